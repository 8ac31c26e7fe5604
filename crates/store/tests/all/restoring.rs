//! Backups that are brought back, and files that somebody put where they do not belong.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sqlx::{Connection, SqliteConnection};
use underhill_store::{Claim, Filter, State, Store, StoreError, restore};

/// Tells a test that it is being run by itself, as another process, and where.
const PART: &str = "UNDERHILL_STORE_TEST_FOLDER";

fn address(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

async fn integrity(file: &Path) -> String {
    let mut connection = SqliteConnection::connect(&address(file)).await.unwrap();
    let found = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    found
}

async fn names(store: &Store) -> Vec<String> {
    let mut names: Vec<String> =
        store.list(&Filter::default()).await.unwrap().into_iter().map(|table| table.id).collect();
    names.sort();
    names
}

/// A file with a few tables, a backup of it, more tables since, and the end of the process in the middle of it all: so the log
/// stays beside the file.
async fn after_a_crash(folder: &Path) -> (PathBuf, PathBuf) {
    let (file, backup) = (folder.join("tables.db"), folder.join("backup"));
    let test = "restoring::a_process_that_leaves_its_log_behind";
    let ended = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--include-ignored"])
        .env(PART, folder)
        .stdout(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(ended.code(), Some(7));
    assert!(fs::metadata(folder.join("tables.db-wal")).unwrap().len() > 0, "the log was left behind");
    (file, backup)
}

#[tokio::test]
#[ignore = "part of other tests, which run it as a process of its own"]
async fn a_process_that_leaves_its_log_behind() {
    let Some(folder) = std::env::var_os(PART).map(PathBuf::from) else { return };
    let store = Store::open(&address(&folder.join("tables.db"))).await.unwrap();
    for number in 0..30 {
        store.create(&format!("before {number}"), State::Playing, vec!["a".repeat(900)]).await.unwrap();
    }
    store.backup(&folder.join("backup")).await.unwrap();
    for number in 0..200 {
        store.create(&format!("after {number}"), State::Playing, vec!["b".repeat(900)]).await.unwrap();
        store
            .append(&format!("before {}", number % 30), 1 + number / 30, vec!["c".repeat(900)], State::Playing)
            .await
            .unwrap();
    }
    std::process::exit(7);
}

#[tokio::test]
async fn a_copy_put_beside_the_log_of_another_file_is_refused_and_stays_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (file, backup) = after_a_crash(folder.path()).await;
    fs::copy(&backup, &file).unwrap();
    let before = fs::read(&file).unwrap();
    let refused = Store::open(&address(&file)).await.map(|_| ());
    assert!(
        matches!(&refused, Err(StoreError::Unavailable(text)) if text.contains("underhill restore") && text.contains("-wal")),
        "{refused:?}"
    );
    assert!(fs::read(&file).unwrap() == before, "nothing was done to it");
    // Nor is a new file made beside it.
    fs::rename(&file, folder.path().join("elsewhere")).unwrap();
    assert!(Store::open(&address(&file)).await.is_err());
    assert!(!file.exists());
    fs::rename(folder.path().join("elsewhere"), &file).unwrap();
    // Without the log it is a file like any other.
    fs::remove_file(folder.path().join("tables.db-wal")).unwrap();
    fs::remove_file(folder.path().join("tables.db-shm")).unwrap();
    let store = Store::open(&address(&file)).await.unwrap();
    assert_eq!(names(&store).await.len(), 30);
    store.close().await;
    assert_eq!(integrity(&file).await, "ok");
}

#[tokio::test]
async fn the_log_of_the_file_itself_is_used_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let (file, _) = after_a_crash(folder.path()).await;
    let store = Store::open(&address(&file)).await.unwrap();
    assert_eq!(names(&store).await.len(), 230);
    store.close().await;
    assert_eq!(integrity(&file).await, "ok");
}

#[tokio::test]
async fn a_backup_is_restored_as_it_was_and_what_was_there_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (file, backup) = after_a_crash(folder.path()).await;
    let bytes = fs::read(&backup).unwrap();
    let restored = restore(&address(&file), &backup).await.unwrap();
    assert_eq!((restored.tables, restored.entries), (30, 30));
    assert!(restored.touched_ms.is_some());
    assert!(fs::read(&backup).unwrap() == bytes, "the backup stays as it is");
    assert!(!folder.path().join("tables.db-wal").exists() && !folder.path().join("tables.db-shm").exists());
    assert_eq!(integrity(&file).await, "ok");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);

    let store = Store::open(&address(&file)).await.unwrap();
    let expected: Vec<String> = {
        let mut names: Vec<String> = (0..30).map(|number| format!("before {number}")).collect();
        names.sort();
        names
    };
    assert_eq!(names(&store).await, expected);
    store.append("before 3", 1, vec!["goes on".to_owned()], State::Playing).await.unwrap();
    store.close().await;
    // What was there can be used under its new name, with what its log held.
    let aside = restored.aside.expect("there was a file");
    let old = Store::open(&address(&aside)).await.unwrap();
    assert_eq!(names(&old).await.len(), 230);
    old.close().await;
    // And it can be done as often as one likes.
    assert_eq!(restore(&address(&file), &aside).await.unwrap().tables, 230);
    assert_eq!(restore(&address(&folder.path().join("new/tables.db")), &backup).await.unwrap().aside, None);
}

#[tokio::test]
async fn nothing_is_restored_under_a_server_or_from_what_is_no_backup() {
    let folder = tempfile::tempdir().unwrap();
    let (file, backup) = after_a_crash(folder.path()).await;
    let claim = Claim::take(&address(&file)).await.unwrap();
    let held = restore(&address(&file), &backup).await;
    let process = format!("process {}", std::process::id());
    assert!(matches!(&held, Err(StoreError::Held { holder }) if *holder == process), "{held:?}");
    claim.release().await;

    let damaged = folder.path().join("damaged");
    let mut bytes = fs::read(&backup).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 6000].fill(0x5a);
    fs::write(&damaged, &bytes).unwrap();
    let letter = folder.path().join("letter");
    fs::write(&letter, "Dear aunt").unwrap();
    let foreign = folder.path().join("foreign");
    let mut connection = SqliteConnection::connect(&format!("{}?mode=rwc", address(&foreign))).await.unwrap();
    sqlx::query("CREATE TABLE cats (name TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    for (bad, because) in [
        (&damaged, "damaged"),
        (&letter, "not a database"),
        (&foreign, "no tables"),
        (&folder.path().join("none"), "no file"),
    ] {
        let refused = restore(&address(&file), bad).await.expect_err("it is no backup").to_string();
        assert!(refused.contains(because), "{because}: {refused}");
    }
    assert!(restore(&address(&file), &file).await.is_err());
    // All that time the file was left alone.
    let store = Store::open(&address(&file)).await.unwrap();
    assert_eq!(names(&store).await.len(), 230);
    store.close().await;
}

#[tokio::test]
async fn a_damaged_file_is_refused_at_the_start_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (_, backup) = after_a_crash(folder.path()).await;
    let whole = fs::read(&backup).unwrap();
    let file = folder.path().join("copy.db");
    let mut overwritten = whole.clone();
    let middle = whole.len() / 2;
    overwritten[middle..middle + 6000].fill(0x5a);
    for bytes in [overwritten, whole[..whole.len() - 5000].to_vec()] {
        fs::write(&file, &bytes).unwrap();
        let refused = Store::open(&address(&file)).await.map(|_| ());
        assert!(
            matches!(&refused, Err(StoreError::Unavailable(text)) if text.contains("damaged") && text.contains("underhill restore")),
            "{refused:?}"
        );
        assert!(fs::read(&file).unwrap() == bytes, "nothing was done to it");
    }
}

/// What is said when a file was replaced under a store.
fn is_replaced<T: std::fmt::Debug>(result: &Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::Unavailable(text)) if text.contains("in its place")), "{result:?}");
}

#[tokio::test]
async fn a_file_replaced_under_a_store_is_noticed_and_nothing_is_acknowledged_any_more() {
    for in_place in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (file, backup) = (folder.path().join("tables.db"), folder.path().join("backup"));
        let store = Store::open(&address(&file)).await.unwrap();
        store.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
        store.backup(&backup).await.unwrap();
        store.append("den", 1, vec!["b".to_owned()], State::Playing).await.unwrap();
        assert!(store.load("den").await.unwrap().is_some());
        if in_place {
            fs::write(&file, fs::read(&backup).unwrap()).unwrap();
        } else {
            fs::copy(&backup, folder.path().join("new")).unwrap();
            fs::rename(folder.path().join("new"), &file).unwrap();
        }
        is_replaced(&store.append("den", 1, vec!["c".to_owned()], State::Playing).await);
        is_replaced(&store.append("den", 2, vec!["c".to_owned()], State::Playing).await);
        is_replaced(&store.load("den").await);
        is_replaced(&store.ping(1).await);
        store.close().await;
        assert!(fs::read(&file).unwrap() == fs::read(&backup).unwrap(), "nothing was done to it");
        // A new start does not mix the two either; a restore puts it right.
        assert!(Store::open(&address(&file)).await.is_err());
        assert_eq!(restore(&address(&file), &backup).await.unwrap().tables, 1);
        let store = Store::open(&address(&file)).await.unwrap();
        store.append("den", 1, vec!["b".to_owned()], State::Playing).await.unwrap();
        store.close().await;
        assert_eq!(integrity(&file).await, "ok");
    }
}

/// What a server has that starts on a file.
async fn serve(file: &Path) -> (Claim, Store) {
    let claim = Claim::take(&address(file)).await.unwrap();
    let store = Store::open_claimed(&address(file), &claim).await.unwrap();
    (claim, store)
}

async fn end((claim, store): (Claim, Store)) {
    store.close().await;
    claim.release().await;
}

#[tokio::test]
#[ignore = "part of other tests, which run it as a process of its own"]
async fn a_server_that_leaves_its_log_behind() {
    let Some(folder) = std::env::var_os(PART).map(PathBuf::from) else { return };
    let (_claim, store) = serve(&folder.join("tables.db")).await;
    for number in 0..200 {
        store.create(&format!("after {number}"), State::Playing, vec!["b".repeat(900)]).await.unwrap();
    }
    std::process::exit(7);
}

fn crash_a_server(folder: &Path) {
    let test = "restoring::a_server_that_leaves_its_log_behind";
    let ended = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--include-ignored"])
        .env(PART, folder)
        .stdout(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(ended.code(), Some(7));
    assert!(fs::metadata(folder.join("tables.db-wal")).unwrap().len() > 0, "the log was left behind");
}

#[tokio::test]
async fn a_plain_copy_of_a_file_at_rest_is_not_mixed_with_the_log_of_a_server_that_started_since() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy"));
    let server = serve(&file).await;
    for number in 0..30 {
        server.1.create(&format!("before {number}"), State::Playing, vec!["a".repeat(900)]).await.unwrap();
    }
    end(server).await;
    fs::copy(&file, &copy).unwrap();
    crash_a_server(folder.path());
    let crashed = fs::read(&file).unwrap();
    fs::copy(&copy, &file).unwrap();
    let claim = Claim::take(&address(&file)).await.unwrap();
    let refused = Store::open_claimed(&address(&file), &claim).await.map(|_| ());
    assert!(
        matches!(&refused, Err(StoreError::Unavailable(text)) if text.contains("underhill restore") && text.contains("-wal")),
        "{refused:?}"
    );
    assert!(Store::open(&address(&file)).await.is_err());
    claim.release().await;
    assert!(fs::read(&file).unwrap() == fs::read(&copy).unwrap(), "nothing was done to it");
    // The file that the log belongs to is used with it, crash after crash.
    fs::write(&file, &crashed).unwrap();
    let server = serve(&file).await;
    assert_eq!(names(&server.1).await.len(), 230);
    end(server).await;
    // And a restore takes the copy for what it is.
    assert_eq!(restore(&address(&file), &copy).await.unwrap().tables, 30);
    assert_eq!(integrity(&file).await, "ok");
}

#[tokio::test]
async fn a_plain_copy_laid_in_place_under_a_server_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy"));
    let server = serve(&file).await;
    server.1.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
    end(server).await;
    fs::copy(&file, &copy).unwrap();
    let (claim, store) = serve(&file).await;
    store.append("den", 1, vec!["b".to_owned()], State::Playing).await.unwrap();
    fs::write(&file, fs::read(&copy).unwrap()).unwrap();
    is_replaced(&store.append("den", 2, vec!["c".to_owned()], State::Playing).await);
    is_replaced(&store.load("den").await);
    end((claim, store)).await;
    assert!(fs::read(&file).unwrap() == fs::read(&copy).unwrap(), "nothing was done to it");
}

#[tokio::test]
async fn whoever_looks_beside_a_server_goes_on_when_the_next_one_starts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let server = serve(&file).await;
    server.1.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
    let beside = Store::open(&address(&file)).await.unwrap();
    assert_eq!(names(&beside).await, ["den"]);
    end(server).await;
    let server = serve(&file).await;
    assert_eq!(names(&beside).await, ["den"]);
    beside.append("den", 1, vec!["b".to_owned()], State::Playing).await.unwrap();
    server.1.append("den", 2, vec!["c".to_owned()], State::Playing).await.unwrap();
    beside.close().await;
    end(server).await;
}

#[tokio::test]
async fn a_crash_while_the_new_number_is_only_in_the_log_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let server = serve(&file).await;
    server.1.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
    end(server).await;
    let number = || fs::read(&file).unwrap()[60..64].to_vec();
    let before = number();
    // Somebody reads all the while, so that the log cannot be copied into the file.
    let mut reader = SqliteConnection::connect(&address(&file)).await.unwrap();
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    sqlx::query("SELECT * FROM tables").fetch_all(&mut reader).await.unwrap();
    crash_a_server(folder.path());
    assert_eq!(number(), before, "the new one is only in the log");
    drop(reader);
    for _ in 0..2 {
        let server = serve(&file).await;
        assert_eq!(names(&server.1).await.len(), 201);
        assert!(number() != before);
        end(server).await;
    }
    assert_eq!(integrity(&file).await, "ok");
    let note = fs::read_to_string(folder.path().join("tables.db-log-of")).unwrap();
    assert_eq!(note.split_whitespace().count(), 1, "{note}");
}

#[tokio::test]
async fn only_the_servers_user_may_read_what_it_keeps() {
    let folder = tempfile::tempdir().unwrap();
    let (file, backup) = (folder.path().join("tables.db"), folder.path().join("backup"));
    let claim = Claim::take(&address(&file)).await.unwrap();
    let store = Store::open(&address(&file)).await.unwrap();
    store.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
    store.load("den").await.unwrap();
    store.backup(&backup).await.unwrap();
    let files: Vec<PathBuf> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 6, "{files:?}");
    for file in files {
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
    }
    store.close().await;
    claim.release().await;
}
