use std::fmt;
use std::str::FromStr;

use underhill_core::{NotationError, Seat};

use crate::{Card, Shaft, Side};

/// Where a player takes a card from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The top of a shaft, written `s1`.
    Shaft(Shaft),
    /// This card from their hand, written `red-crown-2-1`.
    Hand(Card),
}

/// What a player can do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay this one of the two task tiles open and keep the other secret (CLK-01): `open colour`.
    Open(Side),
    /// Put a card from hand into the empty cart (CLK-07): `bank red-crown-2-1`.
    Bank(Card),
    /// Put a card on the next free space of one's own gallery (CLK-08): `dig s1`, `dig red-crown-2-1`.
    Dig(Source),
    /// Put a card on the next free space of another player's gallery (CLK-10): `gift 2 s1`.
    Gift(Seat, Source),
    /// Spend a Kablooey card to blast the top card of a shaft (CLK-12): `blast s3`.
    Blast(Shaft),
    /// Dig no more this turn (CLK-15): `done`.
    Done,
    /// Put a card from hand face up on a shaft (CLK-17): `backfill red-crown-2-1 s4`.
    Backfill(Card, Shaft),
    /// Put a card that is too many on the discard pile (CLK-17): `discard red-crown-2-1`.
    Discard(Card),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Shaft(shaft) => shaft.fmt(f),
            Source::Hand(card) => card.fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.contains('-') {
            return Ok(Source::Hand(text.parse()?));
        }
        let shaft: Result<Shaft, _> = text.parse();
        shaft.map(Source::Shaft).map_err(|_| {
            NotationError::new(text, "a card comes from a shaft, `s1` to `s5`, or from hand, such as `red-crown-2-1`")
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Open(side) => write!(f, "open {side}"),
            Action::Bank(card) => write!(f, "bank {card}"),
            Action::Dig(source) => write!(f, "dig {source}"),
            Action::Gift(seat, source) => write!(f, "gift {seat} {source}"),
            Action::Blast(shaft) => write!(f, "blast {shaft}"),
            Action::Done => f.write_str("done"),
            Action::Backfill(card, shaft) => write!(f, "backfill {card} {shaft}"),
            Action::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split(' ');
        let mut word = || words.next();
        match (word(), word(), word(), word()) {
            (Some("open"), Some("colour"), None, None) => Ok(Action::Open(Side::Colour)),
            (Some("open"), Some("treasure"), None, None) => Ok(Action::Open(Side::Treasure)),
            (Some("bank"), Some(card), None, None) => Ok(Action::Bank(card.parse()?)),
            (Some("dig"), Some(source), None, None) => Ok(Action::Dig(source.parse()?)),
            (Some("gift"), Some(seat), Some(source), None) => Ok(Action::Gift(seat.parse()?, source.parse()?)),
            (Some("blast"), Some(shaft), None, None) => Ok(Action::Blast(shaft.parse()?)),
            (Some("done"), None, None, None) => Ok(Action::Done),
            (Some("backfill"), Some(card), Some(shaft), None) => Ok(Action::Backfill(card.parse()?, shaft.parse()?)),
            (Some("discard"), Some(card), None, None) => Ok(Action::Discard(card.parse()?)),
            _ => Err(NotationError::new(
                text,
                "an action is `open colour`, `open treasure`, `bank CARD`, `dig s1`, `dig CARD`, `gift SEAT s1`, \
                 `gift SEAT CARD`, `blast s1`, `done`, `backfill CARD s1` or `discard CARD`",
            )),
        }
    }
}
