//! Draws that nobody can bend and everybody can check. `docs/fairness.md` describes them for other programs.
//!
//! Before anyone contributes anything the server chooses a seed and shows its hash. Then every person's device adds
//! some entropy of its own. Each draw is a number made from both, so neither the server (which is bound by the hash) nor
//! a player (who does not know the seed) can steer it. When the game is over the seed is shown.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use underhill_catalog::{GameId, UnknownGame, Visit};
use underhill_core::{Fairness, Game, Record, RecordError, Replay, Step, Waiting};

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

/// Replays a recorded game of any kind: whether the rules allow every step, every draw is the one that the seed and the
/// entropy give, and the seed is the one that was committed to. Says how many draws there were.
pub fn verify(record: &Record) -> Result<u32, RecordError> {
    struct Verify<'r>(&'r Record);
    impl Visit for Verify<'_> {
        type Output = Result<u32, RecordError>;

        fn visit<G: Game>(self) -> Self::Output {
            replay::<G>(self.0).map(|(_, draws)| draws)
        }
    }
    let fail = |problem: String| RecordError { step: None, problem };
    let game: GameId = record.game.parse().map_err(|error: UnknownGame| fail(error.to_string()))?;
    game.visit_version(record.rules, Verify(record)).map_err(|error| fail(error.to_string()))?
}

/// Replays a recorded game and verifies its draws. Gives the game as it stands at the end, and how many draws there were.
pub(crate) fn replay<G: Game>(record: &Record) -> Result<(G, u32), RecordError> {
    let draws = draws_of(record).map_err(|problem| RecordError { step: None, problem })?;
    let mut replay = Replay::<G>::new(record)?;
    let mut number = 0;
    for step in 1.. {
        let Some(next) = replay.peek()? else { break };
        if let Step::Chance(outcome) = next
            && replay.game().waiting() == Waiting::Chance
        {
            let fair = draws.outcome(replay.game(), number);
            if fair != outcome {
                let problem = format!("`{outcome}` was drawn, but the seed gives `{fair}`");
                return Err(RecordError { step: Some(step), problem });
            }
            number += 1;
        }
        replay.advance()?;
    }
    Ok((replay.finish()?, number))
}

/// The draws of a recorded game.
fn draws_of(record: &Record) -> Result<Draws, String> {
    let fairness = record.fair.as_ref().ok_or("the record has no seed to verify")?;
    let (seed, entropy) = read(fairness)?;
    if fairness.commitment != seed.commitment().to_string() {
        return Err("the seed is not the one that was committed to".to_owned());
    }
    if entropy.len() != record.seats {
        return Err("the entropy does not have one entry for each seat".to_owned());
    }
    Ok(Draws::new(seed, &entropy))
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
