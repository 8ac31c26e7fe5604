use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use underhill_core::{Illegal, Seat, Waiting};
use underhill_table::{News, Phase};

use super::Face;
use crate::browser::luck;
use crate::table::Desk;
use crate::words::tell_data;

/// A game on the page, with everything typed: what a board is drawn from and what it reports to.
pub(crate) struct Stage<G: Face> {
    pub(crate) desk: Desk,
    /// What is shown. None before the game.
    pub(crate) view: Memo<Option<G::View>>,
    /// A state that looks just like what is shown. It says what is legal; what is hidden in it is made up.
    pub(crate) state: Memo<Option<G>>,
    /// The seat of whoever looks at the screen.
    pub(crate) me: Memo<Option<Seat>>,
    /// Whether they are to decide, now.
    pub(crate) my_turn: Memo<bool>,
    /// What they have picked up or prepared. Empty again after every step of the game.
    pub(crate) hand: RwSignal<G::Hand>,
    /// Why what they tried last is not allowed.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// An action that loses at once; they are asked whether they mean it.
    pub(crate) caution: RwSignal<Option<(String, String)>>,
    /// The rule that is being looked up.
    pub(crate) why: RwSignal<Option<String>>,
}

impl<G: Face> Clone for Stage<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Stage<G> {}

/// Why something is not allowed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) rule: String,
    /// The refusal as data: what kind, which squares or cards.
    pub(crate) facts: Value,
}

impl<G: Face> Stage<G> {
    pub(crate) fn new(desk: Desk) -> Self {
        let view = Memo::new(move |_| {
            let now = desk.shown()?;
            serde_json::from_str::<G::View>(now.view.get()).ok()
        });
        let state = Memo::new(move |_| view.with(|view| G::determinize(view.as_ref()?, &mut luck()).ok()));
        let me = Memo::new(move |_| desk.me());
        let my_turn = Memo::new(move |_| {
            let Some(me) = me.get() else { return false };
            desk.past.get().is_none()
                && desk.phase() == Phase::Playing
                && desk.scene.with(|scene| {
                    scene.now.as_ref().is_some_and(|now| now.waiting.contains(me) && now.sealed.is_none())
                        && scene.places[me.index()].bot.is_none()
                })
        });
        let stage = Stage {
            desk,
            view,
            state,
            me,
            my_turn,
            hand: RwSignal::new(G::Hand::default()),
            refusal: RwSignal::new(None),
            caution: RwSignal::new(None),
            why: RwSignal::new(None),
        };
        // A refusal is about the moment it was given in.
        Effect::new(move |_| {
            view.track();
            stage.hand.set(G::Hand::default());
            stage.refusal.set(None);
            stage.caution.set(None);
        });
        stage
    }

    /// Decides, if the rules allow it; if not, it is said why. What loses at once is asked about first.
    pub(crate) fn act(self, action: &G::Action) {
        self.refusal.set(None);
        self.caution.set(None);
        let Some(seat) = self.me.get_untracked() else { return };
        let verdict = self.state.with_untracked(|state| {
            let state = state.as_ref()?;
            Some(state.check(seat, action).map(|()| state.caution(seat, action)))
        });
        match verdict {
            Some(Ok(None)) => self.desk.act(action.to_string()),
            Some(Ok(Some(rule))) => self.caution.set(Some((action.to_string(), rule.to_string()))),
            Some(Err(illegal)) => self.refuse(&illegal),
            None => {}
        }
    }

    /// Says why something is not allowed.
    pub(crate) fn refuse(self, illegal: &G::Illegal) {
        let facts = serde_json::to_value(illegal).unwrap_or_default();
        self.refusal.set(Some(Refusal { rule: illegal.rule().to_string(), facts }));
    }

    /// Why something is not allowed, in words.
    pub(crate) fn in_words(self, illegal: &G::Illegal) -> String {
        let facts = serde_json::to_value(illegal).unwrap_or_default();
        tell_data(self.desk.game, "illegal", &facts, &self.desk.names()).unwrap_or_default()
    }

    /// Whether the person at the screen may do this now.
    pub(crate) fn may(self, action: &G::Action) -> bool {
        self.my_turn.get() && self.check(action).is_some_and(|verdict| verdict.is_ok())
    }

    /// Whether the rules let the person at the screen do this, and why not.
    pub(crate) fn check(self, action: &G::Action) -> Option<Result<(), G::Illegal>> {
        let seat = self.me.get()?;
        self.state.with(|state| state.as_ref().map(|state| state.check(seat, action)))
    }

    /// The refusal in words.
    pub(crate) fn refusal_words(self) -> Option<String> {
        let refusal = self.refusal.get()?;
        tell_data(self.desk.game, "illegal", &refusal.facts, &self.desk.names())
    }

    /// What the game told last, as data: what a board marks and moves.
    pub(crate) fn last_events(self) -> Vec<Value> {
        self.recent_events(1).pop().unwrap_or_default()
    }

    /// What the game told in so many happenings, the newest first.
    pub(crate) fn recent_events(self, happenings: usize) -> Vec<Vec<Value>> {
        let until = self.desk.past.get().unwrap_or(u64::MAX);
        self.desk.told.with(|told| {
            let eventful = told.iter().rev().filter(|news| news.version <= until && !news.events.is_empty());
            let events = |news: &Arc<News>| news.events.iter().map(|tale| tale.event.clone()).collect();
            eventful.take(happenings).map(events).collect()
        })
    }

    /// Whether it is this seat's turn, as far as anyone may know.
    pub(crate) fn is_asked(self, seat: Seat) -> bool {
        self.state.with(|state| {
            state
                .as_ref()
                .is_some_and(|state| matches!(state.waiting(), Waiting::Decide(seats) if seats.contains(seat)))
        })
    }

    pub(crate) fn name(self, seat: Seat) -> String {
        self.desk.name(seat)
    }
}
