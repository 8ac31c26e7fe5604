//! Behind the proxies that docs/hosting.md shows, set up as it shows them: only names of files and ports are put in their places.
//!
//! They are Debian's nginx, Caddy and HAProxy. `cargo xtask test` installs them.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use underhill_protocol::CloseCode;
use underhill_server::{Config, Limits, ProxyHeader, Server};

use crate::common::{roomy, start};

const HOSTING: &str = include_str!("../../../../docs/hosting.md");
/// What the document calls the server, and where it has it listen.
const NAME: &str = "games.example.org";
const UPSTREAM: &str = "127.0.0.1:7878";
/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

type Tls = TlsStream<tokio::net::TcpStream>;

/// What the document shows for a proxy.
fn shown(language: &str) -> &'static str {
    let (_, rest) = HOSTING.split_once(&format!("```{language}\n")).expect("the document shows it");
    rest.split_once("```").expect("it ends").0
}

/// A proxy that runs.
struct Proxy {
    child: Child,
    address: SocketAddr,
    /// The certificate of whoever vouches for it.
    authority: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address that nobody listens at.
fn free_address() -> SocketAddr {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    free.local_addr().expect("it has an address")
}

/// A certificate for the server's name and its key, in the files that these are called in the folder. Gives who vouches for it.
fn certify(folder: &Path) -> String {
    let key = KeyPair::generate().expect("a key");
    let mut parameters = CertificateParams::new(Vec::new()).expect("no names are right names");
    parameters.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = parameters.self_signed(&key).expect("it can be signed").pem();
    let issuer = Issuer::new(parameters, key);
    let key = KeyPair::generate().expect("a key");
    let certificate = CertificateParams::new([NAME.to_owned()]).expect("a name").signed_by(&key, &issuer);
    let (certificate, key) = (certificate.expect("it can be signed").pem(), key.serialize_pem());
    for (name, text) in [("pem", &certificate), ("key", &key), ("both", &format!("{certificate}{key}"))] {
        std::fs::write(folder.join(name), text).expect("it can be written");
    }
    authority
}

/// Puts one thing in the place of another, which has to be there.
fn put(text: &str, shown: &str, here: &impl ToString) -> String {
    assert!(text.contains(shown), "the document no longer shows `{shown}`");
    text.replace(shown, &here.to_string())
}

fn run(program: &str, package: &str, arguments: &[&str], folder: &Path) -> Child {
    // Where only root looks for programs, and where everybody does.
    let found = ["/usr/sbin", "/usr/bin"].map(|place| Path::new(place).join(program));
    let found = found.iter().find(|path| path.exists());
    let Some(found) = found else {
        panic!("{program} is not there; `cargo xtask test` installs it, or `apt-get install {package}`");
    };
    let mut command = Command::new(found);
    command.args(arguments).current_dir(folder).env("HOME", folder).env("XDG_DATA_HOME", folder);
    command.env("XDG_CONFIG_HOME", folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("it can be started")
}

fn nginx(folder: &Path, server: SocketAddr) -> Option<Proxy> {
    let (address, authority) = (free_address(), certify(folder));
    let text = put(shown("nginx"), UPSTREAM, &server);
    let text = put(&text, "listen 443 ssl", &format!("listen {address} ssl"));
    let text = put(&text, "/etc/ssl/games.example.org.pem", &folder.join("pem").display());
    let text = put(&text, "/etc/ssl/games.example.org.key", &folder.join("key").display());
    let place = folder.display();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary: String = kinds.iter().map(|kind| format!("{kind}_temp_path {place}/{kind};\n")).collect();
    let around = format!("daemon off;\nmaster_process off;\npid {place}/pid;\nevents {{}}\n");
    let text = format!("{around}http {{\naccess_log off;\n{temporary}{text}}}\n");
    std::fs::write(folder.join("nginx.conf"), text).expect("it can be written");
    let (config, log) = (folder.join("nginx.conf"), folder.join("log"));
    let arguments = ["-c", config.to_str().expect("text"), "-e", log.to_str().expect("text")];
    Some(Proxy { child: run("nginx", "nginx", &arguments, folder), address, authority })
}

fn caddy(folder: &Path, server: SocketAddr) -> Option<Proxy> {
    let (address, plain) = (free_address(), free_address());
    let text = put(shown("caddy"), UPSTREAM, &server);
    // Nobody who gives out certificates knows the name: it makes them itself.
    let around = format!(
        "{{\nadmin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects\ndefault_bind 127.0.0.1\n\
         https_port {}\nhttp_port {}\n}}\n",
        address.port(),
        plain.port()
    );
    std::fs::write(folder.join("Caddyfile"), around + &text).expect("it can be written");
    let child = run("caddy", "caddy", &["run", "--config", "Caddyfile", "--adapter", "caddyfile"], folder);
    let root = folder.join("caddy/pki/authorities/local/root.crt");
    let mut proxy = Proxy { child, address, authority: String::new() };
    while proxy.authority.is_empty() {
        if proxy.has_ended() {
            return None;
        }
        proxy.authority = std::fs::read_to_string(&root).unwrap_or_default();
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(proxy)
}

fn haproxy(folder: &Path, server: SocketAddr) -> Option<Proxy> {
    let (address, authority) = (free_address(), certify(folder));
    let text = put(shown("haproxy"), UPSTREAM, &server);
    let text = put(&text, "bind :443", &format!("bind {address}"));
    let text = put(&text, "/etc/haproxy/games.example.org.pem", &folder.join("both").display());
    std::fs::write(folder.join("haproxy.cfg"), text).expect("it can be written");
    Some(Proxy { child: run("haproxy", "haproxy", &["-db", "-f", "haproxy.cfg"], folder), address, authority })
}

/// Starts a proxy, or nothing if it ends at once.
type Start = fn(&Path, SocketAddr) -> Option<Proxy>;

/// A proxy that lets people in. Somebody else on this machine may have its port before it does: then it ends, and is started
/// at another.
async fn started(start: Start, folder: &Path, server: SocketAddr) -> Proxy {
    for number in 0..20 {
        let folder = folder.join(number.to_string());
        std::fs::create_dir(&folder).expect("a folder");
        if let Some(mut proxy) = start(&folder, server)
            && proxy.try_connect([127, 0, 0, 1]).await.is_some()
        {
            return proxy;
        }
    }
    panic!("it ends whenever it is started");
}

impl Proxy {
    fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it can be asked").is_some()
    }

    async fn connect(&mut self, from: [u8; 4]) -> Tls {
        self.try_connect(from).await.expect("it still runs")
    }

    /// A connection to it from an address of this machine, by TLS; none if it has ended.
    async fn try_connect(&mut self, from: [u8; 4]) -> Option<Tls> {
        let mut roots = RootCertStore::empty();
        let authority = CertificateDer::from_pem_slice(self.authority.as_bytes()).expect("a certificate");
        roots.add(authority).expect("it can be trusted");
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let connector = TlsConnector::from(Arc::new(config));
        let connecting = async {
            loop {
                if self.has_ended() {
                    return None;
                }
                let socket = TcpSocket::new_v4().expect("a socket");
                socket.bind(SocketAddr::from((from, 0))).expect("it is an address of this machine");
                let name = ServerName::try_from(NAME).expect("a name");
                if let Ok(stream) = socket.connect(self.address).await
                    && let Ok(stream) = connector.connect(name, stream).await
                {
                    return Some(stream);
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(LONG, connecting).await.expect("it lets somebody in")
    }

    /// The whole answer to a request.
    async fn ask(&mut self, from: [u8; 4], what: &str, lines: &str, body: &str) -> String {
        let mut stream = self.connect(from).await;
        let length = body.len();
        let request = format!(
            "{what} HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n{lines}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.expect("it can be asked");
        let mut answer = Vec::new();
        // Not everybody says goodbye in the way of TLS.
        let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    async fn socket(&mut self, table: &str) -> WebSocketStream<Tls> {
        let stream = self.connect([127, 0, 0, 1]).await;
        let url = format!("wss://{NAME}/api/v1/tables/{table}/socket");
        tokio_tungstenite::client_async(url, stream).await.expect("it is a socket").0
    }
}

/// The next message of a kind.
async fn next(socket: &mut WebSocketStream<Tls>, kind: &str) -> Value {
    loop {
        let message =
            timeout(LONG, socket.next()).await.expect("something comes").expect("it is open").expect("it works");
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] == kind {
            return message;
        }
    }
}

/// Whoever opens a table gets its code, or nothing if they have opened too many.
async fn open(proxy: &mut Proxy, from: [u8; 4], lines: &str) -> Option<String> {
    let new = json!({"game": "gobblet", "seats": 2, "public": true}).to_string();
    let answer = proxy.ask(from, "POST /api/v1/tables", lines, &new).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {answer}"));
    if head.starts_with("HTTP/1.1 429") {
        return None;
    }
    assert!(head.starts_with("HTTP/1.1 201"), "{answer}");
    let (_, code) = body.split_once(r#""table":""#).expect("it has a code");
    Some(code.split_once('"').expect("it ends").0.to_owned())
}

async fn is_as_without(header: ProxyHeader, start_proxy: Start) {
    let config = Config {
        // As docs/hosting.md has it.
        trusted_proxies: vec!["127.0.0.1".parse().expect("an address")],
        public_urls: vec!["https://games.example.org".parse().expect("an address")],
        proxy_header: header,
        limits: Limits { tables: 1, ..roomy().limits },
        ..roomy()
    };
    let (server, _client) = start(config).await;
    let folder = tempfile::tempdir().expect("a folder");
    let mut proxy = started(start_proxy, folder.path(), server.address()).await;
    let (here, there) = ([127, 0, 0, 3], [127, 0, 0, 2]);
    let answer = proxy.ask(here, "GET /health/live", "", "").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    // Each address opens one table, and nobody gets another by pretending to be somebody else.
    let first = open(&mut proxy, there, "").await.expect("a first table");
    let mut list = proxy.connect(there).await;
    let ask = format!("GET /api/v1/tables/live HTTP/1.1\r\nhost: {NAME}\r\n\r\n");
    list.write_all(ask.as_bytes()).await.expect("it can be asked");
    until_told(&mut list, &first).await;
    let pretence = "x-forwarded-for: 203.0.113.1\r\nforwarded: for=203.0.113.1\r\nx-real-ip: 203.0.113.1\r\n";
    assert_eq!(open(&mut proxy, there, pretence).await, None);
    let second = open(&mut proxy, here, pretence).await.expect("somebody else may open one too");
    // The list is told as it changes.
    until_told(&mut list, &second).await;

    let mut socket = proxy.socket(&first).await;
    let say = |value: Value| Message::text(value.to_string());
    socket.send(say(json!({"type": "hello"}))).await.expect("it can be sent");
    let welcome = next(&mut socket, "welcome").await;
    assert_eq!(welcome["scene"]["game"], "gobblet");
    for sent in 0..20 {
        socket.send(say(json!({"type": "ping", "sent": sent}))).await.expect("it can be sent");
        assert_eq!(next(&mut socket, "pong").await["sent"], sent);
    }
    socket.send(Message::text("what?")).await.expect("it can be sent");
    assert_eq!(closed_with(&mut socket).await, CloseCode::Unreadable as u16, "its code arrives");
    told_to_come_back(server, &mut proxy, &first).await;
}

/// Waits until a stream tells of something.
async fn until_told(stream: &mut Tls, what: &str) {
    let mut told = String::new();
    while !told.contains(what) {
        let mut buffer = [0; 4096];
        let read = timeout(LONG, stream.read(&mut buffer)).await.expect("it is told").expect("it is connected");
        assert_ne!(read, 0, "the stream ended: {told}");
        told.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
}

async fn closed_with(socket: &mut WebSocketStream<Tls>) -> u16 {
    loop {
        match timeout(LONG, socket.next()).await.expect("something comes") {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(_)) => {}
            other => panic!("the socket ends without a code: {other:?}"),
        }
    }
}

/// A server that stops says so through the proxy, too.
async fn told_to_come_back(server: Server, proxy: &mut Proxy, table: &str) {
    let mut socket = proxy.socket(table).await;
    socket.send(Message::text(r#"{"type":"hello"}"#)).await.expect("it can be sent");
    next(&mut socket, "welcome").await;
    let closed = tokio::spawn(async move { closed_with(&mut socket).await });
    server.stop().await;
    assert_eq!(closed.await.expect("it is told"), CloseCode::GoingAway as u16);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_nginx_everything_is_as_without() {
    is_as_without(ProxyHeader::XForwardedFor, nginx).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_caddy_everything_is_as_without() {
    is_as_without(ProxyHeader::XForwardedFor, caddy).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_haproxy_everything_is_as_without() {
    is_as_without(ProxyHeader::Forwarded, haproxy).await;
}
