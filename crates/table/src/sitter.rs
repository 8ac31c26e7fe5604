use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::Level;

use crate::{Bytes, Entropy, Hash};

/// What a person is called at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// No name is longer, in characters.
    pub const LONGEST: usize = 24;
}

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // Characters that turn the direction of writing, or that nobody sees, let one pass for another.
        let unseen = |c: char| {
            c.is_control()
                || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        };
        if text.is_empty() || text.chars().count() > Name::LONGEST {
            return Err("a name has from 1 to 24 characters");
        }
        if text.chars().any(unseen) {
            return Err("a name has no invisible characters");
        }
        Ok(Name(text))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a person shows to prove that a seat is theirs. It is kept by their device alone.
#[derive(Copy, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub Bytes<16>);

impl Token {
    /// What the table keeps instead, which gives nobody a seat.
    pub fn key(&self) -> Hash {
        Hash::of(&self.0.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The person or bot that holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// A person, by their device's token.
    Person {
        /// Shown to everybody.
        name: Name,
        /// The hash of the token that proves the seat to be theirs.
        key: Hash,
        /// What their device adds to the draws.
        entropy: Entropy,
    },
    /// A bot.
    Bot(Level),
}

impl Sitter {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }

    /// How they are called in a record.
    pub(crate) fn name(&self) -> String {
        match self {
            Sitter::Person { name, .. } => name.to_string(),
            Sitter::Bot(level) => level.to_string(),
        }
    }
}

/// A seat at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    /// Nobody while the table waits for players.
    pub(crate) sitter: Option<Sitter>,
    /// The bot that plays for a person who is away.
    pub(crate) stand_in: Option<Level>,
}

impl Chair {
    /// The bot that plays this seat now, if one does.
    pub(crate) fn bot(&self) -> Option<Level> {
        match &self.sitter {
            Some(Sitter::Bot(level)) => Some(*level),
            _ => self.stand_in,
        }
    }

    /// A person is in the seat and plays it themselves.
    pub(crate) fn is_person(&self) -> bool {
        self.sitter.as_ref().is_some_and(Sitter::is_person) && self.stand_in.is_none()
    }

    pub(crate) fn entropy(&self) -> Option<Entropy> {
        match &self.sitter {
            Some(Sitter::Person { entropy, .. }) => Some(*entropy),
            _ => None,
        }
    }
}

/// What is shown of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The person's name; none if it is a bot's or nobody's.
    pub name: Option<Name>,
    /// The bot that plays here, for itself or for a person who is away.
    pub bot: Option<Level>,
    /// What the person's device added to the draws.
    pub entropy: Option<Entropy>,
}

impl From<&Chair> for Place {
    fn from(chair: &Chair) -> Self {
        let name = match &chair.sitter {
            Some(Sitter::Person { name, .. }) => Some(name.clone()),
            _ => None,
        };
        Place { name, bot: chair.bot(), entropy: chair.entropy() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_visible_and_tidy() {
        let name = |text: &str| Name::try_from(text.to_owned());
        assert_eq!(name("  Ada \t Lovelace ").unwrap().to_string(), "Ada Lovelace");
        assert!(name("Zoë 🦊").is_ok());
        for wrong in ["", "   ", "x".repeat(25).as_str(), "a\u{202e}b", "a\u{200b}"] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
    }
}
