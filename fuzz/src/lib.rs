//! Everything that reads what a stranger wrote. Each target takes any bytes, must not panic, and checks what it can:
//! that what was read prints and reads back the same, that what was accepted is valid.
//!
//! `tests/brief.rs` runs them for a moment on a stable toolchain as part of the test command; `libfuzzer/` runs them for
//! as long as you like under cargo-fuzz.

mod session;
mod table;

use std::fmt::Display;
use std::str::FromStr;

use underhill_catalog::gobblet::Position;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, NotationError, Options, Record, Replay, Seat, StepOf, Values, Waiting, seeded};

pub use session::session;
pub use table::{gathered, log, message, request, speaker};

/// A target: a name and what it does with the bytes.
pub struct Target {
    /// The name of the target.
    pub name: &'static str,
    /// Reads the bytes.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "notation", run: notation },
    Target { name: "position", run: position },
    Target { name: "record", run: record },
    Target { name: "data_file", run: data_file },
    Target { name: "state", run: state },
    Target { name: "view", run: view },
    Target { name: "message", run: message },
    Target { name: "request", run: request },
    Target { name: "log", run: log },
    Target { name: "session", run: session },
];

/// Actions, outcomes and steps of every game.
pub fn notation(bytes: &[u8]) {
    each_game(bytes, |text, game| game.visit(ReadNotation(text)));
}

/// Position strings of Gobblet!.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(position) = text.parse::<Position>() {
        let printed = position.to_string();
        assert_eq!(printed.parse::<Position>().as_ref(), Ok(&position), "{printed}");
    }
}

/// A line of a record file, replayed.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = Record::from_line(text) else { return };
    if let Ok(game) = record.game.parse::<GameId>() {
        game.visit(ReplayRecord(&record));
    }
}

/// Components and boards files.
pub fn data_file(bytes: &[u8]) {
    each_game(bytes, |text, game| game.visit(ReadDataFile(text)));
}

/// States of games, in JSON.
pub fn state(bytes: &[u8]) {
    each_game(bytes, |text, game| game.visit(ReadState(text)));
}

/// Views of games, in JSON, and what is imagined from them.
pub fn view(bytes: &[u8]) {
    each_game(bytes, |text, game| game.visit(ReadView(text)));
}

/// The first byte says which game, the rest is the text.
fn each_game(bytes: &[u8], read: impl FnOnce(&str, GameId)) {
    let Some((first, rest)) = bytes.split_first() else { return };
    if let Ok(text) = std::str::from_utf8(rest) {
        read(text, GameId::ALL[usize::from(*first) % GameId::ALL.len()]);
    }
}

fn reads_back<T: FromStr<Err = NotationError> + Display + PartialEq + std::fmt::Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        assert_eq!(printed.parse::<T>().as_ref(), Ok(&value), "`{text}` printed as `{printed}`");
    }
}

struct ReadNotation<'t>(&'t str);

impl Visit for ReadNotation<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        reads_back::<Seat>(self.0);
        reads_back::<G::Action>(self.0);
        reads_back::<G::Outcome>(self.0);
        reads_back::<StepOf<G>>(self.0);
        // Whatever can be typed can be judged.
        if let (Ok(action), Ok(game)) = (self.0.parse(), G::new(*G::SEATS.start(), &G::Options::default())) {
            let _ = game.check(Seat::new(0), &action);
        }
    }
}

struct ReplayRecord<'r>(&'r Record);

impl Visit for ReplayRecord<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(game) = Replay::<G>::new(self.0).and_then(Replay::finish) {
            game.audit().expect("what replays is valid");
        }
    }
}

struct ReadDataFile<'t>(&'t str);

impl Visit for ReadDataFile<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let files = G::Options::SPECS.iter().filter(|spec| spec.values == Values::File);
        for spec in files {
            let mut options = G::Options::default();
            if options.set(spec.name, self.0).is_err() {
                continue;
            }
            // A file that is accepted can be played with, by as many as it is enough for.
            for seats in G::SEATS {
                if let Ok(game) = G::new(seats, &options) {
                    play_on(game, 400);
                }
            }
        }
    }
}

struct ReadState<'t>(&'t str);

impl Visit for ReadState<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(game) = serde_json::from_str::<G>(self.0) {
            play_on(game, 50);
        }
    }
}

struct ReadView<'t>(&'t str);

impl Visit for ReadView<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Ok(view) = serde_json::from_str::<G::View>(self.0)
            && let Ok(game) = G::determinize(&view, &mut seeded(1, 0))
        {
            play_on(game, 20);
        }
    }
}

/// Plays on at random for a while: what was accepted must stay valid.
fn play_on<G: Game>(mut game: G, most: usize) {
    let mut luck = seeded(1, 1);
    game.audit().expect("what is accepted is valid");
    for _ in 0..most {
        let Some(step) = underhill_core::random_step(&game, &mut luck) else { break };
        game.apply_unchecked(&step, &mut ());
    }
    game.audit().expect("what is valid stays valid");
    assert_eq!(game.waiting() == Waiting::Over, game.standings().is_some());
}
