//! What the judge takes for decided, against the rules: whole random games, step by step.

use underhill_catalog::kobold::{Action, Kobold, Outcome, Phase, Section, Token, Toy};
use underhill_core::{Game, Luck, Seat, Waiting, seeded};
use underhill_laws::{SetUp, set_ups};

use super::choices::choices;
use super::inputs::{INPUTS, inputs};
use super::judge::{Judge, Sight, judge};
use super::net::{best, narrow};
use super::reasons;
use super::scene::{Scene, UNKNOWN};

/// A random game; every position on the way is shown.
fn watch(set_up: &SetUp<Kobold>, seed: u64, number: u64, mut visit: impl FnMut(&Kobold)) {
    let mut luck = seeded(seed, number);
    let mut game = Kobold::new(set_up.seats, &set_up.options).expect("an accepted set-up");
    loop {
        visit(&game);
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance => draw(&mut game, &mut luck),
            Waiting::Decide(_) => {
                let seat = game.player().expect("somebody decides");
                let action = game.random_action(seat, &mut luck);
                game.decide_unchecked(&[(seat, action)], &mut ());
            }
        }
    }
}

fn draw(game: &mut Kobold, luck: &mut impl Luck) {
    let ticket = luck.below(game.tickets().into()) as u32;
    game.draw_unchecked(game.outcome_at(ticket).expect("below their number"), &mut ());
}

/// Once the last kobold of a turn is out, what is laid out, exchanged and scored stays so, whatever is rolled and
/// drawn; when the game ends with that turn, the points are those of the end.
#[test]
fn what_counts_as_done_is_done_whatever_is_drawn() {
    let (mut turns, mut ends, mut flashes) = (0, 0, 0);
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 51, number as u64, |game| {
            if game.phase() != Phase::Die {
                return;
            }
            let expected = Scene::of(game);
            flashes += u32::from(game.grabbed().len() > 1);
            let mut after = game.clone();
            let mut luck = seeded(52, u64::from(game.turns()));
            while after.waiting() == Waiting::Chance {
                draw(&mut after, &mut luck);
            }
            let scene = Scene::of(&after);
            assert_eq!((scene.held, scene.tiles), (expected.held, expected.tiles), "{game:?}");
            assert_eq!((scene.trophies, scene.trophies_left), (expected.trophies, expected.trophies_left), "{game:?}");
            if after.waiting() == Waiting::Over {
                ends += 1;
                assert_eq!(scene.points, expected.final_points(), "{game:?}");
            } else {
                turns += 1;
                assert_eq!(scene.points, expected.points, "{game:?}");
                assert_eq!(after.player().map(Seat::index), Some(expected.next));
                assert!(!expected.retrieving && expected.hidden == 0);
            }
        });
    }
    assert!(turns > 100 && ends > 10 && flashes > 10, "{turns} turns, {ends} ends, {flashes} with several flashes");
}

/// When the light has stopped, it is known where tokens will be laid.
#[test]
fn the_room_is_refilled_where_the_scene_says() {
    let mut filled = 0;
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 53, number as u64, |game| {
            if game.phase() != Phase::Fill || game.turns() == 0 {
                return;
            }
            let expected = Scene::of(game);
            let mut after = game.clone();
            while after.phase() == Phase::Fill {
                after.draw_unchecked(after.outcome_at(0).expect("there is a ticket"), &mut ());
            }
            let scene = Scene::of(&after);
            assert_eq!((expected.sizes, expected.lit, expected.kobolds), (scene.sizes, scene.lit, scene.kobolds));
            for (section, &size) in scene.sizes.iter().enumerate() {
                let pairs = expected.room[section].iter().zip(&scene.room[section]).take(size.into());
                assert!(pairs.into_iter().all(|(before, after)| *before == UNKNOWN || before == after), "{game:?}");
            }
            filled += 1;
        });
    }
    assert!(filled > 100);
}

/// Point by point, what a scene says of a position in which somebody decides.
#[test]
fn a_scene_shows_what_lies_on_the_table() {
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 54, number as u64, |game| {
            let Waiting::Decide(_) = game.waiting() else { return };
            let scene = Scene::of(game);
            let player = game.player().expect("somebody decides");
            assert_eq!((scene.seats, scene.next, scene.rolling), (game.seats(), player.index(), false));
            let up = |kind: usize| usize::from(scene.lying[kind]);
            let lying: usize = (0..scene.lying.len()).map(up).sum();
            assert_eq!(lying, scene.sizes.iter().map(|&size| usize::from(size)).sum::<usize>());
            assert_eq!(u32::from(scene.unseen_total), game.unseen().total());
            assert_eq!(usize::from(scene.hidden), game.grabbed().iter().filter(|token| token.is_none()).count());
            for seat in Seat::first(game.seats()) {
                assert_eq!(scene.out(seat.index()), game.kobolds_in_room(seat));
                let colours = Token::GEMS.iter().filter(|&&gem| scene.held[seat.index()][gem.index()] > 0).count();
                assert_eq!(scene.colours(seat.index()), colours);
                // A flash in hand counts as toys lie now, and only the rest of the turn shows whether that stays so.
                if seat != player && !game.grabbed().iter().flatten().any(|token| token.flash().is_some()) {
                    assert_eq!(scene.points[seat.index()], game.points()[seat.index()], "{game:?}");
                }
            }
            // KOB-06: outside the light, and fewer kobolds than tokens.
            let places = Section::all().filter(|section| {
                let (s, here) = (section.index(), game.kobolds(player, *section));
                !scene.lit[s] && here < scene.sizes[s] && scene.out(player.index()) < 3 && !scene.retrieving
            });
            let legal = Section::all().filter(|&section| game.check(player, &Action::Place(section)).is_ok());
            assert!(places.eq(legal), "{game:?}");
        });
    }
}

#[test]
fn danger_is_what_the_die_can_light() {
    let mut rolls = 0;
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 55, number as u64, |game| {
            if game.phase() != Phase::Die {
                return;
            }
            rolls += 1;
            let (danger, mut lit, mut sides) = (Scene::of(game).danger, [0; Section::COUNT], 0);
            game.outcomes(|outcome, weight| {
                assert!(matches!(outcome, Outcome::Die(_)));
                let mut after = game.clone();
                after.draw_unchecked(outcome, &mut ());
                let light = after.light().expect("the game is under way");
                sides += weight;
                for section in Section::all().filter(|section| section.is_lit_from(light)) {
                    lit[section.index()] += weight;
                }
            });
            for section in Section::all() {
                assert_eq!(reasons::danger(game, section), (lit[section.index()], sides));
                let share = lit[section.index()] as f32 / sides as f32;
                assert!((danger[section.index()] - share).abs() < 1e-6, "{game:?}");
            }
        });
    }
    assert!(rolls > 100);
}

/// KOB-15 and KOB-R4: what a single flash in hand brings everybody.
#[test]
fn a_flash_brings_what_the_scene_says() {
    let mut scored = 0;
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 56, number as u64, |game| {
            let [Some(token)] = game.grabbed() else { return };
            let (Phase::Die, Some(toy)) = (game.phase(), token.flash()) else { return };
            let scores = Scene::of(game).flash_scores(Toy::index(toy));
            let before = game.points();
            let mut after = game.clone();
            let mut luck = seeded(57, u64::from(game.turns()));
            while after.waiting() == Waiting::Chance {
                draw(&mut after, &mut luck);
            }
            let tiles: i32 = game.point_tiles_left().into();
            if after.waiting() != Waiting::Over && scores.iter().sum::<i32>() <= tiles {
                let gained = after.points().into_iter().zip(before).map(|(after, before)| after - before);
                assert!(gained.eq(scores[..game.seats()].iter().copied()), "{game:?}");
                scored += 1;
            }
        });
    }
    assert!(scored > 30, "{scored}");
}

/// Every action left out of the choices comes to the same as one that is in, or can wait for one.
#[test]
fn choices_are_legal_and_leave_out_only_what_another_makes_needless() {
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 58, number as u64, |game| {
            let Waiting::Decide(_) = game.waiting() else { return };
            let seat = game.player().expect("somebody decides");
            let listed = choices(game, seat);
            assert!(!listed.is_empty() && !listed.is_full());
            assert!(listed.iter().all(|action| game.check(seat, action).is_ok()));
            for action in game.legal_actions(seat) {
                let Action::Take(spot) = action else {
                    assert!(listed.contains(&action));
                    continue;
                };
                let kind = game.face_up(spot);
                let alike = listed.iter().any(|other| match other {
                    Action::Take(other) => other.section == spot.section && game.face_up(*other) == kind,
                    Action::Place(_) => false,
                });
                // A face-up token of a higher section can be grabbed after what the lowest one offers (KOB-08).
                let waits = kind.is_some()
                    && listed.iter().any(|other| matches!(other, Action::Take(other) if other.section < spot.section));
                assert!(alike || waits, "{action} is missing in {game:?}");
            }
        });
    }
}

/// What is looked at once for all sections tells the same of each as the position after it.
#[test]
fn a_kobold_imagined_in_a_section_is_judged_as_one_that_is_there() {
    let (mut placed, mut chosen) = (0, seeded(61, 0));
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 59, number as u64, |game| {
            let Waiting::Decide(_) = game.waiting() else { return };
            // Every position is judged a dozen times and more.
            if chosen.below(8) > 0 {
                return;
            }
            let seat = game.player().expect("somebody decides");
            let nets = [Judge::Narrow(narrow(game.seats())), best(game.seats())];
            let sights = nets.map(|net| Sight::of(game, net));
            for action in game.legal_actions(seat) {
                let Action::Place(section) = action else { continue };
                let mut after = game.clone();
                after.decide_unchecked(&[(seat, action)], &mut ());
                for (net, sight) in nets.into_iter().zip(&sights) {
                    assert_eq!(sight.judge_placing(section.index()), judge(&after, net), "{action} in {game:?}");
                }
                placed += 1;
            }
        });
    }
    assert!(placed > 1_000);
}

/// Whoever looks at a position is told what the wide nets know.
#[test]
fn a_position_is_described_to_everybody_by_inputs_that_exist() {
    let mut described = 0;
    for (number, set_up) in set_ups::<Kobold>().into_iter().enumerate() {
        watch(&set_up, 60, number as u64, |game| {
            if matches!(game.phase(), Phase::Light | Phase::First | Phase::Over) {
                return;
            }
            for seat in 0..game.seats() {
                let inputs = inputs(&Scene::of(game), seat);
                assert!(!inputs.is_full() && inputs.iter().all(|&(index, _)| usize::from(index) < INPUTS));
                // Whole numbers of 64ths, so that the sums of the first layer are exact.
                let exact = |&(_, value): &(u16, f32)| (value * 64.0).fract() == 0.0 && value.abs() < 32.0;
                assert!(inputs.iter().all(exact), "{game:?}");
            }
            described += 1;
        });
    }
    assert!(described > 100);
}
