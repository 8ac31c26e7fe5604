use underhill_core::{Seat, Skill};
use underhill_table::Phrase;

/// Something that was typed at a table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed<'t> {
    Nothing,
    Help,
    Moves,
    Why(&'t str),
    Rule(&'t str),
    Log,
    Who,
    Show,
    Start,
    Bot(Seat, Skill),
    Remove(Seat),
    Undo,
    Draw,
    Resign,
    Again,
    Agree,
    Decline,
    Say(Phrase),
    StandIn(Seat),
    Stand,
    Return,
    Quit,
    /// Anything else is a move.
    Move(&'t str),
    /// A command that is not written like this. The text says how it is.
    Wrong(String),
}

/// What can be typed besides moves.
pub(crate) const COMMANDS: [(&str, &str); 20] = [
    ("moves", "list what you can do now"),
    ("show", "how things stand"),
    ("why MOVE", "which rule forbids a move"),
    ("rule ID", "read a rule, such as one just named"),
    ("log", "what has happened so far"),
    ("who", "who sits where"),
    ("start", "begin, when all seats are taken"),
    ("bot N LEVEL", "put a bot into seat N, for instance `bot 1 hard`"),
    ("remove N", "take the bot out of seat N"),
    ("undo", "take back what you did last; the others may have to agree"),
    ("draw", "offer a draw, where the rules have one"),
    ("resign", "give up"),
    ("again", "ask for another game"),
    ("agree", "agree to what another asks for"),
    ("decline", "decline it, or withdraw your own request"),
    ("say PHRASE", "say something; `say` lists what can be said"),
    ("stand-in N", "let a bot play on for whoever is away from seat N; the others may have to agree"),
    ("stand", "get up: before the game the seat becomes free, later a bot plays on"),
    ("return", "take your seat back from the bot"),
    ("quit", "leave; the seat stays yours, and you can come back"),
];

impl<'t> Typed<'t> {
    pub(crate) fn read(line: &'t str) -> Self {
        let text = line.trim();
        let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => Typed::Nothing,
            ("help" | "?", _) => Typed::Help,
            ("moves", "") => Typed::Moves,
            ("why", "") => Typed::Wrong("Type `why` and a move to see which rule forbids it.".to_owned()),
            ("why", action) => Typed::Why(action),
            ("rule", "") => Typed::Wrong("Type `rule` and an id.".to_owned()),
            ("rule", id) => Typed::Rule(id),
            ("log", "") => Typed::Log,
            ("who", "") => Typed::Who,
            ("show", "") => Typed::Show,
            ("start", "") => Typed::Start,
            ("bot", rest) => bot(rest).unwrap_or_else(|| {
                let levels = Skill::ALL.map(Skill::name).join(", ");
                Typed::Wrong(format!("Type `bot`, a seat and a level ({levels}): `bot 1 hard`."))
            }),
            ("remove", seat) => match seat.parse() {
                Ok(seat) => Typed::Remove(seat),
                Err(_) => Typed::Wrong("Type `remove` and a seat: `remove 1`.".to_owned()),
            },
            ("undo", "") => Typed::Undo,
            ("draw", "") => Typed::Draw,
            ("resign", "") => Typed::Resign,
            ("again", "") => Typed::Again,
            ("agree", "") => Typed::Agree,
            ("decline", "") => Typed::Decline,
            ("say", said) => phrase(said).map_or_else(
                || {
                    let all = Phrase::ALL.map(|phrase| format!("`{}`", word_for(phrase))).join(", ");
                    Typed::Wrong(format!("Type `say` and one of {all}."))
                },
                Typed::Say,
            ),
            ("stand-in", seat) => match seat.parse() {
                Ok(seat) => Typed::StandIn(seat),
                Err(_) => Typed::Wrong("Type `stand-in` and a seat: `stand-in 1`.".to_owned()),
            },
            ("stand", "") => Typed::Stand,
            ("return", "") => Typed::Return,
            ("quit" | "exit", "") => Typed::Quit,
            _ => Typed::Move(text),
        }
    }
}

fn bot(rest: &str) -> Option<Typed<'static>> {
    let (seat, level) = rest.split_once(char::is_whitespace)?;
    Some(Typed::Bot(seat.parse().ok()?, level.trim().parse().ok()?))
}

/// The word by which a phrase is said, as on the wire.
fn word_for(phrase: Phrase) -> String {
    serde_json::to_value(phrase).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A phrase by its word, or as it is written out.
fn phrase(text: &str) -> Option<Phrase> {
    let plain = |text: &str| text.to_lowercase().replace(['-', ' ', '!', '?', '.'], "");
    let wanted = plain(text);
    Phrase::ALL.into_iter().find(|&phrase| plain(&word_for(phrase)) == wanted || plain(phrase.text()) == wanted)
}

#[cfg(test)]
mod tests {
    use underhill_core::Level;

    use super::*;

    #[test]
    fn commands_and_moves_are_told_apart() {
        for (line, typed) in [
            ("  ", Typed::Nothing),
            (" why b2-c3 ", Typed::Why("b2-c3")),
            ("bot 1 hard", Typed::Bot(Seat::new(1), Level::Hard.into())),
            ("bot 2 adapt", Typed::Bot(Seat::new(2), Skill::Adapting)),
            ("remove 2", Typed::Remove(Seat::new(2))),
            ("say good-luck", Typed::Say(Phrase::GoodLuck)),
            ("say Good luck!", Typed::Say(Phrase::GoodLuck)),
            ("say let me think", Typed::Say(Phrase::Thinking)),
            ("draw", Typed::Draw),
            ("stand-in 1", Typed::StandIn(Seat::new(1))),
            ("open colour", Typed::Move("open colour")),
            ("4@b2", Typed::Move("4@b2")),
        ] {
            assert_eq!(Typed::read(line), typed, "{line}");
        }
        for wrong in ["why", "rule", "bot 1", "bot 9 hard", "remove", "stand-in", "say", "say boo"] {
            assert!(matches!(Typed::read(wrong), Typed::Wrong(_)), "{wrong}");
        }
    }
}
