use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, CONNECTION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::time::timeout;

use crate::{Error, Server};

/// A server that has not answered by then does not answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// No answer that makes sense is larger.
const LARGEST: usize = 64 << 20;

/// Asks once, over a connection of its own: requests are few and the socket carries the rest.
pub(crate) async fn request(
    server: &Server,
    method: Method,
    path: &str,
    body: Option<Vec<u8>>,
) -> Result<Bytes, Error> {
    match timeout(PATIENCE, exchange(server, method, path, body)).await {
        Ok(answer) => answer,
        Err(_) => Err(Error::unreachable(server, "it does not answer")),
    }
}

async fn exchange(server: &Server, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Bytes, Error> {
    let lost = |error: hyper::Error| Error::unreachable(server, error);
    let stream = TokioIo::new(server.connect().await?);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await.map_err(lost)?;
    // It ends with the exchange; whatever goes wrong in it is seen there.
    tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(server.path(path))
        .header(HOST, server.authority())
        .header(ACCEPT, "application/json")
        .header(CONNECTION, "close");
    if body.is_some() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    let request = request
        .body(Full::new(Bytes::from(body.unwrap_or_default())))
        .map_err(|error| Error::Address(error.to_string()))?;
    let answer = sender.send_request(request).await.map_err(lost)?;
    let status = answer.status();
    let body = Limited::new(answer.into_body(), LARGEST).collect().await;
    let body = body.map_err(|error| Error::unreachable(server, error))?.to_bytes();
    if status.is_success() { Ok(body) } else { Err(Error::refused(status.as_u16(), &body)) }
}
