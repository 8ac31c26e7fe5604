//! A server is killed in the middle of writing and its tables are brought back from a backup: exactly those of the backup, whole,
//! and play goes on. One server at a time has the tables, and another takes over from it.
//!
//! `UNDERHILL_RESTORES` says how often; `cargo xtask soak` asks for fifty.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command as Program, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{Connection, Row};
use underhill_client::{Guest, Happened, Server};
use underhill_core::{Luck, seeded};
use underhill_protocol::{Command, NewTable, TableId};
use underhill_table::{Name, Phrase, TimeControl, Token};

use crate::server_process::{ROOMY, ServerProcess};

fn underhill(arguments: &[&str]) -> Output {
    Program::new(env!("CARGO_BIN_EXE_underhill"))
        .args(arguments)
        .env_remove("UNDERHILL_STORE")
        .stdin(Stdio::null())
        .output()
        .expect("the command runs")
}

fn new_table() -> NewTable {
    let options = serde_json::json!({});
    NewTable { game: "gobblet".to_owned(), seats: 2, options, clock: TimeControl::None, public: false }
}

async fn sit(client: &Server, table: TableId) -> Guest {
    Guest::sit(client, table, Name::try_from("Ada".to_owned()).expect("a name"), None).await.expect("a seat is free")
}

async fn say(guest: &mut Guest) {
    let id = guest.command(Command::Say { phrase: Phrase::Hello });
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Done { id: done, .. } if done == id => return,
            Happened::Rejected { id: rejected, message, .. } if rejected == id => panic!("{message}"),
            _ => {}
        }
    }
}

/// Opens tables one after the other, as long as it may.
async fn keep_opening(client: Server, opened: Arc<AtomicU64>, stop: Arc<AtomicBool>) {
    while !stop.load(Ordering::Relaxed) {
        if client.open(&new_table()).await.is_ok() {
            opened.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The tables in a file and how many entries each has; and that it is whole. The file is read and nothing else.
async fn contents(file: &Path) -> BTreeMap<String, i64> {
    let address = format!("sqlite:{}?mode=ro", file.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.expect("it can be opened");
    let whole: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.expect("it can be checked");
    assert_eq!(whole, "ok", "{}", file.display());
    let rows = sqlx::query("SELECT id, length, (SELECT count(*) FROM entries WHERE table_key = key) FROM tables");
    let rows = rows.fetch_all(&mut connection).await.expect("it can be read");
    connection.close().await.expect("it ends");
    let table = |row: &sqlx::sqlite::SqliteRow| {
        assert_eq!(row.get::<i64, _>(1), row.get::<i64, _>(2), "a log is not whole");
        (row.get(0), row.get(1))
    };
    rows.iter().map(table).collect()
}

struct Place {
    folder: tempfile::TempDir,
    file: PathBuf,
    store: String,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tables.sqlite");
        let store = format!("sqlite:{}", file.display());
        Place { folder, file, store }
    }
}

/// Plays, makes a backup while others open tables, and ends the server in the midst of it.
async fn until_killed(place: &Place, serving: &mut ServerProcess, backup: &Path, luck: &mut impl Luck) {
    let (opened, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let openers: Vec<_> =
        (0..8).map(|_| tokio::spawn(keep_opening(serving.client(), Arc::clone(&opened), Arc::clone(&stop)))).collect();
    let until = async |number: u64| {
        while opened.load(Ordering::Relaxed) < number {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    until(20 + luck.below(30)).await;
    let made = underhill(&["backup", "--store", &place.store, backup.to_str().expect("a name")]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let now = opened.load(Ordering::Relaxed);
    until(now + 20 + luck.below(30)).await;
    serving.kill();
    stop.store(true, Ordering::Relaxed);
    for opener in openers {
        opener.await.expect("it ends");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_after_a_kill_in_mid_write_and_play_goes_on() {
    let restores: u64 = std::env::var("UNDERHILL_RESTORES").map_or(3, |number| number.parse().expect("a number"));
    let place = Place::new();
    let mut luck = seeded(15, 1);
    let mut seat: Option<(TableId, Token)> = None;
    for round in 0..restores {
        let mut serving = ServerProcess::start(&place.store, ROOMY).await;
        let client = serving.client();
        // The same game over all the rounds: it is in every backup.
        let mut guest = match seat {
            Some((table, token)) => Guest::return_to(&client, table, token).await.expect("the seat is still theirs"),
            None => {
                let table = client.open(&new_table()).await.expect("a table can be opened");
                let guest = sit(&client, table).await;
                seat = Some((table, guest.token().expect("it has a seat")));
                guest
            }
        };
        say(&mut guest).await;
        drop(guest);
        let backup = place.folder.path().join(format!("backup-{round}"));
        until_killed(&place, &mut serving, &backup, &mut luck).await;
        let wanted = contents(&backup).await;
        if luck.below(2) == 0 {
            // As one does who has not read what to do: the server does not start on what would be damaged.
            std::fs::copy(&backup, &place.file).expect("it can be copied");
            let log = place.file.with_extension("sqlite-wal");
            if std::fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
                let refused = underhill(&["serve", "--listen", "127.0.0.1:0", "--store", &place.store]);
                let said = String::from_utf8_lossy(&refused.stderr).into_owned();
                assert!(refused.status.code() == Some(2) && said.contains("underhill restore"), "{said}");
            }
        }
        let restored = underhill(&["restore", "--store", &place.store, backup.to_str().expect("a name")]);
        assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
        let said = String::from_utf8_lossy(&restored.stdout).into_owned();
        assert!(said.starts_with(&format!("Restored {} tables", wanted.len())), "{said}");
        assert_eq!(contents(&place.file).await, wanted, "exactly what was in the backup");
    }
    let serving = ServerProcess::start(&place.store, ROOMY).await;
    let (table, token) = seat.expect("somebody sat down");
    let mut guest = Guest::return_to(&serving.client(), table, token).await.expect("the seat is still theirs");
    say(&mut guest).await;
    println!("{restores} kills in mid-write, {restores} backups restored: whole, exact, and played on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_says_which_process_has_the_tables_and_one_that_takes_over_gets_them() {
    let place = Place::new();
    let mut first = ServerProcess::start(&place.store, ROOMY).await;
    let client = first.client();
    let table = client.open(&new_table()).await.expect("a table can be opened");
    let mut guest = sit(&client, table).await;
    say(&mut guest).await;
    let refused = underhill(&["serve", "--listen", "127.0.0.1:0", "--store", &place.store]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains(&format!("process {}", first.child.id())), "{said}");
    let refused = underhill(&["restore", "--store", &place.store, place.file.to_str().expect("a name")]);
    assert_eq!(refused.status.code(), Some(2));
    say(&mut guest).await;

    let mut second = ServerProcess::spawn(first.address, &place.store, &[ROOMY, &["--take-over"]].concat());
    let ended = tokio::task::spawn_blocking(move || first.child.wait().expect("it ends"));
    let status = ended.await.expect("it does not panic");
    assert!(status.success(), "it ended of its own accord: {status}");
    // Whoever was there is still there.
    say(&mut guest).await;
    second.ready().await;
    assert_eq!(client.scene(table).await.expect("the table is there").version, guest.scene().version);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_lists_inspects_releases_and_deletes_tables_of_a_running_server() {
    let place = Place::new();
    let serving = ServerProcess::start(&place.store, ROOMY).await;
    let client = serving.client();
    let (one, other) =
        (client.open(&new_table()).await.expect("it opens"), client.open(&new_table()).await.expect("it opens"));
    let tables = |arguments: &[&str]| {
        let output = underhill(&[&["tables", "--store", &place.store], arguments].concat());
        let said = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("it is text"));
        (output.status.code(), said[0].clone(), said[1].clone())
    };
    let (code, listed, _) = tables(&[]);
    assert_eq!((code, listed.lines().count()), (Some(0), 2), "{listed}");
    let (_, listed, _) = tables(&["--json", "--state", "gathering", "--most", "1"]);
    let first: serde_json::Value = serde_json::from_str(listed.trim()).expect("it is JSON");
    assert_eq!((&first["state"], &first["entries"]), (&"gathering".into(), &1.into()));
    let name = one.to_string();
    let (_, shown, _) = tables(&[&name]);
    assert!(shown.contains(&name) && shown.contains("\"game\":\"gobblet\"") && !shown.contains("seed"), "{shown}");
    assert!(tables(&[&name, "--log"]).1.contains("seed"));

    let store = underhill_store::Store::open(&place.store).await.expect("it opens");
    store.quarantine(&name, "a bot\u{1b}[2J panicked").await.expect("it is there");
    store.close().await;
    let (_, aside, _) = tables(&["--quarantined"]);
    assert!(aside.lines().count() == 1 && aside.contains("set aside: a bot[2J panicked"), "{aside}");
    assert_eq!(tables(&[&name, "--release"]).0, Some(0));
    assert_eq!(tables(&["--quarantined"]).1, "");
    assert_eq!(tables(&[&name, "--delete"]).0, Some(0));
    let (code, _, complaint) = tables(&[&name]);
    assert!(code == Some(2) && complaint.contains("there is no table"), "{complaint}");
    let (_, listed, _) = tables(&[]);
    assert!(listed.lines().count() == 1 && listed.contains(&other.to_string()), "{listed}");
    assert_eq!(tables(&["--delete"]).0, Some(2));
    assert_eq!(underhill(&["tables", "--store", "sqlite:/nowhere/tables.sqlite"]).status.code(), Some(2));
}
