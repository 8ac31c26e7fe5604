//! What can be done with a game of any kind, and why it cannot.

use serde_json::Value;
use underhill_core::{Illegal, Memory, PerSeat, PlayError, Seat, Skill, Standings, Viewer, Waiting};
use underhill_environment::Part;

use crate::budget::Budget;

/// Why something cannot be done, with the rule if it is one.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) rule: Option<&'static str>,
    pub(crate) text: String,
}

impl Refused {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Refused { rule: None, text: text.into() }
    }
}

impl<I: Illegal> From<PlayError<I>> for Refused {
    fn from(error: PlayError<I>) -> Self {
        let rule = error.rule().map(underhill_core::RuleId::as_str);
        match error {
            PlayError::Illegal { illegal, .. } => Refused { rule, text: illegal.to_string() },
            other => Refused { rule, text: other.to_string() },
        }
    }
}

/// What a bot keeps in mind, whichever game it plays.
pub(crate) type Mind = Box<dyn std::any::Any + Send>;

/// A game of any kind.
pub(crate) trait AnySingle: Send + Sync {
    fn id(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn actions(&self) -> usize;
    fn options(&self) -> Value;
    fn parts(&self) -> Vec<Part>;
    fn copy(&self) -> Box<dyn AnySingle>;
    fn same(&self, other: &dyn AnySingle) -> bool;
    fn waiting(&self) -> Waiting;
    fn seat(&self) -> Option<Seat>;
    fn waiting_seats(&self) -> Vec<usize>;
    fn legal_ids(&self, seat: Seat, visit: &mut dyn FnMut(usize));
    fn write_mask(&self, seat: Seat, mask: &mut [bool]);
    fn is_legal(&self, seat: Seat, id: usize) -> bool;
    fn legal(&self, seat: Seat, most: usize) -> Vec<String>;
    fn legal_count(&self, seat: Seat) -> u64;
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    fn act(&mut self, seat: Seat, id: usize) -> Result<(), Refused>;
    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;
    fn play(&mut self, step: &str) -> Result<(), Refused>;
    fn ids_of(&self, seat: Seat, action: &str) -> Result<Vec<usize>, Refused>;
    fn notation_of(&self, seat: Seat, id: usize) -> Result<Option<String>, Refused>;
    fn draft(&self) -> String;
    fn outcomes(&self) -> Vec<(String, u32)>;
    fn draw(&mut self, outcome: &str) -> Result<(), Refused>;
    fn draw_at(&mut self, place: usize) -> Result<(), Refused>;
    fn view(&self, viewer: Viewer, memory: Memory) -> String;
    fn sketch(&self, viewer: Viewer, memory: Memory) -> String;
    fn observe(&self, seat: Seat, memory: Memory, out: &mut [i8]);
    fn determinize(&self, viewer: Viewer, memory: Memory, seed: u64) -> Result<Box<dyn AnySingle>, Refused>;
    fn information_state(&self, viewer: Viewer) -> String;
    fn points(&self) -> PerSeat<i32>;
    fn turns(&self) -> u32;
    fn turn_bound(&self) -> u32;
    fn standings(&self) -> Option<Standings>;
    fn rewards(&self) -> Option<PerSeat<f64>>;
    fn steps(&self) -> Vec<String>;
    fn story(&self) -> Vec<(String, Vec<String>)>;
    fn record(&self, players: Vec<String>) -> Result<String, Refused>;
    fn pickled(&self) -> String;
    fn think(&self, mind: &mut Option<Mind>, seat: Seat, level: Skill, budget: Budget, seed: u64) -> Value;
    fn seed(&self) -> u64;
    fn draws(&self) -> bool;
}
