use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use underhill_core::{Level, Seat, Skill};

use crate::{Bytes, Entropy, Hash, Share};

/// What a person is called at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredName", into = "String")]
pub struct Name(String);

/// A name as it was stored or told: perhaps in earlier days, when fewer characters were known that nobody sees.
#[derive(Deserialize)]
struct StoredName(String);

impl Name {
    /// No name is longer, in what a person sees as characters.
    pub const LONGEST: usize = 24;
    /// Nor in what a computer does: a family of four is seven.
    const MOST: usize = 8 * Name::LONGEST;

    /// Reads a name that somebody wants to have now.
    pub fn deserialize_new<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Name::try_from(String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// Why something is no name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "each message explains itself")]
pub enum NameError {
    #[error("a name has at least one character")]
    Empty,
    #[error("a name has at most 24 characters")]
    Long,
    #[error("a name has no invisible characters")]
    Unseen,
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.chars().any(is_blank) {
            return Err(NameError::Unseen);
        }
        Name::try_from(StoredName(text))
    }
}

impl TryFrom<StoredName> for Name {
    type Error = NameError;

    fn try_from(StoredName(text): StoredName) -> Result<Self, Self::Error> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        let seen = seen(&text).ok_or(NameError::Unseen)?;
        if seen > Name::LONGEST || text.chars().count() > Name::MOST {
            return Err(NameError::Long);
        }
        Ok(Name(text))
    }
}

/// How many characters a person sees in a text; none if there are some that nobody sees. What is drawn as one picture or one
/// letter with marks counts once: a family, a hand with its colour, a flag.
fn seen(text: &str) -> Option<usize> {
    const JOINER: char = '\u{200d}';
    let (mut count, mut before, mut half_a_flag) = (0, None, false);
    for c in text.chars() {
        let follows_picture = before.is_some_and(|before| is_picture(before) || joins_on(before));
        let part = match c {
            // It joins pictures. Elsewhere nobody sees it.
            JOINER if follows_picture => true,
            // The letters of a flag that is not a country's.
            '\u{e0020}'..='\u{e007f}' => before.is_some_and(|before| before == '\u{1f3f4}' || before > '\u{e0000}'),
            _ if is_unseen(c) => return None,
            _ => joins_on(c) && before.is_some() || before == Some(JOINER) && is_picture(c),
        };
        if !part && (before == Some(JOINER) || c == JOINER || c > '\u{e0000}') {
            return None;
        }
        let letter_of_flag = matches!(c, '\u{1f1e6}'..='\u{1f1ff}');
        let other_half = letter_of_flag && half_a_flag;
        half_a_flag = letter_of_flag && !other_half;
        count += usize::from(!part && !other_half);
        before = Some(c);
    }
    (before != Some(JOINER)).then_some(count)
}

/// Characters that turn the direction of writing, or that nobody sees, let one pass for another.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Letters, signs and marks that are drawn as nothing: fillers of Hangul, Braille without a dot, vowels of Khmer that are not
/// written, what tells Mongolian letters apart, what keeps marks from changing places, notes without a head.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}')
}

/// Whether a character changes how the one before it looks: accents, how it is drawn, the colour of a skin.
fn joins_on(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | '\u{1f3fb}'..='\u{1f3ff}')
}

/// Whether a character is one of those small pictures that can be joined.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a person shows to prove that a seat is theirs. It is kept by their device alone.
#[derive(Copy, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub Bytes<16>);

impl Token {
    /// What the table keeps instead, which gives nobody a seat.
    pub fn key(&self) -> Hash {
        Hash::of(&self.0.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The person or bot that holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// A person, by their device's token.
    Person {
        /// Shown to everybody.
        name: Name,
        /// The hash of the token that proves the seat to be theirs.
        key: Hash,
        /// What their device gives towards the draws.
        #[serde(flatten)]
        share: Share,
    },
    /// A bot.
    Bot(Skill),
}

impl Sitter {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }
}

/// A seat at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    /// Nobody while the table waits for players.
    pub(crate) sitter: Option<Sitter>,
    /// The bot that plays for a person who is away.
    pub(crate) stand_in: Option<Level>,
    /// The version of the table before they sat down.
    pub(crate) since: u64,
}

impl Chair {
    /// The bot that plays this seat now, if one does.
    pub(crate) fn bot(&self) -> Option<Skill> {
        match &self.sitter {
            Some(Sitter::Bot(skill)) => Some(*skill),
            _ => self.stand_in.map(Skill::from),
        }
    }

    /// A person is in the seat and plays it themselves.
    pub(crate) fn is_person(&self) -> bool {
        self.sitter.as_ref().is_some_and(Sitter::is_person) && self.stand_in.is_none()
    }

    pub(crate) fn entropy(&self) -> Option<Entropy> {
        match &self.sitter {
            Some(Sitter::Person { share: Share::Entropy(entropy), .. }) => Some(*entropy),
            _ => None,
        }
    }

    pub(crate) fn commitment(&self) -> Option<Hash> {
        match &self.sitter {
            Some(Sitter::Person { share: Share::Commitment(commitment), .. }) => Some(*commitment),
            _ => None,
        }
    }
}

/// What is shown of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The person's name; none if it is a bot's or nobody's.
    pub name: Option<Name>,
    /// The bot that plays here, for itself or for a person who is away.
    pub bot: Option<Skill>,
    /// What the person's device added to the draws, at a table of the first version of fair draws. In the second it is among
    /// the [shares](crate::Scene::shares).
    pub entropy: Option<Entropy>,
}

/// Which of the bots of its kind somebody is, from 1 on, if a bot has the seat. So four bots have four names.
pub fn bot_in(places: &[Place], seat: Seat) -> Option<(Skill, usize)> {
    let skill_of = |place: &Place| place.bot.filter(|_| place.name.is_none());
    let skill = skill_of(places.get(seat.index())?)?;
    let before = places[..seat.index()].iter().filter(|place| skill_of(place) == Some(skill)).count();
    Some((skill, before + 1))
}

/// How whoever has a seat is called in records and lists, if somebody has it.
pub fn called(places: &[Place], seat: Seat) -> Option<String> {
    match (&places.get(seat.index())?.name, bot_in(places, seat)) {
        (Some(name), _) => Some(name.to_string()),
        (None, Some((skill, 1))) => Some(skill.to_string()),
        (None, bot) => bot.map(|(skill, number)| format!("{skill} {number}")),
    }
}

impl From<&Chair> for Place {
    fn from(chair: &Chair) -> Self {
        let name = match &chair.sitter {
            Some(Sitter::Person { name, .. }) => Some(name.clone()),
            _ => None,
        };
        Place { name, bot: chair.bot(), entropy: chair.entropy() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_visible_and_tidy() {
        let name = |text: &str| Name::try_from(text.to_owned());
        assert_eq!(name("  Ada \t Lovelace ").unwrap().to_string(), "Ada Lovelace");
        assert!(name("Zoë 🦊").is_ok());
        assert_eq!(name("   "), Err(NameError::Empty));
        assert_eq!(name(&"x".repeat(25)), Err(NameError::Long));
        for wrong in ["a\u{202e}b", "a\u{200b}", "a\u{200d}b", "🦊\u{200d}", "🦊\u{200d}a", "a\u{e0062}", "\u{e0062}"]
        {
            assert_eq!(name(wrong), Err(NameError::Unseen), "{wrong:?}");
        }
    }

    #[test]
    fn what_is_drawn_as_nothing_is_no_name_and_names_of_earlier_days_can_be_read() {
        for blank in ["\u{3164}", "\u{2800}", "\u{180e}", "\u{115f}\u{1160}", "\u{ffa0}", "\u{17b4}", "\u{1d159}"] {
            for name in [blank.to_owned(), format!("Ada{blank}"), format!("{blank} {blank}")] {
                assert_eq!(Name::try_from(name.clone()), Err(NameError::Unseen), "{name:?}");
                let stored: Name = serde_json::from_value(name.clone().into()).expect("it was stored once");
                assert_eq!(stored.to_string(), name);
            }
        }
        assert!(Name::try_from("⠓⠑⠇⠇⠕ 한국 កម្ពុជា ᠮᠣᠩᠭᠣᠯ".to_owned()).is_ok());
    }

    #[test]
    fn what_is_seen_as_one_counts_as_one() {
        let england = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
        for one in ["👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "❤️‍🔥", "🏳️‍🌈", england, "e\u{301}", "1️⃣", "👩🏽‍🚀"]
        {
            assert_eq!(seen(one), Some(1), "{one:?}");
            assert!(Name::try_from(one.repeat(24)).is_ok(), "{one:?}");
            assert_eq!(Name::try_from(one.repeat(25)), Err(NameError::Long), "{one:?}");
        }
        assert_eq!(seen("🇩🇪🇫🇷 Zoë"), Some(6));
        // Nobody piles accents on a letter to the ceiling.
        assert_eq!(Name::try_from(format!("e{}", "\u{301}".repeat(200))), Err(NameError::Long));
    }

    #[test]
    fn four_bots_have_four_names() {
        let easy = Skill::Level(Level::Easy);
        let bot = |skill| Place { name: None, bot: Some(skill), entropy: None };
        let ada = Place { name: Name::try_from("Ada".to_owned()).ok(), ..bot(easy) };
        let places = [bot(easy), bot(Skill::Adapting), ada, bot(easy)];
        let numbers = Seat::first(4).map(|seat| bot_in(&places, seat));
        let expected = [Some((easy, 1)), Some((Skill::Adapting, 1)), None, Some((easy, 2))];
        assert_eq!(numbers.collect::<Vec<_>>(), expected);
        let names = Seat::first(4).filter_map(|seat| called(&places, seat));
        assert_eq!(names.collect::<Vec<_>>(), ["easy", "adapt", "Ada", "easy 2"]);
    }
}
