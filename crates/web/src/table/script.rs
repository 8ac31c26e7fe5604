//! A table that follows a script: a lesson, or the picture of a rule.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use underhill_core::{Seat, Viewer};
use underhill_table::{
    AnyTable, Broken, Bytes, Command, Entry, EntryKind, FairVersion, GameScene, Name, Seed, Setting, Share, Sitter,
    Time, Token, opening, rebuild,
};

use super::trial::next_to_decide;
use super::{Desk, Host, TablePlace, as_it_was};

/// Whether a step in notation is a decision rather than something drawn.
pub(super) fn is_decision(step: &str) -> bool {
    !step.starts_with("* ")
}

/// The log of a table at which these steps were played, one entry for each decision with what was drawn after it.
pub(super) fn log_of(setting: Setting, names: &[String], steps: &[String]) -> Result<Vec<Entry>, Broken> {
    let entry = |kind| Entry { at: Time(0), by: None, kind };
    let nobody = Seed(Bytes([0; 32]));
    let first =
        opening(setting, FairVersion::First, nobody, Time(0)).map_err(|rejection| Broken(rejection.to_string()))?;
    let mut log = vec![first];
    for (name, seat) in names.iter().zip(Seat::first(names.len())) {
        let name = Name::try_from(name.clone()).map_err(|problem| Broken(problem.to_string()))?;
        let key = Token(Bytes([seat.index() as u8; 16])).key();
        let share = Share::Entropy(Bytes([0; 32]));
        log.push(entry(EntryKind::Sat { seat, sitter: Sitter::Person { name, key, share } }));
    }
    let start = steps.iter().take_while(|step| !is_decision(step)).cloned().collect::<Vec<_>>();
    let mut rest = &steps[start.len()..];
    log.push(entry(EntryKind::Began { steps: start, next: nobody }));
    while let [decision, after @ ..] = rest {
        let drawn = after.iter().take_while(|step| !is_decision(step)).count();
        let played = std::iter::once(decision).chain(&after[..drawn]).cloned().collect();
        log.push(entry(EntryKind::Played { steps: played }));
        rest = &after[drawn..];
    }
    Ok(log)
}

/// Whoever is to decide at a table after these steps.
fn decider(setting: &Setting, names: &[String], steps: &[String]) -> Result<Viewer, Broken> {
    let table = rebuild(log_of(setting.clone(), names, steps)?)?;
    Ok(Viewer::Seat(next_to_decide(table.as_ref())))
}

/// A table that follows a script.
pub(crate) struct Script {
    desk: Desk,
    setting: Setting,
    names: Vec<String>,
    viewer: Cell<Viewer>,
    log: RefCell<Vec<Entry>>,
    /// What is done with a decision that somebody makes.
    decide: Box<dyn Fn(String)>,
}

impl Script {
    /// A table to which steps are put one after the other. What the viewer decides is handed to `decide`.
    pub(crate) fn open(
        setting: Setting,
        names: Vec<String>,
        viewer: Viewer,
        steps: &[String],
        decide: impl Fn(String) + 'static,
    ) -> Result<Rc<Script>, Broken> {
        let log = log_of(setting.clone(), &names, steps)?;
        let table = rebuild(log.clone())?;
        let desk = Desk::new(table.game(), TablePlace::Lesson, table.scene(viewer));
        let (viewer, log, decide) = (Cell::new(viewer), RefCell::new(log), Box::new(decide));
        let script = Rc::new(Script { desk, setting, names, viewer, log, decide });
        desk.hosted_by(Rc::clone(&script) as Rc<dyn Host>);
        script.show(table.as_ref());
        Ok(script)
    }

    /// A table after these steps, as whoever is to decide sees it. Nothing happens at it.
    pub(crate) fn picture(setting: Setting, names: Vec<String>, steps: &[String]) -> Result<Rc<Script>, Broken> {
        let viewer = decider(&setting, &names, steps)?;
        Script::open(setting, names, viewer, steps, |_| {})
    }

    /// The same table after other steps, as whoever is to decide then sees it.
    pub(crate) fn picture_other(&self, steps: &[String]) -> Result<(), Broken> {
        self.viewer.set(decider(&self.setting, &self.names, steps)?);
        self.follow(steps)
    }

    pub(crate) fn desk(&self) -> Desk {
        self.desk
    }

    /// The table after other steps.
    pub(crate) fn follow(&self, steps: &[String]) -> Result<(), Broken> {
        let log = log_of(self.setting.clone(), &self.names, steps)?;
        let table = rebuild(log.clone())?;
        *self.log.borrow_mut() = log;
        self.show(table.as_ref());
        Ok(())
    }

    fn show(&self, table: &dyn AnyTable) {
        let news = table.news(self.viewer.get(), 0).into_iter().map(Arc::new).collect();
        let scene = table.scene(self.viewer.get());
        batch(|| {
            self.desk.past.set(None);
            self.desk.told.set(news);
            self.desk.scene.set(Arc::new(scene));
        });
    }
}

impl Host for Script {
    fn command(&self, command: Command) {
        if let Command::Act { action, .. } = command {
            (self.decide)(action);
        }
    }

    fn look_back(&self, version: u64) -> Option<GameScene> {
        as_it_was(&self.log.borrow(), self.viewer.get(), version)
    }

    fn record(&self) -> Option<String> {
        None
    }
}
