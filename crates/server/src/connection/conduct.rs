//! What a connection is doing, as far as it decides how long it may wait.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::Instant;

use crate::config::TimeLimits;

/// What a connection is doing now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Doing {
    /// The head of a request is expected, or has come in part, since then.
    Asking(Instant),
    /// A request is answered.
    Answering,
    /// Nothing, since the last request was answered.
    Resting(Instant),
    /// It has become a socket, which has limits of its own.
    Talking,
}

/// How a connection behaves. Whoever reads and whoever answers know it both.
pub(super) struct Conduct(Mutex<State>);

struct State {
    doing: Doing,
    /// Whoever reads, if nothing was there to be read: a new limit of time is for them to keep.
    reader: Option<Waker>,
}

/// What a connection waited for too long.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Late {
    /// The rest of a request.
    Head,
    /// Another request.
    Next,
}

impl Conduct {
    /// Of a new connection: whoever connects has something to ask.
    pub(super) fn new() -> Self {
        Conduct(Mutex::new(State { doing: Doing::Asking(Instant::now()), reader: None }))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("nobody panics while holding it")
    }

    fn set(&self, doing: Doing) {
        self.lock().doing = doing;
    }

    /// Something was sent to us.
    pub(super) fn heard(&self) {
        let mut state = self.lock();
        if let Doing::Resting(_) = state.doing {
            state.doing = Doing::Asking(Instant::now());
        }
    }

    /// Until when something has to be heard; none if nothing has to be. Whoever waits for it is woken when that changes.
    pub(super) fn deadline(&self, times: &TimeLimits, reader: &Waker) -> Option<(Instant, Late)> {
        let mut state = self.lock();
        match state.doing {
            Doing::Asking(since) => Some((since + times.head, Late::Head)),
            Doing::Resting(since) => Some((since + times.idle, Late::Next)),
            Doing::Answering => {
                state.reader = Some(reader.clone());
                None
            }
            Doing::Talking => None,
        }
    }

    /// Whether somebody waits for an answer.
    pub(super) fn is_busy(&self) -> bool {
        self.lock().doing == Doing::Answering
    }

    /// A request has come.
    pub(super) fn busy(self: &Arc<Self>) -> Busy {
        self.set(Doing::Answering);
        Busy(Arc::clone(self))
    }
}

/// A request is being answered as long as this lives.
pub(super) struct Busy(Arc<Conduct>);

impl Busy {
    /// The connection becomes a socket.
    pub(super) fn for_good(self) {
        self.0.set(Doing::Talking);
    }

    /// The answer has a body: it is answered when that has ended.
    pub(super) fn until_the_end_of(self, body: Body) -> Answer {
        Answer { body, _busy: self }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        if state.doing == Doing::Answering {
            state.doing = Doing::Resting(Instant::now());
            if let Some(reader) = state.reader.take() {
                reader.wake();
            }
        }
    }
}

/// The body of an answer.
pub(super) struct Answer {
    body: Body,
    _busy: Busy,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
