use std::collections::HashMap;

use underhill_core::{Game, Viewer};

/// Everything that has happened, and how far each viewer has been told.
pub(crate) struct Log<G: Game> {
    events: Vec<G::Event>,
    told: HashMap<Viewer, usize>,
}

impl<G: Game> Log<G> {
    pub(crate) fn new() -> Self {
        Log { events: Vec::new(), told: HashMap::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    pub(crate) fn add(&mut self, events: Vec<G::Event>) {
        self.events.extend(events);
    }

    /// Forgets what was taken back.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.events.truncate(len);
        for told in self.told.values_mut() {
            *told = (*told).min(len);
        }
    }

    /// What this viewer noticed since they last asked.
    pub(crate) fn news(&mut self, viewer: Viewer) -> Vec<String> {
        let from = self.told.insert(viewer, self.events.len()).unwrap_or(0);
        self.noticed(viewer, from)
    }

    /// What this viewer noticed in the whole game.
    pub(crate) fn all(&self, viewer: Viewer) -> Vec<String> {
        self.noticed(viewer, 0)
    }

    fn noticed(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let witnessed = self.events[from..].iter().filter_map(|event| G::witness(event, viewer));
        witnessed.map(|event| event.to_string()).collect()
    }
}
