//! Reads requests, and says in one sentence what is wrong with those that cannot be read.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{FromRef, FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use underhill_core::Seat;
use underhill_protocol::TableId;
use underhill_table::{Hash, Token};

use super::{Address, App};
use crate::problem::RequestError;
use crate::refusals::Refusal;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T>
where
    App: FromRef<S>,
{
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestError> {
        let app = App::from_ref(state);
        let json = tokio::time::timeout(app.config.times.body, Json::from_request(request, state)).await;
        let Ok(json) = json else {
            app.metrics.refusals.note(Refusal::HalfSentBody, None);
            return Err(RequestError::TooSlow);
        };
        match json {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(RequestError::TooLarge)
            }
            Err(error) => Err(RequestError::Unreadable(error.body_text())),
        }
    }
}

/// The code of a table, from the path.
pub(crate) struct TablePath(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RequestError> {
        #[derive(serde::Deserialize)]
        struct Names {
            table: String,
        }
        let path: Result<Path<Names>, PathRejection> = Path::from_request_parts(parts, state).await;
        // What is no code is the code of no table.
        let id = path.ok().and_then(|Path(names)| names.table.parse().ok());
        id.map(TablePath).ok_or(RequestError::NoTable)
    }
}

/// A seat, from the path.
pub(crate) struct SeatPath(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for SeatPath {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RequestError> {
        #[derive(serde::Deserialize)]
        struct Names {
            seat: String,
        }
        let path: Result<Path<Names>, PathRejection> = Path::from_request_parts(parts, state).await;
        let seat = path.ok().and_then(|Path(names)| names.seat.parse().ok());
        seat.map(SeatPath).ok_or(RequestError::Rejected(underhill_table::Rejection::NoSuchSeat))
    }
}

/// The hash of the token that a request shows, `Authorization: Bearer TOKEN`, and whom it counts against.
pub(crate) struct Bearer(pub(crate) Hash, pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RequestError> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|header| header.strip_prefix("Bearer ")).and_then(|text| text.trim().parse().ok());
        let address: Option<&Address> = parts.extensions.get();
        let shown = token.zip(address).map(|(bytes, address)| Bearer(Token(bytes).key(), address.household()));
        shown.ok_or(RequestError::WrongToken)
    }
}
