use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;

use super::reading::TablePath;
use super::{Address, App};
use crate::problem::RequestError;
use crate::socket::{self, Visitor};

/// The socket of a table: what is said there is described in `docs/protocol.md`.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/socket", tag = "tables",
    params(("table" = String, Path, description = "The table's code")),
    responses(
        (status = 101, description = "A WebSocket"),
        (status = 400, description = "This is not the beginning of a WebSocket", body = underhill_protocol::Problem),
        (status = 404, description = "There is no such table", body = underhill_protocol::Problem),
        (status = 429, description = "Too many sockets", body = underhill_protocol::Problem),
    )
)]
pub(crate) async fn socket(
    State(app): State<App>,
    TablePath(id): TablePath,
    Extension(address): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, RequestError> {
    let upgrade = upgrade.map_err(|error| RequestError::Unreadable(error.body_text()))?;
    // Whoever asks for a table that is not there is told so before they have a socket.
    app.hall.room(id).await?;
    let pass = app.gate.socket(address.0).ok_or(RequestError::TooMany)?;
    let visitor = Visitor {
        address: address.0,
        messages: app.gate.messages(),
        times: app.config.times,
        stopping: app.hall.stopping.clone(),
        _pass: pass,
    };
    // Small buffers: thousands may be connected, and what they say is short.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(socket::TOGETHER)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(socket::LARGEST)
        .max_frame_size(socket::LARGEST);
    Ok(upgrade.on_upgrade(async move |socket| socket::serve(socket, &app.hall, id, visitor).await))
}
