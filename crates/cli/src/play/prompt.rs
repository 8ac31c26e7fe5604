use std::io::{BufRead, IsTerminal, Write};
use std::ops::ControlFlow;

use underhill_core::{Game, Illegal, Seat, Viewer};
use underhill_search::{Brain, Level};

use super::log::Log;
use crate::failure::Failure;
use crate::games::wrapped;
use crate::output::stdout;
use crate::rules::{explain, find};
use crate::thinking::{Budget, ask};

/// What a person decided at the prompt.
pub(crate) enum Answer<A> {
    Act(A),
    Undo,
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

    /// Tells something.
    pub(crate) fn say(&self, text: &str) -> Result<(), Failure> {
        let mut out = stdout();
        for line in wrapped(text, 96) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(())
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
        writeln!(out, "It is for seat {seat} to decide. Everyone else look away, then press Enter.")?;
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
                ("help" | "?", _) => self.help::<G>()?,
                ("moves", _) => self.moves(game, seat)?,
                ("hint", "") => self.hint(game, seat)?,
                ("why", "") => self.say("Type `why` and a move, to hear which rule forbids it.")?,
                ("why", action) => self.why(game, seat, action)?,
                ("rule", "") => self.say("Type `rule` and an id.")?,
                ("rule", id) => self.rule::<G>(id)?,
                ("log", "") => {
                    log.reread(Viewer::Seat(seat), game.memory()).iter().try_for_each(|line| self.say(line))?;
                }
                ("undo", "") if can_undo => return Ok(Answer::Undo),
                ("undo", "") => {
                    self.say("Nothing can be taken back: nothing was done since something new was seen.")?;
                }
                ("quit" | "exit", "") => return Ok(Answer::Leave),
                _ => {
                    let Some(action) = self.read(game, seat, text)? else { continue };
                    match game.caution(seat, &action) {
                        Some(rule) if warned.as_ref() != Some(&action) => {
                            self.say(&format!("`{action}` loses at once ({rule}). Type it again if you mean it."))?;
                            warned = Some(action);
                        }
                        _ => return Ok(Answer::Act(action)),
                    }
                }
            }
        }
    }

    /// The action, if it can be read and is legal; otherwise says what is wrong with it.
    fn read<G: Game>(&self, game: &G, seat: Seat, text: &str) -> Result<Option<G::Action>, Failure> {
        let action: G::Action = match text.parse() {
            Ok(action) => action,
            Err(error) => {
                self.say(&format!("{error}. Type `help` to see how moves are written."))?;
                return Ok(None);
            }
        };
        match game.check(seat, &action) {
            Ok(()) => Ok(Some(action)),
            Err(illegal) => {
                self.say(&format!("Not allowed: {illegal} ({}). Type `why {action}` for the rule.", illegal.rule()))?;
                Ok(None)
            }
        }
    }

    /// What a strong bot would do with what this seat can see, and why.
    fn hint<G: Brain>(&self, game: &G, seat: Seat) -> Result<(), Failure> {
        let level = Level::Hard;
        let view = game.view(Viewer::Seat(seat), game.memory());
        let mut mind = G::Mind::default();
        let seed = u64::from(game.turns());
        let (answer, ..) = ask::<G>(&mut mind, seat, &view, level, Budget::Time(level.budget()), seed);
        let chance = answer
            .estimate
            .win
            .get(seat.index())
            .map_or(String::new(), |win| format!(" (about {:.0} % to win)", 100.0 * win));
        self.say(&format!("`{}`{chance}", answer.action))?;
        for reason in &answer.reasons {
            let rule = reason.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            self.say(&format!("  because {}{rule}", reason.text))?;
        }
        Ok(())
    }

    fn why<G: Game>(&self, game: &G, seat: Seat, text: &str) -> Result<(), Failure> {
        let action: G::Action = match text.parse() {
            Ok(action) => action,
            Err(error) => return self.say(&format!("{error}.")),
        };
        match game.check(seat, &action) {
            Ok(()) => self.say(&format!("`{action}` is allowed.")),
            Err(illegal) => {
                self.say(&format!("`{action}` is not allowed: {illegal}."))?;
                self.rule::<G>(illegal.rule().as_str())
            }
        }
    }

    fn rule<G: Game>(&self, id: &str) -> Result<(), Failure> {
        match find(G::rule_book(), G::NAME, id) {
            Ok(rule) => explain(&mut stdout(), rule),
            Err(problem) => self.say(&format!("{problem}.")),
        }
    }

    fn moves<G: Game>(&self, game: &G, seat: Seat) -> Result<(), Failure> {
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
        self.say(&text)
    }

    fn help<G: Game>(&self) -> Result<(), Failure> {
        let mut out = stdout();
        writeln!(out, "How moves are written in {}:\n", G::NAME)?;
        for line in wrapped(&G::rule_book().notation, 96) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        for (command, meaning) in [
            ("moves", "list what you can do now"),
            ("hint", "what a strong bot would do, and why"),
            ("why MOVE", "which rule forbids a move"),
            ("rule ID", "read a rule, for instance one that was named"),
            ("undo", "take back, unless something new has been seen since"),
            ("log", "what has happened so far"),
            ("quit", "leave the game"),
        ] {
            writeln!(out, "  {command:<10} {meaning}")?;
        }
        out.flush()?;
        Ok(())
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
