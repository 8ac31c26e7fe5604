//! However many tables are stored, a server is ready as fast and as small as with none.
//!
//! `UNDERHILL_TABLES` says how many, and then the bars are checked: ready within a second, below 100 MB. `cargo xtask soak`
//! asks for a million.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use underhill_protocol::TableId;
use underhill_store::{State, Store, WakeMark};
use underhill_table::{Bytes, FairVersion, Seed, Setting, Time, TimeControl, opening};

use crate::server_process::ServerProcess;

/// So many are stored at a time.
const AT_ONCE: u64 = 4096;

fn now_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is after 1970");
    u64::try_from(since.as_millis()).expect("it is before the end of time")
}

/// A code like those of tables: every number has its own, and neighbours are far apart.
fn code(number: u64) -> String {
    let scattered = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let letter = |place: usize| u8::try_from((scattered >> (5 * place)) & 31).expect("it is below 32");
    TableId::from_bytes(std::array::from_fn(letter)).to_string()
}

/// One table of many: of ten, three wait for people, three are games that sleep, one of them until a moment, and four are over.
async fn store_one(store: &Store, number: u64, text: &str) {
    let id = code(number);
    let entries = vec![text.to_owned()];
    match number % 10 {
        0..3 => store.create(&id, State::Gathering, entries).await.expect("it is stored"),
        3..6 => {
            store.create(&id, State::Playing, entries).await.expect("it is stored");
            let until = if number % 10 == 3 { Some(now_ms() + 86_400_000 + number) } else { None };
            store.sleep(&id, 1, until).await.expect("it is stored");
        }
        _ => store.create(&id, State::Finished, entries).await.expect("it is stored"),
    }
}

async fn fill(address: &str, tables: u64) {
    let setting = Setting {
        game: "gobblet".to_owned(),
        seats: 2,
        options: serde_json::json!({}),
        clock: TimeControl::Move { days: 3 },
        public: true,
    };
    let entry =
        opening(setting, FairVersion::Second, Seed(Bytes([7; 32])), Time(now_ms())).expect("such a game can be played");
    let text = serde_json::to_string(&entry).expect("an entry serialises");
    let store = Store::open(address).await.expect("it opens");
    for first in (0..tables).step_by(AT_ONCE as usize) {
        join_all((first..tables.min(first + AT_ONCE)).map(|number| store_one(&store, number, &text))).await;
    }
    assert!(store.wakes(WakeMark::START, 0, 1).await.expect("it can be read").is_empty(), "nobody is awake");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_many_tables_is_ready_as_fast_as_with_none() {
    let asked: Option<u64> = std::env::var("UNDERHILL_TABLES").ok().map(|number| number.parse().expect("a number"));
    let tables = asked.unwrap_or(2_000);
    let folder = tempfile::tempdir().expect("a folder");
    for tables in [0, tables] {
        let address = format!("sqlite:{}", folder.path().join(format!("{tables}.sqlite")).display());
        fill(&address, tables).await;
        let start = Instant::now();
        let server = ServerProcess::start(&address, &[]).await;
        let ready = start.elapsed();
        if tables > 0 {
            server.client().scene(code(3).parse().expect("a code")).await.expect("each of them is there");
        }
        // What goes on in the background has begun by then, and is done unless it was to last.
        tokio::time::sleep(Duration::from_secs(if asked.is_some() { 30 } else { 1 })).await;
        let (now, most) = (server.kilobytes("VmRSS"), server.kilobytes("VmHWM"));
        println!("{tables} stored tables: ready after {ready:?}, {now} kB then, {most} kB at most");
        if asked.is_some() {
            assert!(ready < Duration::from_secs(1) && most < 100_000, "the bars: ready within 1 s, below 100 MB");
        }
    }
}
