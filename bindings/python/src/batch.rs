use numpy::{Element, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use underhill_core::Memory;
use underhill_environment::{Arrays, Autoreset, Ids};

use crate::any_single::{AnySingle, Refused};
use crate::beginning::start;
use crate::errors::IllegalAction;
use crate::game::{Game, game_id, memory, option_words, plain};
use crate::single::{Known, KnownVisit, Past, Single, visit};

/// A batch of any game.
trait AnyBatch: Send + Sync {
    fn games(&self) -> usize;
    fn seats(&self) -> usize;
    fn actions(&self) -> usize;
    fn observation_len(&self) -> usize;
    fn seed(&mut self, seed: u64);
    fn reset(&mut self, which: Option<&[bool]>, arrays: Arrays<'_>);
    fn step(&mut self, ids: &[i64], arrays: Arrays<'_>) -> Result<(), String>;
    fn sample(&mut self, ids: &mut [i64]);
    fn legal_csr(&self) -> (Vec<i64>, Vec<i32>);
    fn take(&self, game: usize) -> Box<dyn AnySingle>;
}

impl<G: Known> AnyBatch for underhill_environment::Batch<G> {
    fn games(&self) -> usize {
        self.games()
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn actions(&self) -> usize {
        self.actions()
    }

    fn observation_len(&self) -> usize {
        self.observation_len()
    }

    fn seed(&mut self, seed: u64) {
        self.seed(seed);
    }

    fn reset(&mut self, which: Option<&[bool]>, arrays: Arrays<'_>) {
        self.reset(which, arrays);
    }

    fn step(&mut self, ids: &[i64], arrays: Arrays<'_>) -> Result<(), String> {
        self.step(ids, arrays).map_err(|error| error.to_string())
    }

    fn sample(&mut self, ids: &mut [i64]) {
        self.sample(ids);
    }

    fn legal_csr(&self) -> (Vec<i64>, Vec<i32>) {
        let (mut ends, mut ids) = (vec![0], Vec::with_capacity(self.games() * 32));
        for game in 0..self.games() {
            ids.extend(self.legal(game).listed().map(|id| id as i32));
            ends.push(ids.len() as i64);
        }
        (ends, ids)
    }

    fn take(&self, game: usize) -> Box<dyn AnySingle> {
        let mut single = Single::new(self.play(game).game().clone(), game as u64, true);
        single.play = self.play(game).clone();
        single.past = Some(Past { viewer: None, told: String::new() });
        Box::new(single)
    }
}

struct Make<'a> {
    seats: usize,
    options: &'a [(String, String)],
    games: usize,
    seed: u64,
    memory: Memory,
    autoreset: Autoreset,
    threads: usize,
}

impl KnownVisit for Make<'_> {
    type Output = Result<Box<dyn AnyBatch>, Refused>;

    fn visit<G: Known>(self) -> Self::Output {
        let start: G = start(self.seats, self.options)?;
        let (games, seed) = (self.games, self.seed);
        let batch = underhill_environment::Batch::new(start, games, seed, self.memory, self.autoreset, self.threads);
        Ok(Box::new(batch))
    }
}

/// Many games with the same seats and options, stepped side by side by Rust threads, the interpreter's lock released.
/// Whatever a step brings is written in place into the arrays, which never change their place.
#[pyclass(module = "underhill", name = "Batch")]
pub(crate) struct Batch {
    batch: Box<dyn AnyBatch>,
    name: &'static str,
    /// What the player to decide observes in each game: int8, a row each.
    #[pyo3(get)]
    observations: Py<PyArray2<i8>>,
    /// For each game and id whether the player may choose it: bool.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// The player to decide in each game; -1 if it is over: int8.
    #[pyo3(get)]
    players: Py<PyArray1<i8>>,
    /// What each seat of each game won in the last step: float32.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Which games ended in the last step: bool.
    #[pyo3(get)]
    ends: Py<PyArray1<bool>>,
    /// The points of each seat in each game when it last ended: int32.
    #[pyo3(get)]
    points: Py<PyArray2<i32>>,
    /// What each seat of each game observed when it last ended: int8.
    #[pyo3(get)]
    final_observations: Py<PyArray3<i8>>,
    /// What `sample` writes: int64.
    sampled: Py<PyArray1<i64>>,
}

fn matrix<T: Element>(py: Python<'_>, rows: usize, columns: usize) -> Py<PyArray2<T>> {
    PyArray2::zeros(py, [rows, columns], false).unbind()
}

fn row<T: Element>(py: Python<'_>, length: usize) -> Py<PyArray1<T>> {
    PyArray1::zeros(py, length, false).unbind()
}

impl Batch {
    /// Does something with the batch and slices of all its arrays, without the interpreter's lock.
    fn write<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl Send + FnOnce(&mut dyn AnyBatch, Arrays<'_>) -> T,
    ) -> PyResult<T> {
        let (mut observations, mut masks) = (self.observations.bind(py).readwrite(), self.masks.bind(py).readwrite());
        let (mut players, mut rewards) = (self.players.bind(py).readwrite(), self.rewards.bind(py).readwrite());
        let (mut ends, mut points) = (self.ends.bind(py).readwrite(), self.points.bind(py).readwrite());
        let mut finals = self.final_observations.bind(py).readwrite();
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            players: players.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ends: ends.as_slice_mut()?,
            points: points.as_slice_mut()?,
            finals: finals.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        Ok(py.detach(|| work(batch, arrays)))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, seats=2, options=None, seed=0, threads=1, autoreset="same_step", memory="perfect"))]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: usize,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        threads: usize,
        autoreset: &str,
        memory: &str,
    ) -> PyResult<Self> {
        let autoreset = match autoreset {
            "same_step" => Autoreset::SameStep,
            "off" => Autoreset::Off,
            other => {
                return Err(PyValueError::new_err(format!("autoreset is \"same_step\" or \"off\", not {other:?}")));
            }
        };
        let (id, memory, options) = (game_id(game)?, self::memory(memory)?, option_words(options)?);
        let make = Make { seats, options: &options, games, seed, memory, autoreset, threads };
        let batch = visit(id, make).map_err(plain)?;
        let length = batch.observation_len();
        let mut batch = Batch {
            name: id.id(),
            observations: matrix(py, games, length),
            masks: matrix(py, games, batch.actions()),
            players: row(py, games),
            rewards: matrix(py, games, seats),
            ends: row(py, games),
            points: matrix(py, games, seats),
            final_observations: PyArray3::zeros(py, [games, seats, length], false).unbind(),
            sampled: row(py, games),
            batch,
        };
        batch.write(py, |batch, arrays| batch.reset(None, arrays))?;
        Ok(batch)
    }

    /// The game's short name.
    #[getter]
    fn name(&self) -> &'static str {
        self.name
    }

    /// How many play each game.
    #[getter]
    fn seats(&self) -> usize {
        self.batch.seats()
    }

    /// How many action ids there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.batch.actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.batch.observation_len()
    }

    fn __len__(&self) -> usize {
        self.batch.games()
    }

    /// Begins all games anew, or those of a mask. With a seed the luck of every game is set anew.
    #[pyo3(signature = (seed=None, mask=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>, mask: Option<&Bound<'_, PyArray1<bool>>>) -> PyResult<()> {
        let mask = mask.map(|mask| mask.readonly());
        let which = mask.as_ref().map(|mask| mask.as_slice()).transpose()?;
        if which.is_some_and(|which| which.len() != self.batch.games()) {
            return Err(PyValueError::new_err("the mask has as many entries as there are games"));
        }
        self.write(py, |batch, arrays| {
            if let Some(seed) = seed {
                batch.seed(seed);
            }
            batch.reset(which, arrays);
        })
    }

    /// In every game the player to decide chooses an id; where it is -1, the game is left as it is. If one of the ids is not
    /// legal, nothing happens at all.
    fn step(&mut self, py: Python<'_>, ids: &Bound<'_, PyAny>) -> PyResult<()> {
        let ids: PyReadonlyArray1<'_, i64> = match ids.extract() {
            Ok(ids) => ids,
            Err(_) => py.import("numpy")?.call_method1("ascontiguousarray", (ids, "int64"))?.extract()?,
        };
        let ids = ids.as_slice()?;
        if ids.len() != self.batch.games() {
            let problem = format!("{} ids for {} games", ids.len(), self.batch.games());
            return Err(PyValueError::new_err(problem));
        }
        self.write(py, |batch, arrays| batch.step(ids, arrays))?.map_err(IllegalAction::new_err)
    }

    /// A legal id for every game, all equally likely, in an array that is written anew each time; 0 for a game that is over.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut sampled = self.sampled.bind(py).readwrite();
        let (ids, batch) = (sampled.as_slice_mut()?, &mut *self.batch);
        py.detach(|| batch.sample(ids));
        drop(sampled);
        Ok(self.sampled.clone_ref(py))
    }

    /// The legal ids of all games as a sparse matrix in rows: where each row ends (beginning with 0), and the ids.
    fn legal_csr<'py>(&self, py: Python<'py>) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i32>>) {
        let (ends, ids) = py.detach(|| self.batch.legal_csr());
        (PyArray1::from_vec(py, ends), PyArray1::from_vec(py, ids))
    }

    /// A copy of one game as it stands, without its past.
    fn game(&self, index: usize) -> PyResult<Game> {
        if index >= self.batch.games() {
            return Err(PyValueError::new_err(format!("there are {} games", self.batch.games())));
        }
        Ok(Game::new(self.batch.take(index)))
    }

    fn __repr__(&self) -> String {
        format!("<underhill.Batch of {} games of {} for {}>", self.batch.games(), self.name, self.batch.seats())
    }
}
