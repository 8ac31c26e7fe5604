//! What an action does.

use underhill_core::Events;

use crate::{Action, Colour, EndReason, Ending, Event, Gobblet, Gobblets, Piece, Position, Square, Squares};

impl Position {
    /// Does what the player to move chose. The caller vouches that it is legal.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Place { size, at } => self.mine = self.mine.or(Gobblets::only(size, at)),
            Action::Move { from, to } => self.carry(from, to),
            Action::Land(to) => self.carry(self.air.unwrap_or(to), to),
            Action::Touch(square) => {
                self.air = Some(square);
                return;
            }
        }
        // Exactly one action a turn; then it is the other player's (GBT-04).
        (self.mine, self.theirs) = (self.theirs, self.mine);
        self.side = self.side.other();
        self.air = None;
    }

    /// Moves the mover's visible gobblet. It never leaves the board (GBT-10), and whatever it had gobbled counts
    /// again at once (GBT-09), because what is visible is worked out afresh.
    #[inline]
    fn carry(&mut self, from: Square, to: Square) {
        let gobblet = self.mine.largest_bit(from);
        self.mine = self.mine.xor(gobblet).or(gobblet.carried(from, to));
    }
}

impl Gobblet {
    #[inline]
    pub(crate) fn apply(&mut self, action: Action, events: &mut impl Events<Event>) {
        let before = self.position;
        self.position.play_unchecked(action);
        match action {
            // A new gobblet never goes back, so nothing from before can stand again.
            Action::Place { .. } => self.past.clear(),
            Action::Move { .. } | Action::Land(_) if self.options.repetition_draw => {
                if self.past.capacity() == 0 {
                    self.past.reserve(32);
                }
                self.past.push((before.mine, before.theirs));
            }
            _ => {}
        }
        events.push(self.told(&before, action));
        let touched = matches!(action, Action::Touch(_));
        self.turns += u32::from(!touched);
        self.ending = self.judge();
        if let Some(Ending { winner, reason }) = self.ending {
            // The touch of a stuck gobblet is a whole turn (GBT-R11).
            self.turns += u32::from(touched);
            let line = match (winner, reason) {
                (Some(winner), EndReason::Line | EndReason::Lift) => self.position.board().seen(winner).full_lines(),
                _ => Squares::NONE,
            };
            events.push(Event::Over { winner: winner.map(Colour::seat), reason, line });
        }
    }

    /// What an action that led from `before` to the position now looked like.
    #[inline]
    fn told(&self, before: &Position, action: Action) -> Event {
        let (seat, now) = (before.side.seat(), self.position.lifted_board());
        let lifted = |from: Square| before.top(from).unwrap_or(Piece { colour: before.side, size: crate::Size::One });
        match action {
            Action::Place { size, at } => {
                let gobblet = Piece { colour: before.side, size };
                Event::Placed { seat, gobblet, at, gobbled: before.top(at) }
            }
            Action::Move { from, to } => Event::Moved {
                seat,
                gobblet: lifted(from),
                from,
                to,
                uncovered: now.top(from),
                gobbled: before.top(to),
            },
            Action::Touch(from) => Event::Touched { seat, gobblet: lifted(from), from, uncovered: now.top(from) },
            Action::Land(to) => {
                Event::Landed { seat, gobblet: lifted(before.air.unwrap_or(to)), to, gobbled: before.top(to) }
            }
        }
    }
}
