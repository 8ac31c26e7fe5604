use std::fmt;
use std::str::FromStr;

use crate::{Bytes, Entropy, Token};

/// What a person takes along to hold their seat with another device: the token, and what the first device has committed to
/// and not revealed yet, if there is such. Written as one or both in hexadecimal digits, with a full stop between them.
///
/// The token goes to the server, which has to recognise it; the entropy only when it is revealed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatPass {
    /// What proves that the seat is theirs.
    pub token: Token,
    /// What is to be revealed when the game starts.
    pub entropy: Option<Entropy>,
}

impl From<Token> for SeatPass {
    fn from(token: Token) -> Self {
        SeatPass { token, entropy: None }
    }
}

impl fmt::Display for SeatPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.token.0)?;
        match &self.entropy {
            Some(entropy) => write!(f, ".{entropy}"),
            None => Ok(()),
        }
    }
}

impl FromStr for SeatPass {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (token, entropy) = match text.split_once('.') {
            Some((token, entropy)) => (token, Some(entropy.parse()?)),
            None => (text, None),
        };
        let token: Bytes<16> = token.parse()?;
        Ok(SeatPass { token: Token(token), entropy })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_prints_as_it_is_read() {
        let (token, entropy) = ("0d".repeat(16), "7e".repeat(32));
        for text in [token.clone(), format!("{token}.{entropy}")] {
            assert_eq!(text.parse::<SeatPass>().unwrap().to_string(), text);
        }
        for wrong in ["", ".", &entropy, &format!("{token}."), &format!("{token}.{token}"), &format!(".{entropy}")] {
            assert!(wrong.parse::<SeatPass>().is_err(), "{wrong}");
        }
    }
}
