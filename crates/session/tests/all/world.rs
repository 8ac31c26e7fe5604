//! A server, its clients and the networks between them, all simulated: time passes as fast as it can be computed.
//!
//! The server keeps a real table by the real rules and does with it what the real server does. Everything else is as bad as
//! chance will have it: connections hang, are refused, break or go silent in one direction, messages come late, the server
//! restarts and loses all but its log, cannot store or does not know whether it did, and clients sleep, or are closed and
//! know no more when they come back than what they had kept.

mod client;
mod host;
mod judge;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::convert::Infallible;

use underhill_catalog::any_action;
use underhill_core::{Luck, Viewer, seeded};
use underhill_protocol::ToClient;
use underhill_session::{Millis, Output, Past, Session};
use underhill_table::{
    Bytes, Command, Decided, Entropy, Entry, FairVersion, Name, Phase, Phrase, Seed, Sender, Setting, Time, Token,
    Witness, opening, rebuild,
};

use self::client::Client;
use self::host::Host;

/// So long everything is bad.
const STORM: Millis = 90_000;
/// So long afterwards everything must be well again.
const CALM: Millis = 80_000;
/// So many things are told in a welcome; few, so that it is often not enough.
const PAGE: usize = 6;
/// Two people and somebody who watches.
const CLIENTS: usize = 3;
const PEOPLE: usize = 2;

/// The number of a connection.
type Wires = usize;

/// What happens next, somewhere.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// A connection reaches the server.
    Knocks(Wires),
    /// The client learns that the connection is there.
    Connected(Wires),
    ServerHears(Wires, String),
    /// The client hears the next thing that is on its way.
    ClientHears(Wires),
    /// The client learns that the connection is gone.
    ClientLoses(Wires, Option<u16>),
    ServerLoses(Wires),
    Wakes(usize),
    Wants(usize),
    WeatherTurns(usize),
    /// The client is closed and opened again.
    Reloads(usize),
    ServerStops,
    ServerStarts,
    StoreFails,
    StoreWorks,
}

/// What becomes of what a client sends and is sent.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Weather {
    Fine,
    /// Everything takes seconds.
    Slow,
    /// Whatever is sent to the server is swallowed.
    Mute,
    /// Whatever is sent to the client is swallowed.
    Deaf,
    /// Everything is swallowed.
    Tunnel,
    /// Connections are refused at once.
    Refused,
}

/// A connection.
struct Wire {
    client: usize,
    /// The client has not given it up.
    client_holds: bool,
    /// The server knows of it.
    server_holds: bool,
    /// Something was swallowed, and so is everything after it.
    lost_up: bool,
    lost_down: bool,
    /// What was sent last arrives then; nothing overtakes.
    last_up: Millis,
    last_down: Millis,
    /// What is on its way to the client.
    down: VecDeque<String>,
}

pub(crate) struct World {
    now: Millis,
    luck: Box<dyn Luck>,
    events: BinaryHeap<Reverse<(Millis, u64, Event)>>,
    count: u64,
    clients: Vec<Client>,
    wires: Vec<Wire>,
    host: Option<Host>,
    log: Vec<Entry>,
    store_works: bool,
    seeds: u64,
}

/// What the device of a client adds to the draws.
fn secret(client: usize) -> Entropy {
    Bytes([client as u8 + 100; 32])
}

/// What a client wants to know of what happened before it came.
fn past(client: usize) -> Past {
    if client == 0 { Past::Nothing } else { Past::Newest }
}

fn token(client: usize) -> Token {
    Token(Bytes([client as u8 + 1; 16]))
}

impl World {
    pub(crate) fn new(seed: u64) -> World {
        let setting: Setting = serde_json::from_value(serde_json::json!({"game": "gobblet", "seats": PEOPLE})).unwrap();
        let fair = if seed.is_multiple_of(8) { FairVersion::First } else { FairVersion::Second };
        let mut log = vec![opening(setting, fair, Seed(Bytes([9; 32])), Time(0)).unwrap()];
        let mut table = rebuild(log.clone()).unwrap();
        let mut witnesses: Vec<Witness> = (0..CLIENTS).map(|_| Witness::default()).collect();
        for (client, witness) in witnesses.iter_mut().enumerate().take(PEOPLE) {
            let name = Name::try_from(format!("P{client}")).unwrap();
            let Ok(share) = witness.share(&table.scene(Viewer::Spectator), || Ok::<_, Infallible>(secret(client)));
            let sit = Command::Sit { seat: None, name, key: token(client).key(), share };
            let decided = table.decide(Sender::Stranger, None, &sit, Time(0), &mut || unreachable!()).unwrap();
            let Decided::New(entry) = decided else { unreachable!("the seat was free") };
            table.apply(&entry).unwrap();
            log.push(entry);
        }
        let mut luck = seeded(seed, 0);
        let clients = witnesses.into_iter().enumerate().map(|(client, witness)| {
            let token = (client < PEOPLE).then(|| token(client));
            Client {
                kept: serde_json::to_string(&witness).unwrap(),
                session: Session::new(token, past(client), witness, luck.below(u64::MAX), 0),
                token,
                weather: Weather::Fine,
                wire: None,
                asleep_until: 0,
                wanted: BTreeMap::new(),
                given_up: BTreeSet::new(),
                told: VecDeque::new(),
                efforts: Vec::new(),
            }
        });
        let clients = clients.collect();
        let mut world = World {
            now: 0,
            luck: Box::new(luck),
            events: BinaryHeap::new(),
            count: 0,
            clients,
            wires: Vec::new(),
            host: Some(Host { table, members: BTreeMap::new() }),
            log,
            store_works: true,
            seeds: 0,
        };
        for client in 0..CLIENTS {
            world.at(0, Event::Wakes(client));
            for _ in 0..6 {
                let when = world.luck.below(STORM);
                world.at(when, Event::WeatherTurns(client));
            }
            for _ in 0..world.luck.below(3) {
                let when = world.luck.below(STORM);
                world.at(when, Event::Reloads(client));
            }
            for _ in 0..if client < PEOPLE { 8 } else { 1 } {
                let when = world.luck.below(STORM);
                world.at(when, Event::Wants(client));
            }
        }
        for _ in 0..world.luck.below(4) {
            let when = world.luck.below(STORM);
            world.at(when, Event::ServerStops);
        }
        for _ in 0..world.luck.below(3) {
            let when = world.luck.below(STORM);
            world.at(when, Event::StoreFails);
        }
        world
    }

    /// Lets everything happen, and looks at how it ended.
    pub(crate) fn run(mut self) -> Result<(), String> {
        while let Some(Reverse((when, _, event))) = self.events.pop() {
            if when > STORM + CALM {
                break;
            }
            self.now = when;
            self.happens(event)?;
        }
        self.judge()
    }

    fn at(&mut self, when: Millis, event: Event) {
        self.count += 1;
        self.events.push(Reverse((when, self.count, event)));
    }

    fn soon(&mut self, most: Millis) -> Millis {
        self.now + 1 + self.luck.below(most)
    }

    fn stormy(&self) -> bool {
        self.now < STORM
    }

    fn happens(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Knocks(wire) => {
                self.knocks(wire);
                Ok(())
            }
            Event::Connected(wire) => self.tell_client(wire, |session, now| session.connected(now)),
            Event::ClientHears(wire) => {
                if let Some(until) = self.sleeps(self.wires[wire].client) {
                    self.at(until, Event::ClientHears(wire));
                    return Ok(());
                }
                let text = self.wires[wire].down.pop_front().expect("it was sent");
                self.tell_client(wire, |session, now| session.heard(&text, now))
            }
            Event::ClientLoses(wire, code) => {
                let client = self.wires[wire].client;
                if self.clients[client].wire == Some(wire) {
                    self.clients[client].wire = None;
                    self.clients[client].session.closed(code, self.now);
                    self.attend(client)?;
                }
                Ok(())
            }
            Event::ServerHears(wire, text) => {
                self.server_hears(wire, &text);
                Ok(())
            }
            Event::ServerLoses(wire) => {
                self.wires[wire].server_holds = false;
                if let Some(host) = &mut self.host {
                    host.members.remove(&wire);
                }
                Ok(())
            }
            Event::Wakes(client) => {
                if let Some(until) = self.sleeps(client) {
                    self.at(until, Event::Wakes(client));
                    return Ok(());
                }
                if self.clients[client].session.wake_at().is_some_and(|wake| wake <= self.now) {
                    self.clients[client].session.time(self.now);
                }
                self.attend(client)
            }
            Event::Wants(client) => self.wants(client),
            Event::Reloads(client) => {
                let luck = self.luck.below(u64::MAX);
                if let Some(wire) = self.clients[client].wire.take() {
                    self.wires[wire].client_holds = false;
                    let when = self.soon(500);
                    self.at(when, Event::ServerLoses(wire));
                }
                self.clients[client].reload(past(client), luck, self.now);
                self.attend(client)
            }
            Event::WeatherTurns(client) => self.weather_turns(client),
            Event::ServerStops => {
                self.server_stops();
                Ok(())
            }
            Event::ServerStarts => {
                if self.host.is_none() {
                    let table = rebuild(self.log.clone()).map_err(|broken| broken.to_string())?;
                    self.host = Some(Host { table, members: BTreeMap::new() });
                }
                Ok(())
            }
            Event::StoreFails => {
                self.store_works = false;
                let when = self.soon(15_000);
                self.at(when, Event::StoreWorks);
                Ok(())
            }
            Event::StoreWorks => {
                self.store_works = true;
                Ok(())
            }
        }
    }

    fn sleeps(&self, client: usize) -> Option<Millis> {
        Some(self.clients[client].asleep_until).filter(|until| *until > self.now)
    }

    fn weather_turns(&mut self, client: usize) -> Result<(), String> {
        use Weather::{Deaf, Fine, Mute, Refused, Slow, Tunnel};
        let weather = [Fine, Slow, Mute, Deaf, Tunnel, Refused][self.luck.below(6) as usize];
        self.clients[client].weather = weather;
        if self.luck.below(4) == 0 {
            self.clients[client].asleep_until = self.soon(30_000);
        }
        // Sometimes the connection breaks with it, and sometimes the client hears of that.
        if let Some(wire) = self.clients[client].wire.filter(|_| self.luck.below(3) == 0) {
            (self.wires[wire].lost_up, self.wires[wire].lost_down) = (true, true);
            let when = self.soon(5_000);
            self.at(when, Event::ServerLoses(wire));
            if self.luck.below(2) == 0 {
                let when = self.soon(5_000);
                self.at(when, Event::ClientLoses(wire, None));
            }
        }
        if self.luck.below(2) == 0 {
            self.clients[client].session.hurry(self.now);
            self.attend(client)?;
        }
        Ok(())
    }

    fn weather(&self, client: usize) -> Weather {
        if self.stormy() { self.clients[client].weather } else { Weather::Fine }
    }

    /// Somebody wants something: to begin, to play, to say something.
    fn wants(&mut self, client: usize) -> Result<(), String> {
        let luck = self.luck.below(1 << 40);
        let session = &mut self.clients[client].session;
        let scene = session.scene();
        let deciding = scene.and_then(|scene| Some((scene.you?, scene.now.as_ref()?)));
        let deciding = deciding.filter(|(seat, now)| now.waiting.contains(*seat));
        let command = match (scene.map(|scene| scene.phase), deciding) {
            (Some(Phase::Gathering), _) => Command::Start,
            (Some(Phase::Playing), Some((seat, now))) if !luck.is_multiple_of(3) => {
                let game = "gobblet".parse().map_err(|_| "no game")?;
                let action = any_action(game, now.view.get(), seat, luck).map_err(|error| error.to_string())?;
                Command::Act { action, decision: now.decisions }
            }
            _ => Command::Say { phrase: Phrase::Hello },
        };
        let id = session.command(command.clone());
        if luck.is_multiple_of(5) {
            session.ask_for_earlier();
        }
        self.clients[client].wanted.insert(id, (command, None));
        self.attend(client)
    }

    fn tell_client(&mut self, wire: Wires, tell: impl FnOnce(&mut Session, Millis)) -> Result<(), String> {
        let client = self.wires[wire].client;
        if self.clients[client].wire == Some(wire) {
            tell(&mut self.clients[client].session, self.now);
            self.attend(client)?;
        }
        Ok(())
    }

    /// Does what a session wants.
    fn attend(&mut self, client: usize) -> Result<(), String> {
        while let Some(output) = self.clients[client].session.poll() {
            match output {
                Output::Connect => {
                    if self.clients[client].wire.is_some() {
                        return Err("it connects while it is connected".to_owned());
                    }
                    self.effort(client);
                    self.connect(client);
                }
                Output::Disconnect => {
                    let wire = self.clients[client].wire.take().ok_or("there is nothing to disconnect")?;
                    self.wires[wire].client_holds = false;
                    let when = self.soon(500);
                    if !self.wires[wire].lost_up {
                        self.at(when, Event::ServerLoses(wire));
                    }
                }
                Output::Send(text) => {
                    self.effort(client);
                    let wire = self.clients[client].wire.ok_or("there is nobody to send to")?;
                    self.send_up(wire, text);
                }
                Output::Happened(happened) => {
                    self.clients[client].keep();
                    self.clients[client].notice(happened)?;
                }
            }
        }
        if let Some(wake) = self.clients[client].session.wake_at() {
            self.at(wake.max(self.now), Event::Wakes(client));
        }
        Ok(())
    }

    fn effort(&mut self, client: usize) {
        self.clients[client].efforts.push(self.now);
    }

    fn connect(&mut self, client: usize) {
        let wire = self.wires.len();
        self.wires.push(Wire {
            client,
            client_holds: true,
            server_holds: false,
            lost_up: false,
            lost_down: false,
            last_up: self.now,
            last_down: self.now,
            down: VecDeque::new(),
        });
        self.clients[client].wire = Some(wire);
        match self.weather(client) {
            Weather::Mute | Weather::Deaf | Weather::Tunnel => {}
            Weather::Refused => {
                let when = self.soon(50);
                self.at(when, Event::ClientLoses(wire, None));
            }
            Weather::Fine | Weather::Slow => {
                let when = self.delay(client);
                self.at(when, Event::Knocks(wire));
            }
        }
    }

    fn delay(&mut self, client: usize) -> Millis {
        match self.weather(client) {
            Weather::Slow => self.soon(4_000),
            _ => self.soon(120),
        }
    }

    fn send_up(&mut self, wire: Wires, text: String) {
        let client = self.wires[wire].client;
        if matches!(self.weather(client), Weather::Mute | Weather::Tunnel) {
            self.wires[wire].lost_up = true;
        }
        if self.wires[wire].lost_up {
            return;
        }
        let when = self.delay(client).max(self.wires[wire].last_up);
        self.wires[wire].last_up = when;
        self.at(when, Event::ServerHears(wire, text));
    }

    fn send_down(&mut self, wire: Wires, message: &ToClient) {
        let client = self.wires[wire].client;
        if matches!(self.weather(client), Weather::Deaf | Weather::Tunnel) {
            self.wires[wire].lost_down = true;
        }
        if self.wires[wire].lost_down {
            return;
        }
        let when = self.delay(client).max(self.wires[wire].last_down);
        self.wires[wire].last_down = when;
        let text = serde_json::to_string(message).expect("it serialises");
        self.wires[wire].down.push_back(text);
        self.at(when, Event::ClientHears(wire));
    }

    fn close_down(&mut self, wire: Wires, code: Option<u16>) {
        self.wires[wire].server_holds = false;
        if !self.wires[wire].lost_down {
            let when = self.delay(self.wires[wire].client).max(self.wires[wire].last_down);
            self.at(when, Event::ClientLoses(wire, code));
        }
    }

    fn knocks(&mut self, wire: Wires) {
        if self.host.is_none() {
            self.close_down(wire, None);
        } else if self.wires[wire].client_holds {
            self.wires[wire].server_holds = true;
            let when = self.delay(self.wires[wire].client);
            self.wires[wire].last_down = when;
            self.at(when, Event::Connected(wire));
        }
    }
}
