//! What the rulebooks of some languages say otherwise, and the house rule that gives everyone equally many turns.

use gobblestones::{EmptyRack, Ending, Event, Gobblestones, Options};
use underhill_core::{Game, Memory, Options as _, Sketch, Viewer, Waiting};

use crate::common::{Position, draw_all, ended_by, play, seat};

fn goes_on(game: &Gobblestones, turn: usize) {
    assert_eq!(game.waiting(), Waiting::Decide(underhill_core::Seats::only(seat(turn))), "{:?}", game.standings());
}

fn rack(game: &Gobblestones, index: usize) -> usize {
    game.rack(seat(index)).total()
}

const FIVE: &str = "a3G b3B c3T d3R e3Y";
const FIVE_MORE: &str = "g3B h3T i3R j3Y k3G";

fn plays_on(racks: &[&'static str]) -> Position {
    let mut position = Position::new(racks);
    position.options.empty_rack = EmptyRack::PlaysOn;
    position
}

fn equal_turns(racks: &[&'static str]) -> Position {
    let mut position = Position::new(racks);
    position.options.equal_turns = true;
    position
}

#[test]
fn gbs_r5_by_option_an_empty_rack_ends_nothing() {
    let mut game = plays_on(&["GBTRY", ""]).bag("RRRRRR").game();
    play(&mut game, &format!("0: {FIVE}"));
    play(&mut game, "1: f3G");
    assert_eq!(draw_all(&mut game), 4);
    goes_on(&game, 0);
    assert_eq!(game.legal_actions(seat(0)).len(), 1, "laying none is all there is");
    play(&mut game, "0: -");
    assert_eq!(draw_all(&mut game), 2, "what the bag holds");
    goes_on(&game, 1);
    // A draw that the bag cannot fill takes what is there, though a rack is empty (GBS-R3).
    let mut game = plays_on(&["GBTRY", ""]).bag("RR").game();
    play(&mut game, &format!("0: {FIVE}"));
    play(&mut game, "1: f3G");
    assert_eq!(draw_all(&mut game), 2);
    // Laying none is no last tile (GBS-13), even with an empty bag; but a round of that is a stalemate (GBS-R4).
    play(&mut game, "0: -");
    goes_on(&game, 1);
    play(&mut game, "1: -");
    assert_eq!(ended_by(&game), ["GBS-R4"]);
    // Five at most are drawn from a full bag.
    let mut game = plays_on(&["GBTRY", "GBTRY"]).game();
    play(&mut game, &format!("0: {FIVE}"));
    play(&mut game, "1: -");
    draw_all(&mut game);
    play(&mut game, "0: -");
    assert_eq!(draw_all(&mut game), 5);
}

#[test]
fn gbs_13_ends_the_game_where_an_empty_rack_plays_on() {
    let mut game = plays_on(&["GBTRY", "G", ""]).bag("").game();
    play(&mut game, &format!("0: {FIVE}"));
    play(&mut game, "1: f3G");
    assert_eq!(ended_by(&game), ["GBS-13"], "and not by the empty rack of seat 0");
}

#[test]
fn gbs_r14_that_somebody_draws_ends_nothing_while_the_bag_has_enough() {
    for empty_rack in [EmptyRack::Draws, EmptyRack::Ends] {
        let mut start = Position::new(&["GBTRY", "GR", ""]).bag("RRRR");
        start.options.empty_rack = empty_rack;
        let mut game = start.game();
        play(&mut game, &format!("0: {FIVE}"));
        play(&mut game, "1: f3G");
        assert_eq!(draw_all(&mut game), 4, "seat 1 needs to draw, and can");
        goes_on(&game, 2);
        play(&mut game, "2: -");
        assert_eq!(ended_by(&game), ["GBS-14"], "seat 2 needs to draw, and cannot");
    }
}

#[test]
fn gbs_r15_the_round_is_played_to_its_end() {
    let mut game = equal_turns(&["T", "R", ""]).bag("RRR").game();
    let events = play(&mut game, "0: c3T");
    assert!(events.contains(&Event::EndCalled { by: Ending::LastTile }), "{events:?}");
    assert_eq!(draw_all(&mut game), 3, "the caller draws what is there");
    goes_on(&game, 1);
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert_eq!(view.called.as_slice(), [Ending::LastTile]);
    let mut drawn = String::new();
    view.sketch(&mut drawn).unwrap();
    assert!(drawn.contains("the last round"), "{drawn}");
    // Seat 1 lays its last tile, too; what called first stands.
    assert!(!play(&mut game, "1: d3R").iter().any(|event| matches!(event, Event::EndCalled { .. })));
    goes_on(&game, 2);
    let events = play(&mut game, "2: -");
    assert!(events.contains(&Event::GameOver { by: Ending::LastTile }), "{events:?}");
    assert_eq!(ended_by(&game), ["GBS-13"]);
    assert_eq!(game.turns() % 3, 0);
}

#[test]
fn gbs_r15_the_last_seat_draws_before_the_end_that_it_calls() {
    // The tiles that are nowhere else are the last seat's, so that it is seat 0 that has one.
    let mut short = equal_turns(&["", "T"]).turn(1).json();
    let (all, tile) = (short["bag"].as_str().unwrap().to_owned(), short["racks"][1].clone());
    short["racks"] = serde_json::json!([&all[3..], tile]);
    short["bag"] = all[..3].into();
    let mut game: Gobblestones = serde_json::from_value(short).unwrap();
    play(&mut game, "1: c3T");
    assert_eq!(draw_all(&mut game), 3);
    assert_eq!(ended_by(&game), ["GBS-13"]);
    assert_eq!(rack(&game, 1), 3);
}

#[test]
fn gbs_r15_an_empty_rack_of_seat_0_ends_the_game_at_once() {
    for (empty_rack, bag, rule) in [(EmptyRack::Draws, "RRRR", "GBS-14"), (EmptyRack::Ends, "RRRRRR", "GBS-R5")] {
        let mut start = equal_turns(&["GBTRY", ""]).bag(bag);
        start.options.empty_rack = empty_rack;
        let mut game = start.game();
        play(&mut game, &format!("0: {FIVE}"));
        play(&mut game, "1: f3G g3B h3T i3R j3Y");
        assert_eq!(ended_by(&game), [rule], "all have had equally many turns");
    }
}

#[test]
fn gbs_r15_another_empty_rack_calls_the_end_and_draws() {
    for (empty_rack, bag, drawn, rule) in
        [(EmptyRack::Draws, "RRRRRR", 2, "GBS-14"), (EmptyRack::Ends, "RRRRRRRRRRRR", 5, "GBS-R5")]
    {
        let mut start = equal_turns(&["GBTRYR", "GBTRY", ""]).bag(bag).turn(1);
        start.options.empty_rack = empty_rack;
        let mut game = start.game();
        play(&mut game, &format!("1: {FIVE}"));
        play(&mut game, "2: f3G");
        assert_eq!(draw_all(&mut game), 4);
        let events = play(&mut game, &format!("0: {FIVE_MORE}"));
        assert!(events.iter().any(|event| matches!(event, Event::EndCalled { .. })), "{events:?}");
        goes_on(&game, 1);
        play(&mut game, "1: -");
        assert_eq!(draw_all(&mut game), drawn);
        goes_on(&game, 2);
        play(&mut game, "2: -");
        draw_all(&mut game);
        assert_eq!(ended_by(&game), [rule]);
    }
}

#[test]
fn gbs_r15_a_bag_too_small_beside_an_empty_rack_calls_the_end() {
    let mut game = equal_turns(&["GBTRY", "GR", ""]).bag("RR").game();
    play(&mut game, &format!("0: {FIVE}"));
    let events = play(&mut game, "1: f3G");
    assert!(events.contains(&Event::EndCalled { by: Ending::EmptyRack }));
    assert_eq!(draw_all(&mut game), 2);
    goes_on(&game, 2);
    play(&mut game, "2: -");
    assert_eq!(ended_by(&game), ["GBS-14"]);
}

#[test]
fn gbs_r15_once_called_idle_turns_end_nothing() {
    let mut start = Position::bluffing(&["RRRRR", "GBTRY", "RRRRR", ""]).bag("").turn(1);
    start.options.equal_turns = true;
    let mut game = start.game();
    play(&mut game, &format!("1: {FIVE}"));
    play(&mut game, "0: trust; 2: trust; 3: trust");
    // Three bluffs are caught (GBS-25): idle turns, and no draw.
    play(&mut game, "2: f3R");
    play(&mut game, "0: challenge; 1: trust; 3: trust");
    play(&mut game, "3: f3R");
    play(&mut game, "0: challenge; 1: trust; 2: trust");
    play(&mut game, "0: f3R");
    play(&mut game, "1: challenge; 2: trust; 3: trust");
    // Seat 1 has no tiles; the bag has none. A whole round is idle then, but the end is called.
    goes_on(&game, 1);
    play(&mut game, "1: -");
    goes_on(&game, 2);
    play(&mut game, "2: -");
    play(&mut game, "3: -");
    assert_eq!(ended_by(&game), ["GBS-14"]);
}

#[test]
fn gbs_r15_without_a_call_idle_turns_end_the_game_within_a_round() {
    let mut start = equal_turns(&["T", "R", ""]).bag("");
    start.idle = 1;
    let mut game = start.game();
    play(&mut game, "0: -");
    play(&mut game, "1: -");
    assert_eq!(ended_by(&game), ["GBS-R4"]);
    assert_ne!(game.turns() % 3, 0);
}

#[test]
fn gbs_r15_goes_with_a_rack_that_plays_on() {
    let mut start = plays_on(&["GBTRY", "G", ""]).bag("RR");
    start.options.equal_turns = true;
    let mut game = start.game();
    play(&mut game, &format!("0: {FIVE}"));
    let events = play(&mut game, "1: f3G");
    assert!(events.contains(&Event::EndCalled { by: Ending::LastTile }), "{events:?}");
    assert!(!events.contains(&Event::EndCalled { by: Ending::EmptyRack }), "{events:?}");
    assert_eq!(draw_all(&mut game), 2);
    play(&mut game, "2: -");
    assert_eq!(ended_by(&game), ["GBS-13"]);
}

#[test]
fn gbs_r15_a_call_that_nobody_could_make_is_refused() {
    let mut game = equal_turns(&["T", "R", ""]).bag("").game();
    play(&mut game, "0: c3T");
    let fine = serde_json::to_value(&game).unwrap();
    assert_eq!(fine["called"], serde_json::json!(["GBS-13"]));
    assert_eq!(serde_json::from_value::<Gobblestones>(fine.clone()).unwrap(), game);
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut state = fine.clone();
        change(&mut state);
        serde_json::from_value::<Gobblestones>(state).map(drop).unwrap_err().to_string()
    };
    for called in [["GBS-R4"].as_slice(), &["GBS-R5"], &["GBS-13", "GBS-13"], &["GBS-14", "GBS-13"]] {
        let problem = refused(&|state| state["called"] = serde_json::json!(called));
        assert!(problem.contains("GBS-R15"), "{called:?}: {problem}");
    }
    assert!(refused(&|state| state["options"]["equal_turns"] = false.into()).contains("GBS-R15"));
    assert!(refused(&|state| state["idle"] = 8.into()).contains("GBS-R15"));
}

#[test]
fn options_that_came_later_are_not_written_while_they_are_as_usual() {
    let mut options = Options::default();
    let written = r#"{"bluff":false,"bridging":true,"empty_rack":"draws","jokers":true,"boards":"built-in"}"#;
    assert_eq!(serde_json::to_string(&options).unwrap(), written);
    assert_eq!(serde_json::from_str::<Options>(written).unwrap(), options);
    options.set("equal_turns", "true").unwrap();
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(written["equal_turns"], true);
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), options);
}

#[test]
fn an_edition_follows_its_rulebook() {
    for (edition, empty_rack) in
        [("en", EmptyRack::Ends), ("de", EmptyRack::Ends), ("nl", EmptyRack::Ends), ("fr", EmptyRack::PlaysOn)]
    {
        let mut options = Options { bluff: true, ..Options::default() };
        options.set_edition(edition).unwrap();
        assert_eq!(options, Options { bluff: true, empty_rack, ..Options::default() }, "{edition}");
    }
    let unknown = Options::default().set_edition("pt").unwrap_err();
    assert_eq!(unknown.to_string(), "there is no edition `pt`; the editions are en, de, fr, nl");
}
