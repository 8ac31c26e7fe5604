//! The browser app: its files, and one page for every address that is the app's own to understand.

use std::collections::HashMap;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::App;
use crate::app_files::AppFile;
use crate::problem::RequestError;

/// The app's files by their path.
pub(crate) struct AppFiles {
    files: HashMap<&'static str, (AppFile, String)>,
}

impl AppFiles {
    pub(crate) fn new(files: &[AppFile]) -> Self {
        AppFiles { files: files.iter().map(|file| (file.path, (*file, file.tag()))).collect() }
    }

    /// The file for an address. Addresses without an ending are pages of the app.
    fn find(&self, address: &str) -> Option<&(AppFile, String)> {
        let path = address.trim_start_matches('/');
        let name = path.rsplit('/').next().unwrap_or_default();
        self.files.get(if name.contains('.') { path } else { "index.html" })
    }
}

/// Serves whatever is not the interface's.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let address = request.uri().path();
    let ours = ["/api", "/health", "/metrics"].iter().any(|start| address.starts_with(start));
    match app.files.find(address) {
        Some((file, tag)) if !ours && matches!(*request.method(), Method::GET | Method::HEAD) => {
            answer(file, tag, request.headers())
        }
        _ => RequestError::NothingHere.into_response(),
    }
}

fn answer(file: &AppFile, tag: &str, asked: &HeaderMap) -> Response {
    let word = |name| asked.get(name).and_then(|value: &header::HeaderValue| value.to_str().ok()).unwrap_or_default();
    // A page is asked for anew every time, which costs nothing if it is unchanged: an update is there at once.
    let common = [
        (header::CONTENT_TYPE, file.kind().to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if word(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let takes_packed = word(header::ACCEPT_ENCODING).split(',').any(|way| way.trim().starts_with("br"));
    match file.packed.filter(|_| takes_packed) {
        Some(packed) => (common, [(header::CONTENT_ENCODING, "br")], Body::from(packed)).into_response(),
        None => (common, Body::from(file.bytes)).into_response(),
    }
}
