//! What somebody may do in a seat, on however many devices, and what is said without being kept.

use std::collections::VecDeque;

use underhill_core::Seat;
use underhill_protocol::ToClient;
use underhill_table::{Entry, Hash, Phrase, Rejection, Sender};

use super::Keeper;
use crate::budget::SeatAllowance;
use crate::problem::RequestError;

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
        if self.person(key).allowance.command() { Ok(()) } else { Err(Rejection::TooFast.into()) }
    }

    /// Whether an entry may be stored for whoever is here. What bots do is bounded by how long they think; it is counted.
    pub(super) fn may_store(&self, sender: Sender, entry: &Entry) -> Result<(), RequestError> {
        let Some(household) = self.household else { return Ok(()) };
        let bytes = serde_json::to_string(entry).map_or(0, |text| text.len());
        if self.hall.budget.keep(household, bytes) || matches!(sender, Sender::Bot(_)) {
            Ok(())
        } else {
            Err(Rejection::TooFast.into())
        }
    }

    /// Tells everyone who is there what somebody says. It is not kept.
    pub(super) fn say(&mut self, seat: Seat, key: Hash, id: u64, phrase: Phrase) -> Result<u64, RequestError> {
        let at = self.hall.clock.now();
        let person = self.person(key);
        if !person.said.contains(&id) {
            if !person.allowance.phrase() {
                return Err(Rejection::TooFast.into());
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
