//! The browser app: its files, and one page for every address that is the app's own to understand.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use brotli::enc::BrotliEncoderParams;

use super::App;
use crate::app_files::AppFile;
use crate::problem::RequestError;

/// The app's files by their path.
pub(crate) struct AppFiles {
    files: HashMap<String, (AppFile, String)>,
}

impl AppFiles {
    pub(crate) fn new(files: &[AppFile]) -> Self {
        AppFiles { files: files.iter().map(|file| (file.path.clone(), (file.clone(), file.tag()))).collect() }
    }

    /// The page with something else instead of its title. It is compressed if the page is.
    pub(super) fn page_with(&self, title: &str) -> Option<AppFile> {
        let (page, _) = self.files.get("index.html")?;
        let text = String::from_utf8_lossy(&page.bytes).replacen(TITLE, title, 1);
        let bytes = Bytes::from(text);
        let packed = page.packed.as_ref().and_then(|_| compress(&bytes));
        Some(AppFile { path: page.path.clone(), bytes, packed })
    }

    /// The file for an address. Addresses without an ending are pages of the app.
    fn find(&self, address: &str) -> Option<&(AppFile, String)> {
        self.files.get(if is_page(address) { "index.html" } else { address.trim_start_matches('/') })
    }
}

/// What the app's page is called before anything is known.
const TITLE: &str = "<title>Underhill</title>";

/// Compresses a page by Brotli, as quickly as it is worth for one answer.
fn compress(bytes: &[u8]) -> Option<Bytes> {
    let parameters = BrotliEncoderParams { quality: 4, ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).ok()?;
    Some(packed.into())
}

/// Whether an address is that of a page, not of a file.
fn is_page(address: &str) -> bool {
    !address.rsplit('/').next().unwrap_or_default().contains('.')
}

/// What somebody sees who comes with a browser to a server without the app.
const NO_APP: &str = "<!doctype html><meta charset=utf-8><title>Underhill</title>
<p>This server has tables, but no app for browsers. In the folder of its source, <code>cargo xtask serve</code> builds and
serves both, and <code>cargo xtask dist</code> makes one program with the app inside.
<p>From a terminal, <code>underhill play GAME --at</code> with this address meets others here.
";

/// Serves whatever is not the interface's.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let address = request.uri().path();
    let ours = ["/api", "/health", "/metrics"].iter().any(|start| address.starts_with(start));
    match app.files.find(address) {
        Some((file, tag)) if !ours && matches!(*request.method(), Method::GET | Method::HEAD) => {
            answer(file, tag, request.headers())
        }
        None if !ours && app.files.files.is_empty() && is_page(address) => {
            (StatusCode::NOT_FOUND, Html(NO_APP)).into_response()
        }
        _ => RequestError::NothingHere.into_response(),
    }
}

pub(super) fn answer(file: &AppFile, tag: &str, asked: &HeaderMap) -> Response {
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
    match file.packed.clone().filter(|_| takes_packed) {
        Some(packed) => (common, [(header::CONTENT_ENCODING, "br")], Body::from(packed)).into_response(),
        None => (common, Body::from(file.bytes.clone())).into_response(),
    }
}
