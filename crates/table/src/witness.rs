use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Record, Seats, Viewer, read_json};

use crate::{Entropy, FairVersion, Hash, Phase, Scene, Seed, Share, Verified, fair};

/// The draws of a game were not what they should have been. The text says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the draws were not fair: {0}")]
pub struct Unfair(pub String);

/// What somebody has to remember to find out whether the draws of a game were fair: what the server and everybody else had
/// committed to before anything was revealed, and what they added themselves. Whoever holds it keeps it with the token of the
/// seat, and keeps it before anything is sent that follows from it: what was committed to can be revealed by nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    /// How draws are made at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    version: Option<FairVersion>,
    /// By the number of the game, from 1.
    commitments: BTreeMap<u32, Hash>,
    added: BTreeMap<u32, Entropy>,
    /// What another device of the same person has committed to, for the game that starts next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    brought: Option<Entropy>,
    /// What everybody had committed to when the game started, as one [hash](crate::Shares::terms).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    terms: BTreeMap<u32, Hash>,
    /// The games in which the table was seen to have what this device revealed.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    revealed: BTreeSet<u32>,
}

/// The draws of a game were what they should have been.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// How many draws the game had, each of which was made again.
    pub draws: u32,
    /// How it was seen to that nobody could choose.
    pub version: FairVersion,
    /// Whether the server was seen to commit itself before the game.
    pub committed: bool,
    /// Whether something of this device is in them.
    pub own: bool,
    /// The seats whose devices did not reveal what they had committed to.
    pub withheld: Seats,
}

impl Witness {
    /// One that brings along what another device has committed to.
    pub fn bringing(entropy: Option<Entropy>) -> Self {
        Witness { brought: entropy, ..Witness::default() }
    }

    /// Takes along what another device of the same person has committed to.
    pub fn bring(&mut self, entropy: Entropy) {
        self.brought = Some(entropy);
    }

    /// The same with what another witness of this device has committed to: whoever watches a table and sits down there has two
    /// for a moment, and what only one of them knows could never be revealed by the other.
    #[must_use]
    pub fn joined_by(&self, other: &Witness) -> Witness {
        let mut joined = self.clone();
        for (&game, &entropy) in &other.added {
            joined.added.entry(game).or_insert(entropy);
        }
        joined.brought = joined.brought.or(other.brought);
        joined
    }

    /// Looks at what everybody has committed to. An error if it is not what it was: whoever could change their mind after
    /// something was revealed could choose.
    pub fn see(&mut self, scene: &Scene) -> Result<(), Unfair> {
        let version = version_of(scene);
        if *self.version.get_or_insert(version) != version {
            return Err(Unfair("the server changed how the draws are made".to_owned()));
        }
        let current = scene.games.max(1);
        let ahead = scene.next_commitment.map(|hash| (current + 1, hash));
        for (game, hash) in [(current, scene.commitment)].into_iter().chain(ahead) {
            let first = *self.commitments.entry(game).or_insert(hash);
            if first != hash {
                return Err(Unfair(format!("the server changed what it had committed to for game {game}")));
            }
        }
        let Some(shares) = scene.shares.as_ref().filter(|_| scene.games > 0) else { return Ok(()) };
        let terms = shares.terms(&scene.commitment);
        if *self.terms.entry(current).or_insert(terms) != terms {
            return Err(Unfair(format!("what the players had committed to for game {current} was changed")));
        }
        let own = self.added.get(&current).copied();
        if own.is_some() && shares.entropy.contains(&own) {
            self.revealed.insert(current);
        } else if self.revealed.contains(&current) {
            return Err(Unfair(format!("what this device had revealed for game {current} was removed")));
        }
        Ok(())
    }

    /// What this device gives towards the game after those that have been started. What it will add is `fresh` the first time:
    /// always the same, however often it is asked for, so that nobody can choose.
    pub fn share<E>(&mut self, scene: &Scene, fresh: impl FnOnce() -> Result<Entropy, E>) -> Result<Share, E> {
        let game = scene.games + 1;
        let entropy = match self.added.get(&game) {
            Some(entropy) => *entropy,
            None => fresh()?,
        };
        self.added.insert(game, entropy);
        Ok(Share::of(version_of(scene), entropy))
    }

    /// What this device has to reveal now, if it has committed to something and the game starts. Everything that others have
    /// committed to must have been [seen](Witness::see) and kept before it is sent.
    pub fn to_reveal(&mut self, scene: &Scene) -> Option<Entropy> {
        let (shares, starting) = (scene.shares.as_ref()?, scene.starting.as_ref()?);
        let seat = scene.you.filter(|seat| scene.phase == Phase::Starting && starting.missing.contains(*seat))?;
        let committed = shares.commitments.get(seat.index()).copied().flatten()?;
        let known = [self.added.get(&scene.games).copied(), self.brought];
        let entropy = known.into_iter().flatten().find(|known| Hash::of(&known.0) == committed)?;
        self.added.insert(scene.games, entropy);
        self.brought = None;
        Some(entropy)
    }

    /// What this device has committed to and not revealed yet, for another device of the same person.
    pub fn to_take_along(&self, scene: &Scene) -> Option<Entropy> {
        let shares = scene.shares.as_ref()?;
        let committed = shares.commitments.get(scene.you?.index()).copied().flatten()?;
        let hidden = shares.entropy.get(scene.you?.index()) == Some(&None);
        let known = [self.added.get(&scene.games.max(1)).copied(), self.brought];
        known.into_iter().flatten().find(|known| hidden && Hash::of(&known.0) == committed)
    }

    /// Whether the game that is over at a table was drawn fairly, and the record is of that game.
    pub fn verify(&self, scene: &Scene, record: &Record) -> Result<Fair, Unfair> {
        let unfair = |problem: &str| Unfair(problem.to_owned());
        let seed: Seed = scene.seed.ok_or_else(|| unfair("the server does not show its seed"))?;
        let (recorded, shares) = fair::promised(record).map_err(Unfair)?;
        if seed != recorded {
            return Err(unfair("the record has another seed than the one that was shown"));
        }
        let committed = self.commitments.get(&scene.games);
        if committed.is_some_and(|hash| *hash != seed.commitment()) {
            return Err(unfair("the seed is not the one that was committed to before the game"));
        }
        if self.version.unwrap_or(version_of(scene)) != shares.version {
            return Err(unfair("the record is of another version of fair draws"));
        }
        let terms = self.terms.get(&scene.games);
        if terms.is_some_and(|terms| *terms != shares.terms(&seed.commitment())) {
            return Err(unfair("what the players had committed to is not what the record says"));
        }
        let own = self.added.get(&scene.games).copied();
        let added = own.is_some() && shares.entropy.contains(&own);
        // Whoever was away when it was to be revealed has added nothing.
        let expected = shares.version == FairVersion::First || self.revealed.contains(&scene.games);
        if own.is_some() && expected && !added {
            return Err(unfair("what this device added was left out"));
        }
        if record.options != scene.options || record.seats != scene.places.len() {
            return Err(unfair("the record is of another game"));
        }
        let game: GameId = record.game.parse().map_err(|_| unfair("the record is of an unknown game"))?;
        let Verified { draws, version, withheld } = game
            .visit_version(record.rules, Check { scene, record })
            .map_err(|_| unfair("the record is of unknown rules"))??;
        Ok(Fair { draws, version, committed: committed.is_some(), own: added, withheld })
    }
}

/// How draws are made at a table.
fn version_of(scene: &Scene) -> FairVersion {
    scene.shares.as_ref().map_or(FairVersion::First, |shares| shares.version)
}

struct Check<'a> {
    scene: &'a Scene,
    record: &'a Record,
}

impl Visit for Check<'_> {
    type Output = Result<Verified, Unfair>;

    fn visit<G: Game>(self) -> Self::Output {
        let (game, verified) = fair::replay::<G>(self.record).map_err(|error| Unfair(error.to_string()))?;
        let viewer = self.scene.you.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some(now) = &self.scene.now {
            let seen: G::View =
                read_json(now.view.get()).map_err(|_| Unfair("what was seen cannot be read".to_owned()))?;
            if seen != game.view(viewer, game.memory()) || now.end != self.record.end {
                return Err(Unfair("the record is of another game than the one that was seen".to_owned()));
            }
        }
        Ok(verified)
    }
}
