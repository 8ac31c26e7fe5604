//! A table that the page's server keeps: requests, a socket, and what to do when it breaks.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::{Rc, Weak};
use std::sync::Arc;

use gloo_net::http::{Method, Request, RequestBuilder};
use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use underhill_core::{Level, Record, Seat};
use underhill_protocol::{
    CloseCode, Entrance, FromClient, Hello, Listing, NewSeat, NewTable, NumberedCommand, Problem, Seated, TableId,
    ToClient,
};
use underhill_table::{Bytes, Command, GameScene, Name, News, Offer, Phase, Scene, Token, Witness};
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::{Desk, Host, Notice, TablePlace};
use crate::browser::{now, random, recall, remember, window};

/// So long a page waits before it tries again, in milliseconds: longer every time, up to the last.
const PATIENCE: [u32; 6] = [200, 500, 1000, 2000, 4000, 8000];

/// A server that says nothing for so long, in milliseconds, although it was asked, is taken to be gone.
const SILENCE: u64 = 15_000;

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Failure {
    /// Nobody answers.
    Unreachable,
    /// The server says no.
    Refused { status: u16, problem: Problem },
    /// What it says makes no sense to this page: it is older or newer than the server.
    Unreadable,
}

/// A request to the server that the page came from.
fn ask(method: Method, path: &str) -> RequestBuilder {
    RequestBuilder::new(&format!("/api/v1{path}")).method(method)
}

/// What the server answers, as text.
async fn answer(request: Result<Request, gloo_net::Error>) -> Result<String, Failure> {
    let request = request.map_err(|_| Failure::Unreadable)?;
    let response = request.send().await.map_err(|_| Failure::Unreachable)?;
    let text = response.text().await.map_err(|_| Failure::Unreachable)?;
    if response.ok() {
        return Ok(text);
    }
    let problem = serde_json::from_str(&text).map_err(|_| Failure::Unreadable)?;
    Err(Failure::Refused { status: response.status(), problem })
}

/// What the server answers, as a value.
async fn answer_as<T: DeserializeOwned>(request: Result<Request, gloo_net::Error>) -> Result<T, Failure> {
    serde_json::from_str(&answer(request).await?).map_err(|_| Failure::Unreadable)
}

/// Opens a table.
pub(crate) async fn open(table: &NewTable) -> Result<TableId, Failure> {
    let entrance: Entrance = answer_as(ask(Method::POST, "/tables").json(table)).await?;
    Ok(entrance.table)
}

/// The public tables.
pub(crate) async fn list() -> Result<Vec<Listing>, Failure> {
    answer_as(ask(Method::GET, "/tables").build()).await
}

/// The finished games of a table.
pub(crate) async fn records(table: TableId) -> Result<Vec<Record>, Failure> {
    let text = answer(ask(Method::GET, &format!("/tables/{table}/records")).build()).await?;
    text.lines().map(Record::from_line).collect::<Result<_, _>>().map_err(|_| Failure::Unreadable)
}

fn token_kept_as(table: TableId) -> String {
    format!("seat.{table}")
}

fn witness_kept_as(table: TableId) -> String {
    format!("witness.{table}")
}

/// Takes a seat: this one, or the first that is free.
pub(crate) async fn sit(table: TableId, name: Name, seat: Option<Seat>) -> Result<Seat, Failure> {
    // What the server commits to is looked at before it learns what this device adds.
    let scene: Scene = answer_as(ask(Method::GET, &format!("/tables/{table}")).build()).await?;
    let mut witness: Witness = recall(&witness_kept_as(table)).unwrap_or_default();
    let _ = witness.see(&scene);
    let Ok(entropy) = witness.entropy(scene.games + 1, || Ok::<_, std::convert::Infallible>(Bytes(random())));
    remember(&witness_kept_as(table), &witness);
    // The token is kept before it is used: whatever happens to the answer, the seat is this device's.
    let token = recall(&token_kept_as(table)).unwrap_or(Token(Bytes(random())));
    remember(&token_kept_as(table), &token);
    let new = NewSeat { seat, name, entropy, token: Some(token) };
    let seated: Seated = answer_as(ask(Method::POST, &format!("/tables/{table}/seats")).json(&new)).await?;
    Ok(seated.seat)
}

/// Puts a bot into a free seat, for somebody who sits at the table.
pub(crate) async fn seat_bot(table: TableId, seat: Seat, level: Level) -> Result<(), Failure> {
    let mut request = ask(Method::PUT, &format!("/tables/{table}/seats/{seat}/bot"));
    if let Some(Token(token)) = recall(&token_kept_as(table)) {
        request = request.header("authorization", &format!("Bearer {token}"));
    }
    answer(request.json(&level)).await?;
    Ok(())
}

/// A table at the server.
pub(crate) struct Online {
    desk: Desk,
    table: TableId,
    this: Weak<Online>,
    inner: RefCell<Inner>,
}

struct Inner {
    token: Option<Token>,
    socket: Option<Line>,
    tries: usize,
    /// Sent and not answered, or still to be sent.
    unanswered: VecDeque<NumberedCommand>,
    next_id: u64,
    witness: Witness,
    /// How the game looked at the versions this page has seen.
    seen: BTreeMap<u64, GameScene>,
    record: Option<Record>,
    heard: u64,
    _pulse: Option<Interval>,
    retry: Option<Timeout>,
    closed: bool,
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
        let scene: Scene = answer_as(ask(Method::GET, &format!("/tables/{table}")).build()).await?;
        let game = scene.game.parse().map_err(|_| Failure::Unreadable)?;
        let desk = Desk::new(game, TablePlace::Server(table.to_string()), scene);
        let inner = Inner {
            token: recall(&token_kept_as(table)),
            socket: None,
            tries: 0,
            unanswered: VecDeque::new(),
            // A seat may use a number only once; JavaScript's numbers are exact up to 53 bits.
            next_id: u64::from_be_bytes(random()) >> 12,
            witness: recall(&witness_kept_as(table)).unwrap_or_default(),
            seen: BTreeMap::new(),
            record: None,
            heard: now(),
            _pulse: None,
            retry: None,
            closed: false,
        };
        let online = Rc::new_cyclic(|this| Online { desk, table, this: Weak::clone(this), inner: RefCell::new(inner) });
        let pulse = Weak::clone(&online.this);
        online.inner.borrow_mut()._pulse = Some(Interval::new(5000, move || {
            if let Some(online) = pulse.upgrade() {
                online.pulse();
            }
        }));
        desk.hosted_by(Rc::clone(&online) as Rc<dyn Host>);
        online.connect();
        Ok(desk)
    }

    fn connect(&self) {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}/api/v1/tables/{}/socket", self.table);
        let Ok(socket) = WebSocket::new(&address) else { return self.again() };
        let (this, that, other) = (Weak::clone(&self.this), Weak::clone(&self.this), Weak::clone(&self.this));
        let opened = Closure::<dyn FnMut()>::new(move || {
            if let Some(online) = this.upgrade() {
                online.hello();
            }
        });
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(online), Some(text)) = (that.upgrade(), event.data().as_string()) {
                online.hear(&text);
            }
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            if let Some(online) = other.upgrade() {
                online.lost(event.code());
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let mut inner = self.inner.borrow_mut();
        inner.heard = now();
        inner.socket = Some(Line { socket, _opened: opened, _message: message, _closed: closed });
    }

    fn hello(&self) {
        let token = self.inner.borrow().token;
        // Everything is told from the first day on: the log is this page's to show.
        let after = self.desk.told.with_untracked(|told| told.last().map_or(0, |news| news.version));
        self.say(&FromClient::Hello(Hello { token, after: Some(after) }));
    }

    /// Says something if there is a connection. Commands are said again once there is one.
    fn say(&self, message: &FromClient) {
        let inner = self.inner.borrow();
        if let (Some(line), Ok(text)) = (&inner.socket, serde_json::to_string(message))
            && line.socket.ready_state() == WebSocket::OPEN
        {
            let _ = line.socket.send_with_str(&text);
        }
    }

    /// The connection is gone: it is made again, unless there is no use in it.
    fn lost(&self, code: u16) {
        let wrong_token = code == CloseCode::WrongToken as u16;
        if wrong_token {
            // The seat is no longer this device's; it may still watch.
            self.inner.borrow_mut().token = None;
            crate::browser::forget(&token_kept_as(self.table));
        }
        self.desk.notice.set(Some(Notice::Lost));
        self.again();
    }

    fn again(&self) {
        let mut inner = self.inner.borrow_mut();
        if inner.closed {
            return;
        }
        let wait = PATIENCE[inner.tries.min(PATIENCE.len() - 1)];
        inner.tries += 1;
        let this = Weak::clone(&self.this);
        inner.retry = Some(Timeout::new(wait, move || {
            if let Some(online) = this.upgrade() {
                online.connect();
            }
        }));
    }

    /// Asks for a sign of life from time to time, so that a dead connection is noticed.
    fn pulse(&self) {
        if now().saturating_sub(self.inner.borrow().heard) > SILENCE {
            self.inner.borrow_mut().socket = None;
            self.lost(0);
            return;
        }
        self.say(&FromClient::Ping { sent: now() });
    }

    fn hear(&self, text: &str) {
        self.inner.borrow_mut().heard = now();
        let Ok(message) = serde_json::from_str::<ToClient>(text) else {
            leptos::logging::warn!("the server said something that this page does not understand");
            return;
        };
        match message {
            ToClient::Welcome { scene, news, .. } => {
                self.inner.borrow_mut().tries = 0;
                if self.desk.notice.get_untracked() == Some(Notice::Lost) {
                    self.desk.notice.set(None);
                }
                self.see(*scene, news);
                let commands: Vec<NumberedCommand> = self.inner.borrow().unanswered.iter().cloned().collect();
                for command in commands {
                    self.say(&FromClient::Do(command));
                }
            }
            ToClient::News { news, now, scene } => {
                let mut next = match scene {
                    Some(scene) => *scene,
                    None => self.desk.scene.with_untracked(|scene| Scene::clone(scene)),
                };
                next.version = news.version;
                if let Some(now) = now {
                    next.now = Some(*now);
                }
                self.see(next, vec![news]);
            }
            ToClient::Done { id, now, .. } => {
                self.inner.borrow_mut().unanswered.retain(|command| command.id != id);
                if let Some(now) = now {
                    self.see_now(*now);
                }
            }
            ToClient::Rejected { id, rejection, .. } => {
                self.inner.borrow_mut().unanswered.retain(|command| command.id != id);
                self.desk.notice.set(Some(Notice::Refused(rejection)));
            }
            ToClient::Unavailable { id } => {
                let this = Weak::clone(&self.this);
                Timeout::new(1000, move || {
                    let Some(online) = this.upgrade() else { return };
                    let command = online.inner.borrow().unanswered.iter().find(|command| command.id == id).cloned();
                    if let Some(command) = command {
                        online.say(&FromClient::Do(command));
                    }
                })
                .forget();
            }
            ToClient::Now { now } => self.see_now(*now),
            ToClient::Presence { online, .. } => self.desk.online.set(Some(online)),
            ToClient::Pong { .. } => {}
        }
    }

    fn see(&self, scene: Scene, news: Vec<News>) {
        let unfair = {
            let mut inner = self.inner.borrow_mut();
            if let Some(now) = &scene.now {
                inner.seen.insert(scene.version, now.clone());
            }
            let unfair = inner.witness.see(&scene).is_err();
            remember(&witness_kept_as(self.table), &inner.witness);
            if scene.phase != Phase::Over {
                inner.record = None;
            }
            unfair
        };
        if unfair {
            leptos::logging::warn!("the server changed what it had committed to");
        }
        let people = scene.places.iter().filter(|place| place.name.is_some()).count();
        let over = scene.phase == Phase::Over;
        batch(|| {
            self.desk.among_ourselves.set(people <= 1);
            self.desk.told.update(|told| {
                let known = told.last().map_or(0, |news| news.version);
                told.extend(news.into_iter().filter(|news| news.version > known).map(Arc::new));
            });
            self.desk.scene.set(Arc::new(scene));
        });
        if over {
            self.fetch_record();
        }
    }

    fn see_now(&self, now: GameScene) {
        let mut scene = self.desk.scene.with_untracked(|scene| Scene::clone(scene));
        scene.now = Some(now);
        self.desk.scene.set(Arc::new(scene));
    }

    /// The record of a game that is over, to verify it and to keep it.
    fn fetch_record(&self) {
        let this = Weak::clone(&self.this);
        let table = self.table;
        leptos::task::spawn_local(async move {
            let fetched = records(table).await;
            let (Some(online), Ok(records)) = (this.upgrade(), fetched) else { return };
            let scene = online.desk.scene.get_untracked();
            let record = records.into_iter().nth((scene.games as usize).saturating_sub(1));
            let fair = record.as_ref().map(|record| online.inner.borrow().witness.verify(&scene, record).ok());
            online.inner.borrow_mut().record = record;
            online.desk.fair.set(fair);
        });
    }
}

impl Drop for Online {
    fn drop(&mut self) {
        self.inner.borrow_mut().closed = true;
    }
}

impl Host for Online {
    fn command(&self, command: Command) {
        let command = match command {
            // What this device adds to the next game is always the same, so that nobody can choose.
            Command::Again { .. } => Command::Again { entropy: self.entropy() },
            Command::Agree { .. } => {
                let asked = self.desk.scene.with_untracked(|scene| scene.now.as_ref().and_then(|now| now.asked));
                let again = asked.is_some_and(|asked| asked.offer == Offer::Again);
                Command::Agree { entropy: again.then(|| self.entropy()) }
            }
            other => other,
        };
        let command = {
            let mut inner = self.inner.borrow_mut();
            let command = NumberedCommand { id: inner.next_id, command };
            inner.next_id += 1;
            inner.unanswered.push_back(command.clone());
            command
        };
        self.say(&FromClient::Do(command));
    }

    fn look_back(&self, version: u64) -> Option<GameScene> {
        let inner = self.inner.borrow();
        inner.seen.range(..=version).next_back().map(|(_, now)| now.clone())
    }

    fn record(&self) -> Option<String> {
        self.inner.borrow().record.as_ref().map(Record::to_line)
    }
}

impl Online {
    fn entropy(&self) -> underhill_table::Entropy {
        let games = self.desk.scene.with_untracked(|scene| scene.games);
        let mut inner = self.inner.borrow_mut();
        let Ok(entropy) = inner.witness.entropy(games + 1, || Ok::<_, std::convert::Infallible>(Bytes(random())));
        remember(&witness_kept_as(self.table), &inner.witness);
        entropy
    }
}
