//! What can be said of the bots of Gobblestones without playing arenas.

use underhill_catalog::gobblestones::{Action, Colour, Gobblestones, Options, Square, View};
use underhill_core::{Game, Seat, Viewer, Waiting, random_step, seeded};
use underhill_laws::set_ups;
use underhill_search::{Aids, Answer, Brain, Level, Nodes, Question};

type Mind = <Gobblestones as Brain>::Mind;

fn ask(mind: &mut Mind, view: &View, seat: Seat, level: Level, nodes: u64, seed: u64) -> Answer<Action> {
    Gobblestones::think(mind, &Question { seat, view, level, meter: &Nodes(nodes), seed, aids: Aids::default() })
}

fn ask_afresh(game: &Gobblestones, seat: Seat, level: Level, nodes: u64) -> Answer<Action> {
    ask(&mut Mind::default(), &game.view(Viewer::Seat(seat), level.memory()), seat, level, nodes, 1)
}

fn bluffing() -> Options {
    Options { bluff: true, ..Options::default() }
}

/// Visits the positions of random games until `visit` has had enough.
fn positions(options: &Options, games: u64, mut visit: impl FnMut(&Gobblestones) -> bool) {
    for number in 0..games {
        let mut luck = seeded(7, number);
        let mut game = Gobblestones::new(2, options).unwrap();
        while let Some(step) = random_step(&game, &mut luck) {
            game.apply_unchecked(&step, &mut ());
            if matches!(game.waiting(), Waiting::Decide(_)) && visit(&game) {
                return;
            }
        }
    }
    panic!("no such position came up");
}

fn sound(game: &Gobblestones, seat: Seat, answer: &Answer<Action>) {
    game.check(seat, &answer.action).unwrap_or_else(|illegal| panic!("{}: {illegal}", answer.action));
    assert!(!answer.reasons.is_empty() && answer.reasons.len() <= 3, "{:?}", answer.reasons);
    for reason in &answer.reasons {
        assert!(reason.rule.is_none_or(|rule| Gobblestones::rule_book().get(rule.as_str()).is_some()), "{reason:?}");
    }
    let estimates = answer.candidates.iter().map(|candidate| &candidate.estimate).chain([&answer.estimate]);
    for estimate in estimates {
        assert_eq!(estimate.win.len(), game.seats());
        let sum: f64 = estimate.win.iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{estimate:?}");
    }
    assert!(answer.candidates.len() <= 5);
    if let Some(first) = answer.candidates.first() {
        assert_eq!(first.action, answer.action);
    }
    for candidate in &answer.candidates {
        game.check(seat, &candidate.action).unwrap();
    }
}

#[test]
fn every_level_keeps_to_the_rules_with_any_options() {
    for (number, set_up) in set_ups::<Gobblestones>().into_iter().enumerate() {
        let mut luck = seeded(5, number as u64);
        let mut game = Gobblestones::new(set_up.seats, &set_up.options).unwrap();
        let mut minds: Vec<Mind> = (0..set_up.seats).map(|_| Mind::default()).collect();
        let mut decisions = 0;
        loop {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Decide(seats) => {
                    let choices: Vec<(Seat, Action)> = seats
                        .iter()
                        .map(|seat| {
                            decisions += 1;
                            let level = Level::ALL[(decisions + number) % Level::ALL.len()];
                            let view = game.view(Viewer::Seat(seat), level.memory());
                            let answer = ask(&mut minds[seat.index()], &view, seat, level, 40, decisions as u64);
                            sound(&game, seat, &answer);
                            (seat, answer.action)
                        })
                        .collect();
                    game.decide_unchecked(&choices, &mut ());
                }
                Waiting::Chance => {
                    let step = random_step(&game, &mut luck).unwrap();
                    game.apply_unchecked(&step, &mut ());
                }
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for options in [Options::default(), bluffing()] {
        let mut seen = 0;
        positions(&options, 2, |game| {
            let Waiting::Decide(seats) = game.waiting() else { return false };
            let seat = seats.lowest().unwrap();
            for level in Level::ALL {
                assert_eq!(ask_afresh(game, seat, level, 300), ask_afresh(game, seat, level, 300));
            }
            seen += 1;
            seen == 12
        });
    }
}

#[test]
fn greedy_takes_the_most_points() {
    let mut seen = 0;
    positions(&Options::default(), 3, |game| {
        let seat = game.view(Viewer::Spectator, underhill_core::Memory::Table).turn;
        let worth = |action: &Action| {
            let mut after = game.clone();
            after.decide_unchecked(&[(seat, *action)], &mut ());
            let bonus = if after.waiting() == Waiting::Over { after.rack(seat).total() as i32 } else { 0 };
            after.points()[seat.index()] - bonus
        };
        let most = game.legal_actions(seat).iter().map(worth).max().unwrap();
        assert_eq!(worth(&ask_afresh(game, seat, Level::Greedy, 1).action), most);
        seen += 1;
        seen == 40
    });
}

#[test]
fn gbs_13_whoever_can_end_the_game_as_winner_does_or_sees_the_win_coming() {
    let mut seen = 0;
    positions(&Options::default(), 400, |game| {
        let seat = game.view(Viewer::Spectator, underhill_core::Memory::Table).turn;
        let wins = game.legal_actions(seat).into_iter().any(|action| {
            let mut after = game.clone();
            after.decide_unchecked(&[(seat, action)], &mut ());
            after.standings().is_some_and(|standings| {
                standings.places[seat.index()] == 1 && standings.places.iter().filter(|&&place| place == 1).count() == 1
            })
        });
        if wins {
            let answer = ask_afresh(game, seat, Level::Hard, 3_000);
            assert!(answer.estimate.win[seat.index()] > 0.9, "{answer:?}");
            seen += 1;
        }
        seen == 5
    });
}

#[test]
fn gbs_25_what_cannot_be_true_is_challenged() {
    let mut luck = seeded(9, 0);
    let mut game = Gobblestones::new(2, &bluffing()).unwrap();
    while game.waiting() == Waiting::Chance {
        let step = random_step(&game, &mut luck).unwrap();
        game.apply_unchecked(&step, &mut ());
    }
    // Seat 0 has all the red tiles, and seat 1 lays something on red spaces.
    let mut state = serde_json::to_value(&game).unwrap();
    let others = |count: usize| -> String { "YGBT".chars().map(|letter| letter.to_string().repeat(count)).collect() };
    state["racks"] = serde_json::json!(["R".repeat(20), "YYGBT"]);
    state["bag"] = serde_json::json!(others(18) + "GBT");
    state["turn"] = serde_json::json!(1);
    state["turns"] = serde_json::json!(1);
    let game: Gobblestones = serde_json::from_value(state).unwrap();
    let (placer, asked) = (Seat::new(1), Seat::new(0));
    let view = game.view(Viewer::Seat(placer), Level::Hard.memory());
    let on_red = |action: &Action| match action {
        Action::Place(placement) => {
            let colour = |square: Square| view.spaces.get(square).and_then(|space| space.colour);
            placement.tiles().iter().filter(|tile| colour(tile.0) == Some(Colour::Red)).count()
        }
        _ => 0,
    };
    let claim = game.legal_actions(placer).into_iter().max_by_key(on_red).unwrap();
    assert!(on_red(&claim) > 0);
    let mut game = game;
    game.decide_unchecked(&[(placer, claim)], &mut ());
    for level in Level::ALL.into_iter().filter(|&level| level > Level::Random) {
        let answer = ask_afresh(&game, asked, level, 2_000);
        assert_eq!(answer.action, Action::Challenge, "{level}: {answer:?}");
    }
}

#[test]
fn hard_learns_whether_it_is_challenged() {
    // The same player, once after being challenged at every placement and once after being trusted at every one.
    let bluffs = |challenged: bool| {
        let (mut bluffs, mut placements) = (0, 0);
        for number in 0..3 {
            let mut luck = seeded(11, number);
            let mut game = Gobblestones::new(2, &bluffing()).unwrap();
            let mut mind = Mind::default();
            while game.waiting() != Waiting::Over {
                let turn = game.view(Viewer::Spectator, underhill_core::Memory::Table).turn;
                let Waiting::Decide(seats) = game.waiting() else {
                    let step = random_step(&game, &mut luck).unwrap();
                    game.apply_unchecked(&step, &mut ());
                    continue;
                };
                let seat = seats.lowest().unwrap();
                let view = game.view(Viewer::Seat(seat), Level::Hard.memory());
                let action = match (seat.index(), seat == turn) {
                    (0, _) => ask(&mut mind, &view, seat, Level::Hard, 400, u64::from(game.turns())).action,
                    (_, true) => ask_afresh(&game, seat, Level::Greedy, 1).action,
                    (_, false) if challenged => Action::Challenge,
                    (_, false) => Action::Trust,
                };
                // With an empty bag a bluff that is called costs no more than a turn without tiles.
                if let (0, Action::Place(placement)) = (seat.index(), &action)
                    && game.turns() > 10
                    && view.bag >= 5
                {
                    let suits = |(square, tile): &(Square, Colour)| {
                        view.spaces.get(*square).is_some_and(|space| space.colour.is_none_or(|colour| colour == *tile))
                    };
                    placements += u32::from(!placement.is_empty());
                    bluffs += u32::from(!placement.tiles().iter().all(suits));
                }
                game.decide_unchecked(&[(seat, action)], &mut ());
            }
        }
        f64::from(bluffs) / f64::from(placements)
    };
    let (doubted, trusted) = (bluffs(true), bluffs(false));
    assert!(trusted > 0.15 && doubted < 0.1, "bluffs {trusted:.2} of the time if trusted, {doubted:.2} if challenged");
}

#[test]
fn medium_beats_random_play_to_the_end() {
    let mut luck = seeded(3, 0);
    let mut game = Gobblestones::new(2, &Options::default()).unwrap();
    loop {
        while game.waiting() == Waiting::Chance {
            let step = random_step(&game, &mut luck).unwrap();
            game.apply_unchecked(&step, &mut ());
        }
        let Waiting::Decide(seats) = game.waiting() else { break };
        let seat = seats.lowest().unwrap();
        let action = match seat.index() {
            0 => ask_afresh(&game, seat, Level::Medium, 200).action,
            _ => game.random_action(seat, &mut luck),
        };
        game.decide_unchecked(&[(seat, action)], &mut ());
    }
    let points = game.standings().unwrap().points;
    assert!(points[0] > points[1] + 20, "{points:?}");
}
