use std::io::Write;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use underhill_protocol::TableId;
use underhill_store::{Filter, Inspection, State, Store, StoreError, Summary};

use crate::failure::Failure;
use crate::output::{json_line, plain, plain_value, stdout};
use crate::stored::{StoreArg, ago};

/// List, inspect, release and delete the tables of a server, also while it runs.
///
/// Without a code, tables are listed, those where something happened last first. With codes, each is shown. What is in a log
/// shows also what players cannot see.
#[derive(Args)]
pub(crate) struct Tables {
    /// The codes of tables to be shown, released or deleted.
    #[arg(value_name = "CODE")]
    codes: Vec<String>,
    #[command(flatten)]
    store: StoreArg,
    /// List only tables that were set aside because something went wrong.
    #[arg(long, conflicts_with = "codes")]
    quarantined: bool,
    /// List only tables that are so far.
    #[arg(long, conflicts_with = "codes")]
    state: Option<Progress>,
    /// List at most so many; 0 lists all.
    #[arg(long, default_value_t = 50, conflicts_with = "codes")]
    most: u32,
    /// Show every entry of the log, with all that is hidden.
    #[arg(long, requires = "codes")]
    log: bool,
    /// Let tables that were set aside be played at again.
    #[arg(long, requires = "codes", conflicts_with_all = ["log", "delete"])]
    release: bool,
    /// Delete tables for good, with their logs.
    #[arg(long, requires = "codes", conflicts_with = "log")]
    delete: bool,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Copy, Clone, ValueEnum)]
enum Progress {
    /// People are still sitting down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

impl From<Progress> for State {
    fn from(progress: Progress) -> Self {
        match progress {
            Progress::Gathering => State::Gathering,
            Progress::Playing => State::Playing,
            Progress::Finished => State::Finished,
        }
    }
}

impl Tables {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.store
            .with(async |store| if self.codes.is_empty() { self.list(&store).await } else { self.each(&store).await })
    }

    async fn list(&self, store: &Store) -> Result<(), Failure> {
        let filter = Filter { quarantined: self.quarantined, state: self.state.map(State::from), most: self.most };
        let tables = store.list(&filter).await.map_err(Failure::input)?;
        let mut out = stdout();
        for table in &tables {
            if self.json {
                json_line(&mut out, &facts(table))?;
            } else {
                writeln!(out, "{}", line(table))?;
            }
        }
        Ok(())
    }

    async fn each(&self, store: &Store) -> Result<(), Failure> {
        let mut out = stdout();
        for code in &self.codes {
            // However people type it; and what is no code of ours may still be in the store.
            let code = &code.parse::<TableId>().map_or_else(|_| code.clone(), |id| id.to_string());
            let found = if self.delete {
                store.delete(code).await.map(|()| None)
            } else if self.release {
                store.release(code).await.map(|()| None)
            } else {
                store.inspect(code).await.and_then(|found| found.map(Some).ok_or(StoreError::Missing))
            };
            match found {
                Ok(Some(inspection)) => self.show(&mut out, &inspection)?,
                Ok(None) => {}
                Err(StoreError::Missing) => return Err(Failure::input(format!("there is no table {code}"))),
                Err(error) => return Err(Failure::input(error)),
            }
        }
        Ok(())
    }

    fn show(&self, out: &mut impl Write, inspection: &Inspection) -> Result<(), Failure> {
        let setting = setting(inspection);
        if self.json {
            let mut facts = facts(&inspection.summary);
            facts["setting"] = setting;
            if self.log {
                facts["log"] = inspection.entries.iter().map(|entry| read(entry)).collect();
            }
            return json_line(out, &facts);
        }
        writeln!(out, "{}", line(&inspection.summary))?;
        writeln!(out, "  {}", plain_value(setting))?;
        if self.log {
            for entry in &inspection.entries {
                writeln!(out, "  {}", plain(entry))?;
            }
        }
        Ok(())
    }
}

fn state(state: State) -> &'static str {
    match state {
        State::Gathering => "gathering",
        State::Playing => "playing",
        State::Finished => "finished",
    }
}

fn line(table: &Summary) -> String {
    let Summary { id, length, created_ms, touched_ms, quarantined, .. } = table;
    let mut line = format!(
        "{id}  {:<9}  {length:>5} entries  opened {:>12}  touched {:>12}",
        state(table.state),
        ago(*created_ms),
        ago(*touched_ms)
    );
    if let Some(reason) = quarantined {
        line.push_str("  set aside: ");
        line.push_str(reason);
    }
    plain(&line)
}

fn facts(table: &Summary) -> Value {
    json!({
        "table": table.id,
        "state": state(table.state),
        "entries": table.length,
        "created_ms": table.created_ms,
        "touched_ms": table.touched_ms,
        "quarantined": table.quarantined,
    })
}

/// What was agreed when the table was opened: the first entry of its log says so. Read without its types, so that a log can
/// be looked at that nothing else can read.
fn setting(inspection: &Inspection) -> Value {
    let first = inspection.entries.first().map(|entry| read(entry)).unwrap_or_default();
    first.pointer("/what/opened/setting").cloned().unwrap_or(Value::Null)
}

fn read(entry: &str) -> Value {
    serde_json::from_str(entry).unwrap_or_else(|_| Value::String(entry.to_owned()))
}
