use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A wire between one browser and the server, which can be cut.
pub struct Wire {
    address: SocketAddr,
    whole: Arc<watch::Sender<bool>>,
}

impl Wire {
    /// Lays a wire to a server.
    pub(crate) async fn to(server: SocketAddr) -> Wire {
        let listener = TcpListener::bind((server.ip(), 0)).await.expect("a port is free");
        let address = listener.local_addr().expect("it listens somewhere");
        let whole = Arc::new(watch::Sender::new(true));
        let watched = Arc::clone(&whole);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut whole = watched.subscribe();
                tokio::spawn(async move {
                    if !*whole.borrow_and_update() {
                        return;
                    }
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = whole.wait_for(|whole| !whole) => {}
                    }
                });
            }
        });
        Wire { address, whole }
    }

    /// The same address as seen through this wire.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Cuts every connection, and lets none through until the wire is mended.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends the wire.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}
