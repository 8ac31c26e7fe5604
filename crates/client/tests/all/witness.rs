//! What a client finds out about the draws by itself.

use underhill_client::new_entropy;
use underhill_core::Record;
use underhill_table::{Bytes, Command, Entropy, Scene, Seed, Unfair, Witness};

use crate::common::Kept;

/// A game that is over, and somebody who was there all the time.
fn finished() -> (Witness, Scene, Record) {
    let mut witness = Witness::default();
    let entropy: Entropy = witness.entropy(1, new_entropy).expect("there is luck");
    let mut kept = Kept::open("kobold", entropy);
    witness.see(&kept.scene()).expect("the first commitment");
    kept.command(&Command::Start);
    witness.see(&kept.scene()).expect("the same commitment");
    let record = kept.play_to_the_end();
    (witness, kept.scene(), record)
}

fn unfair(witness: &Witness, scene: &Scene, record: &Record, says: &str) {
    match witness.verify(scene, record) {
        Err(Unfair(problem)) => assert!(problem.contains(says), "{problem}"),
        other => panic!("{other:?} should say {says}"),
    }
}

#[test]
fn an_honest_game_is_found_fair() {
    let (witness, scene, record) = finished();
    let fair = witness.verify(&scene, &record).expect("it was fair");
    assert!(fair.draws > 0 && fair.committed && fair.own);
    // Somebody who was not there can only check what the record says of itself.
    let fair = Witness::default().verify(&scene, &record).expect("it was fair");
    assert!(!fair.committed && !fair.own);
}

#[test]
fn a_server_that_changes_its_mind_is_found_out() {
    let (mut witness, scene, record) = finished();
    let other = Seed(Bytes([77; 32]));
    let changed = Scene { commitment: other.commitment(), ..scene.clone() };
    assert!(matches!(witness.see(&changed), Err(Unfair(_))));
    // A whole game that fits together, but with another seed than the one committed to.
    let mut fairness = record.fair.clone().expect("a seed");
    (fairness.seed, fairness.commitment) = (other.0.to_string(), other.commitment().to_string());
    let forged = Record { fair: Some(fairness), ..record };
    unfair(&witness, &Scene { seed: Some(other), ..scene }, &forged, "committed to");
}

#[test]
fn what_was_left_out_or_drawn_otherwise_is_found_out() {
    let (witness, scene, record) = finished();
    let mut left_out = record.clone();
    left_out.fair.as_mut().expect("a seed").entropy[0] = None;
    unfair(&witness, &scene, &left_out, "left out");
    let mut moved = record.clone();
    moved.fair.as_mut().expect("a seed").entropy.swap(0, 1);
    unfair(&witness, &scene, &moved, "but the seed gives");
    unfair(&witness, &Scene { seed: None, ..scene.clone() }, &record, "does not show its seed");
    unfair(&witness, &scene, &Record { fair: None, ..record }, "no seed");
}

#[test]
fn the_record_of_another_game_is_not_accepted() {
    let (witness, scene, record) = finished();
    let mut other = Kept::open("kobold", Bytes([3; 32]));
    other.command(&Command::Start);
    let stranger = Scene { seed: scene.seed, games: scene.games, ..other.scene() };
    unfair(&witness, &stranger, &record, "another game");
}
