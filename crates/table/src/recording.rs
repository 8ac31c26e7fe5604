//! The records of the games that are over at a table.

use underhill_core::{Game, Record, Seat};

use crate::sitter::called;
use crate::table::{Play, Table};
use crate::{Bytes, Showing};

/// So many records are remembered.
const RECORDS: usize = 250;

impl<G: Game> Table<G> {
    /// Keeps the record of a game that is over.
    pub(crate) fn close(&mut self) {
        if let Some(record) = self.play.as_ref().filter(|play| play.end.is_some()).map(|play| self.record_of(play)) {
            if self.records.len() == RECORDS {
                self.records.remove(0);
            }
            self.records.push(record);
        }
    }

    fn record_of(&self, play: &Play<G>) -> Record {
        let places = self.places();
        let players = Seat::first(places.len()).map(|seat| called(&places, seat).unwrap_or_default());
        Record {
            steps: play.steps.clone(),
            end: play.end.clone(),
            fair: Some(underhill_core::Fairness {
                version: self.fair.into(),
                commitment: self.seed.commitment().to_string(),
                seed: self.seed.0.to_string(),
                commitments: in_digits(&play.shares.commitments),
                entropy: in_digits(&play.shares.entropy),
            }),
            ..Record::new(&play.game, players.collect())
        }
    }
}

/// What every seat gave or did not give, as it is recorded.
fn in_digits(given: &[Option<Bytes<32>>]) -> Vec<Option<String>> {
    given.iter().map(|given| given.map(|bytes| bytes.to_string())).collect()
}
