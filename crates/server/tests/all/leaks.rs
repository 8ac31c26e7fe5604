//! Small things that would tell more than they should, or say what is not so.

use std::net::SocketAddr;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_protocol::CloseCode;
use underhill_server::{Config, Limits, ProxyHeader, PublicUrl, WireAddress};
use underhill_table::Phase;

use crate::common::{any_action, begin, begin_at, get, metrics_of, new_table, roomy, start, until_done};
use crate::nodes::nodes;
use crate::strangers::{closed_with, connect};

/// The whole answer to a request with these lines in its head.
async fn ask(address: SocketAddr, request: &str, lines: &[&str], body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\n{lines}connection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("it can be asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer
}

/// Lets whoever has to decide do so, until something is true of the table.
async fn play_until(guests: &mut [Guest], is_so: impl Fn(&Guest) -> bool) {
    for number in 0..500 {
        if is_so(&guests[0]) {
            return;
        }
        let turn = guests.iter_mut().find_map(|guest| Some((any_action(guest, number)?, guest)));
        let (action, guest) = turn.expect("somebody decides");
        let id = guest.act(action);
        until_done(guest, id).await;
        catch_up(guests).await;
    }
    panic!("it never comes to that");
}

/// Everyone knows what anyone knows.
async fn catch_up(guests: &mut [Guest]) {
    let newest = guests.iter().map(|guest| guest.scene().version).max().expect("somebody is there");
    for guest in guests {
        while guest.scene().version < newest {
            guest.next().await.expect("the table is there");
        }
    }
}

/// Everything that can be watched.
async fn counters(metrics: SocketAddr) -> String {
    let answer = get(metrics, "/metrics").await;
    answer.split_once("\r\n\r\n").expect("a head and a body").1.to_owned()
}

/// Lets the first of these choose who has to and others have to as well.
async fn seal_one(guests: &mut [Guest]) {
    let version = guests[0].scene().version;
    let turn = guests.iter_mut().find_map(|guest| Some((any_action(guest, 7)?, guest)));
    let (action, guest) = turn.expect("several decide");
    let id = guest.act(action);
    until_done(guest, id).await;
    assert_eq!(guest.scene().version, version, "it is sealed");
}

#[tokio::test]
async fn no_counter_tells_that_somebody_has_sealed_a_choice() {
    let (server, client) = start(roomy()).await;
    let metrics = server.metrics_address().expect("it listens there too");
    let new = new_table(GameId::Gobblestones, 3, json!({"bluff": true}));
    let (_, mut guests) = begin(&client, &new, 3).await;
    play_until(&mut guests, |guest| guest.scene().now.as_ref().is_some_and(|now| now.waiting.len() > 1)).await;
    let before = counters(metrics).await;
    seal_one(&mut guests).await;
    assert_eq!(counters(metrics).await, before);
    // It counts when all may know of it.
    let mut commands = 1;
    for guest in &mut guests {
        let Some(action) = any_action(guest, 7) else { continue };
        let id = guest.act(action);
        until_done(guest, id).await;
        commands += 1;
    }
    let count = |text: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix("underhill_commands_total "));
        line.expect("commands are counted").parse::<u64>().expect("a number")
    };
    assert_eq!(count(&counters(metrics).await), count(&before) + commands);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_counter_of_several_servers_tells_it_either() {
    let (_, servers, clients) = nodes(2, &WireAddress::Memory("sealed".to_owned())).await;
    let new = new_table(GameId::Gobblestones, 3, json!({"bluff": true}));
    // Whoever chooses first is at the server that hands it on.
    let (_, mut guests) = begin_at(&[0, 1, 1].map(|place| clients[place].clone()), &new).await;
    play_until(&mut guests, |guest| guest.scene().now.as_ref().is_some_and(|now| now.waiting.len() > 1)).await;
    let all = async || (counters(metrics_of(&servers[0])).await, counters(metrics_of(&servers[1])).await);
    let before = all().await;
    seal_one(&mut guests[1..]).await;
    assert_eq!(all().await, before);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test]
async fn the_metrics_are_not_where_strangers_come() {
    let (server, _client) = start(roomy()).await;
    assert!(get(server.address(), "/metrics").await.starts_with("HTTP/1.1 404"));
    let metrics = server.metrics_address().expect("it listens there too");
    assert!(get(metrics, "/metrics").await.contains("# EOF"));
    assert!(get(metrics, "/api/v1/tables").await.starts_with("HTTP/1.1 404"));
    server.stop().await;
}

/// What is told of the past to somebody who says they have seen nothing of it.
async fn past(address: SocketAddr, table: underhill_protocol::TableId, token: Option<String>) -> Vec<Value> {
    let mut socket = connect(address, table).await;
    let mut told = Vec::new();
    let hello = json!({"type": "hello", "after": 0, "token": token, "protocol": 2});
    for (said, answer) in [(hello, "welcome"), (json!({"type": "earlier", "before": 1_000}), "earlier")] {
        socket.send(Message::text(said.to_string())).await.expect("it can be sent");
        loop {
            let message = futures_util::StreamExt::next(&mut socket).await.expect("it is open").expect("it works");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == answer {
                told.extend(message["news"].as_array().expect("what happened").iter().cloned());
                break;
            }
        }
    }
    told
}

/// Lets people decide at least so often. Gives for each of them after which version they last decided, and after which anybody
/// did.
async fn decide(guests: &mut [Guest], decisions: usize) -> (Vec<u64>, u64) {
    let (mut last, mut sealed) = (vec![0; guests.len()], Vec::new());
    let decided = |guest: &Guest| guest.scene().now.as_ref().map_or(0, |now| now.decisions);
    for number in 0.. {
        if decided(&guests[0]) >= decisions && sealed.is_empty() {
            break;
        }
        let turn = guests.iter().enumerate().find_map(|(place, guest)| Some((place, any_action(guest, number)?)));
        let (place, action) = turn.expect("somebody decides");
        let before = guests[place].scene().version;
        let id = guests[place].act(action);
        until_done(&mut guests[place], id).await;
        catch_up(guests).await;
        sealed.push(place);
        let version = guests[place].scene().version;
        if version > before {
            sealed.drain(..).for_each(|place| last[place] = version);
        }
    }
    let any = last.iter().copied().max().expect("somebody is there");
    (last, any)
}

#[tokio::test]
async fn where_nobody_is_helped_to_remember_the_past_is_not_told_again() {
    let (server, client) = start(roomy()).await;
    for (game, options) in
        [(GameId::Gobblet, json!({"memory": "none", "touch": "strict"})), (GameId::Clonk, json!({"memory": "none"}))]
    {
        let (table, mut guests) = begin(&client, &new_table(game, 2, options), 2).await;
        let (last, any) = decide(&mut guests, 12).await;
        let version = |news: &Value| news["version"].as_u64().expect("a version");
        let played =
            |told: &[Value]| -> Vec<u64> { told.iter().filter(|news| news["kind"] == "played").map(version).collect() };
        let telling = |told: &[Value]| -> Vec<u64> {
            played(&told.iter().filter(|news| news.get("tales").is_some()).cloned().collect::<Vec<_>>())
        };
        for guest in [None, Some(0), Some(1)] {
            let token = guest.and_then(|seat: usize| guests[seat].token()).map(|token| token.0.to_string());
            let told = past(server.address(), table, token).await;
            let all = played(&told);
            assert!(all.len() >= 16, "what happened has its numbers: {all:?}");
            // What happened since one's own last decision is told to whoever was away meanwhile, and to those who watch the last
            // play; twice, for it is asked for twice.
            let from = guest.map_or(any, |seat| last[seat]);
            let expected: Vec<u64> = all.iter().copied().filter(|version| *version >= from).collect();
            assert!(expected.len() >= 2, "something is told: {expected:?}");
            assert_eq!(telling(&told), expected, "{game}, seat {guest:?}: of {all:?}");
        }
        // When it is over everything may be known.
        let id = guests[0].command(underhill_protocol::Command::Resign);
        until_done(&mut guests[0], id).await;
        assert_eq!(guests[0].scene().phase, Phase::Over);
        let told = past(server.address(), table, None).await;
        assert_eq!(telling(&told), played(&told), "{game}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_frame_that_makes_no_sense_is_answered_with_a_code() {
    let (server, client) = start(roomy()).await;
    let (table, _guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let frames: [(&str, &[u8], CloseCode); 5] = [
        ("without a mask", &[0x81, 0x01, b'a'], CloseCode::Broken),
        ("of a kind that is not known", &[0x83, 0x80, 0, 0, 0, 0], CloseCode::Broken),
        ("with bits that mean nothing", &[0xf1, 0x80, 0, 0, 0, 0], CloseCode::Broken),
        ("a ping in pieces", &[0x09, 0x80, 0, 0, 0, 0], CloseCode::Broken),
        ("no text", &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], CloseCode::NoText),
    ];
    for greet in [false, true] {
        for (what, bytes, code) in frames {
            let mut socket = connect(server.address(), table).await;
            if greet {
                socket.send(Message::text(r#"{"type":"hello"}"#)).await.expect("it can be sent");
            }
            socket.get_mut().write_all(bytes).await.expect("it can be sent");
            assert_eq!(closed_with(&mut socket).await, code as u16, "{what}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_page_may_send_its_forms_and_its_links_nowhere_else() {
    let (server, _client) = start(roomy()).await;
    let answer = get(server.address(), "/").await;
    let policy = answer.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).expect("a policy");
    for part in ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"] {
        assert!(policy.contains(part), "{policy}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_is_not_the_servers_gets_no_answer() {
    let public_urls: Vec<PublicUrl> = vec!["https://games.example.org".parse().expect("an address")];
    for (public_urls, refused, answered) in [
        (
            Vec::new(),
            vec!["evil.example", "games.example.org", "localhost.evil.example", "127.0.0.1.evil.example:80"],
            vec![],
        ),
        (
            public_urls,
            vec!["evil.example", "games.example.org.evil.example"],
            vec!["games.example.org", "GAMES.example.org:443"],
        ),
    ] {
        let (server, _client) = start(Config { public_urls, ..roomy() }).await;
        let metrics = server.metrics_address().expect("it listens there too");
        for host in refused {
            for (address, path) in [(server.address(), "GET /api/v1/tables"), (metrics, "GET /metrics")] {
                let answer =
                    ask(address, path, &[&format!("host: {host}"), &format!("origin: http://{host}")], "").await;
                assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("wrong-host"), "{host}: {answer}");
            }
        }
        let always = ["127.0.0.1:7878", "[::1]", "localhost:7878", "192.168.1.7", "shed", "shed.local:7878"];
        for host in answered.into_iter().chain(always) {
            let answer = ask(server.address(), "GET /api/v1/tables", &[&format!("host: {host}")], "").await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{host}: {answer}");
        }
        server.stop().await;
    }
}

/// Whether two requests with these lines count for the same address: only one table may be opened by each.
async fn are_the_same(config: &Config, one: &[&str], other: &[&str]) -> bool {
    let limits = Limits { tables: 1, ..roomy().limits };
    let (server, _client) = start(Config { limits, ..config.clone() }).await;
    let table = json!({"game": "gobblet", "seats": 2}).to_string();
    let mut answers = Vec::new();
    for lines in [one, other] {
        let lines = [&["host: underhill"], lines].concat();
        answers.push(ask(server.address(), "POST /api/v1/tables", &lines, &table).await);
    }
    server.stop().await;
    assert!(answers[0].starts_with("HTTP/1.1 201"), "{}", answers[0]);
    answers[1].starts_with("HTTP/1.1 429")
}

#[tokio::test]
async fn an_address_is_what_the_nearest_proxy_one_does_not_know_says() {
    let proxies = |trusted: &[&str], proxy_header| Config {
        trusted_proxies: trusted.iter().map(|proxy| proxy.parse().expect("a proxy")).collect(),
        proxy_header,
        ..roomy()
    };
    let one = proxies(&["127.0.0.1"], ProxyHeader::XForwardedFor);
    // What comes before was written by whoever asks; over several lines, too.
    let same: [(&[&str], &[&str]); 4] = [
        (&["x-forwarded-for: 203.0.113.1, 198.51.100.7"], &["x-forwarded-for: 203.0.113.2, 198.51.100.7"]),
        (
            &["x-forwarded-for: 203.0.113.1", "x-forwarded-for: 198.51.100.7"],
            &["x-forwarded-for: 203.0.113.2", "X-Forwarded-For: 198.51.100.7"],
        ),
        (&["x-forwarded-for: 2001:db8::1"], &["x-forwarded-for: [2001:db8::2]:4711"]),
        (
            &["forwarded: for=203.0.113.1", "x-forwarded-for: 198.51.100.7"],
            &["forwarded: for=203.0.113.2", "x-forwarded-for: 198.51.100.7:80"],
        ),
    ];
    for (first, second) in same {
        assert!(are_the_same(&one, first, second).await, "{first:?} {second:?}");
    }
    assert!(!are_the_same(&one, &["x-forwarded-for: 198.51.100.7"], &["x-forwarded-for: 198.51.100.8"]).await);
    // Two proxies, one behind the other.
    let two = proxies(&["loopback", "10.0.0.0/8"], ProxyHeader::XForwardedFor);
    let first = ["x-forwarded-for: 198.51.100.7, 10.1.1.1"];
    assert!(!are_the_same(&two, &first, &["x-forwarded-for: 198.51.100.8, 10.1.1.1"]).await);
    assert!(are_the_same(&two, &first, &["x-forwarded-for: 203.0.113.1, 198.51.100.7, 10.2.2.2"]).await);
    let forwarded = proxies(&["127.0.0.1"], ProxyHeader::Forwarded);
    let first = [r#"forwarded: for=203.0.113.1, for="[2001:db8::1]:4711";proto=https"#];
    assert!(
        are_the_same(&forwarded, &first, &["forwarded: for=203.0.113.2", r#"Forwarded: FOR="[2001:db8::2]""#]).await
    );
    assert!(!are_the_same(&forwarded, &first, &[r#"forwarded: for="[2001:db8:1::1]""#]).await);
    let nobody = proxies(&["192.0.2.0/24"], ProxyHeader::XForwardedFor);
    let believed = !are_the_same(&nobody, &["x-forwarded-for: 198.51.100.7"], &["x-forwarded-for: 198.51.100.8"]).await;
    assert!(!believed, "nobody who is no trusted proxy is believed");
}
