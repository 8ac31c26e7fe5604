//! What the engine says.

use std::fmt::Display;
use std::io::Write;

use underhill_core::Seat;
use underhill_search::{Answer, Brain, Estimate, Progress, Proof, Skill};

use super::{MOST_HASH, MOST_LINES};
use crate::arguments::MOST_THREADS;
use crate::failure::Failure;

pub(crate) fn greet<G: Brain>() -> Result<(), Failure> {
    let levels = Skill::ALL.map(|skill| format!("var {skill}")).join(" ");
    say(&format!(
        "id name underhill {} {}\noption name level type combo default master {levels}\n\
         option name seed type spin default 1 min 0\n\
         option name Threads type spin default 1 min 1 max {MOST_THREADS}\n\
         option name Hash type spin default 64 min 1 max {MOST_HASH}\n\
         option name MultiPV type spin default 1 min 1 max {MOST_LINES}\nuhiok",
        env!("CARGO_PKG_VERSION"),
        G::ID
    ))
}

/// The `info` lines and the answer.
pub(crate) fn tell<G: Brain>(answer: &Answer<G::Action>, seat: Seat) -> Result<(), Failure> {
    let Answer { estimate, proof, line, nodes, depth, .. } = answer;
    let mut lines = vec![state(*depth, *nodes, estimate, *proof, line, seat)];
    for (rank, candidate) in answer.candidates.iter().enumerate() {
        let win = chance(&candidate.estimate, seat);
        lines.push(format!("info candidate {}{win} move {}", rank + 1, candidate.action));
    }
    for reason in &answer.reasons {
        let rule = reason.rule.map_or(String::new(), |rule| format!("{rule} "));
        lines.push(format!("info reason {rule}{}", reason.text));
    }
    lines.push(format!("bestmove {}", answer.action));
    say(&lines.join("\n"))
}

/// How far the engine has come.
pub(crate) fn tell_progress<A: Display>(progress: &Progress<A>, seat: Seat) -> Result<(), Failure> {
    let Progress { estimate, line, proof, nodes, depth } = progress;
    say(&state(*depth, *nodes, estimate, *proof, line, seat))
}

fn state(
    depth: u32,
    nodes: u64,
    estimate: &Estimate,
    proof: Option<Proof>,
    line: &[impl Display],
    seat: Seat,
) -> String {
    let proof = match proof {
        Some(Proof::WinIn(plies)) => format!(" proof win {plies}"),
        Some(Proof::LossIn(plies)) => format!(" proof loss {plies}"),
        None => String::new(),
    };
    let line: String = line.iter().map(|action| format!(" [{action}]")).collect();
    format!("info depth {depth} nodes {nodes}{}{proof} line{line}", chance(estimate, seat))
}

fn chance(estimate: &Estimate, seat: Seat) -> String {
    estimate.win.get(seat.index()).map_or(String::new(), |win| format!(" win {win:.4}"))
}

pub(crate) fn complain(problem: &str) -> Result<(), Failure> {
    say(&format!("info error {problem}"))
}

pub(crate) fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}
