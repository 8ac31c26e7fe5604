//! How likely tiles laid face down are a bluff, by Bayes' rule over imagined racks.

use underhill_catalog::gobblestones::{Colour, Square, Tiles};
use underhill_core::Luck;

use super::ground::{Ground, Lines, Run};
use super::habits::{Habits, Phase, Prices};
use super::placing::fills;
use super::world::World;

/// Why a placement is believed or not.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Suspicion {
    /// How likely it is a bluff, from 0 to 1.
    pub(crate) bluff: f32,
    /// How likely a rack drawn blindly from the unseen tiles can fill it honestly.
    pub(crate) possible: f32,
}

/// How many points worse than the best a placement may be and still be quite likely.
const CARE: f32 = 2.0;

/// Weighs how likely an honest player is to lay just this against how likely a bluffer is, who would do so in this
/// share of turns. A bluffer can have the best spaces; an honest player needs the tiles.
pub(crate) fn suspect(
    ground: &Ground,
    world: &World<'_>,
    laid: &[Square],
    bluffing: f32,
    samples: usize,
    luck: &mut impl Luck,
    mut spent: impl FnMut(u64) -> f64,
) -> (Suspicion, u64) {
    let run = ground.run(laid.iter().copied());
    let mut before = world.scene.covered;
    Ground::uncover(&mut before, &run);
    let phase = world.scene.phase();
    let tiles = world.counts[world.scene.turn] + laid.len();
    // Nobody knows whether they count their tiles.
    let manners = [Habits::TUNED, Habits::GREEDY]
        .map(|habits| Manner { phase: habits.phases[phase], prices: habits.prices_for(&world.scene, tiles) });
    let as_bluff: f32 = manners.iter().map(|manner| share_of_all(ground, &before, tiles, &run, manner)).sum();
    let (mut as_honest, mut taken) = (0.0, 0);
    let mut seen = 0.0f32;
    for _ in 0..samples {
        if taken > 0 && spent(taken) >= 1.0 {
            break;
        }
        taken += 1;
        let rack = world.earlier_rack(laid, luck);
        seen += f32::from(u8::from(fills(rack, &run)));
        let rack = with(rack, &run);
        as_honest += manners.iter().map(|manner| share_of_honest(ground, &before, rack, &run, manner)).sum::<f32>();
    }
    // What has been taken back is known of the imagined racks, but not counted by the formula.
    let possible = holding(world.unseen, tiles, run.needed);
    let possible = if world.told { possible.max(seen / taken as f32) } else { possible };
    let as_honest = possible * as_honest / taken as f32;
    let weight = bluffing * as_bluff;
    let bluff = if possible == 0.0 { 1.0 } else { weight / (weight + (1.0 - bluffing) * as_honest).max(1e-20) };
    (Suspicion { bluff, possible }, taken)
}

/// A rack that can fill the run, otherwise as much like this one as can be: the missing tiles replace others.
fn with(rack: Tiles, run: &Run) -> Tiles {
    let (mut rack, mut missing) = (rack, 0);
    for colour in Colour::ALL {
        for _ in rack.of(colour)..run.needed.of(colour) {
            rack.add(colour);
            missing += 1;
        }
    }
    for colour in Colour::ALL.into_iter().cycle().take(5 * missing) {
        if missing > 0 && rack.of(colour) > run.needed.of(colour) {
            rack.take(colour);
            missing -= 1;
        }
    }
    rack
}

/// How likely so many tiles drawn from the unseen ones have all that is needed among them.
pub fn holding(unseen: Tiles, drawn: usize, needed: Tiles) -> f32 {
    if !unseen.includes(needed) || needed.total() > drawn {
        return 0.0;
    }
    // In how many ways so many tiles can be drawn from the colours so far.
    let (mut ways, mut all) = (vec![0.0f64; drawn + 1], vec![0.0f64; drawn + 1]);
    (ways[0], all[0]) = (1.0, 1.0);
    for colour in Colour::ALL {
        let choose = choices(usize::from(unseen.of(colour)));
        let spread = |before: &[f64], least: usize| -> Vec<f64> {
            (0..=drawn)
                .map(|sum| (least..choose.len().min(sum + 1)).map(|these| choose[these] * before[sum - these]).sum())
                .collect()
        };
        ways = spread(&ways, usize::from(needed.of(colour)));
        all = spread(&all, 0);
    }
    (ways[drawn] / all[drawn].max(1e-300)) as f32
}

/// In how many ways 0, 1, 2 … of so many things can be chosen.
fn choices(of: usize) -> Vec<f64> {
    let mut row = vec![1.0];
    for k in 0..of {
        row.push(row[k] * (of - k) as f64 / (k + 1) as f64);
    }
    row
}

/// What somebody is taken to mind.
struct Manner {
    phase: Phase,
    prices: Prices,
}

impl Manner {
    fn like(&self, run: &Run, rack: Tiles) -> f32 {
        self.phase.like(run, rack, &self.prices)
    }
}

/// How likely somebody who can fill any run fills this one.
fn share_of_all(ground: &Ground, covered: &Lines, tiles: usize, run: &Run, manner: &Manner) -> f32 {
    let like = |run: &Run| f32::from(run.points) + manner.prices[usize::from(run.length)];
    let this = like(run);
    let mut sum = 0.0;
    ground.all_runs(covered, tiles, |other| sum += ((like(other) - this) / CARE).min(40.0).exp());
    1.0 / sum.max(1.0)
}

/// How likely somebody honest with this rack fills this run.
fn share_of_honest(ground: &Ground, covered: &Lines, rack: Tiles, run: &Run, manner: &Manner) -> f32 {
    let this = manner.like(run, rack);
    let mut sum = ((manner.like(&Run::NONE, rack) - this) / CARE).min(40.0).exp();
    ground.honest_runs(covered, rack, |other| sum += ((manner.like(other, rack) - this) / CARE).min(40.0).exp());
    1.0 / sum.max(1.0)
}
