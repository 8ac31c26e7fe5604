//! Why a turn is played, in words. Everything said here is read off the boards before and after the turn.

use underhill_catalog::gobblet::{Action, Square};

use super::board::{Board, LINES, Turn};
use super::search::{SURE, WIN};
use crate::Reason;

/// No more than so many reasons: the first ones matter most.
const MOST: usize = 3;

/// Why this turn, which is worth that much after looking so deep.
pub(crate) fn reasons(board: Board, turn: Turn, score: i32, depth: i32, proven: bool) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let after = board.after(turn).passed();
    if let Some(line) = LINES.iter().position(|line| after.seen().mine & line == *line) {
        reasons.push(Reason::by("GBT-11", format!("completes four in a line on {}", line_name(line))));
        return reasons;
    }
    if proven && score >= SURE {
        reasons.push(Reason::by("GBT-11", format!("proven win in {}", WIN - score)));
    }
    if proven && score <= -SURE {
        reasons.push(Reason::by("GBT-11", format!("holds out longest: a loss in {} is proven", WIN + score)));
    }
    parry(board, turn, after, &mut reasons);
    threat(after, board, &mut reasons);
    gobbling(board, turn, &mut reasons);
    if reasons.is_empty() {
        reasons.push(quiet(turn));
    }
    if reasons.len() < MOST && depth > 1 && !proven {
        reasons.push(Reason::that(format!("looks best {depth} turns ahead")));
    }
    reasons.truncate(MOST);
    reasons
}

/// If the other player would win next, and now does not.
fn parry(board: Board, turn: Turn, after: Board, reasons: &mut Vec<Reason>) {
    let Some(threat) = board.passed().win() else { return };
    if after.passed().win().is_some() {
        return;
    }
    let Some(line) = three_with_gap(board.seen().theirs, threat.to()) else { return };
    let on_line = LINES[line] >> turn.to() & 1 == 1;
    let verb = if on_line { "blocks" } else { "parries" };
    let rule = match turn.new_size() {
        Some(_) if board.seen().theirs >> turn.to() & 1 == 1 => "GBT-06",
        Some(_) => "GBT-05",
        None => "GBT-07",
    };
    reasons.push(Reason::by(rule, format!("{verb} three in a line on {}", line_name(line))));
}

/// If the mover would win next, were it their turn again, and could not before.
fn threat(after: Board, before: Board, reasons: &mut Vec<Reason>) {
    if before.win().is_some() {
        return;
    }
    let Some(win) = after.win() else { return };
    let won = after.after(win).passed().seen().mine;
    if let Some(line) = LINES.iter().position(|line| won & line == *line) {
        reasons.push(Reason::by("GBT-11", format!("threatens four in a line on {}", line_name(line))));
    }
}

/// If something is gobbled or uncovered.
fn gobbling(board: Board, turn: Turn, reasons: &mut Vec<Reason>) {
    let to = turn.to();
    let seen = board.seen();
    let size = |gobblets: u64, square: u32| {
        (0..4).rev().find(|size| gobblets >> (16 * size + square) & 1 == 1).map_or(0, |size| size + 1)
    };
    if seen.theirs >> to & 1 == 1 {
        let rule = if turn.new_size().is_some() { "GBT-06" } else { "GBT-07" };
        reasons.push(Reason::by(rule, format!("gobbles the {} on {}", size(board.theirs, to), square_name(to))));
    } else if seen.mine >> to & 1 == 1 {
        reasons.push(Reason::by("GBT-08", format!("gobbles its own {} on {}", size(board.mine, to), square_name(to))));
    }
    if turn.new_size().is_none() {
        let from = turn.from();
        let lifted = board.after(turn);
        if lifted.seen().theirs >> from & 1 == 1 {
            let uncovered = size(lifted.theirs, from);
            reasons.push(Reason::by("GBT-09", format!("uncovers its own {uncovered} on {}", square_name(from))));
        }
    }
}

/// A turn that neither threatens, parries nor gobbles.
fn quiet(turn: Turn) -> Reason {
    let middle = [5, 6, 9, 10].contains(&turn.to());
    let diagonal = [0, 3, 12, 15].contains(&turn.to());
    let lines = if middle || diagonal { "three" } else { "two" };
    let to = square_name(turn.to());
    match turn.action() {
        Action::Place { size, .. } => {
            Reason::by("GBT-05", format!("brings a {size} to {to}, which is on {lines} lines"))
        }
        _ => Reason::by("GBT-07", format!("moves a gobblet to {to}, which is on {lines} lines")),
    }
}

/// The line through a gap of which these squares are the other three.
fn three_with_gap(squares: u16, gap: u32) -> Option<usize> {
    LINES.iter().position(|line| line >> gap & 1 == 1 && (squares | 1 << gap) & line == *line)
}

fn square_name(index: u32) -> String {
    Square::new(index as usize).map_or_else(String::new, |square| square.to_string())
}

/// As players say it.
fn line_name(line: usize) -> String {
    match line {
        0..4 => format!("row {}", line + 1),
        4..8 => format!("column {}", char::from(b'a' + line as u8 - 4)),
        8 => "the diagonal a1-d4".to_owned(),
        _ => "the diagonal d1-a4".to_owned(),
    }
}
