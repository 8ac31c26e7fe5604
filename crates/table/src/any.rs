use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Options, PerSeat, Record, Seat, Viewer};

use crate::table::Table;
use crate::{
    BotTurn, Command, Decided, Entry, EntryKind, GameScene, Hash, News, Phase, Place, Rejection, Scene, Seed, Sender,
    Setting, Time,
};

/// A log that no table could have written. The text says where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the log of a table: {0}")]
pub struct Broken(pub String);

/// A table at which any of the games is played.
pub trait AnyTable: Send + Sync {
    /// What a command leads to: an entry to store and apply. `id` is the sender's own number for it; `fresh` gives seeds
    /// that nobody knows.
    fn decide(
        &self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decided, Rejection>;

    /// What follows from nothing but the time, if anything does.
    fn tick(&self, now: Time) -> Option<Entry>;

    /// A bot is to play for a person who has been away for long.
    fn abandon(&self, seat: Seat, now: Time) -> Option<Entry>;

    /// Changes the table by an entry.
    fn apply(&mut self, entry: &Entry) -> Result<(), Broken>;

    /// Which game.
    fn game(&self) -> GameId;

    /// What was agreed.
    fn setting(&self) -> &Setting;

    /// How many happenings everyone may know of.
    fn version(&self) -> u64;

    /// How many entries have been applied.
    fn length(&self) -> u64;

    /// What goes on.
    fn phase(&self) -> Phase;

    /// How many games have begun.
    fn games(&self) -> u32;

    /// Who sits where.
    fn places(&self) -> PerSeat<Place>;

    /// Whether players keep anything from each other in the game being played.
    fn has_secrets(&self) -> bool;

    /// The seat that is held by the token with this hash.
    fn seat_of(&self, key: &Hash) -> Option<Seat>;

    /// The table as somebody sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The game as somebody sees it.
    fn game_scene(&self, viewer: Viewer) -> Option<GameScene>;

    /// What somebody is told of all that happened after a version.
    fn news(&self, viewer: Viewer, after: u64) -> Vec<News>;

    /// When somebody's time is up.
    fn deadline(&self) -> Option<Time>;

    /// The bots that have to decide.
    fn bot_turns(&self) -> Vec<BotTurn>;

    /// The games that are over.
    fn records(&self) -> &[Record];
}

impl<G: Game> AnyTable for Table<G> {
    fn decide(
        &self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decided, Rejection> {
        Table::decide(self, sender, id, command, at, fresh)
    }

    fn tick(&self, now: Time) -> Option<Entry> {
        Table::tick(self, now).map(|kind| Entry { at: now, by: None, kind })
    }

    fn abandon(&self, seat: Seat, now: Time) -> Option<Entry> {
        Table::abandon(self, seat).map(|kind| Entry { at: now, by: None, kind })
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        Table::apply(self, entry)
    }

    fn game(&self) -> GameId {
        G::ID.parse().expect("the catalog lists every game")
    }

    fn setting(&self) -> &Setting {
        &self.setting
    }

    fn version(&self) -> u64 {
        Table::version(self)
    }

    fn length(&self) -> u64 {
        self.length
    }

    fn phase(&self) -> Phase {
        Table::phase(self)
    }

    fn games(&self) -> u32 {
        self.games
    }

    fn places(&self) -> PerSeat<Place> {
        self.chairs.iter().map(Place::from).collect()
    }

    fn has_secrets(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game.has_secrets())
    }

    fn seat_of(&self, key: &Hash) -> Option<Seat> {
        Table::seat_of(self, key)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        Table::scene(self, viewer)
    }

    fn game_scene(&self, viewer: Viewer) -> Option<GameScene> {
        Table::game_scene(self, viewer)
    }

    fn news(&self, viewer: Viewer, after: u64) -> Vec<News> {
        let from = usize::try_from(after).unwrap_or(usize::MAX).min(self.happenings.len());
        let numbered = self.happenings[from..].iter().zip(from as u64 + 1..);
        numbered.map(|(happening, version)| happening.news(version, viewer)).collect()
    }

    fn deadline(&self) -> Option<Time> {
        self.play.as_ref()?.clocks.as_ref()?.deadline()
    }

    fn bot_turns(&self) -> Vec<BotTurn> {
        Table::bot_turns(self)
    }

    fn records(&self) -> &[Record] {
        &self.records
    }
}

/// The entry that opens a table.
pub fn opening(setting: Setting, seed: Seed, at: Time) -> Result<Entry, Rejection> {
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
    setting.clock.check().map_err(|problem| bad(problem.to_owned()))?;
    let game: GameId = setting.game.parse().map_err(|error: underhill_catalog::UnknownGame| bad(error.to_string()))?;
    let setting = Setting { game: game.id().to_owned(), ..setting };
    let rules = game.visit(Rules(&setting)).map_err(bad)?;
    Ok(Entry { at, by: None, kind: EntryKind::Opened { setting, rules, seed } })
}

/// The table that a log tells of.
pub fn rebuild(log: impl IntoIterator<Item = Entry>) -> Result<Box<dyn AnyTable>, Broken> {
    struct Open<'s>(&'s Setting, Seed);
    impl Visit for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, Broken>;
        fn visit<G: Game>(self) -> Self::Output {
            let Open(setting, seed) = self;
            setting.clock.check().map_err(|problem| Broken(problem.to_owned()))?;
            let options = options::<G>(setting).map_err(Broken)?;
            G::new(setting.seats, &options).map_err(|error| Broken(error.to_string()))?;
            Ok(Box::new(Table::<G>::new(setting, options, seed)))
        }
    }
    let mut log = log.into_iter();
    let Some(Entry { kind: EntryKind::Opened { setting, rules, seed }, .. }) = log.next() else {
        return Err(Broken("it does not begin with the opening".to_owned()));
    };
    let game: GameId =
        setting.game.parse().map_err(|error: underhill_catalog::UnknownGame| Broken(error.to_string()))?;
    // The engine that the table was played with, so that it is what it was.
    let mut table = game.visit_version(rules, Open(&setting, seed)).map_err(|error| Broken(error.to_string()))??;
    for entry in log {
        table.apply(&entry)?;
    }
    Ok(table)
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
