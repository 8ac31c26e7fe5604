use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use underhill_protocol::Problem;
use underhill_store::StoreError;
use underhill_table::Rejection;

/// Why something was not done.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum RequestError {
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
    /// The server has another name.
    #[error("this server does not answer to this name; whoever runs it can add it with --public-url")]
    WrongHost,
    /// What was announced did not come.
    #[error("the request did not come to its end in time")]
    TooSlow,
    /// The address does too much.
    #[error("too many requests; wait a little")]
    TooMany,
    /// The server has no room.
    #[error("the server is full; come back later")]
    Full,
    /// Another server has the table.
    #[error("another server has the table")]
    NotOwner,
    /// Something went wrong at the table.
    #[error("something went wrong at this table; it is set aside, and nothing of it is lost")]
    SetAside,
    /// The store does not answer. Nothing is known of what was asked.
    #[error("the table cannot be reached now; try again in a moment")]
    Unavailable,
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => RequestError::NoTable,
            StoreError::Quarantined(_) => RequestError::SetAside,
            StoreError::Fenced => RequestError::NotOwner,
            _ => RequestError::Unavailable,
        }
    }
}

impl RequestError {
    /// Its status, and what programs know it by.
    pub(crate) fn code(&self) -> (StatusCode, &'static str) {
        match self {
            RequestError::Rejected(rejection) => (rejected(rejection), "rejected"),
            RequestError::NoTable => (StatusCode::NOT_FOUND, "no-table"),
            RequestError::NothingHere => (StatusCode::NOT_FOUND, "nothing-here"),
            RequestError::WrongToken => (StatusCode::FORBIDDEN, "wrong-token"),
            RequestError::Unreadable(_) => (StatusCode::BAD_REQUEST, "unreadable"),
            RequestError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            RequestError::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            RequestError::WrongOrigin => (StatusCode::FORBIDDEN, "wrong-origin"),
            RequestError::WrongHost => (StatusCode::MISDIRECTED_REQUEST, "wrong-host"),
            RequestError::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow"),
            RequestError::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            RequestError::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            RequestError::SetAside => (StatusCode::LOCKED, "set-aside"),
            RequestError::NotOwner | RequestError::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
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
        Rejection::TooFast => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        let (status, code) = self.code();
        let (code, rule) = match &self {
            RequestError::Rejected(rejection) => {
                let facts = serde_json::to_value(rejection).expect("a rejection serialises");
                let word = |name: &str| facts.get(name).and_then(|word| word.as_str()).map(str::to_owned);
                (word("code").unwrap_or_else(|| code.to_owned()), word("rule"))
            }
            _ => (code.to_owned(), None),
        };
        (status, Json(Problem { code, message: self.to_string(), rule })).into_response()
    }
}
