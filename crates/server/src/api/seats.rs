use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use underhill_core::Skill;
use underhill_protocol::{NewSeat, Problem, Seated, TableId};
use underhill_table::{Command, Hash, Rejection};

use super::Address;
use super::reading::{Bearer, Body, SeatPath, TablePath};
use crate::hall::Hall;
use crate::problem::RequestError;
use crate::room::Room;
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
    Extension(address): Extension<Address>,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<Seated>), RequestError> {
    let share = new.share().ok_or(Rejection::CommitmentMissing)?;
    let NewSeat { seat, name, token, .. } = new;
    let token = token.unwrap_or_else(secrets::token);
    let sit = Command::Sit { seat, name, key: token.key(), share };
    give_command(&hall, id, None, address.household(), sit).await?;
    let key = token.key();
    let seat = hall.ask(id, async |room: Room| room.where_is(key).await).await?.ok_or(RequestError::WrongToken)?;
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
    Bearer(key, household): Bearer,
) -> Result<StatusCode, RequestError> {
    give_command(&hall, id, Some(key), household, Command::Stand).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/start", tag = "seats", security(("seat" = [])),
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 204, description = "The game starts: it begins as soon as every device has revealed what it committed to"),
        (status = 403, description = "The token is not that of a seat here", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Not all seats are taken, or it has begun", body = Problem),
    )
)]
pub(crate) async fn start(
    State(hall): State<Arc<Hall>>,
    TablePath(id): TablePath,
    Bearer(key, household): Bearer,
) -> Result<StatusCode, RequestError> {
    give_command(&hall, id, Some(key), household, Command::Start).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a bot into a free seat, or another in place of one. The body is its level, like `"hard"`, or `"adapt"` for one that plays as well
/// as it takes to keep the game even.
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
    Bearer(key, household): Bearer,
    Body(level): Body<Skill>,
) -> Result<StatusCode, RequestError> {
    give_command(&hall, id, Some(key), household, Command::SeatBot { seat, level }).await?;
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
    Bearer(key, household): Bearer,
) -> Result<StatusCode, RequestError> {
    give_command(&hall, id, Some(key), household, Command::RemoveBot { seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets somebody give a command at a table without a socket.
async fn give_command(
    hall: &Arc<Hall>,
    id: TableId,
    key: Option<Hash>,
    household: IpAddr,
    command: Command,
) -> Result<(), RequestError> {
    hall.ask(id, async |room: Room| room.command(key, household, command.clone()).await).await
}
