//! Whether `hard` sees what there is to see.

use std::time::{Duration, Instant};

use clap::Args;
use underhill_catalog::gobblet::{Gobblet, Options, Position, Touch};
use underhill_core::{Game, Luck, Memory, Viewer, seeded};
use underhill_search::lab::gobblet::Board;
use underhill_search::{Aids, Answer, Brain, Level, Meter, Nodes, Proof, Question};

use super::prover::Prover;
use crate::clock::Clock;

/// Gives `hard` positions from self-play whose forced win in at most 7 plies an exhaustive search proves.
///
/// A position is solved if the bot plays a turn that keeps a forced win within the same number of plies, as the
/// exhaustive search confirms, and says that the win is proven.
#[derive(Args)]
pub(crate) struct Tactics {
    /// How many positions.
    #[arg(default_value_t = 100)]
    count: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long the bot has for each, in milliseconds.
    #[arg(long, default_value_t = 1_000)]
    time: u64,
    /// How many positions it may look at instead.
    #[arg(long)]
    nodes: Option<u64>,
    /// Prints the positions, for `crates/search/tests/all/gobblet_tactics.txt`.
    #[arg(long)]
    list: bool,
}

impl Tactics {
    pub(crate) fn run(self) {
        solve(self.count, self.seed, Duration::from_millis(self.time), self.nodes, self.list);
    }
}

/// No win is looked for that takes longer.
const LONGEST: u32 = 7;

pub(super) fn ask(
    position: &Position,
    level: Level,
    meter: &dyn Meter,
    seed: u64,
) -> Answer<underhill_catalog::gobblet::Action> {
    let game = Gobblet::from_position(position, &Options::default()).expect("it goes on");
    let seat = position.side().seat();
    let view = game.view(Viewer::Seat(seat), Memory::Perfect);
    let question = Question { seat, view: &view, level, meter, seed, aids: Aids::default() };
    Gobblet::think(&mut Default::default(), &question)
}

/// Positions of one game between bots of which the player to move has a forced win, but not on the spot, and how many
/// plies it takes.
fn positions(prover: &mut Prover, seed: u64, number: u64) -> Vec<(Position, u32)> {
    let mut luck = seeded(seed, number);
    let mut position = Position::START;
    let mut found = Vec::new();
    let opening = 2 + luck.below(8);
    for ply in 0..60 {
        if position.verdict().is_some() {
            break;
        }
        let board = Board::of(&position);
        if ply >= opening && board.win().is_none() {
            prover.forget();
            if let Some(plies) = [3, 5, LONGEST].into_iter().find(|&plies| prover.wins(board, plies)) {
                found.push((position, plies));
            }
        }
        let action = if ply < opening {
            position.random(Touch::Free, &mut luck)
        } else {
            ask(&position, Level::Medium, &Nodes(3_000), luck.below(u64::MAX)).action
        };
        position.play_unchecked(action);
    }
    // The longest win of a game is its hardest; one or two of each game, so that games differ.
    found.sort_by_key(|&(_, plies)| std::cmp::Reverse(plies));
    found.truncate(2);
    found
}

fn solve(count: u64, seed: u64, time: Duration, nodes: Option<u64>, list: bool) {
    let mut prover = Prover::default();
    let (mut asked, mut solved, mut by_plies) = (0, 0, [(0, 0); 8]);
    let mut slowest = Duration::ZERO;
    'games: for game in 0.. {
        for (position, plies) in positions(&mut prover, seed, game) {
            let start = Instant::now();
            let answer = match nodes {
                Some(nodes) => ask(&position, Level::Hard, &Nodes(nodes), seed),
                None => ask(&position, Level::Hard, &Clock(start, time), seed),
            };
            slowest = slowest.max(start.elapsed());
            let mut after = position;
            after.play_unchecked(answer.action);
            prover.forget();
            let proven = matches!(answer.proof, Some(Proof::WinIn(n)) if n <= LONGEST);
            let good = proven && prover.loses(Board::of(&after), plies - 1);
            asked += 1;
            solved += u64::from(good);
            by_plies[plies as usize].0 += 1;
            by_plies[plies as usize].1 += u64::from(good);
            if list {
                println!("{plies} {position}");
            }
            if !good {
                eprintln!("not solved: win in {plies}, played {}, {:?}: {position}", answer.action, answer.proof);
            }
            if asked == count {
                break 'games;
            }
        }
    }
    println!("{solved} of {asked} solved; slowest {} ms", slowest.as_millis());
    for (plies, (asked, solved)) in by_plies.into_iter().enumerate().filter(|(_, (asked, _))| *asked > 0) {
        println!("wins in {plies}: {solved} of {asked}");
    }
}
