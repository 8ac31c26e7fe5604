//! A session with a browser, by the few commands of WebDriver that the tests need.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

/// A session; one window.
pub(crate) struct Session {
    port: u16,
    path: String,
}

impl Session {
    /// Opens a window.
    pub(crate) async fn open(port: u16, capabilities: Value) -> Session {
        let asked = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = request(port, Method::POST, "/session", Some(asked)).await.expect("a browser starts");
        let id = opened["sessionId"].as_str().expect("a session has an id").to_owned();
        Session { port, path: format!("/session/{id}") }
    }

    /// Asks for something.
    pub(crate) async fn get(&self, what: &str) -> Result<Value, String> {
        request(self.port, Method::GET, &format!("{}/{what}", self.path), None).await
    }

    /// Tells it to do something.
    pub(crate) async fn post(&self, what: &str, how: Value) -> Result<Value, String> {
        request(self.port, Method::POST, &format!("{}/{what}", self.path), Some(how)).await
    }

    /// Closes the tab that is looked at, and names one that is left.
    pub(crate) async fn close_tab(&self) -> Value {
        let left = request(self.port, Method::DELETE, &format!("{}/window", self.path), None).await;
        left.expect("a tab can be closed")[0].clone()
    }

    /// Closes the window.
    pub(crate) async fn close(&self) {
        let _ = request(self.port, Method::DELETE, &self.path, None).await;
    }

    /// The elements that a CSS selector finds, by their ids.
    pub(crate) async fn elements(&self, css: &str) -> Vec<String> {
        let found = self.post("elements", json!({ "using": "css selector", "value": css })).await.unwrap_or_default();
        let ids = found.as_array().into_iter().flatten().filter_map(|element| element.as_object()?.values().next());
        ids.filter_map(|id| id.as_str().map(ToOwned::to_owned)).collect()
    }
}

/// One request and what it is answered: a value, or what went wrong.
async fn request(port: u16, method: Method, path: &str, body: Option<Value>) -> Result<Value, String> {
    let stream = TcpStream::connect(("127.0.0.1", port)).await.map_err(|error| error.to_string())?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    tokio::spawn(connection);
    let body = body.map(|body| body.to_string()).unwrap_or_default();
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", format!("127.0.0.1:{port}"))
        .header("content-type", "application/json")
        .body(Full::new(Bytes::from(body)))
        .map_err(|error| error.to_string())?;
    let response = sender.send_request(request).await.map_err(|error| error.to_string())?;
    let bytes = response.into_body().collect().await.map_err(|error| error.to_string())?.to_bytes();
    let answer: Value = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
    match answer["value"]["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", answer["value"]["message"])),
        None => Ok(answer["value"].clone()),
    }
}
