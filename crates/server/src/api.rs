//! What is served over HTTP, one file for each thing.

pub(crate) mod app;
mod documents;
mod forwarded;
mod games;
pub(crate) mod health;
mod host;
mod invitation;
mod origin;
mod reading;
mod seats;
mod tables;
mod watching;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRef, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};

pub(crate) use self::forwarded::Asker;
pub use self::forwarded::ProxyHeader;
pub use self::host::{PublicUrl, PublicUrlError};
use crate::config::Config;
use crate::gate::Gate;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::network::household;
use crate::picture::Pictures;
use crate::problem::RequestError;
use crate::refusals::Refusal;
use crate::words::Words;

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
    pub(crate) words: Arc<Words>,
    pub(crate) pictures: Arc<Pictures>,
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
        .route("/t/{table}", get(invitation::page))
        .route("/t/{table}/{game}", get(invitation::page))
        .route("/preview/{picture}", get(invitation::picture))
        .fallback(app::serve)
        .method_not_allowed_fallback(async || RequestError::WrongMethod)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// What those see who watch over the server.
pub(crate) fn metrics_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(health::metrics))
        .fallback(async || RequestError::NothingHere)
        .method_not_allowed_fallback(async || RequestError::WrongMethod)
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
    let begun = Instant::now();
    let config = &app.config;
    let asker = Asker::find(peer, request.headers(), &config.trusted_proxies, config.proxy_header);
    let what = described(&request);
    let mut response = match refusal(&app, asker, &request) {
        // Whoever asks too often is not listened to any longer. What a proxy hands on is not only one's own.
        Some(RequestError::TooMany) if !asker.by_proxy => {
            ([(header::CONNECTION, "close")], RequestError::TooMany).into_response()
        }
        Some(refused) => refused.into_response(),
        None => {
            request.extensions_mut().insert(Address(asker.address));
            request.extensions_mut().insert(asker);
            next.run(request).await
        }
    };
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        app.metrics.refusals.note(Refusal::TooLarge, Some(asker.address));
    }
    let (address, took, status) = (asker.address, begun.elapsed(), response.status().as_u16());
    tracing::debug!(%address, what, status, ?took, "answered");
    let careful: [(HeaderName, &str); 5] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
             img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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

impl Address {
    /// Whom it counts against.
    pub(crate) fn household(self) -> IpAddr {
        household(self.0)
    }
}

/// Why a request is not answered at all.
fn refusal(app: &App, asker: Asker, request: &Request) -> Option<RequestError> {
    let headers = request.headers();
    // Who gives two names, or one that is no text, gives none that is ours.
    let mut hosts = headers.get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let host = hosts.next().map(|host| if hosts.next().is_some() { "?" } else { host });
    let refused = |why, error| {
        app.metrics.refusals.note(why, Some(asker.address));
        Some(error)
    };
    if !host::is_ours(host, &app.config.public_urls, asker.by_proxy) {
        tracing::debug!(host, "a request for another name; `--public-url` says which are ours");
        return refused(Refusal::Host, RequestError::WrongHost);
    }
    if !origin::is_ours(headers, &app.config.origins, &app.config.public_urls) {
        return refused(Refusal::Origin, RequestError::WrongOrigin);
    }
    (!app.gate.request(asker.address)).then_some(RequestError::TooMany)
}

/// What is asked, without the codes of tables: whoever knows one may sit down there.
fn described(request: &Request) -> String {
    let path = request.extensions().get::<MatchedPath>().map_or("(app)", MatchedPath::as_str);
    format!("{} {path}", request.method())
}
