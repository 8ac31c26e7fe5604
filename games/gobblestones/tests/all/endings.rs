//! How the game ends, and what counts then.

use gobblestones::{EmptyRack, Ending, Event, Gobblestones, TurnPart};
use underhill_core::{Game, Memory, Viewer, Waiting};

use crate::common::{self, Position, draw_all, ended_by, play, seat};

fn goes_on(game: &Gobblestones) {
    assert_ne!(game.waiting(), Waiting::Over, "{:?}", game.standings());
}

fn rack(game: &Gobblestones, index: usize) -> usize {
    usize::from(game.view(Viewer::Spectator, Memory::Table).racks[index].count)
}

#[test]
fn gbs_13_the_last_tile_ends_the_game_if_the_bag_is_short() {
    // One tile laid, four to draw, three there.
    let mut game = Position::new(&["T", ""]).bag("RRR").game();
    play(&mut game, "0: c3T");
    assert_eq!(ended_by(&game), ["GBS-13"]);
    assert_eq!(rack(&game, 0), 0, "nothing more is drawn");
    // With four there is enough: play goes on.
    let mut game = Position::new(&["T", ""]).bag("RRRR").game();
    play(&mut game, "0: c3T");
    assert_eq!(draw_all(&mut game), 4);
    goes_on(&game);
    // A tile left on the rack: play goes on, too.
    let mut game = Position::new(&["TR", ""]).bag("RRR").game();
    play(&mut game, "0: c3T");
    assert_eq!(draw_all(&mut game), 3);
    goes_on(&game);
    assert_eq!(rack(&game, 0), 4);
}

#[test]
fn gbs_14_five_last_tiles_do_not_end_the_game_at_once() {
    for bag in ["", "RR"] {
        let mut game = Position::new(&["GBTRY", ""]).bag(bag).game();
        play(&mut game, "0: a3G b3B c3T d3R e3Y");
        goes_on(&game);
        assert_eq!(rack(&game, 0), 0);
        // Now the other player lays one and has four to draw, which are not there.
        play(&mut game, "1: f3G");
        assert_eq!(ended_by(&game), ["GBS-14"], "bag {bag}");
        assert_eq!(rack(&game, 0), 0);
    }
}

#[test]
fn gbs_14_or_it_ends_when_the_turn_comes_to_the_empty_rack() {
    let mut game = Position::new(&["GBTRY", ""]).bag("RRRR").game();
    play(&mut game, "0: a3G b3B c3T d3R e3Y");
    play(&mut game, "1: f3G");
    goes_on(&game);
    assert_eq!(draw_all(&mut game), 4, "there was enough for seat 1, so the turn comes to seat 0");
    assert_eq!(ended_by(&game), ["GBS-14"]);
    // Laying five needs no draw at all, and the turn comes round as well.
    let mut game = Position::new(&["GBTRY", ""]).bag("R").game();
    play(&mut game, "0: a3G b3B c3T d3R e3Y");
    play(&mut game, "1: f3G g3B h3T i3R j3Y");
    assert_eq!(ended_by(&game), ["GBS-14"]);
}

#[test]
fn gbs_13_and_14_can_coincide() {
    let mut game = Position::new(&["GBTRY", "G", ""]).bag("").game();
    play(&mut game, "0: a3G b3B c3T d3R e3Y");
    play(&mut game, "1: f3G");
    assert_eq!(ended_by(&game), ["GBS-13", "GBS-14"]);
}

#[test]
fn gbs_15_tiles_left_are_a_point_each_and_equal_points_share_the_win() {
    let mut position = Position::new(&["B", "RR", ""]).bag("").up("h3T");
    position.points = vec![0, 4, 2];
    let mut game = position.game();
    let left = rack(&game, 2) as i32;
    play(&mut game, "0: g3B");
    let standings = game.standings().unwrap();
    assert_eq!(standings.points.as_slice(), [5, 4 + 2, 2 + left]);
    assert_eq!(standings.places.as_slice(), [3, 2, 1]);
    // Five points on the board against five tiles left: a tie.
    let mut tie = Position::new(&["B", "RRRRR", ""]).bag("").up("c3T");
    tie.points = vec![0, 0, 6];
    let mut game = tie.game();
    play(&mut game, "0: b3B");
    let standings = game.standings().unwrap();
    assert_eq!(standings.points[0], standings.points[1]);
    assert_eq!(standings.places.as_slice(), [2, 2, 1]);
}

#[test]
fn gbs_r3_laying_none_is_always_allowed_and_a_short_bag_is_emptied() {
    let mut game = Position::new(&["T", ""]).bag("RR").game();
    play(&mut game, "0: -");
    assert_eq!(draw_all(&mut game), 2, "five were to be drawn");
    goes_on(&game);
    assert_eq!(rack(&game, 0), 3);
    // No bag at all: nothing to draw, no chance step, the next player's turn.
    let mut game = Position::new(&["T", ""]).bag("").game();
    play(&mut game, "0: -");
    assert_eq!(game.waiting(), Waiting::Decide(underhill_core::Seats::only(seat(1))));
    // When the game ends nothing more is drawn.
    let mut game = Position::new(&["T", ""]).bag("RRR").game();
    play(&mut game, "0: c3T");
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).bag, 3);
}

#[test]
fn gbs_r4_a_round_of_idle_turns_with_an_empty_bag_ends_the_game() {
    let start = Position::new(&["T", "R", ""]).bag("");
    let mut game = start.game();
    play(&mut game, "0: -");
    play(&mut game, "1: -");
    goes_on(&game);
    play(&mut game, "2: -");
    assert_eq!(ended_by(&game), ["GBS-R4"]);
    assert_eq!(game.points().as_slice()[..2], [1, 1]);
    // A tile in between begins the count anew.
    let mut game = Position { racks: vec!["TTR", "R", ""], ..start }.game();
    play(&mut game, "0: -");
    play(&mut game, "1: -");
    play(&mut game, "2: c3T");
    play(&mut game, "0: -");
    play(&mut game, "1: -");
    goes_on(&game);
    // A turn that draws is not idle.
    let mut game = Position::new(&["T", ""]).bag("R").game();
    play(&mut game, "0: -");
    draw_all(&mut game);
    play(&mut game, "1: -");
    goes_on(&game);
    play(&mut game, "0: -");
    assert_eq!(ended_by(&game), ["GBS-R4"]);
}

#[test]
fn gbs_r5_an_empty_rack_draws_five_while_the_bag_has_five() {
    // Seat 0 lays its five; seat 1 lays five; the bag is full: seat 0 lays none and draws.
    let start = Position::new(&["GBTRY", ""]);
    for (bag, over) in [("RRRRR", false), ("RRRR", true)] {
        let mut game = start.clone().bag(bag).game();
        play(&mut game, "0: a3G b3B c3T d3R e3Y");
        play(&mut game, "1: f3G g3B h3T i3R j3Y");
        if over {
            assert_eq!(ended_by(&game), ["GBS-14"]);
            continue;
        }
        assert_eq!(game.legal_actions(seat(0)).len(), 1, "laying none is all there is");
        play(&mut game, "0: -");
        assert_eq!(draw_all(&mut game), 5);
        goes_on(&game);
    }
}

#[test]
fn gbs_r5_by_option_the_game_ends_whenever_the_turn_reaches_an_empty_rack() {
    let mut start = Position::new(&["GBTRY", "GBTRY"]);
    start.options.empty_rack = EmptyRack::Ends;
    let mut game = start.game();
    play(&mut game, "0: a3G b3B c3T d3R e3Y");
    goes_on(&game);
    play(&mut game, "1: f3G");
    draw_all(&mut game);
    assert_eq!(ended_by(&game), ["GBS-R5"]);
    assert!(game.view(Viewer::Spectator, Memory::Table).bag > 5);
}

#[test]
fn gbs_r11_three_rounds_of_caught_bluffs_end_the_game() {
    let mut game = Position::bluffing(&["RRRRR", "RRRRR"]).game();
    for turn in 0..6 {
        goes_on(&game);
        let (seat, other) = (turn % 2, 1 - turn % 2);
        play(&mut game, &format!("{seat}: c3R"));
        play(&mut game, &format!("{other}: challenge"));
    }
    assert_eq!(ended_by(&game), ["GBS-R11"]);
    assert_eq!(game.points().as_slice(), [5, 5], "scored as usual");
    // With an empty bag one round is enough (GBS-R4).
    let mut game = Position::bluffing(&["RRRRR", ""]).bag("").game();
    play(&mut game, "0: c3R");
    play(&mut game, "1: challenge");
    goes_on(&game);
    play(&mut game, "1: c3R");
    play(&mut game, "0: challenge");
    assert_eq!(ended_by(&game), ["GBS-R4"]);
}

#[test]
fn gbs_r11_the_bounds_are_those_of_the_rule_book() {
    for seats in 2..=4u32 {
        let base = Gobblestones::new(seats as usize, &Default::default()).unwrap();
        assert_eq!(base.turn_bound(), 21 + 100 * seats);
        let options = gobblestones::Options { bluff: true, ..Default::default() };
        let bluff = Gobblestones::new(seats as usize, &options).unwrap();
        assert_eq!(bluff.turn_bound(), 3 * seats * (201 - 5 * seats));
    }
}

#[test]
fn everything_is_shown_when_it_is_over() {
    let mut game = Position::bluffing(&["R", "GGG", ""]).bag("").up("c3T").game();
    play(&mut game, "0: d3R");
    let events = play(&mut game, "1: trust; 2: trust");
    assert!(events.contains(&Event::BluffsShown { seat: seat(0), tiles: 1, wrong: 0 }));
    assert!(events.contains(&Event::GameOver { by: Ending::LastTile }));
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert!(matches!(view.stage, TurnPart::Over(_)));
    assert!(view.racks.iter().all(|rack| rack.tiles.is_some()));
    assert_eq!(view.tiles.get("d3".parse().unwrap()).colour(), Some(common::colour('R')));
}
