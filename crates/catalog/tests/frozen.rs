//! What must not change unnoticed: golden playthroughs, golden records, and the documents made from the rule books.
//!
//! `cargo xtask bless` writes them anew after a deliberate change.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Options, Preset, Record, Replay};
use underhill_laws::{Effort, SetUp, playthrough, random_game};

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares with a file of the project, or writes it if asked to.
fn compare(path: &str, text: &str) {
    let file = project().join(path);
    if std::env::var_os("UNDERHILL_BLESS").is_some() {
        fs::write(&file, text).unwrap_or_else(|error| panic!("{path} cannot be written: {error}"));
        return;
    }
    let known = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"));
    if known == text {
        return;
    }
    let line = known.lines().zip(text.lines()).take_while(|(one, two)| one == two).count();
    panic!(
        "{path} differs from line {} on:\n  frozen: {}\n  now:    {}\nIf that is meant, run `cargo xtask bless`.",
        line + 1,
        known.lines().nth(line).unwrap_or("(ends)"),
        text.lines().nth(line).unwrap_or("(ends)"),
    );
}

/// The games that are frozen, as a game's `data/golden.toml` lists them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrozenGames {
    playthrough: Vec<Frozen>,
}

/// One frozen game, of which there are a playthrough and a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Frozen {
    /// What its file in `golden` is called.
    name: String,
    seats: usize,
    /// Those that are not as usual, by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
}

fn frozen(game: GameId) -> Vec<Frozen> {
    let path = format!("games/{game}/data/golden.toml");
    let text = fs::read_to_string(project().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let games: FrozenGames = toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(!games.playthrough.is_empty(), "{path} lists no game");
    games.playthrough
}

impl Visit for &Frozen {
    type Output = (String, Record);

    fn visit<G: Game>(self) -> Self::Output {
        let mut options = G::Options::default();
        for (name, value) in &self.options {
            options.set(name, value).expect("the option exists");
        }
        let set_up = SetUp::<G> { seats: self.seats, options };
        let lawful = random_game(&set_up, 1, Effort::THOROUGH).expect("no law is broken");
        (playthrough(&set_up, 1), lawful.record)
    }
}

#[test]
fn golden_playthroughs_have_not_changed() {
    let mut records = String::new();
    for &game in GameId::ALL {
        for frozen in frozen(game) {
            let (text, record) = game.visit(&frozen);
            compare(&format!("golden/{}.txt", frozen.name), &text);
            writeln!(records, "{}", record.to_line()).expect("a string takes everything");
        }
    }
    compare("golden/records.jsonl", &records);
}

struct ReplayIt<'r>(&'r Record);

impl Visit for ReplayIt<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        if let Err(error) = Replay::<G>::new(self.0).and_then(Replay::finish) {
            panic!("a golden record of {} does not replay: {error}", G::NAME);
        }
    }
}

#[test]
fn golden_records_replay() {
    if std::env::var_os("UNDERHILL_BLESS").is_some() {
        return;
    }
    let text = fs::read_to_string(project().join("golden/records.jsonl")).expect("golden/records.jsonl is there");
    let mut replayed = 0;
    for line in text.lines() {
        let record = Record::from_line(line).expect("it is a record");
        record.game.parse::<GameId>().expect("the game is known").visit(ReplayIt(&record));
        replayed += 1;
    }
    assert_eq!(replayed, GameId::ALL.iter().map(|&game| frozen(game).len()).sum::<usize>());
}

struct Rulings;

impl Visit for Rulings {
    type Output = String;

    fn visit<G: Game>(self) -> String {
        let mut rulings = G::rule_book().rules.iter().filter(|rule| rule.is_ruling()).peekable();
        if rulings.peek().is_none() {
            return String::new();
        }
        let mut text = format!("\n## {}\n", G::NAME);
        for rule in rulings {
            let why = rule.why.as_deref().unwrap_or_else(|| panic!("{} does not say why", rule.id));
            write!(text, "\n### {} {}\n\n{}\n\n*Why:* {}\n", rule.id, rule.title, tidy(&rule.text), tidy(why))
                .expect("a string takes everything");
        }
        text
    }
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rulings_document_is_made_from_the_rule_books() {
    let mut text = String::from(
        "# Rulings\n\n\
         Where a rule book is silent, ambiguous, or differs between its languages, we had to decide. This page says what \
         and why; it is made from the games' `data/rules.toml` by `cargo xtask bless`. Every ruling has tests that begin \
         with its id, and `underhill rules GAME ID` shows it.\n",
    );
    for game in GameId::ALL {
        text.push_str(&game.visit(Rulings));
    }
    compare("docs/rulings.md", &text);
}

struct WellWritten;

impl Visit for WellWritten {
    type Output = ();

    fn visit<G: Game>(self) {
        let book = G::rule_book();
        assert!(book.summary.len() > 80 && book.notation.len() > 40, "{} explains too little", G::NAME);
        for rule in &book.rules {
            assert!(!rule.title.is_empty() && rule.text.len() > 20, "{} says too little", rule.id);
            assert_eq!(rule.is_ruling(), rule.why.is_some(), "{}: rulings say why, rules do not", rule.id);
            assert_eq!(book.rules.iter().filter(|other| other.id == rule.id).count(), 1, "{} is there twice", rule.id);
        }
        for spec in G::Options::SPECS {
            let mut options = G::Options::default();
            options.set(spec.name, spec.default).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            assert_eq!(options, G::Options::default(), "{} is not {} by default", spec.name, spec.default);
        }
        for (place, preset) in G::Options::PRESETS.iter().enumerate() {
            let mut options = G::Options::default();
            for (name, word) in preset.sets {
                options.set(name, word).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            }
            assert!(G::new(*G::SEATS.start(), &options).is_ok(), "{} cannot be played as {}", G::NAME, preset.name);
            assert_eq!(options == G::Options::default(), place == 0, "{} is first if it is usual", preset.name);
        }
        for edition in G::Options::EDITIONS {
            let mut options = G::Options::default();
            options.set_edition(edition.name).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            let playable = G::SEATS.into_iter().all(|seats| G::new(seats, &options).is_ok());
            assert!(playable, "{} as in {}", G::NAME, edition.name);
            let names = |edition: &Preset| edition.sets.iter().map(|&(name, _)| name).collect::<Vec<_>>();
            let first = &G::Options::EDITIONS[0];
            assert_eq!(names(edition), names(first), "{} and {} do not replace each other", edition.name, first.name);
        }
    }
}

#[test]
fn rule_books_and_options_are_complete() {
    GameId::ALL.iter().for_each(|game| game.visit(WellWritten));
}
