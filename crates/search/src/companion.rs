//! A bot that plays as well as it takes to keep a game even: it eases off while it is clearly ahead and does its best when it
//! is behind.

use underhill_core::Seat;

use crate::meter::Part;
use crate::{Answer, Brain, Estimate, Level, Question};

/// Somebody who adapts to those they play with, for one seat of one game: a controller in the sense of control theory, with a
/// proportional and an integral part, that wants the chance to win to be even.
pub struct Companion<G: Brain> {
    /// Whoever judges how the game stands is always the same, so that a slip of the player is no change of opinion.
    judge: G::Mind,
    player: G::Mind,
    /// How far ahead it is: 0.5 if it has won, 0 if the game is even, -0.5 if it has lost.
    ahead: f64,
    /// How good the others have shown to be, as a place in [`LADDER`].
    footing: f64,
}

/// How well it can play.
const LADDER: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];
/// Who judges how a game stands: somebody with an eye for it who does not take long.
const JUDGE: Level = Level::Medium;
/// How much of the time that may take.
const JUDGED_BY: f64 = 0.25;
/// Before anything is known it plays like this place of the ladder.
const AT_FIRST: f64 = 2.0;
/// How many places lower it plays at once for each chance to win that it has too much: the proportional part. Who has as good
/// as won has half a chance too much.
const AT_ONCE: f64 = 4.0;
/// How many places of that remain for the decisions to come: the integral part.
const IN_TIME: f64 = 0.8;

impl<G: Brain> Default for Companion<G> {
    fn default() -> Self {
        Companion { judge: G::Mind::default(), player: G::Mind::default(), ahead: 0.0, footing: AT_FIRST }
    }
}

impl<G: Brain> Companion<G> {
    /// How well it plays as things stand.
    pub fn level(&self) -> Level {
        let place = self.footing - AT_ONCE * self.ahead;
        LADDER[place.round().clamp(0.0, (LADDER.len() - 1) as f64) as usize]
    }

    /// Decides; the level of the question does not matter.
    ///
    /// # Panics
    /// If the view is not one that the game shows to a seat it is waiting for.
    pub fn think(&mut self, question: &Question<'_, G>) -> Answer<G::Action> {
        let meter = &Part { meter: question.meter, before: 0, until: JUDGED_BY };
        let look = G::think(&mut self.judge, &Question { level: JUDGE, meter, ..*question });
        self.note(question.seat, &look.estimate);
        let level = self.level();
        if level == JUDGE {
            return look;
        }
        let meter = &Part { meter: question.meter, before: look.nodes, until: 1.0 };
        let answer = G::think(&mut self.player, &Question { level, meter, ..*question });
        Answer { nodes: look.nodes + answer.nodes, ..answer }
    }

    fn note(&mut self, seat: Seat, estimate: &Estimate) {
        let mine = estimate.win[seat.index()];
        // Against one of the others, however many there are.
        let theirs = (1.0 - mine) / (estimate.win.len() - 1) as f64;
        self.ahead = mine / (mine + theirs) - 0.5;
        let most = (LADDER.len() - 1) as f64;
        self.footing = (self.footing - IN_TIME * self.ahead).clamp(0.0, most);
    }
}
