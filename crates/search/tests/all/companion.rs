//! A bot that adapts: kind to the weak, as good as it can be against the strong. Node budgets only, so every run is the same.

use underhill_catalog::gobblestones::Gobblestones;
use underhill_catalog::gobblet::Gobblet;
use underhill_core::{Seat, Viewer, Waiting, random_step, seeded};
use underhill_search::{Aids, Brain, Companion, Level, Nodes, Question};

/// Somebody at the table.
enum Player<G: Brain> {
    Level(Level, G::Mind),
    Companion(Companion<G>, Vec<Level>),
}

impl<G: Brain> Player<G> {
    fn decide(&mut self, game: &G, seat: Seat, nodes: u64, seed: u64) -> G::Action {
        let level = if let Player::Level(level, _) = self { *level } else { Level::Hard };
        let view = game.view(Viewer::Seat(seat), level.memory());
        let question = Question { seat, view: &view, level, meter: &Nodes(nodes), seed, aids: Aids::default() };
        match self {
            Player::Level(_, mind) => G::think(mind, &question).action,
            Player::Companion(companion, played) => {
                let action = companion.think(&question).action;
                played.push(companion.level());
                action
            }
        }
    }
}

/// Plays a game and says what the first player won of it, wherever it sat.
fn play<G: Brain>(players: &mut [Player<G>; 2], number: u64, nodes: u64) -> f64 {
    let mut luck = seeded(77, number / 2);
    let first = (number % 2) as usize;
    let mut game = G::new(2, &G::Options::default()).expect("usual options");
    for decision in 0.. {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance => game.apply_unchecked(&random_step(&game, &mut luck).expect("it is not over"), &mut ()),
            Waiting::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let player = usize::from(seat.index() != first);
                let action = players[player].decide(&game, seat, nodes, number << 16 | decision);
                game.decide_unchecked(&[(seat, action)], &mut ());
            }
        }
    }
    let places = game.standings().expect("it is over").places;
    match (places[first], places[1 - first]) {
        (1, 1) => 0.5,
        (1, _) => 1.0,
        _ => 0.0,
    }
}

fn level<G: Brain>(level: Level) -> Player<G> {
    Player::Level(level, G::Mind::default())
}

fn companion<G: Brain>() -> Player<G> {
    Player::Companion(Companion::default(), Vec::new())
}

/// What somebody scores against a level, in so many games.
fn score<G: Brain>(player: fn() -> Player<G>, against: Level, games: u64, nodes: u64) -> f64 {
    (0..games).map(|number| play(&mut [player(), level(against)], number, nodes)).sum::<f64>() / games as f64
}

fn is_kind_to_the_weak<G: Brain>(weak: Level, games: u64, nodes: u64) {
    let adapting = score::<G>(companion, weak, games, nodes);
    let hard = score::<G>(|| level(Level::Hard), weak, games, nodes);
    assert!(hard > 0.85 && (adapting - 0.5).abs() + 0.1 < hard - 0.5, "{}: {adapting} and {hard}", G::ID);
}

#[test]
fn against_the_weak_it_keeps_games_even() {
    is_kind_to_the_weak::<Gobblet>(Level::Easy, 20, 2_000);
    is_kind_to_the_weak::<Gobblestones>(Level::Easy, 16, 400);
}

#[test]
fn against_the_strong_it_does_its_best() {
    let mut all = Vec::new();
    for number in 0..6 {
        let mut players = [companion::<Gobblet>(), level(Level::Master)];
        play(&mut players, number, 6_000);
        let [Player::Companion(_, played), _] = players else { unreachable!("it sat down first") };
        // Once it has seen whom it plays with.
        all.extend(played.into_iter().skip(3));
    }
    let best = all.iter().filter(|&&level| level >= Level::Hard).count();
    assert!(2 * best > all.len(), "{all:?}");
}
