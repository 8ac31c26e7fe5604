//! What people at a server's table are told, and when: one thing after the other, though nobody waits who touches the page or
//! is to answer.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;
use underhill_browser_tests::{Browser, By, Decision, NAMES, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Seat, Viewer};

/// So many decisions of the first player are left.
const LEFT: usize = 4;

/// Two people at a table of Gobblet!, each with a browser of their own, and one who watches.
struct Watched {
    site: Site,
    id: String,
    players: Vec<Page>,
    watcher: Page,
}

impl Watched {
    async fn meet(browser: &Browser) -> Watched {
        let site = Site::start().await;
        let id = site.keep(&Prepared::among_people(GameId::Gobblet, 2, LEFT)).await;
        let mut pages = Vec::new();
        for seat in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
            let page = browser.open(Size::Laptop).await;
            let count = "window.came = 0;
                window.WebSocket = class extends WebSocket {
                    constructor(...address) {
                        super(...address);
                        this.addEventListener('message', ({ data }) => {
                            if (JSON.parse(data).type === 'news') window.came += 1;
                        });
                    }
                };";
            page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count })).await;
            page.go(&site.at("/nowhere")).await;
            if let Some(seat) = seat {
                page.keep(&format!("seat.{id}"), &json!(Prepared::token(seat))).await;
            }
            page.turn_to(&format!("/t/{id}")).await;
            page.wait_for(".table .log li").await;
            pages.push(page);
        }
        let watcher = pages.pop().expect("the last one watches");
        Watched { site, id, players: pages, watcher }
    }

    /// Whoever is to decide does so.
    async fn decide(&self) {
        let table = self.site.table(&self.id).await;
        for (number, page) in self.players.iter().enumerate() {
            let scene = table.scene(Viewer::Seat(Seat::new(number)));
            if let Some(next) = Decision::of(GameId::Gobblet, &scene) {
                page.decide(&next, By::Typing).await;
            }
        }
        while self.site.table(&self.id).await.version() <= table.version() {
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn part(self) {
        for page in self.players.into_iter().chain([self.watcher]) {
            assert_eq!(page.complaints().await, Vec::<String>::new());
            page.close().await;
        }
    }
}

/// Something moves in the page for an hour.
async fn move_for_an_hour(page: &Page) {
    page.run("window.motion = document.body.animate({ opacity: [1, 1] }, 3600000);", Vec::new()).await;
}

/// Time stands still in the page, so that nobody has waited too long.
async fn stop_the_clock(page: &Page) {
    page.run("const now = Date.now(); window.clock ??= Date.now; Date.now = () => now;", Vec::new()).await;
}

/// Waits until so many news have come to the page, and it has had time to show them.
async fn wait_for_news(page: &Page, count: u64) {
    while page.run("return window.came;", Vec::new()).await.as_u64() < Some(count) {
        sleep(Duration::from_millis(20)).await;
    }
    let frames =
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)));";
    page.run_async(frames, Vec::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn news_are_shown_after_what_still_moves_and_at_once_when_somebody_touches_the_page() {
    let browser = Browser::start();
    let table = Watched::meet(&browser).await;
    let page = &table.watcher;
    let before = page.count(".log li").await;
    stop_the_clock(page).await;
    move_for_an_hour(page).await;
    table.decide().await;
    table.decide().await;
    wait_for_news(page, 2).await;
    assert_eq!(page.count(".log li").await, before, "something else is still being shown");

    page.run(
        "document.querySelector('.table').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));",
        Vec::new(),
    )
    .await;
    page.wait_for(&format!(".log li:nth-child({})", before + 2)).await;
    let told = table.players[0].text(".log").await;
    assert_eq!(page.text(".log").await, told, "everything is told, in order");

    // Nobody has to touch anything: it is shown before long.
    page.run("Date.now = window.clock;", Vec::new()).await;
    move_for_an_hour(page).await;
    table.decide().await;
    page.wait_for(&format!(".log li:nth-child({})", before + 3)).await;
    assert_eq!(page.run("return window.motion.playState;", Vec::new()).await, "running");

    // Whoever is asked for something sees it at once.
    let [asks, answers] = [&table.players[0], &table.players[1]];
    stop_the_clock(answers).await;
    move_for_an_hour(answers).await;
    asks.click(".acts button:nth-last-of-type(2)").await;
    answers.wait_for(".asked .primary").await;
    assert_eq!(answers.run("return window.motion.playState;", Vec::new()).await, "running");
    table.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_another_game_reads_that_they_asked_and_the_others_who_did() {
    let browser = Browser::start();
    let table = Watched::meet(&browser).await;
    let [asks, answers] = [&table.players[0], &table.players[1]];
    asks.click(".acts .danger").await;
    asks.click(".asked .danger").await;
    for page in [asks, answers] {
        page.wait_for(".end").await;
    }
    asks.click(".end-acts button").await;
    for page in [asks, answers] {
        page.wait_for(".sheet .asked p").await;
    }
    let (own, others) = (asks.text(".sheet .asked p").await, answers.text(".sheet .asked p").await);
    assert!(own.starts_with("You’ve asked"), "{own}");
    assert_eq!(others, format!("{} would like to play again.", NAMES[0]));
    assert_eq!(asks.count(".sheet .asked .primary").await, 0, "nobody agrees with themselves");
    table.part().await;
}
