//! Every screen of the app, and every game at several moments.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use underhill_browser_tests::{Browser, Site};
use underhill_catalog::{GameId, Visit};
use underhill_core::Game;
use underhill_table::TimeControl;

use crate::album::{Album, Looks, Wanted};
use crate::moments::{Kind, Moment, moments};

/// Takes the pictures whose names contain a word and says how many there are.
pub(crate) async fn take(folder: &Path, word: &str) -> u32 {
    let (site, browser) = (Arc::new(Site::start().await), Arc::new(Browser::start_unhurried()));
    let wanted =
        Wanted { folder: folder.to_owned(), word: word.to_owned(), looks: Looks::Compared, count: Arc::default() };
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
    // Last, because a public table is shown on the first page.
    pages(&site, &browser, &wanted).await;
    wanted.count.load(Ordering::Relaxed)
}

/// What is there besides the games.
async fn pages(site: &Site, browser: &Browser, wanted: &Wanted) {
    let album = Album::open(browser, wanted).await;
    for (name, path) in
        [("home", "/"), ("nothing-here", "/nowhere"), ("table-gone", "/t/00000000"), ("review", "/review")]
    {
        album.visit(name, &site.at(path)).await;
    }
    album.page.go(&site.at("/")).await;
    album.page.enter("#code", "K7").await;
    album.take("home-wrong-code").await;
    for button in ["nth-of-type(1)", "nth-of-type(1)", "nth-of-type(2)", "nth-of-type(3)"] {
        album.page.click(&format!(".choices button:{button}")).await;
    }
    album.take("home-preferences").await;
    album.page.run("localStorage.clear();", Vec::new()).await;
    with_friends(site, browser, &album, wanted).await;
    album.page.close().await;
}

/// A table at the server, from choosing to playing.
async fn with_friends(site: &Site, browser: &Browser, album: &Album, wanted: &Wanted) {
    let page = &album.page;
    page.go(&site.at("/new/gobblet/friends")).await;
    page.click(".time-and-guests .segmented button:nth-child(2)").await;
    album.take("friends-minutes").await;
    page.click(".time-and-guests .segmented button:nth-child(3)").await;
    album.take("friends-days").await;
    page.click(".time-and-guests .segmented button:nth-child(1)").await;
    invitation(site, browser, album, wanted).await;
}

/// A table at the server, from where it is set up to the game. Its code is another every time, so that another is shown instead.
pub(crate) async fn invitation(site: &Site, browser: &Browser, album: &Album, wanted: &Wanted) {
    let mask = "
        document.querySelector('.code').textContent = 'K7QX-3M2P';
        document.querySelector('.qr path').removeAttribute('d');
        document.querySelector('.link-row input').value = 'https://underhill.example/t/K7QX-3M2P';";
    let page = &album.page;
    page.click(".time-and-guests > div:last-child button:nth-child(2)").await;
    page.enter(".seat-choice input.name", "Bramble").await;
    page.click(".ready .primary").await;
    page.wait_for(".gathering .ready button.small").await;
    page.run(mask, Vec::new()).await;
    album.take("friends-gathering").await;
    let address = page.address().await;
    let friend = Album::open(browser, wanted).await;
    // With the same luck they would choose the same secrets, and be taken for the same person.
    let other = json!({ "source": "crypto.getRandomValues(new Uint8Array(7));" });
    friend.page.tool("Page.addScriptToEvaluateOnNewDocument", other).await;
    friend.page.go(&site.at("/")).await;
    friend.page.wait_for(".open li").await;
    friend.take("home-open-tables").await;
    friend.page.go(&address).await;
    friend.page.wait_for(".name-row input").await;
    friend.take("friends-to-sit-down").await;
    friend.page.enter(".name-row input", "Fern").await;
    page.click(".ready .primary:not([disabled])").await;
    page.click(".phrases summary").await;
    friend.page.wait_for(".table").await;
    album.take("friends-playing").await;
    page.click(".acts button:nth-of-type(3)").await;
    friend.page.wait_for(".asked").await;
    friend.take("friends-asked").await;
    friend.page.close().await;
}

/// Everything about one game.
async fn one_game(site: &Site, browser: &Browser, wanted: &Wanted, game: GameId) {
    let album = Album::open(browser, wanted).await;
    let at = |path: &str| site.at(&format!("{path}{game}"));
    album.visit(&format!("{game}-setup"), &at("/new/")).await;
    if album.click_if_there(".segmented button:nth-child(3)").await {
        album.take(&format!("{game}-setup-four")).await;
    }
    album.visit(&format!("{game}-friends"), &format!("{}/friends", at("/new/"))).await;
    album.visit(&format!("{game}-rules"), &at("/rules/")).await;
    let rule = album.page.text(".rule-list .rule-id").await;
    album.visit(&format!("{game}-rule"), &format!("{}/{rule}", at("/rules/"))).await;
    if album.click_if_there(".rule-list .try").await {
        album.take(&format!("{game}-try")).await;
    }
    album.visit(&format!("{game}-lesson"), &at("/learn/")).await;
    lesson(&album, game).await;
    let usual = Kind { game, seats: 2, people: 1, options: json!({}), clock: TimeControl::None };
    for seats in seats(game) {
        whole_game(&album, &at("/play/"), &Kind { seats, ..usual.clone() }, &format!("{game}-{seats}")).await;
    }
    let clock = TimeControl::Game { seconds: 600, increment: 5 };
    some_moments(&album, &at("/play/"), &Kind { clock, ..usual.clone() }, &format!("{game}-clock")).await;
    some_moments(&album, &at("/play/"), &Kind { people: 2, ..usual.clone() }, &format!("{game}-two-people")).await;
    // With the options that look different.
    let options = match game.id() {
        "gobblet" => json!({ "touch": "strict", "memory": "none" }),
        "gobblestones" => json!({ "bluff": true }),
        "kobold" => json!({ "reveal": "together" }),
        "clonk" => json!({ "memory": "help" }),
        _ => return album.page.close().await,
    };
    let kind = Kind { options, ..usual };
    whole_game(&album, &at("/play/"), &kind, &format!("{game}-otherwise")).await;
    album.page.close().await;
}

/// How many can play a game.
fn seats(game: GameId) -> RangeInclusive<usize> {
    struct Seats;
    impl Visit for Seats {
        type Output = RangeInclusive<usize>;
        fn visit<G: Game>(self) -> RangeInclusive<usize> {
            G::SEATS
        }
    }
    game.visit(Seats)
}

/// A lesson: the words one after the other, as far as they can be had without doing anything, and something else than
/// what was asked.
async fn lesson(album: &Album, game: GameId) {
    let mut step = 1;
    while album.click_if_there(".lesson-card button.primary:not([disabled])").await {
        step += 1;
        album.take(&format!("{game}-lesson-{step}")).await;
    }
    let answer = match game.id() {
        "gobblet" => &["#square-a1", "#square-b2"][..],
        "gobblestones" => &[".gobblestones-pile"],
        "kobold" => &["#section-5"],
        "clonk" => &["#clonk-2-1", ".clonk-deeds button"],
        _ => &[],
    };
    for css in answer {
        album.click_if_there(css).await;
    }
    album.take(&format!("{game}-lesson-astray")).await;
}

/// Opens a table in the page as it was at a moment.
pub(crate) async fn open(album: &Album, address: &str, game: GameId, moment: &Moment) {
    album.page.keep_game(game.id(), &json!(moment.log)).await;
    album.page.go(address).await;
    album.page.wait_for("#notation").await;
    album.settle().await;
    album.click_if_there(".curtain button").await;
}

/// A game from its beginning to its end, and what can be done besides.
async fn whole_game(album: &Album, address: &str, kind: &Kind, name: &str) {
    let few = kind.seats > 2;
    for moment in moments(kind).into_iter().filter(|moment| !few || moment.name == "last") {
        let name = format!("{name}-{}", moment.name);
        open(album, address, kind.game, &moment).await;
        album.take(&name).await;
        let before = moment.touches.split_last().map_or(&[][..], |(_, before)| before);
        for css in before {
            album.page.click(css).await;
        }
        if !before.is_empty() {
            album.take(&format!("{name}-touched")).await;
        }
        match moment.name.as_str() {
            "early" if kind.options == json!({}) => besides(album, address, kind, &moment, &name).await,
            "last" => end(album, address, kind, &moment, &name).await,
            _ => {}
        }
    }
}

/// A few moments of a game.
async fn some_moments(album: &Album, address: &str, kind: &Kind, name: &str) {
    for moment in moments(kind).iter().filter(|moment| moment.name == "late") {
        album.page.keep_game(kind.game.id(), &json!(moment.log)).await;
        album.visit(&format!("{name}-late"), address).await;
        if album.click_if_there(".curtain button").await {
            album.take(&format!("{name}-uncovered")).await;
        }
    }
}

/// What the rules forbid, what a bot advises, giving up, looking back, and what only one game has.
async fn besides(album: &Album, address: &str, kind: &Kind, moment: &Moment, name: &str) {
    let Kind { game, seats, .. } = *kind;
    let page = &album.page;
    let again = async || open(album, address, game, moment).await;
    let (forbidden, reason): (&str, Value) = match game.id() {
        "gobblet" => ("a1-a1", json!({ "variant": ["mobility", []] })),
        "gobblestones" => ("a1R o15R", json!({ "variant": ["allowed", []] })),
        "kobold" => ("take 0.3", json!({ "variant": ["allowed", []] })),
        "clonk" => ("open colour", json!({ "variant": ["allowed", []] })),
        _ => return,
    };
    again().await;
    page.enter("#notation", forbidden).await;
    album.take(&format!("{name}-refused")).await;
    if album.click_if_there(".refused button").await {
        album.take(&format!("{name}-why")).await;
    }
    again().await;
    page.enter("#notation", "nonsense").await;
    album.take(&format!("{name}-unreadable")).await;
    again().await;
    album.let_bots_say(seats, &moment.action, json!([{ "rule": "GBT-01", "facts": reason }])).await;
    page.click(".acts button:nth-of-type(2)").await;
    page.wait_for(".hint button").await;
    album.take(&format!("{name}-hint")).await;
    page.click(".acts .danger").await;
    album.take(&format!("{name}-resign")).await;
    again().await;
    page.click(".log li:nth-child(2) .log-line").await;
    album.take(&format!("{name}-past")).await;
    let own = match game.id() {
        "gobblestones" => [".gobblestones-zoom button", ".gobblestones-why"],
        "kobold" => [".kobold-danger-switch", "#section-5"],
        "clonk" => [".clonk-look", ".seat .clonk-look"],
        _ => return,
    };
    for (number, css) in own.into_iter().enumerate() {
        again().await;
        // On a wide screen some of them are hidden: a script can click them all the same.
        page.run(
            "document.querySelector(arguments[0])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
            vec![json!(css)],
        )
        .await;
        album.take(&format!("{name}-own-{number}")).await;
    }
}

/// The end of a game, and looking at it again.
async fn end(album: &Album, address: &str, kind: &Kind, moment: &Moment, name: &str) {
    open(album, address, kind.game, moment).await;
    let page = &album.page;
    page.enter("#notation", &moment.action).await;
    album.settle().await;
    if page.count(".caution .danger").await > 0 {
        album.take(&format!("{name}-caution")).await;
        page.click(".caution .danger").await;
    }
    page.wait_for(".end").await;
    album.settle().await;
    album.take(&format!("{name}-end")).await;
    album.let_bots_say(kind.seats, &moment.action, json!([])).await;
    if kind.seats == 2 && album.click_if_there(".end-acts button:nth-of-type(2)").await {
        page.wait_for(".review").await;
        album.settle().await;
        album.take(&format!("{name}-review")).await;
    }
}
