use std::collections::HashMap;

use underhill_core::{Game, Memory, Viewer};

/// Everything that has happened, and how far each viewer has been told.
pub(crate) struct Log<G: Game> {
    events: Vec<G::Event>,
    /// From where to where each viewer was told when they last asked.
    told: HashMap<Viewer, (usize, usize)>,
}

impl<G: Game> Log<G> {
    pub(crate) fn new() -> Self {
        Log { events: Vec::new(), told: HashMap::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    /// Everything, whoever noticed it.
    pub(crate) fn all(&self) -> &[G::Event] {
        &self.events
    }

    pub(crate) fn add(&mut self, events: Vec<G::Event>) {
        self.events.extend(events);
    }

    /// Forgets what was taken back.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
        for (from, to) in self.told.values_mut() {
            (*from, *to) = ((*from).min(len), (*to).min(len));
        }
    }

    /// What this viewer noticed since they last asked.
    pub(crate) fn news(&mut self, viewer: Viewer) -> Vec<String> {
        let from = self.told.get(&viewer).map_or(0, |&(_, to)| to);
        self.told.insert(viewer, (from, self.events.len()));
        self.noticed(viewer, from)
    }

    /// What this viewer may read again: everything they noticed, or at a table where things are to be remembered,
    /// what they were told last.
    pub(crate) fn reread(&self, viewer: Viewer, memory: Memory) -> Vec<String> {
        let from = match memory {
            Memory::Perfect => 0,
            Memory::Table => self.told.get(&viewer).map_or(0, |&(from, _)| from),
        };
        self.noticed(viewer, from)
    }

    fn noticed(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let witnessed = self.events[from..].iter().filter_map(|event| G::witness(event, viewer));
        witnessed.map(|event| event.to_string()).collect()
    }
}
