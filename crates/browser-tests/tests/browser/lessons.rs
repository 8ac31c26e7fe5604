//! Somebody learns a game by playing it, as the lesson says.

use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, touches, visit_hand};
use underhill_catalog::GameId;

/// What a beginner might do instead at a lesson's first task.
fn slip(game: GameId) -> &'static str {
    struct Slip;
    impl HandVisit for Slip {
        type Output = &'static str;
        fn visit<G: Hand>(self) -> Self::Output {
            G::SLIP
        }
    }
    visit_hand(game, Slip)
}

/// Touches what is pointed at until the task is done, and nothing else.
async fn follow(page: &Page, game: GameId) {
    for _ in 0..30 {
        page.wait_for(".pointer, .lesson-done").await;
        if page.count(".lesson-done").await > 0 {
            return;
        }
        let to = page.run("return document.querySelector('.pointer')?.dataset.pointsAt ?? null;", Vec::new()).await;
        if let Some(css) = to.as_str() {
            page.click(css).await;
        }
    }
    panic!("{game}: what is pointed at does not lead anywhere");
}

/// Goes through a lesson from its first words to the button that begins a game, and says how many tasks there were. At the first
/// task of a game's first lesson something else is tried, too.
async fn learn(page: &Page, game: GameId, is_first: bool) -> usize {
    let mut tasks = 0;
    while page.count(".lesson-card a.primary").await == 0 {
        if page.count(".lesson-card button.primary[disabled]").await > 0 {
            if tasks == 0 && is_first {
                for css in touches(game, slip(game)) {
                    page.click(&css).await;
                }
                page.wait_for(".lesson-card .asked, .lesson-card .refused").await;
                assert_eq!(page.count(".lesson-done").await, 0, "{game}: something else was asked for");
            }
            follow(page, game).await;
            tasks += 1;
        }
        let before = page.text(".lesson-words").await;
        page.click(".lesson-card button.primary:not([disabled])").await;
        assert_ne!(page.text(".lesson-words").await, before, "{game}: the next words");
    }
    tasks
}

/// The addresses of a game's lessons, the first one first.
async fn lessons(page: &Page, game: GameId) -> Vec<String> {
    page.turn_to(&format!("/rules/{game}")).await;
    page.wait_for(".lessons a").await;
    let all = "return [...document.querySelectorAll('.lessons a[href^=\"/learn/\"]')].map(link => link.getAttribute('href'));";
    serde_json::from_value(page.run(all, Vec::new()).await).expect("a list of addresses")
}

async fn learn_all(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size).await;
        page.go(&site.at("/")).await;
        let addresses = lessons(&page, game).await;
        assert!(!addresses.is_empty(), "{game} has a lesson");
        for (place, address) in addresses.iter().enumerate() {
            page.turn_to(address).await;
            page.wait_for(".lesson-card").await;
            assert!(learn(&page, game, place == 0).await > 2, "{address}");
            for other in addresses[1..].iter().filter(|other| *other != address) {
                assert_eq!(page.count(&format!(".lesson-card a[href='{other}']")).await, 1, "{address}: {other}");
            }
            page.click(".lesson-card a.primary").await;
            page.wait_for(".now").await;
            assert!(page.address().await.contains(&format!("/play/{game}/")));
            assert_eq!(page.complaints().await, Vec::<String>::new());
        }
        page.close().await;
    }
}

crate::of_each_game!(every_lesson_is_learnt_by_touching_what_is_pointed_at, learn_all);
