//! What is written as text wherever it is serialised. How a value is read and written stands beside it, as `FromStr`
//! and `Display`.

use underhill_core::serde_as_notation;

use crate::{Board, Piece, Position, Setup, Square};

serde_as_notation!(Board, Piece, Position, Setup);
serde_as_notation!(place Square);
