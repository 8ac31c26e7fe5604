//! What somebody may do in a seat, on however many devices, and what is said without being kept.

use std::collections::VecDeque;

use tokio::time::Instant;
use underhill_core::Seat;
use underhill_protocol::ToClient;
use underhill_table::{Command, Entry, Hash, Phrase, Rejection, Sender};

use super::{Keeper, RETRY};
use crate::budget::SeatAllowance;
use crate::problem::RequestError;
use crate::refusals::Refusal;

/// So many phrases of a person are remembered, to notice when one is sent twice.
const PHRASES: usize = 16;

/// Somebody with a seat, as far as it matters how much they do.
pub(super) struct Person {
    allowance: SeatAllowance,
    /// The numbers of the last phrases.
    said: VecDeque<u64>,
}

impl Keeper {
    fn person(&mut self, key: Hash) -> &mut Person {
        let Keeper { people, table, hall, .. } = self;
        people.retain(|other, _| *other == key || table.seat_of(other).is_some());
        people.entry(key).or_insert_with(|| Person { allowance: hall.budget.seat(), said: VecDeque::new() })
    }

    /// Whether this person may give another command now.
    pub(super) fn may_command(&mut self, key: Hash) -> Result<(), RequestError> {
        if self.person(key).allowance.command() { Ok(()) } else { Err(self.too_fast(Refusal::Command)) }
    }

    /// Whether this person may make the table tell something for a command of so many bytes. A move is never refused for that:
    /// what it shows is bounded by the game.
    pub(super) fn may_tell(&mut self, key: Hash, size: usize, command: &Command) -> Result<(), RequestError> {
        let allowance = &mut self.person(key).allowance;
        allowance.heard(size);
        if allowance.may_tell() || matches!(command, Command::Act { .. }) {
            Ok(())
        } else {
            Err(self.too_fast(Refusal::Told))
        }
    }

    /// Counts what some socket was told because of the person at another, in bytes.
    pub(super) fn charge(&mut self, key: Option<Hash>, told: usize) {
        // Whoever has got up for good has nothing more to say here.
        if let Some(person) = key.and_then(|key| self.people.get_mut(&key)) {
            person.allowance.told(told);
        }
    }

    /// Something is refused to who is here for having done so much.
    fn too_fast(&self, refusal: Refusal) -> RequestError {
        self.hall.metrics.refusals.note(refusal, self.household);
        Rejection::TooFast.into()
    }

    /// Whether an entry may be stored for whoever is here. Bots count for whom they think: some decide in no time, and would
    /// otherwise fill a disk for somebody who may not. They try again later.
    pub(super) fn may_store(&mut self, sender: Sender, entry: &Entry) -> Result<(), RequestError> {
        let Some(household) = self.household else { return Ok(()) };
        let bytes = serde_json::to_string(entry).map_or(0, |text| text.len());
        if self.hall.budget.keep(household, bytes) {
            return Ok(());
        }
        if matches!(sender, Sender::Bot(_)) {
            self.not_before = Instant::now() + RETRY;
        }
        Err(Rejection::TooFast.into())
    }

    /// Tells everyone who is there what somebody says. It is not kept.
    pub(super) fn say(&mut self, seat: Seat, key: Hash, id: u64, phrase: Phrase) -> Result<u64, RequestError> {
        let at = self.hall.clock.now();
        let person = self.person(key);
        if !person.said.contains(&id) {
            if !person.allowance.phrase() {
                return Err(self.too_fast(Refusal::Phrase));
            }
            if person.said.len() == PHRASES {
                person.said.pop_front();
            }
            person.said.push_back(id);
            self.members.say_to_new(&ToClient::Said { seat, phrase, at });
            self.tell_servers_of(seat, phrase, at);
        }
        Ok(self.table.version())
    }
}
