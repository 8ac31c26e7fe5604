//! Playouts (rollouts): games played on by habit.

use underhill_catalog::clonk::{Action, Clonk, Phase};
use underhill_core::{Choices, Game, Luck, Seat, Waiting, seeded};

use super::fate::{DrawOrder, Fate};
use super::habit::Habit;
use super::weights::Weights;

/// What a player does by habit, the playout policy: the action judged best, with up to `noise` hundredths of a coin of whim.
pub fn by_habit(game: &Clonk, seat: Seat, weights: &Weights, noise: u64, luck: &mut impl Luck) -> Action {
    let mut best: Option<(i32, Action)> = None;
    Habit::new(game, seat, weights).judge(|action, value| {
        let value = value + if noise > 0 { luck.below(noise) as i32 } else { 0 };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    });
    best.expect("a seat that is waited for can do something").1
}

/// How imagined games are played: everyone by habit, with so much whim, and with this luck.
pub(crate) struct PlayoutPolicy<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) noise: u64,
    pub(crate) order: &'a DrawOrder,
}

/// Plays on until so many turns are completed or the game is over; says how many steps that took.
pub(crate) fn play_on(
    game: &mut Clonk,
    policy: &PlayoutPolicy<'_>,
    fate: &mut Fate,
    until: u32,
    luck: &mut impl Luck,
) -> u64 {
    let mut steps = 0;
    while game.turns() < until {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                let outcome = fate.outcome(policy.order, game, luck);
                game.draw_unchecked(outcome, &mut ());
            }
            Waiting::Decide(seats) => {
                let habit = |seat| (seat, by_habit(game, seat, policy.weights, policy.noise, luck));
                let choices: Choices<Action> = seats.iter().map(habit).collect();
                game.decide_unchecked(&choices, &mut ());
            }
        }
        steps += 1;
    }
    steps
}

/// How the turn goes on after an action by habit, until something unknown turns up or the digging ends.
pub(crate) fn chain(game: &Clonk, seat: Seat, action: Action, weights: &Weights) -> Vec<Action> {
    let mut game = game.clone();
    let mut line = vec![action];
    game.decide_unchecked(&[(seat, action)], &mut ());
    while game.phase() == Phase::Dig && game.active() == seat {
        let action = by_habit(&game, seat, weights, 0, &mut seeded(0, 0));
        line.push(action);
        if action == Action::Done {
            break;
        }
        game.decide_unchecked(&[(seat, action)], &mut ());
    }
    line
}
