//! What there is to read: the games, their options and rules, what ids and observations mean.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use underhill_catalog::GameId;
use underhill_core::RuleBook;
use underhill_environment::Part;

use crate::beginning::start;
use crate::game::{from_json, game_id, option_words, plain};
use crate::single::{Known, KnownVisit, visit};

/// The languages that there are rule books in.
const LANGUAGES: [&str; 7] = ["de", "en", "es", "fr", "it", "nl", "pt"];

/// The translated rule books of every game, in the order of the languages without English.
macro_rules! books {
    ({} $($game:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+) => {
        fn translated(game: GameId) -> [&'static str; 6] {
            match game {
                $(GameId::$game => books!($rules: "de", "es", "fr", "it", "nl", "pt"),)+
            }
        }
    };
    ($rules:ident: $($language:literal),+) => {
        [$(include_str!(concat!("../../../games/", stringify!($rules), "/data/rules.", $language, ".toml"))),+]
    };
}

underhill_catalog::for_each_game!(books);

struct About;

impl KnownVisit for About {
    type Output = Value;

    fn visit<G: Known>(self) -> Value {
        use underhill_core::Options;
        json!({
            "id": G::ID, "name": G::NAME, "rules": G::RULES_VERSION, "seats": [G::SEATS.start(), G::SEATS.end()],
            "num_actions": G::ACTIONS, "options": G::Options::SPECS, "editions": G::Options::EDITIONS,
        })
    }
}

/// Every game, with its options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let games: Vec<Value> = GameId::ALL.iter().map(|&game| visit(game, About)).collect();
    from_json(py, &Value::from(games).to_string())
}

struct English;

impl KnownVisit for English {
    type Output = RuleBook;

    fn visit<G: Known>(self) -> RuleBook {
        G::rule_book().clone()
    }
}

/// The rule book of a game in a language: summary, notation, and every rule by its id.
#[pyfunction]
#[pyo3(signature = (game, language="en"))]
pub(crate) fn rules<'py>(py: Python<'py>, game: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
    let game = game_id(game)?;
    let unknown = || PyValueError::new_err(format!("the rules are in {}, not in {language:?}", LANGUAGES.join(", ")));
    let others = LANGUAGES.iter().filter(|&&other| other != "en");
    let book = match language {
        "en" => visit(game, English),
        _ => {
            let place = { others }.position(|&other| other == language).ok_or_else(unknown)?;
            RuleBook::parse(translated(game)[place]).map_err(|error| PyValueError::new_err(error.to_string()))?
        }
    };
    let rules: Vec<(&str, Value)> = book
        .rules
        .iter()
        .map(|rule| (rule.id.as_str(), json!({ "title": rule.title, "text": rule.text, "why": rule.why })))
        .collect();
    let rules: serde_json::Map<String, Value> = rules.into_iter().map(|(id, rule)| (id.to_owned(), rule)).collect();
    from_json(py, &json!({ "summary": book.summary, "notation": book.notation, "rules": rules }).to_string())
}

struct Meanings;

impl KnownVisit for Meanings {
    type Output = Vec<String>;

    fn visit<G: Known>(self) -> Vec<String> {
        (0..G::ACTIONS).map(G::meaning).collect()
    }
}

/// What every action id of a game means, in their order.
#[pyfunction]
pub(crate) fn action_meanings(game: &str) -> PyResult<Vec<String>> {
    Ok(visit(game_id(game)?, Meanings))
}

struct Parts<'a> {
    seats: usize,
    options: &'a [(String, String)],
}

impl KnownVisit for Parts<'_> {
    type Output = Result<Vec<Part>, crate::any_single::Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        Ok(start::<G>(self.seats, self.options)?.parts())
    }
}

/// A part's name, where it begins, its shape, what it means.
type PlacedPart = (&'static str, usize, Vec<usize>, &'static str);

/// The parts of a game's observations in their order: name, where it begins, shape, what it means.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None))]
pub(crate) fn observation_parts(
    game: &str,
    seats: usize,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<PlacedPart>> {
    let options = option_words(options)?;
    let parts = visit(game_id(game)?, Parts { seats, options: &options }).map_err(plain)?;
    let mut begins = 0;
    let placed = parts.into_iter().map(|part| {
        let length = part.len();
        begins += length;
        (part.name, begins - length, part.shape, part.about)
    });
    Ok(placed.collect())
}
