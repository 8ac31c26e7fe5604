//! How telling what the others collect and keep is: `crates/search/src/clonk/belief_weights.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::clonk::Clonk;
use underhill_core::Seat;
use underhill_search::lab::clonk::{Weights, is_of_use, secret_task, tile};

use super::play::play;
use crate::output::write;

/// Fits beliefs to games played by the habit that ships, by likelihood.
#[derive(Args)]
pub(crate) struct Fit {
    /// How many games.
    #[arg(long, default_value_t = 40_000)]
    games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 3000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Fit {
    pub(crate) fn run(self) {
        let Fitted { telling, useless_kept } = fit(self.games, self.seed);
        write(self.out.as_deref(), SHIPPED, text(telling, useless_kept));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/belief_weights.rs";

/// The file as it ships.
fn text(telling: f64, useless_kept: u64) -> String {
    format!("{HEAD}{telling:.1};\n\n{KEPT_HEAD}{useless_kept};\n")
}

const HEAD: &str = "\
//! How much what the others have collected and kept tells about them. Written by `underhill-lab clonk fit`.

/// How much likelier a secret task becomes with every card for it, as a power of e.
pub const TELLING: f64 = ";
const KEPT_HEAD: &str = "\
/// How likely a card that is of no use is in a hand, against one that is, in percent.
pub const USELESS_KEPT: u64 = ";

/// The strengths of belief that are compared.
fn telling(index: usize) -> f64 {
    0.1 * index as f64
}

/// The chances of useless cards that are compared, in percent.
fn useless_kept(index: usize) -> u64 {
    10 * (index as u64 + 1)
}

/// What the games played by habit showed: log-likelihoods.
#[derive(Default)]
struct Survey {
    /// Of the secret tasks, for each strength of belief.
    secrets: [f64; 16],
    asked: f64,
    /// Of the cards in hands, for each chance of those that are of no use.
    hands: [f64; 10],
    cards: f64,
}

/// What has been found out.
struct Fitted {
    telling: f64,
    useless_kept: u64,
}

fn fit(games: u64, seed: u64) -> Fitted {
    let mut survey = Survey::default();
    for index in 0..games {
        survey.play(seed, index);
    }
    for (index, sum) in survey.secrets.iter().enumerate() {
        println!("telling {:.1}: log-likelihood {:.4}", telling(index), sum / survey.asked.max(1.0));
    }
    for (index, sum) in survey.hands.iter().enumerate() {
        println!("useless {} %: log-likelihood {:.4}", useless_kept(index), sum / survey.cards.max(1.0));
    }
    Fitted { telling: telling(likeliest(&survey.secrets)), useless_kept: useless_kept(likeliest(&survey.hands)) }
}

/// The place of the greatest number.
fn likeliest(sums: &[f64]) -> usize {
    (0..sums.len()).max_by(|&one, &two| sums[one].total_cmp(&sums[two])).expect("several are compared")
}

impl Survey {
    fn play(&mut self, seed: u64, index: u64) {
        let weights = Weights::TUNED;
        let seats = [2, 2, 2, 3, 4][index as usize % 5];
        play(seed, index, &vec![&weights; seats], 60, |game| {
            for seat in Seat::first(seats) {
                self.believe(game, seat);
            }
        });
    }

    fn believe(&mut self, game: &Clonk, seat: Seat) {
        self.asked += 1.0;
        for (index, sum) in self.secrets.iter_mut().enumerate() {
            let Some((side, chances)) = secret_task(game, seat, telling(index)) else { continue };
            let real = (0..6).find(|&place| game.task(seat, side) == Some(tile(side, place)));
            *sum += real.map_or(0.0, |place| chances[place].ln());
        }
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

#[cfg(test)]
mod tests {
    use underhill_search::lab::clonk::{TELLING, USELESS_KEPT};

    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        assert_eq!(text(TELLING, USELESS_KEPT), file);
    }

    #[test]
    fn collected_and_kept_cards_tell_something() {
        let fitted = fit(120, 1);
        assert!(fitted.telling > 0.0);
        assert!(fitted.useless_kept < 100);
    }
}
