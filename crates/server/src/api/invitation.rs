//! What a link to a table shows in a messenger: who invites to what, and a picture. It is for whoever has the link: of the people
//! at the table it names who invites or who won, and nobody else; of the game it tells nothing but that.

use std::fmt::Write;

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use underhill_catalog::GameId;
use underhill_core::{End, Record, Seat, Skill, Viewer};
use underhill_protocol::TableId;
use underhill_table::{Phase, Place, Scene};

use super::documents::escape;
use super::{App, Asker, app};
use crate::picture::{Picture, Pictures, SIZE, Shows};
use crate::problem::RequestError;
use crate::words::Speech;

/// So long, in seconds, nobody needs to ask for a picture again.
const PICTURE_LASTS: u32 = 86_400;

/// The app's page for a table, or for one of the games that were played at it: `/t/CODE/2` is the second. A table that cannot be
/// shown has the usual page, which finds out why.
pub(crate) async fn page(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches("/t/");
    let (code, number) = path.split_once('/').unwrap_or((path, ""));
    let (result, scene) = match code.parse::<TableId>() {
        Ok(id) => (result(&app, id, number).await, look(&app, id).await),
        Err(_) => (None, None),
    };
    let wanted = languages(&request);
    let preview = app.words.speak(wanted.iter().map(String::as_str)).and_then(|speech| match (&result, &scene) {
        (Some(record), _) => Preview::of_result(speech, record),
        (None, Some(scene)) => Preview::of(speech, scene),
        (None, None) => Preview::usual(speech),
    });
    match preview.and_then(|preview| app.files.page_with(&preview.tags(&address(&app, &request)))) {
        Some(page) => app::answer(&page, &page.tag(), request.headers()),
        None => app::serve(State(app), request).await,
    }
}

/// A picture of a table, by what it shows.
pub(crate) async fn picture(State(app): State<App>, Path(name): Path<String>) -> Result<Response, RequestError> {
    let picture = name.strip_suffix(".png").and_then(|name| name.parse::<Picture>().ok());
    let picture = picture.ok_or(RequestError::NothingHere)?;
    let png = app.pictures.get(picture).await.ok_or(RequestError::NothingHere)?;
    let kind = [
        (header::CONTENT_TYPE, "image/png".to_owned()),
        (header::CACHE_CONTROL, format!("public, max-age={PICTURE_LASTS}")),
    ];
    Ok((StatusCode::OK, kind, Body::from(png)).into_response())
}

/// A table as a bystander sees it, if there is one.
async fn look(app: &App, id: TableId) -> Option<Scene> {
    app.hall.room(id).await.ok()?.look(Viewer::Spectator).await.ok()
}

/// The record of a game that was played at a table, by its number from 1 on. There is none before the game is over.
async fn result(app: &App, id: TableId, number: &str) -> Option<Record> {
    let before = number.parse::<usize>().ok()?.checked_sub(1)?;
    app.hall.room(id).await.ok()?.records().await.ok()?.into_iter().nth(before)
}

/// The languages that are asked for, the best first: that of who shared the link, as `?l=de`, then what the client says.
fn languages(request: &Request) -> Vec<String> {
    let shared = request.uri().query().and_then(|query| query.strip_prefix("l=")).unwrap_or_default();
    let said = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|said| said.to_str().ok()).unwrap_or_default();
    [shared].into_iter().chain(said.split(',')).map(ToOwned::to_owned).collect()
}

/// Where this server is, as it calls itself or as whoever asks calls it: like `https://example.org`. Nothing if that makes no
/// sense.
fn address(app: &App, request: &Request) -> Option<String> {
    if let Some(url) = app.config.public_urls.first() {
        return Some(url.to_string());
    }
    let host = request.headers().get(header::HOST).and_then(|value| value.to_str().ok());
    let sane = |host: &&str| !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    let host = host.filter(sane)?;
    let encrypted = request.extensions().get::<Asker>().is_some_and(|asker| asker.encrypted);
    Some(format!("{}://{host}", if encrypted { "https" } else { "http" }))
}

/// What is said of a table, and how it is pictured.
struct Preview {
    language: String,
    title: String,
    text: String,
    picture: Option<Picture>,
}

impl Preview {
    /// Where nothing is known of a table.
    fn usual(speech: Speech<'_>) -> Option<Preview> {
        let text = speech.tell("home-text", &[])?;
        Some(Preview { language: speech.code.to_owned(), title: "Underhill".to_owned(), text, picture: None })
    }

    fn of(speech: Speech<'_>, scene: &Scene) -> Option<Preview> {
        let game: GameId = scene.game.parse().ok()?;
        let name = speech.tell(&format!("{game}-name"), &[])?;
        let said = |id: &str| speech.tell(id, &[]);
        let taken = scene.places.iter().filter(|place| place.name.is_some() || place.bot.is_some()).count();
        let winner = winner(scene);
        let (title, text) = match scene.phase {
            Phase::Gathering => {
                let title = match scene.inviter() {
                    Some(host) => speech.tell("invites", &[("name", host.to_string().into()), ("game", name.into())]),
                    None => speech.tell("table-waits", &[("game", name.into())]),
                };
                let free = scene.places.len() - taken;
                let seats = speech.tell("seats-free", &[("count", free.into())])?;
                let text = if free > 0 { format!("{seats} {}", said("no-account")?) } else { said("table-full")? };
                (title?, text)
            }
            Phase::Starting | Phase::Playing => {
                (speech.tell("preview-playing", &[("game", name.into())])?, said("preview-playing-text")?)
            }
            Phase::Over => {
                let who = winner.and_then(|seat| called(speech, &scene.places[seat.index()]));
                return Preview::over(speech, game, scene.places.len(), winner, who);
            }
        };
        let picture = Picture { game, seats: scene.places.len(), shows: Shows::Taken(taken) };
        Some(Preview { language: speech.code.to_owned(), title, text, picture: drawn(picture) })
    }

    /// A game that is over, by its record.
    fn of_result(speech: Speech<'_>, record: &Record) -> Option<Preview> {
        let winner = record.end.as_ref().and_then(sole_winner);
        let who = winner.and_then(|seat| record.players.get(seat.index())).map(|name| recorded(speech, name));
        Preview::over(speech, record.game.parse().ok()?, record.seats, winner, who)
    }

    /// Who has won, if it is one alone; nothing else of a game that is over.
    fn over(
        speech: Speech<'_>,
        game: GameId,
        seats: usize,
        winner: Option<Seat>,
        who: Option<String>,
    ) -> Option<Preview> {
        let name = speech.tell(&format!("{game}-name"), &[])?;
        let title = match who {
            Some(who) => speech.tell("preview-won", &[("game", name.into()), ("name", who.into())]),
            None => speech.tell("preview-over", &[("game", name.into())]),
        };
        let shows = winner.map_or(Shows::Taken(seats), |seat| Shows::Won(seat.index()));
        let text = speech.tell("preview-over-text", &[])?;
        let picture = drawn(Picture { game, seats, shows });
        Some(Preview { language: speech.code.to_owned(), title: title?, text, picture })
    }

    /// What is put into the page instead of its title. Tables are nobody's business but theirs who have the link: no search engine
    /// lists them.
    fn tags(&self, address: &Option<String>) -> String {
        let (title, text) = (escape(&self.title), escape(&self.text));
        let mut tags = format!("<title>{title}</title>\n<meta name=\"robots\" content=\"noindex\">\n");
        let mut tag = |name: &str, content: &str| {
            let _ = writeln!(tags, "<meta property=\"{name}\" content=\"{content}\">");
        };
        tag("og:type", "website");
        tag("og:site_name", "Underhill");
        tag("og:locale", &escape(&self.language));
        tag("og:title", &title);
        tag("og:description", &text);
        let picture =
            self.picture.zip(address.as_ref()).map(|(picture, address)| format!("{address}/preview/{picture}.png"));
        if let Some(picture) = &picture {
            tag("og:image", picture);
            tag("og:image:type", "image/png");
            tag("og:image:width", &SIZE.0.to_string());
            tag("og:image:height", &SIZE.1.to_string());
            tag("og:image:alt", &title);
        }
        let card = if picture.is_some() { "summary_large_image" } else { "summary" };
        let _ = writeln!(tags, "<meta name=\"twitter:card\" content=\"{card}\">");
        tags
    }
}

/// Who has won the game that is over, if it is one alone.
fn winner(scene: &Scene) -> Option<Seat> {
    sole_winner(scene.now.as_ref().filter(|_| scene.phase == Phase::Over)?.end.as_ref()?)
}

/// Who has won, if it is one alone.
fn sole_winner(end: &End) -> Option<Seat> {
    let mut first = end.places.iter().enumerate().filter(|(_, place)| **place == 1);
    let (seat, _) = first.next()?;
    first.next().is_none().then(|| Seat::new(seat))
}

/// A picture, if there are any of its game.
fn drawn(picture: Picture) -> Option<Picture> {
    Some(picture).filter(|picture| Pictures::has(picture.game))
}

/// How somebody is called whom a record names: bots by their word, and by a number if there are several of it.
fn recorded(speech: Speech<'_>, name: &str) -> String {
    let word = name.split_once(' ').map_or(name, |(word, _)| word);
    let bot = word.parse::<Skill>().ok().and_then(|skill| speech.tell(&format!("bot-{skill}"), &[]));
    bot.unwrap_or_else(|| name.to_owned())
}

/// How whoever has a seat is called.
fn called(speech: Speech<'_>, place: &Place) -> Option<String> {
    match (&place.name, place.bot) {
        (Some(name), _) => Some(name.to_string()),
        (None, Some(skill)) => speech.tell(&format!("bot-{skill}"), &[]),
        (None, None) => None,
    }
}
