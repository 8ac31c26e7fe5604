//! Whatever comes from outside is refused or makes sense; it never brings a program down.

use serde::Serialize;
use serde_json::{Value, json};
use underhill_core::{Game, Luck, Sketch, Viewer, random_step, seeded};

use crate::SetUp;
use crate::broken::{Broken, hold};
use crate::hidden::MEMORIES;

/// So many moments of a game are looked at.
const MOMENTS: u32 = 16;

/// So many changes are tried on a state, and on a view, at each.
const CHANGES: u32 = 8;

/// What became of the things that were changed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Endured {
    /// So many were refused.
    pub refused: u32,
    /// So many could still be true.
    pub believed: u32,
}

/// Plays one random game and changes something in its state and in what somebody sees, at some moments.
pub fn endure<G: Game>(set_up: &SetUp<G>, seed: u64) -> Result<Endured, Broken> {
    let (mut luck, mut picks) = (seeded(seed, 2), seeded(seed, 3));
    let start =
        G::new(set_up.seats, &set_up.options).map_err(|error| Broken::new("an accepted set-up starts", error))?;
    let mut states = vec![start.clone()];
    play_on(start, &mut luck, |game| states.push(game.clone()))?;
    let mut endured = Endured::default();
    for _ in 0..MOMENTS {
        let game = pick(&states, &mut picks);
        for _ in 0..CHANGES {
            for believed in [state_is_believed(game, &mut picks)?, view_is_believed(game, &mut picks)?] {
                *(if believed { &mut endured.believed } else { &mut endured.refused }) += 1;
            }
        }
    }
    Ok(endured)
}

/// Plays at random to the end.
fn play_on<G: Game>(mut game: G, luck: &mut impl Luck, mut each: impl FnMut(&G)) -> Result<(), Broken> {
    let before = game.turns();
    while let Some(step) = random_step(&game, luck) {
        game.apply_unchecked(&step, &mut ());
        let turns = game.turns() - before;
        hold(turns <= game.turn_bound(), "the game ends within its bound", || format!("{turns} turns"))?;
        each(&game);
    }
    Ok(())
}

/// A state in which something was changed is refused, or it is a possible one and can be played to its end.
fn state_is_believed<G: Game>(game: &G, luck: &mut impl Luck) -> Result<bool, Broken> {
    let spoiled = spoiled(game, luck);
    let Ok(game) = serde_json::from_value::<G>(spoiled.clone()) else { return Ok(false) };
    can_be_played(game, "a state is possible, or it is refused", &spoiled, luck)?;
    Ok(true)
}

/// A view in which something was changed is refused, or somebody at a possible table sees just that.
fn view_is_believed<G: Game>(game: &G, luck: &mut impl Luck) -> Result<bool, Broken> {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let spoiled = spoiled(&game.view(*pick(&viewers, luck), *pick(&MEMORIES, luck)), luck);
    let Ok(view) = serde_json::from_value::<G::View>(spoiled.clone()) else { return Ok(false) };
    let drawn = view.sketch(&mut String::new());
    hold(drawn.is_ok(), "any view can be drawn", || spoiled.to_string())?;
    let Ok(imagined) = G::determinize(&view, luck) else { return Ok(false) };
    let shown = Viewer::all(imagined.seats())
        .any(|viewer| MEMORIES.iter().any(|&memory| imagined.view(viewer, memory) == view));
    hold(shown, "what is imagined from a view shows it to somebody", || spoiled.to_string())?;
    can_be_played(imagined, "a view is possible, or it is refused", &spoiled, luck)?;
    Ok(true)
}

/// What came of something changed is a possible state; now and then it is played to its end.
fn can_be_played<G: Game>(game: G, law: &'static str, spoiled: &Value, luck: &mut impl Luck) -> Result<(), Broken> {
    game.audit().map_err(|problem| Broken::new(law, format!("{problem}: {spoiled}")))?;
    if luck.below(8) == 0 {
        play_on(game, luck, |_| {})?;
    }
    Ok(())
}

/// The JSON of something with one change somewhere.
fn spoiled(value: &impl Serialize, luck: &mut impl Luck) -> Value {
    let mut value = serde_json::to_value(value).expect("it serialises");
    let mut words = Vec::new();
    collect(&value, &mut words);
    spoil(&mut value, &words, luck);
    value
}

/// The texts in a value.
fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|value| collect(value, words)),
        Value::Object(map) => map.values().for_each(|value| collect(value, words)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn spoil(value: &mut Value, words: &[String], luck: &mut impl Luck) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let key = pick(&map.keys().cloned().collect::<Vec<_>>(), luck).clone();
            if luck.below(10) == 0 {
                map.remove(&key);
            } else {
                spoil(&mut map[&key], words, luck);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let index = luck.below(list.len() as u64) as usize;
            match luck.below(10) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => spoil(&mut list[index], words, luck),
            }
        }
        Value::Number(number) => {
            const WILD: &[i64] = &[0, 1, 2, 3, 4, 7, 99, 127, 128, 200, 255, 256, u32::MAX as i64, i64::MAX, -1];
            let near = number.as_i64().unwrap_or_default().wrapping_add(if luck.below(2) == 0 { 1 } else { -1 });
            *value = json!(if luck.below(2) == 0 { near } else { *pick(WILD, luck) });
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let other = pick(words, luck);
            match luck.below(4) {
                0 => other.clone_into(text),
                1 => text.push_str(other),
                _ => swap_letter(text, other, luck),
            }
        }
        Value::Null | Value::Array(_) | Value::Object(_) => *value = json!(7),
    }
}

/// Puts a letter of another text, or none, in the place of one.
fn swap_letter(text: &mut String, other: &str, luck: &mut impl Luck) {
    let (mut letters, others): (Vec<char>, Vec<char>) = (text.chars().collect(), other.chars().chain(['é']).collect());
    if letters.is_empty() {
        return text.push(*pick(&others, luck));
    }
    let at = luck.below(letters.len() as u64) as usize;
    if luck.below(4) == 0 {
        letters.remove(at);
    } else {
        letters[at] = *pick(&others, luck);
    }
    *text = letters.into_iter().collect();
}

fn pick<'t, T>(some: &'t [T], luck: &mut impl Luck) -> &'t T {
    &some[luck.below(some.len() as u64) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spoilt_is_something_else() {
        for whole in [json!(true), json!(false), json!(null), json!([]), json!({}), json!({ "awake": false })] {
            let mut spoilt = whole.clone();
            spoil(&mut spoilt, &["word".to_owned()], &mut seeded(1, 0));
            assert_ne!(spoilt, whole);
        }
    }
}
