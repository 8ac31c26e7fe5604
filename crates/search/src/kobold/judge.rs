//! How a position stands: winning chances and points for every seat.

use std::sync::LazyLock;

use underhill_catalog::kobold::{Kobold, Phase};
use underhill_core::MAX_SEATS;

use super::features::features;
use super::net::Net;
use super::scene::Scene;

/// For every seat; seats not in play have 0.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Verdict {
    /// The chance to win, a shared win counting in parts: together 1.
    pub win: [f32; MAX_SEATS],
    /// The points at the end.
    pub points: [f32; MAX_SEATS],
}

impl Verdict {
    /// Adds another with a weight.
    pub(super) fn add(&mut self, other: &Verdict, weight: f32) {
        for seat in 0..MAX_SEATS {
            self.win[seat] += weight * other.win[seat];
            self.points[seat] += weight * other.points[seat];
        }
    }
}

/// The nets for two, three and four players.
pub(super) fn net(seats: usize) -> &'static Net {
    static NETS: LazyLock<[Net; 3]> = LazyLock::new(|| {
        [include_str!("weights/2.txt"), include_str!("weights/3.txt"), include_str!("weights/4.txt")]
            .map(|text| Net::parse(text).expect("the weights were written by the tuning program"))
    });
    &NETS[seats.clamp(2, 4) - 2]
}

/// Judges any position, also one where something is about to be drawn.
pub fn judge(game: &Kobold, net: &Net) -> Verdict {
    let scene = Scene::of(game);
    let phase = game.phase();
    // KOB-16: with the last gem trophy gone, nothing that is still drawn in this turn changes a point.
    if phase == Phase::Over || scene.trophies_left == 0 && matches!(phase, Phase::Die | Phase::Fill) {
        return settled(&scene, phase == Phase::Over);
    }
    let mut verdict = Verdict::default();
    for seat in 0..scene.seats {
        (verdict.win[seat], verdict.points[seat]) = net.judge(&features(&scene, seat));
    }
    softmax(&mut verdict.win[..scene.seats]);
    verdict
}

/// How it ended.
fn settled(scene: &Scene, counted: bool) -> Verdict {
    let points = if counted { scene.points } else { scene.final_points() };
    let mut verdict = Verdict::default();
    let most = points[..scene.seats].iter().max().copied().unwrap_or(0);
    let winners = points[..scene.seats].iter().filter(|&&points| points == most).count() as f32;
    for (seat, &points) in points[..scene.seats].iter().enumerate() {
        verdict.win[seat] = if points == most { 1.0 / winners } else { 0.0 };
        verdict.points[seat] = points as f32;
    }
    verdict
}

/// Scores become chances that add up to 1.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - most).exp();
        sum += *score;
    }
    for score in scores.iter_mut() {
        *score /= sum;
    }
}
