use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// So many bytes, written as hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes<const N: usize>(pub [u8; N]);

/// What SHA-256 makes of something.
pub type Hash = Bytes<32>;

impl Hash {
    /// The SHA-256 of some bytes.
    pub fn of(bytes: &[u8]) -> Hash {
        Bytes(Sha256::digest(bytes).into())
    }
}

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bytes({self})")
    }
}

impl<const N: usize> FromStr for Bytes<N> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || format!("{} hexadecimal digits are expected", 2 * N);
        let digits = text.as_bytes();
        if digits.len() != 2 * N {
            return Err(wrong());
        }
        let digit = |byte: u8| char::from(byte).to_digit(16).ok_or_else(wrong);
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Bytes(bytes))
    }
}

impl<const N: usize> TryFrom<String> for Bytes<N> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl<const N: usize> From<Bytes<N>> for String {
    fn from(bytes: Bytes<N>) -> String {
        bytes.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_print_as_they_are_read() {
        let bytes: Bytes<3> = "00fFa1".parse().unwrap();
        assert_eq!(bytes.0, [0, 255, 161]);
        assert_eq!(bytes.to_string(), "00ffa1");
        for wrong in ["00ffa", "00ffa1b2", "00ffag", "+0ffa1", ""] {
            assert!(wrong.parse::<Bytes<3>>().is_err(), "{wrong}");
        }
    }
}
