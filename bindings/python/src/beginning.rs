//! Where games come from: the start, a record, a pickle.

use serde_json::{Value, json};
use underhill_core::{Game, Record, Replay, Seat};

use crate::any_single::{AnySingle, Refused};
use crate::single::{Known, KnownVisit, Past, Single};

/// Begins a game.
pub(crate) struct Begin<'a> {
    pub(crate) seats: usize,
    pub(crate) options: &'a [(String, String)],
    pub(crate) seed: u64,
    pub(crate) draws: bool,
}

/// Reads options, one after the other.
pub(crate) fn options<G: Game>(given: &[(String, String)]) -> Result<G::Options, Refused> {
    let mut options = G::Options::default();
    for (name, value) in given {
        let set = match name.as_str() {
            "edition" => underhill_core::Options::set_edition(&mut options, value),
            name => underhill_core::Options::set(&mut options, name, value),
        };
        set.map_err(|error| Refused::new(error.to_string()))?;
    }
    Ok(options)
}

/// A game about to start.
pub(crate) fn start<G: Game>(seats: usize, given: &[(String, String)]) -> Result<G, Refused> {
    G::new(seats, &options::<G>(given)?).map_err(|error| Refused::new(error.to_string()))
}

impl KnownVisit for Begin<'_> {
    type Output = Result<Box<dyn AnySingle>, Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        Ok(Box::new(Single::<G>::new(start(self.seats, self.options)?, self.seed, self.draws)))
    }
}

/// Reads a record, whose every step is verified.
pub(crate) struct ReadRecord<'a> {
    pub(crate) record: &'a Record,
    pub(crate) seed: u64,
    pub(crate) draws: bool,
}

impl KnownVisit for ReadRecord<'_> {
    type Output = Result<Box<dyn AnySingle>, Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        let fail = |error: underhill_core::RecordError| Refused::new(error.to_string());
        let replay = Replay::<G>::new(self.record).map_err(fail)?;
        let mut single = Single::new(replay.game().clone(), self.seed, false);
        Replay::<G>::new(self.record).map_err(fail)?.finish().map_err(fail)?;
        let steps: Vec<&str> = self.record.steps.iter().map(String::as_str).collect();
        single.replay(&steps)?;
        single.draws = self.draws;
        single.go_on();
        Ok(Box::new(single))
    }
}

/// Reads what was pickled.
pub(crate) struct Unpickle(pub(crate) Value);

impl KnownVisit for Unpickle {
    type Output = Result<Box<dyn AnySingle>, Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        let broken = || Refused::new("this is not a game that was pickled by this version");
        let stored = &self.0;
        if stored["rules"] != json!(G::RULES_VERSION) {
            return Err(broken());
        }
        let origin: G = serde_json::from_value(stored["origin"].clone()).map_err(|_| broken())?;
        let seed = stored["seed"].as_u64().ok_or_else(broken)?;
        let mut single = Single::new(origin, seed, false);
        if !stored["past"].is_null() {
            let (viewer, told) = serde_json::from_value(stored["past"].clone()).map_err(|_| broken())?;
            single.past = Some(Past { viewer, told });
        }
        let steps: Vec<String> = serde_json::from_value(stored["steps"].clone()).map_err(|_| broken())?;
        single.replay(&steps.iter().map(String::as_str).collect::<Vec<_>>())?;
        let pending: Vec<(Seat, Value)> = serde_json::from_value(stored["pending"].clone()).map_err(|_| broken())?;
        single.go_on_with(&pending)?;
        single.draws = stored["draws"].as_bool().ok_or_else(broken)?;
        Ok(Box::new(single))
    }
}

/// Imagines a game from what somebody sees.
pub(crate) struct Imagine<'a> {
    pub(crate) view: &'a str,
    pub(crate) seed: u64,
}

impl KnownVisit for Imagine<'_> {
    type Output = Result<Box<dyn AnySingle>, Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        let view: G::View = serde_json::from_str(self.view).map_err(|error| Refused::new(error.to_string()))?;
        let luck = &mut underhill_core::seeded(self.seed, u64::MAX);
        let game = G::determinize(&view, luck).map_err(|error| Refused::new(error.to_string()))?;
        let mut single = Single::new(game, self.seed, true);
        single.past = Some(Past { viewer: None, told: String::new() });
        Ok(Box::new(single))
    }
}
