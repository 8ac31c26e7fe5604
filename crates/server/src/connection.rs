//! Connections: how many there may be, how long they may dawdle, and how they end when the server stops.

mod conduct;
mod file_limit;
mod stream;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use underhill_protocol::Problem;

use self::conduct::Conduct;
pub use self::file_limit::raise_file_limit;
pub(crate) use self::file_limit::room_for_connections;
use self::stream::TimedStream;
use crate::config::{Config, TimeLimits};
use crate::network::TrustedProxy;
use crate::problem::RequestError;
use crate::refusals::{Refusal, Refusals};
use crate::server::stopped;
use crate::tally::{Full, Tally};

/// So many may wait in the system until they are accepted.
const BACKLOG: u32 = 4096;
/// No head of a request is larger, and no more of a request is read ahead.
const LARGEST_HEAD: usize = 32 * 1024;
/// So long the server waits after it could not accept a connection: mostly because there are too many.
const PAUSE: Duration = Duration::from_millis(20);
/// So long a request that is being answered has when the server stops.
const GRACE: Duration = Duration::from_millis(400);

/// Lets connections in.
#[derive(Clone)]
pub(crate) struct Door {
    connections: Arc<Tally>,
    refusals: Arc<Refusals>,
    proxies: Arc<[TrustedProxy]>,
    times: TimeLimits,
    stopping: watch::Receiver<bool>,
}

/// A listener on an address.
pub(crate) fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

impl Door {
    pub(crate) fn new(
        config: &Config,
        connections: Arc<Tally>,
        refusals: Arc<Refusals>,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let proxies = config.trusted_proxies.iter().copied().collect();
        Door { connections, refusals, proxies, times: config.times, stopping }
    }

    /// Another door, whose connections are counted apart.
    pub(crate) fn counting(self, connections: Arc<Tally>) -> Self {
        Door { connections, ..self }
    }

    /// Accepts connections until the server stops.
    pub(crate) async fn stand_open(self, listener: TcpListener, router: Router) {
        let mut stopping = self.stopping.clone();
        loop {
            let accepted = tokio::select! {
                biased;
                () = stopped(&mut stopping) => return,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => self.admit(stream, peer, &router),
                Err(error) if is_gone_already(&error) => {}
                Err(error) => {
                    tracing::debug!(%error, "a connection could not be accepted");
                    self.refusals.note(Refusal::NotAccepted, None);
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Lets a connection in, if there may be another one of its address, and in all.
    fn admit(&self, stream: TcpStream, peer: SocketAddr, router: &Router) {
        // A proxy brings as many people as there are; each of them is counted by what they do.
        let is_proxy = self.proxies.iter().any(|proxy| proxy.is(peer.ip()));
        let (refused, answer) = match self.connections.enter((!is_proxy).then(|| peer.ip())) {
            Ok(pass) => {
                tracing::debug!(%peer, "connected");
                prepare(&stream);
                let conduct = Arc::new(Conduct::new());
                let refusals = Arc::clone(&self.refusals);
                let stream = TimedStream::new(stream, peer, self.times, Arc::clone(&conduct), refusals, pass);
                drop(tokio::spawn(serve(stream, peer, router.clone(), conduct, self.stopping.clone())));
                return;
            }
            Err(Full::Address) => (Refusal::ConnectionOfAddress, RequestError::TooMany),
            Err(Full::All) => (Refusal::Connection, RequestError::Full),
        };
        self.refusals.note(refused, Some(peer.ip()));
        // Nobody waits for whoever is refused to read why.
        let _ = stream.try_write(in_the_door(&answer).as_bytes());
    }
}

/// What is said is sent at once, and no more of it waits in the system than a client needs that reads.
fn prepare(stream: &TcpStream) {
    const WAITING: usize = 64 * 1024;
    let _ = stream.set_nodelay(true);
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, WAITING);
}

/// Whether a connection that waited to be accepted has ended before it was.
fn is_gone_already(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// What is said to whoever is not let in.
fn in_the_door(error: &RequestError) -> String {
    let (status, code) = error.code();
    let problem = Problem { code: code.to_owned(), message: error.to_string(), rule: None };
    let body = serde_json::to_string(&problem).expect("a problem serialises");
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
}

/// Answers the requests of one connection, until one side has enough.
async fn serve(
    stream: TimedStream,
    peer: SocketAddr,
    router: Router,
    conduct: Arc<Conduct>,
    mut stopping: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let of_connection = Arc::clone(&conduct);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let busy = of_connection.busy();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.call(request);
        async move {
            let Ok(response): Result<_, Infallible> = answer.await;
            Ok::<_, Infallible>(if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                busy.for_good();
                response
            } else {
                response.map(|body| Body::new(busy.until_the_end_of(body)))
            })
        }
    });
    let mut http = http1::Builder::new();
    // Our own limits of time know more of what a connection does.
    http.header_read_timeout(None).max_buf_size(LARGEST_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        ended = connection.as_mut() => {
            if let Err(error) = ended {
                tracing::debug!(%peer, %error, "a connection broke");
            }
        }
        () = stopped(&mut stopping) => {
            if conduct.is_busy() {
                connection.as_mut().graceful_shutdown();
                let _ = tokio::time::timeout(GRACE, connection).await;
            }
        }
    }
}
