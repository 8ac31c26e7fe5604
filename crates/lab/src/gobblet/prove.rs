//! What can be proven about how the game begins.

use std::collections::HashMap;
use std::time::Instant;

use clap::Args;
use underhill_catalog::gobblet::{Action, Position, Touch};
use underhill_search::Nodes;
use underhill_search::lab::gobblet::{Board, Circumstances, ProofSearch, Turn, Turns, canonical, different};

use crate::output::on_all_cores;

/// Tries to prove that whoever is to move wins, after some turns from the start.
///
/// Depth-first proof-number search says either how the win goes or how much is left to show; with `--within` everything is
/// looked at instead, so that it is also certain if there is no win in so many plies.
#[derive(Args)]
pub(crate) struct Prove {
    /// The turns that lead to the position: 4@b2, b2-c3.
    turns: Vec<Action>,
    /// The proof search gives up after so many positions.
    #[arg(long, default_value_t = 100_000_000)]
    nodes: u64,
    /// It remembers two to the power of so many.
    #[arg(long, default_value_t = 24)]
    bits: u32,
    /// Look at everything up to so many plies, an odd number.
    #[arg(long)]
    within: Option<u32>,
}

/// Nothing has stood before, and the game is far from its last turn.
fn fresh() -> Circumstances {
    Circumstances { worn: Vec::new(), plies_left: 400 }
}

impl Prove {
    pub(crate) fn run(self) {
        let mut position = Position::START;
        for &action in &self.turns {
            assert!(position.verdict().is_none(), "the game is over before {action}");
            position.check(Touch::Free, action).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
            position.play_unchecked(action);
        }
        let (board, start) = (Board::of(&position), Instant::now());
        if let Some(plies) = self.within {
            let mut all = Everything::default();
            for plies in (1..=plies).step_by(2) {
                let wins = all.wins(board, plies);
                let (looked, seconds) = (all.looked, start.elapsed().as_secs());
                println!(
                    "a win in {plies} plies: {}; {looked} positions, {seconds} s",
                    if wins { "yes" } else { "no" }
                );
            }
            return;
        }
        let mut search = ProofSearch::new(&fresh(), self.bits);
        let turns = different(board);
        let mut nodes = 1_000_000;
        loop {
            let found = search.win(board, &turns, &Nodes(nodes.min(self.nodes)));
            let (proof, disproof) = search.left();
            let (looked, seconds) = (search.nodes, start.elapsed().as_secs());
            println!("{looked} positions, {seconds} s: {proof} to show for a win, {disproof} against it");
            if let Some((turn, plies)) = found {
                let line: Vec<String> = search.line(board, turn).iter().map(|turn| turn.action().to_string()).collect();
                println!("a win in {plies} plies: {}", line.join(" "));
                break;
            }
            if nodes >= self.nodes || disproof == 0 {
                break;
            }
            nodes *= 4;
        }
    }
}

/// A search that looks at everything.
#[derive(Default)]
struct Everything {
    /// In how many plies a position is won at most, and in how many it is not.
    known: HashMap<(u64, u64), (u32, u32)>,
    /// What last spoiled a win of so many plies.
    spoilers: HashMap<u32, Turn>,
    looked: u64,
}

/// What is won or not in fewer plies is sooner found out again than remembered.
const WORTH_KEEPING: u32 = 5;

impl Everything {
    /// Whether whoever is to move can force a win in so many plies, an odd number.
    fn wins(&mut self, board: Board, plies: u32) -> bool {
        self.looked += 1;
        if board.win().is_some() {
            return true;
        }
        if plies < 3 {
            return false;
        }
        if plies < WORTH_KEEPING {
            return self.some_turn_wins(board, plies);
        }
        let same = canonical(board);
        let key = (same.mine, same.theirs);
        let (won, not) = self.known.get(&key).copied().unwrap_or((u32::MAX, 0));
        if won <= plies || not >= plies {
            return won <= plies;
        }
        let wins = self.some_turn_wins(same, plies);
        self.known.insert(key, if wins { (plies, not) } else { (won, plies) });
        wins
    }

    fn some_turn_wins(&mut self, board: Board, plies: u32) -> bool {
        let turns = if plies < WORTH_KEEPING { all_turns(board) } else { different(board) };
        turns.into_iter().any(|turn| self.loses(board.after(turn), plies - 1))
    }

    /// Whether whoever is to move loses in so many plies, an even number, whatever they do.
    fn loses(&mut self, board: Board, plies: u32) -> bool {
        self.looked += 1;
        if board.win().is_some() {
            return false;
        }
        let mut turns = all_turns(board);
        if let Some(at) = self.spoilers.get(&plies).and_then(|spoiler| turns.iter().position(|turn| turn == spoiler)) {
            turns.swap(0, at);
        }
        let saving = turns.into_iter().find(|&turn| !self.wins(board.after(turn), plies - 1));
        if let Some(turn) = saving {
            self.spoilers.insert(plies, turn);
        }
        saving.is_none()
    }
}

fn all_turns(board: Board) -> Vec<Turn> {
    let mut turns = Turns::new();
    board.turns(&mut turns);
    turns.to_vec()
}

/// Counts the different positions after so many turns, those as one that differ only by how the board is turned, and in how
/// many of them a short proof search finds a forced win for whoever is to move.
#[derive(Args)]
pub(crate) struct Census {
    /// After how many turns at most.
    #[arg(long, default_value_t = 5)]
    plies: u32,
    /// How many positions the proof search looks at for each.
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// It is asked up to so many turns.
    #[arg(long, default_value_t = 4)]
    proven: u32,
}

impl Census {
    pub(crate) fn run(self) {
        let mut boards = vec![Board { mine: 0, theirs: 0 }];
        for plies in 1..=self.plies {
            let mut next: Vec<(u64, u64)> = Vec::new();
            for &board in boards.iter().filter(|board| board.win().is_none()) {
                next.extend(
                    different(board).into_iter().map(|turn| canonical(board.after(turn))).map(|b| (b.mine, b.theirs)),
                );
            }
            next.sort_unstable();
            next.dedup();
            boards = next.into_iter().map(|(mine, theirs)| Board { mine, theirs }).collect();
            print!("after {plies} turns: {} different positions", boards.len());
            if plies <= self.proven {
                let wins = on_all_cores(boards.len(), |number| prove(boards[number as usize], self.nodes));
                let lengths: Vec<u32> = wins.into_iter().flatten().collect();
                let longest =
                    lengths.iter().max().map_or(String::new(), |longest| format!(", the longest in {longest} plies"));
                print!(", {} proven to be won by whoever is to move{longest}", lengths.len());
            }
            println!();
        }
    }
}

/// In how many plies whoever is to move wins at the latest, as far as a short proof search can tell.
fn prove(board: Board, nodes: u64) -> Option<u32> {
    if board.win().is_some() {
        return Some(1);
    }
    ProofSearch::new(&fresh(), 20).win(board, &different(board), &Nodes(nodes)).map(|(_, plies)| plies)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gobblet::prover::Prover;

    /// The plain search over everything, the quicker one and the proof search agree.
    #[test]
    fn wins_are_found_by_all_three_searches_or_by_none() {
        let listed = include_str!("../../../search/tests/all/gobblet_tactics.txt").lines();
        let mut won = 0;
        for (plies, position) in listed.filter_map(|line| line.split_once(' ')) {
            let (plies, board) =
                (plies.parse::<u32>().expect("plies"), Board::of(&position.parse().expect("a position")));
            if plies > 5 {
                continue;
            }
            let shorter = plies - 2;
            assert_eq!(
                Everything::default().wins(board, shorter),
                Prover::default().wins(board, shorter),
                "{position}"
            );
            assert!(Everything::default().wins(board, plies), "{position}");
            won += usize::from(prove(board, 100_000).is_some());
        }
        assert!(won > 10, "{won}");
        assert!(!Everything::default().wins(Board { mine: 0, theirs: 0 }, 7));
    }
}
