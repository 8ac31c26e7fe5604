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
