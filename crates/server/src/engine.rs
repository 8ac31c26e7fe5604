//! What plays at the tables, and what becomes of it when it panics: one table is set aside, and nothing else happens.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use underhill_table::{AnyTable, Broken, Entry, rebuild};

use crate::bots::{self, BotDecision, Task};

#[cfg(panic = "abort")]
compile_error!("a panic has to end one table, not the server: build it with `panic = \"unwind\"`");

/// Makes a table of its log.
type Rebuild = fn(Vec<Entry>) -> Result<Box<dyn AnyTable>, Broken>;

/// The games and the bots. Tests bring some that panic.
#[derive(Copy, Clone)]
pub(crate) struct Engine {
    /// The table that a log tells of.
    pub(crate) rebuild: Rebuild,
    /// What a bot decides; none if it cannot.
    pub(crate) think: fn(Task, &bots::ThinkingTime<'_>) -> Option<BotDecision>,
}

impl Default for Engine {
    fn default() -> Self {
        Engine { rebuild: |log| rebuild(log), think: bots::think }
    }
}

impl Engine {
    /// The table that a log tells of, or why there is none: the log is broken, or reading it panics.
    pub(crate) fn read(&self, log: &[String]) -> Result<Box<dyn AnyTable>, String> {
        let entries: Result<Vec<Entry>, _> = log.iter().map(|text| serde_json::from_str(text)).collect();
        let entries = entries.map_err(|error| error.to_string())?;
        match catch_unwind(AssertUnwindSafe(|| (self.rebuild)(entries))) {
            Ok(table) => table.map_err(|broken| broken.to_string()),
            Err(panic) => Err(format!("reading its log panicked: {}", what_panicked(&*panic))),
        }
    }
}

/// What somebody said who panicked.
pub(crate) fn what_panicked(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without a word".to_owned())
}

#[cfg(test)]
mod tests;
