//! One puzzle being solved.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{Puzzle, Seat, Viewer};

use super::diary::Diary;
use super::side::STARS;
use crate::date::Date;
use crate::games::{AnyStage, any_stage, setting};
use crate::screens::setup::my_name;
use crate::settings::{Settings, settings};
use crate::sound::{Sound, play};
use crate::table::Task;
use crate::table::script::Script;
use crate::words::{t, t_now, tell};

/// After so many wrong tries a hint is to be had, and after so many the answer.
const HINT_AFTER: u32 = 1;
const ANSWER_AFTER: u32 = 3;

/// How it goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// Something is to be found.
    Open,
    /// What was tried last is not the best.
    Wrong,
    /// A hand points at what is to be touched first.
    Hinted,
    /// It was found.
    Solved,
    /// The answer was asked for.
    Given,
}

impl Mood {
    pub(super) const fn is_over(self) -> bool {
        matches!(self, Mood::Solved | Mood::Given)
    }
}

/// A puzzle and how far somebody has come with it.
#[derive(Copy, Clone)]
pub(super) struct Riddle {
    pub(super) game: GameId,
    pub(super) date: Date,
    pub(super) stage: AnyStage,
    pub(super) mood: RwSignal<Mood>,
    /// What was found so far, in words and in notation.
    pub(super) found: RwSignal<Vec<(String, String)>>,
    pub(super) diary: RwSignal<Diary>,
    wrong: RwSignal<u32>,
    puzzle: StoredValue<Puzzle>,
    script: StoredValue<Rc<Script>, LocalStorage>,
    settings: Settings,
}

impl Riddle {
    /// None if the rules of today do not allow it.
    pub(super) fn open(game: GameId, date: Date, puzzle: Puzzle) -> Option<Riddle> {
        // The script needs somebody to hand decisions to, and that needs the script.
        let holder: Rc<RefCell<Option<Riddle>>> = Rc::default();
        let decide = {
            let holder = Rc::clone(&holder);
            move |action: String| {
                if let Some(riddle) = *holder.borrow() {
                    riddle.decide(action);
                }
            }
        };
        let me = puzzle.seat();
        let others = ["bot-master", "bot-hard", "bot-medium"];
        let name = |seat: Seat| {
            if seat == me { my_name() } else { t_now(others[seat.index().saturating_sub(usize::from(seat > me))]) }
        };
        let names = Seat::first(puzzle.seats).map(name).collect();
        let script =
            Script::open(setting(game, puzzle.seats, &[]), names, Viewer::Seat(me), &puzzle.steps, decide).ok()?;
        let riddle = Riddle {
            game,
            date,
            stage: any_stage(script.desk()),
            mood: RwSignal::new(Mood::Open),
            found: RwSignal::new(Vec::new()),
            diary: RwSignal::new(Diary::open()),
            wrong: RwSignal::new(0),
            puzzle: StoredValue::new(puzzle),
            script: StoredValue::new_local(script),
            settings: settings(),
        };
        *holder.borrow_mut() = Some(riddle);
        riddle.speak();
        Some(riddle)
    }

    fn decisions(self) -> Vec<String> {
        self.found.with_untracked(|found| found.iter().map(|(_, notation)| notation.clone()).collect())
    }

    fn decide(self, action: String) {
        if self.mood.get_untracked().is_over() {
            return;
        }
        self.stage.pointing.set(None);
        if self.go_on(action) {
            let solved = self.puzzle.with_value(|puzzle| puzzle.hint(&self.decisions()).is_none());
            self.mood.set(if solved { Mood::Solved } else { Mood::Open });
            if solved {
                play(self.settings, Sound::Fanfare);
                let stars = self.stars_left();
                self.diary.update(|diary| diary.enter(self.date, self.game, stars));
            }
        } else {
            // What was prepared stays: it may be nearly right.
            self.stage.game().let_go();
            self.wrong.update(|wrong| *wrong += 1);
            self.mood.set(Mood::Wrong);
            play(self.settings, Sound::Thud);
        }
    }

    /// Does the next thing, if it is right.
    fn go_on(self, action: String) -> bool {
        let mut decisions = self.decisions();
        decisions.push(action.clone());
        let Some(progress) = self.puzzle.with_value(|puzzle| puzzle.after(&decisions)) else { return false };
        let words = untrack(|| self.stage.game().action_in_words(&action)).unwrap_or_default();
        self.follow(&progress.steps);
        self.found.update(|found| found.push((words, action)));
        true
    }

    fn follow(self, steps: &[String]) {
        if let Err(broken) = self.script.with_value(|script| script.follow(steps)) {
            leptos::logging::error!("the puzzle does not follow the rules: {broken}");
        }
    }

    /// Everything is as it was at first, but for the stars that were lost.
    pub(super) fn start_again(self) {
        self.puzzle.with_value(|puzzle| self.follow(&puzzle.steps));
        self.found.set(Vec::new());
        self.stage.pointing.set(None);
        self.mood.set(Mood::Open);
    }

    /// The button on the sheet: a hint, the answer, or once more.
    pub(super) fn help(self) {
        if self.mood.get_untracked().is_over() {
            self.start_again();
        } else if self.wrong.get_untracked() >= ANSWER_AFTER {
            while let Some(next) = self.next() {
                self.go_on(next);
            }
            self.mood.set(Mood::Given);
        } else if let Some(next) = self.next() {
            self.stage.game().put_down();
            self.stage.pointing.set(Some(next));
            self.mood.set(Mood::Hinted);
        }
    }

    /// What is to be found next.
    fn next(self) -> Option<String> {
        self.puzzle.with_value(|puzzle| puzzle.hint(&self.decisions()).map(str::to_owned))
    }

    /// How many stars it brings if nothing else goes wrong.
    pub(super) fn stars_left(self) -> u32 {
        STARS.saturating_sub(self.wrong.get()).max(1)
    }

    /// How many moves there are to be found, where that is said.
    pub(super) fn moves(self) -> i32 {
        if self.stage.game().puzzles_count_moves() { self.puzzle.with_value(|puzzle| puzzle.worth) } else { 0 }
    }

    /// Keeps what is said on the sheet up to date.
    fn speak(self) {
        let task = self.stage.desk.task;
        Effect::new(move |_| task.set(Some(self.task())));
        // A hint is about the first thing to touch: who has touched it is on their own again.
        let first = Memo::new(move |_| self.stage.game().next_touch(&self.stage.pointing.get()?));
        Effect::new(move |before: Option<Option<String>>| {
            let now = first.get();
            if before.flatten().is_some_and(|before| now.as_ref() != Some(&before)) {
                self.stage.pointing.set(None);
            }
            now
        });
    }

    fn task(self) -> Task {
        let game = self.game;
        let (worth, next, seat) = self.puzzle.with_value(|puzzle| (puzzle.worth, puzzle.next, puzzle.seat()));
        let left = worth - self.found.with(Vec::len) as i32;
        let facts = [
            ("worth", worth.into()),
            ("next", next.into()),
            ("left", left.into()),
            ("side", if seat.index() == 0 { "white" } else { "black" }.into()),
            ("stars", self.stars_left().into()),
        ];
        let say = |id: &str| tell(id, &facts);
        let of_game = |part: &str| say(&format!("{part}{game}"));
        let (mood, first, second) = match self.mood.get() {
            Mood::Open | Mood::Hinted if self.found.with(Vec::is_empty) => {
                ("open", of_game("puzzle-ask-"), of_game("puzzle-about-"))
            }
            Mood::Open | Mood::Hinted => ("open", say("puzzle-right"), of_game("puzzle-ask-")),
            Mood::Wrong => ("wrong", of_game("puzzle-wrong-"), say("puzzle-lost-star")),
            Mood::Solved if self.wrong.get() == 0 => ("good", say("puzzle-first-try"), of_game("puzzle-why-")),
            Mood::Solved => ("good", say("puzzle-solved"), of_game("puzzle-why-")),
            Mood::Given => ("given", say("puzzle-given"), of_game("puzzle-why-")),
        };
        let button = match (self.mood.get(), self.wrong.get()) {
            (Mood::Solved | Mood::Given, _) => t("puzzle-again"),
            (_, wrong) if wrong >= ANSWER_AFTER => t("puzzle-answer"),
            (_, wrong) if wrong >= HINT_AFTER => t("hint"),
            _ => String::new(),
        };
        Task { mood, words: format!("<p><b>{first}</b></p><p class=\"task-more\">{second}</p>"), button }
    }
}
