//! What is written as text wherever it is serialised. How a value is read and written stands beside it, as `FromStr`
//! and `Display`.

use underhill_core::serde_as_notation;

use crate::{Action, Face, Outcome, Space, Spot, Token};

serde_as_notation!(Action, Face, Outcome, Space, Token);
serde_as_notation!(place Spot);
