use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use underhill_core::{Seat, Seats, Viewer};
use underhill_protocol::{CloseCode, ToClient};
use underhill_table::{AnyTable, Hash, NewsKind, Phase, Scene};

/// So many messages may wait for a client that reads slowly; then it is cut off.
pub(crate) const WAITING: usize = 64;

/// A socket, as its room knows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MemberId(u64);

/// The sockets at a table.
#[derive(Default)]
pub(crate) struct Members {
    members: HashMap<MemberId, Member>,
    next: u64,
}

struct Member {
    /// The hash of the token of its seat; none for a spectator.
    key: Option<Hash>,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// Ends the socket.
    kick: Option<oneshot::Sender<CloseCode>>,
    /// The last version it has been told of.
    version: u64,
    /// Whether it remembers the options of the table: clients that speak the first protocol do not.
    knows_options: bool,
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
    pub(crate) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub(crate) fn add(
        &mut self,
        key: Option<Hash>,
        version: u64,
        knows_options: bool,
        outbox: mpsc::Sender<Utf8Bytes>,
        kick: oneshot::Sender<CloseCode>,
    ) -> MemberId {
        let id = MemberId(self.next);
        self.next += 1;
        self.members.insert(id, Member { key, outbox, kick: Some(kick), version, knows_options });
        id
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
        if let Some(member) = self.members.get_mut(&id) {
            member.say(text(message));
        }
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
        self.members.values_mut().for_each(|member| member.say(text.clone()));
    }

    /// Tells everyone what they have not been told yet. Those who see the same are sent the same text, made once.
    pub(crate) fn tell(&mut self, table: &dyn AnyTable) {
        let version = table.version();
        let mut made: Vec<((Viewer, u64, bool), Vec<Utf8Bytes>)> = Vec::new();
        for member in self.members.values_mut().filter(|member| member.version < version) {
            let viewer = viewer(table, member.key.as_ref());
            let key = (viewer, member.version, member.knows_options);
            let place = made.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
                made.push((key, news(table, viewer, member.version, member.knows_options)));
                made.len() - 1
            });
            made[place].1.iter().for_each(|text| member.say(text.clone()));
            member.version = version;
        }
    }

    /// Tells the other sockets of a seat how the game stands, when something changed for that seat alone.
    pub(crate) fn refresh(&mut self, table: &dyn AnyTable, seat: Seat, except: Option<MemberId>) {
        let Some(now) = table.game_scene(Viewer::Seat(seat)) else { return };
        let text = text(&ToClient::Now { now: Box::new(now) });
        for (id, member) in &mut self.members {
            if Some(*id) != except && viewer(table, member.key.as_ref()).is(seat) {
                member.say(text.clone());
            }
        }
    }

    pub(crate) fn kick_all(&mut self, code: CloseCode) {
        self.members.values_mut().for_each(|member| member.kick(code));
    }
}

/// What a viewer is sent about all that happened after a version. How things stand goes with the last of it.
fn news(table: &dyn AnyTable, viewer: Viewer, after: u64, knows_options: bool) -> Vec<Utf8Bytes> {
    let news = table.news(viewer, after);
    let last = news.len().saturating_sub(1);
    // While a game goes on its view is enough; anything else may have changed who sits where or what is shown.
    let plain = table.phase() == Phase::Playing && news.iter().all(|news| matches!(news.kind, NewsKind::Played));
    let message = |(index, news)| {
        let (now, scene) = match (index == last, plain) {
            (false, _) => (None, None),
            (true, true) => (table.game_scene(viewer).map(Box::new), None),
            (true, false) => {
                let scene = table.scene(viewer);
                let options = if knows_options { Value::Null } else { scene.options };
                (None, Some(Box::new(Scene { options, ..scene })))
            }
        };
        text(&ToClient::News { news, now, scene })
    };
    news.into_iter().enumerate().map(message).collect()
}
