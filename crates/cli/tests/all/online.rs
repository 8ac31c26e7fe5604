//! People, and programs that act like people, at a server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use tokio::runtime::Runtime;
use underhill_catalog::GameId;
use underhill_server::{Config, Limits, Server};

/// A server of this very process, as long as it is needed.
struct Serving {
    server: Option<Server>,
    runtime: Runtime,
    address: String,
}

impl Serving {
    fn new() -> Self {
        let limits = Limits {
            sockets: 1_000,
            tables: 100_000,
            requests: 100_000,
            messages: 100_000,
            commands: 1_000_000,
            stored: 1_000_000,
            downloads: 1_000_000,
            ..Limits::default()
        };
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let runtime = Runtime::new().expect("threads");
        let config = Config { listen, bot_scale: 0.002, limits, ..Config::default() };
        let server = runtime.block_on(Server::start(config)).expect("the server starts");
        let address = format!("http://{}", server.address());
        Serving { server: Some(server), runtime, address }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.stop());
        }
    }
}

fn underhill(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_underhill"));
    command.args(arguments).env("NO_COLOR", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

/// Runs a command to its end with all of its input at once.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = underhill(arguments).spawn().expect("the command starts");
    // A command that needs no input may be gone before it is written.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn succeeds(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}\n{}", text(&output.stdout), text(&output.stderr));
    text(&output.stdout)
}

/// Somebody at a terminal of their own.
struct Person {
    child: Child,
    types: ChildStdin,
    sees: BufReader<ChildStdout>,
}

impl Person {
    fn new(arguments: &[&str]) -> Self {
        let mut child = underhill(arguments).spawn().expect("the command starts");
        let types = child.stdin.take().expect("it is piped");
        let sees = BufReader::new(child.stdout.take().expect("it is piped"));
        Person { child, types, sees }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.types, "{line}").expect("they can type");
    }

    /// Reads until a line with these words comes, and gives that line.
    fn until(&mut self, words: &str) -> String {
        let mut seen = String::new();
        loop {
            let mut line = String::new();
            let length = self.sees.read_line(&mut line).expect("they can read");
            assert!(length > 0, "`{words}` should have come: {seen}");
            if line.contains(words) {
                return line;
            }
            seen.push_str(&line);
        }
    }

    /// Goes home, and says what was seen since.
    fn leaves(mut self) -> String {
        self.type_line("quit");
        let mut rest = String::new();
        self.sees.read_to_string(&mut rest).expect("they can read");
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{rest}");
        rest
    }
}

#[test]
fn somebody_plays_against_a_bot_and_the_draws_are_verified() {
    let serving = Serving::new();
    let arguments = ["play", "kobold", "--at", &serving.address, "--seats", "me,random", "--name", "Ada"];
    let seen = succeeds(&arguments, "who\nmoves\nwhy take 9.9\nrule KOB-01\nsay good-luck\nresign\n");
    for words in ["seat 0 (Ada, you)", "the game begins", "legal:", "KOB-01", "Good luck!", "Given up by"] {
        assert!(seen.contains(words), "{words} is missing: {seen}");
    }
    let verified = seen.lines().find(|line| line.contains("The draws were fair")).expect("they were");
    assert!(!verified.contains(" 0 draws") && verified.contains("this device had its part"), "{verified}");
}

#[test]
fn a_bot_that_adapts_sits_at_the_table_of_a_server() {
    let serving = Serving::new();
    let arguments = ["play", "kobold", "--at", &serving.address, "--seats", "me,adapt,open", "--name", "Ada"];
    let mut ada = Person::new(&arguments);
    ada.until("the adapting bot takes seat 1");
    ada.type_line("bot 2 adapt");
    ada.until("the adapting bot takes seat 2");
    ada.type_line("start");
    ada.until("the game begins");
    ada.leaves();
}

#[test]
fn friends_meet_by_a_link_agree_on_a_draw_and_play_again() {
    let serving = Serving::new();
    let mut ada = Person::new(&["play", "gobblet", "--at", &serving.address, "--name", "Ada"]);
    let line = ada.until("Friends join you by");
    let link = line.split_whitespace().last().expect("a link").to_owned();
    let mut bob = Person::new(&["play", "--table", &link, "--name", "Bob"]);
    bob.until("you have seat 1");
    ada.until("Bob takes seat 1");
    ada.type_line("start");
    ada.type_line("4@a1");
    bob.until("size 4 on a1");
    bob.type_line("4@b2");
    ada.until("size 4 on b2");
    ada.type_line("draw");
    bob.until("type `agree` or `decline`");
    bob.type_line("agree");
    for person in [&mut ada, &mut bob] {
        person.until("The players agreed on a draw");
        person.until("The draws were fair");
    }
    ada.type_line("again");
    bob.until("asks for another game: type");
    bob.type_line("agree");
    ada.until("another game begins");
    bob.until("another game begins");
    bob.until("seat 0 (you)");
    bob.type_line("resign");
    for mut person in [ada, bob] {
        person.until("Given up by seat 0 (Bob");
        person.until("The draws were fair");
        person.leaves();
    }
}

#[test]
fn whoever_left_comes_back_with_the_token() {
    let serving = Serving::new();
    let seen = succeeds(&["play", "gobblet", "--at", &serving.address, "--seats", "me,easy"], "4@a1\nquit\n");
    let line = seen.lines().find(|line| line.starts_with("You come back with")).expect("it is shown");
    let arguments: Vec<&str> = line.split_whitespace().skip_while(|word| *word != "play").collect();
    let seen = succeeds(&arguments, "log\n4@a1\nresign\nquit\n");
    for words in ["you have seat 0", "(((w4)))", "Not allowed", "The draws were fair"] {
        assert!(seen.contains(words), "{words} is missing: {seen}");
    }
}

#[test]
fn a_watcher_sees_the_game_to_its_end() {
    let serving = Serving::new();
    let mut ada = Person::new(&["play", "kobold", "--at", &serving.address, "--seats", "me,easy", "--name", "Ada"]);
    let line = ada.until("Friends join you by");
    let link = line.split_whitespace().last().expect("a link").to_owned();
    let mut watcher = Person::new(&["play", "--table", &link, "--watch"]);
    watcher.until("you are watching");
    ada.until("the game begins");
    ada.type_line("resign");
    watcher.until("The draws were fair");
    watcher.leaves();
    ada.leaves();
}

#[test]
fn simulated_players_play_and_are_measured() {
    let serving = Serving::new();
    for game in GameId::ALL {
        let (game, seats) = (game.id(), &game.seats().end().to_string());
        let arguments = ["load", "--at", &serving.address, "--tables", "3", "--seats", seats, "--game", game];
        let more = ["--spectators", "1", "--seconds", "1", "--moves-at-once", "--json"];
        let report = succeeds(&[arguments.as_slice(), &more].concat(), "");
        let report: serde_json::Value = serde_json::from_str(&report).expect("a report");
        assert!(report["moves"].as_u64() > Some(0), "{report}");
        assert!(report["everyone"]["count"].as_u64() > Some(0), "{report}");
        assert_eq!(report["reconnects"], 0, "{report}");
        assert_eq!(report["troubles"], serde_json::json!({}), "{report}");
    }
}

/// Refused with one clear sentence and this exit code.
fn refused(arguments: &[&str], code: i32, says: &str) {
    let output = run(arguments, "");
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {complaint}");
    assert!(complaint.contains(says), "{arguments:?} should say `{says}`: {complaint}");
    assert!(complaint.lines().count() == 1 || complaint.starts_with("error:"), "{complaint}");
}

#[test]
fn a_health_check_tells_a_server_that_works_from_one_that_is_gone() {
    let serving = Serving::new();
    let address = serving.address.clone();
    assert_eq!(succeeds(&["health", "--at", &address], ""), "");
    drop(serving);
    let gone = run(&["health", "--at", &address], "");
    assert_eq!(gone.status.code(), Some(1), "{}", text(&gone.stderr));
}

#[test]
fn what_cannot_be_is_refused_with_one_clear_sentence() {
    let serving = Serving::new();
    let at = serving.address.as_str();
    refused(&["play", "gobblet", "--at", &at.replace("http:", "https:")], 1, "it does not speak https");
    refused(&["play", "gobblet", "--at", "ftp://localhost"], 2, "is not an address");
    refused(&["play", "gobblet", "--at", at, "--table", "ABCD-EFGH"], 2, "no such table");
    refused(&["play", "gobblet", "--table", "ABCD-EFGH"], 2, "--at");
    refused(&["play", "gobblet", "--name", "Ada"], 2, "--at");
    refused(&["play", "gobblet", "--seats", "me,open"], 2, "--at");
    refused(&["play", "gobblet", "--at", at, "--seats", "easy,easy"], 2, "yours");
    refused(&["play", "gobblet", "--at", at, "--seats", "me,exec:ls"], 2, "exec:ls");
    refused(&["play", "gobblet", "--at", at, "--seats", "me,open,open"], 2, "players");
    refused(&["play", "gobblet", "--at", at, "--clock", "10"], 2, "clock");
    refused(&["play", "gobblet", "--at", at, "--seed", "1"], 2, "seed");
    refused(&["play"], 2, "required");
    refused(&["load", "--at", "http://192.0.2.1:7878"], 2, "--anywhere");
    refused(&["load", "--at", at, "--tables", "10000", "--seats", "2", "--spectators", "9"], 2, "sockets");
    refused(&["load", "--at", at, "--seats", "3"], 2, "gobblet");
    drop(serving);
}
