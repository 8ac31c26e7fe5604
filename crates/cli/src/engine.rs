use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use clap::Args;
use serde::Deserialize;
use underhill_catalog::GameId;
use underhill_core::{Game, Seat};
use underhill_search::{Answer, Brain, BrainVisit, Level, Meter, Nodes, Question, visit};

use crate::arguments::game;
use crate::failure::Failure;
use crate::thinking::Stopwatch;

/// Speak the engine protocol on standard input and output, for other programs (see docs/engine.md).
#[derive(Args)]
pub(crate) struct Engine {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
}

impl Engine {
    pub(crate) fn run(self) -> Result<(), Failure> {
        visit(self.game, self)
    }
}

impl BrainVisit for Engine {
    type Output = Result<(), Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let mut conversation = Conversation::<G>::new();
        for line in std::io::stdin().lock().lines() {
            let line = line.map_err(|error| Failure::input(format!("the input cannot be read: {error}")))?;
            if !conversation.hear(line.trim())? {
                break;
            }
        }
        conversation.stop()
    }
}

/// What the other side asks.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Asked<G: Game> {
    seat: Seat,
    view: G::View,
}

/// A conversation with another program.
struct Conversation<G: Brain> {
    level: Level,
    seed: u64,
    asked: Option<Arc<Asked<G>>>,
    /// Comes back from the thread that thinks.
    mind: Option<G::Mind>,
    thinking: Option<Thinking<G>>,
}

struct Thinking<G: Brain> {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<(G::Mind, Result<(), Failure>)>,
}

/// How long to think, as `go` says it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Go {
    Time(Duration),
    Nodes(u64),
}

impl<G: Brain> Conversation<G> {
    fn new() -> Self {
        Conversation { level: Level::Master, seed: 1, asked: None, mind: Some(G::Mind::default()), thinking: None }
    }

    /// Does what a line says. False when the conversation is over.
    fn hear(&mut self, line: &str) -> Result<bool, Failure> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => {}
            "uhi" => greet::<G>()?,
            "isready" => say("readyok")?,
            "setoption" => self.set_option(rest)?,
            "newgame" => {
                self.stop()?;
                self.mind = Some(G::Mind::default());
                if !rest.is_empty() && rest != G::ID {
                    complain(&format!("this engine plays {}, not {rest}", G::ID))?;
                }
            }
            "observation" => {
                self.stop()?;
                match serde_json::from_str::<Asked<G>>(rest) {
                    Ok(asked) => self.asked = Some(Arc::new(asked)),
                    Err(error) => complain(&format!("this is no observation: {error}"))?,
                }
            }
            "go" => {
                self.stop()?;
                match read_go(rest, self.level) {
                    Ok(go) => self.go(go)?,
                    Err(problem) => complain(&problem)?,
                }
            }
            "stop" => self.stop()?,
            "quit" => return Ok(false),
            other => complain(&format!("unknown command `{other}`"))?,
        }
        Ok(true)
    }

    /// `name NAME value VALUE`.
    fn set_option(&mut self, text: &str) -> Result<(), Failure> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["name", "level", "value", level] => match level.parse() {
                Ok(level) => self.level = level,
                Err(error) => complain(&format!("{error}"))?,
            },
            ["name", "seed", "value", seed] => match seed.parse() {
                Ok(seed) => self.seed = seed,
                Err(_) => complain("a seed is a whole number")?,
            },
            _ => complain("options are set by `setoption name level|seed value VALUE`")?,
        }
        Ok(())
    }

    /// Starts to think, beside listening.
    fn go(&mut self, go: Go) -> Result<(), Failure> {
        let Some(asked) = self.asked.clone() else { return complain("there is no observation yet") };
        // What comes from outside may be no view at all, or one in which this seat has nothing to decide.
        match G::determinize(&asked.view, &mut underhill_core::seeded(self.seed, 0)) {
            Ok(state) if state.legal_count(asked.seat) > 0 => {}
            Ok(_) => return complain(&format!("seat {} has nothing to decide here", asked.seat)),
            Err(error) => return complain(&error.to_string()),
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (level, seed, mut mind) = (self.level, self.seed, self.mind.take().unwrap_or_default());
        let heard = stop.clone();
        let thread = std::thread::spawn(move || {
            let nodes;
            let stopwatch;
            let meter: &dyn Meter = match go {
                Go::Nodes(limit) => {
                    nodes = Stoppable { nodes: Nodes(limit), stop: &heard };
                    &nodes
                }
                Go::Time(limit) => {
                    stopwatch = Stopwatch::new(limit, Some(&heard));
                    &stopwatch
                }
            };
            let question = Question { seat: asked.seat, view: &asked.view, level, meter, seed, crew: None };
            let answer = G::think(&mut mind, &question);
            let said = tell::<G>(&answer, asked.seat);
            (mind, said)
        });
        self.thinking = Some(Thinking { stop, thread });
        Ok(())
    }

    /// Ends thinking, if there is any: the answer comes at once.
    fn stop(&mut self) -> Result<(), Failure> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        thinking.stop.store(true, Ordering::Relaxed);
        match thinking.thread.join() {
            Ok((mind, said)) => {
                self.mind = Some(mind);
                said
            }
            Err(_) => Err(Failure::System("the engine failed while thinking".to_owned())),
        }
    }
}

/// A budget of nodes that can still be stopped.
struct Stoppable<'s> {
    nodes: Nodes,
    stop: &'s AtomicBool,
}

impl Meter for Stoppable<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if self.stop.load(Ordering::Relaxed) { f64::INFINITY } else { self.nodes.spent(nodes) }
    }
}

/// `movetime MS`, `nodes N`, `infinite`, or nothing for the level's own time.
fn read_go(text: &str, level: Level) -> Result<Go, String> {
    // As good as for ever, and safe to calculate with.
    const FOR_EVER: Duration = Duration::from_secs(100_000_000);
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [] => Ok(Go::Time(level.budget())),
        ["infinite"] => Ok(Go::Time(FOR_EVER)),
        ["movetime", ms] => match ms.parse() {
            Ok(ms) => Ok(Go::Time(Duration::from_millis(ms).min(FOR_EVER))),
            Err(_) => Err("`movetime` is followed by a number of milliseconds".to_owned()),
        },
        ["nodes", nodes] => match nodes.parse() {
            Ok(nodes) => Ok(Go::Nodes(nodes)),
            Err(_) => Err("`nodes` is followed by a whole number".to_owned()),
        },
        _ => Err("`go` is followed by `movetime MS`, `nodes N`, `infinite` or nothing".to_owned()),
    }
}

fn greet<G: Brain>() -> Result<(), Failure> {
    let levels = Level::ALL.map(|level| format!("var {level}")).join(" ");
    say(&format!(
        "id name underhill {} {}\noption name level type combo default master {levels}\n\
         option name seed type spin default 1 min 0\nuhiok",
        env!("CARGO_PKG_VERSION"),
        G::ID
    ))
}

/// The `info` lines and the answer.
fn tell<G: Brain>(answer: &Answer<G::Action>, seat: Seat) -> Result<(), Failure> {
    let win = |estimate: &underhill_search::Estimate| {
        estimate.win.get(seat.index()).map_or(String::new(), |win| format!(" win {win:.4}"))
    };
    let mut lines = Vec::new();
    let line: Vec<String> = answer.line.iter().map(|action| format!("[{action}]")).collect();
    let proof = match answer.proof {
        Some(underhill_search::Proof::WinIn(plies)) => format!(" proof win {plies}"),
        Some(underhill_search::Proof::LossIn(plies)) => format!(" proof loss {plies}"),
        None => String::new(),
    };
    lines.push(format!(
        "info depth {} nodes {}{}{proof} line {}",
        answer.depth,
        answer.nodes,
        win(&answer.estimate),
        line.join(" ")
    ));
    for (rank, candidate) in answer.candidates.iter().enumerate() {
        lines.push(format!("info candidate {}{} move {}", rank + 1, win(&candidate.estimate), candidate.action));
    }
    for reason in &answer.reasons {
        let rule = reason.rule.map_or(String::new(), |rule| format!("{rule} "));
        lines.push(format!("info reason {rule}{}", reason.text));
    }
    lines.push(format!("bestmove {}", answer.action));
    say(&lines.join("\n"))
}

fn complain(problem: &str) -> Result<(), Failure> {
    say(&format!("info error {problem}"))
}

fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn go_is_read() {
        assert_eq!(read_go("movetime 250", Level::Hard), Ok(Go::Time(Duration::from_millis(250))));
        assert_eq!(read_go("nodes 9", Level::Hard), Ok(Go::Nodes(9)));
        assert_eq!(read_go("", Level::Hard), Ok(Go::Time(Level::Hard.budget())));
        assert!(read_go("movetime soon", Level::Hard).is_err());
        assert!(read_go("movetime 18446744073709551615", Level::Hard).is_ok());
    }
}
