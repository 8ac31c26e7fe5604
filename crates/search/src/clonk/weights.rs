//! What the bots think things are worth, in hundredths of a coin. The numbers are written by
//! `underhill-lab clonk climb`.

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr),* $(,)?) => {
        /// How a player judges cards, draws and gifts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Weights {
            /// The judgement that won most games against its neighbours.
            pub const TUNED: Weights = Weights { $($name: $value),* };

            /// The names of all weights.
            #[cfg(feature = "lab")]
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The weight with that number.
            #[cfg(feature = "lab")]
            pub fn at(&mut self, index: usize) -> &mut i32 {
                [$(&mut self.$name),*].into_iter().nth(index).expect("there are as many weights as names")
            }
        }
    };
}

weights! {
    /// What another card for a task promises while many rounds are left; at the end it is what the next step of the
    /// ladder pays.
    prospect = 392,
    /// From so many rounds left on, only the promise counts.
    prospect_rounds = 1,
    /// What an eye costs somebody who has as many as the others.
    eye = 103,
    /// How much more with each eye that they are ahead.
    eye_slope = 1,
    /// What an eye costs at least.
    eye_least = 10,
    /// What the first card in hand is worth.
    hand = 317,
    /// How much less every further card is.
    hand_drop = 4,
    /// What another card is worth when the hand is full: the choice is wider.
    hand_extra = 15,
    /// From so many rounds left on, the hand has its full worth.
    hand_rounds = 4,
    /// What it costs to take a Snore card.
    snore = 135,
    /// What a Kablooey card is worth.
    kablooey = 280,
    /// What every open card that matches one's last card is worth when the turn ends.
    link = 7,
    /// How much of what a card is worth to the next player is gained by taking it, in percent, if it fits their gallery.
    deny = 21,
    /// The same if it does not.
    deny_later = 24,
    /// How much of what a gift is worth to the receiver is lost, in percent.
    gift = 109,
    /// What it is worth to leave the receiver with one matching card fewer.
    gift_break = 9,
    /// A gift has to bring so much.
    gift_least = 17,
    /// How much of what a gift is worth to the giver is lost, in percent.
    gift_lost = 75,
    /// How much of what a card is worth to the next player is gained by blasting it, in percent.
    blast = 95,
    /// What it costs to spend a Kablooey card.
    blast_cost = 340,
    /// How much of its worth a card keeps in hand, in percent.
    keep = 41,
    /// How much of what a card is worth to the next player is lost by laying it on a shaft, in percent.
    lay = 40,
    /// How much of what the covered card was worth to the next player is gained, in percent.
    cover = 75,
    /// How much of what the laid card is worth to oneself, less the covered one, is gained, in percent.
    own = 26,
}
