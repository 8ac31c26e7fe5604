//! How people treat each other at a table: taking back, offering, resigning, being late, leaving, sealed choices.

use serde_json::json;
use underhill_core::{EndKind, Level, Seat, Seats, Viewer};
use underhill_table::{Bytes, Command, Decided, FairVersion, Offer, Phase, Rejection, Sender, Share, Time};

use crate::common::{self, Keeper};

fn gobblet() -> Keeper {
    Keeper::begun(json!({"game": "gobblet", "seats": 2}))
}

fn decisions(keeper: &Keeper) -> usize {
    keeper.scene(Viewer::Spectator).now.expect("the game has begun").decisions
}

fn agree() -> Command {
    Command::Agree { share: Some(Share::of(FairVersion::Second, Bytes([9; 32]))) }
}

#[test]
fn who_acted_last_takes_back_alone() {
    let mut keeper = gobblet();
    keeper.act(0, "4@a1").unwrap();
    keeper.command(0, Command::TakeBack).unwrap();
    assert_eq!(decisions(&keeper), 0);
    keeper.act(0, "4@b2").unwrap();
    assert_eq!(keeper.command(1, Command::TakeBack), Err(Rejection::NothingToTakeBack));
}

#[test]
fn others_who_acted_since_are_asked() {
    let mut keeper = gobblet();
    keeper.act(0, "4@a1").unwrap();
    keeper.act(1, "4@b2").unwrap();
    keeper.command(0, Command::TakeBack).unwrap();
    assert_eq!(decisions(&keeper), 2, "nothing happens before the other agrees");
    let asked = keeper.scene(Viewer::Spectator).now.unwrap().asked.unwrap();
    assert_eq!((asked.seat, asked.offer), (Seat::new(0), Offer::TakeBack));
    assert_eq!(keeper.command(0, agree()), Err(Rejection::AlreadyAgreed));
    keeper.command(1, Command::Decline).unwrap();
    keeper.command(0, Command::TakeBack).unwrap();
    keeper.command(1, agree()).unwrap();
    assert_eq!(decisions(&keeper), 0);
    keeper.check_rebuilt();
}

#[test]
fn who_sat_down_first_invites_until_they_get_up() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 3}));
    let inviter = |keeper: &Keeper| keeper.scene(Viewer::Spectator).host.map(Seat::index);
    assert_eq!(inviter(&keeper), None, "nobody is there");
    keeper.sit(Seat::new(1)).unwrap();
    assert_eq!(inviter(&keeper), None, "the only person needs no mention");
    keeper.sit(Seat::new(0)).unwrap();
    keeper.sit(Seat::new(2)).unwrap();
    assert_eq!(inviter(&keeper), Some(1));
    keeper.check_rebuilt();
    keeper.command(1, Command::Stand).unwrap();
    assert_eq!(inviter(&keeper), None, "the next of them is the first by seat");
    keeper.sit(Seat::new(1)).unwrap();
    assert_eq!(inviter(&keeper), None, "who comes back comes last");
}

#[test]
fn what_was_drawn_is_not_taken_back() {
    let mut keeper = Keeper::begun(json!({"game": "kobold", "seats": 2, "options": {"first": "0", "light": "0"}}));
    keeper.act(0, "place 3").unwrap();
    keeper.act(1, "place 3").unwrap();
    keeper.act(0, "take 3.0").unwrap();
    assert_eq!(keeper.command(0, Command::TakeBack), Err(Rejection::NothingToTakeBack));
}

#[test]
fn a_draw_is_agreed_only_where_the_rules_know_it_and_only_between_people() {
    let mut keeper = gobblet();
    keeper.command(0, Command::OfferDraw).unwrap();
    assert_eq!(keeper.command(1, Command::OfferDraw), Err(Rejection::AlreadyAsked));
    keeper.command(1, agree()).unwrap();
    let end = keeper.scene(Viewer::Spectator).now.unwrap().end.unwrap();
    assert_eq!((end.how, end.places), (EndKind::Agreed, vec![1, 1]));
    assert_eq!(keeper.table.records().len(), 1);

    let mut kobold = Keeper::begun(json!({"game": "kobold", "seats": 2}));
    assert_eq!(kobold.command(0, Command::OfferDraw), Err(Rejection::NoDraws));
}

#[test]
fn an_offer_lapses_when_the_game_goes_on() {
    let mut keeper = gobblet();
    keeper.command(1, Command::OfferDraw).unwrap();
    keeper.act(0, "4@a1").unwrap();
    assert_eq!(keeper.command(0, agree()), Err(Rejection::NothingAsked));
}

#[test]
fn between_two_a_resignation_ends_the_game_among_more_a_bot_plays_on() {
    let mut keeper = gobblet();
    keeper.command(1, Command::Resign).unwrap();
    let end = keeper.scene(Viewer::Spectator).now.unwrap().end.unwrap();
    assert_eq!((end.how, end.seat, end.places), (EndKind::Resigned, Some(Seat::new(1)), vec![1, 2]));
    assert_eq!(keeper.command(0, Command::Resign), Err(Rejection::Over));

    let mut keeper = Keeper::begun(json!({"game": "clonk", "seats": 3}));
    keeper.command(2, Command::Resign).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
    let places = keeper.scene(Viewer::Spectator).places;
    assert_eq!((places[2].bot, &places[2].name), (Some(Level::Medium.into()), &None));
    assert_eq!(keeper.table.seat_of(&common::token(Seat::new(2)).key()), None, "the seat is lost");
}

#[test]
fn time_runs_for_whoever_decides_and_ends_the_game() {
    let mut keeper =
        Keeper::begun(json!({"game": "gobblet", "seats": 2, "clock": {"game": {"seconds": 60, "increment": 5}}}));
    assert_eq!(keeper.table.deadline(), Some(Time(61_000)));
    keeper.now = Time(11_000);
    keeper.act(0, "4@a1").unwrap();
    let dial = keeper.scene(Viewer::Spectator).now.unwrap().dial.unwrap();
    assert_eq!(dial.left.as_slice(), [55_000, 60_000]);
    assert_eq!(keeper.table.tick(Time(70_999)), None);
    let late = keeper.table.tick(Time(71_000)).expect("the time is up");
    keeper.apply(late);
    let end = keeper.scene(Viewer::Spectator).now.unwrap().end.unwrap();
    assert_eq!((end.how, end.seat), (EndKind::Time, Some(Seat::new(1))));
    assert_eq!(keeper.table.deadline(), None);
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut keeper =
        Keeper::begun(json!({"game": "gobblet", "seats": 2, "clock": {"game": {"seconds": 60, "increment": 0}}}));
    keeper.apply(underhill_table::Entry { at: Time(9_000_000), by: None, kind: underhill_table::EntryKind::Resumed });
    assert_eq!(keeper.table.tick(Time(9_059_999)), None);
    assert_eq!(keeper.table.deadline(), Some(Time(9_060_000)));
    let dial = keeper.scene(Viewer::Spectator).now.unwrap().dial.unwrap();
    assert_eq!(dial.since, Time(9_000_000));
}

/// Asks that a bot go on for somebody, when the people of these seats are there.
fn stand_in(absent: usize, present: &[usize]) -> Command {
    Command::StandIn { seat: Seat::new(absent), present: present.iter().map(|&seat| Seat::new(seat)).collect() }
}

#[test]
fn a_bot_goes_on_for_who_is_away_if_the_other_asks_and_gives_the_seat_back() {
    let mut keeper = gobblet();
    assert_eq!(keeper.command(1, stand_in(0, &[0, 1])), Err(Rejection::IsThere));
    keeper.command(1, stand_in(0, &[1])).unwrap();
    let turns = keeper.table.bot_turns();
    assert_eq!((turns.len(), turns[0].seat, turns[0].level), (1, Seat::new(0), Level::Medium.into()));
    assert_eq!(keeper.act(0, "4@a1"), Err(Rejection::BotPlays));
    assert_eq!(keeper.command(1, stand_in(0, &[1])), Err(Rejection::BotPlays));
    keeper.send(Sender::Bot(Seat::new(0)), None, &Command::Act { action: "4@a1".to_owned(), decision: 0 }).unwrap();
    keeper.command(0, Command::Return).unwrap();
    assert!(keeper.table.bot_turns().is_empty());
    assert_eq!(keeper.scene(Viewer::Spectator).places[0].bot, None);
    keeper.check_rebuilt();
}

#[test]
fn everybody_who_is_there_agrees_to_a_stand_in_and_who_comes_back_needs_none() {
    let mut keeper = Keeper::begun(json!({"game": "kobold", "seats": 4}));
    keeper.command(0, stand_in(3, &[0, 1])).unwrap();
    let asked = keeper.scene(Viewer::Spectator).now.unwrap().asked.unwrap();
    assert_eq!((asked.offer, asked.missing), (Offer::StandIn(Seat::new(3)), Seats::only(Seat::new(1))));
    assert_eq!(keeper.command(2, Command::Decline), Err(Rejection::AlreadyAgreed), "nobody waits for who is away");
    keeper.command(3, Command::Decline).unwrap();
    assert_eq!(keeper.scene(Viewer::Spectator).now.unwrap().asked, None);

    keeper.command(0, stand_in(3, &[0, 1])).unwrap();
    keeper.command(1, Command::Agree { share: None }).unwrap();
    assert_eq!(keeper.scene(Viewer::Spectator).places[3].bot, Some(Level::Medium.into()));
    keeper.check_rebuilt();
}

#[test]
fn with_a_clock_time_decides_what_becomes_of_who_is_away() {
    let mut keeper = Keeper::begun(json!({"game": "gobblet", "seats": 2, "clock": {"move": {"days": 1}}}));
    assert_eq!(keeper.command(1, stand_in(0, &[1])), Err(Rejection::ClockDecides));
}

#[test]
fn another_game_has_everyone_one_seat_further_and_a_seed_that_was_committed_to_before() {
    let mut keeper = gobblet();
    let committed = keeper.scene(Viewer::Spectator).next_commitment.expect("shown from the start");
    assert_eq!(keeper.again(0, Bytes([5; 32])), Err(Rejection::NotOver));
    keeper.command(0, Command::Resign).unwrap();
    keeper.again(0, Bytes([5; 32])).unwrap();
    assert_eq!(keeper.command(1, Command::Agree { share: None }), Err(Rejection::EntropyMissing));
    keeper.command(1, agree()).unwrap();
    let scene = keeper.scene(Viewer::Spectator);
    assert_eq!((scene.phase, scene.games, scene.commitment), (Phase::Playing, 2, committed));
    assert_eq!(scene.seed, None);
    assert_eq!(keeper.table.seat_of(&common::token(Seat::new(0)).key()), Some(Seat::new(1)));
    let entropy = scene.shares.expect("they are shown").entropy;
    assert_eq!(entropy[..], [Some(Bytes([9; 32])), Some(Bytes([5; 32]))]);
    keeper.check_rebuilt();
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let mut keeper = gobblet();
    let sender = Sender::Seat(Seat::new(0));
    let command = Command::Act { action: "4@a1".to_owned(), decision: 0 };
    keeper.send(sender, Some(42), &command).unwrap();
    let version = keeper.table.version();
    let again = keeper.table.decide(sender, Some(42), &command, keeper.now, &mut || unreachable!("nothing begins"));
    assert_eq!(again, Ok(Decided::Already(version)));
    // Another number is another command, and this one comes too late.
    assert_eq!(keeper.send(sender, Some(43), &command), Err(Rejection::Stale));
    // So it is with a table that was rebuilt.
    let rebuilt = underhill_table::rebuild(keeper.log.clone()).unwrap();
    let command = Command::Act { action: "4@a1".to_owned(), decision: 0 };
    let again = rebuilt.decide(sender, Some(42), &command, keeper.now, &mut || unreachable!("nothing begins"));
    assert_eq!(again, Ok(Decided::Already(version)));
}

#[test]
fn a_command_is_known_again_though_its_sender_has_another_seat_by_then() {
    let mut keeper = gobblet();
    keeper.command(0, Command::Resign).unwrap();
    keeper.again(0, Bytes([5; 32])).unwrap();
    keeper.silent = true;
    keeper.send(Sender::Seat(Seat::new(1)), Some(7), &agree()).unwrap();
    let version = keeper.table.version();
    // They sit in seat 0 now, and send it again because the answer was lost.
    let again = keeper
        .table
        .decide(Sender::Seat(Seat::new(0)), Some(7), &agree(), keeper.now, &mut || unreachable!("nothing begins"));
    assert_eq!(again, Ok(Decided::Already(version)));
    // The other has never sent that number.
    let other = keeper.send(Sender::Seat(Seat::new(1)), Some(7), &agree());
    assert_eq!(other, Err(Rejection::NothingAsked));
}

/// Three play the bluffing variant until tiles have been laid face down and the others answer.
fn answering() -> (Keeper, [usize; 2]) {
    let clock = json!({"game": {"seconds": 600, "increment": 1}});
    let mut keeper =
        Keeper::begun(json!({"game": "gobblestones", "seats": 3, "options": {"bluff": true}, "clock": clock}));
    for number in 0.. {
        let waiting: Vec<Seat> = keeper.scene(Viewer::Spectator).now.unwrap().waiting.iter().collect();
        if let [one, two] = waiting[..] {
            return (keeper, [one.index(), two.index()]);
        }
        let action = keeper.any_action(waiting[0], number);
        keeper.act(waiting[0].index(), &action).unwrap();
    }
    unreachable!("somebody lays tiles")
}

#[test]
fn gbs_22_nobody_sees_who_has_answered_or_how() {
    let (mut keeper, [one, two]) = answering();
    let placer = 3 - one - two;
    let others = [Viewer::Seat(Seat::new(two)), Viewer::Seat(Seat::new(placer)), Viewer::Spectator];
    let before = others.map(|viewer| keeper.seen(viewer));
    let version = keeper.table.version();
    keeper.now = keeper.now.after(3_000);
    for answer in ["trust", "challenge"] {
        keeper.act(one, answer).unwrap();
        assert_eq!(others.map(|viewer| keeper.seen(viewer)), before, "{answer}");
        assert_eq!(keeper.table.version(), version);
        let own = keeper.table.game_scene(Viewer::Seat(Seat::new(one))).unwrap();
        assert_eq!(own.sealed.as_deref(), Some(answer));
        assert_eq!(keeper.act(one, "trust"), Err(Rejection::NotAsked));
        keeper.check_rebuilt();
        keeper.command(one, Command::TakeBack).unwrap();
        assert_eq!(others.map(|viewer| keeper.seen(viewer)), before);
    }
    // What others say meanwhile does not show it either: with an answer or without, all they see is the same.
    let seen = [false, true].map(|answered| {
        let (mut keeper, _) = answering();
        keeper.now = keeper.now.after(1_000);
        if answered {
            keeper.act(one, "trust").unwrap();
        }
        keeper.command(placer, Command::Say { phrase: underhill_table::Phrase::Thinking }).unwrap();
        others.map(|viewer| keeper.seen(viewer))
    });
    assert_eq!(seen[0], seen[1]);
    keeper.act(two, "trust").unwrap();
    keeper.act(one, "trust").unwrap();
    assert_eq!(keeper.table.version(), version + 1, "both answers are told at once");
}

#[test]
fn bad_tables_are_not_opened() {
    let seed = || underhill_table::Seed(Bytes([1; 32]));
    for (setting, complaint) in [
        (json!({"game": "chess", "seats": 2}), "no game"),
        (json!({"game": "kobold", "seats": 5}), "2 to 4 players"),
        (json!({"game": "gobblet", "seats": 2, "options": {"colour": "blue"}}), "no option"),
        (json!({"game": "gobblet", "seats": 2, "options": {"touch": "soft"}}), "cannot be `soft`"),
        (json!({"game": "gobblet", "seats": 2, "options": []}), "by name"),
        (json!({"game": "gobblet", "seats": 2, "clock": {"game": {"seconds": 1, "increment": 0}}}), "10 seconds"),
    ] {
        let setting: underhill_table::Setting = serde_json::from_value(setting).expect("a setting");
        let refused =
            underhill_table::opening(setting, FairVersion::Second, seed(), Time(0)).expect_err("it cannot be opened");
        assert!(refused.to_string().contains(complaint), "{refused}");
    }
}

#[test]
fn seats_are_taken_freed_and_given_to_bots_until_the_game_begins() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 3}));
    keeper.sit(Seat::new(1)).unwrap();
    assert_eq!(keeper.sit(Seat::new(1)), Ok(()), "the same token again is the same person");
    assert_eq!(keeper.command(1, Command::Start), Err(Rejection::SeatsFree));
    keeper.command(1, Command::SeatBot { seat: Seat::new(0), level: Level::Easy.into() }).unwrap();
    keeper.command(1, Command::SeatBot { seat: Seat::new(0), level: Level::Hard.into() }).unwrap();
    assert_eq!(keeper.sit(Seat::new(0)), Err(Rejection::SeatTaken));
    let me = Command::SeatBot { seat: Seat::new(1), level: Level::Hard.into() };
    assert_eq!(keeper.command(1, me), Err(Rejection::PersonThere));
    keeper.command(1, Command::RemoveBot { seat: Seat::new(0) }).unwrap();
    assert_eq!(keeper.command(1, Command::RemoveBot { seat: Seat::new(0) }), Err(Rejection::NoBotThere));
    keeper.sit(Seat::new(0)).unwrap();
    keeper.sit(Seat::new(2)).unwrap();
    keeper.command(2, Command::Stand).unwrap();
    keeper.command(1, Command::SeatBot { seat: Seat::new(2), level: Level::Random.into() }).unwrap();
    keeper.command(0, Command::Start).unwrap();
    assert_eq!(keeper.command(0, Command::Start), Err(Rejection::HasBegun));
    assert_eq!(keeper.sit(Seat::new(2)), Err(Rejection::HasBegun));
}

#[test]
fn fewer_can_begin_if_the_game_allows_it_and_whoever_sits_behind_a_free_seat_moves_up() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 4}));
    let [ada, fern, nettle] = [0, 2, 3].map(Seat::new);
    keeper.sit(ada).unwrap();
    assert_eq!(keeper.command(0, Command::StartWithFewer), Err(Rejection::SeatsFree), "nobody plays alone");
    keeper.sit(fern).unwrap();
    keeper.sit(nettle).unwrap();
    assert_eq!(keeper.command(0, Command::Start), Err(Rejection::SeatsFree));
    keeper.command(2, Command::StartWithFewer).unwrap();
    let scene = keeper.scene(Viewer::Spectator);
    let names: Vec<_> = scene.places.iter().map(|place| place.name.as_ref().unwrap().to_string()).collect();
    assert_eq!(names, ["Player 0", "Player 2", "Player 3"]);
    assert_eq!(keeper.table.seat_of(&common::token(nettle).key()), Some(Seat::new(2)));
    assert_eq!(keeper.command(0, Command::StartWithFewer), Err(Rejection::HasBegun));
    keeper.check_rebuilt();
}

#[test]
fn fewer_cannot_begin_if_what_was_agreed_needs_all() {
    let mut keeper = Keeper::open(json!({"game": "kobold", "seats": 4, "options": {"side": "large"}}));
    keeper.sit(Seat::new(0)).unwrap();
    keeper.sit(Seat::new(1)).unwrap();
    assert!(matches!(keeper.command(0, Command::StartWithFewer), Err(Rejection::BadSetting { .. })));
    keeper.sit(Seat::new(2)).unwrap();
    keeper.command(0, Command::StartWithFewer).unwrap();
    assert_eq!(keeper.scene(Viewer::Spectator).places.len(), 3);
}

#[test]
fn each_of_several_outages_is_forgiven_once() {
    let outage = |from: u64, to: u64| underhill_table::Outage { from: Time(from), to: Time(to) };
    let mut keeper =
        Keeper::begun(json!({"game": "gobblet", "seats": 2, "clock": {"game": {"seconds": 600, "increment": 0}}}));
    // The clock runs from second 1. The last one ends by a clock that was set back.
    let all = [outage(0, 500), outage(101_000, 201_000), outage(301_000, 401_000), outage(501_000, 451_000)];
    let forgiven = |keeper: &mut Keeper| all.into_iter().filter(|outage| keeper.forgive(*outage)).count();
    assert_eq!(forgiven(&mut keeper), 3, "the first was over before anybody's clock ran");
    // 100 seconds before the first that counts, 100 between each and the next.
    assert_eq!(keeper.table.deadline(), Some(Time(451_000 + 300_000)));
    assert_eq!(forgiven(&mut keeper), 0, "none is forgiven twice, however often the table is woken");
    keeper.check_rebuilt();
}

#[test]
fn what_two_outages_have_in_common_is_forgiven_once() {
    let outage = |from: u64, to: u64| underhill_table::Outage { from: Time(from), to: Time(to) };
    let mut keeper =
        Keeper::begun(json!({"game": "gobblet", "seats": 2, "clock": {"game": {"seconds": 600, "increment": 0}}}));
    // The clock runs from second 1. The second owner was lost just after it had taken the place of the first, and had said that it was
    // there before it did.
    for outage in [outage(101_000, 201_000), outage(200_400, 301_000), outage(150_000, 301_000)] {
        keeper.forgive(outage);
    }
    // 100 seconds before the first, none after it.
    assert_eq!(keeper.table.deadline(), Some(Time(301_000 + 500_000)));
    keeper.check_rebuilt();
}
