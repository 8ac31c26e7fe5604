//! Whatever comes from outside is refused or read for what it is, and never brings the game down.

use gobblestones::{Action, BOARDS, Boards, Colour, Gobblestones, Options, Outcome, Side, Slot, View};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use underhill_core::{ComponentsFile, Game, Memory, Sketch, Viewer, Waiting, random_step};

use crate::common::{self, Position, play, seat};

/// How an action in this text should be printed, told without the notation of the game; none if it is no action.
fn tidy_action(text: &str) -> Option<String> {
    match text.to_ascii_lowercase().as_str() {
        "-" => return Some("-".to_owned()),
        word @ ("trust" | "challenge") => return Some(word.to_owned()),
        _ => {}
    }
    let mut tiles = Vec::new();
    for word in text.split(' ') {
        let mut letters = word.chars();
        let (column, colour) = (letters.next()?.to_ascii_lowercase(), letters.next_back()?.to_ascii_uppercase());
        let row = (1..=15).find(|row| row.to_string() == letters.as_str())?;
        tiles.push((('a'..='o').contains(&column).then_some((row, column))?, "RYGBT".find(colour).map(|_| colour)?));
    }
    tiles.sort_unstable();
    let twice = tiles.windows(2).any(|pair| pair[0].0 == pair[1].0);
    let words = tiles.iter().map(|((row, column), colour)| format!("{column}{row}{colour}")).collect::<Vec<_>>();
    if twice || words.len() > 5 { None } else { Some(words.join(" ")) }
}

/// The same for an outcome.
fn tidy_outcome(text: &str) -> Option<String> {
    let tidy = text.to_ascii_uppercase();
    let colours = ["R", "Y", "G", "B", "T"].map(str::to_owned).into_iter();
    let sides = (1..=9).flat_map(|board| ["A", "B"].map(|side| format!("{board}{side}")));
    colours.chain(sides.flat_map(|side| (0..4).map(move |turns| format!("{side}{turns}")))).find(|word| *word == tidy)
}

/// Reads the text as both, and compares.
fn is_read_for_what_it_is(text: &str) -> Result<(), TestCaseError> {
    let action = text.parse::<Action>().ok();
    prop_assert_eq!(action.map(|action| action.to_string()), tidy_action(text), "`{}` as an action", text);
    let outcome = text.parse::<Outcome>().ok();
    prop_assert_eq!(outcome.map(|outcome| outcome.to_string()), tidy_outcome(text), "`{}` as an outcome", text);
    Ok(())
}

/// Every space of a side is one that the game can be played on.
fn is_sound(boards: &Boards) -> Result<(), TestCaseError> {
    for slot in (1..=BOARDS).flat_map(|board| [Side::A, Side::B].map(|side| Slot::new(board, side, 0).unwrap())) {
        let spaces: Vec<_> = boards.rows(slot).iter().flatten().collect();
        for colour in Colour::ALL {
            let values: Vec<u8> = spaces.iter().filter(|space| space.colour == Some(colour)).map(|s| s.value).collect();
            prop_assert!(values.first().is_some_and(|first| (2..=6).contains(first)), "{} on {}", colour, slot);
            prop_assert!(values.iter().all(|value| *value == values[0]), "{} on {}", colour, slot);
        }
        prop_assert!(spaces.iter().all(|space| space.colour.is_some() || space.value == 0), "grey on {}", slot);
    }
    Ok(())
}

const COLOURS: [&str; 6] = ["red", "yellow", "green", "blue", "turquoise", "grey"];

proptest! {
    #[test]
    fn any_text_is_read_for_what_it_is(text in "\\PC{0,24}") {
        is_read_for_what_it_is(&text)?;
    }

    #[test]
    fn what_is_nearly_an_action_or_outcome_is_read_for_what_it_is(
        tiles in "([a-pA-P](1[0-9]|[0-9])[RYGBTrtx?] ?){0,6}",
        fine in "[a-e](1[0-5]|[1-9])[RYGBT]( [a-o](1[0-5]|[1-9])[rygbt]){0,4}",
        outcome in "[0-9]?[A-Ca-c]?[0-4]?|[RYGBTrygbtx]{1,2}",
        word in "[Tt]rust|[Cc]hallenge|TRUST|-|--|trust |",
    ) {
        for text in [tiles, fine, outcome, word] {
            is_read_for_what_it_is(&text)?;
        }
    }

    #[test]
    fn whatever_is_written_into_a_boards_file_it_is_sound_or_refused_in_its_line(
        place in 0usize..3000,
        junk in "\\PC{0,6}|[0-9]|\n",
    ) {
        let text = common::plain_boards();
        let place = place.min(text.len());
        let text = format!("{}{junk}{}", &text[..place], &text[place..]);
        match Boards::parse(&text) {
            Ok(boards) => is_sound(&boards)?,
            Err(error) => {
                prop_assert!((1..=text.lines().count() + 1).contains(&error.line), "{}", error);
                prop_assert!(!error.problem.is_empty() && !error.problem.contains('\n'), "{}", error);
            }
        }
    }

    #[test]
    fn a_value_of_a_board_is_from_two_to_six_and_that_of_grey_nothing(
        board in 0usize..9,
        kind in 0usize..6,
        value in -1i64..9,
    ) {
        let (before, after) = nth_split(&common::plain_boards(), &format!("{} = ", COLOURS[kind]), board);
        let text = format!("{before}{} = {value}\n{}", COLOURS[kind], after.split_once('\n').unwrap().1);
        let fine = if kind == 5 { value == 0 } else { (2..=6).contains(&value) };
        let boards = Boards::parse(&text);
        prop_assert_eq!(boards.is_ok(), fine, "{} = {}: {:?}", COLOURS[kind], value, boards.err());
        if let Ok(boards) = boards {
            let rows = boards.rows(Slot::new(board + 1, Side::B, 0).unwrap());
            let colour = Colour::ALL.get(kind).copied();
            let shown = rows.iter().flatten().find(|space| space.colour == colour).map(|space| space.value);
            prop_assert_eq!(shown.map(i64::from), Some(value));
        }
    }

    #[test]
    fn a_space_of_a_board_is_one_of_five_colours_or_grey(side in 0usize..18, at in 0usize..5, letter in "[RYGBTrx. ]") {
        // The first row, which has every colour once; of each there are others on the side.
        let (before, after) = nth_split(&common::plain_boards(), "[\"RYGBT\"", side);
        let mut row = "RYGBT".to_owned();
        row.replace_range(at..=at, &letter);
        let boards = Boards::parse(&format!("{before}[\"{row}\"{after}"));
        prop_assert_eq!(boards.is_ok(), "RYGBT.".contains(&letter), "{}: {:?}", row, boards.err());
        if let Ok(boards) = boards {
            let slot = Slot::new(side / 2 + 1, if side % 2 == 0 { Side::A } else { Side::B }, 0).unwrap();
            let shown: String = boards.rows(slot)[0].iter().map(|space| space.letter()).collect();
            prop_assert_eq!(shown, row);
        }
    }
}

/// What stands before and behind an occurrence, counted from 0.
fn nth_split(text: &str, what: &str, nth: usize) -> (String, String) {
    let (at, _) = text.match_indices(what).nth(nth).unwrap_or_else(|| panic!("there is no {what}"));
    (text[..at].to_owned(), text[at + what.len()..].to_owned())
}

/// Some games at some moments.
fn moments() -> Vec<Gobblestones> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut moments = Vec::new();
    for bluff in [false, true] {
        let options = Options { bluff, ..Options::default() };
        let mut game = Gobblestones::new(3, &options).unwrap();
        let mut steps = 0;
        while let Some(step) = random_step(&game, &mut luck) {
            if steps % 17 == 0 {
                moments.push(game.clone());
            }
            game.apply_unchecked(&step, &mut ());
            steps += 1;
        }
        moments.push(game);
    }
    moments
}

#[test]
fn states_that_break_a_promise_are_refused() {
    let refuse = |position: &Position, change: &dyn Fn(&mut Value), problem: &str| {
        let mut state = position.json();
        change(&mut state);
        let error = serde_json::from_value::<Gobblestones>(state).expect_err(problem).to_string();
        assert!(error.contains(problem), "{error}");
    };
    let position = Position::new(&["RRYY", "GG"]).up("c3T d3R");
    assert!(serde_json::from_value::<Gobblestones>(position.json()).is_ok());
    refuse(&position, &|state| state["racks"][0] = json!("RRY"), "yellow tiles instead of 20");
    refuse(&position, &|state| state["points"][1] = json!(3), "the points are the values covered");
    refuse(&position, &|state| state["turn"] = json!(1), "turns are taken in seat order");
    refuse(&position, &|state| state["turns"] = json!(100_000), "the game ends in time");
    refuse(&position, &|state| state["boards"][1] = json!("1B0"), "a board is laid once");
    refuse(&position, &|state| state["seats"] = json!(5), "2 to 4 players");
    let refused = |up: &'static str, problem: &str| refuse(&position.clone().up(up), &|_| {}, problem);
    refused("c3T d3R c4R d4Y", "no 2x2 block");
    refused("c3T e3Y", "all tiles hang together");
    refused("d3R e3Y", "covered a centre");
    refused("c3R", "suits its space");
    let mut over = Position::new(&["T", ""]).bag("").game();
    play(&mut over, "0: c3T");
    let mut state = serde_json::to_value(&over).unwrap();
    assert_ne!(state["stage"]["over"], json!([]));
    state["stage"]["over"] = json!([]);
    let error = serde_json::from_value::<Gobblestones>(state).expect_err("nothing ended it").to_string();
    assert!(error.contains("something ended the game"), "{error}");
}

#[test]
fn what_is_drawn_for_people_fits_and_shows_what_matters() {
    for game in moments() {
        for viewer in Viewer::all(3) {
            for line in drawn(&game.view(viewer, Memory::Perfect)).lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
        }
    }
    let mut game = Position::bluffing(&["RB", "Y"]).up("h3T").game();
    play(&mut game, "0: g3B");
    let mut text = String::new();
    game.view(Viewer::Seat(seat(1)), Memory::Table).sketch(&mut text).unwrap();
    assert!(text.contains(">?<") && text.contains("[T]"), "{text}");
    assert!(text.contains("seat 0 lays g3? and claims 5 points. Do you trust or challenge?"), "{text}");
}

/// What is drawn, without colours.
fn drawn(view: &View) -> String {
    let mut text = String::new();
    view.sketch(&mut text).unwrap();
    let mut plain = String::new();
    let mut escape = false;
    for letter in text.chars() {
        match (escape, letter) {
            (false, '\u{1b}') => escape = true,
            (false, letter) => plain.push(letter),
            (true, 'm') => escape = false,
            (true, _) => {}
        }
    }
    plain
}

#[test]
fn letters_and_lines_stand_over_the_columns_they_belong_to() {
    let plain = drawn(&Position::new(&["R", "R"]).game().view(Viewer::Spectator, Memory::Table));
    let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
    let (letters, rule, row) = (&lines[0], &lines[1], &lines[2]);
    for (column, letter) in ('a'..='o').enumerate() {
        // Four columns each, a line before every five.
        let at = 4 + 4 * column + column / 5;
        assert_eq!(letters[at + 1], letter, "{plain}");
        assert_eq!((rule[at], rule[at + 3]), ('─', '─'), "{plain}");
        if column % 5 == 0 {
            assert_eq!((row[at - 1], rule[at - 1]), ('│', ['┌', '┬', '┬'][column / 5]), "{plain}");
        }
    }
    assert_eq!((row[66], rule[66]), ('│', '┐'), "{plain}");
}

#[test]
fn gbs_15_when_it_is_over_nobody_is_pointed_at_and_the_turns_are_those_played() {
    let mut game = Position::new(&["T", ""]).bag("").game();
    assert!(drawn(&game.view(Viewer::Seat(seat(0)), Memory::Table)).contains('▶'));
    play(&mut game, "0: c3T");
    let plain = drawn(&game.view(Viewer::Seat(seat(0)), Memory::Table));
    assert_eq!(game.waiting(), Waiting::Over);
    assert!(plain.contains(&format!("turn {}, 0 tiles in the bag", game.turns())) && !plain.contains('▶'), "{plain}");
}
