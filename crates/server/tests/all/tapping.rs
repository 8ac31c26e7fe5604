//! Somebody reads along on NATS: no letter between servers tells what is hidden at a table.
//!
//! The same public games with different hidden facts are played on, each over two servers; whatever is decided is decided at the one
//! that has to hand it on. What a letter says openly must be the same for both, and what is sealed must be as long.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use underhill_catalog::GameId;
use underhill_core::Viewer;
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::TableId;
use underhill_server::{ClusterConfig, Config, WireAddress};
use underhill_store::{State, Store};

use crate::common::{roomy, start};
use crate::non_interference::Member;
use crate::twins::{Twins, twins};

/// A NATS server that ends with the test.
struct Nats {
    child: Child,
    address: String,
}

impl Nats {
    async fn start() -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free").local_addr();
        let port = free.expect("it has an address").port();
        let child = Command::new("/usr/sbin/nats-server")
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("`cargo xtask test` installs NATS");
        let nats = Nats { child, address: format!("nats://127.0.0.1:{port}") };
        while tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        nats
    }

    /// Every letter from now on.
    async fn tap(&self) -> Arc<Mutex<Vec<Vec<u8>>>> {
        let client = async_nats::connect(&self.address).await.expect("it listens");
        let mut letters = client.subscribe(">").await.expect("anybody may listen");
        client.flush().await.expect("it answers");
        let heard = Arc::new(Mutex::new(Vec::new()));
        let noting = Arc::clone(&heard);
        tokio::spawn(async move {
            while let Some(letter) = letters.next().await {
                noting.lock().expect("nobody panics with it").push(letter.payload.to_vec());
            }
        });
        heard
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a letter tells of a game to whoever cannot open it; nothing if it is only about who is where, which is a matter of luck. Whatever
/// is not sealed is a number, or a list of them.
fn told(letter: &[u8]) -> Option<String> {
    let Value::Object(letter) = serde_json::from_slice(letter).expect("a letter is JSON") else { panic!("a list") };
    let mut told = BTreeMap::new();
    for (name, value) in letter {
        let numbers = |list: &Vec<Value>| list.iter().all(Value::is_number);
        match (name.as_str(), &value) {
            // Who decided where, and how many errands there were before, has nothing to do with the game.
            ("epoch" | "number" | "from", Value::Number(_)) => {}
            ("sealed", Value::String(text)) => drop(told.insert(name, json!(text.len()))),
            ("say", _) | (_, Value::Number(_) | Value::Null | Value::Bool(_)) => drop(told.insert(name, value)),
            // A phrase is one of a list that everybody hears; nobody says anything here.
            (_, Value::Array(list)) if numbers(list) => drop(told.insert(name, value)),
            _ => panic!("`{name}` says {value}"),
        }
    }
    let of_a_game = ["hint", "errand", "answer"].iter().any(|kind| told["say"] == *kind);
    of_a_game.then(|| json!(told).to_string())
}

/// Everything that is told while these games are played on, with one of the two sets of hidden facts.
async fn everything_told(postgres: &PrivatePostgres, games: &[(TableId, Twins)], which: usize) -> BTreeSet<String> {
    let address = postgres.fresh_database().expect("a database can be created");
    let store = Store::open(&address).await.expect("it can be opened");
    for (id, twins) in games {
        let log = twins.logs[which].iter().map(|entry| serde_json::to_string(entry).expect("it serialises"));
        store.create(&id.to_string(), State::Playing, log.collect()).await.expect("the code is free");
    }
    store.close().await;
    let nats = Nats::start().await;
    let heard = nats.tap().await;
    let mut servers = Vec::new();
    for name in ["owner", "replica"] {
        let wire = WireAddress::Nats(nats.address.clone());
        let cluster = Some(ClusterConfig { name: name.to_owned(), wire });
        servers.push(start(Config { store: address.clone(), cluster, ..roomy() }).await.0);
    }
    let mut there = Vec::new();
    for (id, twins) in games {
        // Whoever comes first brings the table to their server.
        there.push(Member::join(servers[0].address(), *id, None, None).await);
        for (decider, action) in &twins.next.as_ref().expect("they go on")[which] {
            let mut member = Member::join(servers[1].address(), *id, Some(*decider), None).await;
            member.command(json!({"do": "act", "action": action, "decision": twins.decisions})).await;
            assert!(member.heard.iter().any(|text| text.contains(r#""type":"done""#)), "{:?}", member.heard);
            there.push(member);
        }
    }
    // Until the last letter of every game has come; whoever decided may hear of it sooner. Tables are numbered as they were kept.
    let all_told = || heard.lock().expect("nobody panics with it").iter().filter_map(|letter| told(letter)).collect();
    let store = Store::open(&address).await.expect("it can be opened");
    for (number, (id, _)) in (1..).zip(games) {
        let length = store.load(&id.to_string()).await.expect("it can be read").expect("it is there").len();
        let last = json!({"length": length, "say": "hint", "table": number}).to_string();
        let is_told = |all: BTreeSet<String>| all.contains(&last);
        while !is_told(all_told()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let told = all_told();
    for server in servers {
        server.stop().await;
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_between_servers_tell_nothing_that_is_hidden() {
    let (mut games, mut hiding) = (Vec::new(), BTreeSet::new());
    for &game in GameId::ALL {
        for number in 0..4 {
            let twins = twins(game, |_| Viewer::Spectator, number);
            if twins.differ && twins.next.is_some() {
                hiding.insert(game.id());
                let count = games.len() as u8;
                games.push((TableId::from_bytes([count, 0, 0, 0, 0, 0, 0, 0]), twins));
            }
        }
    }
    assert!(hiding.len() >= 2, "only {hiding:?} hide anything");
    let postgres = PrivatePostgres::start_new().expect("PostgreSQL starts");
    let one = everything_told(&postgres, &games, 0).await;
    let other = everything_told(&postgres, &games, 1).await;
    assert!(one.iter().any(|letter| letter.contains(r#""say":"errand""#)), "nothing was handed on: {one:?}");
    let only_one: Vec<&String> = one.symmetric_difference(&other).collect();
    assert!(only_one.is_empty(), "letters that are said only with some hidden facts: {only_one:#?}");
}
