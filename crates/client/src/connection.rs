use std::collections::VecDeque;

use futures_util::{FutureExt, SinkExt, StreamExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use underhill_protocol::{FromClient, TableId, ToClient};

use crate::request::PATIENCE;
use crate::wire::Wire;
use crate::{Error, Server};

/// A socket at a table. What is said over it, and when, is for a [`Session`](underhill_session::Session) to know; whoever wants
/// to see just what a server says can [speak](Connection::send) and [listen](Connection::next) by hand.
pub struct Connection {
    socket: WebSocketStream<Box<dyn Wire>>,
    server: Server,
}

impl Connection {
    /// Small ones: some programs hold thousands of connections, and messages are small.
    const BUFFER: usize = 4 << 10;
    /// No message that makes sense is larger.
    const LARGEST: usize = 4 << 20;

    /// Opens a socket at a table; a session says hello.
    pub async fn open(server: &Server, table: TableId) -> Result<Self, Error> {
        let config = WebSocketConfig::default()
            .read_buffer_size(Connection::BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(Connection::LARGEST))
            .max_frame_size(Some(Connection::LARGEST));
        let address = server.socket_address(&format!("/api/v1/tables/{table}/socket"));
        let stream = server.connect().await?;
        let met = client_async_with_config(address, stream, Some(config)).await;
        let (socket, _) = met.map_err(|error| Error::of_socket(server, error))?;
        Ok(Connection { socket, server: server.clone() })
    }

    /// Says everything, in order. Should this be dropped while it waits, what has not been said stays there, and nothing is
    /// said twice.
    pub async fn say_all(&mut self, texts: &mut VecDeque<String>) -> Result<(), Error> {
        while let Some(text) = texts.front() {
            let fed = self.socket.feed(Message::text(text.as_str())).await;
            fed.map_err(|error| Error::of_socket(&self.server, error))?;
            texts.pop_front();
        }
        self.socket.flush().await.map_err(|error| Error::of_socket(&self.server, error))
    }

    /// The next message. Dropping this while it waits loses nothing.
    pub async fn text(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    // The goodbye is returned if that takes no waiting; the server does not depend on it.
                    let _ = self.socket.flush().now_or_never();
                    return Err(closed(frame));
                }
                // Pings are answered by the library, and there is nothing else.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::of_socket(&self.server, error)),
                None => return Err(closed(None)),
            }
        }
    }

    /// Says one thing.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), Error> {
        let text = serde_json::to_string(message).expect("a message serialises");
        self.say_all(&mut VecDeque::from([text])).await
    }

    /// The next message, read.
    pub async fn next(&mut self) -> Result<ToClient, Error> {
        serde_json::from_str(&self.text().await?).map_err(Error::unreadable)
    }

    /// Says goodbye, if anybody listens.
    pub async fn close(mut self) {
        let _ = timeout(PATIENCE, self.socket.close(None)).await;
    }
}

fn closed(frame: Option<CloseFrame>) -> Error {
    match frame {
        Some(frame) => Error::Closed { code: Some(frame.code.into()), reason: frame.reason.to_string() },
        None => Error::Closed { code: None, reason: "no reason was given".to_owned() },
    }
}
