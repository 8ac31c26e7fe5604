//! What every space shows, worked out for the whole board at once.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{
    Action, Colour, Cover, Event, Gobblestones, Illegal, MOST, SQUARES, Space, Square, Tiles, TurnPart, View,
};

use super::hand::{Hand, is_laying, rack_left, value};
use super::reveal::Reveal;
use super::{pictures, question, words};
use crate::games::Stage;
use crate::words::{t, tell};

/// What a space shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Spot {
    pub(super) square: Square,
    pub(super) space: Option<Space>,
    pub(super) lies: Lies,
    /// No tile ever comes here.
    pub(super) closed: bool,
    /// Whether a tile may be laid here next.
    pub(super) open: Option<Open>,
    /// A tile here would make a 2x2 block.
    pub(super) hatched: bool,
    /// It was covered by the turn before this one.
    pub(super) last: bool,
    /// Its tile is to be trusted or challenged.
    pub(super) in_question: bool,
    /// It is aimed at: a tile is to be chosen for it.
    pub(super) aimed: bool,
    /// The refusal is about it.
    pub(super) refused: bool,
    /// Whether the tile, once shown, was of the right colour.
    pub(super) shown: Option<bool>,
    /// Its tile came just now, as the so-manieth.
    pub(super) arrived: Option<usize>,
}

/// What lies on a space.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Lies {
    Nothing,
    /// A tile for all to see.
    Open(Colour),
    /// A tile face down, and its colour for whoever may know.
    Down(Option<Colour>),
    /// One's own face-down tile that is being looked at.
    Peeked(Colour),
    /// A tile of this turn, not confirmed yet.
    Mine(Colour),
    /// A bluff that was taken back, as it was seen.
    Gone(Colour),
}

/// How a tile may be laid on a space next.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Open {
    /// A turn can begin here.
    Begin,
    /// The turn would then be worth so much.
    Total(i32),
}

impl Spot {
    pub(super) fn colour(&self) -> Option<Colour> {
        self.space.and_then(|space| space.colour)
    }

    /// The drawing of the space itself.
    pub(super) fn drawing(&self) -> String {
        let Some(space) = self.space else { return String::new() };
        if self.closed {
            return pictures::ROCK.to_owned();
        }
        let (tile, ground) = match self.lies {
            Lies::Nothing => {
                let hatch = if self.hatched { pictures::HATCH } else { "" };
                return format!("{}{hatch}", pictures::space(space));
            }
            Lies::Open(colour) | Lies::Peeked(colour) => (pictures::tile(colour), String::new()),
            Lies::Down(None) => (pictures::BACK.to_owned(), String::new()),
            Lies::Down(Some(colour)) => (pictures::own_back(colour), String::new()),
            Lies::Mine(colour) => {
                (format!(r#"<g class="gobblestones-mine">{}</g>"#, pictures::tile(colour)), String::new())
            }
            Lies::Gone(colour) => {
                (format!(r#"<g class="gobblestones-gone">{}</g>"#, pictures::tile(colour)), pictures::space(space))
            }
        };
        match self.arrived {
            Some(place) => {
                let motion = if self.shown.is_some() { "turn" } else { "drop" };
                format!(
                    r#"{ground}<g class="gobblestones-{motion}" style="animation-delay:{}ms">{tile}</g>"#,
                    55 * place
                )
            }
            None => format!("{ground}{tile}"),
        }
    }

    /// What somebody hears who cannot see the space.
    pub(super) fn label(&self) -> String {
        let place = self.square.to_string();
        let Some(space) = self.space else { return place };
        let ground = match space.colour {
            None => t(if self.closed { "gobblestones-space-closed" } else { "gobblestones-space-grey" }),
            Some(colour) => tell(
                "gobblestones-space",
                &[("colour", words::colour_word(colour).into()), ("value", space.value.into())],
            ),
        };
        let tile = |id: &str, colour| tell(id, &[("tile", words::colour_word(colour).into())]);
        let lies = match self.lies {
            Lies::Nothing => String::new(),
            Lies::Open(colour) => tile("gobblestones-tile", colour),
            Lies::Down(None) => t("gobblestones-tile-down"),
            Lies::Down(Some(colour)) | Lies::Peeked(colour) => tile("gobblestones-tile-own-down", colour),
            Lies::Mine(colour) => tile("gobblestones-tile-mine", colour),
            Lies::Gone(colour) => tile("gobblestones-tile-gone", colour),
        };
        let mut parts = vec![ground, lies];
        parts.push(match self.open {
            Some(Open::Begin) => t("gobblestones-open"),
            Some(Open::Total(points)) => tell("gobblestones-open-total", &[("points", points.into())]),
            None if self.hatched => t("gobblestones-hatched"),
            None => String::new(),
        });
        for (holds, id) in [
            (self.in_question, "gobblestones-in-question"),
            (self.last, "last-move"),
            (self.shown == Some(true), "gobblestones-shown-right"),
            (self.shown == Some(false), "gobblestones-shown-wrong"),
        ] {
            if holds {
                parts.push(t(id));
            }
        }
        parts.retain(|part| !part.is_empty());
        format!("{place}: {}", parts.join(". "))
    }
}

/// Whether no tile lies on the board.
pub(super) fn is_empty(view: &View) -> bool {
    Square::all().all(|square| view.tiles.get(square) == Cover::Nothing)
}

/// Whether a space is covered, this turn's tiles included.
fn is_full(view: &View, hand: &Hand, square: Square) -> bool {
    view.tiles.get(square) != Cover::Nothing || hand.on(square).is_some()
}

/// The 2x2 block that a tile on this space would complete.
pub(super) fn block_with(view: &View, hand: &Hand, square: Square) -> Option<[Square; 4]> {
    let (column, row) = (square.column(), square.row());
    [(1, 1), (0, 1), (1, 0), (0, 0)].into_iter().find_map(|(left, top)| {
        let (left, top) = (column.checked_sub(left)?, row.checked_sub(top)?);
        let at = |across, down| Square::new(left + across, top + down);
        let block = [at(0, 0)?, at(1, 0)?, at(0, 1)?, at(1, 1)?];
        block.into_iter().all(|corner| corner == square || is_full(view, hand, corner)).then_some(block)
    })
}

/// The tiles that the last happening brought on to the board or turned up.
fn arrivals(stage: Stage<Gobblestones>) -> Vec<Square> {
    let me = stage.me.get();
    let mut squares = Vec::new();
    for event in stage.last_events() {
        let tiles = match event {
            // One's own tiles lie there already.
            Event::Placed { seat, tiles, .. } | Event::PlacedFaceDown { seat, tiles, .. } if me != Some(seat) => tiles,
            Event::TurnedUp { tiles, .. } => tiles,
            _ => continue,
        };
        squares.extend(tiles.tiles().iter().map(|tile| tile.square));
    }
    squares
}

/// The squares that the refusal names.
pub(super) fn refused(stage: Stage<Gobblestones>) -> Vec<Square> {
    match stage.refusal.get() {
        Some(
            Illegal::Covered { square }
            | Illegal::Grey { square }
            | Illegal::WrongColour { square, .. }
            | Illegal::Gap { gap: square }
            | Illegal::Bridge { bridge: square },
        ) => vec![square],
        Some(Illegal::NotStraight { first, other }) => vec![first, other],
        Some(Illegal::Block { block }) => block.to_vec(),
        _ => Vec::new(),
    }
}

/// Whether some tile that is left, of the picked colour if there is one, may go on a space.
fn may_lay(stage: Stage<Gobblestones>, hand: &Hand, left: Tiles, square: Square) -> bool {
    Colour::ALL.iter().any(|&colour| {
        let wanted = hand.picked.is_none_or(|picked| picked == colour) && left.of(colour) > 0;
        wanted && hand.with(square, colour).is_some_and(|trial| stage.may(&Action::Place(trial)))
    })
}

/// What every space of the board shows, in the order of the spaces.
pub(super) fn look(stage: Stage<Gobblestones>, reveal: Option<&Reveal>, peek: Option<Square>) -> Vec<Spot> {
    stage.view.with(|view| {
        let Some(view) = view else { return Vec::new() };
        let hand = stage.hand.get();
        let laying = is_laying(stage, view);
        let left = rack_left(stage, view);
        let arrived = arrivals(stage);
        let refused = refused(stage);
        let over = matches!(view.stage, TurnPart::Over(_));
        let asked = question::squares(view);
        let mut spots = Vec::with_capacity(SQUARES);
        for square in Square::all() {
            let space = view.spaces.get(square);
            // What was taken back is shown until the next tiles are laid.
            let uncovered = reveal.filter(|_| hand == Hand::default()).and_then(|reveal| reveal.tile(square));
            let lies = match (view.tiles.get(square), hand.on(square)) {
                (_, Some(colour)) => Lies::Mine(colour),
                (Cover::Nothing, None) => uncovered.map_or(Lies::Nothing, |(colour, _)| Lies::Gone(colour)),
                (Cover::FaceUp(colour), None) => Lies::Open(colour),
                (Cover::FaceDown(Some(colour)), None) if over || peek == Some(square) => Lies::Peeked(colour),
                (Cover::FaceDown(colour), None) => Lies::Down(colour),
            };
            let free = matches!(lies, Lies::Nothing | Lies::Gone(_));
            let suits = |colour| space.is_some_and(|space| space.colour.is_none_or(|own| own == colour));
            // Once all is shown at the end, the bluffs that nobody saw through are marked.
            let late = match lies {
                Lies::Peeked(colour) if over => Some(suits(colour)),
                _ => None,
            };
            let hatched = laying && free && block_with(view, &hand, square).is_some();
            let more = laying && free && !hatched && hand.laid.len() < MOST;
            let open = if more && may_lay(stage, &hand, left, square) {
                Some(match hand.laid.len() {
                    0 => Open::Begin,
                    _ => Open::Total(hand.worth(view) + value(view, square)),
                })
            } else {
                None
            };
            spots.push(Spot {
                square,
                space,
                lies,
                closed: !view.options.jokers && space.is_some_and(|space| space.colour.is_none()),
                open,
                hatched,
                last: view.last.as_ref().is_some_and(|last| last.squares.contains(&square)),
                in_question: asked.contains(&square),
                aimed: hand.aim == Some(square),
                // Of a block, the space that is still free.
                refused: refused.contains(&square) && (free || refused.len() < 4),
                shown: uncovered.map(|(_, right)| right).or(late),
                arrived: arrived.iter().position(|&arrived| arrived == square),
            });
        }
        spots
    })
}
