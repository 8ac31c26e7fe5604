//! CLK-19 to CLK-24: the end, and who has won.

use clonk::{Clonk, Options, Phase, Score};
use serde_json::json;
use underhill_core::{Game, Memory, Options as _, Viewer, Waiting};

use crate::common::{Scene, draw_all, legal, outcomes, play, scene, seen, told};

/// A game that is over, with nothing in anybody's cart but a goblet without coins.
fn over(seats: usize) -> Scene {
    let goblets = ["blue-goblet-0-0", "yellow-goblet-0-1", "white-goblet-0-0", "green-goblet-0-0"];
    let mut table = scene(seats).phase(json!("over")).awake().turns(24).pile(10).shaft(5, "pink-hammer-0-0");
    for (seat, goblet) in goblets.iter().take(seats).enumerate() {
        table = table.cart(seat, goblet);
    }
    table
}

fn scores(game: &Clonk) -> Vec<Score> {
    game.scores().to_vec()
}

fn totals(game: &Clonk) -> Vec<i32> {
    game.points().to_vec()
}

fn places(game: &Clonk) -> Vec<u8> {
    game.standings().unwrap().places.to_vec()
}

/// Digs nothing, draws what comes and gets rid of the first cards at hand.
fn pass(game: &mut Clonk) {
    let turn = game.turns();
    while game.turns() == turn {
        draw_all(game);
        let Waiting::Decide(seats) = game.waiting() else { break };
        let seat = seats.lowest().unwrap().index();
        let actions = legal(game, seat);
        let action = if game.phase() == Phase::Dig { actions.last() } else { actions.first() };
        play(game, &[&format!("{seat}: {}", action.unwrap())]);
    }
}

#[test]
fn clk_19_when_the_awakening_comes_up_the_round_is_played_to_its_end() {
    let mut game = scene(3).turns(16).pile(18).build();
    let before = game.draw_pile();
    // Seat 1 draws it: it is put aside and three treasure cards are drawn all the same.
    let events = play(&mut game, &["1: done"]);
    assert!(told(&events).contains(&"the Awakening card comes up: this round is the last".to_owned()));
    draw_all(&mut game);
    assert_eq!(game.draw_pile(), before - 3);
    pass(&mut game);
    assert_eq!((game.turns(), game.waiting() == Waiting::Over), (17, false), "seat 2 has not had its last turn");
    pass(&mut game);
    assert_eq!((game.turns(), game.waiting()), (18, Waiting::Over));
    let standings = game.standings().unwrap();
    assert_eq!(standings.ended_by.as_slice(), [underhill_core::RuleId::new("CLK-19")]);
    let illegal = game.check(underhill_core::Seat::new(0), &"done".parse().unwrap()).unwrap_err();
    assert_eq!(
        (illegal.to_string().as_str(), underhill_core::Illegal::rule(&illegal).as_str()),
        ("the game is over", "CLK-19")
    );
}

#[test]
fn clk_20_cart_gallery_and_kablooey_cards_count_the_hand_does_not() {
    let hand = "red-statue-3-3 green-necklace-3-3 white-crown-3-3";
    let game = over(2).hand(0, hand).gallery(0, "blue-crown-2-1").cart(0, "blue-goblet-2-2").kablooeys(0, 2).build();
    let score = scores(&game)[0];
    assert_eq!((score.treasures, score.coins, score.eyes), (2, 2 + 2 + 2, 3));
    // When the game is over everything is laid open.
    let view = seen(&game, Viewer::Spectator, Memory::Table);
    assert_eq!(view["players"][0]["hand"].as_array().unwrap().len(), 3);
    assert_eq!(view["players"][1]["treasure"], "necklace");
    assert_eq!(view["players"][0]["score"]["coins"], 6);
}

#[test]
fn clk_21_coins_on_treasure_and_kablooey_cards() {
    let game = over(2).cart(0, "red-statue-3-3 blue-goblet-2-2").kablooeys(0, 3).build();
    assert_eq!(scores(&game)[0].coins, 3 + 2 + 3);
}

#[test]
fn clk_22_each_task_pays_by_the_number_of_matching_cards() {
    // Pink cards that are not hammers, so that only the colour task of seat 0 counts.
    let pinks = [
        "pink-necklace-0-0",
        "pink-necklace-0-1",
        "pink-statue-1-0",
        "pink-statue-0-1",
        "pink-crown-0-0",
        "pink-crown-1-0",
        "pink-sword-0-0",
        "pink-sword-0-1",
        "pink-goblet-1-0",
        "pink-goblet-0-1",
    ];
    for (cards, coins) in [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 25].into_iter().enumerate() {
        let cart = format!("{} blue-goblet-0-0", pinks[..cards].join(" "));
        let game = over(2).cart(0, &cart).tasks(0, "pink", "hammer").build();
        assert_eq!((scores(&game)[0].colour_task, scores(&game)[0].treasure_task), (coins, 0), "{cards} cards");
        let game = over(2).cart(0, &cart).tasks(0, "red", "goblet").build();
        let goblets = 1 + cards.saturating_sub(8);
        assert_eq!(scores(&game)[0].treasure_task, [0, 1, 2, 4][goblets], "{goblets} goblets");
    }
    // One card may count for both.
    let game = over(2).cart(0, "pink-hammer-1-0").tasks(0, "pink", "hammer").build();
    assert_eq!((scores(&game)[0].colour_task, scores(&game)[0].treasure_task), (1, 1));
}

#[test]
fn clk_r8_five_cards_bring_nine_coins() {
    let cart = "pink-necklace-0-0 pink-necklace-0-1 pink-statue-1-0 pink-statue-0-1 pink-crown-0-0";
    let game = over(2).cart(0, cart).tasks(0, "pink", "hammer").build();
    assert_eq!(scores(&game)[0].colour_task, 9);
}

#[test]
fn clk_23_the_most_eyes_cost_half_as_many_coins_rounded_up() {
    // 5 eyes against 3.
    let game = over(2).cart(0, "red-statue-3-3 blue-goblet-2-2").cart(1, "green-necklace-3-3").build();
    let score = scores(&game);
    assert_eq!((score[0].caught, score[0].loss, score[1].caught, score[1].loss), (true, 3, false, 0));
    // A Snore card counts three eyes to see who is caught, but costs nothing itself.
    let game = over(2).cart(0, "red-statue-3-3 blue-goblet-2-2").cart(1, "green-necklace-3-3").snores(1, 1).build();
    let score = scores(&game);
    assert_eq!((score[0].caught, score[1].caught, score[1].loss), (false, true, 2));
}

#[test]
fn clk_23_peter_and_andrea() {
    // The rulebook's example: 19 + 6 + 6 - 8 = 23 against 14 + 6 + 4 = 24.
    let peter = "green-hammer-0-1 green-necklace-3-3 green-statue-1-0 green-sword-0-1 pink-crown-0-0 red-crown-2-2 \
                 red-goblet-3-3 red-necklace-2-1 red-statue-1-0 red-sword-0-0 white-necklace-0-0 white-necklace-1-0 \
                 white-statue-0-1 white-statue-2-1 yellow-goblet-2-1 yellow-statue-2-1";
    let andrea = "blue-crown-0-1 blue-crown-2-1 blue-goblet-0-0 blue-goblet-1-0 blue-necklace-3-3 green-goblet-1-0 \
                  green-goblet-2-2 green-hammer-2-1 pink-necklace-0-1 red-crown-0-0 red-statue-0-1 red-sword-0-1 \
                  white-sword-1-0 yellow-crown-0-1 yellow-sword-2-2";
    let table = over(2).cart(0, peter).cart(1, andrea).tasks(0, "green", "necklace").tasks(1, "red", "crown");
    let game = table.build();
    let [peter, andrea] = scores(&game)[..] else { panic!("two players") };
    assert_eq!((peter.coins, peter.colour_task, peter.treasure_task, peter.eyes, peter.loss), (19, 6, 6, 15, 8));
    assert_eq!((andrea.coins, andrea.colour_task, andrea.treasure_task, andrea.eyes, andrea.loss), (14, 4, 6, 14, 0));
    assert_eq!(totals(&game), [23, 24]);
    assert_eq!(places(&game), [2, 1]);
}

#[test]
fn clk_24_a_tie_goes_to_fewer_eyes_then_more_treasures_then_is_shared() {
    // 3 coins each, nobody's task matches. The third seat keeps the rockfall away from the two.
    let table = over(3).tasks(0, "yellow", "sword").tasks(1, "green", "hammer").tasks(2, "white", "statue");
    let table = table.cart(2, "red-crown-2-2 red-goblet-3-3");
    let check = |first: &str, second: &str, expected: [u8; 2]| {
        let game = table.clone().cart(0, first).cart(1, second).build();
        assert_eq!(totals(&game)[..2], [3, 3], "{first} and {second}");
        assert_eq!(places(&game)[..2], expected, "{first} and {second}");
    };
    check("red-necklace-2-1 blue-goblet-1-0", "pink-goblet-1-0 pink-crown-2-2 pink-sword-0-0", [1, 2]);
    check("red-necklace-2-1 blue-goblet-1-0", "pink-goblet-1-0 pink-crown-1-0 red-statue-1-0 red-sword-0-1", [2, 1]);
    check("red-necklace-2-1 blue-goblet-1-0", "pink-goblet-1-0 pink-necklace-2-1", [1, 1]);
}

#[test]
fn clk_r2_snore_eyes_cost_coins_only_if_agreed() {
    let table = over(2).cart(0, "red-statue-3-3").snores(0, 2).cart(1, "blue-goblet-2-2");
    assert_eq!(scores(&table.build())[0].loss, 2);
    assert_eq!(scores(&table.option("rockfall", "all").build())[0].loss, 5);
    // Between equal coins the eyes on treasure cards decide, with either option.
    for rockfall in ["treasure", "all"] {
        let table = over(3).option("rockfall", rockfall).tasks(0, "yellow", "sword").tasks(1, "green", "hammer");
        let table = table.cart(2, "red-statue-3-3 red-goblet-3-3").snores(2, 3);
        let game = table.cart(0, "red-necklace-2-1").cart(1, "pink-crown-2-2").snores(0, 2).build();
        assert_eq!(totals(&game)[..2], [2, 2]);
        assert!(places(&game)[0] < places(&game)[1], "one eye and two Snores against two eyes");
    }
}

#[test]
fn clk_r3_all_who_tie_for_the_most_eyes_are_caught_and_nobody_without_eyes() {
    let game = over(3).cart(0, "red-statue-3-3").cart(1, "green-necklace-3-3").cart(2, "white-necklace-0-0").build();
    let caught: Vec<bool> = scores(&game).iter().map(|score| score.caught).collect();
    assert_eq!(caught, [true, true, false]);
    let game = over(2).cart(0, "red-statue-1-0").cart(1, "green-necklace-1-0").build();
    assert!(scores(&game).iter().all(|score| !score.caught && score.loss == 0));
    // Less than nothing is possible.
    let game = over(2).cart(0, "yellow-statue-0-1 pink-sword-0-1 blue-hammer-0-1").tasks(0, "red", "crown").build();
    assert_eq!(totals(&game)[0], -2);
}

#[test]
fn clk_r6_the_awakening_comes_up_when_it_is_reached() {
    // It does not come up by merely lying on top.
    let full = "red-necklace-0-0 red-statue-1-0 red-crown-0-0 red-sword-0-0";
    let mut game = scene(2).gallery(0, full).pile(31).build();
    play(&mut game, &["0: done"]);
    draw_all(&mut game);
    assert_eq!((game.draw_pile(), game.awake()), (30, false));
    // A rebuild reaches it, also for the face-down card.
    for pile in [30, 31, 32] {
        let mut game = scene(2).shaft(5, "red-crown-0-0").pile(pile).build();
        play(&mut game, &["0: dig s5"]);
        assert_eq!(game.awake(), pile <= 31, "the face-down card and the two others each reach one card deeper");
        draw_all(&mut game);
        assert!(game.awake());
        assert_eq!(game.draw_pile(), pile as u32 - 3);
    }
    // Shuffled: whether the face-down card is it is up to chance, and its face stays unknown.
    let shuffled = scene(2).turns(28).option("awakening", "shuffled").shaft(5, "red-crown-0-0");
    let mut game = shuffled.clone().pile(9).build();
    play(&mut game, &["0: dig s5"]);
    assert_eq!(outcomes(&game), [("down".to_owned(), 9), ("awakening".to_owned(), 1)]);
    let mut down = game.clone();
    play(&mut down, &["* down"]);
    assert_eq!((down.draw_pile(), down.awake()), (8, false));
    assert_eq!(down.tickets(), 9 * 9, "8 cards of the pile at 9 tickets for each of 9 places");
    play(&mut game, &["* awakening"]);
    assert_eq!((game.draw_pile(), game.awake()), (8, true), "the card below is laid down in its place");
    // It comes up even if nothing lies below it.
    let mut game = shuffled.pile(0).build();
    play(&mut game, &["0: dig s5", "* awakening"]);
    assert!(game.awake() && game.phase() == Phase::Dig);
    // In the last turn of a round it ends the game after that turn.
    let mut game = scene(2).turns(29).pile(30).build();
    pass(&mut game);
    assert_eq!((game.turns(), game.waiting()), (30, Waiting::Over));
}

#[test]
fn clk_r6_no_game_is_longer_than_the_draw_pile_allows() {
    for (awakening, rounds) in [("top", [16, 13, 10]), ("shuffled", [31, 19, 14])] {
        for (seats, rounds) in (2..=4).zip(rounds) {
            let mut options = Options::default();
            options.set("awakening", awakening).unwrap();
            let game = Clonk::new(seats, &options).unwrap();
            assert_eq!(game.turn_bound(), rounds * seats as u32, "{awakening}, {seats} players");
        }
    }
}

#[test]
fn clk_r14_later_places_are_ranked_like_the_first() {
    let table = over(4).tasks(0, "yellow", "sword").tasks(1, "green", "hammer").tasks(2, "white", "statue");
    let table = table.cart(3, "red-statue-3-3 green-necklace-3-3 blue-necklace-3-3");
    let game = table.cart(0, "red-necklace-2-1").cart(1, "pink-crown-2-2").cart(2, "pink-necklace-2-1").build();
    assert_eq!(totals(&game), [2, 2, 2, 4]);
    assert_eq!(places(&game), [2, 4, 2, 1], "equal in all three: they share the second place, the third is empty");
}
