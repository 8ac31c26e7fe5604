use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::ops::ControlFlow;

use serde::Serialize;
use serde_json::{Value, json};
use underhill_core::{Game, Memory, Viewer, Waiting, random_step, seeded};

use crate::SetUp;
use crate::hidden::{MEMORIES, json as text};

/// A whole random game as text: at every step who is waited for, what is legal or possible, what happened, and what
/// every viewer sees, at both memories. Of a view only what changed since that viewer's last look is printed.
pub fn playthrough<G: Game>(set_up: &SetUp<G>, seed: u64) -> String {
    let mut game = G::new(set_up.seats, &set_up.options).expect("an accepted set-up starts");
    let mut luck = seeded(seed, 0);
    let mut seen = Seen::default();
    let mut out = String::new();
    let version = G::RULES_VERSION;
    writeln!(out, "{}, rules version {version}, {set_up}, seed {seed}", G::NAME).expect("a string takes it");
    for number in 1.. {
        print_state(&mut out, &game, &mut seen).expect("a string takes it");
        let Some(step) = random_step(&game, &mut luck) else { break };
        let mut events = Vec::new();
        game.apply_unchecked(&step, &mut events);
        writeln!(out, "\n{number}. {step}").expect("a string takes it");
        for event in events {
            writeln!(out, "    - {event}").expect("a string takes it");
        }
    }
    out
}

/// What each viewer saw last.
#[derive(Default)]
struct Seen(BTreeMap<String, Value>);

impl Seen {
    /// What changed since the last look, path by path.
    fn news(&mut self, who: &str, view: &impl Serialize) -> Vec<String> {
        let now = serde_json::to_value(view).expect("a view serialises");
        let before = self.0.insert(who.to_owned(), now.clone()).unwrap_or_else(|| json!({}));
        let mut news = Vec::new();
        differences("", &before, &now, &mut news);
        news
    }
}

/// Goes down to the smallest parts that differ.
fn differences(path: &str, before: &Value, now: &Value, news: &mut Vec<String>) {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            for key in before.keys().filter(|key| !now.contains_key(*key)) {
                news.push(format!("{path}.{key} is gone"));
            }
            for (key, value) in now {
                differences(&format!("{path}.{key}"), before.get(key).unwrap_or(&Value::Null), value, news);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                differences(&format!("{path}[{index}]"), before, now, news);
            }
        }
        _ if before == now => {}
        _ => news.push(format!("{} = {now}", path.trim_start_matches('.'))),
    }
}

fn print_state<G: Game>(out: &mut String, game: &G, seen: &mut Seen) -> fmt::Result {
    match game.waiting() {
        Waiting::Over => writeln!(out, "  over: {}", text(&game.standings()))?,
        Waiting::Chance => {
            write!(out, "  chance:")?;
            let mut lottery = Vec::new();
            game.outcomes(|outcome, weight| lottery.push(format!(" {outcome} x{weight}")));
            writeln!(out, "{}", shortened(&lottery, lottery.len() as u64, ","))?;
        }
        Waiting::Decide(seats) => {
            for seat in seats.iter() {
                let mut actions = Vec::new();
                let _ = game.legal(seat, |action| {
                    actions.push(format!(" {action}"));
                    if actions.len() > SHOWN { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                let count = game.legal_count(seat);
                writeln!(out, "  seat {seat} has {count}:{}", shortened(&actions, count, ","))?;
            }
        }
    }
    writeln!(out, "  points {:?}, turns {}", game.points().as_slice(), game.turns())?;
    print_views(out, game, seen)
}

/// What changed in the views, each change once, with those who see it: seats by number, bystanders as `s`, with the
/// memory of the table `t` or a perfect one `p`.
fn print_views<G: Game>(out: &mut String, game: &G, seen: &mut Seen) -> fmt::Result {
    let mut changes: Vec<(String, Vec<String>)> = Vec::new();
    let mut viewers = 0;
    for viewer in Viewer::all(game.seats()) {
        for memory in MEMORIES {
            viewers += 1;
            let mark = match memory {
                Memory::Table => 't',
                Memory::Perfect => 'p',
            };
            let who = match viewer {
                Viewer::Seat(seat) => format!("{seat}{mark}"),
                Viewer::Spectator => format!("s{mark}"),
            };
            for line in seen.news(&who, &game.view(viewer, memory)) {
                match changes.iter_mut().find(|(change, _)| *change == line) {
                    Some((_, by)) => by.push(who.clone()),
                    None => changes.push((line, vec![who.clone()])),
                }
            }
        }
    }
    for (line, by) in changes {
        let by = if by.len() == viewers { "all".to_owned() } else { by.join(" ") };
        writeln!(out, "  [{by}] {line}")?;
    }
    Ok(())
}

/// How many actions of a list are printed.
const SHOWN: usize = 40;

fn shortened(items: &[String], count: u64, separator: &str) -> String {
    let shown = items.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(separator);
    let left = count - items.len().min(SHOWN) as u64;
    if left > 0 { format!("{shown} and {left} more") } else { shown }
}
