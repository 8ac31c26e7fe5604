//! The rules of the rulebook, one test or more for each.

use kobold::{Face, Illegal, Kobold, Options, Phase, Section, Spot, Token, Toy};
use underhill_core::{ComponentsFile, Game, RuleId, Waiting, play_out, seeded};

use crate::table::*;

#[test]
fn kob_01_the_side_of_the_board_goes_by_the_number_of_players() {
    let check = |seats: usize, side: &str, sizes: Option<[u8; 7]>| {
        let game = Kobold::new(seats, &options(&[("side", side)]));
        let found = game.as_ref().ok().map(|game| std::array::from_fn(|i| game.room().size(Section::new(i))));
        assert_eq!(found, sizes, "{seats} players, {side}");
    };
    const SMALL: [u8; 7] = [2, 3, 2, 2, 3, 2, 2];
    const LARGE: [u8; 7] = [3, 3, 2, 3, 3, 2, 3];
    check(2, "auto", Some(SMALL));
    check(3, "auto", Some(LARGE));
    check(4, "auto", Some(LARGE));
    check(2, "small", Some(SMALL));
    check(3, "small", Some(SMALL));
    check(4, "small", None);
    check(2, "large", None);
    check(3, "large", Some(LARGE));
    check(4, "large", Some(LARGE));
    assert!(Kobold::new(1, &options(&[])).is_err());
    assert!(Kobold::new(5, &options(&[])).is_err());
}

#[test]
fn kob_01_a_space_is_marked_face_up_or_face_down() {
    let game = Scene::new(2, 0).set();
    // Two spaces: up, down. Three: up, up, down.
    for spot in game.room().spots() {
        let last = spot.space + 1 == game.room().size(spot.section);
        assert_eq!(game.room().is_up(spot), !last, "{spot}");
        if !spot.section.is_lit_from(Section::new(0)) {
            assert_eq!(game.is_face_down(spot), last, "{spot}");
        }
    }
    assert_eq!(game.room().spots().count(), 16);
}

#[test]
fn kob_01_there_is_nothing_beyond_the_last_space() {
    let game = Scene::new(2, 0).kobolds(0, &[2]).set();
    let spot = Spot::new(2, 2);
    assert_eq!(refusal(&game, "0: take 2.2"), (Illegal::NoSuchSpace { spot, spaces: 2 }, "KOB-01"));
}

#[test]
fn kob_02_the_light_covers_two_neighbouring_sections() {
    for light in Section::all() {
        let lit: Vec<usize> = Section::all().filter(|s| s.is_lit_from(light)).map(Section::index).collect();
        let mut must = vec![light.index(), (light.index() + 1) % 7];
        must.sort_unstable();
        assert_eq!(lit, must);
    }
    // The circle closes between sections 6 and 0.
    let game = Scene::new(4, 6).set();
    assert_eq!(legal(&game, 0), ["place 1", "place 2", "place 3", "place 4", "place 5"]);
}

#[test]
fn kob_03_every_space_outside_the_light_gets_a_token_at_the_start() {
    let mut game = Kobold::new(4, &options(&[("light", "2"), ("first", "1")])).unwrap();
    assert_eq!(game.unseen().total(), 66);
    let mut up = 0;
    while game.phase() == Phase::Fill {
        play(&mut game, "* token gem:violet".replace("violet", ["violet", "green", "yellow"][up % 3]).as_str());
        up += 1;
    }
    // 3 3 (2 3) 3 2 3 spaces: 14 outside the light, one in each of 5 sections face down.
    assert_eq!((up, game.supply()), (9, 66 - 14));
    for spot in game.room().spots() {
        let lit = [2, 3].contains(&spot.section.index());
        let full = game.face_up(spot).is_some() || game.is_face_down(spot);
        assert_eq!(full, !lit, "{spot}");
        assert_eq!(game.is_face_down(spot), !lit && !game.room().is_up(spot), "{spot}");
    }
}

#[test]
fn kob_04_each_player_has_three_kobolds() {
    let mut game = Scene::new(2, 0).set();
    assert_eq!(game.kobolds_in_room(seat(0)), 0);
    for section in 2..5 {
        play_all(&mut game, &[&format!("0: place {section}"), &format!("1: place {section}")]);
    }
    assert_eq!(game.kobolds_in_room(seat(0)), 3);
    let legal = legal(&game, 0);
    assert!(!legal.is_empty() && legal.iter().all(|action| action.starts_with("take")), "{legal:?}");
}

#[test]
fn kob_05_a_turn_is_one_kobold_placed_or_all_retrieved() {
    let mut game = Scene::new(3, 0).kobolds(0, &[3]).set();
    assert_eq!(
        legal(&game, 0),
        ["place 2", "place 3", "place 4", "place 5", "place 6", "take 3.0", "take 3.1", "take 3.2"]
    );
    // Placing is a whole turn.
    play(&mut game, "0: place 2");
    assert_eq!((game.player(), game.turns()), (Some(seat(1)), 81));
    // Retrieving goes on to the die.
    let mut game = Scene::new(3, 0).kobolds(0, &[3]).set();
    play(&mut game, "0: take 3.0");
    assert_eq!((game.player(), game.phase(), game.turns()), (Some(seat(0)), Phase::Die, 80));
    play_all(&mut game, &["* die blank", "* token toy:car"]);
    assert_eq!((game.player(), game.phase(), game.turns()), (Some(seat(1)), Phase::Turn, 81));
}

#[test]
fn kob_05_only_the_player_whose_turn_it_is_may_act() {
    let game = Scene::new(3, 0).player(1).kobolds(0, &[3]).set();
    for choice in ["0: place 3", "2: place 3", "0: take 3.0", "3: place 3"] {
        assert_eq!(refusal(&game, choice), (Illegal::NotYourTurn { player: seat(1) }, "KOB-05"), "{choice}");
    }
    assert!(legal(&game, 0).is_empty());
}

#[test]
fn kob_06_a_kobold_stays_out_of_the_light() {
    let game = Scene::new(3, 3).set();
    for index in [3, 4] {
        let section = Section::new(index);
        assert_eq!(refusal(&game, &format!("0: place {index}")), (Illegal::Lit { section }, "KOB-06"));
    }
    assert_eq!(legal(&game, 0), ["place 0", "place 1", "place 2", "place 5", "place 6"]);
}

#[test]
fn kob_06_own_kobolds_in_a_section_are_limited_by_its_tokens() {
    // Section 2 has two spaces, section 3 has three.
    let game = Scene::new(3, 0).kobolds(0, &[2, 2]).set();
    let crowded = Illegal::Crowded { section: Section::new(2), tokens: 2, kobolds: 2 };
    assert_eq!(refusal(&game, "0: place 2"), (crowded, "KOB-06"));
    assert!(!legal(&game, 0).contains(&"place 2".to_owned()));
    let game = Scene::new(3, 0).kobolds(0, &[3, 3]).set();
    assert!(legal(&game, 0).contains(&"place 3".to_owned()));
}

#[test]
fn kob_06_kobolds_of_any_players_share_a_section() {
    let mut game = Scene::new(4, 0).kobolds(1, &[2, 2]).kobolds(2, &[2, 2]).kobolds(3, &[2]).set();
    play_all(&mut game, &["0: place 2", "1: place 3", "2: place 3", "3: place 2"]);
    assert_eq!([0, 1, 2, 3].map(|i| game.kobolds(seat(i), Section::new(2))), [1, 2, 2, 2]);
}

#[test]
fn kob_07_with_all_three_in_the_room_retrieving_is_compulsory() {
    let game = Scene::new(3, 0).kobolds(0, &[2, 3, 3]).set();
    assert_eq!(refusal(&game, "0: place 4"), (Illegal::AllInRoom, "KOB-07"));
    assert_eq!(legal(&game, 0), ["take 2.0", "take 2.1", "take 3.0", "take 3.1", "take 3.2"]);
}

#[test]
fn kob_07_with_none_in_the_room_placing_is_compulsory() {
    let game = Scene::new(3, 0).kobolds(1, &[2]).set();
    assert_eq!(refusal(&game, "0: take 2.0"), (Illegal::NoneInRoom, "KOB-07"));
    assert_eq!(legal(&game, 0), ["place 2", "place 3", "place 4", "place 5", "place 6"]);
}

#[test]
fn kob_08_each_kobold_grabs_one_token_of_its_own_section() {
    let mut game =
        Scene::new(3, 0).kobolds(0, &[2, 3]).lay(2, 0, "toy:car").lay(3, 0, "toy:ball").lay(3, 1, "kobold").set();
    let section = Section::new(4);
    assert_eq!(refusal(&game, "0: take 4.0"), (Illegal::NoneInSection { section }, "KOB-08"));
    // In any order, face up or face down.
    assert_eq!(legal(&game, 0)[5..], ["take 2.0", "take 2.1", "take 3.0", "take 3.1", "take 3.2"]);
    play(&mut game, "0: take 3.1");
    assert_eq!(game.grabbed(), [Some(Token::Kobold)]);
    assert_eq!(game.face_up(Spot::new(3, 1)), None);
    // The kobold of section 3 is out: only section 2 is left.
    assert_eq!(legal(&game, 0), ["take 2.0", "take 2.1"]);
    play(&mut game, "0: take 2.0");
    assert_eq!(game.kobolds_in_room(seat(0)), 0);
    assert_eq!(game.held(seat(0)).iter().collect::<Vec<_>>(), [(Token::Car, 1), (Token::Kobold, 1)]);
}

#[test]
fn kob_08_a_token_that_is_gone_cannot_be_grabbed() {
    let mut game = Scene::new(3, 0).kobolds(0, &[3, 3]).set();
    play(&mut game, "0: take 3.1");
    let spot = Spot::new(3, 1);
    assert_eq!(refusal(&game, "0: take 3.1"), (Illegal::NoToken { spot }, "KOB-08"));
    assert_eq!(legal(&game, 0), ["take 3.0", "take 3.2"]);
}

/// The rulebook's example: Lea takes a teddy, a violet gem and a green gem. Then she rolls a yellow 2, and the light
/// catches a blue kobold of Simon's and a green one of Louis's.
#[test]
fn kob_09_lea_lays_out_what_her_kobolds_grabbed() {
    let mut game = lea_simon_and_louis();
    play_all(&mut game, &["0: take 0.0", "0: take 2.0"]);
    assert_eq!(game.held(seat(0)).total(), 0, "not before the last kobold is out");
    play(&mut game, "0: take 1.1");
    let held: Vec<(Token, u8)> = game.held(seat(0)).iter().collect();
    assert_eq!(held, [(Token::VioletGem, 1), (Token::GreenGem, 1), (Token::Teddy, 1)]);
    assert_eq!(game.phase(), Phase::Die);
}

#[test]
fn kob_10_lea_rolls_a_yellow_2_and_the_light_turns() {
    let mut game = lea_simon_and_louis();
    play_all(&mut game, &["0: take 0.0", "0: take 2.0", "0: take 1.1"]);
    play(&mut game, "* die yellow:2");
    assert_eq!(game.light(), Some(Section::new(3)));
}

#[test]
fn kob_11_simon_and_louis_are_caught_and_get_nothing() {
    let mut game = lea_simon_and_louis();
    play_all(&mut game, &["0: take 0.0", "0: take 2.0", "0: take 1.1"]);
    let events = play(&mut game, "* die yellow:2");
    assert_eq!(events[2], "a kobold of seat 1 is caught in section 3 and goes home with nothing");
    assert_eq!(events[3], "a kobold of seat 2 is caught in section 4 and goes home with nothing");
    // Simon's other kobold is not in the light.
    assert_eq!(game.kobolds_in_room(seat(1)), 1);
    assert_eq!(game.kobolds(seat(1), Section::new(1)), 1);
    assert_eq!(game.kobolds_in_room(seat(2)), 0);
    assert_eq!(game.held(seat(1)).total() + game.held(seat(2)).total(), 0);
}

fn lea_simon_and_louis() -> Kobold {
    Scene::new(3, 5)
        .kobolds(0, &[0, 1, 2])
        .kobolds(1, &[3, 1])
        .kobolds(2, &[4])
        .lay(0, 0, "toy:teddy")
        .lay(1, 1, "gem:violet")
        .lay(2, 0, "gem:green")
        .set()
}

#[test]
fn kob_10_every_face_of_the_die_turns_the_light_its_way() {
    let check = |face: &str, to: usize| {
        let mut game = Scene::new(2, 1).kobolds(0, &[5]).kobolds(1, &[4]).set();
        play_all(&mut game, &["0: take 5.0", &format!("* die {face}")]);
        assert_eq!(game.light(), Some(Section::new(to)), "{face}");
    };
    check("blue:1", 2);
    check("blue:2", 3);
    check("yellow:1", 0);
    check("yellow:2", 6);
    check("blank", 1);
}

#[test]
fn kob_10_each_side_of_the_die_is_equally_likely() {
    let mut game = Scene::new(2, 1).kobolds(0, &[5]).set();
    play(&mut game, "0: take 5.0");
    let faces = [("blue:1", 1), ("blue:2", 1), ("yellow:1", 1), ("yellow:2", 1), ("blank", 2)];
    assert_eq!(outcomes(&game), faces.map(|(face, sides)| (format!("die {face}"), sides)));
}

#[test]
fn kob_11_a_blank_catches_nobody() {
    let mut game = Scene::new(2, 1).kobolds(0, &[5]).kobolds(1, &[3, 0]).set();
    play_all(&mut game, &["0: take 5.0", "* die blank"]);
    assert_eq!(game.kobolds_in_room(seat(1)), 2);
}

#[test]
fn kob_12_empty_spaces_outside_the_light_are_refilled() {
    let mut game = Scene::new(2, 0).kobolds(0, &[4, 4, 2]).set();
    let before = game.supply();
    // A face-up and the face-down token of section 4, and the face-up one of section 2.
    play_all(&mut game, &["0: take 4.1", "0: take 4.2", "* token toy:car", "0: take 2.0"]);
    // Blue 2 covers section 2, so its empty space is not refilled; sections 0 and 1 come out of the light, empty.
    let events = play(&mut game, "* die blue:2");
    assert_eq!(
        events[2..],
        [
            "a token is laid face down on space 0.1",
            "a token is laid face down on space 1.2",
            "a token is laid face down on space 4.2"
        ]
    );
    assert_eq!(outcomes(&game).iter().map(|(_, weight)| weight).sum::<u32>(), game.unseen().total());
    play(&mut game, "* token toy:teddy");
    assert_eq!(game.face_up(Spot::new(0, 0)), Some(Token::Teddy));
    refill(&mut game, &["toy:ball", "toy:clown"]);
    let events = play(&mut game, "* token kobold");
    assert_eq!(events, ["a kobold token is laid face up on space 4.1"]);
    assert_eq!(game.face_up(Spot::new(2, 0)), None);
    assert_eq!((game.player(), game.phase()), (Some(seat(1)), Phase::Turn));
    assert_eq!(game.supply(), before - 7);
}

#[test]
fn kob_13_a_kobold_token_is_worth_a_point() {
    let game = Scene::new(2, 0).holds(1, &[("kobold", 3), ("toy:ball", 2), ("gem:blue", 1)]).set();
    assert_eq!(game.points().as_slice(), [0, 3]);
}

/// The rulebook's example: Lea is the first with a set of gems and takes the trophy worth 5.
#[test]
fn kob_14_lea_takes_the_gem_trophy_of_5() {
    let mut game = Scene::new(3, 0)
        .kobolds(0, &[3])
        .holds(0, &[("gem:violet", 2), ("gem:green", 1), ("gem:yellow", 1)])
        .lay(3, 0, "gem:blue")
        .set();
    let events = play(&mut game, "0: take 3.0");
    assert_eq!(events[1], "seat 0 exchanges a gem of each colour for the gem trophy of 5 points");
    assert_eq!(game.points().as_slice(), [5, 0, 0]);
    // The four gems are gone for good, the spare one stays.
    assert_eq!(game.held(seat(0)).iter().collect::<Vec<_>>(), [(Token::VioletGem, 1)]);
    let trophies: Vec<_> = game.gem_trophies().collect();
    assert_eq!(trophies[..2], [(5, Some(seat(0))), (4, None)]);
}

#[test]
fn kob_14_three_colours_are_not_enough() {
    let mut game =
        Scene::new(3, 0).kobolds(0, &[3]).holds(0, &[("gem:violet", 2), ("gem:green", 1)]).lay(3, 0, "gem:blue").set();
    play(&mut game, "0: take 3.0");
    assert_eq!(game.points().as_slice(), [0, 0, 0]);
    assert_eq!(game.held(seat(0)).total(), 4);
}

/// The rulebook's example: a ball flash was grabbed, and Tom has the most balls.
#[test]
fn kob_15_tom_takes_two_point_tiles() {
    let check = |balls: [u8; 3], tiles: [u8; 3], sentence: &str| {
        let mut scene = Scene::new(3, 0).kobolds(0, &[2]).lay(2, 0, "flash:ball");
        for (index, &count) in balls.iter().enumerate() {
            scene = scene.holds(index, &[("toy:ball", count)]);
        }
        let mut game = scene.set();
        play_all(&mut game, &["0: take 2.0", "* die blank"]);
        let events = play(&mut game, "* token toy:clown");
        assert_eq!(events[1], sentence);
        assert_eq!([0, 1, 2].map(|index| game.point_tiles(seat(index))), tiles, "{balls:?}");
        assert_eq!(game.point_tiles_left(), 16 - tiles.iter().sum::<u8>());
        // The flash token is gone: nobody holds it, and one is left unseen.
        assert_eq!((game.grabbed().len(), game.held(seat(0))[Token::BallFlash]), (0, 0));
        assert_eq!(game.unseen()[Token::BallFlash], 1);
    };
    check([1, 0, 3], [0, 0, 2], "the ball flash is scored: seat 2 has the most balls");
    check([2, 0, 2], [1, 0, 1], "the ball flash is scored: seats 0 and 2 are tied for the most balls");
    check([1, 1, 1], [1, 1, 1], "the ball flash is scored: seats 0, 1 and 2 are tied for the most balls");
    check([0, 0, 0], [0, 0, 0], "the ball flash is scored: nobody has a ball");
}

#[test]
fn kob_16_the_game_ends_when_the_room_cannot_be_refilled() {
    // Five face-down tokens and nothing in the supply.
    let mut game = Scene::new(2, 0).kobolds(0, &[3]).unseen(&["toy:car"; 5]).set();
    assert_eq!(game.supply(), 0);
    play(&mut game, "0: take 3.0");
    play(&mut game, "* die blank");
    assert_eq!(game.waiting(), Waiting::Over);
    let standings = game.standings().unwrap();
    assert_eq!(standings.ended_by.iter().map(|rule| rule.as_str()).collect::<Vec<_>>(), ["KOB-R7"]);
    assert_eq!(refusal(&game, "1: place 3"), (Illegal::Over, "KOB-16"));
    assert_eq!((game.player(), game.turns()), (Some(seat(0)), 81), "the turn is over, and it was the last");
}

#[test]
fn kob_16_the_game_ends_with_the_last_gem_trophy() {
    let mut game = last_turn_of_tom_lea_and_simon();
    assert_eq!(game.standings(), None);
    play_all(&mut game, &["0: take 2.0", "* die blank", "* token toy:teddy"]);
    assert_eq!(game.waiting(), Waiting::Over);
    let standings = game.standings().unwrap();
    assert_eq!(standings.ended_by.iter().map(|rule| rule.as_str()).collect::<Vec<_>>(), ["KOB-14"]);
}

/// The rulebook's two closing examples in one: Tom has the most balls and cars; Lea and Simon have 2 clowns each; Simon
/// has the most teddies, the gem trophies of 4 and 3, a kobold token and three point tiles.
fn last_turn_of_tom_lea_and_simon() -> Kobold {
    Scene::new(3, 0)
        .kobolds(0, &[2])
        .lay(2, 0, "gem:blue")
        .gem_trophies(&[0, 1, 1, 2])
        .holds(0, &[("gem:violet", 1), ("gem:green", 1), ("gem:yellow", 1), ("toy:clown", 2), ("toy:teddy", 1)])
        .holds(1, &[("toy:clown", 2), ("toy:teddy", 2), ("kobold", 1), ("gem:blue", 1), ("toy:ball", 1)])
        .holds(2, &[("toy:ball", 2), ("toy:car", 1), ("toy:clown", 1)])
        .tiles(1, 3)
        .set()
}

#[test]
fn kob_17_tom_takes_two_toy_trophies_simon_one_and_nobody_the_clowns() {
    let mut game = last_turn_of_tom_lea_and_simon();
    play_all(&mut game, &["0: take 2.0", "* die blank"]);
    assert_eq!(Toy::ALL.map(|toy| game.toy_trophy(toy)), [None; 4], "not before the end");
    let events = play(&mut game, "* token toy:teddy");
    assert_eq!(
        [Toy::Ball, Toy::Car, Toy::Clown, Toy::Teddy].map(|toy| game.toy_trophy(toy)),
        [Some(seat(2)), Some(seat(2)), None, Some(seat(1))]
    );
    assert!(events.contains(&"seat 1 has the most teddies and takes their trophy of 5 points".to_owned()));
}

#[test]
fn kob_17_a_toy_nobody_has_is_a_tie_at_zero() {
    let mut game = Scene::new(2, 0)
        .kobolds(0, &[2])
        .lay(2, 0, "gem:blue")
        .gem_trophies(&[0, 1, 1, 1])
        .holds(0, &[("gem:violet", 1), ("gem:green", 1), ("gem:yellow", 1)])
        .set();
    play_all(&mut game, &["0: take 2.0", "* die blank", "* token kobold"]);
    assert_eq!(Toy::ALL.map(|toy| game.toy_trophy(toy)), [None; 4]);
    assert_eq!(game.points().as_slice(), [5 + 1, 4 + 3 + 2]);
}

#[test]
fn kob_18_simon_has_16_points() {
    let mut game = last_turn_of_tom_lea_and_simon();
    play_all(&mut game, &["0: take 2.0", "* die blank", "* token toy:teddy"]);
    let standings = game.standings().unwrap();
    // Lea: gem trophies of 5 and 1. Simon: 4 + 3 + 5 + 1 + 3. Tom: a gem trophy of 2, the car and the ball trophy.
    assert_eq!(standings.points.as_slice(), [6, 16, 2 + 4 + 2]);
    assert_eq!(standings.places.as_slice(), [3, 1, 2]);
}

#[test]
fn kob_18_equal_points_share_a_place() {
    let mut game = Scene::new(4, 0)
        .kobolds(0, &[2])
        .lay(2, 0, "gem:blue")
        .gem_trophies(&[0, 1, 2, 3])
        .holds(0, &[("gem:violet", 1), ("gem:green", 1), ("gem:yellow", 1)])
        .holds(1, &[("kobold", 2)])
        .holds(2, &[("kobold", 1)])
        .set();
    play_all(&mut game, &["0: take 2.0", "* die blank", "* token toy:car"]);
    let standings = game.standings().unwrap();
    assert_eq!(standings.points.as_slice(), [6, 6, 4, 2]);
    assert_eq!(standings.places.as_slice(), [1, 1, 3, 4]);
}

#[test]
fn the_box_holds_what_the_rulebook_says() {
    let contents = kobold::BoxContents::built_in();
    assert_eq!(contents.token_count(), 66);
    assert_eq!(contents.point_tiles(), 16);
    assert_eq!(contents.gem_trophies(), [5, 4, 3, 2, 1]);
    assert_eq!(Toy::ALL.map(|toy| contents.toy_trophy(toy)), [5, 4, 3, 2]);
    assert_eq!(Face::ALL.map(|face| contents.die()[face as usize]), [1, 1, 1, 1, 2]);
    let counts = Token::ALL.map(|token| contents.tokens()[token]);
    assert_eq!(counts, [8, 8, 8, 8, 5, 5, 5, 5, 2, 2, 2, 2, 6]);
}

#[test]
fn both_endings_come_up_with_any_number_of_players() {
    for seats in Kobold::SEATS {
        let (mut supply, mut trophies) = (0, 0);
        for number in 0..1_000 {
            let mut game = Kobold::new(seats, &Options::default()).unwrap();
            play_out(&mut game, &mut seeded(1, number), &mut ());
            let ended_by = game.standings().unwrap().ended_by;
            supply += u32::from(ended_by.contains(&RuleId::new("KOB-R7")));
            trophies += u32::from(ended_by.contains(&RuleId::new("KOB-14")));
        }
        assert!(supply > 0 && trophies > 0, "{seats} players: {supply} by supply, {trophies} by trophies");
    }
}
