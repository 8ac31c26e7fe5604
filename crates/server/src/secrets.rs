//! Numbers that nobody can guess.

use underhill_protocol::TableId;
use underhill_table::{Bytes, Seed, Time, Token};

/// # Panics
/// If the system has no randomness to give, without which there is nothing to be served.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A seed for the draws of a game.
pub(crate) fn seed() -> Seed {
    Seed(Bytes(random()))
}

/// A token for a seat.
pub(crate) fn token() -> Token {
    Token(Bytes(random()))
}

/// A code for a table.
pub(crate) fn table_id() -> TableId {
    TableId::from_bytes(random())
}

/// Where a bot's luck comes from.
pub(crate) fn luck() -> u64 {
    u64::from_le_bytes(random())
}

/// What the server's clock says.
pub(crate) fn now() -> Time {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Time(since.map_or(0, |since| since.as_millis() as u64))
}
