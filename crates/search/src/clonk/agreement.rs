//! What habit, imagined luck and reasons take for the rules, against the rules: whole random games, step by step.

use std::collections::BTreeSet;

use underhill_catalog::clonk::{Action, Card, Clonk, Phase, Shaft, Side, Source};
use underhill_core::{Choices, Game, Luck, Memory, Seat, Viewer, Waiting, random_step, seeded};
use underhill_laws::{SetUp, set_ups};

use super::belief::{Beliefs, tile};
use super::chain::{DEEP, Reach};
use super::fate::{DrawOrder, Fate};
use super::habit::Habit;
use super::notes::Notes;
use super::reasons::{Motive, reasons};
use super::weights::Weights;

/// A random game; every position on the way is shown.
fn watch(set_up: &SetUp<Clonk>, seed: u64, number: u64, mut visit: impl FnMut(&Clonk)) {
    let mut luck = seeded(seed, number);
    let mut game = Clonk::new(set_up.seats, &set_up.options).expect("an accepted set-up");
    loop {
        visit(&game);
        let Some(step) = random_step(&game, &mut luck) else { break };
        game.apply_unchecked(&step, &mut ());
    }
}

#[test]
fn habit_judges_legal_actions_once_and_leaves_out_only_blasts_that_help_nobody() {
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 61, number as u64, |game| {
            let Waiting::Decide(seats) = game.waiting() else { return };
            for seat in seats.iter() {
                let legal: BTreeSet<String> = game.legal_actions(seat).iter().map(Action::to_string).collect();
                let mut judged = BTreeSet::new();
                Habit::new(game, seat, &Weights::TUNED).judge(|action, _| {
                    assert!(judged.insert(action.to_string()), "{action} is judged twice");
                });
                assert!(judged.is_subset(&legal), "{:?} are not legal", judged.difference(&legal));
                // CLK-19: in the last round nobody plays after the seat before the first.
                let last = game.awake() && seat.index() + 1 == game.seats();
                let missing: Vec<&String> = legal.difference(&judged).collect();
                assert!(missing.iter().all(|action| last && action.starts_with("blast")), "{missing:?} are missing");
            }
        });
    }
}

/// What a card is worth in the comparison below: any numbers will do, if they differ.
fn worth(card: Card, depth: usize) -> i32 {
    let number = card.colour as i32 * 131 + card.treasure as i32 * 31 + i32::from(card.coins()) * 7;
    (number + 17 * depth as i32) % 97 - 20
}

/// What it is worth to stop with so many cards in the gallery and so many in hand.
const fn stop(placed: usize, hand: usize) -> i32 {
    [10, 3, 8, 1, 5][placed] + 4 * (hand % 3) as i32
}

/// What each open card that matches the last one is worth at the end.
const LINK: i32 = 6;

fn reach(game: &Clonk, seat: Seat) -> Reach {
    let stops = std::array::from_fn(|placed| std::array::from_fn(|hand| stop(placed, hand)));
    let mut reach = Reach::new(stops, LINK);
    for shaft in Shaft::ALL {
        for (depth, card) in game.shaft_from_top(shaft).take(DEEP).map_while(|card| card).enumerate() {
            reach.add_shaft(shaft, depth, card, worth(card, depth));
        }
    }
    for (number, card) in game.hand(seat).enumerate() {
        reach.add_hand(number, card, worth(card, 0));
    }
    reach.link_up();
    reach
}

/// The best that can come of digging on, found by playing every chain by the rules. A shaft of which a card turns up
/// that was not known, or that was dug to the depth that is looked at, is left alone from then on.
fn best_chain(game: &Clonk, seat: Seat, dug: [usize; Shaft::COUNT], closed: u8) -> i32 {
    let open = |shaft: Shaft| closed >> shaft.index() & 1 == 0;
    let last = game.last_card(seat).expect("the seat has begun");
    let links = Shaft::ALL
        .into_iter()
        .filter(|&shaft| open(shaft) && game.top(shaft).is_some_and(|top| top.matches(last)))
        .count() as i32;
    let mut best = stop(game.gallery_size(seat).into(), game.hand_size(seat) as usize) + LINK * links;
    for action in game.legal_actions(seat) {
        let Action::Dig(source) = action else { continue };
        if !matches!(source, Source::Shaft(shaft) if !open(shaft)) {
            best = best.max(value_of(game, seat, source, dug, closed));
        }
    }
    best
}

fn value_of(game: &Clonk, seat: Seat, source: Source, mut dug: [usize; Shaft::COUNT], mut closed: u8) -> i32 {
    let mut after = game.clone();
    after.decide_unchecked(&[(seat, Action::Dig(source))], &mut ());
    let gain = match source {
        Source::Hand(card) => worth(card, 0),
        Source::Shaft(shaft) => {
            let depth = dug[shaft.index()];
            dug[shaft.index()] += 1;
            if after.phase() != Phase::Dig || dug[shaft.index()] == DEEP || after.top(shaft).is_none() {
                closed |= 1 << shaft.index();
            }
            worth(game.top(shaft).expect("it was dug"), depth)
        }
    };
    while after.waiting() == Waiting::Chance {
        after.draw_unchecked(after.outcome_at(0).expect("there is a ticket"), &mut ());
    }
    gain + best_chain(&after, seat, dug, closed)
}

#[test]
fn chains_are_as_good_as_the_rules_allow() {
    let mut chains = 0;
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 62, number as u64, |game| {
            let (Phase::Dig, Waiting::Decide(_), true) = (game.phase(), game.waiting(), game.turns() % 3 == 0) else {
                return;
            };
            let seat = game.active();
            let last = game.last_card(seat).expect("the seat has begun");
            let mut listed = BTreeSet::new();
            let stop_now = reach(game, seat).options(last, game.gallery_size(seat), |source, _, value| {
                assert_eq!(value, value_of(game, seat, source, [0; Shaft::COUNT], 0), "{source} {game:?}");
                listed.insert(Action::Dig(source).to_string());
                chains += 1;
            });
            let all = game.legal_actions(seat).into_iter().filter(|action| matches!(action, Action::Dig(_)));
            assert_eq!(listed, all.map(|action| action.to_string()).collect());
            let links = Shaft::ALL.into_iter().filter(|&shaft| game.top(shaft).is_some_and(|top| top.matches(last)));
            let here = stop(game.gallery_size(seat).into(), game.hand_size(seat) as usize);
            assert_eq!(stop_now, here + LINK * links.count() as i32);
        });
    }
    assert!(chains > 1_000, "{chains}");
}

#[test]
fn imagined_luck_brings_only_what_the_rules_can_bring() {
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        let mut luck = seeded(63, number as u64);
        let mut game = Clonk::new(set_up.seats, &set_up.options).expect("an accepted set-up");
        let mut drawn: Option<(DrawOrder, Fate)> = None;
        let begin = luck.below(12) as u32;
        while game.waiting() != Waiting::Over {
            let imagining = game.turns() >= begin && game.phase() == Phase::Dig;
            if drawn.is_none() && imagining {
                drawn = Some((DrawOrder::new(&game, &mut luck), Fate::default()));
            }
            match (game.waiting(), &mut drawn) {
                (Waiting::Chance, Some((order, fate))) => {
                    let outcome = fate.outcome(order, &game, &mut luck);
                    let mut possible = false;
                    game.outcomes(|other, weight| possible |= other == outcome && weight > 0);
                    assert!(possible, "{outcome} cannot come: {game:?}");
                    game.draw_unchecked(outcome, &mut ());
                }
                (Waiting::Decide(seats), _) => {
                    let choices: Choices<Action> =
                        seats.iter().map(|seat| (seat, game.random_action(seat, &mut luck))).collect();
                    game.decide_unchecked(&choices, &mut ());
                }
                _ => {
                    let step = random_step(&game, &mut luck).expect("the game goes on");
                    game.apply_unchecked(&step, &mut ());
                }
            }
        }
    }
}

/// CLK-16: what is told of the empty spaces comes true.
#[test]
fn what_empty_spaces_are_said_to_bring_they_bring() {
    let mut told = 0;
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 64, number as u64, |game| {
            let (Phase::Dig, Waiting::Decide(_)) = (game.phase(), game.waiting()) else { return };
            let seat = game.active();
            if game.check(seat, &Action::Done).is_err() {
                return;
            }
            let said = reasons(game, seat, Memory::Perfect, Action::Done).into_iter().find_map(|motive| match motive {
                Motive::EmptySpaces { cards, kablooey } => Some((cards, kablooey)),
                _ => None,
            });
            let (cards, kablooey) = said.unwrap_or((0, false));
            let mut after = game.clone();
            after.decide_unchecked(&[(seat, Action::Done)], &mut ());
            let mut luck = seeded(65, u64::from(game.turns()));
            while let (Waiting::Chance, Phase::Draw { .. }) = (after.waiting(), after.phase()) {
                let ticket = luck.below(u64::from(after.tickets())) as u32;
                after.draw_unchecked(after.outcome_at(ticket).expect("below their number"), &mut ());
            }
            assert_eq!(after.kablooeys(seat), game.kablooeys(seat) + u8::from(kablooey), "{game:?}");
            // Another card is drawn in any case (CLK-17), as long as there is one.
            if game.draw_pile() > 3 && after.phase() == Phase::Backfill {
                assert_eq!(after.hand_size(seat), game.hand_size(seat) + u32::from(cards) + 1, "{game:?}");
                told += 1;
            }
        });
    }
    assert!(told > 1_000, "{told}");
}

#[test]
fn whatever_a_bot_does_there_is_a_reason_for_it() {
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 66, number as u64, |game| {
            let Waiting::Decide(seats) = game.waiting() else { return };
            for seat in seats.iter() {
                let legal = game.legal_actions(seat);
                let can_dig = legal.iter().any(|action| matches!(action, Action::Dig(_)));
                for &action in &legal {
                    let reasons = reasons(game, seat, Memory::Perfect, action);
                    assert!(!reasons.is_empty(), "{action}: {game:?}");
                    assert!(!can_dig || !reasons.contains(&Motive::NothingFits), "{action}: {game:?}");
                }
            }
        });
    }
}

/// CLK-15: carts are remembered or not.
#[test]
fn whoever_forgets_carts_says_nothing_about_the_most_eyes() {
    let mut told = 0;
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 67, number as u64, |game| {
            let (Phase::Dig, Waiting::Decide(_)) = (game.phase(), game.waiting()) else { return };
            let says = |memory| reasons(game, game.active(), memory, Action::Done).contains(&Motive::MostEyes);
            assert!(!says(Memory::Table), "{game:?}");
            told += u32::from(says(Memory::Perfect));
        });
    }
    assert!(told > 50, "{told}");
}

#[test]
fn what_is_supposed_of_the_others_looks_the_same_to_whoever_supposes_it() {
    let (mut tasks, mut hands) = (0, 0);
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        let mut luck = seeded(69, number as u64);
        watch(&set_up, 68, number as u64, |game| {
            let (Phase::Dig | Phase::Backfill, Waiting::Decide(_)) = (game.phase(), game.waiting()) else { return };
            let seat = game.active();
            let mut supposed = game.clone();
            Beliefs::new(game, seat, &Notes::default()).suppose(&mut supposed, &mut luck);
            supposed.audit().unwrap_or_else(|error| panic!("{error}: {supposed:?}"));
            let view = |game: &Clonk| game.view(Viewer::Seat(seat), Memory::Perfect);
            assert_eq!(view(&supposed), view(game));
            let others = || Seat::first(game.seats()).filter(|&other| other != seat);
            tasks += others()
                .filter(|&other| Side::ALL.iter().any(|&side| supposed.task(other, side) != game.task(other, side)))
                .count();
            hands += others().filter(|&other| !supposed.hand(other).eq(game.hand(other))).count();
        });
    }
    assert!(tasks > 1_000 && hands > 1_000, "{tasks} {hands}");
}

#[test]
fn cards_that_nobody_has_seen_are_counted_by_task() {
    for (number, set_up) in set_ups::<Clonk>().into_iter().enumerate() {
        watch(&set_up, 70, number as u64, |game| {
            for tile in Side::ALL.into_iter().flat_map(|side| (0..6).map(move |place| tile(side, place))) {
                let counted = game.unseen().filter(|&card| tile.wants(card)).count();
                assert_eq!(game.unseen_for(tile) as usize, counted, "{tile}: {game:?}");
            }
        });
    }
}
