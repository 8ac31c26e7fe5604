//! The judge of Kobold positions: `crates/search/src/kobold/weights`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::kobold::{Kobold, Phase};
use underhill_core::{Game, Luck, Waiting, seeded};
use underhill_search::lab::kobold::{
    FEATURES, FORMAT, HIDDEN, Judge, Scene, SearchSettings, Tree, Verdict, features, judge,
};
use underhill_search::lab::net::softmax;

use super::duel::{AnyNet, read};
use super::play::{draw, new_game, think};
use super::wide::WideLearner;
use crate::net::{School, rate};
use crate::output::{on_all_cores, write};

/// One in so many decisions is random.
const ERRING: u64 = 20;
/// One game in four opens with fewer than so many turns at random, so that the net sees positions that good players
/// do not reach but their opponents do.
const OPENING: u64 = 50;
/// How often a choice must have been looked at to be learned from although it was not taken.
const ENOUGH: u32 = 6;
const SCHOOL: School = School { format: FORMAT, chances: softmax, usual: 10.0 };

type Learner = crate::net::Learner<FEATURES, HIDDEN>;
type Sample = crate::net::Sample<FEATURES>;

/// Makes the weights of the judge by self-play.
///
/// A round plays games in which every seat grows a tree of so many judgements and takes the action that it likes best (one in
/// twenty at random), then moves the weights towards what came of it: what the trees thought a little later in the same game
/// and its result, and the points at the end (temporal difference learning; with trees of more than one look, expert
/// iteration). What a tree thought of other choices, also of such as may come later, is learned as it is (tree bootstrapping).
#[derive(Args)]
pub(crate) struct Learn {
    /// For how many players: 2, 3 or 4. Each number has a narrow net of its own.
    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=4))]
    seats: u64,
    /// A wide net, for two or for more than two: then half of the games are with three and half with four. A net that is gone on
    /// from says itself what it is.
    #[arg(long, conflicts_with = "from")]
    wide: bool,
    /// How many rounds.
    #[arg(long, default_value_t = 300)]
    rounds: u64,
    /// How many games a round has.
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[command(flatten)]
    teaching: Teaching,
    /// How often the samples of a round are learned from.
    #[arg(long, default_value_t = 1)]
    passes: u64,
    /// From how many rounds the samples are drawn at random, the last one among them (experience replay); a wide net only.
    #[arg(long, default_value_t = 1)]
    window: usize,
    /// How fast the weights move at first, in thousandths.
    #[arg(long, default_value_t = 3.0)]
    rate: f32,
    /// How fast they move in the end, in thousandths.
    #[arg(long, default_value_t = 0.1)]
    last_rate: f32,
    /// Goes on from the net in this file, or from the best one that is `shipped`, or the `narrow` one.
    #[arg(long)]
    from: Option<String>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// Another file than the one that ships; the net is written to it every ten rounds.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// How games are played to be learned from, and what of them.
#[derive(Args)]
struct Teaching {
    /// How many positions are judged for a decision; one look ahead if none are said.
    #[arg(long, default_value_t = 1)]
    judgements: u64,
    /// From how many choices that were well looked at and not taken is learned for every decision.
    #[arg(long, default_value_t = 1)]
    besides: u64,
    /// How much the rest of the game counts against what is thought of a position when it is reached, from 0 to 1.
    #[arg(long, default_value_t = 0.92)]
    lambda: f32,
}

/// A position with what it should be judged.
pub(super) struct Lesson {
    pub(super) game: Kobold,
    pub(super) verdict: Verdict,
}

/// A net of either kind on its way.
enum Pupil {
    Narrow(Learner),
    Wide(WideLearner),
}

impl Pupil {
    /// The net as it is now.
    fn net(&self) -> AnyNet {
        match self {
            Pupil::Narrow(learner) => AnyNet::Narrow(Box::new(learner.net())),
            Pupil::Wide(learner) => AnyNet::Wide(Box::new(learner.net())),
        }
    }

    /// Goes over the lessons of a round so many times; returns the surprise and by how much the points were off at first.
    fn learn(&mut self, lessons: &[Lesson], passes: u64, rate: f32, seed: u64, round: u64) -> (f32, f32) {
        match self {
            Pupil::Narrow(learner) => {
                let mut samples: Vec<Sample> = lessons.iter().map(sample).collect();
                let mut told = None;
                for pass in 0..passes {
                    let mut luck = seeded(seed ^ 0xABCD ^ pass << 32, round);
                    let came = learner.learn(&mut samples, rate, &mut luck);
                    told = told.or(Some(came));
                }
                told.unwrap_or_default()
            }
            Pupil::Wide(learner) => learner.learn(lessons, passes, rate, &mut seeded(seed ^ 0xABCD, round)),
        }
    }
}

impl Learn {
    pub(crate) fn run(self) {
        let seats = self.seats as usize;
        let mut pupil = match self.from.as_ref().map(|name| read(name, seats)) {
            None if self.wide => Pupil::Wide(WideLearner::new(self.seed, self.window)),
            None => Pupil::Narrow(Learner::new(self.seed, SCHOOL)),
            Some(AnyNet::Narrow(net)) => Pupil::Narrow(Learner::from(net.numbers(), SCHOOL)),
            Some(AnyNet::Wide(net)) => Pupil::Wide(WideLearner::from_net(&net, self.window)),
        };
        let for_many = matches!(pupil, Pupil::Wide(_)) && seats > 2;
        for round in 0..self.rounds {
            let net = pupil.net();
            let played = on_all_cores(self.games as usize, |game| {
                let seats = if for_many { 3 + game as usize % 2 } else { seats };
                self.teaching.play(net.judge(), seats, &mut seeded(self.seed, 1 + round * self.games + game))
            });
            let lessons: Vec<Lesson> = played.into_iter().flatten().collect();
            let rate = 1e-3 * rate((self.rate, self.last_rate), round, self.rounds);
            let (loss, off) = pupil.learn(&lessons, self.passes, rate, self.seed, round);
            if round % 10 == 9 || round + 1 == self.rounds {
                let count = lessons.len();
                println!("round {}: {count} samples, surprise {loss:.4}, points off by {off:.3}", round + 1);
                if self.out.is_some() {
                    self.write(&pupil);
                }
            }
        }
        self.write(&pupil);
    }

    /// Writes the net as it is now.
    fn write(&self, pupil: &Pupil) {
        match pupil {
            Pupil::Narrow(learner) => {
                write(self.out.as_deref(), &format!("kobold/weights/{}.txt", self.seats), learner.text());
            }
            Pupil::Wide(learner) => {
                let name = if self.seats == 2 { "2" } else { "many" };
                write(self.out.as_deref(), &format!("kobold/weights/{name}.bin"), learner.bytes());
            }
        }
    }
}

impl Teaching {
    /// Plays a game and returns its positions with what they should have been judged.
    fn play(&self, net: Judge<'_>, seats: usize, luck: &mut impl Luck) -> Vec<Lesson> {
        let mut game = new_game(seats, luck);
        let opening = if luck.below(4) == 0 { luck.below(OPENING) as u32 } else { 0 };
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut besides: Vec<Lesson> = Vec::new();
        // What was thought of the position of each lesson, where somebody thought.
        let mut thoughts: Vec<Option<Verdict>> = Vec::new();
        loop {
            let telling = match game.phase() {
                Phase::Turn | Phase::Die | Phase::Reveal => true,
                Phase::Fill => game.turns() > 0 && luck.below(4) == 0,
                _ => false,
            };
            let telling = telling && game.turns() >= opening;
            if telling {
                lessons.push(Lesson { game: game.clone(), verdict: Verdict::default() });
                thoughts.push(None);
            }
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance => draw(&mut game, luck),
                Waiting::Decide(_) => {
                    let seat = game.player().expect("it waits for one");
                    let action = if game.turns() < opening {
                        game.random_action(seat, luck)
                    } else {
                        let tree = think(&game, net, SearchSettings::BEST, self.judgements, luck);
                        let favourite = tree.favourite();
                        if let Some(thought) = thoughts.last_mut() {
                            *thought = Some(tree.choices()[favourite].verdict(&SearchSettings::BEST));
                        }
                        besides.extend(others(&game, &tree, favourite, self.besides, luck));
                        let erring = luck.below(ERRING) == 0;
                        if erring { game.random_action(seat, luck) } else { tree.choices()[favourite].action }
                    };
                    game.decide_unchecked(&[(seat, action)], &mut ());
                }
            }
        }
        let end = judge(&game, net);
        let mut hope = end.win;
        for (lesson, thought) in lessons.iter_mut().zip(thoughts).rev() {
            if let Some(thought) = thought {
                for (hope, thought) in hope.iter_mut().zip(thought.win) {
                    *hope = self.lambda * *hope + (1.0 - self.lambda) * thought;
                }
            }
            lesson.verdict = Verdict { win: hope, points: end.points };
        }
        lessons.append(&mut besides);
        lessons
    }
}

/// The positions after so many of the choices that were well looked at, but not the one that is taken, which is learned from anyway.
fn others(game: &Kobold, tree: &Tree<'_>, taken: usize, most: u64, luck: &mut impl Luck) -> Vec<Lesson> {
    let mut taken_to = game.clone();
    let taken = tree.choices()[taken].action;
    taken_to.decide_unchecked(&[(game.player().expect("somebody decides"), taken)], &mut ());
    let known = tree.known(ENOUGH).filter(|(game, _)| *game != taken_to);
    let mut known: Vec<Lesson> = known.map(|(game, verdict)| Lesson { game, verdict }).collect();
    let picked = (0..most).map_while(|_| {
        let one = luck.below(known.len().max(1) as u64) as usize;
        (one < known.len()).then(|| known.swap_remove(one))
    });
    picked.collect()
}

/// A lesson as a narrow net learns it.
fn sample(lesson: &Lesson) -> Sample {
    let scene = Scene::of(&lesson.game);
    let features = (0..lesson.game.seats()).map(|seat| features(&scene, seat)).collect();
    Sample { features, win: lesson.verdict.win, points: lesson.verdict.points }
}

#[cfg(test)]
mod tests {
    use underhill_search::lab::kobold::Net;

    use super::*;
    use crate::net::text;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        for seats in 2..=4 {
            let file = std::fs::read_to_string(shipped(&format!("kobold/weights/{seats}.txt"))).expect("it ships");
            assert_eq!(text(&Net::parse(&file, FORMAT).expect("a net")), file);
        }
    }

    #[test]
    fn a_net_of_either_kind_learns_who_wins() {
        let teaching = Teaching { judgements: 1, besides: 1, lambda: 0.92 };
        for mut pupil in [Pupil::Narrow(Learner::new(1, SCHOOL)), Pupil::Wide(WideLearner::new(1, 2))] {
            let mut losses = Vec::new();
            for round in 0..6 {
                let net = pupil.net();
                let played = (0..6).flat_map(|game| teaching.play(net.judge(), 2, &mut seeded(1, 10 * round + game)));
                losses.push(pupil.learn(&played.collect::<Vec<_>>(), 1, 3e-3, 2, round).0);
            }
            assert!(losses[5] < losses[0], "{losses:?}");
        }
    }

    #[test]
    fn games_with_thought_are_the_same_every_time_and_somebody_wins() {
        let net = Learner::new(1, SCHOOL).net();
        let teaching = Teaching { judgements: 60, besides: 2, lambda: 0.92 };
        let play = || teaching.play(Judge::Narrow(&net), 3, &mut seeded(5, 3));
        let (one, two) = (play(), play());
        assert_eq!(one.len(), two.len());
        assert!(one.iter().zip(&two).all(|(one, two)| one.verdict == two.verdict && one.game == two.game));
        assert!(one.iter().all(|lesson| (lesson.verdict.win.iter().sum::<f32>() - 1.0).abs() < 1e-4));
    }
}
