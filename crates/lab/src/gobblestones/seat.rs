//! A simple player as a program that speaks the engine protocol, so that it can have a seat in the arena.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Deserialize;
use underhill_catalog::gobblestones::{Action, View};
use underhill_core::Seat;

use super::players::{Player, parse};

/// Plays a seat as one of the simple strategies of `meet` does, by the engine protocol of docs/engine.md.
///
/// `underhill arena gobblestones --seats 'hard,exec:underhill-lab gobblestones seat price:4'`
#[derive(Args)]
pub(crate) struct Play {
    /// The strategy.
    strategy: String,
}

#[derive(Deserialize)]
struct Observation {
    seat: Seat,
    view: View,
}

impl Play {
    pub(crate) fn run(self) {
        let player = parse(&self.strategy);
        talk(player, std::io::stdin().lock(), std::io::stdout().lock()).expect("whoever listens is there");
    }
}

/// Answers what is asked until there is nothing more.
fn talk(player: Player, input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut observed: Option<Observation> = None;
    for line in input.lines() {
        let line = line?;
        match line.split_once(' ').unwrap_or((line.trim(), "")) {
            ("uhi", _) => writeln!(output, "id name simple player\nuhiok")?,
            ("isready", _) => writeln!(output, "readyok")?,
            ("newgame", _) => observed = None,
            ("observation", text) => observed = serde_json::from_str(text).ok(),
            ("go", _) => match &observed {
                Some(Observation { seat, view }) => writeln!(output, "bestmove {}", decide(player, view, *seat))?,
                None => writeln!(output, "info error there is no observation yet")?,
            },
            ("quit", _) => break,
            _ => {}
        }
        output.flush()?;
    }
    Ok(())
}

/// What the player does.
///
/// # Panics
/// If it is none of the simple ones: the bots have an engine of their own.
fn decide(player: Player, view: &View, seat: Seat) -> Action {
    match player {
        Player::Simple(simple) => simple.decide(view, seat, u64::from(view.turns)),
        Player::Habits => super::players::by_habit(view),
        Player::Bot(level) => panic!("{level} is a seat of the arena by itself"),
    }
}

#[cfg(test)]
mod tests {
    use underhill_catalog::gobblestones::{Gobblestones, Options};
    use underhill_core::{Game, Memory, Viewer, Waiting, random_step, seeded};

    use super::*;

    #[test]
    fn a_strategy_answers_by_the_protocol() {
        let mut game = Gobblestones::new(2, &Options::default()).expect("usual options");
        let mut luck = seeded(1, 0);
        while game.waiting() == Waiting::Chance {
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
        }
        let seat = Seat::new(0);
        let view = serde_json::to_string(&game.view(Viewer::Seat(seat), Memory::Perfect)).expect("it serialises");
        let script = format!("uhi\ngo\nobservation {{\"seat\":0,\"view\":{view}}}\ngo movetime 5\nquit\n");
        for name in ["price:4", "price:3+doubt:0.2", "habits"] {
            let mut said = Vec::new();
            talk(parse(name), script.as_bytes(), &mut said).expect("it is heard");
            let said = String::from_utf8(said).expect("it is text");
            assert!(said.contains("uhiok\ninfo error there is no observation yet\nbestmove "), "{said}");
            let action: Action = said
                .lines()
                .last()
                .and_then(|line| line.strip_prefix("bestmove "))
                .and_then(|action| action.parse().ok())
                .expect("an action");
            assert_eq!(game.check(seat, &action), Ok(()), "{name}");
        }
    }
}
