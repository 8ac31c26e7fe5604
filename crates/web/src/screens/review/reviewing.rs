//! Where somebody is in a game that they look at again.

use std::rc::Rc;
use std::sync::Arc;

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use underhill_core::{Level, Record, Seat, Viewer};
use underhill_table::News;
use wasm_bindgen::JsCast;

use super::analysis::{Moment, Turning, turning_points};
use crate::browser::finish_motions;
use crate::games::{AnyStage, any_stage};
use crate::table::Desk;
use crate::table::replay::{Line, Move, Replay};
use crate::thinking::Bots;
use crate::words::{Language, speech};

/// What the board shows of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// What came of it.
    After,
    /// The choice that there was, with what was better and what was played.
    Choice,
    /// How it might have gone on.
    Line,
}

/// A line goes on for so many moves after the better one.
const FURTHER: usize = 3;
/// After so many milliseconds the next move of a line is played.
const PACE: u32 = 1_100;
/// So long a bot thinks about it.
const THINK: u32 = 250;

/// Where somebody is in a game that they look at again.
#[derive(Copy, Clone)]
pub(super) struct Reviewing {
    replay: StoredValue<Rc<Replay>, LocalStorage>,
    pub(super) stage: AnyStage,
    /// This device's seat.
    pub(super) me: Option<Seat>,
    /// The move that is looked at, from 1; 0 is the start.
    pub(super) at: RwSignal<usize>,
    pub(super) look: RwSignal<Look>,
    /// What happened in each move.
    pub(super) told: RwSignal<Vec<Arc<News>>>,
    /// What bots think of each move, as far as they have looked.
    pub(super) moments: RwSignal<Vec<Moment>>,
    /// Where the game turned.
    pub(super) turning: Memo<Vec<Turning>>,
    /// The better move of this turning point, in words.
    pub(super) better: RwSignal<Option<String>>,
    /// What has happened in the line that is played.
    pub(super) line: RwSignal<Vec<String>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    bots: StoredValue<Option<Bots>, LocalStorage>,
}

impl Reviewing {
    pub(super) fn of(replay: Rc<Replay>, me: Option<Seat>) -> Reviewing {
        let (desk, count) = (replay.desk(), replay.moves().len());
        let moments = RwSignal::new(Vec::new());
        let replay = StoredValue::new_local(replay);
        let turning = Memo::new(move |_| {
            replay.with_value(|replay| moments.with(|moments| turning_points(moments, replay.moves(), replay.record())))
        });
        let reviewing = Reviewing {
            replay,
            stage: any_stage(desk),
            me,
            at: RwSignal::new(count),
            look: RwSignal::new(Look::After),
            told: RwSignal::new(Vec::new()),
            moments,
            turning,
            better: RwSignal::new(None),
            line: RwSignal::new(Vec::new()),
            timer: StoredValue::new_local(None),
            bots: StoredValue::new_local(None),
        };
        reviewing.keep_showing();
        reviewing
    }

    pub(super) fn desk(self) -> Desk {
        self.stage.desk
    }

    pub(super) fn record(self) -> Record {
        self.replay.with_value(|replay| replay.record().clone())
    }

    pub(super) fn count(self) -> usize {
        self.replay.with_value(|replay| replay.moves().len())
    }

    pub(super) fn with_replay<T>(self, look: impl FnOnce(&Replay) -> T) -> Option<T> {
        self.replay.try_with_value(|replay| look(replay))
    }

    /// A move by its number from 1.
    pub(super) fn moved(self, number: usize) -> Option<Move> {
        self.replay.with_value(|replay| replay.moves().get(number.checked_sub(1)?).cloned())
    }

    /// The turning point that is looked at.
    pub(super) fn turning_here(self) -> Option<Turning> {
        let at = self.at.get();
        self.turning.with(|all| all.iter().find(|turning| turning.number == at).cloned())
    }

    /// What happened in a move, in sentences.
    pub(super) fn sentences(self, number: usize) -> Option<String> {
        let news = self.told.with(|told| told.get(number.checked_sub(1)?).cloned())?;
        Some(self.stage.story(&news).join(". "))
    }

    /// Goes to a move. Where the game turned, the choice that there was is shown.
    pub(super) fn go(self, number: usize) {
        finish_motions();
        let number = number.min(self.count());
        let turns = self.turning.with_untracked(|all| all.iter().any(|turning| turning.number == number));
        self.stop_line();
        batch(|| {
            self.at.set(number);
            self.look.set(if turns { Look::Choice } else { Look::After });
        });
    }

    /// Shows what came of a move, without what would have been better.
    pub(super) fn show_after(self, number: usize) {
        self.stop_line();
        batch(|| {
            self.at.set(number);
            self.look.set(Look::After);
        });
    }

    /// Goes on or back by one move.
    pub(super) fn step(self, on: bool) {
        let at = self.at.get_untracked();
        self.go(if on { at + 1 } else { at.saturating_sub(1) });
    }

    /// The next turning point, or the one before.
    pub(super) fn other_turning(self, on: bool) -> Option<usize> {
        let at = self.at.get();
        self.turning.with(|all| {
            let mut numbers = all.iter().map(|turning| turning.number);
            if on { numbers.find(|number| *number > at) } else { numbers.rfind(|number| *number < at) }
        })
    }

    /// Arrow keys go through the game, wherever the focus is.
    pub(super) fn listen_to_keys(self) {
        let listening = window_event_listener(ev::keydown, move |event| {
            let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let typing =
                target.is_some_and(|at| at.matches("select, textarea, input:not([type=range])").unwrap_or(false));
            if held || typing {
                return;
            }
            let at = self.at.get_untracked();
            let to = match event.key().as_str() {
                "ArrowLeft" => Some(at.saturating_sub(1)),
                "ArrowRight" => Some(at + 1),
                "ArrowUp" => untrack(|| self.other_turning(false)),
                "ArrowDown" => untrack(|| self.other_turning(true)),
                "Home" => Some(0),
                "End" => Some(self.count()),
                _ => return,
            };
            event.prevent_default();
            if let Some(to) = to {
                self.go(to);
            }
        });
        on_cleanup(move || listening.remove());
    }

    /// Gathers what happened, some moves with every picture of the screen, so that the page goes on answering.
    pub(super) fn hear_all(self) {
        let Ok(mut walk) = self.replay.with_value(|replay| replay.walk_from(0)) else { return };
        fn hear(reviewing: Reviewing, mut next: impl FnMut() -> Option<News> + 'static) {
            const AT_ONCE: usize = 12;
            let mut heard = Vec::new();
            while heard.len() < AT_ONCE
                && let Some(news) = next()
            {
                heard.push(Arc::new(news));
            }
            let more = heard.len() == AT_ONCE;
            let there = reviewing.told.try_update(|told| told.extend(heard)).is_some();
            if more && there {
                request_animation_frame(move || hear(reviewing, next));
            }
        }
        let mut left = self.count();
        hear(self, move || {
            left = left.checked_sub(1)?;
            walk.go_on()
        });
    }

    /// Shows the move that is looked at, as whoever made it saw it.
    fn keep_showing(self) {
        let (speech, here) = (speech(), Memo::new(move |_| self.turning_here()));
        Effect::new(move |before: Option<Language>| {
            let spoken = speech.language();
            // What seemed to be a turning point may prove not to be one while it is looked at.
            let (at, turning) = (self.at.get(), here.get());
            let look = self.look.get();
            let look = if look == Look::Choice && turning.is_none() { Look::After } else { look };
            let actor = turning.as_ref().map(|turning| turning.seat);
            let actor = actor.or_else(|| self.moved(at.max(1)).map(|moved| moved.actor()));
            let viewer = actor.map_or(Viewer::Spectator, Viewer::Seat);
            self.replay.with_value(|replay| {
                if before.is_some_and(|before| before != spoken) {
                    replay.call_by_name();
                }
                let moves = match look {
                    Look::After => at,
                    Look::Choice => at.saturating_sub(1),
                    Look::Line => return,
                };
                if let Err(broken) = replay.show(moves, viewer) {
                    leptos::logging::error!("{broken}");
                }
            });
            if look == Look::Choice {
                let better = turning.and_then(|turning| turning.better);
                self.better.set(better.and_then(|better| untrack(|| self.stage.game().action_in_words(&better))));
            }
            spoken
        });
    }

    /// Plays the better move of this turning point on the board, and what bots would play then.
    pub(super) fn play_line(self) {
        let at = self.at.get_untracked();
        let Some(turning) = untrack(|| self.turning_here()) else { return };
        let (Some(better), Some(mut moved)) = (turning.better, self.moved(at)) else { return };
        let Some(Ok(mut line)) = self.with_replay(|replay| replay.line_from(at - 1)) else { return };
        moved
            .choices
            .iter_mut()
            .filter(|(seat, _)| *seat == turning.seat)
            .for_each(|(_, action)| action.clone_from(&better));
        if !line.play(&moved.choices) {
            return;
        }
        self.stop_line();
        self.look.set(Look::Line);
        self.show_line(line, turning.seat, FURTHER);
    }

    /// Shows how far a line is, and lets a bot go on.
    fn show_line(self, line: Line, viewer: Seat, further: usize) {
        let news = self.with_replay(|replay| replay.show_line(&line, Viewer::Seat(viewer))).flatten();
        if let Some(news) = news {
            self.line.update(|told| told.push(self.stage.story(&news).join(". ")));
        }
        let Some((seat, view)) = line.next().filter(|_| further > 0) else { return };
        let game = self.desk().game;
        let go_on = move |advice: crate::thinking::Advice, mut line: Line| {
            self.timer.set_value(Some(Timeout::new(PACE, move || {
                if line.play(&[(seat, advice.action)]) {
                    self.show_line(line, viewer, further - 1);
                }
            })));
        };
        self.bots.update_value(|slot| {
            slot.get_or_insert_with(Bots::new).ask(game, seat, Level::Hard.into(), THINK, view, move |advice| {
                if self.look.try_get_untracked() == Some(Look::Line) {
                    go_on(advice, line);
                }
            });
        });
    }

    fn stop_line(self) {
        self.timer.set_value(None);
        self.bots.with_value(|bots| bots.iter().for_each(Bots::cancel));
        self.line.set(Vec::new());
    }

    /// Shows what was played after all.
    pub(super) fn show_played(self) {
        self.stop_line();
        self.look.set(Look::After);
    }
}
