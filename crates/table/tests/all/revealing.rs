//! A game starts when everybody's device has revealed what it committed to: what is lost, doubled, late or never comes.

use serde_json::{Value, json};
use underhill_core::{Level, Luck, Seat, Seats, Viewer, seeded};
use underhill_table::{
    Bytes, Command, Decided, Entry, EntryKind, FairVersion, Outage, Phase, Rejection, Sender, Share, Time, Witness,
    fair, rebuild,
};

use crate::common::{Keeper, any_setting, token};

/// A table at which a game has been started, and nobody has revealed anything.
fn started(setting: Value) -> Keeper {
    let mut keeper = Keeper::open(setting);
    keeper.silent = true;
    keeper.begin()
}

fn three() -> Value {
    json!({"game": "kobold", "seats": 3})
}

fn entropy(byte: usize) -> Bytes<32> {
    Bytes([byte as u8; 32])
}

fn reveal(keeper: &mut Keeper, seat: usize) -> Result<(), Rejection> {
    keeper.command(seat, Command::Reveal { entropy: entropy(seat) })
}

fn missing(keeper: &Keeper) -> Vec<usize> {
    let starting = keeper.scene(Viewer::Spectator).starting;
    starting.map_or(Vec::new(), |starting| starting.missing.iter().map(Seat::index).collect())
}

fn go_on_without(seat: usize, present: &[usize]) -> Command {
    Command::StandIn { seat: Seat::new(seat), present: present.iter().map(|seat| Seat::new(*seat)).collect() }
}

#[test]
fn a_game_begins_when_the_last_device_has_revealed_what_it_committed_to() {
    let mut keeper = started(three());
    assert_eq!((keeper.table.phase(), missing(&keeper)), (Phase::Starting, vec![0, 1, 2]));
    assert_eq!(keeper.table.deadline(), None, "without a clock a seat waits for its person");
    for seat in [2, 0] {
        reveal(&mut keeper, seat).unwrap();
    }
    assert_eq!((keeper.table.phase(), missing(&keeper)), (Phase::Starting, vec![1]));
    keeper.check_rebuilt();
    reveal(&mut keeper, 1).unwrap();
    let scene = keeper.scene(Viewer::Spectator);
    assert_eq!((scene.phase, scene.games, scene.starting), (Phase::Playing, 1, None));
    assert_eq!(scene.shares.unwrap().entropy[..], [0, 1, 2].map(|seat| Some(entropy(seat))));
    keeper.check_rebuilt();
}

/// Whoever watches a table has a witness there, and another one when they sit down.
#[test]
fn what_one_witness_of_a_device_has_committed_to_the_other_reveals() {
    let gathering = Keeper::open(three()).scene(Viewer::Spectator);
    let mut watching = Witness::default();
    watching.see(&gathering).unwrap();
    let mut sitting = watching.clone();
    sitting.share(&gathering, || Ok::<_, ()>(entropy(1))).unwrap();
    let starting = started(three()).scene(Viewer::Seat(Seat::new(1)));
    assert_eq!(watching.to_reveal(&starting), None);
    assert_eq!(watching.joined_by(&sitting).to_reveal(&starting), Some(entropy(1)));
}

#[test]
fn what_is_revealed_twice_counts_once_and_what_is_something_else_never() {
    let mut keeper = started(three());
    let wrong = |seat| Command::Reveal { entropy: entropy(seat) };
    assert_eq!(keeper.command(0, wrong(1)), Err(Rejection::WrongEntropy));
    reveal(&mut keeper, 0).unwrap();
    let length = keeper.log.len();
    // Another device of the same person, or the same one after its connection was lost.
    reveal(&mut keeper, 0).unwrap();
    assert_eq!(keeper.log.len(), length);
    assert_eq!(keeper.command(0, wrong(1)), Err(Rejection::NotAsked));
    reveal(&mut keeper, 1).unwrap();
    reveal(&mut keeper, 2).unwrap();
    let length = keeper.log.len();
    reveal(&mut keeper, 0).unwrap();
    assert_eq!(keeper.log.len(), length, "late, and once");
    assert_eq!(keeper.command(0, wrong(1)), Err(Rejection::HasBegun));
    let mut gathering = Keeper::open(three());
    gathering.sit(Seat::new(0)).unwrap();
    assert_eq!(reveal(&mut gathering, 0), Err(Rejection::NotBegun));
}

#[test]
fn nothing_can_be_changed_while_a_game_starts() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 4}));
    keeper.silent = true;
    for seat in [0, 2] {
        keeper.sit(Seat::new(seat)).unwrap();
    }
    keeper.command(0, Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() }).unwrap();
    keeper.command(0, Command::StartWithFewer).unwrap();
    assert_eq!(missing(&keeper), [0, 2], "the free seat is gone, and the bot adds nothing");
    reveal(&mut keeper, 0).unwrap();
    let before = keeper.seen(Viewer::Spectator);
    let share = keeper.share(entropy(9));
    let newcomer =
        Command::Sit { seat: None, name: "Late".to_owned().try_into().unwrap(), key: token(Seat::new(3)).key(), share };
    assert_eq!(keeper.send(Sender::Stranger, None, &newcomer), Err(Rejection::HasBegun));
    let bot = Seat::new(1);
    for (command, rejection) in [
        (Command::Stand, Rejection::NotBegun),
        (Command::Resign, Rejection::NotBegun),
        (Command::SeatBot { seat: bot, level: Level::Hard.into() }, Rejection::HasBegun),
        (Command::RemoveBot { seat: bot }, Rejection::HasBegun),
        (Command::Start, Rejection::HasBegun),
        (Command::StartWithFewer, Rejection::HasBegun),
        (Command::Again { share }, Rejection::NotBegun),
        (Command::Act { action: "place 3".to_owned(), decision: 0 }, Rejection::NotBegun),
        (Command::TakeBack, Rejection::NotBegun),
    ] {
        assert_eq!(keeper.command(0, command.clone()), Err(rejection), "{command:?}");
    }
    assert_eq!(keeper.seen(Viewer::Spectator), before);
}

#[test]
fn with_a_clock_a_device_has_as_long_as_for_its_first_decision() {
    let mut keeper = started(json!({"game": "kobold", "seats": 3, "clock": {"game": {"seconds": 60, "increment": 1}}}));
    reveal(&mut keeper, 0).unwrap();
    reveal(&mut keeper, 2).unwrap();
    assert_eq!(keeper.command(0, go_on_without(1, &[0, 2])), Err(Rejection::ClockDecides));
    let until = keeper.table.deadline().expect("a clock runs");
    assert_eq!(until, keeper.now.after(60_000));
    assert_eq!(keeper.table.tick(Time(until.0 - 1)), None);
    // The table's keeper was away, and nobody is charged for it.
    keeper.apply(Entry { at: Time(until.0 - 1), by: None, kind: EntryKind::Resumed });
    assert_eq!(keeper.table.tick(until), None);
    let until = keeper.table.deadline().expect("a clock runs");
    let entry = keeper.table.tick(until).expect("time is up");
    keeper.apply(entry);
    assert!(missing(&keeper).is_empty());
    keeper.check_rebuilt();
    // Whoever keeps the table may stop here, too: what follows is due at once.
    let entry = keeper.table.tick(keeper.table.deadline().expect("it is due")).expect("everything is there");
    keeper.apply(entry);
    withheld_by_seat_1(&keeper);
}

fn outage(from: u64, to: u64) -> Outage {
    Outage { from: Time(from), to: Time(to) }
}

#[test]
fn an_outage_while_a_game_starts_costs_no_device_its_seat() {
    let mut keeper = started(json!({"game": "kobold", "seats": 3, "clock": {"game": {"seconds": 60, "increment": 1}}}));
    let since = keeper.now.0;
    reveal(&mut keeper, 0).unwrap();
    assert!(!keeper.forgive(outage(0, since - 1)), "it was over before anybody was waited for");
    // The server was there for 40 of the 60 seconds, then away for an hour.
    let away = outage(since + 40_000, since + 3_640_000);
    assert!(keeper.forgive(away));
    assert_eq!(keeper.table.deadline(), Some(Time(away.to.0 + 20_000)));
    assert!(!keeper.forgive(away), "once, however often the table is woken");
    // It was away again, and its clock was set back by half an hour meanwhile.
    let back = outage(away.to.0 + 5_000, away.to.0 - 1_800_000);
    assert!(keeper.forgive(back));
    let until = Time(back.to.0 + 15_000);
    assert_eq!(keeper.table.deadline(), Some(until));
    assert_eq!(keeper.table.tick(Time(until.0 - 1)), None);
    assert!(keeper.table.tick(until).is_some(), "what it used before is used");
    keeper.check_rebuilt();
    keeper.now = back.to;
    reveal(&mut keeper, 1).unwrap();
    reveal(&mut keeper, 2).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
    keeper.check_rebuilt();
}

#[test]
fn without_a_clock_an_outage_does_not_count_as_patience() {
    let mut keeper = started(three());
    let since = keeper.now.0;
    for seat in [0, 2] {
        reveal(&mut keeper, seat).unwrap();
    }
    let away = outage(since + 1_000, since + 3_600_000);
    assert!(keeper.forgive(away));
    keeper.now = Time(away.to.0 + 1_000);
    let everybody = [0, 1, 2];
    assert_eq!(keeper.command(0, go_on_without(1, &everybody)), Err(Rejection::IsThere));
    keeper.now = Time(away.to.0 + 60_000);
    keeper.command(0, go_on_without(1, &everybody)).unwrap();
}

/// The game goes on without what seat 1 would have added, and without its person. Everybody sees so.
fn withheld_by_seat_1(keeper: &Keeper) {
    let scene = keeper.scene(Viewer::Spectator);
    let shares = scene.shares.expect("they are shown");
    assert_eq!(
        (scene.phase, scene.places[1].bot, &scene.places[1].name),
        (Phase::Playing, Some(Level::Medium.into()), &None)
    );
    assert_eq!(shares.entropy[..], [Some(entropy(0)), None, Some(entropy(2))]);
    assert!(shares.commitments[1].is_some(), "what they had committed to is still seen");
    assert_eq!(keeper.table.seat_of(&token(Seat::new(1)).key()), None, "there is no coming back");
    keeper.check_rebuilt();
}

#[test]
fn without_a_clock_the_others_who_are_there_agree_to_go_on() {
    let mut keeper = started(three());
    reveal(&mut keeper, 0).unwrap();
    assert_eq!(keeper.table.tick(Time(u64::MAX)), None, "nobody is replaced by time alone");
    assert_eq!(keeper.command(0, go_on_without(0, &[0])), Err(Rejection::NotAsked), "they have revealed theirs");
    reveal(&mut keeper, 2).unwrap();
    keeper.command(0, go_on_without(1, &[0, 2])).unwrap();
    let asked = keeper.table.asked().expect("it is asked");
    assert_eq!(asked.missing, Seats::only(Seat::new(2)));
    assert_eq!(keeper.scene(Viewer::Spectator).starting.unwrap().asked, Some(asked));
    keeper.command(2, Command::Agree { share: None }).unwrap();
    let entry = keeper.table.tick(keeper.now).expect("everything is there");
    keeper.apply(entry);
    withheld_by_seat_1(&keeper);
}

#[test]
fn whoever_answers_after_all_is_not_gone_on_without() {
    let mut keeper = started(three());
    reveal(&mut keeper, 0).unwrap();
    keeper.command(0, go_on_without(1, &[0, 2])).unwrap();
    reveal(&mut keeper, 1).unwrap();
    assert_eq!(keeper.table.asked(), None);
    assert_eq!(keeper.command(2, Command::Agree { share: None }), Err(Rejection::NothingAsked));
    reveal(&mut keeper, 2).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
}

#[test]
fn a_device_that_is_there_and_does_not_answer_is_waited_for_a_minute() {
    let mut keeper = started(json!({"game": "gobblestones", "seats": 2}));
    reveal(&mut keeper, 0).unwrap();
    assert_eq!(keeper.command(0, go_on_without(1, &[0, 1])), Err(Rejection::IsThere));
    keeper.now = keeper.now.after(60_000);
    keeper.command(0, go_on_without(1, &[0, 1])).unwrap();
    assert!(missing(&keeper).is_empty(), "whom it is about is not asked");
}

#[test]
fn whoever_leaves_before_they_have_revealed_anything_does_not_come_back() {
    for leave in [Command::Stand, Command::Resign] {
        let mut keeper = started(three());
        keeper.command(1, leave).unwrap();
        for seat in [0, 2] {
            reveal(&mut keeper, seat).unwrap();
        }
        withheld_by_seat_1(&keeper);
    }
}

#[test]
fn a_record_says_who_did_not_reveal_what_they_had_committed_to() {
    let mut keeper = started(three());
    keeper.command(1, Command::Stand).unwrap();
    for seat in [0, 2] {
        reveal(&mut keeper, seat).unwrap();
    }
    for number in 0.. {
        let scene = keeper.scene(Viewer::Spectator);
        let Some(seat) = scene.now.expect("it has begun").waiting.lowest() else { break };
        let action = keeper.any_action(seat, number);
        let sender = if seat.index() == 1 { Sender::Bot(seat) } else { Sender::Seat(seat) };
        let decision = keeper.scene(Viewer::Spectator).now.expect("it has begun").decisions;
        keeper.send(sender, None, &Command::Act { action, decision }).expect("it is legal");
    }
    let record = keeper.table.records()[0].clone();
    let verified = fair::verify(&record).expect("it is fair");
    assert_eq!((verified.version, verified.withheld), (FairVersion::Second, Seats::only(Seat::new(1))));
    // Nobody can add something for them afterwards, nor deny that they had committed to it without changing the terms.
    let mut forged = record;
    forged.fair.as_mut().unwrap().entropy[1] = Some(entropy(9).to_string());
    assert!(fair::verify(&forged).unwrap_err().to_string().contains("seat 1 added is not what it had committed to"));
}

#[test]
fn another_game_has_new_commitments_one_seat_further_and_none_of_who_is_away() {
    let mut keeper = Keeper::begun(three());
    keeper.command(1, Command::Stand).unwrap();
    keeper.apply(Entry { at: keeper.now, by: None, kind: EntryKind::Drawn });
    keeper.silent = true;
    keeper.again(0, entropy(10)).unwrap();
    assert_eq!(
        keeper.command(2, Command::Agree { share: Some(Share::Entropy(entropy(12))) }),
        Err(Rejection::CommitmentMissing)
    );
    keeper.agree(2, entropy(12)).unwrap();
    let scene = keeper.scene(Viewer::Spectator);
    let hash = |byte| match keeper.share(entropy(byte)) {
        Share::Commitment(hash) => Some(hash),
        Share::Entropy(_) => None,
    };
    assert_eq!((scene.phase, scene.games), (Phase::Starting, 2));
    assert_eq!(scene.shares.unwrap().commitments[..], [hash(12), hash(10), None]);
    // What was revealed for the last game is of no use for this one.
    assert_eq!(reveal(&mut keeper, 0), Err(Rejection::WrongEntropy));
    for (seat, byte) in [(0, 12), (1, 10)] {
        keeper.command(seat, Command::Reveal { entropy: entropy(byte) }).unwrap();
    }
    assert_eq!(keeper.table.phase(), Phase::Playing);
    keeper.command(2, Command::Return).expect("the seat of who was away is still theirs");
    keeper.check_rebuilt();
}

#[test]
fn a_device_gives_what_the_version_of_the_table_asks_for() {
    let both = [Share::Entropy(entropy(1)), Share::of(FairVersion::Second, entropy(1))];
    for (version, right, rejection) in
        [(FairVersion::First, 0, Rejection::EntropyMissing), (FairVersion::Second, 1, Rejection::CommitmentMissing)]
    {
        let mut keeper = Keeper::open_as(version, three());
        assert_eq!(keeper.sit_with(Seat::new(0), both[1 - right]), Err(rejection));
        keeper.sit_with(Seat::new(0), both[right]).unwrap();
    }
}

#[test]
fn a_log_in_which_something_else_was_revealed_is_refused() {
    let keeper = Keeper::begun(three());
    let spoiled = |change: &dyn Fn(&mut EntryKind)| {
        let mut log = keeper.log.clone();
        log.iter_mut().for_each(|entry| change(&mut entry.kind));
        rebuild(log).err().expect("it is spoiled").to_string()
    };
    assert!(
        spoiled(&|kind| {
            if let EntryKind::Revealed { entropy, .. } = kind {
                *entropy = Bytes([77; 32]);
            }
        })
        .contains("not what the device has committed to")
    );
    assert!(
        spoiled(&|kind| {
            if let EntryKind::Dealt { last, .. } = kind {
                *last = Some((Seat::new(0), Bytes([77; 32])));
            }
        })
        .contains("not what the device has committed to")
    );
    assert!(
        spoiled(&|kind| {
            if let EntryKind::Starting { next, .. } = kind {
                *kind = EntryKind::Began { steps: Vec::new(), next: *next };
            }
        })
        .contains("has not been revealed")
    );
}

/// Devices that answer late, twice, wrongly or never, people who leave, and a keeper that is started anew between any two
/// entries: every game that is started begins, and is fair.
#[test]
fn however_devices_answer_what_was_started_begins_and_is_fair() {
    let (mut withheld, mut games) = (0, 0);
    for number in 0..120 {
        let mut luck = seeded(number, 9);
        let mut keeper = started(any_setting(number));
        let seats = keeper.table.setting().seats;
        for _ in 0..400 {
            if keeper.table.phase() != Phase::Starting {
                break;
            }
            keeper.now = keeper.now.after(luck.below(20_000_000));
            let seat = luck.below(seats as u64) as usize;
            let other = luck.below(seats as u64) as usize;
            let command = match luck.below(12) {
                0..3 => Command::Reveal { entropy: entropy(seat) },
                3 => Command::Reveal { entropy: entropy(other + 1) },
                4 => go_on_without(other, &[seat]),
                5 if luck.below(6) == 0 => Command::Stand,
                6 => Command::Decline,
                _ => Command::Agree { share: None },
            };
            if let Some(seat) = keeper.table.seat_of(&token(Seat::new(seat)).key()) {
                let fresh = &mut || unreachable!("nothing else is started");
                let decided =
                    keeper.table.decide(Sender::Seat(seat), Some(luck.below(1 << 40)), &command, keeper.now, fresh);
                if let Ok(Decided::New(entry)) = decided {
                    keeper.apply(entry);
                }
            }
            if luck.below(3) == 0 {
                keeper.table = rebuild(keeper.log.clone()).expect("it is a log");
                keeper.apply(Entry { at: keeper.now, by: None, kind: EntryKind::Resumed });
            }
            while let Some(entry) = keeper.table.tick(keeper.now) {
                keeper.apply(entry);
            }
        }
        assert_eq!(keeper.table.phase(), Phase::Playing, "table {number}");
        keeper.check_rebuilt();
        let shares = keeper.scene(Viewer::Spectator).shares.expect("they are shown");
        for seat in 0..seats {
            let kept = keeper.table.seat_of(&token(Seat::new(seat)).key()) == Some(Seat::new(seat));
            assert_eq!(
                shares.entropy[seat],
                kept.then(|| entropy(seat)),
                "who adds something plays, and who plays adds something"
            );
            withheld += u32::from(!kept);
        }
        games += 1;
    }
    assert!(games == 120 && withheld > 20, "{withheld} withheld");
}
