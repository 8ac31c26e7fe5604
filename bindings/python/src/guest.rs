//! A seat at a table that a server keeps.

use std::collections::HashMap;
use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use pyo3::exceptions::{PyConnectionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use underhill_client::{Error, Happened, Server};
use underhill_core::Seat;
use underhill_protocol::{Command, NewTable};
use underhill_table::{Name, Scene, SeatPass};

use crate::game::from_json;

/// So often somebody who waits looks whether they are to stop.
const BREATH: Duration = Duration::from_millis(100);

/// Whoever waits for the answer to something: none if it was done, or why it was refused.
type Answer = oneshot::Sender<Option<Value>>;

/// What is asked of the one who attends to a table.
enum Request {
    Command(Command, Answer),
    Agree(Answer),
    Again(Answer),
    Verify(oneshot::Sender<Result<(), Error>>),
}

/// How things stand.
struct Standing {
    scene: Scene,
    pass: Option<SeatPass>,
    /// Why nothing more will happen.
    ended: Option<String>,
}

/// Somebody at a table of a server, with a seat or watching: what `docs/protocol.md` says of clients, done by a thread of its own.
/// So a seat is not lost while its player thinks.
#[pyclass(module = "underhill", name = "Guest")]
pub(crate) struct Guest {
    runtime: Runtime,
    /// None once the table was left.
    requests: Option<mpsc::UnboundedSender<Request>>,
    standing: watch::Receiver<Standing>,
    attending: Option<JoinHandle<()>>,
    table: String,
}

#[pymethods]
impl Guest {
    /// Goes to the table of a link: takes a seat by this name, comes back to one with what holds it, or watches.
    #[new]
    #[pyo3(signature = (link, name=None, seat=None, seat_pass=None, authority=None))]
    fn new(
        py: Python<'_>,
        link: &str,
        name: Option<String>,
        seat: Option<usize>,
        seat_pass: Option<&str>,
        authority: Option<&str>,
    ) -> PyResult<Self> {
        let (server, table) = Server::of_link(link).map_err(problem)?;
        let server = certified(server, authority)?;
        let name = name.map(|name| Name::try_from(name).map_err(|error| PyValueError::new_err(error.to_string())));
        let pass = seat_pass.map(|pass| pass.parse::<SeatPass>().map_err(PyValueError::new_err)).transpose()?;
        let (name, seat, runtime) = (name.transpose()?, seat.map(Seat::new), runtime()?);
        let guest = wait(py, &runtime, async {
            match (pass, name) {
                (Some(pass), _) => underhill_client::Guest::return_to(&server, table, pass).await,
                (None, Some(name)) => underhill_client::Guest::sit(&server, table, name, seat).await,
                (None, None) => underhill_client::Guest::watch(&server, table).await,
            }
        })?;
        let guest = guest.map_err(problem)?;
        let (requests, asked) = mpsc::unbounded_channel();
        let (shown, standing) = watch::channel(standing_of(&guest));
        let attending = Some(runtime.spawn(attend(guest, asked, shown)));
        Ok(Guest { runtime, requests: Some(requests), standing, attending, table: table.to_string() })
    }

    /// The code of the table.
    #[getter]
    fn table(&self) -> &str {
        &self.table
    }

    /// What holds the seat: with it one comes back, from anywhere. None for those who watch.
    #[getter]
    fn seat_pass(&self) -> Option<String> {
        self.standing.borrow().pass.as_ref().map(ToString::to_string)
    }

    /// The table as it is now, as `docs/protocol.md` describes a scene.
    #[getter]
    fn scene<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scene = serde_json::to_string(&self.standing.borrow_and_update().scene).expect("a scene serialises");
        from_json(py, &scene)
    }

    /// Waits until something is otherwise than it was when the scene was last looked at.
    fn wait(&mut self, py: Python<'_>) -> PyResult<()> {
        let standing = &mut self.standing;
        let changed = wait(py, &self.runtime, standing.changed())?;
        match &standing.borrow().ended {
            Some(reason) => Err(PyConnectionError::new_err(reason.clone())),
            None => changed.map_err(|_| left()),
        }
    }

    /// Does one of the commands of `docs/protocol.md`, given as there. None once it is done; otherwise why it was refused.
    fn command<'py>(&mut self, py: Python<'py>, command: &Bound<'py, PyDict>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let command = read(command)?;
        self.ask(py, |answer| Request::Command(command, answer))
    }

    /// Agrees to what another asks for.
    fn agree<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.ask(py, Request::Agree)
    }

    /// Asks for another game.
    fn again<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.ask(py, Request::Again)
    }

    /// Finds out whether the draws of the game that is over were fair (`docs/fairness.md`), and raises if they were not.
    fn verify(&mut self, py: Python<'_>) -> PyResult<()> {
        let fair = self.send(py, Request::Verify)?;
        fair.map_err(problem)
    }

    /// Leaves; the seat stays theirs.
    fn leave(&mut self, py: Python<'_>) -> PyResult<()> {
        self.requests = None;
        match self.attending.take() {
            Some(attending) => wait(py, &self.runtime, attending).map(drop),
            None => Ok(()),
        }
    }
}

impl Guest {
    fn ask<'py>(
        &mut self,
        py: Python<'py>,
        request: impl FnOnce(Answer) -> Request,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.send(py, request)?.map(|refusal| from_json(py, &refusal.to_string())).transpose()
    }

    fn send<T: Send>(&mut self, py: Python<'_>, request: impl FnOnce(oneshot::Sender<T>) -> Request) -> PyResult<T> {
        let (answer, answered) = oneshot::channel();
        let requests = self.requests.as_ref().ok_or_else(left)?;
        // Whoever does not listen any more does not answer either.
        let _ = requests.send(request(answer));
        wait(py, &self.runtime, answered)?.map_err(|_| match &self.standing.borrow().ended {
            Some(reason) => PyConnectionError::new_err(reason.clone()),
            None => left(),
        })
    }
}

/// Opens a table as `docs/protocol.md` says, and gives the link to it.
#[pyfunction]
#[pyo3(name = "_open_table", signature = (address, table, authority=None))]
pub(crate) fn open_table(
    py: Python<'_>,
    address: &str,
    table: &Bound<'_, PyDict>,
    authority: Option<&str>,
) -> PyResult<String> {
    let server = certified(Server::at(address).map_err(problem)?, authority)?;
    let new: NewTable = read(table)?;
    let table = wait(py, &runtime()?, server.open(&new))?.map_err(problem)?;
    Ok(server.link(table))
}

fn certified(server: Server, authority: Option<&str>) -> PyResult<Server> {
    match authority {
        Some(authority) => server.certified_by(authority).map_err(problem),
        None => Ok(server),
    }
}

/// A value of ours from one of Python's.
fn read<T: DeserializeOwned>(value: &Bound<'_, PyDict>) -> PyResult<T> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// One thread: it has little to do.
fn runtime() -> PyResult<Runtime> {
    Ok(Builder::new_multi_thread().worker_threads(1).thread_name("underhill").enable_all().build()?)
}

/// Waits for something without the interpreter's lock; whatever interrupts Python interrupts it.
fn wait<T: Send>(py: Python<'_>, runtime: &Runtime, what: impl Future<Output = T> + Send) -> PyResult<T> {
    let mut what = pin!(what);
    loop {
        let come = py.detach(|| runtime.block_on(async { timeout(BREATH, &mut what).await }));
        match come {
            Ok(come) => return Ok(come),
            Err(_) => py.check_signals()?,
        }
    }
}

fn left() -> PyErr {
    PyConnectionError::new_err("the table was left")
}

/// What is somebody's mistake is a wrong value; anything else is the connection.
#[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
fn problem(error: Error) -> PyErr {
    match error {
        Error::Refused { status: 400..500, .. } | Error::Address(_) | Error::Unfair(_) => {
            PyValueError::new_err(error.to_string())
        }
        _ => PyConnectionError::new_err(error.to_string()),
    }
}

fn standing_of(guest: &underhill_client::Guest) -> Standing {
    Standing { scene: guest.scene().clone(), pass: guest.seat_pass(), ended: None }
}

/// Stays at a table until nobody asks for anything any more, and shows how things stand.
async fn attend(
    mut guest: underhill_client::Guest,
    mut asked: mpsc::UnboundedReceiver<Request>,
    shown: watch::Sender<Standing>,
) {
    let mut owed: HashMap<u64, Answer> = HashMap::new();
    loop {
        tokio::select! {
            request = asked.recv() => {
                let (number, answer) = match request {
                    None => return guest.leave().await,
                    Some(Request::Command(command, answer)) => (Ok(guest.command(command)), answer),
                    Some(Request::Agree(answer)) => (guest.agree(), answer),
                    Some(Request::Again(answer)) => (guest.again(), answer),
                    Some(Request::Verify(verified)) => {
                        // Whoever asked may have gone.
                        let _ = verified.send(guest.verify().await.map(drop));
                        continue;
                    }
                };
                // Without a number there is no luck on this machine, and dropping the answer says that none will come.
                if let Ok(number) = number {
                    owed.insert(number, answer);
                }
            }
            happened = guest.next() => match happened {
                Ok(happened) => {
                    // What is answered can be seen when the answer comes.
                    shown.send_replace(standing_of(&guest));
                    let (number, refusal) = match happened {
                        Happened::Done { id, .. } => (id, None),
                        Happened::Rejected { id, rejection, message } => {
                            let mut refusal = json!(rejection);
                            refusal["message"] = message.into();
                            (id, Some(refusal))
                        }
                        _ => continue,
                    };
                    if let Some(answer) = owed.remove(&number) {
                        let _ = answer.send(refusal);
                    }
                }
                Err(error) => {
                    shown.send_modify(|standing| standing.ended = Some(error.to_string()));
                    return;
                }
            },
        }
    }
}
