//! Records: what is read, and what a replay finds wrong.

use clonk::Clonk;
use gobblet::{Gobblet, Options};
use underhill_core::{Game, Record, RecordError, Replay, random_step, seeded};

/// A whole random game.
fn whole() -> Record {
    let mut game = Gobblet::new(2, &Options::default()).expect("two can play");
    let mut record = Record::new(&game, vec!["white".to_owned(), "black".to_owned()]);
    let mut luck = seeded(4, 0);
    while let Some(step) = random_step(&game, &mut luck) {
        game.play(&step, &mut ()).expect("a random step is allowed");
        record.push::<Gobblet>(&step);
    }
    record.end = game.standings().map(Into::into);
    record
}

fn replay(record: &Record) -> Result<Gobblet, RecordError> {
    Replay::<Gobblet>::new(record).and_then(Replay::finish)
}

/// A changed record is refused with this message.
fn refused(change: impl FnOnce(&mut Record), message: &str) {
    let mut record = whole();
    change(&mut record);
    assert_eq!(replay(&record).expect_err(message).to_string(), message);
}

#[test]
fn a_record_reads_as_it_was_written_and_replays() {
    let record = whole();
    let line = record.to_line();
    assert!(!line.contains('\n'));
    assert_eq!(Record::from_line(&line).expect("it is a record"), record);
    let over = replay(&record).expect("it was played by these rules");
    assert_eq!(over.standings().map(Into::into), record.end);
}

#[test]
fn what_is_no_record_says_so() {
    let line = whole().to_line();
    let error = Record::from_line(&line[..line.len() - 1]).expect_err("the last bracket is missing");
    assert_eq!(error.to_string(), "the record breaks off in the middle");
    let error = Record::from_line("{\"game\":7}").expect_err("a game has a name");
    assert!(error.to_string().starts_with("this is not a record: invalid type"), "{error}");
    assert!(Record::from_line(&line.replacen('{', "{\"more\":1,", 1)).is_err(), "no field is unknown");
}

#[test]
fn a_replay_says_where_a_record_and_the_rules_part_ways() {
    refused(|record| record.game = "clonk".to_owned(), "this is a record of clonk, not of gobblet");
    refused(|record| record.rules = 2, "it was played by version 2 of the rules; this is version 1");
    refused(|record| record.players.truncate(1), "1 players are named for 2 seats");
    refused(|record| drop(record.end.take()), "the game is over, but the record has no result");
    refused(|record| drop(record.steps.pop()), "the record ends before the game does");
    refused(|record| record.steps.push("0: 4@a1".to_owned()), &{
        let steps = whole().steps.len() + 1;
        format!("step {steps}: `0: 4@a1`: the game is over")
    });
    refused(
        |record| record.steps[1] = "0: 4@a1".to_owned(),
        "step 2: `0: 4@a1`: seat 0 may not: it is not your turn: seat 1 is to move (GBT-04)",
    );
    let spoil = |record: &mut Record| record.end.as_mut().expect("it is over").places = vec![1];
    refused(spoil, "the result does not have one entry for each seat");
    let mut record = whole();
    record.end.as_mut().expect("it is over").points.reverse();
    let error = replay(&record).expect_err("it was the other player who won").to_string();
    assert!(error.starts_with("the result differs: recorded {"), "{error}");
    let error = Replay::<Clonk>::new(&whole()).err().expect("that is another game");
    assert_eq!((error.step, error.problem.as_str()), (None, "this is a record of gobblet, not of clonk"));
}

#[test]
fn looking_at_the_next_step_does_not_take_it() {
    let record = whole();
    let mut replay = Replay::<Gobblet>::new(&record).expect("it is a record of this game");
    let next = replay.peek().expect("it can be read").expect("there is one");
    assert_eq!(replay.game().turns(), 0);
    assert_eq!(replay.advance().expect("the rules allow it"), Some(next));
    assert_eq!(replay.game().turns(), 1);
}
