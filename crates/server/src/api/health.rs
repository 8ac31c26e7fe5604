use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;

use tokio::sync::Mutex;
use underhill_store::Store;
use underhill_table::Time;

use super::App;
use crate::problem::RequestError;

/// So long an answer is believed: whoever asks often does not make the server write often.
const BELIEVED: Duration = Duration::from_secs(1);

/// Whether tables can be kept, as it was found out last.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, bool)>>,
    /// Whether this one of several servers could not say for a while that it is there.
    doubtful: AtomicBool,
}

impl Readiness {
    pub(crate) fn doubt(&self, doubtful: bool) {
        self.doubtful.store(doubtful, Ordering::Relaxed);
    }

    async fn ask(&self, store: &Store, now: Time) -> bool {
        if self.doubtful.load(Ordering::Relaxed) {
            return false;
        }
        let mut last = self.last.lock().await;
        if let Some((when, ready)) = *last
            && when.elapsed() < BELIEVED
        {
            return ready;
        }
        let pinged = store.ping(now.0).await;
        if let Err(error) = &pinged {
            tracing::debug!(%error, "not ready");
        }
        *last = Some((Instant::now(), pinged.is_ok()));
        pinged.is_ok()
    }
}

/// The server runs.
pub(crate) async fn live() -> &'static str {
    "live\n"
}

/// The server can do its work: the store answers, and takes what is written.
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, RequestError> {
    let ready = app.hall.readiness.ask(&app.hall.store, app.hall.clock.now()).await;
    if ready { Ok("ready\n") } else { Err(RequestError::Unavailable) }
}

/// What can be watched, for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
