use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Options, Record, Seat};

use crate::table::Table;
use crate::{Deciding, Entry, EntryKind, FairVersion, Hash, Rejection, Seed, Setting, Showing, Time};

/// No option of a new table is longer: everybody at the table is sent it, and it is kept for ever. Tables that have longer
/// ones are played on.
pub const LONGEST_OPTION: usize = 16 << 10;

/// A log that no table could have written. The text says where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the log of a table: {0}")]
pub struct Broken(pub String);

/// A table at which any of the games is played. What it can do is split among three traits, each beside the code that
/// does it; whoever holds a `dyn AnyTable` has all of it.
pub trait AnyTable: Deciding + Showing + Send + Sync {
    /// Changes the table by an entry.
    fn apply(&mut self, entry: &Entry) -> Result<(), Broken>;

    /// The game that is played here, whatever the version of its rules.
    fn game(&self) -> GameId;

    /// The version of the rules that this table is played by.
    fn rules(&self) -> u32;

    /// What was agreed when the table was opened.
    fn setting(&self) -> &Setting;

    /// How it is seen to that nobody chooses what is drawn here.
    fn fair(&self) -> FairVersion;

    /// How many happenings everyone may know of.
    fn version(&self) -> u64;

    /// How many entries have been applied, the opening among them.
    fn length(&self) -> u64;

    /// How many games have been started.
    fn games(&self) -> u32;

    /// The seat that is held by the token with this hash.
    fn seat_of(&self, key: &Hash) -> Option<Seat>;

    /// The games that are over, in the order they were played.
    fn records(&self) -> &[Record];
}

/// The entry that opens a table, where draws are made fair in this way.
pub fn opening(setting: Setting, fair: FairVersion, seed: Seed, at: Time) -> Result<Entry, Rejection> {
    struct Rules<'s>(&'s Setting);
    impl Visit for Rules<'_> {
        type Output = Result<u32, String>;
        fn visit<G: Game>(self) -> Self::Output {
            let options = options::<G>(self.0)?;
            G::new(self.0.seats, &options).map_err(|error| error.to_string())?;
            Ok(G::RULES_VERSION)
        }
    }
    let bad = |text: String| Rejection::BadSetting { text };
    let longest =
        setting.options.as_object().into_iter().flatten().filter_map(|(_, word)| word.as_str()).map(str::len).max();
    if longest.is_some_and(|bytes| bytes > LONGEST_OPTION) {
        return Err(bad(format!("a components file has at most {} KiB; comments count too", LONGEST_OPTION >> 10)));
    }
    setting.clock.check().map_err(|problem| bad(problem.to_owned()))?;
    let game: GameId = setting.game.parse().map_err(|error: underhill_catalog::UnknownGame| bad(error.to_string()))?;
    let setting = Setting { game: game.id().to_owned(), ..setting };
    let rules = game.visit(Rules(&setting)).map_err(bad)?;
    Ok(Entry { at, by: None, kind: EntryKind::Opened { setting, rules, seed, fair } })
}

/// The table that a log tells of.
pub fn rebuild(log: impl IntoIterator<Item = Entry>) -> Result<Box<dyn AnyTable>, Broken> {
    let mut log = log.into_iter();
    let mut table = opened(log.next())?;
    for entry in log {
        table.apply(&entry)?;
    }
    Ok(table)
}

/// The table that a first entry opens. Apart from the entries after it, so that the tables of all games are compiled here and not
/// wherever somebody has a list of entries.
fn opened(first: Option<Entry>) -> Result<Box<dyn AnyTable>, Broken> {
    struct Open<'s>(&'s Setting, Seed, FairVersion);
    impl Visit for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, Broken>;
        fn visit<G: Game>(self) -> Self::Output {
            let Open(setting, seed, fair) = self;
            setting.clock.check().map_err(|problem| Broken(problem.to_owned()))?;
            let options = options::<G>(setting).map_err(Broken)?;
            G::new(setting.seats, &options).map_err(|error| Broken(error.to_string()))?;
            Ok(Box::new(Table::<G>::new(setting, options, seed, fair)))
        }
    }
    let Some(Entry { kind: EntryKind::Opened { setting, rules, seed, fair }, .. }) = first else {
        return Err(Broken("it does not begin with the opening".to_owned()));
    };
    let game: GameId =
        setting.game.parse().map_err(|error: underhill_catalog::UnknownGame| Broken(error.to_string()))?;
    // The engine that the table was played with, so that it is what it was.
    game.visit_version(rules, Open(&setting, seed, fair)).map_err(|error| Broken(error.to_string()))?
}

/// The options that a setting asks for: the usual ones, and what it says otherwise.
fn options<G: Game>(setting: &Setting) -> Result<G::Options, String> {
    let mut options = G::Options::default();
    let asked = match &setting.options {
        serde_json::Value::Null => return Ok(options),
        serde_json::Value::Object(asked) => asked,
        _ => return Err("options are given by name".to_owned()),
    };
    for (name, value) in asked {
        let word = match value {
            serde_json::Value::String(word) => word.clone(),
            serde_json::Value::Bool(flag) => flag.to_string(),
            _ => return Err(format!("option `{name}` is a word, or true or false")),
        };
        options.set(name, &word).map_err(|error| error.to_string())?;
    }
    Ok(options)
}
