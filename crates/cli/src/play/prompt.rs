use std::io::{BufRead, IsTerminal, Write};

use underhill_core::{Seat, Viewer};
use underhill_search::{Aids, Brain, Level};

use super::advice::{help, is_meant, moves, read, rule, why};
use super::log::Log;
use super::show::say;
use crate::failure::Failure;
use crate::output::stdout;
use crate::thinking::{Budget, ask};

/// What can be typed besides moves.
const COMMANDS: [(&str, &str); 9] = [
    ("moves", "list what you can do now"),
    ("hint", "what a strong bot would do, and why"),
    ("why MOVE", "which rule forbids a move"),
    ("rule ID", "read a rule, such as one just named"),
    ("undo", "take back, unless something new has been seen since"),
    ("log", "what has happened so far"),
    ("draw", "offer the others a draw, where the rules know one"),
    ("resign", "give up"),
    ("quit", "leave the game"),
];

/// What a person decided at the prompt.
pub(crate) enum Answer<A> {
    Act(A),
    Undo,
    OfferDraw,
    Resign,
    Leave,
}

/// Where people type.
pub(crate) struct Prompt {
    lines: std::io::Lines<std::io::StdinLock<'static>>,
    interactive: bool,
}

impl Prompt {
    pub(crate) fn new() -> Self {
        let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        Prompt { lines: std::io::stdin().lock().lines(), interactive }
    }

    /// Clears the window and what can be scrolled back to, if there is one.
    pub(crate) fn clear(&self) -> Result<(), Failure> {
        if self.interactive {
            let mut out = stdout();
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
        }
        Ok(())
    }

    /// Clears the screen so that the next person sees only what they may see. False if nobody comes.
    pub(crate) fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.clear()?;
        let mut out = stdout();
        writeln!(out, "It is seat {seat}'s turn. Everyone else look away; then press Enter.")?;
        out.flush()?;
        Ok(self.line("")?.is_some())
    }

    /// Asks until there is a legal action, or something else to do.
    pub(crate) fn decide<G: Brain>(
        &mut self,
        game: &G,
        seat: Seat,
        log: &Log<G>,
        can_undo: bool,
    ) -> Result<Answer<G::Action>, Failure> {
        let mut warned = None;
        loop {
            let Some(line) = self.line(&format!("seat {seat}> "))? else { return Ok(Answer::Leave) };
            let text = line.trim();
            let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
            match (word, rest) {
                ("", _) => {}
                ("help" | "?", _) => help::<G>(&COMMANDS)?,
                ("moves", _) => moves(game, seat)?,
                ("hint", "") => hint(game, seat)?,
                ("why", "") => say("Type `why` and a move to see which rule forbids it.")?,
                ("why", action) => why(game, seat, action)?,
                ("rule", "") => say("Type `rule` and an id.")?,
                ("rule", id) => rule::<G>(id)?,
                ("log", "") => {
                    log.reread(Viewer::Seat(seat), game.memory()).iter().try_for_each(|line| say(line))?;
                }
                ("undo", "") if can_undo => return Ok(Answer::Undo),
                ("undo", "") => {
                    say("Nothing can be taken back: nothing has been done since something new was seen.")?;
                }
                ("draw", "") => return Ok(Answer::OfferDraw),
                ("resign", "") => return Ok(Answer::Resign),
                ("quit" | "exit", "") => return Ok(Answer::Leave),
                _ => {
                    let Some(action) = read(game, seat, text)? else { continue };
                    if is_meant(game, seat, &action, &mut warned)? {
                        return Ok(Answer::Act(action));
                    }
                }
            }
        }
    }

    /// Whether a seat agrees to the draw that another offers. None if nobody is there to answer.
    pub(crate) fn agrees(&mut self, seat: Seat, offered_by: Seat) -> Result<Option<bool>, Failure> {
        say(&format!("Seat {offered_by} offers a draw. Seat {seat}, type `agree` or `decline`."))?;
        loop {
            let Some(line) = self.line(&format!("seat {seat}> "))? else { return Ok(None) };
            match line.trim() {
                "agree" => return Ok(Some(true)),
                "decline" => return Ok(Some(false)),
                _ => say("Type `agree` or `decline`.")?,
            }
        }
    }

    /// The next line typed; none when there is no more input.
    fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        let mut out = stdout();
        write!(out, "{prompt}")?;
        out.flush()?;
        match self.lines.next().transpose() {
            Ok(line) => Ok(line),
            Err(error) => Err(Failure::input(format!("the input cannot be read: {error}"))),
        }
    }
}

/// What a strong bot would do with what this seat can see, and why.
fn hint<G: Brain>(game: &G, seat: Seat) -> Result<(), Failure> {
    let level = Level::Hard;
    let view = game.view(Viewer::Seat(seat), game.memory());
    let mut mind = G::Mind::default();
    let seed = u64::from(game.turns());
    let (answer, ..) = ask::<G>(&mut mind, seat, &view, level, Budget::Time(level.budget()), seed, Aids::default());
    let chance = answer
        .estimate
        .win
        .get(seat.index())
        .map_or(String::new(), |win| format!(" (about {:.0}% to win)", 100.0 * win));
    say(&format!("`{}`{chance}", answer.action))?;
    for reason in &answer.reasons {
        let rule = reason.rule.map_or(String::new(), |rule| format!(" ({rule})"));
        say(&format!("  because {}{rule}", reason.text))?;
    }
    Ok(())
}
