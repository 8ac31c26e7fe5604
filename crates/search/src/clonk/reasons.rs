//! Why an action is good, in facts that anyone at the table can check.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_catalog::clonk::{Action, Card, Clonk, Shaft, Side, Source, Tile};
use underhill_core::{Game, Memory, Seat};

use crate::Because;

/// What can speak for an action. Each prints as a clause that explains its fields.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motive {
    Allowed,
    KeepsSecret { tile: Tile },
    TasksAlike,
    ForTask { number: u32, tile: Tile, coins: i32 },
    Brings { coins: u8, eyes: u8 },
    ChainGoesOn { cards: usize },
    TakesFrom { seat: Seat, tile: Tile },
    AvoidsSnore,
    Continues { card: Card },
    GivesEyes { to: Seat, eyes: u8 },
    FitsLess { to: Seat, before: usize, after: usize },
    NoHelpTo { to: Seat, card: Card },
    Changes { to: Seat, card: Card },
    DestroysWanted { card: Card, seat: Seat, tile: Tile },
    Destroys { card: Card },
    LaysBare { card: Card },
    EmptySpaces { cards: u8, kablooey: bool },
    GalleryFull,
    NothingFits,
    MostEyes,
    KeepsForLater,
    CoversWanted { card: Card, seat: Seat, tile: Tile },
    CoversDiggable { card: Card, seat: Seat },
    MustBackfill,
    KeepsFive,
    Worthless { card: Card },
    NoTask { card: Card },
    Chance { percent: u32, trials: u64 },
    Even,
    Ahead { coins: i32 },
    Behind { coins: i32 },
}

impl Because for Motive {
    const ALLOWED: Motive = Motive::Allowed;

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Motive::Allowed | Motive::TasksAlike | Motive::Chance { .. } => return None,
            Motive::KeepsSecret { .. } | Motive::TakesFrom { .. } => "CLK-01",
            Motive::GalleryFull => "CLK-08",
            Motive::ChainGoesOn { .. } | Motive::Continues { .. } | Motive::NothingFits => "CLK-09",
            Motive::FitsLess { .. } | Motive::NoHelpTo { .. } | Motive::Changes { .. } => "CLK-10",
            Motive::DestroysWanted { .. } | Motive::Destroys { .. } | Motive::LaysBare { .. } => "CLK-12",
            Motive::KeepsForLater => "CLK-15",
            Motive::AvoidsSnore | Motive::EmptySpaces { .. } => "CLK-16",
            Motive::CoversWanted { .. } | Motive::CoversDiggable { .. } => "CLK-17",
            Motive::MustBackfill | Motive::KeepsFive | Motive::Worthless { .. } | Motive::NoTask { .. } => "CLK-17",
            Motive::Even | Motive::Ahead { .. } | Motive::Behind { .. } => "CLK-20",
            Motive::Brings { .. } => "CLK-21",
            Motive::ForTask { .. } => "CLK-22",
            Motive::GivesEyes { .. } | Motive::MostEyes => "CLK-23",
        })
    }
}

impl fmt::Display for Motive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Motive::Allowed => f.write_str("it is allowed"),
            Motive::KeepsSecret { tile } => write!(f, "keeps from the others that it looks for {tile} cards"),
            Motive::TasksAlike => f.write_str("all tasks are alike"),
            Motive::ForTask { number, tile, coins } => {
                write!(f, "the {} card for the {tile} task, worth {}", ordinal(number), Coins(coins))
            }
            Motive::Brings { coins, eyes: 0 } => write!(f, "brings {} without an eye", Coins(coins.into())),
            Motive::Brings { coins, eyes: 1 } => write!(f, "brings {} for one eye", Coins(coins.into())),
            Motive::Brings { coins, eyes } => write!(f, "brings {} for {eyes} eyes", Coins(coins.into())),
            Motive::ChainGoesOn { cards: 1 } => f.write_str("the chain can go on: one open card matches it"),
            Motive::ChainGoesOn { cards } => write!(f, "the chain can go on: {cards} open cards match it"),
            Motive::TakesFrom { seat, tile } => write!(f, "takes it from seat {seat}, who collects {tile} cards"),
            Motive::AvoidsSnore => f.write_str("avoids the Snore card of an empty gallery"),
            Motive::Continues { card } => write!(f, "continues the chain with {card}"),
            Motive::GivesEyes { to, eyes: 1 } => write!(f, "gives seat {to} an eye"),
            Motive::GivesEyes { to, eyes } => write!(f, "gives seat {to} {eyes} eyes"),
            Motive::FitsLess { to, before, after } => {
                write!(f, "of the other open cards {after} instead of {before} fit the gallery of seat {to} then")
            }
            Motive::NoHelpTo { to, card } => write!(f, "{card} does not help the open task of seat {to}"),
            Motive::Changes { to, card } => write!(f, "changes what seat {to} has to match to {card}"),
            Motive::DestroysWanted { card, seat, tile } => {
                write!(f, "destroys {card}, a {tile} card that seat {seat} collects")
            }
            Motive::Destroys { card } => write!(f, "destroys {card}"),
            Motive::LaysBare { card } => write!(f, "lays {card} bare"),
            Motive::EmptySpaces { cards, kablooey } => {
                f.write_str("empty spaces bring ")?;
                match cards {
                    0 => {}
                    1 => f.write_str("a treasure card")?,
                    _ => write!(f, "{cards} treasure cards")?,
                }
                match (cards, kablooey) {
                    (_, false) => Ok(()),
                    (0, true) => f.write_str("a Kablooey card"),
                    (_, true) => f.write_str(" and a Kablooey card"),
                }
            }
            Motive::GalleryFull => f.write_str("the gallery is full"),
            Motive::NothingFits => f.write_str("no card within reach fits"),
            Motive::MostEyes => f.write_str("it has the most eyes already"),
            Motive::KeepsForLater => f.write_str("keeps the other cards for later"),
            Motive::CoversWanted { card, seat, tile } => {
                write!(f, "covers {card}, a {tile} card that seat {seat} collects")
            }
            Motive::CoversDiggable { card, seat } => write!(f, "covers {card}, which seat {seat} could dig"),
            Motive::MustBackfill => f.write_str("one card from hand has to go on a shaft"),
            Motive::KeepsFive => f.write_str("only five cards may be kept"),
            Motive::Worthless { card } => write!(f, "{card} has no coins and helps none of its tasks"),
            Motive::NoTask { card } => write!(f, "{card} helps none of its tasks"),
            Motive::Chance { percent, trials } => write!(f, "its chance to win is {percent} % in {trials} trials"),
            Motive::Even => f.write_str("nobody is ahead after it"),
            Motive::Ahead { coins } => write!(f, "it is {coins} ahead after it"),
            Motive::Behind { coins } => write!(f, "it is only {coins} behind after it"),
        }
    }
}

/// A number of coins in words.
struct Coins(i32);

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} coin{}", self.0, if self.0 == 1 { "" } else { "s" })
    }
}

fn ordinal(number: u32) -> String {
    match number {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        _ => format!("{number}th"),
    }
}

/// What speaks for an action, the most important first. The state is one that looks like what the player sees; only
/// what they really know is told.
pub(crate) fn reasons(game: &Clonk, seat: Seat, memory: Memory, action: Action) -> Vec<Motive> {
    let mut reasons = Vec::new();
    match action {
        Action::Open(side) => open(game, seat, side, &mut reasons),
        Action::Bank(card) => {
            brings(game, seat, card, &mut reasons);
            fits_on(game, card, None, &mut reasons);
            if reasons.is_empty() {
                reasons.push(Motive::KeepsForLater);
            }
        }
        Action::Dig(source) => dig(game, seat, source, &mut reasons),
        Action::Gift(to, source) => gift(game, seat, to, source, &mut reasons),
        Action::Blast(shaft) => blast(game, seat, shaft, &mut reasons),
        Action::Done => done(game, seat, memory, &mut reasons),
        Action::Backfill(card, shaft) => {
            cover(game, seat, shaft, &mut reasons);
            spare(game, seat, card, Motive::MustBackfill, &mut reasons);
        }
        Action::Discard(card) => spare(game, seat, card, Motive::KeepsFive, &mut reasons),
    }
    reasons
}

fn open(game: &Clonk, seat: Seat, side: Side, reasons: &mut Vec<Motive>) {
    let secret = if side == Side::Colour { Side::Treasure } else { Side::Colour };
    reasons.extend(game.task(seat, secret).map(|tile| Motive::KeepsSecret { tile }));
}

fn dig(game: &Clonk, seat: Seat, source: Source, reasons: &mut Vec<Motive>) {
    let Some(card) = card_of(game, source) else { return };
    brings(game, seat, card, reasons);
    if matches!(source, Source::Shaft(_)) {
        let wanted = open_tasks(game, seat).filter(|&(_, tile)| tile.wants(card));
        reasons.extend(wanted.map(|(seat, tile)| Motive::TakesFrom { seat, tile }));
    }
    if reasons.len() < 2 && game.gallery_size(seat) < 3 {
        fits_on(game, card, shaft_of(source), reasons);
    }
    if reasons.is_empty() && game.gallery_size(seat) == 0 {
        reasons.push(Motive::AvoidsSnore);
    }
    if reasons.is_empty() {
        reasons.push(Motive::Continues { card });
    }
}

/// Coins and steps of the task ladders.
fn brings(game: &Clonk, seat: Seat, card: Card, reasons: &mut Vec<Motive>) {
    let treasury = game.treasury();
    for tile in Side::ALL.into_iter().filter_map(|side| game.task(seat, side)).filter(|tile| tile.wants(card)) {
        let have = game.count_for(seat, tile);
        let coins = i32::from(treasury.task_reward(have + 1)) - i32::from(treasury.task_reward(have));
        if coins > 0 {
            reasons.push(Motive::ForTask { number: have + 1, tile, coins });
        }
    }
    if card.coins() > 0 {
        reasons.push(Motive::Brings { coins: card.coins(), eyes: card.eyes() });
    }
}

fn fits_on(game: &Clonk, card: Card, from: Option<Shaft>, reasons: &mut Vec<Motive>) {
    let cards = matching(game, card, from);
    if cards > 0 {
        reasons.push(Motive::ChainGoesOn { cards });
    }
}

fn gift(game: &Clonk, seat: Seat, to: Seat, source: Source, reasons: &mut Vec<Motive>) {
    let Some(card) = card_of(game, source) else { return };
    if card.eyes() > 0 {
        reasons.push(Motive::GivesEyes { to, eyes: card.eyes() });
    }
    if let Some(last) = game.last_card(to) {
        let from = shaft_of(source);
        let (before, after) = (matching(game, last, from), matching(game, card, from));
        if after < before {
            reasons.push(Motive::FitsLess { to, before, after });
        }
    }
    let helps = open_tasks(game, seat).any(|(other, tile)| other == to && tile.wants(card));
    if !helps {
        reasons.push(Motive::NoHelpTo { to, card });
    }
    if reasons.is_empty() {
        reasons.push(Motive::Changes { to, card });
    }
}

fn blast(game: &Clonk, seat: Seat, shaft: Shaft, reasons: &mut Vec<Motive>) {
    let Some(card) = game.top(shaft) else { return };
    let wanted = open_tasks(game, seat).filter(|&(_, tile)| tile.wants(card));
    reasons.extend(wanted.map(|(seat, tile)| Motive::DestroysWanted { card, seat, tile }));
    reasons.extend(game.shaft_from_top(shaft).nth(1).flatten().map(|card| Motive::LaysBare { card }));
    if reasons.is_empty() {
        reasons.push(Motive::Destroys { card });
    }
}

fn done(game: &Clonk, seat: Seat, memory: Memory, reasons: &mut Vec<Motive>) {
    let placed = game.gallery_size(seat);
    let drawn = 4u8.saturating_sub(placed).min(2);
    let kablooey = placed <= 1 && game.kablooey_pile() > 0;
    let cards = if game.draw_pile() < drawn.into() { 0 } else { drawn };
    if cards > 0 || kablooey {
        reasons.push(Motive::EmptySpaces { cards, kablooey });
    }
    if placed == 4 {
        reasons.push(Motive::GalleryFull);
    } else if !can_dig(game, seat) {
        reasons.push(Motive::NothingFits);
    } else {
        let (most, eyes) = most_eyes(game, seat);
        // Whoever does not remember the others' carts cannot know.
        if eyes > most && memory == Memory::Perfect {
            reasons.push(Motive::MostEyes);
        }
    }
    if reasons.is_empty() {
        reasons.push(Motive::KeepsForLater);
    }
}

fn cover(game: &Clonk, seat: Seat, shaft: Shaft, reasons: &mut Vec<Motive>) {
    let Some(card) = game.top(shaft) else { return };
    let next = seat.next(game.seats());
    if let Some((other, tile)) = open_tasks(game, seat).find(|&(_, tile)| tile.wants(card)) {
        reasons.push(Motive::CoversWanted { card, seat: other, tile });
    } else if game.last_card(next).is_some_and(|last| last.matches(card)) && card.coins() > 0 {
        reasons.push(Motive::CoversDiggable { card, seat: next });
    }
}

/// Why this card is given up, and if it is a pity, why any is.
fn spare(game: &Clonk, seat: Seat, card: Card, duty: Motive, reasons: &mut Vec<Motive>) {
    let wanted = Side::ALL.into_iter().filter_map(|side| game.task(seat, side)).any(|tile| tile.wants(card));
    reasons.push(match (wanted, card.coins()) {
        (true, _) => duty,
        (false, 0) => Motive::Worthless { card },
        (false, _) => Motive::NoTask { card },
    });
}

fn card_of(game: &Clonk, source: Source) -> Option<Card> {
    match source {
        Source::Shaft(shaft) => game.top(shaft),
        Source::Hand(card) => Some(card),
    }
}

/// The open tasks of all others.
fn open_tasks(game: &Clonk, seat: Seat) -> impl Iterator<Item = (Seat, Tile)> + '_ {
    let others = Seat::first(game.seats()).filter(move |&other| other != seat);
    others.filter_map(|other| Some((other, game.task(other, game.open_side(other)?)?)))
}

fn shaft_of(source: Source) -> Option<Shaft> {
    match source {
        Source::Shaft(shaft) => Some(shaft),
        Source::Hand(_) => None,
    }
}

/// How many open cards match this one; a card that comes from a shaft does not count itself.
fn matching(game: &Clonk, card: Card, except: Option<Shaft>) -> usize {
    let shafts = Shaft::ALL.into_iter().filter(|&shaft| Some(shaft) != except);
    shafts.filter(|&shaft| game.top(shaft).is_some_and(|top| top.matches(card))).count()
}

fn can_dig(game: &Clonk, seat: Seat) -> bool {
    game.last_card(seat)
        .is_some_and(|last| matching(game, last, None) > 0 || game.hand(seat).any(|card| card.matches(last)))
}

/// The most eyes of the others and one's own.
fn most_eyes(game: &Clonk, seat: Seat) -> (u32, u32) {
    let others = Seat::first(game.seats()).filter(|&other| other != seat);
    (others.map(|other| game.eyes(other).1).max().unwrap_or(0), game.eyes(seat).1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Reason;
    use crate::answer::tests::is_written_as;

    #[test]
    fn reasons_are_data_and_print_as_clauses() {
        let card: Card = "red-crown-2-1".parse().expect("a card");
        let tile: Tile = "crown".parse().expect("a task");
        let motive = Motive::DestroysWanted { card, seat: Seat::new(1), tile };
        let reason = Reason::because(&motive);
        let facts = json!({ "destroys-wanted": { "card": "red-crown-2-1", "seat": 1, "tile": "crown" } });
        is_written_as(&motive, &facts);
        assert_eq!(reason.text, "destroys red-crown-2-1, a crown card that seat 1 collects");
        assert_eq!(reason.rule.map(|rule| rule.to_string()).as_deref(), Some("CLK-12"));
        for (cards, kablooey, gains) in [
            (1, false, "a treasure card"),
            (2, true, "2 treasure cards and a Kablooey card"),
            (0, true, "a Kablooey card"),
        ] {
            let text = Motive::EmptySpaces { cards, kablooey }.to_string();
            assert_eq!(text, format!("empty spaces bring {gains}"));
        }
    }
}
