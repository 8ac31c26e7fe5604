//! How much what the others have collected and kept tells about them. Written by `underhill-lab clonk fit`.

use super::belief::CLUES;

/// How much likelier a secret task becomes with every clue of each kind, as a power of e.
pub const TELLING: [f64; CLUES] =
    [0.95, 0.67, 0.82, 0.24, -0.05, 0.16, 0.13, -0.79, -1.37, -1.89, -4.52, -0.33, -0.52, -1.14];

/// How likely a card that is of no use is in a hand, against one that is, in percent.
pub const USELESS_KEPT: u64 = 50;
