//! What a client finds out about the draws by itself.

use std::convert::Infallible;

use underhill_client::new_entropy;
use underhill_core::Record;
use underhill_table::{Bytes, Command, Entropy, FairVersion, Hash, Scene, Seed, Unfair, Witness};

use crate::common::Kept;

/// A game that is over, and somebody who was there all the time.
fn finished(fair: FairVersion) -> (Witness, Scene, Record) {
    let mut witness = Witness::default();
    let entropy: Entropy = new_entropy().expect("there is luck");
    let mut kept = Kept::open("kobold", fair, entropy);
    witness.see(&kept.scene()).expect("the first commitment");
    witness.share(&kept.scene(), || Ok::<_, Infallible>(entropy)).expect("it is at hand");
    kept.command(&Command::Start);
    witness.see(&kept.scene()).expect("the same commitments");
    if fair == FairVersion::Second {
        assert_eq!(witness.to_reveal(&kept.scene()), Some(entropy));
        kept.command(&Command::Reveal { entropy });
        witness.see(&kept.scene()).expect("the same commitments");
    }
    assert_eq!(witness.to_reveal(&kept.scene()), None);
    let record = kept.play_to_the_end();
    (witness, kept.scene(), record)
}

fn unfair(witness: &Witness, scene: &Scene, record: &Record, says: &str) {
    match witness.verify(scene, record) {
        Err(Unfair(problem)) => assert!(problem.contains(says), "{problem}"),
        other => panic!("{other:?} should say {says}"),
    }
}

const VERSIONS: [FairVersion; 2] = [FairVersion::First, FairVersion::Second];

#[test]
fn an_honest_game_is_found_fair() {
    for version in VERSIONS {
        let (witness, scene, record) = finished(version);
        let fair = witness.verify(&scene, &record).expect("it was fair");
        assert!(fair.draws > 0 && fair.committed && fair.own && fair.withheld.is_empty() && fair.version == version);
        // Somebody who was not there can only check what the record says of itself.
        let fair = Witness::default().verify(&scene, &record).expect("it was fair");
        assert!(!fair.committed && !fair.own);
    }
}

#[test]
fn a_server_that_changes_its_mind_is_found_out() {
    for version in VERSIONS {
        let (mut witness, scene, record) = finished(version);
        let other = Seed(Bytes([77; 32]));
        let changed = Scene { commitment: other.commitment(), ..scene.clone() };
        assert!(matches!(witness.see(&changed), Err(Unfair(_))));
        // A whole game that fits together, but with another seed than the one committed to.
        let mut fairness = record.fair.clone().expect("a seed");
        (fairness.seed, fairness.commitment) = (other.0.to_string(), other.commitment().to_string());
        let forged = Record { fair: Some(fairness), ..record };
        unfair(&witness, &Scene { seed: Some(other), ..scene }, &forged, "committed to");
    }
}

/// The operator has seen what this device revealed, and lets somebody else commit to something that suits it.
#[test]
fn a_commitment_that_is_changed_after_something_was_revealed_is_found_out() {
    let (mut witness, scene, record) = finished(FairVersion::Second);
    let chosen: Entropy = Bytes([66; 32]);
    let mut changed = scene.clone();
    changed.shares.as_mut().expect("they are shown").commitments[1] = Some(Hash::of(&chosen.0));
    assert!(matches!(witness.see(&changed), Err(Unfair(problem)) if problem.contains("players had committed to")));
    let mut forged = record.clone();
    let fairness = forged.fair.as_mut().expect("a seed");
    fairness.commitments[1] = Some(Hash::of(&chosen.0).to_string());
    fairness.entropy[1] = Some(chosen.to_string());
    unfair(&witness, &scene, &forged, "players had committed to");
    // Nor is there a way back to where everybody sees what everybody adds, or to where it was not revealed.
    let downgraded = Scene { shares: None, ..scene.clone() };
    assert!(matches!(witness.see(&downgraded), Err(Unfair(problem)) if problem.contains("how the draws are made")));
    let mut removed = scene.clone();
    removed.shares.as_mut().expect("they are shown").entropy[0] = None;
    assert!(matches!(witness.see(&removed), Err(Unfair(problem)) if problem.contains("was removed")));
    let mut first = record;
    let fairness = first.fair.as_mut().expect("a seed");
    fairness.version = 1;
    fairness.commitments.clear();
    unfair(&witness, &scene, &first, "another version");
}

#[test]
fn what_was_left_out_or_drawn_otherwise_is_found_out() {
    for version in VERSIONS {
        let (witness, scene, record) = finished(version);
        let mut left_out = record.clone();
        left_out.fair.as_mut().expect("a seed").entropy[0] = None;
        unfair(&witness, &scene, &left_out, "left out");
        let mut moved = record.clone();
        moved.fair.as_mut().expect("a seed").entropy.swap(0, 1);
        let says = if version == FairVersion::First { "but the seed gives" } else { "not what it had committed to" };
        unfair(&witness, &scene, &moved, says);
        unfair(&witness, &Scene { seed: None, ..scene.clone() }, &record, "does not show its seed");
        unfair(&witness, &scene, &Record { fair: None, ..record }, "no seed");
    }
}

/// What is kept of a witness is all that a device needs, and those that were kept before there was a second version are read.
#[test]
fn a_witness_is_read_as_it_was_kept() {
    let (witness, ..) = finished(FairVersion::Second);
    let kept = serde_json::to_string(&witness).expect("it serialises");
    assert_eq!(serde_json::from_str::<Witness>(&kept).expect("it is read"), witness);
    let old = format!(r#"{{"commitments":{{"1":"{0}"}},"added":{{"1":"{0}"}}}}"#, "07".repeat(32));
    let mut old: Witness = serde_json::from_str(&old).expect("it is read");
    let (_, scene, _) = finished(FairVersion::First);
    assert!(old.see(&scene).is_err(), "it remembers what was committed to");
}

#[test]
fn the_record_of_another_game_is_not_accepted() {
    for version in VERSIONS {
        let (witness, scene, record) = finished(version);
        let mut other = Kept::open("kobold", version, Bytes([3; 32]));
        other.command(&Command::Start);
        if version == FairVersion::Second {
            other.command(&Command::Reveal { entropy: Bytes([3; 32]) });
        }
        let stranger = Scene { seed: scene.seed, games: scene.games, ..other.scene() };
        unfair(&witness, &stranger, &record, "another game");
    }
}
