//! The fast board against a slow and obvious one.

use gobblet::{Action, Gobblet, Options, Size, Square, Touch};
use proptest::prelude::*;
use underhill_core::{Game, Step};

use crate::common::naive::Naive;
use crate::common::{FREE, STRICT};

/// Every action that can be written down.
fn all_actions() -> Vec<Action> {
    let mut actions = Vec::new();
    for at in Square::all() {
        actions.extend(Size::DESCENDING.map(|size| Action::Place { size, at }));
        actions.extend(Square::all().map(|to| Action::Move { from: at, to }));
        actions.extend([Action::Touch(at), Action::Land(at)]);
    }
    actions
}

/// Plays the same game on both boards and compares everything after every action.
fn compare(options: Options, choices: &[u32]) -> Result<(), TestCaseError> {
    let mut game = Gobblet::new(2, &Options { repetition_draw: false, ..options }).unwrap();
    let mut naive = Naive::new(options.touch == Touch::Strict);
    let every = all_actions();
    for choice in choices {
        let seat = game.position().side().seat();
        let mut slow = naive.legal();
        let fast: Vec<String> = game.legal_actions(seat).iter().map(Action::to_string).collect();
        let mut sorted = fast.clone();
        slow.sort();
        sorted.sort();
        prop_assert_eq!(&sorted, &slow, "{}", game.position());
        prop_assert_eq!(game.legal_count(seat), slow.len() as u64);
        for (place, text) in fast.iter().enumerate() {
            prop_assert_eq!(&game.legal_at(seat, place as u64).unwrap().to_string(), text);
        }
        for action in &every {
            let allowed = game.check(seat, action).is_ok();
            prop_assert_eq!(allowed, slow.binary_search(&action.to_string()).is_ok(), "{} {}", game.position(), action);
        }
        if fast.is_empty() {
            break;
        }
        let chosen = &fast[*choice as usize % fast.len()];
        game.play(&Step::one(seat, chosen.parse().unwrap()), &mut ()).unwrap();
        naive.play(chosen);
        prop_assert_eq!(game.position().to_string(), naive.position());
        let result = game.ending().map(|ending| format!("{} {}", ending.winner.unwrap(), ending.reason.rule()));
        prop_assert_eq!(result, naive.result.clone(), "{} {}", chosen, game.position());
        game.audit().map_err(TestCaseError::fail)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn free_play_is_the_same_on_both_boards(choices in proptest::collection::vec(any::<u32>(), 1..200)) {
        compare(FREE, &choices)?;
    }

    #[test]
    fn strict_play_is_the_same_on_both_boards(choices in proptest::collection::vec(any::<u32>(), 1..200)) {
        compare(STRICT, &choices)?;
    }
}
