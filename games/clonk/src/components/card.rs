use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::NotationError;

/// The colour of a card's crystals.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are what they say")]
#[repr(u8)]
pub enum Colour {
    Red,
    Green,
    White,
    Pink,
    Blue,
    Yellow,
}

impl Colour {
    /// Every colour, in the order of the box.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Green, Colour::White, Colour::Pink, Colour::Blue, Colour::Yellow];

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        ["red", "green", "white", "pink", "blue", "yellow"][self as usize]
    }
}

/// What lies among a card's crystals.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are what they say")]
#[repr(u8)]
pub enum Treasure {
    Hammer,
    Necklace,
    Statue,
    Crown,
    Sword,
    Goblet,
}

impl Treasure {
    /// Every treasure, in the order of the box.
    pub const ALL: [Treasure; 6] =
        [Treasure::Hammer, Treasure::Necklace, Treasure::Statue, Treasure::Crown, Treasure::Sword, Treasure::Goblet];

    /// The treasure's name.
    pub const fn name(self) -> &'static str {
        ["hammer", "necklace", "statue", "crown", "sword", "goblet"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        (Colour::ALL.into_iter().find(|colour| colour.name().eq_ignore_ascii_case(text)))
            .ok_or_else(|| NotationError::new(text, "a colour is red, green, white, pink, blue or yellow"))
    }
}

impl FromStr for Treasure {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        (Treasure::ALL.into_iter().find(|treasure| treasure.name().eq_ignore_ascii_case(text)))
            .ok_or_else(|| NotationError::new(text, "a treasure is hammer, necklace, statue, crown, sword or goblet"))
    }
}

/// A treasure card, written `red-crown-2-1`: colour, treasure, coins, eyes (CLK-02). Cards that look the same are the
/// same.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C, align(4))]
pub struct Card {
    /// The colour of its crystals.
    pub colour: Colour,
    /// What lies among them.
    pub treasure: Treasure,
    coins: u8,
    eyes: u8,
}

impl Card {
    /// A card with so many coins and eyes; none if one of the two is more than 9.
    pub const fn new(colour: Colour, treasure: Treasure, coins: u8, eyes: u8) -> Option<Card> {
        if coins <= 9 && eyes <= 9 { Some(Card { colour, treasure, coins, eyes }) } else { None }
    }

    /// How many coins it shows, 0 to 9.
    pub const fn coins(self) -> u8 {
        self.coins
    }

    /// How many eyes it shows, 0 to 9.
    pub const fn eyes(self) -> u8 {
        self.eyes
    }

    /// Whether two cards share their colour or their treasure (CLK-09).
    pub fn matches(self, other: Card) -> bool {
        self.colour == other.colour || self.treasure == other.treasure
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}-{}", self.colour, self.treasure, self.coins, self.eyes)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digit = |word: &str| match word.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        let mut words = text.split('-');
        let mut word = || words.next().unwrap_or_default();
        let (colour, treasure, coins, eyes) = (word(), word(), word(), word());
        let numbers = digit(coins).zip(digit(eyes)).filter(|_| words.next().is_none());
        let (coins, eyes) = numbers.ok_or_else(|| {
            NotationError::new(text, "a card is colour, treasure, coins and eyes, such as red-crown-2-1")
        })?;
        Ok(Card { colour: colour.parse()?, treasure: treasure.parse()?, coins, eyes })
    }
}
