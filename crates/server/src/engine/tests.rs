//! A bot panics, a room panics, reading a log panics: its people are told, the log is kept, it is not tried again until
//! somebody says so, and everybody else plays on.

use std::net::SocketAddr;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Error, Guest, Happened};
use underhill_core::{Level, PerSeat, Record, Seat, Viewer};
use underhill_protocol::{CloseCode, NewTable, TableId};
use underhill_store::Filter;
use underhill_table::{
    AnyTable, Asked, BotTurn, Broken, Command, Decided, Deciding, Entry, EntryKind, FairVersion, GameScene, Hash, Name,
    News, Outage, Phase, Place, Rejection, Scene, Seed, Sender, Setting, Showing, Time, TimeControl, rebuild,
};

use super::Engine;
use crate::clock::Clock;
use crate::{Config, Server, bots};

/// What is logged, as whoever runs the server reads it.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics while holding it").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// The log of all tests of this process.
    fn of_this_process() -> &'static Log {
        static LOG: OnceLock<Log> = OnceLock::new();
        LOG.get_or_init(|| {
            let log = Log::default();
            let writer = log.clone();
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).init();
            log
        })
    }

    /// The lines that name a table by its code.
    fn naming(&self, table: TableId) -> Vec<String> {
        let bytes = self.0.lock().expect("nobody panics while holding it").clone();
        let text = String::from_utf8(bytes).expect("text");
        text.lines().filter(|line| line.contains(&table.to_string())).map(str::to_owned).collect()
    }
}

async fn start(engine: Engine) -> (Server, underhill_client::Server) {
    Log::of_this_process();
    let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), bot_scale: 0.002, ..Config::default() };
    let server = Server::start_with(config, engine, Clock::new()).await.expect("the server starts");
    let client = underhill_client::Server::at(&format!("http://{}", server.address())).expect("an address");
    (server, client)
}

fn gobblet() -> NewTable {
    NewTable {
        game: GameId::Gobblet.id().to_owned(),
        seats: 2,
        options: json!({}),
        clock: TimeControl::None,
        public: false,
    }
}

async fn sit(client: &underhill_client::Server, table: TableId) -> Guest {
    let name = Name::try_from("Ada".to_owned()).expect("a name");
    Guest::sit(client, table, name, Some(Seat::new(0))).await.expect("the seat is free")
}

/// Gives a command and waits until it is done.
async fn give(guest: &mut Guest, command: Command) {
    let id = guest.command(command);
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Done { id: done, .. } if done == id => return,
            Happened::Rejected { message, .. } => panic!("{message}"),
            _ => {}
        }
    }
}

/// A table with a bot, begun.
async fn begin(client: &underhill_client::Server, level: Level) -> (TableId, Guest) {
    let table = client.open(&gobblet()).await.expect("it can be opened");
    let mut guest = sit(client, table).await;
    give(&mut guest, Command::SeatBot { seat: Seat::new(1), level: level.into() }).await;
    give(&mut guest, Command::Start).await;
    while guest.scene().now.is_none() {
        guest.next().await.expect("the table is there");
    }
    (table, guest)
}

/// Waits until somebody is told that their table is set aside.
async fn is_sent_away(guest: &mut Guest) {
    loop {
        match guest.next().await {
            Ok(_) => {}
            Err(error) => break assert_eq!(error.close_code(), Some(CloseCode::SetAside), "{error}"),
        }
    }
}

/// The table cannot be reached, the store and the server's log say why, and its own log is whole.
async fn is_set_aside(server: &Server, client: &underhill_client::Server, table: TableId, reason: &str) {
    for _ in 0..3 {
        let refused = client.scene(table).await.expect_err("it is set aside");
        assert!(matches!(refused, Error::Refused { status: 423, .. }), "{refused}");
        assert!(!refused.is_passing(), "nobody tries again and again");
    }
    let aside = server.hall.store.list(&Filter { quarantined: true, ..Filter::default() }).await.expect("it answers");
    let [summary] = &aside[..] else { panic!("one table is set aside: {aside:?}") };
    assert_eq!(summary.id, table.to_string());
    assert!(summary.quarantined.as_deref().is_some_and(|why| why.contains(reason)), "{summary:?}");
    let kept = server.hall.store.inspect(&table.to_string()).await.expect("it answers").expect("it is there");
    let log = kept.entries.iter().map(|entry| serde_json::from_str(entry).expect("an entry")).collect::<Vec<Entry>>();
    rebuild(log).map(|_| ()).expect("the log is whole");
    let text = server.hall.metrics.text();
    assert!(text.contains("underhill_tables_set_aside_total 1"), "{text}");
    let lines = Log::of_this_process().naming(table);
    let [line] = &lines[..] else { panic!("one line names the table: {lines:?}") };
    assert!(line.contains("ERROR") && line.contains("the table is set aside") && line.contains(reason), "{line}");
}

/// Somebody plays a whole decision with a bot.
async fn play_on(guest: &mut Guest) {
    let decisions = |guest: &Guest| guest.scene().now.as_ref().map_or(0, |now| now.decisions);
    let before = decisions(guest);
    let now = guest.scene().now.clone().expect("it has begun");
    let action = underhill_catalog::any_action(GameId::Gobblet, now.view.get(), Seat::new(0), 1).expect("their turn");
    guest.act(action);
    while decisions(guest) < before + 2 {
        guest.next().await.expect("the table is there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_costs_its_own_table_and_no_other() {
    let think = |task: bots::Task, clock: &bots::ThinkingTime<'_>| {
        assert!(task.level != Level::Master.into(), "this bot is made to panic");
        bots::think(task, clock)
    };
    let (server, client) = start(Engine { think, ..Engine::default() }).await;
    let (_, mut other) = begin(&client, Level::Easy).await;
    let (table, mut guest) = begin(&client, Level::Master).await;
    guest.act("4@a1".to_owned());
    is_sent_away(&mut guest).await;
    is_set_aside(&server, &client, table, "this bot is made to panic").await;
    play_on(&mut other).await;
    // Whoever is asked to try again finds everything as it was.
    server.hall.store.release(&table.to_string()).await.expect("it is there");
    let scene = client.scene(table).await.expect("it is there again");
    assert_eq!((scene.phase, scene.now.expect("it has begun").decisions), (Phase::Playing, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_panics_costs_its_own_table_and_no_other() {
    let rebuild = |log| rebuild(log).map(|table| Box::new(Fragile(table)) as Box<dyn AnyTable>);
    let (server, client) = start(Engine { rebuild, ..Engine::default() }).await;
    let (_, mut other) = begin(&client, Level::Easy).await;
    let (table, mut guest) = begin(&client, Level::Easy).await;
    guest.command(Command::Resign);
    is_sent_away(&mut guest).await;
    is_set_aside(&server, &client, table, "this table is made to panic").await;
    play_on(&mut other).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_whose_reading_panics_is_read_once() {
    static READ: AtomicUsize = AtomicUsize::new(0);
    let rebuild = |log: Vec<Entry>| {
        let public = matches!(&log[0].kind, EntryKind::Opened { setting, .. } if setting.public);
        READ.fetch_add(usize::from(public), Ordering::Relaxed);
        assert!(!public, "this log is made to panic");
        rebuild(log)
    };
    let (server, client) = start(Engine { rebuild, ..Engine::default() }).await;
    let (_, mut other) = begin(&client, Level::Easy).await;
    let table = client.open(&NewTable { public: true, ..gobblet() }).await.expect("it is stored");
    is_set_aside(&server, &client, table, "this log is made to panic").await;
    assert_eq!(READ.load(Ordering::Relaxed), 1, "it is not read again and again");
    play_on(&mut other).await;
    server.stop().await;
}

/// A table that panics when somebody gives up, and is like any other otherwise.
struct Fragile(Box<dyn AnyTable>);

impl Deciding for Fragile {
    fn decide(
        &self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decided, Rejection> {
        assert!(*command != Command::Resign, "this table is made to panic");
        self.0.decide(sender, id, command, at, fresh)
    }

    fn tick(&self, now: Time) -> Option<Entry> {
        self.0.tick(now)
    }
}

impl Showing for Fragile {
    fn phase(&self) -> Phase {
        self.0.phase()
    }
    fn places(&self) -> PerSeat<Place> {
        self.0.places()
    }
    fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }
    fn scene(&self, viewer: Viewer) -> Scene {
        self.0.scene(viewer)
    }
    fn game_scene(&self, viewer: Viewer) -> Option<GameScene> {
        self.0.game_scene(viewer)
    }
    fn news(&self, viewer: Viewer, after: u64) -> Vec<News> {
        self.0.news(viewer, after)
    }
    fn news_between(&self, viewer: Viewer, after: u64, before: u64, most: usize) -> Vec<News> {
        self.0.news_between(viewer, after, before, most)
    }
    fn asked(&self) -> Option<Asked> {
        self.0.asked()
    }
    fn forgotten(&self, viewer: Viewer) -> Option<Range<u64>> {
        self.0.forgotten(viewer)
    }
    fn deadline(&self) -> Option<Time> {
        self.0.deadline()
    }
    fn bot_turns(&self) -> Vec<BotTurn> {
        self.0.bot_turns()
    }
    fn unforgiven(&self, outage: Outage) -> Option<Outage> {
        self.0.unforgiven(outage)
    }
    fn without_options(&self, now: GameScene) -> GameScene {
        self.0.without_options(now)
    }
    fn has_long_options(&self) -> bool {
        self.0.has_long_options()
    }
}

impl AnyTable for Fragile {
    fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.0.apply(entry)
    }
    fn game(&self) -> GameId {
        self.0.game()
    }
    fn rules(&self) -> u32 {
        self.0.rules()
    }
    fn fair(&self) -> FairVersion {
        self.0.fair()
    }
    fn setting(&self) -> &Setting {
        self.0.setting()
    }
    fn version(&self) -> u64 {
        self.0.version()
    }
    fn length(&self) -> u64 {
        self.0.length()
    }
    fn games(&self) -> u32 {
        self.0.games()
    }
    fn seat_of(&self, key: &Hash) -> Option<Seat> {
        self.0.seat_of(key)
    }
    fn records(&self) -> &[Record] {
        self.0.records()
    }
}
