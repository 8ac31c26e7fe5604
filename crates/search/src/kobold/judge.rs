//! How a position stands: winning chances and points for every seat.

use underhill_catalog::kobold::{Kobold, Phase};
use underhill_core::{ArrayVec, MAX_SEATS};

use super::features::{FEATURES, Outline, features};
use super::inputs::{Eye, Inputs};
use super::net::Net;
use super::scene::{SECTIONS, Scene};
use super::wide::{FIRST, WideNet};
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

    /// The same within the bounds of what chances and points can be.
    pub(super) fn bounded(mut self) -> Verdict {
        self.win = self.win.map(|win| win.max(0.0));
        self.points = self.points.map(|points| points.max(0.0));
        let all: f32 = self.win.iter().sum();
        self.win = self.win.map(|win| win / all);
        self
    }
}

/// A net that judges.
#[derive(Copy, Clone)]
pub enum Judge<'n> {
    /// Scores each seat by itself.
    Narrow(&'n Net),
    /// Weighs a seat against the others.
    Wide(&'n WideNet),
}

impl Judge<'_> {
    /// Whether both judge by the very same net.
    pub(super) fn is(self, other: Judge<'_>) -> bool {
        match (self, other) {
            (Judge::Narrow(one), Judge::Narrow(two)) => std::ptr::eq(one, two),
            (Judge::Wide(one), Judge::Wide(two)) => std::ptr::eq(one, two),
            _ => false,
        }
    }
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
        Judge::Wide(net) => {
            let outlines = outlines(&scene);
            wide(&scene, net, |_, seat| {
                let mut sums = net.first_bias;
                net.add(&mut sums, &Eye::new(&scene, seat).all(&scene, &outlines), 1.0);
                sums
            })
        }
    }
}

type Outlines = ArrayVec<Outline, MAX_SEATS>;

fn outlines(scene: &Scene) -> Outlines {
    (0..scene.seats).map(|seat| Outline::of(scene, seat)).collect()
}

/// Who looks at a position for the wide net: of two only the one who decides next, whose chances tell those of the other.
fn lookers(seats: usize, next: usize) -> impl Iterator<Item = usize> {
    let all = if seats == 2 { 1 } else { seats };
    (0..all).map(move |step| (next + step) % seats)
}

/// What the wide net makes of a position by the sums of its first layer for each [looker](lookers).
fn wide(scene: &Scene, net: &WideNet, sums: impl Fn(usize, usize) -> [f32; FIRST]) -> Verdict {
    let mut verdict = Verdict::default();
    for (number, seat) in lookers(scene.seats, scene.next).enumerate() {
        let (score, [mine, yours]) = net.judge(&sums(number, seat));
        (verdict.win[seat], verdict.points[seat]) = (score, mine);
        if scene.seats == 2 {
            verdict.points[1 - seat] = yours;
        }
    }
    softmax(&mut verdict.win[..scene.seats]);
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
pub(super) struct Sight<'n> {
    scene: Scene,
    outlines: Outlines,
    net: Judge<'n>,
    /// For the wide net, each [looker](lookers) after the placing with the sums of its first layer, without where it is done.
    before: ArrayVec<(Eye, [f32; FIRST]), MAX_SEATS>,
}

impl<'n> Sight<'n> {
    pub(super) fn of(game: &Kobold, net: Judge<'n>) -> Sight<'n> {
        let scene = Scene::of(game);
        let outlines = outlines(&scene);
        let mut before = ArrayVec::new();
        if let Judge::Wide(net) = net {
            // How many kobolds are out, and who is next, is the same wherever one is placed.
            let after = scene.placed(0);
            for seat in lookers(after.seats, after.next) {
                let eye = Eye::new(&scene, seat);
                let mut inputs = eye.still(&after, &outlines);
                (0..SECTIONS).for_each(|section| eye.section(&scene, &outlines, section, &mut inputs));
                let mut sums = net.first_bias;
                net.add(&mut sums, &inputs, 1.0);
                before.push((eye, sums));
            }
        }
        Sight { scene, outlines, net, before }
    }

    /// The same as [`judge`] says when whoever decides has placed a kobold there.
    pub(super) fn judge_placing(&self, section: usize) -> Verdict {
        let scene = self.scene.placed(section);
        match self.net {
            Judge::Narrow(net) => narrow(scene.seats, net, |seat| self.outlines[seat].features(&scene, seat)),
            Judge::Wide(net) => wide(&scene, net, |number, _| {
                let (eye, before) = &self.before[number];
                let mut sums = *before;
                let (mut gone, mut come) = (Inputs::new(), Inputs::new());
                eye.section(&self.scene, &self.outlines, section, &mut gone);
                eye.section(&scene, &self.outlines, section, &mut come);
                eye.kobolds(&scene, &self.outlines, &mut come);
                net.add(&mut sums, &gone, -1.0);
                net.add(&mut sums, &come, 1.0);
                sums
            }),
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
