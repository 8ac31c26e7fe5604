use leptos::prelude::*;
use underhill_core::{EVENT, Fact, Game, Record, Seat, Seats, StepOf, Viewer, Waiting, read_json, read_told};
use underhill_table::{News, NewsKind, Phase};

use super::Face;
use crate::browser::luck;
use crate::screens::play::Hint;
use crate::table::Desk;
use crate::words::{in_words, tell_facts, tell_ideas};

/// What the game told in a happening. What a newer server might tell and this page does not know is left out.
pub(crate) fn events<G: Face>(news: &News) -> impl DoubleEndedIterator<Item = G::Event> {
    news.events.iter().filter_map(|seen| read_told(EVENT, &seen.event))
}

/// What happened in a recorded game.
pub(crate) fn events_of<G: Game>(record: &Record) -> Option<Vec<G::Event>> {
    let options = serde_json::from_value(record.options.clone()).ok()?;
    let mut game = G::new(record.seats, &options).ok()?;
    let mut events = Vec::new();
    for text in &record.steps {
        let step: StepOf<G> = text.parse().ok()?;
        game.play(&step, &mut events).ok()?;
    }
    Some(events)
}

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
    /// Whether that is being dragged, so that it is seen under the finger.
    pub(crate) carrying: RwSignal<bool>,
    /// Why what they tried last is not allowed.
    pub(crate) refusal: RwSignal<Option<G::Illegal>>,
    /// An action that loses at once; they are asked whether they mean it.
    pub(crate) caution: RwSignal<Option<(String, String)>>,
    /// The rule that is being looked up.
    pub(crate) why: RwSignal<Option<String>>,
    /// What a bot would do.
    pub(crate) hint: RwSignal<Hint>,
    /// An action, in notation: what has to be touched next to do it is pointed at.
    pub(crate) pointing: RwSignal<Option<String>>,
}

impl<G: Face> Clone for Stage<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Stage<G> {}

impl<G: Face> Stage<G> {
    pub(crate) fn new(desk: Desk) -> Self {
        let view = Memo::new(move |_| {
            let now = desk.shown()?;
            read_json::<G::View>(now.view.get()).ok()
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
            carrying: RwSignal::new(false),
            refusal: RwSignal::new(None),
            caution: RwSignal::new(None),
            why: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            pointing: RwSignal::new(None),
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
            Some(Err(illegal)) => self.refusal.set(Some(illegal)),
            None => {}
        }
    }

    /// What it would be to do this, in words, by what the game would tell if it were done. What is decided in secret tells
    /// nothing before the others have decided, too; it has words of its own. None if it is not allowed.
    pub(crate) fn action_in_words(self, action: &G::Action) -> Option<String> {
        let (seat, game) = (self.me.get()?, self.desk.game);
        let mut state = self.state.with(Clone::clone)?;
        state.check(seat, action).ok()?;
        if !matches!(state.waiting(), Waiting::Decide(seats) if seats == Seats::only(seat)) {
            return Some(in_words(game, &action.to_string()));
        }
        let mut events = Vec::new();
        state.decide_unchecked(&[(seat, action.clone())], &mut events);
        let told = events.iter().filter_map(|event| G::witness(event, Viewer::Seat(seat)));
        let facts: Vec<Fact> = told.filter_map(|event| Fact::of(&event)).collect();
        Some(tell_ideas(game, &facts, &self.desk.names()))
    }

    /// Why something is not allowed, in words.
    pub(crate) fn in_words(self, illegal: &G::Illegal) -> String {
        tell_facts(self.desk.game, "illegal", Fact::of(illegal), &self.desk.names())
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

    /// What the game told last: what a board marks and moves.
    pub(crate) fn last_events(self) -> Vec<G::Event> {
        self.recent_events(1).pop().unwrap_or_default()
    }

    /// What the game told in so many happenings, the newest first.
    pub(crate) fn recent_events(self, happenings: usize) -> Vec<Vec<G::Event>> {
        let until = self.desk.past.get().unwrap_or(u64::MAX);
        self.desk.told.with(|told| {
            let known = told.iter().rev().filter(|news| news.version <= until);
            // What was taken back is no longer the last thing that happened; what was before it nobody needs to be shown again.
            let since = known.take_while(|news| !matches!(news.kind, NewsKind::TookBack { .. }));
            let eventful = since.filter(|news| !news.events.is_empty());
            eventful.take(happenings).map(|news| events::<G>(news).collect()).collect()
        })
    }

    /// Everything that happened in a game that is over, by its record; whatever was taken back is not in it. A server hands it
    /// out with the proof that the draws were fair.
    pub(crate) fn all_events(self) -> Option<Vec<G::Event>> {
        self.desk.fair.track();
        self.view.track();
        events_of::<G>(&Record::from_line(&self.desk.record()?).ok()?)
    }

    /// The newest event for which there is an answer.
    pub(crate) fn find_event<T>(self, mut find: impl FnMut(G::Event) -> Option<T>) -> Option<T> {
        let until = self.desk.past.get().unwrap_or(u64::MAX);
        self.desk.told.with(|told| {
            let known = told.iter().rev().filter(|news| news.version <= until);
            known.flat_map(|news| events::<G>(news).rev()).find_map(&mut find)
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
