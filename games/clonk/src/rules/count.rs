use underhill_core::PerSeat;

use crate::cards::Cards;
use crate::state::Miner;
use crate::{Clonk, Rockfall, Score};

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
}
