//! Whatever can be moved can be dragged, with a mouse and with a finger, on a laptop and on a phone.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Drag, Hand, HandVisit, Page, Pointer, Prepared, Site, Size, visit_hand};
use underhill_catalog::GameId;
use underhill_catalog::gobblestones::{Gobblestones, Placement};
use underhill_catalog::gobblet::Gobblet;
use underhill_core::{Game, ILLEGAL, Level, Luck, Seat, seeded, write_told};
use underhill_table::{Command, Entry, Sender};

/// So many games are looked through for something to drag.
const GAMES: u8 = 40;

/// More tiles can mend these, so a tile may lie there for now.
const MENDED: [&str; 3] = ["gap", "not-adjacent", "not-on-centre"];

/// A table at which something can be dragged.
#[derive(Clone)]
struct Occasion {
    log: Vec<Entry>,
    drag: Drag,
    /// What it does, in notation.
    action: String,
}

/// For every kind of drag of a game an occasion at which it is allowed, and one at which something may not be dropped where
/// it is dragged. None if nothing is dragged in it.
struct Occasions;

impl HandVisit for Occasions {
    type Output = Option<(Vec<Occasion>, Occasion)>;

    fn visit<G: Hand>(self) -> Self::Output {
        if G::DRAGS.is_empty() {
            return None;
        }
        let (mut allowed, mut forbidden) = (BTreeMap::new(), None);
        for number in 0..GAMES {
            look_through::<G>(number, &mut allowed, &mut forbidden);
            if allowed.len() == G::DRAGS.len() && forbidden.is_some() {
                break;
            }
        }
        assert_eq!(allowed.keys().copied().collect::<Vec<_>>(), G::DRAGS, "{}", G::NAME);
        Some((allowed.into_values().collect(), forbidden.expect("something is forbidden")))
    }
}

/// Plays a game by chance and keeps what could be dragged in it.
fn look_through<G: Hand>(number: u8, allowed: &mut BTreeMap<&'static str, Occasion>, forbidden: &mut Option<Occasion>) {
    let me = Seat::new(0);
    let mut prepared = Prepared::open(G::ID, 2, json!({}), number).expect("as usual");
    prepared.seat_person(me);
    prepared.tell(Sender::Seat(me), &Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() });
    prepared.tell(Sender::Seat(me), &Command::Start);
    let mut luck = seeded(number.into(), 11);
    while let Some((seat, now)) = prepared.next() {
        let view: G::View = serde_json::from_str(now.view.get()).expect("a view can be read");
        let state = G::determinize(&view, &mut luck).expect("a view belongs to a game");
        if seat == me {
            let keep =
                |drag, action: &G::Action| Occasion { log: prepared.log.clone(), drag, action: action.to_string() };
            let legal: Vec<G::Action> = (0..40).map(|_| state.random_action(me, &mut luck)).collect();
            let harmless = legal.iter().filter(|action| state.caution(me, action).is_none());
            let mut held = Vec::new();
            for (action, drag) in harmless.filter_map(|action| Some((action, G::drag(action)?))) {
                held.push(drag.from.clone());
                allowed.entry(drag.kind).or_insert_with(|| keep(drag, action));
            }
            let mut any = |words: &[&str]| words[luck.below(words.len() as u64) as usize].to_owned();
            for text in (0..20).flat_map(|_| G::attempts(&mut any)).collect::<Vec<_>>() {
                let Ok(action) = text.parse::<G::Action>() else { continue };
                let (Some(drag), Err(illegal)) = (G::drag(&action), state.check(me, &action)) else { continue };
                let kind = write_told(ILLEGAL, &illegal)["illegal"].clone();
                let final_ = !MENDED.iter().any(|mended| kind == *mended);
                if forbidden.is_none() && final_ && held.contains(&drag.from) && !drag.to.contains(&drag.from) {
                    *forbidden = Some(keep(drag, &action));
                }
            }
        }
        let action = state.random_action(seat, &mut luck);
        prepared.act(seat, &now, action.to_string());
    }
}

/// Puts a table into the page.
async fn sit_at(page: &Page, game: GameId, log: &[Entry]) {
    page.turn_to("/").await;
    page.keep_game(game.id(), &json!(log)).await;
    page.turn_to(&format!("/play/{game}")).await;
    page.wait_for(".now[data-mine=true]").await;
    page.run("scrollTo(0, 0);", Vec::new()).await;
}

/// How far the page is scrolled.
async fn scrolled(page: &Page) -> Value {
    page.run("return [scrollX, scrollY];", Vec::new()).await
}

/// How often something is written in the log.
async fn written(page: &Page, notation: &str) -> u64 {
    let count = "return [...document.querySelectorAll('.log .written')].filter((line) => line.textContent === arguments[0]).length;";
    page.run(count, vec![json!(notation)]).await.as_u64().expect("a number")
}

/// Drags something and says where it hangs; the page does not scroll.
async fn drag(page: &Page, pointer: Pointer, drag: &Drag, to: Option<&str>) {
    // A space of a large board has to be in view before.
    if to.is_none() && drag.then.is_some() {
        page.landing(&drag.to).await;
    }
    let from = page.grip(&drag.from).await;
    let before = scrolled(page).await;
    page.lift(pointer, from).await;
    page.wait_for(".carried").await;
    let at = match to {
        Some(css) => page.landing(&[css.to_owned()]).await,
        None => page.landing(&drag.to).await,
    };
    page.carry(pointer, from, at).await;
    let under = "
        const [x, y, done] = arguments;
        // Fingers are followed picture by picture.
        requestAnimationFrame(() => requestAnimationFrame(() => {
            const area = document.querySelector('.carried').getBoundingClientRect();
            const drawn = document.querySelector('.carried svg').getBoundingClientRect();
            done(drawn.width > 12 && drawn.height > 12
                && area.left < x && x < area.right && area.top < y && y < area.bottom
                || JSON.stringify([x, y, area, drawn]));
        }));";
    assert_eq!(page.run_async(under, vec![json!(at.0), json!(at.1)]).await, true, "it is under the finger: {drag:?}");
    page.let_go(pointer, at).await;
    page.wait_until_gone(".carried").await;
    assert_eq!(scrolled(page).await, before, "the page has not scrolled: {drag:?}");
}

/// Nothing is held any more, and nothing has been decided.
async fn is_back(page: &Page, game: GameId, decisions: usize, drag: &Drag) {
    assert_eq!(page.decisions(game).await, decisions, "{drag:?}");
    assert_eq!(page.count("[data-drag][aria-pressed=true], .lifted").await, 0, "it is put back: {drag:?}");
}

async fn drags(size: Size, pointer: Pointer) {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(size).await;
    // The bot takes its time, so that what was done stays the last thing that happened.
    let slow = json!({ "source": "window.Worker = class { postMessage() {} terminate() {} };" });
    page.tool("Page.addScriptToEvaluateOnNewDocument", slow).await;
    page.go(&site.at("/")).await;
    for &game in GameId::ALL {
        let Some((allowed, forbidden)) = visit_hand(game, Occasions) else { continue };
        for occasion in &allowed {
            sit_at(&page, game, &occasion.log).await;
            let (decisions, before) = (page.decisions(game).await, written(&page, &occasion.action).await);
            drag(&page, pointer, &occasion.drag, Some(".acts")).await;
            assert_eq!(page.count(".refused").await, 0, "let go over nothing: {:?}", occasion.drag);
            is_back(&page, game, decisions, &occasion.drag).await;

            drag(&page, pointer, &occasion.drag, None).await;
            if let Some(then) = occasion.drag.then {
                page.click(then).await;
            }
            assert_eq!(written(&page, &occasion.action).await, before + 1, "{game}: {}", occasion.action);
        }
        sit_at(&page, game, &forbidden.log).await;
        let decisions = page.decisions(game).await;
        drag(&page, pointer, &forbidden.drag, None).await;
        page.wait_for(".refused .rule-id").await;
        is_back(&page, game, decisions, &forbidden.drag).await;
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_dragged_with_a_mouse_on_a_laptop() {
    drags(Size::Laptop, Pointer::Mouse).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_dragged_with_a_finger_on_a_laptop() {
    drags(Size::Laptop, Pointer::Finger).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_dragged_with_a_mouse_in_a_small_window() {
    drags(Size::Phone, Pointer::Mouse).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_dragged_with_a_finger_on_a_phone() {
    drags(Size::Phone, Pointer::Finger).await;
}

/// A table of one person against one bot, played at random until the person could do something that is wanted.
fn occasion<G: Hand>(options: Value, wanted: fn(&G::Action) -> bool) -> (Vec<Entry>, G::Action) {
    let (me, mut luck) = (Seat::new(0), seeded(3, 12));
    let mut prepared = Prepared::open(G::ID, 2, options, 1).expect("the options go together");
    prepared.seat_person(me);
    prepared.tell(Sender::Seat(me), &Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() });
    prepared.tell(Sender::Seat(me), &Command::Start);
    while let Some((seat, now)) = prepared.next() {
        let view: G::View = serde_json::from_str(now.view.get()).expect("a view can be read");
        let state = G::determinize(&view, &mut luck).expect("a view belongs to a game");
        let mut actions = (0..40).map(|_| state.random_action(seat, &mut luck)).collect::<Vec<_>>().into_iter();
        let action = actions.clone().find(wanted).filter(|_| seat == me);
        if let Some(action) = action {
            return (prepared.log, action);
        }
        prepared.act(seat, &now, actions.next().expect("there are some").to_string());
    }
    panic!("nobody could do it");
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_that_are_laid_stay_while_others_are_dragged() {
    type Action = <Gobblestones as Game>::Action;
    let (log, action) =
        occasion::<Gobblestones>(json!({}), |action| matches!(action, Action::Place(laid) if laid.tiles().len() > 2));
    let Action::Place(placement) = &action else { unreachable!("it was looked for") };
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/")).await;
    let game = GameId::Gobblestones;
    sit_at(&page, game, &log).await;
    for tile in placement.tiles() {
        let one = Action::Place(Placement::new([*tile]).expect("it is a tile"));
        let how = Gobblestones::drag(&one).expect("a tile is dragged");
        drag(&page, Pointer::Finger, &how, None).await;
    }
    page.click(".gobblestones-buttons .confirm").await;
    assert_eq!(written(&page, &action.to_string()).await, 1);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_that_was_touched_stays_in_the_air_until_it_is_dropped_where_it_may_be() {
    type Action = <Gobblet as Game>::Action;
    let options = json!({ "touch": "strict", "memory": "none" });
    let (log, action) = occasion::<Gobblet>(options, |action| matches!(action, Action::Touch(_)));
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    sit_at(&page, GameId::Gobblet, &log).await;
    let from = format!("#square-{action}");
    let grip = page.grip(&from).await;
    page.lift(Pointer::Mouse, grip).await;
    page.wait_for(".carried").await;
    assert_eq!(written(&page, &action.to_string()).await, 1, "touched is played");
    let beside = page.landing(&[".acts".to_owned()]).await;
    page.carry(Pointer::Mouse, grip, beside).await;
    page.let_go(Pointer::Mouse, beside).await;
    page.wait_until_gone(".carried").await;
    page.wait_for(&format!("{from}[aria-pressed=true][data-drag]")).await;
    page.wait_for(&format!("#piece-{action} .gobblet-raised")).await;

    let grip = page.grip(&from).await;
    page.lift(Pointer::Mouse, grip).await;
    page.wait_for(".carried").await;
    let free = page.run(EMPTY, Vec::new()).await.as_str().expect("some square is empty").to_owned();
    let to = page.landing(&[format!("#square-{free}")]).await;
    page.carry(Pointer::Mouse, grip, to).await;
    page.let_go(Pointer::Mouse, to).await;
    page.wait_for(&format!("#piece-{free}")).await;
    assert_eq!(written(&page, &format!("-{free}")).await, 1);
    page.close().await;
}

/// The name of a square on which nothing stands.
const EMPTY: &str = "
    const names = [...document.querySelectorAll('[id^=square-]')].map((square) => square.id.slice(7));
    return names.find((name) => !document.getElementById('piece-' + name));";
