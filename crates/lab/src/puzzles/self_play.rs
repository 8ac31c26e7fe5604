//! Games of the bots, in which puzzles are looked for.

use underhill_core::{Game, Luck, Puzzle, Seat, Step, StepOf, Viewer, Waiting, random_step, seeded};
use underhill_search::{Aids, Level, Nodes, Question};

use super::{Found, Setter};

/// How the bots play: well enough for positions that people know, and quickly.
const LEVEL: Level = Level::Medium;
const THOUGHT: u64 = 400;

/// The best puzzle of the game with this number; none if there is no good one, or if there are enough like it.
pub(crate) fn puzzle_of_game<G: Setter>(seed: u64, number: u64, made: &[Puzzle]) -> Option<Puzzle> {
    let mut luck = seeded(seed, number);
    let seats = G::PLAYERS[luck.below(G::PLAYERS.len() as u64) as usize];
    let mut game = G::new(seats, &G::Options::default()).expect("so many can play");
    let mut minds: Vec<G::Mind> = (0..seats).map(|_| G::Mind::default()).collect();
    let mut opening = luck.below(G::OPENING + 1);
    let mut steps: Vec<String> = Vec::new();
    let mut best: Option<(i32, Puzzle)> = None;
    while steps.len() < G::LONGEST {
        let step = match game.waiting() {
            Waiting::Over => break,
            Waiting::Decide(asked) if opening == 0 => {
                if let (1, Some(seat)) = (asked.len(), asked.lowest())
                    && let Some(found) = game.ask(seat)
                    && best.as_ref().is_none_or(|(merit, _)| found.merit > *merit)
                    && is_wanted(&found, made)
                {
                    best = Some((found.merit, written(&found, number, seats, &steps)));
                }
                let choose = |seat: Seat| (seat, think(&game, seat, &mut minds[seat.index()], luck.below(u64::MAX)));
                Step::Decide(asked.iter().map(choose).collect())
            }
            Waiting::Decide(_) => {
                opening -= 1;
                random_step(&game, &mut luck)?
            }
            Waiting::Chance => random_step(&game, &mut luck)?,
        };
        steps.push(step.to_string());
        game.apply_unchecked(&step, &mut ());
    }
    best.map(|(_, puzzle)| puzzle)
}

fn is_wanted<G: Setter>(found: &Found<G>, made: &[Puzzle]) -> bool {
    let alike = made.iter().filter(|other| other.worth == found.worth).count();
    !G::are_enough(found.worth, alike, made.len())
}

fn think<G: Setter>(game: &G, seat: Seat, mind: &mut G::Mind, seed: u64) -> G::Action {
    let view = game.view(Viewer::Seat(seat), LEVEL.memory());
    let question = Question { seat, view: &view, level: LEVEL, meter: &Nodes(THOUGHT), seed, aids: Aids::default() };
    G::think(mind, &question).action
}

fn written<G: Setter>(found: &Found<G>, from: u64, seats: usize, steps: &[String]) -> Puzzle {
    let words = |answer: &Vec<StepOf<G>>| answer.iter().map(ToString::to_string).collect();
    Puzzle {
        from,
        seats,
        any_order: found.any_order,
        worth: found.worth,
        next: found.next,
        steps: steps.to_vec(),
        answers: found.answers.iter().map(words).collect(),
    }
}

/// What chance brings until somebody has to decide or the game is over, always the same after the same steps.
pub(crate) fn draw_on<G: Game>(game: &mut G, steps: &mut Vec<StepOf<G>>) {
    let mut luck = seeded(game.turns().into(), steps.len() as u64);
    while game.waiting() == Waiting::Chance
        && let Some(step) = random_step(game, &mut luck)
    {
        game.apply_unchecked(&step, &mut ());
        steps.push(step);
    }
}
