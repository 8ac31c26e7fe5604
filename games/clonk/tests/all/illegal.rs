//! What a player hears who may not do something.

use clonk::{Clonk, Illegal, Options};
use serde_json::json;
use underhill_core::{Game, ILLEGAL, Illegal as _, Seat, write_told};

use crate::common::{draw_all, play, scene};

fn check(game: &Clonk, seat: usize, action: &str, rule: &str, words: &str) {
    let illegal = game.check(Seat::new(seat), &action.parse().unwrap()).expect_err(action);
    assert_eq!((illegal.rule().as_str(), illegal.to_string().as_str()), (rule, words), "{action}");
    assert!(Clonk::rule_book().get(rule).is_some());
}

#[test]
fn every_refusal_says_why_and_names_the_rule() {
    let table = scene(3).hand(0, "red-crown-0-0 white-crown-1-0");
    let digging = table.clone().gallery(1, "green-crown-0-0").build();
    check(&digging, 1, "done", "CLK-06", "it is the turn of seat 0");
    check(&digging, 3, "done", "CLK-06", "there is no seat 3 at this table");
    let tasks = "your task tiles lie where they are for the rest of the game";
    check(&digging, 0, "open colour", "CLK-01", tasks);
    let banked =
        "only your very first turn begins with a card from your hand; you have put yours into the cart already";
    check(&digging, 0, "bank red-crown-0-0", "CLK-07", banked);
    check(&digging, 0, "backfill red-crown-0-0 s1", "CLK-15", "say that you are done digging first");
    check(&digging, 0, "dig red-crown-9-0", "CLK-02", "there is no card red-crown-9-0 in this box");
    check(&digging, 0, "dig red-sword-0-0", "CLK-08", "you do not hold red-sword-0-0");
    check(&digging, 0, "gift 1 red-sword-0-0", "CLK-10", "you do not hold red-sword-0-0");
    let unlike = "white-crown-1-0 shares neither colour nor treasure with red-goblet-1-0";
    check(&digging, 0, "dig white-crown-1-0", "CLK-09", unlike);
    check(&digging, 0, "gift 0 s1", "CLK-10", "a gift goes into another player's gallery, not your own");
    check(&digging, 0, "gift 3 s1", "CLK-10", "nobody sits in seat 3 whom you could give a card to");
    let unlike = "blue-goblet-0-0 shares neither colour nor treasure with green-crown-0-0, the last card of seat 1";
    check(&digging, 0, "gift 1 s5", "CLK-10", unlike);
    check(&digging, 0, "blast s1", "CLK-12", "you have no Kablooey card");
    let mut given = digging;
    play(&mut given, &["0: gift 1 red-crown-0-0"]);
    check(&given, 0, "gift 1 s5", "CLK-10", "you have put a card into another gallery this turn already");

    let full = "red-necklace-0-0 red-statue-1-0 red-sword-0-1 red-sword-0-0";
    let game = table.clone().gallery(0, full).build();
    check(&game, 0, "dig red-crown-0-0", "CLK-08", "all four spaces of your gallery are taken");
    let green = "green-crown-0-0 green-necklace-1-0 green-statue-1-0 green-sword-1-0";
    let game = table.gallery(1, green).build();
    check(&game, 0, "gift 1 s1", "CLK-R12", "all four spaces in the gallery of seat 1 are taken");
    let early = scene(2).turns(0).cart(1, "").hand(1, "pink-hammer-0-0 pink-crown-0-0 pink-crown-1-0 pink-statue-1-0");
    check(&early.build(), 0, "gift 1 s1", "CLK-11", "seat 1 has no card yet that a gift could match");
    let bank =
        early.phase(json!("bank")).cart(0, "").hand(0, "red-hammer-0-0 red-hammer-1-0 red-crown-0-0 red-crown-2-2");
    let first = "your first turn begins with putting a card from your hand into your cart";
    check(&bank.build(), 0, "done", "CLK-07", first);
    check(&bank.build(), 0, "discard red-hammer-0-0", "CLK-07", first);

    let mut once = scene(2).turns(6).kablooeys(0, 2).option("kablooey", "once").build();
    play(&mut once, &["0: blast s1"]);
    draw_all(&mut once);
    check(&once, 0, "blast s2", "CLK-R4", "at this table you may blast only once a turn");
    let must = scene(2).option("dig", "must").build();
    let fits = "at this table whoever can dig must: you have dug nothing yet, and blue-goblet-0-0 fits";
    check(&must, 0, "done", "CLK-R7", fits);
    let empty = scene(2).turns(28).kablooeys(0, 1).pile(0).awake().shaft(2, "").build();
    check(&empty, 0, "dig s2", "CLK-08", "shaft s2 is empty");
    check(&empty, 0, "blast s2", "CLK-12", "shaft s2 is empty");

    let hand = "red-hammer-0-0 red-hammer-1-0 green-hammer-0-0 white-hammer-1-0 pink-hammer-0-0";
    let mut sifting = scene(2).hand(0, hand).build();
    play(&mut sifting, &["0: done"]);
    check(&sifting, 0, "done", "CLK-06", "wait until the cards are drawn");
    draw_all(&mut sifting);
    check(&sifting, 0, "dig s1", "CLK-15", "you have finished digging for this turn");
    check(&sifting, 0, "discard red-hammer-0-0", "CLK-17", "first put one card from your hand on a shaft");
    play(&mut sifting, &["0: backfill red-hammer-0-0 s1"]);
    let again = "you have put a card on a shaft already; now discard until you hold five";
    check(&sifting, 0, "backfill red-hammer-1-0 s1", "CLK-17", again);

    let mut choosing = Clonk::new(2, &Options::default()).unwrap();
    draw_all(&mut choosing);
    check(&choosing, 0, "done", "CLK-01", "first everyone chooses which task tile to lay open");
    let over = scene(2).phase(json!("over")).awake().pile(10).turns(4).build();
    check(&over, 0, "done", "CLK-19", "the game is over");
}

#[test]
fn a_refusal_carries_the_cards_it_is_about() {
    let game = scene(2).hand(0, "white-crown-1-0").build();
    let illegal = game.check(Seat::new(0), &"dig white-crown-1-0".parse().unwrap()).unwrap_err();
    assert!(matches!(illegal, Illegal::DoesNotMatch { .. }));
    let value = write_told(ILLEGAL, &illegal);
    assert_eq!(value, json!({ "illegal": "does-not-match", "card": "white-crown-1-0", "last": "red-goblet-1-0" }));
}
