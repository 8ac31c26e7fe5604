//! What people are told when they ask for help.

use std::io::Write;
use std::ops::ControlFlow;

use underhill_core::{Game, Illegal, Seat};

use super::show::say;
use crate::failure::Failure;
use crate::games::wrapped;
use crate::output::stdout;
use crate::rules::{explain, find};

/// The action, if it can be read and is legal; otherwise says what is wrong with it.
pub(crate) fn read<G: Game>(game: &G, seat: Seat, text: &str) -> Result<Option<G::Action>, Failure> {
    let action: G::Action = match text.parse() {
        Ok(action) => action,
        Err(error) => {
            say(&match error.rule() {
                Some(rule) => format!("{error} ({rule}). Type `rule {rule}` to read it."),
                None => format!("{error}. Type `help` to see how moves are written."),
            })?;
            return Ok(None);
        }
    };
    match game.check(seat, &action) {
        Ok(()) => Ok(Some(action)),
        Err(illegal) => {
            say(&format!("Not allowed: {illegal} ({}). Type `why {action}` for the rule.", illegal.rule()))?;
            Ok(None)
        }
    }
}

/// Whether a move is allowed, and if not, by which rule.
pub(crate) fn why<G: Game>(game: &G, seat: Seat, text: &str) -> Result<(), Failure> {
    let action: G::Action = match text.parse() {
        Ok(action) => action,
        Err(error) => {
            say(&format!("{error}."))?;
            return error.rule().map_or(Ok(()), |forbidden| rule::<G>(forbidden.as_str()));
        }
    };
    match game.check(seat, &action) {
        Ok(()) => say(&format!("`{action}` is allowed.")),
        Err(illegal) => {
            say(&format!("`{action}` is not allowed: {illegal}."))?;
            rule::<G>(illegal.rule().as_str())
        }
    }
}

/// A rule of the game.
pub(crate) fn rule<G: Game>(id: &str) -> Result<(), Failure> {
    match find(G::rule_book(), G::NAME, id) {
        Ok(rule) => explain(&mut stdout(), rule),
        Err(problem) => say(&format!("{problem}.")),
    }
}

/// What a seat can do now.
pub(crate) fn moves<G: Game>(game: &G, seat: Seat) -> Result<(), Failure> {
    const SHOWN: usize = 200;
    let mut texts = Vec::new();
    let _ = game.legal(seat, |action| {
        texts.push(action.to_string());
        if texts.len() == SHOWN { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let count = game.legal_count(seat);
    let more = count - texts.len() as u64;
    let mut text = format!("{count} legal: {}", texts.join(", "));
    if more > 0 {
        text.push_str(&format!(" and {more} more"));
    }
    say(&text)
}

/// How moves are written, and what else can be typed.
pub(crate) fn help<G: Game>(commands: &[(&str, &str)]) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "How moves are written in {}:\n", G::NAME)?;
    for line in wrapped(&G::rule_book().notation, 96) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for (command, meaning) in commands {
        writeln!(out, "  {command:<12} {meaning}")?;
    }
    out.flush()?;
    Ok(())
}

/// Whether an action is meant: one that loses at once has to be typed twice.
pub(crate) fn is_meant<G: Game>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    warned: &mut Option<G::Action>,
) -> Result<bool, Failure> {
    match game.caution(seat, action) {
        Some(rule) if warned.as_ref() != Some(action) => {
            say(&format!("`{action}` loses at once ({rule}). Type it again if you mean it."))?;
            *warned = Some(action.clone());
            Ok(false)
        }
        _ => Ok(true),
    }
}
