use std::collections::HashMap;
use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use underhill_core::{Seat, Seats, Viewer};
use underhill_protocol::{CloseCode, PROTOCOL, ToClient};
use underhill_table::{AnyTable, GameScene, Hash, NewsKind, Phase};

/// So many messages may wait for a client that reads slowly; then it is cut off.
pub(crate) const WAITING: usize = 256;

/// A socket, as its room knows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MemberId(u64);

/// The sockets at a table.
#[derive(Default)]
pub(crate) struct Members {
    members: HashMap<MemberId, Member>,
    next: u64,
    told: usize,
}

struct Member {
    /// The hash of the token of its seat; none for a spectator.
    key: Option<Hash>,
    household: IpAddr,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// Ends the socket.
    kick: Option<oneshot::Sender<CloseCode>>,
    /// The last version it has been told of.
    version: u64,
    /// The version of the protocol that it speaks, or the newest if that is older.
    protocol: u32,
}

impl Member {
    fn say(&mut self, text: Utf8Bytes) {
        if self.outbox.try_send(text).is_err() {
            self.kick(CloseCode::TooSlow);
        }
    }

    fn kick(&mut self, code: CloseCode) {
        if let Some(kick) = self.kick.take() {
            // Whoever is gone already need not be told.
            let _ = kick.send(code);
        }
    }
}

/// How a member sees the table: a seat may pass to another with every game.
fn viewer(table: &dyn AnyTable, key: Option<&Hash>) -> Viewer {
    key.and_then(|key| table.seat_of(key)).map_or(Viewer::Spectator, Viewer::Seat)
}

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message serialises").into()
}

impl Members {
    /// Who speaks this protocol remembers the options of the table.
    const KNOWS_OPTIONS: u32 = 2;
    /// Who speaks this one puts them into the views that lack them.
    pub(crate) const KNOWS_OPTIONS_OF_VIEWS: u32 = 3;
    /// Who speaks this one understands what is said without being kept.
    const HEARS_PHRASES: u32 = 3;

    pub(crate) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub(crate) fn add(
        &mut self,
        key: Option<Hash>,
        household: IpAddr,
        version: u64,
        protocol: u32,
        outbox: mpsc::Sender<Utf8Bytes>,
        kick: oneshot::Sender<CloseCode>,
    ) -> MemberId {
        let id = MemberId(self.next);
        self.next += 1;
        let protocol = protocol.min(PROTOCOL);
        self.members.insert(id, Member { key, household, outbox, kick: Some(kick), version, protocol });
        id
    }

    /// How many bytes have been told at most to one socket. It counts up: who reads it before and after something knows what
    /// that cost.
    pub(crate) fn told(&self) -> usize {
        self.told
    }

    pub(crate) fn remove(&mut self, id: MemberId) -> bool {
        self.members.remove(&id).is_some()
    }

    pub(crate) fn seat(&self, table: &dyn AnyTable, id: MemberId) -> Option<Seat> {
        match viewer(table, self.members.get(&id)?.key.as_ref()) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub(crate) fn say(&mut self, id: MemberId, message: &ToClient) {
        self.say_text(id, text(message));
    }

    pub(crate) fn say_text(&mut self, id: MemberId, text: Utf8Bytes) {
        self.told += text.len();
        if let Some(member) = self.members.get_mut(&id) {
            member.say(text);
        }
    }

    pub(crate) fn kick(&mut self, id: MemberId, code: CloseCode) {
        if let Some(member) = self.members.get_mut(&id) {
            member.kick(code);
        }
    }

    /// Whom a socket counts against.
    pub(crate) fn household(&self, id: MemberId) -> Option<IpAddr> {
        self.members.get(&id).map(|member| member.household)
    }

    /// What tells the person at a socket from others, and whom they count against; none if they only watch.
    pub(crate) fn person(&self, id: MemberId) -> Option<(Hash, IpAddr)> {
        let member = self.members.get(&id)?;
        Some((member.key?, member.household))
    }

    /// The game as the person at this socket sees it.
    pub(crate) fn now_of(&self, table: &dyn AnyTable, id: MemberId) -> Option<Box<GameScene>> {
        let member = self.members.get(&id)?;
        game_scene(table, viewer(table, member.key.as_ref()), member.protocol)
    }

    /// The seats that somebody is connected for, and how many only watch.
    pub(crate) fn present(&self, table: &dyn AnyTable) -> (Seats, usize) {
        let viewers = self.members.values().map(|member| viewer(table, member.key.as_ref()));
        viewers.fold((Seats::NONE, 0), |(seats, watching), viewer| match viewer {
            Viewer::Seat(seat) => (seats.with(seat), watching),
            Viewer::Spectator => (seats, watching + 1),
        })
    }

    pub(crate) fn say_to_all(&mut self, message: &ToClient) {
        let text = text(message);
        self.told += text.len();
        self.members.values_mut().for_each(|member| member.say(text.clone()));
    }

    /// Says what only clients of the newest protocol understand.
    pub(crate) fn say_to_new(&mut self, message: &ToClient) {
        let text = text(message);
        self.told += text.len();
        let new = self.members.values_mut().filter(|member| member.protocol >= Members::HEARS_PHRASES);
        new.for_each(|member| member.say(text.clone()));
    }

    /// Tells everyone what they have not been told yet. Those who see the same are sent the same text, made once.
    pub(crate) fn tell(&mut self, table: &dyn AnyTable) {
        let version = table.version();
        let mut made: Vec<((Viewer, u64, u32), Vec<Utf8Bytes>)> = Vec::new();
        for member in self.members.values_mut().filter(|member| member.version < version) {
            let viewer = viewer(table, member.key.as_ref());
            let key = (viewer, member.version, member.protocol);
            let place = made.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
                made.push((key, news(table, viewer, member.version, member.protocol)));
                made.len() - 1
            });
            made[place].1.iter().for_each(|text| member.say(text.clone()));
            member.version = version;
        }
        let sizes = made.iter().map(|(_, texts)| texts.iter().map(|text| text.len()).sum());
        self.told += sizes.max().unwrap_or(0);
    }

    /// Tells the other sockets of a seat how the game stands, when something changed for that seat alone.
    pub(crate) fn refresh(&mut self, table: &dyn AnyTable, seat: Seat, except: Option<MemberId>) {
        let mut longest = 0;
        for (id, member) in &mut self.members {
            if Some(*id) != except
                && viewer(table, member.key.as_ref()).is(seat)
                && let Some(now) = game_scene(table, Viewer::Seat(seat), member.protocol)
            {
                let text = text(&ToClient::Now { now });
                longest = longest.max(text.len());
                member.say(text);
            }
        }
        self.told += longest;
    }

    pub(crate) fn kick_all(&mut self, code: CloseCode) {
        self.members.values_mut().for_each(|member| member.kick(code));
    }
}

/// Whether nothing else of the table is different after it.
const fn changes_the_game_alone(kind: &NewsKind) -> bool {
    match kind {
        NewsKind::Played
        | NewsKind::TookBack { .. }
        | NewsKind::Asked { .. }
        | NewsKind::Agreed { .. }
        | NewsKind::Declined { .. }
        | NewsKind::Resumed => true,
        NewsKind::Sat { .. }
        | NewsKind::Stood { .. }
        | NewsKind::Starting
        | NewsKind::Revealed { .. }
        | NewsKind::Began
        | NewsKind::Again
        | NewsKind::Stopped { .. }
        | NewsKind::HandedOver { .. }
        | NewsKind::Returned { .. }
        | NewsKind::Said { .. } => false,
    }
}

/// A game as it is told to somebody who speaks this protocol.
fn game_scene(table: &dyn AnyTable, viewer: Viewer, protocol: u32) -> Option<Box<GameScene>> {
    let now = table.game_scene(viewer)?;
    let knows = protocol >= Members::KNOWS_OPTIONS_OF_VIEWS;
    Some(Box::new(if knows { table.without_options(now) } else { now }))
}

/// What a viewer is sent about all that happened after a version. How things stand goes with the last of it.
fn news(table: &dyn AnyTable, viewer: Viewer, after: u64, protocol: u32) -> Vec<Utf8Bytes> {
    let news = table.news(viewer, after);
    let last = news.len().saturating_sub(1);
    // While a game goes on and nobody comes or goes, how it stands is enough.
    let plain = table.phase() == Phase::Playing && news.iter().all(|news| changes_the_game_alone(&news.kind));
    let message = |(index, news)| {
        let (now, scene) = match (index == last, plain) {
            (false, _) => (None, None),
            (true, true) => (game_scene(table, viewer, protocol), None),
            (true, false) => {
                let mut scene = table.scene(viewer);
                if protocol >= Members::KNOWS_OPTIONS {
                    scene.options = Value::Null;
                }
                if protocol >= Members::KNOWS_OPTIONS_OF_VIEWS {
                    scene.now = scene.now.map(|now| table.without_options(now));
                }
                (None, Some(Box::new(scene)))
            }
        };
        text(&ToClient::News { news, now, scene })
    };
    news.into_iter().enumerate().map(message).collect()
}
