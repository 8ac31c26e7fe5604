//! A server whose address begins with https, and what proves that it is the one.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, date_time_ymd};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::server::TlsStream;
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;
use underhill_client::{Error, Guest, Server};
use underhill_protocol::{FromClient, ToClient};
use underhill_table::{Bytes, FairVersion};

use crate::common::{Kept, table_id, token};

/// Somebody who issues certificates, and their own one.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    pem: String,
}

impl Authority {
    fn new(name: &str) -> Self {
        let key = KeyPair::generate().expect("a key");
        let mut parameters = CertificateParams::new(Vec::new()).expect("no names are right names");
        parameters.distinguished_name.push(DnType::CommonName, name);
        parameters.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let pem = parameters.self_signed(&key).expect("they can sign").pem();
        Authority { issuer: Issuer::new(parameters, key), pem }
    }

    /// What a server needs to be the one of this name until the end of this year.
    fn certify(&self, name: &str, until: i32) -> TlsAcceptor {
        let key = KeyPair::generate().expect("a key");
        let mut parameters = CertificateParams::new([name.to_owned()]).expect("a name");
        parameters.not_after = date_time_ymd(until, 12, 31);
        let certificate = parameters.signed_by(&key, &self.issuer).expect("it can be signed");
        let key = PrivateKeyDer::Pkcs8(key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key)
            .expect("the key is that of the certificate");
        TlsAcceptor::from(Arc::new(config))
    }
}

/// Where clients come to, and the address that they know it by.
async fn door() -> (TcpListener, Server) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = format!("https://{}", listener.local_addr().expect("it has one"));
    (listener, Server::at(&address).expect("an address"))
}

type Accepted = std::io::Result<TlsStream<tokio::net::TcpStream>>;

async fn accept(listener: &TcpListener, acceptor: &TlsAcceptor) -> Accepted {
    let (stream, _) = listener.accept().await.expect("somebody comes");
    acceptor.accept(stream).await
}

#[tokio::test]
async fn requests_and_sockets_go_by_tls_to_an_address_with_https() {
    let authority = Authority::new("our house");
    let acceptor = authority.certify("127.0.0.1", 3000);
    let (listener, server) = door().await;
    let server = server.certified_by(&authority.pem).expect("a certificate");
    let kept = Kept::open("gobblet", FairVersion::First, Bytes([1; 32]));

    let scene = serde_json::to_string(&kept.scene()).expect("it serialises");
    let (asked, answered) = tokio::join!(server.scene(table_id()), async {
        let mut stream = accept(&listener, &acceptor).await.expect("it is trusted");
        let mut request = Vec::new();
        while !request.ends_with(b"\r\n\r\n") {
            request.push(stream.read_u8().await.expect("a request"));
        }
        let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{scene}", scene.len());
        stream.write_all(answer.as_bytes()).await.expect("they listen");
        stream.shutdown().await.expect("they listen");
        String::from_utf8(request).expect("a request is text")
    });
    assert_eq!(asked.expect("an answer").version, kept.scene().version);
    assert!(answered.starts_with(&format!("GET /api/v1/tables/{} ", table_id())), "{answered}");

    let (guest, greeting) = tokio::join!(Guest::return_to(&server, table_id(), token()), async {
        let stream = accept(&listener, &acceptor).await.expect("it is trusted");
        let mut socket = accept_async(stream).await.expect("they want a socket");
        let greeting = socket.next().await.expect("they speak").expect("they speak").into_text().expect("a text");
        let welcome: ToClient = kept.welcome(None);
        socket.send(Message::text(serde_json::to_string(&welcome).expect("it serialises"))).await.expect("they listen");
        greeting
    });
    assert_eq!(guest.expect("a welcome").scene().version, kept.scene().version);
    let greeting: FromClient = serde_json::from_str(&greeting).expect("what a client says");
    assert!(matches!(greeting, FromClient::Hello(hello) if hello.token == Some(token())));
}

#[tokio::test]
async fn a_server_that_cannot_prove_who_it_is_is_refused_in_a_sentence() {
    let authority = Authority::new("our house");
    let (stranger, impostor) = (Authority::new("another house"), Authority::new("our house"));
    for (acceptor, problem) in [
        (stranger.certify("127.0.0.1", 3000), "issued by nobody that this device trusts"),
        (impostor.certify("127.0.0.1", 3000), "issued by nobody that this device trusts"),
        (authority.certify("example.org", 3000), "is for another name"),
        (authority.certify("127.0.0.1", 2020), "has expired"),
    ] {
        let (listener, server) = door().await;
        let server = server.certified_by(&authority.pem).expect("a certificate");
        let (asked, accepted) = tokio::join!(server.scene(table_id()), accept(&listener, &acceptor));
        check(asked.err(), &server, problem);
        assert!(accepted.is_err(), "nothing is said to such a server");
        let (watching, _) = tokio::join!(Guest::watch(&server, table_id()), accept(&listener, &acceptor));
        check(watching.err(), &server, problem);
    }
}

fn check(error: Option<Error>, server: &Server, problem: &str) {
    let error = error.expect("it is not trusted");
    assert!(matches!(error, Error::Untrusted { .. }) && !error.is_passing(), "{error:?}");
    let sentence = error.to_string();
    assert!(sentence.starts_with(&format!("{server} is not trusted: ")) && sentence.contains(problem), "{sentence}");
}

#[tokio::test]
async fn an_authority_of_ones_own_is_not_trusted_unless_one_says_so() {
    let authority = Authority::new("our house");
    let acceptor = authority.certify("127.0.0.1", 3000);
    let (listener, server) = door().await;
    let (asked, _) = tokio::join!(server.scene(table_id()), accept(&listener, &acceptor));
    assert!(matches!(asked, Err(Error::Untrusted { .. })), "{asked:?}");
    assert!(server.certified_by("not a certificate").is_err());
}

#[tokio::test]
async fn a_server_without_tls_is_said_not_to_speak_https() {
    let (listener, server) = door().await;
    let (asked, ()) = tokio::join!(server.scene(table_id()), async {
        let (mut stream, _) = listener.accept().await.expect("somebody comes");
        stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await.expect("they listen");
    });
    let error = asked.expect_err("there is no TLS").to_string();
    assert!(error.ends_with("it does not speak https"), "{error}");
}
