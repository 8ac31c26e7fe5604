//! When the game is over, what everyone has brought home, and who has won.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use underhill_core::{Events, PerSeat, RuleId, Seat, Standings};

use crate::components::Cards;
use crate::rules::first_pile;
use crate::state::Miner;
use crate::{Awakening, Clonk, Event, Phase, Rockfall, Side, TieEyes};

/// The rule that ends a game.
const ENDED_BY: RuleId = RuleId::new("CLK-19");

/// What a player has brought home, and what it is worth (CLK-20 to CLK-23).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Score {
    /// The treasure cards in cart and gallery.
    pub treasures: u16,
    /// The coins on them and on the Kablooey cards left (CLK-21).
    pub coins: u16,
    /// The coins for the colour task (CLK-22).
    pub colour_task: u16,
    /// The coins for the treasure task (CLK-22).
    pub treasure_task: u16,
    /// The eyes on treasure cards.
    pub eyes: u16,
    /// The eyes on Snore cards.
    pub snore_eyes: u16,
    /// Whether nobody has more eyes, so that the rockfall hits (CLK-23).
    pub caught: bool,
    /// The coins that the rockfall costs.
    pub loss: u16,
}

impl Score {
    /// All coins together. They may be fewer than none (CLK-R3).
    pub fn total(&self) -> i32 {
        i32::from(self.coins) + i32::from(self.colour_task) + i32::from(self.treasure_task) - i32::from(self.loss)
    }

    /// All eyes together.
    pub fn all_eyes(&self) -> u16 {
        self.eyes + self.snore_eyes
    }
}

impl Clonk {
    /// What everyone would score if the game ended now.
    pub fn scores(&self) -> PerSeat<Score> {
        let mut scores: PerSeat<Score> = self.miners().iter().map(|miner| self.count(miner)).collect();
        // CLK-23, CLK-R3: whoever has the most eyes, Snore cards included, is caught; if several, all of them.
        let most = scores.iter().map(Score::all_eyes).max().unwrap_or_default();
        for score in scores.iter_mut().filter(|score| most > 0 && score.all_eyes() == most) {
            // CLK-R2: which eyes count for the loss.
            let eyes = match self.options.rockfall {
                Rockfall::Treasure => score.eyes,
                Rockfall::All => score.all_eyes(),
            };
            score.caught = true;
            score.loss = eyes.div_ceil(2);
        }
        scores
    }

    /// CLK-20: cart, gallery and Kablooey cards count, the hand does not.
    fn count(&self, miner: &Miner) -> Score {
        let treasury = self.treasury();
        let cards = self.holdings(miner);
        // CLK-22: each tile by itself, so that a card may count for both.
        let colour_task = miner.colour.map_or(0, |colour| treasury.task_reward(treasury.of_colour(cards, colour)));
        let treasure_task =
            miner.treasure.map_or(0, |treasure| treasury.task_reward(treasury.of_treasure(cards, treasure)));
        let kablooey_coins = u32::from(miner.kablooeys) * u32::from(treasury.kablooey_coins);
        Score {
            treasures: cards.len() as u16,
            coins: (treasury.coins(cards) + kablooey_coins) as u16, // CLK-21
            colour_task: colour_task.into(),
            treasure_task: treasure_task.into(),
            eyes: treasury.eyes(cards) as u16,
            snore_eyes: u16::from(miner.snores) * u16::from(treasury.snore_eyes),
            caught: false,
            loss: 0,
        }
    }

    fn holdings(&self, miner: &Miner) -> Cards {
        let mut cards = miner.cart;
        for &id in miner.gallery() {
            cards.add(self.treasury().kind(id));
        }
        cards
    }

    /// CLK-19: the game is over and everyone shows their secret task.
    pub(crate) fn end(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::Over;
        events.push(Event::Ended);
        for (seat, score) in Seat::first(self.seats.into()).zip(self.scores()) {
            let miner = self.miner(seat);
            let secret = if miner.open == Some(Side::Colour) { Side::Treasure } else { Side::Colour };
            if let Some(secret) = miner.tile(secret) {
                events.push(Event::Scored { seat, secret, score });
            }
        }
    }

    /// CLK-24: coins, then fewer eyes, then more treasure cards. CLK-R14: every place by that.
    pub(crate) fn final_standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.scores();
        // CLK-R2: which eyes break a tie.
        let eyes = |score: &Score| match self.options.tie_eyes {
            TieEyes::Treasure => score.eyes,
            TieEyes::All => score.all_eyes(),
        };
        let keys: PerSeat<_> =
            scores.iter().map(|score| (score.total(), Reverse(eyes(score)), score.treasures)).collect();
        let points = scores.iter().map(|score| score.total()).collect();
        Some(Standings::ranked(points, &keys, [ENDED_BY]))
    }

    /// How many turns a game can take at most.
    ///
    /// Every turn tries to draw at least once (CLK-17), and until the Awakening card has come up every try either
    /// takes a card that lies above it or brings it up. So it comes up, at the latest, in the turn after as many
    /// turns as there are cards above it, and the round of that turn is the last (CLK-R6).
    pub(crate) fn most_turns(&self) -> u32 {
        let (seats, bottom) = (u32::from(self.seats), u32::from(self.bottom));
        let pile = first_pile(self.treasury().cards().len(), usize::from(self.seats)) as u32;
        let above = match self.options.awakening {
            Awakening::Top => pile - bottom,
            Awakening::Shuffled => pile,
        };
        (above + 1).div_ceil(seats) * seats
    }
}
