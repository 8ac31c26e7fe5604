//! However long people stay at a table, and whatever they try, what it remembers is bounded.

use serde_json::json;
use underhill_core::{Seat, Viewer};
use underhill_table::{Bytes, Command, Phase, Phrase, Rejection, Sender};

use crate::common::Keeper;

fn hello() -> Command {
    Command::Say { phrase: Phrase::Hello }
}

#[test]
fn a_command_sent_twice_is_done_once_whatever_others_do_meanwhile() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2}));
    let [one, other] = [0, 1].map(|seat| Sender::Seat(Seat::new(seat)));
    keeper.send(one, Some(7), &hello()).expect("anybody may speak");
    for id in 0..150 {
        keeper.send(other, Some(id), &hello()).expect("anybody may speak");
    }
    let before = keeper.table.version();
    keeper.send(one, Some(7), &hello()).expect("it was done");
    assert_eq!(keeper.table.version(), before);
    keeper.check_rebuilt();
}

#[test]
fn a_person_who_moves_to_another_seat_is_still_the_same() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2}));
    let first = Sender::Seat(Seat::new(0));
    keeper.send(first, Some(7), &Command::Resign).expect("the game goes on");
    keeper.again(0, Bytes([1; 32])).expect("the game is over");
    keeper.agree(1, Bytes([2; 32])).expect("it was asked");
    assert_eq!(keeper.scene(Viewer::Spectator).phase, Phase::Playing);
    // Everybody sits one seat further, and what was sent before comes again.
    keeper.send(Sender::Seat(Seat::new(1)), Some(7), &Command::Resign).expect("it was done");
    assert_eq!(keeper.scene(Viewer::Spectator).phase, Phase::Playing);
}

#[test]
fn a_hundred_thousand_phrases_leave_few() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2}));
    for number in 0..100_000 {
        let said = keeper.command(number % 2, hello());
        assert!(matches!(said, Ok(()) | Err(Rejection::Enough)), "{said:?}");
    }
    assert!(keeper.log.len() < 500, "{} entries", keeper.log.len());
    assert_eq!(keeper.command(0, hello()), Err(Rejection::Enough));
    // Playing goes on all the same, to the end of the game.
    let action = keeper.any_action(Seat::new(0), 1);
    keeper.act(0, &action).expect("it is their turn");
    keeper.command(0, Command::Resign).expect("the game goes on");
    keeper.again(0, Bytes([1; 32])).expect("the game is over");
    keeper.agree(1, Bytes([2; 32])).expect("it was asked");
    keeper.command(0, hello()).expect("in a new game anybody may speak");
}

#[test]
fn nobody_can_fill_a_table_by_coming_and_going() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 3}));
    let mut done = 0;
    for _ in 0..10_000 {
        done += u32::from(keeper.sit(Seat::new(0)).is_ok());
        done += u32::from(keeper.command(0, Command::Stand).is_ok());
    }
    assert!(done <= 201, "{done} times");
    // Others still have their seats.
    keeper.sit(Seat::new(1)).expect("the seat is free");
}

#[test]
fn what_is_told_comes_in_pages() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2}));
    for _ in 0..150 {
        keeper.command(0, hello()).expect("anybody may speak");
        keeper.command(1, hello()).expect("anybody may speak");
    }
    let version = keeper.table.version();
    let versions = |after, before, most| -> Vec<u64> {
        keeper.table.news_between(Viewer::Spectator, after, before, most).iter().map(|news| news.version).collect()
    };
    assert_eq!(versions(0, u64::MAX, 3), [version - 2, version - 1, version]);
    assert_eq!(versions(0, version - 2, 3), [version - 5, version - 4, version - 3]);
    assert_eq!(versions(version - 1, u64::MAX, 3), [version]);
    assert!(versions(version, u64::MAX, 3).is_empty());
    assert_eq!(versions(0, 3, 100), [1, 2]);
    assert!(versions(0, 0, 100).is_empty());
    assert!(versions(u64::MAX, u64::MAX, 100).is_empty());
}

#[test]
fn what_happened_long_ago_is_forgotten_and_the_count_goes_on() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2}));
    for _ in 0..6 {
        for _ in 0..199 {
            keeper.command(0, hello()).expect("anybody may speak");
        }
        keeper.command(1, Command::Resign).expect("the game goes on");
        keeper.again(1, Bytes([1; 32])).expect("the game is over");
        keeper.agree(0, Bytes([2; 32])).expect("it was asked");
    }
    let news = keeper.table.news(Viewer::Spectator, 0);
    assert_eq!(news.len(), 1_000);
    assert_eq!(news.last().map(|news| news.version), Some(keeper.table.version()));
    assert!(keeper.table.version() > 1_200);
    assert!(news.windows(2).all(|pair| pair[0].version + 1 == pair[1].version));
    keeper.check_rebuilt();
}

#[test]
fn long_options_are_told_once_and_can_be_put_back() {
    let file = include_str!("../../../../games/clonk/data/components.toml");
    let keeper = Keeper::begun(json!({"game": "clonk", "seats": 2, "options": {"components": file}}));
    let scene = keeper.scene(Viewer::Spectator);
    let now = scene.now.expect("it has begun");
    let told = keeper.table.without_options(now.clone());
    assert!(keeper.table.has_long_options());
    assert!(told.view.get().len() + file.len() < now.view.get().len(), "{}", told.view.get());
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("it is JSON");
    assert_eq!(read(told.view.with_options(&scene.options).get()), read(now.view.get()));
    // Those of most tables are short and stay where they are.
    let keeper = Keeper::begun(json!({"game": "clonk", "seats": 2}));
    let now = keeper.scene(Viewer::Spectator).now.expect("it has begun");
    assert!(!keeper.table.has_long_options());
    assert_eq!(keeper.table.without_options(now.clone()).view.get(), now.view.get());
}

#[test]
fn an_option_has_a_greatest_length_for_new_tables_only() {
    let file = include_str!("../../../../games/clonk/data/components.toml");
    let padded = |length: usize| format!("{file}#{}", "x".repeat(length - file.len() - 1));
    let open = |length: usize| {
        let setting = json!({"game": "clonk", "seats": 2, "options": {"components": padded(length)}});
        let setting = serde_json::from_value(setting).expect("a setting");
        underhill_table::opening(
            setting,
            underhill_table::FairVersion::Second,
            underhill_table::Seed(Bytes([7; 32])),
            underhill_table::Time(1),
        )
    };
    let longest = underhill_table::LONGEST_OPTION;
    let refused = open(longest + 1).expect_err("it is too long").to_string();
    assert!(refused.contains("16 KiB"), "{refused}");
    let mut entry = open(longest).expect("it is short enough");
    // A log of a server that allowed more is read as it was.
    let underhill_table::EntryKind::Opened { setting, .. } = &mut entry.kind else { panic!("it opens") };
    setting.options = json!({"components": padded(200_000)});
    assert!(underhill_table::rebuild([entry]).is_ok());
}
