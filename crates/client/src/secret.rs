use underhill_table::{Bytes, Entropy, Token};

use crate::Error;

/// A token that nobody can guess.
pub fn new_token() -> Result<Token, Error> {
    random().map(|bytes| Token(Bytes(bytes)))
}

/// What this device adds to the draws of a game.
pub fn new_entropy() -> Result<Entropy, Error> {
    random().map(Bytes)
}

/// Any number that every program reads exactly, JavaScript included, with room to count on from it.
pub fn any_number() -> Result<u64, Error> {
    random().map(|bytes| u64::from_be_bytes(bytes) >> 12)
}

fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Error::NoLuck(error.to_string()))?;
    Ok(bytes)
}
