use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::{DataError, parse_data};

/// The permanent name of a rule or ruling, for instance `GBT-07` or `KOB-R3`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Names a rule. The laws check that every id a game reports is in its rule book.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    /// The id as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One rule, or one ruling on what the rule book leaves open, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The permanent id.
    pub id: String,
    /// A few words to find it by.
    pub title: String,
    /// The rule in full sentences.
    pub text: String,
    /// For a ruling: why we decided so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl Rule {
    /// Whether this is a ruling (`GBT-R4`) rather than a rule (`GBT-04`).
    pub fn is_ruling(&self) -> bool {
        self.id.split_once('-').is_some_and(|(_, number)| number.starts_with('R'))
    }
}

/// A game's rules and rulings, in order. Read from the game's `data/rules.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    /// One paragraph: what the game is about and how it is won.
    pub summary: String,
    /// How actions are written, for the help of anything that reads them.
    pub notation: String,
    /// Every rule and ruling.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
}

impl RuleBook {
    /// Reads a rule book.
    pub fn parse(text: &str) -> Result<Self, DataError> {
        parse_data(text)
    }

    /// The rule with this id, in capitals or not.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}
