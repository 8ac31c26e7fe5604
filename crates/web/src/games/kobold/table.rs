//! What anyone at the table could count: who stands where, who leads, what the die could do.

use underhill_catalog::kobold::{Face, Kobold, Section, Spot, Token, Toy};
use underhill_core::{Game, Seat};

/// How many kobolds a player has (KOB-04).
pub(super) const KOBOLDS: u8 = 3;

/// A kobold in the room, or several of one player.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Figure {
    pub(super) seat: Seat,
    pub(super) count: u8,
}

/// The figures in a section: every kobold for itself, or one for each player if that would be a crowd.
pub(super) fn figures(game: &Kobold, section: Section) -> Vec<Figure> {
    const CROWD: u8 = 4;
    let there = |seat| game.kobolds(seat, section);
    let seats = || Seat::first(game.seats()).filter(|&seat| there(seat) > 0);
    if seats().map(there).sum::<u8>() > CROWD {
        seats().map(|seat| Figure { seat, count: there(seat) }).collect()
    } else {
        seats().flat_map(|seat| (0..there(seat)).map(move |_| Figure { seat, count: 1 })).collect()
    }
}

pub(super) fn is_lit(game: &Kobold, section: Section) -> bool {
    game.light().is_some_and(|light| section.is_lit_from(light))
}

/// Whether a token lies on a space.
pub(super) fn has_token(game: &Kobold, spot: Spot) -> bool {
    game.is_face_down(spot) || game.face_up(spot).is_some()
}

/// The seats with the most tokens of a toy, at least one.
pub(super) fn leaders(game: &Kobold, toy: Toy) -> Vec<Seat> {
    let count = |seat: &Seat| game.held(*seat)[toy.token()];
    let most = Seat::first(game.seats()).map(|seat| count(&seat)).max().unwrap_or(0);
    Seat::first(game.seats()).filter(|seat| most > 0 && count(seat) == most).collect()
}

/// Who would get the trophy of a toy if the game ended now.
pub(super) fn sole_leader(game: &Kobold, toy: Toy) -> Option<Seat> {
    match leaders(game, toy)[..] {
        [seat] => Some(seat),
        _ => None,
    }
}

/// What the toys a seat leads in are worth.
pub(super) fn toy_points(game: &Kobold, seat: Seat) -> u8 {
    let led = Toy::ALL.into_iter().filter(|&toy| sole_leader(game, toy) == Some(seat));
    led.map(|toy| game.options().components.toy_trophy(toy)).sum()
}

/// The gem trophies of a seat.
pub(super) fn gem_trophies(game: &Kobold, seat: Seat) -> Vec<u8> {
    game.gem_trophies().filter(|&(_, owner)| owner == Some(seat)).map(|(points, _)| points).collect()
}

/// How many tokens lie face down.
pub(super) fn face_down(game: &Kobold) -> usize {
    game.room().spots().filter(|&spot| game.is_face_down(spot)).count()
}

/// What a face of the die would do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chance {
    pub(super) face: Face,
    /// How many sides of the die show it.
    pub(super) sides: u8,
    pub(super) light: Section,
    pub(super) caught: Vec<Figure>,
}

/// Everything the next die could do.
pub(super) fn chances(game: &Kobold) -> Vec<Chance> {
    let Some(now) = game.light() else { return Vec::new() };
    let die = game.options().components.die();
    let faces = Face::ALL.into_iter().zip(die.iter().copied()).filter(|&(_, sides)| sides > 0);
    faces
        .map(|(face, sides)| {
            let light = now.turned(face.turn());
            let caught = |seat| game.kobolds(seat, light) + game.kobolds(seat, light.turned(1));
            let caught = Seat::first(game.seats()).map(|seat| Figure { seat, count: caught(seat) });
            Chance { face, sides, light, caught: caught.filter(|figure| figure.count > 0).collect() }
        })
        .collect()
}

/// How many sides of the die would light a section, of how many.
pub(super) fn danger(game: &Kobold, section: Section) -> (u8, u8) {
    let chances = chances(game);
    let lit = chances.iter().filter(|chance| section.is_lit_from(chance.light)).map(|chance| chance.sides).sum();
    (lit, chances.iter().map(|chance| chance.sides).sum())
}

/// The toys and gems that players collect, in the order they are shown.
pub(super) fn collected() -> impl Iterator<Item = Token> {
    Token::TOYS.into_iter().chain(Token::GEMS)
}
