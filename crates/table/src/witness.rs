use std::collections::BTreeMap;

use crate::{Entropy, Hash, Scene, Seed, fair};
use serde::{Deserialize, Serialize};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Record, Viewer};

/// The draws of a game were not what they should have been. The text says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the draws were not fair: {0}")]
pub struct Unfair(pub String);

/// What somebody has to remember to find out whether the draws of a game were fair: what the server committed to before it
/// knew what they would add, and what they added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    /// By the number of the game, from 1.
    commitments: BTreeMap<u32, Hash>,
    added: BTreeMap<u32, Entropy>,
}

/// The draws of a game were what they should have been.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// How many draws the game had, each of which was made again.
    pub draws: u32,
    /// Whether the server was seen to commit itself before the game.
    pub committed: bool,
    /// Whether something of this device is in them.
    pub own: bool,
}

impl Witness {
    /// Looks at what the server has committed to. An error if it is not what it was.
    pub fn see(&mut self, scene: &Scene) -> Result<(), Unfair> {
        let current = scene.games.max(1);
        let ahead = scene.next_commitment.map(|hash| (current + 1, hash));
        for (game, hash) in [(current, scene.commitment)].into_iter().chain(ahead) {
            let first = *self.commitments.entry(game).or_insert(hash);
            if first != hash {
                return Err(Unfair(format!("the server changed what it had committed to for game {game}")));
            }
        }
        Ok(())
    }

    /// What this device adds to the game with this number, `fresh` the first time: always the same, however often it is asked for, so that
    /// nobody can choose.
    pub fn entropy<E>(&mut self, game: u32, fresh: impl FnOnce() -> Result<Entropy, E>) -> Result<Entropy, E> {
        if let Some(entropy) = self.added.get(&game) {
            return Ok(*entropy);
        }
        let entropy = fresh()?;
        self.added.insert(game, entropy);
        Ok(entropy)
    }

    /// Whether the game that is over at a table was drawn fairly, and the record is of that game.
    pub fn verify(&self, scene: &Scene, record: &Record) -> Result<Fair, Unfair> {
        let unfair = |problem: &str| Unfair(problem.to_owned());
        let fairness = record.fair.as_ref().ok_or_else(|| unfair("the record has no seed to verify"))?;
        let seed: Seed = scene.seed.ok_or_else(|| unfair("the server does not show its seed"))?;
        if seed.0.to_string() != fairness.seed {
            return Err(unfair("the record has another seed than the one that was shown"));
        }
        let committed = self.commitments.get(&scene.games);
        if committed.is_some_and(|hash| *hash != seed.commitment()) {
            return Err(unfair("the seed is not the one that was committed to before the game"));
        }
        let own = self.added.get(&scene.games);
        if own.is_some_and(|own| !fairness.entropy.contains(&Some(own.to_string()))) {
            return Err(unfair("what this device added was left out"));
        }
        if record.options != scene.options || record.seats != scene.places.len() {
            return Err(unfair("the record is of another game"));
        }
        let game: GameId = record.game.parse().map_err(|_| unfair("the record is of an unknown game"))?;
        let draws = game
            .visit_version(record.rules, Check { scene, record })
            .map_err(|_| unfair("the record is of unknown rules"))??;
        Ok(Fair { draws, committed: committed.is_some(), own: own.is_some() })
    }
}

struct Check<'a> {
    scene: &'a Scene,
    record: &'a Record,
}

impl Visit for Check<'_> {
    type Output = Result<u32, Unfair>;

    fn visit<G: Game>(self) -> Self::Output {
        let (game, draws) = fair::replay::<G>(self.record).map_err(|error| Unfair(error.to_string()))?;
        let viewer = self.scene.you.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some(now) = &self.scene.now {
            let seen: G::View =
                serde_json::from_str(now.view.get()).map_err(|_| Unfair("what was seen cannot be read".to_owned()))?;
            if seen != game.view(viewer, game.memory()) || now.end != self.record.end {
                return Err(Unfair("the record is of another game than the one that was seen".to_owned()));
            }
        }
        Ok(draws)
    }
}
