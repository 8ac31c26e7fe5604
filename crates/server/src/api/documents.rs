//! The description of this interface, for programs and for people.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use underhill_catalog::GameId;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{Modify, Number, OpenApi};

use super::{games, seats, tables, watching};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Underhill",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    paths(
        games::list, tables::open, tables::list, tables::live, tables::look, tables::records,
        seats::sit, seats::stand, seats::start, seats::seat_bot, seats::remove_bot, watching::socket,
    ),
    modifiers(&Tokens, &Games)
)]
struct Description;

/// How a request shows that a seat is its sender's.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of a seat"));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(scheme.build()));
    }
}

/// What follows from the list of the games.
struct Games;

impl Modify for Games {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let socket = "What is said at a table's socket is described in docs/protocol.md.";
        document.info.description = Some(format!("Tables where people play {}. {socket}", GameId::names()));
        let schemas = document.components.get_or_insert_default().schemas.get_mut("NewTable");
        let Some(RefOr::T(Schema::Object(new_table))) = schemas else { return };
        if let Some(RefOr::T(Schema::Object(game))) = new_table.properties.get_mut("game") {
            let ids: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
            game.pattern = Some(format!("^({})$", ids.join("|")));
        }
        if let Some(RefOr::T(Schema::Object(seats))) = new_table.properties.get_mut("seats") {
            seats.minimum = GameId::ALL.iter().map(|game| *game.seats().start()).min().map(Number::UInt);
            seats.maximum = GameId::ALL.iter().map(|game| *game.seats().end()).max().map(Number::UInt);
        }
    }
}

/// The description as OpenAPI 3.1. It is made once: whoever asks for it often must not keep the server busy.
pub(crate) async fn openapi() -> impl IntoResponse {
    static TEXT: LazyLock<Bytes> =
        LazyLock::new(|| serde_json::to_vec(&Description::openapi()).expect("a description serialises").into());
    ([(header::CONTENT_TYPE, "application/json")], TEXT.clone())
}

/// The description as a page.
pub(crate) async fn browse() -> Html<Bytes> {
    static PAGE: LazyLock<Bytes> = LazyLock::new(|| page().into());
    Html(PAGE.clone())
}

fn page() -> String {
    let document = serde_json::to_value(Description::openapi()).expect("a description serialises");
    let mut page = String::from(concat!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        "<title>Underhill: the interface</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;",
        "padding:0 1rem;color-scheme:light dark}code,pre{font-size:.9em}h2{margin-top:2em}td,th{text-align:left;",
        "padding:.2em 1em .2em 0;vertical-align:top}</style><h1>Underhill: the interface</h1>",
        "<p>For programs: <a href=/api/v1/openapi.json>OpenAPI 3.1</a>.</p>",
    ));
    let _ = write_paths(&mut page, &document);
    page
}

fn write_paths(page: &mut String, document: &serde_json::Value) -> std::fmt::Result {
    let empty = serde_json::Map::new();
    for (path, methods) in document["paths"].as_object().unwrap_or(&empty) {
        for (method, operation) in methods.as_object().unwrap_or(&empty) {
            let summary = operation["summary"].as_str().unwrap_or_default();
            let method = method.to_uppercase();
            write!(page, "<h2><code>{method} {}</code></h2><p>{}</p><table>", escape(path), escape(summary))?;
            if let Some(body) = operation["requestBody"]["content"]["application/json"]["schema"].as_object() {
                let body = serde_json::Value::Object(body.clone());
                write!(page, "<tr><th>sent<td><code>{}</code>", escape(&name_of(&body)))?;
            }
            for (status, response) in operation["responses"].as_object().unwrap_or(&empty) {
                let text = response["description"].as_str().unwrap_or_default();
                write!(page, "<tr><th>{status}<td>{}", escape(text))?;
            }
            write!(page, "</table>")?;
        }
    }
    write!(page, "<h1>What is sent</h1>")?;
    for (name, schema) in document["components"]["schemas"].as_object().unwrap_or(&empty) {
        let text = serde_json::to_string_pretty(schema).expect("a schema serialises");
        write!(page, "<h2 id='{0}'>{0}</h2><pre>{1}</pre>", escape(name), escape(&text))?;
    }
    Ok(())
}

fn name_of(schema: &serde_json::Value) -> String {
    match schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        Some(name) => name.to_owned(),
        None => schema["type"].as_str().unwrap_or("JSON").to_owned(),
    }
}

/// A text that means itself in HTML, between tags and in quotes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_are_described_as_the_catalog_lists_them() {
        let document = serde_json::to_value(Description::openapi()).expect("a description serialises");
        let new_table = &document["components"]["schemas"]["NewTable"]["properties"];
        let pattern = new_table["game"]["pattern"].as_str().expect("a game is written in a certain way");
        let about = document["info"]["description"].as_str().expect("there is a description");
        for game in GameId::ALL {
            assert!(pattern.split(['^', '(', '|', ')', '$']).any(|id| id == game.id()), "{pattern}");
            assert!(about.contains(game.name()), "{about}");
        }
        assert_eq!((&new_table["seats"]["minimum"], &new_table["seats"]["maximum"]), (&2.into(), &4.into()));
    }
}
