//! Times in which nobody could play, and nobody's clock ran.

use underhill_table::{Entry, EntryKind, Outage};

use super::Keeper;
use crate::problem::RequestError;

impl Keeper {
    /// Nobody is charged for the times in which no server had the tables, nor for the one in which this table had lost its owner.
    pub(super) async fn forgive_absences(&mut self, lost: Option<Outage>) -> Result<(), RequestError> {
        let hall = std::sync::Arc::clone(&self.hall);
        for outage in hall.outages.iter().copied().chain(lost) {
            self.forgive(outage).await?;
        }
        Ok(())
    }

    /// After something could not be stored: finds out what is, and that nobody's clock ran meanwhile.
    pub(super) async fn recover(&mut self) -> Result<(), RequestError> {
        self.reread().await?;
        if let Some(from) = self.outage_from {
            let to = self.hall.clock.now();
            self.forgive(Outage { from, to }).await?;
            (self.outage_from, self.outage_to) = (None, to);
        }
        Ok(())
    }

    /// Nobody is charged for an outage, if anybody would be.
    async fn forgive(&mut self, outage: Outage) -> Result<(), RequestError> {
        if let Some(outage) = self.table.unforgiven(outage) {
            self.commit(Entry { at: outage.to, by: None, kind: EntryKind::Outage(outage) }).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};
    use std::time::Duration;

    use serde_json::json;
    use tokio::sync::{mpsc, oneshot};
    use underhill_core::{EndKind, Seat, Viewer};
    use underhill_protocol::{Command, Hello, NumberedCommand, TableId, ToClient};
    use underhill_table::{Bytes, Dial, Entropy, FairVersion, Name, Phase, Setting, Share, Time, TimeControl, Token};

    use crate::clock::{self, Clock};
    use crate::engine::Engine;
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
        start_on(Config::default().store).await
    }

    async fn start_on(store: String) -> Server {
        start_at(store, Clock::new()).await
    }

    /// A server with a clock that shows another time than the system's: as if that had been set meanwhile.
    async fn start_at(store: String, clock: Clock) -> Server {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, store, ..Config::default() };
        Server::start_with(config, Engine::default(), clock).await.expect("the server starts")
    }

    /// Lets the first player decide, as if that had arrived at this moment; the answer to it.
    async fn act(room: &Room, arrived: Time) -> ToClient {
        let (outbox, mut told) = mpsc::channel(64);
        let (kick, _kicked) = oneshot::channel();
        let hello = Hello { token: Some(TOKENS[0]), protocol: 3, ..Hello::default() };
        let member = room.join(hello, HERE, outbox, kick).await.expect("it is there").expect("it is their seat");
        let command = NumberedCommand { id: 1, command: Command::Act { action: "4@a1".to_owned(), decision: 0 } };
        room.send(RoomMessage::Do { member, command, size: 64, arrived }).await.expect("it is there");
        loop {
            let text = told.recv().await.expect("it answers");
            let message = serde_json::from_str(&text).expect("a message");
            if matches!(message, ToClient::Done { .. } | ToClient::Rejected { .. } | ToClient::Unavailable { .. }) {
                return message;
            }
        }
    }

    /// What is shown of the clocks.
    async fn dial(room: &Room) -> Dial {
        let now = room.look(Viewer::Spectator).await.expect("it is there").now.expect("it has begun");
        now.dial.expect("there are clocks")
    }

    #[tokio::test]
    async fn what_arrives_after_the_flag_is_late_though_nobody_has_looked_at_the_clock() {
        let server = start().await;
        let (_, room) = begun(&server).await;
        // The table was busy all the while, and takes the message before it notices that time is up.
        let answer = act(&room, room.now().after(61_000)).await;
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
        let answer = act(&room, room.now().after(50_000)).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
        let left = dial(&room).await.left[0];
        assert!((9_000..=10_000).contains(&left), "{left}");
        server.stop().await;
    }

    #[tokio::test]
    async fn what_arrives_while_nothing_can_be_stored_is_charged_for_the_time_before() {
        const THOUGHT: u64 = 300;
        let folder = tempfile::tempdir().expect("a folder");
        let (path, away) = (folder.path().join("tables.sqlite"), folder.path().join("away.sqlite"));
        let server = start_on(format!("sqlite:{}", path.display())).await;
        let (_, room) = begun(&server).await;
        tokio::time::sleep(Duration::from_millis(THOUGHT)).await;
        std::fs::rename(&path, &away).expect("it can be moved");
        let arrived = room.now();
        assert!(matches!(act(&room, arrived).await, ToClient::Unavailable { .. }));
        // Longer than they had thought, so that nothing would be left to charge for if it were counted twice.
        tokio::time::sleep(Duration::from_millis(2 * THOUGHT)).await;
        std::fs::rename(&away, &path).expect("it can be moved back");
        let answer = act(&room, arrived).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
        let used = 60_000 - dial(&room).await.left[0];
        assert!(used >= THOUGHT, "{used} ms");
        server.stop().await;
    }

    #[tokio::test]
    async fn who_sets_the_clock_of_the_system_while_the_server_runs_changes_nobodys_time_by_a_restart() {
        const THOUGHT: u64 = 300;
        const HOUR: u64 = 3_600_000;
        let now = clock::of_the_system();
        // The system's clock is an hour ahead of what the server was set by, then an hour behind it.
        for shown in [Time(now.0 - HOUR), now.after(HOUR)] {
            let folder = tempfile::tempdir().expect("a folder");
            let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
            let server = start_at(store.clone(), Clock::set_to(shown)).await;
            let (table, _) = begun(&server).await;
            tokio::time::sleep(Duration::from_millis(THOUGHT)).await;
            server.stop().await;
            // The next one is set by what the system shows now.
            let server = start_on(store).await;
            let room = server.hall.room(table).await.expect("it is there");
            let used = room.now().since(dial(&room).await.since);
            assert!((THOUGHT..HOUR / 2).contains(&used), "{used} ms are used of what was thought in {THOUGHT}");
            server.stop().await;
        }
    }
}
