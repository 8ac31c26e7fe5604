use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::NotationError;

/// The kinds of toy, in the order of the trophy board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a teddy is a teddy")]
pub enum Toy {
    Teddy,
    Car,
    Clown,
    Ball,
}

impl Toy {
    /// All four.
    pub const ALL: [Toy; 4] = [Toy::Teddy, Toy::Car, Toy::Clown, Toy::Ball];

    /// The toy's place in [`ALL`](Toy::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["teddy", "car", "clown", "ball"][self as usize]
    }

    /// The word for several of it.
    pub const fn plural(self) -> &'static str {
        ["teddies", "cars", "clowns", "balls"][self as usize]
    }

    /// The token that shows it.
    #[inline]
    pub const fn token(self) -> Token {
        Token::TOYS[self as usize]
    }
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The 13 kinds of token. Written `gem:violet`, `toy:car`, `flash:ball` or `kobold`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say what the tokens show")]
pub enum Token {
    VioletGem,
    GreenGem,
    YellowGem,
    BlueGem,
    Teddy,
    Car,
    Clown,
    Ball,
    TeddyFlash,
    CarFlash,
    ClownFlash,
    BallFlash,
    Kobold,
}

impl Token {
    /// All kinds, in the order chance lists them.
    pub const ALL: [Token; 13] = [
        Token::VioletGem,
        Token::GreenGem,
        Token::YellowGem,
        Token::BlueGem,
        Token::Teddy,
        Token::Car,
        Token::Clown,
        Token::Ball,
        Token::TeddyFlash,
        Token::CarFlash,
        Token::ClownFlash,
        Token::BallFlash,
        Token::Kobold,
    ];

    /// One gem of each colour.
    pub const GEMS: [Token; 4] = [Token::VioletGem, Token::GreenGem, Token::YellowGem, Token::BlueGem];

    /// One toy of each kind.
    pub const TOYS: [Token; 4] = [Token::Teddy, Token::Car, Token::Clown, Token::Ball];

    /// The notation of each kind, in the order of [`ALL`](Token::ALL).
    const WORDS: [&'static str; 13] = [
        "gem:violet",
        "gem:green",
        "gem:yellow",
        "gem:blue",
        "toy:teddy",
        "toy:car",
        "toy:clown",
        "toy:ball",
        "flash:teddy",
        "flash:car",
        "flash:clown",
        "flash:ball",
        "kobold",
    ];

    /// The kind's place in [`ALL`](Token::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a gem.
    #[inline]
    pub const fn is_gem(self) -> bool {
        (self as u8) < Token::Teddy as u8
    }

    /// The toy that a flash token makes everyone compare; none if it is not a flash token.
    #[inline]
    pub const fn flash(self) -> Option<Toy> {
        match self {
            Token::TeddyFlash => Some(Toy::Teddy),
            Token::CarFlash => Some(Toy::Car),
            Token::ClownFlash => Some(Toy::Clown),
            Token::BallFlash => Some(Toy::Ball),
            _ => None,
        }
    }

    /// The notation.
    pub const fn notation(self) -> &'static str {
        Token::WORDS[self as usize]
    }

    /// What to call it in a sentence, with its article.
    pub const fn phrase(self) -> &'static str {
        const PHRASES: [&str; 13] = [
            "a violet gem",
            "a green gem",
            "a yellow gem",
            "a blue gem",
            "a teddy",
            "a car",
            "a clown",
            "a ball",
            "a teddy flash",
            "a car flash",
            "a clown flash",
            "a ball flash",
            "a kobold token",
        ];
        PHRASES[self as usize]
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl FromStr for Token {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Token::ALL
            .into_iter()
            .find(|token| token.notation() == text)
            .ok_or_else(|| NotationError::new(text, format!("the 13 kinds of token are {}", Token::WORDS.join(", "))))
    }
}
