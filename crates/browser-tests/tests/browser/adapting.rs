//! The animal that plays as well as whoever plays with it: it can be chosen like the others, and all of them fit.

use serde_json::json;
use underhill_browser_tests::{Browser, By, Decision, Page, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Seat, Skill, Viewer};

use crate::screens::LANGUAGES;

/// Makes a decision, and waits for the bot's.
async fn play_a_turn(page: &Page, game: GameId) {
    page.wait_for(".now[data-mine=true]").await;
    let before = page.decisions(game).await;
    page.decide_once(game, By::Typing).await;
    page.wait_for(".now[data-mine=true]").await;
    assert!(page.decisions(game).await > before, "somebody has decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_adapts_is_chosen_in_the_set_up_and_plays() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/new/gobblet")).await;
    page.click("[data-seat='1'] .segmented button:nth-child(2)").await;
    page.wait_for("[data-seat='1'] .level").await;
    assert_eq!(page.count(".how-it-adapts").await, 0, "it is said of nobody else");
    page.click("[data-seat='1'] .level:last-child").await;
    page.wait_for("[data-seat='1'] .level:last-child[aria-pressed=true]").await;
    assert!(page.text(".how-it-adapts").await.contains("ahead"));
    page.click(".ready .primary").await;
    play_a_turn(&page, GameId::Gobblet).await;
    assert!(page.text(".seat.other").await.contains("Hare"));
    page.wait_for(".seat.other img[src^='/animals/adapt-']").await;
    let seen = "return document.querySelector('.seat.other .animal').naturalWidth > 0;";
    page.wait_until(seen).await;
    // Whoever comes back finds it, and the first page offers it again.
    page.reload().await;
    play_a_turn(&page, GameId::Gobblet).await;
    page.turn_to("/").await;
    page.wait_for(".going-game img[src^='/animals/adapt-']").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_adapts_sits_at_the_table_of_a_server() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let plan = json!({ "sitters": [{ "Person": "Ada" }, "Open"], "options": {}, "clock": "none", "public": false });
    page.keep("plan-online.gobblet", &plan).await;
    page.turn_to("/new/gobblet/friends").await;
    page.click(".ready .primary").await;
    page.click(".chair-animal:last-child").await;
    page.wait_for(".chair img[src^='/animals/adapt-']").await;
    page.click(".begin .primary").await;
    page.wait_for(".now[data-mine=true]").await;
    let path = page.run("return location.pathname;", Vec::new()).await;
    let id = path.as_str().and_then(|path| path.strip_prefix("/t/")).expect("the address of a table").to_owned();
    let scene = site.table(&id).await.scene(Viewer::Seat(Seat::new(0)));
    page.decide(&Decision::of(GameId::Gobblet, &scene).expect("it is my turn"), By::Typing).await;
    page.wait_until("return document.querySelectorAll('.log .written').length >= 2;").await;
    assert!(page.text(".seat.other").await.contains("Hare"));
    assert!(site.table(&id).await.places()[1].bot == Some(Skill::Adapting));
    page.close().await;
}

/// Words and portraits that are not wholly inside the choice they belong to, and choices that are not inside their row.
const BEYOND: &str = "
    const beyond = [];
    const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    for (const choice of document.querySelectorAll('.rival, .levels .level, .chair-animal')) {
        const box = choice.getBoundingClientRect();
        if (!inside(box, choice.parentElement.getBoundingClientRect())) beyond.push(choice.textContent + ' is beside its row');
        for (const picture of choice.querySelectorAll('img'))
            if (!inside(picture.getBoundingClientRect(), box)) beyond.push(choice.textContent + ' is cut');
        const walk = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            if (!inside(range.getBoundingClientRect(), box)) beyond.push(walk.currentNode.textContent);
        }
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) beyond.push('the page is too wide');
    return [...new Set(beyond)];";

#[tokio::test(flavor = "multi_thread")]
async fn all_animals_fit_wherever_one_is_chosen() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.keep("quick", &json!("adapt")).await;
    let adapting = json!([{ "Person": "Ada" }, { "Bot": "adapt" }]);
    let waiting = json!([{ "Person": "Ada" }, "Open"]);
    for (way, sitters) in [("plan", adapting), ("plan-online", waiting)] {
        let plan = json!({ "sitters": sitters, "options": {}, "clock": "none", "public": false });
        page.keep(&format!("{way}.gobblet"), &plan).await;
    }
    page.turn_to("/new/gobblet/friends").await;
    page.click(".ready .primary").await;
    page.wait_for(".chair-animal").await;
    let table = page.run("return location.pathname;", Vec::new()).await;
    let table = table.as_str().expect("an address").to_owned();
    let mut problems = Vec::new();
    for (name, path, sign) in
        [("table", &*table, ".chair-animal"), ("home", "/", ".rival"), ("setup", "/new/gobblet", ".how-it-adapts")]
    {
        page.turn_to(path).await;
        page.wait_for(sign).await;
        let animals = page.count(".rival img, .levels img, .chair-animal img").await;
        assert!(animals > 0 && animals % 6 == 0, "{animals} animals on {path}");
        for language in LANGUAGES {
            page.speak(language).await;
            for size in Size::ALL {
                page.resize(size).await;
                let (width, height) = size.pixels();
                let beyond = page.run(BEYOND, Vec::new()).await;
                let beyond: Vec<String> = serde_json::from_value(beyond).expect("a list of words");
                problems.extend(beyond.iter().map(|words| format!("{name}, {language}, {width} by {height}: {words}")));
                page.picture(&format!("animals-{name}-{language}")).await;
            }
        }
    }
    page.close().await;
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
