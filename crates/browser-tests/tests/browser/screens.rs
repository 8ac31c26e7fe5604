//! Every screen in several languages and every theme: nothing is untranslated, everything is accessible, and pictures are kept.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;
use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, visit_hand};
use underhill_catalog::GameId;

pub(crate) const LANGUAGES: [&str; 7] = ["en", "de", "fr", "es", "it", "nl", "pt"];

/// The screens that belong to no game.
const COMMON: [(&str, &str); 4] =
    [("home", "/"), ("nothing-here", "/nowhere"), ("table-gone", "/t/00000000"), ("review", "/review")];

/// The rule that is tried, the lessons besides the first, and whether openings can be explored.
struct Pages;

impl HandVisit for Pages {
    type Output = (&'static str, &'static [&'static str], bool);

    fn visit<G: Hand>(self) -> Self::Output {
        (G::TRIED, G::SHORT_LESSONS, G::EXPLORED)
    }
}

/// The screens of a game, with a rule that is tried and every lesson that there is.
fn screens(game: GameId) -> Vec<(String, String)> {
    let mut screens = Vec::new();
    for (name, path) in
        [("setup", "/new/"), ("play", "/play/"), ("lesson", "/learn/"), ("rules", "/rules/"), ("puzzle", "/puzzle/")]
    {
        screens.push((format!("{game}-{name}"), format!("{path}{game}")));
    }
    screens.push((format!("{game}-friends"), format!("/new/{game}/friends")));
    let (rule, lessons, explored) = visit_hand(game, Pages);
    screens.push((format!("{game}-try"), format!("/rules/{game}/{rule}/try")));
    screens.extend(lessons.iter().map(|lesson| (format!("{game}-{lesson}"), format!("/learn/{game}/{lesson}"))));
    if explored {
        screens.push((format!("{game}-explore"), format!("/explore/{game}")));
    }
    screens
}

/// Every text that a page shows or has read aloud, except what it says in all languages to browsers without scripts, and what stands
/// on a board in a picture, which is the board's own.
const TEXTS: &str = "
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('noscript, [inert]')) texts.add(walk.currentNode.textContent.trim());
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]:not([inert] *)`)) texts.add(element.getAttribute(name).trim());
    return [...texts];";

/// What a screen shows once it is there: some of it is fetched.
fn sign_of(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("puzzle") => ".task",
        Some("explore") => ".explore-turn",
        Some("rules") => ".rule-id, .table",
        Some("t" | "nowhere") => ".sorry",
        _ => "main, .table",
    }
}

/// Whether a text is more than a name or a word that two languages may share.
fn is_sentence(text: &str) -> bool {
    text.split_whitespace().filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2).count() > 2
}

/// So often a screen is read again that is still English: a rule book comes when it comes.
const READINGS: u32 = 200;

/// What a screen shows in one language, and what of it is English although it should not be.
async fn foreign_texts(page: &Page, screen: &str, language: &str, english: &mut BTreeSet<String>) -> Vec<String> {
    let mut foreign = Vec::new();
    for _ in 0..READINGS {
        let found = page.run(TEXTS, Vec::new()).await;
        let texts: Vec<String> = serde_json::from_value(found).expect("a list of texts");
        for text in &texts {
            assert!(!text.contains('⟦'), "{screen} in {language}: {text}");
        }
        if language == "en" {
            english.extend(texts);
            return Vec::new();
        }
        foreign = texts.into_iter().filter(|text| is_sentence(text) && english.contains(text)).collect();
        if foreign.is_empty() {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    foreign
}

/// Reads a screen in every language, and says what of it is English although it should not be. Whatever is not said at all fails.
pub(crate) async fn read_in_every_language(page: &Page, screen: &str) -> Vec<String> {
    let (mut english, mut problems) = (BTreeSet::new(), Vec::new());
    for language in LANGUAGES {
        page.speak(language).await;
        let foreign = foreign_texts(page, screen, language, &mut english).await;
        problems.extend(foreign.iter().map(|text| format!("{screen}, {language}: {text} is English")));
    }
    page.speak("en").await;
    problems
}

/// By how many pixels a page is wider than its window.
async fn too_wide(page: &Page) -> Value {
    let beyond = "return document.documentElement.scrollWidth - document.documentElement.clientWidth;";
    page.run(beyond, Vec::new()).await
}

/// Every screen is loaded once and then looked at from all sides.
async fn look_at(screens: Vec<(String, String)>) {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let mut english: BTreeSet<String> = BTreeSet::new();
    let mut problems = Vec::new();
    // What is not English is so in every language: each screen is read in one of them, and each of them is read often.
    for ((name, path), other) in screens.into_iter().zip(["fr", "es", "it", "nl", "pt"].into_iter().cycle()) {
        page.turn_to(&path).await;
        page.wait_for(sign_of(&path)).await;
        // German last: its words are long, and the windows get small then.
        for language in ["en", other, "de"] {
            page.speak(language).await;
            let foreign = foreign_texts(&page, &name, language, &mut english).await;
            problems.extend(foreign.iter().map(|text| format!("{name}, {language}: {text} is English")));
        }
        for size in [Size::Zoomed, Size::Small] {
            page.resize(size).await;
            let beyond = too_wide(&page).await;
            if beyond != 0 {
                problems.push(format!("{name} at {} pixels: {beyond} pixels too wide", size.pixels().0));
            }
        }
        page.speak("en").await;
        for size in [Size::Phone, Size::Laptop] {
            page.resize(size).await;
            problems.extend(page.barriers(&name).await);
        }
    }
    // A browser always tells that it was sent for something that is not there.
    let complaints = page.complaints().await.into_iter();
    problems.extend(complaints.filter(|line| !line.contains("/tables/0000-0000 - Failed to load")));
    page.close().await;
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_common_screen_is_translated_accessible_and_fits_any_window() {
    look_at(COMMON.map(|(name, path)| (name.to_owned(), path.to_owned())).to_vec()).await;
}

async fn look_at_all(game: GameId) {
    look_at(screens(game)).await;
}

crate::of_each_game!(every_screen_is_translated_accessible_and_fits_any_window, look_at_all);

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_is_in_the_language_of_the_browser() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    for language in LANGUAGES {
        let locale = json!({ "userAgent": "", "acceptLanguage": format!("{language}-XX,{language}") });
        page.tool("Emulation.setUserAgentOverride", locale).await;
        page.go(&site.at("/")).await;
        page.wait_for(&format!("html[lang={language}]")).await;
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_that_was_chosen_last_is_spoken_however_late_the_words_of_another_come() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    // The words of German wait until they are let go.
    let hold = "const fetch = window.fetch.bind(window);
        window.held = new Promise((asked) => window.fetch = (request, ...rest) => {
            const answer = fetch(request, ...rest);
            if (!(request.url ?? request).endsWith('/lang/de.ftl')) return answer;
            return new Promise((go) => asked(() => { go(answer); return answer; }));
        });
        return true;";
    page.run(hold, Vec::new()).await;
    assert!(page.choose_language("de").await);
    page.speak("fr").await;
    let let_go = "const done = [...arguments].pop();
        window.held.then((let_go) => let_go()).then((answer) => {
            const wait = () => (answer.bodyUsed ? setTimeout(() => done(document.documentElement.lang), 100) : setTimeout(wait, 10));
            wait();
        });";
    assert_eq!(page.run_async(let_go, Vec::new()).await, "fr");
    page.close().await;
}
