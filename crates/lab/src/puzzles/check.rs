//! The puzzles that ship: complete, by the rules, and each judged once more.

use std::collections::HashSet;

use underhill_catalog::GameId;
use underhill_core::{Game, Puzzle, StepOf, Waiting};

use super::{DAYS, Setter, SetterVisit, file_name, position, read, shipped, visit};

struct Check(Vec<Puzzle>);

impl SetterVisit for Check {
    type Output = ();

    fn visit<G: Setter>(self) {
        for (day, puzzle) in self.0.iter().enumerate() {
            let game: G = after(puzzle.seats, &puzzle.steps);
            let Waiting::Decide(seats) = game.waiting() else { panic!("day {day}: nobody is to decide") };
            assert!(seats.contains(puzzle.seat()), "day {day}: somebody else is to decide");
            for answer in &puzzle.answers {
                let steps: Vec<String> = puzzle.steps.iter().chain(answer).cloned().collect();
                let _: G = after(puzzle.seats, &steps);
            }
            assert_eq!(puzzle.to_string().parse().as_ref(), Ok(puzzle));
            judge_again(day, &game, puzzle);
        }
    }
}

/// The same answers are found again, and nothing else is as good.
fn judge_again<G: Setter>(day: usize, game: &G, puzzle: &Puzzle) {
    let found = game.ask(puzzle.seat()).unwrap_or_else(|| panic!("day {day}: there is no best way"));
    assert_eq!((found.worth, found.next, found.any_order), (puzzle.worth, puzzle.next, puzzle.any_order), "day {day}");
    let words = |answer: &Vec<StepOf<G>>| answer.iter().map(ToString::to_string).collect();
    let answers: Vec<Vec<String>> = found.answers.iter().map(words).collect();
    assert_eq!(answers, puzzle.answers, "day {day}");
}

/// A game after steps, each of which the rules allow.
fn after<G: Game>(seats: usize, steps: &[String]) -> G {
    let mut game = G::new(seats, &G::Options::default()).expect("so many can play");
    for text in steps {
        let step: StepOf<G> = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(&step, &mut ()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn check(game: GameId) {
    let puzzles = read(&shipped().join(file_name(game)));
    assert_eq!(puzzles.len(), DAYS, "{game} has a puzzle for every day");
    let different: HashSet<String> = puzzles.iter().map(position).collect();
    assert_eq!(different.len(), DAYS, "no puzzle of {game} comes twice");
    visit(game, Check(puzzles));
}

/// A test for each game of the catalog, so that they run beside each other.
macro_rules! tests_of_games {
    ({} $($game:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+) => {
        $(mod $rules {
            #[test]
            fn every_puzzle_has_one_best_answer() {
                super::check(underhill_catalog::GameId::$game);
            }
        })+
    };
}

underhill_catalog::for_each_game!(tests_of_games);
