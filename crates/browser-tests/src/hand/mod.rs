//! How a person does something in a game: what is touched, one thing after the other, and how the keyboard gets there.
//! Everything that these tests know of a game is in its file here.

mod clonk;
mod gobblestones;
mod gobblet;
mod kobold;

use underhill_catalog::GameId;
use underhill_core::Game;

use crate::page::Key;

/// A game that these tests play in a page, as a person does.
pub trait Hand: Game {
    /// The parts of a board among which arrow keys go: how the selector of a part begins, and what selects them all.
    /// No two games begin alike.
    const PARTS: &'static [(&'static str, &'static str)];

    /// What a beginner might do instead at the first task: something legal that was not asked for, or something illegal.
    const SLIP: &'static str;

    /// A rule that is pictured, whose page to try it is looked at.
    const TRIED: &'static str;

    /// The lessons besides the one that teaches the whole game, by their ids.
    const SHORT_LESSONS: &'static [&'static str] = &[];

    /// Whether its openings can be explored.
    const EXPLORED: bool = false;

    /// What has to be in view while it is played: the board, and what is one's own.
    const SEEN: &'static [&'static str];

    /// The kinds of refusals that nobody comes by on a page.
    const NEVER_REFUSED: &'static [&'static str] = &[];

    /// What is touched to do an action, as CSS selectors, one after the other.
    fn touches(action: &Self::Action) -> Vec<String>;

    /// The kinds of drags that there are in this game.
    const DRAGS: &'static [&'static str];

    /// How an action is done by dragging; none if it is not.
    fn drag(action: &Self::Action) -> Option<Drag>;

    /// The arrow key that leads from one part of the board nearer to another, both by their ids.
    fn arrow(at: &str, to: &str) -> Key;

    /// Things that somebody could think of doing, allowed or not, in notation; `any` chooses a word.
    fn attempts(any: &mut dyn FnMut(&[&str]) -> String) -> Vec<String>;
}

/// Something that is dragged somewhere, as CSS selectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drag {
    /// One of [`Hand::DRAGS`].
    pub kind: &'static str,
    /// The element under the finger, as a selector.
    pub from: String,
    /// Where to: on any of these that is in view then.
    pub to: Vec<String>,
    /// What is touched afterwards.
    pub then: Option<&'static str>,
}

impl Drag {
    fn new(kind: &'static str, from: impl Into<String>, to: impl IntoIterator<Item = String>) -> Drag {
        Drag { kind, from: from.into(), to: to.into_iter().collect(), then: None }
    }
}

underhill_catalog::visitor! {
    /// Something to be done with any game that these tests play, written once.
    pub trait HandVisit for Hand;
    /// Does something with a game of the catalog.
    pub fn visit_hand;
}

/// What is touched to do an action in notation, as CSS selectors.
pub fn touches(game: GameId, action: &str) -> Vec<String> {
    struct Touches<'a>(&'a str);
    impl HandVisit for Touches<'_> {
        type Output = Vec<String>;
        fn visit<G: Hand>(self) -> Vec<String> {
            let Ok(action) = self.0.parse() else { panic!("`{}` is no action of {}", self.0, G::NAME) };
            G::touches(&action)
        }
    }
    visit_hand(game, Touches(action))
}

/// The game in which arrow keys lead to what a selector finds, and all that they lead to there.
pub(crate) fn neighbourhood(css: &str) -> Option<(GameId, &'static str)> {
    struct Parts;
    impl HandVisit for Parts {
        type Output = &'static [(&'static str, &'static str)];
        fn visit<G: Hand>(self) -> Self::Output {
            G::PARTS
        }
    }
    GameId::ALL.iter().find_map(|&game| {
        let (_, all) = visit_hand(game, Parts).iter().find(|(begins, _)| css.starts_with(begins))?;
        Some((game, *all))
    })
}

/// The arrow key that leads from one part of a game's board nearer to another.
pub(crate) fn arrow(game: GameId, at: &str, to: &str) -> Key {
    struct Arrow<'a>(&'a str, &'a str);
    impl HandVisit for Arrow<'_> {
        type Output = Key;
        fn visit<G: Hand>(self) -> Key {
            G::arrow(self.0, self.1)
        }
    }
    visit_hand(game, Arrow(at, to))
}

/// The button that does an action.
fn by_button(action: &impl ToString) -> String {
    format!("[data-action='{}']", action.to_string())
}

/// What the id of a part says after its beginning, as a value of the game.
fn named<T: std::str::FromStr>(id: &str, beginning: &str) -> T {
    let rest = id.strip_prefix(beginning).and_then(|rest| rest.parse().ok());
    rest.unwrap_or_else(|| panic!("`{id}` is no part that begins with `{beginning}`"))
}

/// The numbers in the id of a part.
fn numbers(id: &str) -> Vec<usize> {
    id.split('-').filter_map(|part| part.parse().ok()).collect()
}

/// Along a row, or from row to row first, each given by column and row; the key for a higher row number is given.
fn towards(at: (usize, usize), to: (usize, usize), higher: Key) -> Key {
    let lower = if higher == Key::Up { Key::Down } else { Key::Up };
    match at.1.cmp(&to.1) {
        std::cmp::Ordering::Less => higher,
        std::cmp::Ordering::Greater => lower,
        std::cmp::Ordering::Equal => along(at.0, to.0),
    }
}

fn along(at: usize, to: usize) -> Key {
    if at < to { Key::Right } else { Key::Left }
}
