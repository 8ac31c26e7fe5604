//! The small words of a game: seats, levels, rules, places.

use gobblet::Gobblet;
use underhill_core::{DataError, Game, Level, Memory, PerSeat, RuleId, Seat, Seats, Skill, Standings, Viewer};

#[test]
fn seats_are_the_numbers_from_0_to_3() {
    for index in 0..4 {
        let seat = Seat::new(index);
        assert_eq!((seat.index(), seat.to_string().parse()), (index, Ok(seat)));
        assert_eq!(serde_json::to_string(&seat).expect("a seat serialises"), index.to_string());
    }
    for text in ["", "4", "00", "a", "-1", " 1"] {
        assert!(text.parse::<Seat>().is_err(), "{text:?}");
    }
    assert!(serde_json::from_str::<Seat>("4").is_err() && serde_json::from_str::<Seats>("[0,4]").is_err());
}

#[test]
fn a_set_of_seats_has_what_was_put_in() {
    let [a, b, c] = [0, 1, 2].map(Seat::new);
    let two = Seats::only(c).with(a);
    assert_eq!((two.len(), two.lowest(), two.is_empty()), (2, Some(a), false));
    assert!(two.contains(a) && !two.contains(b) && two.contains(c));
    assert_eq!(two.without(a), Seats::only(c));
    assert_eq!(two.without(b), two);
    assert_eq!(two.with(a), two);
    assert_eq!(two.with(b), Seats::all(3));
    assert_eq!(Seats::all(4).iter().collect::<Vec<_>>(), [0, 1, 2, 3].map(Seat::new));
    assert!(Seats::NONE.is_empty() && Seats::NONE.lowest().is_none());
    assert_eq!(Seats::NONE.len(), 0);
    assert_eq!(format!("{two:?}"), "{0, 2}");
}

#[test]
fn everyone_may_look() {
    assert_eq!(
        Viewer::all(2).collect::<Vec<_>>(),
        [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]
    );
    assert!(Viewer::Seat(Seat::new(1)).is(Seat::new(1)));
    assert!(!Viewer::Seat(Seat::new(1)).is(Seat::new(0)) && !Viewer::Spectator.is(Seat::new(0)));
}

#[test]
fn a_stronger_bot_never_thinks_shorter_nor_forgets_more() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(serde_json::to_value(level).expect("a level serialises"), level.name());
    }
    for pair in Level::ALL.windows(2) {
        assert!(pair[0] < pair[1] && pair[0].budget() <= pair[1].budget());
        assert!(pair[1].memory() == Memory::Perfect || pair[0].memory() == Memory::Table);
    }
    assert_eq!((Level::Easy.memory(), Level::Medium.memory()), (Memory::Table, Memory::Perfect));
    assert_eq!((Level::Easy.budget().as_millis(), Level::Master.budget().as_millis()), (50, 5_000));
    let error = "genius".parse::<Level>().expect_err("there is none").to_string();
    assert_eq!(error, "there is no bot `genius`; the bots are random, greedy, beginner, easy, medium, hard, master");
}

#[test]
fn a_bot_is_asked_for_by_its_level_or_to_adapt() {
    for skill in Skill::ALL {
        assert_eq!(skill.to_string().parse(), Ok(skill));
        let written = serde_json::to_value(skill).expect("it serialises");
        assert_eq!(written, skill.name());
        assert_eq!(serde_json::from_value::<Skill>(written).expect("it reads back"), skill);
    }
    // What was written of a level stays as it was, and the other way round.
    assert_eq!(Skill::ALL[..7], Level::ALL.map(Skill::from));
    for level in Level::ALL {
        assert_eq!(serde_json::to_string(&Skill::from(level)).unwrap(), serde_json::to_string(&level).unwrap());
    }
    let adapting = Skill::Adapting;
    let like = Level::Hard;
    assert_eq!((adapting.budget(), adapting.turn_budget()), (like.budget(), like.turn_budget()));
    assert_eq!(adapting.memory(), like.memory());
    assert!("adapt".parse::<Level>().is_err(), "it is no level");
    let error = serde_json::from_str::<Skill>("\"genius\"").expect_err("there is none").to_string();
    assert!(error.starts_with("there is no bot `genius`; the bots are random, "), "{error}");
    assert!(error.contains("hard, master, adapt"), "{error}");
}

#[test]
fn a_rule_is_found_in_capitals_or_not() {
    let book = Gobblet::rule_book();
    let (rule, ruling) = (book.get("gbt-05").expect("a rule"), book.get("GBT-R4").expect("a ruling"));
    assert_eq!((rule.id.as_str(), rule.is_ruling()), ("GBT-05", false));
    assert_eq!((ruling.id.as_str(), ruling.is_ruling()), ("GBT-R4", true));
    assert!(book.get("GBT-99").is_none());
    assert_eq!(RuleId::new("GBT-05").to_string(), "GBT-05");
}

#[test]
fn places_follow_the_key_and_not_the_points() {
    let points: PerSeat<i32> = [5, 5, 9].into_iter().collect();
    let standings = Standings::ranked(points.clone(), &[(5, 1), (5, 2), (9, 0)], [RuleId::new("GBT-11")]);
    assert_eq!(standings.places.as_slice(), [3, 2, 1]);
    assert_eq!((standings.points, standings.ended_by.as_slice()), (points, &[RuleId::new("GBT-11")][..]));
}

#[test]
fn an_error_in_a_file_counts_lines_from_one() {
    let line = |offset| DataError::at("one\ntwo\n", offset, "x").line;
    assert_eq!([0, 3, 4, 7, 8].map(line), [1, 1, 2, 2, 3]);
}
