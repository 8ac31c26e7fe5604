//! The app's words: every language says everything, nothing is said that nobody uses, and nothing is used that is not said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use serde::de::DeserializeOwned;
use underhill_catalog::{GameId, Visit, clonk, gobblestones, kobold};
use underhill_core::{Fact, Game, Options, RuleBook, Skill, Values, random_step, seeded};
use underhill_laws::{has_field, words};
use underhill_search::{Because, Brain, BrainVisit, visit};
use underhill_table::{Phrase, Rejection};

use super::{BUNDLE, all_of, one_of, word_id};
use crate::animals::ANIMALS;
use crate::games::{self, Face, FaceVisit, Guide};

fn web() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

const LANGUAGES: [&str; 7] = ["en", "de", "fr", "es", "it", "nl", "pt"];

/// The messages of a language with the variables they fill in.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let folder = web().join("lang").join(language);
    for path in fs::read_dir(folder).expect("every language has a folder").map(|entry| entry.expect("a file").path()) {
        let text = fs::read_to_string(&path).expect("messages are text");
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                collect(&message.value.expect("a message says something"), &mut variables);
                let twice = messages.insert(message.id.name.clone(), variables);
                assert!(twice.is_none(), "{} stands twice in {language}", message.id.name);
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => name(inline, variables),
                Expression::Select { selector, variants } => {
                    name(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn name(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.clone());
    }
}

#[test]
fn every_language_says_the_same() {
    let english = messages("en");
    for language in LANGUAGES {
        let spoken = messages(language);
        for (id, variables) in &english {
            let found = spoken.get(id).unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(found, variables, "{id} in {language}");
        }
        for id in spoken.keys() {
            assert!(english.contains_key(id), "{id} in {language} is not in English");
        }
    }
}

/// The lines of a language that say something, each with where it stands.
fn lines(language: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let folder = web().join("lang").join(language);
    for path in fs::read_dir(folder).expect("every language has a folder").map(|entry| entry.expect("a file").path()) {
        let text = fs::read_to_string(&path).expect("messages are text");
        let said = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let file = path.file_name().expect("a file has a name").to_string_lossy();
        lines.extend(said.map(|(number, line)| (format!("{language}/{file}:{}", number + 1), line.trim().to_owned())));
    }
    lines
}

/// What is wrong with a line as a printer would see it.
fn slips(language: &str, line: &str) -> Vec<&'static str> {
    let mut slips = Vec::new();
    if line.contains('\'') {
        slips.push("a straight apostrophe");
    }
    if line.contains("  ") {
        slips.push("two spaces");
    }
    let letters: Vec<char> = line.chars().collect();
    let breaks = |pair: &[char]| matches!(pair, [' ', ':' | ';' | '?' | '!' | '%' | '»'] | ['«', ' ']);
    if language == "fr" && letters.windows(2).any(breaks) {
        slips.push("a space that breaks the line beside a mark");
    }
    slips
}

#[test]
fn every_language_is_set_as_in_print() {
    assert_eq!(slips("fr", "« Déjà\u{a0}!"), ["a space that breaks the line beside a mark"]);
    assert_eq!(slips("en", "It's  here :"), ["a straight apostrophe", "two spaces"]);
    let all = LANGUAGES.iter().flat_map(|language| lines(language).into_iter().map(move |line| (language, line)));
    let found: Vec<String> = all
        .flat_map(|(language, (place, line))| {
            slips(language, &line).into_iter().map(move |slip| format!("{place}: {slip}"))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Speaks a language in this thread.
fn speak(language: &str) {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("every code is a language")]);
    bundle.set_use_isolating(false);
    let text = all_text(&web().join("lang").join(language));
    bundle.add_resource_overriding(FluentResource::try_new(text).expect("messages can be read"));
    BUNDLE.with_borrow_mut(|slot| *slot = Some(bundle));
}

#[test]
fn names_are_said_as_in_a_sentence() {
    for (language, and, or) in [
        ("en", "and", "or"),
        ("de", "und", "oder"),
        ("fr", "et", "ou"),
        ("es", "y", "o"),
        ("it", "e", "o"),
        ("nl", "en", "of"),
        ("pt", "e", "ou"),
    ] {
        speak(language);
        assert_eq!(all_of::<&str>(&[]), "");
        assert_eq!(all_of(&["Ada"]), "Ada");
        assert_eq!(all_of(&["Ada", "Ben"]), format!("Ada {and} Ben"));
        assert_eq!(all_of(&["Ada", "Ben", "Cleo", "Dan"]), format!("Ada, Ben, Cleo {and} Dan"));
        assert_eq!(one_of(&["Ada", "Ben", "Cleo"]), format!("Ada, Ben {or} Cleo"));
    }
}

/// At the set-up the message of an option's value is split: a title, a colon, and a sentence that says what it means.
#[test]
fn every_value_of_an_option_has_a_title_and_a_sentence() {
    struct Ids;
    impl Visit for Ids {
        type Output = Vec<String>;
        fn visit<G: Game>(self) -> Vec<String> {
            let mut ids = Vec::new();
            for spec in <G::Options as Options>::SPECS {
                if let Values::OneOf(words) = spec.values {
                    let name = spec.name.replace('_', "-");
                    ids.extend(words.iter().map(|word| format!("option-{name}-{word} = ")));
                }
            }
            ids
        }
    }
    for language in LANGUAGES {
        let lines = lines(language);
        for &game in GameId::ALL {
            for id in game.visit(Ids) {
                let id = format!("{game}-{id}");
                let said = lines.iter().find_map(|(_, line)| line.strip_prefix(&id)).unwrap_or_default();
                let sentence = said.split_once(':').map_or("", |(_, sentence)| sentence.trim());
                assert!(sentence.ends_with('.'), "{language}: {id}{said}");
            }
        }
    }
}

#[test]
fn every_rule_book_is_translated() {
    struct English;
    impl Visit for English {
        type Output = &'static RuleBook;
        fn visit<G: Game>(self) -> &'static RuleBook {
            G::rule_book()
        }
    }
    for &game in GameId::ALL {
        let english = game.visit(English);
        for language in &LANGUAGES[1..] {
            let path = web().join(format!("../../games/{game}/data/rules.{language}.toml"));
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let book = RuleBook::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let ids = |book: &RuleBook| book.rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
            assert_eq!(ids(&book), ids(english), "{}", path.display());
            for (translated, original) in book.rules.iter().zip(&english.rules) {
                assert_ne!(translated.text, original.text, "{} {}", path.display(), original.id);
                assert_eq!(translated.why.is_some(), original.why.is_some(), "{} {}", path.display(), original.id);
            }
        }
    }
}

/// Every file in a folder and the folders in it as one text.
fn all_text(folder: &Path) -> String {
    let mut text = String::new();
    for path in fs::read_dir(folder).expect("there is source").map(|entry| entry.expect("a file").path()) {
        text.push_str(&if path.is_dir() {
            all_text(&path)
        } else {
            fs::read_to_string(&path).expect("source is text")
        });
    }
    text
}

/// A kind of thing that a game tells: its word, and whether it has a field.
struct Kind {
    word: &'static str,
    has_field: fn(&str, &str) -> bool,
}

fn kinds<T: DeserializeOwned>() -> Vec<Kind> {
    let words = words::<T>();
    assert!(!words.is_empty(), "{} has no words", std::any::type_name::<T>());
    words.iter().map(|word| Kind { word, has_field: has_field::<T> }).collect()
}

/// Everything that a game can tell: events, refusals, and its bots' reasons; each with what may be said besides.
struct Tellable;

impl BrainVisit for Tellable {
    type Output = [(&'static str, Vec<Kind>, &'static [&'static str]); 3];

    fn visit<G: Brain>(self) -> Self::Output {
        [
            ("event", kinds::<G::Event>(), &["who"]),
            ("illegal", kinds::<G::Illegal>(), &[]),
            ("reason", kinds::<G::Motive>(), G::Motive::BESIDES),
        ]
    }
}

/// Messages whose names are put together.
fn composed() -> BTreeSet<String> {
    struct OptionNames;
    impl Visit for OptionNames {
        type Output = Vec<String>;
        fn visit<G: Game>(self) -> Vec<String> {
            let mut names = Vec::new();
            for spec in <G::Options as Options>::SPECS {
                if let Values::OneOf(words) = spec.values {
                    let name = spec.name.replace('_', "-");
                    names.push(format!("option-{name}"));
                    names.extend(words.iter().map(|word| format!("option-{name}-{word}")));
                    let unusual = words.iter().filter(|word| **word != spec.default);
                    names.extend(unusual.map(|word| format!("unusual-{name}-{word}")));
                }
            }
            for preset in <G::Options as Options>::PRESETS {
                names.extend(["", "-text"].map(|end| format!("preset-{}{end}", preset.name)));
            }
            names.extend(<G::Options as Options>::EDITIONS.iter().map(|edition| format!("edition-{}", edition.name)));
            names
        }
    }
    let mut ids = BTreeSet::new();
    for level in Skill::ALL {
        ids.extend([format!("bot-{level}"), format!("bot-{level}-text")]);
    }
    for level in ANIMALS {
        ids.insert(format!("bot-{level}-about"));
        let moods = ["won", "lost", "drawn"].into_iter().flat_map(|mood| [1, 2].map(|number| (mood, number)));
        ids.extend(moods.map(|(mood, number)| format!("end-says-{level}-{mood}-{number}")));
    }
    for phrase in Phrase::ALL {
        let word = serde_json::to_value(phrase).expect("a phrase serialises");
        ids.insert(format!("phrase-{}", word.as_str().expect("a word")));
    }
    for &game in GameId::ALL {
        ids.extend(["name", "tagline", "type"].map(|part| format!("{game}-{part}")));
        ids.extend(["kind", "ask", "about", "wrong", "why"].map(|part| format!("puzzle-{part}-{game}")));
        let guide = Guide::of(game);
        ids.extend(
            (1..=guide.brief.len())
                .flat_map(|part| [format!("{game}-brief-{part}"), format!("{game}-brief-{part}-text")]),
        );
        for lesson in guide.lessons {
            let tasks = lesson.scenes.iter().filter(|scene| !scene.task.is_empty());
            ids.extend(tasks.map(|scene| format!("{}-task", scene.say)));
            ids.extend((!lesson.id.is_empty()).then(|| format!("{game}-{}-name", lesson.id)));
        }
        ids.extend(game.visit(OptionNames).into_iter().map(|option| format!("{game}-{option}")));
        for (tag, kinds, _) in visit(game, Tellable) {
            ids.extend(kinds.iter().map(|kind| format!("{game}-{tag}-{}", kind.word)));
        }
    }
    // A forbidden action is told by what the game says of it.
    ids.extend(rejections().into_iter().filter(|code| code != "illegal").map(|code| format!("rejected-{code}")));
    ids.extend(words_of_clonk().chain(words_of_gobblestones()).chain(words_of_kobold()));
    ids
}

/// What a table calls its reasons not to do something: serde lists them to whoever names one that there is not.
fn rejections() -> Vec<String> {
    let complaint = serde_json::from_str::<Rejection>(r#"{ "code": "?" }"#).expect_err("there is no such reason");
    complaint.to_string().split('`').skip(3).step_by(2).map(ToOwned::to_owned).collect()
}

fn words_of_clonk() -> impl Iterator<Item = String> {
    let looks = clonk::Colour::ALL.into_iter().flat_map(|colour| {
        clonk::Treasure::ALL.into_iter().map(move |treasure| format!("clonk-look-{colour}-{treasure}"))
    });
    let colours = clonk::Colour::ALL.into_iter().flat_map(|it| ["colour", "task"].map(|is| format!("clonk-{is}-{it}")));
    let treasures =
        clonk::Treasure::ALL.into_iter().flat_map(|it| ["treasure", "task"].map(|is| format!("clonk-{is}-{it}")));
    looks.chain(colours).chain(treasures)
}

fn words_of_gobblestones() -> impl Iterator<Item = String> {
    let endings = words::<gobblestones::Ending>().iter().map(|rule| format!("gobblestones-ending-{rule}"));
    endings.chain(gobblestones::Colour::ALL.into_iter().map(|colour| format!("gobblestones-word-{colour}")))
}

fn words_of_kobold() -> impl Iterator<Item = String> {
    let tokens = kobold::Token::ALL.into_iter().map(|token| token.notation());
    let toys = kobold::Toy::ALL.into_iter().map(|toy| toy.name());
    let faces = kobold::Face::ALL.into_iter().map(|face| face.notation());
    tokens.chain(toys).chain(faces).map(|name| format!("kobold-word-{}", name.replace(':', "-")))
}

/// Whether a name can be put together like this: `"{game}-name"`.
fn fits(template: &str, id: &str) -> bool {
    let mut pieces = template.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, after)| after));
    let Some(mut rest) = pieces.next().and_then(|beginning| id.strip_prefix(beginning)) else { return false };
    let mut last = "";
    for piece in pieces {
        let Some(place) = rest.find(piece) else { return false };
        (rest, last) = (&rest[place + piece.len()..], piece);
    }
    rest.is_empty() || last.is_empty() || rest.ends_with(last)
}

/// A name that is put together cannot be looked for in the source. So whoever puts one together adds to `composed` what can become of it.
#[test]
fn every_name_that_is_put_together_is_known() {
    let composed = composed();
    let source = all_text(&web().join("src")).split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
    for call in ["t", "tell", "t_now"].map(|call| format!("{call}(&format!(\"")) {
        for (place, _) in source.match_indices(&call) {
            if source[..place].ends_with(|letter: char| letter.is_alphanumeric() || "_.:".contains(letter)) {
                continue;
            }
            let template = source[place + call.len()..].split('"').next().unwrap_or_default();
            assert!(composed.iter().any(|id| fits(template, id)), "nothing says what becomes of {template}");
        }
    }
}

#[test]
fn everything_that_can_happen_can_be_told() {
    let english = messages("en");
    let missing: Vec<String> = composed().into_iter().filter(|id| !english.contains_key(id)).collect();
    assert!(missing.is_empty(), "there is no message {}", missing.join(", "));
}

/// The words of the events by which a game tells what a player decided, from games played at random.
struct Deeds;

impl FaceVisit for Deeds {
    type Output = BTreeSet<String>;

    fn visit<G: Face>(self) -> BTreeSet<String> {
        let (mut luck, mut deeds) = (seeded(4, 0), BTreeSet::new());
        for _ in 0..20 {
            let mut game = G::new(2, &G::Options::default()).expect("two can play");
            let mut events = Vec::new();
            while let Some(step) = random_step(&game, &mut luck) {
                game.apply_unchecked(&step, &mut events);
            }
            let told = events.iter().filter(|event| G::notation(event).is_some()).filter_map(Fact::of);
            deeds.extend(told.filter_map(|fact| match fact {
                Fact::Word(word) | Fact::Variant(word, _) => Some(word),
                _ => None,
            }));
        }
        deeds
    }
}

/// A hint for which there are no words would only say that it goes on.
#[test]
fn everything_that_a_player_decides_can_be_advised() {
    let english = messages("en");
    for &game in GameId::ALL {
        let deeds = games::visit(game, Deeds);
        assert!(!deeds.is_empty(), "nobody decides anything in {game}");
        for word in deeds {
            assert!(english.contains_key(&format!("{game}-idea-{word}")), "there is no message {game}-idea-{word}");
        }
    }
}

/// A hint names an action by what it would tell; what is decided in secret tells nothing before the others have decided.
#[test]
fn what_is_decided_in_secret_has_words_of_its_own() {
    let english = messages("en");
    let answers = [gobblestones::Action::Trust, gobblestones::Action::Challenge].map(|action| action.to_string());
    let tasks = [clonk::Side::Colour, clonk::Side::Treasure].map(|side| clonk::Action::Open(side).to_string());
    for (game, actions) in [(GameId::Gobblestones, answers), (GameId::Clonk, tasks)] {
        for action in actions {
            let id = word_id(game, &action);
            assert!(english.contains_key(&id), "there is no message {id}");
        }
    }
}

#[test]
fn everything_is_told_with_what_the_game_says() {
    let english = messages("en");
    for &game in GameId::ALL {
        for (tag, kinds, besides) in visit(game, Tellable) {
            for Kind { word, has_field } in kinds {
                let ids =
                    ["{tag}", "{tag}s", "idea"].map(|kind| format!("{game}-{}-{word}", kind.replace("{tag}", tag)));
                let told = ids.iter().filter_map(|id| english.get(id)).flatten();
                for variable in told {
                    // A field in a field is named with both, and a list is also counted, as several of a kind are.
                    let field = variable.split('-').next().unwrap_or_default();
                    let said = [field, variable].iter().any(|&name| has_field(word, name) || besides.contains(&name));
                    assert!(said || variable == "count", "{game}: the {tag} {word} has no {variable}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_said_that_nobody_uses_and_nothing_used_that_is_not_said() {
    let (english, composed) = (messages("en"), composed());
    // The server says a few of them to messengers.
    let source = all_text(&web().join("src"))
        + &fs::read_to_string(web().join("../server/src/api/invitation.rs")).expect("source is text");
    // What stands before the first thing filled in where a name is put together: `"clonk-colour-{colour}"`.
    let beginnings: Vec<&str> = source
        .split('"')
        .map(|text| text.split('{').next().unwrap_or_default())
        .filter(|begin| begin.len() > 8 && begin.ends_with('-') && !begin.contains(' '))
        .collect();
    // A message may be part of another.
    let texts = all_text(&web().join("lang/en"));
    let is_used = |id: &str| {
        if ["-event-", "-illegal-", "-reason-"].iter().any(|kind| id.contains(kind)) {
            return composed.contains(id);
        }
        if let Some(kind) = ["-events-", "-idea-"].into_iter().find(|kind| id.contains(kind)) {
            return composed.contains(&id.replace(kind, "-event-"));
        }
        // Words of the games, reasons for a refusal and explanations under a heading are found by what they are about.
        let found = id.contains("-word-") || id.starts_with("rejected-");
        let under_heading = id.strip_suffix("-text").is_some_and(|heading| source.contains(&format!("\"{heading}\"")));
        let put_together = beginnings.iter().any(|begin| id.starts_with(begin));
        let in_message = texts.contains(&format!("{{ {id}"));
        found
            || under_heading
            || put_together
            || in_message
            || composed.contains(id)
            || source.contains(&format!("\"{id}"))
    };
    let unused: Vec<&String> = english.keys().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
    for call in ["t(\"", "tell(\"", "t_now(\"", "find(\""] {
        for (place, _) in source.match_indices(call) {
            let before = source[..place].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || "_.:".contains(letter)) {
                continue;
            }
            let id = source[place + call.len()..].split('"').next().unwrap_or_default();
            assert!(english.contains_key(id), "there is no message {id}");
        }
    }
}
