//! What is served over HTTP, one file for each thing.

pub(crate) mod app;
mod documents;
mod games;
mod health;
mod origin;
mod reading;
mod seats;
mod tables;
mod watching;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRef, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};

use crate::config::Config;
use crate::gate::Gate;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::problem::RequestError;

/// No request is larger: the largest thing one can send is a components file.
const LARGEST: usize = 256 * 1024;

/// What every request can use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) config: Arc<Config>,
    pub(crate) files: Arc<app::AppFiles>,
}

impl FromRef<App> for Arc<Hall> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.hall)
    }
}

pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/tables", post(tables::open).get(tables::list))
        .route("/tables/live", get(tables::live))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/seats", post(seats::sit))
        .route("/tables/{table}/seats/mine", delete(seats::stand))
        .route("/tables/{table}/seats/{seat}/bot", put(seats::seat_bot).delete(seats::remove_bot))
        .route("/tables/{table}/start", post(seats::start))
        .route("/tables/{table}/records", get(tables::records))
        .route("/tables/{table}/socket", get(watching::socket))
        .route("/openapi.json", get(documents::openapi));
    Router::new()
        .nest("/api/v1", api)
        .route("/api", get(documents::browse))
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(app::serve)
        .method_not_allowed_fallback(async || RequestError::WrongMethod)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Lets through what is allowed, and tells browsers to be careful with the answer.
async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = Address(client(&app, peer, request.headers()));
    let mut response = if !origin::is_ours(request.headers(), &app.config.origins) {
        RequestError::WrongOrigin.into_response()
    } else if !app.gate.request(address.0) {
        RequestError::TooMany.into_response()
    } else {
        request.extensions_mut().insert(address);
        next.run(request).await
    };
    let careful: [(HeaderName, &str); 5] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
             img-src 'self' data:; frame-ancestors 'none'",
        ),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in careful {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The address that a request counts against.
#[derive(Copy, Clone)]
pub(crate) struct Address(pub(crate) IpAddr);

/// The address that limits apply to: the last one a trusted proxy wrote down, or the other end of the connection.
fn client(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    last.filter(|_| app.config.behind_proxy).unwrap_or_else(|| peer.ip())
}
