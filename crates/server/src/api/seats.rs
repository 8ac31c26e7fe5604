use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use underhill_core::Level;
use underhill_protocol::{NewSeat, Problem, Seated};
use underhill_table::Command;

use super::reading::{Bearer, Body, SeatPath, TablePath};
use crate::hall::Hall;
use crate::problem::RequestError;
use crate::secrets;

/// Sits down.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats", tag = "seats", request_body = NewSeat,
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 201, description = "The seat is taken, and this is its token", body = Seated),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 404, description = "There is no such table or seat", body = Problem),
        (status = 409, description = "The seat is not free", body = Problem),
    )
)]
pub(crate) async fn sit(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<Seated>), RequestError> {
    let NewSeat { seat, name, entropy, token } = new;
    let token = token.unwrap_or_else(secrets::token);
    let room = hall.room(id).await?;
    room.command(None, Command::Sit { seat, name, key: token.key(), entropy }).await?;
    let seat = room.where_is(token.key()).await?.ok_or(RequestError::WrongToken)?;
    Ok((StatusCode::CREATED, Json(Seated { seat, token })))
}

/// Gets up: before the game the seat is free again, later a bot plays on.
#[utoipa::path(
    delete, path = "/api/v1/tables/{table}/seats/mine", tag = "seats", security(("seat" = [])),
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 204, description = "Done"),
        (status = 403, description = "The token is not that of a seat here", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "It cannot be done now", body = Problem),
    )
)]
pub(crate) async fn stand(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Bearer(key): Bearer,
) -> Result<StatusCode, RequestError> {
    hall.room(id).await?.command(Some(key), Command::Stand).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/start", tag = "seats", security(("seat" = [])),
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 204, description = "The game has begun"),
        (status = 403, description = "The token is not that of a seat here", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Not all seats are taken, or it has begun", body = Problem),
    )
)]
pub(crate) async fn start(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Bearer(key): Bearer,
) -> Result<StatusCode, RequestError> {
    hall.room(id).await?.command(Some(key), Command::Start).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a bot into a free seat, or another in place of one. The body is its level, like `"hard"`.
#[utoipa::path(
    put, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats", request_body = String, security(("seat" = [])),
    params(("table" = String, Path, description = "The table's code"), ("seat" = u8, Path, description = "From 0")),
    responses(
        (status = 204, description = "Done"),
        (status = 400, description = "There is no such bot", body = Problem),
        (status = 403, description = "The token is not that of a seat here", body = Problem),
        (status = 404, description = "There is no such table or seat", body = Problem),
        (status = 409, description = "A person sits there, or the game has begun", body = Problem),
    )
)]
pub(crate) async fn seat_bot(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    SeatPath(seat): SeatPath,
    Bearer(key): Bearer,
    Body(level): Body<Level>,
) -> Result<StatusCode, RequestError> {
    hall.room(id).await?.command(Some(key), Command::SeatBot { seat, level }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Frees a seat of its bot.
#[utoipa::path(
    delete, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats", security(("seat" = [])),
    params(("table" = String, Path, description = "The table's code"), ("seat" = u8, Path, description = "From 0")),
    responses(
        (status = 204, description = "Done"),
        (status = 403, description = "The token is not that of a seat here", body = Problem),
        (status = 404, description = "There is no such table or seat", body = Problem),
        (status = 409, description = "There is no bot, or the game has begun", body = Problem),
    )
)]
pub(crate) async fn remove_bot(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    SeatPath(seat): SeatPath,
    Bearer(key): Bearer,
) -> Result<StatusCode, RequestError> {
    hall.room(id).await?.command(Some(key), Command::RemoveBot { seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}
