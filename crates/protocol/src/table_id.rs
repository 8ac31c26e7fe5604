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

/// What the codes of new tables begin with. Which of several databases has a table can be seen by its code, if each begins the codes of
/// its tables with other letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstLetters(Vec<u8>);

impl FirstLetters {
    /// The code that these bytes give, with one of these letters first.
    pub fn code(&self, bytes: [u8; TableId::LENGTH]) -> TableId {
        let mut id = TableId::from_bytes(bytes);
        id.0[0] = self.0[usize::from(bytes[0]) % self.0.len()];
        id
    }
}

/// All that there are.
impl Default for FirstLetters {
    fn default() -> Self {
        FirstLetters(TableId::LETTERS.to_vec())
    }
}

impl FromStr for FirstLetters {
    type Err = &'static str;

    /// Letters and ranges of them, like `0-7` or `8-9AK-M`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str =
            "write the letters that codes may begin with, like 0-7 or 8-9AK-M; there is no I, L, O or U";
        let place = |letter: u8| TableId::LETTERS.iter().position(|known| *known == letter).ok_or(WRONG);
        let upper = text.to_ascii_uppercase();
        let mut letters = Vec::new();
        let mut rest = upper.as_bytes();
        while let Some((&first, after)) = rest.split_first() {
            let (last, after) = match after {
                [b'-', last, after @ ..] => (*last, after),
                _ => (first, after),
            };
            letters.extend(TableId::LETTERS.get(place(first)?..=place(last)?).ok_or(WRONG)?);
            rest = after;
        }
        letters.sort_unstable();
        letters.dedup();
        if letters.is_empty() { Err(WRONG) } else { Ok(FirstLetters(letters)) }
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
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_code_is_read_however_people_type_it() {
        let id = TableId::from_bytes([20, 7, 22, 29, 3, 20, 2, 0]);
        assert_eq!((id.to_string(), String::from(id)), ("M7PX-3M20".to_owned(), "M7PX-3M20".to_owned()));
        for typed in ["M7PX-3M20", "m7px3m2o", " m7px 3m20"] {
            assert_eq!(typed.parse(), Ok(id), "{typed}");
        }
        for wrong in ["", "M7PX-3M2", "M7PX-3M200", "M7PX-3M2U", "M7PX-3M2é"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn codes_begin_with_the_letters_of_their_database() {
        let first = |letters: &str| -> BTreeSet<char> {
            let letters: FirstLetters = letters.parse().expect("letters");
            (0..=255).filter_map(|byte| letters.code([byte; 8]).to_string().chars().next()).collect()
        };
        assert_eq!(first("0-3"), BTreeSet::from(['0', '1', '2', '3']));
        assert_eq!(first("k-n8"), BTreeSet::from(['8', 'K', 'M', 'N']));
        assert_eq!(
            first("0-Z"),
            (0..=255).filter_map(|byte| TableId::from_bytes([byte; 8]).to_string().chars().next()).collect()
        );
        assert_eq!("0-Z".parse(), Ok(FirstLetters::default()));
        for wrong in ["", "I", "-", "0-", "7-0", "0-u", "é"] {
            assert!(wrong.parse::<FirstLetters>().is_err(), "{wrong}");
        }
    }
}
