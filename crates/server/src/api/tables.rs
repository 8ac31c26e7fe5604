use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;
use underhill_core::Viewer;
use underhill_protocol::{Entrance, Listing, NewTable};
use underhill_table::Setting;

use super::reading::{Body, TablePath};
use super::{Address, App};
use crate::hall::Hall;
use crate::problem::RequestError;
use crate::room::Room;
use crate::tally::Pass;

/// Changes of the list that come within this time are one.
const AT_ONCE: Duration = Duration::from_millis(100);
/// So often at most somebody is told of the list.
const TOLD_EVERY: Duration = Duration::from_secs(1);

/// Opens a table.
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table is open", body = Entrance),
        (status = 400, description = "The request cannot be read", body = underhill_protocol::Problem),
        (status = 422, description = "No such game can be played", body = underhill_protocol::Problem),
        (status = 429, description = "Too many requests", body = underhill_protocol::Problem),
    )
)]
pub(crate) async fn open(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Entrance>), RequestError> {
    if !app.gate.table(address.0) {
        return Err(RequestError::TooMany);
    }
    let NewTable { game, seats, options, clock, public } = new;
    let table = app.hall.open(address.household(), Setting { game, seats, options, clock, public }).await?;
    Ok((StatusCode::CREATED, Json(Entrance { table })))
}

/// The public tables.
#[utoipa::path(
    get, path = "/api/v1/tables", tag = "tables",
    responses(
        (status = 200, description = "The public tables, 200 at most", body = Vec<Listing>),
        (status = 429, description = "Too much was asked for", body = underhill_protocol::Problem),
    )
)]
pub(crate) async fn list(
    State(hall): State<Arc<Hall>>,
    Extension(address): Extension<Address>,
) -> Result<Response, RequestError> {
    let text = list_text(&hall);
    hand_out(&hall, address, HeaderValue::from_static("application/json"), text)
}

fn list_text(hall: &Hall) -> String {
    serde_json::to_string(&hall.listed()).expect("a list serialises")
}

/// The public tables, again whenever something changes but once a second at most, as server-sent events.
#[utoipa::path(
    get, path = "/api/v1/tables/live", tag = "tables",
    responses((status = 200, description = "Each event is the list as JSON", content_type = "text/event-stream"))
)]
pub(crate) async fn live(
    State(app): State<App>,
    Extension(address): Extension<Address>,
) -> Result<impl IntoResponse, RequestError> {
    let pass = app.gate.socket(address.0).ok_or(RequestError::TooMany)?;
    let hall = Arc::clone(&app.hall);
    let mut stopping = hall.stopping.clone();
    let changes = hall.list_changes();
    let listener = Listener { hall, changes, address, told_at: None, _pass: pass };
    let events = futures_util::stream::unfold(listener, async |mut listener| {
        let text = listener.next().await?;
        Some((Ok::<_, Infallible>(Event::default().data(text)), listener))
    });
    let events = futures_util::StreamExt::take_until(events, async move {
        let _ = stopping.wait_for(|stop| *stop).await;
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Somebody who is told of the list as it changes.
struct Listener {
    hall: Arc<Hall>,
    changes: broadcast::Receiver<()>,
    address: Address,
    /// When they were told last.
    told_at: Option<Instant>,
    _pass: Pass,
}

impl Listener {
    /// The list when it has changed; none once the server stops. Whoever has been sent much is told later, of how it is then.
    async fn next(&mut self) -> Option<String> {
        if let Some(told_at) = self.told_at {
            match self.changes.recv().await {
                Ok(()) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
            tokio::time::sleep_until((told_at + TOLD_EVERY).max(Instant::now() + AT_ONCE)).await;
        }
        loop {
            // What changes from here on is heard of again.
            self.changes = self.changes.resubscribe();
            let text = list_text(&self.hall);
            if self.hall.budget.send(self.address.household(), text.len()) {
                self.told_at = Some(Instant::now());
                return Some(text);
            }
            tokio::time::sleep(TOLD_EVERY).await;
        }
    }
}

/// A table as a bystander sees it.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 200, description = "How things stand", body = Object),
        (status = 429, description = "Too much was asked for", body = underhill_protocol::Problem),
        (status = 404, description = "There is no such table", body = underhill_protocol::Problem),
    )
)]
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Extension(address): Extension<Address>,
) -> Result<Response, RequestError> {
    let scene = hall.ask(id, async |room: Room| room.look(Viewer::Spectator).await).await?;
    let text = serde_json::to_string(&scene).expect("a scene serialises");
    hand_out(&hall, address, HeaderValue::from_static("application/json"), text)
}

/// A text that is much for little that was asked, if the address may still have as much.
fn hand_out(hall: &Hall, address: Address, kind: HeaderValue, text: String) -> Result<Response, RequestError> {
    if !hall.budget.send(address.household(), text.len()) {
        return Err(RequestError::TooMany);
    }
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// The games of a table that are over, as records.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/records", tag = "tables",
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 200, description = "One record a line", content_type = "application/jsonl"),
        (status = 429, description = "Too much was asked for", body = underhill_protocol::Problem),
        (status = 404, description = "There is no such table", body = underhill_protocol::Problem),
    )
)]
pub(crate) async fn records(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Extension(address): Extension<Address>,
) -> Result<Response, RequestError> {
    let records = hall.ask(id, async |room: Room| room.records().await).await?;
    let lines: String = records.iter().map(|record| record.to_line() + "\n").collect();
    hand_out(&hall, address, HeaderValue::from_static("application/jsonl"), lines)
}
