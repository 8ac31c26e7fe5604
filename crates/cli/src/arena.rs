use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use underhill_catalog::GameId;
use underhill_core::{Choices, Game, Luck, PerSeat, Seat, Waiting, seeded};
use underhill_search::{Brain, BrainVisit, visit};

use crate::arguments::{OptionArgs, Player, game, threads};
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::series::in_batches;
use crate::thinking::{BudgetArgs, Thinker};

/// Let bots play against each other and find out who is better.
///
/// Every seed is played once for every way to seat the players, so luck and the first move favour nobody.
#[derive(Args)]
pub(crate) struct Arena {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// Who plays: random, greedy, easy, medium, hard, master, or exec:COMMAND. `hard@10%` has a tenth of the time.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// How many games; rounded up so that every seating is played equally often.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Where the luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: OptionArgs,
    #[command(flatten)]
    budgets: BudgetArgs,
    /// Stop as soon as it is settled whether the first player is better than the rest, or at most equal: a sequential
    /// test of 0 against so many Elo, both errors 5 %.
    #[arg(long, value_name = "ELO")]
    settle: Option<f64>,
    /// How many games at once; without it, one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// A JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// What a series showed.
#[derive(Serialize)]
pub(crate) struct Verdict {
    game: &'static str,
    seed: u64,
    games: u64,
    players: Vec<PlayerVerdict>,
    mean_turns: f64,
    forfeits: Vec<String>,
    /// Whether and how the sequential test ended.
    settled: Option<&'static str>,
}

#[derive(Serialize)]
struct PlayerVerdict {
    player: String,
    /// The share of wins, a shared win counting in parts, with the half-width of its 95 % confidence interval.
    score: f64,
    score_plus_minus: f64,
    /// Against the rest together, where there are two players.
    elo: Option<f64>,
    elo_interval: Option<[f64; 2]>,
    mean_points: f64,
    decisions: u64,
    mean_milliseconds: f64,
    /// By how much the longest decision overran its budget.
    worst_overrun_milliseconds: f64,
}

/// What one player did in one game or several.
#[derive(Clone, Default)]
struct Tally {
    score: f64,
    points: f64,
    decisions: u64,
    thinking: Duration,
    overrun: Duration,
}

/// All games with one seed.
struct Round {
    tallies: Vec<Tally>,
    turns: u64,
    forfeits: Vec<String>,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.games == 0 {
            return Err(Failure::input("at least one game has to be played"));
        }
        if self.seats.contains(&Player::Human) {
            return Err(Failure::input("people do not play in the arena; `underhill play` is for them"));
        }
        self.budgets.validate()?;
        let json = self.json;
        let verdict = visit(self.game, self)?;
        let mut out = stdout();
        if json { json_line(&mut out, &verdict) } else { print(&mut out, &verdict) }
    }
}

impl BrainVisit for Arena {
    type Output = Result<Verdict, Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let options = self.options.read::<G>()?;
        let start = G::new(self.seats.len(), &options).map_err(Failure::input)?;
        let seatings = seatings(&self.seats);
        let rounds = self.games.div_ceil(seatings.len() as u64);
        let mut results: Vec<Round> = Vec::new();
        let mut settled = None;
        let play = |range: std::ops::Range<u64>| {
            range.map(|number| self.play_round(&start, &seatings, number)).collect::<Result<Vec<_>, _>>().map_err(Some)
        };
        let merge = |batch: Vec<Round>| {
            results.extend(batch);
            settled = self.settle.and_then(|elo| sequential_test(&results, seatings.len(), elo));
            // Nothing went wrong, but there is no need to go on.
            if settled.is_some() { Err(None) } else { Ok(()) }
        };
        match in_batches(rounds, 1, threads(self.threads)?, self.json, play, merge) {
            Ok(()) | Err(None) => Ok(self.verdict(G::ID, &results, seatings.len(), settled)),
            Err(Some(failure)) => Err(failure),
        }
    }
}

/// Every different way to seat the players: for each seat, which of them sits there.
fn seatings(players: &[Player]) -> Vec<Vec<usize>> {
    let mut seatings: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in players {
        seatings = seatings
            .iter()
            .flat_map(|seated| {
                (0..players.len())
                    .filter(|player| !seated.contains(player))
                    .map(|player| [&seated[..], &[player]].concat())
            })
            .collect();
    }
    // Two of a kind may swap seats without anybody noticing.
    let names = |seating: &[usize]| seating.iter().map(|&player| players[player].clone()).collect::<Vec<_>>();
    let mut different: Vec<Vec<usize>> = Vec::new();
    for seating in seatings {
        if !different.iter().any(|known| names(known) == names(&seating)) {
            different.push(seating);
        }
    }
    different
}

impl Arena {
    fn play_round<G: Brain>(&self, start: &G, seatings: &[Vec<usize>], number: u64) -> Result<Round, Failure> {
        let mut round = Round { tallies: vec![Tally::default(); self.seats.len()], turns: 0, forfeits: Vec::new() };
        for seating in seatings {
            self.play_game(start.clone(), seating, number, &mut round)?;
        }
        Ok(round)
    }

    fn play_game<G: Brain>(
        &self,
        mut game: G,
        seating: &[usize],
        number: u64,
        round: &mut Round,
    ) -> Result<(), Failure> {
        let mut luck = seeded(self.seed, number);
        let mut thinkers: Vec<Thinker<G>> = Vec::new();
        for (seat, &player) in seating.iter().enumerate() {
            let seed = seeded(self.seed, number).below(u64::MAX) ^ (seat as u64) << 32;
            let thinker = Thinker::sit(&self.seats[player], self.budgets, seed)?;
            thinkers.push(thinker.expect("there are no people in the arena"));
        }
        let mut decided = 0;
        loop {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    let ticket = luck.below(u64::from(game.tickets())) as u32;
                    let outcome = game.outcome_at(ticket).expect("the ticket is below their number");
                    game.draw_unchecked(outcome, &mut ());
                }
                Waiting::Decide(seats) => {
                    let mut choices = Choices::new();
                    for seat in seats.iter() {
                        decided += 1;
                        let player = seating[seat.index()];
                        match thinkers[seat.index()].decide(&game, seat, decided) {
                            Ok(decision) => {
                                let tally = &mut round.tallies[player];
                                tally.decisions += 1;
                                tally.thinking += decision.took;
                                tally.overrun = tally.overrun.max(decision.over);
                                choices.push((seat, decision.action));
                            }
                            Err(problem) => {
                                let who = &self.seats[player];
                                round
                                    .forfeits
                                    .push(format!("{who} forfeits game {number} in seat {seat}: it {problem}"));
                                forfeit(&game, seat, seating, round);
                                return Ok(());
                            }
                        }
                    }
                    game.decide_unchecked(&choices, &mut ());
                }
            }
        }
        let standings = game.standings().expect("the game is over");
        let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
        for (seat, &player) in Seat::first(seating.len()).zip(seating) {
            let tally = &mut round.tallies[player];
            tally.score += if standings.places[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
            tally.points += f64::from(standings.points[seat.index()]);
        }
        round.turns += u64::from(game.turns());
        Ok(())
    }

    fn verdict(&self, id: &'static str, rounds: &[Round], seatings: usize, settled: Option<&'static str>) -> Verdict {
        let games = (rounds.len() * seatings) as u64;
        let players = self.seats.iter().enumerate().map(|(index, player)| {
            let (score, plus_minus) = score(rounds, seatings, index);
            let total = rounds.iter().map(|round| &round.tallies[index]).fold(Tally::default(), |sum, tally| Tally {
                score: sum.score + tally.score,
                points: sum.points + tally.points,
                decisions: sum.decisions + tally.decisions,
                thinking: sum.thinking + tally.thinking,
                overrun: sum.overrun.max(tally.overrun),
            });
            let two = self.seats.len() == 2;
            PlayerVerdict {
                player: player.to_string(),
                score,
                score_plus_minus: plus_minus,
                elo: two.then(|| elo(score)),
                elo_interval: two.then(|| [elo(score - plus_minus), elo(score + plus_minus)]),
                mean_points: total.points / games as f64,
                decisions: total.decisions,
                mean_milliseconds: 1e3 * total.thinking.as_secs_f64() / total.decisions.max(1) as f64,
                worst_overrun_milliseconds: 1e3 * total.overrun.as_secs_f64(),
            }
        });
        Verdict {
            game: id,
            seed: self.seed,
            games,
            players: players.collect(),
            mean_turns: rounds.iter().map(|round| round.turns).sum::<u64>() as f64 / games as f64,
            forfeits: rounds.iter().flat_map(|round| round.forfeits.clone()).collect(),
            settled,
        }
    }
}

/// Whoever forfeits loses; the others share the win.
fn forfeit<G: Game>(game: &G, loser: Seat, seating: &[usize], round: &mut Round) {
    let share = 1.0 / (seating.len() - 1) as f64;
    let points: PerSeat<i32> = game.points();
    for (seat, &player) in Seat::first(seating.len()).zip(seating) {
        let tally = &mut round.tallies[player];
        tally.score += if seat == loser { 0.0 } else { share };
        tally.points += f64::from(points[seat.index()]);
    }
    round.turns += u64::from(game.turns());
}

/// The share of wins of a player and the half-width of its 95 % interval. Games with the same seed depend on each
/// other, so rounds are counted and not games.
fn score(rounds: &[Round], seatings: usize, player: usize) -> (f64, f64) {
    let scores: Vec<f64> = rounds.iter().map(|round| round.tallies[player].score / seatings as f64).collect();
    let n = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / n;
    let spread: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
    let variance = if scores.len() > 1 { spread / (n - 1.0) } else { 0.0 };
    (mean, 1.96 * (variance / n).sqrt())
}

/// The difference in Elo that a score between two players means.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0001, 0.9999);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Whether the first player is better than the rest by `elo`, or not better at all: a sequential probability ratio test
/// on the rounds' scores, taken as normally distributed.
fn sequential_test(rounds: &[Round], seatings: usize, elo: f64) -> Option<&'static str> {
    const LEAST: usize = 10;
    if rounds.len() < LEAST {
        return None;
    }
    let even = 1.0 / rounds[0].tallies.len() as f64;
    let (mean, plus_minus) = score(rounds, seatings, 0);
    let n = rounds.len() as f64;
    let variance = (plus_minus / 1.96).powi(2) * n;
    let better = 1.0 / (1.0 + 10f64.powf(-elo / 400.0)) - 0.5 + even;
    let ratio = n * (better - even) * (2.0 * mean - even - better) / (2.0 * variance.max(1e-6));
    // ln((1 - 0.05) / 0.05)
    const BOUND: f64 = 2.944;
    if ratio > BOUND {
        Some("the first player is better")
    } else if ratio < -BOUND {
        Some("the first player is not better")
    } else {
        None
    }
}

fn print(out: &mut impl Write, verdict: &Verdict) -> Result<(), Failure> {
    writeln!(out, "{}: {} games, seed {}", verdict.game, verdict.games, verdict.seed)?;
    for player in &verdict.players {
        let PlayerVerdict { player, score, score_plus_minus, elo, elo_interval, mean_points, .. } = player;
        write!(out, "  {player:<10} {:5.1} % ± {:.1}", 100.0 * score, 100.0 * score_plus_minus)?;
        if let (Some(elo), Some([low, high])) = (elo, elo_interval) {
            write!(out, "   Elo {elo:+5.0} ({low:+.0} to {high:+.0})")?;
        }
        writeln!(out, "   points {mean_points:.2}")?;
    }
    for player in &verdict.players {
        let PlayerVerdict { player, decisions, mean_milliseconds, worst_overrun_milliseconds, .. } = player;
        writeln!(
            out,
            "  {player:<10} {decisions} decisions, {mean_milliseconds:.2} ms each, at worst {worst_overrun_milliseconds:.1} ms over"
        )?;
    }
    writeln!(out, "  a game takes {:.1} turns", verdict.mean_turns)?;
    if let Some(settled) = verdict.settled {
        writeln!(out, "  settled: {settled}")?;
    }
    for forfeit in &verdict.forfeits {
        writeln!(out, "  {forfeit}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_different_seating_is_played() {
        let players = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect::<Vec<Player>>();
        assert_eq!(seatings(&players(&["hard", "easy"])), [[0, 1], [1, 0]]);
        assert_eq!(seatings(&players(&["easy", "easy"])).len(), 1);
        assert_eq!(seatings(&players(&["hard", "easy", "easy", "easy"])).len(), 4);
        assert_eq!(seatings(&players(&["hard", "easy", "greedy"])).len(), 6);
    }

    #[test]
    fn an_even_score_is_no_difference_in_elo() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.76) - 200.0).abs() < 1.0);
    }

    fn rounds(scores: &[f64]) -> Vec<Round> {
        let tally = |score| Tally { score, ..Tally::default() };
        let round =
            |&score: &f64| Round { tallies: vec![tally(score), tally(2.0 - score)], turns: 0, forfeits: vec![] };
        scores.iter().map(round).collect()
    }

    #[test]
    fn a_clear_difference_is_settled_and_an_unclear_one_is_not() {
        let clear: Vec<f64> = (0..40).map(|i| if i % 8 == 0 { 1.0 } else { 2.0 }).collect();
        assert_eq!(sequential_test(&rounds(&clear), 2, 50.0), Some("the first player is better"));
        let lost: Vec<f64> = clear.iter().map(|score| 2.0 - score).collect();
        assert_eq!(sequential_test(&rounds(&lost), 2, 50.0), Some("the first player is not better"));
        let even: Vec<f64> = (0..12).map(|i| if i % 2 == 0 { 0.0 } else { 2.0 }).collect();
        assert_eq!(sequential_test(&rounds(&even), 2, 50.0), None);
    }
}
