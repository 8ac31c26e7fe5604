//! How a game begins: the side of the board, the light, who starts, and the first tokens.

use underhill_core::{ArrayVec, Events, Game, MAX_SEATS, OptionsError, Seat};

use crate::{Event, Kobold, Options, Phase, Room, Section, Start, Tally};

impl Kobold {
    pub(crate) fn set_up(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        if !Self::SEATS.contains(&seats) {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        let side = options.side_for(seats)?;
        if let Start::Agreed(seat) = options.first
            && seat.index() >= seats
        {
            let last = seats - 1;
            return Err(OptionsError::Refused(format!(
                "seat {seat} cannot begin: {seats} players sit at 0 to {last} (KOB-R1)"
            )));
        }
        let (unseen, unseen_total) = (*options.components.tokens(), options.components.token_count());
        let mut game = Kobold {
            options: options.clone(),
            side,
            seats: seats as u8,
            phase: Phase::Light,
            light: Section::new(0),
            player: Seat::new(0),
            turns: 0,
            face_up: 0,
            face_down: 0,
            tokens: [Kobold::BLANK; Room::MOST_SPACES],
            kobolds: [[0; 8]; MAX_SEATS],
            unseen,
            unseen_total,
            held: [Tally::NONE; MAX_SEATS],
            gone: Tally::NONE,
            grabbed: ArrayVec::new(),
            gem_trophies: ArrayVec::new(),
            tiles: [0; MAX_SEATS],
        };
        // KOB-R1: what is agreed is not drawn.
        if let Start::Agreed(seat) = options.first {
            game.player = seat;
        }
        if let Start::Agreed(section) = options.light {
            game.light = section;
            game.draw_first(&mut ());
        }
        Ok(game)
    }

    /// The first player is drawn next, or was agreed and the room is filled.
    pub(crate) fn draw_first(&mut self, events: &mut impl Events<Event>) {
        if self.options.first == Start::Draw {
            self.phase = Phase::First;
        } else {
            self.fill(events);
        }
    }
}
