//! How long one waits for a bot: from a person's decision to their next turn, in a browser, every game at every level.
//! `cargo xtask waits` runs it; the figures are for docs/benchmarks.md, and nothing depends on them.

use std::process::ExitCode;

use serde_json::json;
use underhill_browser_tests::{Browser, By, Page, Site, Size};
use underhill_catalog::GameId;
use underhill_core::Skill;

/// So many decisions of the person are waited after.
const DECISIONS: usize = 8;

/// Notes how long it was each time somebody else's turn.
const WATCH: &str = "
    window.waits = [];
    let since = null;
    setInterval(() => {
        const mine = document.querySelector('.now')?.dataset.mine === 'true';
        if (mine && since !== null) window.waits.push(performance.now() - since);
        since = mine || document.querySelector('.end') ? null : (since ?? performance.now());
    }, 10);";

fn main() -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
    ExitCode::SUCCESS
}

async fn measure() {
    let (site, browser) = (Site::start().await, Browser::start_unhurried());
    println!(
        "| game | {} |\n|---|{}",
        Skill::ALL.map(|level| level.to_string()).join(" | "),
        "---|".repeat(Skill::ALL.len())
    );
    for &game in GameId::ALL {
        let mut longest = Vec::new();
        for level in Skill::ALL {
            let page = browser.open(Size::Laptop).await;
            page.go(&site.at("/")).await;
            page.keep("quick", &json!(level.to_string())).await;
            page.go(&site.at(&format!("/play/{game}"))).await;
            longest.push(format!("{:.1} s", longest_wait(&page, game).await / 1000.0));
            page.close().await;
        }
        println!("| {} | {} |", game.name(), longest.join(" | "));
    }
}

/// The longest wait of a few turns, in milliseconds.
async fn longest_wait(page: &Page, game: GameId) -> f64 {
    page.wait_for(".now[data-mine=true]").await;
    page.run(WATCH, Vec::new()).await;
    for _ in 0..DECISIONS {
        page.decide_once(game, By::Typing).await;
        page.wait_for(".now[data-mine=true], .end").await;
    }
    let longest = page.run("return Math.max(0, ...window.waits);", Vec::new()).await;
    longest.as_f64().expect("a number")
}
