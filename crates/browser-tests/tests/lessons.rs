//! Somebody learns a game by playing it, as the lesson says.

use underhill_browser_tests::{Browser, Page, Site, Size};
use underhill_catalog::GameId;

/// A stack, then a square.
const STACK: &str = ".gobblet-stack[data-count^='4']:not([disabled])";

/// Lays tiles as their notation says: `h8G` is a green one on h8.
fn lay(tiles: &str) -> Vec<String> {
    let touched = tiles.split_whitespace().flat_map(|tile| {
        let (square, colour) = tile.split_at(tile.len() - 1);
        [format!(".gobblestones-pile[data-colour='{colour}']"), format!("#gobblestones-at-{square}")]
    });
    touched.chain([".gobblestones-buttons .confirm".to_owned()]).collect()
}

fn touch(places: &[&str]) -> Vec<String> {
    places.iter().map(|&place| place.to_owned()).collect()
}

/// What a lesson asks for, in order: what is touched to do it.
fn answers(game: GameId) -> Vec<Vec<String>> {
    match game {
        GameId::Gobblet => vec![
            touch(&[STACK, "#square-b2"]),
            touch(&[STACK, "#square-c2"]),
            touch(&[STACK, "#square-d2"]),
            touch(&["#square-b2", "#square-b4"]),
            touch(&["#square-d2", "#square-a3"]),
        ],
        GameId::Gobblestones => ["h8G i8T j8Y", "j7R j9B", "i10T j10Y", "", "k7R l7R m7R n7R o7Y"].map(lay).to_vec(),
        GameId::Kobold => {
            let places = ["#section-3", "#section-4", "#space-3-0", "#space-4-2", "#section-4"];
            places.map(|place| touch(&[place])).to_vec()
        }
        GameId::Clonk => vec![
            touch(&["#clonk-2-0", "[data-action='bank red-sword-2-1']"]),
            touch(&["#clonk-0-0", "[data-action='dig s1']"]),
            touch(&["[data-action=done]"]),
            touch(&["#clonk-2-0", "#clonk-0-0"]),
            touch(&["#clonk-2-3", "[data-action='gift 1 pink-statue-0-1']"]),
            touch(&["#clonk-0-1", "[data-action='blast s2']"]),
            touch(&["#clonk-0-1", "[data-action='dig s2']"]),
        ],
    }
}

/// What a beginner might do instead at the first task: something legal that was not asked for, or something illegal.
fn slip(game: GameId) -> Vec<String> {
    match game {
        GameId::Gobblet => touch(&[STACK, "#square-a1"]),
        GameId::Gobblestones => lay(""),
        GameId::Kobold => touch(&["#section-5"]),
        GameId::Clonk => touch(&["#clonk-2-1", "[data-action='bank green-necklace-0-1']"]),
    }
}

async fn touch_all(page: &Page, places: &[String]) {
    for place in places {
        page.click(place).await;
    }
}

/// Goes through a lesson from its first words to the button that begins a game, and says how many tasks there were.
async fn learn(page: &Page, game: GameId) -> usize {
    let answers = answers(game);
    let mut tasks = 0;
    while page.count(".lesson-card a.primary").await == 0 {
        if page.count(".lesson-card button.primary[disabled]").await > 0 {
            if tasks == 0 {
                touch_all(page, &slip(game)).await;
                page.wait_for(".lesson-card .asked, .refused").await;
                assert_eq!(page.count(".lesson-done").await, 0, "{game}: something else was asked for");
            }
            let answer = answers.get(tasks).unwrap_or_else(|| panic!("{game} has only {} tasks", answers.len()));
            touch_all(page, answer).await;
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
            let page = browser.open(size, "en").await;
            page.go(&site.at(&format!("/learn/{game}"))).await;
            page.wait_for(".lesson-card").await;
            assert_eq!(learn(&page, game).await, answers(game).len(), "{game}");
            page.close().await;
        }
    }
}
