//! What is true of every game at any time, as far as can be told by looking at the table.

use underhill_core::{Game, Seat};

use crate::components::KOBOLDS;
use crate::{Kobold, Phase, Reveal, Section, Start, Tally, Token};

/// Holds, or says what does not.
fn hold(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl Kobold {
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        let seats = usize::from(self.seats);
        hold(Self::SEATS.contains(&seats), || format!("{seats} players cannot play"))?;
        hold(self.player.index() < seats, || format!("seat {} is not in play", self.player))?;
        self.tokens_are_all_there()?;
        self.tokens_lie_as_marked()?;
        self.kobolds_are_where_they_may_be()?;
        self.trophies_and_tiles_were_earned()?;
        self.hand_fits_the_phase()?;
        self.room_fits_the_phase()?;
        self.turns_are_possible()
    }

    /// KOB-03: every token is in exactly one place.
    fn tokens_are_all_there(&self) -> Result<(), String> {
        for token in Token::ALL {
            let count = |tally: &Tally| u32::from(tally[token]);
            let in_room = bits(self.face_up).filter(|&index| self.tokens[index] == token).count() as u32;
            let in_hand = self.grabbed.iter().filter(|&&grabbed| grabbed == Some(token)).count() as u32;
            let held: u32 = self.held.iter().map(count).sum();
            let found = count(&self.unseen) + in_room + in_hand + held + count(&self.gone);
            let must = count(self.options.components.tokens());
            hold(found == must, || format!("there are {found} tokens `{token}` instead of {must}"))?;
        }
        hold(u32::from(self.unseen_total) == self.unseen.total(), || "the unseen tokens are miscounted".to_owned())?;
        let face_down =
            self.face_down.count_ones() + self.grabbed.iter().filter(|token| token.is_none()).count() as u32;
        hold(face_down <= u32::from(self.unseen_total), || {
            format!("{face_down} tokens lie face down, but only {} are unseen", self.unseen_total)
        })?;
        let unplayed = &self.held[self.seats.into()..];
        hold(unplayed.iter().all(|tally| *tally == Tally::NONE), || "a seat not in play holds tokens".to_owned())?;
        // KOB-15: flash tokens are scored, not collected. KOB-14: gems and flash tokens leave the game, others never.
        let flash = |tally: &Tally| tally.iter().any(|(token, _)| token.flash().is_some());
        hold(!self.held.iter().any(flash), || "a flash token lies before a player".to_owned())?;
        for (token, count) in self.gone.iter() {
            hold(token.is_gem() || token.flash().is_some(), || format!("{count} `{token}` have left the game"))?;
        }
        Ok(())
    }

    /// KOB-01: each space is for face-up or face-down tokens.
    fn tokens_lie_as_marked(&self) -> Result<(), String> {
        let room = self.room();
        hold(self.face_up & !room.up == 0, || "a face-up token lies on a face-down space".to_owned())?;
        let down = room.spaces & !room.up;
        hold(self.face_down & !down == 0, || "a face-down token lies on a face-up space".to_owned())?;
        let stray = (0..self.tokens.len()).find(|&i| self.face_up >> i & 1 == 0 && self.tokens[i] != Kobold::BLANK);
        hold(stray.is_none(), || "a token is remembered where none lies".to_owned())
    }

    /// KOB-04, KOB-06, KOB-11, KOB-R8.
    fn kobolds_are_where_they_may_be(&self) -> Result<(), String> {
        let tokens = self.face_up | self.face_down;
        for (i, kobolds) in self.kobolds.iter().enumerate() {
            let seat = Seat::new(i);
            let count: u32 = kobolds.iter().map(|&count| u32::from(count)).sum();
            let most = if i < usize::from(self.seats) { KOBOLDS as u32 } else { 0 };
            hold(count <= most && kobolds[Section::COUNT] == 0, || format!("seat {seat} has {count} kobolds out"))?;
            for section in Section::all() {
                let here = u32::from(kobolds[section.index()]);
                let lit = section.is_lit_from(self.light);
                hold(here == 0 || !lit, || format!("seat {seat} has a kobold under the light in section {section}"))?;
                // While a player retrieves, the tokens of the others dwindle, until the room is refilled. At other times
                // every space has one, see `room_fits_the_phase`.
                let whole = seat == self.player && matches!(self.phase, Phase::Turn | Phase::Reveal);
                let spaces = self.room().spaces_of(1 << section.index());
                let most = if whole { spaces & tokens } else { spaces }.count_ones();
                hold(here <= most, || {
                    format!("seat {seat} has {here} kobolds in section {section}, which has {most} tokens")
                })?;
            }
        }
        Ok(())
    }

    /// KOB-14, KOB-15, KOB-R4, KOB-R5.
    fn trophies_and_tiles_were_earned(&self) -> Result<(), String> {
        let trophies = self.gem_trophies.len();
        let most = self.options.components.gem_trophies().len();
        hold(trophies <= most, || format!("{trophies} gem trophies have been taken of {most}"))?;
        for gem in Token::GEMS {
            let gone = usize::from(self.gone[gem]);
            hold(gone == trophies, || format!("{gone} `{gem}` were exchanged for {trophies} trophies"))?;
        }
        let set = |held: &Tally| Token::GEMS.iter().all(|&gem| held[gem] > 0);
        hold(trophies == most || !self.held.iter().any(set), || "a set of gems was not exchanged".to_owned())?;

        let tiles: u32 = self.tiles.iter().map(|&tiles| u32::from(tiles)).sum();
        let all = u32::from(self.options.components.point_tiles());
        hold(tiles <= all, || format!("{tiles} point tiles have been taken of {all}"))?;
        let flashes: u32 =
            self.gone.iter().filter(|(token, _)| token.flash().is_some()).map(|(_, n)| u32::from(n)).sum();
        hold(tiles <= flashes * u32::from(self.seats), || format!("{flashes} flash tokens gave {tiles} point tiles"))?;
        let stray = self.tiles[self.seats.into()..].iter().any(|&tiles| tiles > 0);
        hold(!stray, || "a seat not in play has point tiles".to_owned())
    }

    /// KOB-08, KOB-R2, KOB-R3: what the player has in hand.
    fn hand_fits_the_phase(&self) -> Result<(), String> {
        let in_room = usize::from(self.kobolds_in_room(self.player));
        let unknown = self.grabbed.iter().filter(|token| token.is_none()).count();
        let only_flashes = self.grabbed.iter().all(|token| token.is_some_and(|token| token.flash().is_some()));
        hold(self.grabbed.len() + in_room <= KOBOLDS, || "a player grabs with more than three kobolds".to_owned())?;
        let each = self.options.reveal == Reveal::Each;
        let fits = match self.phase {
            Phase::Light | Phase::First | Phase::Over => self.grabbed.is_empty(),
            Phase::Turn => (self.grabbed.is_empty() || in_room > 0) && (!each || unknown == 0),
            Phase::Reveal if each => unknown == 1 && self.grabbed.last() == Some(&None),
            Phase::Reveal => unknown > 0 && in_room == 0,
            Phase::Fill | Phase::Die => only_flashes && in_room == 0,
        };
        hold(fits, || "the grabbed tokens do not fit what the game waits for".to_owned())
    }

    /// KOB-12, KOB-16, KOB-R7, KOB-R8: what is empty, and whether the game should be over.
    fn room_fits_the_phase(&self) -> Result<(), String> {
        if let Start::Agreed(section) = self.options.light {
            hold(self.phase != Phase::Light, || "an agreed light is not drawn".to_owned())?;
            // Nobody can roll in the very first turn.
            hold(self.turns > 0 || self.light == section, || "the light is not where it was agreed".to_owned())?;
        }
        let tokens = self.face_up | self.face_down;
        let lit = self.room().lit(self.light);
        hold(self.turns > 0 || tokens & lit == 0, || "tokens lie under the light at the start".to_owned())?;
        let empty = self.to_refill();
        let endings = self.ended_by().count();
        match self.phase {
            Phase::Light | Phase::First => {
                hold(tokens == 0, || "tokens lie in the room before the start".to_owned())?;
                hold(self.phase == Phase::Light || self.options.first == Start::Draw, || {
                    "an agreed first player is not drawn".to_owned()
                })
            }
            Phase::Fill => {
                hold(empty != 0 && empty & !self.room().up == 0, || "no face-up space is to be filled".to_owned())?;
                hold(u32::from(self.supply()) >= empty.count_ones(), || "the supply cannot fill the room".to_owned())?;
                // KOB-R12: at the start in ascending order, so nothing lies at or beyond the next space.
                let next = empty & empty.wrapping_neg();
                hold(self.turns > 0 || self.face_up < next, || "the room is not filled in order".to_owned())
            }
            Phase::Turn if !self.is_retrieving() => {
                hold(empty == 0, || "a space outside the light is empty at the start of a turn".to_owned())?;
                hold(endings == 0, || "the game should be over".to_owned())
            }
            Phase::Turn | Phase::Reveal => {
                hold(empty.count_ones() as usize == self.grabbed.len(), || {
                    "not as many tokens are missing from the room as have been grabbed".to_owned()
                })?;
                hold(!self.are_gem_trophies_gone(), || "the game should be over".to_owned())
            }
            Phase::Die => hold((1..=KOBOLDS as u32).contains(&empty.count_ones()), || {
                "not as many tokens are missing from the room as can have been grabbed".to_owned()
            }),
            Phase::Over => {
                hold(endings > 0, || "nothing ended the game".to_owned())?;
                hold(empty == 0 || self.is_supply_short(), || "the room was not refilled".to_owned())
            }
        }
    }

    /// KOB-R13, and that every token taken came of a kobold placed in a turn of its own.
    fn turns_are_possible(&self) -> Result<(), String> {
        let bound = self.turn_bound();
        hold(self.turns <= bound, || format!("{} turns have been played; {bound} is the most", self.turns))?;
        let laid_out: u32 = self.held.iter().chain([&self.gone]).map(Tally::total).sum();
        let kobolds: u32 = self.kobolds.iter().flatten().map(|&count| u32::from(count)).sum();
        let placed = laid_out + self.grabbed.len() as u32 + kobolds;
        hold(placed <= self.turns, || format!("{placed} kobolds cannot have been placed in {} turns", self.turns))?;
        let fits = match self.phase {
            Phase::Light | Phase::First => self.turns == 0,
            Phase::Fill | Phase::Turn => true,
            // The very first turn is a placing.
            Phase::Reveal | Phase::Die | Phase::Over => self.turns > 0,
        };
        hold(fits, || format!("what the game waits for cannot come after {} turns", self.turns))?;
        // Everyone's turns come equally often, so the first player tells whose it is.
        if let Start::Agreed(first) = self.options.first {
            // After the end it is still that of whoever took the last one.
            let before = self.turns.saturating_sub(u32::from(self.phase == Phase::Over));
            let must = (first.index() + before as usize) % usize::from(self.seats);
            hold(self.player.index() == must, || format!("it is not the turn of seat {}", self.player))?;
        }
        Ok(())
    }
}

/// The numbers of the set bits.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(index)
    })
}
