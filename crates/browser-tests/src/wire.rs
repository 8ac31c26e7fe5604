use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// So long nobody learns that a connection is gone which was swallowed.
const FORGOTTEN: Duration = Duration::from_secs(300);

/// A wire between one browser and the server, which can be cut.
pub struct Wire {
    address: SocketAddr,
    state: Arc<watch::Sender<State>>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum State {
    Whole,
    /// Connections are closed at once.
    Cut,
    /// Connections stay, and nothing comes through them any more.
    Swallowing,
}

impl Wire {
    /// Lays a wire to a server.
    pub(crate) async fn to(server: SocketAddr) -> Wire {
        let listener = TcpListener::bind((server.ip(), 0)).await.expect("a port is free");
        let address = listener.local_addr().expect("it listens somewhere");
        let state = Arc::new(watch::Sender::new(State::Whole));
        let watched = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, server, watched.subscribe()));
            }
        });
        Wire { address, state }
    }

    /// The same address as seen through this wire.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Cuts every connection, and lets none through until the wire is mended.
    pub fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Swallows whatever is said on either side, without anybody being told, until the wire is mended. The connections of that
    /// time are of no use for ever.
    pub fn swallow(&self) {
        self.state.send_replace(State::Swallowing);
    }

    /// Mends the wire.
    pub fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

async fn carry(mut near: TcpStream, server: SocketAddr, mut state: watch::Receiver<State>) {
    let now = *state.borrow_and_update();
    if now == State::Whole {
        let Ok(mut far) = TcpStream::connect(server).await else { return };
        tokio::select! {
            _ = copy_bidirectional(&mut near, &mut far) => return,
            _ = state.wait_for(|state| *state != State::Whole) => {}
        }
        if *state.borrow() == State::Swallowing {
            sleep(FORGOTTEN).await;
        }
    } else if now == State::Swallowing {
        sleep(FORGOTTEN).await;
    }
}
