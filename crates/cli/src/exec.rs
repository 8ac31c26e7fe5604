//! Other programs as players: they speak the engine protocol of `docs/engine.md` on their standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde::Serialize;
use underhill_core::{EVENT, Game, Memory, Seat, Viewer, write_told};

use crate::thinking::Budget;

/// How long a program may take to start and to get ready.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much longer than its budget a program may take before it has lost.
const GRACE: Duration = Duration::from_millis(500);
/// How long a program may think that was given a number of nodes and not a time.
const LONGEST: Duration = Duration::from_secs(60);

/// A running program.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What a program is told before it is asked: what its seat sees and may do, and nothing more.
#[derive(Serialize)]
pub(crate) struct Observation<'v, V> {
    pub(crate) seat: Seat,
    pub(crate) view: &'v V,
    /// The legal actions, in order; the first thousand if there are more.
    pub(crate) legal: Vec<String>,
    pub(crate) legal_count: u64,
}

/// The legal actions that fit into an observation.
pub(crate) fn listed<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    const MOST: usize = 1_000;
    let mut legal = Vec::new();
    let _ = game.legal(seat, |action| {
        legal.push(action.to_string());
        if legal.len() == MOST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    legal
}

impl Program {
    /// Starts a program, by the shell, and waits until it is ready.
    pub(crate) fn start<G: Game>(command: &str) -> Result<Self, String> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{command}` cannot be started: {error}"))?;
        let input = child.stdin.take().expect("it is piped");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            // Ends when the program does, or when nobody wants to hear from it any more.
            for line in output.lines() {
                let Ok(line) = line else { return };
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut program = Program { child, input, lines };
        let failed = |problem: String| format!("`{command}` {problem}");
        program.say("uhi").map_err(failed)?;
        program.wait_for(PATIENCE, |line| (line == "uhiok").then_some(())).map_err(failed)?;
        program.say(&format!("newgame {}", G::ID)).map_err(failed)?;
        program.say("isready").map_err(failed)?;
        program.wait_for(PATIENCE, |line| (line == "readyok").then_some(())).map_err(failed)?;
        Ok(program)
    }

    /// Asks for a decision.
    pub(crate) fn decide<G: Game>(&mut self, game: &G, seat: Seat, budget: Budget) -> Result<G::Action, String> {
        // A program is no beginner: it remembers what was public.
        let view = game.view(Viewer::Seat(seat), Memory::Perfect);
        let legal = listed(game, seat);
        let observation = Observation { seat, view: &view, legal, legal_count: game.legal_count(seat) };
        let text = serde_json::to_string(&observation).expect("a view serialises");
        self.say(&format!("observation {text}"))?;
        let (go, limit) = match budget {
            Budget::Time(limit) => (format!("go movetime {}", limit.as_millis().max(1)), limit + GRACE),
            Budget::Nodes(nodes) => (format!("go nodes {nodes}"), LONGEST),
        };
        self.say(&go)?;
        let answer = self.wait_for(limit, |line| line.strip_prefix("bestmove ").map(str::to_owned))?;
        answer.trim().parse().map_err(|error| format!("answered nonsense: {error}"))
    }

    /// Tells what its seat noticed. A program that has died is found out when it is asked.
    pub(crate) fn tell<E: Serialize>(&mut self, events: impl Iterator<Item = E>) {
        for event in events {
            let _ = self.say(&format!("event {}", write_told(EVENT, &event)));
        }
    }

    /// Lets it forget the game.
    pub(crate) fn forget<G: Game>(&mut self) {
        let _ = self.say(&format!("newgame {}", G::ID));
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| "has died".to_owned())
    }

    /// Waits for a line that `read` understands, and passes over all others.
    fn wait_for<T>(&mut self, limit: Duration, read: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(limit.saturating_sub(start.elapsed())) {
                Ok(line) => {
                    if let Some(value) = read(line.trim_end()) {
                        return Ok(value);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("did not answer within {} ms", limit.as_millis()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err("has died".to_owned()),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Asked kindly first; a program that does not listen is ended.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
