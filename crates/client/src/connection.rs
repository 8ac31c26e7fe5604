use futures_util::{FutureExt, SinkExt, StreamExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use underhill_protocol::{FromClient, Hello, TableId, ToClient};
use underhill_table::{News, Scene, Time};

use crate::request::PATIENCE;
use crate::wire::Wire;
use crate::{Error, Server};

/// A socket at a table, from the greeting on.
pub struct Connection {
    socket: WebSocketStream<Box<dyn Wire>>,
    server: Server,
}

/// What a table answers to a greeting.
#[derive(Clone, Debug)]
pub struct Welcome {
    /// The table as the client may see it, complete in itself.
    pub scene: Scene,
    /// What happened since the version that the client had seen.
    pub news: Vec<News>,
    /// By the server's clock, to show clocks by.
    pub at: Time,
}

impl Connection {
    /// Small ones: some programs hold thousands of connections, and messages are small.
    const BUFFER: usize = 4 << 10;
    /// No message that makes sense is larger.
    const LARGEST: usize = 4 << 20;

    /// Greets the table and waits for its welcome.
    pub async fn join(server: &Server, table: TableId, hello: Hello) -> Result<(Self, Welcome), Error> {
        let meet = async {
            let mut connection = Connection::open(server, table, hello).await?;
            match connection.next().await? {
                ToClient::Welcome { scene, news, at } => Ok((connection, Welcome { scene: *scene, news, at })),
                _ => Err(Error::unreadable("it does not answer a greeting with a welcome")),
            }
        };
        timeout(PATIENCE, meet).await.unwrap_or_else(|_| Err(Error::unreachable(server, "it does not answer")))
    }

    /// Greets the table; its welcome will be the first message.
    pub async fn open(server: &Server, table: TableId, hello: Hello) -> Result<Self, Error> {
        let config = WebSocketConfig::default()
            .read_buffer_size(Connection::BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(Connection::LARGEST))
            .max_frame_size(Some(Connection::LARGEST));
        let address = server.socket_address(&format!("/api/v1/tables/{table}/socket"));
        let stream = server.connect().await?;
        let met = client_async_with_config(address, stream, Some(config)).await;
        let (socket, _) = met.map_err(|error| Error::of_socket(server, error))?;
        let mut connection = Connection { socket, server: server.clone() };
        connection.send(&FromClient::Hello(hello)).await?;
        Ok(connection)
    }

    /// Says something.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), Error> {
        let text = serde_json::to_string(message).expect("a message serialises");
        self.socket.send(Message::text(text)).await.map_err(|error| Error::of_socket(&self.server, error))
    }

    /// The next message. Dropping this while it waits loses nothing.
    pub async fn next(&mut self) -> Result<ToClient, Error> {
        let text = self.text().await?;
        serde_json::from_str(&text).map_err(Error::unreadable)
    }

    /// The next message as it came, for those who need little of it.
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
