//! Every screen once, as people see it on the screens they have, to be looked at with one's own eyes: bots think, and who looks again
//! may find another date or another thought.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use underhill_browser_tests::{Browser, Key, Prepared, Site};
use underhill_catalog::GameId;
use underhill_core::{Level, Puzzle};
use underhill_table::TimeControl;

use crate::album::{Album, Looks, Wanted};
use crate::moments::{Kind, Moment, moments};
use crate::screens::{invitation, open};

/// Takes the pictures whose names contain a word and says how many there are.
pub(crate) async fn take(folder: &Path, word: &str) -> u32 {
    let (site, browser) = (Arc::new(Site::start().await), Arc::new(Browser::start_unhurried()));
    let wanted =
        Wanted { folder: folder.to_owned(), word: word.to_owned(), looks: Looks::Gallery, count: Arc::default() };
    let mut windows = JoinSet::new();
    for &game in GameId::ALL {
        let (site, browser, wanted) = (site.clone(), browser.clone(), wanted.clone());
        windows.spawn(async move { one_game(&site, &browser, &wanted, game).await });
    }
    while let Some(taken) = windows.join_next().await {
        if let Err(error) = taken {
            std::panic::resume_unwind(error.into_panic());
        }
    }
    pages(&site, &browser, &wanted).await;
    wanted.count.load(Ordering::Relaxed)
}

/// The first page of a stranger and of somebody who plays here, and a table with friends.
async fn pages(site: &Site, browser: &Browser, wanted: &Wanted) {
    let album = Album::open(browser, wanted).await;
    if album.wants("home") {
        album.visit("home", &site.at("/")).await;
        for (game, left) in [(GameId::Gobblet, 6), (GameId::Kobold, 9), (GameId::Clonk, 12)] {
            let log = Prepared::against_bots(game, 2, Level::Hard, left);
            album.page.keep(&format!("table.{game}1"), &json!(log)).await;
            album.page.go(&site.at(&format!("/play/{game}/{game}1"))).await;
            album.page.wait_for("#notation").await;
        }
        album.page.keep("finished", &json!(GameId::ALL.iter().copied().map(finished).collect::<Vec<_>>())).await;
        album.visit("home-filled", &site.at("/")).await;
        album.page.run("localStorage.clear();", Vec::new()).await;
    }
    if album.wants("friends") {
        album.page.go(&site.at("/new/gobblet/friends")).await;
        invitation(site, browser, &album, wanted).await;
    }
    album.page.close().await;
}

/// A game that is over, as the first page lists it.
fn finished(game: GameId) -> Value {
    let record = Prepared::finished(game, 2);
    let seats = [json!({ "person": record.players[0] }), json!({ "bot": ["medium", 1] })];
    json!({ "id": game.id(), "game": game.id(), "at": 1_763_000_000_000_u64, "seats": seats, "me": 0, "end": record.end, "table": null })
}

/// Makes the last decision of a game, whatever it costs.
async fn finish(album: &Album, action: &str) {
    let page = &album.page;
    page.wait_for("#notation").await;
    page.enter("#notation", action).await;
    page.wait_for(".end, .caution .danger").await;
    album.click_if_there(".caution .danger").await;
    page.wait_for(".end").await;
    album.settle().await;
}

async fn one_game(site: &Site, browser: &Browser, wanted: &Wanted, game: GameId) {
    let album = Album::open(browser, wanted).await;
    let at = |path: &str| site.at(&format!("{path}{game}"));
    album.page.go(&site.at("/")).await;
    for (name, path) in [("setup", "/new/"), ("rules", "/rules/")] {
        let name = format!("{game}-{name}");
        if album.wants(&name) {
            album.visit(&name, &at(path)).await;
        }
    }
    lesson(&album, &at("/learn/"), game).await;
    let usual = Kind { game, seats: 2, people: 1, options: json!({}), clock: TimeControl::None };
    let clock = TimeControl::Game { seconds: 600, increment: 5 };
    for seats in [2, 4].into_iter().filter(|seats| game.seats().contains(seats)) {
        let kind = Kind { seats, ..usual.clone() };
        play(&album, &at("/play/"), &kind, &format!("{game}-{seats}")).await;
        play(&album, &at("/play/"), &Kind { clock, ..kind }, &format!("{game}-{seats}-clock")).await;
    }
    let name = format!("{game}-curtain");
    if album.wants(&name) {
        let kind = Kind { people: 2, ..usual.clone() };
        if let Some(moment) = moments(&kind).iter().find(|moment| moment.name == "late") {
            album.page.keep_game(game.id(), &json!(moment.log)).await;
            album.visit(&name, &at("/play/")).await;
        }
    }
    if game == GameId::Gobblestones {
        bluff(&album, &at("/play/"), &Kind { options: json!({ "bluff": true }), ..usual }).await;
    }
    puzzle(&album, &at("/puzzle/"), game).await;
    album.page.close().await;
}

/// The first words of a lesson, and the first thing that it asks for.
async fn lesson(album: &Album, address: &str, game: GameId) {
    let name = format!("{game}-lesson");
    if album.wants(&name) {
        album.visit(&name, address).await;
        while album.click_if_there(".lesson-card button.primary:not([disabled])").await {}
        album.take(&format!("{name}-asks")).await;
    }
}

/// A game on its way, at its end, and looked at again.
async fn play(album: &Album, address: &str, kind: &Kind, name: &str) {
    let all = moments(kind);
    let moment = |wanted: &str| all.iter().find(|moment| moment.name == wanted).expect("every game has it");
    let late = format!("{name}-play");
    if album.wants(&late) {
        open(album, address, kind.game, moment("late")).await;
        album.take(&late).await;
    }
    let (end, review) = (format!("{name}-end"), format!("{name}-review"));
    if kind.clock == TimeControl::None && (album.wants(&end) || album.wants(&review)) {
        open(album, address, kind.game, moment("last")).await;
        finish(album, &moment("last").action).await;
        album.take(&end).await;
        if album.wants(&review) {
            album.page.run("document.querySelector('.end-acts button:nth-of-type(2)').click();", Vec::new()).await;
            album.page.wait_for(".graph[data-settled=true]").await;
            // To the first place where the game turned.
            album.page.press(Key::Home).await;
            album.page.press(Key::Down).await;
            album.settle().await;
            album.take(&review).await;
        }
    }
}

/// The question whether what lies there is believed, and what comes of it.
async fn bluff(album: &Album, address: &str, kind: &Kind) {
    if !album.wants("gobblestones-bluff") {
        return;
    }
    let asked = |moment: &&Moment| matches!(moment.action.as_str(), "trust" | "challenge");
    if let Some(moment) = moments(kind).iter().find(asked) {
        open(album, address, kind.game, moment).await;
        album.take("gobblestones-bluff-question").await;
        album.page.enter("#notation", "challenge").await;
        album.settle().await;
        album.take("gobblestones-bluff-reveal").await;
    }
}

/// Today's puzzle, open and solved.
async fn puzzle(album: &Album, address: &str, game: GameId) {
    let name = format!("{game}-puzzle");
    if !album.wants(&name) {
        return;
    }
    album.page.go(address).await;
    album.page.wait_for(".task").await;
    album.take(&name).await;
    let today =
        "const done = arguments[0], now = new Date(), leap = (month, day) => Date.UTC(2028, month, day) / 864e5;
        const place = leap(now.getMonth(), now.getDate()) - leap(0, 1);
        fetch(`/puzzles/GAME.txt`).then((file) => file.text()).then((text) => done(text.trim().split('\\n')[place]));";
    let line = album.page.run_async(&today.replace("GAME", game.id()), Vec::new()).await;
    let puzzle: Puzzle = line.as_str().expect("there is a puzzle").parse().expect("it can be read");
    let mut done: Vec<String> = Vec::new();
    while let Some(next) = puzzle.hint(&done) {
        for css in underhill_browser_tests::touches(game, next) {
            album.page.click(&css).await;
        }
        done.push(next.to_owned());
    }
    album.page.wait_for(".task[data-mood=good]").await;
    album.take(&format!("{name}-solved")).await;
}
