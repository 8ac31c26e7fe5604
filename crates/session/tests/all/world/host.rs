//! The server's side: what the real server does with a table, without sockets and with a store that fails.

use std::collections::BTreeMap;

use underhill_core::Viewer;
use underhill_protocol::{BUILD, CloseCode, FromClient, NumberedCommand, PROTOCOL, ToClient};
use underhill_table::{AnyTable, Bytes, Decided, Rejection, Seed, Sender, Time, Token};

use super::{Event, PAGE, Wires, World};

pub(super) struct Host {
    pub(super) table: Box<dyn AnyTable>,
    /// Who is connected, and what version they know.
    pub(super) members: BTreeMap<Wires, (Option<Token>, u64)>,
}

impl World {
    pub(super) fn server_stops(&mut self) {
        let Some(host) = self.host.take() else { return };
        for wire in host.members.into_keys() {
            match self.luck.below(3) {
                0 => self.close_down(wire, Some(CloseCode::GoingAway as u16)),
                1 => self.close_down(wire, None),
                // The machine is gone, and nobody is left to say so.
                _ => self.wires[wire].server_holds = false,
            }
        }
        let when = self.soon(20_000);
        self.at(when, Event::ServerStarts);
    }

    pub(super) fn server_hears(&mut self, wire: Wires, text: &str) {
        let Some(host) = &mut self.host else { return };
        if !self.wires[wire].server_holds {
            // A server that has been started anew does not know the connection.
            return self.close_down(wire, None);
        }
        let member = host.members.get(&wire).copied();
        let viewer = |host: &Host, token: Option<Token>| {
            token.and_then(|token| host.table.seat_of(&token.key())).map_or(Viewer::Spectator, Viewer::Seat)
        };
        match (serde_json::from_str(text).expect("it is what a client says"), member) {
            (FromClient::Hello(hello), None) => {
                let viewer = viewer(host, hello.token);
                let news =
                    hello.after.map_or_else(Vec::new, |after| host.table.news_between(viewer, after, u64::MAX, PAGE));
                host.members.insert(wire, (hello.token, host.table.version()));
                let scene = Box::new(host.table.scene(viewer));
                let (protocol, build, rules) = (PROTOCOL, BUILD.to_owned(), host.table.rules());
                let welcome = ToClient::Welcome { scene, news, at: Time(self.now), protocol, build, app: None, rules };
                self.send_down(wire, &welcome);
            }
            (FromClient::Ping { sent }, Some(_)) => {
                let pong = ToClient::Pong { sent, at: Time(self.now) };
                self.send_down(wire, &pong);
            }
            (FromClient::Earlier { before }, Some((token, _))) => {
                let news = host.table.news_between(viewer(host, token), 0, before, PAGE);
                self.send_down(wire, &ToClient::Earlier { news });
            }
            (FromClient::Do(numbered), Some((token, _))) => self.server_does(wire, token, numbered),
            (message, _) => panic!("{message:?} is said out of turn"),
        }
    }

    fn server_does(&mut self, wire: Wires, token: Option<Token>, NumberedCommand { id, command }: NumberedCommand) {
        let host = self.host.as_mut().expect("it hears");
        let seat = token.and_then(|token| host.table.seat_of(&token.key()));
        let seeds = &mut self.seeds;
        let mut fresh = || {
            *seeds += 1;
            Seed(Bytes([*seeds as u8; 32]))
        };
        let decided = match seat {
            Some(seat) => host.table.decide(Sender::Seat(seat), Some(id), &command, Time(self.now), &mut fresh),
            None => Err(Rejection::NotSeated),
        };
        let answer = match decided {
            Err(rejection) => ToClient::Rejected { id, message: rejection.to_string(), rejection },
            Ok(Decided::Already(version)) => ToClient::Done { id, version, now: None },
            Ok(Decided::New(entry)) => {
                // A store that fails may still have stored.
                let stored = self.store_works || self.luck.below(2) == 0;
                if stored {
                    host.table.apply(&entry).expect("what was decided can be applied");
                    self.log.push(entry);
                    self.tell_everyone();
                }
                match (&self.host, self.store_works) {
                    (Some(host), true) => ToClient::Done { id, version: host.table.version(), now: None },
                    _ => ToClient::Unavailable { id },
                }
            }
        };
        self.send_down(wire, &answer);
    }

    fn tell_everyone(&mut self) {
        let Some(host) = &mut self.host else { return };
        let version = host.table.version();
        let mut messages = Vec::new();
        for (wire, (token, known)) in &mut host.members {
            let seat = token.and_then(|token| host.table.seat_of(&token.key()));
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            for news in host.table.news(viewer, *known) {
                let scene = (news.version == version).then(|| Box::new(host.table.scene(viewer)));
                messages.push((*wire, ToClient::News { news, now: None, scene }));
            }
            *known = version;
        }
        for (wire, message) in messages {
            self.send_down(wire, &message);
        }
    }
}
