//! The socket of one client at one table.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{Sink, SinkExt};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Error as FrameError;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use underhill_protocol::{CloseCode, FromClient, Hello, TableId, ToClient};

use crate::config::TimeLimits;
use crate::gate::Allowance;
use crate::hall::Hall;
use crate::members::{MemberId, WAITING, text};
use crate::network::household;
use crate::problem::RequestError;
use crate::refusals::Refusal;
use crate::room::{Room, RoomMessage};
use crate::secrets;
use crate::server::stopped;
use crate::tally::Pass;

/// No message of a client is larger.
pub(crate) const LARGEST: usize = 16 * 1024;
/// So many bytes that are to be sent at the same moment are one write; what is larger is several.
pub(crate) const TOGETHER: usize = 64 * 1024;
/// A client says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// So long a client that is cut off has to take notice.
const LINGER: Duration = Duration::from_secs(5);
/// What a frame of a client has besides its text, if that is short.
const FRAME: usize = 6;
/// So many pings may be unanswered and still be known: those of some slow minutes.
const PINGS: usize = 8;

/// Whoever comes to a table.
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    pub(crate) messages: Allowance,
    pub(crate) times: TimeLimits,
    /// True once the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    pub(crate) _pass: Pass,
}

/// Talks with a client until one side has enough.
pub(crate) async fn serve(mut socket: WebSocket, hall: &Arc<Hall>, table: TableId, mut visitor: Visitor) {
    let metrics = &hall.metrics;
    metrics.sockets.inc();
    let end = talk(&mut socket, hall, table, &mut visitor).await;
    metrics.sockets.dec();
    let address = visitor.address;
    tracing::debug!(%address, why = end.map_or("the client left", CloseCode::reason), "a socket ends");
    drop(visitor);
    if let Some(code) = end {
        if code != CloseCode::GoingAway {
            metrics.refusals.note(Refusal::CutOff, Some(address));
        }
        let frame = CloseFrame { code: code as u16, reason: Utf8Bytes::from_static(code.reason()) };
        let _ = timeout(LINGER, async {
            let _ = socket.send(Message::Close(Some(frame))).await;
            // The other side answers with a close of its own; whatever else it sends is no longer read.
            while let Some(Ok(message)) = socket.recv().await {
                if matches!(message, Message::Close(_)) {
                    break;
                }
            }
        })
        .await;
    }
}

/// The reason to close the socket; none if the client is gone.
async fn talk(socket: &mut WebSocket, hall: &Arc<Hall>, table: TableId, visitor: &mut Visitor) -> Option<CloseCode> {
    let hello = tokio::select! {
        () = stopped(&mut visitor.stopping) => return Some(CloseCode::GoingAway),
        hello = timeout(HELLO, hello(socket)) => match hello {
            Err(_) => return Some(CloseCode::NoHello),
            Ok(Err(end)) => return end,
            Ok(Ok(hello)) => hello,
        },
    };
    let address = visitor.address;
    let joining = async |room: Room| {
        let (outbox, waiting) = mpsc::channel(WAITING);
        let (kick, kicked) = oneshot::channel();
        let joined = room.join(hello.clone(), household(address), outbox, kick).await?;
        Ok((joined, room, waiting, kicked))
    };
    let (member, room, waiting, kicked) = match hall.ask(table, joining).await {
        Err(RequestError::SetAside) => return Some(CloseCode::SetAside),
        // The server stops, or the table is out of reach for the moment.
        Err(_) => return Some(CloseCode::GoingAway),
        Ok((Err(code), ..)) => return Some(code),
        Ok((Ok(member), room, waiting, kicked)) => (member, room, waiting, kicked),
    };
    let reading = Reading::new();
    let mut talk = Talk { socket, room: &room, member, visitor, reading };
    let end = talk.run(waiting, kicked).await;
    let _ = room.send(RoomMessage::Leave(member)).await;
    end
}

/// The first message, which must be a hello.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Option<CloseCode>> {
    loop {
        match receive(socket).await? {
            Received::Message(FromClient::Hello(hello), _) => return Ok(hello),
            Received::Message(..) => return Err(Some(CloseCode::NoHello)),
            Received::Sign | Received::Pong(_) => {}
        }
    }
}

/// What a client sends.
enum Received {
    /// With how many bytes it took.
    Message(FromClient, usize),
    /// One of those that keep a connection alive.
    Sign,
    /// The answer to a ping.
    Pong(Bytes),
}

/// The next thing that a client sends, or why it is the last.
async fn receive(socket: &mut WebSocket) -> Result<Received, Option<CloseCode>> {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) => {
            let message = serde_json::from_str(&text).map_err(|_| Some(CloseCode::Unreadable))?;
            Ok(Received::Message(message, text.len() + FRAME))
        }
        Some(Ok(Message::Binary(_))) => Err(Some(CloseCode::Unreadable)),
        Some(Ok(Message::Ping(_))) => Ok(Received::Sign),
        Some(Ok(Message::Pong(payload))) => Ok(Received::Pong(payload)),
        Some(Ok(Message::Close(_))) | None => Err(None),
        Some(Err(error)) => Err(code_of(error)),
    }
}

/// What is answered to something that is no message; nothing if nobody is there to hear it.
fn code_of(error: axum::Error) -> Option<CloseCode> {
    let error = error.into_inner().downcast::<FrameError>().ok()?;
    match *error {
        FrameError::Capacity(_) => Some(CloseCode::TooLarge),
        FrameError::Utf8(_) => Some(CloseCode::NoText),
        FrameError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        FrameError::Protocol(_) | FrameError::AttackAttempt => Some(CloseCode::Broken),
        _ => None,
    }
}

/// Whether the client reads what it is sent: it can answer a ping only then.
struct Reading {
    /// What was in the pings that are not answered yet.
    asked: VecDeque<[u8; 8]>,
    answered: Instant,
    /// When anything came.
    heard: Instant,
}

impl Reading {
    fn new() -> Self {
        let now = Instant::now();
        Reading { asked: VecDeque::new(), answered: now, heard: now }
    }

    /// Something nobody knows who does not read it.
    fn ask(&mut self) -> Vec<u8> {
        if self.asked.len() == PINGS {
            self.asked.pop_front();
        }
        let question = secrets::luck().to_le_bytes();
        self.asked.push_back(question);
        question.to_vec()
    }

    fn answer(&mut self, payload: &[u8], now: Instant) {
        if let Some(place) = self.asked.iter().position(|asked| asked == payload) {
            self.asked.drain(..=place);
            self.answered = now;
        }
    }

    /// Why the client is to be cut off.
    fn end(&self, silence: Duration, now: Instant) -> Option<CloseCode> {
        if now - self.heard > silence {
            return Some(CloseCode::Silent);
        }
        (now - self.answered > silence).then_some(CloseCode::TooSlow)
    }
}

struct Talk<'t> {
    socket: &'t mut WebSocket,
    room: &'t Room,
    member: MemberId,
    visitor: &'t Visitor,
    reading: Reading,
}

impl Talk<'_> {
    async fn run(
        &mut self,
        mut waiting: mpsc::Receiver<Utf8Bytes>,
        mut kicked: oneshot::Receiver<CloseCode>,
    ) -> Option<CloseCode> {
        let TimeLimits { ping: often, silence, .. } = self.visitor.times;
        let mut ping = tokio::time::interval_at(Instant::now() + often, often);
        loop {
            tokio::select! {
                biased;
                code = &mut kicked => return Some(code.unwrap_or(CloseCode::GoingAway)),
                text = waiting.recv() => {
                    let Some(text) = text else { return Some(CloseCode::GoingAway) };
                    // A client that does not read must not keep the table from cutting it off.
                    tokio::select! {
                        biased;
                        sent = send_all(self.socket, text, &mut waiting) => sent?,
                        code = &mut kicked => return Some(code.unwrap_or(CloseCode::GoingAway)),
                    }
                }
                received = receive(self.socket) => {
                    self.reading.heard = Instant::now();
                    if !self.visitor.messages.take() {
                        return Some(CloseCode::TooMany);
                    }
                    match received {
                        Err(end) => return end,
                        Ok(Received::Sign) => {}
                        Ok(Received::Pong(payload)) => self.reading.answer(&payload, self.reading.heard),
                        Ok(Received::Message(message, size)) => if let Some(end) = self.take(message, size).await {
                            return Some(end);
                        },
                    }
                }
                _ = ping.tick() => {
                    if let Some(end) = self.reading.end(silence, Instant::now()) {
                        return Some(end);
                    }
                    let question = self.reading.ask();
                    self.socket.send(Message::Ping(question.into())).await.ok()?;
                }
            }
        }
    }

    async fn take(&mut self, message: FromClient, size: usize) -> Option<CloseCode> {
        match message {
            FromClient::Hello(_) => Some(CloseCode::NoHello),
            FromClient::Do(command) => {
                // Its time counts from here, however long the table is busy.
                let command = RoomMessage::Do { member: self.member, command, size, arrived: self.room.now() };
                let sent = self.room.send(command).await;
                if sent.is_ok() { None } else { Some(CloseCode::GoingAway) }
            }
            FromClient::Earlier { before } => {
                let sent = self.room.send(RoomMessage::Earlier { member: self.member, before }).await;
                if sent.is_ok() { None } else { Some(CloseCode::GoingAway) }
            }
            FromClient::Ping { sent } => {
                let pong = text(&ToClient::Pong { sent, at: self.room.now() });
                match self.socket.send(Message::Text(pong)).await {
                    Ok(()) => None,
                    // It was not read for long, or nobody is there any more.
                    Err(_) => Some(CloseCode::TooSlow),
                }
            }
        }
    }
}

/// Sends a text and whatever else is waiting already, as one write. None if the client is gone.
async fn send_all(
    socket: &mut (impl Sink<Message> + Unpin),
    first: Utf8Bytes,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<()> {
    socket.feed(Message::Text(first)).await.ok()?;
    while let Ok(text) = waiting.try_recv() {
        socket.feed(Message::Text(text)).await.ok()?;
    }
    socket.flush().await.ok()
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::pin::Pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::{Context, Poll};

    use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message as Frame;
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

    use super::*;

    /// Somewhere to write to, which counts how often it was written.
    struct Counting(Arc<AtomicUsize>);

    impl AsyncRead for Counting {
        fn poll_read(self: Pin<&mut Self>, _: &mut Context<'_>, _: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
            Poll::Pending
        }
    }

    impl AsyncWrite for Counting {
        fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
            self.0.fetch_add(1, Ordering::Relaxed);
            Poll::Ready(Ok(bytes.len()))
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    /// How often it is written when texts of this size wait at the same moment.
    async fn writes(sizes: &[usize]) -> usize {
        let written = Arc::new(AtomicUsize::new(0));
        let config = WebSocketConfig::default().write_buffer_size(TOGETHER).max_write_buffer_size(1024 * 1024);
        let stream = WebSocketStream::from_raw_socket(Counting(Arc::clone(&written)), Role::Server, Some(config)).await;
        let socket = stream.with(async |message: Message| match message {
            Message::Text(text) => Ok::<_, FrameError>(Frame::text(text.as_str())),
            other => panic!("{other:?}"),
        });
        let mut socket = std::pin::pin!(socket);
        let (outbox, mut waiting) = mpsc::channel(WAITING);
        for size in sizes {
            outbox.try_send("x".repeat(*size).into()).expect("there is room");
        }
        let first = waiting.recv().await.expect("something waits");
        send_all(&mut socket, first, &mut waiting).await.expect("it is sent");
        written.load(Ordering::Relaxed)
    }

    #[tokio::test]
    async fn what_waits_for_a_socket_at_the_same_moment_is_one_write() {
        assert_eq!(writes(&[100]).await, 1);
        assert_eq!(writes(&[3_000, 200, 70]).await, 1);
        assert_eq!(writes(&[100; WAITING]).await, 1);
        assert!(writes(&[50_000, 50_000, 50_000]).await <= 3, "much is written as it comes");
    }

    #[test]
    fn only_who_has_read_a_ping_can_answer_it() {
        let silence = Duration::from_secs(75);
        let mut reading = Reading::new();
        let mut now = reading.heard;
        let mut ends = Vec::new();
        for reads in [true, true, true, true, true, false, false, false, false] {
            now += Duration::from_secs(25);
            let question = reading.ask();
            reading.heard = now;
            reading.answer(if reads { &question } else { &[0; 8] }, now);
            ends.push(reading.end(silence, now));
        }
        assert_eq!(ends[..8], [None; 8]);
        assert_eq!(ends[8], Some(CloseCode::TooSlow));
        assert_eq!(reading.end(silence, now + Duration::from_secs(76)), Some(CloseCode::Silent));
    }
}
