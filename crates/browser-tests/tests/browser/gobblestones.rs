//! What a player of Gobblestones reads and may not see: reasons, the bluffing variant, and the curtain between two people who
//! share a screen.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, NAMES, Page, Prepared, Site, Size};
use underhill_catalog::gobblestones::Action;
use underhill_catalog::{GameId, any_action};
use underhill_core::Seat;
use underhill_table::{Command, Sender};

use crate::sheet::{is_whole, seen};

/// Whether every place in a *Why?* is its own, so that a finger on its edge opens no other.
const EDGES: &str = "
    return [...document.querySelectorAll('.gobblestones-demands button')].every((button) => {
        const area = button.getBoundingClientRect();
        const places = [[0.5, 0.5], [0.1, 0.05], [0.9, 0.05], [0.1, 0.95], [0.9, 0.95]];
        return places.every(([x, y]) =>
            button.contains(document.elementFromPoint(area.left + area.width * x, area.top + area.height * y)));
    });";

#[tokio::test(flavor = "multi_thread")]
async fn each_why_opens_its_own_rule() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/play/gobblestones")).await;
    page.wait_for(".now[data-mine=true]").await;
    for size in [Size::Laptop, Size::Desktop] {
        page.resize(size).await;
        assert_eq!(page.run(EDGES, Vec::new()).await, true, "at {:?}", size.pixels());
        for (place, rule) in ["GBS-04", "GBS-06", "GBS-07", "GBS-08"].into_iter().enumerate() {
            page.click(&format!(".gobblestones-demands li:nth-child({}) button", place + 1)).await;
            page.wait_for(".looked .rule-id").await;
            assert_eq!(page.text(".looked .rule-id").await, rule);
            page.click(".looked .primary").await;
        }
    }
    page.close().await;
}

/// What can be read but breaks a rule whatever the position is answered by that rule.
#[tokio::test(flavor = "multi_thread")]
async fn what_no_turn_can_be_is_answered_by_its_rule() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/play/gobblestones")).await;
    page.wait_for(".now[data-mine=true]").await;
    for (typed, rule) in [("a1R a2R a3R a4R a5R a6R", "GBS-03"), ("j5B j5R", "GBS-09")] {
        page.enter("#notation", typed).await;
        page.wait_for(".looked .rule-id").await;
        assert_eq!(page.text(".looked .rule-id").await, rule, "{typed}");
        assert!(page.text("#notation-wrong").await.contains(rule), "{}", page.text("#notation-wrong").await);
        page.click(".looked .primary").await;
    }
    page.enter("#notation", "what").await;
    page.wait_until("return document.querySelector('#notation-wrong').innerText.includes('read');").await;
    assert_eq!(page.count(".looked").await, 0, "no rule is to blame");
    page.close().await;
}

/// Two people at one screen who bluff, and what the first lays.
fn two_bluffers() -> (Prepared, String) {
    let mut prepared = Prepared::open("gobblestones", 2, json!({ "bluff": "true" }), 1).expect("it goes together");
    Seat::first(2).for_each(|seat| prepared.seat_person(seat));
    prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
    let (seat, now) = prepared.next().expect("somebody begins");
    assert_eq!(seat.index(), 0, "the first seat begins");
    let mut turns =
        (0..).map(|luck| any_action(GameId::Gobblestones, now.view.get(), seat, luck).expect("it can be read"));
    let lays = |turn: &String| matches!(turn.parse(), Ok(Action::Place(placement)) if placement.tiles().len() > 1);
    let turn = turns.find(lays).expect("something can be laid");
    (prepared, turn)
}

/// Whether anything behind the curtain can have the focus.
async fn is_anything_behind_in_reach(page: &Page) -> bool {
    let reach = "
        const things = document.querySelectorAll('.table :is(a, button, input, select, summary, [tabindex])');
        const taken = [...things].some((thing) => { thing.focus(); return document.activeElement === thing; });
        document.querySelector('.curtain button').focus();
        return taken;";
    page.run(reach, Vec::new()).await == true
}

/// Some parts of the page are seen whole on every phone that is held upright, and on a laptop.
async fn is_seen_whole(page: &mut Page, parts: &[&str]) {
    for size in [Size::Short, Size::Small, Size::Phone, Size::Laptop] {
        page.resize(size).await;
        page.run("scrollTo(0, 0);", Vec::new()).await;
        let hidden: Vec<Value> = seen(page, parts).await.into_iter().filter(|part| !is_whole(part)).collect();
        assert!(hidden.is_empty(), "at {:?}: {hidden:?}", size.pixels());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bluffers_at_one_screen_are_kept_from_each_others_tiles() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let (prepared, turn) = two_bluffers();
    page.keep_game("gobblestones", &json!(prepared.log)).await;
    page.turn_to("/play/gobblestones").await;
    page.wait_for(".now[data-mine=true]").await;
    let prompt = page.text(".now").await;
    assert!(prompt.contains("face down, of any colour"), "the first prompt says what bluffing is: {prompt}");
    assert_eq!(page.count(".table[inert]").await, 0);

    page.enter("#notation", &turn).await;
    page.wait_for(".curtain.seat-1 #curtain-open:focus").await;
    let [other, next] = [NAMES[0], NAMES[1]];
    let said = page.text(".curtain").await;
    for words in
        [&format!("{other}, please look away"), &format!("{next}, it’s your turn"), "face down. Do you believe"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!is_anything_behind_in_reach(&page).await, "tab leaves the curtain");
    assert_eq!(page.count(".gobblestones-rack .tile").await, 0, "no tile is behind it");
    for size in [Size::Short, Size::OnItsSide, Size::Zoomed, Size::Phone, Size::Laptop, Size::LargeDesktop] {
        page.resize(size).await;
        let whole = "
            const card = document.querySelector('.curtain-card').getBoundingClientRect();
            return card.top >= 0 && card.left >= 0 && card.bottom <= innerHeight && card.right <= innerWidth;";
        assert_eq!(page.run(whole, Vec::new()).await, true, "the curtain fits {:?}", size.pixels());
    }
    page.resize(Size::Laptop).await;
    assert_eq!(page.barriers("curtain").await, Vec::<String>::new());
    page.click("#curtain-open").await;
    page.wait_for(".gobblestones-answer").await;
    assert_eq!(page.count(".curtain, .table[inert]").await, 0);
    // What the other was told is not read by this one: how many tiles they drew, not which.
    let log = page.text(".log").await;
    assert!(log.contains(&format!("{other} draws 5 tiles")), "{log}");
    // Whoever is asked sees at once what is claimed and what can be answered, and then what came of it.
    is_seen_whole(&mut page, &[".sheet", ".gobblestones-question", ".gobblestones-answer"]).await;
    page.resize(Size::Laptop).await;
    page.enter("#notation", "challenge").await;
    page.wait_for(".gobblestones-reveal").await;
    is_seen_whole(&mut page, &[".sheet", ".gobblestones-reveal", ".gobblestones-rack"]).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
