//! `check` is called for whatever a stranger sends: it must cost next to nothing, so it allocates nothing.

use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Luck, Seat, Waiting, random_step, seeded};
use underhill_laws::set_ups;

struct CheckMuch;

impl Visit for CheckMuch {
    /// How many actions were allowed and refused.
    type Output = (u64, u64);

    fn visit<G: Game>(self) -> (u64, u64) {
        let (mut allowed, mut refused) = (0, 0);
        let set_ups = set_ups::<G>();
        for number in 0..40 {
            let set_up = &set_ups[number * 11 % set_ups.len()];
            let mut game = G::new(set_up.seats, &set_up.options).expect("it was accepted before");
            let mut luck = seeded(5, number as u64);
            let mut tried: Vec<G::Action> = Vec::new();
            while let Some(step) = random_step(&game, &mut luck) {
                if let Waiting::Decide(seats) = game.waiting() {
                    tried.extend(seats.iter().map(|seat| game.random_action(seat, &mut luck)));
                    if tried.len() > 24 {
                        tried.swap_remove(luck.below(24) as usize);
                    }
                    for seat in Seat::first(game.seats()) {
                        for action in &tried {
                            let mut verdict = Ok(());
                            let counted = allocation_counter::measure(|| verdict = game.check(seat, action));
                            assert_eq!(counted.count_total, 0, "{}: checking {action} allocates", G::NAME);
                            allowed += u64::from(verdict.is_ok());
                            refused += u64::from(verdict.is_err());
                        }
                    }
                }
                game.apply_unchecked(&step, &mut ());
            }
        }
        (allowed, refused)
    }
}

#[test]
fn check_allocates_nothing() {
    for game in GameId::ALL {
        let (allowed, refused) = game.visit(CheckMuch);
        assert!(allowed > 500 && refused > 500, "{game}: only {allowed} allowed and {refused} refused were tried");
    }
}
