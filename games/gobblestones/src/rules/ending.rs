//! When the game is over, and who has won.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{ArrayVec, Events, Game, RuleId, Standings};

use crate::{Event, Gobblestones, TurnPart};

/// What ends a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Somebody has laid their last tile and the bag has not enough for them.
    #[serde(rename = "GBS-13")]
    LastTile,
    /// A rack was empty when the bag ran short, or when its owner's turn came.
    #[serde(rename = "GBS-14")]
    EmptyRack,
    /// By option, the turn came to an empty rack although the bag could have filled it.
    #[serde(rename = "GBS-R5")]
    EmptyRackOption,
    /// The bag is empty and nobody laid a tile, once round.
    #[serde(rename = "GBS-R4")]
    Stalemate,
    /// Three rounds of idle turns.
    #[serde(rename = "GBS-R11")]
    Idleness,
}

impl Ending {
    /// The rule that says so.
    pub const fn rule(self) -> RuleId {
        RuleId::new(match self {
            Ending::LastTile => "GBS-13",
            Ending::EmptyRack => "GBS-14",
            Ending::EmptyRackOption => "GBS-R5",
            Ending::Stalemate => "GBS-R4",
            Ending::Idleness => "GBS-R11",
        })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::LastTile => "a rack is empty and the bag has too few tiles for its owner",
            Ending::EmptyRack => "a rack is empty and the bag is running out",
            Ending::EmptyRackOption => "the turn has come to an empty rack",
            Ending::Stalemate => "the bag is empty and nobody has laid a tile for a whole round",
            Ending::Idleness => "nothing has come of any turn for three rounds",
        })
    }
}

impl Gobblestones {
    /// The game is over (GBS-15).
    pub(crate) fn finish(&mut self, endings: ArrayVec<Ending, 2>, events: &mut impl Events<Event>) {
        endings.iter().for_each(|&by| events.push(Event::GameOver { by }));
        for seat in self.all_seats() {
            let face_down = self.face_down.of(seat);
            if !face_down.is_empty() {
                let wrong = face_down.iter().filter(|&&square| !self.plan.suits(square, self.tile(square))).count();
                events.push(Event::BluffsShown { seat, tiles: face_down.len(), wrong });
            }
        }
        for seat in self.all_seats() {
            let tiles = self.rack(seat);
            if !tiles.is_empty() {
                self.points[seat.index()] += tiles.total() as i32;
                events.push(Event::Bonus { seat, tiles });
            }
        }
        self.stage = TurnPart::Over(endings);
    }

    pub(crate) fn final_standings(&self) -> Option<Standings> {
        match &self.stage {
            TurnPart::Over(endings) => {
                Some(Standings::by_points(self.points(), endings.iter().map(|ending| ending.rule())))
            }
            _ => None,
        }
    }

    /// GBS-R11
    pub(crate) fn most_turns(&self) -> u32 {
        let seats = u32::from(self.seats);
        if self.options.bluff { 3 * seats * (201 - 5 * seats) } else { 21 + 100 * seats }
    }
}
