//! Tables at which a game has been played by chance, in no time: a test begins where it becomes interesting for it.

use underhill_catalog::{GameId, any_action};
use underhill_core::{Level, Record, Seat, Viewer};
use underhill_table::{
    AnyTable, Bytes, Command, Decided, Entry, FairVersion, GameScene, Name, Seed, Sender, Setting, Share, Time,
    TimeControl, Token, opening, rebuild,
};

/// What people at a table are called, by seat.
pub const NAMES: [&str; 4] = ["Bramble", "Fern", "Moss", "Nettle"];

/// A table, everything that happened at it, and how to do more.
pub struct Prepared {
    /// The table as it stands.
    pub table: Box<dyn AnyTable>,
    /// What happened at it.
    pub log: Vec<Entry>,
    /// Tells the seeds of games apart.
    number: u8,
}

impl Prepared {
    /// Opens a table; none if the options do not go together.
    pub fn open(game: &str, seats: usize, options: serde_json::Value, number: u8) -> Option<Prepared> {
        Prepared::set(
            Setting { game: game.to_owned(), seats, options, clock: TimeControl::None, public: false },
            number,
        )
    }

    /// Opens a table that is set like this; none if its options do not go together.
    pub fn set(setting: Setting, number: u8) -> Option<Prepared> {
        let first = opening(setting, FairVersion::First, Seed(Bytes([number; 32])), Time(0)).ok()?;
        let table = rebuild([first.clone()]).expect("a table can be built");
        Some(Prepared { table, log: vec![first], number })
    }

    /// The token of the person in a seat.
    pub fn token(seat: Seat) -> Token {
        Token(Bytes([seat.index() as u8 + 1; 16]))
    }

    /// Somebody does something that they may do.
    pub fn tell(&mut self, sender: Sender, command: &Command) {
        self.number = self.number.wrapping_add(1);
        let number = self.number;
        let decided = self.table.decide(sender, None, command, Time(0), &mut || Seed(Bytes([number; 32])));
        if let Decided::New(entry) = decided.expect("it is allowed") {
            self.table.apply(&entry).expect("what was decided can be applied");
            self.log.push(entry);
        }
    }

    /// A person sits down.
    pub fn seat_person(&mut self, seat: Seat) {
        let name = Name::try_from(NAMES[seat.index()].to_owned()).expect("a name");
        let (key, share) = (Prepared::token(seat).key(), Share::Entropy(Bytes([9; 32])));
        self.tell(Sender::Stranger, &Command::Sit { seat: Some(seat), name, key, share });
    }

    /// Whoever has to decide next, and what they see.
    pub fn next(&self) -> Option<(Seat, GameScene)> {
        let seats = self.table.places().len();
        Seat::first(seats).find_map(|seat| {
            let now = self.table.game_scene(Viewer::Seat(seat))?;
            (now.end.is_none() && now.waiting.contains(seat) && now.sealed.is_none()).then_some((seat, now))
        })
    }

    /// Whoever has to decide next does so.
    pub fn act(&mut self, seat: Seat, now: &GameScene, action: String) {
        let is_bot = self.table.places()[seat.index()].bot.is_some();
        let sender = if is_bot { Sender::Bot(seat) } else { Sender::Seat(seat) };
        self.tell(sender, &Command::Act { action, decision: now.decisions });
    }

    /// A game of one person against bots, this many of the person's decisions before it would end by chance. It is the
    /// person's turn.
    pub fn against_bots(game: GameId, seats: usize, level: Level, left: usize) -> Vec<Entry> {
        played(|number| with_bots(game, seats, level, number), |cuts| cuts.len().checked_sub(left), game)
    }

    /// A game of one person against bots in which the person decides for the first time.
    pub fn begun_with_bots(game: GameId, seats: usize, level: Level) -> Vec<Entry> {
        played(|number| with_bots(game, seats, level, number), |_| Some(0), game)
    }

    /// A game of one person against bots in which the person, wherever they sit, makes the very last decision; and what that is.
    pub fn at_last_decision(game: GameId, seats: usize, level: Level) -> (Vec<Entry>, String) {
        let tables = (0..=u8::MAX).flat_map(|number| Seat::first(seats).map(move |person| (number, person)));
        tables
            .filter_map(|(number, person)| {
                let mut prepared = with_bots_at(game, seats, level, number, person);
                prepared.tell(Sender::Seat(person), &Command::Start);
                let mut last = None;
                while let Some((seat, now)) = prepared.next() {
                    let action = any_action_of(game, seat, &now, number);
                    last = Some((seat, prepared.log.len(), action.clone()));
                    prepared.act(seat, &now, action);
                }
                let (seat, cut, action) = last?;
                prepared.log.truncate(cut);
                (seat == person).then_some((prepared.log, action))
            })
            .next()
            .expect("some game ends with the person's decision")
    }

    /// A game that one person and bots have played to its end by chance, as its table records it.
    pub fn finished(game: GameId, seats: usize) -> Record {
        let mut prepared = with_bots(game, seats, Level::Medium, 7);
        prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
        while let Some((seat, now)) = prepared.next() {
            let action = any_action(game, now.view.get(), seat, now.decisions as u64).expect("a view can be read");
            prepared.act(seat, &now, action);
        }
        prepared.record()
    }

    /// A table of two people at which so many decisions were made by chance before the second gave up. A game that was over
    /// before is played to its end.
    pub fn given_up(game: GameId, decisions: usize) -> Prepared {
        let mut prepared = Prepared::open(game.id(), 2, serde_json::json!({}), 7).expect("as usual");
        Seat::first(2).for_each(|seat| prepared.seat_person(seat));
        prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
        for _ in 0..decisions {
            let Some((seat, now)) = prepared.next() else { return prepared };
            prepared.act(seat, &now, any_action_of(game, seat, &now, 7));
        }
        prepared.tell(Sender::Seat(Seat::new(1)), &Command::Resign);
        prepared
    }

    /// The record of the game that is over.
    pub fn record(&self) -> Record {
        self.table.records().last().expect("it is over").clone()
    }

    /// A game among people, this many decisions before it would end by chance.
    pub fn among_people(game: GameId, seats: usize, left: usize) -> Vec<Entry> {
        let gathered = |number| {
            let mut prepared = Prepared::open(game.id(), seats, serde_json::json!({}), number).expect("as usual");
            Seat::first(seats).for_each(|seat| prepared.seat_person(seat));
            prepared
        };
        played(gathered, |cuts| cuts.len().checked_sub(left), game)
    }
}

/// A person in the first seat, bots in all others.
fn with_bots(game: GameId, seats: usize, level: Level, number: u8) -> Prepared {
    with_bots_at(game, seats, level, number, Seat::new(0))
}

/// A person in some seat, bots in all others.
fn with_bots_at(game: GameId, seats: usize, level: Level, number: u8, person: Seat) -> Prepared {
    let mut prepared = Prepared::open(game.id(), seats, serde_json::json!({}), number).expect("as usual");
    prepared.seat_person(person);
    for seat in Seat::first(seats).filter(|&seat| seat != person) {
        prepared.tell(Sender::Seat(person), &Command::SeatBot { seat, level: level.into() });
    }
    prepared
}

/// Something that a seat may do, by chance.
fn any_action_of(game: GameId, seat: Seat, now: &GameScene, number: u8) -> String {
    let luck = now.decisions as u64 ^ u64::from(number) << 32;
    any_action(game, now.view.get(), seat, luck).expect("a view of a table can be read")
}

/// Plays games by chance until one is long enough, and cuts its log where the person in the first seat decides, at one of all
/// these places.
fn played(gathered: impl Fn(u8) -> Prepared, place: impl Fn(&[usize]) -> Option<usize>, game: GameId) -> Vec<Entry> {
    (0..=u8::MAX)
        .find_map(|number| {
            let mut prepared = gathered(number);
            prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
            // Where the log ended whenever the first seat was to decide.
            let mut cuts = Vec::new();
            while let Some((seat, now)) = prepared.next() {
                if seat.index() == 0 {
                    cuts.push(prepared.log.len());
                }
                let action = any_action_of(game, seat, &now, number);
                prepared.act(seat, &now, action);
            }
            let cut = *cuts.get(place(&cuts)?)?;
            prepared.log.truncate(cut);
            Some(prepared.log)
        })
        .expect("some game is long enough")
}

#[cfg(test)]
mod tests {
    use underhill_table::Phase;

    use super::*;

    #[test]
    fn prepared_games_wait_for_the_person_in_the_first_seat() {
        for &game in GameId::ALL {
            for log in [Prepared::against_bots(game, 2, Level::Easy, 3), Prepared::among_people(game, 2, 3)] {
                let table = rebuild(log).expect("what was prepared can be built");
                assert_eq!(table.phase(), Phase::Playing);
                let now = table.game_scene(Viewer::Seat(Seat::new(0))).expect("a game is played");
                assert!(now.waiting.contains(Seat::new(0)) && now.decisions > 3, "{game}");
            }
        }
    }
}
