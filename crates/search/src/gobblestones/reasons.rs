use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_catalog::gobblestones::{Colour, SIDE, Square, Tiles};

use super::ground::{Ground, Lines, Run};
use super::mind::Record;
use super::race::Runner;
use super::scene::Scene;
use super::suspicion::Suspicion;
use crate::Because;
use crate::Reason;

/// What can speak for a placement or an answer. Each prints as a clause that explains its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motive {
    Allowed,
    RackEmpty,
    LaysNone { tiles: usize, draws: usize },
    Scores { points: u8, tiles: usize, value: u8, square: Square },
    Bluffs { tiles: usize },
    BluffsKnowing { tiles: usize, challenged: u32, placements: u32 },
    Closes { value: u8, square: Square },
    EmptiesRack { draws: usize },
    Keeps { tiles: usize, colours: usize, draws: usize },
    Doubts { percent: u32, points: u8 },
    Trusts { percent: u32, points: u8 },
    RackHas { tiles: Vec<Colour>, percent: u32 },
    WereBluffs { bluffs: u32, challenged: u32 },
    ScoresMost { points: u8 },
    CanBeTrue { points: u8 },
    CannotBeTrue,
}

impl Because for Motive {
    const ALLOWED: Motive = Motive::Allowed;

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Motive::Allowed => return None,
            Motive::RackEmpty => "GBS-R5",
            Motive::RackHas { .. } => "GBS-07",
            Motive::Closes { .. } => "GBS-08",
            Motive::Scores { .. } | Motive::ScoresMost { .. } => "GBS-10",
            Motive::LaysNone { .. } | Motive::EmptiesRack { .. } | Motive::Keeps { .. } => "GBS-11",
            Motive::Bluffs { .. } | Motive::BluffsKnowing { .. } => "GBS-20",
            Motive::WereBluffs { .. } => "GBS-23",
            Motive::Trusts { .. } | Motive::CanBeTrue { .. } => "GBS-24",
            Motive::Doubts { .. } | Motive::CannotBeTrue => "GBS-25",
        })
    }
}

impl fmt::Display for Motive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Motive::Allowed => f.write_str("it is allowed"),
            Motive::RackEmpty => f.write_str("the rack is empty"),
            Motive::LaysNone { tiles, draws } => {
                write!(f, "lays none, keeps {} and draws {draws}", Count(*tiles, "tile"))
            }
            Motive::Scores { points, tiles, value, square } => {
                write!(f, "scores {points} with {}, covering the {value} on {square}", Count(*tiles, "tile"))
            }
            Motive::Bluffs { tiles } => write!(f, "bluffs with {} of the wrong colour", Count(*tiles, "tile")),
            Motive::BluffsKnowing { tiles, challenged, placements } => {
                write!(f, "bluffs with {} of the wrong colour; ", Count(*tiles, "tile"))?;
                write!(f, "{challenged} of {placements} placements have been challenged")
            }
            Motive::Closes { value, square } => {
                write!(f, "closes the {value} on {square}, which would now complete a block")
            }
            Motive::EmptiesRack { draws } => write!(f, "leaves the rack empty and draws {draws}"),
            Motive::Keeps { tiles, colours, draws } => {
                write!(f, "keeps {} of {} and draws {draws}", Count(*tiles, "tile"), Count(*colours, "colour"))
            }
            Motive::Doubts { percent, points } => {
                write!(f, "takes it for a bluff with {percent} %; {points} points would be lost with it")
            }
            Motive::Trusts { percent, points } => {
                write!(f, "takes it for a bluff with only {percent} %; a wrong challenge costs {points} points")
            }
            Motive::RackHas { tiles, percent } => {
                let tiles: Tiles = tiles.iter().copied().collect();
                write!(f, "a rack drawn blindly has the tiles {tiles} in {percent} % of cases")
            }
            Motive::WereBluffs { bluffs, challenged } => {
                write!(f, "{bluffs} of {challenged} challenged placements of this player were bluffs")
            }
            Motive::ScoresMost { points } => write!(f, "no placement scores more than {points}"),
            Motive::CanBeTrue { points } => write!(f, "it can be true, and a wrong challenge costs {points}"),
            Motive::CannotBeTrue => f.write_str("there are not so many unseen tiles of these colours"),
        }
    }
}

/// A number with its noun.
struct Count(usize, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.0, self.1, if self.0 == 1 { "" } else { "s" })
    }
}

/// As it is told.
fn whole(number: f32) -> u32 {
    number.round_ties_even() as u32
}

/// Why to lay this. `over`: whether that ends the game.
pub(crate) fn for_placement(ground: &Ground, scene: &Scene, runner: &Runner, record: &Record) -> Vec<Reason> {
    let rack = scene.racks[scene.turn];
    let run = &runner.run;
    let draws = (5 - usize::from(run.length)).min(scene.bag);
    let mut motives = Vec::new();
    if run.length == 0 {
        if rack.is_empty() {
            motives.push(Motive::RackEmpty);
        }
        motives.push(Motive::LaysNone { tiles: rack.total(), draws });
        return told(&motives);
    }
    let best = run.squares().max_by_key(|&square| (ground.value(square), std::cmp::Reverse(square)));
    let length = usize::from(run.length);
    motives.extend(best.map(|square| {
        let value = ground.value(square);
        Motive::Scores { points: run.points, tiles: length, value, square }
    }));
    if runner.bluff {
        let tiles = length - matching(ground, run, rack.minus(runner.left));
        let (asked, doubted) = record.challenges();
        motives.push(if asked >= 1.0 && scene.seats == 2 {
            Motive::BluffsKnowing { tiles, challenged: whole(doubted), placements: whole(asked) }
        } else {
            Motive::Bluffs { tiles }
        });
    }
    if let Some(square) = spoiled(ground, &scene.covered, run) {
        motives.push(Motive::Closes { value: ground.value(square), square });
    }
    if motives.len() < 3 {
        let colours = Colour::ALL.into_iter().filter(|&colour| runner.left.of(colour) > 0).count();
        motives.push(match runner.left.total() {
            0 => Motive::EmptiesRack { draws },
            tiles => Motive::Keeps { tiles, colours, draws },
        });
    }
    told(&motives)
}

fn told(motives: &[Motive]) -> Vec<Reason> {
    motives.iter().map(Reason::because).collect()
}

/// On how many spaces of a run tiles from these are right if they are laid as well as can be.
fn matching(ground: &Ground, run: &Run, laid: Tiles) -> usize {
    let mut left = laid;
    let coloured = run.squares().filter_map(|square| ground.colour(square));
    usize::from(run.greys) + coloured.filter(|&colour| left.try_take(colour)).count()
}

/// The best space, worth 5 at least, that could be covered before and would complete a 2x2 block afterwards.
fn spoiled(ground: &Ground, covered: &Lines, run: &Run) -> Option<Square> {
    let mut after = *covered;
    Ground::cover(&mut after, run);
    let full = |lines: &Lines, column: usize, row: usize| column < SIDE && row < SIDE && lines[row] >> column & 1 != 0;
    let blocked = |lines: &Lines, square: Square| {
        [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().any(|(left, up)| {
            let (left, top) = (square.column().wrapping_sub(left), square.row().wrapping_sub(up));
            (0..4).all(|corner| {
                let (column, row) = (left.wrapping_add(corner % 2), top.wrapping_add(corner / 2));
                (column, row) == (square.column(), square.row()) || full(lines, column, row)
            })
        })
    };
    Square::all()
        .filter(|&square| ground.value(square) >= 5 && !full(&after, square.column(), square.row()))
        .filter(|&square| blocked(&after, square) && !blocked(covered, square))
        .max_by_key(|&square| (ground.value(square), std::cmp::Reverse(square)))
}

/// Why to trust or to challenge.
pub(crate) fn for_answer(challenge: bool, run: &Run, suspicion: &Suspicion, record: &Record) -> Vec<Reason> {
    let (points, percent) = (run.points, whole(100.0 * suspicion.bluff));
    let mut motives =
        vec![if challenge { Motive::Doubts { percent, points } } else { Motive::Trusts { percent, points } }];
    if !run.needed.is_empty() {
        motives
            .push(Motive::RackHas { tiles: run.needed.iter().collect(), percent: whole(100.0 * suspicion.possible) });
    }
    let shown = record.caught + record.cleared;
    if shown >= 1.0 {
        motives.push(Motive::WereBluffs { bluffs: whole(record.caught), challenged: whole(shown) });
    }
    told(&motives)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::answer::tests::is_written_as;

    #[test]
    fn reasons_are_data_and_print_as_clauses() {
        let motive = Motive::RackHas { tiles: vec![Colour::Red, Colour::Green], percent: 12 };
        let reason = Reason::because(&motive);
        is_written_as(&motive, &json!({ "rack-has": { "tiles": ["R", "G"], "percent": 12 } }));
        assert_eq!(reason.text, "a rack drawn blindly has the tiles RG in 12 % of cases");
        assert_eq!(reason.rule.map(|rule| rule.to_string()).as_deref(), Some("GBS-07"));
        let motive = Motive::Keeps { tiles: 3, colours: 1, draws: 2 };
        let reason = Reason::because(&motive);
        is_written_as(&motive, &json!({ "keeps": { "tiles": 3, "colours": 1, "draws": 2 } }));
        assert_eq!(reason.text, "keeps 3 tiles of 1 colour and draws 2");
    }
}
