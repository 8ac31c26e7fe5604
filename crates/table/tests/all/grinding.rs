//! Operator and player in one hand: whoever knows the server's seed and sits down last tries to choose what is drawn. They want
//! a rack of five red tiles in Gobblestones, which comes up once in some thousands of games.

use serde_json::{Value, json};
use underhill_core::{Luck, Seat, Viewer, seeded};
use underhill_table::{Bytes, Command, Entropy, FairVersion, Hash, Phase, Rejection};

use crate::common::Keeper;

const HONEST: Seat = Seat::new(0);
const OPERATOR: Seat = Seat::new(1);
const WANTED: &str = "RRRRR";
/// So many things to add are tried; one in three thousand would do.
const TRIES: u32 = 30_000;

/// What the operator is dealt if the two add this. The seed is always the same: it is the operator's.
fn rack(fair: FairVersion, honest: Entropy, operator: Entropy) -> String {
    let mut keeper = seated(fair, honest, operator);
    keeper.command(1, Command::Start).expect("both sit");
    if fair == FairVersion::Second {
        keeper.command(0, Command::Reveal { entropy: honest }).expect("it is what was committed to");
        keeper.command(1, Command::Reveal { entropy: operator }).expect("it is what was committed to");
    }
    let now = keeper.scene(Viewer::Seat(OPERATOR)).now.expect("it has begun");
    let view: Value = serde_json::from_str(now.view.get()).expect("a view");
    view["racks"][OPERATOR.index()]["tiles"].as_str().expect("their own rack").to_owned()
}

fn seated(fair: FairVersion, honest: Entropy, operator: Entropy) -> Keeper {
    let mut keeper = Keeper::open_as(fair, json!({"game": "gobblestones", "seats": 2}));
    keeper.silent = true;
    for (seat, entropy) in [(HONEST, honest), (OPERATOR, operator)] {
        let share = keeper.share(entropy);
        keeper.sit_with(seat, share).expect("the seat is free");
    }
    keeper
}

fn candidate(number: u32) -> Entropy {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Bytes(bytes)
}

/// Something to add that would give the wanted rack if the other added this.
fn ground(fair: FairVersion, honest: Entropy) -> Option<Entropy> {
    (0..TRIES).map(candidate).find(|entropy| rack(fair, honest, *entropy) == WANTED)
}

fn random(luck: &mut impl Luck) -> Entropy {
    Bytes(std::array::from_fn(|_| luck.below(256) as u8))
}

/// This is why there is a second version, and it shows that the attempt below would find something if it could.
#[test]
fn in_the_first_version_the_last_to_sit_chooses_a_rack_of_five_reds() {
    // What the honest device adds is in the list of places for everybody to see.
    let honest = random(&mut seeded(1, 0));
    let chosen = ground(FairVersion::First, honest).expect("grinding works");
    assert_eq!(rack(FairVersion::First, honest, chosen), WANTED);
}

/// All that can be known of what the honest device will add is a hash. Whatever the operator takes it for and grinds against,
/// what it really is comes out when it is too late.
#[test]
fn in_the_second_version_grinding_against_any_guess_gives_nothing() {
    let mut luck = seeded(2, 0);
    for round in 0..6 {
        let honest = random(&mut luck);
        let known = seated(FairVersion::Second, honest, candidate(0)).scene(Viewer::Seat(OPERATOR));
        let commitment = known.shares.expect("they are shown").commitments[HONEST.index()].expect("they sit");
        assert_eq!(commitment, Hash::of(&honest.0));
        assert!(!serde_json::to_string(&known.places).expect("it serialises").contains(&honest.to_string()));
        let guess = match round % 3 {
            0 => commitment,
            1 => Bytes([0; 32]),
            _ => random(&mut luck),
        };
        let chosen = ground(FairVersion::Second, guess).expect("grinding works against what is known");
        assert_eq!(rack(FairVersion::Second, guess, chosen), WANTED, "if only the guess were right");
        assert_ne!(rack(FairVersion::Second, honest, chosen), WANTED);
    }
}

/// Whatever the last to sit has committed to, over all that the other may add every rack comes as often as it should.
#[test]
fn in_the_second_version_what_was_chosen_is_worth_no_more_than_anything_else() {
    let guess = Bytes([0; 32]);
    let chosen = ground(FairVersion::Second, guess).expect("grinding works against what is known");
    let reds = |operator: Entropy| {
        let mut luck = seeded(3, 0);
        let racks = (0..2_000).map(|_| rack(FairVersion::Second, random(&mut luck), operator));
        racks.map(|rack| rack.matches('R').count()).sum::<usize>()
    };
    let (of_chosen, of_any) = (reds(chosen), reds(candidate(TRIES)));
    assert!(of_chosen.abs_diff(of_any) < of_any / 10, "{of_chosen} reds instead of {of_any}");
}

/// Once the honest device has revealed what it adds, the operator knows everything and can change nothing.
#[test]
fn in_the_second_version_who_knows_everything_can_change_nothing() {
    let honest = random(&mut seeded(4, 0));
    let committed = candidate(TRIES);
    let mut keeper = seated(FairVersion::Second, honest, committed);
    keeper.command(1, Command::Start).expect("both sit");
    keeper.command(0, Command::Reveal { entropy: honest }).expect("it is what was committed to");
    let before = keeper.seen(Viewer::Spectator);
    for number in 0..TRIES / 10 {
        let entropy = candidate(number);
        assert_eq!(keeper.command(1, Command::Reveal { entropy }), Err(Rejection::WrongEntropy));
    }
    let other = keeper.share(candidate(1));
    for command in [Command::Start, Command::StartWithFewer, Command::Again { share: other }, Command::TakeBack] {
        assert!(keeper.command(1, command.clone()).is_err(), "{command:?}");
    }
    assert_eq!(keeper.sit_with(OPERATOR, other).err(), None, "their seat is theirs already");
    assert_eq!(keeper.seen(Viewer::Spectator), before, "nothing has changed");
    // What is left is to play, or to leave the seat to a bot for good and let the other play.
    keeper.command(1, Command::Stand).expect("anybody may leave");
    let dealt = keeper.table.tick(keeper.now).expect("nobody is waited for any more");
    keeper.apply(dealt);
    assert_eq!(keeper.table.phase(), Phase::Playing);
    assert_eq!(keeper.table.seat_of(&crate::common::token(OPERATOR).key()), None);
}
