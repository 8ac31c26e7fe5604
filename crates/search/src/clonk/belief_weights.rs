//! How much what the others have collected and kept tells about them. Written by `underhill-lab clonk fit`.

use super::belief::CLUES;

/// How much likelier a secret task becomes with every clue of each kind, as a power of e.
pub const TELLING: [f64; CLUES] =
    [0.95, 0.66, 0.82, 0.24, -0.05, 0.16, 0.13, -0.79, -1.38, -1.89, -3.80, -0.33, -0.53, -1.15];

/// How likely a card that is of no use is in a hand, against one that is, in percent.
pub const USELESS_KEPT: u64 = 50;
