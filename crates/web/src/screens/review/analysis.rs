//! What bots think of a game, move by move, while somebody reads: who was ahead, and what would have been better.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use underhill_core::{Level, Record, Seat};

use super::reviewing::Reviewing;
use crate::table::replay::{Move, Question, Walk};
use crate::thinking::{Advice, Bots};

/// So long a bot looks at each move at first, in milliseconds.
const GLANCE: u32 = 120;
/// So long it looks at where the game seems to have turned.
const GAZE: u32 = 900;

/// What costs a player so much of their chance to win is a turning point.
const COST: f64 = 0.12;
/// What chance brings is one if it changes so much.
const LUCK: f64 = 0.3;
/// So many turning points are told.
const MOST: usize = 6;

/// How the game stood before a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Moment {
    /// Each seat's chance to win.
    pub(super) win: Vec<f64>,
    /// What everybody who decided might have done.
    judged: Vec<Judged>,
    /// Whether a bot has taken its time.
    sure: bool,
}

/// What a seat might have done.
#[derive(Clone, Debug, PartialEq)]
struct Judged {
    seat: Seat,
    better: String,
    /// The seat's chance to win with that.
    best: f64,
    /// The chances of everything that was considered.
    others: Vec<(String, f64)>,
}

impl Judged {
    fn of(seat: Seat, advice: Advice) -> Judged {
        let chance = |win: &[f64]| win.get(seat.index()).copied().unwrap_or_default();
        let others = advice.alternatives.into_iter().map(|other| (other.action, chance(&other.win))).collect();
        Judged { seat, better: advice.action, best: chance(&advice.win), others }
    }
}

/// The page is told of so many moves at a time: whoever reads is not disturbed by each.
const AT_A_TIME: usize = 4;

/// A move that changed who was ahead.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Turning {
    /// The number of the move, from 1.
    pub(super) number: usize,
    pub(super) seat: Seat,
    /// What would have been better, in notation; nothing if it was luck.
    pub(super) better: Option<String>,
    /// The seat's chance to win with that, or before.
    pub(super) before: f64,
    /// The chance with what was played, or after.
    pub(super) after: f64,
}

impl Turning {
    fn size(&self) -> f64 {
        (self.before - self.after).abs()
    }
}

/// Who has won, as chances.
fn result(record: &Record) -> Vec<f64> {
    let places = record.end.as_ref().map(|end| end.places.clone()).unwrap_or_default();
    let winners = places.iter().filter(|place| **place == 1).count().max(1);
    places.iter().map(|place| if *place == 1 { 1.0 / winners as f64 } else { 0.0 }).collect()
}

/// Every seat's chance to win before each move that has been looked at, and at the end.
pub(super) fn chances(moments: &[Moment], moves: &[Move], record: &Record) -> Vec<Vec<f64>> {
    let end = (moments.len() == moves.len()).then(|| result(record));
    moments.iter().map(|moment| moment.win.clone()).chain(end).collect()
}

/// Where the game turned, once all of it has been looked at: what is largest is not known before.
pub(super) fn turning_points(moments: &[Moment], moves: &[Move], record: &Record) -> Vec<Turning> {
    if moments.len() < moves.len() {
        return Vec::new();
    }
    let chances = chances(moments, moves, record);
    let mut found: Vec<Turning> = (moments.iter().zip(moves).zip(chances.iter().skip(1)).enumerate())
        .filter_map(|(place, ((moment, moved), next))| turning(place + 1, moment, moved, next))
        .collect();
    found.sort_by(|one, other| other.size().total_cmp(&one.size()));
    found.truncate(MOST);
    found.sort_by_key(|turning| turning.number);
    found
}

/// What a move cost whoever made it, if that is much; or what luck brought or took.
fn turning(number: usize, moment: &Moment, moved: &Move, next: &[f64]) -> Option<Turning> {
    let chance_after = |seat: Seat| next.get(seat.index()).copied().unwrap_or_default();
    let costs = moment.judged.iter().filter_map(|judged| {
        let Judged { seat, better, best, others } = judged;
        let played = moved.of(*seat).filter(|played| played != better)?;
        let considered = others.iter().find(|(action, _)| action == played).map(|(_, chance)| *chance);
        // What was drawn afterwards is nobody's fault.
        let least = others.iter().map(|(_, chance)| *chance).fold(*best, f64::min);
        let after = considered.unwrap_or_else(|| if moved.drawn { least } else { chance_after(*seat) });
        let turning = Turning { number, seat: *seat, better: Some(better.clone()), before: *best, after };
        (best - after >= COST).then_some(turning)
    });
    let luck = || {
        let changes = moment.win.iter().zip(Seat::first(moment.win.len())).filter(|_| moved.drawn);
        let changed = changes.map(|(before, seat)| Turning {
            number,
            seat,
            better: None,
            before: *before,
            after: chance_after(seat),
        });
        changed.filter(|turning| turning.size() >= LUCK).max_by(|one, other| one.size().total_cmp(&other.size()))
    };
    costs.max_by(|one, other| one.size().total_cmp(&other.size())).or_else(luck)
}

thread_local! {
    /// What was found out in this visit, by the record.
    static FOUND: RefCell<HashMap<String, Vec<Moment>>> = RefCell::new(HashMap::new());
}

/// A bot that looks at one move after the other.
struct Looking {
    reviewing: Reviewing,
    bots: Bots,
    key: String,
    /// What the page has not been told yet.
    untold: RefCell<Vec<Moment>>,
}

impl Reviewing {
    /// Lets a bot look at the game. Whoever leaves the page stops it; what it has found is kept for this visit.
    pub(super) fn analyse(self) {
        let key = self.record().to_line();
        let known = FOUND.with_borrow(|found| found.get(&key).cloned()).unwrap_or_default();
        let walk = self.with_replay(|replay| replay.walk_from(known.len()));
        self.moments.set(known);
        let looking =
            StoredValue::new_local(Looking { reviewing: self, bots: Bots::new(), key, untold: RefCell::default() });
        if let Some(Ok(walk)) = walk {
            glance_on(looking, walk);
        }
    }

    /// Whether nothing more is being found out.
    pub(super) fn is_settled(self) -> bool {
        let turning = self.turning.get();
        let unsure = |moments: &Vec<Moment>| {
            let places = turning.iter().filter(|turning| turning.better.is_some()).map(|turning| turning.number - 1);
            places.into_iter().any(|place| moments.get(place).is_some_and(|moment| !moment.sure))
        };
        self.looked_at() == self.count() && !self.moments.with(unsure)
    }

    /// How many moves a bot has looked at.
    pub(super) fn looked_at(self) -> usize {
        self.moments.with(Vec::len)
    }
}

type Here = StoredValue<Looking, LocalStorage>;

/// Looks at the next move for a moment, and so on.
fn glance_on(looking: Here, mut walk: Walk) {
    if looking.with_value(|here| here.done() >= here.reviewing.count()) {
        return gaze_on(looking);
    }
    let place = looking.with_value(Looking::done);
    ask(looking, place, GLANCE, walk.questions(), Moment::default(), move |moment| {
        looking.with_value(|here| here.note(moment));
        walk.go_on();
        glance_on(looking, walk);
    });
}

/// Looks longer at where the game seems to have turned.
fn gaze_on(looking: Here) {
    let next = looking.with_value(|here| {
        let moments = here.reviewing.moments;
        let turning = here.reviewing.turning.get_untracked();
        let places = turning.iter().filter(|turning| turning.better.is_some()).map(|turning| turning.number - 1);
        let unsure = moments.with_untracked(|moments| places.into_iter().find(|place| !moments[*place].sure))?;
        let walk = here.reviewing.with_replay(|replay| replay.walk_from(unsure))?.ok()?;
        Some((unsure, walk.questions()))
    });
    let Some((place, questions)) = next else { return };
    ask(looking, place, GAZE, questions, Moment { sure: true, ..Moment::default() }, move |moment| {
        looking.with_value(|here| here.correct(place, moment));
        gaze_on(looking);
    });
}

/// Asks the strongest bot about everybody who decides in a move, one after the other; what was played is compared with the best
/// as carefully as these with each other, so that nothing seems worse for having been looked at less. Nothing comes of it if the
/// page is left meanwhile.
fn ask(
    looking: Here,
    place: usize,
    time: u32,
    mut questions: Vec<Question>,
    mut so_far: Moment,
    then: impl FnOnce(Moment) + 'static,
) {
    if questions.is_empty() {
        return then(so_far);
    }
    let (seat, view) = questions.remove(0);
    looking.with_value(|here| {
        let game = here.reviewing.desk().game;
        let played = here.reviewing.with_replay(|replay| replay.moves().get(place)?.of(seat).map(str::to_owned));
        let played = played.flatten().into_iter().collect();
        here.bots.compare(game, seat, Level::Master.into(), time, view, played, move |advice| {
            if looking.try_with_value(|_| ()).is_none() {
                return;
            }
            if so_far.win.is_empty() {
                so_far.win = advice.win.to_vec();
            }
            so_far.judged.push(Judged::of(seat, advice));
            ask(looking, place, time, questions, so_far, then);
        });
    });
}

impl Looking {
    /// How many moves have been looked at.
    fn done(&self) -> usize {
        self.reviewing.moments.with_untracked(Vec::len) + self.untold.borrow().len()
    }

    /// Notes what was found out about the next move.
    fn note(&self, moment: Moment) {
        self.untold.borrow_mut().push(moment);
        if self.untold.borrow().len() == AT_A_TIME || self.done() == self.reviewing.count() {
            let untold = self.untold.take();
            self.reviewing.moments.update(|moments| moments.extend(untold));
            self.keep();
        }
    }

    /// Notes what was found out about a move that was looked at before.
    fn correct(&self, place: usize, moment: Moment) {
        self.reviewing.moments.update(|moments| moments[place] = moment);
        self.keep();
    }

    /// Keeps what is known for this visit.
    fn keep(&self) {
        let moments = self.reviewing.moments.get_untracked();
        FOUND.with_borrow_mut(|found| found.insert(self.key.clone(), moments));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(action: &str, drawn: bool) -> Move {
        Move { choices: vec![(Seat::new(0), action.to_owned())], drawn }
    }

    fn moment(win: f64, better: &str, others: &[(&str, f64)]) -> Moment {
        let others = others.iter().map(|(action, chance)| ((*action).to_owned(), *chance)).collect();
        let judged = Judged { seat: Seat::new(0), better: better.to_owned(), best: win, others };
        Moment { win: vec![win, 1.0 - win], judged: vec![judged], sure: false }
    }

    fn record() -> Record {
        let line = r#"{"game":"gobblet","rules":1,"seats":2,"options":{},"steps":[],
            "end":{"how":"played","points":[0,1],"places":[2,1]}}"#;
        Record::from_line(line).unwrap()
    }

    #[test]
    fn a_move_that_costs_much_is_a_turning_point() {
        let moments = [moment(0.5, "a", &[]), moment(0.5, "b", &[("c", 0.2)]), moment(0.6, "d", &[])];
        let moves = [moved("a", false), moved("c", true), moved("e", false)];
        let found = turning_points(&moments, &moves, &record());
        let told: Vec<_> =
            found.iter().map(|turning| (turning.number, turning.better.as_deref(), turning.after)).collect();
        assert_eq!(told, [(2, Some("b"), 0.2), (3, Some("d"), 0.0)]);
    }

    #[test]
    fn what_the_dice_bring_is_luck() {
        let moments = [moment(0.8, "a", &[]), moment(0.2, "b", &[])];
        let moves = [moved("a", true), moved("b", false)];
        let found = turning_points(&moments, &moves, &record());
        assert_eq!((found.len(), found[0].better.clone(), found[0].number), (1, None, 1));
    }

    #[test]
    fn what_has_not_been_looked_at_is_not_told() {
        let moves = [moved("c", false), moved("c", false)];
        assert_eq!(turning_points(&[moment(0.9, "a", &[])], &moves, &record()), []);
    }
}
