use super::*;
use crate::batch::{Onto, Write};

fn write(table: &str, onto: Onto, entries: Vec<String>) -> Write {
    Write { table: table.to_owned(), onto, state: State::Playing, entries }
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
