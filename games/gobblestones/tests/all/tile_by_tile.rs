//! A turn laid tile by tile, as programs do that cannot choose among all placements at once.

use std::collections::BTreeSet;

use gobblestones::{Action, Colour, Gobblestones, Placement};
use underhill_core::{Game, Seat, Waiting, random_step, seeded};
use underhill_laws::set_ups;

/// Every placement that can be laid tile by tile, in notation.
fn laid(game: &Gobblestones, seat: Seat, so_far: Placement, found: &mut Vec<String>) {
    let mut next = BTreeSet::new();
    let may_stop = game.next_tiles(seat, &so_far, |square, colours| {
        next.extend(Colour::ALL.into_iter().filter(|&colour| colours >> colour as u8 & 1 != 0).map(|c| (square, c)));
    });
    if may_stop {
        found.push(Action::Place(so_far).to_string());
    }
    assert!(may_stop || !next.is_empty(), "{so_far} leads nowhere");
    for (square, colour) in next {
        laid(game, seat, so_far.with(square, colour).expect("tiles come in reading order"), found);
    }
}

#[test]
fn tile_by_tile_every_legal_placement_is_laid_in_one_way_and_no_other() {
    for set_up in set_ups::<Gobblestones>() {
        let mut game = Gobblestones::new(set_up.seats, &set_up.options).unwrap();
        let (mut luck, mut turns) = (seeded(5, 0), 0);
        while let Some(step) = random_step(&game, &mut luck) {
            if let Waiting::Decide(seats) = game.waiting() {
                let seat = seats.lowest().unwrap();
                turns += 1;
                let lays = game.check(seat, &Action::Place(Placement::NONE)).is_ok();
                if lays && turns % 7 == 1 && game.legal_count(seat) < 3_000 {
                    let mut found = Vec::new();
                    laid(&game, seat, Placement::NONE, &mut found);
                    let mut listed: Vec<String> = game.legal_actions(seat).iter().map(Action::to_string).collect();
                    found.sort();
                    listed.sort();
                    assert_eq!(found, listed, "{set_up}");
                }
            }
            game.apply_unchecked(&step, &mut ());
        }
    }
}

#[test]
fn tile_by_tile_nobody_lays_out_of_turn() {
    let mut game = Gobblestones::new(2, &gobblestones::Options::default()).unwrap();
    let mut luck = seeded(1, 0);
    let nothing = |seat| game.next_tiles(Seat::new(seat), &Placement::NONE, |_, _| panic!("nothing may come next"));
    assert!(!nothing(0), "the board is not laid yet");
    while game.waiting() == Waiting::Chance {
        let step = random_step(&game, &mut luck).unwrap();
        game.apply_unchecked(&step, &mut ());
    }
    let nothing = |seat| game.next_tiles(Seat::new(seat), &Placement::NONE, |_, _| panic!("nothing may come next"));
    assert!(!nothing(1), "it is the turn of seat 0");
}
