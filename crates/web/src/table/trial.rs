//! A table at which one person tries something: they decide for every seat, what is drawn is drawn, and it can go back and begin again.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use underhill_core::{Seat, Viewer};
use underhill_table::{
    AnyTable, Broken, Bytes, Command, Decided, Entry, GameScene, Phase, Seed, Sender, Setting, Time, rebuild,
};

use super::script::{is_decision, log_of};
use super::{Desk, Host, TablePlace, as_it_was};
use crate::browser::random;

/// A table at which one person tries a rule.
pub(crate) struct Trial {
    desk: Desk,
    /// The log of the table as it is at first.
    start: Vec<Entry>,
    inner: RefCell<Inner>,
}

struct Inner {
    table: Box<dyn AnyTable>,
    log: Vec<Entry>,
    /// What was taken back and can be done again, the last first.
    undone: Vec<Entry>,
    viewer: Viewer,
}

/// Whoever is to decide and has not sealed anything yet; the first seat if that is nobody.
pub(super) fn next_to_decide(table: &dyn AnyTable) -> Seat {
    let undecided = |seat: &Seat| {
        let now = table.game_scene(Viewer::Seat(*seat));
        now.is_some_and(|now| now.waiting.contains(*seat) && now.sealed.is_none())
    };
    Seat::first(table.places().len()).find(undecided).unwrap_or(Seat::new(0))
}

impl Trial {
    /// A table after these steps. Where they end the game, their last decision is left to whoever tries.
    pub(crate) fn open(setting: &Setting, names: &[String], mut steps: Vec<String>) -> Result<Rc<Trial>, Broken> {
        let (start, table) = loop {
            let log = log_of(setting.clone(), names, &steps)?;
            let table = rebuild(log.clone())?;
            if table.phase() != Phase::Over {
                break (log, table);
            }
            while steps.pop().is_some_and(|step| !is_decision(&step)) {}
        };
        let viewer = Viewer::Seat(next_to_decide(table.as_ref()));
        let desk = Desk::new(table.game(), TablePlace::Lesson, table.scene(viewer));
        let inner = RefCell::new(Inner { table, log: start.clone(), undone: Vec::new(), viewer });
        let trial = Rc::new(Trial { desk, start, inner });
        desk.hosted_by(Rc::clone(&trial) as Rc<dyn Host>);
        trial.show();
        Ok(trial)
    }

    pub(crate) fn desk(&self) -> Desk {
        self.desk
    }

    /// Everything is as it was at first.
    pub(crate) fn start_again(&self) {
        self.go_on_from(self.start.clone(), Vec::new());
    }

    /// What was done last is taken back.
    pub(crate) fn back(&self) {
        let (mut log, mut undone) = (self.inner.borrow().log.clone(), self.inner.borrow().undone.clone());
        if log.len() > self.start.len() {
            undone.extend(log.pop());
            self.go_on_from(log, undone);
        }
    }

    /// What was taken back last is done again.
    pub(crate) fn forward(&self) {
        let (mut log, mut undone) = (self.inner.borrow().log.clone(), self.inner.borrow().undone.clone());
        if let Some(entry) = undone.pop() {
            log.push(entry);
            self.go_on_from(log, undone);
        }
    }

    /// How much can be taken back, and how much be done again.
    pub(crate) fn reach(&self) -> (usize, usize) {
        let inner = self.inner.borrow();
        (inner.log.len() - self.start.len(), inner.undone.len())
    }

    fn go_on_from(&self, log: Vec<Entry>, undone: Vec<Entry>) {
        if let Ok(table) = rebuild(log.clone()) {
            let viewer = Viewer::Seat(next_to_decide(table.as_ref()));
            *self.inner.borrow_mut() = Inner { table, log, undone, viewer };
            self.show();
        }
    }

    fn show(&self) {
        let inner = self.inner.borrow();
        let news = inner.table.news(inner.viewer, 0).into_iter().map(Arc::new).collect();
        let scene = inner.table.scene(inner.viewer);
        drop(inner);
        batch(|| {
            self.desk.past.set(None);
            self.desk.told.set(news);
            self.desk.scene.set(Arc::new(scene));
        });
    }
}

impl Host for Trial {
    fn command(&self, command: Command) {
        let Command::Act { .. } = command else { return };
        {
            let mut inner = self.inner.borrow_mut();
            let Viewer::Seat(seat) = inner.viewer else { return };
            let fresh = &mut || Seed(Bytes(random()));
            let Ok(Decided::New(entry)) = inner.table.decide(Sender::Seat(seat), None, &command, Time(0), fresh) else {
                return;
            };
            if let Err(broken) = inner.table.apply(&entry) {
                leptos::logging::error!("{broken}");
                return;
            }
            inner.log.push(entry);
            inner.undone.clear();
            inner.viewer = Viewer::Seat(next_to_decide(inner.table.as_ref()));
        }
        self.show();
    }

    fn look_back(&self, version: u64) -> Option<GameScene> {
        let inner = self.inner.borrow();
        as_it_was(&inner.log, inner.viewer, version)
    }

    fn record(&self) -> Option<String> {
        None
    }
}
