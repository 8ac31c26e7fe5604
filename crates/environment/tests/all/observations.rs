//! What observations show, and that they show nothing else.

use underhill_catalog::GameId;
use underhill_catalog::gobblestones::{Gobblestones, Options};
use underhill_core::{Game, Luck, Memory, Seat, Viewer, random_step, seeded};
use underhill_environment::{Ids, Learnable, LearnableVisit, Play, visit};
use underhill_laws::set_ups;

fn observed<G: Learnable>(game: &G, seat: Seat, memory: Memory) -> Vec<i8> {
    let play = Play::new(game.clone());
    let mut out = vec![99; play.observation_len()];
    play.observe(seat, memory, &mut out);
    out
}

/// Replaces everything that is hidden from a seat by something else that could be, and compares what it observes.
struct Hidden;

impl LearnableVisit for Hidden {
    type Output = u64;

    fn visit<G: Learnable>(self) -> u64 {
        let mut differ = 0;
        for (number, set_up) in set_ups::<G>().into_iter().enumerate() {
            let mut game = G::new(set_up.seats, &set_up.options).unwrap();
            let (mut luck, mut picks) = (seeded(5, number as u64), seeded(6, number as u64));
            while let Some(step) = random_step(&game, &mut luck) {
                if picks.below(12) == 0 {
                    for seat in Seat::first(set_up.seats) {
                        for memory in [Memory::Table, Memory::Perfect] {
                            let view = game.view(Viewer::Seat(seat), memory);
                            let imagined = G::determinize(&view, &mut picks).unwrap();
                            differ += u64::from(imagined != game);
                            assert_eq!(
                                observed(&imagined, seat, memory),
                                observed(&game, seat, memory),
                                "{} with {set_up}: seat {seat} observes what is hidden",
                                G::NAME
                            );
                        }
                    }
                }
                game.apply_unchecked(&step, &mut ());
            }
        }
        differ
    }
}

#[test]
fn what_is_hidden_changes_no_observation() {
    for &game in GameId::ALL {
        let differ = visit(game, Hidden);
        // In these something is hidden. Everything in Kobold lies open, down to what nobody has seen.
        if matches!(game, GameId::Gobblet | GameId::Gobblestones | GameId::Clonk) {
            assert!(differ > 0, "{game}: nothing hidden was ever replaced");
        }
    }
}

/// Collects what can be observed of different games.
struct Different;

impl LearnableVisit for Different {
    type Output = ();

    fn visit<G: Learnable>(self) {
        for set_up in set_ups::<G>().into_iter().step_by(7) {
            let mut game = G::new(set_up.seats, &set_up.options).unwrap();
            let mut luck = seeded(7, 0);
            let (mut before, mut changes, mut steps) = (Vec::new(), 0, 0);
            while let Some(step) = random_step(&game, &mut luck) {
                game.apply_unchecked(&step, &mut ());
                let now = observed(&game, Seat::new(0), Memory::Perfect);
                (changes, steps) = (changes + u64::from(now != before), steps + 1);
                before = now;
            }
            assert!(2 * changes > steps, "{}: of {steps} steps only {changes} can be observed", G::NAME);
        }
    }
}

#[test]
fn what_happens_changes_observations() {
    GameId::ALL.iter().for_each(|&game| visit(game, Different));
}

#[test]
fn a_draft_is_seen_by_nobody_else() {
    let mut luck = seeded(8, 0);
    let mut play = Play::new(Gobblestones::new(2, &Options::default()).unwrap());
    play.draw_all(&mut luck, &mut ());
    let (me, other) = (Seat::new(0), Seat::new(1));
    assert_eq!(play.seat(), Some(me));
    let observe = |play: &Play<Gobblestones>, seat| {
        let mut out = vec![0; play.observation_len()];
        play.observe(seat, Memory::Perfect, &mut out);
        out
    };
    let (mine, theirs) = (observe(&play, me), observe(&play, other));
    let mut legal = <Gobblestones as Learnable>::Ids::NONE;
    play.legal_ids(me, &mut legal);
    let tile = legal.listed().next().expect("there is a first tile");
    play.act_unchecked(me, tile, &mut ());
    assert_eq!(play.seat(), Some(me), "the turn is not over");
    assert_ne!(observe(&play, me), mine);
    assert_eq!(observe(&play, other), theirs);
}
