use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::RuleId;

/// Something that is written and read in a game's notation, for instance an action or an outcome.
///
/// What is printed parses back to the same value.
pub trait Notation:
    Clone + PartialEq + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Clone + PartialEq + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

/// Text that is not in the notation it should be in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{}` {}: {expected}", shorten(.text), if .rule.is_some() { "is not allowed" } else { "cannot be read" })]
pub struct NotationError {
    text: String,
    expected: String,
    rule: Option<RuleId>,
}

impl NotationError {
    /// `text` cannot be read; `expected` says what would have been understood.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        NotationError { text: text.to_owned(), expected: expected.into(), rule: None }
    }

    /// `text` can be understood, but no game could allow it, so that there is no value for it; `why` says what the rule
    /// demands.
    pub fn against(rule: RuleId, text: &str, why: impl Into<String>) -> Self {
        NotationError { rule: Some(rule), ..NotationError::new(text, why) }
    }

    /// The rule that forbids what was written, if it is a rule and not the notation.
    pub fn rule(&self) -> Option<RuleId> {
        self.rule
    }
}

/// Keeps messages about somebody's megabyte of garbage to one line.
fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST + 1).collect();
    if line.chars().count() > LONGEST { line.chars().take(LONGEST).chain(['…']).collect() } else { line }
}

/// Serialises a value as its notation: `#[serde(with = "underhill_core::serde_notation")]`.
pub mod serde_notation {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Display, FromStr};
    use crate::facts::PLACE;

    /// Writes the notation.
    pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    /// Writes the notation of a place on the table, which says that it is one.
    pub fn serialize_place<T: Display, S: Serializer>(place: &T, serializer: S) -> Result<S::Ok, S::Error> {
        struct Written<'a, T>(&'a T);
        impl<T: Display> Serialize for Written<'_, T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self.0)
            }
        }
        serializer.serialize_newtype_struct(PLACE, &Written(place))
    }

    /// Reads the notation.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Serialises types as their notation, all over: `serde_as_notation!(Action, Outcome);`. A place on the table says that it is
/// one: `serde_as_notation!(place Square);`, see [`Fact`](crate::Fact).
#[macro_export]
macro_rules! serde_as_notation {
    (place $($type:ty),* $(,)?) => {
        $crate::__serde_as_notation!(serialize_place: $($type),*);
    };
    ($($type:ty),* $(,)?) => {
        $crate::__serde_as_notation!(serialize: $($type),*);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __serde_as_notation {
    ($serialize:ident: $($type:ty),*) => {$(
        impl $crate::__serde::Serialize for $type {
            fn serialize<S: $crate::__serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::serde_notation::$serialize(self, serializer)
            }
        }

        impl<'de> $crate::__serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::serde_notation::deserialize(deserializer)
            }
        }
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_about_long_garbage_stays_one_short_line() {
        let error = NotationError::new(&"x\n".repeat(1000), "a seat").to_string();
        assert!(error.len() < 100 && !error.contains('\n'), "{error}");
    }

    #[test]
    fn what_a_rule_forbids_is_not_called_unreadable() {
        let error = NotationError::against(RuleId::new("GBS-09"), "j5B j5R", "a space takes one tile");
        assert_eq!(error.to_string(), "`j5B j5R` is not allowed: a space takes one tile");
        assert_eq!(error.rule(), Some(RuleId::new("GBS-09")));
        assert_eq!(NotationError::new("x", "a seat").rule(), None);
    }
}
