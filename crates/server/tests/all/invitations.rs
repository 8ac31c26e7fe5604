//! Links to tables, fetched as a messenger does that shows where they lead.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::body::Bytes;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_core::Seat;
use underhill_protocol::{Command, TableId};
use underhill_server::{AppFile, Config};
use underhill_table::Name;

use crate::common::{begin, new_table, roomy, start, until_done};

/// A server with the app's page and its words.
fn with_app() -> Config {
    let web = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web");
    let read = |path: PathBuf| std::fs::read_to_string(path).expect("the app's files are there");
    let words = |code: &str| {
        let files = std::fs::read_dir(web.join("lang").join(code)).expect("a folder of messages");
        files.map(|file| read(file.expect("a file").path())).collect::<String>()
    };
    let file = |path: &str, text: String| AppFile { path: path.to_owned(), bytes: Bytes::from(text), packed: None };
    let app = vec![
        file("index.html", read(web.join("page/index.html"))),
        file("lang/en.ftl", words("en")),
        file("lang/de.ftl", words("de")),
    ];
    let public_urls = vec!["https://underhill.example".parse().expect("an address")];
    Config { app, public_urls, ..roomy() }
}

/// The head and the body of an answer.
async fn fetch(address: SocketAddr, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: underhill.example\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.expect("it can be asked");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it answers");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    (head, answer[end + 4..].to_vec())
}

/// The page of a table.
async fn page(address: SocketAddr, table: TableId, rest: &str) -> String {
    let (head, body) = fetch(address, &format!("/t/{table}{rest}"), "").await;
    assert!(head.starts_with("http/1.1 200") && head.contains("text/html"), "{head}");
    String::from_utf8(body).expect("a page is text")
}

/// What a page says under a name.
fn tag<'p>(page: &'p str, name: &str) -> &'p str {
    let rest = page.split_once(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("there is no {name}")).1;
    rest.split('"').next().unwrap_or_default()
}

async fn sit(client: &underhill_client::Server, table: TableId, seat: usize, name: &str) -> Guest {
    let name = Name::try_from(name.to_owned()).expect("a name");
    Guest::sit(client, table, name, Some(Seat::new(seat))).await.expect("the seat is free")
}

#[tokio::test]
async fn a_link_says_who_invites_to_what_with_a_picture() {
    let (server, client) = start(with_app()).await;
    let table = client.open(&new_table(GameId::Kobold, 4, json!({}))).await.expect("a table can be opened");
    let nobody = page(server.address(), table, "").await;
    assert_eq!(tag(&nobody, "og:title"), "A game of Kobold is waiting for you");
    let _ada = sit(&client, table, 0, "Ada").await;
    let _fern = sit(&client, table, 1, "Fern").await;

    let html = page(server.address(), table, "").await;
    assert!(html.contains("<title>Ada invites you to Kobold</title>") && html.contains("src=\"/start.js\""));
    assert_eq!(tag(&html, "og:title"), "Ada invites you to Kobold");
    assert!(tag(&html, "og:description").starts_with("2 seats are free."), "{}", tag(&html, "og:description"));
    assert_eq!((tag(&html, "twitter:card"), tag(&html, "robots")), ("summary_large_image", "noindex"));
    assert!(!html.contains("Fern"), "only who invites is named");

    let image = tag(&html, "og:image").strip_prefix("https://underhill.example").expect("an absolute address");
    let (head, png) = fetch(server.address(), image, "").await;
    assert!(head.contains("content-type: image/png") && head.contains("max-age=86400"), "{head}");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((&png[..8], number(16), number(20)), (&b"\x89PNG\r\n\x1a\n"[..], 1200, 630));

    let german = page(server.address(), table, "?l=de").await;
    assert_eq!((tag(&german, "og:title"), tag(&german, "og:locale")), ("Ada lädt dich zu Kobold ein", "de"));
    let (_, body) = fetch(server.address(), &format!("/t/{table}"), "accept-language: de-CH, en;q=0.5\r\n").await;
    assert!(String::from_utf8_lossy(&body).contains("Ada lädt dich zu Kobold ein"));
    server.stop().await;
}

/// Friends take the first free seat, which may be before that of whoever made the table.
#[tokio::test]
async fn who_sat_down_first_invites_wherever_they_sit() {
    let (server, client) = start(with_app()).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let _ada = sit(&client, table, 1, "Ada").await;
    let _fern = sit(&client, table, 0, "Fern").await;
    let html = page(server.address(), table, "").await;
    assert_eq!(tag(&html, "og:title"), "Ada invites you to Gobblet!");
    assert!(!html.contains("Fern"), "only who invites is named");
    server.stop().await;
}

#[tokio::test]
async fn a_name_cannot_break_out_of_the_page() {
    let (server, client) = start(with_app()).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let _guest = sit(&client, table, 0, r#""><script>x('&')"#).await;
    let html = page(server.address(), table, "").await;
    assert!(html.contains("&quot;&gt;&lt;script&gt;x(&#39;&amp;&#39;) invites you to Gobblet!"));
    assert!(!html.contains("<script>"));
    let head = "host: evil\"><script>\r\n";
    let (_, body) = fetch(server.address(), &format!("/t/{table}"), head).await;
    assert!(!String::from_utf8_lossy(&body).contains("<script>"), "nor can what a client calls the server");
    server.stop().await;
}

#[tokio::test]
async fn nothing_secret_is_in_what_messengers_see() {
    let (server, client) = start(with_app()).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let playing = page(server.address(), table, "").await;
    assert_eq!(tag(&playing, "og:title"), "Gobblet! is being played");
    assert!(!playing.contains("Guest"), "nobody is named while the game is on");
    let id = guests[0].command(Command::Resign);
    until_done(&mut guests[0], id).await;
    let over = page(server.address(), table, "").await;
    assert_eq!(tag(&over, "og:title"), "Gobblet!: Guest 1 won");
    assert!(tag(&over, "og:image").ends_with("/preview/gobblet-2-won-1.png"));
    let scene = guests[0].scene().clone();
    let share = scene.shares.expect("they are shown").commitments[0].expect("somebody sits there");
    let secrets = [scene.commitment.to_string(), share.to_string()];
    for (html, token) in [(&playing, guests[0].token()), (&over, guests[1].token())] {
        let token = serde_json::to_value(token).expect("a token serialises");
        let token = token.as_str().expect("a token is text");
        let hidden = secrets.iter().map(String::as_str).chain([token]);
        hidden.for_each(|secret| assert!(!html.contains(secret), "{secret}"));
    }
    server.stop().await;
}

/// Whoever shares a result sends the address of that game, which stays the same when the table plays on.
#[tokio::test]
async fn a_shared_result_says_who_won_with_a_picture_and_nothing_secret() {
    let (server, client) = start(with_app()).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let unfinished = page(server.address(), table, "/1").await;
    assert_eq!(tag(&unfinished, "og:title"), "Gobblet! is being played", "there is no result yet");
    assert!(!unfinished.contains("Guest"), "nobody is named while the game is on");
    let id = guests[0].command(Command::Resign);
    until_done(&mut guests[0], id).await;
    let result = page(server.address(), table, "/1?l=de").await;
    assert_eq!(tag(&result, "og:locale"), "de");
    assert!(tag(&result, "og:title").contains("Guest 1"), "{}", tag(&result, "og:title"));
    let result = page(server.address(), table, "/1").await;
    assert_eq!(tag(&result, "og:title"), "Gobblet!: Guest 1 won");
    assert_eq!((tag(&result, "twitter:card"), tag(&result, "robots")), ("summary_large_image", "noindex"));
    let image = tag(&result, "og:image").strip_prefix("https://underhill.example").expect("an absolute address");
    assert_eq!(image, "/preview/gobblet-2-won-1.png");
    assert!(fetch(server.address(), image, "").await.0.contains("content-type: image/png"));
    let token = serde_json::to_value(guests[0].token()).expect("a token serialises");
    for secret in [token.as_str().expect("a token is text"), &guests[0].scene().commitment.to_string()] {
        assert!(!result.contains(secret), "{secret}");
    }
    for wrong in ["/0", "/2", "/-1", "/what", "/99999999999999999999", "/%22%3E%3Cscript%3E"] {
        let html = page(server.address(), table, wrong).await;
        assert_eq!(tag(&html, "og:title"), "Gobblet!: Guest 1 won", "{wrong} is about the table");
        assert!(!html.contains("<script>"), "{wrong}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_unknown_code_has_the_usual_page_and_strangers_get_few_pictures() {
    let (server, _client) = start(with_app()).await;
    for code in ["0000-0000", "what", "%22%3E%3Cscript%3E"] {
        let (head, body) = fetch(server.address(), &format!("/t/{code}"), "").await;
        let html = String::from_utf8_lossy(&body);
        assert!(head.starts_with("http/1.1 200"), "{code}: {head}");
        assert_eq!((tag(&html, "og:title"), tag(&html, "twitter:card")), ("Underhill", "summary"), "{code}");
        assert!(!html.contains("og:image") && !html.contains("<script>"), "{code}");
    }
    for wrong in ["kobold-4-5.png", "kobold-4-03.png", "kobold-4-1", "chess-2-1.png", "..%2f..%2fetc%2fpasswd.png"] {
        let (head, _) = fetch(server.address(), &format!("/preview/{wrong}"), "").await;
        assert!(head.starts_with("http/1.1 404"), "{wrong}: {head}");
    }
    server.stop().await;
}
