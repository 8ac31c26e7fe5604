use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underhill_core::{Game, NotationError, Seat, serde_notation};

use crate::{Kobold, Options, Phase, Room, Section, Spot, Tally, Token};

/// A game in the players' words: what a state is written as, and read from.
///
/// Anything can be set up; only what play could have led to becomes a [`Kobold`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// What was agreed before the start.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, once known; after the end, who took the last turn.
    pub player: Option<Seat>,
    /// How many turns have been completed.
    pub turns: u32,
    /// The first of the two sections under the light, once known.
    pub light: Option<Section>,
    /// The spaces of each section.
    pub room: Vec<Vec<Space>>,
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// The tokens grabbed in this turn and not yet laid out or scored, in that order.
    pub grabbed: Vec<Grab>,
    /// The gem trophies, from the most valuable on.
    pub gem_trophies: Vec<GemTrophy>,
    /// The tokens nobody has seen, in the supply or face down.
    pub unseen: Tally,
    /// The tokens out of the game.
    pub gone: Tally,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The sections of this player's kobolds in the room; the others are at home.
    pub kobolds: Vec<Section>,
    /// The tokens laid out before the player.
    pub tokens: Tally,
    /// Point tiles.
    pub point_tiles: u8,
}

/// A gem trophy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GemTrophy {
    /// Its points, 0 to 100.
    pub points: u8,
    /// Its owner; none while it lies there.
    pub seat: Option<Seat>,
}

/// What lies on a space. Written as the token, `?` for one face down, `empty-up` or `empty-down` for none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Space {
    /// A face-up token.
    Token(Token),
    /// A face-down token.
    FaceDown,
    /// Nothing; marked for a face-up token.
    EmptyUp,
    /// Nothing; marked for a face-down token.
    EmptyDown,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Space::Token(token) => token.notation(),
            Space::FaceDown => "?",
            Space::EmptyUp => "empty-up",
            Space::EmptyDown => "empty-down",
        })
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "?" => Ok(Space::FaceDown),
            "empty-up" => Ok(Space::EmptyUp),
            "empty-down" => Ok(Space::EmptyDown),
            token => token.parse().map(Space::Token),
        }
    }
}

/// A grabbed token. Written as the token, or `?` for one still face down.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Grab(pub Option<Token>);

impl Serialize for Grab {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.map_or("?", Token::notation))
    }
}

impl<'de> Deserialize<'de> for Grab {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match serde_notation::deserialize(deserializer)? {
            Space::Token(token) => Ok(Grab(Some(token))),
            Space::FaceDown => Ok(Grab(None)),
            Space::EmptyUp | Space::EmptyDown => Err(serde::de::Error::custom("nobody can grab an empty space")),
        }
    }
}

impl From<Kobold> for Stored {
    fn from(game: Kobold) -> Stored {
        Stored::from(&game)
    }
}

impl From<&Kobold> for Stored {
    fn from(game: &Kobold) -> Stored {
        let room = game.room();
        let space = |spot: Spot| match game.face_up(spot) {
            Some(token) => Space::Token(token),
            None if game.is_face_down(spot) => Space::FaceDown,
            None if room.is_up(spot) => Space::EmptyUp,
            None => Space::EmptyDown,
        };
        let kobolds = |seat: Seat| {
            Section::all().flat_map(move |section| (0..game.kobolds(seat, section)).map(move |_| section)).collect()
        };
        let player = |seat: Seat| Player {
            kobolds: kobolds(seat),
            tokens: *game.held(seat),
            point_tiles: game.point_tiles(seat),
        };
        Stored {
            options: game.options.clone(),
            phase: game.phase,
            player: game.player(),
            turns: game.turns,
            light: game.light(),
            room: Section::all()
                .map(|section| (0..room.size(section)).map(|at| space(Spot { section, space: at })).collect())
                .collect(),
            players: Seat::first(game.seats()).map(player).collect(),
            grabbed: game.grabbed.iter().copied().map(Grab).collect(),
            gem_trophies: game.gem_trophies().map(|(points, seat)| GemTrophy { points, seat }).collect(),
            unseen: game.unseen,
            gone: game.gone,
        }
    }
}

impl TryFrom<Stored> for Kobold {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Kobold, String> {
        let mut game = Kobold::new(stored.players.len(), &stored.options).map_err(|error| error.to_string())?;
        game.phase = stored.phase;
        game.turns = stored.turns;
        game.unseen = stored.unseen;
        game.unseen_total = stored.unseen.total() as u8;
        game.gone = stored.gone;
        game.light = stored.light.unwrap_or(Section::new(0));
        game.player = stored.player.unwrap_or(Seat::new(0));
        if (game.light(), game.player()) != (stored.light, stored.player) {
            return Err("the light and the player are known once they are drawn or agreed, and not before".to_owned());
        }
        lay_tokens(&mut game, &stored.room)?;
        for (seat, player) in Seat::first(stored.players.len()).zip(&stored.players) {
            game.held[seat.index()] = player.tokens;
            game.tiles[seat.index()] = player.point_tiles;
            if player.kobolds.len() > crate::components::KOBOLDS {
                return Err(format!("seat {seat} has more than three kobolds"));
            }
            for section in &player.kobolds {
                game.kobolds[seat.index()][section.index()] += 1;
            }
        }
        game.grabbed.clear();
        for Grab(token) in stored.grabbed {
            game.grabbed.try_push(token).map_err(|_| "three kobolds cannot grab more than three tokens")?;
        }
        take_gem_trophies(&mut game, &stored.gem_trophies)?;
        game.audit()?;
        Ok(game)
    }
}

fn lay_tokens(game: &mut Kobold, sections: &[Vec<Space>]) -> Result<(), String> {
    (game.face_up, game.face_down) = (0, 0);
    game.tokens = [Kobold::BLANK; Room::MOST_SPACES];
    let room = game.options.components.room(game.side);
    let sizes = sections.iter().map(Vec::len);
    if !sizes.eq(Section::all().map(|section| usize::from(room.size(section)))) {
        return Err("the room does not have the sections and spaces of the board".to_owned());
    }
    for (index, (spot, space)) in room.spots().zip(sections.iter().flatten()).enumerate() {
        let up = match space {
            Space::Token(_) | Space::EmptyUp => true,
            Space::FaceDown | Space::EmptyDown => false,
        };
        if up != room.is_up(spot) {
            let mark = if up { "face-down" } else { "face-up" };
            return Err(format!("space {spot} is marked {mark}, so it cannot be `{space}`"));
        }
        match *space {
            Space::Token(token) => {
                game.face_up |= 1 << index;
                game.tokens[index] = token;
            }
            Space::FaceDown => game.face_down |= 1 << index,
            Space::EmptyUp | Space::EmptyDown => {}
        }
    }
    Ok(())
}

fn take_gem_trophies(game: &mut Kobold, trophies: &[GemTrophy]) -> Result<(), String> {
    let points = game.options.components.gem_trophies();
    if !trophies.iter().map(|trophy| trophy.points).eq(points.iter().copied()) {
        return Err(format!("the gem trophies are worth {points:?}, in this order"));
    }
    let taken = trophies.iter().map_while(|trophy| trophy.seat).collect::<Vec<_>>();
    if trophies[taken.len()..].iter().any(|trophy| trophy.seat.is_some()) {
        return Err("the most valuable gem trophies are taken first".to_owned());
    }
    if taken.iter().any(|seat| seat.index() >= game.seats()) {
        return Err("a gem trophy belongs to a seat that does not play".to_owned());
    }
    game.gem_trophies = taken.into_iter().collect();
    Ok(())
}
