use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::{Game, Memory, NotationError, Seat, Viewer, Waiting};

use crate::components::Cards;
use crate::sight::{Pile, PlayerSight};
use crate::{Card, Clonk, Colour, Options, Phase, Score, Shaft, Side, Treasure};

/// What one viewer can see of a game of Clonk!. What they may not know is not there (CLK-R10).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// The viewer: a seat in play, or a spectator.
    pub viewer: Viewer,
    /// How much they remember.
    pub memory: Memory,
    /// What was agreed before the start.
    pub options: Options,
    /// What is being done.
    pub phase: Phase,
    /// Who is waited for.
    pub waiting: Waiting,
    /// Whose turn it is, once the first has begun and until the last is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// How many turns have been completed.
    pub turns: u32,
    /// Whether the Awakening card has come up.
    pub awake: bool,
    /// Whether this turn's gift has been given.
    pub gift_used: bool,
    /// Whether a Kablooey card has been spent this turn.
    pub blast_used: bool,
    /// The five shafts.
    pub shafts: Vec<ShaftView>,
    /// How many treasure cards the draw pile has.
    pub draw_pile: u32,
    /// How many Snore cards nobody has taken.
    pub snore_pile: u8,
    /// How many Kablooey cards nobody has.
    pub kablooey_pile: u8,
    /// The discard pile, for those who remember it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<Card>>,
    /// Every player, in seat order.
    pub players: Vec<PlayerView>,
}

/// What a viewer can see of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerView {
    /// Which task tile lies open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Side>,
    /// The colour task, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The treasure task, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasure: Option<Treasure>,
    /// How many cards they hold.
    pub hand_size: u32,
    /// Which, if the viewer knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// The cards in their gallery, from the left.
    pub gallery: Vec<Card>,
    /// The top card of their cart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cart_top: Option<Card>,
    /// All treasure cards in their cart, the top one among them, if the viewer knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cart: Option<Vec<Card>>,
    /// The Snore cards in their cart, if the viewer knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snores: Option<u8>,
    /// The Kablooey cards they have.
    pub kablooeys: u8,
    /// What they have scored, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// The cards of a shaft, bottom first; none for those face down. Written `? red-crown-2-1 blue-sword-0-0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShaftView(pub Vec<Option<Card>>);

impl fmt::Display for ShaftView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(level, card)| {
            let space = if level == 0 { "" } else { " " };
            match card {
                Some(card) => write!(f, "{space}{card}"),
                None => write!(f, "{space}?"),
            }
        })
    }
}

impl FromStr for ShaftView {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = |word| if word == "?" { Ok(None) } else { Card::from_str(word).map(Some) };
        text.split(' ').filter(|word| !word.is_empty()).map(card).collect::<Result<_, _>>().map(ShaftView)
    }
}

/// What a viewer may know of the player in some seat (CLK-R10). The owner knows all of it, and when the game is over
/// so does everyone.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Insight {
    /// The hand and the secret task.
    pub(crate) secrets: bool,
    /// The cart below its top (CLK-18).
    pub(crate) cart: bool,
}

impl Insight {
    #[inline]
    pub(crate) fn new(viewer: Viewer, memory: Memory, phase: Phase, seat: Seat) -> Self {
        let secrets = viewer.is(seat) || phase == Phase::Over;
        Insight { secrets, cart: secrets || memory == Memory::Perfect }
    }
}

impl View {
    pub(crate) fn of(game: &Clonk, viewer: Viewer, memory: Memory) -> View {
        let (sight, scores) = (game.sight(viewer, memory), (game.phase == Phase::Over).then(|| game.scores()));
        let player = |seat: Seat| PlayerView {
            score: scores.as_ref().map(|scores| scores[seat.index()]),
            ..PlayerView::of(sight.player(seat))
        };
        View {
            viewer,
            memory,
            options: game.options.clone(),
            phase: sight.phase(),
            waiting: game.waiting(),
            turn: sight.turn(),
            turns: sight.turns(),
            awake: sight.awake(),
            gift_used: sight.gift_used(),
            blast_used: sight.blast_used(),
            shafts: game.shaft_views(),
            draw_pile: sight.draw_pile(),
            snore_pile: sight.snore_pile(),
            kablooey_pile: sight.kablooey_pile(),
            discards: sight.discards().map(list),
            players: Seat::first(game.seats()).map(player).collect(),
        }
    }

    /// Whose secrets the viewer knows.
    pub(crate) fn insight(&self, seat: Seat) -> Insight {
        Insight::new(self.viewer, self.memory, self.phase, seat)
    }
}

impl PlayerView {
    fn of(player: PlayerSight<'_>) -> PlayerView {
        PlayerView {
            open: player.open(),
            colour: player.colour(),
            treasure: player.treasure(),
            hand_size: player.hand_size(),
            hand: player.hand().map(list),
            gallery: player.gallery().collect(),
            cart_top: player.cart_top(),
            cart: player.cart().map(list),
            snores: player.snores(),
            kablooeys: player.kablooeys(),
            score: None,
        }
    }
}

fn list(pile: Pile<'_>) -> Vec<Card> {
    pile.cards().collect()
}

impl Clonk {
    pub(crate) fn list(&self, cards: Cards) -> Vec<Card> {
        cards.iter().map(|id| self.treasury().card(id)).collect()
    }

    pub(crate) fn shaft_views(&self) -> Vec<ShaftView> {
        let sight = self.sight(Viewer::Spectator, Memory::Table);
        Shaft::ALL.iter().map(|&shaft| ShaftView(sight.shaft(shaft).collect())).collect()
    }
}
