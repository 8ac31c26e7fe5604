//! The judge of Clonk! positions: `crates/search/src/clonk/net.txt`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Level, MAX_SEATS, Seat, Standings, Viewer, seeded};
use underhill_search::lab::clonk::{FEATURES, FORMAT, HIDDEN, Manner, Net, Notes, Scene, Weights, decide, manner};
use underhill_search::{Aids, Estimate, Nodes, Question};

use super::duel::read;
use super::play::{play, play_by};
use crate::net::{School, rate};
use crate::output::{on_all_cores, write};
use crate::settings::changed;

/// How fast the weights move, at first and at the end.
const RATE: (f32, f32) = (3e-3, 5e-5);
/// The same for games played with some thought.
const THOUGHTFUL_RATE: (f32, f32) = (1e-3, 3e-5);

const SCHOOL: School = School { format: FORMAT, chances, usual: 20.0 };

type Learner = crate::net::Learner<FEATURES, HIDDEN>;
type Sample = crate::net::Sample<FEATURES>;

/// Makes the weights of the judge from games.
///
/// Every round plays other games and moves the weights once towards who won them and with how many points (a small net, by
/// Adam). First the games are played by habit, which is quick; then by players who think a little and judge by the net as it
/// is (expert iteration).
#[derive(Args)]
pub(crate) struct Learn {
    /// How many rounds of games played by habit.
    #[arg(long, default_value_t = 60)]
    rounds: u64,
    /// How many games such a round has.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How many rounds of games played with some thought.
    #[arg(long, default_value_t = 16)]
    thoughtful_rounds: u64,
    /// How many games such a round has.
    #[arg(long, default_value_t = 750)]
    thoughtful_games: u64,
    /// How the players of these games think otherwise than `hard` trying six actions six times to the end of their turn:
    /// `trials=12,rounds=1`.
    #[arg(long, default_value = "")]
    thought: String,
    /// How much who won in the end counts against what was thought a turn later, of a hundred.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u8).range(0..=100))]
    end_counts: u8,
    /// Goes on from the net in this file, or from the one that is `shipped`, with games that are played with thought.
    #[arg(long)]
    from: Option<String>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 3000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/net.txt";

impl Learn {
    pub(crate) fn run(self) {
        let mut learner = match &self.from {
            None => Learner::new(self.seed, SCHOOL),
            Some(name) => Learner::from(read(name).numbers(), SCHOOL),
        };
        let by_habit_rounds = if self.from.is_some() { 0 } else { self.rounds };
        for round in 0..by_habit_rounds {
            let first = round * self.games;
            let played = on_all_cores(self.games as usize, |game| by_habit(self.seed, first + game));
            let rate = rate(RATE, round, self.rounds);
            learn_round(&mut learner, "by habit", round, played, 1, rate, self.seed);
        }
        let thought = Thought::new(&self.thought, f64::from(self.end_counts) / 100.0);
        for round in 0..self.thoughtful_rounds {
            let net = learner.net();
            let first = round * self.thoughtful_games;
            let play = |game| with_thought(self.seed + 1000, first + game, &net, &thought);
            let played = on_all_cores(self.thoughtful_games as usize, play);
            let rate = rate(THOUGHTFUL_RATE, round, self.thoughtful_rounds);
            learn_round(&mut learner, "with thought", round, played, 2, rate, self.seed + 1000);
        }
        write(self.out.as_deref(), SHIPPED, learner.text());
    }
}

/// Scores become chances that add up to 1.
fn chances(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = (*score - most).exp());
    let total: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= total);
}

/// Learns from games, several times from each, and tells every now and then how well they were judged.
fn learn_round(
    learner: &mut Learner,
    how: &str,
    round: u64,
    played: Vec<Vec<Sample>>,
    passes: u64,
    rate: f32,
    seed: u64,
) {
    let mut samples: Vec<Sample> = played.into_iter().flatten().collect();
    for pass in 0..passes {
        let (loss, off) = learner.learn(&mut samples, rate, &mut seeded(seed ^ 0xABCD ^ pass, round));
        if pass == 0 && round % 10 == 9 {
            println!("{how}, round {}: surprise {loss:.4}, points off by {off:.3}", round + 1);
        }
    }
}

/// How many play the game with that number: mostly two.
fn seats_of(index: u64) -> usize {
    [2, 2, 2, 3, 4][index as usize % 5]
}

/// What is to be seen at the beginning of the turns of a game played by habit.
fn by_habit(seed: u64, index: u64) -> Vec<Sample> {
    let weights = Weights::TUNED;
    let whim = [20, 60, 120][index as usize / 5 % 3];
    let players = vec![&weights; seats_of(index)];
    samples(players.len(), |watch| play(seed, index, &players, whim, watch))
}

/// How games are played with thought, and what is learned from them.
struct Thought {
    manner: Manner,
    /// How much the end of a game counts against what is thought a turn later: the lambda of temporal difference learning.
    end_counts: f64,
}

impl Thought {
    fn new(changes: &str, end_counts: f64) -> Thought {
        let hard = manner(Level::Hard).expect("it thinks");
        let few = Manner { candidates: 6, margin: 350, trials: 6, rounds: 0, ..hard };
        let quick = Manner { noise: 60, guesses: false, curiosity: None, ..few };
        Thought { manner: changed(&quick, changes.split(',').filter(|change| !change.is_empty())), end_counts }
    }
}

/// The same of a game whose players try a few actions out in mind and judge by the net.
fn with_thought(seed: u64, index: u64, net: &Net, thought: &Thought) -> Vec<Sample> {
    let seats = seats_of(index);
    let mut number = 0;
    let mut notes: Vec<Notes> = (0..seats).map(|_| Notes::default()).collect();
    // What was thought when each turn began.
    let mut thoughts: Vec<Estimate> = Vec::new();
    let choose = |game: &Clonk, seat: Seat| -> Action {
        number += 1;
        let view = game.view(Viewer::Seat(seat), Level::Hard.memory());
        let (seed, aids) = (seed ^ index << 20 ^ number << 8, Aids::default());
        let question = Question { seat, view: &view, level: Level::Hard, meter: &Nodes(u64::MAX), seed, aids };
        let (action, estimate) = decide(&mut notes[seat.index()], &question, &thought.manner, net);
        // The first turn has no sample.
        if game.turns() as usize == thoughts.len() + 1 {
            thoughts.push(estimate);
        }
        action
    };
    let mut samples = samples(seats, |watch| play_by(seed, index, seats, choose, watch));
    // Backwards from the end, which is all that the samples know so far.
    let Some(Sample { mut win, mut points, .. }) = samples.last().cloned() else { return samples };
    for (sample, estimate) in samples.iter_mut().zip(&thoughts).rev() {
        for seat in 0..seats {
            let mix =
                |end: f32, now: f64| (thought.end_counts * f64::from(end) + (1.0 - thought.end_counts) * now) as f32;
            win[seat] = mix(win[seat], estimate.win[seat]);
            points[seat] = mix(points[seat], estimate.points[seat]);
        }
        (sample.win, sample.points) = (win, points);
    }
    samples
}

/// Plays a game and returns what was to be seen at the beginning of its turns.
fn samples(seats: usize, play: impl FnOnce(&mut dyn FnMut(&Clonk)) -> Standings) -> Vec<Sample> {
    let weights = Weights::TUNED;
    let mut samples: Vec<Sample> = Vec::new();
    let standings = play(&mut |game| {
        let scene = Scene::of(game, &weights);
        let features = Seat::first(seats).map(|seat| scene.features(seat)).collect();
        samples.push(Sample { features, win: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] });
    });
    let winners = standings.places.iter().filter(|&&place| place == 1).count() as f32;
    for sample in &mut samples {
        for seat in 0..seats {
            sample.win[seat] = if standings.places[seat] == 1 { 1.0 / winners } else { 0.0 };
            sample.points[seat] = standings.points[seat] as f32;
        }
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::text;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        assert_eq!(text(&Net::parse(&file, FORMAT).expect("a net")), file);
    }

    #[test]
    fn a_net_learns_who_wins() {
        let mut learner = Learner::new(1, SCHOOL);
        let mut losses = Vec::new();
        for round in 0..6 {
            let mut samples: Vec<Sample> = (0..30).flat_map(|game| by_habit(1, 30 * round + game)).collect();
            losses.push(learner.learn(&mut samples, RATE.0, &mut seeded(2, round)).0);
        }
        assert!(losses[5] < losses[0], "{losses:?}");
    }

    #[test]
    fn games_with_thought_are_whole_and_the_same_every_time() {
        let net = Learner::new(1, SCHOOL).net();
        let thought = Thought::new("trials=2", 0.7);
        let (one, two) = (with_thought(5, 3, &net, &thought), with_thought(5, 3, &net, &thought));
        assert!(one.iter().zip(&two).all(|(one, two)| one.win == two.win && one.features == two.features));
        assert!(one.iter().all(|sample| sample.win.iter().sum::<f32>() > 0.99));
    }
}
