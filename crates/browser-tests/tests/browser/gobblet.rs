//! What a player of Gobblet! sees while a cup is in the air, before the first move, after touches, and after taking back; and how
//! it is set up.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, By, Page, Pointer, Site, Size};
use underhill_catalog::GameId;

const OWN: &str = ".seat.me .gobblet-stack";

async fn sit_down(site: &Site, browser: &Browser, size: Size) -> Page {
    let page = browser.open(size).await;
    page.go(&site.at("/")).await;
    page.keep("quick", &json!("easy")).await;
    page.turn_to("/play/gobblet").await;
    page.wait_for(".now[data-mine=true]").await;
    page
}

/// What an element of the page is called by an attribute.
async fn attribute(page: &Page, css: &str, name: &str) -> Value {
    page.run("return document.querySelector(arguments[0]).getAttribute(arguments[1]);", vec![json!(css), json!(name)])
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_in_the_air_leaves_what_is_left_and_its_outline() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = sit_down(&site, &browser, Size::Laptop).await;
    let second = format!("{OWN}:nth-child(2)");
    assert_eq!(attribute(&page, &second, "data-count").await, "4 3 2 1");

    page.click(&second).await;
    page.wait_for(&format!("{second}.lifted .gobblet-gone")).await;
    assert_eq!(attribute(&page, &second, "data-count").await, "3 2 1");
    assert_eq!(page.count(&format!("{OWN} .gobblet-raised")).await, 1, "the chosen cup is above its stack");
    // What is chosen can still be dragged, and it is the chosen cup that is carried.
    let grip = page.grip(&second).await;
    page.lift(Pointer::Mouse, grip).await;
    page.wait_for(".carried use[href='#gobblet-white-4']").await;
    let beside = page.landing(&[".acts".to_owned()]).await;
    page.carry(Pointer::Mouse, grip, beside).await;
    page.let_go(Pointer::Mouse, beside).await;
    page.wait_until_gone(".lifted, .gobblet-raised, .carried").await;
    page.click(&second).await;
    page.click(&second).await;
    page.wait_until_gone(".lifted, .gobblet-raised").await;

    let grip = page.grip(&second).await;
    page.lift(Pointer::Mouse, grip).await;
    page.wait_for(&format!("{second}.lifted .gobblet-gone")).await;
    assert_eq!(page.count(".gobblet-raised").await, 0, "the dragged cup is under the finger alone");
    let to = page.landing(&["#square-b2".to_owned()]).await;
    page.carry(Pointer::Mouse, grip, to).await;
    page.let_go(Pointer::Mouse, to).await;
    page.wait_for("#piece-b2").await;
    assert_eq!(page.count(".lifted").await, 0);
    page.wait_for(".now[data-mine=true]").await;

    let grip = page.grip("#square-b2").await;
    page.lift(Pointer::Mouse, grip).await;
    page.wait_for("#piece-b2 .gobblet-gone").await;
    assert_eq!(page.count("#piece-b2 .gobblet-top").await, 0, "on the board only its outline is left");
    page.let_go(Pointer::Mouse, grip).await;
    page.wait_for("#piece-b2 .gobblet-top").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn squares_are_read_aloud_as_they_lie() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = sit_down(&site, &browser, Size::Laptop).await;
    // In the order of the page: what a screen reader calls a square, and which column and row it is in, as seen.
    let read = "
        const squares = [...document.querySelectorAll('.gobblet-board .hit')];
        const areas = squares.map((square) => square.getBoundingClientRect());
        const ranked = (side) => [...new Set(areas.map((area) => Math.round(area[side])))].sort((a, b) => a - b);
        const [columns, rows] = [ranked('left'), ranked('top')];
        return squares.map((square, place) => [square.getAttribute('aria-label').slice(0, 2),
            columns.indexOf(Math.round(areas[place].left)), rows.indexOf(Math.round(areas[place].top))]);";
    let lie = (0..16_u8).map(|place| {
        let (column, row) = (place % 4, place / 4);
        json!([format!("{}{}", char::from(b'a' + column), 4 - row), column, row])
    });
    assert_eq!(page.run(read, Vec::new()).await, Value::Array(lie.collect()));
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_never_moved_a_cup_sees_what_to_touch() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = sit_down(&site, &browser, Size::Phone).await;
    page.wait_for(&format!("{OWN}.first .hand")).await;
    assert_eq!(page.count(&format!("{OWN}.first")).await, 3);
    page.click(OWN).await;
    page.wait_until_gone(".first").await;
    page.click("#square-c3").await;
    page.wait_for(".now[data-mine=true]").await;
    assert_eq!(page.count(".first, .seat .hand").await, 0);
    // Whoever has moved one knows how.
    page.click(".acts button:first-child").await;
    page.wait_until_gone("#piece-c3").await;
    page.wait_for(".now[data-mine=true]").await;
    assert_eq!(page.count(".first, .seat .hand").await, 0);
    page.close().await;
}

/// Whether whatever has the focus is framed.
async fn is_framed(page: &Page) -> Value {
    let look = "
        const at = document.activeElement, style = getComputedStyle(at);
        return !at.matches('body, main') && (style.outlineStyle !== 'none' || at.matches(':focus-visible'));";
    page.run(look, Vec::new()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn mouse_and_finger_leave_no_frame_and_keys_do() {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size).await;
        page.go(&site.at("/")).await;
        page.keep("quick", &json!("easy")).await;
        for &game in GameId::ALL {
            page.turn_to(&format!("/play/{game}")).await;
            page.wait_for(".now[data-mine=true]").await;
            for _ in 0..2 {
                page.decide_once(game, By::Touch).await;
                assert_eq!(is_framed(&page).await, false, "{game} at {}", size.name());
            }
        }
        page.turn_to("/play/gobblet").await;
        page.wait_for(".now[data-mine=true]").await;
        page.reach("#square-b2").await;
        assert_eq!(is_framed(&page).await, true, "keys show where they are");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_is_not_marked() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = sit_down(&site, &browser, Size::Laptop).await;
    let marks = ".gobblet-board .gobblet-last";
    for square in ["a1", "d4"] {
        page.click(OWN).await;
        page.click(&format!("#square-{square}")).await;
        page.wait_for(&format!("#piece-{square}")).await;
        page.wait_for(".now[data-mine=true] .happened").await;
        assert_eq!(page.count(marks).await, 1, "the bot's move is marked");
    }
    page.click(".acts button:first-child").await;
    page.wait_until_gone("#piece-d4").await;
    page.wait_for(".now[data-mine=true]").await;
    assert_eq!(page.count(marks).await, 0, "there is nothing of it to be marked");
    page.click(OWN).await;
    page.click("#square-d4").await;
    page.wait_for("#piece-d4").await;
    page.wait_for(".now[data-mine=true]").await;
    assert_eq!(page.count(marks).await, 1, "from then on it is as before");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_choice_sets_the_options_that_go_together() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/new/gobblet")).await;
    page.wait_for("[data-preset=easy][aria-pressed=true]").await;
    page.click("[data-preset=real]").await;
    page.wait_for("[data-preset=real][aria-pressed=true]").await;
    assert_eq!(page.count("[data-preset][aria-pressed=true]").await, 1);
    let chosen = "return ['touch', 'memory'].map((name) => [...document.getElementsByName(name)].findIndex((it) => it.checked));";
    assert_eq!(page.run(chosen, Vec::new()).await, json!([1, 1]), "strict, and nothing to help one remember");
    // Another answer to one of the questions is nobody's preset.
    page.click("input[name=memory]").await;
    page.wait_for(".preset-own").await;
    assert_eq!(page.count("[data-preset][aria-pressed=true]").await, 0);
    page.click("[data-preset=real]").await;
    page.wait_until_gone(".preset-own").await;
    page.click(".ready .primary").await;
    page.wait_for(".table").await;
    let kept = "return JSON.parse(localStorage.getItem('underhill.plan.gobblet')).options;";
    let options = page.run(kept, Vec::new()).await;
    assert_eq!([&options["touch"], &options["memory"]], ["strict", "none"]);
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
