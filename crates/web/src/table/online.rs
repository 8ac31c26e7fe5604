//! A table that the page's server keeps: a session with a browser's socket and clock.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use underhill_core::Record;
use underhill_protocol::{BUILD, CloseCode, TableId};
use underhill_session::{Final, Happened, Millis, Output, Past, ServerBuild, Session};
use underhill_table::{Bytes, Command, Entropy, GameScene, News, Phase, Scene};
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::queue::Queue;
use super::server::{Failure, keep_witness, kept_witness, look, token_kept_as};
use super::{Desk, Host, Notice, TablePlace};
use crate::archive;
use crate::browser::{build, document, motion_left, now, random, recall, update_page, window};

/// The browser says so when there is reason to believe that the server can be reached again.
const HOPE: [&str; 3] = ["online", "pageshow", "visibilitychange"];

/// A game usually starts in less time than it takes to say so. So long it may take before that is said.
const START: Millis = 900;

/// A table at the server.
pub(crate) struct Online {
    desk: Desk,
    table: TableId,
    this: Weak<Online>,
    inner: RefCell<Inner>,
}

struct Inner {
    session: Session,
    line: Option<Line>,
    wake: Option<Timeout>,
    /// The browser's clock may be set back; the session's is not.
    clock: Millis,
    /// What has come and is not shown yet, and when it is looked at again.
    coming: Queue<Told>,
    next: Option<Timeout>,
    /// Since when a game starts, if one does: what is not shown yet, and when it is.
    starting: Option<Starting>,
    /// How the game looked at the versions this page has seen.
    seen: BTreeMap<u64, GameScene>,
    /// The record of the game that is over, with the number of that game.
    record: Option<(u32, Record)>,
    listeners: Vec<WindowListenerHandle>,
}

/// The devices reveal what they have committed to. As long as that may take a moment only, what was there before stays.
struct Starting {
    since: Millis,
    held: Vec<News>,
    _wait: Timeout,
}

/// How things stood after something happened, and what that was.
struct Told {
    scene: Scene,
    news: Vec<News>,
}

/// A socket and what listens to it.
struct Line {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Online {
    /// Goes to a table: to the seat this device holds there, or to watch.
    pub(crate) async fn join(table: TableId) -> Result<Desk, Failure> {
        let scene = look(table).await?;
        let game = scene.game.parse().map_err(|_| Failure::Unreadable)?;
        let desk = Desk::new(game, TablePlace::Server(table.to_string()), scene);
        let clock = now();
        let inner = Inner {
            session: session(table, clock),
            line: None,
            wake: None,
            clock,
            coming: Queue::new(),
            next: None,
            starting: None,
            seen: BTreeMap::new(),
            record: None,
            listeners: Vec::new(),
        };
        let online = Rc::new_cyclic(|this| Online { desk, table, this: Weak::clone(this), inner: RefCell::new(inner) });
        let hope = HOPE.map(|event| {
            let hurry = online.told_by(|online, ()| online.with(Session::hurry));
            window_event_listener_untyped(event, move |_| hurry(()))
        });
        online.inner.borrow_mut().listeners.extend(hope);
        desk.hosted_by(Rc::clone(&online) as Rc<dyn Host>);
        online.attend();
        Ok(desk)
    }

    /// A way for the browser to tell this table something, as long as there is one.
    fn told_by<A>(&self, tell: impl Fn(&Online, A) + 'static) -> impl Fn(A) + 'static {
        let this = Weak::clone(&self.this);
        move |what| {
            if let Some(online) = this.upgrade() {
                tell(&online, what);
            }
        }
    }

    /// Tells the session something that happened now, and does what it wants.
    fn with(&self, tell: impl FnOnce(&mut Session, Millis)) {
        {
            let mut inner = self.inner.borrow_mut();
            inner.clock = inner.clock.max(now());
            let clock = inner.clock;
            tell(&mut inner.session, clock);
        }
        self.attend();
    }

    fn attend(&self) {
        loop {
            let Some(output) = self.inner.borrow_mut().session.poll() else { break };
            match output {
                Output::Connect => self.connect(),
                Output::Disconnect => drop(self.inner.borrow_mut().line.take()),
                Output::Send(text) => {
                    if let Some(line) = &self.inner.borrow().line {
                        // If it cannot be sent the socket is closed, which will be told.
                        let _ = line.socket.send_with_str(&text);
                    }
                }
                Output::Happened(happened) => self.notice(happened),
            }
        }
        let wake = self.told_by(|online, ()| online.with(Session::time));
        let mut inner = self.inner.borrow_mut();
        let left = inner.session.wake_at().map(|at| at.saturating_sub(now()).min(60_000) as u32);
        inner.wake = left.map(|left| Timeout::new(left, move || wake(())));
    }

    fn connect(&self) {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}/api/v1/tables/{}/socket", self.table);
        // An address that cannot be connected to is tried again like one where nobody answers.
        let Ok(socket) = WebSocket::new(&address) else { return };
        let open = self.told_by(|online, ()| online.with(Session::connected));
        let hear = self.told_by(|online, text: String| online.with(|session, now| session.heard(&text, now)));
        let close = self.told_by(|online, code| {
            online.inner.borrow_mut().line = None;
            online.with(|session, now| session.closed(Some(code), now));
        });
        let opened = Closure::<dyn FnMut()>::new(move || open(()));
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hear(event.data().as_string().unwrap_or_default());
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| close(event.code()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.inner.borrow_mut().line = Some(Line { socket, _opened: opened, _message: message, _closed: closed });
    }

    fn notice(&self, happened: Happened) {
        let waits = matches!(
            happened,
            Happened::News(_) | Happened::Done { .. } | Happened::Now | Happened::Presence | Happened::InLine { .. }
        );
        if !waits {
            // It is about everything that has come up to now.
            self.show_all();
        }
        match happened {
            Happened::Welcome(news) => {
                self.all_is_well();
                self.receive(news);
                self.show_all();
                self.keep_up_with(self.inner.borrow().session.server());
            }
            Happened::News(news) => {
                self.desk.in_line.set(None);
                self.receive(vec![news]);
            }
            Happened::InLine { seat, place } => self.desk.in_line.set((place > 0).then_some((seat, place))),
            Happened::Skipped => self.desk.told.set(Vec::new()),
            Happened::Earlier(news) => self.desk.told.update(|told| {
                told.splice(..0, news.into_iter().map(Arc::new));
            }),
            Happened::Done { .. } => {
                self.all_is_well();
                self.receive(Vec::new());
            }
            Happened::Now => self.receive(Vec::new()),
            Happened::Rejected { rejection, .. } => self.desk.notice.set(Some(Notice::Refused(rejection))),
            Happened::Presence => self.desk.online.set(Some(self.inner.borrow().session.presence().0)),
            Happened::Lost(_) | Happened::Unavailable => self.desk.notice.set(Some(Notice::Lost)),
            Happened::Ended(reason) => self.ended(&reason),
        }
        let earlier = self.inner.borrow().session.has_earlier();
        if self.desk.earlier.get_untracked() != earlier {
            self.desk.earlier.set(earlier);
        }
    }

    /// Loads the page anew if the server hands out another one.
    fn keep_up_with(&self, server: &ServerBuild) {
        match (&server.app, build()) {
            (Some(app), Some(own)) if *app != own => update_page(app),
            (None, _) if !server.version.is_empty() && server.version != BUILD => update_page(&server.version),
            _ => {}
        }
    }

    /// Nothing is lost any more.
    fn all_is_well(&self) {
        if self.desk.notice.get_untracked() == Some(Notice::Lost) {
            self.desk.notice.set(None);
        }
    }

    fn ended(&self, reason: &Final) {
        match reason {
            Final::Closed(CloseCode::WrongToken) => {
                // The seat is no longer this device's; it may still watch.
                crate::browser::forget(&token_kept_as(self.table));
                self.desk.told.set(Vec::new());
                let mut inner = self.inner.borrow_mut();
                inner.session = session(self.table, inner.clock);
            }
            Final::Unfair(_) => self.desk.notice.set(Some(Notice::Unfair)),
            Final::Closed(CloseCode::SetAside) => self.desk.notice.set(Some(Notice::SetAside)),
            Final::Closed(_) | Final::Unreadable(_) => {
                self.desk.notice.set(Some(Notice::Outdated));
                update_page("");
            }
            Final::Left => {}
        }
    }

    /// How things stand now, and what happened: to be shown as soon as everything before it has been.
    fn receive(&self, news: Vec<News>) {
        let Some(scene) = self.inner.borrow().session.scene().cloned() else { return };
        // Before anything is sent that follows from it: what this device committed to, and what it saw others commit to.
        keep_witness(self.table, self.inner.borrow().session.witness());
        let Some(news) = self.hold_back(&scene, news) else { return };
        let at_once = {
            let urgent = is_urgent(&scene);
            let mut inner = self.inner.borrow_mut();
            if let Some(now) = &scene.now {
                inner.seen.insert(scene.version, now.clone());
            }
            let nothing_happened = news.is_empty() && inner.coming.is_empty();
            inner.coming.push(Told { scene, news }, now());
            urgent || nothing_happened
        };
        if at_once {
            self.show_all();
        } else {
            self.show_next();
        }
    }

    /// What there is to tell now: nothing while a game starts that has hardly had the time to.
    fn hold_back(&self, scene: &Scene, news: Vec<News>) -> Option<Vec<News>> {
        let mut inner = self.inner.borrow_mut();
        if scene.phase != Phase::Starting {
            let held = inner.starting.take().map(|starting| starting.held);
            return Some(held.into_iter().flatten().chain(news).collect());
        }
        let starting = inner.starting.get_or_insert_with(|| {
            let say_so = self.told_by(|online, ()| online.receive(Vec::new()));
            let wait = Timeout::new(START as u32 + 1, move || say_so(()));
            Starting { since: now(), held: Vec::new(), _wait: wait }
        });
        starting.held.extend(news);
        (now().saturating_sub(starting.since) >= START).then(|| std::mem::take(&mut starting.held))
    }

    /// Shows what is to be shown now, and comes back for what is to be shown later.
    fn show_next(&self) {
        loop {
            let Some(due) = self.inner.borrow().coming.due(now(), moving()) else { return };
            let left = due.saturating_sub(now());
            if left > 0 {
                let again = self.told_by(|online, ()| online.show_next());
                self.inner.borrow_mut().next = Some(Timeout::new(left as u32, move || again(())));
                return;
            }
            self.show_one();
        }
    }

    /// Shows everything that has come.
    fn show_all(&self) {
        while self.show_one() {}
    }

    /// Shows the next that has come, if there is one.
    fn show_one(&self) -> bool {
        let next = self.inner.borrow_mut().coming.take(now());
        let Some(Told { scene, news }) = next else { return false };
        self.inner.borrow_mut().record.take_if(|(game, _)| scene.phase != Phase::Over || *game != scene.games);
        let people = scene.places.iter().filter(|place| place.name.is_some()).count();
        let over = scene.phase == Phase::Over;
        batch(|| {
            self.desk.among_ourselves.set(people <= 1);
            if !news.is_empty() {
                self.desk.told.update(|told| told.extend(news.into_iter().map(Arc::new)));
            }
            self.desk.scene.set(Arc::new(scene));
        });
        if over && self.inner.borrow().record.is_none() {
            self.fetch_record();
        }
        true
    }

    /// The record of a game that is over, to verify it and to keep it.
    fn fetch_record(&self) {
        let this = Weak::clone(&self.this);
        let (table, scene) = (self.table, self.desk.scene.get_untracked());
        leptos::task::spawn_local(async move {
            // Whoever has left meanwhile finds it among what is over.
            let record = archive::keep_from_table(table, &scene).await;
            let Some(online) = this.upgrade() else { return };
            let verify = |record| online.inner.borrow().session.witness().verify(&scene, record).ok();
            let fair = record.as_ref().map(verify);
            online.inner.borrow_mut().record = record.map(|record| (scene.games, record));
            online.desk.fair.set(fair);
        });
    }
}

/// How many milliseconds something moves in this page. Where nobody looks nothing does.
fn moving() -> u64 {
    if document().hidden() { 0 } else { motion_left() }
}

/// Whether the viewer is to answer others, or their time runs: that is shown at once.
fn is_urgent(scene: &Scene) -> bool {
    let (Some(me), Some(now)) = (scene.you, &scene.now) else { return false };
    let with_others = now.waiting.len() > 1 || now.dial.is_some();
    now.asked.is_some_and(|asked| asked.missing.contains(me)) || with_others && now.waiting.contains(me)
}

/// A place at a table: in the seat this device holds there, or watching.
fn session(table: TableId, now: Millis) -> Session {
    let witness = kept_witness(table);
    Session::new(recall(&token_kept_as(table)), Past::Newest, witness, u64::from_be_bytes(random()), now)
}

/// What this device adds to a game.
fn fresh() -> Result<Entropy, Infallible> {
    Ok(Bytes(random()))
}

impl Host for Online {
    fn command(&self, command: Command) {
        self.with(|session, _| {
            let Ok(_) = match command {
                Command::Again { .. } => session.again(fresh),
                Command::Agree { .. } => session.agree(fresh),
                other => Ok(session.command(other)),
            };
            // What this device adds is remembered before anybody is told.
            keep_witness(self.table, session.witness());
        });
    }

    fn ask_for_earlier(&self) {
        self.with(|session, _| session.ask_for_earlier());
    }

    fn hurry(&self) {
        self.show_all();
    }

    fn leave(&self) {
        self.inner.borrow_mut().listeners.drain(..).for_each(WindowListenerHandle::remove);
        self.with(|session, _| session.leave());
    }

    fn look_back(&self, version: u64) -> Option<GameScene> {
        let inner = self.inner.borrow();
        inner.seen.range(..=version).next_back().map(|(_, now)| now.clone())
    }

    fn record(&self) -> Option<String> {
        self.inner.borrow().record.as_ref().map(|(_, record)| record.to_line())
    }
}
