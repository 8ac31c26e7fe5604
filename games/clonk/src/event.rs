use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{Seat, Viewer};

use crate::{Card, Score, Shaft, Side, Source, Tile};

/// Something that happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each prints as a sentence that explains its fields")]
pub enum Event {
    TaskDrawn { seat: Seat, side: Side, tile: Option<Tile> },
    TaskOpened { seat: Seat, tile: Tile },
    Laid { shaft: Shaft, card: Option<Card> },
    AwakeningHidden { above: u32, bottom: u32 },
    TurnBegan { seat: Seat },
    CartFilled { seat: Seat, cards: u8 },
    Banked { seat: Seat, card: Card },
    Dug { seat: Seat, card: Card, from: Source },
    Gifted { seat: Seat, to: Seat, card: Card, from: Source },
    Blasted { seat: Seat, shaft: Shaft, card: Card },
    TurnedUp { shaft: Shaft, card: Card },
    Emptied { shaft: Shaft },
    Awakened,
    Snored { seat: Seat },
    Kablooey { seat: Seat },
    Drew { seat: Seat, card: Option<Card> },
    NothingDrawn { seat: Seat },
    Backfilled { seat: Seat, card: Card, shaft: Shaft },
    Discarded { seat: Seat, card: Card },
    Ended,
    Scored { seat: Seat, secret: Tile, score: Score },
}

impl Event {
    /// What a viewer notices: tiles and cards that somebody draws are seen by nobody else.
    pub(crate) fn witnessed(self, viewer: Viewer) -> Event {
        match self {
            Event::TaskDrawn { seat, side, .. } if !viewer.is(seat) => Event::TaskDrawn { seat, side, tile: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            other => other,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::TaskDrawn { seat, side, tile: Some(tile) } => write!(f, "seat {seat} draws the {side} task {tile}"),
            Event::TaskDrawn { seat, side, tile: None } => write!(f, "seat {seat} draws a {side} task"),
            Event::TaskOpened { seat, tile } => {
                let secret = if tile.side() == Side::Colour { Side::Treasure } else { Side::Colour };
                write!(f, "seat {seat} lays the task {tile} open and keeps the {secret} task secret")
            }
            Event::Laid { shaft, card: Some(card) } => write!(f, "{card} is laid on shaft {shaft}"),
            Event::Laid { shaft, card: None } => write!(f, "a card is laid face down on shaft {shaft}"),
            Event::AwakeningHidden { above, bottom } => {
                write!(f, "the Awakening card is put into the draw pile: {above} cards lie above the bottom {bottom}")
            }
            Event::TurnBegan { seat } => write!(f, "seat {seat} is on turn"),
            Event::CartFilled { seat, cards: 1 } => write!(f, "seat {seat} moves a card from gallery to cart"),
            Event::CartFilled { seat, cards } => write!(f, "seat {seat} moves {cards} cards from gallery to cart"),
            Event::Banked { seat, card } => write!(f, "seat {seat} puts {card} from hand into the cart"),
            Event::Dug { seat, card, from: Source::Shaft(shaft) } => {
                write!(f, "seat {seat} digs {card} from shaft {shaft}")
            }
            Event::Dug { seat, card, from: Source::Hand(_) } => write!(f, "seat {seat} digs {card} from hand"),
            Event::Gifted { seat, to, card, from: Source::Shaft(shaft) } => {
                write!(f, "seat {seat} puts {card} from shaft {shaft} into the gallery of seat {to}")
            }
            Event::Gifted { seat, to, card, from: Source::Hand(_) } => {
                write!(f, "seat {seat} puts {card} from hand into the gallery of seat {to}")
            }
            Event::Blasted { seat, shaft, card } => write!(f, "seat {seat} blasts {card} off shaft {shaft}"),
            Event::TurnedUp { shaft, card } => write!(f, "{card} is turned up on shaft {shaft}"),
            Event::Emptied { shaft } => write!(f, "shaft {shaft} is empty"),
            Event::Awakened => f.write_str("the Awakening card comes up: this round is the last"),
            Event::Snored { seat } => write!(f, "seat {seat} takes a Snore card into the cart"),
            Event::Kablooey { seat } => write!(f, "seat {seat} takes a Kablooey card"),
            Event::Drew { seat, card: Some(card) } => write!(f, "seat {seat} draws {card}"),
            Event::Drew { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Event::NothingDrawn { seat } => write!(f, "seat {seat} finds the draw pile empty"),
            Event::Backfilled { seat, card, shaft } => write!(f, "seat {seat} puts {card} on shaft {shaft}"),
            Event::Discarded { seat, card } => write!(f, "seat {seat} discards {card}"),
            Event::Ended => f.write_str("the last round is over"),
            Event::Scored { seat, secret, score } => {
                let Score { coins, colour_task, treasure_task, loss, .. } = score;
                let (tasks, total) = (colour_task + treasure_task, score.total());
                write!(f, "seat {seat} shows the secret task {secret}: {coins} coins, {tasks} for the tasks")?;
                if score.caught {
                    write!(f, ", {loss} lost in the rockfall")?;
                }
                write!(f, ", {total} in all")
            }
        }
    }
}
