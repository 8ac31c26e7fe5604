//! What the page asks of its server by plain requests: tables, seats, records.

use gloo_net::http::{Method, Request, RequestBuilder};
use serde::de::DeserializeOwned;
use underhill_core::{Level, Record, Seat};
use underhill_protocol::{Entrance, Listing, NewSeat, NewTable, Problem, Seated, TableId};
use underhill_table::{Bytes, Name, Scene, Token, Witness};

use crate::browser::{random, recall, remember};

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Failure {
    /// Nobody answers.
    Unreachable,
    /// The server says no.
    Refused { status: u16, problem: Problem },
    /// What it says makes no sense to this page: it is older or newer than the server.
    Unreadable,
    /// It changed what it had committed to.
    Unfair,
}

/// A request to the server that the page came from.
fn ask(method: Method, path: &str) -> RequestBuilder {
    RequestBuilder::new(&format!("/api/v1{path}")).method(method)
}

/// What the server answers, as text.
async fn answer(request: Result<Request, gloo_net::Error>) -> Result<String, Failure> {
    let request = request.map_err(|_| Failure::Unreadable)?;
    let response = request.send().await.map_err(|_| Failure::Unreachable)?;
    let text = response.text().await.map_err(|_| Failure::Unreachable)?;
    if response.ok() {
        return Ok(text);
    }
    let problem = serde_json::from_str(&text).map_err(|_| Failure::Unreadable)?;
    Err(Failure::Refused { status: response.status(), problem })
}

/// What the server answers, as a value.
async fn answer_as<T: DeserializeOwned>(request: Result<Request, gloo_net::Error>) -> Result<T, Failure> {
    serde_json::from_str(&answer(request).await?).map_err(|_| Failure::Unreadable)
}

/// Opens a table.
pub(crate) async fn open(table: &NewTable) -> Result<TableId, Failure> {
    let entrance: Entrance = answer_as(ask(Method::POST, "/tables").json(table)).await?;
    Ok(entrance.table)
}

/// The public tables.
pub(crate) async fn list() -> Result<Vec<Listing>, Failure> {
    answer_as(ask(Method::GET, "/tables").build()).await
}

/// A table as it looks to somebody without a seat.
pub(super) async fn look(table: TableId) -> Result<Scene, Failure> {
    answer_as(ask(Method::GET, &format!("/tables/{table}")).build()).await
}

/// The finished games of a table.
pub(crate) async fn records(table: TableId) -> Result<Vec<Record>, Failure> {
    let text = answer(ask(Method::GET, &format!("/tables/{table}/records")).build()).await?;
    text.lines().map(Record::from_line).collect::<Result<_, _>>().map_err(|_| Failure::Unreadable)
}

pub(super) fn token_kept_as(table: TableId) -> String {
    format!("seat.{table}")
}

pub(super) fn witness_kept_as(table: TableId) -> String {
    format!("witness.{table}")
}

/// Takes a seat: this one, or the first that is free.
pub(crate) async fn sit(table: TableId, name: Name, seat: Option<Seat>) -> Result<Seat, Failure> {
    // What the server commits to is looked at before it learns what this device adds.
    let scene = look(table).await?;
    let mut witness: Witness = recall(&witness_kept_as(table)).unwrap_or_default();
    witness.see(&scene).map_err(|_| Failure::Unfair)?;
    let Ok(entropy) = witness.entropy(scene.games + 1, || Ok::<_, std::convert::Infallible>(Bytes(random())));
    remember(&witness_kept_as(table), &witness);
    // The token is kept before it is used: whatever happens to the answer, the seat is this device's.
    let token = recall(&token_kept_as(table)).unwrap_or(Token(Bytes(random())));
    remember(&token_kept_as(table), &token);
    let new = NewSeat { seat, name, entropy, token: Some(token) };
    let seated: Seated = answer_as(ask(Method::POST, &format!("/tables/{table}/seats")).json(&new)).await?;
    Ok(seated.seat)
}

/// Puts a bot into a free seat, for somebody who sits at the table.
pub(crate) async fn seat_bot(table: TableId, seat: Seat, level: Level) -> Result<(), Failure> {
    let mut request = ask(Method::PUT, &format!("/tables/{table}/seats/{seat}/bot"));
    if let Some(Token(token)) = recall(&token_kept_as(table)) {
        request = request.header("authorization", &format!("Bearer {token}"));
    }
    answer(request.json(&level)).await?;
    Ok(())
}
