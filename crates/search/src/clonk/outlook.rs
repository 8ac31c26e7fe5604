//! How a game will probably end, the evaluation where playouts are cut off: counted if it is over, judged by the net if not.

use underhill_catalog::clonk::Clonk;
use underhill_core::{Game, PerSeat, Seat};

use super::features::Scene;
use super::net::Net;
use super::weights::Weights;

/// So many coins ahead make a lead that is hardly lost.
const LEAD: f64 = 8.0;

/// The points and winning chances of every seat.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    pub(crate) win: PerSeat<f64>,
    pub(crate) points: PerSeat<f64>,
}

impl Outlook {
    /// The outlook of a game that is over, or of one in which a turn has just begun.
    pub(crate) fn of(game: &Clonk, net: &Net, weights: &Weights) -> Outlook {
        if let Some(standings) = game.standings() {
            let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
            return Outlook {
                win: standings.places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect(),
                points: standings.points.iter().map(|&points| f64::from(points)).collect(),
            };
        }
        let scene = Scene::of(game, weights);
        let seats = Seat::first(game.seats());
        let judged: PerSeat<(f32, f32)> = seats.map(|seat| net.judge(&scene.features(seat))).collect();
        let most = judged.iter().map(|&(score, _)| score).fold(f32::MIN, f32::max);
        let mut win: PerSeat<f64> = judged.iter().map(|&(score, _)| f64::from(score - most).exp()).collect();
        let total: f64 = win.iter().sum();
        win.iter_mut().for_each(|share| *share /= total);
        Outlook { win, points: judged.iter().map(|&(_, points)| f64::from(points)).collect() }
    }

    /// How good it is for a seat, from 0 to 1: the chance to win, and the lead as far as that counts.
    pub(crate) fn worth(&self, seat: Seat, lead_counts: f64) -> f64 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let best = others.map(|(_, &points)| points).fold(f64::MIN, f64::max);
        let lead = self.points[seat.index()] - best;
        (1.0 - lead_counts) * self.win[seat.index()] + lead_counts / (1.0 + (-lead / LEAD).exp())
    }
}
