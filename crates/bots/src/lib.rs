//! The bots of the browser app: a program of its own that runs in a worker, loaded when the first of them is asked.

// What a browser needs is not there on other machines: there the crate is only checked.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;

use underhill_catalog::GameId;
use underhill_core::Seat;
use underhill_search::{Aids, BotMind, Brain, BrainVisit, Estimate, Meter, OpeningTurn, Proof, Question, Value, visit};
use underhill_thinking::{
    Advice, Alternative, BotAnswer, BotQuestion, Explored, ExploredTurn, ExploredValue, ToldReason,
};
use wasm_bindgen::prelude::*;

/// What bots keep in mind from one decision to the next, by game and seat.
type Minds = HashMap<(&'static str, Seat), Box<dyn Any>>;

thread_local! {
    static MINDS: RefCell<Minds> = RefCell::new(Minds::new());
}

/// A question in, an answer out.
#[wasm_bindgen]
pub fn think(asked: &str) -> String {
    let asked: BotQuestion = serde_json::from_str(asked).expect("the page asks what the worker understands");
    let game: GameId = asked.game.parse().expect("the page knows the games");
    let id = asked.id;
    let (mut advice, mut explored) = (None, None);
    if asked.explores {
        explored = visit(game, Exploring(asked)).expect("the page shows views that can be read");
    } else {
        advice = Some(visit(game, Thinking(asked)).expect("the page shows views that can be read"));
    }
    serde_json::to_string(&BotAnswer { id, advice, explored }).expect("an answer serialises")
}

/// For a review so many of the best are judged as carefully as what was played.
const COMPARED: usize = 3;

struct ThinkingTime {
    start: f64,
    limit: f64,
}

impl Meter for ThinkingTime {
    fn spent(&self, _: u64) -> f64 {
        (js_sys::Date::now() - self.start) / self.limit
    }
}

/// In how many turns something is proven: above 0 a win, below 0 a loss.
fn in_turns(proof: Proof) -> i32 {
    match proof {
        Proof::WinIn(plies) => plies as i32,
        Proof::LossIn(plies) => -(plies as i32),
    }
}

struct Exploring(BotQuestion);

impl BrainVisit for Exploring {
    type Output = Result<Option<Explored>, serde_json::Error>;

    fn visit<G: Brain>(self) -> Self::Output {
        let BotQuestion { seat, level, milliseconds, seed, view, .. } = self.0;
        let view: G::View = serde_json::from_str(view.get())?;
        let clock = ThinkingTime { start: js_sys::Date::now(), limit: f64::from(milliseconds.max(1)) };
        let question = Question { seat, view: &view, level: level.like(), meter: &clock, seed, aids: Aids::default() };
        let value = |value: Value| ExploredValue { chance: value.chance, proven: value.proof.map(in_turns) };
        let turn = |turn: OpeningTurn<G::Action>| ExploredTurn {
            same: turn.same.iter().map(ToString::to_string).collect(),
            value: turn.value.map(value),
            played: turn.games.played,
            won: turn.games.won,
        };
        let opening = G::explore(&mut G::Mind::default(), &question);
        Ok(opening.map(|opening| Explored {
            in_book: opening.in_book,
            value: value(opening.value),
            depth: opening.depth,
            turns: opening.turns.into_iter().map(turn).collect(),
        }))
    }
}

struct Thinking(BotQuestion);

impl BrainVisit for Thinking {
    type Output = Result<Advice, serde_json::Error>;

    fn visit<G: Brain>(self) -> Self::Output {
        let BotQuestion { seat, level, milliseconds, seed, view, considered, .. } = self.0;
        let view: G::View = serde_json::from_str(view.get())?;
        let kept = MINDS.with_borrow_mut(|minds| minds.remove(&(G::ID, seat)));
        let kept = kept.and_then(|mind| mind.downcast::<BotMind<G>>().ok());
        let mut mind = kept.map_or_else(|| BotMind::new(level), |mind| mind.playing(level));
        let clock = ThinkingTime { start: js_sys::Date::now(), limit: f64::from(milliseconds.max(1)) };
        let considered: Vec<G::Action> = considered.iter().filter_map(|action| action.parse().ok()).collect();
        let compared = if considered.is_empty() { 1 } else { COMPARED };
        let aids = Aids { considered: &considered, compared, ..Aids::default() };
        let question = Question { seat, view: &view, level: level.like(), meter: &clock, seed, aids };
        let answer = mind.think(&question);
        MINDS.with_borrow_mut(|minds| minds.insert((G::ID, seat), Box::new(mind)));
        let Estimate { win, points } = answer.estimate;
        let mut places = 0..;
        let told = |candidate: &underhill_search::Candidate<G::Action>| {
            places.next().is_some_and(|place| place < 5) || considered.contains(&candidate.action)
        };
        let candidates = answer.candidates.into_iter().filter(told).collect::<Vec<_>>().into_iter();
        Ok(Advice {
            action: answer.action.to_string(),
            win,
            points,
            alternatives: candidates
                .map(|candidate| Alternative { action: candidate.action.to_string(), win: candidate.estimate.win })
                .collect(),
            proven: answer.proof.map(in_turns),
            reasons: answer
                .reasons
                .into_iter()
                .map(|reason| ToldReason { rule: reason.rule.map(|rule| rule.to_string()), facts: reason.facts })
                .collect(),
        })
    }
}
