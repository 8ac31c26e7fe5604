use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use underhill_protocol::Problem;
use underhill_store::StoreError;
use underhill_table::Rejection;

/// Why something was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The table or the game forbids it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such page.
    #[error("there is nothing here")]
    NothingHere,
    /// The token is not that of a seat at this table.
    #[error("the token is not that of a seat at this table")]
    WrongToken,
    /// What was sent cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// What was sent is too large.
    #[error("the request is too large")]
    TooLarge,
    /// The method is not one for this path.
    #[error("this cannot be done here")]
    WrongMethod,
    /// The page comes from somewhere else.
    #[error("pages from elsewhere may not use this server")]
    WrongOrigin,
    /// The address does too much.
    #[error("too many requests; wait a little")]
    TooMany,
    /// The server has no room.
    #[error("the server is full; come back later")]
    Full,
    /// The store does not answer. Nothing is known of what was asked.
    #[error("the table cannot be reached now; try again in a moment")]
    Unavailable,
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => Trouble::NoTable,
            _ => Trouble::Unavailable,
        }
    }
}

impl Trouble {
    fn code(&self) -> (StatusCode, &'static str) {
        match self {
            Trouble::Rejected(rejection) => (rejected(rejection), "rejected"),
            Trouble::NoTable => (StatusCode::NOT_FOUND, "no-table"),
            Trouble::NothingHere => (StatusCode::NOT_FOUND, "nothing-here"),
            Trouble::WrongToken => (StatusCode::FORBIDDEN, "wrong-token"),
            Trouble::Unreadable(_) => (StatusCode::BAD_REQUEST, "unreadable"),
            Trouble::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Trouble::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Trouble::WrongOrigin => (StatusCode::FORBIDDEN, "wrong-origin"),
            Trouble::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            Trouble::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            Trouble::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }
}

fn rejected(rejection: &Rejection) -> StatusCode {
    match rejection {
        Rejection::BadSetting { .. } | Rejection::Unreadable { .. } | Rejection::Illegal { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Rejection::NoSuchSeat => StatusCode::NOT_FOUND,
        Rejection::NotSeated => StatusCode::FORBIDDEN,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let (status, code) = self.code();
        let (code, rule) = match &self {
            Trouble::Rejected(rejection) => {
                let facts = serde_json::to_value(rejection).expect("a rejection serialises");
                let word = |name: &str| facts.get(name).and_then(|word| word.as_str()).map(str::to_owned);
                (word("code").unwrap_or_else(|| code.to_owned()), word("rule"))
            }
            _ => (code.to_owned(), None),
        };
        (status, Json(Problem { code, message: self.to_string(), rule })).into_response()
    }
}
