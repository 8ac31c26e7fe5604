//! What may be drawn or rolled, and what comes of it.

use underhill_core::{Events, Seat};

use crate::{Event, Face, Kobold, Outcome, Phase, Section};

impl Kobold {
    /// In ascending order of section, seat or face of the die, or in the order of [`Token::ALL`](crate::Token::ALL).
    pub(crate) fn visit_outcomes(&self, mut visit: impl FnMut(Outcome, u32)) {
        match self.phase {
            Phase::Light => Section::all().for_each(|section| visit(Outcome::Light(section), 1)),
            Phase::First => Seat::first(self.seats.into()).for_each(|seat| visit(Outcome::First(seat), 1)),
            // KOB-R12: any unseen token can be the one that is turned up.
            Phase::Fill | Phase::Reveal => {
                self.unseen.iter().for_each(|(token, count)| visit(Outcome::Token(token), count.into()));
            }
            Phase::Die => {
                for (face, &sides) in Face::ALL.into_iter().zip(self.options.components.die()) {
                    if sides > 0 {
                        visit(Outcome::Die(face), sides.into());
                    }
                }
            }
            Phase::Turn | Phase::Over => {}
        }
    }

    #[inline]
    pub(crate) fn count_tickets(&self) -> u32 {
        match self.phase {
            Phase::Light => Section::COUNT as u32,
            Phase::First => self.seats.into(),
            Phase::Fill | Phase::Reveal => self.unseen_total.into(),
            Phase::Die => self.options.components.die().iter().map(|&sides| u32::from(sides)).sum(),
            Phase::Turn | Phase::Over => 0,
        }
    }

    #[inline]
    pub(crate) fn find_outcome(&self, ticket: u32) -> Option<Outcome> {
        match self.phase {
            Phase::Light => Section::all().nth(ticket as usize).map(Outcome::Light),
            Phase::First => Seat::first(self.seats.into()).nth(ticket as usize).map(Outcome::First),
            Phase::Fill | Phase::Reveal => self.unseen.at(ticket).map(Outcome::Token),
            Phase::Die => {
                let mut left = ticket;
                for (face, &sides) in Face::ALL.into_iter().zip(self.options.components.die()) {
                    match left.checked_sub(sides.into()) {
                        None => return Some(Outcome::Die(face)),
                        Some(rest) => left = rest,
                    }
                }
                None
            }
            Phase::Turn | Phase::Over => None,
        }
    }

    #[inline]
    pub(crate) fn draw(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match outcome {
            Outcome::Light(section) => {
                self.light = section;
                events.push(Event::LightSet { section });
                self.draw_first(events);
            }
            Outcome::First(seat) => {
                self.player = seat;
                events.push(Event::Begins { seat });
                self.fill(events);
            }
            Outcome::Token(token) if self.phase == Phase::Fill => self.lay(token, events),
            Outcome::Token(token) => self.turn_up(token, events),
            Outcome::Die(face) => self.roll(face, events),
        }
    }
}
