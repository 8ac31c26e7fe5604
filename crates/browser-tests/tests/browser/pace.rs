//! How quick the app is: from the address to the first move, and while a bot thinks. The times are figures to look at, printed
//! with `--no-capture`; what must hold on any machine is that the page goes on while a bot thinks.

use serde_json::json;
use underhill_browser_tests::{Browser, By, Page, Site, Size};
use underhill_catalog::GameId;

/// The moment, in milliseconds, as the page counts them.
async fn now(page: &Page) -> f64 {
    page.run("return performance.now();", Vec::new()).await.as_f64().expect("a number")
}

/// How long the longest task took that began at a moment or later and kept the page from answering; tasks of less than
/// 50 ms are not noticed.
async fn longest_since(page: &Page, moment: f64) -> f64 {
    let script = "
        const tasks = window.tasks.filter((task) => task.startTime >= arguments[0]);
        return Math.max(0, ...tasks.map((task) => task.duration));";
    page.run(script, vec![json!(moment)]).await.as_f64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_never_blocked_by_a_bot_that_thinks() {
    let (site, browser) = (Site::start().await, Browser::start_unhurried());
    for &game in GameId::ALL {
        // Somebody who has never been here. Every task that keeps the page from answering is noted from the start.
        let page = browser.open(Size::Laptop).await;
        let watch = "window.tasks = [];
            new PerformanceObserver((list) => window.tasks.push(...list.getEntries()))
                .observe({ type: 'longtask', buffered: true });
            window.asked = 0;
            window.Worker = class extends Worker {
                postMessage(...message) { window.asked += 1; super.postMessage(...message); }
            };";
        page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.decide_once(game, By::Touch).await;
        let first = now(&page).await;
        let loading = longest_since(&page, 0.0).await;

        // A bot that has not answered yet would keep the old game after it was forgotten.
        page.wait_for(".now[data-mine=true], .end").await;
        page.keep("quick", &json!("hard")).await;
        page.forget_games().await;
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.wait_for(".now[data-mine=true]").await;
        // It is loaded once it has nothing to do.
        page.run_async("requestIdleCallback(arguments[0]);", Vec::new()).await;
        let loaded = now(&page).await;
        let mut decided = 0;
        for _ in 0..3 {
            if page.count(".end").await == 0 {
                page.decide_once(game, By::Typing).await;
                decided += 1;
            }
        }
        let longest = longest_since(&page, loaded).await;
        println!(
            "{game}: first move {first:.0} ms after the address, longest task while loading {loading:.0} ms, \
             while a bot thinks a second {longest:.0} ms"
        );
        // A bot that thought in the page itself would keep it busy for all of its second.
        page.wait_for(".now[data-mine=true], .end").await;
        let asked = page.run("return window.asked;", Vec::new()).await.as_u64().expect("a number") as usize;
        let by_the_bot = page.decisions(game).await - decided;
        assert!(
            asked >= by_the_bot,
            "{game}: the bot decided {by_the_bot} times, and its worker was asked {asked} times"
        );

        page.go(&site.at(&format!("/rules/{game}"))).await;
        page.wait_for(".drawing").await;
        page.wait_until_gone(".drawing:not([data-lit])").await;
        let drawing = longest_since(&page, 0.0).await;
        println!("{game}: longest task while the pictures of its rules are drawn {drawing:.0} ms");
        page.close().await;
    }
}
