//! What a game told, as sentences that a person would say.

use fluent_bundle::FluentValue;
use underhill_catalog::GameId;
use underhill_core::{Fact, Seat};

use super::{fill_in, find, t, tell, tell_facts};

/// Stands for the player a sentence is about until it is known whether the sentence before was about the same one.
const SUBJECT: &str = "\u{1}";

type Filled = Vec<(String, FluentValue<'static>)>;

/// Tells what happened. What one player did in a row is one sentence ("Ada digs a red sword, draws 2 cards"), and several
/// of a kind are told together where the game has words for that (`<game>-events-<word>`).
pub(crate) fn tell_story(game: GameId, events: &[Fact], names: &[String]) -> Vec<String> {
    let mut story = Vec::<String>::new();
    let mut about = None;
    for alike in events.chunk_by(|one, next| word(one) == word(next) && actor(one) == actor(next)) {
        for (actor, words) in tell_alike(game, alike, names) {
            let goes_on = words.strip_prefix(SUBJECT).filter(|_| actor.is_some() && about == actor);
            match (goes_on, story.last_mut()) {
                (Some(words), Some(sentence)) => *sentence = format!("{sentence}, {}", words.trim_start()),
                _ => {
                    about = actor.filter(|_| words.starts_with(SUBJECT));
                    let name = actor.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
                    story.push(capitalised(&words.replace(SUBJECT, name)));
                }
            }
        }
    }
    story
}

/// Several of a kind by one player: together, if the game has words for that, or each for itself.
fn tell_alike(game: GameId, alike: &[Fact], names: &[String]) -> Vec<(Option<Seat>, String)> {
    let filled = |event: &Fact| {
        let mut args = vec![("who".to_owned(), FluentValue::from(SUBJECT))];
        fields(event).iter().for_each(|(name, fact)| fill_in(game, name, fact.clone(), names, &mut args));
        args
    };
    let all: Vec<(Option<Seat>, Filled)> = alike.iter().map(|event| (actor(event), filled(event))).collect();
    let Some(word) = alike.first().and_then(word) else { return Vec::new() };
    let together = format!("{game}-events-{word}");
    let told = if all.len() > 1 && find(&together, &[]).is_some() {
        let count = FluentValue::from(all.len());
        let (actor, mut args) =
            all.into_iter().reduce(|(actor, so_far), (_, next)| (actor, joined(so_far, next))).unwrap_or_default();
        args.push(("count".to_owned(), count));
        vec![(actor, with_args(&together, &args))]
    } else {
        let alone = format!("{game}-event-{word}");
        all.into_iter().map(|(actor, args)| (actor, with_args(&alone, &args))).collect()
    };
    // Some things go without saying.
    told.into_iter().filter(|(_, words)| !words.is_empty()).collect()
}

fn with_args(id: &str, args: &Filled) -> String {
    let args: Vec<(&str, FluentValue<'_>)> = args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    tell(id, &args)
}

/// What is filled in for two: what is the same in both once, and anything else one after the other.
fn joined(one: Filled, next: Filled) -> Filled {
    let both = one.into_iter().zip(next).map(|((name, one), (_, next))| {
        let value = match (&one, &next) {
            (FluentValue::String(before), FluentValue::String(more)) if before != more => {
                FluentValue::from(format!("{before}, {more}"))
            }
            _ => one,
        };
        (name, value)
    });
    both.collect()
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a bot would do, by what the game would tell if it were done.
pub(crate) fn tell_ideas(game: GameId, events: &[Fact], names: &[String]) -> String {
    let has_words = |event: &&Fact| word(event).is_some_and(|word| find(&format!("{game}-idea-{word}"), &[]).is_some());
    let ideas: Vec<String> =
        events.iter().filter(has_words).map(|event| tell_facts(game, "idea", Some(event.clone()), names)).collect();
    if ideas.is_empty() { t("hint-go-on") } else { ideas.join(", ") }
}

/// What kind of event it is.
fn word(event: &Fact) -> Option<&str> {
    match event {
        Fact::Word(word) | Fact::Variant(word, _) => Some(word),
        _ => None,
    }
}

fn fields(event: &Fact) -> &[(String, Fact)] {
    if let Fact::Variant(_, fields) = event { fields } else { &[] }
}

/// Who did what an event tells: the player that it names first.
pub(crate) fn actor(event: &Fact) -> Option<Seat> {
    fields(event).iter().find_map(|(_, fact)| if let Fact::Seat(seat) = fact { Some(*seat) } else { None })
}
