use super::restore::{MOVED, announce, restore};
use super::*;
use crate::batch::{Onto, Write};

fn write(table: &str, onto: Onto, entries: Vec<String>) -> Write {
    Write { table: table.to_owned(), onto, state: State::Playing, entries, sleep: None, fence: None }
}

#[tokio::test]
async fn a_full_disk_stores_nothing_of_an_append_and_is_over_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = DatabaseFile::new(&folder.path().join("tables.db")).unwrap();
    // As if the disk had room for 256 KiB.
    file.pragmas.push(("max_page_count", "64".to_owned()));
    let store = Sqlite::open_file(file).await.unwrap();
    let page = || "x".repeat(4000);
    store.writer().write(write("old", Onto::Nothing, vec![page(); 20])).await.unwrap();
    store.writer().write(write("den", Onto::Nothing, vec![])).await.unwrap();

    let mut length = 0;
    let error = loop {
        match store.writer().write(write("den", Onto::Length(length), vec![page(); 5])).await {
            Ok(()) => length += 5,
            Err(error) => break error,
        }
    };
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("full")), "{error:?}");
    assert_eq!(store.load("den").await.unwrap().unwrap().len() as u64, length);

    // Somebody makes room.
    store.writer().write(write("den", Onto::Length(length), vec![])).await.unwrap();
    assert_eq!(store.forget(State::Playing, 0).await, Ok(0));
    let old = Write { state: State::Finished, ..write("old", Onto::Length(20), vec![]) };
    store.writer().write(old).await.unwrap();
    assert_eq!(store.forget(State::Finished, i64::MAX).await, Ok(1));
    store.writer().write(write("den", Onto::Length(length), vec![page(); 5])).await.unwrap();
    assert_eq!(store.load("den").await.unwrap().unwrap().len() as u64, length + 5);
}

#[tokio::test]
async fn a_log_with_a_gap_is_not_taken_for_a_short_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Sqlite::open(&path).await.unwrap();
    let entries = vec!["a".to_owned(), "b".to_owned(), "c".to_owned()];
    store.writer().write(write("den", Onto::Nothing, entries)).await.unwrap();
    let vandal = sqlx::SqlitePool::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    sqlx::query("DELETE FROM entries WHERE number = 1").execute(&vandal).await.unwrap();
    let error = store.load("den").await.unwrap_err();
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("damaged")), "{error:?}");
}

/// A file with a hundred tables, closed.
async fn filled(path: &Path) {
    let store = Sqlite::open(path).await.unwrap();
    for number in 0..100 {
        let entries = vec!["x".repeat(3000); 3];
        store.writer().write(write(&format!("den {number}"), Onto::Nothing, entries)).await.unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn a_large_file_that_turns_out_to_be_damaged_is_not_used_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    filled(&path).await;
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 9000].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let file = Arc::new(DatabaseFile::new(&path).unwrap());
    assert_eq!(file.in_place(), Ok(()));
    check::the_rest(file.clone()).await;
    let error = file.in_place().unwrap_err();
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("damaged")), "{error:?}");
}

#[tokio::test]
async fn of_a_large_file_the_newest_tables_are_checked_at_the_start() {
    use sqlx::{ConnectOptions, Connection};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    filled(&path).await;
    let file = DatabaseFile::new(&path).unwrap();
    let mut connection = file.copying().connect().await.unwrap();
    assert_eq!(check::damage_of_newest(&mut connection).await, None);
    let lost = "DELETE FROM entries WHERE number = 1 AND table_key = (SELECT key FROM tables WHERE id = 'den 97')";
    sqlx::query(lost).execute(&mut connection).await.unwrap();
    let damage = check::damage_of_newest(&mut connection).await.expect("something is missing");
    assert!(damage.contains("den 97"), "{damage}");
    connection.close().await.unwrap();
}

/// What a crash leaves of a file that is in use, under another name.
fn crash_image(path: &Path, image: &Path) {
    for ending in MOVED {
        std::fs::copy(identity::beside(path, ending), identity::beside(image, ending)).unwrap();
    }
    assert!(identity::has_log(image), "something is still in the log");
}

#[tokio::test]
async fn an_interrupted_restore_is_finished_by_the_next_one_and_separates_no_log_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let (path, backup) = (folder.path().join("tables.db"), folder.path().join("backup"));
    let store = Sqlite::open(&path).await.unwrap();
    store.writer().write(write("early", Onto::Nothing, vec!["a".to_owned()])).await.unwrap();
    store.backup(&backup).await.unwrap();
    store.writer().write(write("late", Onto::Nothing, vec!["b".to_owned()])).await.unwrap();
    for steps in 0..=MOVED.len() {
        // It is interrupted after so many steps, once or twice; and somebody may put a copy in the empty place.
        for (again, newcomer) in [(false, false), (true, false), (false, true)] {
            let crashed = folder.path().join(format!("crashed {steps} {again} {newcomer}.db"));
            crash_image(&path, &crashed);
            let aside = announce(&crashed).unwrap();
            for ending in &MOVED[..steps] {
                std::fs::rename(identity::beside(&crashed, ending), identity::beside(&aside, ending)).unwrap();
            }
            if steps > 0 {
                let refused = Sqlite::open(&crashed).await.map(|_| ());
                assert!(matches!(&refused, Err(StoreError::Unavailable(text)) if text.contains("underhill restore")));
                assert!(!crashed.exists(), "nor is an empty one made in its place");
            }
            if again {
                assert!(restore(&crashed, &folder.path().join("none")).await.is_err());
            }
            if newcomer && steps > 0 {
                std::fs::copy(&backup, &crashed).unwrap();
            }
            let restored = restore(&crashed, &backup).await.unwrap();
            assert_eq!(restored.tables, 1);
            let new = Sqlite::open(&crashed).await.unwrap();
            assert!(new.load("early").await.unwrap().is_some() && new.load("late").await.unwrap().is_none());
            new.close().await;
            // Wherever it is now, what was only in its log is still there.
            let aside = if steps == 0 || !newcomer { restored.aside.expect("there was a file") } else { aside };
            let old = Sqlite::open(&aside).await.unwrap();
            assert!(old.load("late").await.unwrap().is_some(), "{steps} {again} {newcomer}");
            old.close().await;
        }
    }
    store.close().await;
}

#[tokio::test]
async fn a_log_is_not_put_beside_a_file_that_was_used_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let (path, backup) = (folder.path().join("tables.db"), folder.path().join("backup"));
    let store = Sqlite::open(&path).await.unwrap();
    store.writer().write(write("early", Onto::Nothing, vec!["a".to_owned()])).await.unwrap();
    store.backup(&backup).await.unwrap();
    let crashed = folder.path().join("crashed.db");
    crash_image(&path, &crashed);
    store.close().await;
    let aside = announce(&crashed).unwrap();
    std::fs::rename(&crashed, &aside).unwrap();
    Sqlite::open(&aside).await.unwrap().close().await;
    let refused = restore(&crashed, &backup).await.map(|_| ());
    assert!(matches!(&refused, Err(StoreError::Unavailable(text)) if text.contains("interrupted")), "{refused:?}");
    assert!(identity::has_log(&crashed) && !identity::has_log(&aside));
    // As it says.
    std::fs::rename(identity::beside(&crashed, "-wal"), folder.path().join("elsewhere")).unwrap();
    restore(&crashed, &backup).await.unwrap();
}
