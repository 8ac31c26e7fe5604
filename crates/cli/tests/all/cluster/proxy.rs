//! What lies between a server and something it needs, or whoever needs it: it can be cut, and it can lose things.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::sieve::Sieve;

/// Where a proxy passes everything on to.
#[derive(Clone)]
pub(crate) enum Target {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

/// How well the line works.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Condition {
    Good,
    /// Nothing comes through, and nobody is told so: as if a cable were out.
    Cut,
    /// One letter in so many that come from the target is lost.
    Losing(u32),
}

/// An address of its own in front of a target. Whoever is connected is cut off when this is dropped.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    target: Arc<Mutex<Target>>,
    condition: watch::Sender<Condition>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn to(target: Target) -> Proxy {
        Proxy::at(IpAddr::V4(Ipv4Addr::LOCALHOST), target).await
    }

    /// The same at some address of this machine.
    pub(crate) async fn at(address: IpAddr, target: Target) -> Proxy {
        let listener = TcpListener::bind((address, 0)).await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let target = Arc::new(Mutex::new(target));
        let (condition, seen) = watch::channel(Condition::Good);
        let accepting = tokio::spawn(accept(listener, Arc::clone(&target), seen));
        Proxy { address, target, condition, accepting }
    }

    /// From now on nothing comes through.
    pub(crate) fn cut(&self) {
        self.condition.send_replace(Condition::Cut);
    }

    /// From now on one letter of NATS in so many does not come through.
    pub(crate) fn lose_one_in(&self, so_many: u32) {
        self.condition.send_replace(Condition::Losing(so_many));
    }

    /// From now on everything comes through again, also what was said meanwhile.
    pub(crate) fn mend(&self) {
        self.condition.send_replace(Condition::Good);
    }

    /// Whoever connects from now on gets to another target.
    pub(crate) fn turn_to(&self, target: Target) {
        *self.target.lock().expect("nobody panics with it") = target;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, target: Arc<Mutex<Target>>, condition: watch::Receiver<Condition>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (target, condition) = (target.lock().expect("nobody panics with it").clone(), condition.clone());
        tokio::spawn(async move {
            let _ = stream.set_nodelay(true);
            let _ = match target {
                Target::Tcp(address) => match TcpStream::connect(address).await {
                    Ok(other) => {
                        let _ = other.set_nodelay(true);
                        both_ways(stream, other, condition).await
                    }
                    Err(error) => Err(error),
                },
                Target::Unix(path) => match UnixStream::connect(path).await {
                    Ok(other) => both_ways(stream, other, condition).await,
                    Err(error) => Err(error),
                },
            };
        });
    }
}

/// Passes on until one side hangs up or the proxy is gone.
async fn both_ways<S: AsyncRead + AsyncWrite>(
    near: TcpStream,
    far: S,
    condition: watch::Receiver<Condition>,
) -> io::Result<()> {
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = tokio::io::split(far);
    tokio::select! {
        passed = pass(near_in, far_out, condition.clone(), None) => passed,
        passed = pass(far_in, near_out, condition, Some(Sieve::default())) => passed,
    }
}

async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut condition: watch::Receiver<Condition>,
    mut sieve: Option<Sieve>,
) -> io::Result<()> {
    let gone = |_| io::Error::other("the proxy is gone");
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = tokio::select! {
            count = from.read(&mut buffer) => count?,
            // An error means that the proxy is gone.
            Err(error) = closed(&mut condition) => return Err(error),
        };
        if count == 0 {
            return to.shutdown().await;
        }
        let state = *condition.wait_for(|condition| *condition != Condition::Cut).await.map_err(gone)?;
        match (state, &mut sieve) {
            (Condition::Losing(one_in), Some(sieve)) => to.write_all(&sieve.strain(&buffer[..count], one_in)).await?,
            (_, Some(sieve)) => to.write_all(&sieve.rest_and(&buffer[..count])).await?,
            (_, None) => to.write_all(&buffer[..count]).await?,
        }
    }
}

/// Waits until nobody can change the condition any more.
async fn closed(condition: &mut watch::Receiver<Condition>) -> io::Result<()> {
    while condition.changed().await.is_ok() {}
    Err(io::Error::other("the proxy is gone"))
}
