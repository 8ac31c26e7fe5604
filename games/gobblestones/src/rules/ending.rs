//! When the game is over, and who has won.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{Events, Game, RuleId, Standings};

use crate::action::MOST;
use crate::{EmptyRack, Endings, Event, Gobblestones, TurnPart};

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
    /// What ends the game once somebody has laid so many tiles and has to draw so many: the bag has too few, and a rack is
    /// empty. GBS-R14: it has to have too few; that somebody has to draw at all ends nothing.
    pub(crate) fn ended_by_drawing(&self, placed: usize, must_draw: usize) -> Endings {
        let mut endings = Endings::new();
        if self.bag.total() >= must_draw {
            return endings;
        }
        if placed > 0 && self.rack(self.turn).is_empty() {
            // GBS-13
            endings.push(Ending::LastTile);
        }
        let others_out = self.all_seats().any(|other| other != self.turn && self.rack(other).is_empty());
        if others_out && self.options.empty_rack != EmptyRack::PlaysOn {
            // GBS-14
            endings.push(Ending::EmptyRack);
        }
        endings
    }

    /// What ends the game as the turn comes to somebody: they have no tiles (GBS-14, GBS-R5).
    pub(crate) fn ended_by_arriving(&self) -> Option<Ending> {
        let bag_runs_out = self.bag.total() < MOST;
        match self.options.empty_rack {
            _ if !self.rack(self.turn).is_empty() => None,
            EmptyRack::PlaysOn => None,
            EmptyRack::Draws | EmptyRack::Ends if bag_runs_out => Some(Ending::EmptyRack),
            EmptyRack::Draws => None,
            EmptyRack::Ends => Some(Ending::EmptyRackOption),
        }
    }

    /// What ends the game after idle turns.
    pub(crate) fn ended_by_idleness(&self) -> Option<Ending> {
        if self.bag.is_empty() && self.idle >= self.seats {
            // GBS-R4
            Some(Ending::Stalemate)
        } else if self.idle >= 3 * self.seats {
            // GBS-R11
            Some(Ending::Idleness)
        } else {
            None
        }
    }

    /// GBS-R15: what would end the game only calls the end, and what called it first stands.
    pub(crate) fn call(&mut self, endings: Endings, events: &mut impl Events<Event>) {
        if self.called.is_empty() {
            endings.iter().for_each(|&by| events.push(Event::EndCalled { by }));
            self.called = endings;
        }
    }

    /// The game is over (GBS-15).
    pub(crate) fn finish(&mut self, endings: Endings, events: &mut impl Events<Event>) {
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

    /// GBS-R11. A call (GBS-R15) changes nothing in it: idle turns cannot call the end where no rack was empty before them,
    /// and if one was, the end is called before a round of them is over.
    pub(crate) fn most_turns(&self) -> u32 {
        let seats = u32::from(self.seats);
        if self.options.bluff { 3 * seats * (201 - 5 * seats) } else { 21 + 100 * seats }
    }
}
