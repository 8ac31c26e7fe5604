//! What happens to a store in PostgreSQL when the server goes away.

use std::time::Duration;

use tokio::task::JoinHandle;
use underhill_private_postgres::PrivatePostgres;
use underhill_store::{State, Store, StoreError};

/// What a writer knows about its log.
struct Known {
    acknowledged: u64,
    /// One more may be there: the server went away while it was being committed.
    perhaps_one_more: bool,
}

/// Appends until something fails.
fn keep_appending(store: Store, table: String, mut length: u64) -> JoinHandle<(Known, StoreError)> {
    tokio::spawn(async move {
        loop {
            match store.append(&table, length, vec![format!("{table} {length}")], State::Playing).await {
                Ok(()) => length += 1,
                Err(error) => {
                    let perhaps_one_more = matches!(error, StoreError::Unknown(_));
                    return (Known { acknowledged: length, perhaps_one_more }, error);
                }
            }
        }
    })
}

/// Waits until the store works again.
async fn recovered(store: &Store) {
    while store.append("probe", 0, vec![], State::Playing).await.is_err() || store.ping(1).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn check(store: &Store, table: &str, known: &Known) -> u64 {
    let log = store.load(table).await.unwrap().unwrap();
    let length = log.len() as u64;
    let most = known.acknowledged + u64::from(known.perhaps_one_more);
    assert!((known.acknowledged..=most).contains(&length), "{table}: {} {length} {most}", known.acknowledged);
    for (number, entry) in log.iter().enumerate() {
        assert_eq!(*entry, format!("{table} {number}"));
    }
    length
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_loses_nothing_acknowledged_and_is_used_again_when_it_is_back() {
    const WRITERS: u64 = 30;
    let mut postgres = PrivatePostgres::start_new().unwrap();
    let store = Store::open(&postgres.fresh_database().unwrap()).await.unwrap();
    store.create("probe", State::Playing, vec![]).await.unwrap();
    for writer in 0..WRITERS {
        store.create(&format!("den {writer}"), State::Playing, vec![]).await.unwrap();
    }
    let mut lengths = vec![0; WRITERS as usize];
    for round in 0..4 {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| keep_appending(store.clone(), format!("den {writer}"), lengths[writer as usize]))
            .collect();
        // Somewhere in the middle of it.
        tokio::time::sleep(Duration::from_millis(200 + 37 * round)).await;
        if round % 2 == 0 {
            postgres.kill().unwrap();
        } else {
            postgres.stop().unwrap();
        }

        let mut known = Vec::new();
        for writer in writers {
            let (knows, error) = writer.await.unwrap();
            assert!(matches!(error, StoreError::Unavailable(_) | StoreError::Unknown(_)), "{error:?}");
            known.push(knows);
        }
        // As long as it is away, everything fails and says that nothing was stored.
        let refused = store.append("den 0", 0, vec!["lost".to_owned()], State::Playing).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        assert!(matches!(store.load("den 0").await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.ping(1).await, Err(StoreError::Unavailable(_))));

        postgres.start().unwrap();
        recovered(&store).await;
        for (writer, known) in known.iter().enumerate() {
            lengths[writer] = check(&store, &format!("den {writer}"), known).await;
        }
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_restarted_while_nobody_wrote_is_not_noticed() {
    let mut postgres = PrivatePostgres::start_new().unwrap();
    let store = Store::open(&postgres.fresh_database().unwrap()).await.unwrap();
    store.create("den", State::Playing, vec![]).await.unwrap();
    assert!(store.load("den").await.unwrap().is_some());
    postgres.stop().unwrap();
    postgres.start().unwrap();
    store.append("den", 0, vec!["a".to_owned()], State::Playing).await.unwrap();
    assert_eq!(store.load("den").await, Ok(Some(vec!["a".to_owned()])));
}

#[tokio::test]
async fn a_database_that_cannot_hold_every_text_is_refused() {
    let postgres = PrivatePostgres::start_new().unwrap();
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&postgres.address()).await.unwrap();
    sqlx::query("CREATE DATABASE old ENCODING 'LATIN1' TEMPLATE template0").execute(&mut connection).await.unwrap();
    let refused = Store::open(&postgres.address().replace("/postgres?", "/old?")).await;
    assert!(matches!(&refused, Err(StoreError::Refused(text)) if text.contains("LATIN1")), "{refused:?}");
}

#[tokio::test]
async fn a_server_told_to_acknowledge_early_is_told_otherwise() {
    let postgres = PrivatePostgres::start_new().unwrap();
    let address = postgres.fresh_database().unwrap();
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
    sqlx::query("ALTER ROLE postgres SET synchronous_commit = off").execute(&mut connection).await.unwrap();
    // What the store's own connection is told shows in what a trigger sees during an append.
    let store = Store::open(&address).await.unwrap();
    sqlx::raw_sql(
        "CREATE TABLE seen (setting text);
         CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
             'BEGIN INSERT INTO seen VALUES (current_setting(''synchronous_commit'')); RETURN NEW; END';
         CREATE TRIGGER look AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION look();",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    store.create("den", State::Playing, vec!["a".to_owned()]).await.unwrap();
    let seen: Vec<String> = sqlx::query_scalar("SELECT setting FROM seen").fetch_all(&mut connection).await.unwrap();
    assert_eq!(seen, ["on"]);
}
