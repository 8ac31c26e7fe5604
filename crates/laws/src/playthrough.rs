use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::ops::ControlFlow;

use serde::Serialize;
use serde_json::{Map, Value};
use underhill_core::{Game, Viewer, Waiting, random_step, seeded};

use crate::SetUp;
use crate::hidden::{MEMORIES, json};

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

/// What each viewer saw last, by viewer and memory, field by field.
#[derive(Default)]
struct Seen(BTreeMap<String, Map<String, Value>>);

impl Seen {
    /// The fields that changed since the last look.
    fn news(&mut self, who: String, view: &impl Serialize) -> Vec<String> {
        let Ok(Value::Object(now)) = serde_json::to_value(view) else { panic!("a view is an object") };
        let before = self.0.insert(who, now.clone()).unwrap_or_default();
        let gone = before.keys().filter(|key| !now.contains_key(*key)).map(|key| format!("{key} is gone"));
        let changed = now.iter().filter(|(key, value)| before.get(*key) != Some(value));
        gone.chain(changed.map(|(key, value)| format!("{key}: {value}"))).collect()
    }
}

fn print_state<G: Game>(out: &mut String, game: &G, seen: &mut Seen) -> fmt::Result {
    match game.waiting() {
        Waiting::Over => writeln!(out, "  over: {}", json(&game.standings()))?,
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
    for viewer in Viewer::all(game.seats()) {
        for memory in MEMORIES {
            let who = match viewer {
                Viewer::Seat(seat) => format!("seat {seat}, {}", json(&memory)),
                Viewer::Spectator => format!("spectator, {}", json(&memory)),
            };
            for line in seen.news(who.clone(), &game.view(viewer, memory)) {
                writeln!(out, "  {who}: {line}")?;
            }
        }
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
