//! Draws that nobody can bend and everybody can check. `docs/fairness.md` describes them for other programs.
//!
//! Before anyone contributes anything the server chooses a seed and shows its hash. Then every person's device shows the
//! hash of some entropy of its own, and reveals it when the game starts and nobody can change theirs any more. Each draw is a
//! number made from both, so nobody can steer it as long as there is one whom the others cannot persuade: the server, or the
//! device of any seat. When the game is over the seed is shown.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use underhill_catalog::{GameId, UnknownGame, Visit};
use underhill_core::{Fairness, Game, MAX_SEATS, PerSeat, Record, RecordError, Replay, Seat, Seats, Step, Waiting};

use crate::{Bytes, FairVersion, Hash, Shares};

/// What the server keeps to itself until the game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(pub Bytes<32>);

impl Seed {
    /// What is shown beforehand.
    pub fn commitment(&self) -> Hash {
        Hash::of(&self.0.0)
    }
}

/// The draws of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws {
    version: FairVersion,
    seed: Seed,
    mixed: Hash,
}

impl Draws {
    /// The draws that follow from a seed and what the seats added.
    pub fn new(seed: Seed, shares: &Shares) -> Self {
        Draws { version: shares.version, seed, mixed: shares.mixed() }
    }

    /// The draw with this number, counted from 0: a number below `bound`, which must not be 0.
    pub fn below(&self, number: u32, bound: u32) -> u32 {
        let bound = u64::from(bound);
        // The greatest multiple of the bound; what lies above would favour small numbers and is drawn again.
        let most = u64::MAX - u64::MAX % bound;
        for attempt in 0u32.. {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0.0).expect("a key may have any length");
            mac.update(match self.version {
                FairVersion::First => b"underhill draw 1",
                FairVersion::Second => b"underhill draw 2",
            });
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

/// A recorded game whose draws are what they should be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many draws the game had, each of which was made again.
    pub draws: u32,
    /// How it was seen to that nobody could choose.
    pub version: FairVersion,
    /// The seats whose devices never revealed what they had committed to.
    pub withheld: Seats,
}

/// Replays a recorded game of any kind: whether the rules allow every step, every draw is the one that the seed and the
/// entropy give, the seed is the one that was committed to, and so is what every seat added.
pub fn verify(record: &Record) -> Result<Verified, RecordError> {
    struct Verify<'r>(&'r Record);
    impl Visit for Verify<'_> {
        type Output = Result<Verified, RecordError>;

        fn visit<G: Game>(self) -> Self::Output {
            replay::<G>(self.0).map(|(_, verified)| verified)
        }
    }
    let fail = |problem: String| RecordError { step: None, problem };
    let game: GameId = record.game.parse().map_err(|error: UnknownGame| fail(error.to_string()))?;
    game.visit_version(record.rules, Verify(record)).map_err(|error| fail(error.to_string()))?
}

/// Replays a recorded game and verifies its draws. Gives the game as it stands at the end, and what was verified.
pub(crate) fn replay<G: Game>(record: &Record) -> Result<(G, Verified), RecordError> {
    let (seed, shares) = promised(record).map_err(|problem| RecordError { step: None, problem })?;
    let draws = Draws::new(seed, &shares);
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
    let verified = Verified { draws: number, version: shares.version, withheld: shares.hidden() };
    Ok((replay.finish()?, verified))
}

/// The seed and the shares of a recorded game, which are those that were committed to.
pub(crate) fn promised(record: &Record) -> Result<(Seed, Shares), String> {
    let fairness = record.fair.as_ref().ok_or("the record has no seed to verify")?;
    let (seed, shares) = read(fairness, record.seats)?;
    if fairness.commitment != seed.commitment().to_string() {
        return Err("the seed is not the one that was committed to".to_owned());
    }
    for (seat, (committed, added)) in Seat::first(record.seats).zip(shares.commitments.iter().zip(&shares.entropy)) {
        if added.is_some_and(|added| *committed != Some(Hash::of(&added.0))) {
            return Err(format!("what seat {seat} added is not what it had committed to"));
        }
    }
    Ok((seed, shares))
}

fn read(fairness: &Fairness, seats: usize) -> Result<(Seed, Shares), String> {
    let version = FairVersion::try_from(fairness.version)?;
    let seed = fairness.seed.parse().map_err(|problem| format!("the seed cannot be read: {problem}"))?;
    let committed = match version {
        FairVersion::First => 0,
        FairVersion::Second => seats,
    };
    let commitments = in_seats("commitments do", &fairness.commitments, committed)?;
    let entropy = in_seats("entropy does", &fairness.entropy, seats)?;
    Ok((Seed(seed), Shares { version, commitments, entropy }))
}

/// Something that every seat gave, or did not give, in so many seats.
fn in_seats(what: &str, given: &[Option<String>], seats: usize) -> Result<PerSeat<Option<Bytes<32>>>, String> {
    if given.len() != seats || seats > MAX_SEATS {
        return Err(format!("the {what} not have one entry for each seat"));
    }
    let read = given.iter().map(|given| given.as_deref().map(str::parse).transpose());
    let read = read.collect::<Result<Vec<_>, String>>();
    Ok(read.map_err(|problem| format!("the {what} not read as bytes: {problem}"))?.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entropy, Share};

    fn draws(version: FairVersion) -> Draws {
        let seed = Seed(Bytes(std::array::from_fn(|i| i as u8)));
        Draws::new(seed, &shares(version, [Some(Bytes([7; 32])), None]))
    }

    fn shares(version: FairVersion, entropy: [Option<Entropy>; 2]) -> Shares {
        let commitments = entropy.map(|added| added.map(|added| Hash::of(&added.0)));
        let entropy = entropy.into_iter().collect();
        match version {
            FairVersion::First => Shares::added(entropy),
            FairVersion::Second => Shares { entropy, ..Shares::committed(commitments.into_iter().collect()) },
        }
    }

    #[test]
    fn every_number_below_the_bound_comes_up_equally_often() {
        for version in [FairVersion::First, FairVersion::Second] {
            let mut seen = [0; 6];
            (0..6_000).for_each(|number| seen[draws(version).below(number, 6) as usize] += 1);
            assert!(seen.iter().all(|times| (900..1_100).contains(times)), "{seen:?}");
        }
    }

    #[test]
    fn any_change_of_version_seed_entropy_or_seat_changes_the_draws() {
        let numbers = |draws: &Draws| (0..20).map(|number| draws.below(number, 1_000)).collect::<Vec<_>>();
        let [first, second] = [FairVersion::First, FairVersion::Second];
        let (usual, added) = (draws(second), Some(Bytes([7; 32])));
        let others = [
            draws(first),
            Draws::new(Seed(Bytes([1; 32])), &shares(second, [added, None])),
            Draws::new(usual.seed, &shares(second, [None, added])),
            Draws::new(usual.seed, &shares(second, [Some(Bytes([8; 32])), None])),
            Draws::new(usual.seed, &shares(second, [None, None])),
        ];
        for other in others {
            assert_ne!(numbers(&other), numbers(&usual));
        }
    }

    /// The tables of test vectors were made by another program, in another language.
    #[test]
    fn the_documented_vectors_hold() {
        let document = include_str!("../../../docs/fairness.md");
        let vectors = document.split_once("## Test vectors").expect("they are at the end").1;
        let mut checked = 0;
        let mut version = FairVersion::First;
        for line in vectors.lines() {
            if let Some(number) = line.strip_prefix("### Version ") {
                version = FairVersion::try_from(number.parse::<u32>().unwrap()).unwrap();
            }
            let row = line.strip_prefix("| ").and_then(|row| row.strip_suffix(" |")?.split_once(" | "));
            let Some((what, value)) = row else { continue };
            let draws = draws(version);
            let ours = match what.split(' ').collect::<Vec<_>>()[..] {
                ["commitment"] => draws.seed.commitment().to_string(),
                ["commitment", "of", "seat", "0"] => {
                    let Share::Commitment(hash) = Share::of(version, Bytes([7; 32])) else { panic!("it has none") };
                    hash.to_string()
                }
                ["terms"] => shares(version, [Some(Bytes([7; 32])), None]).terms(&draws.seed.commitment()).to_string(),
                ["mixed", "entropy"] => draws.mixed.to_string(),
                ["draw", number, "below", bound] => {
                    draws.below(number.parse().unwrap(), bound.parse().unwrap()).to_string()
                }
                _ => continue,
            };
            assert_eq!(ours, value.trim_matches('`'), "version {version:?}: {what}");
            checked += 1;
        }
        assert_eq!(checked, 8 + 10);
    }
}
