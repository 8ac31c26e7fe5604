//! What a token is worth to a seat: a rule of thumb in points, for beginners, for playing fast and for the features
//! that the learned judge builds on.

use super::scene::{KINDS, Scene};

/// How near a set is with so many colours before the gem, in parts of the trophy.
const NEARER: [f32; 4] = [0.14, 0.2, 0.34, 1.0];
/// A toy trophy is won with about this chance from a margin of -3 to 3.
const MAJORITY: [f32; 7] = [0.03, 0.08, 0.22, 0.45, 0.72, 0.88, 0.96];
/// How much of a flash that may still come counts.
const FLASH_TO_COME: f32 = 0.35;

/// The worth of each kind of token to a seat, an unknown one last.
pub(super) fn worths(scene: &Scene, seat: usize) -> [f32; KINDS + 1] {
    let mut worths = [0.0; KINDS + 1];
    let held = &scene.held[seat];
    let late = f32::from(scene.supply.min(20)) / 20.0;
    let colours = scene.colours(seat);
    let spare = held[..4].iter().filter(|&&count| count > 1).count();
    for gem in 0..4 {
        worths[gem] = match held[gem] {
            0 if colours == 3 => f32::from(scene.trophies[0]),
            0 => f32::from(scene.trophies[0]) * NEARER[colours] * (0.3 + 0.7 * late),
            1 => f32::from(scene.trophies[1]) * NEARER[spare.min(2)] * 0.5 * late,
            _ => 0.0,
        };
    }
    for toy in 0..4 {
        let margin = scene.margin(seat, toy);
        let gain = majority(margin + 1) - majority(margin);
        let flashes = f32::from(scene.unseen[8 + toy]) + f32::from(scene.lying[8 + toy]);
        let lead = if (-1..=0).contains(&margin) { 1.0 } else { 0.3 };
        worths[4 + toy] = f32::from(scene.toy_trophies[toy]) * gain + flashes * FLASH_TO_COME * lead;
        let scores = scene.flash_scores(toy);
        let others: i32 = scores.iter().sum::<i32>() - scores[seat];
        worths[8 + toy] = scores[seat] as f32 - others as f32 / (scene.seats - 1) as f32;
    }
    worths[12] = 1.0;
    let sum: f32 = (0..KINDS).map(|kind| f32::from(scene.unseen[kind]) * worths[kind]).sum();
    worths[KINDS] = sum / f32::from(scene.unseen_total.max(1));
    worths
}

/// The chance of the most of a toy in the end, from the margin now.
fn majority(margin: i32) -> f32 {
    MAJORITY[(margin.clamp(-3, 3) + 3) as usize]
}

/// The worth of the three best tokens of a section, the best first.
pub(super) fn best_in(scene: &Scene, section: usize, worths: &[f32; KINDS + 1]) -> [f32; 3] {
    let mut best = [0.0f32; 3];
    for &kind in &scene.room[section][..usize::from(scene.sizes[section])] {
        let mut worth = worths[usize::from(kind)];
        for place in &mut best {
            if worth > *place {
                std::mem::swap(&mut worth, place);
            }
        }
    }
    best
}
