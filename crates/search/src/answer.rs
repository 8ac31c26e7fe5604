use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use underhill_core::{Fact, PerSeat, RuleId};

/// What a bot decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<A> {
    /// What it does: legal in every state that looks like the view.
    pub action: A,
    /// How it judges the game, if it does that.
    pub estimate: Estimate,
    /// What it considered, the best first, `action` among them. May be empty for bots that do not compare.
    pub candidates: Vec<Candidate<A>>,
    /// How it expects the game to go on, `action` first, as far as it looked.
    pub line: Vec<A>,
    /// "Win in n" or "loss in n" plies, only if proven.
    pub proof: Option<Proof>,
    /// One to three reasons, the most important first.
    pub reasons: Vec<Reason>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How many decisions deep it looked, where that means something.
    pub depth: u32,
}

/// How far a bot has come that is still thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress<A> {
    /// How it judges the game.
    pub estimate: Estimate,
    /// How it expects the game to go on, beginning with what it would do now.
    pub line: Vec<A>,
    /// What it has proven.
    pub proof: Option<Proof>,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How many decisions deep it has looked, where that means something.
    pub depth: u32,
}

/// Something that has been proven about the outcome.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// Whoever is asked wins in so many plies at the latest, whatever the others do.
    WinIn(u32),
    /// Whoever is asked loses in so many plies at the latest if the others play right.
    LossIn(u32),
}

/// An action that was considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// Legal, like the one that was chosen.
    pub action: A,
    /// How the game stands after it.
    pub estimate: Estimate,
    /// How much thought it was given, for instance the games played out from it.
    pub visits: u64,
}

/// How a game stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The chance of each seat to win, a shared win counting in parts: together 1.
    pub win: PerSeat<f64>,
    /// The points each seat can expect at the end, where points matter.
    #[serde(skip_serializing_if = "PerSeat::is_empty")]
    pub points: PerSeat<f64>,
}

impl Estimate {
    /// Nobody is ahead.
    pub fn even(seats: usize) -> Self {
        Estimate { win: (0..seats).map(|_| 1.0 / seats as f64).collect(), points: PerSeat::new() }
    }
}

/// A reason in English and as data, with the rule that it rests on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// The rule, if there is one to look up.
    pub rule: Option<RuleId>,
    /// The reason, an English clause without a full stop: "blocks three in a row on column b".
    pub text: String,
    /// The same as data, to be told in any language: a game's [`Motive`](crate::Brain::Motive), taken apart.
    pub facts: Fact,
}

/// What the bots of a game give as reasons: an enum that prints as an English clause.
pub trait Because: fmt::Display + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What somebody without a plan says: it is allowed.
    const ALLOWED: Self;
    /// What is said with any of a game's reasons, besides what a variant says.
    const BESIDES: &'static [&'static str] = &[];

    /// The rule it rests on; none if it is a matter of judgement.
    fn rule(&self) -> Option<&'static str>;
}

impl Reason {
    pub(crate) fn because(motive: &impl Because) -> Self {
        Reason {
            rule: motive.rule().map(RuleId::new),
            text: motive.to_string(),
            facts: Fact::of(motive).expect("a reason is plain data"),
        }
    }

    /// Says one thing more, one of those that are said [besides](Because::BESIDES).
    pub(crate) fn say_besides(&mut self, name: &str, value: &impl Serialize) {
        let fact = Fact::of(value).expect("a reason is plain data");
        self.facts = match std::mem::replace(&mut self.facts, Fact::Nothing) {
            Fact::Word(word) => Fact::Variant(word, vec![(name.to_owned(), fact)]),
            Fact::Variant(word, mut fields) => {
                fields.push((name.to_owned(), fact));
                Fact::Variant(word, fields)
            }
            other => other,
        };
    }
}

impl<A: Clone> Answer<A> {
    /// An action without any thought behind it.
    pub fn plain(action: A, seats: usize, reason: Reason) -> Self {
        Answer {
            line: vec![action.clone()],
            action,
            estimate: Estimate::even(seats),
            candidates: Vec::new(),
            proof: None,
            reasons: vec![reason],
            nodes: 1,
            depth: 0,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::Value;

    use super::Because;

    /// A motive is written as these facts, and reads back.
    pub(crate) fn is_written_as<M: Because>(motive: &M, facts: &Value) {
        assert_eq!(serde_json::to_value(motive).unwrap(), *facts);
        let read = M::deserialize(facts).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), *facts);
    }
}
