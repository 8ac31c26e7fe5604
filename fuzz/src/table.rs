//! What reaches a table: messages on its socket, requests, and its log from a store.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use underhill_catalog::GameId;
use underhill_core::{Seat, Viewer};
use underhill_protocol::{FromClient, NewSeat, NewTable, ToClient};
use underhill_table::{
    AnyTable, Bytes, Command, Decided, Entry, EntryKind, FairVersion, Seed, Sender, Setting, Share, Time, Token,
    opening, rebuild,
};

/// Messages, one a line: what clients say to a table of the game that the first byte names, in turn by the persons
/// who had seats 0 and 1 at first and somebody who watches; and what a server might say.
pub fn message(bytes: &[u8]) {
    crate::each_game(bytes, |text, game| {
        let mut table = rebuild(gathered(game)).expect("it is a log");
        for (line, person) in text.lines().zip([0, 1, 2].into_iter().cycle()) {
            let sender = speaker(table.as_ref(), person);
            writes_back::<ToClient>(line);
            match writes_back::<FromClient>(line) {
                Some(FromClient::Do(numbered)) => take(table.as_mut(), sender, Some(numbered.id), &numbered.command),
                Some(FromClient::Hello(hello)) => {
                    let _ = hello.token.and_then(|token| table.seat_of(&token.key()));
                    look(table.as_ref(), hello.after.unwrap_or(u64::MAX));
                }
                Some(FromClient::Earlier { before }) => {
                    let viewer = if let Sender::Seat(seat) = sender { Viewer::Seat(seat) } else { Viewer::Spectator };
                    assert!(table.news_between(viewer, 0, before, 5).iter().all(|news| news.version < before));
                }
                Some(FromClient::Ping { .. }) | None => {}
            }
        }
        look(table.as_ref(), 0);
    });
}

/// The bodies of requests: to open a table, and to sit down.
pub fn request(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let new: Option<NewSeat> = writes_back(text);
    if let Some((share, NewSeat { seat, name, token, .. })) = new.and_then(|new| Some((new.share()?, new))) {
        for &game in GameId::ALL {
            let mut table = rebuild(gathered(game).into_iter().take(1)).expect("it is a log");
            let key = token.unwrap_or(Token(Bytes([0; 16]))).key();
            let sit = Command::Sit { seat, name: name.clone(), key, share };
            take(table.as_mut(), Sender::Stranger, None, &sit);
            // Asking twice gives one seat.
            take(table.as_mut(), Sender::Stranger, None, &sit);
            assert!(table.version() < 2);
        }
    }
    if let Some(NewTable { game, seats, options, clock, public }) = writes_back(text)
        && let Ok(entry) =
            opening(Setting { game, seats, options, clock, public }, FairVersion::Second, Seed(Bytes([1; 32])), Time(1))
    {
        look(rebuild([entry]).expect("what can be opened can be kept").as_ref(), 0);
    }
}

/// The log of a table, one entry a line. What cannot be read is an error, never a panic.
pub fn log(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let entries: Result<Vec<Entry>, _> = text.lines().map(serde_json::from_str).collect();
    let Ok(entries) = entries else { return };
    if let Ok(table) = rebuild(entries) {
        look(table.as_ref(), 0);
    }
}

/// What is read is written as something that reads the same.
fn writes_back<M: Serialize + DeserializeOwned>(text: &str) -> Option<M> {
    let message: M = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&message).expect("what was read can be written");
    let again: M = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(serde_json::to_string(&again).expect("what was read can be written"), written);
    Some(message)
}

/// What a server does with a command: what is decided is stored, and applied.
fn take(table: &mut dyn AnyTable, sender: Sender, id: Option<u64>, command: &Command) {
    let at = Time(1_000 + table.length() * 1_000);
    let Ok(Decided::New(entry)) = table.decide(sender, id, command, at, &mut || Seed(Bytes([9; 32]))) else { return };
    let stored = serde_json::to_string(&entry).expect("an entry serialises");
    assert_eq!(serde_json::from_str::<Entry>(&stored).expect("it reads back"), entry);
    table.apply(&entry).expect("what was decided can be applied");
    // Sent again, it is not done again.
    if let (Some(id), Sender::Seat(_), true) = (id, sender, !moves_on(&entry)) {
        let again = table.decide(sender, Some(id), command, at, &mut || unreachable!("nothing begins"));
        assert!(matches!(again, Ok(Decided::Already(_))), "{command:?} is done twice");
    }
}

/// Whether after this the seat belongs to nobody, or to another person.
fn moves_on(entry: &Entry) -> bool {
    matches!(entry.kind, EntryKind::Stood { .. } | EntryKind::Again { .. } | EntryKind::HandedOver { .. })
}

/// Who a person is at a table now: seats are found by tokens, as a server does.
pub fn speaker(table: &dyn AnyTable, person: u8) -> Sender {
    table.seat_of(&token(person).key()).map_or(Sender::Stranger, Sender::Seat)
}

fn token(person: u8) -> Token {
    Token(Bytes([person; 16]))
}

/// Whatever is ever asked of a table.
fn look(table: &dyn AnyTable, after: u64) {
    for viewer in Viewer::all(table.setting().seats) {
        let seen = json!([table.scene(viewer), table.game_scene(viewer), table.news(viewer, after)]);
        assert!(seen.is_array());
    }
    for now in [Time(0), Time(u64::MAX)] {
        let _ = (table.tick(now), table.deadline());
    }
    let _ = (table.bot_turns(), table.places(), table.phase(), table.games());
    for record in table.records() {
        underhill_core::Record::from_line(&record.to_line()).expect("a record reads back");
    }
}

/// A table for two with a person in each seat, not begun.
pub fn gathered(game: GameId) -> Vec<Entry> {
    let setting: Setting = serde_json::from_value(
        json!({"game": game.id(), "seats": 2, "clock": {"game": {"seconds": 600, "increment": 5}}}),
    )
    .expect("a setting");
    let opened =
        opening(setting, FairVersion::Second, Seed(Bytes([5; 32])), Time(1_000)).expect("two can play any game");
    let mut table = rebuild([opened.clone()]).expect("it is a log");
    let mut log = vec![opened];
    for seat in Seat::first(2) {
        let name = format!("Player {seat}").try_into().expect("a name");
        let key = token(seat.index() as u8).key();
        let share = Share::of(FairVersion::Second, Bytes([1; 32]));
        let sit = Command::Sit { seat: Some(seat), name, key, share };
        let decided = table.decide(Sender::Stranger, None, &sit, Time(1_000), &mut || unreachable!("nothing begins"));
        let Ok(Decided::New(entry)) = decided else { panic!("the seat is free") };
        table.apply(&entry).expect("what was decided can be applied");
        log.push(entry);
    }
    log
}
