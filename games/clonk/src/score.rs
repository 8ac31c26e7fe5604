use serde::{Deserialize, Serialize};

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
