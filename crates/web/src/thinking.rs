//! Bots think in a worker, so that the page never waits for them: the page's side of it. The worker's is `crates/bots`.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use underhill_catalog::{GameId, any_action};
use underhill_core::{Level, PerSeat, Seat, Skill, read_json};
use underhill_table::ViewText;
pub(crate) use underhill_thinking::{
    Advice, BotAnswer, BotQuestion, Explored, ExploredTurn, ExploredValue, ToldReason,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::random;

/// Anything that is allowed, if the bot cannot be asked.
fn anything(asked: &BotQuestion) -> Option<Advice> {
    let game: GameId = asked.game.parse().ok()?;
    let action = any_action(game, asked.view.get(), asked.seat, asked.seed).ok()?;
    let (win, points, alternatives) = (PerSeat::new(), PerSeat::new(), Vec::new());
    Some(Advice { action, win, points, alternatives, proven: None, reasons: Vec::new() })
}

type Reply = Box<dyn FnOnce(BotAnswer)>;

/// So much longer than it was given, in milliseconds, a bot may take: the worker has to be started, and a phone is slow. Then it
/// is taken to be dead.
const DEAD: u32 = 30_000;
/// So often a question is asked. Then anything that is allowed is done: a game must go on.
const TRIES: u32 = 3;

/// A question that is not answered yet.
struct Waiting {
    asked: BotQuestion,
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
        level: Skill,
        milliseconds: u32,
        view: ViewText,
        reply: impl FnOnce(Advice) + 'static,
    ) {
        self.compare(game, seat, level, milliseconds, view, Vec::new(), reply);
    }

    /// Asks a bot to compare actions, in notation, with the best it can find, all with the same care.
    #[allow(clippy::too_many_arguments, reason = "they are what is asked, one after the other")]
    pub(crate) fn compare(
        &self,
        game: GameId,
        seat: Seat,
        level: Skill,
        milliseconds: u32,
        view: ViewText,
        considered: Vec<String>,
        reply: impl FnOnce(Advice) + 'static,
    ) {
        let asked = BotQuestion { level, considered, ..self.question(game, seat, milliseconds, view) };
        self.post(asked, 1, Box::new(move |answer| answer.advice.map_or((), reply)));
    }

    /// Asks what is known of a position and of everything that can be done in it.
    pub(crate) fn explore(
        &self,
        game: GameId,
        seat: Seat,
        milliseconds: u32,
        view: ViewText,
        reply: impl FnOnce(Option<Explored>) + 'static,
    ) {
        let asked = BotQuestion { explores: true, ..self.question(game, seat, milliseconds, view) };
        self.post(asked, 1, Box::new(move |answer| reply(answer.explored)));
    }

    /// A question to the strongest bot.
    fn question(&self, game: GameId, seat: Seat, milliseconds: u32, view: ViewText) -> BotQuestion {
        let id = {
            let mut next = self.0.next.borrow_mut();
            *next += 1;
            *next
        };
        let (game, seed) = (game.id().to_owned(), u64::from_le_bytes(random()));
        let (level, considered) = (Level::Master.into(), Vec::new());
        BotQuestion { id, game, seat, level, milliseconds, seed, view, considered, explores: false }
    }

    fn post(&self, asked: BotQuestion, tries: u32, reply: Reply) {
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
            } else {
                reply(BotAnswer { id: asked.id, advice: anything(&asked), explored: None });
            }
        }
    }

    /// Nothing that was asked is needed any more.
    pub(crate) fn cancel(&self) {
        if !self.0.waiting.borrow().is_empty() {
            self.forget();
        }
    }

    /// Whoever is asked next knows nothing of what was thought before.
    pub(crate) fn forget(&self) {
        self.0.waiting.borrow_mut().clear();
        if let Some(running) = self.0.worker.borrow_mut().take() {
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
            let Ok(answered) = read_json::<BotAnswer>(&text) else { return };
            let Some(office) = office.upgrade() else { return };
            let waiting = office.waiting.borrow_mut().remove(&answered.id);
            if let Some(waiting) = waiting {
                (waiting.reply)(answered);
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
