//! A network of its own for a server (a network namespace), with a cable to each thing it needs, which can be pulled.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio, id};

/// What a cable leads to.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Cable {
    /// To whoever plays.
    People,
    Database,
    /// To NATS.
    Wire,
}

impl Cable {
    const ALL: [Cable; 3] = [Cable::People, Cable::Database, Cable::Wire];

    fn name(self) -> &'static str {
        match self {
            Cable::People => "people",
            Cable::Database => "database",
            Cable::Wire => "wire",
        }
    }
}

/// One network. A test program has one of them at a time.
pub(crate) struct Apart {
    name: String,
    number: u32,
    relay: Option<Relay>,
}

/// Lets the server find NATS on its own machine, where alone it may be spoken to without TLS, and passes everything on over the cable.
struct Relay {
    process: Child,
    settings: PathBuf,
}

/// Whether `ip` did it.
fn ip(arguments: &[&str]) -> bool {
    let mut ip = Command::new("ip");
    ip.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    ip.status().is_ok_and(|status| status.success())
}

impl Apart {
    const HERE: &str = "127.0.0.1:4222";

    /// None where such networks cannot be made: it takes root, or somebody who may do the same.
    pub(crate) fn make() -> Option<Self> {
        let number = id();
        let apart = Apart { name: format!("underhill-{number}"), number, relay: None };
        let made = ip(&["netns", "add", &apart.name]) && apart.within(&["link", "set", "lo", "up"]);
        (made && Cable::ALL.into_iter().all(|cable| apart.lay(cable))).then_some(apart)
    }

    fn within(&self, arguments: &[&str]) -> bool {
        ip(&[&["-n", &self.name], arguments].concat())
    }

    fn lay(&self, cable: Cable) -> bool {
        let (here, there) = (format!("uh-{}{}", self.number, &cable.name()[..1]), cable.name());
        let ours = format!("{}/30", self.address(cable, 1));
        let theirs = format!("{}/30", self.address(cable, 2));
        ip(&["link", "add", &here, "type", "veth", "peer", "name", there, "netns", &self.name])
            && ip(&["address", "add", &ours, "dev", &here])
            && ip(&["link", "set", &here, "up"])
            && self.within(&["address", "add", &theirs, "dev", there])
            && self.within(&["link", "set", there, "up"])
    }

    /// Each cable is a network of two: ours is the first, the server's the second.
    fn address(&self, cable: Cable, end: u32) -> Ipv4Addr {
        let first = u32::from(Ipv4Addr::new(10, 213, 0, 0)) + (self.number % 4_096 * 4 + cable as u32) * 4;
        Ipv4Addr::from(first + end)
    }

    /// Our end of a cable.
    pub(crate) fn near(&self, cable: Cable) -> IpAddr {
        self.address(cable, 1).into()
    }

    /// Where the server listens.
    pub(crate) fn listens(&self) -> SocketAddr {
        SocketAddr::from((self.address(Cable::People, 2), 7878))
    }

    /// What starts a program in this network.
    pub(crate) fn prefix(&self) -> Vec<String> {
        ["ip", "netns", "exec", &self.name].map(str::to_owned).to_vec()
    }

    /// The address at which the server finds NATS, which is at that one for us.
    pub(crate) fn relay(&mut self, nats: SocketAddr) -> &'static str {
        let settings = std::env::temp_dir().join(format!("{}.cfg", self.name));
        let text = format!(
            "defaults\n mode tcp\n timeout connect 5s\n timeout client 1h\n timeout server 1h\n\
             listen nats\n bind {}\n server nats {nats}\n",
            Apart::HERE
        );
        std::fs::write(&settings, text).expect("it can be written");
        let mut relay = Command::new("ip");
        relay.args(["netns", "exec", &self.name, "/usr/sbin/haproxy", "-db", "-q", "-f"]).arg(&settings);
        let process = relay.stdin(Stdio::null()).spawn().expect("`cargo xtask test` installs HAProxy");
        self.relay = Some(Relay { process, settings });
        Apart::HERE
    }

    /// Pulls a cable at the server's end: nothing comes through, and nobody is told so.
    pub(crate) fn pull(&self, cable: Cable) {
        assert!(self.within(&["link", "set", cable.name(), "down"]));
    }

    pub(crate) fn plug(&self, cable: Cable) {
        assert!(self.within(&["link", "set", cable.name(), "up"]));
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        if let Some(mut relay) = self.relay.take() {
            let _ = relay.process.kill();
            let _ = relay.process.wait();
            let _ = std::fs::remove_file(relay.settings);
        }
        // The cables go with it.
        ip(&["netns", "delete", &self.name]);
    }
}
