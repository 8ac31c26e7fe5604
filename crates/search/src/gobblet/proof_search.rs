//! Forced wins however long: depth-first proof-number search (df-pn), which goes on wherever the least is left to show.
//!
//! One player attacks and has to find one turn, the other defends and all of theirs have to be answered. The proof number
//! of a position is how many positions at least have to be shown to be won before it is; the disproof number how many to
//! be shown not to be. A defender who has to parry has few turns, so that threats come first by themselves, and quiet turns
//! where threats lead nowhere.
//!
//! What is proven is proven: a proof rests on proofs that were there before it, so it never goes round in circles, and
//! positions are compared whole, not by a hash. What is not proven may be won all the same: a position that stands on the way
//! already counts as not won here, and so it may be remembered.

use super::board::{Board, Turn, Turns};
use super::search::Circumstances;
use crate::Meter;

/// More than any number of positions.
const ENDLESS: u32 = u32::MAX / 4;

/// What a quiet turn has to show at least before anything is known: it can be answered by anything.
const QUIET: u32 = 12;

/// No proof is looked for that takes longer than this.
const LONGEST: usize = 100;

/// What is known of a position.
#[derive(Copy, Clone, Debug)]
struct Numbers {
    /// How many positions have to be shown to be won for the attacker; 0 if it is proven.
    proof: u32,
    /// How many have to be shown not to be; 0 if that is so.
    disproof: u32,
    /// If it is proven, in how many plies at the latest.
    plies: u8,
}

impl Numbers {
    const fn won(plies: u8) -> Numbers {
        Numbers { proof: 0, disproof: ENDLESS, plies }
    }

    const NOT_WON: Numbers = Numbers { proof: ENDLESS, disproof: 0, plies: 0 };
}

#[derive(Copy, Clone)]
struct Slot {
    board: Board,
    /// Whether whoever is to move attacks.
    attacking: bool,
    numbers: Numbers,
    /// How much was looked at to find that out.
    effort: u32,
}

/// A turn, where it leads, and what is known of that.
#[derive(Copy, Clone)]
struct Child {
    turn: Turn,
    board: Board,
    numbers: Numbers,
}

/// Looks for forced wins, for a while and then on from where it stopped.
pub struct ProofSearch {
    /// Boards that end the game in a draw, and whether the defender is to move on them.
    worn: Vec<(Board, bool)>,
    plies_left: usize,
    slots: Vec<Option<Slot>>,
    /// How many of the slots are taken, and two to the power of how many there can be.
    taken: usize,
    most_bits: u32,
    /// The positions on the way, and whether the attacker is to move on them.
    path: Vec<(Board, bool)>,
    /// The first turn of what is proven.
    found: Option<Turn>,
    /// How much was left to show for a win and against one when it stopped.
    #[cfg(feature = "lab")]
    left: (u32, u32),
    /// How many positions were looked at.
    pub nodes: u64,
    stopped: bool,
}

/// There is room for two to the power of so many positions at first; it grows as it fills.
const FIRST_BITS: u32 = 12;

/// So many places are looked at for a position.
const BUCKET: usize = 4;

impl ProofSearch {
    /// For whoever is to move, with room for at most two to the power of `most_bits` positions.
    pub fn new(circumstances: &Circumstances, most_bits: u32) -> ProofSearch {
        ProofSearch {
            worn: circumstances.worn.clone(),
            plies_left: circumstances.plies_left as usize,
            slots: vec![None; 1 << FIRST_BITS],
            taken: 0,
            most_bits,
            path: Vec::new(),
            found: None,
            #[cfg(feature = "lab")]
            left: (1, 1),
            nodes: 0,
            stopped: false,
        }
    }

    /// One of these turns after which a win is forced, and in how many plies at the latest it comes, this one included. None if
    /// there is none, or if the budget was spent first; it counts the nodes of all calls.
    pub fn win(&mut self, board: Board, turns: &[Turn], meter: &dyn Meter) -> Option<(Turn, u32)> {
        self.stopped = false;
        let numbers = self.expand(board, true, Some(turns), ENDLESS, ENDLESS, meter);
        #[cfg(feature = "lab")]
        {
            self.left = (numbers.proof, numbers.disproof);
        }
        // What was found on another way may be too long here.
        let plies = usize::from(numbers.plies);
        self.found.filter(|_| plies <= LONGEST.min(self.plies_left)).map(|turn| (turn, plies as u32))
    }

    /// How many positions at least had to be shown to be won for a win, and how many not to be won against one, when the search
    /// last stopped.
    #[cfg(feature = "lab")]
    pub fn left(&self) -> (u32, u32) {
        self.left
    }

    /// How a proven win goes on if the other player holds out as long as they can, as far as it is remembered.
    pub fn line(&mut self, board: Board, first: Turn) -> Vec<Turn> {
        let (mut line, mut board, mut attacking) = (vec![first], board.after(first), false);
        while line.len() < LONGEST {
            if attacking && let Some(turn) = board.win() {
                line.push(turn);
                break;
            }
            let children = self.children(board, attacking, None);
            let proven = children.into_iter().filter(|child| child.numbers.proof == 0);
            let next = if attacking {
                proven.min_by_key(|child| child.numbers.plies)
            } else {
                proven.max_by_key(|child| child.numbers.plies)
            };
            let Some(next) = next else { break };
            line.push(next.turn);
            (board, attacking) = (next.board, !attacking);
        }
        line
    }

    /// Goes on looking at a position until its proof or its disproof number reaches a threshold.
    fn expand(
        &mut self,
        board: Board,
        attacking: bool,
        turns: Option<&[Turn]>,
        most_proof: u32,
        most_disproof: u32,
        meter: &dyn Meter,
    ) -> Numbers {
        let before = self.nodes;
        let mut children = self.children(board, attacking, turns);
        self.path.push((board, attacking));
        let numbers = loop {
            let numbers = together(&children, attacking);
            if numbers.proof >= most_proof || numbers.disproof >= most_disproof || self.stopped {
                break numbers;
            }
            if meter.is_spent(self.nodes) {
                self.stopped = true;
                break numbers;
            }
            let (best, second) = most_promising(&children, attacking);
            let child = children[best];
            // It pays to stay for a while with what was the most promising (the 1 + ε trick).
            let beyond = |second: u32| second.saturating_add(second / 4 + 1);
            let (proof, disproof) = if attacking {
                let disproof = most_disproof.saturating_sub(numbers.disproof).saturating_add(child.numbers.disproof);
                (most_proof.min(beyond(second)), disproof)
            } else {
                let proof = most_proof.saturating_sub(numbers.proof).saturating_add(child.numbers.proof);
                (proof, most_disproof.min(beyond(second)))
            };
            children[best].numbers = self.expand(child.board, !attacking, None, proof, disproof, meter);
        };
        self.path.pop();
        if turns.is_none() {
            self.keep(board, attacking, numbers, self.nodes - before);
        } else {
            // At the root only some of the turns may have been asked for.
            let proven = children.iter().filter(|child| child.numbers.proof == 0);
            self.found = proven.min_by_key(|child| child.numbers.plies).map(|child| child.turn);
        }
        numbers
    }

    /// The turns of a position that matter, with what is known of where they lead.
    fn children(&mut self, board: Board, attacking: bool, turns: Option<&[Turn]>) -> Vec<Child> {
        let mut all = Turns::new();
        if turns.is_none() {
            board.turns(&mut all);
        }
        let turns = turns.unwrap_or(&all);
        let mut children = Vec::with_capacity(turns.len());
        for &turn in turns {
            let after = board.after(turn);
            self.nodes += 1;
            let numbers = if attacking { self.defended(after) } else { self.attacked(after) };
            children.push(Child { turn, board: after, numbers });
            // One answer that nothing is known against is enough.
            if !attacking && numbers.disproof == 0 {
                break;
            }
        }
        children
    }

    /// What is known of a position in which the defender is to move.
    fn defended(&self, board: Board) -> Numbers {
        let seen = board.seen();
        if board.wins(seen) || self.is_over(board, true) {
            return Numbers::NOT_WON;
        }
        self.known(board, false).unwrap_or_else(|| {
            let proof = if board.parries(seen).is_some() { 2 } else { QUIET };
            Numbers { proof, disproof: 1, plies: 0 }
        })
    }

    /// What is known of a position in which the attacker is to move.
    fn attacked(&self, board: Board) -> Numbers {
        if self.is_over(board, false) {
            return Numbers::NOT_WON;
        }
        if board.wins(board.seen()) {
            return Numbers::won(1);
        }
        self.known(board, true).unwrap_or(Numbers { proof: 1, disproof: 1, plies: 0 })
    }

    /// Whether the game ends with this board, or must not be followed further.
    fn is_over(&self, board: Board, defending: bool) -> bool {
        let ply = self.path.len() + 1;
        ply + 2 >= LONGEST.min(self.plies_left)
            || self.worn.contains(&(board, defending))
            || self.path.contains(&(board, !defending))
    }

    fn places(&self, board: Board, attacking: bool) -> std::ops::Range<usize> {
        let hash = board.hash() ^ if attacking { 0x9FB2_1C65_1E98_DF25 } else { 0 };
        let first = (hash >> 20) as usize & (self.slots.len() - BUCKET);
        first..first + BUCKET
    }

    fn known(&self, board: Board, attacking: bool) -> Option<Numbers> {
        let slots = &self.slots[self.places(board, attacking)];
        let slot = slots.iter().flatten().find(|slot| slot.board == board && slot.attacking == attacking);
        slot.map(|slot| slot.numbers)
    }

    /// Remembers what was found out, in the place of what took the least to find out.
    fn keep(&mut self, board: Board, attacking: bool, numbers: Numbers, nodes: u64) {
        let places = self.places(board, attacking);
        let slots = &mut self.slots[places];
        let same = |slot: &Option<Slot>| slot.is_some_and(|slot| slot.board == board && slot.attacking == attacking);
        let place = slots.iter().position(same).unwrap_or_else(|| {
            let effort = |slot: &Option<Slot>| slot.map_or(0, |slot| slot.effort);
            (0..BUCKET).min_by_key(|&place| effort(&slots[place])).unwrap_or(0)
        });
        let spent = slots[place].filter(|slot| same(&Some(*slot))).map_or(0, |slot| slot.effort);
        let effort = spent.saturating_add(nodes.min(u64::from(u32::MAX)) as u32);
        self.taken += usize::from(slots[place].is_none());
        slots[place] = Some(Slot { board, attacking, numbers, effort });
        if self.taken > self.slots.len() / 2 && self.slots.len() < 1 << self.most_bits {
            self.enlarge();
        }
    }

    fn enlarge(&mut self) {
        let larger = vec![None; 4 * self.slots.len()];
        let slots = std::mem::replace(&mut self.slots, larger);
        self.taken = 0;
        for slot in slots.into_iter().flatten() {
            self.keep(slot.board, slot.attacking, slot.numbers, slot.effort.into());
        }
    }
}

/// The numbers of a position by those of where its turns lead. Without any turn whoever is to move loses: each of theirs
/// uncovers a line (GBT-12).
fn together(children: &[Child], attacking: bool) -> Numbers {
    let all = || children.iter().map(|child| child.numbers);
    let sum = |number: fn(Numbers) -> u32| all().map(number).fold(0, |sum, one| (sum + one).min(ENDLESS));
    if attacking {
        let plies = all()
            .filter(|numbers| numbers.proof == 0)
            .map(|numbers| numbers.plies.saturating_add(1))
            .min()
            .unwrap_or(0);
        let proof = all().map(|numbers| numbers.proof).min().unwrap_or(ENDLESS);
        Numbers { proof, disproof: sum(|numbers| numbers.disproof), plies }
    } else {
        let plies = all().map(|numbers| numbers.plies).max().unwrap_or(0).saturating_add(1);
        let disproof = all().map(|numbers| numbers.disproof).min().unwrap_or(ENDLESS);
        Numbers { proof: sum(|numbers| numbers.proof), disproof, plies }
    }
}

/// Where to go on, and how promising the second best is.
fn most_promising(children: &[Child], attacking: bool) -> (usize, u32) {
    let measure = |child: &Child| {
        let Numbers { proof, disproof, .. } = child.numbers;
        if attacking { (proof, disproof) } else { (disproof, proof) }
    };
    let (mut best, mut second) = (0, ENDLESS);
    for (index, child) in children.iter().enumerate().skip(1) {
        if measure(child) < measure(&children[best]) {
            second = second.min(measure(&children[best]).0);
            best = index;
        } else {
            second = second.min(measure(child).0);
        }
    }
    (best, second)
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::*;
    use crate::Nodes;

    fn turns(board: Board) -> Turns {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        turns
    }

    /// Whether whoever is to move can force a win in so many plies, by looking at everything.
    fn wins(board: Board, plies: u32) -> bool {
        board.win().is_some() || plies >= 3 && turns(board).iter().any(|&turn| loses(board.after(turn), plies - 1))
    }

    fn loses(board: Board, plies: u32) -> bool {
        board.win().is_none() && turns(board).iter().all(|&turn| wins(board.after(turn), plies - 1))
    }

    fn search() -> ProofSearch {
        ProofSearch::new(&Circumstances { worn: Vec::new(), plies_left: 400 }, 20)
    }

    /// Positions of random games in which nobody can win at once.
    fn positions(count: usize) -> Vec<Board> {
        let mut found = Vec::new();
        for number in 0.. {
            let (mut board, mut luck) = (Board { mine: 0, theirs: 0 }, seeded(31, number));
            for _ in 0..12 + number % 20 {
                let safe: Vec<Turn> =
                    turns(board).into_iter().filter(|&turn| board.after(turn).win().is_none()).collect();
                let Some(&turn) = safe.get(luck.below(safe.len().max(1) as u64) as usize) else { break };
                board = board.after(turn);
            }
            if board.win().is_none() && !turns(board).is_empty() {
                found.push(board);
                if found.len() == count {
                    return found;
                }
            }
        }
        unreachable!("there is always another game")
    }

    /// Follows a proof to every fourth in a line, whatever the defender does.
    fn holds(search: &mut ProofSearch, board: Board, attacking: bool, plies: u32) -> bool {
        let Some(left) = plies.checked_sub(1) else { return false };
        if attacking {
            let proven = search.children(board, true, None).into_iter().filter(|child| child.numbers.proof == 0);
            let next = proven.min_by_key(|child| child.numbers.plies);
            board.win().is_some() || next.is_some_and(|next| holds(search, next.board, false, left))
        } else {
            board.win().is_none() && turns(board).iter().all(|&turn| holds(search, board.after(turn), true, left))
        }
    }

    #[test]
    fn what_is_won_soon_is_proven() {
        let (mut won, mut open) = (0, 0);
        for board in positions(60) {
            let found = search().win(board, &turns(board), &Nodes(100_000));
            if wins(board, 5) {
                assert!(found.is_some(), "{board:?}");
                won += 1;
            }
            open += usize::from(found.is_none());
        }
        assert!(won > 10 && open > 10, "{won} won, {open} open");
    }

    #[test]
    fn what_is_proven_is_won() {
        let (mut quick, mut slow) = (0, 0);
        let listed = include_str!("../../tests/all/gobblet_tactics.txt").lines();
        for (_, position) in listed.filter_map(|line| line.split_once(' ')) {
            let board = Board::of(&position.parse().expect("a position"));
            let mut search = search();
            let Some((turn, plies)) = search.win(board, &turns(board), &Nodes(100_000)) else { continue };
            assert!(holds(&mut search, board.after(turn), false, plies - 1), "{position}");
            if plies <= 5 {
                assert!(loses(board.after(turn), plies - 1), "{position}");
                quick += 1;
            } else {
                slow += 1;
            }
        }
        assert!(quick > 10 && slow > 10, "{quick} quick, {slow} slow");
    }

    /// A line goes on to the fourth in a line, and takes as long as was said if the defender holds out.
    #[test]
    fn the_line_of_a_proof_ends_with_the_win() {
        let mut followed = 0;
        for board in positions(60) {
            let mut search = search();
            let Some((turn, plies)) = search.win(board, &turns(board), &Nodes(100_000)) else { continue };
            let line = search.line(board, turn);
            assert_eq!(line.len(), plies as usize);
            let before_last = line[..line.len() - 1].iter().fold(board, |board, &turn| board.after(turn));
            assert!(before_last.win().is_some());
            followed += 1;
        }
        assert!(followed > 10, "{followed}");
    }

    /// GBT-R7: whoever needs a board that has stood twice has no forced win by it.
    #[test]
    fn no_proof_goes_by_a_board_that_is_worn_out() {
        let mut tried = 0;
        for board in positions(60) {
            let Some((turn, _)) = search().win(board, &turns(board), &Nodes(100_000)) else { continue };
            let circumstances = Circumstances { worn: vec![(board.after(turn), true)], plies_left: 400 };
            let other = ProofSearch::new(&circumstances, 16).win(board, &turns(board), &Nodes(100_000));
            assert!(other.is_none_or(|(other, _)| other != turn));
            // Nor one that comes too late.
            let short = Circumstances { worn: Vec::new(), plies_left: 3 };
            assert!(ProofSearch::new(&short, 16).win(board, &turns(board), &Nodes(10_000)).is_none());
            tried += 1;
        }
        assert!(tried > 10, "{tried}");
    }

    /// It goes on from where it stopped.
    #[test]
    fn a_search_that_was_stopped_goes_on() {
        let mut continued = 0;
        for board in positions(60) {
            let mut search = search();
            let most: Vec<u64> = (1..200).map(|part| 500 * part).collect();
            let first = most.iter().position(|&most| search.win(board, &turns(board), &Nodes(most)).is_some());
            continued += usize::from(first.is_some_and(|part| part > 0));
        }
        assert!(continued > 3, "{continued}");
    }
}
