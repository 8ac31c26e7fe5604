//! What a player minds in each part of a game. Written by `underhill-lab gobblestones habits`.

use super::habits::{PHASES, Phase};

/// From a full bag to an empty one.
#[rustfmt::skip]
pub(crate) const TUNED: [Phase; PHASES] = [
    Phase { tile: 4.57, colour: 0.45, pair: 0.27, pass: 0.75 },
    Phase { tile: 4.36, colour: 0.69, pair: 0.54, pass: 1.09 },
    Phase { tile: 4.06, colour: 0.75, pair: 0.43, pass: 0.98 },
    Phase { tile: 3.73, colour: 0.76, pair: 0.59, pass: 0.95 },
    Phase { tile: 3.37, colour: 1.12, pair: 0.69, pass: 0.59 },
    Phase { tile: 0.43, colour: 0.37, pair: 0.48, pass: 0.10 },
];
