use serde::{Deserialize, Serialize};
use serde_json::Value;
use underhill_core::Seat;
use underhill_table::{Entropy, Hash, Name, Phase, Share, TimeControl, Token};

use crate::TableId;

/// What a table is opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id, as `/api/v1/games` lists it.
    #[cfg_attr(feature = "openapi", schema(example = "kobold"))]
    pub game: String,
    /// How many play: as the game allows.
    pub seats: usize,
    /// The options that are not as usual, by name.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// How much time everyone has.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Value, example = "none"))]
    pub clock: TimeControl,
    /// Whether strangers find the table in the list.
    #[serde(default)]
    pub public: bool,
}

/// A table has been opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entrance {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Where; without it, in the first free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 3))]
    pub seat: Option<Seat>,
    /// What everybody at the table sees: at most 24 characters as a person counts them, a flag or a family as one.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 192, example = "Ada"))]
    #[serde(deserialize_with = "Name::deserialize_new")]
    pub name: Name,
    /// The SHA-256 of 32 random bytes that this device will add to the draws, in hexadecimal digits. It reveals the bytes when
    /// the game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Option<Hash>,
    /// The bytes themselves, instead: at a table of the first version of fair draws, whose scene has no `shares`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, pattern = "^[0-9a-f]{64}$"))]
    pub entropy: Option<Entropy>,
    /// The token to hold the seat by, 16 random bytes in hexadecimal digits, so that asking twice gives one seat;
    /// without it, the server chooses one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, pattern = "^[0-9a-f]{32}$"))]
    pub token: Option<Token>,
}

impl NewSeat {
    /// Somebody whose device gives this towards the draws, and will hold the seat by this token.
    pub fn new(seat: Option<Seat>, name: Name, share: Share, token: Token) -> Self {
        let (commitment, entropy) = match share {
            Share::Commitment(commitment) => (Some(commitment), None),
            Share::Entropy(entropy) => (None, Some(entropy)),
        };
        NewSeat { seat, name, commitment, entropy, token: Some(token) }
    }

    /// What the device gives towards the draws; none if it gives nothing, or more than it should.
    pub fn share(&self) -> Option<Share> {
        match (self.commitment, self.entropy) {
            (Some(commitment), None) => Some(Share::Commitment(commitment)),
            (None, Some(entropy)) => Some(Share::Entropy(entropy)),
            (Some(_), Some(_)) | (None, None) => None,
        }
    }
}

/// Somebody sits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    /// Counted from 0.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What proves it. It is shown once.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub token: Token,
}

/// A public table, in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listing {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// How much time everyone has.
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub clock: TimeControl,
    /// Who sits there: names, and bots by their level; none where a seat is free.
    pub seats: Vec<Option<String>>,
    /// Whether it waits for players or a game is played.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(rename = "stage")]
    pub phase: Phase,
}

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
