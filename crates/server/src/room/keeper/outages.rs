//! Times in which nobody could play, and nobody's clock ran.

use underhill_table::{Entry, EntryKind, Outage};

use super::Keeper;
use crate::problem::RequestError;

impl Keeper {
    /// Nobody is charged for the times in which no server had the tables.
    pub(super) async fn forgive_absences(&mut self) -> Result<(), RequestError> {
        let hall = std::sync::Arc::clone(&self.hall);
        for outage in &hall.outages {
            self.forgive(*outage).await?;
        }
        Ok(())
    }

    /// After something could not be stored: finds out what is, and that nobody's clock ran meanwhile.
    pub(super) async fn recover(&mut self) -> Result<(), RequestError> {
        self.reread().await?;
        if let Some(from) = self.outage_from {
            self.forgive(Outage { from, to: self.hall.clock.now() }).await?;
            self.outage_from = None;
        }
        Ok(())
    }

    /// Nobody is charged for an outage, if anybody would be.
    async fn forgive(&mut self, outage: Outage) -> Result<(), RequestError> {
        if self.table.would_charge_for(outage) {
            self.commit(Entry { at: outage.to, by: None, kind: EntryKind::Outage(outage) }).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use serde_json::json;
    use tokio::sync::{mpsc, oneshot};
    use underhill_core::{EndKind, Seat, Viewer};
    use underhill_protocol::{Command, Hello, NumberedCommand, TableId, ToClient};
    use underhill_table::{Bytes, Entropy, FairVersion, Name, Phase, Setting, Share, TimeControl, Token};

    use crate::room::{Room, RoomMessage};
    use crate::{Config, Server};

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const ADDED: Entropy = Bytes([7; 32]);
    const TOKENS: [Token; 2] = [Token(Bytes([1; 16])), Token(Bytes([2; 16]))];

    /// A game with a minute for each, begun; and its table.
    async fn begun(server: &Server) -> (TableId, Room) {
        let clock = TimeControl::Game { seconds: 60, increment: 0 };
        let setting = Setting { game: "gobblet".to_owned(), seats: 2, options: json!({}), clock, public: false };
        let table = server.hall.open(HERE, setting).await.expect("it can be opened");
        let room = server.hall.room(table).await.expect("it is there");
        for (seat, token) in TOKENS.into_iter().enumerate() {
            let name = Name::try_from("Ada".to_owned()).expect("a name");
            let share = Share::of(FairVersion::Second, ADDED);
            let sit = Command::Sit { seat: Some(Seat::new(seat)), name, key: token.key(), share };
            room.command(None, HERE, sit).await.expect("the seat is free");
        }
        room.command(Some(TOKENS[0].key()), HERE, Command::Start).await.expect("all are there");
        for token in TOKENS {
            let reveal = Command::Reveal { entropy: ADDED };
            room.command(Some(token.key()), HERE, reveal).await.expect("it is what was committed to");
        }
        (table, room)
    }

    async fn start() -> Server {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        Server::start(Config { listen, ..Config::default() }).await.expect("the server starts")
    }

    /// Lets the first player decide, as if that had arrived so many milliseconds from now; the answer to it.
    async fn act(room: &Room, later: u64) -> ToClient {
        let (outbox, mut told) = mpsc::channel(64);
        let (kick, _kicked) = oneshot::channel();
        let hello = Hello { token: Some(TOKENS[0]), protocol: 3, ..Hello::default() };
        let member = room.join(hello, HERE, outbox, kick).await.expect("it is there").expect("it is their seat");
        let command = NumberedCommand { id: 1, command: Command::Act { action: "4@a1".to_owned(), decision: 0 } };
        let arrived = room.now().after(later);
        room.send(RoomMessage::Do { member, command, arrived }).await.expect("it is there");
        loop {
            let text = told.recv().await.expect("it answers");
            let message = serde_json::from_str(&text).expect("a message");
            if matches!(message, ToClient::Done { .. } | ToClient::Rejected { .. }) {
                return message;
            }
        }
    }

    #[tokio::test]
    async fn what_arrives_after_the_flag_is_late_though_nobody_has_looked_at_the_clock() {
        let server = start().await;
        let (_, room) = begun(&server).await;
        // The table was busy all the while, and takes the message before it notices that time is up.
        let answer = act(&room, 61_000).await;
        assert!(matches!(answer, ToClient::Rejected { .. }), "{answer:?}");
        let scene = room.look(Viewer::Spectator).await.expect("it is there");
        let end = scene.now.and_then(|now| now.end).expect("it is over");
        assert_eq!((scene.phase, end.how, end.seat), (Phase::Over, EndKind::Time, Some(Seat::new(0))));
        server.stop().await;
    }

    #[tokio::test]
    async fn what_arrives_before_the_flag_is_in_time_however_long_it_waits() {
        let server = start().await;
        let (_, room) = begun(&server).await;
        let answer = act(&room, 50_000).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
        let dial = room.look(Viewer::Spectator).await.expect("it is there").now.and_then(|now| now.dial);
        let left = dial.expect("there are clocks").left[0];
        assert!((9_000..=10_000).contains(&left), "{left}");
        server.stop().await;
    }
}
