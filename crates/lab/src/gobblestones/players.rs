//! Players of Gobblestones that nobody would call clever: what the bots are measured against.

use std::ops::ControlFlow;

use underhill_catalog::gobblestones::{Action, Gobblestones, Square, Tiles, TurnPart, View};
use underhill_core::{Game, Luck, Memory, Seat, Viewer, seeded};
use underhill_search::lab::gobblestones::{Ground, Habits, Run, Scene, holding};
use underhill_search::{Aids, Brain, Level, Nodes, Question};

/// Somebody who plays.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Player {
    /// One of the bots.
    Bot(Level),
    /// Somebody who follows a simple rule.
    Simple(Simple),
    /// Somebody who plays as everybody does in the games that bots imagine.
    Habits,
}

/// What somebody does who looks no further than the turn at hand.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Simple {
    /// Whether it bluffs whenever that scores more.
    bluffs: bool,
    /// What it challenges.
    challenges: Challenges,
    /// How many points each tile it lays must bring, as long as there are tiles in the bag.
    price: f32,
}

/// What is challenged.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Challenges {
    Everything,
    Nothing,
    /// What an honest player is less likely than this to have had the tiles for, by all that can be seen: nothing but what
    /// cannot be true, if it is 0.
    Below(f32),
}

/// Reads the name of a player: a level, `habits`, or `bluffs`, `challenges`, `trusts`, `honest`, `price:POINTS`, `doubt:CHANCE` with `+`
/// between them. `never-bluffs`, `always-bluffs`, `always-challenges` and `never-challenges` say one of these alone.
pub(crate) fn parse(name: &str) -> Player {
    if let Ok(level) = name.parse() {
        return Player::Bot(level);
    }
    if name == "habits" {
        return Player::Habits;
    }
    let mut simple = Simple { bluffs: false, challenges: Challenges::Below(0.0), price: 0.0 };
    for part in name.split('+') {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} is no number"));
        match part.split_once(':').unwrap_or((part, "")) {
            ("honest" | "never-bluffs", "") => {}
            ("bluffs" | "always-bluffs", "") => simple.bluffs = true,
            ("challenges" | "always-challenges", "") => simple.challenges = Challenges::Everything,
            ("trusts" | "never-challenges", "") => simple.challenges = Challenges::Nothing,
            ("price", points) => simple.price = number(points),
            ("doubt", chance) => simple.challenges = Challenges::Below(number(chance)),
            _ => panic!("no player is called {name}"),
        }
    }
    Player::Simple(simple)
}

/// What somebody at the table has in mind.
pub(crate) struct Sitting {
    player: Player,
    mind: <Gobblestones as Brain>::Mind,
    scale: f64,
    seed: u64,
}

/// How long a turn that is looked at takes a bot, in seconds: budgets are counted in these, so that the same arguments give
/// the same games.
pub(crate) const NODE: f64 = 4e-6;

impl Sitting {
    /// Bots get so much of their usual time.
    pub(crate) fn new(player: Player, scale: f64, seed: u64) -> Sitting {
        Sitting { player, mind: Default::default(), scale, seed }
    }

    pub(crate) fn decide(&mut self, game: &Gobblestones, seat: Seat, number: u64) -> Action {
        let seed = seeded(self.seed, number).below(u64::MAX);
        match self.player {
            Player::Bot(level) => {
                let view = game.view(Viewer::Seat(seat), level.memory());
                let meter = Nodes((level.budget().as_secs_f64() * self.scale / NODE) as u64);
                let question = Question { seat, view: &view, level, meter: &meter, seed, aids: Aids::default() };
                Gobblestones::think(&mut self.mind, &question).action
            }
            Player::Habits => by_habit(&game.view(Viewer::Seat(seat), Memory::Perfect)),
            Player::Simple(simple) => simple.decide(&game.view(Viewer::Seat(seat), Memory::Perfect), seat, seed),
        }
    }
}

/// What habits say; and everything is trusted.
pub(crate) fn by_habit(view: &View) -> Action {
    if let TurnPart::Answering(_) = view.stage {
        return Action::Trust;
    }
    let (ground, scene) = (Ground::new(view), Scene::new(view));
    let run = scene.habitual(&ground, &Habits::TUNED);
    Action::Place(ground.honest_placement(&run, scene.racks[scene.turn]))
}

impl Simple {
    /// What it does, by what it sees.
    pub(crate) fn decide(self, view: &View, seat: Seat, seed: u64) -> Action {
        match &view.stage {
            TurnPart::Answering(squares) => self.answer(view, squares),
            _ if self.bluffs => highest(view, seat, seed),
            _ => self.place(view),
        }
    }

    fn answer(self, view: &View, squares: &[Square]) -> Action {
        let challenges = match self.challenges {
            Challenges::Everything => true,
            Challenges::Nothing => false,
            Challenges::Below(least) => {
                let chance = plausible(view, squares);
                chance <= 0.0 || chance < least
            }
        };
        if challenges { Action::Challenge } else { Action::Trust }
    }

    /// What brings most, with the price of the tiles taken off.
    fn place(self, view: &View) -> Action {
        let (ground, scene) = (Ground::new(view), Scene::new(view));
        let rack = scene.racks[scene.turn];
        // A tile that is left in the end is a point.
        let price = if scene.bag > 0 || self.price == 0.0 { self.price } else { 1.0 };
        let (mut best, mut most) = (Run::NONE, 0.0);
        ground.honest_runs(&scene.covered, rack, |run| {
            let worth = f32::from(run.points) - price * f32::from(run.length);
            if worth > most {
                (best, most) = (*run, worth);
            }
        });
        Action::Place(ground.honest_placement(&best, rack))
    }
}

/// How likely it is that somebody had the right tiles for what they laid, if all that is not seen was dealt by luck.
pub(crate) fn plausible(view: &View, squares: &[Square]) -> f32 {
    let run = Ground::new(view).run(squares.iter().copied());
    let mut unseen = Tiles::FULL;
    let seen = Square::all().filter_map(|square| view.tiles.get(square).colour());
    let racks = view.racks.iter().filter_map(|rack| rack.tiles).flat_map(Tiles::iter);
    seen.chain(racks).for_each(|colour| {
        unseen.try_take(colour);
    });
    holding(unseen, usize::from(view.racks[view.turn.index()].count) + squares.len(), run.needed)
}

/// The first placement that scores most, whatever its tiles; an honest one if there is one that scores as much.
fn highest(view: &View, seat: Seat, seed: u64) -> Action {
    let game = Gobblestones::determinize(view, &mut seeded(seed, 2)).expect("a view that the game showed");
    let mut best = (-1, Action::Trust);
    let _ = game.legal(seat, |action| {
        if let Action::Place(placement) = &action {
            let mut worth = 0;
            let mut honest = true;
            for &(square, tile) in placement.tiles() {
                let space = view.spaces.get(square).expect("the board is laid");
                worth += 2 * i32::from(space.value);
                honest &= space.colour.is_none_or(|colour| colour == tile);
            }
            worth += i32::from(honest);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        ControlFlow::<()>::Continue(())
    });
    best.1
}
