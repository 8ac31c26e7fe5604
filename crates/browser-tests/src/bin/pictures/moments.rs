//! Games to be looked at: tables as a page keeps them, at the moments when the person there has to decide.

use std::collections::BTreeSet;

use serde_json::Value;
use underhill_browser_tests::{Prepared, touches};
use underhill_catalog::{GameId, any_action};
use underhill_core::{Level, Seat};
use underhill_table::{Command, Entry, Sender, Setting, TimeControl};

/// So many games are tried to find one that the person ends.
const GAMES: u64 = 200;

/// How a table is set.
#[derive(Clone)]
pub(crate) struct Kind {
    pub(crate) game: GameId,
    pub(crate) seats: usize,
    /// One seat is a person's, or all are; bots have the others.
    pub(crate) people: usize,
    pub(crate) options: Value,
    pub(crate) clock: TimeControl,
}

/// A table at which a person has to decide.
#[derive(Clone)]
pub(crate) struct Moment {
    /// A word for file names.
    pub(crate) name: String,
    pub(crate) log: Vec<Entry>,
    /// Something they may do.
    pub(crate) action: String,
    /// What is touched to do it.
    pub(crate) touches: Vec<String>,
}

/// The moments of a game that the person ends: the first, two on the way, one for each kind of action, the last.
pub(crate) fn moments(kind: &Kind) -> Vec<Moment> {
    let game = (0..GAMES).find_map(|number| play(kind, number));
    let mut all = game.unwrap_or_else(|| panic!("the person never ends a game of {}", kind.game));
    let last = all.len() - 1;
    for (place, name) in [(0, "begin"), (last / 3, "early"), (last * 2 / 3, "late"), (last, "last")] {
        name.clone_into(&mut all[place].name);
    }
    let mut kinds = BTreeSet::new();
    for moment in &mut all {
        let word = word(&moment.action);
        if kinds.insert(word.clone()) && moment.name.is_empty() {
            moment.name = word;
        }
    }
    all.into_iter().filter(|moment| !moment.name.is_empty()).collect()
}

/// What kind of action it is: its first word, if it is one.
fn word(action: &str) -> String {
    let first = action.split(' ').next().unwrap_or_default();
    let is_word = first.chars().all(|letter| letter.is_ascii_lowercase()) && !first.is_empty();
    if is_word {
        return first.to_owned();
    }
    if action.contains('@') { "place".to_owned() } else { "move".to_owned() }
}

/// The moments of one game. Nothing if it ends with somebody else's decision.
fn play(kind: &Kind, number: u64) -> Option<Vec<Moment>> {
    let Kind { game, seats, ref options, clock, .. } = *kind;
    let setting = Setting { game: game.id().to_owned(), seats, options: options.clone(), clock, public: false };
    let mut prepared = Prepared::set(setting, number as u8).expect("the options go together");
    // Some games always end with the decision of the same seat, so that the person sits now here, now there.
    let me = Seat::new(number as usize % seats);
    let is_person = |seat| seat == me || kind.people == seats;
    for seat in Seat::first(seats).filter(|&seat| is_person(seat)) {
        prepared.seat_person(seat);
    }
    let levels = [Level::Easy, Level::Hard, Level::Master];
    for (seat, level) in Seat::first(seats).filter(|&seat| !is_person(seat)).zip(levels) {
        prepared.tell(Sender::Seat(me), &Command::SeatBot { seat, level: level.into() });
    }
    prepared.tell(Sender::Seat(me), &Command::Start);

    let mut moments = Vec::new();
    let mut mine = false;
    while let Some((seat, now)) = prepared.next() {
        let luck = number * 10_000 + now.decisions as u64;
        let action = any_action(game, now.view.get(), seat, luck).expect("the view of a table can be read");
        mine = is_person(seat);
        if mine {
            let touches = touches(game, &action);
            moments.push(Moment { name: String::new(), log: prepared.log.clone(), action: action.clone(), touches });
        }
        prepared.act(seat, &now, action);
    }
    mine.then_some(moments)
}
