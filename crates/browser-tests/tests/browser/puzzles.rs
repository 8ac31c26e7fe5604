//! The puzzles of the day: solved, missed, kept, and there without a network.

use std::path::Path;

use serde_json::json;
use underhill_browser_tests::{Browser, Page, Site, Size, is_about_the_network, touches};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Puzzle, Seat, StepOf};

/// Lets every page say that it is the 17th of November 2026: a test that runs at midnight finds the same puzzle all the time.
async fn stop_the_calendar(page: &Page) {
    let stopped = "window.Date = class extends Date {
        constructor(...parts) { parts.length ? super(...parts) : super(2026, 10, 17, 12); }
    };";
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": stopped })).await;
}

/// The puzzle of a game on that day.
fn of_today(game: GameId) -> Puzzle {
    // January to October of a leap year, and sixteen days.
    let place = 305 + 16;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../web/puzzles/{game}.txt"));
    let puzzles = std::fs::read_to_string(file).expect("every game has puzzles");
    puzzles.lines().nth(place).expect("there is one for every day").parse().expect("it can be read")
}

/// Something that is allowed and not the answer.
struct Slip<'p>(&'p Puzzle);

impl Visit for Slip<'_> {
    type Output = String;

    fn visit<G: Game>(self) -> String {
        let mut game = G::new(self.0.seats, &G::Options::default()).expect("so many can play");
        for step in &self.0.steps {
            let step: StepOf<G> = step.parse().unwrap_or_else(|error| panic!("{error}"));
            game.play(&step, &mut ()).expect("the puzzle follows the rules");
        }
        let seat: Seat = self.0.seat();
        let harmless = |action: &G::Action| game.caution(seat, action).is_none();
        let wrong = |action: &G::Action| self.0.after(&[action.to_string()]).is_none();
        let action = game.legal_actions(seat).into_iter().find(|action| harmless(action) && wrong(action));
        action.expect("there is something else to do").to_string()
    }
}

async fn act(page: &Page, game: GameId, action: &str) {
    for css in touches(game, action) {
        page.click(&css).await;
    }
}

/// Does one thing after the other that is right.
async fn solve(page: &Page, game: GameId, puzzle: &Puzzle) {
    let mut done: Vec<String> = Vec::new();
    while let Some(next) = puzzle.hint(&done) {
        act(page, game, next).await;
        done.push(next.to_owned());
    }
    page.wait_for(".task[data-mood=good]").await;
}

async fn solve_today(game: GameId) {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    stop_the_calendar(&page).await;
    page.go(&site.at(&format!("/puzzle/{game}"))).await;
    page.wait_for(".task").await;
    let puzzle = of_today(game);
    assert_eq!(page.count(".task button:not([hidden])").await, 0, "{game}: a hint is there after a wrong try");

    act(&page, game, &game.visit(Slip(&puzzle))).await;
    page.wait_for(".task[data-mood=wrong]").await;
    let label = "return document.querySelector('.puzzle-stars').getAttribute('aria-label');";
    assert_eq!(page.run(label, Vec::new()).await, "2 stars of 3", "{game}");
    page.click(".task button").await;
    page.wait_for(".pointer").await;
    // What was prepared stays after a slip; another visit begins anew.
    page.go(&site.at(&format!("/puzzle/{game}"))).await;
    page.wait_for(".task").await;
    solve(&page, game, &puzzle).await;
    assert_eq!(page.barriers(&format!("{game}-puzzle-solved")).await, Vec::<String>::new());
    assert_eq!(page.complaints().await, Vec::<String>::new(), "{game}");

    // It is kept on the device, and the puzzles are there without a network.
    page.settle_in().await;
    page.wait_until_kept(game).await;
    site.stop().await;
    page.reload().await;
    page.wait_for(&format!(".puzzle-games a[href='/puzzle/{game}'] .tick")).await;
    assert!(page.text(".puzzle-streak").await.contains("1 day in a row"), "{game}");
    assert_eq!(page.count(".puzzle-month [aria-current].some").await, 1, "{game}: the day is marked");
    solve(&page, game, &puzzle).await;
    let complaints: Vec<String> =
        page.complaints().await.into_iter().filter(|complaint| !is_about_the_network(complaint)).collect();
    assert_eq!(complaints, Vec::<String>::new(), "{game}");
    page.close().await;
}

/// What these tests ask of a page.
trait Kept {
    /// Waits until the service worker keeps a game's puzzles.
    async fn wait_until_kept(&self, game: GameId);
}

impl Kept for Page {
    async fn wait_until_kept(&self, game: GameId) {
        let script = "const done = arguments[0], soon = async () =>
            (await caches.match('/puzzles/GAME.txt')) ? done(true) : setTimeout(soon, 50); soon();";
        self.run_async(&script.replace("GAME", game.id()), Vec::new()).await;
    }
}

crate::of_each_game!(todays_puzzle_is_missed_then_solved_and_kept, solve_today);

/// After three wrong tries the answer is shown, and it brings no tick.
#[tokio::test(flavor = "multi_thread")]
async fn the_answer_is_shown_after_three_tries() {
    let (site, browser) = (Site::start().await, Browser::start());
    let game = GameId::Gobblet;
    let page = browser.open(Size::Laptop).await;
    stop_the_calendar(&page).await;
    page.go(&site.at("/puzzle")).await;
    page.wait_for(".task").await;
    let puzzle = of_today(game);
    let slip = game.visit(Slip(&puzzle));
    for stars in ["2 stars", "1 star", "1 star"] {
        act(&page, game, &slip).await;
        page.wait_for(".task[data-mood=wrong]").await;
        page.wait_for(&format!(".puzzle-stars[aria-label^='{stars}']")).await;
    }
    page.click(".task button").await;
    page.wait_for(&format!(".puzzle-found li:nth-child({})", puzzle.worth)).await;
    assert_eq!(page.count(".puzzle-games .tick").await, 0, "who was shown the answer has not found it");
    page.click(".puzzle-games a[href='/puzzle/kobold']").await;
    page.wait_for(".game-kobold .task").await;
    assert_eq!(page.barriers("puzzle").await, Vec::<String>::new());
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
