//! CLK-06 to CLK-18: a turn.

use clonk::{Clonk, Phase};
use serde_json::{Value, json};
use underhill_core::{EVENT, Game, Memory, Seat, Viewer, Waiting, write_told};

use crate::common::{draw_all, legal, outcomes, play, refuse, scene, seen, told};

fn player(game: &Clonk, seat: usize) -> clonk::PlayerView {
    game.view(Viewer::Seat(Seat::new(seat)), Memory::Table).players[seat].clone()
}

fn names(cards: &[clonk::Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

/// Four cards that continue a red goblet.
const FULL: &str = "red-necklace-0-0 red-statue-1-0 red-crown-0-0 red-sword-0-0";

#[test]
fn clk_06_a_turn_is_loading_digging_and_sifting() {
    let mut game = scene(2).gallery(0, "red-crown-0-0").turns(3).hand(0, "pink-hammer-0-0").build();
    assert_eq!(game.phase(), Phase::Dig);
    refuse(&game, "0: done", "CLK-06");
    play(&mut game, &["1: done"]);
    draw_all(&mut game);
    assert_eq!(game.phase(), Phase::Backfill);
    let card = legal(&game, 1)[0].clone();
    play(&mut game, &[&format!("1: {card}")]);
    // The next turn begins with loading the cart, then digging.
    assert_eq!((game.turns(), game.phase()), (4, Phase::Dig));
    assert_eq!(player(&game, 0).cart_top.unwrap().to_string(), "red-crown-0-0");
    assert!(player(&game, 0).gallery.is_empty());
    // While cards are drawn everyone waits.
    play(&mut game, &["0: done"]);
    assert_eq!(game.waiting(), Waiting::Chance);
    assert_eq!(
        game.check(Seat::new(0), &"done".parse().unwrap()).unwrap_err().to_string(),
        "wait until the cards are drawn"
    );
    let nobody = game.check(Seat::new(3), &"done".parse().unwrap()).unwrap_err();
    assert_eq!(nobody.to_string(), "there is no seat 3 at this table");
}

#[test]
fn clk_07_the_first_turn_begins_with_a_card_from_hand() {
    let hands = "red-hammer-0-0 red-hammer-1-0 green-hammer-0-0 white-hammer-1-0";
    let first = scene(2).phase(json!("bank")).turns(0).cart(0, "").cart(1, "").hand(0, hands);
    let mut game = first.hand(1, "pink-hammer-0-0 pink-crown-0-0 pink-crown-1-0 pink-statue-1-0").build();
    assert_eq!(legal(&game, 0).len(), 4);
    refuse(&game, "0: done", "CLK-07");
    refuse(&game, "0: dig red-hammer-0-0", "CLK-07");
    refuse(&game, "0: backfill red-hammer-0-0 s1", "CLK-07");
    refuse(&game, "0: bank pink-hammer-0-0", "CLK-07");
    play(&mut game, &["0: bank green-hammer-0-0"]);
    assert_eq!(player(&game, 0).cart_top.unwrap().to_string(), "green-hammer-0-0");
    assert_eq!(player(&game, 0).hand_size, 3);
    refuse(&game, "0: bank red-hammer-0-0", "CLK-07");
    // So does the first turn of everyone else; the second does not.
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    play(&mut game, &["0: backfill red-hammer-0-0 s1"]);
    assert_eq!(game.phase(), Phase::Bank);
    play(&mut game, &["1: bank pink-hammer-0-0", "1: done"]);
    draw_all(&mut game);
    play(&mut game, &["1: backfill pink-crown-0-0 s1"]);
    assert_eq!((game.turns(), game.phase()), (2, Phase::Dig));
}

#[test]
fn clk_07_later_the_gallery_goes_into_the_cart_the_rightmost_on_top() {
    // The rulebook's example: first the red hammer, then the green one.
    let mut game = scene(2).turns(3).gallery(0, "red-hammer-0-0 green-hammer-0-0").hand(1, "red-crown-0-0").build();
    play(&mut game, &["1: done"]);
    draw_all(&mut game);
    play(&mut game, &["1: backfill red-crown-0-0 s1"]);
    let player = player(&game, 0);
    assert_eq!(player.cart_top.unwrap().to_string(), "green-hammer-0-0");
    assert_eq!(names(&player.cart.unwrap()), ["red-hammer-0-0", "red-goblet-1-0", "green-hammer-0-0"]);
}

#[test]
fn clk_08_up_to_four_cards_from_shafts_or_hand_from_left_to_right() {
    let hand = "red-necklace-0-0 red-statue-1-0 red-crown-0-0 red-hammer-0-0";
    let mut game = scene(2).hand(0, hand).shaft(3, "blue-hammer-0-0 red-sword-0-0").build();
    play(&mut game, &["0: dig red-statue-1-0", "0: dig s3", "0: dig red-crown-0-0", "0: dig red-necklace-0-0"]);
    let placed = ["red-statue-1-0", "red-sword-0-0", "red-crown-0-0", "red-necklace-0-0"];
    assert_eq!(names(&player(&game, 0).gallery), placed);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[2].to_string(), "blue-hammer-0-0");
    refuse(&game, "0: dig red-hammer-0-0", "CLK-08");
    refuse(&scene(2).build(), "0: dig red-crown-0-0", "CLK-08");
    refuse(&scene(2).turns(28).pile(0).awake().shaft(2, "").build(), "0: dig s2", "CLK-08");
}

#[test]
fn clk_09_a_card_must_share_colour_or_treasure_with_the_one_before() {
    fn check(last: &str, gallery: &str, card: &str, fits: bool) {
        let mut game = scene(2).cart(0, last).gallery(0, gallery).hand(0, card).build();
        let step = format!("0: dig {card}");
        assert_eq!(legal(&game, 0).contains(&format!("dig {card}")), fits, "{card} on {last} {gallery}");
        if fits { drop(play(&mut game, &[&step])) } else { refuse(&game, &step, "CLK-09") }
    }
    // With an empty gallery it is the top of the cart that counts.
    check("green-necklace-1-0", "", "white-necklace-0-0", true);
    check("green-necklace-1-0", "", "green-crown-0-0", true);
    check("green-necklace-1-0", "", "green-necklace-0-1", true);
    check("green-necklace-1-0", "", "white-crown-1-0", false);
    // Then it is the card placed last, no longer the cart.
    check("green-necklace-1-0", "white-necklace-0-0", "white-crown-1-0", true);
    check("green-necklace-1-0", "white-necklace-0-0", "green-crown-0-0", false);
}

#[test]
fn clk_10_once_a_turn_a_matching_card_may_go_into_another_gallery() {
    let table = scene(3).hand(0, "white-crown-1-0 pink-statue-1-0 red-crown-0-0").gallery(1, "green-crown-0-0");
    let game = table.build();
    // The gallery of seat 1 ends in a crown; seat 2 has an empty gallery and a white goblet on the cart.
    let gifts: Vec<String> = legal(&game, 0).into_iter().filter(|action| action.starts_with("gift")).collect();
    assert_eq!(gifts, ["gift 1 red-crown-0-0", "gift 1 white-crown-1-0", "gift 2 s5", "gift 2 white-crown-1-0"]);
    refuse(&game, "0: gift 1 pink-statue-1-0", "CLK-10");
    refuse(&game, "0: gift 2 pink-statue-1-0", "CLK-10");
    refuse(&game, "0: gift 0 red-crown-0-0", "CLK-10");
    refuse(&game, "0: gift 1 blue-crown-0-1", "CLK-10");
    refuse(&game, "0: gift 3 red-crown-0-0", "CLK-10");
    let mut given = game.clone();
    play(&mut given, &["0: gift 1 white-crown-1-0"]);
    assert_eq!(names(&player(&given, 1).gallery), ["green-crown-0-0", "white-crown-1-0"]);
    assert_eq!(player(&given, 0).hand_size, 2);
    refuse(&given, "0: gift 1 red-crown-0-0", "CLK-10");
    assert_eq!(legal(&given, 0), ["dig s5", "dig red-crown-0-0", "done"]);
    // Before, between and after one's own cards, and from a shaft; the next turn brings a new gift.
    let mut given = game;
    play(&mut given, &["0: dig red-crown-0-0", "0: gift 2 s5"]);
    draw_all(&mut given);
    play(&mut given, &["0: dig white-crown-1-0", "0: done"]);
    draw_all(&mut given);
    play(&mut given, &["0: backfill pink-statue-1-0 s1"]);
    assert!(legal(&given, 1).iter().any(|action| action.starts_with("gift")));
}

#[test]
fn clk_11_no_gift_for_a_player_without_a_card() {
    let waiting = "pink-hammer-0-0 pink-crown-0-0 pink-crown-1-0 pink-statue-1-0";
    let game = scene(2).turns(0).cart(1, "").hand(1, waiting).hand(0, "red-crown-0-0").build();
    refuse(&game, "0: gift 1 red-crown-0-0", "CLK-11");
    assert!(!legal(&game, 0).iter().any(|action| action.starts_with("gift")));
}

#[test]
fn clk_12_a_kablooey_card_blasts_the_top_of_a_shaft() {
    let table = scene(2).shaft(4, "red-crown-0-0 yellow-hammer-1-0").kablooeys(0, 1);
    let mut game = table.build();
    refuse(&scene(2).build(), "0: blast s4", "CLK-12");
    refuse(&scene(2).turns(28).kablooeys(0, 1).pile(0).awake().shaft(2, "").build(), "0: blast s2", "CLK-12");
    let before = game.view(Viewer::Spectator, Memory::Perfect);
    play(&mut game, &["0: blast s4"]);
    let after = game.view(Viewer::Spectator, Memory::Perfect);
    assert_eq!(after.shafts[3].to_string(), "red-crown-0-0");
    assert_eq!((after.kablooey_pile, after.players[0].kablooeys), (before.kablooey_pile + 1, 0));
    let blasted = "yellow-hammer-1-0".parse().unwrap();
    assert!(!before.discards.unwrap().contains(&blasted) && after.discards.unwrap().contains(&blasted));
}

#[test]
fn clk_13_a_face_down_card_on_top_is_turned_up_at_once() {
    let table = scene(2).hand(0, "red-crown-0-0").kablooeys(0, 1).unseen("pink-statue-1-0");
    let table = table.shaft(1, "? red-sword-0-0").gallery(1, "green-sword-1-0");
    for step in ["0: dig s1", "0: gift 1 s1", "0: blast s1"] {
        let mut game = table.build();
        play(&mut game, &[step]);
        assert_eq!(game.waiting(), Waiting::Chance, "{step}");
        // It is any of the cards that nobody has seen: those of the draw pile and itself.
        assert_eq!(outcomes(&game).len(), 46);
        assert_eq!(told(&play(&mut game, &["* pink-statue-1-0"])), ["pink-statue-1-0 is turned up on shaft s1"]);
        assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[0].to_string(), "pink-statue-1-0");
        assert_eq!((game.phase(), game.draw_pile()), (Phase::Dig, 45));
    }
}

#[test]
fn clk_14_an_emptied_shaft_is_built_anew_one_down_two_up() {
    let table = scene(2).shaft(2, "red-crown-0-0").unseen("pink-statue-1-0 pink-sword-0-0");
    let mut game = table.build();
    play(&mut game, &["0: dig s2", "* pink-sword-0-0", "* pink-statue-1-0"]);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[1].to_string(), "? pink-sword-0-0 pink-statue-1-0");
    assert_eq!((game.phase(), game.draw_pile()), (Phase::Dig, 42));
}

#[test]
fn clk_15_digging_ends_when_the_player_says_so() {
    let mut game = scene(2).hand(0, "red-crown-0-0 red-hammer-0-0").build();
    refuse(&game, "0: backfill red-crown-0-0 s1", "CLK-15");
    refuse(&game, "0: discard red-crown-0-0", "CLK-15");
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    for step in ["0: dig red-crown-0-0", "0: done", "0: blast s1", "0: gift 1 s1"] {
        refuse(&game, step, "CLK-15");
    }
}

#[test]
fn clk_16_every_empty_space_brings_what_is_printed_on_it() {
    let row: Vec<&str> = FULL.split(' ').collect();
    // Cards placed; Snore cards, Kablooey cards and treasure cards gained, the one more included.
    for (placed, snores, kablooeys, cards) in [(0, 1, 1, 3), (1, 0, 1, 3), (2, 0, 0, 3), (3, 0, 0, 2), (4, 0, 0, 1)] {
        let mut game = scene(2).gallery(0, &row[..placed].join(" ")).build();
        play(&mut game, &["0: done"]);
        draw_all(&mut game);
        let player = player(&game, 0);
        assert_eq!(
            (player.snores, player.kablooeys, player.hand_size),
            (Some(snores), kablooeys, cards),
            "{placed} placed"
        );
        let view = game.view(Viewer::Spectator, Memory::Table);
        assert_eq!((view.snore_pile, view.kablooey_pile, view.draw_pile), (12 - snores, 12 - kablooeys, 45 - cards));
    }
}

#[test]
fn clk_16_andrea_digs_nothing() {
    // The rulebook's example: a Snore, a Kablooey, two treasure cards and the one everybody draws; then a backfill.
    let mut game = scene(2).turns(3).unseen("pink-sword-0-0 pink-sword-0-1 pink-sword-2-1").build();
    let events = play(&mut game, &["1: done", "* pink-sword-0-0", "* pink-sword-0-1", "* pink-sword-2-1"]);
    assert_eq!(
        told(&events),
        [
            "seat 1 takes a Snore card into the cart",
            "seat 1 takes a Kablooey card",
            "seat 1 draws pink-sword-0-0",
            "seat 1 draws pink-sword-0-1",
            "seat 1 draws pink-sword-2-1",
        ]
    );
    play(&mut game, &["1: backfill pink-sword-0-1 s5"]);
    assert_eq!(player(&game, 1).hand_size, 2);
    assert_eq!(game.turns(), 4);
}

#[test]
fn clk_08_peters_turn() {
    // The rulebook's example, beginning with the green necklace on top of the cart.
    let table = scene(2)
        .cart(0, "green-necklace-1-0")
        .cart(1, "blue-goblet-0-0 red-crown-0-0")
        .hand(0, "red-necklace-0-0 white-statue-0-0")
        .shaft(1, "yellow-sword-1-0 pink-necklace-0-0")
        .shaft(2, "yellow-sword-0-0 white-necklace-0-0")
        .shaft(3, "? red-statue-1-0")
        .shaft(4, "yellow-hammer-1-0 blue-statue-0-0")
        .shaft(5, "blue-hammer-0-0")
        .unseen("yellow-crown-1-0");
    let table = table.turns(4); // a cart with two cards takes more than one turn
    let mut game = table.build();
    // He could also have played the red necklace from his hand or the pink one from the left shaft.
    let digs: Vec<String> = legal(&game, 0).into_iter().filter(|action| action.starts_with("dig")).collect();
    assert_eq!(digs, ["dig s1", "dig s2", "dig red-necklace-0-0"]);
    let events = play(
        &mut game,
        &["0: dig s2", "0: dig white-statue-0-0", "0: gift 1 s3", "* yellow-crown-1-0", "0: dig s4", "0: done"],
    );
    assert_eq!(
        told(&events)[..5],
        [
            "seat 0 digs white-necklace-0-0 from shaft s2",
            "seat 0 digs white-statue-0-0 from hand",
            "seat 0 puts red-statue-1-0 from shaft s3 into the gallery of seat 1",
            "yellow-crown-1-0 is turned up on shaft s3",
            "seat 0 digs blue-statue-0-0 from shaft s4",
        ]
    );
    assert_eq!(names(&player(&game, 0).gallery), ["white-necklace-0-0", "white-statue-0-0", "blue-statue-0-0"]);
    assert_eq!(names(&player(&game, 1).gallery), ["red-statue-1-0"]);
}

#[test]
fn clk_17_one_more_card_then_a_backfill_then_down_to_five() {
    let hand = "red-hammer-0-0 red-hammer-1-0 green-hammer-0-0 white-hammer-1-0 pink-hammer-0-0";
    let mut game = scene(2).hand(0, hand).build();
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    assert_eq!(player(&game, 0).hand_size, 8);
    refuse(&game, "0: discard red-hammer-0-0", "CLK-17");
    refuse(&game, "0: backfill yellow-hammer-1-0 s1", "CLK-17");
    play(&mut game, &["0: backfill red-hammer-1-0 s3"]);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[2].to_string(), "blue-hammer-0-0 red-hammer-1-0");
    refuse(&game, "0: backfill red-hammer-0-0 s3", "CLK-17");
    refuse(&game, "0: discard red-hammer-1-0", "CLK-17");
    play(&mut game, &["0: discard red-hammer-0-0"]);
    assert_eq!(game.turns(), 2, "six are still too many");
    play(&mut game, &["0: discard pink-hammer-0-0"]);
    assert_eq!((game.turns(), player(&game, 0).hand_size), (3, 5));
    // Whoever holds five after the backfill discards nothing.
    let mut game = scene(2).gallery(0, FULL).hand(0, hand).build();
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    play(&mut game, &["0: backfill red-hammer-1-0 s3"]);
    assert_eq!(game.turns(), 3);
}

#[test]
fn clk_18_only_the_owner_looks_through_a_cart_and_galleries_keep_their_order() {
    let game = scene(2)
        .turns(4)
        .cart(0, "white-hammer-1-0 red-goblet-1-0")
        .cart(1, "yellow-hammer-3-3 green-goblet-0-0")
        .gallery(1, "green-sword-1-0 green-hammer-0-0")
        .snores(1, 1)
        .build();
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
    assert_eq!(names(view.players[0].cart.as_ref().unwrap()), ["red-goblet-1-0", "white-hammer-1-0"]);
    assert_eq!((&view.players[1].cart, view.players[1].snores), (&None, None));
    assert_eq!(view.players[1].cart_top.unwrap().to_string(), "green-goblet-0-0");
    assert_eq!(names(&view.players[1].gallery), ["green-sword-1-0", "green-hammer-0-0"]);
    assert_eq!(view.players[0].snores, Some(0));
}

#[test]
fn clk_r4_any_number_of_blasts_or_one() {
    let table = scene(2).turns(8).kablooeys(0, 3).shaft(1, "? red-sword-0-0").unseen("pink-statue-1-0");
    let mut game = table.build();
    play(&mut game, &["0: blast s1", "* pink-statue-1-0", "0: blast s2"]);
    assert_eq!(game.phase(), Phase::Rebuild("s2".parse().unwrap()), "a shaft emptied by a blast is built anew");
    draw_all(&mut game);
    play(&mut game, &["0: blast s3"]);
    draw_all(&mut game);
    refuse(&game, "0: blast s4", "CLK-12");
    let mut game = table.option("kablooey", "once").build();
    play(&mut game, &["0: blast s1", "* pink-statue-1-0"]);
    refuse(&game, "0: blast s2", "CLK-R4");
    assert!(!legal(&game, 0).iter().any(|action| action.starts_with("blast")));
    // One gained while sifting waits for the next turn.
    let mut game = scene(2).build();
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    assert_eq!(player(&game, 0).kablooeys, 1);
    refuse(&game, "0: blast s1", "CLK-15");
    // A shaft emptied by a gift is built anew, too.
    let mut game = scene(2).build();
    play(&mut game, &["0: gift 1 s5"]);
    assert_eq!(game.phase(), Phase::Rebuild("s5".parse().unwrap()));
}

#[test]
fn clk_r5_when_cards_run_out() {
    // No Snore or Kablooey card left: nothing is taken.
    let table = scene(2).turns(24).snores(1, 12).kablooeys(1, 12).pile(36);
    let mut game = table.build();
    play(&mut game, &["0: done"]);
    assert_eq!((player(&game, 0).snores, player(&game, 0).kablooeys), (Some(0), 0));

    // An empty draw pile: nothing is drawn; without a card in hand there is no backfill.
    let empty = scene(2).turns(28).awake().pile(0);
    let mut game = empty.build();
    let events = told(&play(&mut game, &["0: done"]));
    assert_eq!(events.iter().filter(|event| *event == "seat 0 finds the draw pile empty").count(), 3);
    assert_eq!(game.turns(), 29);
    // A shaft that cannot be built anew stays empty, but takes a backfill.
    let mut game = empty.clone().hand(0, "red-crown-0-0").build();
    play(&mut game, &["0: dig s5"]);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[4].to_string(), "");
    assert_eq!(game.phase(), Phase::Dig);
    play(&mut game, &["0: done", "0: backfill red-crown-0-0 s5"]);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[4].to_string(), "red-crown-0-0");

    // One card left: it is laid down, is on top, and is turned up. Two: down and up.
    for (pile, shaft) in [(1, "pink-statue-1-0"), (2, "? pink-statue-1-0")] {
        let mut game = empty.clone().pile(pile).unseen("pink-statue-1-0").build();
        play(&mut game, &["0: dig s5", "* pink-statue-1-0"]);
        assert_eq!(game.view(Viewer::Spectator, Memory::Table).shafts[4].to_string(), shaft);
        assert_eq!((game.phase(), game.draw_pile()), (Phase::Dig, 0));
    }
}

#[test]
fn clk_r7_only_the_player_ends_the_digging() {
    // A full gallery, no match, no card: still it is the player who says so.
    let game = scene(2).gallery(0, FULL).build();
    assert_eq!(legal(&game, 0), ["gift 1 s5", "done"]);
    let nothing = scene(2).cart(0, "red-crown-0-0").cart(1, "red-crown-2-2").build();
    assert_eq!(legal(&nothing, 0), ["done"]);
    assert_eq!(nothing.waiting(), Waiting::Decide(underhill_core::Seats::only(Seat::new(0))));
    // With a full gallery a gift and blasts are still possible.
    let mut game = scene(2).gallery(0, FULL).kablooeys(0, 1).build();
    play(&mut game, &["0: gift 1 s5"]);
    draw_all(&mut game);
    play(&mut game, &["0: blast s1"]);
    // Nobody has to dig a card that matches.
    let mut game = scene(2).hand(0, "red-crown-0-0").build();
    assert!(legal(&game, 0).contains(&"dig red-crown-0-0".to_owned()));
    play(&mut game, &["0: done"]);
}

#[test]
fn clk_r9_with_an_empty_gallery_the_top_of_the_cart_stays() {
    let mut game = scene(2).turns(3).hand(1, "white-crown-1-0").snores(0, 1).build();
    play(&mut game, &["1: done"]);
    draw_all(&mut game);
    play(&mut game, &["1: backfill white-crown-1-0 s5"]);
    assert_eq!(player(&game, 0).cart_top.unwrap().to_string(), "red-goblet-1-0");
    // The Snore card under the pile is not what a card must match.
    let digs: Vec<String> = legal(&game, 0).into_iter().filter(|action| action.starts_with("dig")).collect();
    assert_eq!(digs, Vec::<String>::new());
    play(&mut game, &["0: done"]);
    assert_eq!(player(&game, 0).snores, Some(2));
    assert_eq!(player(&game, 0).cart_top.unwrap().to_string(), "red-goblet-1-0");
}

#[test]
fn clk_r12_a_gift_matches_the_rightmost_card_whoever_put_it_there() {
    let table = scene(3).turns(4).gallery(0, "red-crown-0-0 white-crown-1-0").hand(1, "white-sword-1-0 red-sword-0-0");
    let mut game = table.build();
    refuse(&game, "1: gift 0 red-sword-0-0", "CLK-10");
    play(&mut game, &["1: gift 0 white-sword-1-0", "1: done"]);
    draw_all(&mut game);
    play(&mut game, &["1: backfill red-sword-0-0 s3"]);
    // Seat 2 meets seat 1's card.
    assert!(legal(&game, 2).contains(&"gift 0 s3".to_owned()));
    let full = scene(2).turns(3).gallery(0, FULL).hand(1, "red-sword-0-1").build();
    refuse(&full, "1: gift 0 red-sword-0-1", "CLK-R12");
}

#[test]
fn clk_r13_sifting_goes_in_its_order() {
    let hand = "red-hammer-0-0 red-hammer-1-0 green-hammer-0-0 white-hammer-1-0 pink-hammer-0-0";
    let mut game = scene(2).hand(0, hand).unseen("pink-sword-0-0 pink-sword-0-1 pink-sword-2-1").build();
    let events = play(
        &mut game,
        &[
            "0: done",
            "* pink-sword-0-0",
            "* pink-sword-0-1",
            "* pink-sword-2-1",
            "0: backfill pink-sword-2-1 s1",
            "0: discard red-hammer-0-0",
            "0: discard pink-sword-0-0",
        ],
    );
    assert_eq!(
        told(&events)[..8],
        [
            "seat 0 takes a Snore card into the cart",
            "seat 0 takes a Kablooey card",
            "seat 0 draws pink-sword-0-0",
            "seat 0 draws pink-sword-0-1",
            "seat 0 draws pink-sword-2-1",
            "seat 0 puts pink-sword-2-1 on shaft s1",
            "seat 0 discards red-hammer-0-0",
            "seat 0 discards pink-sword-0-0",
        ]
    );
}

#[test]
fn clk_r10_what_lies_on_the_table_and_what_is_remembered() {
    let table = scene(2)
        .turns(4)
        .cart(1, "yellow-hammer-3-3 green-goblet-0-0")
        .gallery(1, "green-sword-1-0")
        .shaft(1, "? red-sword-0-0")
        .hand(1, "yellow-crown-3-3")
        .snores(1, 1)
        .kablooeys(1, 2);
    let game = table.build();
    let me = Viewer::Seat(Seat::new(0));
    let shown = seen(&game, me, Memory::Table);
    let rival = &shown["players"][1];
    assert_eq!(rival["cart-top"], "green-goblet-0-0");
    assert_eq!(rival["gallery"], json!(["green-sword-1-0"]));
    assert_eq!((&rival["hand-size"], &rival["kablooeys"]), (&json!(1), &json!(2)));
    assert_eq!((&rival["open"], &rival["colour"]), (&json!("colour"), &json!("green")));
    assert_eq!(shown["shafts"][0], "? red-sword-0-0");
    let piles = [&shown["draw-pile"], &shown["snore-pile"], &shown["kablooey-pile"]];
    assert_eq!(piles, [&json!(45), &json!(11), &json!(10)]);
    let text = shown.to_string();
    // Neither the rival's cart, hand and secret task nor the discard pile.
    for hidden in ["yellow-hammer-3-3", "yellow-crown-3-3", "\"necklace\"", "\"snores\":1", "discards"] {
        assert!(!text.contains(hidden), "{hidden} in {text}");
    }
    let remembered = seen(&game, me, Memory::Perfect);
    assert_eq!(remembered["players"][1]["cart"], json!(["green-goblet-0-0", "yellow-hammer-3-3"]));
    assert_eq!(remembered["players"][1]["snores"], 1);
    assert!(!remembered["discards"].as_array().unwrap().is_empty());
    assert!(!remembered.to_string().contains("yellow-crown-3-3"), "a hand is never remembered");
    // People are helped to remember if they agreed so.
    assert_eq!(game.memory(), Memory::Table);
    assert_eq!(table.option("memory", "help").build().memory(), Memory::Perfect);
    // What a rival draws is seen by the rival alone.
    let mut game = game;
    play(&mut game, &["0: done"]);
    let drawn = draw_all(&mut game);
    let other = Clonk::witness(&drawn[0], Viewer::Seat(Seat::new(1))).unwrap();
    assert_eq!(other.to_string(), "seat 0 draws a card");
    assert_eq!(write_told(EVENT, &other), json!({ "event": "drew", "seat": 0, "card": Value::Null }));
    assert_eq!(Clonk::witness(&drawn[0], me).unwrap(), drawn[0]);
}
