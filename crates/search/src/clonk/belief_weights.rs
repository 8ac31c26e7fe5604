//! How much what the others have collected and kept tells about them. Written by `underhill-lab clonk fit`.

/// How much likelier a secret task becomes with every card for it, as a power of e.
pub const TELLING: f64 = 0.8;

/// How likely a card that is of no use is in a hand, against one that is, in percent.
pub const USELESS_KEPT: u64 = 50;
