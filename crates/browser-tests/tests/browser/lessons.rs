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

/// Goes through a lesson from its first words to the button that begins a game, and says how many tasks there were.
async fn learn(page: &Page, game: GameId) -> usize {
    let mut tasks = 0;
    while page.count(".lesson-card a.primary").await == 0 {
        if page.count(".lesson-card button.primary[disabled]").await > 0 {
            if tasks == 0 {
                for css in touches(game, slip(game)) {
                    page.click(&css).await;
                }
                page.wait_for(".lesson-card .asked, .refused").await;
                assert_eq!(page.count(".lesson-done").await, 0, "{game}: something else was asked for");
            }
            follow(page, game).await;
            tasks += 1;
        }
        let before = page.text(".lesson-words").await;
        page.click(".lesson-card button.primary:not([disabled])").await;
        assert_ne!(page.text(".lesson-words").await, before, "{game}: the next words");
    }
    page.click(".lesson-card a.primary").await;
    page.wait_for(".now").await;
    assert!(page.address().await.ends_with(&format!("/play/{game}")));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    tasks
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learnt_by_touching_what_is_pointed_at() {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size).await;
        page.go(&site.at("/")).await;
        for &game in GameId::ALL {
            page.turn_to(&format!("/learn/{game}")).await;
            page.wait_for(".lesson-card").await;
            assert!(learn(&page, game).await > 2, "{game}");
        }
        page.close().await;
    }
}
