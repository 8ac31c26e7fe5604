/// A time in which no server had the tables, in milliseconds since 1970.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// The last sign of life before it; 0 if there was none.
    pub from_ms: u64,
    /// When a server was there again. By a clock that was set back meanwhile this may be earlier.
    pub to_ms: u64,
}

/// So long an absence is remembered, in milliseconds: longer than anybody has for a decision.
pub(crate) const REMEMBERED_MS: i64 = 60 * 24 * 60 * 60 * 1000;
