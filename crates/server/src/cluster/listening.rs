//! What goes on between servers without anybody asking: each says that it is there, reads its letters, and looks from time to time
//! whether it has missed some.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use underhill_protocol::Listing;
use underhill_store::{LEASE, NodeId};

use super::Cluster;
use super::letter::{Addressee, Answer, Errand, Letter};
use super::wire::Heard;
use crate::hall::{Hall, WakeReason};
use crate::problem::RequestError;
use crate::room::ServerMessage;

/// So often a server says that it is there.
const RENEW: Duration = Duration::from_secs(1);

/// A server that could not say so for this long stops deciding, before anybody may take its place.
const DOUBT: Duration = Duration::from_secs(5);

/// So often it is looked whether letters were missed.
const LOOK: Duration = Duration::from_secs(1);

const _: () = assert!(RENEW.as_secs() + DOUBT.as_secs() <= LEASE.as_secs());

const LEASE_MS: u64 = LEASE.as_millis() as u64;

impl Hall {
    /// Says that this server is there until it has left: while it stops, its tables are still its own.
    pub(crate) async fn keep_lease(self: Arc<Self>, cluster: Arc<Cluster>) {
        let mut left = cluster.left.subscribe();
        let renewing = async {
            let (mut heard_ms, mut decides) = (None, true);
            let mut ticks = tokio::time::interval(RENEW);
            loop {
                ticks.tick().await;
                let asked = Instant::now();
                match cluster.nodes.renew(cluster.me).await {
                    Ok((now_ms, nodes)) => {
                        // This server was asleep, or the whole machine: by the database's clock, which alone knows of both.
                        if heard_ms.replace(now_ms).is_some_and(|last| now_ms.saturating_sub(last) >= LEASE_MS) {
                            tracing::warn!("this server was away for longer than its lease");
                            cluster.let_go();
                        }
                        self.clock.correct(now_ms, asked);
                        *cluster.renewed.lock().expect("nobody panics while holding it") = asked;
                        decides = true;
                        cluster.counts.servers.set(i64::try_from(nodes.len()).unwrap_or(i64::MAX));
                        let others = nodes.into_iter().map(|node| node.id).filter(|id| *id != cluster.me);
                        *cluster.others.lock().expect("nobody panics while holding it") = others.collect();
                        self.readiness.doubt(false);
                    }
                    Err(error) if cluster.unheard() >= DOUBT => {
                        if std::mem::take(&mut decides) {
                            tracing::warn!(%error, "this server cannot say that it is there: it stops deciding");
                            cluster.counts.steps_down.inc();
                        }
                        self.readiness.doubt(true);
                        cluster.let_go();
                    }
                    Err(error) => tracing::warn!(%error, "this server cannot say that it is there"),
                }
            }
        };
        tokio::select! {
            () = renewing => {}
            _ = left.wait_for(|left| *left) => {}
        }
    }

    /// Reads letters of other servers.
    pub(crate) async fn read_letters(self: Arc<Self>, cluster: Arc<Cluster>, mut hearing: mpsc::Receiver<Heard>) {
        while let Some(heard) = hearing.recv().await {
            match heard {
                Heard::Letter(letter) => self.read_letter(&cluster, letter),
                Heard::Gap => {
                    let hall = Arc::clone(&self);
                    let cluster = Arc::clone(&cluster);
                    tokio::spawn(async move { hall.look_after_tables(&cluster).await });
                }
            }
        }
    }

    fn read_letter(self: &Arc<Self>, cluster: &Arc<Cluster>, letter: Letter) {
        let to_table = |table: i64, message: ServerMessage| {
            if let Some(room) = cluster.table(table).and_then(|id| self.open_room(id)) {
                room.tell(message);
            }
        };
        match letter {
            Letter::Joined { node } => cluster.meet(NodeId(node)),
            Letter::Hint { table, length, .. } => to_table(table, ServerMessage::Hint { length }),
            Letter::Free { table: Some(table), .. } => to_table(table, ServerMessage::Reconsider),
            Letter::Free { table: None, node } => {
                cluster.others.lock().expect("nobody panics while holding it").remove(&NodeId(node));
                self.tell_rooms(|| ServerMessage::OwnerGone(NodeId(node)));
            }
            Letter::Here { table, node, online, watching } => {
                cluster.meet(NodeId(node));
                to_table(table, ServerMessage::Here { node: NodeId(node), online, watching });
            }
            Letter::Present { table, online, watching } => {
                to_table(table, ServerMessage::Present { online, watching });
            }
            Letter::Said { table, seat, phrase, at } => to_table(table, ServerMessage::Said { seat, phrase, at }),
            Letter::InLine { table, seat, place } => to_table(table, ServerMessage::InLine { seat, place }),
            Letter::Counted { sealed } => {
                if let Some(counted) = cluster.seal.open(&sealed) {
                    self.hear_counted(cluster, counted);
                }
            }
            Letter::Listed => self.listings_changed.notify_one(),
            Letter::Errand { number, from, sealed, again } => {
                if let Some(errand) = cluster.seal.open(&sealed) {
                    cluster.meet(NodeId(from));
                    self.run_errand(cluster, errand, move |cluster, answer| {
                        cluster.answer(NodeId(from), number, answer, again);
                    });
                }
            }
            Letter::Answer { number, sealed } => {
                let waits = cluster.errands.lock().expect("nobody panics while holding it").remove(&number);
                if let (Some(waits), Some(answer)) = (waits, cluster.seal.open(&sealed)) {
                    let _ = waits.send(answer);
                }
            }
        }
    }

    /// Does what somebody at another server wants done. What arrives first is done first.
    fn run_errand(
        self: &Arc<Self>,
        cluster: &Arc<Cluster>,
        errand: Errand,
        reply: impl FnOnce(&Cluster, &Answer) + Send + 'static,
    ) {
        let arrived = self.clock.now();
        let (hall, cluster) = (Arc::clone(self), Arc::clone(cluster));
        let begun = self.open_room(errand.table).and_then(|room| room.begin_errand(errand.clone(), arrived));
        tokio::spawn(async move {
            let result = match begun {
                Some(answer) => answer.await.unwrap_or(Err(RequestError::NotOwner)),
                None => match hall.room_for(errand.table, WakeReason::Asked).await {
                    Ok(room) => room.errand(errand, arrived).await,
                    Err(error) => Err(error),
                },
            };
            reply(&cluster, &Answer::from(result));
        });
    }

    /// Looks again and again whether letters were missed, and whether tables are left without an owner.
    pub(crate) async fn keep_looking(self: Arc<Self>, cluster: Arc<Cluster>) {
        let mut stopping = self.stopping.clone();
        let looking = async {
            let mut ticks = tokio::time::interval(LOOK);
            loop {
                ticks.tick().await;
                self.look_after_tables(&cluster).await;
                self.wake_forsaken(&cluster).await;
            }
        };
        tokio::select! {
            () = looking => {}
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }

    /// Compares the tables in memory with what is stored, all of them with one question.
    async fn look_after_tables(self: &Arc<Self>, cluster: &Cluster) {
        let keys = cluster.keys();
        let Ok(progress) = cluster.nodes.progress(&keys).await else { return };
        for progress in progress {
            let Some(room) = cluster.table(progress.key).and_then(|id| self.open_room(id)) else { continue };
            room.tell(ServerMessage::Looked { length: progress.length, fence: progress.fence });
        }
    }

    /// Keeps the list of public tables as it is in the store, however many servers change it.
    pub(crate) async fn keep_list(self: Arc<Self>, cluster: Arc<Cluster>) {
        let mut stopping = self.stopping.clone();
        let keeping = async {
            loop {
                if let Ok(texts) = cluster.nodes.listed().await {
                    let read = |text: &String| serde_json::from_str::<Listing>(text).ok();
                    self.replace_listings(texts.iter().filter_map(read));
                }
                let _ = tokio::time::timeout(LOOK, self.listings_changed.notified()).await;
            }
        };
        tokio::select! {
            () = keeping => {}
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }
}

/// Writes what is told of public tables, one after the other, as long as this server is there.
pub(super) async fn write_listings(
    cluster: Weak<Cluster>,
    mut waiting: mpsc::UnboundedReceiver<(i64, Option<String>)>,
) {
    while let Some((key, text)) = waiting.recv().await {
        let Some(cluster) = cluster.upgrade() else { return };
        if let Err(error) = cluster.nodes.list(key, text.as_deref()).await {
            tracing::debug!(%error, "the list of public tables could not be changed");
        }
        cluster.ways.usual.send(Addressee::All, &Letter::Listed);
    }
}
