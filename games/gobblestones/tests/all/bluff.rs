//! The bluffing variant.

use gobblestones::{Cover, Event, Gobblestones, Square};
use underhill_core::{Game, Memory, PlayError, Seats, Viewer, Waiting};

use crate::common::{self, Position, check, draw_all, ended_by, play, seat, tiles, try_play};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn rack(game: &Gobblestones, index: usize) -> String {
    let view = game.view(Viewer::Seat(seat(index)), Memory::Table);
    view.racks[index].tiles.unwrap().to_string()
}

fn turn(game: &Gobblestones) -> usize {
    game.view(Viewer::Spectator, Memory::Table).turn.index()
}

#[test]
fn gbs_20_any_colour_may_be_laid_but_the_spaces_still_matter() {
    let game = Position::bluffing(&["RRYYGGBBTT", "R"]).up("c3T d3R c4R").game();
    for any in ["e3R", "e3Y", "e3G", "e3B", "e3T"] {
        check(&game, 0, any, None);
    }
    check(&game, 0, "e3R f3R", None);
    check(&game, 0, "e3R g3R", Some("GBS-04"));
    check(&game, 0, "e3R f4R", Some("GBS-04"));
    check(&game, 0, "h3T", Some("GBS-05"));
    check(&game, 0, "d4Y", Some("GBS-08"));
    check(&game, 0, "c3T", Some("GBS-09"));
    check(&game, 0, "e3R f3R g3R", Some("GBS-03"));
    let opening = Position::bluffing(&["RRYYGGBBTT", "R"]).game();
    check(&opening, 0, "c3R", None);
    check(&opening, 0, "d3R", Some("GBS-06"));
}

#[test]
fn gbs_20_the_others_see_that_but_not_what() {
    let mut game = Position::bluffing(&["RB", "Y"]).game();
    let events = play(&mut game, "0: c3R d3B");
    let told = |viewer| Gobblestones::witness(&events[0], viewer).unwrap().to_string();
    assert_eq!(told(Viewer::Seat(seat(0))), "seat 0 lays 2 tiles face down, c3R d3B, and claims 8 points");
    assert_eq!(told(Viewer::Seat(seat(1))), "seat 0 lays 2 tiles face down, c3? d3?, and claims 8 points");
    let seen = |index: usize| {
        let view = game.view(Viewer::Seat(seat(index)), Memory::Perfect);
        (view.tiles.get(square("c3")), view.question.unwrap().tiles.to_string())
    };
    assert_eq!(seen(0), (Cover::FaceDown(Some(common::colour('R'))), "c3R d3B".to_owned()));
    assert_eq!(seen(1), (Cover::FaceDown(None), "c3? d3?".to_owned()));
}

#[test]
fn gbs_21_every_other_player_trusts_or_challenges() {
    let mut game = Position::bluffing(&["RB", "Y", "Y", "Y"]).turn(1).game();
    play(&mut game, "1: c3Y");
    assert_eq!(game.waiting(), Waiting::Decide(Seats::all(4).without(seat(1))));
    for other in [0, 2, 3] {
        assert_eq!(game.legal_actions(seat(other)).len(), 2);
        check(&game, other, "trust", None);
        check(&game, other, "challenge", None);
        check(&game, other, "-", Some("GBS-21"));
    }
    check(&game, 1, "trust", Some("GBS-21"));
    check(&game, 1, "-", Some("GBS-21"));
    assert_eq!(try_play(&mut game, "0: trust; 2: trust"), Err(PlayError::Incomplete));
    play(&mut game, "0: trust; 2: trust; 3: trust");
    // Outside of a question there is nothing to answer.
    let game = Position::bluffing(&["RB", "Y"]).game();
    check(&game, 0, "trust", Some("GBS-21"));
    check(&game, 0, "challenge", Some("GBS-21"));
    check(&game, 1, "challenge", Some("GBS-12"));
}

#[test]
fn gbs_22_the_first_challenger_clockwise_counts() {
    for (answers, challenger) in [
        ("0: challenge; 1: challenge; 3: challenge", 3),
        ("0: challenge; 1: challenge; 3: trust", 0),
        ("0: trust; 1: challenge; 3: trust", 1),
    ] {
        let mut game = Position::bluffing(&["Y", "Y", "TT", "Y"]).turn(2).game();
        play(&mut game, "2: c3T");
        let events = play(&mut game, answers);
        let mut points = [0; 4];
        points[2] = 6;
        points[challenger] = -6;
        assert_eq!(game.points().as_slice(), points, "{answers}");
        assert!(events.contains(&Event::Penalised { seat: seat(challenger), points: 6 }));
    }
}

#[test]
fn gbs_23_all_tiles_of_the_turn_are_turned_up() {
    let mut game = Position::bluffing(&["TRY", "Y"]).down(&["h3B"]).turn(0).game();
    play(&mut game, "0: f3R g3T");
    let events = play(&mut game, "1: challenge");
    let shown = events.iter().map(ToString::to_string).find(|text| text.contains("turned up")).unwrap();
    assert_eq!(shown, "the tiles of seat 0 are turned up, f3R g3T: a bluff");
    // The tile of an earlier turn stays as it is.
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert_eq!(view.tiles.get(square("h3")), Cover::FaceDown(None));
}

#[test]
fn gbs_24_an_honest_turn_costs_the_challenger_what_it_scored() {
    let mut game = Position::bluffing(&["BTRY", "Y"]).game();
    play(&mut game, "0: b3B c3T d3R");
    play(&mut game, "1: challenge");
    assert_eq!(game.points().as_slice(), [13, -13]);
    assert_eq!(draw_all(&mut game), 2, "the turn ends as usual");
    assert_eq!(turn(&game), 1);
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert_eq!(view.tiles.get(square("c3")), Cover::FaceUp(common::colour('T')));
}

#[test]
fn gbs_25_one_wrong_tile_takes_all_of_them_back() {
    let mut game = Position::bluffing(&["BTGY", "Y"]).game();
    play(&mut game, "0: b3B c3T d3G");
    assert_eq!(rack(&game, 0), "Y");
    play(&mut game, "1: challenge");
    assert_eq!(rack(&game, 0), "YGBT");
    assert_eq!(game.points().as_slice(), [0, 0]);
    assert_eq!((turn(&game), game.waiting()), (1, Waiting::Decide(Seats::only(seat(1)))), "and no draw");
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert!(Square::all().all(|square| view.tiles.get(square) == Cover::Nothing));
}

#[test]
fn gbs_26_without_a_challenge_the_turn_ends_as_usual() {
    let mut game = Position::bluffing(&["GGG", "Y"]).game();
    play(&mut game, "0: b3G c3G d3G");
    play(&mut game, "1: trust");
    assert_eq!(game.points().as_slice(), [13, 0], "three wrong tiles, and nobody knows");
    assert_eq!(draw_all(&mut game), 2);
    assert_eq!(turn(&game), 1);
}

#[test]
fn gbs_r6_any_tile_is_correct_on_grey() {
    for wrong in "RYGBT".chars() {
        let mut game = Position::bluffing(&["RYGBT", "Y"]).up("c3T c4R c5Y d5G").game();
        let before = game.points();
        play(&mut game, &format!("0: e5{wrong}"));
        let events = play(&mut game, "1: challenge");
        assert!(events.iter().any(|event| event.to_string().ends_with("all correct")));
        assert_eq!(game.points(), before, "it scores 0, so the challenger loses 0");
    }
}

#[test]
fn gbs_r7_points_may_become_negative() {
    let mut game = Position::bluffing(&["T", "Y"]).game();
    play(&mut game, "0: c3T");
    play(&mut game, "1: challenge");
    assert_eq!(game.points()[1], -6);
}

#[test]
fn gbs_r8_nothing_tells_that_or_how_somebody_has_answered() {
    // All answers are one step: before it no view differs, whatever anyone is going to say.
    let mut game = Position::bluffing(&["R", "Y", "Y"]).game();
    play(&mut game, "0: c3R");
    assert_eq!(game.waiting(), Waiting::Decide(Seats::all(3).without(seat(0))));
    let events = play(&mut game, "1: trust; 2: challenge");
    for viewer in Viewer::all(3) {
        let told: Vec<String> =
            events.iter().filter_map(|e| Gobblestones::witness(e, viewer)).map(|e| e.to_string()).collect();
        assert_eq!(told[..2], ["seat 1 trusts seat 0", "seat 2 challenges seat 0"], "then all are public");
    }
}

#[test]
fn gbs_r8_a_turn_without_tiles_is_not_asked_about() {
    let mut game = Position::bluffing(&["R", "Y"]).game();
    play(&mut game, "0: -");
    assert_eq!(game.waiting(), Waiting::Chance);
    assert_eq!(draw_all(&mut game), 5);
    // Even a turn that can only be right is asked about.
    let mut game = Position::bluffing(&["R", "Y"]).up("c3T c4R c5Y d5G").game();
    play(&mut game, "0: e5R");
    assert_eq!(game.waiting(), Waiting::Decide(Seats::only(seat(1))));
}

#[test]
fn gbs_r8_unchallenged_tiles_stay_face_down_for_all_but_their_owner() {
    let mut game = Position::bluffing(&["GGG", "Y", "Y"]).game();
    play(&mut game, "0: c3G");
    play(&mut game, "1: trust; 2: trust");
    for memory in [Memory::Table, Memory::Perfect] {
        let seen = |viewer| game.view(viewer, memory).tiles.get(square("c3"));
        assert_eq!(seen(Viewer::Seat(seat(0))), Cover::FaceDown(Some(common::colour('G'))));
        for other in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
            assert_eq!(seen(other), Cover::FaceDown(None));
        }
    }
    // Whose they are is a thing to remember.
    let remembered = |memory| game.view(Viewer::Spectator, memory).face_down.map(|lists| lists[0].to_string());
    assert_eq!(remembered(Memory::Table), None);
    assert_eq!(remembered(Memory::Perfect), Some("c3?".to_owned()));
}

#[test]
fn gbs_r8_tiles_taken_back_are_remembered_until_they_are_seen_to_leave() {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut game = Position::bluffing(&["GGRYB", "YYYYY"]).game();
    let known = |game: &Gobblestones, memory| {
        let view = game.view(Viewer::Seat(seat(1)), memory);
        view.known.map(|known| serde_json::to_string(&known[0]).unwrap())
    };
    assert_eq!(known(&game, Memory::Perfect).unwrap(), "[]");
    play(&mut game, "0: b3G c3G d3R");
    play(&mut game, "1: challenge");
    assert_eq!(known(&game, Memory::Table), None, "a memory fact");
    assert_eq!(known(&game, Memory::Perfect).unwrap(), r#"[{"since":0,"at_least":"RGG"}]"#);
    for _ in 0..50 {
        let view = game.view(Viewer::Seat(seat(1)), Memory::Perfect);
        let imagined = Gobblestones::determinize(&view, &mut luck).unwrap();
        let rack = imagined.view(Viewer::Seat(seat(0)), Memory::Table).racks[0].tiles.unwrap();
        assert!(rack.includes(tiles("RGG")), "{rack}");
    }
    // Seat 1 opens; seat 0 then lays two unseen tiles: the three are on the rack or among those two.
    play(&mut game, "1: c3Y");
    play(&mut game, "0: trust");
    draw_all(&mut game);
    play(&mut game, "0: d3G e3Y");
    play(&mut game, "1: trust");
    draw_all(&mut game);
    assert_eq!(known(&game, Memory::Perfect).unwrap(), r#"[{"since":0,"at_least":"RGG"}]"#);
    let mut laid_green = 0;
    for _ in 0..300 {
        let view = game.view(Viewer::Seat(seat(1)), Memory::Perfect);
        let imagined = Gobblestones::determinize(&view, &mut luck).unwrap();
        let view = imagined.view(Viewer::Seat(seat(0)), Memory::Perfect);
        let mut holds = view.racks[0].tiles.unwrap();
        for tile in view.face_down.as_ref().unwrap()[0].tiles() {
            holds.add(tile.colour.unwrap());
            laid_green += usize::from(tile.colour == Some(common::colour('G')));
        }
        assert!(holds.includes(tiles("RGG")), "{holds}");
    }
    assert!((50..550).contains(&laid_green), "{laid_green}: greens are sometimes imagined laid, sometimes kept");
    // A red tile that survives a challenge is no longer among them.
    play(&mut game, "1: -");
    draw_all(&mut game);
    play(&mut game, "0: c4R");
    play(&mut game, "1: challenge");
    assert_eq!(known(&game, Memory::Perfect).unwrap(), r#"[{"since":0,"at_least":"GG"}]"#);
}

#[test]
fn gbs_r9_face_down_tiles_count_for_blocks_and_returned_ones_do_not() {
    let game = Position::bluffing(&["RRR", "Y"]).down(&["c3T d3R", "c4B"]).game();
    check(&game, 0, "d4R", Some("GBS-08"));
    let mut game = Position::bluffing(&["RRR", "BBB"]).down(&["c3T d3R"]).game();
    play(&mut game, "0: c4R");
    play(&mut game, "1: trust");
    draw_all(&mut game);
    check(&game, 1, "d4B", Some("GBS-08"));
    let mut game = Position::bluffing(&["RRG", "BBB"]).down(&["c3T d3R"]).game();
    play(&mut game, "0: c4G");
    play(&mut game, "1: challenge");
    check(&game, 1, "d4B", None);
    check(&game, 1, "c4B", None);
}

#[test]
fn gbs_r10_after_a_caught_opening_the_opening_rule_binds_again() {
    let mut game = Position::bluffing(&["RRR", "BBB"]).game();
    play(&mut game, "0: c3R d3R");
    play(&mut game, "1: challenge");
    check(&game, 1, "d3B", Some("GBS-06"));
    check(&game, 1, "e3B", Some("GBS-06"));
    check(&game, 1, "m13B", None);
}

#[test]
fn gbs_r12_scoring_drawing_and_ending_wait_for_the_answers() {
    let mut game = Position::bluffing(&["T", ""]).bag("RRR").game();
    play(&mut game, "0: c3T");
    assert_eq!(game.points().as_slice(), [0, 0], "not yet");
    assert_eq!(game.waiting(), Waiting::Decide(Seats::only(seat(1))), "nor is it over yet");
    let mut trusted = game.clone();
    play(&mut trusted, "1: trust");
    assert_eq!(ended_by(&trusted), ["GBS-13"]);
    play(&mut game, "1: challenge");
    assert_eq!(ended_by(&game), ["GBS-13"]);
    assert_eq!(game.points()[0], 6);
    // A caught bluff ends nothing, and nobody ever saw its points.
    let mut game = Position::bluffing(&["R", ""]).bag("RRR").game();
    play(&mut game, "0: c3R");
    let events = play(&mut game, "1: challenge");
    assert!(!events.iter().any(|event| matches!(event, Event::Scored { .. })), "{events:?}");
    assert_eq!((turn(&game), game.waiting()), (1, Waiting::Decide(Seats::only(seat(1)))));
    // Nor does it end the game by somebody else's empty rack, as an honest turn does.
    let mut game = Position::bluffing(&["GBTRY", "RGG", ""]).bag("").game();
    play(&mut game, "0: a3G b3B c3T d3R e3Y");
    play(&mut game, "1: trust; 2: trust");
    let mut honest = game.clone();
    play(&mut game, "1: f3R");
    play(&mut game, "0: challenge; 2: trust");
    assert_eq!((turn(&game), game.waiting()), (2, Waiting::Decide(Seats::only(seat(2)))));
    play(&mut honest, "1: f3G");
    play(&mut honest, "0: challenge; 2: trust");
    assert_eq!(ended_by(&honest), ["GBS-14"]);
}
