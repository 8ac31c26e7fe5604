//! Numbers that nobody can guess.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::OnceLock;

use underhill_protocol::{FirstLetters, TableId};
use underhill_table::{Bytes, Seed, Token};

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

/// What servers on the same tables share, and nobody else knows.
pub(crate) fn shared() -> [u8; 32] {
    random()
}

/// What no two sealed letters have in common.
pub(crate) fn nonce() -> [u8; 24] {
    random()
}

/// A token for a seat.
pub(crate) fn token() -> Token {
    Token(Bytes(random()))
}

/// A code for a table.
pub(crate) fn table_id(first: &FirstLetters) -> TableId {
    first.code(random())
}

/// Where a bot's luck comes from.
pub(crate) fn luck() -> u64 {
    u64::from_le_bytes(random())
}

/// What a table is called in the log of this run of the server. Its code would give whoever reads along a seat there.
pub(crate) fn alias(table: TableId) -> impl fmt::Display {
    static KEY: OnceLock<RandomState> = OnceLock::new();
    let number = KEY.get_or_init(RandomState::new).hash_one(table);
    fmt::from_fn(move |f| write!(f, "t-{:08x}", number as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_log_calls_a_table_does_not_give_its_code_away() {
        let (one, other) = (TableId::from_bytes([1; 8]), TableId::from_bytes([2; 8]));
        assert_eq!(alias(one).to_string(), alias(one).to_string());
        assert_ne!(alias(one).to_string(), alias(other).to_string());
        assert!(!alias(one).to_string().to_uppercase().contains(&one.to_string()[..4]));
    }
}
