use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What an option may be set to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The text of a data file, or `built-in`.
    File,
}

/// One option of a game, as shown to people.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name, as in records and on the command line.
    pub name: &'static str,
    /// What it may be set to.
    pub values: Values,
    /// What it is unless set.
    pub default: &'static str,
    /// What it does, in one plain sentence.
    pub text: &'static str,
}

/// Several options that go together under one name: what people mean by them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// The name, by which interfaces have words for it.
    pub name: &'static str,
    /// The options that it sets, by name.
    pub sets: &'static [(&'static str, &'static str)],
}

/// The options of a game: everything that is agreed before it starts, besides the number of seats.
///
/// They serialise to a flat map with an entry for each of [`SPECS`](Options::SPECS): `true` and `false` as booleans,
/// everything else as a string. One that came later is left out while it is as usual, so that what was written before
/// there was such an option, and what is written now, are the same to the byte.
pub trait Options:
    Clone + Default + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option there is, in the order they are shown.
    const SPECS: &'static [OptionSpec];

    /// What people are offered to choose before they look at single options, if there is anything; what is usual first.
    const PRESETS: &'static [Preset] = &[];

    /// The editions whose rulebooks differ, each by the language of its box or what else tells the boxes apart, with the
    /// options that follow it. All of them set the same options, so that one replaces the other; what none of them sets
    /// is up to the players.
    const EDITIONS: &'static [Preset] = &[];

    /// Sets the options that follow an edition's rulebook.
    fn set_edition(&mut self, name: &str) -> Result<(), OptionsError> {
        let known = || Self::EDITIONS.iter().map(|edition| edition.name).collect::<Vec<_>>().join(", ");
        let edition = Self::EDITIONS
            .iter()
            .find(|edition| edition.name == name)
            .ok_or_else(|| OptionsError::Edition { name: name.to_owned(), known: known() })?;
        edition.sets.iter().try_for_each(|(option, word)| self.set(option, word))
    }

    /// Sets one option by name. For a [`Values::File`] the value is the file's text.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionsError> {
        let spec = Self::SPECS.iter().find(|spec| spec.name == name).ok_or_else(|| OptionsError::Unknown {
            name: name.to_owned(),
            known: Self::SPECS.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
        })?;
        if let Values::OneOf(words) = spec.values
            && !words.contains(&value)
        {
            let allowed = words.join(", ");
            return Err(OptionsError::Value { name: name.to_owned(), value: value.to_owned(), allowed });
        }
        let value = match value {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            word => Value::String(word.to_owned()),
        };
        let mut map = serde_json::to_value(&*self).expect("options serialise");
        map[name] = value;
        *self = serde_json::from_value(map)
            .map_err(|error| OptionsError::File { name: name.to_owned(), problem: error.to_string() })?;
        Ok(())
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum OptionsError {
    #[error("there is no option `{name}`; the options are {known}")]
    Unknown { name: String, known: String },
    #[error("option `{name}` cannot be `{value}`; it can be {allowed}")]
    Value { name: String, value: String, allowed: String },
    #[error("there is no edition `{name}`{}", editions(.known))]
    Edition { name: String, known: String },
    #[error("the file for option `{name}` cannot be used: {problem}")]
    File { name: String, problem: String },
    #[error("{game} is a game for {} players, not for {seats}", players(.allowed))]
    Seats { game: &'static str, seats: usize, allowed: RangeInclusive<usize> },
    /// Each option is fine, but not together. The text says which and why.
    #[error("{0}")]
    Refused(String),
}

fn editions(known: &str) -> String {
    if known.is_empty() {
        ": this game is the same in every box".to_owned()
    } else {
        format!("; the editions are {known}")
    }
}

fn players(allowed: &RangeInclusive<usize>) -> String {
    let (low, high) = (allowed.start(), allowed.end());
    if low == high { low.to_string() } else { format!("{low} to {high}") }
}
