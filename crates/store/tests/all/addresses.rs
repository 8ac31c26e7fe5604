//! Where a store can be opened, and what is said where it cannot.

use underhill_store::{Store, StoreError};

#[tokio::test]
async fn an_address_that_means_nothing_is_refused() {
    for address in ["", "memory", "tables.db", "sqlite:", "sqlite://", "mysql://localhost/tables", "postgres://[/"] {
        let refused = Store::open(address).await;
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{address}: {refused:?}");
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unavailable_and_the_password_stays_secret() {
    for address in ["postgres://user:hunter2@localhost:1/tables", "postgres://user:hunter2@localhost:99999/tables"] {
        let error = Store::open(address).await.expect_err("nobody listens there");
        assert!(!error.to_string().contains("hunter2"), "{error}");
        assert!(matches!(error, StoreError::Unavailable(_) | StoreError::Refused(_)), "{error:?}");
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_created_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let error = Store::open(&format!("sqlite:{}/inner/tables.db", file.display())).await.expect_err("it is a file");
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("inner")), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    let text = "Dear aunt, this is not a database. ".repeat(100);
    std::fs::write(&file, &text).unwrap();
    let error = Store::open(&format!("sqlite:{}", file.display())).await.expect_err("it is a letter");
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("not a database")), "{error:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn only_sqlite_is_backed_up_by_copying() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open("memory:").await.unwrap();
    assert!(matches!(store.backup(&folder.path().join("copy")).await, Err(StoreError::Refused(_))));
}

#[tokio::test]
async fn a_server_that_never_answers_is_not_waited_for_for_ever() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("postgres://user:hunter2@{}/tables", silent.local_addr().unwrap());
    let error = Store::open(&address).await.expect_err("it says nothing");
    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("does not answer")), "{error:?}");
}
