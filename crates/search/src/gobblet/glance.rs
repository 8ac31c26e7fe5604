//! A glance at the board, as people take who do not look carefully. It sees what a turn does at once and what the other player
//! could do next, but overlooks lines: diagonals sooner than rows and columns, and what a gobblet completes that comes from
//! elsewhere on the board sooner than what a new one does.

use underhill_core::{Luck, seeded};

use super::board::{Board, LINES, Turn, Turns};
use super::judgement::Judged;
use super::search::{Choice, WIN};
use super::weights::Weights;

/// How carefully somebody looks.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Glance {
    /// Of a hundred rows and columns that the other player can complete with a new gobblet, how many are overlooked.
    pub(crate) overlooks: u64,
    /// The same for lines of one's own.
    pub(crate) misses: u64,
    /// Whether only one's own lines count, as for somebody who forgets that there is another player.
    pub(crate) selfish: bool,
    /// How far off the judgement of a turn can be.
    pub(crate) blur: i32,
}

/// No line is overlooked more often than this, of a hundred times.
const MOST_OVERLOOKED: u64 = 95;

/// What one decision sees of the lines.
struct Eyes {
    seed: u64,
    glance: Glance,
}

impl Eyes {
    /// Whether a line is seen to be completed by a turn. The same line is seen or overlooked in all of a decision.
    fn notice(&self, line: usize, turn: Turn, mine: bool) -> bool {
        let diagonal = line >= 8;
        let carried = turn.new_size().is_none();
        let least = if mine { self.glance.misses } else { self.glance.overlooks };
        let overlooked = least * (2 + 2 * u64::from(diagonal) + u64::from(carried)) / 2;
        let thing = 4 * line as u64 + 2 * u64::from(carried) + u64::from(mine);
        seeded(self.seed, 1_000 + thing).below(100) >= overlooked.min(MOST_OVERLOOKED)
    }

    /// Whether whoever makes a turn, after which the other player is to move on this board, is seen to win by it.
    fn wins(&self, turn: Turn, after: Board, mine: bool) -> bool {
        let done = after.seen().theirs;
        let full = |line: &usize| done & LINES[*line] == LINES[*line];
        (0..LINES.len()).filter(full).any(|line| self.notice(line, turn, mine))
    }

    /// Whether the other player is seen to be about to win.
    fn loses(&self, after: Board) -> bool {
        // As good as always there is nothing to see.
        if after.win().is_none() {
            return false;
        }
        let mut replies = Turns::new();
        after.turns(&mut replies);
        replies.iter().any(|&reply| self.wins(reply, after.after(reply), false))
    }
}

/// What these turns seem to be worth, the best first. A win is one; a loss is only feared.
pub(crate) fn choices(board: Board, turns: &[Turn], glance: Glance, seed: u64) -> Vec<Choice> {
    const FEARED: i32 = -2_000;
    let eyes = Eyes { seed, glance };
    let (root, weights) = (Judged::new(board, Weights::best()), Weights::best());
    let mut luck = seeded(seed, 29);
    let mut choices: Vec<Choice> = Vec::new();
    for &turn in turns {
        let after = board.after(turn);
        // Two dice make small errors likelier than large ones.
        let mut die = || luck.below(u64::from(glance.blur.unsigned_abs()) + 1) as i32;
        let off = die() + die() - glance.blur;
        let score = if eyes.wins(turn, after, true) {
            WIN - 1
        } else {
            let seems = if glance.selfish { own_lines(after) } else { -root.worth_after(turn, weights) };
            let fear = if eyes.loses(after) { FEARED } else { 0 };
            seems.clamp(-1_000, 1_000) + off + fear
        };
        choices.push(Choice { turn, score, nodes: 1 });
    }
    choices.sort_by_key(|choice| -choice.score);
    choices
}

/// What whoever has just moved has in lines that can still be completed: the fuller the better. A line that is complete and was
/// not noticed is not noticed here either.
fn own_lines(after: Board) -> i32 {
    let seen = after.seen();
    let open = LINES.iter().filter(|&&line| seen.mine & line == 0);
    open.map(|line| [0, 10, 40, 130, 0][(seen.theirs & line).count_ones() as usize]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagonals_and_what_comes_from_elsewhere_are_overlooked_most() {
        let glance = Glance { overlooks: 20, misses: 10, selfish: false, blur: 0 };
        let seen = |line: usize, turn: Turn, mine: bool| {
            (0..1_000).filter(|&seed| Eyes { seed, glance }.notice(line, turn, mine)).count()
        };
        let (new, carried) = (Turn::place(3, 0), Turn::carry(5, 0));
        for (line, turn, mine, expected) in [
            (0, new, false, 800),
            (7, carried, false, 700),
            (8, new, false, 600),
            (9, carried, false, 500),
            (4, new, true, 900),
            (8, new, true, 800),
        ] {
            let seen = seen(line, turn, mine);
            assert!(seen.abs_diff(expected) < 60, "line {line}, {turn:?}: {seen} instead of {expected}");
        }
    }
}
