use underhill_catalog::gobblestones::{Colour, Placement, Tiles};
use underhill_core::{Luck, MAX_SEATS, Seat};

use super::ground::{Ground, Run};
use super::habits::Phase;
use super::manner::Manner;
use super::mind::Record;
use super::race::Runner;
use super::scene::Scene;

/// Some noise around 0 with about this spread.
pub(crate) fn noise(spread: f32, luck: &mut impl Luck) -> f32 {
    if spread <= 0.0 {
        return 0.0;
    }
    let sum: f32 = (0..4).map(|_| luck.below(1 << 16) as f32 / 65536.0).sum();
    // Four even numbers together have a variance of a third.
    (sum - 2.0) * 1.732 * spread
}

/// What it costs to be caught rather than to lay nothing: five tiles that are not drawn, in points.
const CAUGHT: f32 = 9.0;

/// The placements worth a closer look, the most likeable first: honest ones, then bluffs if there may be any, which are told by how
/// likely they meet with a challenge.
pub(crate) fn runners(
    ground: &Ground,
    scene: &Scene,
    manner: &Manner,
    doubt: Option<&dyn Fn(&Run) -> f32>,
    luck: &mut impl Luck,
) -> Vec<Runner> {
    let rack = scene.racks[scene.turn];
    let phase = &manner.style.habits.phases[scene.phase()];
    let prices = manner.style.habits.prices(scene);
    let mut honest = vec![(phase.like(&Run::NONE, rack, &prices), Run::NONE)];
    // Whoever does not look along a row or column sees nothing that could be laid there.
    let overlooked = (0..Ground::LINES).map(|_| luck.below(100) < manner.overlooks).collect::<Vec<_>>();
    ground.honest_runs(&scene.covered, rack, |run| {
        if overlooked[run.line()] {
            return;
        }
        honest.push((phase.like(run, rack, &prices) + noise(manner.noise, luck), *run));
    });
    let best = |mut runs: Vec<(f32, Run)>, most: usize| {
        runs.sort_by(|one, two| two.0.total_cmp(&one.0));
        runs.truncate(most);
        runs
    };
    let mut runners: Vec<Runner> = best(honest, manner.style.candidates.max(1))
        .into_iter()
        .map(|(_, run)| Runner::new(run, run.leaves(rack), false))
        .collect();
    if let Some(doubt) = doubt {
        let mut bluffs = Vec::new();
        // What everybody would challenge is no use, however much it scores.
        let mut doubts: Vec<(Run, f32)> = Vec::new();
        ground.all_runs(&scene.covered, rack.total(), |run| {
            if !fills(rack, run) {
                let same = |known: &&(Run, f32)| {
                    known.0.needed == run.needed && known.0.points == run.points && known.0.length == run.length
                };
                let doubted = doubts.iter().find(same).map(|known| known.1).unwrap_or_else(|| {
                    let doubted = doubt(run);
                    doubts.push((*run, doubted));
                    doubted
                });
                let believed = f32::from(run.points) + prices[usize::from(run.length)];
                let like = (1.0 - doubted) * believed + doubted * (prices[0] - CAUGHT);
                bluffs.push((like + noise(manner.noise, luck), *run));
            }
        });
        runners.extend(
            best(bluffs, manner.bluffs)
                .into_iter()
                .map(|(_, run)| Runner::new(run, kept(phase, rack, usize::from(run.length)), true)),
        );
    }
    runners
}

/// Whether a rack has the right tile for every space of a run.
pub fn fills(rack: Tiles, run: &Run) -> bool {
    rack.includes(run.needed) && rack.total() >= usize::from(run.length)
}

/// What is kept of a rack when so many tiles go to a bluff: those of which there are many go first.
fn kept(phase: &Phase, rack: Tiles, length: usize) -> Tiles {
    let mut left = rack;
    for _ in 0..length {
        let worth = |&colour: &Colour| {
            let mut without = left;
            if without.try_take(colour) { phase.keep(without) + f32::from(left.of(colour)) * 0.01 } else { f32::MIN }
        };
        let spare = Colour::ALL.into_iter().max_by(|one, two| worth(one).total_cmp(&worth(two)));
        left.take(spare.expect("there are five colours"));
    }
    left
}

/// How somebody bluffs who covers a run that their tiles do not fit.
#[cfg(feature = "lab")]
pub fn bluff(ground: &Ground, phase: &Phase, run: &Run, rack: Tiles) -> Placement {
    placement(ground, &Runner::new(*run, kept(phase, rack, usize::from(run.length)), true), rack)
}

/// Lets a placement run, whatever it looks like.
pub(crate) fn consider(ground: &Ground, runners: &mut Vec<Runner>, given: &Placement, rack: Tiles) {
    let tiles = given.tiles();
    let run = ground.run(tiles.iter().map(|&(square, _)| square));
    let left = rack.minus(tiles.iter().map(|&(_, colour)| colour).collect());
    let wrong = tiles.iter().any(|&(square, tile)| ground.colour(square).is_some_and(|colour| colour != tile));
    let same = |runner: &Runner| runner.left == left && runner.bluff == wrong && runner.run.squares().eq(run.squares());
    let place = runners.iter().position(same).unwrap_or_else(|| {
        runners.push(Runner::new(run, left, wrong));
        runners.len() - 1
    });
    runners[place].given = Some(*given);
}

/// The tiles of a runner on its spaces.
pub(crate) fn placement(ground: &Ground, runner: &Runner, rack: Tiles) -> Placement {
    if let Some(given) = runner.given {
        return given;
    }
    if !runner.bluff {
        return ground.honest_placement(&runner.run, rack);
    }
    // Right where it can be: whoever sees one tile of it has learnt less.
    let mut tiles = rack.minus(runner.left);
    let squares: Vec<_> = runner.run.squares().collect();
    let mut colours: Vec<Option<Colour>> =
        squares.iter().map(|&square| ground.colour(square).filter(|&colour| tiles.try_take(colour))).collect();
    let mut rest = tiles.iter();
    for colour in &mut colours {
        *colour = colour.or_else(|| rest.next());
    }
    Placement::new(squares.into_iter().zip(colours.into_iter().flatten())).expect("a run is a placement")
}

/// How likely each seat is to be the first to challenge a placement that is so plausible to them.
pub(crate) fn doubts(
    scene: &Scene,
    records: &[Record; MAX_SEATS],
    run: &Run,
    plausible: f32,
    usual: f32,
) -> [f32; MAX_SEATS] {
    let mut doubts = [0.0; MAX_SEATS];
    if run.length == 0 {
        return doubts;
    }
    let mut trusted = 1.0;
    // At a large table each has less reason to be the one who risks it.
    let usual = usual / (scene.seats - 1) as f32;
    for seat in Seat::new(scene.turn).clockwise(scene.seats).skip(1) {
        let doubt = records[seat.index()].doubt(i32::from(run.points), plausible, usual);
        doubts[seat.index()] = trusted * doubt;
        trusted *= 1.0 - doubt;
    }
    doubts
}
