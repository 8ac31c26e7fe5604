//! The first page knows what goes on and what is over on this device.

use serde_json::json;
use underhill_browser_tests::{Browser, By, Decision, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Level, Seat, Viewer};
use underhill_table::{Command, Sender, Setting, TimeControl};

use crate::alone::keep_near_the_end;

/// The addresses that can be gone on with, as the first page lists them.
async fn going_on(page: &Page) -> Vec<String> {
    page.turn_to("/").await;
    page.wait_for(".card .rival").await;
    listed(page).await
}

async fn listed(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('.going-game .button')].map((link) => link.getAttribute('href'));";
    serde_json::from_value(page.run(script, Vec::new()).await).expect("addresses")
}

/// The addresses of all games that go on, in the order of their letters.
async fn everything_that_goes_on(page: &Page) -> Vec<String> {
    page.wait_for(".going-game").await;
    if page.count(".greeting button.link").await > 0 {
        page.click(".greeting button.link").await;
    }
    let mut paths = listed(page).await;
    paths.sort();
    paths
}

/// A game of two people that has just begun. What it draws is by a number, by which it is told from others when it is over.
fn begun_among_two(game: GameId, number: u8) -> Prepared {
    let setting =
        Setting { game: game.id().to_owned(), seats: 2, options: json!({}), clock: TimeControl::None, public: true };
    let mut prepared = Prepared::set(setting, number).expect("as usual");
    Seat::first(2).for_each(|seat| prepared.seat_person(seat));
    prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
    prepared
}

/// A game that was left: where it is, what it is, and how it stood.
struct Left {
    path: String,
    game: GameId,
    /// Every line of its log.
    told: String,
    /// The position, where the page keeps it itself.
    position: Option<(usize, String)>,
}

impl Left {
    /// The game that is shown, now that nobody but the person is to decide.
    async fn behind(page: &Page, game: GameId) -> Left {
        let at = page.run("return location.pathname;", Vec::new()).await;
        let path = at.as_str().expect("an address").to_owned();
        Left { path, game, told: told(page).await, position: page.position(game).await }
    }

    /// It is shown as it was left.
    async fn is_here(&self, page: &Page, way: &str) {
        page.wait_for(".now, .curtain").await;
        if page.count(".curtain").await > 0 {
            page.click(".curtain button").await;
        }
        page.wait_for(".log li").await;
        // What happened is told one thing after the other.
        let again = format!("return {TOLD} === {};", json!(self.told));
        page.wait_until(&again).await;
        assert_eq!(page.position(self.game).await, self.position, "{} after {way}", self.path);
    }
}

const TOLD: &str = "[...document.querySelectorAll('.log .written')].map((line) => line.textContent).join(' ')";

/// Everything that was done in the game that is shown, as it is written.
async fn told(page: &Page) -> String {
    page.run(&format!("return {TOLD};"), Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

/// Begins a game or goes to it, makes a move, and waits until the others have made theirs.
async fn begin_and_move(page: &Page, site: &Site, path: &str, game: GameId) -> Left {
    page.turn_to(path).await;
    page.wait_for(".now, .curtain").await;
    match path.strip_prefix("/t/") {
        Some(id) => {
            let before = site.table(id).await;
            let next = Decision::of(game, &before.scene(Viewer::Seat(Seat::new(0)))).expect("the first seat begins");
            page.decide(&next, By::Typing).await;
            page.wait_for(".now[data-mine=false]").await;
            page.wait_for(".log .written").await;
            assert!(site.table(id).await.version() > before.version(), "the server has it");
        }
        None => {
            // What is decided in secret at the beginning is no move yet.
            while page.count(".log .written").await == 0 {
                page.decide_once(game, By::Typing).await;
                // Bots answer; somebody at the same screen does not.
                page.wait_for(if path.ends_with("/shared") { ".log .written" } else { ".now[data-mine=true]" }).await;
            }
        }
    }
    Left::behind(page, game).await
}

/// Every kind of game, against a bot, among people at one screen and at the server, is found again as it stood whatever way it was left.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_thrown_away() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    let table = site.keep(&begun_among_two(GameId::Gobblet, 1).log).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    page.keep("quick", &json!("easy")).await;
    page.keep(&format!("seat.{table}"), &json!(Prepared::token(Seat::new(0)))).await;
    let against_bots = GameId::ALL.iter().map(|game| (format!("/play/{game}"), *game));
    let with_people = [("/play/kobold/shared".to_owned(), GameId::Kobold), (format!("/t/{table}"), GameId::Gobblet)];
    let mut games: Vec<Left> = Vec::new();
    for (path, game) in against_bots.chain(with_people) {
        page.turn_to("/").await;
        if path.ends_with("/shared") {
            page.keep("table.shared", &json!(begun_among_two(GameId::Kobold, 2).log)).await;
        }
        let left = begin_and_move(&page, &site, &path, game).await;
        assert!(!left.told.is_empty(), "a move was made in {path}");
        // By *Back*.
        page.run("history.back();", Vec::new()).await;
        page.wait_for(".card .rival").await;
        assert!(everything_that_goes_on(&page).await.contains(&left.path), "{path}");
        page.click(&format!(".going-game a[href='{}']", left.path)).await;
        left.is_here(&page, "Back").await;
        games.push(left);
    }
    games.sort_by(|one, other| one.path.cmp(&other.path));
    let left: Vec<String> = games.iter().map(|game| game.path.clone()).collect();
    page.turn_to("/").await;
    assert_eq!(everything_that_goes_on(&page).await, left);

    // One's own table is gone on with and not watched, though anybody else may.
    let stranger = browser.open(Size::Laptop).await;
    stranger.go(&site.at("/")).await;
    stranger.wait_for(&format!(".open a[href='/t/{table}']")).await;
    assert_eq!(page.count(&format!(".open a[href='/t/{table}']")).await, 0);
    stranger.close().await;

    // By a second tab, and by closing the first while a game is shown in it.
    for game in &games {
        page.go(&site.at(&game.path)).await;
        game.is_here(&page, "loading it").await;
        page.open_tab().await;
        page.go(&site.at("/")).await;
        assert_eq!(everything_that_goes_on(&page).await, left);
        page.go(&site.at(&game.path)).await;
        game.is_here(&page, "a second tab").await;
        page.close_tab().await;
        game.is_here(&page, "closing the tab").await;
    }

    // By a newer version of the app, and without any server.
    site.bring_another_build().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);
    for game in &games {
        page.go(&site.at(&game.path)).await;
        game.is_here(&page, "a newer build").await;
    }
    page.go(&site.at("/")).await;
    site.stop().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);
    for game in games.iter().filter(|game| game.position.is_some()) {
        page.go(&site.at(&game.path)).await;
        game.is_here(&page, "the network").await;
    }
    site.start_again().await;

    // What is given up is over, and found there; also where the network fails just then.
    page.tool("Network.enable", json!({})).await;
    for (over, path) in left.iter().enumerate() {
        page.tool("Network.setBlockedURLs", json!({ "urls": ["*/records"] })).await;
        page.go(&site.at(path)).await;
        page.wait_for(".acts .danger, .curtain button").await;
        if page.count(".curtain").await > 0 {
            page.click(".curtain button").await;
        }
        page.click(".acts .danger").await;
        page.click(".asked .danger").await;
        page.wait_for(".end").await;
        page.tool("Network.setBlockedURLs", json!({ "urls": [] })).await;
        page.turn_to("/").await;
        // A table's record is fetched from its server.
        let kept = "return JSON.parse(localStorage.getItem('underhill.finished') ?? '[]').length";
        page.wait_until(&format!("{kept} === {};", over + 1)).await;
        page.wait_for(".finished li").await;
        page.turn_to("/review").await;
        page.wait_for(".finished-games li").await;
        assert_eq!(page.count(".finished-games li").await, over + 1, "{path}");
    }
    page.close().await;
}

/// Whatever way a game is left, it is found again: by *Back*, by another game of the same kind, by closing the tab, without a network.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_left_is_gone_on_with_from_the_first_page() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    assert_eq!(going_on(&page).await, Vec::<String>::new());
    page.click("input[name='rival-gobblet'][value='easy'] + .animal").await;
    page.click("a[href='/play/gobblet']").await;
    page.wait_for(".seat.other").await;
    assert!(page.text(".seat.other").await.contains("Mouse"), "the animal that was chosen plays");
    page.decide_once(GameId::Gobblet, By::Typing).await;
    let first = page.address().await;
    page.run("history.back();", Vec::new()).await;
    page.wait_for(".going-game").await;
    // A new game of the same kind does not take the place of the old one.
    page.click("a[href='/play/gobblet']").await;
    page.wait_for(".now[data-mine=true]").await;
    let second = page.address().await;
    assert_ne!(first, second);
    let listed = going_on(&page).await;
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|path| first.ends_with(path.as_str()) || second.ends_with(path.as_str())), "{listed:?}");
    // Whoever comes back finds both, also when there is no server.
    site.stop().await;
    page.go(&site.at("/")).await;
    assert_eq!(going_on(&page).await.len(), 2);
    page.go(&first).await;
    page.wait_for(".log li").await;
    assert!(page.decisions(GameId::Gobblet).await > 0, "it goes on where it was left");
    page.close().await;
}

/// A table at a server goes on without whoever takes it off their list: nothing is thrown away there, and nothing says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_put_away_is_only_taken_off_the_list() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    let table = site.keep(&begun_among_two(GameId::Gobblet, 1).log).await;
    page.go(&site.at("/nowhere")).await;
    page.keep(&format!("seat.{table}"), &json!(Prepared::token(Seat::new(0)))).await;
    page.turn_to(&format!("/t/{table}")).await;
    page.wait_for(".now[data-mine=true]").await;
    page.turn_to("/").await;
    page.click(".put-away").await;
    page.wait_for(".put-away.sure").await;
    assert_eq!(page.text(".put-away.sure").await.trim(), "Take it off this list?");
    page.click(".put-away.sure").await;
    page.wait_until_gone(".going-game").await;
    page.turn_to(&format!("/t/{table}")).await;
    page.wait_for(".now[data-mine=true]").await;
    page.close().await;
}

/// What is over is listed with its result, and its review is one click away; what is put away is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_found_with_its_review() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/")).await;
    keep_near_the_end(&page, GameId::Kobold, Level::Easy).await;
    page.go(&site.at("/play/kobold")).await;
    page.play_to_the_end(GameId::Kobold, By::Typing).await;
    assert_eq!(going_on(&page).await, Vec::<String>::new(), "it does not go on");
    assert!(page.text(".finished li").await.contains("Kobold"));
    page.click(".finished li .button").await;
    page.wait_until("return location.pathname.startsWith('/review/');").await;
    page.turn_to("/play/kobold").await;
    page.wait_for(".now").await;
    assert_eq!(going_on(&page).await.len(), 1, "another one goes on");
    page.click(".put-away").await;
    page.click(".put-away.sure").await;
    page.wait_until_gone(".going-game").await;
    assert_eq!(
        page.run(
            "return Object.keys(localStorage).filter((name) => name.startsWith('underhill.running.'));",
            Vec::new()
        )
        .await,
        json!([])
    );
    page.close().await;
}
