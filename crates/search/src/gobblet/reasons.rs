//! Why a turn is played. Everything said here is read off the boards before and after the turn.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_catalog::gobblet::{Action, Size, Square};

use super::board::{Board, LINES, Turn};
use super::search::{SURE, WIN};
use crate::Because;

/// No more than so many reasons: the first ones matter most.
const MOST: usize = 3;

/// What can speak for a turn. Each prints as a clause that explains its fields; where several rules allow it, `rule` is
/// the one that did.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motive {
    Allowed,
    Completes {
        line: Line,
    },
    ProvenWin {
        plies: i32,
    },
    ProvenLoss {
        plies: i32,
    },
    Blocks {
        line: Line,
        #[serde(skip)]
        rule: &'static str,
    },
    Parries {
        line: Line,
        #[serde(skip)]
        rule: &'static str,
    },
    Threatens {
        line: Line,
    },
    Gobbles {
        size: u32,
        at: Square,
        #[serde(skip)]
        rule: &'static str,
    },
    GobblesOwn {
        size: u32,
        at: Square,
    },
    UncoversOwn {
        size: u32,
        at: Square,
    },
    BringsIn {
        size: Size,
        at: Square,
        lines: u8,
    },
    Moves {
        at: Square,
        lines: u8,
    },
    LooksBest {
        turns: i32,
    },
    BestOnAverage {
        guesses: u64,
    },
    Lost,
    Wins,
    MostInLines,
}

impl Because for Motive {
    const ALLOWED: Motive = Motive::Allowed;

    fn rule(&self) -> Option<&'static str> {
        match *self {
            Motive::Blocks { rule, .. } | Motive::Parries { rule, .. } | Motive::Gobbles { rule, .. } => Some(rule),
            Motive::BringsIn { .. } => Some("GBT-05"),
            Motive::Moves { .. } => Some("GBT-07"),
            Motive::GobblesOwn { .. } => Some("GBT-08"),
            Motive::UncoversOwn { .. } => Some("GBT-09"),
            Motive::Completes { .. } | Motive::Threatens { .. } | Motive::Wins => Some("GBT-11"),
            Motive::ProvenWin { .. } | Motive::ProvenLoss { .. } => Some("GBT-11"),
            Motive::Lost => Some("GBT-12"),
            Motive::LooksBest { .. } | Motive::BestOnAverage { .. } | Motive::MostInLines => None,
            Motive::Allowed => None,
        }
    }
}

impl fmt::Display for Motive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |lines: u8| if lines == 3 { "three" } else { "two" };
        match *self {
            Motive::Allowed => f.write_str("it is allowed"),
            Motive::Completes { line } => write!(f, "completes four in a line on {line}"),
            Motive::ProvenWin { plies } => write!(f, "proven win in {plies}"),
            Motive::ProvenLoss { plies } => write!(f, "holds out longest: a loss in {plies} is proven"),
            Motive::Blocks { line, .. } => write!(f, "blocks three in a line on {line}"),
            Motive::Parries { line, .. } => write!(f, "parries three in a line on {line}"),
            Motive::Threatens { line } => write!(f, "threatens four in a line on {line}"),
            Motive::Gobbles { size, at, .. } => write!(f, "gobbles the {size} on {at}"),
            Motive::GobblesOwn { size, at } => write!(f, "gobbles its own {size} on {at}"),
            Motive::UncoversOwn { size, at } => write!(f, "uncovers its own {size} on {at}"),
            Motive::BringsIn { size, at, lines } => {
                write!(f, "brings a {size} to {at}, which is on {} lines", count(lines))
            }
            Motive::Moves { at, lines } => write!(f, "moves a gobblet to {at}, which is on {} lines", count(lines)),
            Motive::LooksBest { turns } => write!(f, "looks best {turns} turns ahead"),
            Motive::BestOnAverage { guesses } => write!(f, "best on average over {guesses} guesses of what is covered"),
            Motive::Lost => f.write_str("every turn uncovers a line of the other player"),
            Motive::Wins => f.write_str("completes four in a line"),
            Motive::MostInLines => f.write_str("has the most in open lines after it"),
        }
    }
}

/// A line as players call it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "name", rename_all = "kebab-case")]
pub enum Line {
    Row(usize),
    Column(char),
    Diagonal(Diagonal),
}

/// A diagonal, called by its ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Diagonal {
    #[serde(rename = "a1-d4")]
    Rising,
    #[serde(rename = "d1-a4")]
    Falling,
}

impl fmt::Display for Diagonal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Diagonal::Rising => "a1-d4",
            Diagonal::Falling => "d1-a4",
        })
    }
}

impl Line {
    /// By its place among all lines.
    fn new(index: usize) -> Line {
        match index {
            0..4 => Line::Row(index + 1),
            4..8 => Line::Column(char::from(b'a' + index as u8 - 4)),
            8 => Line::Diagonal(Diagonal::Rising),
            _ => Line::Diagonal(Diagonal::Falling),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Row(number) => write!(f, "row {number}"),
            Line::Column(letter) => write!(f, "column {letter}"),
            Line::Diagonal(ends) => write!(f, "the diagonal {ends}"),
        }
    }
}

/// Why this turn, which is worth that much after looking so deep.
pub(crate) fn reasons(board: Board, turn: Turn, score: i32, depth: i32, proven: bool) -> Vec<Motive> {
    let mut reasons = Vec::new();
    let after = board.after(turn).passed();
    if let Some(line) = LINES.iter().position(|line| after.seen().mine & line == *line) {
        reasons.push(Motive::Completes { line: Line::new(line) });
        return reasons;
    }
    if proven && score >= SURE {
        reasons.push(Motive::ProvenWin { plies: WIN - score });
    }
    if proven && score <= -SURE {
        reasons.push(Motive::ProvenLoss { plies: WIN + score });
    }
    parry(board, turn, after, &mut reasons);
    threat(after, board, &mut reasons);
    gobbling(board, turn, &mut reasons);
    if reasons.is_empty() {
        reasons.push(quiet(turn));
    }
    if reasons.len() < MOST && depth > 1 && !proven {
        reasons.push(Motive::LooksBest { turns: depth });
    }
    reasons.truncate(MOST);
    reasons
}

/// If the other player would win next, and now does not.
fn parry(board: Board, turn: Turn, after: Board, reasons: &mut Vec<Motive>) {
    let Some(threat) = board.passed().win() else { return };
    if after.passed().win().is_some() {
        return;
    }
    let Some(line) = three_with_gap(board.seen().theirs, threat.to()) else { return };
    let rule = match turn.new_size() {
        Some(_) if board.seen().theirs >> turn.to() & 1 == 1 => "GBT-06",
        Some(_) => "GBT-05",
        None => "GBT-07",
    };
    let on_line = LINES[line] >> turn.to() & 1 == 1;
    let line = Line::new(line);
    reasons.push(if on_line { Motive::Blocks { line, rule } } else { Motive::Parries { line, rule } });
}

/// If the mover would win next, were it their turn again, and could not before.
fn threat(after: Board, before: Board, reasons: &mut Vec<Motive>) {
    if before.win().is_some() {
        return;
    }
    let Some(win) = after.win() else { return };
    let won = after.after(win).passed().seen().mine;
    if let Some(line) = LINES.iter().position(|line| won & line == *line) {
        reasons.push(Motive::Threatens { line: Line::new(line) });
    }
}

/// If something is gobbled or uncovered.
fn gobbling(board: Board, turn: Turn, reasons: &mut Vec<Motive>) {
    let to = turn.to();
    let seen = board.seen();
    let size = |gobblets: u64, square: u32| {
        (0..4).rev().find(|size| gobblets >> (16 * size + square) & 1 == 1).map_or(0, |size| size + 1)
    };
    if seen.theirs >> to & 1 == 1 {
        let rule = if turn.new_size().is_some() { "GBT-06" } else { "GBT-07" };
        reasons.push(Motive::Gobbles { size: size(board.theirs, to), at: square(to), rule });
    } else if seen.mine >> to & 1 == 1 {
        reasons.push(Motive::GobblesOwn { size: size(board.mine, to), at: square(to) });
    }
    if turn.new_size().is_none() {
        let from = turn.from();
        let lifted = board.after(turn);
        if lifted.seen().theirs >> from & 1 == 1 {
            reasons.push(Motive::UncoversOwn { size: size(lifted.theirs, from), at: square(from) });
        }
    }
}

/// A turn that neither threatens, parries nor gobbles.
fn quiet(turn: Turn) -> Motive {
    let middle = [5, 6, 9, 10].contains(&turn.to());
    let diagonal = [0, 3, 12, 15].contains(&turn.to());
    let lines = if middle || diagonal { 3 } else { 2 };
    let at = square(turn.to());
    match turn.action() {
        Action::Place { size, .. } => Motive::BringsIn { size, at, lines },
        _ => Motive::Moves { at, lines },
    }
}

/// The line through a gap of which these squares are the other three.
fn three_with_gap(squares: u16, gap: u32) -> Option<usize> {
    LINES.iter().position(|line| line >> gap & 1 == 1 && (squares | 1 << gap) & line == *line)
}

fn square(index: u32) -> Square {
    Square::new(index as usize).expect("a turn is on the board")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Reason;
    use crate::answer::tests::is_written_as;

    #[test]
    fn reasons_are_data_and_print_as_clauses() {
        let motive = Motive::Blocks { line: Line::new(5), rule: "GBT-05" };
        let reason = Reason::because(&motive);
        is_written_as(&motive, &json!({ "blocks": { "line": { "kind": "column", "name": "b" } } }));
        assert_eq!(reason.text, "blocks three in a line on column b");
        assert_eq!(reason.rule.map(|rule| rule.to_string()).as_deref(), Some("GBT-05"));
        let motive = Motive::Gobbles { size: 3, at: square(5), rule: "GBT-07" };
        let reason = Reason::because(&motive);
        is_written_as(&motive, &json!({ "gobbles": { "size": 3, "at": "b2" } }));
        assert_eq!(reason.text, "gobbles the 3 on b2");
    }
}
