//! Somebody learns a game by playing it, as the lesson says.

use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, touches, visit_hand};
use underhill_catalog::GameId;

/// What a lesson asks for, in order, and what a beginner might do instead at its first task.
fn answers(game: GameId) -> (&'static [&'static str], &'static str) {
    struct Answers;
    impl HandVisit for Answers {
        type Output = (&'static [&'static str], &'static str);
        fn visit<G: Hand>(self) -> Self::Output {
            (G::LESSON, G::SLIP)
        }
    }
    visit_hand(game, Answers)
}

/// Does something by touch.
async fn act(page: &Page, game: GameId, action: &str) {
    for css in touches(game, action) {
        page.click(&css).await;
    }
}

/// Goes through a lesson from its first words to the button that begins a game, and says how many tasks there were.
async fn learn(page: &Page, game: GameId) -> usize {
    let (answers, slip) = answers(game);
    let mut tasks = 0;
    while page.count(".lesson-card a.primary").await == 0 {
        if page.count(".lesson-card button.primary[disabled]").await > 0 {
            if tasks == 0 {
                act(page, game, slip).await;
                page.wait_for(".lesson-card .asked, .refused").await;
                assert_eq!(page.count(".lesson-done").await, 0, "{game}: something else was asked for");
            }
            let answer = answers.get(tasks).unwrap_or_else(|| panic!("{game} has only {} tasks", answers.len()));
            act(page, game, answer).await;
            page.wait_for(".lesson-done").await;
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
async fn every_lesson_is_learnt_by_touching() {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size).await;
        page.go(&site.at("/")).await;
        for &game in GameId::ALL {
            page.turn_to(&format!("/learn/{game}")).await;
            page.wait_for(".lesson-card").await;
            assert_eq!(learn(&page, game).await, answers(game).0.len(), "{game}");
        }
        page.close().await;
    }
}
