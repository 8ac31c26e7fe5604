use serde::{Deserialize, Serialize};
use underhill_core::{Seat, Seats};
use underhill_table::{GameScene, News, Phrase, Rejection, Scene, Time};

use crate::from_client::first_protocol;

/// What a server says at a table's socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// How things stand, and what happened since the version that the client had seen.
    Welcome {
        /// The table as the client may see it.
        scene: Box<Scene>,
        /// What happened meanwhile, in order: the newest of it, if it was much.
        news: Vec<News>,
        /// The server's time.
        at: Time,
        /// The version of the protocol that the server speaks.
        #[serde(default = "first_protocol")]
        protocol: u32,
        /// The server's version.
        #[serde(default)]
        build: String,
        /// Which build of the browser app the server hands out: a page of another one loads itself anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        app: Option<String>,
        /// The version of the rules that this table is played by.
        #[serde(default = "first_protocol")]
        rules: u32,
    },
    /// Something happened. The versions that a client is told of have no gaps.
    News {
        /// Its version is one more than that of the last.
        #[serde(flatten)]
        news: News,
        /// How the game stands now; what else the table shows is unchanged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Box<GameScene>>,
        /// How the whole table stands now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scene: Option<Box<Scene>>,
    },
    /// What happened before a version, as far as it was asked for and is still known.
    Earlier {
        /// In order; the last is the one before the version asked about. Empty if nothing is known.
        news: Vec<News>,
    },
    /// A command has been carried out, and is stored.
    Done {
        /// The client's number for it.
        id: u64,
        /// The version after it.
        version: u64,
        /// The game, if it changed for nobody but this seat: a choice that stays sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Box<GameScene>>,
    },
    /// A command has been refused, and nothing has changed.
    Rejected {
        /// The client's number for it.
        id: u64,
        /// Why it was refused.
        #[serde(flatten)]
        rejection: Rejection,
        /// The same in an English sentence.
        message: String,
    },
    /// A command could not be stored. Nothing is known of it: the same command with the same number may be sent again.
    Unavailable {
        /// The client's number for it.
        id: u64,
    },
    /// How the game stands for this seat, after something that nobody else is told: another device of the same seat has
    /// made a choice that stays sealed.
    Now {
        /// The game.
        now: Box<GameScene>,
    },
    /// Somebody says something. It is not kept: who is not there does not hear it. Only to clients that speak at least the
    /// third protocol.
    Said {
        /// The seat of who says it.
        seat: Seat,
        /// One of a fixed list: nobody can say anything else.
        phrase: Phrase,
        /// By the server's clock.
        at: Time,
    },
    /// A bot has to wait for its turn to think. Only to clients that speak at least the third protocol.
    InLine {
        /// Its seat.
        seat: Seat,
        /// Its place in the line: 1 is next; 0 once it thinks.
        place: usize,
    },
    /// Who is connected, whenever that changes.
    Presence {
        /// The seats whose persons are connected.
        online: Seats,
        /// How many are connected without a seat.
        watching: usize,
    },
    /// The answer to a ping.
    Pong {
        /// What the client sent.
        sent: u64,
        /// The server's time.
        at: Time,
    },
}

/// Why a server closes a socket.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum CloseCode {
    /// The server stops; come back in a moment.
    GoingAway = 1001,
    /// What was sent is no frame of a socket.
    Broken = 1002,
    /// A text is no text: its bytes are not UTF-8.
    NoText = 1007,
    /// A message is larger than any that makes sense.
    TooLarge = 1009,
    /// A message cannot be understood.
    Unreadable = 4000,
    /// The client did not say hello in time, or said it twice.
    NoHello = 4001,
    /// The token is not that of a seat at this table.
    WrongToken = 4002,
    /// The client sends too much.
    TooMany = 4003,
    /// The client does not read what it is sent.
    TooSlow = 4004,
    /// There has been no sign of life for long.
    Silent = 4005,
    /// Something went wrong at the table, which is set aside until somebody has looked at it.
    SetAside = 4006,
    /// The table has options that are too long for what this client speaks.
    Outdated = 4007,
}

impl CloseCode {
    /// All of them.
    pub const ALL: [CloseCode; 12] = [
        CloseCode::GoingAway,
        CloseCode::Broken,
        CloseCode::NoText,
        CloseCode::TooLarge,
        CloseCode::Unreadable,
        CloseCode::NoHello,
        CloseCode::WrongToken,
        CloseCode::TooMany,
        CloseCode::TooSlow,
        CloseCode::Silent,
        CloseCode::SetAside,
        CloseCode::Outdated,
    ];

    /// The reason with this number.
    pub fn known(number: u16) -> Option<CloseCode> {
        CloseCode::ALL.into_iter().find(|code| *code as u16 == number)
    }

    /// Whether there is no use in coming back with the same.
    pub const fn is_final(self) -> bool {
        match self {
            CloseCode::TooLarge
            | CloseCode::Unreadable
            | CloseCode::NoHello
            | CloseCode::WrongToken
            | CloseCode::SetAside
            | CloseCode::Outdated => true,
            // Something on the way may have garbled it.
            CloseCode::Broken | CloseCode::NoText => false,
            CloseCode::GoingAway | CloseCode::TooMany | CloseCode::TooSlow | CloseCode::Silent => false,
        }
    }

    /// The reason in words, sent with the code.
    pub const fn reason(self) -> &'static str {
        match self {
            CloseCode::GoingAway => "the server stops",
            CloseCode::Broken => "this is no frame of a socket",
            CloseCode::NoText => "the text is not UTF-8",
            CloseCode::TooLarge => "the message is too large",
            CloseCode::Unreadable => "the message cannot be understood",
            CloseCode::NoHello => "the first message, and only the first, is hello",
            CloseCode::WrongToken => "the token is not that of a seat at this table",
            CloseCode::TooMany => "too many messages",
            CloseCode::TooSlow => "messages are not being read",
            CloseCode::Silent => "no sign of life",
            CloseCode::SetAside => "something went wrong at this table, which is set aside",
            CloseCode::Outdated => "this table needs a newer program",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was read is written as it was.
    fn check(text: &str) {
        let message: ToClient = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&message).expect("it serialises"), text);
    }

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let now = r#"{"decisions":1,"waiting":[0],"sealed":null,"can_take_back":false,"asked":null,"dial":null,"end":null,"view":{"anything":[1,2]}}"#;
        let hash = "00".repeat(32);
        let scene = format!(
            r#"{{"game":"gobblet","options":{{}},"clock":"none","public":false,"version":3,"stage":"playing","you":0,"places":[{{"name":"Ada","bot":null,"entropy":null}}],"games":1,"commitment":"{hash}","next_commitment":null,"seed":null,"now":{now}}}"#
        );
        let news = r#"{"version":3,"at":7,"kind":"said","seat":1,"phrase":"hello","tales":[{"text":"x","event":{}}]}"#;
        check(&format!(
            r#"{{"type":"welcome","scene":{scene},"news":[{news}],"at":7,"protocol":2,"build":"1.0.0","rules":1}}"#
        ));
        check(&format!(r#"{{"type":"news","version":3,"at":7,"kind":"played","now":{now}}}"#));
        check(&format!(r#"{{"type":"news","version":3,"at":7,"kind":"began","scene":{scene}}}"#));
        let shares = format!(r#"{{"version":2,"commitments":["{hash}"],"entropy":[null]}}"#);
        let starting = r#"{"missing":[0],"until":null,"asked":null}"#;
        let scene = format!(
            r#"{{"game":"gobblet","options":{{}},"clock":"none","public":false,"version":3,"stage":"starting","you":0,"places":[{{"name":"Ada","bot":null,"entropy":null}}],"games":1,"commitment":"{hash}","next_commitment":null,"seed":null,"shares":{shares},"starting":{starting},"now":null}}"#
        );
        check(&format!(r#"{{"type":"news","version":3,"at":7,"kind":"starting","scene":{scene}}}"#));
        check(&format!(r#"{{"type":"earlier","news":[{news}]}}"#));
        check(r#"{"type":"done","id":1,"version":2}"#);
        check(&format!(r#"{{"type":"done","id":1,"version":2,"now":{now}}}"#));
        check(&format!(r#"{{"type":"now","now":{now}}}"#));
        check(r#"{"type":"rejected","id":1,"code":"stale","message":"the game has gone on meanwhile"}"#);
        check(r#"{"type":"rejected","id":1,"code":"illegal","rule":"GBT-06","text":"no","facts":{},"message":"no"}"#);
        check(r#"{"type":"unavailable","id":1}"#);
        check(r#"{"type":"presence","online":[0,1],"watching":3}"#);
        check(r#"{"type":"pong","sent":5,"at":7}"#);
    }

    #[test]
    fn a_reason_is_known_by_its_number() {
        for code in CloseCode::ALL {
            assert_eq!(CloseCode::known(code as u16), Some(code));
        }
        assert_eq!(CloseCode::known(1000), None, "nothing is wrong");
    }

    #[test]
    fn what_no_server_says_is_refused() {
        for wrong in ["", "{}", r#"{"type":"dance"}"#, r#"{"type":"done"}"#, r#"{"type":"welcome","scene":{}}"#] {
            assert!(serde_json::from_str::<ToClient>(wrong).is_err(), "{wrong}");
        }
    }
}
