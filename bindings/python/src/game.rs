use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple};
use serde_json::Value;
use underhill_catalog::GameId;
use underhill_core::{Memory, Record, Seat, Viewer, Waiting, seeded};

use crate::any_single::{AnySingle, Refused};
use crate::beginning::{Begin, Imagine, ReadRecord, Unpickle};
use crate::single::visit;

/// A game being played. `underhill.new_game` begins one.
#[pyclass(module = "underhill", name = "Game")]
pub(crate) struct Game {
    pub(crate) single: Box<dyn AnySingle>,
    /// How many numbers an observation has.
    size: usize,
}

impl Game {
    pub(crate) fn new(single: Box<dyn AnySingle>) -> Self {
        Game { size: single.parts().iter().map(underhill_environment::Part::len).sum(), single }
    }
}

/// Which game, by its short name.
pub(crate) fn game_id(name: &str) -> PyResult<GameId> {
    name.parse().map_err(|error: underhill_catalog::UnknownGame| PyValueError::new_err(error.to_string()))
}

/// Options as they are set: every value as a word.
pub(crate) fn option_words(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let word = |value: &Bound<'_, PyAny>| match value.extract::<bool>() {
        Ok(flag) => Ok(flag.to_string()),
        Err(_) => value.str().map(|text| text.to_string()),
    };
    let Some(options) = options else { return Ok(Vec::new()) };
    options.iter().map(|(name, value)| Ok((name.extract()?, word(&value)?))).collect()
}

/// How much is remembered, by its word.
pub(crate) fn memory(word: &str) -> PyResult<Memory> {
    match word {
        "perfect" => Ok(Memory::Perfect),
        "table" => Ok(Memory::Table),
        _ => Err(PyValueError::new_err(format!("memory is \"perfect\" or \"table\", not {word:?}"))),
    }
}

/// A Python value from JSON text.
pub(crate) fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Begins a game: `new_game("kobold", seats=3, options={"reveal": "together"}, seed=1)`.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None, seed=None, chance="auto"))]
pub(crate) fn new_game(
    game: &str,
    seats: usize,
    options: Option<&Bound<'_, PyDict>>,
    seed: Option<u64>,
    chance: &str,
) -> PyResult<Game> {
    let (id, options) = (game_id(game)?, option_words(options)?);
    let (seed, draws) = (seed.unwrap_or(0), draws(chance)?);
    let single = visit(id, Begin { seats, options: &options, seed, draws }).map_err(plain)?;
    Ok(Game::new(single))
}

fn draws(chance: &str) -> PyResult<bool> {
    match chance {
        "auto" => Ok(true),
        "ask" => Ok(false),
        _ => Err(PyValueError::new_err(format!("chance is \"auto\" or \"ask\", not {chance:?}"))),
    }
}

/// What is wrong with a set-up or a file is no illegal action.
pub(crate) fn plain(refused: Refused) -> PyErr {
    PyValueError::new_err(refused.text)
}

/// A game from a line of a record file, every step verified.
#[pyfunction]
#[pyo3(signature = (line, seed=None, chance="auto"))]
pub(crate) fn from_record(line: &str, seed: Option<u64>, chance: &str) -> PyResult<Game> {
    let record = Record::from_line(line).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let read = ReadRecord { record: &record, seed: seed.unwrap_or(0), draws: draws(chance)? };
    Ok(Game::new(visit(game_id(&record.game)?, read).map_err(plain)?))
}

/// A whole game that looks like this view, given as JSON text, what it does not show chosen by luck.
#[pyfunction]
#[pyo3(signature = (game, view, seed=0))]
pub(crate) fn from_view(game: &str, view: &str, seed: u64) -> PyResult<Game> {
    Ok(Game::new(visit(game_id(game)?, Imagine { view, seed }).map_err(plain)?))
}

/// A game from what `Game.__reduce__` made of one.
#[pyfunction(name = "_unpickle")]
pub(crate) fn unpickle(pickled: &[u8]) -> PyResult<Game> {
    let stored: Value = serde_json::from_slice(pickled).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let id = game_id(stored["game"].as_str().unwrap_or_default())?;
    Ok(Game::new(visit(id, Unpickle(stored)).map_err(plain)?))
}

impl Game {
    /// A seat by its number; without one whoever decides now.
    pub(crate) fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) if seat < self.single.seats() => Ok(Seat::new(seat)),
            Some(seat) => {
                Err(PyValueError::new_err(format!("there are {} seats, and no seat {seat}", self.single.seats())))
            }
            None => self.single.seat().ok_or_else(|| {
                PyValueError::new_err(match self.single.waiting() {
                    Waiting::Chance => "the game waits for chance, so say which seat is meant",
                    _ => "the game is over, so say which seat is meant",
                })
            }),
        }
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        match seat {
            None => Ok(Viewer::Spectator),
            seat => self.seat(seat).map(Viewer::Seat),
        }
    }
}

#[pymethods]
impl Game {
    /// The game's short name.
    #[getter]
    fn name(&self) -> &'static str {
        self.single.id()
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.single.seats()
    }

    /// What was agreed before the start.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.single.options().to_string())
    }

    /// Where the luck comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.single.seed()
    }

    /// Whether chance is drawn by itself ("auto") or by whoever plays ("ask").
    #[getter]
    fn chance(&self) -> &'static str {
        if self.single.draws() { "auto" } else { "ask" }
    }

    /// How many action ids there are with these options.
    #[getter]
    fn num_actions(&self) -> usize {
        self.single.actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.size
    }

    /// What the game waits for: "decide", "chance" or "over".
    #[getter]
    fn waiting(&self) -> &'static str {
        match self.single.waiting() {
            Waiting::Decide(_) => "decide",
            Waiting::Chance => "chance",
            Waiting::Over => "over",
        }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.single.waiting() == Waiting::Over
    }

    /// The seat to decide now; None while chance is waited for and when the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        self.single.seat().map(Seat::index)
    }

    /// Every seat whose decision is missing: several if they decide at once.
    #[getter]
    fn waiting_seats(&self) -> Vec<usize> {
        self.single.waiting_seats()
    }

    /// What the player has chosen so far of an action that takes several ids, in notation; empty mostly.
    #[getter]
    fn draft(&self) -> String {
        self.single.draft()
    }

    /// How many turns have been completed.
    #[getter]
    fn turns(&self) -> u32 {
        self.single.turns()
    }

    /// The most turns that a game with these options can have.
    #[getter]
    fn turn_bound(&self) -> u32 {
        self.single.turn_bound()
    }

    /// The points of each seat so far.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.single.points().to_vec()
    }

    /// How the game ended: points, places and the rules that ended it; None while it goes on.
    #[getter]
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(standings) = self.single.standings() else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("points", standings.points.to_vec())?;
        dict.set_item("places", PyList::new(py, standings.places.iter().map(|&place| u32::from(place)))?)?;
        dict.set_item("ended_by", PyList::new(py, standings.ended_by.iter().map(|rule| rule.as_str()))?)?;
        Ok(Some(dict))
    }

    /// What the game is worth to each seat, from -1 to 1; None while it goes on.
    #[getter]
    fn rewards(&self) -> Option<Vec<f64>> {
        self.single.rewards().map(|rewards| rewards.to_vec())
    }

    /// Every step so far in notation, chance included.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.single.steps()
    }

    /// Every step so far with what happened, in English sentences: all of it, whoever may know it.
    fn story(&self) -> Vec<(String, Vec<String>)> {
        self.single.story()
    }

    /// The ids that a seat may choose, ascending.
    #[pyo3(signature = (seat=None))]
    fn legal_ids<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let mut ids = Vec::with_capacity(64);
        if seat.is_some() || self.single.seat().is_some() {
            self.single.legal_ids(self.seat(seat)?, &mut |id| ids.push(id));
        }
        PyList::new(py, ids)
    }

    /// For every id whether a seat may choose it: of type "bool" or "int8".
    #[pyo3(signature = (seat=None, dtype="bool"))]
    fn legal_mask<'py>(&self, py: Python<'py>, seat: Option<usize>, dtype: &str) -> PyResult<Bound<'py, PyAny>> {
        let mut mask = vec![false; self.single.actions()];
        if seat.is_some() || self.single.seat().is_some() {
            self.single.write_mask(self.seat(seat)?, &mut mask);
        }
        match dtype {
            "bool" => Ok(PyArray1::from_vec(py, mask).into_any()),
            "int8" => Ok(PyArray1::from_vec(py, mask.into_iter().map(i8::from).collect()).into_any()),
            _ => Err(PyValueError::new_err(format!("a mask is of type \"bool\" or \"int8\", not {dtype:?}"))),
        }
    }

    /// What a seat may do, in notation: at most so many.
    #[pyo3(signature = (seat=None, limit=1000))]
    fn legal_actions(&self, seat: Option<usize>, limit: usize) -> PyResult<Vec<String>> {
        if seat.is_none() && self.single.seat().is_none() {
            return Ok(Vec::new());
        }
        Ok(self.single.legal(self.seat(seat)?, limit))
    }

    /// How many actions a seat has, in notation: in Gobblestones there may be millions.
    #[pyo3(signature = (seat=None))]
    fn legal_count(&self, seat: Option<usize>) -> PyResult<u64> {
        if seat.is_none() && self.single.seat().is_none() {
            return Ok(0);
        }
        Ok(self.single.legal_count(self.seat(seat)?))
    }

    /// None if a seat may do this; otherwise why not: the rule's id, or None, and a sentence.
    #[pyo3(signature = (action, seat=None))]
    fn check<'py>(&self, py: Python<'py>, action: &str, seat: Option<usize>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let seat = match (seat, self.single.seat()) {
            (None, None) => Seat::new(0),
            (seat, _) => self.seat(seat)?,
        };
        match self.single.check(seat, action) {
            Ok(()) => Ok(None),
            Err(refused) => PyTuple::new(
                py,
                [refused.rule.into_pyobject(py)?.into_any(), refused.text.into_pyobject(py)?.into_any()],
            )
            .map(Some),
        }
    }

    /// A seat chooses an id, or does what is written in notation. Chance is drawn by itself afterwards.
    #[pyo3(signature = (action, seat=None))]
    fn act(&mut self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        let seat = match (seat, self.single.seat()) {
            (None, Some(seat)) => seat,
            (None, None) => Seat::new(0),
            (seat, _) => self.seat(seat)?,
        };
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(self.single.decide(seat, &text.to_cow()?)?);
        }
        let id: i64 = action.extract()?;
        let id = usize::try_from(id).map_err(|_| Refused::new(format!("{id} is not a legal id for seat {seat}")))?;
        Ok(self.single.act(seat, id)?)
    }

    /// Plays a whole step as records have it: "0: place 3", "1: trust; 2: challenge", "* die blue:2".
    fn play(&mut self, step: &str) -> PyResult<()> {
        Ok(self.single.play(step)?)
    }

    /// The ids by which a seat does what is written in notation, one after the other.
    #[pyo3(signature = (action, seat=None))]
    fn ids_of(&self, action: &str, seat: Option<usize>) -> PyResult<Vec<usize>> {
        Ok(self.single.ids_of(self.seat(seat)?, action)?)
    }

    /// What a legal id does, in notation; None if the player goes on choosing after it.
    #[pyo3(signature = (id, seat=None))]
    fn notation_of(&self, id: usize, seat: Option<usize>) -> PyResult<Option<String>> {
        Ok(self.single.notation_of(self.seat(seat)?, id)?)
    }

    /// What chance can bring now, each with its weight.
    fn outcomes(&self) -> Vec<(String, u32)> {
        self.single.outcomes()
    }

    /// Chance brings this: an outcome in notation, or its place among the outcomes. Without either it is drawn.
    #[pyo3(signature = (outcome=None))]
    fn draw(&mut self, outcome: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let Some(outcome) = outcome else {
            let weights = self.single.outcomes();
            let total: u64 = weights.iter().map(|&(_, weight)| u64::from(weight)).sum();
            if total == 0 {
                return Err(Refused::new("the game does not wait for chance").into());
            }
            let mut luck = seeded(self.single.seed(), self.single.steps().len() as u64);
            let mut ticket = underhill_core::Luck::below(&mut luck, total);
            let place = weights.iter().position(|&(_, weight)| {
                let here = ticket < u64::from(weight);
                ticket = ticket.saturating_sub(weight.into());
                here
            });
            return Ok(self.single.draw_at(place.unwrap_or(0))?);
        };
        match outcome.cast::<PyString>() {
            Ok(text) => Ok(self.single.draw(&text.to_cow()?)?),
            Err(_) => Ok(self.single.draw_at(outcome.extract()?)?),
        }
    }

    /// What a seat sees; without one, a bystander.
    #[pyo3(signature = (seat=None, memory="perfect"))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>, memory: &str) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.view_json(seat, memory)?)
    }

    /// The same as JSON text, to the byte as every other program of the project has it.
    #[pyo3(signature = (seat=None, memory="perfect"))]
    fn view_json(&self, seat: Option<usize>, memory: &str) -> PyResult<String> {
        Ok(self.single.view(self.viewer(seat)?, self::memory(memory)?))
    }

    /// A drawing of what a seat sees, for a terminal, with ANSI colours; without a seat, a bystander.
    #[pyo3(signature = (seat=None, memory="perfect"))]
    fn drawing(&self, seat: Option<usize>, memory: &str) -> PyResult<String> {
        Ok(self.single.sketch(self.viewer(seat)?, self::memory(memory)?))
    }

    /// What a seat observes, as numbers; `observation_parts` says what they mean.
    #[pyo3(signature = (seat=None, memory="perfect"))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        memory: &str,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(seat)?;
        let mut out = vec![0; self.size];
        self.single.observe(seat, self::memory(memory)?, &mut out);
        Ok(PyArray1::from_vec(py, out))
    }

    /// A whole game that looks just like this to a seat, what it does not know chosen by luck.
    #[pyo3(signature = (seat=None, memory="perfect", seed=0))]
    fn determinize(&self, seat: Option<usize>, memory: &str, seed: u64) -> PyResult<Game> {
        let viewer = Viewer::Seat(self.seat(seat)?);
        let single = self.single.determinize(viewer, self::memory(memory)?, seed).map_err(plain)?;
        Ok(Game { single, size: self.size })
    }

    /// Everything that a seat has been told since the start, a line for each event: equal for equal knowledge.
    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.single.information_state(self.viewer(seat)?))
    }

    /// The line of a record file.
    #[pyo3(signature = (players=Vec::new()))]
    fn record(&self, players: Vec<String>) -> PyResult<String> {
        self.single.record(players).map_err(plain)
    }

    /// The same game, to be played on by itself.
    fn copy(&self) -> Game {
        Game { single: self.single.copy(), size: self.size }
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copy()
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.single.same(&*other.single)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let unpickle = py.import("underhill._underhill")?.getattr("_unpickle")?;
        Ok((unpickle, (PyBytes::new(py, self.single.pickled().as_bytes()),)))
    }

    fn __str__(&self) -> PyResult<String> {
        self.drawing(None, "perfect")
    }

    fn __repr__(&self) -> String {
        let waiting = match self.single.seat() {
            Some(seat) => format!("seat {seat} decides"),
            None => self.waiting().to_owned(),
        };
        format!("<underhill.Game {} for {}, {} turns, {waiting}>", self.name(), self.seats(), self.turns())
    }

    /// A drawing for notebooks.
    fn _repr_svg_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("underhill._drawing")?.call_method1("svg", (self.__str__()?,))
    }
}
