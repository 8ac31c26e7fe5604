//! A position as one seat sees it, in numbers of about the size of 1: what the learned judge is given.

use super::scene::{KINDS, SECTIONS, Scene};
use super::worth::{best_in, worths};

/// How many numbers describe a position to a seat.
pub const FEATURES: usize = 64;
/// The last of them are about kobolds in the room: those from here on.
pub(super) const FIRST_OF_KOBOLDS: usize = 49;

/// Describes the position to a seat.
pub fn features(scene: &Scene, seat: usize) -> [f32; FEATURES] {
    Outline::of(scene, seat).features(scene, seat)
}

/// What does not change for a seat when somebody places a kobold.
pub(super) struct Outline {
    still: [f32; FEATURES],
    /// The worth of the best tokens of each section.
    pub(super) best: [[f32; 3]; SECTIONS],
    /// The worth of a token that nobody knows.
    unknown: f32,
}

impl Outline {
    pub(super) fn of(scene: &Scene, seat: usize) -> Outline {
        let mut still = [0.0; FEATURES];
        table(scene, &mut still);
        purse(scene, seat, &mut still);
        gems(scene, seat, &mut still);
        toys(scene, seat, &mut still);
        let worths = worths(scene, seat);
        let best = std::array::from_fn(|section| best_in(scene, section, &worths));
        Outline { still, best, unknown: worths[KINDS] }
    }

    /// Describes to the same seat the same position, or one in which kobolds were placed since.
    pub(super) fn features(&self, scene: &Scene, seat: usize) -> [f32; FEATURES] {
        let mut f = self.still;
        turn(scene, seat, &mut f);
        self.kobolds(scene, seat, &mut f);
        f
    }

    /// The features that do not depend on where kobolds are.
    pub(super) fn features_of_turn(&self, scene: &Scene, seat: usize) -> [f32; FIRST_OF_KOBOLDS] {
        let mut f = self.still;
        turn(scene, seat, &mut f);
        std::array::from_fn(|index| f[index])
    }

    /// The features that do.
    pub(super) fn features_of_kobolds(&self, scene: &Scene, seat: usize) -> [f32; FEATURES - FIRST_OF_KOBOLDS] {
        let mut f = [0.0; FEATURES];
        self.kobolds(scene, seat, &mut f);
        std::array::from_fn(|index| f[FIRST_OF_KOBOLDS + index])
    }

    /// From [`FIRST_OF_KOBOLDS`] on: the kobolds in the room and what they can hope for.
    fn kobolds(&self, scene: &Scene, seat: usize, f: &mut [f32; FEATURES]) {
        let out = usize::from(scene.out(seat));
        if out > 0 {
            f[48 + out.min(3)] = 1.0;
        }
        let (mut rollers, mut forced) = (0.0, 0.0);
        for other in (0..scene.seats).filter(|&other| other != seat) {
            let out = scene.out(other);
            rollers += f32::from(u8::from(out > 0));
            forced += f32::from(u8::from(out == 3));
        }
        f[52] = rollers / 3.0;
        f[53] = forced / 3.0;
        let (mut first, mut second, mut calm) = (0.0f32, 0.0f32, 0.0f32);
        for section in 0..scene.room.len() {
            let here = usize::from(scene.kobolds[seat][section]);
            let danger = scene.danger[section];
            let best_three = &self.best[section];
            if here > 0 {
                let best = best_three[..here.min(3)].iter().sum::<f32>() / 5.0;
                f[54] += here as f32 * danger;
                f[55] += best;
                f[56] += best * (1.0 - danger);
                f[57] = f[57].max(best_three[0] / 5.0);
                let rivals: u8 = (0..scene.seats).filter(|&o| o != seat).map(|o| scene.kobolds[o][section]).sum();
                f[58] += f32::from(rivals) / 3.0;
            }
            if !scene.lit[section] && here < usize::from(scene.sizes[section]).min(3) {
                let more = best_three[here] / 5.0;
                let hope = more * (1.0 - danger);
                if hope > first {
                    (first, second) = (hope, first);
                } else {
                    second = second.max(hope);
                }
                if danger < 0.1 {
                    calm = calm.max(more);
                }
            }
        }
        f[59] = first;
        f[60] = second;
        f[61] = calm;
        f[62] = f32::from(scene.hidden) * self.unknown / 5.0;
        f[63] = if scene.rolling { f[54] } else { 0.0 };
    }
}

/// 0 to 6: the same for everyone.
fn table(scene: &Scene, f: &mut [f32; FEATURES]) {
    let supply = f32::from(scene.supply);
    f[0] = supply / 50.0;
    f[1] = (1.0 - supply / 12.0).max(0.0);
    f[2] = scene.trophies_left as f32 / 5.0;
    f[3] = f32::from(scene.trophies[0]) / 5.0;
    f[4] = f32::from(scene.trophies[1]) / 5.0;
    f[5] = scene.unseen[8..12].iter().map(|&count| f32::from(count)).sum::<f32>() / 8.0;
    f[6] = f32::from(u8::from(scene.rolling));
}

/// 7 to 9: points.
fn purse(scene: &Scene, seat: usize, f: &mut [f32; FEATURES]) {
    let points = scene.points[seat] as f32;
    let others = (0..scene.seats).filter(|&other| other != seat).map(|other| scene.points[other]);
    let lead = points - others.max().unwrap_or(0) as f32;
    f[7] = points / 20.0;
    f[8] = lead / 10.0;
    f[9] = lead / 10.0 * (1.0 - f[0]).max(0.0);
}

/// 10 to 15: whose turn it is.
fn turn(scene: &Scene, seat: usize, f: &mut [f32; FEATURES]) {
    let wait = scene.wait(seat);
    f[10 + wait] = 1.0;
    f[14] = f32::from(u8::from(scene.retrieving && wait == 0));
    f[15] = f32::from(u8::from(scene.retrieving));
}

/// 16 to 27: sets of gems.
fn gems(scene: &Scene, seat: usize, f: &mut [f32; FEATURES]) {
    let held = &scene.held[seat][..4];
    let colours = scene.colours(seat);
    f[16 + colours.min(3)] = 1.0;
    f[20] = held.iter().map(|&count| f32::from(count.saturating_sub(1))).sum::<f32>() / 4.0;
    f[21] = held.iter().filter(|&&count| count > 1).count() as f32 / 4.0;
    let missing = |kind: &usize| held[*kind] == 0;
    f[22] = (0..4).filter(missing).map(|kind| f32::from(scene.unseen[kind])).fold(8.0, f32::min) / 8.0;
    f[23] = (0..4).filter(missing).map(|kind| f32::from(scene.lying[kind])).sum::<f32>() / 6.0;
    f[24] = (0..4).filter(missing).filter(|&kind| scene.in_reach[kind] > 0).count() as f32 / 4.0;
    let rivals = (0..scene.seats).filter(|&other| other != seat).map(|other| scene.colours(other));
    f[25] = rivals.max().unwrap_or(0) as f32 / 4.0;
    f[26] = if colours == 3 { f[3] } else { 0.0 };
    f[27] = colours as f32 / 4.0 * f[3];
}

/// 28 to 48: most of each toy.
fn toys(scene: &Scene, seat: usize, f: &mut [f32; FEATURES]) {
    let mut sure = 0.0;
    for toy in 0..4 {
        let at = 28 + 5 * toy;
        let margin = scene.margin(seat, toy);
        let toys = f32::from(scene.unseen[4 + toy] + scene.lying[4 + toy]);
        let flashes = f32::from(scene.unseen[8 + toy] + scene.lying[8 + toy]);
        let trophy = f32::from(scene.toy_trophies[toy]) / 5.0;
        f[at] = margin.clamp(-3, 3) as f32 / 3.0;
        f[at + 1] = if margin > 0 { trophy } else { 0.0 };
        f[at + 2] = if margin == 0 { trophy } else { 0.0 };
        f[at + 3] = toys / 5.0;
        f[at + 4] = flashes / 2.0 * (margin.clamp(-1, 1) as f32);
        if margin as f32 > toys {
            sure += trophy;
        }
    }
    f[48] = sure;
}
