use serde::{Deserialize, Serialize};

/// What players can say to each other. There is no free chat: children play these games.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each says what it means")]
pub enum Phrase {
    Hello,
    GoodLuck,
    HaveFun,
    NiceMove,
    WellPlayed,
    Oops,
    Wow,
    Thinking,
    YourTurn,
    Sorry,
    Thanks,
    GoodGame,
    OneMore,
    Goodbye,
}

impl Phrase {
    /// All of them, in the order they are offered.
    pub const ALL: [Phrase; 14] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::NiceMove,
        Phrase::WellPlayed,
        Phrase::Oops,
        Phrase::Wow,
        Phrase::Thinking,
        Phrase::YourTurn,
        Phrase::Sorry,
        Phrase::Thanks,
        Phrase::GoodGame,
        Phrase::OneMore,
        Phrase::Goodbye,
    ];

    /// In English.
    pub const fn text(self) -> &'static str {
        match self {
            Phrase::Hello => "Hello!",
            Phrase::GoodLuck => "Good luck!",
            Phrase::HaveFun => "Have fun!",
            Phrase::NiceMove => "Nice move!",
            Phrase::WellPlayed => "Well played!",
            Phrase::Oops => "Oops!",
            Phrase::Wow => "Wow!",
            Phrase::Thinking => "Let me think.",
            Phrase::YourTurn => "It is your turn.",
            Phrase::Sorry => "Sorry!",
            Phrase::Thanks => "Thank you!",
            Phrase::GoodGame => "Good game!",
            Phrase::OneMore => "One more?",
            Phrase::Goodbye => "Goodbye!",
        }
    }
}
