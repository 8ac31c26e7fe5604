use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;

use super::App;
use crate::problem::RequestError;

/// The server runs.
pub(crate) async fn live() -> &'static str {
    "live\n"
}

/// The server can do its work: the store answers.
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, RequestError> {
    app.hall.store.ping().await.map_err(|_| RequestError::Unavailable)?;
    Ok("ready\n")
}

/// What can be watched, for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
