//! Bots think in a worker, so that the page never waits for them: what is asked and answered, the page's side of it, and
//! the worker's.

use std::any::Any;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use serde::{Deserialize, Serialize};
use underhill_catalog::{GameId, any_action};
use underhill_core::{Fact, Level, PerSeat, Seat};
use underhill_search::{Brain, BrainVisit, Estimate, Meter, Proof, Question, visit};
use underhill_table::ViewText;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::random;

/// A decision that somebody wants from a bot.
#[derive(Serialize, Deserialize)]
struct Asked {
    id: u32,
    game: String,
    seat: Seat,
    level: Level,
    milliseconds: u32,
    seed: u64,
    view: ViewText,
}

impl Asked {
    /// Anything that is allowed, if the bot cannot be asked.
    fn anything(&self) -> Option<Thought> {
        let game: GameId = self.game.parse().ok()?;
        let action = any_action(game, self.view.get(), self.seat, self.seed).ok()?;
        let (win, points, candidates) = (PerSeat::new(), PerSeat::new(), Vec::new());
        Some(Thought { action, win, points, candidates, proven: None, reasons: Vec::new() })
    }
}

/// What a bot thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// What it would do, in notation.
    pub(crate) action: String,
    /// Each seat's chance to win.
    pub(crate) win: PerSeat<f64>,
    /// The points each seat can expect, where points matter.
    pub(crate) points: PerSeat<f64>,
    /// What else it considered, the best first.
    pub(crate) candidates: Vec<Candidate>,
    /// Whether it has proven to win (above 0) or lose (below 0), and in how many turns.
    pub(crate) proven: Option<i32>,
    /// What speaks for it, the most important first.
    pub(crate) reasons: Vec<Reason>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Candidate {
    pub(crate) action: String,
    pub(crate) win: PerSeat<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Reason {
    /// The rule it rests on, if there is one.
    pub(crate) rule: Option<String>,
    /// What the game's message for it is told with.
    pub(crate) facts: Fact,
}

#[derive(Serialize, Deserialize)]
struct Answered {
    id: u32,
    thought: Thought,
}

type Reply = Box<dyn FnOnce(Thought)>;

/// So much longer than it was given, in milliseconds, a bot may take: the worker has to be started, and a phone is slow. Then it
/// is taken to be dead.
const DEAD: u32 = 30_000;
/// So often a question is asked. Then anything that is allowed is done: a game must go on.
const TRIES: u32 = 3;

/// A question that is not answered yet.
struct Waiting {
    asked: Asked,
    tries: u32,
    reply: Reply,
    /// Rings when the worker must have died.
    _alarm: Timeout,
}

/// The bots of this page.
#[derive(Clone)]
pub(crate) struct Bots(Rc<Office>);

struct Office {
    worker: RefCell<Option<Running>>,
    waiting: RefCell<BTreeMap<u32, Waiting>>,
    next: RefCell<u32>,
}

struct Running {
    worker: Worker,
    _listen: Closure<dyn FnMut(MessageEvent)>,
    _die: Closure<dyn FnMut()>,
}

impl Drop for Office {
    fn drop(&mut self) {
        if let Some(running) = self.worker.take() {
            running.worker.terminate();
        }
    }
}

impl Bots {
    pub(crate) fn new() -> Bots {
        Bots(Rc::new(Office {
            worker: RefCell::new(None),
            waiting: RefCell::new(BTreeMap::new()),
            next: RefCell::new(0),
        }))
    }

    /// Asks a bot. The reply comes once it has thought, unless everything is cancelled before.
    pub(crate) fn ask(
        &self,
        game: GameId,
        seat: Seat,
        level: Level,
        milliseconds: u32,
        view: ViewText,
        reply: impl FnOnce(Thought) + 'static,
    ) {
        let id = {
            let mut next = self.0.next.borrow_mut();
            *next += 1;
            *next
        };
        let seed = u64::from_le_bytes(random());
        let asked = Asked { id, game: game.id().to_owned(), seat, level, milliseconds, seed, view };
        self.post(asked, 1, Box::new(reply));
    }

    fn post(&self, asked: Asked, tries: u32, reply: Reply) {
        let text = serde_json::to_string(&asked).expect("a question serialises");
        let bots = Rc::downgrade(&self.0);
        let alarm = Timeout::new(asked.milliseconds.saturating_add(DEAD), move || {
            if let Some(office) = bots.upgrade() {
                Bots(office).revive();
            }
        });
        self.0.waiting.borrow_mut().insert(asked.id, Waiting { asked, tries, reply, _alarm: alarm });
        let mut worker = self.0.worker.borrow_mut();
        let running = worker.get_or_insert_with(|| self.start());
        let _ = running.worker.post_message(&JsValue::from_str(&text));
    }

    /// The worker has died: another is asked what it was asked.
    fn revive(&self) {
        if let Some(running) = self.0.worker.borrow_mut().take() {
            running.worker.terminate();
        }
        let unanswered = self.0.waiting.take();
        for Waiting { asked, tries, reply, .. } in unanswered.into_values() {
            if tries < TRIES {
                self.post(asked, tries + 1, reply);
            } else if let Some(thought) = asked.anything() {
                reply(thought);
            }
        }
    }

    /// Nothing that was asked is needed any more.
    pub(crate) fn cancel(&self) {
        let idle = self.0.waiting.borrow().is_empty();
        self.0.waiting.borrow_mut().clear();
        if !idle && let Some(running) = self.0.worker.borrow_mut().take() {
            running.worker.terminate();
        }
    }

    fn start(&self) -> Running {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options).expect("the browser has workers");
        let office = Rc::downgrade(&self.0);
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(answered) = serde_json::from_str::<Answered>(&text) else { return };
            let Some(office) = office.upgrade() else { return };
            let waiting = office.waiting.borrow_mut().remove(&answered.id);
            if let Some(waiting) = waiting {
                (waiting.reply)(answered.thought);
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        let office = Rc::downgrade(&self.0);
        let die = Closure::<dyn FnMut()>::new(move || {
            let office = Weak::clone(&office);
            // Not from within: the worker that calls this is dropped then.
            Timeout::new(0, move || {
                if let Some(office) = office.upgrade() {
                    Bots(office).revive();
                }
            })
            .forget();
        });
        worker.set_onerror(Some(die.as_ref().unchecked_ref()));
        Running { worker, _listen: listen, _die: die }
    }
}

/// What bots keep in mind from one decision to the next, by game and seat.
type Minds = HashMap<(&'static str, Seat), Box<dyn Any>>;

thread_local! {
    static MINDS: RefCell<Minds> = RefCell::new(Minds::new());
}

/// The worker's side: a question in, an answer out.
#[wasm_bindgen]
pub fn think(asked: &str) -> String {
    let asked: Asked = serde_json::from_str(asked).expect("the page asks what the worker understands");
    let game: GameId = asked.game.parse().expect("the page knows the games");
    let id = asked.id;
    let thought = visit(game, Thinking(asked)).expect("the page shows views that can be read");
    serde_json::to_string(&Answered { id, thought }).expect("an answer serialises")
}

struct ThinkingTime {
    start: f64,
    limit: f64,
}

impl Meter for ThinkingTime {
    fn spent(&self, _: u64) -> f64 {
        (js_sys::Date::now() - self.start) / self.limit
    }
}

struct Thinking(Asked);

impl BrainVisit for Thinking {
    type Output = Result<Thought, serde_json::Error>;

    fn visit<G: Brain>(self) -> Self::Output {
        let Asked { seat, level, milliseconds, seed, view, .. } = self.0;
        let view: G::View = serde_json::from_str(view.get())?;
        let kept = MINDS.with_borrow_mut(|minds| minds.remove(&(G::ID, seat)));
        let mut mind: Box<G::Mind> = kept.and_then(|mind| mind.downcast().ok()).unwrap_or_default();
        let clock = ThinkingTime { start: js_sys::Date::now(), limit: f64::from(milliseconds.max(1)) };
        let question = Question { seat, view: &view, level, meter: &clock, seed, crew: None };
        let answer = G::think(&mut mind, &question);
        MINDS.with_borrow_mut(|minds| minds.insert((G::ID, seat), mind));
        let Estimate { win, points } = answer.estimate;
        let candidates = answer.candidates.into_iter().take(5);
        Ok(Thought {
            action: answer.action.to_string(),
            win,
            points,
            candidates: candidates
                .map(|candidate| Candidate { action: candidate.action.to_string(), win: candidate.estimate.win })
                .collect(),
            proven: answer.proof.map(|proof| match proof {
                Proof::WinIn(plies) => plies as i32,
                Proof::LossIn(plies) => -(plies as i32),
            }),
            reasons: answer
                .reasons
                .into_iter()
                .map(|reason| Reason { rule: reason.rule.map(|rule| rule.to_string()), facts: reason.facts })
                .collect(),
        })
    }
}
