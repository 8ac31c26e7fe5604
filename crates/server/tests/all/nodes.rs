//! Several servers on one set of tables: people meet at them as if they were one.

use std::sync::LazyLock;
use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened};
use underhill_core::{Level, Seat, Seats};
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::{Command, NewTable};
use underhill_server::{ClusterConfig, Config, Server, WireAddress};
use underhill_table::{NewsKind, Phrase, TimeControl};

use crate::common::{begin, begin_at, new_table, roomy, sit, start, until_done};
use crate::whole_games;

type Client = underhill_client::Server;

/// A database of its own, on a PostgreSQL that all of these tests share.
async fn database() -> String {
    static POSTGRES: LazyLock<PrivatePostgres> =
        LazyLock::new(|| PrivatePostgres::start_new().expect("PostgreSQL starts"));
    let address = tokio::task::spawn_blocking(|| POSTGRES.fresh_database()).await.expect("it does not panic");
    address.expect("a database can be created")
}

/// One of several servers on a database.
pub(crate) async fn node(store: &str, wire: &WireAddress) -> (Server, Client) {
    node_with(store, wire, roomy()).await
}

async fn node_with(store: &str, wire: &WireAddress, config: Config) -> (Server, Client) {
    let cluster = Some(ClusterConfig { name: "test".to_owned(), wire: wire.clone() });
    start(Config { store: store.to_owned(), cluster, ..config }).await
}

/// So many servers on a new database: its address, the servers, and clients of each.
pub(crate) async fn nodes(count: usize, wire: &WireAddress) -> (String, Vec<Server>, Vec<Client>) {
    nodes_with(count, wire, &roomy()).await
}

/// The same with something in them that is not as usual.
pub(crate) async fn nodes_with(
    count: usize,
    wire: &WireAddress,
    config: &Config,
) -> (String, Vec<Server>, Vec<Client>) {
    let store = database().await;
    let (mut servers, mut clients) = (Vec::new(), Vec::new());
    for _ in 0..count {
        let (server, client) = node_with(&store, wire, config.clone()).await;
        servers.push(server);
        clients.push(client);
    }
    (store, servers, clients)
}

/// Waits until something is so; the tests end when the runner has enough.
pub(crate) async fn until(guest: &mut Guest, so: impl Fn(&Guest) -> bool) {
    while !so(guest) {
        guest.next().await.expect("the table is there");
    }
}

/// Every game over three servers, people losing their connections and coming back to any of them.
async fn whole_games_over(wire: WireAddress) {
    let (_, servers, clients) = nodes(3, &wire).await;
    let mut games = Vec::new();
    for (number, &game) in GameId::ALL.iter().enumerate() {
        let (clients, seats) = (clients.clone(), *game.seats().end());
        games.push(tokio::spawn(async move {
            whole_games::whole_game(&clients, game, seats, seats, 100 + number as u64).await;
        }));
    }
    for game in games {
        game.await.expect("the game is played");
    }
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_over_three_servers_that_speak_over_the_database() {
    whole_games_over(WireAddress::Database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_over_three_servers_that_speak_in_memory() {
    whole_games_over(WireAddress::Memory("whole games".to_owned())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_cannot_speak_with_each_other_still_show_the_same_tables() {
    // Each on a wire of its own: as if every letter were lost.
    let store = database().await;
    let (one, at_one) = node(&store, &WireAddress::Memory("lost 1".to_owned())).await;
    let (other, at_other) = node(&store, &WireAddress::Memory("lost 2".to_owned())).await;
    let (table, mut guests) = begin(&at_one, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let mut watcher = Guest::watch(&at_other, table).await.expect("anybody may watch");
    let id = guests[0].act("4@a1".to_owned());
    until_done(&mut guests[0], id).await;
    let version = guests[0].scene().version;
    until(&mut watcher, |watcher| watcher.scene().version >= version).await;
    assert_eq!(watcher.scene().version, version);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_hands_its_tables_over_and_nobody_s_clock_is_given_anything() {
    let wire = WireAddress::Memory("hand over".to_owned());
    let (_, mut servers, clients) = nodes(2, &wire).await;
    let clock = TimeControl::Game { seconds: 600, increment: 0 };
    let new = NewTable { clock, ..new_table(GameId::Gobblet, 2, json!({})) };
    let (table, mut guests) = begin_at(&clients, &new).await;
    let dial = |guest: &Guest| guest.scene().now.as_ref().and_then(|now| now.dial.clone()).expect("there are clocks");
    let before = dial(&guests[0]);
    servers.remove(0).stop().await;
    let pass = guests[0].seat_pass().expect("it has a seat");
    guests[0] = Guest::return_to(&clients[1], table, pass).await.expect("the seat is still theirs");
    let after = dial(&guests[0]);
    assert_eq!((&after.left, after.since), (&before.left, before.since), "a polite hand-over forgives nothing");
    for (seat, action) in ["4@a1", "4@b2"].into_iter().enumerate() {
        let id = guests[seat].act(action.to_owned());
        until_done(&mut guests[seat], id).await;
        let version = guests[seat].scene().version;
        until(&mut guests[1 - seat], |guest| guest.scene().version >= version).await;
    }
    servers.remove(0).stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_flaps_between_servers_gains_no_millisecond() {
    let times: u32 = std::env::var("UNDERHILL_FLAPS").map_or(10, |times| times.parse().expect("a number"));
    let wire = WireAddress::Memory("flapping".to_owned());
    let (_, servers, clients) = nodes(2, &wire).await;
    let clock = TimeControl::Game { seconds: 600, increment: 0 };
    let new = NewTable { clock, ..new_table(GameId::Gobblet, 2, json!({})) };
    let (table, mut guests) = begin(&clients[0], &new, 2).await;
    let dial = |guest: &Guest| guest.scene().now.as_ref().and_then(|now| now.dial.clone()).expect("there are clocks");
    let before = dial(&guests[0]);
    for time in 0..times {
        let pass = guests[0].seat_pass().expect("it has a seat");
        let client = &clients[(time as usize + 1) % 2];
        guests[0] = Guest::return_to(client, table, pass).await.expect("the seat is still theirs");
        assert_eq!(dial(&guests[0]), before, "time {time}");
    }
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_what_is_said_and_what_is_public_is_known_at_every_server() {
    for wire in [WireAddress::Memory("presence".to_owned()), WireAddress::Database] {
        let (_, servers, clients) = nodes(2, &wire).await;
        let new = NewTable { public: true, ..new_table(GameId::Kobold, 3, json!({})) };
        let table = clients[0].open(&new).await.expect("a table can be opened");
        let mut one = sit(&clients[0], table, 0).await;
        let mut other = sit(&clients[1], table, 1).await;
        let both = Seats::only(Seat::new(0)).with(Seat::new(1));
        until(&mut one, |guest| guest.presence().0 == both).await;
        until(&mut other, |guest| guest.presence().0 == both).await;
        // A command at the one that does not decide.
        let id = other.command(Command::SeatBot { seat: Seat::new(2), level: Level::Easy.into() });
        until_done(&mut other, id).await;
        assert_ne!(
            other.scene().places[2],
            other.scene().places[0],
            "what was done is seen before it is said to be done"
        );
        let id = other.command(Command::Say { phrase: Phrase::ALL[0] });
        until_done(&mut other, id).await;
        let said = NewsKind::Said { seat: Seat::new(1), phrase: Phrase::ALL[0] };
        while !matches!(one.next().await.expect("the table is there"), Happened::News(news) if news.kind == said) {}
        for client in &clients {
            while client.tables().await.expect("it can be asked").iter().all(|listing| listing.table != table) {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        // Whoever leaves one server is away at all of them.
        drop(other);
        until(&mut one, |guest| guest.presence().0 == Seats::only(Seat::new(0))).await;
        for server in servers {
            server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_a_table_stores_nothing_more_there_and_shows_what_the_new_owner_decides() {
    let wire = WireAddress::Memory("fenced".to_owned());
    let (store, servers, clients) = nodes(2, &wire).await;
    let (table, mut guests) = begin(&clients[0], &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    // As if the first server had been asleep until its lease was over, and the second had taken the table meanwhile.
    steal(&store).await;
    let mut elsewhere = Guest::watch(&clients[1], table).await.expect("anybody may watch");
    let id = guests[0].act("4@a1".to_owned());
    until_done(&mut guests[0], id).await;
    let version = guests[0].scene().version;
    until(&mut elsewhere, |guest| guest.scene().version >= version).await;
    until(&mut guests[1], |guest| guest.scene().version >= version).await;
    assert_eq!(clients[1].scene(table).await.expect("it is there").version, version, "it was done once");
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_watches_at_a_server_that_lost_a_table_sees_what_the_new_owner_decides() {
    let wire = WireAddress::Memory("watched and lost".to_owned());
    let (store, servers, clients) = nodes(2, &wire).await;
    let (table, guests) = begin(&clients[0], &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let mut watcher = Guest::watch(&clients[0], table).await.expect("anybody may watch");
    // Nobody does anything at the first server from here on, so that it is never refused.
    let pass = guests[0].seat_pass().expect("it has a seat");
    drop(guests);
    steal(&store).await;
    let mut moved = Guest::return_to(&clients[1], table, pass).await.expect("the seat is still theirs");
    let id = moved.act("4@a1".to_owned());
    until_done(&mut moved, id).await;
    let version = moved.scene().version;
    until(&mut watcher, |guest| guest.scene().version >= version).await;
    assert_eq!(clients[0].scene(table).await.expect("it is there").version, version);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_one_server_cannot_read_is_left_to_those_that_can() {
    let (store, mut servers, clients) = nodes(2, &WireAddress::Database).await;
    let table = clients[0].open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("it can be opened");
    servers.remove(0).stop().await;
    // As if a newer server had written something that this one has no word for.
    rewrite(&store, r#"replace(text, '"gobblet"', '"gobblet of tomorrow"')"#).await;
    assert!(clients[1].scene(table).await.is_err());
    // A newer one comes, which has.
    rewrite(&store, r#"replace(text, '"gobblet of tomorrow"', '"gobblet"')"#).await;
    let (newer, at_newer) = node(&store, &WireAddress::Database).await;
    assert!(at_newer.scene(table).await.is_ok());
    newer.stop().await;
    servers.remove(0).stop().await;
}

/// Changes every entry of the only table.
async fn rewrite(store: &str, text: &str) {
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(store).await.expect("it can be opened");
    let changed =
        sqlx::query(sqlx::AssertSqlSafe(format!("UPDATE entries SET text = {text}"))).execute(&mut connection);
    assert!(changed.await.expect("it can be written").rows_affected() > 0);
}

/// Lets every table of the first server belong to the second.
pub(crate) async fn steal(store: &str) {
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(store).await.expect("it can be opened");
    sqlx::query("UPDATE tables SET owner = (SELECT max(id) FROM nodes), epoch = epoch + 1")
        .execute(&mut connection)
        .await
        .expect("it can be written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_alone_and_one_of_several_do_not_share_tables() {
    let store = database().await;
    let (one, _) = node(&store, &WireAddress::Database).await;
    let alone = Server::start(Config { store: store.clone(), ..roomy() }).await.err().expect("the tables are shared");
    assert!(alone.to_string().contains("process"), "{alone}");
    one.stop().await;
    let (alone, _) = start(Config { store: store.clone(), ..roomy() }).await;
    let cluster = Some(ClusterConfig { name: "late".to_owned(), wire: WireAddress::Database });
    assert!(Server::start(Config { store, cluster: cluster.clone(), ..roomy() }).await.is_err());
    alone.stop().await;
    let nowhere = Server::start(Config { cluster, ..roomy() }).await.err().expect("memory cannot be shared");
    assert!(nowhere.to_string().contains("PostgreSQL"), "{nowhere}");
}
