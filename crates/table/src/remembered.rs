//! What a table remembers of its past: bounded, however long people stay.

use std::collections::{BTreeMap, VecDeque};

use underhill_core::{Game, Viewer};

use crate::happening::Happening;
use crate::{Bytes, CommandId, News};

/// So many happenings are remembered to tell of them; some games of the longest kind.
const HAPPENINGS: usize = 1_000;
/// So many commands of each person are remembered to notice when one is sent twice. A client has fewer under way at once.
const COMMANDS: usize = 64;

/// The last things that all may know happened.
pub(crate) struct Story<G: Game> {
    last: VecDeque<Happening<G>>,
    /// How many things happened before those.
    forgotten: u64,
}

impl<G: Game> Story<G> {
    pub(crate) fn new() -> Self {
        Story { last: VecDeque::new(), forgotten: 0 }
    }

    pub(crate) fn push(&mut self, happening: Happening<G>) {
        if self.last.len() == HAPPENINGS {
            self.last.pop_front();
            self.forgotten += 1;
        }
        self.last.push_back(happening);
    }

    /// How many things have happened.
    pub(crate) fn version(&self) -> u64 {
        self.forgotten + self.last.len() as u64
    }

    /// The last `most` of those that happened after one version and before another, as a viewer is told of them.
    pub(crate) fn between(&self, viewer: Viewer, after: u64, before: u64, most: usize) -> Vec<News> {
        // The version of the first that is remembered is one more than how many are not.
        let index = |version: u64| version.saturating_sub(self.forgotten).min(self.last.len() as u64) as usize;
        let to = index(before.saturating_sub(1));
        let from = index(after).max(to.saturating_sub(most)).min(to);
        let numbered = self.last.range(from..to).zip(self.forgotten + from as u64 + 1..);
        numbered.map(|(happening, version)| happening.news(version, viewer)).collect()
    }
}

/// What each person did lately, by their own numbers, and what the version was after it.
#[derive(Default)]
pub(crate) struct DoneLately(BTreeMap<Bytes<8>, VecDeque<(u64, u64)>>);

impl DoneLately {
    pub(crate) fn push(&mut self, CommandId { person, id }: CommandId, version: u64) {
        let done = self.0.entry(person).or_default();
        if done.len() == COMMANDS {
            done.pop_front();
        }
        done.push_back((id, version));
    }

    /// Forgets everybody but these.
    pub(crate) fn keep_only(&mut self, people: &[Bytes<8>]) {
        self.0.retain(|person, _| people.contains(person));
    }

    /// The version after a command, if it was done.
    pub(crate) fn version_after(&self, CommandId { person, id }: CommandId) -> Option<u64> {
        let done = self.0.get(&person)?.iter().find(|(done, _)| *done == id);
        done.map(|(_, version)| *version)
    }
}
