//! What somebody in a seat can make the server send: for each byte that they send at most 50 to each socket at the table,
//! whatever they do within their limits.

use std::time::Instant;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Connection, Server};
use underhill_core::{Level, Seat, Seats};
use underhill_protocol::{CloseCode, Command, FromClient, Hello, NewSeat, NewTable, NumberedCommand, ToClient};
use underhill_server::{Config, Limits, WireAddress};
use underhill_table::{Hash, Name, Phrase, Rejection, Share};

use crate::common::{metric, metrics_of, new_table, roomy, start};
use crate::counted::{ADDED, Counted, new_seat, padded};
use crate::nodes::nodes;

/// What a seat may make the server tell beyond fifty times what it says: eight kilobytes at once, and the last command before
/// it is refused.
const AT_ONCE: usize = 16 << 10;

/// A table of so many people, and some who watch.
async fn table_of(server: &Server, new: &NewTable) -> Vec<Counted> {
    table_opened_at(server, server, new).await
}

/// The same where it is opened at another server than the one that everybody comes to.
async fn table_opened_at(owner: &Server, server: &Server, new: &NewTable) -> Vec<Counted> {
    let table = owner.open(new).await.expect("it can be opened");
    let mut sockets = Vec::new();
    for seat in 0..new.seats {
        let name = Name::try_from("x".repeat(24)).expect("a name");
        let new = new_seat(seat, name);
        let seated = server.sit(table, &new).await.expect("the seat is free");
        sockets.push(Counted::enter(server, table, seat, Some(seated.token)).await);
    }
    for _ in 0..2 {
        sockets.push(Counted::enter(server, table, usize::MAX, None).await);
    }
    assert!(sockets[0].give(Command::Start).await);
    for socket in &mut sockets[..new.seats] {
        assert!(socket.give(Command::Reveal { entropy: ADDED }).await);
    }
    for socket in &mut sockets {
        socket.catch_up().await;
        (socket.sent, socket.received) = (0, 0);
    }
    sockets
}

/// What the socket that was sent most was sent beyond fifty times what all of them sent, since this was last asked; and how
/// many times it was.
async fn excess(sockets: &mut [Counted]) -> (usize, f64) {
    let (mut worst, mut sent) = (0, 0);
    for socket in sockets {
        socket.catch_up().await;
        worst = worst.max(socket.received);
        sent += socket.sent;
        (socket.sent, socket.received) = (0, 0);
    }
    (worst.saturating_sub(50 * sent), worst as f64 / sent as f64)
}

/// What each socket was sent for each byte that all of them sent since this was last asked.
async fn ratio(sockets: &mut [Counted]) -> f64 {
    let mut worst = 0;
    let mut sent = 0;
    for socket in sockets {
        socket.catch_up().await;
        worst = worst.max(socket.received);
        sent += socket.sent;
        (socket.sent, socket.received) = (0, 0);
    }
    worst as f64 / sent as f64
}

/// Lets everybody decide who has to, and take it back if they can.
async fn play_once(sockets: &mut [Counted], seats: usize, number: u64, take_back: bool) {
    for place in 0..seats {
        let Some(action) = sockets[place].any_action(number) else { continue };
        assert!(sockets[place].give(action).await);
        if take_back {
            sockets[place].give(Command::TakeBack).await;
        }
        for socket in sockets.iter_mut() {
            socket.catch_up().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_in_a_seat_makes_the_server_send_more_than_fifty_bytes_for_one() {
    let (server, client) = start(roomy()).await;
    for game in GameId::ALL.iter().copied() {
        let seats = if game == GameId::Gobblet { 2 } else { 4 };
        let mut sockets = table_of(&client, &new_table(game, seats, padded(game))).await;
        let mut ratios = Vec::new();
        for _ in 0..50 {
            assert!(sockets[0].give(Command::Say { phrase: Phrase::Hello }).await);
        }
        ratios.push(("phrases", ratio(&mut sockets).await));
        for _ in 0..20 {
            sockets[0].give(Command::OfferDraw).await;
            sockets[0].give(Command::Decline).await;
        }
        ratios.push(("asking", ratio(&mut sockets).await));
        for number in 0..20 {
            play_once(&mut sockets, seats, number, true).await;
        }
        ratios.push(("taking back", ratio(&mut sockets).await));
        for number in 0..60 {
            play_once(&mut sockets, seats, number, false).await;
        }
        ratios.push(("playing", ratio(&mut sockets).await));
        for _ in 0..20 {
            sockets[0].give(Command::Act { action: "nonsense".to_owned(), decision: 0 }).await;
        }
        ratios.push(("nonsense", ratio(&mut sockets).await));
        eprintln!("{game}: {ratios:.1?}");
        for (what, ratio) in ratios {
            assert!(ratio <= 50.0, "{game}, {what}: {ratio:.1} bytes to each socket for one");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_a_game_nobody_is_told_more_than_fifty_bytes_for_one_either() {
    let (server, client) = start(roomy()).await;
    for game in GameId::ALL.iter().copied() {
        let seats = if game == GameId::Gobblet { 2 } else { 4 };
        let table = client.open(&new_table(game, seats, json!({}))).await.expect("it can be opened");
        let name = Name::try_from("x".repeat(24)).expect("a name");
        let token = client.sit(table, &new_seat(0, name.clone())).await.expect("the seat is free").token;
        let mut sockets = vec![Counted::enter(&client, table, 0, Some(token)).await];
        for protocol in [1, 2, 3] {
            sockets.push(Counted::enter_as(&client, table, usize::MAX, None, protocol).await);
        }
        excess(&mut sockets).await;
        let mut told = Vec::new();
        for _ in 0..80 {
            sockets[0].give(Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() }).await;
            sockets[0].give(Command::RemoveBot { seat: Seat::new(1) }).await;
        }
        told.push(("bots", excess(&mut sockets).await));
        for _ in 0..80 {
            sockets[0].give(Command::Start).await;
            sockets[0].give(Command::Return).await;
            sockets[0].give(Command::Resign).await;
        }
        told.push(("what cannot be done yet", excess(&mut sockets).await));
        for _ in 0..80 {
            sockets[0].give(Command::Stand).await;
            let new = NewSeat { token: Some(token), ..new_seat(0, name.clone()) };
            // Its head, which is longer than this, is not even counted.
            sockets[0].sent += serde_json::to_string(&new).expect("it serialises").len();
            let _ = client.sit(table, &new).await;
        }
        told.push(("getting up and sitting down", excess(&mut sockets).await));
        eprintln!("{game}: {told:.1?}");
        for (what, (excess, ratio)) in told {
            assert!(excess <= AT_ONCE, "{game}, {what}: {ratio:.1} bytes to each socket for one");
        }
    }
    server.stop().await;
}

/// Lets people do again and again what tells everybody of the whole table, during a game and after it.
async fn make_a_noise(sockets: &mut [Counted], seats: usize) -> Vec<(&'static str, usize, f64)> {
    let mut told = Vec::new();
    let mut note = async |what, speakers: usize, sockets: &mut [Counted]| {
        let (excess, ratio) = excess(sockets).await;
        told.push((what, excess / speakers, ratio));
    };
    for number in 0..80 {
        sockets[0].give(if number % 2 == 0 { Command::Stand } else { Command::Return }).await;
    }
    note("coming and going", 1, sockets).await;
    sockets[0].give(Command::Return).await;
    for _ in 0..80 {
        sockets[1].give_again(Command::Decline).await;
    }
    note("asking for nothing", 1, sockets).await;
    let action = sockets.iter().enumerate().find_map(|(place, socket)| Some((place, socket.any_action(0)?)));
    let (place, action) = action.expect("somebody decides");
    sockets[place].give(action).await;
    for _ in 0..80 {
        sockets[place].give_again(Command::TakeBack).await;
    }
    note("the same number again", 1, sockets).await;
    for _ in 0..80 {
        sockets[0].give(Command::Reveal { entropy: ADDED }).await;
        sockets[0].give(Command::StartWithFewer).await;
    }
    note("starting what has begun", 1, sockets).await;
    for _ in 0..40 {
        sockets[1].give(Command::Stand).await;
        sockets[0].give(Command::StandIn { seat: Seat::new(1), present: Seats::NONE }).await;
        sockets[0].give(Command::Decline).await;
        sockets[1].give(Command::Return).await;
    }
    note("standing in", 2, sockets).await;
    for socket in sockets.iter_mut() {
        socket.give(Command::Resign).await;
    }
    note("resigning", seats, sockets).await;
    for _ in 0..40 {
        sockets[0].give(Command::Again { share: Share::Commitment(Hash::of(&ADDED.0)) }).await;
        sockets[0].give(Command::Decline).await;
    }
    note("another game", 1, sockets).await;
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn no_command_tells_any_client_more_than_fifty_bytes_for_one_for_long() {
    // The bots that stand in think for longer than anybody is away.
    let (server, client) = start(Config { bot_scale: 10_000.0, ..roomy() }).await;
    let seats = |game: GameId| if game == GameId::Gobblet { 2 } else { 4 };
    for (game, seats) in GameId::ALL.iter().map(|game| (*game, seats(*game))).chain([(GameId::Clonk, 3)]) {
        for (options, protocols) in [(padded(game), &[3][..]), (json!({}), &[1, 2, 3][..])] {
            let mut sockets = table_of(&client, &new_table(game, seats, options)).await;
            let table = sockets[0].table;
            for protocol in protocols {
                sockets.push(Counted::enter_as(&client, table, usize::MAX, None, *protocol).await);
            }
            excess(&mut sockets).await;
            let told = make_a_noise(&mut sockets, seats).await;
            eprintln!("{game} for {seats}, protocols {protocols:?}: {told:.1?}");
            for (what, excess, ratio) in told {
                assert!(excess <= AT_ONCE, "{game}, {what}: {ratio:.1} bytes to each socket for one");
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_at_a_server_that_is_not_the_owner_makes_it_tell_no_more_than_that_either() {
    let (_, servers, clients) = nodes(2, &WireAddress::Memory("amplification".to_owned())).await;
    let mut sockets = table_opened_at(&clients[0], &clients[1], &new_table(GameId::Kobold, 4, json!({}))).await;
    excess(&mut sockets).await;
    for (what, excess, ratio) in make_a_noise(&mut sockets, 4).await {
        assert!(excess <= AT_ONCE, "{what}: {ratio:.1} bytes to each socket for one");
    }
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test]
async fn a_components_file_has_its_limit_and_an_old_client_is_not_sent_it_again_and_again() {
    let (server, client) = start(roomy()).await;
    let file = format!("{}#{}", include_str!("../../../../games/clonk/data/components.toml"), "x".repeat(246_000));
    let refused = client.open(&new_table(GameId::Clonk, 2, json!({"components": file}))).await;
    let refused = refused.expect_err("it is too long").to_string();
    assert!(refused.contains("16 KiB"), "{refused}");
    let table = client.open(&new_table(GameId::Clonk, 2, padded(GameId::Clonk))).await.expect("it is short enough");
    let mut old = Connection::open(&client, table).await.expect("the table is there");
    old.send(&FromClient::Hello(Hello { protocol: 2, ..Hello::default() })).await.expect("it can be sent");
    let error = old.next().await.expect_err("it would be sent the options with every view");
    assert_eq!(error.close_code(), Some(CloseCode::Outdated));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_sockets_in_one_seat_do_not_cut_off_who_reads_slowly() {
    let usual = Limits::default();
    let limits = Limits { commands: usual.commands, phrases: usual.phrases, ..roomy().limits };
    let (server, client) = start(Config { limits, ..roomy() }).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("it can be opened");
    let mut tokens = Vec::new();
    for seat in 0..2 {
        let name = Name::try_from(format!("Guest {seat}")).expect("a name");
        let new = new_seat(seat, name);
        tokens.push(client.sit(table, &new).await.expect("the seat is free").token);
    }
    // Nothing is read here until all is said.
    let mut slow = Counted::enter(&client, table, 1, Some(tokens[1])).await;
    let (mut refused, mut told) = (0, 0);
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(Counted::enter(&client, table, 0, Some(tokens[0])).await);
    }
    for _ in 0..10 {
        for socket in &mut crowd {
            socket.id = refused + told + 100;
            let done = socket.give(Command::Say { phrase: Phrase::Wow }).await;
            refused += u64::from(!done);
            told += u64::from(done);
        }
    }
    assert!(refused > 300, "{refused} were refused, {told} were told");
    slow.catch_up().await;
    drop(crowd);
    server.stop().await;
}

#[tokio::test]
async fn what_is_said_is_told_once_and_not_kept() {
    let (server, client) = start(roomy()).await;
    let mut sockets = table_of(&client, &new_table(GameId::Gobblet, 2, json!({}))).await;
    let before = sockets[0].scene.version;
    for _ in 0..2 {
        sockets[0].id = 70;
        assert!(sockets[0].give(Command::Say { phrase: Phrase::Thanks }).await);
    }
    let other = sockets[1].hear().await;
    assert!(matches!(other, ToClient::Said { phrase: Phrase::Thanks, .. }), "{other:?}");
    sockets[1].received = 0;
    sockets[1].catch_up().await;
    assert_eq!(sockets[1].received, 0, "it was told twice");
    let scene = client.scene(sockets[0].table).await.expect("the table is there");
    assert_eq!(scene.version, before, "it has no part in the table");
    server.stop().await;
}

#[tokio::test]
async fn a_seat_that_does_too_much_is_told_to_wait() {
    let limits = Limits { commands: 10, ..roomy().limits };
    let (server, client) = start(Config { limits, ..roomy() }).await;
    let mut sockets = table_of(&client, &new_table(GameId::Gobblet, 2, json!({}))).await;
    let mut rejections = Vec::new();
    for _ in 0..20 {
        sockets[1].id += 1;
        let message = FromClient::Do(NumberedCommand { id: sockets[1].id, command: Command::TakeBack });
        sockets[1].connection.send(&message).await.expect("it can be sent");
        if let ToClient::Rejected { rejection, .. } = sockets[1].hear().await {
            rejections.push(rejection);
        }
    }
    assert_eq!(rejections[0], Rejection::NothingToTakeBack);
    assert!(rejections.contains(&Rejection::TooFast), "{rejections:?}");
    let (metrics, refused) = (metrics_of(&server), rejections.iter().filter(|one| **one == Rejection::TooFast).count());
    assert!(metric(metrics, "underhill_rejections_total").await > 0.0);
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="commands"}"#).await, refused as f64);
    server.stop().await;
}

#[tokio::test]
async fn who_says_too_much_or_makes_too_much_known_is_counted_as_refused() {
    let limits = Limits { phrases: 4, ..roomy().limits };
    let (server, client) = start(Config { limits, bot_scale: 10_000.0, ..roomy() }).await;
    let mut sockets = table_of(&client, &new_table(GameId::Kobold, 4, json!({}))).await;
    let mut refused = 0;
    for _ in 0..10 {
        refused += usize::from(!sockets[1].give(Command::Say { phrase: Phrase::Wow }).await);
    }
    assert!(refused > 0);
    assert_eq!(metric(metrics_of(&server), r#"underhill_refused_total{why="phrases"}"#).await, refused as f64);
    for _ in 0..100 {
        sockets[0].give(Command::Stand).await;
        sockets[0].give(Command::Return).await;
    }
    assert!(metric(metrics_of(&server), r#"underhill_refused_total{why="told"}"#).await > 0.0);
    server.stop().await;
}

/// Asks for something again and again until the server has had enough. Gives how many bytes it said.
async fn until_sent_away(mut ask: impl AsyncFnMut() -> Result<usize, Option<CloseCode>>) -> usize {
    let mut received = 0;
    loop {
        match ask().await {
            Ok(bytes) => {
                received += bytes;
                assert!(received < 1 << 20, "nobody is charged");
            }
            Err(code) => {
                assert_eq!(code, Some(CloseCode::TooMany));
                return received;
            }
        }
    }
}

#[tokio::test]
async fn what_is_asked_about_the_past_is_charged_to_who_asks() {
    let limits = Limits { downloads: 1, ..roomy().limits };
    for by_hello in [false, true] {
        let (server, client) = start(Config { limits: limits.clone(), ..roomy() }).await;
        let mut sockets = table_of(&client, &new_table(GameId::Gobblet, 2, json!({}))).await;
        for number in 0..20 {
            play_once(&mut sockets, 2, number, false).await;
        }
        let (begun, table) = (Instant::now(), sockets[0].table);
        let text = async |connection: &mut Connection| connection.text().await.map_err(|error| error.close_code());
        let received = if by_hello {
            until_sent_away(async || {
                let mut connection = Connection::open(&client, table).await.expect("the table is there");
                let hello = Hello { after: Some(0), protocol: underhill_protocol::PROTOCOL, ..Hello::default() };
                connection.send(&FromClient::Hello(hello)).await.expect("it can be sent");
                text(&mut connection).await.map(|text| text.len())
            })
            .await
        } else {
            let connection = &mut sockets[3].connection;
            until_sent_away(async || {
                connection.send(&FromClient::Earlier { before: u64::MAX }).await.map_err(|error| error.close_code())?;
                text(connection).await.map(|text| text.len())
            })
            .await
        };
        // A quarter of a megabyte at once, and a kilobyte with every second. Some of it was used to enter.
        let most = (256 << 10) + (1 << 10) * (begun.elapsed().as_secs() as usize + 1);
        eprintln!("by hello: {by_hello}, {received} bytes");
        assert!((128 << 10..=most).contains(&received), "{received} bytes");
        server.stop().await;
    }
}
