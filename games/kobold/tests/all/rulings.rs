//! The rulings on what the rulebook leaves open, one test or more for each.

use kobold::{Illegal, Kobold, Phase, Section, Spot, Token};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use underhill_core::{Game, Luck, Waiting, random_step};

use crate::table::*;

#[test]
fn kob_r1_the_light_and_the_first_player_are_drawn() {
    let mut game = Kobold::new(3, &options(&[])).unwrap();
    assert_eq!((game.light(), game.player()), (None, None));
    assert_eq!(outcomes(&game), (0..7).map(|i| (format!("light {i}"), 1)).collect::<Vec<_>>());
    assert_eq!(play(&mut game, "* light 6"), ["the light starts on sections 6 and 0"]);
    assert_eq!((game.light(), game.player()), (Some(Section::new(6)), None));
    assert_eq!(outcomes(&game), (0..3).map(|i| (format!("first {i}"), 1)).collect::<Vec<_>>());
    assert_eq!(play(&mut game, "* first 2")[0], "seat 2 begins");
    assert_eq!(game.player(), Some(seat(2)));
}

#[test]
fn kob_r1_options_fix_the_light_and_the_first_player() {
    let game = Kobold::new(2, &options(&[("light", "5"), ("first", "1")])).unwrap();
    assert_eq!((game.light(), game.player(), game.phase()), (Some(Section::new(5)), Some(seat(1)), Phase::Fill));
    let game = Kobold::new(2, &options(&[("light", "5")])).unwrap();
    assert_eq!((game.light(), game.player(), game.phase()), (Some(Section::new(5)), None, Phase::First));
    let mut game = Kobold::new(2, &options(&[("first", "1")])).unwrap();
    assert_eq!((game.light(), game.player(), game.phase()), (None, Some(seat(1)), Phase::Light));
    play(&mut game, "* light 3");
    assert_eq!((game.player(), game.phase()), (Some(seat(1)), Phase::Fill));
    let error = Kobold::new(2, &options(&[("first", "2")])).unwrap_err();
    assert_eq!(error.to_string(), "seat 2 cannot begin: 2 players sit at 0 to 1 (KOB-R1)");
}

#[test]
fn kob_r2_a_face_down_token_is_seen_before_the_next_grab() {
    let mut game = Scene::new(3, 0).kobolds(0, &[3, 4]).set();
    assert_eq!(play(&mut game, "0: take 3.2"), ["seat 0 grabs a face-down token from space 3.2"]);
    assert_eq!((game.phase(), game.grabbed()), (Phase::Reveal, &[None][..]));
    assert_eq!(play(&mut game, "* token toy:ball"), ["seat 0 turns up a ball"]);
    assert_eq!((game.phase(), game.grabbed()), (Phase::Turn, &[Some(Token::Ball)][..]));
    play(&mut game, "0: take 4.0");
    assert_eq!(game.phase(), Phase::Die);
}

#[test]
fn kob_r2_together_turns_all_face_down_tokens_up_at_the_end() {
    let mut game = Scene::with(3, 0, &[("reveal", "together")]).kobolds(0, &[3, 4, 5]).set();
    play(&mut game, "0: take 3.2");
    assert_eq!((game.phase(), game.grabbed()), (Phase::Turn, &[None][..]));
    let supply = game.supply();
    play_all(&mut game, &["0: take 4.0", "0: take 5.1"]);
    assert_eq!((game.phase(), game.supply()), (Phase::Reveal, supply));
    // They keep their place in the order taken: the scoring of flash tokens goes by it.
    play(&mut game, "* token flash:car");
    assert_eq!(game.grabbed(), [Some(Token::CarFlash), Some(Token::BlueGem), None]);
    play(&mut game, "* token flash:ball");
    assert_eq!((game.phase(), game.grabbed()), (Phase::Die, &[Some(Token::CarFlash), Some(Token::BallFlash)][..]));
}

#[test]
fn kob_r3_flash_tokens_are_scored_last_and_in_the_order_taken() {
    let mut game = Scene::new(3, 0)
        .kobolds(0, &[3, 3, 4])
        .lay(3, 0, "flash:ball")
        .lay(3, 1, "flash:car")
        .lay(4, 0, "toy:ball")
        .holds(1, &[("toy:car", 1)])
        .set();
    play_all(&mut game, &["0: take 3.1", "0: take 4.0", "0: take 3.0"]);
    let events = play(&mut game, "* die blue:1");
    assert!(!events.iter().any(|event| event.contains("flash")), "the room comes first: {events:?}");
    refill(&mut game, &["toy:teddy", "toy:teddy", "toy:teddy", "toy:teddy"]);
    let events = play(&mut game, "* token toy:teddy");
    // The ball grabbed in this turn counts already.
    assert_eq!(
        events[1..],
        [
            "the car flash is scored: seat 1 has the most cars",
            "seat 1 takes 2 point tiles",
            "the ball flash is scored: seat 0 has the most balls",
            "seat 0 takes 2 point tiles",
        ]
    );
    assert_eq!(game.player(), Some(seat(1)));
}

#[test]
fn kob_r3_a_flash_token_is_not_a_toy_itself() {
    let mut game = Scene::new(2, 0).kobolds(0, &[4, 4]).lay(4, 0, "flash:car").lay(4, 1, "flash:car").set();
    play_all(&mut game, &["0: take 4.0", "0: take 4.1", "* die blank", "* token kobold", "* token kobold"]);
    assert_eq!(game.point_tiles_left(), 16);
}

#[test]
fn kob_r4_point_tiles_are_limited() {
    // Who has how many of the toy, whose turn it is, how many tiles are left, and who takes how many.
    let check = |cars: [u8; 4], player: usize, left: u8, taken: [u8; 4]| {
        let mut scene = Scene::new(4, 0).player(player).kobolds(player, &[2]).lay(2, 0, "flash:car");
        for (index, &count) in cars.iter().enumerate() {
            scene = scene.holds(index, &[("toy:car", count)]);
        }
        scene = scene.tiles(3, 16 - left);
        scene.setup.gone[Token::CarFlash] = 0;
        let mut game = scene.set();
        let step = format!("{player}: take 2.0");
        let told = play_all(&mut game, &[&step, "* die blank", "* token kobold"]);
        let takings = told.iter().filter(|event| event.contains("point tile")).count();
        assert_eq!(takings, taken.iter().filter(|&&tiles| tiles > 0).count(), "who gets none is not told of: {told:?}");
        let mut must = taken;
        must[3] += 16 - left;
        assert_eq!([0, 1, 2, 3].map(|i| game.point_tiles(seat(i))), must, "{cars:?}, seat {player}, {left} left");
    };
    check([2, 1, 1, 1], 1, 2, [2, 0, 0, 0]);
    check([2, 1, 1, 1], 1, 1, [1, 0, 0, 0]);
    check([2, 1, 1, 1], 1, 0, [0, 0, 0, 0]);
    check([1, 1, 1, 1], 2, 4, [1, 1, 1, 1]);
    check([1, 1, 1, 1], 2, 3, [1, 0, 1, 1]);
    check([1, 1, 1, 1], 2, 1, [0, 0, 1, 0]);
    // Not entitled: the next clockwise who is.
    check([1, 1, 0, 0], 2, 1, [1, 0, 0, 0]);
    check([1, 1, 0, 1], 2, 2, [1, 0, 0, 1]);
    check([0, 2, 0, 2], 2, 1, [0, 0, 0, 1]);
}

#[test]
fn kob_r5_gems_are_exchanged_set_by_set_before_the_die() {
    let mut game = Scene::new(3, 0)
        .kobolds(0, &[3, 3])
        .lay(3, 0, "gem:blue")
        .lay(3, 1, "gem:blue")
        .holds(0, &[("gem:violet", 2), ("gem:green", 3), ("gem:yellow", 2)])
        .set();
    let events = play(&mut game, "0: take 3.0");
    assert_eq!(events.len(), 1, "not before all tokens are laid out");
    let events = play(&mut game, "0: take 3.1");
    assert!(events[1].contains("trophy of 5") && events[2].contains("trophy of 4"), "{events:?}");
    assert_eq!(game.phase(), Phase::Die);
    assert_eq!(game.points()[0], 9);
    assert_eq!(game.held(seat(0)).iter().collect::<Vec<_>>(), [(Token::GreenGem, 1)]);
}

#[test]
fn kob_r5_without_a_trophy_left_a_set_stays_and_is_worth_nothing() {
    let mut game = Scene::new(3, 0)
        .kobolds(0, &[3, 3])
        .lay(3, 0, "gem:blue")
        .lay(3, 1, "gem:blue")
        .gem_trophies(&[1, 1, 1, 1])
        .holds(0, &[("gem:violet", 2), ("gem:green", 2), ("gem:yellow", 2)])
        .set();
    play_all(&mut game, &["0: take 3.0", "0: take 3.1"]);
    assert_eq!((game.points()[0], game.held(seat(0)).total()), (1, 4));
    play_all(&mut game, &["* die blank", "* token kobold", "* token kobold"]);
    assert_eq!(game.standings().unwrap().points[0], 1);
}

#[test]
fn kob_r6_only_where_the_light_stops_matters() {
    // The light turns from 0 and 1 over 1 and 2 to 2 and 3.
    let mut game = Scene::new(2, 0).kobolds(0, &[5]).kobolds(1, &[2, 4, 3]).set();
    play_all(&mut game, &["0: take 5.0", "* die blue:2"]);
    assert_eq!([2, 3, 4].map(|i| game.kobolds(seat(1), Section::new(i))), [0, 0, 1]);
    // No turn sweeps a section that is covered neither before nor after.
    for (light, turn) in (0..7).flat_map(|light| [1, 2, 5, 6].map(|turn| (Section::new(light), turn))) {
        let steps = if turn < 3 { vec![1; turn] } else { vec![6; 7 - turn] };
        let swept = steps.iter().scan(light, |light, &step| {
            *light = light.turned(step);
            Some(*light)
        });
        for on_the_way in swept {
            for section in Section::all().filter(|section| section.is_lit_from(on_the_way)) {
                assert!(section.is_lit_from(light) || section.is_lit_from(light.turned(turn)));
            }
        }
    }
}

#[test]
fn kob_r7_all_empty_spaces_are_refilled_or_none() {
    // Two players, light on 0 and 1: five tokens lie face down, so these numbers unseen leave 0, 1, 2 in the supply.
    let check = |unseen: &[&str], over: bool| {
        let mut game = Scene::new(2, 0).kobolds(0, &[4, 4]).unseen(unseen).set();
        play_all(&mut game, &["0: take 4.0", "0: take 4.1"]);
        let events = play(&mut game, "* die blank");
        assert_eq!(game.waiting() == Waiting::Over, over, "{events:?}");
        if over {
            assert_eq!((game.face_up(Spot::new(4, 0)), game.supply()), (None, unseen.len() as u8 - 5));
        } else {
            refill(&mut game, &["toy:car", "toy:car"]);
            assert_eq!((game.supply(), game.phase()), (unseen.len() as u8 - 7, Phase::Turn));
        }
    };
    check(&["toy:car"; 5], true);
    check(&["toy:car", "toy:car", "toy:car", "toy:car", "toy:car", "kobold"], true);
    // An exact fit goes on, with an empty supply.
    check(&["toy:car", "toy:car", "toy:car", "toy:car", "toy:car", "kobold", "kobold"], false);
    check(&["toy:car", "toy:car", "toy:car", "toy:car", "toy:car", "kobold", "kobold", "kobold"], false);
}

#[test]
fn kob_r7_covered_spaces_do_not_count_and_uncovered_ones_do() {
    // The space emptied in section 2 comes under the light; section 0 comes out of it, empty: two spaces, no supply.
    let mut game = Scene::new(2, 0).kobolds(0, &[2]).unseen(&["toy:car"; 5]).set();
    play_all(&mut game, &["0: take 2.0", "* die blue:1"]);
    assert_eq!(game.waiting(), Waiting::Over);
    // With tokens left in section 0 there is nothing to refill.
    let unseen = ["toy:car", "toy:car", "toy:car", "toy:car", "toy:car", "toy:clown"];
    let mut game = Scene::new(2, 0).kobolds(0, &[2]).lay(0, 0, "toy:ball").lay(0, 1, "?").unseen(&unseen).set();
    assert_eq!(game.supply(), 0);
    play_all(&mut game, &["0: take 2.0", "* die blue:1"]);
    assert_eq!((game.phase(), game.player()), (Phase::Turn, Some(seat(1))));
}

#[test]
fn kob_r7_flash_tokens_are_scored_before_the_end() {
    let mut game = Scene::new(2, 0).kobolds(0, &[2]).lay(2, 0, "flash:ball").unseen(&["toy:car"; 5]).set();
    play(&mut game, "0: take 2.0");
    let events = play(&mut game, "* die blank");
    assert_eq!(
        events[1..5],
        [
            "the supply of 0 tokens cannot fill 1 empty space",
            "the ball flash is scored: seat 0 has the most balls",
            "seat 0 takes 2 point tiles",
            "the game is over: the room cannot be refilled",
        ]
    );
}

#[test]
fn kob_r8_tokens_under_the_light_stay() {
    let mut game = Scene::new(2, 0).kobolds(0, &[5]).lay(2, 0, "toy:clown").set();
    play_all(&mut game, &["0: take 5.0", "* die blue:2"]);
    assert_eq!(game.face_up(Spot::new(2, 0)), Some(Token::Clown));
    assert!(game.is_face_down(Spot::new(2, 1)));
}

#[test]
fn kob_r8_every_uncovered_space_holds_a_token_at_the_start_of_every_turn() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(8);
    for game in 0..60 {
        let mut game = Kobold::new(2 + game % 3, &options(&[])).unwrap();
        while let Some(step) = random_step(&game, &mut luck) {
            game.apply_unchecked(&step, &mut ());
            if game.phase() == Phase::Turn && game.grabbed().is_empty() {
                let light = game.light().unwrap();
                for spot in game.room().spots().filter(|spot| !spot.section.is_lit_from(light)) {
                    assert!(game.face_up(spot).is_some() || game.is_face_down(spot), "{spot} is empty");
                }
            }
        }
    }
}

#[test]
fn kob_r9_a_turn_is_completed_and_both_endings_are_recorded() {
    let scene = || {
        Scene::new(2, 0)
            .kobolds(0, &[2, 4])
            .kobolds(1, &[3])
            .lay(2, 0, "gem:blue")
            .lay(4, 0, "flash:ball")
            .gem_trophies(&[0, 1, 1, 1])
            .holds(0, &[("gem:violet", 1), ("gem:green", 1), ("gem:yellow", 1)])
    };
    // The last trophy is taken, but the die is rolled, kobolds are caught, the room is refilled and the flash scored.
    let mut game = scene().holds(1, &[("toy:ball", 1)]).set();
    play_all(&mut game, &["0: take 2.0", "0: take 4.0"]);
    assert_eq!(game.phase(), Phase::Die);
    play(&mut game, "* die blue:2");
    assert_eq!((game.phase(), game.kobolds_in_room(seat(1))), (Phase::Fill, 0));
    refill(&mut game, &["kobold"; 4]);
    assert_eq!((game.phase(), game.point_tiles(seat(1))), (Phase::Over, 2));
    let ended_by =
        |game: &Kobold| game.standings().unwrap().ended_by.iter().map(|rule| rule.as_str()).collect::<Vec<_>>();
    assert_eq!(ended_by(&game), ["KOB-14"]);
    // With no supply, both.
    let mut game = scene().unseen(&["toy:car"; 5]).set();
    play_all(&mut game, &["0: take 2.0", "0: take 4.0", "* die blank"]);
    assert_eq!(ended_by(&game), ["KOB-R7", "KOB-14"]);
}

#[test]
fn kob_r9_people_are_told_the_rule_on_the_end() {
    for recorded in ["KOB-R7", "KOB-14"] {
        assert_eq!(Kobold::told_as_ended_by(recorded).map(|rule| rule.as_str()), Some("KOB-16"), "{recorded}");
    }
    assert_eq!(Kobold::told_as_ended_by("KOB-16"), None);
}

#[test]
fn kob_r10_blue_counts_up_and_yellow_down_round_the_circle() {
    let check = |light: usize, face: &str, to: usize| {
        let free = Section::new(light).turned(4).index();
        let mut game = Scene::new(2, light).kobolds(0, &[free]).set();
        play_all(&mut game, &[&format!("0: take {free}.0"), &format!("* die {face}")]);
        assert_eq!(game.light(), Some(Section::new(to)), "{light} {face}");
    };
    for light in 0..7 {
        check(light, "blue:1", (light + 1) % 7);
        check(light, "blue:2", (light + 2) % 7);
        check(light, "yellow:1", (light + 6) % 7);
        check(light, "yellow:2", (light + 5) % 7);
    }
}

#[test]
fn kob_r11_the_first_grab_chooses_to_retrieve() {
    let mut game = Scene::new(3, 0).kobolds(0, &[3, 4]).lay(3, 0, "toy:car").lay(3, 1, "toy:car").set();
    // Equal tokens on different spaces are different actions.
    let before = legal(&game, 0);
    assert!(before.contains(&"take 3.0".to_owned()) && before.contains(&"take 3.1".to_owned()));
    play(&mut game, "0: take 3.0");
    assert_eq!(refusal(&game, "0: place 5"), (Illegal::Retrieving, "KOB-R11"));
    assert_eq!(legal(&game, 0), ["take 4.0", "take 4.1", "take 4.2"]);
    assert_eq!(game.turns(), 80, "the turn goes on");
}

#[test]
fn kob_r12_chance_comes_step_by_step_in_order() {
    let mut game = Kobold::new(2, &options(&[])).unwrap();
    assert_eq!(refusal(&game, "0: place 3"), (Illegal::Chance, "KOB-R12"));
    play_all(&mut game, &["* light 0", "* first 0"]);
    // Only the face-up spaces outside the light, by ascending section and space.
    let mut spots = Vec::new();
    while game.phase() == Phase::Fill {
        let event = play(&mut game, "* token gem:green");
        spots.push(event[0].rsplit(' ').next().unwrap().to_owned());
    }
    assert_eq!(spots, ["2.0", "3.0", "4.0", "4.1", "5.0", "6.0"]);
}

#[test]
fn kob_r12_a_face_down_token_is_drawn_from_all_unseen_ones() {
    let mut game =
        Scene::new(2, 0).kobolds(0, &[2]).unseen(&["toy:car", "toy:car", "toy:car", "kobold", "gem:blue"]).set();
    assert_eq!(game.supply(), 0, "all of them lie face down");
    play(&mut game, "0: take 2.1");
    let must = [("token gem:blue", 1), ("token toy:car", 3), ("token kobold", 1)];
    assert_eq!(outcomes(&game), must.map(|(text, weight)| (text.to_owned(), weight)));
    assert_eq!(game.tickets(), 5);
    play(&mut game, "* token kobold");
    assert_eq!((game.unseen().total(), game.unseen()[Token::Kobold]), (4, 0));
}

#[test]
fn kob_r13_a_game_ends_within_its_bound() {
    for seats in 2..=4 {
        let game = Kobold::new(seats, &options(&[])).unwrap();
        assert_eq!(game.turn_bound(), 66 * (3 * seats as u32 + 1));
    }
    // Players who dawdle as long as they can: they place whenever they may, and then take as few tokens as they can.
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(13);
    for seats in 2..=4 {
        let mut game = Kobold::new(seats, &options(&[])).unwrap();
        while game.waiting() != Waiting::Over {
            let step = match game.waiting() {
                Waiting::Decide(_) => {
                    let player = game.player().unwrap();
                    let placings =
                        game.legal_actions(player).iter().filter(|a| a.to_string().starts_with("place")).count();
                    let choices = if placings > 0 { placings as u64 } else { game.legal_count(player) };
                    let action = game.legal_at(player, luck.below(choices)).unwrap();
                    underhill_core::Step::one(player, action)
                }
                _ => random_step(&game, &mut luck).unwrap(),
            };
            game.play(&step, &mut ()).unwrap();
            assert!(game.turns() <= game.turn_bound());
        }
    }
}
