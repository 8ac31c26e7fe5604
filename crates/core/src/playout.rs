use crate::game::gather;
use crate::{Events, Game, Luck, Step, StepOf, Waiting};

/// One step as somebody without any plan, and an honest die, would take it. None when the game is over.
#[inline]
pub fn random_step<G: Game>(game: &G, luck: &mut impl Luck) -> Option<StepOf<G>> {
    match game.waiting() {
        Waiting::Over => None,
        Waiting::Decide(seats) => Some(Step::Decide(gather(seats, |seat| game.random_action(seat, luck)))),
        Waiting::Chance => {
            let ticket = luck.below(u64::from(game.tickets())) as u32;
            Some(Step::Chance(game.outcome_at(ticket).expect("the ticket is below their number")))
        }
    }
}

/// Plays on at random to the end and says how many steps that took. The same as applying [`random_step`] after
/// [`random_step`], and faster, because no step is put together only to be taken apart.
pub fn play_out<G: Game>(game: &mut G, luck: &mut impl Luck, events: &mut impl Events<G::Event>) -> u64 {
    for steps in 0.. {
        match game.waiting() {
            Waiting::Over => return steps,
            Waiting::Decide(seats) if seats.len() == 1 => {
                let seat = seats.lowest().expect("there is one");
                let action = game.random_action(seat, luck);
                game.decide_unchecked(&[(seat, action)], events);
            }
            Waiting::Decide(seats) => {
                let choices = gather(seats, |seat| game.random_action(seat, luck));
                game.decide_unchecked(&choices, events);
            }
            Waiting::Chance => {
                let ticket = luck.below(u64::from(game.tickets())) as u32;
                let outcome = game.outcome_at(ticket).expect("the ticket is below their number");
                game.draw_unchecked(outcome, events);
            }
        }
    }
    unreachable!("every game ends")
}
