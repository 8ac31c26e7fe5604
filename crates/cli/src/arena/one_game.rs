//! One game of a series.

use std::time::Duration;

use clap::Args;
use underhill_core::{Choices, End, EndKind, Game, Luck, Record, Seat, Step, StepOf, Waiting, random_step, seeded};
use underhill_search::Brain;

use super::seating::{Rota, Seating};
use crate::arguments::{OptionArgs, Player};
use crate::failure::Failure;
use crate::thinking::{BudgetArgs, Thinker};

/// How the games with one seed begin: after a random opening, if one is wanted, the same for every way to seat the
/// players.
struct Beginning<G: Game, L> {
    start: G,
    game: G,
    luck: L,
    steps: Vec<StepOf<G>>,
    number: u64,
    /// Where the luck of the players comes from.
    seed: u64,
}

/// Openings are drawn by luck of their own.
const OPENINGS: u64 = 0x6F70_656E_696E_6773;

impl<G: Game> Beginning<G, ()> {
    fn new(start: &G, seed: u64, number: u64, decisions: u32) -> Beginning<G, impl Luck + Clone + use<G>> {
        let mut moods = seeded(seed ^ OPENINGS, number);
        loop {
            let mut luck = seeded(seed, number);
            let (mut game, mut steps, mut left) = (start.clone(), Vec::new(), decisions);
            while left > 0 {
                let step = match game.waiting() {
                    Waiting::Decide(_) => random_step(&game, &mut moods),
                    _ => random_step(&game, &mut luck),
                };
                let Some(step) = step else { break };
                left -= u32::from(matches!(step, Step::Decide(_)));
                game.apply_unchecked(&step, &mut ());
                steps.push(step);
            }
            // An opening that ends the game is none; a game cannot be so short that there is no other.
            if game.waiting() != Waiting::Over {
                let seed = seeded(seed, number).below(u64::MAX);
                return Beginning { start: start.clone(), game, luck, steps, number, seed };
            }
        }
    }
}

/// What one seat did.
#[derive(Clone, Default)]
pub(crate) struct Seated {
    /// The share of the win.
    pub(crate) score: f64,
    pub(crate) points: f64,
    pub(crate) decisions: u64,
    pub(crate) thinking: Duration,
    pub(crate) overrun: Duration,
}

/// All games with one seed.
pub(crate) type Round = Vec<Played>;

/// A game that has been played.
pub(crate) struct Played {
    pub(crate) seating: Seating,
    /// By seat.
    pub(crate) seats: Vec<Seated>,
    pub(crate) turns: u64,
    /// Who broke it off, and why.
    pub(crate) forfeit: Option<String>,
    /// The line of a record file.
    pub(crate) record: Option<String>,
}

impl Played {
    /// A player's share of the win.
    pub(crate) fn score(&self, player: usize) -> f64 {
        self.of(player).score
    }

    /// What a player did.
    pub(crate) fn of(&self, player: usize) -> &Seated {
        let seat = self.seating.iter().position(|&other| other == player).expect("everybody plays");
        &self.seats[seat]
    }
}

/// A game being played in the arena.
struct Table<G: Brain> {
    game: G,
    thinkers: Vec<Thinker<G>>,
    record: Option<Record>,
}

impl<G: Brain> Table<G> {
    fn apply(&mut self, step: &StepOf<G>) {
        if let Some(record) = &mut self.record {
            record.push::<G>(step);
        }
        let mut events = Vec::new();
        self.game.apply_unchecked(step, &mut events);
        for (seat, thinker) in Seat::first(self.thinkers.len()).zip(&mut self.thinkers) {
            thinker.notice(seat, &events);
        }
    }
}

/// How players meet, whoever they are.
#[derive(Args)]
pub(crate) struct ContestArgs {
    /// Where the luck comes from.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Begin each game with so many random decisions, the same for every way to seat the players.
    #[arg(long, value_name = "DECISIONS", default_value_t = 0)]
    pub(crate) opening: u32,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    #[command(flatten)]
    pub(crate) budgets: BudgetArgs,
    /// How many games at once; without it, one per core.
    #[arg(long)]
    pub(crate) threads: Option<usize>,
}

/// Who plays against whom, and how.
pub(crate) struct Contest<'c> {
    pub(crate) players: &'c [Player],
    pub(crate) how: &'c ContestArgs,
    /// Whether games are written down.
    pub(crate) recorded: bool,
}

impl Contest<'_> {
    /// The games with one seed, one for every way to seat the players.
    pub(crate) fn play_round<G: Brain>(&self, start: &G, rota: &Rota, number: u64) -> Result<Round, Failure> {
        let beginning = Beginning::new(start, self.how.seed, number, self.how.opening);
        rota.of_round(number).map(|seating| self.play_game(&beginning, seating)).collect()
    }

    fn play_game<G: Brain, L: Luck + Clone>(
        &self,
        beginning: &Beginning<G, L>,
        seating: Seating,
    ) -> Result<Played, Failure> {
        let players = self.players;
        let mut thinkers: Vec<Thinker<G>> = Vec::new();
        for (seat, &player) in seating.iter().enumerate() {
            let seed = beginning.seed ^ (seat as u64) << 32;
            let thinker = Thinker::sit(&players[player], self.how.budgets, 1, seed)?;
            thinkers.push(thinker.expect("there are no people in the arena"));
        }
        let names = seating.iter().map(|&player| players[player].to_string()).collect();
        let record = self.recorded.then(|| Record::new(&beginning.start, names));
        let mut table = Table { game: beginning.start.clone(), thinkers, record };
        beginning.steps.iter().for_each(|step| table.apply(step));
        debug_assert!(table.game.waiting() == beginning.game.waiting());
        let mut luck = beginning.luck.clone();
        let mut seats = vec![Seated::default(); seating.len()];
        let (mut decided, mut forfeit) = (0, None);
        let end = 'game: loop {
            let step = match table.game.waiting() {
                Waiting::Over => break End::from(table.game.standings().expect("the game is over")),
                Waiting::Chance => random_step(&table.game, &mut luck).expect("the game is not over"),
                Waiting::Decide(deciding) => {
                    let mut choices = Choices::new();
                    for seat in deciding.iter() {
                        decided += 1;
                        match table.thinkers[seat.index()].decide(&table.game, seat, decided) {
                            Ok(decision) => {
                                let seated = &mut seats[seat.index()];
                                seated.decisions += 1;
                                seated.thinking += decision.took;
                                seated.overrun = seated.overrun.max(decision.over);
                                choices.push((seat, decision.action));
                            }
                            Err(problem) => {
                                let (who, number) = (&players[seating[seat.index()]], beginning.number);
                                forfeit = Some(format!("{who} forfeits game {number} in seat {seat}: it {problem}"));
                                break 'game End::stopped(EndKind::Resigned, Some(seat), table.game.points());
                            }
                        }
                    }
                    Step::Decide(choices)
                }
            };
            table.apply(&step);
        };
        share_out(&mut seats, &end);
        let turns = u64::from(table.game.turns());
        let record = table.record.map(|record| Record { end: Some(end), ..record }.to_line());
        Ok(Played { seating, seats, turns, forfeit, record })
    }
}

/// Whoever is first wins, several together in parts. If somebody forfeits the others share the win.
fn share_out(seats: &mut [Seated], end: &End) {
    let wins = |seat: usize| match end.seat {
        Some(loser) => loser.index() != seat,
        None => end.places[seat] == 1,
    };
    let winners = (0..seats.len()).filter(|&seat| wins(seat)).count() as f64;
    for (seat, seated) in seats.iter_mut().enumerate() {
        seated.score = if wins(seat) { 1.0 / winners } else { 0.0 };
        seated.points = f64::from(end.points[seat]);
    }
}
