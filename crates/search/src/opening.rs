//! What is known of how a game begins, for people who want to look it up.

use crate::{Answer, Proof};

/// How good something is for whoever is to decide.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Value {
    /// The chance to win, a draw counting as half a win.
    pub chance: f64,
    /// What is proven.
    pub proof: Option<Proof>,
}

/// How often something was played in recorded games.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// In so many games.
    pub played: u32,
    /// How many of them whoever played it won, a draw counting as half.
    pub won: f64,
}

/// Something that can be played in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningTurn<A> {
    /// The action, and all that are the same but for how the board is turned; itself the first among them.
    pub same: Vec<A>,
    /// How good it is; none if it was not among those that were compared.
    pub value: Option<Value>,
    /// Whether where it leads has been searched by itself.
    pub in_book: bool,
    /// What came of it in recorded games.
    pub games: Games,
}

/// What is known of a position and of everything that can be played in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening<A> {
    /// Whether it is in the opening book; otherwise it was searched when it was asked for.
    pub in_book: bool,
    /// How good it is for whoever is to decide.
    pub value: Value,
    /// How many plies deep it was searched by itself.
    pub depth: u32,
    /// What can be played but for what loses at once, the best first, what was not compared last.
    pub turns: Vec<OpeningTurn<A>>,
    /// How the game goes on if all play the best that is known.
    pub line: Vec<A>,
}

impl<A: Clone + PartialEq> Opening<A> {
    /// What a bot in this place found out about a position that is not in the book, in which these are different things to
    /// play. Only what it considered has a value.
    pub(crate) fn searched(place: usize, answer: &Answer<A>, different: Vec<Vec<A>>) -> Opening<A> {
        let value = |win: &[f64], proof| Value { chance: win.get(place).copied().unwrap_or(0.5), proof };
        let turn = |same: Vec<A>| {
            let candidate = answer.candidates.iter().find(|candidate| same.contains(&candidate.action));
            let value = if same.contains(&answer.action) {
                Some(value(&answer.estimate.win, answer.proof))
            } else {
                candidate.map(|candidate| value(&candidate.estimate.win, None))
            };
            OpeningTurn { same, value, in_book: false, games: Games::default() }
        };
        let mut turns: Vec<OpeningTurn<A>> = different.into_iter().map(turn).collect();
        let rank = |turn: &OpeningTurn<A>| match turn.value {
            _ if turn.same.contains(&answer.action) => 2.0,
            Some(value) => value.chance,
            None => -1.0,
        };
        turns.sort_by(|one, two| rank(two).total_cmp(&rank(one)));
        let value = value(&answer.estimate.win, answer.proof);
        Opening { in_book: false, value, depth: answer.depth, turns, line: answer.line.clone() }
    }
}
