//! How telling what the others collect, let lie and keep is: `crates/search/src/clonk/belief_weights.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::clonk::{Action, Clonk, Phase};
use underhill_core::{Game, Level, Seat, Viewer};
use underhill_search::lab::clonk::{Belief, CLUES, Manner, NET, Notes, clues, decide, is_of_use, manner, tile};
use underhill_search::{Aids, Nodes, Question};

use super::play::play_by;
use crate::output::{on_all_cores, write};

/// Fits beliefs to games of players who think as `hard` does but guess nothing, by likelihood.
#[derive(Args)]
pub(crate) struct Fit {
    /// How many games.
    #[arg(long, default_value_t = 6_000)]
    games: u64,
    /// How many steps of imagined games everyone looks at for a decision.
    #[arg(long, default_value_t = 300)]
    nodes: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 3000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Fit {
    pub(crate) fn run(self) {
        let surveys = on_all_cores(self.games as usize, |index| Survey::of_game(self.seed, index, self.nodes));
        write(self.out.as_deref(), SHIPPED, text(&fit_telling(&surveys), fit_useless_kept(&surveys)));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/belief_weights.rs";

/// The file as it ships.
fn text(telling: &[f64; CLUES], useless_kept: u64) -> String {
    let telling = telling.map(|telling| format!("{telling:.2}")).join(", ");
    format!("{HEAD}[{telling}];\n\n{KEPT_HEAD}{useless_kept};\n")
}

const HEAD: &str = "\
//! How much what the others have collected and kept tells about them. Written by `underhill-lab clonk fit`.

use super::belief::CLUES;

/// How much likelier a secret task becomes with every clue of each kind, as a power of e.
pub const TELLING: [f64; CLUES] =
    ";
const KEPT_HEAD: &str = "\
/// How likely a card that is of no use is in a hand, against one that is, in percent.
pub const USELESS_KEPT: u64 = ";

/// The chances of useless cards that are compared, in percent.
fn useless_kept(index: usize) -> u64 {
    10 * (index as u64 + 1)
}

/// Somebody's secret task, as another player may guess it when their turn begins.
struct Riddle {
    clues: [[f64; CLUES]; 6],
    /// How likely each was before anybody did anything.
    before: [f64; 6],
    solution: usize,
}

/// What a game showed.
#[derive(Default)]
struct Survey {
    riddles: Vec<Riddle>,
    /// Log-likelihoods of the cards in hands, for each chance of those that are of no use.
    hands: [f64; 10],
    cards: f64,
}

impl Survey {
    fn of_game(seed: u64, index: u64, nodes: u64) -> Survey {
        let seats = [2, 2, 2, 3, 4][index as usize % 5];
        // Who guesses would play by the beliefs that ship, and these by what they were fitted to.
        let hard = manner(Level::Hard).expect("it thinks");
        let hard = Manner { candidates: 8, margin: 350, guesses: false, ..hard };
        let mut survey = Survey::default();
        let mut notes: Vec<Notes> = (0..seats).map(|_| Notes::default()).collect();
        let (mut number, mut asked_in) = (0, 0);
        let choose = |game: &Clonk, seat: Seat| -> Action {
            number += 1;
            let view = game.view(Viewer::Seat(seat), Level::Hard.memory());
            let (seed, aids) = (seed ^ index << 20 ^ number << 8, Aids::default());
            let question = Question { seat, view: &view, level: Level::Hard, meter: &Nodes(nodes), seed, aids };
            let notes = &mut notes[seat.index()];
            let (action, _) = decide(notes, &question, &hard, &NET);
            if game.phase() == Phase::Dig && game.turns() != asked_in {
                asked_in = game.turns();
                for other in Seat::first(seats).filter(|&other| other != seat) {
                    survey.riddles.extend(riddle(game, other, notes));
                    survey.look_at_hand(game, other);
                }
            }
            action
        };
        play_by(seed, index, seats, choose, |_| {});
        survey
    }

    fn look_at_hand(&mut self, game: &Clonk, seat: Seat) {
        // Who has not had a turn yet holds what was dealt.
        if game.last_card(seat).is_none() {
            return;
        }
        let count = |of_use: bool| {
            let cards = game.hand(seat).filter(|&card| is_of_use(game, seat, card) == of_use).count();
            let unseen = game.unseen().filter(|&card| is_of_use(game, seat, card) == of_use).count();
            (cards as f64, (cards + unseen) as f64)
        };
        let ((good, all_good), (bad, all_bad)) = (count(true), count(false));
        self.cards += good + bad;
        for (index, sum) in self.hands.iter_mut().enumerate() {
            let kept = useless_kept(index) as f64 / 100.0;
            *sum += bad * kept.ln() - (good + bad) * (all_good + kept * all_bad).ln();
        }
    }
}

fn riddle(game: &Clonk, seat: Seat, notes: &Notes) -> Option<Riddle> {
    let (side, clues) = clues(game, seat, notes)?;
    let solution = (0..6).find(|&place| game.task(seat, side) == Some(tile(side, place)))?;
    let before = Belief::of(game, seat, notes, &[0.0; CLUES])?.chances(game, seat);
    Some(Riddle { clues, before, solution })
}

/// How likely each task is, by how telling each clue is.
fn chances(riddle: &Riddle, telling: &[f64; CLUES]) -> [f64; 6] {
    let dot = |clues: &[f64; CLUES]| clues.iter().zip(telling).map(|(clue, telling)| clue * telling).sum::<f64>();
    let mut chances: [f64; 6] = std::array::from_fn(|index| riddle.before[index] * dot(&riddle.clues[index]).exp());
    let total: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= total);
    chances
}

/// How telling each clue is, by the likelihood of what was really so (multinomial logistic regression): it has one summit, and
/// Newton's method, one number at a time, climbs it.
fn fit_telling(surveys: &[Survey]) -> [f64; CLUES] {
    let riddles = || surveys.iter().flat_map(|survey| &survey.riddles);
    let mut telling = [0.0; CLUES];
    for round in 0..30 {
        let (mut slope, mut bend, mut likelihood, mut count) = ([0.0; CLUES], [0.0; CLUES], 0.0, 0.0);
        for riddle in riddles() {
            let chances = chances(riddle, &telling);
            likelihood += chances[riddle.solution].ln();
            count += 1.0;
            for clue in 0..CLUES {
                let mean: f64 = (0..6).map(|place| chances[place] * riddle.clues[place][clue]).sum();
                let square: f64 = (0..6).map(|place| chances[place] * riddle.clues[place][clue].powi(2)).sum();
                slope[clue] += riddle.clues[riddle.solution][clue] - mean;
                bend[clue] += square - mean * mean;
            }
        }
        if round % 10 == 9 || round == 0 {
            println!("secret tasks, round {}: log-likelihood {:.4} of {count}", round + 1, likelihood / count);
        }
        for clue in 0..CLUES {
            // They overlap, so that each must not go all the way.
            telling[clue] += 0.5 * slope[clue] / (bend[clue] + 1.0);
        }
    }
    telling
}

/// The chance of useless cards that makes hands likeliest.
fn fit_useless_kept(surveys: &[Survey]) -> u64 {
    let sum = |index: usize| surveys.iter().map(|survey| survey.hands[index]).sum::<f64>();
    let cards: f64 = surveys.iter().map(|survey| survey.cards).sum();
    let best = (0..10).max_by(|&one, &two| sum(one).total_cmp(&sum(two))).expect("several are compared");
    println!("useless {} %: log-likelihood {:.4}", useless_kept(best), sum(best) / cards.max(1.0));
    useless_kept(best)
}

#[cfg(test)]
mod tests {
    use underhill_search::lab::clonk::{TELLING, USELESS_KEPT};

    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        assert_eq!(text(&TELLING, USELESS_KEPT), file);
    }

    #[test]
    fn collected_and_kept_cards_tell_something() {
        let surveys: Vec<Survey> = (0..60).map(|index| Survey::of_game(1, index, 20)).collect();
        let telling = fit_telling(&surveys);
        // Cards without coins that are not for the open task are brought home for the secret one, if for anything.
        assert!(telling[0] > 0.0, "{telling:?}");
        assert!(fit_useless_kept(&surveys) < 100);
    }
}
