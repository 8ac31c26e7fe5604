//! One server at a time has the tables of a store.

use std::time::Duration;

use tokio::sync::oneshot;
use underhill_store::{Claim, StoreError};

use crate::places::Place;

/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

async fn is_exclusive(place: Place) {
    let address = place.address();
    let claim = Claim::take(address).await.unwrap();
    let refused = Claim::take(address).await;
    let process = format!("process {}", std::process::id());
    assert!(matches!(&refused, Err(StoreError::Held { holder }) if holder.starts_with(&process)), "{refused:?}");
    // The store itself can be read and backed up meanwhile.
    place.open().await.ping(1).await.unwrap();
    claim.release().await;
    Claim::take(address).await.unwrap().release().await;
    // It is also given up by forgetting about it, as a process does that is killed.
    drop(Claim::take(address).await.unwrap());
    Claim::take(address).await.unwrap();
}

async fn is_handed_over(place: Place) {
    let address = place.address().to_owned();
    let mut first = Claim::take(&address).await.unwrap();
    let nobody_wants_it = tokio::time::timeout(Duration::from_millis(300), first.wanted()).await;
    assert!(nobody_wants_it.is_err());
    let (taken, mut is_taken) = oneshot::channel();
    let second = tokio::spawn(async move {
        let claim = Claim::take_over(&address).await.unwrap();
        taken.send(()).unwrap();
        claim
    });
    tokio::time::timeout(PATIENCE, first.wanted()).await.expect("it is told that somebody waits");
    assert!(is_taken.try_recv().is_err(), "nothing is taken from who has not finished");
    first.release().await;
    let mut second = tokio::time::timeout(PATIENCE, second).await.expect("it is taken over").unwrap();
    let nobody_wants_it = tokio::time::timeout(Duration::from_millis(1500), second.wanted()).await;
    assert!(nobody_wants_it.is_err(), "whoever wanted it has it");
    second.release().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_in_a_file_have_one_server() {
    is_exclusive(Place::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_in_postgres_have_one_server() {
    is_exclusive(Place::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_in_a_file_are_handed_over() {
    is_handed_over(Place::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_in_postgres_are_handed_over() {
    is_handed_over(Place::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_one_postgres_are_claimed_apart() {
    let (one, other) = (Place::postgres().await, Place::postgres().await);
    let _claims = [Claim::take(one.address()).await.unwrap(), Claim::take(other.address()).await.unwrap()];
}
