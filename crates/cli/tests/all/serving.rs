//! The server as whoever runs it meets it: how it stops, what it logs, what it takes from the system.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use underhill_private_postgres::PrivatePostgres;

use crate::cluster::Nats;

/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// A server in a process of its own whose log is read.
struct Logging {
    child: Child,
    address: SocketAddr,
    /// What it has logged so far.
    log: Arc<Mutex<String>>,
    /// Reads on, so that the server never has to wait for who reads it.
    reading: Option<JoinHandle<()>>,
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
        Logging::start_on("memory:", before, level, flags)
    }

    /// The same with its tables in some store.
    fn start_on(store: &str, before: &str, level: &str, flags: &[&str]) -> Self {
        let program = env!("CARGO_BIN_EXE_underhill");
        let script = format!("{before} exec {program} serve --listen 127.0.0.1:0 --store '{store}' \"$@\"");
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
        let so_far = Arc::new(Mutex::new(begin));
        let all = Arc::clone(&so_far);
        let reading = std::thread::spawn(move || {
            let mut line = String::new();
            while log.read_line(&mut line).expect("the log is text") > 0 {
                all.lock().expect("nobody panics with it").push_str(&std::mem::take(&mut line));
            }
        });
        Logging { child, address, log: so_far, reading: Some(reading) }
    }

    /// Waits until it has logged this.
    fn until_logged(&self, text: &str) {
        while !self.log.lock().expect("nobody panics with it").contains(text) {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Asks it to stop, and gives how long it takes and its log.
    fn stop(mut self) -> (Duration, String) {
        let begun = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("it can be asked").success());
        assert!(self.child.wait().expect("it ends").success());
        let took = begun.elapsed();
        self.reading.take().expect("it is read once").join().expect("it can be read");
        (took, std::mem::take(&mut *self.log.lock().expect("nobody panics with it")))
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

/// Whoever starts servers may ask one to stop whenever they like, also before it is ready.
#[test]
fn a_server_that_is_asked_to_stop_as_soon_as_it_says_anything_ends_in_peace() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["serve", "--listen", "127.0.0.1:0", "--store", "memory:"])
        .env("UNDERHILL_LOG", "info")
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut log = BufReader::new(child.stderr.take().expect("it is piped"));
    let mut said = String::new();
    log.read_line(&mut said).expect("it writes a log");
    assert!(!said.contains("ready"), "it says something before: {said}");
    let server = Pid::from_child(&child);
    kill_process(server, Signal::TERM).expect("it can be asked");
    log.read_to_string(&mut said).expect("the log is text");
    let ended = child.wait().expect("it ends");
    assert!(ended.success() && said.contains("stopping"), "{ended}: {said}");
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

#[test]
fn that_nats_is_away_is_logged_once_and_that_it_is_back_as_well() {
    let postgres = PrivatePostgres::start_new().expect("PostgreSQL can be started");
    let store = postgres.fresh_database().expect("a database can be created");
    let mut nats = Nats::start();
    let server = Logging::start_on(&store, "", "info", &["--wire", &format!("nats://{}", nats.address)]);
    nats.kill();
    server.until_logged("NATS is away");
    // It is tried again and again meanwhile.
    std::thread::sleep(Duration::from_secs(1));
    nats.start_again();
    server.until_logged("NATS is back");
    let (_, log) = server.stop();
    assert_eq!((log.matches("NATS is away").count(), log.matches("NATS is back").count()), (1, 1), "{log}");
    let about_it: Vec<&str> = log.lines().filter(|line| line.to_lowercase().contains("nats")).collect();
    assert_eq!(about_it.len(), 2, "nothing else has to be said about it: {about_it:#?}");
}
