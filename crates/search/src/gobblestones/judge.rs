//! How a game stands: the evaluation where playouts are cut off.

use underhill_catalog::gobblestones::{Colour, Tiles};
use underhill_core::MAX_SEATS;

use super::habits::PHASES;
use super::outlooks::OUTLOOKS;
use super::prospects::PROSPECTS;
use super::scene::Scene;

/// What one seat can still expect to score, as a sum of facts each weighed in points.
#[derive(Copy, Clone, Debug)]
pub struct Outlook {
    /// In points for each unit of a fact, in the order of [`facts`].
    pub weights: [f32; FACTS],
    /// How far a lead judged so is off, as a standard deviation.
    pub spread: f32,
}

/// How many facts of a seat are weighed.
pub const FACTS: usize = 7;

/// What is known of a seat: one, what it can expect by the number of its tiles and of those in the bag, tiles, colours and pairs on
/// the rack, how long until its turn as a part of a round, and the tiles of whoever has the fewest of the others.
pub fn facts(scene: &Scene, seat: usize) -> [f32; FACTS] {
    let rack = scene.racks[seat];
    let others = (0..scene.seats).filter(|&other| other != seat).map(|other| scene.racks[other].total()).min();
    let wait = (seat + scene.seats - scene.turn) % scene.seats;
    [
        1.0,
        PROSPECTS.more(scene.seats, scene.bag, rack.total()),
        rack.total() as f32,
        colours(rack, 1),
        colours(rack, 2),
        wait as f32 / (scene.seats - 1) as f32,
        others.unwrap_or(0) as f32,
    ]
}

fn colours(tiles: Tiles, at_least: u8) -> f32 {
    Colour::ALL.into_iter().filter(|&colour| tiles.of(colour) >= at_least).count() as f32
}

/// How a game stands: each seat's chance to win, a shared win in parts, and the points it will have.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) win: [f32; MAX_SEATS],
    pub(crate) points: [f32; MAX_SEATS],
}

impl Verdict {
    /// How good that is for a seat: its winning chance, and a little for its lead, so that a game that is as good as won
    /// or lost is still played well.
    pub(crate) fn worth(&self, seat: usize, seats: usize) -> f32 {
        const LEAD: f32 = 0.001;
        let others = (0..seats).filter(|&other| other != seat).map(|other| self.points[other]);
        self.win[seat] + LEAD * (self.points[seat] - others.fold(f32::MIN, f32::max))
    }

    pub(crate) fn scale(&mut self, by: f32) {
        self.win = self.win.map(|win| by * win);
        self.points = self.points.map(|points| by * points);
    }

    /// Adds another, so much of it.
    pub(crate) fn add(&mut self, other: &Verdict, share: f32) {
        for seat in 0..MAX_SEATS {
            self.win[seat] += share * other.win[seat];
            self.points[seat] += share * other.points[seat];
        }
    }
}

/// Judges a game: by what is known to follow from such positions, or by the result if it is over.
pub(crate) fn judge(scene: &Scene) -> Verdict {
    let mut verdict = Verdict::default();
    let seats = scene.seats;
    if scene.over {
        let most = *scene.points[..seats].iter().max().expect("somebody plays");
        let winners = scene.points[..seats].iter().filter(|&&points| points == most).count() as f32;
        for seat in 0..seats {
            verdict.points[seat] = scene.points[seat] as f32;
            verdict.win[seat] = if scene.points[seat] == most { 1.0 / winners } else { 0.0 };
        }
        return verdict;
    }
    let outlook = &OUTLOOKS[seats - 2][scene.phase()];
    for seat in 0..seats {
        let more: f32 = facts(scene, seat).iter().zip(&outlook.weights).map(|(fact, weight)| fact * weight).sum();
        verdict.points[seat] = scene.points[seat] as f32 + more.max(0.0);
    }
    let spread = if scene.bluffing { outlook.spread * BLUFFING[scene.phase()] } else { outlook.spread };
    verdict.win = chances(&verdict.points, seats, spread);
    verdict
}

/// How much less certain a lead is in the bluffing variant, where a challenge may cost as much as a turn brings.
const BLUFFING: [f32; PHASES] = [3.5, 3.2, 2.9, 2.6, 2.2, 1.7];

/// The chance of each seat to have the most points in the end if these are expected and leads are so uncertain.
pub(crate) fn chances(points: &[f32; MAX_SEATS], seats: usize, spread: f32) -> [f32; MAX_SEATS] {
    // A logistic curve with this scale has the standard deviation `spread`.
    let scale = spread.max(0.5) * 0.5513;
    let most = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut win = [0.0; MAX_SEATS];
    for seat in 0..seats {
        win[seat] = ((points[seat] - most) / scale).exp();
    }
    let sum: f32 = win.iter().sum();
    win.map(|share| share / sum)
}
