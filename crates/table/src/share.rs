use serde::{Deserialize, Serialize};
use underhill_core::{PerSeat, Seat, Seats};

use crate::{Bytes, Hash};

/// What a person's device adds to the draws.
pub type Entropy = Bytes<32>;

/// How it is seen to that nobody chooses what they add by what others have added. A table keeps to the version it was opened
/// with; `docs/fairness.md` describes both for other programs.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum FairVersion {
    /// Everybody sees at once what everybody adds. Whoever comes last and knows the seed could choose, so it is for tables
    /// that one device keeps for everybody at them, and for those that were opened before there was another.
    #[default]
    First,
    /// Devices commit to what they will add, and reveal it when nobody can change theirs any more.
    Second,
}

impl FairVersion {
    pub(crate) fn is_first(&self) -> bool {
        *self == FairVersion::First
    }
}

impl From<FairVersion> for u32 {
    fn from(version: FairVersion) -> u32 {
        match version {
            FairVersion::First => 1,
            FairVersion::Second => 2,
        }
    }
}

impl TryFrom<u32> for FairVersion {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, Self::Error> {
        match number {
            1 => Ok(FairVersion::First),
            2 => Ok(FairVersion::Second),
            _ => Err(format!("version {number} of fair draws is not known")),
        }
    }
}

/// What a device gives towards the draws of a game before it starts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// What it adds, for everybody to see: in the first version.
    Entropy(Entropy),
    /// The hash of what it will add: in the second version.
    Commitment(Hash),
}

impl Share {
    /// What a device gives at a table of this version that will add this.
    pub fn of(version: FairVersion, entropy: Entropy) -> Share {
        match version {
            FairVersion::First => Share::Entropy(entropy),
            FairVersion::Second => Share::Commitment(Hash::of(&entropy.0)),
        }
    }

    /// The version of fair draws that this is a share in.
    pub fn version(&self) -> FairVersion {
        match self {
            Share::Entropy(_) => FairVersion::First,
            Share::Commitment(_) => FairVersion::Second,
        }
    }
}

/// What the devices of all seats gave towards the draws of one game, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares {
    /// How they are mixed and drawn from.
    pub version: FairVersion,
    /// What each has committed to; nothing for bots, nor for whoever was away when it was agreed to play. Empty in the first
    /// version.
    pub commitments: PerSeat<Option<Hash>>,
    /// What each has added, as far as it is known.
    pub entropy: PerSeat<Option<Entropy>>,
}

impl Shares {
    /// The seats that have committed to something and not revealed it.
    pub(crate) fn hidden(&self) -> Seats {
        let both = self.commitments.iter().zip(&self.entropy);
        let seats = Seat::first(self.commitments.len()).zip(both);
        seats.filter(|(_, (committed, added))| committed.is_some() && added.is_none()).map(|(seat, _)| seat).collect()
    }

    /// Those of the first version.
    pub(crate) fn added(entropy: PerSeat<Option<Entropy>>) -> Self {
        Shares { version: FairVersion::First, commitments: PerSeat::new(), entropy }
    }

    /// Those of the second version, of which nothing has been revealed.
    pub(crate) fn committed(commitments: PerSeat<Option<Hash>>) -> Self {
        let entropy = commitments.iter().map(|_| None).collect();
        Shares { version: FairVersion::Second, commitments, entropy }
    }

    /// The hash of everything that nobody may change once anything has been revealed: what the server has committed to, and
    /// what every seat has.
    pub fn terms(&self, commitment: &Hash) -> Hash {
        let mut all = b"underhill terms 2".to_vec();
        all.extend(commitment.0);
        all.extend(in_seat_order(&self.commitments));
        Hash::of(&all)
    }

    /// Everything that was added, mixed.
    pub(crate) fn mixed(&self) -> Hash {
        Hash::of(&in_seat_order(&self.entropy))
    }
}

/// For each seat the byte 1 and what it gave, or the byte 0.
fn in_seat_order(given: &[Option<Bytes<32>>]) -> Vec<u8> {
    let mut all = Vec::with_capacity(33 * given.len());
    for given in given {
        match given {
            None => all.push(0),
            Some(bytes) => {
                all.push(1);
                all.extend(bytes.0);
            }
        }
    }
    all
}
