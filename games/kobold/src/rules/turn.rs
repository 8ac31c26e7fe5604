//! A turn, from the placing or the first grab to the refilled room.

use underhill_core::{Events, Seat};

use crate::{Event, Face, Kobold, Phase, Reveal, Section, Spot, Token};

impl Kobold {
    /// KOB-05 (A): one more kobold in a section.
    #[inline]
    pub(crate) fn place(&mut self, section: Section, events: &mut impl Events<Event>) {
        self.kobolds[self.player.index()][section.index()] += 1;
        events.push(Event::Placed { seat: self.player, section });
        self.turns += 1;
        self.player = self.player.next(self.seats.into());
    }

    /// KOB-08: a kobold grabs a token of its section and is out of the room.
    #[inline]
    pub(crate) fn take(&mut self, spot: Spot, events: &mut impl Events<Event>) {
        self.kobolds[self.player.index()][spot.section.index()] -= 1;
        let index = self.room().index(spot);
        let bit = 1 << index;
        let token = (self.face_up & bit != 0).then(|| self.tokens[index]);
        self.face_up &= !bit;
        self.face_down &= !bit;
        self.tokens[index] = Kobold::BLANK;
        self.grabbed.push(token);
        events.push(Event::Grabbed { seat: self.player, spot, token });
        self.after_a_grab(events);
    }

    /// A grabbed token is turned up: the first, in the order taken, that is still face down.
    #[inline]
    pub(crate) fn turn_up(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.see(token);
        if let Some(unknown) = self.grabbed.iter_mut().find(|token| token.is_none()) {
            *unknown = Some(token);
        }
        events.push(Event::TurnedUp { seat: self.player, token });
        self.after_a_grab(events);
    }

    #[inline]
    fn after_a_grab(&mut self, events: &mut impl Events<Event>) {
        let out = self.kobolds[self.player.index()] == [0; 8];
        // KOB-R2: at once, or when the last kobold is out.
        let look = out || self.options.reveal == Reveal::Each;
        if look && self.grabbed.contains(&None) {
            self.phase = Phase::Reveal;
        } else if out {
            self.lay_out(events);
            self.phase = Phase::Die;
        } else {
            self.phase = Phase::Turn;
        }
    }

    /// KOB-09: the grabbed tokens are laid before the player. KOB-15: flash tokens wait for the end of the turn.
    #[inline]
    fn lay_out(&mut self, events: &mut impl Events<Event>) {
        let held = &mut self.held[self.player.index()];
        self.grabbed.retain(|token| match *token {
            Some(token) if token.flash().is_none() => {
                held[token] += 1;
                false
            }
            _ => true,
        });
        self.exchange_gems(events);
    }

    /// KOB-14, KOB-R5: complete sets of gems for the most valuable trophies left, before the die is rolled.
    #[inline]
    fn exchange_gems(&mut self, events: &mut impl Events<Event>) {
        let held = &mut self.held[self.player.index()];
        while Token::GEMS.iter().all(|&gem| held[gem] > 0) {
            let Some(&points) = self.options.components.gem_trophies().get(self.gem_trophies.len()) else { break };
            for gem in Token::GEMS {
                held[gem] -= 1;
                self.gone[gem] += 1;
            }
            self.gem_trophies.push(self.player);
            events.push(Event::GemsExchanged { seat: self.player, points });
        }
    }

    /// KOB-10: the die turns the light; then kobolds are caught and the room is refilled.
    #[inline]
    pub(crate) fn roll(&mut self, face: Face, events: &mut impl Events<Event>) {
        events.push(Event::Rolled { seat: self.player, face });
        if face != Face::Blank {
            // KOB-R6: only where the light stops matters.
            self.light = self.light.turned(face.turn());
            events.push(Event::LightTurned { section: self.light });
            self.catch(events);
        }
        // KOB-R7: all or nothing.
        if self.is_supply_short() {
            events.push(Event::SupplyShort { supply: self.supply(), spaces: self.to_refill().count_ones() as u8 });
            self.end_turn(events);
        } else {
            self.fill(events);
        }
    }

    /// KOB-11: kobolds under the light go home.
    #[inline]
    fn catch(&mut self, events: &mut impl Events<Event>) {
        for section in [self.light, self.light.turned(1)] {
            for (seat, kobolds) in self.kobolds.iter_mut().enumerate() {
                let kobolds = std::mem::take(&mut kobolds[section.index()]);
                if kobolds > 0 {
                    events.push(Event::Caught { seat: Seat::new(seat), section, kobolds });
                }
            }
        }
    }

    /// KOB-03, KOB-12: a token on every empty space outside the light. Those on face-down spaces lie there at once;
    /// the others are drawn one by one (KOB-R12). The supply must suffice.
    #[inline]
    pub(crate) fn fill(&mut self, events: &mut impl Events<Event>) {
        let room = self.options.components.room(self.side);
        let mut down = self.to_refill() & !room.up;
        self.face_down |= down;
        while down != 0 {
            events.push(Event::Laid { spot: room.spot(down.trailing_zeros() as usize), token: None });
            down &= down - 1;
        }
        self.go_on_filling(events);
    }

    /// The token drawn for the next face-up space.
    #[inline]
    pub(crate) fn lay(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.see(token);
        let index = self.to_refill().trailing_zeros() as usize;
        self.face_up |= 1 << index;
        self.tokens[index] = token;
        events.push(Event::Laid { spot: self.room().spot(index), token: Some(token) });
        self.go_on_filling(events);
    }

    #[inline]
    fn go_on_filling(&mut self, events: &mut impl Events<Event>) {
        if self.to_refill() != 0 {
            self.phase = Phase::Fill;
        } else if self.turns == 0 {
            // The very first turn is a placing, so a room filled before any turn is the set-up.
            self.phase = Phase::Turn;
        } else {
            self.end_turn(events);
        }
    }

    /// KOB-R9: after the room, the flash tokens; then the game is over or the next player's turn begins.
    #[inline]
    fn end_turn(&mut self, events: &mut impl Events<Event>) {
        for token in std::mem::take(&mut self.grabbed).into_iter().flatten() {
            if let Some(toy) = token.flash() {
                self.score_flash(toy, events);
                self.gone[token] += 1;
            }
        }
        self.turns += 1;
        let (supply, trophies) = (self.is_supply_short(), self.are_gem_trophies_gone());
        if supply || trophies {
            self.phase = Phase::Over;
            events.push(Event::GameOver { supply, trophies });
            self.tell_toy_trophies(events);
        } else {
            self.phase = Phase::Turn;
            self.player = self.player.next(self.seats.into());
        }
    }

    /// A token comes out of the unseen ones.
    #[inline]
    fn see(&mut self, token: Token) {
        self.unseen[token] -= 1;
        self.unseen_total -= 1;
    }

    /// Whether the player has begun to retrieve kobolds.
    #[inline]
    pub(crate) fn is_retrieving(&self) -> bool {
        !self.grabbed.is_empty()
    }
}
