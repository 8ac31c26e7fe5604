//! What is written down or seen must be possible; and whoever imagines the rest does so fairly.

use clonk::{Clonk, Options, PlayerView, View};
use serde_json::json;
use underhill_core::{Game, Memory, Seat, Sketch, Viewer, random_step, seeded};

use crate::common::{self, scene};

#[test]
fn a_written_table_that_contradicts_itself_is_refused() {
    let check = |table: &common::Scene, problem: &str| {
        let error = table.try_build().expect_err(problem);
        assert!(error.contains(problem), "{error}");
    };
    let table = scene(2);
    check(&table.clone().gallery(0, "white-crown-1-0"), "in seat 0's gallery white-crown-1-0 does not match");
    check(&table.clone().turns(1).cart(0, "red-crown-0-0 red-goblet-1-0"), "2 cards in the cart; at most 1 by now");
    check(&table.clone().shaft(1, "?"), "the top card of shaft s1 should be turned up");
    check(
        &table.clone().shaft(1, "blue-sword-1-0 blue-crown-0-1 ? blue-crown-0-0"),
        "a card lies face down that should not",
    );
    check(&table.clone().shaft(1, ""), "shaft s1 should be built anew");
    check(&table.clone().pile(20), "the Awakening card lies on top of the last 30 cards");
    check(&table.clone().awake(), "the Awakening card lies below 30 cards");
    check(&table.clone().turns(20), "after 20 turns the draw pile cannot have 45 cards");
    check(&table.clone().snores(0, 13), "more Snore cards on the table than in the box");
    check(&table.clone().snores(0, 2), "more Snore or Kablooey cards than turns");
    check(&table.clone().tasks(0, "green", "hammer"), "more tasks green than in the box");
    check(&table.clone().phase(json!("backfill")), "seat 0 cannot hold 0 cards now");
    check(&table.clone().phase(json!("over")), "the game is over too early");
    check(&table.clone().phase(json!({ "draw": { "left": 4 } })), "the turn is out of order");
    check(&table.turns(30).awake().pile(0).phase(json!({ "draw": { "left": 1 } })), "there is nothing to draw");
}

/// How often something is imagined from the same view, in a thousand.
fn often(view: &View, happens: impl Fn(&View) -> bool) -> u32 {
    let mut luck = seeded(11, 0);
    (0..1_000)
        .map(|_| Clonk::determinize(view, &mut luck).unwrap())
        .fold(0, |count, game| count + u32::from(happens(&game.view(Viewer::Seat(Seat::new(1)), Memory::Perfect))))
}

#[test]
fn what_a_viewer_cannot_know_is_imagined_fairly() {
    // Seat 0 does not know the 2 cards in the hand of seat 1, among 45 in the draw pile and one face down.
    let table =
        scene(2).hand(1, "pink-statue-1-0 pink-statue-0-1").shaft(1, "? red-sword-0-0").unseen("pink-crown-0-0");
    let game = table.build();
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Perfect);
    for card in ["pink-statue-1-0", "pink-crown-0-0"] {
        let card = card.parse().unwrap();
        let count = often(&view, |view| view.players[1].hand.as_ref().unwrap().contains(&card));
        assert!((20..65).contains(&count), "{card}: {count} of 1000, expected 2 in 48");
    }
    // Five colours and five treasures are left for the secret task.
    let count = often(&view, |view| view.players[1].treasure == Some(clonk::Treasure::Crown));
    assert!((150..250).contains(&count), "{count} of 1000, expected 200");
    // Whoever has forgotten looks for the missing cards in the discard pile as well.
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
    let card = "pink-crown-0-0".parse().unwrap();
    let count = often(&view, |view| view.discards.as_ref().unwrap().contains(&card));
    assert!((400..650).contains(&count), "{count} of 1000, expected 53 in 101");
}

#[test]
fn a_view_that_shows_more_or_less_than_its_viewer_may_see_is_refused() {
    let game = scene(2).hand(0, "red-crown-0-0").build();
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
    let (own, others) = (&view.players[0], &view.players[1]);
    assert!(own.hand.is_some() && own.cart.is_some() && own.snores.is_some());
    assert!(others.hand.is_none() && others.cart.is_none() && others.snores.is_none());
    let check = |seat: usize, change: &dyn Fn(&mut PlayerView)| {
        let mut view = view.clone();
        change(&mut view.players[seat]);
        let error = Clonk::determinize(&view, &mut seeded(1, 0)).expect_err("nobody sees this").to_string();
        assert!(error.contains(&format!("it shows more or less of seat {seat} than")), "{error}");
    };
    check(0, &|player| player.hand = None);
    check(0, &|player| player.cart = None);
    check(0, &|player| player.snores = None);
    check(1, &|player| player.hand = Some(Vec::new()));
    check(1, &|player| player.cart = Some(player.cart_top.into_iter().collect()));
    check(1, &|player| player.snores = Some(0));
    check(1, &|player| player.score = game.scores().first().copied());
}

#[test]
fn a_sketch_fits_the_terminal_and_tells_everything_without_colour() {
    let mut luck = seeded(2, 0);
    for seats in 2..=4 {
        let mut game = Clonk::new(seats, &Options::default()).unwrap();
        while let Some(step) = random_step(&game, &mut luck) {
            game.apply_unchecked(&step, &mut ());
            let view = game.view(Viewer::Seat(Seat::new(1)), Memory::Table);
            let mut text = String::new();
            view.sketch(&mut text).unwrap();
            // Every part but the first begins with a colour code, which ends with an m.
            let mut parts = text.split('\x1b');
            let first = parts.next().unwrap_or_default();
            let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, rest)| rest));
            let plain: String = std::iter::once(first).chain(rest).collect();
            assert!(plain.lines().all(|line| line.chars().count() <= 100), "{plain}");
            let tops = view.shafts.iter().filter_map(|shaft| shaft.0.last().copied().flatten());
            for card in view.players.iter().flat_map(|player| player.gallery.iter().copied()).chain(tops) {
                assert!(plain.contains(&format!("{} {}", card.colour, card.treasure)), "{plain}");
            }
        }
    }
}

#[test]
fn an_action_that_shows_something_cannot_be_taken_back() {
    let reveals = |game: &Clonk, seat: usize, action: &str| game.reveals(Seat::new(seat), &action.parse().unwrap());
    let mut game = Clonk::new(2, &Options::default()).unwrap();
    common::draw_all(&mut game);
    assert!(reveals(&game, 0, "open colour"), "it shows the open tasks of all");
    let last = scene(2).phase(json!("backfill")).awake().pile(20).hand(1, "red-crown-0-0 red-sword-0-0");
    let game = last.clone().turns(29).build();
    assert!(reveals(&game, 1, "backfill red-crown-0-0 s1"), "it ends the game, and everything is shown");
    let game = last.turns(28).hand(0, "red-hammer-0-0").build();
    assert!(!reveals(&game, 0, "backfill red-hammer-0-0 s1"));
    assert!(!reveals(&scene(2).build(), 0, "done"));
}
