//! Strangers who want nothing but to be in the way, all from one address, and newcomers who want to come in all the same.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use underhill_client::{Error, Guest, Server};
use underhill_protocol::TableId;

use super::tally::Tally;
use crate::failure::Failure;

/// So long a stranger waits who was thrown out, before they come again.
const AGAIN: Duration = Duration::from_secs(10);
/// So often somebody new comes.
const NEWCOMER: Duration = Duration::from_millis(200);
/// So long the strangers have to come before anything is measured.
const GATHERING: Duration = Duration::from_secs(3);
/// What a stranger says who does not come to the end.
const HALF_A_REQUEST: &[u8] = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\nx-more:";
/// What a stranger asks for who does not read the answer.
const A_LONG_ANSWER: &[u8] = b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";

/// So often at once: the answers fill what lies between.
const ASKED_AT_ONCE: usize = 100;

/// How strangers are in the way.
#[derive(Copy, Clone)]
enum Manner {
    /// They say nothing.
    Idle,
    /// They say half of it.
    HalfSent,
    /// They ask and do not read.
    Unread,
}

/// How many strangers there are, and what becomes of them.
#[derive(Default)]
pub(crate) struct Siege {
    /// Connected now.
    connected: AtomicU64,
    /// The most that were connected at the same time.
    pub(crate) most: AtomicU64,
    /// How often one was thrown out, or not let in.
    pub(crate) ended: AtomicU64,
}

/// Lets strangers come from one address, and come again when they are thrown out, as long as this program runs. They have a thread
/// of their own, so that what they do is not taken for slowness of the server.
pub(crate) async fn come(number: u32, from: IpAddr, to: SocketAddr, siege: &Arc<Siege>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::system("no threads", error))?;
    let siege = Arc::clone(siege);
    std::thread::spawn(move || {
        runtime.block_on(async {
            let mut strangers = JoinSet::new();
            for number in 0..number {
                strangers.spawn(come_again_and_again(number, from, to, Arc::clone(&siege)));
            }
            while strangers.join_next().await.is_some() {}
        });
    });
    tokio::time::sleep(GATHERING).await;
    Ok(())
}

async fn come_again_and_again(number: u32, from: IpAddr, to: SocketAddr, siege: Arc<Siege>) {
    let manner = [Manner::Idle, Manner::HalfSent, Manner::Unread][number as usize % 3];
    // Not all at the same moment.
    tokio::time::sleep(Duration::from_millis(u64::from(number) % 1_000)).await;
    loop {
        if let Ok(stream) = connect(from, to).await {
            let connected = siege.connected.fetch_add(1, Ordering::Relaxed) + 1;
            siege.most.fetch_max(connected, Ordering::Relaxed);
            be_in_the_way(stream, manner).await;
            siege.connected.fetch_sub(1, Ordering::Relaxed);
        }
        siege.ended.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(AGAIN).await;
    }
}

async fn connect(from: IpAddr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = if to.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Little is needed to be in the way.
    socket.set_recv_buffer_size(4 * 1024)?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(to).await
}

/// Stays until thrown out.
async fn be_in_the_way(mut stream: TcpStream, manner: Manner) {
    match manner {
        Manner::Unread => {
            let mut asked = stream.write_all(&A_LONG_ANSWER.repeat(ASKED_AT_ONCE)).await;
            while asked.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await;
                asked = stream.write_all(A_LONG_ANSWER).await;
            }
        }
        Manner::HalfSent | Manner::Idle => {
            if let Manner::HalfSent = manner
                && stream.write_all(HALF_A_REQUEST).await.is_err()
            {
                return;
            }
            let mut said = [0; 512];
            while stream.read(&mut said).await.is_ok_and(|read| read > 0) {}
        }
    }
}

/// Lets somebody new look at a table, again and again, and notes how long it takes them to see it.
pub(crate) async fn newcomers(server: Server, table: TableId, tally: Arc<Tally>) {
    loop {
        let begun = Instant::now();
        match Guest::watch(&server, table).await {
            Ok(guest) => {
                tally.entered(begun.elapsed());
                guest.leave().await;
            }
            Err(error) => tally.trouble(format!("a newcomer could not enter: {error}")),
        }
        tokio::time::sleep(NEWCOMER).await;
    }
}

/// The address that the strangers go to.
pub(crate) async fn address(at: &str) -> Result<SocketAddr, Failure> {
    let place = at.trim().trim_end_matches('/').rsplit("://").next().unwrap_or_default();
    let unknown =
        || Failure::input(format!("strangers find no way to `{at}`: they need a host and a port, and no https"));
    if at.starts_with("https") {
        return Err(unknown());
    }
    let mut found = tokio::net::lookup_host(place).await.map_err(|_| unknown())?;
    found.next().ok_or_else(unknown)
}

/// A table to look at.
pub(crate) async fn table(server: &Server, game: &str) -> Result<TableId, Error> {
    let new = serde_json::json!({"game": game, "seats": 2});
    let new = serde_json::from_value(new).expect("it is a table");
    server.open(&new).await
}
