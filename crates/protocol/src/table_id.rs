use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The code by which a table is found: eight letters and digits that are told apart easily, shown as `K7QX-3M2P`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; TableId::LENGTH]);

impl TableId {
    const LENGTH: usize = 8;
    /// Without I, L, O and U, which are taken for others or make words.
    const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /// The code that these bytes give: every code is equally likely if they are random.
    pub fn from_bytes(bytes: [u8; TableId::LENGTH]) -> Self {
        TableId(bytes.map(|byte| TableId::LETTERS[usize::from(byte % 32)]))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |part: &[u8]| part.iter().map(|&letter| char::from(letter)).collect::<String>();
        let (first, last) = self.0.split_at(TableId::LENGTH / 2);
        write!(f, "{}-{}", text(first), text(last))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = &'static str;

    /// However people type it: small letters, without the hyphen, `O` for zero.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "a table's code has eight letters and digits, like K7QX-3M2P";
        let mut letters = [0; TableId::LENGTH];
        let mut count = 0;
        for byte in text.bytes().filter(|byte| !matches!(byte, b'-' | b' ')) {
            let letter = match byte.to_ascii_uppercase() {
                b'O' => b'0',
                b'I' | b'L' => b'1',
                other => other,
            };
            if count == TableId::LENGTH || !TableId::LETTERS.contains(&letter) {
                return Err(WRONG);
            }
            letters[count] = letter;
            count += 1;
        }
        if count == TableId::LENGTH { Ok(TableId(letters)) } else { Err(WRONG) }
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_people_type_it() {
        let id = TableId::from_bytes([20, 7, 22, 29, 3, 20, 2, 0]);
        assert_eq!(id.to_string(), "M7PX-3M20");
        for typed in ["M7PX-3M20", "m7px3m2o", " m7px 3m20"] {
            assert_eq!(typed.parse(), Ok(id), "{typed}");
        }
        for wrong in ["", "M7PX-3M2", "M7PX-3M200", "M7PX-3M2U", "M7PX-3M2é"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }
}
