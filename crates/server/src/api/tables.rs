use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tokio::sync::broadcast::error::RecvError;
use underhill_core::Viewer;
use underhill_protocol::{Entrance, Listing, NewTable};
use underhill_table::Setting;

use super::reading::{Body, TablePath};
use super::{Address, App};
use crate::hall::Hall;
use crate::problem::RequestError;
use crate::room::Room;

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
    responses((status = 200, description = "The public tables", body = Vec<Listing>))
)]
pub(crate) async fn list(State(hall): State<Arc<Hall>>) -> Json<Vec<Listing>> {
    Json(hall.listed())
}

/// The public tables, again and again whenever something changes, as server-sent events.
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
    let changes = hall.list_changes();
    let mut stopping = hall.stopping.clone();
    let first = (hall, changes, pass, true);
    let events = futures_util::stream::unfold(first, async |(hall, mut changes, pass, first)| {
        if !first {
            match changes.recv().await {
                Ok(()) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
            // Many changes at once are one.
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let event = Event::default().json_data(hall.listed()).expect("a list serialises");
        Some((Ok::<_, Infallible>(event), (hall, changes, pass, false)))
    });
    let events = futures_util::StreamExt::take_until(events, async move {
        let _ = stopping.wait_for(|stop| *stop).await;
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
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
