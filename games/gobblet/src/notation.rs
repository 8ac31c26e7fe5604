//! What has a notation serialises as it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underhill_core::serde_notation;

use crate::{Board, Piece, Position, Setup, Square};

macro_rules! as_notation {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde_notation::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                serde_notation::deserialize(deserializer)
            }
        }
    )*};
}

as_notation!(Square, Piece, Board, Setup, Position);
