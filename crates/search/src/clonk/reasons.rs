//! Why an action is good, in facts that anyone at the table can check.

use underhill_catalog::clonk::{Action, Card, Clonk, Shaft, Side, Source, Tile};
use underhill_core::{Game, Memory, Seat};

use crate::Reason;

/// What speaks for an action, the most important first. The state is one that looks like what the player sees; only
/// what they really know is told.
pub(crate) fn reasons(game: &Clonk, seat: Seat, memory: Memory, action: Action) -> Vec<Reason> {
    let mut reasons = Vec::new();
    match action {
        Action::Open(side) => open(game, seat, side, &mut reasons),
        Action::Bank(card) => {
            brings(game, seat, card, &mut reasons);
            fits_on(game, card, None, &mut reasons);
        }
        Action::Dig(source) => dig(game, seat, source, &mut reasons),
        Action::Gift(to, source) => gift(game, seat, to, source, &mut reasons),
        Action::Blast(shaft) => blast(game, seat, shaft, &mut reasons),
        Action::Done => done(game, seat, memory, &mut reasons),
        Action::Backfill(card, shaft) => {
            cover(game, seat, shaft, &mut reasons);
            spare(game, seat, card, "one card from hand has to go on a shaft", &mut reasons);
        }
        Action::Discard(card) => spare(game, seat, card, "only five cards may be kept", &mut reasons),
    }
    reasons
}

fn open(game: &Clonk, seat: Seat, side: Side, reasons: &mut Vec<Reason>) {
    let secret = if side == Side::Colour { Side::Treasure } else { Side::Colour };
    if let Some(tile) = game.task(seat, secret) {
        reasons.push(Reason::by("CLK-01", format!("keeps from the others that it looks for {tile} cards")));
    }
}

fn dig(game: &Clonk, seat: Seat, source: Source, reasons: &mut Vec<Reason>) {
    let Some(card) = card_of(game, source) else { return };
    brings(game, seat, card, reasons);
    if matches!(source, Source::Shaft(_)) {
        for (other, tile) in open_tasks(game, seat).filter(|&(_, tile)| tile.wants(card)) {
            reasons.push(Reason::by("CLK-01", format!("takes it from seat {other}, who collects {tile} cards")));
        }
    }
    if reasons.len() < 2 && game.gallery_size(seat) < 3 {
        fits_on(game, card, shaft_of(source), reasons);
    }
    if reasons.is_empty() && game.gallery_size(seat) == 0 {
        reasons.push(Reason::by("CLK-16", "avoids the Snore card of an empty gallery"));
    }
    if reasons.is_empty() {
        reasons.push(Reason::by("CLK-09", format!("continues the chain with {card}")));
    }
}

/// Coins and steps of the task ladders.
fn brings(game: &Clonk, seat: Seat, card: Card, reasons: &mut Vec<Reason>) {
    let treasury = game.treasury();
    for tile in Side::ALL.into_iter().filter_map(|side| game.task(seat, side)).filter(|tile| tile.wants(card)) {
        let have = game.count_for(seat, tile);
        let step = i32::from(treasury.task_reward(have + 1)) - i32::from(treasury.task_reward(have));
        if step > 0 {
            let number = ordinal(have + 1);
            reasons.push(Reason::by("CLK-22", format!("the {number} card for the {tile} task, worth {}", coins(step))));
        }
    }
    if card.coins() > 0 {
        let eyes = match card.eyes() {
            0 => " without an eye".to_owned(),
            1 => " for one eye".to_owned(),
            eyes => format!(" for {eyes} eyes"),
        };
        reasons.push(Reason::by("CLK-21", format!("brings {}{eyes}", coins(card.coins().into()))));
    }
}

fn fits_on(game: &Clonk, card: Card, from: Option<Shaft>, reasons: &mut Vec<Reason>) {
    let open = matching(game, card, from);
    if open > 0 {
        let them =
            if open == 1 { "one open card matches it".to_owned() } else { format!("{open} open cards match it") };
        reasons.push(Reason::by("CLK-09", format!("the chain can go on: {them}")));
    }
}

fn gift(game: &Clonk, seat: Seat, to: Seat, source: Source, reasons: &mut Vec<Reason>) {
    let Some(card) = card_of(game, source) else { return };
    if card.eyes() > 0 {
        let eyes = if card.eyes() == 1 { "an eye".to_owned() } else { format!("{} eyes", card.eyes()) };
        reasons.push(Reason::by("CLK-23", format!("gives seat {to} {eyes}")));
    }
    if let Some(last) = game.last_card(to) {
        let from = shaft_of(source);
        let (before, after) = (matching(game, last, from), matching(game, card, from));
        if after < before {
            let text = format!("of the other open cards {after} instead of {before} fit the gallery of seat {to} then");
            reasons.push(Reason::by("CLK-10", text));
        }
    }
    let helps = open_tasks(game, seat).any(|(other, tile)| other == to && tile.wants(card));
    if !helps {
        reasons.push(Reason::by("CLK-10", format!("{card} does not help the open task of seat {to}")));
    }
    if reasons.is_empty() {
        reasons.push(Reason::by("CLK-10", format!("changes what seat {to} has to match to {card}")));
    }
}

fn blast(game: &Clonk, seat: Seat, shaft: Shaft, reasons: &mut Vec<Reason>) {
    let Some(top) = game.top(shaft) else { return };
    for (other, tile) in open_tasks(game, seat).filter(|&(_, tile)| tile.wants(top)) {
        reasons.push(Reason::by("CLK-12", format!("destroys {top}, a {tile} card that seat {other} collects")));
    }
    if let Some(below) = game.shaft_from_top(shaft).nth(1).flatten() {
        reasons.push(Reason::by("CLK-12", format!("lays {below} bare")));
    }
    if reasons.is_empty() {
        reasons.push(Reason::by("CLK-12", format!("destroys {top}")));
    }
}

fn done(game: &Clonk, seat: Seat, memory: Memory, reasons: &mut Vec<Reason>) {
    let placed = game.gallery_size(seat);
    let drawn = 4u8.saturating_sub(placed).min(2);
    let kablooey = placed <= 1 && game.kablooey_pile() > 0;
    let cards = match drawn {
        _ if game.draw_pile() < drawn.into() => None,
        0 => None,
        1 => Some("a treasure card".to_owned()),
        _ => Some(format!("{drawn} treasure cards")),
    };
    let gains: Vec<String> = cards.into_iter().chain(kablooey.then(|| "a Kablooey card".to_owned())).collect();
    if !gains.is_empty() {
        reasons.push(Reason::by("CLK-16", format!("empty spaces bring {}", gains.join(" and "))));
    }
    if placed == 4 {
        reasons.push(Reason::by("CLK-08", "the gallery is full"));
    } else if !can_dig(game, seat) {
        reasons.push(Reason::by("CLK-09", "no card within reach fits"));
    } else {
        let (most, eyes) = most_eyes(game, seat);
        // Whoever does not remember the others' carts cannot know.
        if eyes > most && memory == Memory::Perfect {
            reasons.push(Reason::by("CLK-23", "it has the most eyes already"));
        }
    }
    if reasons.is_empty() {
        reasons.push(Reason::by("CLK-15", "keeps the other cards for later"));
    }
}

fn cover(game: &Clonk, seat: Seat, shaft: Shaft, reasons: &mut Vec<Reason>) {
    let Some(top) = game.top(shaft) else { return };
    let next = seat.next(game.seats());
    if let Some((other, tile)) = open_tasks(game, seat).find(|&(_, tile)| tile.wants(top)) {
        reasons.push(Reason::by("CLK-17", format!("covers {top}, a {tile} card that seat {other} collects")));
    } else if game.last_card(next).is_some_and(|last| last.matches(top)) && top.coins() > 0 {
        reasons.push(Reason::by("CLK-17", format!("covers {top}, which seat {next} could dig")));
    }
}

fn spare(game: &Clonk, seat: Seat, card: Card, duty: &str, reasons: &mut Vec<Reason>) {
    let wanted = Side::ALL.into_iter().filter_map(|side| game.task(seat, side)).any(|tile| tile.wants(card));
    let text = match (wanted, card.coins()) {
        (true, _) => duty.to_owned(),
        (false, 0) => format!("{card} has no coins and helps none of its tasks"),
        (false, _) => format!("{card} helps none of its tasks"),
    };
    reasons.push(Reason::by("CLK-17", text));
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

fn coins(number: i32) -> String {
    if number == 1 { "1 coin".to_owned() } else { format!("{number} coins") }
}

fn ordinal(number: u32) -> String {
    match number {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        _ => format!("{number}th"),
    }
}
