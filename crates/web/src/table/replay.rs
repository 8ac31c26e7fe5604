//! A table at which a game that is over is looked at: as it was after each move, and as it might have gone on.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use underhill_core::{EndKind, Record, Seat, Seats, Viewer};
use underhill_table::{
    AnyTable, Broken, Bytes, Command, Decided, Entry, EntryKind, GameScene, Name, News, Seed, Sender, Setting, Time,
    TimeControl, ViewText, rebuild,
};

use super::script::{is_decision, log_of};
use super::trial::next_to_decide;
use super::{Desk, Host, TablePlace};
use crate::archive::Sat;
use crate::browser::random;
use crate::words::{seat_number, tell};

/// What was decided at once, and whether anything was drawn after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    /// What each seat chose, in notation. If there are several, nobody knew of the others' choices.
    pub(crate) choices: Vec<(Seat, String)>,
    pub(crate) drawn: bool,
}

impl Move {
    /// The moves that a record tells of.
    fn all(record: &Record) -> Option<Vec<Move>> {
        let mut moves = Vec::<Move>::new();
        for step in &record.steps {
            if !is_decision(step) {
                moves.last_mut().into_iter().for_each(|before| before.drawn = true);
                continue;
            }
            let choice = |text: &str| {
                let (seat, action) = text.split_once(": ")?;
                Some((seat.parse().ok()?, action.to_owned()))
            };
            moves.push(Move { choices: step.split("; ").map(choice).collect::<Option<_>>()?, drawn: false });
        }
        Some(moves)
    }

    /// Who decided; the first, if there were several.
    pub(crate) fn actor(&self) -> Seat {
        self.choices.first().map_or(Seat::new(0), |(seat, _)| *seat)
    }

    /// What a seat chose.
    pub(crate) fn of(&self, seat: Seat) -> Option<&str> {
        self.choices.iter().find(|(chooser, _)| *chooser == seat).map(|(_, action)| action.as_str())
    }
}

/// So many happenings are told to a board: it marks what was last, and shows when something was last so.
const RECENT: usize = 40;

/// A seat that decides, and what it sees.
pub(crate) type Question = (Seat, ViewText);

/// A table at which a game that is over is looked at.
pub(crate) struct Replay {
    desk: Desk,
    record: Record,
    moves: Vec<Move>,
    /// How many entries of its log come before the first move.
    head: usize,
    log: RefCell<Vec<Entry>>,
    /// The table as it was when it was last looked at, and after how many moves that is.
    shown: RefCell<Option<(usize, Box<dyn AnyTable>)>>,
}

impl Replay {
    /// The table of a record, as it was at the end; none of what breaks the rules.
    pub(crate) fn open(record: Record) -> Result<Rc<Replay>, Broken> {
        let moves = Move::all(&record).ok_or_else(|| Broken("a step is not in notation".to_owned()))?;
        let (log, head) = whole_log(&record)?;
        let table = rebuild(log.clone())?;
        let desk = Desk::new(table.game(), TablePlace::Replay, table.scene(Viewer::Spectator));
        let shown = RefCell::new(Some((moves.len(), table)));
        let replay = Rc::new(Replay { desk, record, moves, head, log: RefCell::new(log), shown });
        desk.hosted_by(Rc::clone(&replay) as Rc<dyn Host>);
        Ok(replay)
    }

    pub(crate) fn desk(&self) -> Desk {
        self.desk
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Calls everybody in the language that is spoken now.
    pub(crate) fn call_by_name(&self) {
        if let Ok((log, _)) = whole_log(&self.record) {
            *self.log.borrow_mut() = log;
            self.shown.take();
        }
    }

    /// How much of the log leads to the table after so many moves.
    fn entries(&self, moves: usize) -> usize {
        if moves < self.moves.len() { self.head + moves } else { self.log.borrow().len() }
    }

    /// The table after so many moves.
    fn table_after(&self, moves: usize) -> Result<Box<dyn AnyTable>, Broken> {
        rebuild(self.log.borrow()[..self.entries(moves)].iter().cloned())
    }

    /// Shows the table after so many moves to somebody.
    pub(crate) fn show(&self, moves: usize, viewer: Viewer) -> Result<(), Broken> {
        let reached = self.shown.take().filter(|(before, _)| *before <= moves);
        let table = match reached {
            Some((before, mut table)) => {
                let between = self.entries(before)..self.entries(moves);
                self.log.borrow()[between].iter().try_for_each(|entry| table.apply(entry))?;
                table
            }
            None => self.table_after(moves)?,
        };
        self.present(table.as_ref(), viewer);
        *self.shown.borrow_mut() = Some((moves, table));
        Ok(())
    }

    fn present(&self, table: &dyn AnyTable, viewer: Viewer) {
        let news = table.news_between(viewer, 0, u64::MAX, RECENT).into_iter().map(Arc::new).collect();
        let scene = table.scene(viewer);
        batch(|| {
            self.desk.told.set(news);
            self.desk.scene.set(Arc::new(scene));
        });
    }

    /// The game from some move on, as it was.
    pub(crate) fn walk_from(&self, moves: usize) -> Result<Walk, Broken> {
        let rest = self.log.borrow()[self.head + moves..].to_vec();
        Ok(Walk { table: self.table_after(moves)?, rest: rest.into_iter() })
    }

    /// The game after so many moves, to go on otherwise than it did.
    pub(crate) fn line_from(&self, moves: usize) -> Result<Line, Broken> {
        Ok(Line(self.table_after(moves)?))
    }

    /// Shows what became of a line, and tells what happened last in it.
    pub(crate) fn show_line(&self, line: &Line, viewer: Viewer) -> Option<News> {
        self.present(line.0.as_ref(), viewer);
        line.0.news_between(viewer, 0, u64::MAX, RECENT).into_iter().rev().find(|news| !news.events.is_empty())
    }
}

/// The log of the table that a record tells of, and how many entries come before the first move.
fn whole_log(record: &Record) -> Result<(Vec<Entry>, usize), Broken> {
    let setting = Setting {
        game: record.game.clone(),
        seats: record.seats,
        options: record.options.clone(),
        clock: TimeControl::None,
        public: false,
    };
    let name = |seat: Seat| {
        let recorded = record.players.get(seat.index()).map(|name| Sat::recorded(name).name());
        let valid = recorded.filter(|name| Name::try_from(name.clone()).is_ok());
        valid.unwrap_or_else(|| tell("seat-number", &[("number", seat_number(seat))]))
    };
    let names: Vec<String> = Seat::first(record.seats).map(name).collect();
    let mut log = log_of(setting, &names, &record.steps)?;
    // It is replayed by the rules that it was played by.
    if let Some(Entry { kind: EntryKind::Opened { rules, .. }, .. }) = log.first_mut() {
        *rules = record.rules;
    }
    let head = log.iter().take_while(|entry| !matches!(entry.kind, EntryKind::Played { .. })).count();
    let stopped = record.end.as_ref().and_then(|end| match (end.how, end.seat) {
        (EndKind::Agreed, _) => Some(EntryKind::Drawn),
        (EndKind::Resigned, Some(seat)) => Some(EntryKind::Resigned { seat }),
        (EndKind::Time, Some(seat)) => Some(EntryKind::TimeUp { seat }),
        _ => None,
    });
    log.extend(stopped.map(|kind| Entry { at: Time(0), by: None, kind }));
    Ok((log, head))
}

impl Host for Replay {
    fn command(&self, _: Command) {}

    fn look_back(&self, _: u64) -> Option<GameScene> {
        None
    }

    fn record(&self) -> Option<String> {
        Some(self.record.to_line())
    }
}

/// Goes through a game move by move.
pub(crate) struct Walk {
    table: Box<dyn AnyTable>,
    rest: std::vec::IntoIter<Entry>,
}

impl Walk {
    /// Everybody who decides now.
    pub(crate) fn questions(&self) -> Vec<Question> {
        let waiting = self.table.game_scene(Viewer::Spectator).map_or(Seats::NONE, |now| now.waiting);
        let seen = |seat| self.table.game_scene(Viewer::Seat(seat)).map(|now| (seat, now.view));
        waiting.iter().filter_map(seen).collect()
    }

    /// Goes on by one move and tells what happened, as whoever made it saw it.
    pub(crate) fn go_on(&mut self) -> Option<News> {
        let entry = self.rest.next()?;
        let (before, actor) = (self.table.version(), next_to_decide(self.table.as_ref()));
        self.table.apply(&entry).ok()?;
        self.table.news(Viewer::Seat(actor), before).into_iter().next()
    }
}

/// A game that goes on otherwise than it did.
pub(crate) struct Line(Box<dyn AnyTable>);

impl Line {
    /// Lets seats decide; says whether they could.
    pub(crate) fn play(&mut self, choices: &[(Seat, String)]) -> bool {
        choices.iter().all(|(seat, action)| {
            let Some(now) = self.0.game_scene(Viewer::Seat(*seat)) else { return false };
            let command = Command::Act { action: action.clone(), decision: now.decisions };
            let fresh = &mut || Seed(Bytes(random()));
            match self.0.decide(Sender::Seat(*seat), None, &command, Time(0), fresh) {
                Ok(Decided::New(entry)) => self.0.apply(&entry).is_ok(),
                _ => false,
            }
        })
    }

    /// Whoever is to decide next; nobody once the game is over.
    pub(crate) fn next(&self) -> Option<Question> {
        let seat = next_to_decide(self.0.as_ref());
        let now =
            self.0.game_scene(Viewer::Seat(seat)).filter(|now| now.end.is_none() && now.waiting.contains(seat))?;
        Some((seat, now.view))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_what_was_decided_at_once() {
        let line = r#"{"game":"gobblestones","rules":1,"seats":3,"options":{},"steps":["* draw red","0: red@a1","* draw blue","1: trust; 2: challenge"]}"#;
        let moves = Move::all(&Record::from_line(line).unwrap()).unwrap();
        let seats = |number: usize| moves[number].choices.iter().map(|(seat, _)| seat.index()).collect::<Vec<_>>();
        assert_eq!((seats(0), moves[0].drawn), (vec![0], true));
        assert_eq!((seats(1), moves[1].drawn), (vec![1, 2], false));
        assert_eq!(moves[1].of(Seat::new(2)), Some("challenge"));
    }
}
