//! How a position stands: winning chances and points for every seat.

use underhill_catalog::kobold::{Kobold, Phase};
use underhill_core::{ArrayVec, MAX_SEATS};

use super::features::{FEATURES, Outline, features};
use super::inputs::with_outlines;
use super::net::Net;
use super::scene::Scene;
use super::wide::WideNet;
use crate::net::softmax;

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

/// A net that judges.
#[derive(Copy, Clone)]
pub enum Judge<'n> {
    /// Scores each seat by itself.
    Narrow(&'n Net),
    /// Weighs two seats against each other.
    Wide(&'n WideNet),
}

/// Judges any position, also one where something is about to be drawn.
pub fn judge(game: &Kobold, net: Judge<'_>) -> Verdict {
    let scene = Scene::of(game);
    let phase = game.phase();
    // KOB-16: with the last gem trophy gone, nothing that is still drawn in this turn changes a point.
    if phase == Phase::Over || scene.trophies_left == 0 && matches!(phase, Phase::Die | Phase::Fill) {
        return settled(&scene, phase == Phase::Over);
    }
    match net {
        Judge::Narrow(net) => narrow(scene.seats, net, |seat| features(&scene, seat)),
        Judge::Wide(net) => wide(&scene, net, &[0, 1].map(|seat| Outline::of(&scene, seat))),
    }
}

/// What the wide net makes of a position of two.
fn wide(scene: &Scene, net: &WideNet, outlines: &[Outline]) -> Verdict {
    let (score, points) = net.judge(&with_outlines(scene, outlines));
    let mut win = [score, 0.0];
    softmax(&mut win);
    let mut verdict = Verdict::default();
    for (seat, (win, points)) in [scene.next, 1 - scene.next].into_iter().zip(win.into_iter().zip(points)) {
        (verdict.win[seat], verdict.points[seat]) = (win, points);
    }
    verdict
}

/// What a narrow net makes of a position by what each seat sees of it.
fn narrow(seats: usize, net: &Net, features: impl Fn(usize) -> [f32; FEATURES]) -> Verdict {
    let mut verdict = Verdict::default();
    for seat in 0..seats {
        (verdict.win[seat], verdict.points[seat]) = net.judge(&features(seat));
    }
    softmax(&mut verdict.win[..seats]);
    verdict
}

/// A position in which somebody may place a kobold, looked at once for all sections: placing changes little.
pub(super) struct Sight {
    scene: Scene,
    outlines: ArrayVec<Outline, MAX_SEATS>,
}

impl Sight {
    pub(super) fn of(game: &Kobold) -> Sight {
        let scene = Scene::of(game);
        let outlines = (0..scene.seats).map(|seat| Outline::of(&scene, seat)).collect();
        Sight { scene, outlines }
    }

    /// The same as [`judge`] says when whoever decides has placed a kobold there.
    pub(super) fn judge_placing(&self, section: usize, net: Judge<'_>) -> Verdict {
        let scene = self.scene.placed(section);
        match net {
            Judge::Narrow(net) => narrow(scene.seats, net, |seat| self.outlines[seat].features(&scene, seat)),
            Judge::Wide(net) => wide(&scene, net, &self.outlines),
        }
    }
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
