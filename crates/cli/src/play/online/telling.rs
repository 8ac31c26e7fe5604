//! What happens at a table, in words.

use underhill_core::{Seat, Seats, Skill};
use underhill_table::{Asked, Dial, NewsKind, Offer, Place, Scene, StandInReason, bot_in};

use crate::output::count;

/// Who sits in a seat, as the others call them.
pub(crate) fn who(scene: &Scene, seat: Seat) -> String {
    let you = if scene.you == Some(seat) { ", you" } else { "" };
    match scene.places.get(seat.index()) {
        Some(place) => format!("seat {seat} ({}{}{you})", called(place), number(scene, seat)),
        None => format!("seat {seat}"),
    }
}

/// What tells a bot from those of its kind before it.
fn number(scene: &Scene, seat: Seat) -> String {
    match bot_in(&scene.places, seat) {
        Some((_, number)) if number > 1 => format!(" {number}"),
        _ => String::new(),
    }
}

fn called(place: &Place) -> String {
    match (&place.name, place.bot) {
        (Some(name), None) => name.to_string(),
        (Some(name), Some(skill)) => format!("{name}, played by a {} bot", kind(skill)),
        (None, Some(skill)) => format!("{} bot", kind(skill)),
        (None, None) => "free".to_owned(),
    }
}

fn kind(skill: Skill) -> &'static str {
    match skill {
        Skill::Level(level) => level.name(),
        Skill::Adapting => "adapting",
    }
}

/// Who sits where, one line each.
pub(crate) fn everyone(scene: &Scene, online: Seats) -> Vec<String> {
    let line = |seat: Seat| {
        let place = &scene.places[seat.index()];
        let away = place.name.is_some() && !online.contains(seat) && scene.you != Some(seat);
        format!("{}{}", who(scene, seat), if away { ", away" } else { "" })
    };
    Seat::first(scene.places.len()).map(line).collect()
}

/// A happening, in a sentence; none for what is told otherwise.
pub(crate) fn sentence(scene: &Scene, kind: &NewsKind) -> Option<String> {
    let who = |seat: &Seat| who(scene, *seat);
    Some(match kind {
        NewsKind::Sat { seat, place } if place.bot.is_some() => format!("the {} takes seat {seat}", called(place)),
        NewsKind::Sat { seat, place } => format!("{} takes seat {seat}", called(place)),
        NewsKind::Stood { seat } => format!("seat {seat} is free"),
        NewsKind::Starting => "the game starts: every device reveals what it adds to the draws".to_owned(),
        NewsKind::Revealed { .. } => return None,
        NewsKind::Began => "the game begins".to_owned(),
        NewsKind::Again => "another game begins; everyone moves one seat on".to_owned(),
        NewsKind::Played | NewsKind::Stopped { .. } => return None,
        NewsKind::TookBack { seat } => format!("the last move of {} is taken back", who(seat)),
        NewsKind::Asked { seat, offer } => format!("{} {}", who(seat), asks_for(scene, *offer)),
        NewsKind::Agreed { seat } => format!("{} agrees", who(seat)),
        NewsKind::Declined { seat } => format!("{} declines", who(seat)),
        NewsKind::HandedOver { seat, level, reason } => {
            let reason = match reason {
                StandInReason::Away => "its player is away",
                StandInReason::Resigned => "its player gave up",
                StandInReason::TimeUp => "its player ran out of time",
                StandInReason::Withheld => "its device did not reveal what it had committed to",
            };
            format!("the {level} bot plays on in seat {seat}: {reason}")
        }
        NewsKind::Returned { seat } => format!("{} is back", who(seat)),
        NewsKind::Said { seat, phrase } => format!("{}: {}", who(seat), phrase.text()),
        NewsKind::Resumed => "the server was gone and is back; no clock ran in the meantime".to_owned(),
    })
}

fn asks_for(scene: &Scene, offer: Offer) -> String {
    match offer {
        Offer::TakeBack => "asks to take back their last move".to_owned(),
        Offer::Draw => "offers a draw".to_owned(),
        Offer::Again => "asks for another game".to_owned(),
        Offer::StandIn(seat) => format!("asks to let a bot play on for {}, who is away", who(scene, seat)),
    }
}

/// What is asked of this seat.
pub(crate) fn question(scene: &Scene, asked: &Asked) -> String {
    format!("{} {}: type `agree` or `decline`.", who(scene, asked.seat), asks_for(scene, asked.offer))
}

/// What the clocks show.
pub(crate) fn clocks(dial: &Dial) -> String {
    let clock = |(seat, left): (usize, &u64)| {
        let seconds = left / 1000;
        let time = match seconds {
            0..86_400 => format!("{}:{:02}", seconds / 60, seconds % 60),
            _ => count(seconds.div_ceil(86_400) as usize, "day"),
        };
        let runs = if dial.running.contains(Seat::new(seat)) { " (running)" } else { "" };
        format!("seat {seat} {time}{runs}")
    };
    dial.left.iter().enumerate().map(clock).collect::<Vec<_>>().join(", ")
}
