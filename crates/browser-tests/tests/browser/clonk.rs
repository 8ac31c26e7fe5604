//! What the marks of Clonk! say: which card fits, and where the next one goes.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Page, Prepared, Site, Size};
use underhill_catalog::clonk::{Action, Clonk, Shaft, Source, View};
use underhill_core::{Game, Level, Seat, seeded};
use underhill_table::{Command, Entry, Sender};

/// A table at which the person is to decide, and what was looked for there: found by playing at random.
fn occasion<T>(find: impl Fn(&Clonk, &View) -> Option<T>) -> (Vec<Entry>, T) {
    let me = Seat::new(0);
    let mut luck = seeded(5, 5);
    for number in 0..40 {
        let mut prepared = Prepared::open(Clonk::ID, 2, json!({}), number).expect("as usual");
        prepared.seat_person(me);
        prepared.tell(Sender::Seat(me), &Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() });
        prepared.tell(Sender::Seat(me), &Command::Start);
        while let Some((seat, now)) = prepared.next() {
            let view: View = serde_json::from_str(now.view.get()).expect("a view can be read");
            let state = Clonk::determinize(&view, &mut luck).expect("a view belongs to a game");
            if seat == me
                && let Some(found) = find(&state, &view)
            {
                return (prepared.log, found);
            }
            prepared.act(seat, &now, state.random_action(seat, &mut luck).to_string());
        }
    }
    panic!("no game came to it");
}

async fn sit_at(page: &Page, log: &[Entry]) {
    page.turn_to("/").await;
    page.keep_game("clonk", &json!(log)).await;
    page.turn_to("/play/clonk").await;
    page.wait_for(".now[data-mine=true]").await;
}

/// The colour of the frame that an element glows with.
async fn glow(page: &Page, css: &str) -> Value {
    let look = "return getComputedStyle(document.querySelector(arguments[0]), '::after').borderTopColor;";
    page.run(look, vec![json!(css)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_fits_nothing_does_not_glow_like_one_that_fits() {
    let me = Seat::new(0);
    let (log, (fits, does_not)) = occasion(|game, _| {
        let of = |wanted: bool| {
            Shaft::ALL.into_iter().find(|&shaft| {
                let source = Source::Shaft(shaft);
                let uses = [Action::Dig(source), Action::Gift(Seat::new(1), source)];
                uses.iter().any(|action| game.check(me, action).is_ok()) == wanted
                    && (!wanted || game.check(me, &uses[0]).is_ok())
            })
        };
        game.check(me, &Action::Done).ok()?;
        Some((of(true)?, of(false)?))
    });
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    sit_at(&page, &log).await;
    let card = |shaft: Shaft| format!("#clonk-0-{}", shaft.index());
    page.click(&card(fits)).await;
    page.wait_for(&format!("{}.picked", card(fits))).await;
    let fitting = glow(&page, &card(fits)).await;
    page.click(&card(does_not)).await;
    page.wait_for(&format!("{}.picked", card(does_not))).await;
    assert_ne!(glow(&page, &card(does_not)).await, fitting);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cart_is_marked_while_it_wants_a_card_and_the_next_space_from_then_on() {
    let (log, card) = occasion(|game, view| {
        let hand = view.players[0].hand.clone()?;
        hand.into_iter().find(|&card| game.check(Seat::new(0), &Action::Bank(card)).is_ok())
    });
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/")).await;
    sit_at(&page, &log).await;
    page.wait_for(".clonk-cartbox .clonk-hole.next").await;
    assert_eq!(page.count(".clonk-space .clonk-hole.next").await, 0);
    page.enter("#notation", &Action::Bank(card).to_string()).await;
    page.wait_for(".clonk-space .clonk-hole.next").await;
    assert_eq!(page.count(".clonk-cartbox .clonk-hole.next").await, 0);
    page.close().await;
}
