use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use underhill_core::{Fact, ILLEGAL, Illegal, Seat, read_told};
use underhill_table::News;

use super::{Face, Stage, Way};
use crate::screens::play::Hint;
use crate::table::Desk;
use crate::words::{actor, tell_story};

/// What became of something that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// It is done, or it is asked whether it is meant.
    Done,
    /// It is not allowed now, and the stage says why.
    Refused,
    /// It can be understood, but no game could allow it because of this rule.
    Against(String),
    Unreadable,
}

/// A game on the page as whatever surrounds its board sees it: without the game's types, so that all of that is compiled once
/// and not for every game.
#[derive(Copy, Clone)]
pub(crate) struct AnyStage {
    pub(crate) desk: Desk,
    /// The seat of whoever looks at the screen.
    pub(crate) me: Memo<Option<Seat>>,
    /// Whether they are to decide, now.
    pub(crate) my_turn: Memo<bool>,
    /// Whether something is being dragged.
    pub(crate) carrying: RwSignal<bool>,
    /// An action that loses at once; they are asked whether they mean it.
    pub(crate) caution: RwSignal<Option<(String, String)>>,
    /// The rule that is being looked up.
    pub(crate) why: RwSignal<Option<String>>,
    /// What a bot would do.
    pub(crate) hint: RwSignal<Hint>,
    /// An action, in notation: what has to be touched next to do it is pointed at.
    pub(crate) pointing: RwSignal<Option<String>>,
    game: StoredValue<Arc<dyn Staged>>,
}

impl AnyStage {
    pub(crate) fn new<G: Face>(stage: Stage<G>) -> AnyStage {
        let Stage { desk, me, my_turn, carrying, caution, why, hint, pointing, .. } = stage;
        AnyStage { desk, me, my_turn, carrying, caution, why, hint, pointing, game: StoredValue::new(Arc::new(stage)) }
    }

    /// What the game told in a happening, in sentences.
    pub(crate) fn story(self, news: &News) -> Vec<String> {
        tell_story(self.desk.game, &self.game().facts(news), &self.desk.names())
    }

    /// Who did something in a happening, if the game says.
    pub(crate) fn actor(self, news: &News) -> Option<Seat> {
        self.game().facts(news).first().and_then(actor)
    }

    /// What the game itself does.
    pub(crate) fn game(self) -> Arc<dyn Staged> {
        self.game.get_value()
    }
}

/// What a game does for whatever surrounds its board. Whatever it reads is tracked.
pub(crate) trait Staged: Send + Sync {
    fn board(&self) -> AnyView;
    fn belongings(&self, seat: Seat) -> AnyView;
    fn prompt(&self) -> String;
    fn controls(&self) -> AnyView;
    /// Whether the winner has the most points.
    fn counts_points(&self) -> bool;
    /// Whether a puzzle is worth so many moves.
    fn puzzles_count_moves(&self) -> bool;
    fn how_it_ended(&self) -> String;
    /// The rules that ended it as people are told them, each once.
    fn told_as_ended_by(&self, rules: &[String]) -> Vec<String>;
    fn triumph(&self) -> AnyView;
    fn reckoning(&self) -> AnyView;
    fn course(&self) -> AnyView;
    fn key(&self) -> AnyView;

    /// Asks to be told whenever something else is seen of the game.
    fn track(&self);
    /// How many turns have been completed.
    fn turns(&self) -> u32;
    /// Whether the players may agree on a draw.
    fn draw_by_agreement(&self) -> bool;
    /// Whether it is this seat's turn, as far as anyone may know.
    fn is_asked(&self, seat: Seat) -> bool;

    /// Does what is typed.
    fn act_as_typed(&self, notation: &str) -> Typed;
    /// What doing something, in notation, would be in words.
    fn action_in_words(&self, notation: &str) -> Option<String>;
    /// What has to be touched next to do something, as a CSS selector.
    fn next_touch(&self, notation: &str) -> Option<String>;
    /// Picks something up to be dragged.
    fn lift(&self, thing: &str);
    /// Sets it down.
    fn set_down(&self, thing: &str, place: &str);
    /// Where it goes when something is done, as a CSS selector.
    fn aim(&self, notation: &str) -> Option<String>;
    /// What an action, in notation, takes and where it puts it.
    fn way(&self, notation: &str) -> Option<Way>;
    /// Lets go of what was picked up.
    fn let_go(&self);
    /// Puts everything back that was picked up or prepared.
    fn put_down(&self);

    /// Whether what was tried last is not allowed.
    fn is_refused(&self) -> bool;
    /// Why it is not: in words, and the rule.
    fn refusal(&self) -> Option<(String, String)>;
    /// Speaks of it no more.
    fn forget_refusal(&self);
    /// Why the server did not allow something, in words.
    fn refusal_by_server(&self, facts: &Value) -> Option<String>;

    /// What the game told in a happening, as data.
    fn facts(&self, news: &News) -> Vec<Fact>;
    /// What was done in a happening, in notation.
    fn notation(&self, news: &News) -> Vec<String>;
    /// Who has just done something to be proud of.
    fn proud(&self) -> Option<Seat>;
}

impl<G: Face> Staged for Stage<G> {
    fn board(&self) -> AnyView {
        G::board(*self)
    }

    fn belongings(&self, seat: Seat) -> AnyView {
        G::belongings(*self, seat)
    }

    fn prompt(&self) -> String {
        G::prompt(*self)
    }

    fn controls(&self) -> AnyView {
        G::controls(*self)
    }

    fn counts_points(&self) -> bool {
        G::COUNTS_POINTS
    }

    fn puzzles_count_moves(&self) -> bool {
        G::PUZZLES_COUNT_MOVES
    }

    fn how_it_ended(&self) -> String {
        G::how_it_ended(*self)
    }

    fn told_as_ended_by(&self, rules: &[String]) -> Vec<String> {
        let mut told = Vec::new();
        for rule in rules {
            let rule = G::told_as_ended_by(rule).map_or_else(|| rule.clone(), |id| id.to_string());
            if !told.contains(&rule) {
                told.push(rule);
            }
        }
        told
    }

    fn triumph(&self) -> AnyView {
        G::triumph(*self)
    }

    fn reckoning(&self) -> AnyView {
        G::reckoning(*self)
    }

    fn course(&self) -> AnyView {
        G::course(*self)
    }

    fn key(&self) -> AnyView {
        G::key()
    }

    fn track(&self) {
        self.view.track();
    }

    fn turns(&self) -> u32 {
        self.state.with(|state| state.as_ref().map_or(0, G::turns))
    }

    fn draw_by_agreement(&self) -> bool {
        G::DRAW_BY_AGREEMENT
    }

    fn is_asked(&self, seat: Seat) -> bool {
        Stage::is_asked(*self, seat)
    }

    fn act_as_typed(&self, notation: &str) -> Typed {
        let action: G::Action = match notation.parse() {
            Ok(action) => action,
            Err(error) => return error.rule().map_or(Typed::Unreadable, |rule| Typed::Against(rule.to_string())),
        };
        self.act(&action);
        if self.refusal.with_untracked(Option::is_none) { Typed::Done } else { Typed::Refused }
    }

    fn action_in_words(&self, notation: &str) -> Option<String> {
        Stage::action_in_words(*self, &notation.parse().ok()?)
    }

    fn next_touch(&self, notation: &str) -> Option<String> {
        let action = notation.parse().ok()?;
        if !self.my_turn.get() {
            return None;
        }
        Some(self.hand.with(|hand| G::next_touch(&action, hand)))
    }

    fn lift(&self, thing: &str) {
        self.refusal.set(None);
        G::lift(*self, thing);
    }

    fn set_down(&self, thing: &str, place: &str) {
        G::set_down(*self, thing, place);
    }

    fn let_go(&self) {
        self.hand.update(G::let_go);
    }

    fn aim(&self, notation: &str) -> Option<String> {
        let action = notation.parse().ok()?;
        self.hand.with(|hand| G::aim(&action, hand))
    }

    fn way(&self, notation: &str) -> Option<Way> {
        Some(G::way(&notation.parse().ok()?))
    }

    fn put_down(&self) {
        self.hand.set(G::Hand::default());
    }

    fn is_refused(&self) -> bool {
        self.refusal.with(Option::is_some)
    }

    fn refusal(&self) -> Option<(String, String)> {
        let illegal = self.refusal.get()?;
        Some((self.in_words(&illegal), illegal.rule().to_string()))
    }

    fn forget_refusal(&self) {
        self.refusal.set(None);
    }

    fn refusal_by_server(&self, facts: &Value) -> Option<String> {
        read_told(ILLEGAL, facts).map(|illegal| self.in_words(&illegal))
    }

    fn facts(&self, news: &News) -> Vec<Fact> {
        super::events::<G>(news).filter_map(|event| Fact::of(&event)).collect()
    }

    fn notation(&self, news: &News) -> Vec<String> {
        super::events::<G>(news).filter_map(|event| G::notation(&event)).collect()
    }

    fn proud(&self) -> Option<Seat> {
        self.last_events().iter().find_map(G::feat)
    }
}
