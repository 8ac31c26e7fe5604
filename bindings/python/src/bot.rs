use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use underhill_core::{Skill, UnknownSkill};

use crate::any_single::{Mind, Refused};
use crate::budget::Budget;
use crate::game::{Game, from_json};

/// One of the project's bots: `Bot("hard", nodes=20_000)`. It sees what its seat sees, and nothing else.
#[pyclass(module = "underhill", name = "Bot")]
pub(crate) struct Bot {
    level: Skill,
    budget: Budget,
    seed: u64,
    /// What it keeps in mind from one decision to the next.
    mind: Mutex<Option<Mind>>,
    asked: u64,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="hard", nodes=None, seconds=None, seed=0))]
    fn new(level: &str, nodes: Option<u64>, seconds: Option<f64>, seed: u64) -> PyResult<Self> {
        let level = level.parse().map_err(|error: UnknownSkill| PyValueError::new_err(error.to_string()))?;
        let budget = match (nodes, seconds) {
            (Some(_), Some(_)) => return Err(PyValueError::new_err("a bot has so many nodes or so many seconds")),
            (Some(nodes), None) => Budget::Nodes(nodes),
            (None, Some(seconds)) => Budget::Time(
                Duration::try_from_secs_f64(seconds).map_err(|error| PyValueError::new_err(error.to_string()))?,
            ),
            (None, None) => Budget::Usual,
        };
        Ok(Bot { level, budget, seed, mind: Mutex::default(), asked: 0 })
    }

    /// How well it plays.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// Forgets what it kept in mind: before another game.
    fn forget(&mut self) {
        self.mind = Mutex::default();
        self.asked = 0;
    }

    /// What it would do in a seat, and why: action, ids, win, points, candidates, line, proof, reasons, nodes, depth.
    #[pyo3(signature = (game, seat=None))]
    fn think<'py>(&mut self, py: Python<'py>, game: &Game, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let seat = game.seat(seat)?;
        if !game.single.waiting_seats().contains(&seat.index()) {
            return Err(Refused::new(format!("the game does not wait for seat {seat}")).into());
        }
        let (level, budget) = (self.level, self.budget);
        let seed = self.seed.wrapping_add(self.asked.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        self.asked += 1;
        // Whoever thinks holds the bot alone; the lock is only there because Python may share it among threads.
        let (single, mind) = (&game.single, self.mind.get_mut().unwrap_or_else(PoisonError::into_inner));
        let answer = py.detach(|| single.think(mind, seat, level, budget, seed));
        from_json(py, &answer.to_string())
    }

    fn __repr__(&self) -> String {
        format!("<underhill.Bot {}>", self.level)
    }
}
