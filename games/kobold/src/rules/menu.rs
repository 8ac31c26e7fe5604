//! What is allowed, listed, counted and found by its place without trying anything out.

use std::ops::ControlFlow;

use underhill_core::Seat;

use crate::components::KOBOLDS;
use crate::{Action, Kobold, Phase, Section};

impl Kobold {
    /// Whether the game waits for this seat to decide.
    #[inline]
    pub(crate) fn is_waited_for(&self, seat: Seat) -> bool {
        self.phase == Phase::Turn && seat == self.player
    }

    /// What the player may do: the sections to place a kobold in, and the spaces to take a token from, as bits.
    #[inline]
    pub(crate) fn choices(&self) -> (u8, u32) {
        let room = self.room();
        let own = u64::from_le_bytes(self.kobolds[self.player.index()]);
        let takes = room.spaces_of(nonzero_bytes(own)) & (self.face_up | self.face_down);
        // KOB-07. KOB-06: outside the light, and with a token for every kobold. Since every uncovered space holds a
        // token (KOB-R8), the number of spaces will do.
        let may_place = !self.is_retrieving() && usize::from(self.kobolds_in_room(self.player)) < KOBOLDS;
        let places = if may_place { nonzero_bytes(own ^ room.sizes) & !self.light.beam() } else { 0 };
        (places, takes)
    }

    /// Visits the sections to place a kobold in, ascending; then the spaces to take a token from, by ascending section
    /// and space.
    pub(crate) fn visit_choices<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        let (mut places, mut takes) = self.choices();
        while places != 0 {
            visit(Action::Place(Section::new(places.trailing_zeros() as usize)))?;
            places &= places - 1;
        }
        while takes != 0 {
            visit(Action::Take(self.room().spot(takes.trailing_zeros() as usize)))?;
            takes &= takes - 1;
        }
        ControlFlow::Continue(())
    }

    /// The action at a place of the documented order, among these sections and spaces.
    #[inline]
    pub(crate) fn nth_choice(&self, (places, takes): (u8, u32), index: u32) -> Option<Action> {
        match index.checked_sub(places.count_ones()) {
            None => Some(Action::Place(Section::new(nth_bit(places.into(), index)))),
            Some(index) if index < takes.count_ones() => Some(Action::Take(self.room().spot(nth_bit(takes, index)))),
            Some(_) => None,
        }
    }
}

/// The number of the bit that has so many set bits below it.
#[inline]
fn nth_bit(mut bits: u32, below: u32) -> usize {
    for _ in 0..below {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

/// Which of eight bytes, all below 0x80, are not 0: one bit for each.
#[inline]
fn nonzero_bytes(bytes: u64) -> u8 {
    let high_bits = (bytes + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
    // Gathers the bits 0, 8, 16, … in the highest byte.
    ((high_bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}
