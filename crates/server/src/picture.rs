//! Pictures that messengers show of a table: the game's, and who sits there. Nothing of a picture is about one table alone, so
//! there are few of them, and each is drawn once.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rust_embed::RustEmbed;
use tokio::sync::OnceCell;
use underhill_catalog::GameId;

/// How large a picture is: what messengers like.
pub(crate) const SIZE: (u32, u32) = (1200, 630);

/// The colours of the seats, as the app has them by day.
const COLOURS: [&str; 4] = ["#c0392f", "#2c62b8", "#3f8f46", "#b8860b"];

/// The marks of the seats, so that a colour is never alone: dot, bar, cross, ring.
const MARKS: [&str; 4] = [
    r#"<circle r="14"/>"#,
    r#"<rect x="-8" y="-17" width="16" height="34" rx="6"/>"#,
    r#"<path d="M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z"/>"#,
    r#"<path fill-rule="evenodd" d="M0-18a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 11a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z"/>"#,
];

/// The games' pictures, drawn for 320 by 176.
#[derive(RustEmbed)]
#[folder = "art"]
struct Art;

/// What a picture shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    pub(crate) game: GameId,
    pub(crate) seats: usize,
    pub(crate) shows: Shows,
}

/// What a picture shows of the seats.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shows {
    /// So many are taken.
    Taken(usize),
    /// This seat has won.
    Won(usize),
}

/// As in the picture's address: `kobold-4-3`, or `kobold-4-won-0`.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Picture { game, seats, shows } = self;
        match shows {
            Shows::Taken(count) => write!(f, "{game}-{seats}-{count}"),
            Shows::Won(seat) => write!(f, "{game}-{seats}-won-{seat}"),
        }
    }
}

impl FromStr for Picture {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse::<usize>().map_err(drop);
        let (game, seats, shows) = match text.split('-').collect::<Vec<_>>()[..] {
            [game, seats, taken] => (game, seats, Shows::Taken(number(taken)?)),
            [game, seats, "won", seat] => (game, seats, Shows::Won(number(seat)?)),
            _ => return Err(()),
        };
        let (game, seats): (GameId, usize) = (game.parse().map_err(drop)?, number(seats)?);
        let fits = match shows {
            Shows::Taken(count) => count <= seats,
            Shows::Won(seat) => seat < seats,
        };
        let picture = Picture { game, seats, shows };
        // One picture has one address, or there would be no end of them.
        if game.seats().contains(&seats) && fits && picture.to_string() == text { Ok(picture) } else { Err(()) }
    }
}

/// The pictures that were asked for. There is no more than a few dozen that could be.
#[derive(Default)]
pub(crate) struct Pictures {
    drawn: Mutex<HashMap<Picture, Arc<OnceCell<Option<Bytes>>>>>,
}

impl Pictures {
    /// A picture as PNG, if there is one of the game.
    pub(crate) async fn get(&self, picture: Picture) -> Option<Bytes> {
        let cell = {
            let mut drawn = self.drawn.lock().expect("nobody panics while holding it");
            Arc::clone(drawn.entry(picture).or_default())
        };
        let draw = async || tokio::task::spawn_blocking(move || draw(picture)).await.ok().flatten();
        cell.get_or_init(draw).await.clone()
    }

    /// Whether there is a picture of a game.
    pub(crate) fn has(game: GameId) -> bool {
        Art::get(&format!("{game}.svg")).is_some()
    }
}

fn draw(picture: Picture) -> Option<Bytes> {
    let art = Art::get(&format!("{}.svg", picture.game))?;
    let art = String::from_utf8_lossy(&art.data);
    let tree = Tree::from_str(&drawing(&art, picture), &Options::default());
    let tree = tree.inspect_err(|error| tracing::error!(%picture, %error, "a picture cannot be read")).ok()?;
    let mut pixels = Pixmap::new(SIZE.0, SIZE.1)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok().map(Bytes::from)
}

/// The game's picture with the seats on a band at its foot.
fn drawing(art: &str, picture: Picture) -> String {
    const APART: usize = 118;
    let (width, height) = SIZE;
    let mut seats = String::new();
    for seat in 0..picture.seats {
        let x = (width as usize - (picture.seats - 1) * APART) / 2 + seat * APART;
        let _ = write!(seats, r#"<g transform="translate({x} 552)">{}</g>"#, chair(picture.shows, seat));
    }
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" height="{height}">
<svg width="{width}" height="{height}" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice">{art}</svg>
<path d="M0 474H{width}V{height}H0Z" fill="#1b130a" fill-opacity=".72"/>{seats}</svg>"##
    )
}

/// A seat: its mark if it is taken, crowned if it has won, a dashed ring if it is free.
fn chair(shows: Shows, seat: usize) -> String {
    let (taken, crown) = match shows {
        Shows::Taken(count) => (seat < count, false),
        Shows::Won(winner) => (true, seat == winner),
    };
    if !taken {
        return r##"<circle r="40" fill="none" stroke="#f4ead8" stroke-width="4" stroke-dasharray="11 9"/>"##
            .to_owned();
    }
    let (colour, mark) = (COLOURS[seat % COLOURS.len()], MARKS[seat % MARKS.len()]);
    let crown = if crown {
        r##"<path d="M-34-36-40-74-17-58 0-84 17-58 40-74 34-36Z" fill="#f0c24a" stroke="#5c3d05" stroke-width="4" stroke-linejoin="round"/>"##
    } else {
        ""
    };
    format!(r##"<circle r="44" fill="#fff6e2"/><g transform="scale(1.450)" fill="{colour}">{mark}</g>{crown}"##)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_found_by_its_one_address() {
        let kobold = |shows| Picture { game: GameId::Kobold, seats: 4, shows };
        for (text, picture) in [("kobold-4-3", kobold(Shows::Taken(3))), ("kobold-4-won-0", kobold(Shows::Won(0)))] {
            assert_eq!((text.parse(), picture.to_string()), (Ok(picture), text.to_owned()));
        }
        for wrong in [
            "kobold-4-5",
            "kobold-4-won-4",
            "kobold-5-1",
            "gobblet-3-1",
            "chess-2-1",
            "kobold-04-3",
            "kobold-4-+3",
            "kobold",
            "",
        ] {
            assert!(wrong.parse::<Picture>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_game_has_a_picture_that_needs_nothing_else() {
        for &game in GameId::ALL {
            let art = Art::get(&format!("{game}.svg")).unwrap_or_else(|| panic!("there is no picture of {game}"));
            let text = String::from_utf8_lossy(&art.data).into_owned();
            for elsewhere in ["var(", "class=", "<use", "<text", "color-mix"] {
                assert!(!text.contains(elsewhere), "the picture of {game} has {elsewhere}");
            }
            let picture = Picture { game, seats: 2, shows: Shows::Won(1) };
            let png = draw(picture).expect("it can be drawn");
            assert!(png.starts_with(b"\x89PNG"));
        }
    }
}
