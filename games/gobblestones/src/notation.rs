//! What is written as text wherever it is serialised. How a value is read and written stands beside it, as `FromStr`
//! and `Display`.

use underhill_core::serde_as_notation;

use crate::{Colour, FaceDownTiles, Laid, Slot, Square, Tiles};

serde_as_notation!(Colour, FaceDownTiles, Laid, Slot, Tiles);
serde_as_notation!(place Square);
