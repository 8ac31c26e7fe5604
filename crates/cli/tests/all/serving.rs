//! The server as whoever runs it meets it: how it stops, what it logs, what it takes from the system.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// A server in a process of its own whose log is read.
struct Logging {
    child: Child,
    address: SocketAddr,
    /// What it has logged up to its being ready.
    begin: String,
    /// Reads the rest, so that the server never has to wait for who reads it.
    rest: Option<JoinHandle<String>>,
}

impl Drop for Logging {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Logging {
    /// Started by a shell that does something before.
    fn start(before: &str, level: &str, flags: &[&str]) -> Self {
        let program = env!("CARGO_BIN_EXE_underhill");
        let script = format!("{before} exec {program} serve --listen 127.0.0.1:0 --store memory: \"$@\"");
        let mut child = Command::new("sh")
            .args(["-c", &script, "sh"])
            .args(flags)
            .env("UNDERHILL_LOG", level)
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut log = BufReader::new(child.stderr.take().expect("it is piped"));
        let mut begin = String::new();
        let address = loop {
            let mut line = String::new();
            assert_ne!(log.read_line(&mut line).expect("it writes a log"), 0, "the server ended: {begin}");
            begin.push_str(&line);
            if let Some((_, rest)) = line.split_once("ready address=http://") {
                break rest.split_whitespace().next().expect("an address").parse().expect("an address");
            }
        };
        let rest = std::thread::spawn(move || {
            let mut rest = String::new();
            log.read_to_string(&mut rest).expect("the log is text");
            rest
        });
        Logging { child, address, begin, rest: Some(rest) }
    }

    /// Asks it to stop, and gives how long it takes and its log.
    fn stop(mut self) -> (Duration, String) {
        let begun = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("it can be asked").success());
        assert!(self.child.wait().expect("it ends").success());
        let took = begun.elapsed();
        let rest = self.rest.take().expect("it is read once").join().expect("it can be read");
        (took, std::mem::take(&mut self.begin) + &rest)
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(head.as_bytes()).expect("it can be asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

#[test]
fn whoever_is_still_connected_does_not_keep_a_server_from_stopping() {
    let server = Logging::start("", "info", &[]);
    let half = |_| {
        let mut stream = TcpStream::connect(server.address).expect("it listens");
        stream.write_all(b"GET / HTTP/1.1\r\nhost:").expect("it can be sent");
        stream
    };
    let halves: Vec<TcpStream> = (0..200).map(half).collect();
    let (took, log) = server.stop();
    // It is said to take less than a second, which docs/benchmarks.md tells; a busy machine gets as long as it needs.
    eprintln!("with 200 half-sent requests it ended {took:?} after SIGTERM");
    assert!(took < LONG, "{took:?}: {log}");
    drop(halves);
}

#[test]
fn a_server_takes_as_many_files_as_the_system_gives_and_says_if_that_is_few() {
    let server = Logging::start("ulimit -Sn 64; ulimit -Hn 4096;", "info", &["--connections", "1000"]);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).expect("it runs");
    let files = limits.lines().find(|line| line.starts_with("Max open files")).expect("there is such a limit");
    assert_eq!(files.split_whitespace().nth(3), Some("4096"), "{files}");
    let crowd: Vec<TcpStream> = (0..200).map(|_| TcpStream::connect(server.address).expect("it listens")).collect();
    assert!(server.ask("GET /health/live", "").ends_with("live\n"), "more than the 64 of the beginning are let in");
    drop((crowd, server));
    let (_, log) = Logging::start("ulimit -n 256;", "info", &[]).stop();
    assert!(log.contains("the system allows fewer connections than wanted") && log.contains("possible=128"), "{log}");
}

#[test]
fn what_is_refused_is_logged_and_a_talkative_log_says_more_but_no_codes() {
    for (level, talkative) in [("info", false), ("debug", true)] {
        let server = Logging::start("", level, &["--tables-per-address", "1"]);
        let new = r#"{"game":"gobblet","seats":2}"#;
        let begun = Instant::now();
        let opened = server.ask("POST /api/v1/tables", new);
        let (_, code) = opened.split_once(r#""table":""#).expect("it is open");
        let code = code[..9].to_owned();
        for _ in 0..50 {
            assert!(server.ask("POST /api/v1/tables", new).starts_with("HTTP/1.1 429"));
        }
        server.ask(&format!("GET /api/v1/tables/{code}"), "");
        let (_, log) = server.stop();
        // One, and another with every ten seconds that a busy machine needs.
        let most = 1 + usize::try_from(begun.elapsed().as_secs() / 10).expect("a small number");
        let logged = log.matches("strangers are refused").count();
        assert!((1..=most).contains(&logged), "one of many is logged: {log}");
        assert!(log.contains("why=\"tables\"") && log.contains("127.0.0.1"), "{log}");
        assert_eq!(log.contains("GET /api/v1/tables/{table}"), talkative, "{log}");
        assert_eq!(log.contains("connected"), talkative, "{log}");
        let named: Vec<&str> = log.lines().filter(|line| line.contains(&code)).collect();
        let one = "a table is brought in; this is what the log calls it";
        assert!(named.iter().all(|line| line.contains(one)), "{named:?}");
        assert_eq!(named.len(), usize::from(talkative), "{log}");
    }
}
