//! Games in the page alone: by touch, by keys, by typing, and without a network.

use serde_json::json;
use underhill_browser_tests::{Browser, By, Page, Prepared, Site, Size, is_about_the_network};
use underhill_catalog::{GameId, any_action};
use underhill_core::{Level, Seat, Viewer};
use underhill_table::{Command, Entry, Sender};

/// So many decisions of the person are left when a game is gone on with near its end.
const LEFT: usize = 3;

/// Puts a game into the page that is soon over, to be found when it is gone to.
pub(crate) async fn keep_near_the_end(page: &Page, game: GameId, level: Level) {
    page.keep_game(game.id(), &json!(Prepared::against_bots(game, 2, level, LEFT))).await;
}

/// Every game from the first page on, and another against the kindest bot to its end.
async fn play(size: Size, by: By) {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(size).await;
    page.go(&site.at("/")).await;
    page.keep("quick", &json!("easy")).await;
    for &game in GameId::ALL {
        page.turn_to("/").await;
        let begin = format!("a[href='/play/{game}']");
        match by {
            By::Keys => page.reach(&begin).await,
            By::Touch | By::Typing => page.click(&begin).await,
        }
        page.wait_for(".table").await;
        for _ in 0..2 {
            page.decide_once(game, by).await;
        }
        keep_near_the_end(&page, game, Level::Easy).await;
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.play_to_the_end(game, by).await;
        if by == By::Touch {
            assert_eq!(page.barriers(&format!("{game}-end")).await, Vec::<String>::new());
        }
        assert_eq!(page.complaints().await, Vec::<String>::new(), "{game} by {by:?}");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_begun_and_ended_by_clicks() {
    play(Size::Laptop, By::Touch).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_begun_and_ended_by_touches_on_a_phone() {
    play(Size::Phone, By::Touch).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_begun_and_ended_by_keys() {
    play(Size::Laptop, By::Keys).await;
}

/// By typing: nothing is in the way of a quick player, with the best of bots.
#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_everything_works_without_a_server() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.keep("quick", &json!("hard")).await;
    page.settle_in().await;
    site.stop().await;
    for &game in GameId::ALL {
        let address = site.at(&format!("/play/{game}"));
        page.go(&address).await;
        page.decide_once(game, By::Typing).await;
        page.reload().await;
        page.decide_once(game, By::Typing).await;
        keep_near_the_end(&page, game, Level::Hard).await;
        page.go(&address).await;
        page.play_to_the_end(game, By::Typing).await;
        let complaints = page.complaints().await;
        let odd: Vec<_> = complaints.iter().filter(|line| !is_about_the_network(line)).collect();
        assert!(odd.is_empty(), "{game}: {odd:?}");
    }
    page.close().await;
}

/// A first page fetches neither bots nor what makes pictures, and the puzzle whose board it shows only after all that it needs. What
/// works without a network comes afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_fetches_the_bots_only_once_the_page_is_idle() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    const FETCHED: &str =
        "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);";
    let fetched: Vec<String> = serde_json::from_value(page.run(FETCHED, Vec::new()).await).expect("paths");
    assert!(fetched.iter().any(|path| path == "/app_bg.wasm"), "{fetched:?}");
    let place = |beginning: &str| fetched.iter().position(|path| path.starts_with(beginning));
    let needed = place("/app_bg.wasm").max(place("/lang/en.ftl"));
    assert!(place("/puzzles/").is_none_or(|puzzle| Some(puzzle) > needed), "{fetched:?}");
    let later = ["/bots", "/worker.js", "/share.js", "/lang/de.ftl"];
    let sooner: Vec<&String> =
        fetched.iter().filter(|path| later.iter().any(|beginning| path.starts_with(beginning))).collect();
    assert!(sooner.is_empty(), "{sooner:?}");
    const KEPT: &str = "const done = arguments[0];
        Promise.all(['/', '/app_bg.wasm', '/bots_bg.wasm', '/worker.js', '/share.js', '/lang/de.ftl', '/puzzles/kobold.txt']
            .map((path) => caches.match(path))).then((found) => done(found.map(Boolean)));";
    assert_eq!(page.run_async(KEPT, Vec::new()).await, json!([true, true, true, true, true, true, false]));
    page.close().await;
}

/// A browser that does not know every instruction of the app refuses to read it, as this one does for the test.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_too_old_is_told_so_in_every_language() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    let old = "for (const way of ['instantiateStreaming', 'instantiate']) {
        WebAssembly[way] = async () => { throw new WebAssembly.CompileError('invalid opcode 0xfd'); };
    }";
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": old })).await;
    page.visit(&site.at("/")).await;
    page.wait_for("main.sorry p[lang=pt]").await;
    assert_eq!(page.count("main.sorry p[lang]").await, 7);
    assert_eq!(page.count("#waiting").await, 0);
    page.picture("too-old").await;
    page.close().await;
}

/// The first worker dies when it is asked: another takes its place, and the bot's turn comes.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_worker_dies_is_asked_again() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    let mortal = "window.Worker = class extends Worker {
        postMessage(question) {
            window.questions = (window.questions ?? 0) + 1;
            if (window.questions > 1) return super.postMessage(question);
            super.terminate();
            setTimeout(() => this.onerror?.(new ErrorEvent('error')));
        }
    };";
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": mortal })).await;
    page.go(&site.at("/")).await;
    page.keep("quick", &json!("easy")).await;
    page.click("a[href='/play/gobblet']").await;
    page.decide_once(GameId::Gobblet, By::Typing).await;
    page.decide_once(GameId::Gobblet, By::Typing).await;
    assert!(page.run("return window.questions;", Vec::new()).await.as_u64() > Some(1), "it was asked again");
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

/// Two tabs with one game would each overwrite what the other did: the one that is not played in any more says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_in_another_tab_stops_here_until_it_is_asked_for() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/play/gobblet")).await;
    page.wait_for(".now[data-mine=true]").await;
    // A frame has a window of its own, and what it keeps is told to every other, as from another tab.
    const ELSEWHERE: &str = "
        const frame = document.body.appendChild(document.createElement('iframe'));
        const name = `underhill.table.${location.pathname.split('/')[3]}`;
        const kept = JSON.parse(localStorage.getItem(name));
        frame.contentWindow.localStorage.setItem(name, JSON.stringify([...kept, ...arguments]));";
    page.run(ELSEWHERE, vec![json!({ "at": 1, "what": "resumed" })]).await;
    page.wait_for(".refused button.primary").await;
    page.enter("#notation", "4@a1").await;
    page.wait_for(".refused button.primary").await;
    const KEPT: &str = "
        const name = `underhill.table.${location.pathname.split('/')[3]}`;
        return JSON.parse(localStorage.getItem(name)).at(-1).what;";
    assert_eq!(page.run(KEPT, Vec::new()).await, json!("resumed"), "what the other tab keeps is not overwritten");
    page.click(".refused button.primary").await;
    page.wait_until_gone(".refused button.primary").await;
    page.wait_for(".now[data-mine=true]").await;
    page.enter("#notation", "4@a1").await;
    page.wait_for(".written").await;
    page.close().await;
}

/// A game of bluffing that the person can go on with, and in which tiles were turned up just before.
fn after_a_challenge() -> Vec<Entry> {
    (0..=u8::MAX)
        .find_map(|number| {
            let mut prepared = Prepared::open("gobblestones", 2, json!({ "bluff": "true" }), number)?;
            prepared.seat_person(Seat::new(0));
            let bot = Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() };
            prepared.tell(Sender::Seat(Seat::new(0)), &bot);
            prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
            for luck in 0..60 {
                let (seat, now) = prepared.next()?;
                let action = any_action(GameId::Gobblestones, now.view.get(), seat, luck).expect("it can be read");
                prepared.act(seat, &now, action);
                let told = prepared.table.news(Viewer::Seat(Seat::new(0)), 0);
                let turned_up = told.last()?.events.iter().any(|seen| seen.event["event"] == "turned-up");
                if turned_up && prepared.next()?.0.index() == 0 {
                    return Some(prepared.log);
                }
            }
            None
        })
        .expect("somebody is challenged sooner or later")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_no_longer_shown_when_the_game_ends_without_it() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.keep_game("gobblestones", &json!(after_a_challenge())).await;
    page.go(&site.at("/play/gobblestones")).await;
    page.wait_for(".gobblestones-reveal").await;
    page.click(".acts .danger").await;
    page.click(".asked .danger").await;
    page.wait_for(".end").await;
    page.wait_until_gone(".gobblestones-reveal").await;
    page.close().await;
}
