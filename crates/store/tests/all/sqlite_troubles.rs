//! What happens to a store in a file when something happens to the file.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sqlx::{Connection, SqliteConnection};
use underhill_store::{State, Store, StoreError};

/// Tells a test that it is being run by itself, as another process, and where.
const PART: &str = "UNDERHILL_STORE_TEST_FOLDER";

async fn open(folder: &Path) -> Result<Store, StoreError> {
    Store::open(&format!("sqlite:{}/tables.db", folder.display())).await
}

async fn append(store: &Store, expected: u64) -> Result<(), StoreError> {
    store.append("den", expected, vec![format!("entry {expected}")], State::Playing).await
}

async fn length(store: &Store) -> u64 {
    store.load("den").await.expect("it can be read").expect("it is there").len() as u64
}

fn is_unavailable(result: &Result<(), StoreError>, because: &str) {
    assert!(matches!(result, Err(StoreError::Unavailable(text)) if text.contains(because)), "{because}: {result:?}");
}

#[tokio::test]
async fn a_process_that_is_killed_loses_nothing_it_acknowledged() {
    if let Some(folder) = std::env::var_os(PART) {
        let store = open(Path::new(&folder)).await.unwrap();
        for expected in length(&store).await.. {
            append(&store, expected).await.unwrap();
            println!("stored {expected}");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await.unwrap();
    store.create("den", State::Playing, vec![]).await.unwrap();
    store.close().await;
    for round in 1..=5 {
        let test = "sqlite_troubles::a_process_that_is_killed_loses_nothing_it_acknowledged";
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(PART, folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let last = |line: String| line.rsplit_once("stored ")?.1.parse::<u64>().ok();
        let mut acknowledged = said.by_ref().filter_map(last).nth(20 * round).unwrap();
        child.kill().unwrap();
        acknowledged = said.filter_map(last).last().unwrap_or(acknowledged);
        child.wait().unwrap();
        let store = open(folder.path()).await.unwrap();
        let found = length(&store).await;
        // One more may have been stored without anybody having been told.
        assert!((acknowledged + 1..=acknowledged + 2).contains(&found), "{acknowledged} {found}");
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_others_write_holds_a_beginning_of_every_log() {
    const WRITERS: u64 = 20;
    const COPIES: u64 = 8;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await.unwrap();
    let table = |writer: u64| format!("den {writer}");
    for writer in 0..WRITERS {
        store.create(&table(writer), State::Playing, vec![]).await.unwrap();
    }
    let (written, copying) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(true)));
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let (store, table) = (store.clone(), table(writer));
            let (written, copying) = (Arc::clone(&written), Arc::clone(&copying));
            tokio::spawn(async move {
                for turn in 0.. {
                    if !copying.load(Ordering::Relaxed) {
                        break;
                    }
                    store.append(&table, turn * 2, vec![turn.to_string(); 2], State::Playing).await.unwrap();
                    written.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    for copy in 0..COPIES {
        while written.load(Ordering::Relaxed) < copy * WRITERS {
            tokio::task::yield_now().await;
        }
        store.backup(&folder.path().join(format!("copy {copy}"))).await.unwrap();
    }
    copying.store(false, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }
    for copy in 0..COPIES {
        let file = folder.path().join(format!("copy {copy}"));
        let copied = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        let mut entries = 0;
        for writer in 0..WRITERS {
            let log = copied.load(&table(writer)).await.unwrap().expect("it was there before");
            let whole = store.load(&table(writer)).await.unwrap().unwrap();
            assert!(whole.starts_with(&log) && log.len() % 2 == 0);
            entries += log.len() as u64;
        }
        assert!(entries >= 2 * copy * WRITERS, "what was acknowledged before is in it: {entries} entries");
        copied.close().await;
    }
}

#[tokio::test]
async fn a_backup_never_replaces_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await.unwrap();
    let copy = folder.path().join("copy");
    fs::write(&copy, "precious").unwrap();
    assert!(matches!(store.backup(&copy).await, Err(StoreError::Refused(_))));
    assert_eq!(fs::read_to_string(&copy).unwrap(), "precious");
    let nowhere = folder.path().join("nowhere/copy");
    assert!(matches!(store.backup(&nowhere).await, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_folder_that_is_deleted_is_noticed_and_nothing_else_is_used_in_its_place() {
    let outer = tempfile::tempdir().unwrap();
    let (folder, copy) = (outer.path().join("tables"), outer.path().join("copy"));
    let store = open(&folder).await.unwrap();
    store.create("den", State::Playing, vec![]).await.unwrap();
    append(&store, 0).await.unwrap();
    store.backup(&copy).await.unwrap();
    append(&store, 1).await.unwrap();
    assert_eq!(length(&store).await, 2);

    fs::remove_dir_all(&folder).unwrap();
    is_unavailable(&append(&store, 2).await, "No such file");
    is_unavailable(&store.ping(1).await, "No such file");
    assert!(store.load("den").await.is_err());
    // Nothing is created in its place: that would look as if nobody had ever played.
    fs::create_dir(&folder).unwrap();
    is_unavailable(&append(&store, 2).await, "No such file");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);

    // Nor is another file that somebody puts there: what is in memory does not go with it.
    fs::copy(&copy, folder.join("tables.db")).unwrap();
    is_unavailable(&append(&store, 1).await, "in its place");
    is_unavailable(&store.ping(1).await, "in its place");
    store.close().await;
    let store = open(&folder).await.unwrap();
    assert_eq!(length(&store).await, 1);
    append(&store, 1).await.unwrap();
}

#[tokio::test]
async fn another_program_that_holds_the_file_is_waited_for_but_not_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await.unwrap();
    store.create("den", State::Playing, vec![]).await.unwrap();
    let mut other = SqliteConnection::connect(&format!("sqlite:{}/tables.db", folder.path().display())).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    is_unavailable(&append(&store, 0).await, "locked");
    assert_eq!(length(&store).await, 0);
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    append(&store, 0).await.unwrap();
    assert_eq!(length(&store).await, 1);
}

#[tokio::test]
async fn a_file_made_read_only_is_left_alone_until_it_can_be_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let allow = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
    let store = open(folder.path()).await.unwrap();
    store.create("den", State::Playing, vec![]).await.unwrap();
    append(&store, 0).await.unwrap();
    for _ in 0..2 {
        allow(0o444);
        is_unavailable(&append(&store, 1).await, "read-only");
        is_unavailable(&store.ping(1).await, "read-only");
        is_unavailable(&open(folder.path()).await.map(|_| ()), "read-only");
        allow(0o644);
        assert_eq!(length(&store).await, 1);
    }
    append(&store, 1).await.unwrap();
    store.close().await;
    let store = open(folder.path()).await.unwrap();
    assert_eq!(length(&store).await, 2);
}
