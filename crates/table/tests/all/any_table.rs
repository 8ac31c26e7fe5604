//! Tables of every game, played with every command in any order.

use underhill_catalog::any_action;
use underhill_core::{Luck, Record, Seat, Skill, Viewer, seeded};
use underhill_table::{Bytes, Command, FairVersion, Phase, Phrase, Rejection, Sender, Time, fair};

use crate::common::{Keeper, any_setting};

/// Whatever a person could want, sensible or not.
fn any_command(keeper: &Keeper, seat: Seat, luck: &mut impl Luck) -> Command {
    let scene = keeper.scene(Viewer::Seat(seat));
    let entropy = Bytes([luck.below(256) as u8; 32]);
    let share = keeper.share(entropy);
    if scene.phase == Phase::Starting && luck.below(2) == 0 {
        // Nothing, something else, or the right thing, in any order.
        let entropy = keeper.secret_of(seat).filter(|_| luck.below(4) > 0).unwrap_or(entropy);
        return Command::Reveal { entropy };
    }
    match luck.below(40) {
        0 => Command::TakeBack,
        1 => Command::OfferDraw,
        2 => Command::Again { share },
        3..6 => Command::Agree { share: Some(share) },
        6 => Command::Decline,
        7 if luck.below(8) == 0 => Command::Resign,
        8 => Command::Say { phrase: Phrase::Hello },
        9 => Command::Stand,
        10..14 => Command::Return,
        14 => {
            let level = Skill::ALL[keeper.log.len() % Skill::ALL.len()];
            Command::SeatBot { seat: Seat::new(luck.below(4) as usize), level }
        }
        15 => Command::RemoveBot { seat: Seat::new(luck.below(4) as usize) },
        16 if luck.below(2) == 0 => Command::StartWithFewer,
        16 => Command::Start,
        18 => Command::StandIn { seat: Seat::new(luck.below(4) as usize), present: underhill_core::Seats::NONE },
        19 => Command::Reveal { entropy },
        17 => Command::Act { action: "nonsense".to_owned(), decision: 0 },
        _ => match &scene.now {
            Some(now) if now.waiting.contains(seat) && now.sealed.is_none() => {
                Command::Act { action: keeper.any_action(seat, luck.below(1 << 30)), decision: now.decisions }
            }
            _ => Command::Say { phrase: Phrase::Thinking },
        },
    }
}

#[test]
fn a_table_is_its_log_and_its_games_replay_and_verify() {
    let (mut games, mut hands, mut taken_back) = (0, 0, 0);
    for number in 0..48 {
        let version = if number % 4 == 3 { FairVersion::First } else { FairVersion::Second };
        let mut keeper = Keeper::open_as(version, any_setting(number));
        // The devices of some tables reveal when it pleases them.
        keeper.silent = number % 4 > 0;
        let seats = keeper.table.setting().seats;
        let mut luck = seeded(number, 5);
        for seat in Seat::first(seats) {
            if luck.below(4) > 0 || seat.index() == 0 {
                keeper.sit(seat).expect("the seat is free");
            } else {
                let level = Skill::ALL[number as usize % Skill::ALL.len()];
                keeper.command(0, Command::SeatBot { seat, level }).expect("the seat is free");
            }
        }
        keeper.command(0, Command::Start).expect("all are there");
        for step in 0..700 {
            keeper.now = keeper.now.after(luck.below(5_000));
            if luck.below(100) == 0 {
                keeper.now = keeper.now.after(200_000);
            }
            if let Some(entry) = keeper.table.tick(keeper.now) {
                keeper.apply(entry);
            }
            for turn in keeper.table.bot_turns() {
                let action = any_action(keeper.table.game(), turn.view.get(), turn.seat, step).expect("it is its turn");
                let command = Command::Act { action, decision: turn.decisions };
                // What bots choose one after the other may be stale by then.
                let _ = keeper.send(Sender::Bot(turn.seat), None, &command);
            }
            let seat = Seat::new(luck.below(seats as u64) as usize);
            let command = any_command(&keeper, seat, &mut luck);
            let before = serde_json::to_string(&keeper.scene(Viewer::Spectator)).expect("it serialises");
            let length = keeper.log.len();
            match keeper.send(Sender::Seat(seat), None, &command) {
                Ok(()) => taken_back += u32::from(command == Command::TakeBack),
                Err(_) => {
                    assert_eq!(keeper.log.len(), length);
                    let after = serde_json::to_string(&keeper.scene(Viewer::Spectator)).expect("it serialises");
                    assert_eq!(after, before, "a refused command changes nothing");
                }
            }
            if luck.below(300) == 0 {
                keeper.check_rebuilt();
            }
        }
        keeper.check_rebuilt();
        games += keeper.table.records().len();
        hands += usize::from(keeper.table.phase() == Phase::Over);
        for record in keeper.table.records() {
            let line = Record::from_line(&record.to_line()).expect("a record is read as it was written");
            fair::verify(&line).expect("the rules allow every step and every draw is fair");
        }
    }
    assert!(games > 40 && taken_back > 40, "{games} games, {hands} tables at rest, {taken_back} taken back");
}

#[test]
fn a_changed_draw_seed_or_entropy_does_not_verify() {
    let mut keeper = Keeper::begun(serde_json::json!({"game": "kobold", "seats": 2}));
    while keeper.table.phase() == Phase::Playing {
        let scene = keeper.scene(Viewer::Spectator);
        let now = scene.now.expect("the game has begun");
        let seat = now.waiting.lowest().expect("somebody decides");
        keeper.act(seat.index(), &keeper.any_action(seat, 1)).expect("it is legal");
    }
    let record = &keeper.table.records()[0];
    assert!(fair::verify(record).expect("it is fair").draws > 50);
    let fails = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        fair::verify(&changed).expect_err("it was changed").to_string()
    };
    assert!(fails(&|record| record.fair = None).contains("no seed"));
    assert!(fails(&|record| record.fair.as_mut().unwrap().seed = "ab".repeat(32)).contains("committed"));
    assert!(fails(&|record| record.fair.as_mut().unwrap().entropy[0] = None).contains("the seed gives"));
    assert!(fails(&|record| record.fair.as_mut().unwrap().entropy.truncate(1)).contains("each seat"));
    let light = record.steps.iter().position(|step| step.starts_with("* light")).expect("the light is drawn");
    let other = if record.steps[light] == "* light 0" { "* light 1" } else { "* light 0" };
    assert!(fails(&|record| record.steps[light] = other.to_owned()).contains("was drawn, but the seed gives"));
}

#[test]
fn a_spoiled_log_is_refused() {
    let keeper = Keeper::begun(serde_json::json!({"game": "gobblet", "seats": 2}));
    let broken = |log: Vec<underhill_table::Entry>| underhill_table::rebuild(log).err().expect("it is spoiled").0;
    assert!(broken(keeper.log[1..].to_vec()).contains("opening"));
    assert!(broken(Vec::new()).contains("opening"));
    let mut twice = keeper.log.clone();
    twice.push(keeper.log[0].clone());
    assert!(broken(twice).contains("once"));
    let mut wrong = keeper.log;
    let kind = underhill_table::EntryKind::Played { steps: vec!["0: 9@z9".to_owned()] };
    wrong.push(underhill_table::Entry { at: Time(5), by: None, kind });
    assert!(broken(wrong).contains("9@z9"));
}

#[test]
fn who_has_no_seat_or_no_turn_is_told_so() {
    let mut keeper = Keeper::begun(serde_json::json!({"game": "gobblet", "seats": 2}));
    let stranger = keeper.send(Sender::Stranger, None, &Command::Resign);
    assert_eq!(stranger, Err(Rejection::NotSeated));
    let early = keeper.act(1, "4@a1");
    assert!(matches!(&early, Err(Rejection::Illegal { rule, .. }) if rule.starts_with("GBT")), "{early:?}");
    let stale = keeper.command(0, Command::Act { action: "4@a1".to_owned(), decision: 7 });
    assert_eq!(stale, Err(Rejection::Stale));
}
