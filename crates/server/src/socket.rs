//! The socket of one client at one table.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use underhill_protocol::{CloseCode, FromClient, Hello, ToClient};

use crate::gate::{Allowance, Pass};
use crate::members::{MemberId, WAITING, text};
use crate::metrics::Metrics;
use crate::room::{Room, RoomMessage};
use crate::secrets;

/// No message of a client is larger.
pub(crate) const LARGEST: usize = 16 * 1024;
/// A client says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// So often the server asks whether somebody is still there.
const PING: Duration = Duration::from_secs(25);
/// After so long without any sign the client is taken to be gone.
const SILENCE: Duration = Duration::from_secs(75);
/// So long a client that is cut off has to take notice.
const LINGER: Duration = Duration::from_secs(5);

/// Talks with a client until one side has enough.
pub(crate) async fn serve(mut socket: WebSocket, room: Room, metrics: &Metrics, messages: Allowance, pass: Pass) {
    metrics.sockets.inc();
    let end = talk(&mut socket, room, messages).await;
    metrics.sockets.dec();
    drop(pass);
    if let Some(code) = end {
        if code != CloseCode::GoingAway {
            metrics.cut_off.inc();
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
async fn talk(socket: &mut WebSocket, room: Room, messages: Allowance) -> Option<CloseCode> {
    let hello = match timeout(HELLO, hello(socket)).await {
        Err(_) => return Some(CloseCode::NoHello),
        Ok(Err(end)) => return end,
        Ok(Ok(hello)) => hello,
    };
    let (outbox, waiting) = mpsc::channel(WAITING);
    let (kick, kicked) = oneshot::channel();
    let member = match room.join(hello, outbox, kick).await {
        // The table is closing its doors: the server stops, or it was put away just now.
        Err(_) => return Some(CloseCode::GoingAway),
        Ok(Err(code)) => return Some(code),
        Ok(Ok(member)) => member,
    };
    let mut talk = Talk { socket, room: &room, member, messages, heard: Instant::now() };
    let end = talk.run(waiting, kicked).await;
    let _ = room.send(RoomMessage::Leave(member)).await;
    end
}

/// The first message, which must be a hello.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Option<CloseCode>> {
    loop {
        match receive(socket).await? {
            Some(FromClient::Hello(hello)) => return Ok(hello),
            Some(_) => return Err(Some(CloseCode::NoHello)),
            None => {}
        }
    }
}

/// The next message; none if it was one of those that keep a connection alive.
async fn receive(socket: &mut WebSocket) -> Result<Option<FromClient>, Option<CloseCode>> {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).map(Some).map_err(|_| Some(CloseCode::Unreadable)),
        Some(Ok(Message::Binary(_))) => Err(Some(CloseCode::Unreadable)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Close(_))) | None => Err(None),
        Some(Err(error)) if is_too_large(&error) => Err(Some(CloseCode::TooLarge)),
        Some(Err(_)) => Err(None),
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    // The only way that axum lets one know.
    error.to_string().contains("too long") || error.to_string().contains("Space limit exceeded")
}

struct Talk<'t> {
    socket: &'t mut WebSocket,
    room: &'t Room,
    member: MemberId,
    messages: Allowance,
    heard: Instant,
}

impl Talk<'_> {
    async fn run(
        &mut self,
        mut waiting: mpsc::Receiver<Utf8Bytes>,
        mut kicked: oneshot::Receiver<CloseCode>,
    ) -> Option<CloseCode> {
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
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
                    self.heard = Instant::now();
                    if !self.messages.take() {
                        return Some(CloseCode::TooMany);
                    }
                    match received {
                        Err(end) => return end,
                        Ok(None) => {}
                        Ok(Some(message)) => if let Some(end) = self.take(message).await { return Some(end) },
                    }
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Some(CloseCode::Silent);
                    }
                    self.socket.send(Message::Ping(Vec::new().into())).await.ok()?;
                }
            }
        }
    }

    async fn take(&mut self, message: FromClient) -> Option<CloseCode> {
        match message {
            FromClient::Hello(_) => Some(CloseCode::NoHello),
            FromClient::Do(command) => {
                let sent = self.room.send(RoomMessage::Do(self.member, command)).await;
                if sent.is_ok() { None } else { Some(CloseCode::GoingAway) }
            }
            FromClient::Earlier { before } => {
                let sent = self.room.send(RoomMessage::Earlier { member: self.member, before }).await;
                if sent.is_ok() { None } else { Some(CloseCode::GoingAway) }
            }
            FromClient::Ping { sent } => {
                let pong = text(&ToClient::Pong { sent, at: secrets::now() });
                match self.socket.send(Message::Text(pong)).await {
                    Ok(()) => None,
                    Err(_) => Some(CloseCode::Silent),
                }
            }
        }
    }
}

/// Sends a text and whatever else is waiting already. None if the client is gone.
async fn send_all(socket: &mut WebSocket, first: Utf8Bytes, waiting: &mut mpsc::Receiver<Utf8Bytes>) -> Option<()> {
    socket.send(Message::Text(first)).await.ok()?;
    while let Ok(text) = waiting.try_recv() {
        socket.send(Message::Text(text)).await.ok()?;
    }
    Some(())
}
