//! A server in a process of its own, as whoever runs it starts it.

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use underhill_client::Server;

/// It ends with this value.
pub(crate) struct ServerProcess {
    pub(crate) address: SocketAddr,
    pub(crate) child: Child,
    /// The program, and what is said before it is.
    command: Vec<String>,
    store: String,
    flags: Vec<String>,
}

/// The program that is tested.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_underhill");

/// Limits that are in no test's way.
pub(crate) const ROOMY: &[&str] = &[
    "--sockets-per-address=10000",
    "--tables-per-address=100000",
    "--requests-per-address=10000",
    "--messages-per-socket=10000",
    "--commands-per-seat=100000",
    "--stored-per-address=1000000",
    "--downloads-per-address=100000",
];

/// An address that nobody listens at.
pub(crate) fn free_address() -> SocketAddr {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    free.local_addr().expect("it has an address")
}

impl ServerProcess {
    /// Starts one with these flags, and waits until it can do its work.
    pub(crate) async fn start(store: &str, flags: &[&str]) -> Self {
        let mut server = ServerProcess::spawn(free_address(), store, flags);
        server.ready().await;
        server
    }

    /// Starts one at an address, and does not wait for it.
    pub(crate) fn spawn(address: SocketAddr, store: &str, flags: &[&str]) -> Self {
        ServerProcess::spawn_by(vec![PROGRAM.to_owned()], address, store, flags)
    }

    /// The same for a server of some other build, or one that another program starts in its place.
    pub(crate) fn spawn_by(command: Vec<String>, address: SocketAddr, store: &str, flags: &[&str]) -> Self {
        let (store, flags) = (store.to_owned(), flags.iter().map(ToString::to_string).collect::<Vec<_>>());
        let child = spawn(&command, address, &store, &flags);
        ServerProcess { address, child, command, store, flags }
    }

    pub(crate) fn client(&self) -> Server {
        Server::at(&format!("http://{}", self.address)).expect("an address")
    }

    /// Waits until it can do its work. Somebody else on this machine may have its port for a moment while it is dead: then it
    /// ends at once, and is started again.
    pub(crate) async fn ready(&mut self) {
        let client = self.client();
        let mut starts = 1;
        while client.ready().await.is_err() {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                assert!(starts < 100, "the server does not start: {status}");
                self.child = spawn(&self.command, self.address, &self.store, &self.flags);
                starts += 1;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// As hard as it gets: the process has no chance to do anything.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }

    pub(crate) async fn start_again(&mut self) {
        self.child = spawn(&self.command, self.address, &self.store, &self.flags);
        self.ready().await;
    }

    /// How many kilobytes it has in memory: `VmRSS` now, `VmHWM` at most so far.
    #[cfg(target_os = "linux")]
    pub(crate) fn kilobytes(&self, which: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix(which)?.strip_prefix(':')).expect("it is counted");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(command: &[String], address: SocketAddr, store: &str, flags: &[String]) -> Child {
    Command::new(&command[0])
        .args(&command[1..])
        .args(["serve", "--listen", &address.to_string(), "--store", store])
        .args(flags)
        .env("UNDERHILL_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .expect("the server starts")
}
