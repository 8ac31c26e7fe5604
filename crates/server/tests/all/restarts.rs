//! The server stops and starts again while somebody's clock runs: the time between is nobody's, and the time before is theirs.

use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_protocol::NewTable;
use underhill_server::Config;
use underhill_table::{Dial, Time, TimeControl};

use crate::common::{begin, new_table, roomy, start};

/// What somebody sees of the clocks.
fn dial(guest: &Guest) -> Dial {
    guest.scene().now.as_ref().and_then(|now| now.dial.clone()).expect("there are clocks")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_not_charged_and_gives_nothing_back() {
    const THOUGHT: Duration = Duration::from_millis(700);
    const AWAY: Duration = Duration::from_millis(3_000);
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let (server, client) = start(Config { store: store.clone(), ..roomy() }).await;
    let clock = TimeControl::Game { seconds: 600, increment: 0 };
    let (table, guests) = begin(&client, &NewTable { clock, ..new_table(GameId::Gobblet, 2, json!({})) }, 2).await;
    let token = guests[0].token().expect("it has a seat");
    let before = dial(&guests[0]);
    tokio::time::sleep(THOUGHT).await;
    server.stop().await;
    tokio::time::sleep(AWAY).await;
    let (server, client) = start(Config { store, ..roomy() }).await;
    let guest = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
    let after = dial(&guest);
    assert_eq!(after.left, before.left);
    // As if the clock had begun later, by as long as the server was away, and by nothing of what was thought before.
    let moved = Duration::from_millis(after.since.since(before.since));
    assert!(moved >= AWAY, "somebody is charged for the restart: {moved:?}");
    let restarted = Duration::from_millis(now().since(before.since));
    assert!(moved + THOUGHT <= restarted, "what was thought before is given back: {moved:?} of {restarted:?}");
    server.stop().await;
}

/// What the clock of the system shows, by which this server was set just now.
fn now() -> Time {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is after 1970");
    Time(u64::try_from(since.as_millis()).expect("it is before the end of time"))
}
