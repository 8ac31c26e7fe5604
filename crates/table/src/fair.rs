//! Draws that nobody can bend and everybody can check. `docs/fairness.md` describes them for other programs.
//!
//! Before anyone contributes anything the server chooses a seed and shows its hash. Then every person's device adds
//! some entropy of its own. Each draw is a number made from both, so neither the server (which is bound by the hash) nor
//! a player (who does not know the seed) can steer it. When the game is over the seed is shown.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use underhill_core::{Fairness, Game, Record, RecordError, Step, StepOf, Waiting};

use crate::{Bytes, Hash};

/// What the server keeps to itself until the game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(pub Bytes<32>);

/// What a person's device adds.
pub type Entropy = Bytes<32>;

impl Seed {
    /// What is shown beforehand.
    pub fn commitment(&self) -> Hash {
        Hash::of(&self.0.0)
    }
}

/// The draws of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws {
    seed: Seed,
    mixed: Hash,
}

impl Draws {
    /// The draws that follow from a seed and what the seats added, in seat order; bots add nothing.
    pub fn new(seed: Seed, entropy: &[Option<Entropy>]) -> Self {
        let mut all = Vec::with_capacity(33 * entropy.len());
        for added in entropy {
            match added {
                None => all.push(0),
                Some(bytes) => {
                    all.push(1);
                    all.extend(bytes.0);
                }
            }
        }
        Draws { seed, mixed: Hash::of(&all) }
    }

    /// The draw with this number, counted from 0: a number below `bound`, which must not be 0.
    pub fn below(&self, number: u32, bound: u32) -> u32 {
        let bound = u64::from(bound);
        // The greatest multiple of the bound; what lies above would favour small numbers and is drawn again.
        let most = u64::MAX - u64::MAX % bound;
        for attempt in 0u32.. {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0.0).expect("a key may have any length");
            mac.update(b"underhill draw 1");
            mac.update(&self.mixed.0);
            mac.update(&number.to_be_bytes());
            mac.update(&attempt.to_be_bytes());
            let block: [u8; 32] = mac.finalize().into_bytes().into();
            let drawn = u64::from_be_bytes(block[..8].try_into().expect("there are 32"));
            if drawn < most {
                return (drawn % bound) as u32;
            }
        }
        unreachable!("an attempt succeeds at least every other time")
    }

    /// What chance brings now.
    pub(crate) fn outcome<G: Game>(&self, game: &G, number: u32) -> G::Outcome {
        let ticket = self.below(number, game.tickets());
        game.outcome_at(ticket).expect("the ticket is below their number")
    }
}

/// Whether every draw of a recorded game is the one that its seed and entropy give, and the seed the one that was
/// committed to. The record must have been replayed successfully before.
pub fn verify<G: Game>(record: &Record) -> Result<u32, RecordError> {
    let fail = |step: Option<usize>, problem: String| RecordError { step, problem };
    let fairness = record.fair.as_ref().ok_or_else(|| fail(None, "the record has no seed to verify".to_owned()))?;
    let (seed, entropy) = read(fairness).map_err(|problem| fail(None, problem))?;
    if fairness.commitment != seed.commitment().to_string() {
        return Err(fail(None, "the seed is not the one that was committed to".to_owned()));
    }
    if entropy.len() != record.seats {
        return Err(fail(None, "the entropy does not have one entry for each seat".to_owned()));
    }
    let draws = Draws::new(seed, &entropy);
    let options: G::Options =
        serde_json::from_value(record.options.clone()).map_err(|error| fail(None, error.to_string()))?;
    let mut game = G::new(record.seats, &options).map_err(|error| fail(None, error.to_string()))?;
    let mut number = 0;
    for (index, text) in record.steps.iter().enumerate() {
        let at = Some(index + 1);
        let step: StepOf<G> =
            text.parse().map_err(|error: underhill_core::NotationError| fail(at, error.to_string()))?;
        if let Step::Chance(outcome) = &step {
            if game.waiting() != Waiting::Chance {
                return Err(fail(at, "nothing is to be drawn here".to_owned()));
            }
            let fair = draws.outcome(&game, number);
            if fair != *outcome {
                return Err(fail(at, format!("`{outcome}` was drawn, but the seed gives `{fair}`")));
            }
            number += 1;
        }
        game.play(&step, &mut ()).map_err(|error| fail(at, error.to_string()))?;
    }
    Ok(number)
}

fn read(fairness: &Fairness) -> Result<(Seed, Vec<Option<Entropy>>), String> {
    let seed = fairness.seed.parse().map_err(|problem| format!("the seed cannot be read: {problem}"))?;
    let entropy = fairness.entropy.iter().map(|added| added.as_deref().map(str::parse).transpose());
    let entropy = entropy.collect::<Result<_, _>>();
    Ok((Seed(seed), entropy.map_err(|problem: String| format!("the entropy cannot be read: {problem}"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws() -> Draws {
        let seed = Seed(Bytes(std::array::from_fn(|i| i as u8)));
        Draws::new(seed, &[Some(Bytes([7; 32])), None])
    }

    #[test]
    fn every_number_below_the_bound_comes_up_equally_often() {
        let mut seen = [0; 6];
        (0..6_000).for_each(|number| seen[draws().below(number, 6) as usize] += 1);
        assert!(seen.iter().all(|times| (900..1_100).contains(times)), "{seen:?}");
    }

    #[test]
    fn any_change_of_seed_entropy_or_seat_changes_the_draws() {
        let numbers = |draws: &Draws| (0..20).map(|number| draws.below(number, 1_000)).collect::<Vec<_>>();
        let seed = draws().seed;
        let others = [
            Draws::new(Seed(Bytes([1; 32])), &[Some(Bytes([7; 32])), None]),
            Draws::new(seed, &[None, Some(Bytes([7; 32]))]),
            Draws::new(seed, &[Some(Bytes([8; 32])), None]),
            Draws::new(seed, &[None, None]),
        ];
        for other in others {
            assert_ne!(numbers(&other), numbers(&draws()));
        }
    }

    /// The table of test vectors was made by another program, in another language.
    #[test]
    fn the_documented_vectors_hold() {
        let document = include_str!("../../../docs/fairness.md");
        let rows = document.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
        let mut checked = 0;
        for (what, value) in rows {
            let value = value.trim_matches('`');
            let ours = match what.split(' ').collect::<Vec<_>>()[..] {
                ["commitment"] => draws().seed.commitment().to_string(),
                ["mixed", "entropy"] => draws().mixed.to_string(),
                ["draw", number, "below", bound] => {
                    draws().below(number.parse().unwrap(), bound.parse().unwrap()).to_string()
                }
                _ => continue,
            };
            assert_eq!(ours, value, "{what}");
            checked += 1;
        }
        assert_eq!(checked, 8);
    }
}
