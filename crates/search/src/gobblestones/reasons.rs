use underhill_catalog::gobblestones::{Colour, SIDE, Square, Tiles};

use super::ground::{Ground, Lines, Run};
use super::mind::Record;
use super::race::Runner;
use super::scene::Scene;
use super::suspicion::Suspicion;
use crate::Reason;

fn tiles(count: usize) -> String {
    format!("{count} tile{}", if count == 1 { "" } else { "s" })
}

/// Why to lay this. `over`: whether that ends the game.
pub(crate) fn for_placement(ground: &Ground, scene: &Scene, runner: &Runner, record: &Record) -> Vec<Reason> {
    let rack = scene.racks[scene.turn];
    let run = &runner.run;
    let draws = (5 - usize::from(run.length)).min(scene.bag);
    let mut reasons = Vec::new();
    if run.length == 0 {
        if rack.is_empty() {
            reasons.push(Reason::by("GBS-R5", "the rack is empty"));
        }
        let text = format!("lays none, keeps {} and draws {draws}", tiles(rack.total()));
        reasons.push(Reason::by("GBS-11", text));
        return reasons;
    }
    let best = run.squares().max_by_key(|&square| (ground.value(square), std::cmp::Reverse(square)));
    let best = best.map(|square| format!(", covering the {} on {square}", ground.value(square))).unwrap_or_default();
    let length = usize::from(run.length);
    reasons.push(Reason::by("GBS-10", format!("scores {} with {}{best}", run.points, tiles(length))));
    if runner.bluff {
        let wrong = length - matching(ground, run, rack.minus(runner.left));
        let (asked, doubted): (f32, f32) = (record.asked.iter().sum(), record.doubted.iter().sum());
        let mut text = format!("bluffs with {} of the wrong colour", tiles(wrong));
        if asked >= 1.0 && scene.seats == 2 {
            text += &format!("; {doubted:.0} of {asked:.0} placements have been challenged");
        }
        reasons.push(Reason::by("GBS-20", text));
    }
    if let Some(square) = spoiled(ground, &scene.covered, run) {
        let text = format!("closes the {} on {square}, which would now complete a block", ground.value(square));
        reasons.push(Reason::by("GBS-08", text));
    }
    if reasons.len() < 3 {
        let colours = Colour::ALL.into_iter().filter(|&colour| runner.left.of(colour) > 0).count();
        let colours = if colours == 1 { "1 colour".to_owned() } else { format!("{colours} colours") };
        let keeps = match runner.left.total() {
            0 => "leaves the rack empty".to_owned(),
            left => format!("keeps {} of {colours}", tiles(left)),
        };
        reasons.push(Reason::by("GBS-11", format!("{keeps} and draws {draws}")));
    }
    reasons
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
    let (points, percent) = (run.points, 100.0 * suspicion.bluff);
    let mut reasons = vec![if challenge {
        Reason::by("GBS-25", format!("takes it for a bluff with {percent:.0} %; {points} points would be lost with it"))
    } else {
        Reason::by(
            "GBS-24",
            format!("takes it for a bluff with only {percent:.0} %; a wrong challenge costs {points} points"),
        )
    }];
    if !run.needed.is_empty() {
        let chance = 100.0 * suspicion.possible;
        let needed = run.needed;
        reasons.push(Reason::by(
            "GBS-07",
            format!("a rack drawn blindly has the tiles {needed} in {chance:.0} % of cases"),
        ));
    }
    let shown = record.caught + record.cleared;
    if shown >= 1.0 {
        let text = format!("{:.0} of {shown:.0} challenged placements of this player were bluffs", record.caught);
        reasons.push(Reason::by("GBS-23", text));
    }
    reasons
}
