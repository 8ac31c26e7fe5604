//! A table at which many games were played is entered like a new one.
//!
//! `UNDERHILL_GAMES` says how many games of each were played there; `cargo xtask soak` asks for two hundred.

use std::time::Instant;

use serde_json::json;
use underhill_catalog::{GameId, any_action};
use underhill_client::Connection;
use underhill_core::{Seat, Viewer};
use underhill_protocol::{FromClient, Hello, TableId, ToClient};
use underhill_server::Config;
use underhill_store::{State, Store};
use underhill_table::{
    AnyTable, Bytes, Command, Decided, Entry, FairVersion, Name, Phase, Seed, Sender, Setting, Share, Time, Token,
    opening, rebuild,
};

use crate::common::{roomy, start};

/// No message of a server is larger.
const LARGEST: usize = 256 << 10;

/// A table, and everything that was ever done at it.
struct Old {
    table: Box<dyn AnyTable>,
    log: Vec<Entry>,
}

impl Old {
    /// A table of two at which so many games were played.
    fn with_games(game: GameId, games: u32) -> Old {
        let setting: Setting = serde_json::from_value(json!({"game": game.id(), "seats": 2})).expect("a setting");
        let entry = opening(setting, FairVersion::First, Seed(Bytes([1; 32])), Time(1)).expect("a table can be opened");
        let mut old = Old { table: rebuild([entry.clone()]).expect("a log"), log: vec![entry] };
        for number in 0..2 {
            let name = Name::try_from(format!("Person {number}")).expect("a name");
            let (key, share) = (Token(Bytes([number; 16])).key(), Share::Entropy(Bytes([number; 32])));
            old.command(Sender::Stranger, &Command::Sit { seat: None, name, key, share });
        }
        let [first, second] = [0, 1].map(|seat| Sender::Seat(Seat::new(seat)));
        old.command(first, &Command::Start);
        for played in 1..=games {
            old.play_to_the_end(u64::from(played) << 20);
            if played < games {
                let share = Share::Entropy(Bytes([played as u8; 32]));
                old.command(first, &Command::Again { share });
                old.command(second, &Command::Agree { share: Some(share) });
            }
        }
        old
    }

    fn play_to_the_end(&mut self, luck: u64) {
        for number in luck.. {
            let now = self.table.game_scene(Viewer::Spectator).expect("it has begun");
            let Some(seat) = now
                .waiting
                .iter()
                .find(|seat| self.table.game_scene(Viewer::Seat(*seat)).is_some_and(|now| now.sealed.is_none()))
            else {
                break;
            };
            let view = self.table.game_scene(Viewer::Seat(seat)).expect("it has begun").view;
            let action = any_action(self.table.game(), view.get(), seat, number).expect("it is their turn");
            self.command(Sender::Seat(seat), &Command::Act { action, decision: now.decisions });
        }
        assert_eq!(self.table.phase(), Phase::Over);
    }

    fn command(&mut self, sender: Sender, command: &Command) {
        let seed = Seed(Bytes([self.log.len() as u8; 32]));
        let decided = self.table.decide(sender, None, command, Time(2), &mut || seed).expect("it is allowed");
        if let Decided::New(entry) = decided {
            self.table.apply(&entry).expect("what was decided can be applied");
            self.log.push(entry);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_many_games_behind_it_is_entered_like_a_new_one() {
    let games = std::env::var("UNDERHILL_GAMES").map_or(8, |games| games.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let store = Store::open(&address).await.expect("it can be opened");
    let mut tables = Vec::new();
    for (&game, number) in GameId::ALL.iter().zip(0..) {
        let old = Old::with_games(game, games);
        let id = TableId::from_bytes([number; 8]);
        let log = old.log.iter().map(|entry| serde_json::to_string(entry).expect("it serialises"));
        store.create(&id.to_string(), State::Finished, log.collect()).await.expect("the code is free");
        tables.push((game, id, old));
    }
    store.close().await;
    let (server, client) = start(Config { store: address, ..roomy() }).await;
    for (game, id, old) in tables {
        client.scene(id).await.expect("the table is there");
        let begun = Instant::now();
        let mut connection = Connection::open(&client, id).await.expect("the table is there");
        let hello = Hello { after: Some(0), ..Hello::default() };
        connection.send(&FromClient::Hello(hello)).await.expect("it can be sent");
        let text = connection.text().await.expect("a welcome");
        let took = begun.elapsed();
        let ToClient::Welcome { news, .. } = serde_json::from_str(&text).expect("a message") else { panic!("{text}") };
        let (mut pages, mut largest, mut first) = (1, text.len(), news.first().expect("much has happened").version);
        assert_eq!(news.last().map(|news| news.version), Some(old.table.version()));
        // Everything that is remembered can be asked for, without a gap.
        loop {
            connection.send(&FromClient::Earlier { before: first }).await.expect("it can be sent");
            let text = loop {
                let text = connection.text().await.expect("a page");
                if text.contains(r#""type":"earlier""#) {
                    break text;
                }
            };
            let ToClient::Earlier { news } = serde_json::from_str(&text).expect("a message") else { panic!("{text}") };
            let Some(last) = news.last() else { break };
            assert_eq!(last.version + 1, first, "{game}");
            (pages, largest, first) = (pages + 1, largest.max(text.len()), news[0].version);
        }
        eprintln!(
            "{game}: {games} games, {} entries, {} happenings; entered in {took:?}; {pages} pages down to version {first}, the largest of {largest} bytes",
            old.log.len(),
            old.table.version(),
        );
        assert!(largest <= LARGEST, "{game}: {largest} bytes");
    }
    server.stop().await;
}
