use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::{Game, Memory, NotationError, Seat, Viewer, Waiting};

use crate::components::{Cards, NOBODY_KNOWS};
use crate::state::Miner;
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
    pub(crate) fn new(viewer: Viewer, memory: Memory, phase: Phase, seat: Seat) -> Self {
        let secrets = viewer.is(seat) || phase == Phase::Over;
        Insight { secrets, cart: secrets || memory == Memory::Perfect }
    }
}

impl View {
    pub(crate) fn of(game: &Clonk, viewer: Viewer, memory: Memory) -> View {
        let mut view = View {
            viewer,
            memory,
            options: game.options.clone(),
            phase: game.phase,
            waiting: game.waiting(),
            turn: None,
            turns: 0,
            awake: false,
            gift_used: false,
            blast_used: false,
            shafts: Vec::new(),
            draw_pile: 0,
            snore_pile: 0,
            kablooey_pile: 0,
            discards: None,
            players: Vec::new(),
        };
        view.show(game, viewer, memory);
        view
    }

    /// Shows this game, whatever was shown before. Lists are written where the older ones were.
    pub(crate) fn show(&mut self, game: &Clonk, viewer: Viewer, memory: Memory) {
        let over = game.phase == Phase::Over;
        (self.viewer, self.memory) = (viewer, memory);
        if self.options != game.options {
            self.options = game.options.clone();
        }
        self.phase = game.phase;
        self.waiting = game.waiting();
        self.turn = game.turn();
        self.turns = game.turns;
        self.awake = game.awake;
        self.gift_used = game.gifted;
        self.blast_used = game.blasted;
        game.show_shafts(&mut self.shafts);
        self.draw_pile = game.draw_pile();
        self.snore_pile = game.snores_left;
        self.kablooey_pile = game.kablooeys_left;
        game.show_cards(game.discards, over || memory == Memory::Perfect, &mut self.discards);
        self.players.resize_with(game.seats(), PlayerView::nobody);
        let scores = over.then(|| game.scores());
        for (seat, player) in Seat::first(game.seats()).zip(&mut self.players) {
            let insight = Insight::new(viewer, memory, game.phase, seat);
            player.show(game, game.miner(seat), insight);
            player.score = scores.as_ref().map(|scores| scores[seat.index()]);
        }
    }

    /// Whose secrets the viewer knows.
    pub(crate) fn insight(&self, seat: Seat) -> Insight {
        Insight::new(self.viewer, self.memory, self.phase, seat)
    }
}

impl PlayerView {
    /// Room for a player.
    fn nobody() -> PlayerView {
        PlayerView {
            open: None,
            colour: None,
            treasure: None,
            hand_size: 0,
            hand: None,
            gallery: Vec::new(),
            cart_top: None,
            cart: None,
            snores: None,
            kablooeys: 0,
            score: None,
        }
    }

    fn show(&mut self, game: &Clonk, miner: &Miner, insight: Insight) {
        let known = |side| insight.secrets || miner.open == Some(side);
        self.open = miner.open;
        self.colour = miner.colour.filter(|_| known(Side::Colour));
        self.treasure = miner.treasure.filter(|_| known(Side::Treasure));
        self.hand_size = miner.hand.len();
        game.show_cards(miner.hand, insight.secrets, &mut self.hand);
        self.gallery.clear();
        self.gallery.extend(miner.gallery().iter().map(|&id| game.treasury().card(id)));
        self.cart_top = game.cart_top(miner);
        game.show_cards(miner.cart, insight.cart, &mut self.cart);
        self.snores = insight.cart.then_some(miner.snores);
        self.kablooeys = miner.kablooeys;
    }
}

impl Clonk {
    pub(crate) fn list(&self, cards: Cards) -> Vec<Card> {
        cards.iter().map(|id| self.treasury().card(id)).collect()
    }

    pub(crate) fn cart_top(&self, miner: &Miner) -> Option<Card> {
        (miner.top != NOBODY_KNOWS).then(|| self.treasury().card(miner.top))
    }

    /// Lists cards for those who may know them, where an older list was.
    fn show_cards(&self, cards: Cards, known: bool, list: &mut Option<Vec<Card>>) {
        if !known {
            *list = None;
            return;
        }
        let (all, list) = (self.treasury().cards(), list.get_or_insert_default());
        list.resize(cards.len() as usize, all[0]);
        list.iter_mut().zip(cards.iter()).for_each(|(place, id)| *place = all[usize::from(id)]);
    }

    pub(crate) fn shaft_views(&self) -> Vec<ShaftView> {
        let mut shafts = Vec::new();
        self.show_shafts(&mut shafts);
        shafts
    }

    fn show_shafts(&self, shafts: &mut Vec<ShaftView>) {
        let all = self.treasury().cards();
        // Nobody knows a card beyond the last.
        let card = |&id: &u8| all.get(usize::from(id)).copied();
        shafts.resize_with(Shaft::COUNT, || ShaftView(Vec::new()));
        for (shaft, ShaftView(cards)) in Shaft::ALL.iter().zip(shafts) {
            cards.clear();
            cards.extend(self.shafts.cards(*shaft).iter().map(card));
        }
    }

    /// Whose turn it is, once the first has begun and until the last is over.
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Tasks { .. } | Phase::Choose | Phase::Shafts | Phase::Hands | Phase::Over => None,
            _ => Some(self.active),
        }
    }
}
