//! Strangers from one address who are in the way in every manner: people play on, newcomers come in, and what the server holds is
//! bounded.
//!
//! `UNDERHILL_STRANGERS`, `UNDERHILL_PLAYERS` and `UNDERHILL_SIEGE` say how many there are and for how many seconds; `cargo xtask
//! soak` asks for 20 000, 2 000 and a minute, and compares how long moves take with how long they take without.

use std::io::Read;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::server_process::{ROOMY, ServerProcess, free_address};

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |number| number.parse().expect("a number"))
}

/// A server where strangers may be in the way.
struct Besieged {
    server: ServerProcess,
    metrics: SocketAddr,
}

/// One where an address may have so many connections.
async fn serve(connections: u64) -> Besieged {
    let metrics = free_address();
    let own = [
        "--threads=1".to_owned(),
        format!("--metrics-listen={metrics}"),
        format!("--sockets-per-address={connections}"),
        format!("--connections-per-address={connections}"),
        "--requests-per-address=500".to_owned(),
    ];
    // What players need besides, who all come from one address.
    let needed = ROOMY.iter().filter(|flag| !own.iter().any(|other| other.split('=').next() == flag.split('=').next()));
    let flags: Vec<&str> = own.iter().map(String::as_str).chain(needed.copied()).collect();
    Besieged { server: ServerProcess::start("memory:", &flags).await, metrics }
}

/// What the server holds: kilobytes in memory, and open files.
#[derive(Copy, Clone, Debug, Default)]
struct Held {
    kilobytes: u64,
    files: usize,
}

impl Besieged {
    fn held(&self) -> Held {
        let files = std::fs::read_dir(format!("/proc/{}/fd", self.server.child.id())).expect("it runs").count();
        Held { kilobytes: self.server.kilobytes("VmRSS"), files }
    }

    fn refused(&self, why: &str) -> u64 {
        use std::io::Write;
        let mut stream = std::net::TcpStream::connect(self.metrics).expect("it can be watched");
        let ask = b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(ask).expect("it can be asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let name = format!("underhill_refused_total{{why=\"{why}\"}} ");
        let line = answer.lines().find_map(|line| line.strip_prefix(&name));
        line.map_or(0, |count| count.parse().expect("a number"))
    }

    /// Lets people play, with strangers in their way. Gives what was measured, and what the server held all the while.
    fn play(&self, players: u64, strangers: u64, seconds: u64) -> (Value, Vec<Held>) {
        let mut load = Command::new(env!("CARGO_BIN_EXE_underhill"))
            .args(["load", "--json", "--at", &format!("http://{}", self.server.address)])
            .args(["--tables", &(players / 2).to_string(), "--strangers", &strangers.to_string()])
            .args(["--seconds", &seconds.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("players come");
        let mut held = vec![self.held()];
        while load.try_wait().expect("it can be asked").is_none() {
            std::thread::sleep(Duration::from_millis(200));
            held.push(self.held());
        }
        let output = load.wait_with_output().expect("it has ended");
        assert!(output.status.success(), "the players could not play");
        (serde_json::from_slice(&output.stdout).expect("JSON"), held)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_of_one_address_are_in_nobodys_way() {
    let (strangers, players) = (number("UNDERHILL_STRANGERS", 600), number("UNDERHILL_PLAYERS", 40));
    let seconds = number("UNDERHILL_SIEGE", 5);
    // What the players need, who come from one address too.
    let share = players + 200;
    let server = serve(share).await;
    let (without, _) = server.play(players, 0, seconds);
    let before = server.held();
    let (with, held) = server.play(players, strangers, seconds);
    let p99 = |report: &Value| report["everyone"]["p99"].as_f64().expect("it was measured");
    let entered = &with["siege"]["entered"];
    let most = held.iter().fold(Held::default(), |most, held| Held {
        kilobytes: most.kilobytes.max(held.kilobytes),
        files: most.files.max(held.files),
    });
    println!(
        "{players} play, {strangers} are in the way: moves reach everyone with p99 {:.2} ms without, {:.2} ms with them; newcomers \
         enter after p50 {} ms, at most {} ms; {before:?} before, at most {most:?}; {} connections refused",
        p99(&without),
        p99(&with),
        entered["p50"],
        entered["max"],
        server.refused("connections-of-address"),
    );
    for report in [&without, &with] {
        assert_eq!(report["troubles"], serde_json::json!({}), "{report}");
        assert!(report["moves"].as_u64().expect("a number") > 0, "{report}");
    }
    assert!(entered["count"].as_u64().expect("a number") > 0, "nobody new could enter");
    // Their share, the players', and what the server itself has.
    assert!((most.files as u64) < 2 * share + 200, "{most:?}");
    assert!(most.kilobytes < before.kilobytes + 32 * 1024 + share * 128, "{before:?} {most:?}");
    if strangers > share {
        assert!(server.refused("connections-of-address") > 0, "all were let in");
    }
    if std::env::var_os("UNDERHILL_BARS").is_some() {
        assert!(p99(&with) < 2.0 * p99(&without), "moves take longer");
        assert!(entered["max"].as_f64().expect("a number") < 1_000.0, "newcomers wait");
    }
}
