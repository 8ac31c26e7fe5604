//! Every end is in view at once: who won and how, the win itself, and what can be done next; at every size, without scrolling.
//! `UNDERHILL_PICTURES=1 cargo xtask browser an_end_is_in_view` keeps a picture of each in `target/screens`.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::Level;

const LANGUAGES: [&str; 7] = ["de", "fr", "es", "it", "nl", "pt", "en"];

/// Whatever of these is not seen whole in the window, with nothing over it, or has more in it than it shows.
const HIDDEN: &str = "
    scrollTo(0, 0);
    const rest = document.getAnimations().filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity);
    rest.forEach((motion) => motion.finish());
    const whole = (thing) => {
        const area = thing.getBoundingClientRect();
        if (area.width < 1 || area.height < 1) return 'is not there';
        if (area.left < -1 || area.top < -1 || area.right > innerWidth + 1 || area.bottom > innerHeight + 1) {
            return 'is beyond the window at ' + [area.left, area.top, area.right, area.bottom].map(Math.round);
        }
        const over = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]
            .map(([x, y]) => document.elementFromPoint(area.left + area.width * x, area.top + area.height * y))
            .find((over) => over && !thing.contains(over) && !over.contains(thing));
        if (over) return 'is covered by ' + (over.className.baseVal ?? over.className);
        if (thing.matches('button, td, th, h2') && thing.scrollWidth > thing.clientWidth + 1) return 'is cut off';
        return null;
    };
    const win = document.querySelector('.end-win');
    const shown = win.firstElementChild ?? document.querySelector('.standings');
    const wanted = [document.querySelector('#end-title'), document.querySelector('.end-words p:last-child'), shown,
        ...shown.querySelectorAll('th, td'), ...document.querySelectorAll('.end-acts button')];
    const hero = document.querySelector('.end-hero').getBoundingClientRect();
    const words = document.querySelector('.end-words').getBoundingClientRect();
    const faults = wanted.map((thing) => [thing, whole(thing)]).filter(([, fault]) => fault)
        .map(([thing, fault]) => (thing.innerText || thing.className.baseVal || thing.className).slice(0, 30) + ' ' + fault);
    if (words.bottom > hero.bottom + 1 || words.top < hero.top - 1) faults.push('the words do not fit');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
    return faults;";

/// What somebody sees who wonders what to do: every button that can be seen, whether it is loud, and whether it is dead.
const BUTTONS: &str = "
    return [...document.querySelectorAll('main button, .bar button')].filter((button) => button.checkVisibility())
        .map((button) => ({ text: button.innerText.trim(), loud: button.matches('.primary'), dead: button.disabled }));";

async fn faults_at_every_size(page: &mut Page, name: &str, faults: &mut Vec<String>) {
    for size in Size::ALL {
        page.resize(size).await;
        let hidden = page.run(HIDDEN, Vec::new()).await;
        page.picture(&format!("{name}-end")).await;
        for fault in hidden.as_array().expect("a list") {
            faults.push(format!("{name} at {:?}: {fault}", size.pixels()));
        }
    }
}

/// Where there is the least room, every language has enough.
async fn faults_in_every_language(page: &mut Page, name: &str, faults: &mut Vec<String>) {
    for language in LANGUAGES {
        page.speak(language).await;
        for size in [Size::Short, Size::Zoomed] {
            page.resize(size).await;
            for fault in page.run(HIDDEN, Vec::new()).await.as_array().expect("a list") {
                faults.push(format!("{name} in {language} at {:?}: {fault}", size.pixels()));
            }
        }
    }
}

/// One button is loud, and none is dead.
async fn look_at_buttons(page: &Page, name: &str, faults: &mut Vec<String>) {
    let buttons = page.run(BUTTONS, Vec::new()).await;
    let buttons = buttons.as_array().expect("a list");
    faults.extend(buttons.iter().filter(|button| button["dead"] == true).map(|button| format!("{name}: {button}")));
    let lost = page.count(".end[data-outcome=lost]").await == 1;
    let loud: Vec<&Value> =
        buttons.iter().filter(|button| button["loud"] == true).map(|button| &button["text"]).collect();
    let expected = if lost { "Review" } else { "Rematch" };
    if loud != [expected] {
        faults.push(format!("{name}: {loud:?} is loud, not {expected}"));
    }
    let texts: Vec<&str> = buttons.iter().filter_map(|button| button["text"].as_str()).collect();
    for action in ["Rematch", "Review", "Share", "Record"] {
        if !texts.contains(&action) {
            faults.push(format!("{name}: there is no {action} among {texts:?}"));
        }
    }
}

/// Every button of the end does something.
async fn press_everything(page: &Page, game: GameId) {
    if page.count(".fair").await > 0 {
        page.click(".fair button").await;
        page.wait_for(".fair-how:popover-open code").await;
        page.click(".fair-how .primary").await;
        page.wait_until_gone(".fair-how:popover-open").await;
    }
    // What would go to another program is caught: the system's sharing, and a file.
    const CATCH: &str = "
        window.caught = {};
        navigator.share = async (what) => { caught.shared = what; };
        URL.createObjectURL = (blob) => { blob.text().then((text) => caught.record = text); return '#'; };";
    page.run(CATCH, Vec::new()).await;
    page.click(".end-acts button:nth-of-type(3)").await;
    const SHARED: &str = "const done = arguments[0];
        (function look() { caught.shared ? done(caught.shared) : setTimeout(look, 20); })();";
    let shared = page.run_async(SHARED, Vec::new()).await;
    let text = shared["text"].as_str().unwrap_or_default();
    let who = page.text(".end-words .how").await;
    assert!(text.ends_with(&who) && !who.is_empty(), "{shared} does not tell that {who}");
    // Whoever gets the link sees this very game.
    assert!(shared["url"].as_str().is_some_and(|url| url.contains("/review#")), "{shared} has no link to the game");
    page.run("delete navigator.share; navigator.share = undefined;", Vec::new()).await;
    page.tool("Browser.grantPermissions", json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }))
        .await;
    page.click(".end-acts button:nth-of-type(3)").await;
    page.wait_for(".end-acts .copied").await;
    page.click(".end-acts button:nth-of-type(4)").await;
    const RECORD: &str = "const done = arguments[0];
        (function look() { caught.record ? done(caught.record) : setTimeout(look, 20); })();";
    let record = page.run_async(RECORD, Vec::new()).await;
    assert!(record.as_str().is_some_and(|line| line.contains(game.id())), "{record} is no record of {game}");
    page.click(".end-acts button:nth-of-type(2)").await;
    page.wait_until_gone(".end").await;
    assert!(page.address().await.contains("review"), "{} is no review", page.address().await);
}

async fn an_end_is_in_view(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let mut faults = Vec::new();
    for seats in game.seats() {
        let (table, action) = Prepared::at_last_decision(game, seats, Level::Hard);
        let name = format!("{game}-{seats}");
        page.resize(Size::Laptop).await;
        page.keep_game(game.id(), &json!(table)).await;
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.wait_for(".now[data-mine=true]").await;
        page.enter("#notation", &action).await;
        page.wait_for(".end, .caution .danger").await;
        if page.count(".caution").await > 0 {
            page.click(".caution .danger").await;
            page.wait_for(".end").await;
        }
        faults_at_every_size(&mut page, &name, &mut faults).await;
        look_at_buttons(&page, &name, &mut faults).await;
        if seats == *game.seats().end() {
            for size in [Size::Laptop, Size::Phone] {
                page.resize(size).await;
                faults.extend(page.barriers(&format!("{name}-end")).await);
            }
            faults_in_every_language(&mut page, &name, &mut faults).await;
            page.resize(Size::Laptop).await;
            page.click(".end-acts button:nth-of-type(1)").await;
            page.wait_until_gone(".end").await;
        }
    }
    // Another game for two begins, and is given up: the other is celebrated, and it is said why.
    let table = Prepared::begun_with_bots(game, 2, Level::Hard);
    page.resize(Size::Laptop).await;
    // The rematch is left first, or it would keep itself over what is prepared.
    page.go(&site.at("/")).await;
    page.keep_game(game.id(), &json!(table)).await;
    page.go(&site.at(&format!("/play/{game}"))).await;
    page.wait_for(".now[data-mine=true]").await;
    page.click(".acts .danger").await;
    page.click(".asked .danger").await;
    page.wait_for(".end[data-outcome=lost]").await;
    let how = page.text(".end-words .how").await;
    assert!(how.contains("gave up"), "{how:?} does not say how a game of {game} ended");
    let name = format!("{game}-resigned");
    faults_at_every_size(&mut page, &name, &mut faults).await;
    look_at_buttons(&page, &name, &mut faults).await;
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    page.resize(Size::Laptop).await;
    press_everything(&page, game).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

crate::of_each_game!(an_end_is_in_view_at_once, an_end_is_in_view);
