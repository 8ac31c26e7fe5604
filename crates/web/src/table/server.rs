//! What the page asks of its server by plain requests: tables, seats, records.

use gloo_net::http::{Method, Request, RequestBuilder};
use serde::de::DeserializeOwned;
use underhill_core::{Record, Seat, Skill, read_json};
use underhill_protocol::{Entrance, Listing, NewSeat, NewTable, Problem, Seated, TableId};
use underhill_table::{Bytes, Name, Scene, SeatPass, Token, Witness};

use crate::archive::keep_running;
use crate::browser::{random, recall};

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
    let problem = read_json(&text).map_err(|_| Failure::Unreadable)?;
    Err(Failure::Refused { status: response.status(), problem })
}

/// What the server answers, as a value.
async fn answer_as<T: DeserializeOwned>(request: Result<Request, gloo_net::Error>) -> Result<T, Failure> {
    read_json(&answer(request).await?).map_err(|_| Failure::Unreadable)
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
pub(crate) async fn look(table: TableId) -> Result<Scene, Failure> {
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

/// What proves that a seat at a table is this device's, if it has one.
pub(crate) fn kept_seat(table: TableId) -> Option<Token> {
    recall(&token_kept_as(table))
}

/// From now on this device has a seat at a table.
pub(crate) fn keep_seat(table: TableId, token: Token) {
    keep_running(&token_kept_as(table), &token);
}

/// The same, brought along from another device with what that one has committed to.
pub(crate) fn keep_brought_seat(table: TableId, pass: SeatPass) {
    if let Some(entropy) = pass.entropy {
        let mut witness = kept_witness(table);
        witness.bring(entropy);
        keep_witness(table, &witness);
    }
    keep_seat(table, pass.token);
}

/// What holds this device's seat at a table with another device too, as the table stands now.
pub(crate) fn seat_pass(table: TableId, scene: &Scene) -> Option<SeatPass> {
    Some(SeatPass { token: kept_seat(table)?, entropy: kept_witness(table).to_take_along(scene) })
}

pub(super) fn kept_witness(table: TableId) -> Witness {
    recall(&witness_kept_as(table)).unwrap_or_default()
}

/// Keeps what a table's witness knows, and loses nothing that this device has committed to meanwhile.
pub(super) fn keep_witness(table: TableId, witness: &Witness) {
    keep_running(&witness_kept_as(table), &witness.joined_by(&kept_witness(table)));
}

fn witness_kept_as(table: TableId) -> String {
    format!("witness.{table}")
}

/// Takes a seat: this one, or the first that is free.
pub(crate) async fn sit(table: TableId, name: Name, seat: Option<Seat>) -> Result<Seat, Failure> {
    // What the server commits to is looked at before it learns what this device adds.
    let scene = look(table).await?;
    let mut witness = kept_witness(table);
    witness.see(&scene).map_err(|_| Failure::Unfair)?;
    let Ok(share) = witness.share(&scene, || Ok::<_, std::convert::Infallible>(Bytes(random())));
    // It is kept before anybody hears of it: nothing else can reveal what the share commits to.
    keep_witness(table, &witness);
    // The token is kept before it is used: whatever happens to the answer, the seat is this device's.
    let token = kept_seat(table).unwrap_or(Token(Bytes(random())));
    keep_seat(table, token);
    let new = NewSeat::new(seat, name, share, token);
    let seated: Seated = answer_as(ask(Method::POST, &format!("/tables/{table}/seats")).json(&new)).await?;
    Ok(seated.seat)
}

/// Puts a bot into a free seat, for somebody who sits at the table.
pub(crate) async fn seat_bot(table: TableId, seat: Seat, level: Skill) -> Result<(), Failure> {
    let mut request = ask(Method::PUT, &format!("/tables/{table}/seats/{seat}/bot"));
    if let Some(Token(token)) = kept_seat(table) {
        request = request.header("authorization", &format!("Bearer {token}"));
    }
    answer(request.json(&level)).await?;
    Ok(())
}
