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

/// Plays on at random to the end and says how many steps that took.
pub fn play_out<G: Game>(game: &mut G, luck: &mut impl Luck, events: &mut impl Events<G::Event>) -> u64 {
    let mut steps = 0;
    while let Some(step) = random_step(game, luck) {
        game.apply_unchecked(&step, events);
        steps += 1;
    }
    steps
}
