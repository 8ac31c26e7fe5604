//! Games of Clonk! played by habit, or by players who think a little.

use underhill_catalog::clonk::{Action, Clonk, Options};
use underhill_core::{Choices, Game, Seat, Standings, Waiting, random_step, seeded};
use underhill_search::lab::clonk::{Weights, by_habit};

use crate::output::on_all_cores;

/// Plays one game and shows it whenever a turn has ended.
pub(crate) fn play_by(
    seed: u64,
    index: u64,
    seats: usize,
    mut choose: impl FnMut(&Clonk, Seat) -> Action,
    mut watch: impl FnMut(&Clonk),
) -> Standings {
    let mut luck = seeded(seed, index);
    let mut game = Clonk::new(seats, &Options::default()).expect("the built-in box is enough");
    let mut turns = 0;
    loop {
        if let Some(standings) = game.standings() {
            return standings;
        }
        if game.turns() != turns {
            turns = game.turns();
            watch(&game);
        }
        let Waiting::Decide(asked) = game.waiting() else {
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
            continue;
        };
        let choices: Choices<_> = asked.iter().map(|seat| (seat, choose(&game, seat))).collect();
        game.decide_unchecked(&choices, &mut ());
    }
}

/// Plays one game, everyone by habit with some whim, and shows it whenever a turn has ended.
pub(crate) fn play(seed: u64, index: u64, players: &[&Weights], whim: u64, watch: impl FnMut(&Clonk)) -> Standings {
    // What is drawn does not depend on how much whim the players have.
    let mut mood = seeded(seed ^ 0xABCD, index);
    let choose = |game: &Clonk, seat: Seat| by_habit(game, seat, players[seat.index()], whim, &mut mood);
    play_by(seed, index, players.len(), choose, watch)
}

/// The share of wins of one player among others who all play alike, in every seat.
pub(crate) fn duel(seed: u64, games: u64, one: &Weights, others: &Weights, seats: usize) -> f64 {
    let scores = on_all_cores(games as usize, |index| {
        let won = |at: usize| {
            let players: Vec<&Weights> = (0..seats).map(|seat| if seat == at { one } else { others }).collect();
            let standings = play(seed, index, &players, 2, |_| {});
            let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
            if standings.places[at] == 1 { 1.0 / winners } else { 0.0 }
        };
        (0..seats).map(won).sum::<f64>()
    });
    scores.iter().sum::<f64>() / (games * seats as u64) as f64
}
