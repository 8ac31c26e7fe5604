use serde::{Deserialize, Serialize};
use underhill_core::{RuleId, Seat};

use crate::{Card, Shaft};

/// Why an action is not allowed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat { seat: Seat },
    #[error("it is the turn of seat {turn}")]
    NotYourTurn { turn: Seat },
    #[error("wait until the cards are drawn")]
    CardsAreComing,
    #[error("first everyone chooses which task tile to lay open")]
    ChooseTaskFirst,
    #[error("your task tiles lie where they are for the rest of the game")]
    TasksAreChosen,
    #[error("your first turn begins with putting a card from your hand into your cart")]
    BankFirst,
    #[error("only your very first turn begins with a card from your hand; you have put yours into the cart already")]
    BankedAlready,
    #[error("you have finished digging for this turn")]
    DiggingIsOver,
    #[error("say that you are done digging first")]
    StillDigging,
    #[error("first put one card from your hand on a shaft")]
    BackfillFirst,
    #[error("you have put a card on a shaft already; now discard until you hold five")]
    BackfilledAlready,
    #[error("there is no card {card} in this box")]
    NoSuchCard { card: Card },
    #[error("you do not hold {card}")]
    NotInHand { card: Card, rule: WantedFor },
    #[error("shaft {shaft} is empty")]
    ShaftIsEmpty { shaft: Shaft, rule: WantedFor },
    #[error("all four spaces of your gallery are taken")]
    GalleryIsFull,
    #[error("{card} shares neither colour nor treasure with {last}")]
    DoesNotMatch { card: Card, last: Card },
    #[error("you have put a card into another gallery this turn already")]
    GiftIsUsed,
    #[error("nobody sits in seat {to} whom you could give a card to")]
    GiftToNobody { to: Seat },
    #[error("a gift goes into another player's gallery, not your own")]
    GiftToYourself,
    #[error("seat {to} has no card yet that a gift could match")]
    GiftTooEarly { to: Seat },
    #[error("all four spaces in the gallery of seat {to} are taken")]
    GiftToFullGallery { to: Seat },
    #[error("{card} shares neither colour nor treasure with {last}, the last card of seat {to}")]
    GiftDoesNotMatch { to: Seat, card: Card, last: Card },
    #[error("you have no Kablooey card")]
    NoKablooey,
    #[error("at this table whoever can dig must: you have dug nothing yet, and {card} fits")]
    MustDig { card: Card },
    #[error("at this table you may blast only once a turn")]
    BlastIsUsed,
}

/// What a card was wanted for, named by its rule.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WantedFor {
    /// To begin the first turn with.
    #[serde(rename = "CLK-07")]
    Banking,
    /// To be dug.
    #[serde(rename = "CLK-08")]
    Digging,
    /// To be put into somebody else's gallery.
    #[serde(rename = "CLK-10")]
    Giving,
    /// To be blasted.
    #[serde(rename = "CLK-12")]
    Blasting,
    /// To be put on a shaft or discarded.
    #[serde(rename = "CLK-17")]
    Refilling,
}

impl WantedFor {
    const fn rule(self) -> RuleId {
        RuleId::new(match self {
            WantedFor::Banking => "CLK-07",
            WantedFor::Digging => "CLK-08",
            WantedFor::Giving => "CLK-10",
            WantedFor::Blasting => "CLK-12",
            WantedFor::Refilling => "CLK-17",
        })
    }
}

impl underhill_core::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::Over => RuleId::new("CLK-19"),
            Illegal::NoSuchSeat { .. } | Illegal::NotYourTurn { .. } | Illegal::CardsAreComing => RuleId::new("CLK-06"),
            Illegal::ChooseTaskFirst | Illegal::TasksAreChosen => RuleId::new("CLK-01"),
            Illegal::BankFirst | Illegal::BankedAlready => RuleId::new("CLK-07"),
            Illegal::DiggingIsOver | Illegal::StillDigging => RuleId::new("CLK-15"),
            Illegal::BackfillFirst | Illegal::BackfilledAlready => RuleId::new("CLK-17"),
            Illegal::NoSuchCard { .. } => RuleId::new("CLK-02"),
            Illegal::NotInHand { rule, .. } | Illegal::ShaftIsEmpty { rule, .. } => rule.rule(),
            Illegal::GalleryIsFull => RuleId::new("CLK-08"),
            Illegal::DoesNotMatch { .. } => RuleId::new("CLK-09"),
            Illegal::GiftIsUsed
            | Illegal::GiftToNobody { .. }
            | Illegal::GiftToYourself
            | Illegal::GiftDoesNotMatch { .. } => RuleId::new("CLK-10"),
            Illegal::GiftTooEarly { .. } => RuleId::new("CLK-11"),
            Illegal::GiftToFullGallery { .. } => RuleId::new("CLK-R12"),
            Illegal::NoKablooey => RuleId::new("CLK-12"),
            Illegal::MustDig { .. } => RuleId::new("CLK-R7"),
            Illegal::BlastIsUsed => RuleId::new("CLK-R4"),
        }
    }
}
