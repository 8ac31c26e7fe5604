//! Somebody learns a game by playing it, as the lesson says.

use underhill_browser_tests::{Browser, Page, Site, Size, touches};
use underhill_catalog::GameId;
use underhill_catalog::clonk::Card;

/// The cards in hand in the lesson of Clonk!, in the order they are shown: at first, after the turn, after laying one.
const HANDS: [&str; 3] = [
    "red-sword-2-1 green-necklace-0-1 white-statue-2-1 pink-statue-0-1",
    "green-hammer-0-0 green-necklace-0-1 white-statue-2-1 white-crown-1-0 pink-statue-0-1 blue-goblet-1-0",
    "green-necklace-0-1 white-statue-2-1 white-crown-1-0 pink-statue-0-1 blue-goblet-1-0",
];

/// What a lesson asks for, in order.
fn answers(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Gobblet => &["4@b2", "4@c2", "4@d2", "b2-b4", "d2-a3"],
        GameId::Gobblestones => &["h8G i8T j8Y", "j7R j9B", "i10T j10Y", "-", "k7R l7R m7R n7R o7Y"],
        GameId::Kobold => &["place 3", "place 4", "take 3.0", "take 4.2", "place 4"],
        GameId::Clonk => &[
            "bank red-sword-2-1",
            "dig s1",
            "done",
            "backfill green-hammer-0-0 s1",
            "gift 1 pink-statue-0-1",
            "blast s2",
            "dig s2",
        ],
    }
}

/// What a beginner might do instead at the first task: something legal that was not asked for, or something illegal.
fn slip(game: GameId) -> &'static str {
    match game {
        GameId::Gobblet => "4@a1",
        GameId::Gobblestones => "-",
        GameId::Kobold => "place 5",
        GameId::Clonk => "bank green-necklace-0-1",
    }
}

/// Does something by touch after so many tasks.
async fn act(page: &Page, game: GameId, action: &str, tasks: usize) {
    let hand = HANDS[tasks.saturating_sub(2).min(2)];
    let hand: Vec<Card> = hand.split(' ').map(|card| card.parse().expect("a card")).collect();
    for css in touches(game, action, &hand) {
        page.click(&css).await;
    }
}

/// Goes through a lesson from its first words to the button that begins a game, and says how many tasks there were.
async fn learn(page: &Page, game: GameId) -> usize {
    let answers = answers(game);
    let mut tasks = 0;
    while page.count(".lesson-card a.primary").await == 0 {
        if page.count(".lesson-card button.primary[disabled]").await > 0 {
            if tasks == 0 {
                act(page, game, slip(game), 0).await;
                page.wait_for(".lesson-card .asked, .refused").await;
                assert_eq!(page.count(".lesson-done").await, 0, "{game}: something else was asked for");
            }
            let answer = answers.get(tasks).unwrap_or_else(|| panic!("{game} has only {} tasks", answers.len()));
            act(page, game, answer, tasks).await;
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
        for &game in GameId::ALL {
            let page = browser.open(size).await;
            page.go(&site.at(&format!("/learn/{game}"))).await;
            page.wait_for(".lesson-card").await;
            assert_eq!(learn(&page, game).await, answers(game).len(), "{game}");
            page.close().await;
        }
    }
}
