//! Tables laid out by hand, so that a test can begin in the middle of a game.
use clonk::{Clonk, Event, Options};
use serde_json::{Value, json};
use underhill_core::{Game, Options as _, Seat, Step};

/// A table in the middle of a game. What a test does not mention is something harmless: one goblet in every cart, one
/// card in every shaft, nothing in hand. Cards that are nowhere else are discarded until the draw pile has the wanted
/// size.
#[derive(Clone)]
pub(crate) struct Scene {
    options: Options,
    pile: usize,
    kept: Vec<String>,
    value: Value,
}

const CARTS: [&str; 4] = ["red-goblet-1-0", "green-goblet-0-0", "white-goblet-0-0", "pink-goblet-1-0"];
const SHAFTS: [&str; 5] =
    ["blue-sword-1-0", "yellow-sword-0-0", "blue-hammer-0-0", "yellow-hammer-1-0", "blue-goblet-0-0"];

/// The second round begins and seat 0 digs.
pub(crate) fn scene(seats: usize) -> Scene {
    let colours = ["red", "green", "white", "pink"];
    let treasures = ["hammer", "necklace", "statue", "crown"];
    let players: Vec<Value> = (0..seats)
        .map(|seat| {
            json!({
                "open": "colour", "colour": colours[seat], "treasure": treasures[seat],
                "cart": [CARTS[seat]], "cart-top": CARTS[seat],
            })
        })
        .collect();
    Scene {
        options: Options::default(),
        pile: 45,
        kept: Vec::new(),
        value: json!({ "phase": "dig", "turns": seats, "shafts": SHAFTS, "players": players }),
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Scene {
    fn set(mut self, name: &str, value: Value) -> Self {
        self.value[name] = value;
        self
    }

    fn give(mut self, seat: usize, name: &str, value: Value) -> Self {
        self.value["players"][seat][name] = value;
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.options.set(name, value).unwrap();
        self
    }

    pub(crate) fn phase(self, phase: Value) -> Self {
        self.set("phase", phase)
    }

    pub(crate) fn turns(self, turns: u32) -> Self {
        self.set("turns", json!(turns))
    }

    pub(crate) fn awake(self) -> Self {
        self.set("awake", json!(true))
    }

    pub(crate) fn shaft(mut self, number: usize, cards: &str) -> Self {
        self.value["shafts"][number - 1] = json!(cards);
        self
    }

    /// How many cards the draw pile has.
    pub(crate) fn pile(mut self, cards: usize) -> Self {
        self.pile = cards;
        self
    }

    /// These cards nobody has seen.
    pub(crate) fn unseen(mut self, cards: &str) -> Self {
        self.kept.extend(words(cards));
        self
    }

    pub(crate) fn hand(self, seat: usize, cards: &str) -> Self {
        self.give(seat, "hand", json!(words(cards)))
    }

    pub(crate) fn gallery(self, seat: usize, cards: &str) -> Self {
        self.give(seat, "gallery", json!(words(cards)))
    }

    /// The last card is the top one.
    pub(crate) fn cart(self, seat: usize, cards: &str) -> Self {
        let cards = words(cards);
        let top = cards.last().map_or(Value::Null, |card| json!(card));
        self.give(seat, "cart", json!(cards)).give(seat, "cart-top", top)
    }

    pub(crate) fn tasks(self, seat: usize, colour: &str, treasure: &str) -> Self {
        self.give(seat, "colour", json!(colour)).give(seat, "treasure", json!(treasure))
    }

    pub(crate) fn snores(self, seat: usize, cards: u8) -> Self {
        self.give(seat, "snores", json!(cards))
    }

    pub(crate) fn kablooeys(self, seat: usize, cards: u8) -> Self {
        self.give(seat, "kablooeys", json!(cards))
    }

    /// The table as it is written down.
    pub(crate) fn json(&self) -> Value {
        let mut value = self.value.clone();
        let text = value.to_string();
        let down = text.matches('?').count();
        let cards: Vec<String> = self.options.components.cards().iter().map(|card| card.to_string()).collect();
        let free = |card: &&String| !text.contains(card.as_str()) && !self.kept.contains(card);
        let used = cards.iter().filter(|card| text.contains(card.as_str())).count();
        let discards = cards.len() - used - down - self.pile;
        let filler: Vec<&String> = cards.iter().filter(free).take(discards).collect();
        assert_eq!(filler.len(), discards, "the table has too few cards for such a discard pile");
        value["discards"] = json!(filler);
        value["options"] = serde_json::to_value(&self.options).unwrap();
        value
    }

    /// The table, or why it is not one.
    pub(crate) fn try_build(&self) -> Result<Clonk, String> {
        serde_json::from_value(self.json()).map_err(|error| error.to_string())
    }

    pub(crate) fn build(&self) -> Clonk {
        self.try_build().unwrap()
    }
}

/// Plays steps written as in a record and tells what happened.
pub(crate) fn play(game: &mut Clonk, steps: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in steps {
        let step: Step<_, _> = text.parse().unwrap();
        game.play(&step, &mut events).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.audit().unwrap_or_else(|error| panic!("after {text}: {error}"));
    }
    events
}

/// What happened, in sentences.
pub(crate) fn told(events: &[Event]) -> Vec<String> {
    events.iter().map(Event::to_string).collect()
}

/// The step is refused, with this rule as the reason.
pub(crate) fn refuse(game: &Clonk, step: &str, rule: &str) {
    let before = game.clone();
    let mut after = game.clone();
    let error = after.play(&step.parse().unwrap(), &mut ()).expect_err(step);
    assert_eq!(error.rule().map(|rule| rule.to_string()).as_deref(), Some(rule), "{step}: {error}");
    assert_eq!(before, after);
}

/// What a seat may do, in notation.
pub(crate) fn legal(game: &Clonk, seat: usize) -> Vec<String> {
    game.legal_actions(Seat::new(seat)).iter().map(ToString::to_string).collect()
}

/// What chance may bring, in notation, with its weight.
pub(crate) fn outcomes(game: &Clonk) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(|outcome, weight| outcomes.push((outcome.to_string(), weight)));
    outcomes
}

/// Draws whatever comes first until somebody is to decide.
pub(crate) fn draw_all(game: &mut Clonk) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(outcome) = game.outcome_at(0) {
        game.play(&Step::Chance(outcome), &mut events).unwrap();
    }
    events
}

/// What a viewer sees, as JSON.
pub(crate) fn seen(game: &Clonk, viewer: underhill_core::Viewer, memory: underhill_core::Memory) -> Value {
    serde_json::to_value(game.view(viewer, memory)).unwrap()
}
