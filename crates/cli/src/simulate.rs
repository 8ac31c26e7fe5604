use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{End, Game, PerSeat, Record, Seat, Standings, play_out, random_step, seeded};
use underhill_search::Level;

use crate::arguments::{OptionArgs, Player, game, threads};
use crate::failure::Failure;
use crate::output::{WholeFile, json_line, stdout};
use crate::series::in_batches;

/// Play many games without people and count what comes of them.
///
/// The same seed gives the same games, whatever the number of threads.
#[derive(Args)]
pub(crate) struct Simulate {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// Who plays, seat by seat; `random` takes any legal action.
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    seats: Vec<Player>,
    /// How many games.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Where the luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: OptionArgs,
    /// How many threads to use; without it, one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// Write every game to this file, one line each (see docs/records.md).
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// A JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// What came of a series. Everything but the speed follows from the seed.
#[derive(Serialize)]
pub(crate) struct Summary {
    game: &'static str,
    seed: u64,
    games: u64,
    seats: Vec<SeatSummary>,
    /// First places shared by several seats.
    shared_wins: u64,
    mean_turns: f64,
    mean_steps: f64,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    steps_per_second: f64,
}

#[derive(Serialize)]
struct SeatSummary {
    player: String,
    /// First places not shared with anyone.
    wins: u64,
    win_rate: Estimate,
    points: Estimate,
}

/// A mean with the half-width of its 95 % confidence interval.
#[derive(Copy, Clone, Serialize)]
struct Estimate {
    mean: f64,
    plus_minus: f64,
}

impl Estimate {
    fn new(count: u64, sum: f64, sum_of_squares: f64) -> Self {
        let n = count as f64;
        let mean = sum / n;
        let variance = if count > 1 { ((sum_of_squares - n * mean * mean) / (n - 1.0)).max(0.0) } else { 0.0 };
        Estimate { mean, plus_minus: 1.96 * (variance / n).sqrt() }
    }
}

/// Whole numbers only, so that adding up in any order gives the same.
#[derive(Clone, Default)]
struct Totals {
    games: u64,
    turns: u64,
    steps: u64,
    shared_wins: u64,
    seats: PerSeat<SeatTotals>,
}

#[derive(Clone, Default)]
struct SeatTotals {
    wins: u64,
    points: i64,
    squares: i64,
}

impl Totals {
    fn new(seats: usize) -> Self {
        Totals { seats: (0..seats).map(|_| SeatTotals::default()).collect(), ..Totals::default() }
    }

    fn count(&mut self, standings: &Standings, turns: u32, steps: u64) {
        self.games += 1;
        self.turns += u64::from(turns);
        self.steps += steps;
        let shared = standings.places.iter().filter(|&&place| place == 1).count() > 1;
        self.shared_wins += u64::from(shared);
        for ((seat, &place), &points) in self.seats.iter_mut().zip(&standings.places).zip(&standings.points) {
            seat.wins += u64::from(place == 1 && !shared);
            seat.points += i64::from(points);
            seat.squares += i64::from(points) * i64::from(points);
        }
    }

    fn add(&mut self, other: &Totals) {
        self.games += other.games;
        self.turns += other.turns;
        self.steps += other.steps;
        self.shared_wins += other.shared_wins;
        for (seat, others) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += others.wins;
            seat.points += others.points;
            seat.squares += others.squares;
        }
    }
}

impl Simulate {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.games == 0 {
            return Err(Failure::input("at least one game has to be played"));
        }
        if let Some(player) = self.seats.iter().find(|player| **player != Player::Bot(Level::Random.into())) {
            return Err(Failure::input(format!(
                "only `random` plays in simulations, not `{player}`; see `underhill arena`"
            )));
        }
        let json = self.json;
        let summary = self.game.visit(self)?;
        let mut out = stdout();
        if json { json_line(&mut out, &summary) } else { print(&mut out, &summary) }
    }
}

impl Visit for Simulate {
    type Output = Result<Summary, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let options = self.options.read::<G>()?;
        let seats = self.seats.len();
        let start = G::new(seats, &options).map_err(Failure::input)?;
        let threads = threads(self.threads)?;
        let players: Vec<String> = self.seats.iter().map(Player::to_string).collect();
        let mut file = self.record.as_deref().map(WholeFile::create).transpose()?;
        let recording = file.is_some();

        let mut totals = Totals::new(seats);
        let clock = Instant::now();
        let play = |range: std::ops::Range<u64>| {
            let (mut totals, mut records) = (Totals::new(seats), Vec::new());
            for number in range {
                let mut game = start.clone();
                let mut record = recording.then(|| Record::new(&game, players.clone()));
                let steps = play_at_random(&mut game, self.seed, number, record.as_mut());
                let standings = game.standings().expect("the game was played to its end");
                totals.count(&standings, game.turns(), steps);
                if let Some(mut record) = record {
                    record.end = Some(End::from(standings));
                    records.push(record.to_line());
                }
            }
            Ok((totals, records))
        };
        let merge = |(part, records): (Totals, Vec<String>)| {
            totals.add(&part);
            match &mut file {
                Some(file) => records.iter().try_for_each(|line| file.line(line)),
                None => Ok(()),
            }
        };
        in_batches(self.games, batch_size(self.games, threads), threads, self.json, play, merge)?;
        let seconds = clock.elapsed().as_secs_f64();
        if let Some(file) = file {
            file.finish()?;
        }
        Ok(summarise(G::ID, self.seed, &players, &totals, threads, seconds))
    }
}

/// Large enough that threads seldom meet, small enough that none is left waiting long at the end.
fn batch_size(games: u64, threads: usize) -> u64 {
    (games / (threads as u64 * 16)).clamp(1, 1_000)
}

fn play_at_random<G: Game>(game: &mut G, seed: u64, number: u64, record: Option<&mut Record>) -> u64 {
    let mut luck = seeded(seed, number);
    let Some(record) = record else { return play_out(game, &mut luck, &mut ()) };
    while let Some(step) = random_step(game, &mut luck) {
        game.apply_unchecked(&step, &mut ());
        record.push::<G>(&step);
    }
    record.steps.len() as u64
}

fn summarise(
    game: &'static str,
    seed: u64,
    players: &[String],
    totals: &Totals,
    threads: usize,
    seconds: f64,
) -> Summary {
    let n = totals.games;
    let seats = players.iter().zip(&totals.seats).map(|(player, seat)| SeatSummary {
        player: player.clone(),
        wins: seat.wins,
        win_rate: Estimate::new(n, seat.wins as f64, seat.wins as f64),
        points: Estimate::new(n, seat.points as f64, seat.squares as f64),
    });
    Summary {
        game,
        seed,
        games: n,
        seats: seats.collect(),
        shared_wins: totals.shared_wins,
        mean_turns: totals.turns as f64 / n as f64,
        mean_steps: totals.steps as f64 / n as f64,
        threads,
        seconds,
        games_per_second: n as f64 / seconds,
        steps_per_second: totals.steps as f64 / seconds,
    }
}

fn print(out: &mut impl Write, summary: &Summary) -> Result<(), Failure> {
    let Summary { game, games, seed, shared_wins, mean_turns, mean_steps, .. } = summary;
    writeln!(out, "{game}: {games} games, seed {seed}")?;
    for (seat, line) in Seat::first(summary.seats.len()).zip(&summary.seats) {
        let SeatSummary { player, wins, win_rate, points } = line;
        writeln!(
            out,
            "  seat {seat}  {player:<8}  won {wins:>9} ({:5.1} % ± {:.1})   points {:7.2} ± {:.2}",
            100.0 * win_rate.mean,
            100.0 * win_rate.plus_minus,
            points.mean,
            points.plus_minus
        )?;
    }
    let share = 100.0 * *shared_wins as f64 / *games as f64;
    writeln!(out, "  shared or drawn  {shared_wins:>9} ({share:5.1} %)")?;
    writeln!(out, "  a game takes {mean_turns:.1} turns, {mean_steps:.1} steps")?;
    writeln!(
        out,
        "  {:.0} games/s, {:.2} million steps/s on {} thread{} ({:.2} s)",
        summary.games_per_second,
        summary.steps_per_second / 1e6,
        summary.threads,
        if summary.threads == 1 { "" } else { "s" },
        summary.seconds
    )?;
    Ok(())
}
