use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use underhill_core::{ComponentsFile, DataError, Provenance, Sourced, Spanned, line_of, parse_data};

use crate::components::{Cards, Id, Shafts};
use crate::{Card, Colour, Treasure};

/// How many kinds of cards, at most: every card could be unlike any other.
const MOST: usize = Shafts::MOST;

/// What is in the box: the treasure cards, the Snore and Kablooey cards and the task tiles, with tables that answer
/// the questions the rules ask most.
pub struct Treasury {
    /// Every treasure card, sorted; cards that look the same are neighbours.
    cards: Vec<Card>,
    /// For each place, the places of all cards that look like the one there.
    kinds: [u128; MOST],
    /// For each place, its card's colour and treasure as two of twelve bits: cards match if they share one.
    looks: [u16; MOST],
    /// For each place, the places of all cards that match the one there.
    matches: [u128; MOST],
    /// The first place of each kind.
    firsts: u128,
    colours: [u128; 6],
    treasures: [u128; 6],
    /// The places of cards whose number of coins has the bit of that weight.
    coin_bits: [u128; 4],
    eye_bits: [u128; 4],
    /// Where the cards of a colour and treasure begin.
    starts: [u8; 37],
    /// How many Snore cards there are.
    pub snores: u8,
    /// How many eyes each of them counts.
    pub snore_eyes: u8,
    /// How many Kablooey cards there are.
    pub kablooeys: u8,
    /// How many coins each of them shows.
    pub kablooey_coins: u8,
    /// How many task tiles show each colour.
    pub colour_tiles: [u8; 6],
    /// How many task tiles show each treasure.
    pub treasure_tiles: [u8; 6],
    /// The coins for one, two, … nine or more cards that a task tile asks for; 9 for five in the built-in box (CLK-R8).
    pub task_coins: [u8; 9],
}

impl Treasury {
    /// Every treasure card in the box, sorted by colour, treasure, coins and eyes.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The coins that a task tile brings for so many cards (CLK-22).
    pub fn task_reward(&self, cards: u32) -> u8 {
        match cards {
            0 => 0,
            _ => self.task_coins[(cards as usize).min(9) - 1],
        }
    }

    #[inline]
    pub(crate) fn all(&self) -> Cards {
        Cards(u128::MAX >> (MOST - self.cards.len()))
    }

    #[inline]
    pub(crate) fn card(&self, id: Id) -> Card {
        self.cards[id as usize]
    }

    /// The same for a card that may be one that nobody knows, or none at all.
    #[inline]
    pub(crate) fn known(&self, id: Id) -> Option<Card> {
        // No box has so many cards that one stands there.
        self.cards.get(id as usize).copied()
    }

    /// Where such a card first stands in the box.
    #[inline]
    pub(crate) fn id(&self, card: Card) -> Option<Id> {
        let pair = card.colour as usize * 6 + card.treasure as usize;
        let (start, end) = (self.starts[pair], self.starts[pair + 1]);
        (start..end).find(|&id| self.cards[id as usize] == card)
    }

    #[inline]
    pub(crate) fn kind(&self, id: Id) -> u128 {
        self.kinds[id as usize % MOST]
    }

    /// Colour and treasure as bits: two cards match (CLK-09) if they have one in common.
    #[inline]
    pub(crate) fn look(&self, id: Id) -> u16 {
        self.looks[id as usize % MOST]
    }

    /// Those of the cards that match the one given.
    #[inline]
    pub(crate) fn matching(&self, cards: Cards, id: Id) -> Cards {
        Cards(cards.0 & self.matches[id as usize % MOST])
    }

    /// One card of every kind among these.
    #[inline]
    pub(crate) fn distinct(&self, cards: Cards) -> Cards {
        Cards(cards.0 & self.firsts)
    }

    pub(crate) fn coins(&self, cards: Cards) -> u32 {
        weigh(cards, &self.coin_bits)
    }

    pub(crate) fn eyes(&self, cards: Cards) -> u32 {
        weigh(cards, &self.eye_bits)
    }

    pub(crate) fn of_colour(&self, cards: Cards, colour: Colour) -> u32 {
        Cards(cards.0 & self.colours[colour as usize]).len()
    }

    pub(crate) fn of_treasure(&self, cards: Cards, treasure: Treasure) -> u32 {
        Cards(cards.0 & self.treasures[treasure as usize]).len()
    }

    /// Builds the tables for these cards. There are at most [`MOST`].
    fn new(mut cards: Vec<Card>, numbers: Numbers) -> Self {
        cards.sort_unstable();
        let all_like = |like: &dyn Fn(Card) -> bool| {
            let places = cards.iter().enumerate().filter(|&(_, &card)| like(card));
            places.fold(0, |bits, (place, _)| bits | 1u128 << place)
        };
        let colours = Colour::ALL.map(|colour| all_like(&|card| card.colour == colour));
        let treasures = Treasure::ALL.map(|treasure| all_like(&|card| card.treasure == treasure));
        let (mut kinds, mut looks, mut matches) = ([0; MOST], [0; MOST], [0; MOST]);
        for (place, &card) in cards.iter().enumerate() {
            kinds[place] = all_like(&|other| other == card);
            looks[place] = 1 << card.colour as u16 | 1 << (6 + card.treasure as u16);
            matches[place] = colours[card.colour as usize] | treasures[card.treasure as usize];
        }
        let starts = std::array::from_fn(|pair| {
            let before = |card: &&Card| (card.colour as usize * 6 + card.treasure as usize) < pair;
            cards.iter().filter(before).count() as u8
        });
        let Numbers { snores, snore_eyes, kablooeys, kablooey_coins, colour_tiles, treasure_tiles, task_coins } =
            numbers;
        Treasury {
            firsts: kinds.iter().fold(0, |bits, kind| bits | kind & kind.wrapping_neg()),
            coin_bits: std::array::from_fn(|bit| all_like(&|card| card.coins() >> bit & 1 != 0)),
            eye_bits: std::array::from_fn(|bit| all_like(&|card| card.eyes() >> bit & 1 != 0)),
            colours,
            treasures,
            kinds,
            looks,
            matches,
            starts,
            snores,
            snore_eyes,
            kablooeys,
            kablooey_coins,
            colour_tiles,
            treasure_tiles,
            task_coins,
            cards,
        }
    }
}

fn weigh(cards: Cards, bits: &[u128; 4]) -> u32 {
    bits.iter().enumerate().map(|(weight, bits)| (cards.0 & bits).count_ones() << weight).sum()
}

impl fmt::Debug for Treasury {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Treasury").field("cards", &self.cards).finish_non_exhaustive()
    }
}

#[derive(Copy, Clone)]
struct Numbers {
    snores: u8,
    snore_eyes: u8,
    kablooeys: u8,
    kablooey_coins: u8,
    colour_tiles: [u8; 6],
    treasure_tiles: [u8; 6],
    task_coins: [u8; 9],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    snores: SnoresPart,
    kablooeys: KablooeysPart,
    tasks: TasksPart,
    treasures: TreasuresPart,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SnoresPart {
    cards: Sourced<u64>,
    eyes: Sourced<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KablooeysPart {
    cards: Sourced<u64>,
    coins: Sourced<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TasksPart {
    colours: Sourced<Vec<Colour>>,
    treasures: Sourced<Vec<Treasure>>,
    coins: Sourced<Vec<Spanned<u64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TreasuresPart {
    cards: Spanned<Vec<CardLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    card: Spanned<String>,
    #[serde(default)]
    copies: Option<Spanned<u64>>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// A number that is not more than `most`.
fn bounded(text: &str, what: &str, number: &Spanned<u64>, most: u8) -> Result<u8, DataError> {
    (u8::try_from(*number.get_ref()).ok().filter(|&number| number <= most)).ok_or_else(|| {
        let problem = format!("{what} must be a number from 0 to {most}, not {}", number.get_ref());
        DataError::at(text, number.span().start, problem)
    })
}

/// Counts the tiles that show each of six things; there must be one for every player, and no more than anyone needs.
fn tiles<T: Copy>(
    text: &str,
    what: &str,
    tiles: &Spanned<Vec<T>>,
    index: impl Fn(T) -> usize,
) -> Result<[u8; 6], DataError> {
    let number = tiles.get_ref().len();
    if !(4..=60).contains(&number) {
        let problem = format!("there must be 4 to 60 {what} tiles, not {number}");
        return Err(DataError::at(text, tiles.span().start, problem));
    }
    let mut counts = [0; 6];
    for &tile in tiles.get_ref() {
        counts[index(tile)] += 1;
    }
    Ok(counts)
}

impl ComponentsFile for Treasury {
    fn parse(text: &str) -> Result<Self, DataError> {
        let file: File = parse_data(text)?;
        let task_coins = &file.tasks.coins.value;
        let rewards: Vec<u8> = (task_coins.get_ref().iter())
            .map(|coins| bounded(text, "the coins for a task", coins, 99))
            .collect::<Result<_, _>>()?;
        let task_coins = <[u8; 9]>::try_from(rewards).map_err(|rewards| {
            let problem = format!("a task pays for 1 to 9 cards: that is 9 numbers, not {}", rewards.len());
            DataError::at(text, task_coins.span().start, problem)
        })?;
        let numbers = Numbers {
            snores: bounded(text, "the number of Snore cards", &file.snores.cards.value, 99)?,
            snore_eyes: bounded(text, "the eyes of a Snore card", &file.snores.eyes.value, 9)?,
            kablooeys: bounded(text, "the number of Kablooey cards", &file.kablooeys.cards.value, 99)?,
            kablooey_coins: bounded(text, "the coins of a Kablooey card", &file.kablooeys.coins.value, 9)?,
            colour_tiles: tiles(text, "colour", &file.tasks.colours.value, |colour| colour as usize)?,
            treasure_tiles: tiles(text, "treasure", &file.tasks.treasures.value, |treasure| treasure as usize)?,
            task_coins,
        };
        let mut cards: Vec<Card> = Vec::with_capacity(MOST);
        let mut listed: Vec<(Card, usize)> = Vec::new();
        for line in file.treasures.cards.get_ref() {
            let start = line.card.span().start;
            let card: Card = (line.card.get_ref().parse())
                .map_err(|error: underhill_core::NotationError| DataError::at(text, start, error.to_string()))?;
            if let Some(&(_, before)) = listed.iter().find(|&&(other, _)| other == card) {
                let problem = format!("{card} is already listed in line {before}; raise its copies instead");
                return Err(DataError::at(text, start, problem));
            }
            listed.push((card, line_of(text, start)));
            let copies = match &line.copies {
                None => 1,
                Some(copies) => bounded(text, "the number of copies", copies, MOST as u8)?,
            };
            if copies == 0 {
                return Err(DataError::at(text, start, format!("{card} has 0 copies; leave the line out instead")));
            }
            if cards.len() + usize::from(copies) > MOST {
                let problem =
                    format!("with this card there are more than {MOST} treasure cards, the most we can play with");
                return Err(DataError::at(text, start, problem));
            }
            cards.extend(std::iter::repeat_n(card, copies.into()));
        }
        let least = least_cards(2);
        if cards.len() < least {
            let problem = format!("there are {} treasure cards; even two players need {least}", cards.len());
            return Err(DataError::at(text, file.treasures.cards.span().start, problem));
        }
        Ok(Treasury::new(cards, numbers))
    }

    fn built_in() -> &'static Arc<Self> {
        static BUILT_IN: LazyLock<Arc<Treasury>> = LazyLock::new(|| {
            let text = include_str!("../../data/components.toml");
            Arc::new(Treasury::parse(text).expect("the built-in components are valid"))
        });
        &BUILT_IN
    }
}

/// How many treasure cards so many players need: the shafts, the hands, and one card in every pile of the draw pile.
pub(crate) fn least_cards(seats: usize) -> usize {
    40 + 5 * seats
}
