//! What is written as text wherever it is serialised. How a value is read and written stands beside it, as `FromStr`
//! and `Display`.

use underhill_core::serde_as_notation;

use crate::{Action, Card, Outcome, Shaft, ShaftView, Source, Tile};

serde_as_notation!(Action, Card, Outcome, ShaftView, Tile);
serde_as_notation!(place Shaft, Source);
