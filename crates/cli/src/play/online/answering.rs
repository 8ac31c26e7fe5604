use std::io::Write;

use underhill_core::{Game, Memory, Seat, Seats};
use underhill_protocol::Command;
use underhill_table::Phase;

use super::failed;
use super::terminal::{Goes, Terminal};
use super::typed::{COMMANDS, Typed};
use crate::failure::Failure;
use crate::output::stdout;
use crate::play::advice;
use crate::play::show::say;

impl<G: Game> Terminal<G> {
    /// Does what was typed.
    pub(super) fn typed(&mut self, line: &str) -> Result<Goes, Failure> {
        match Typed::read(line) {
            Typed::Nothing => {}
            Typed::Quit => return Ok(Goes::Home),
            Typed::Wrong(how) => say(&how)?,
            Typed::Help => advice::help::<G>(&COMMANDS)?,
            Typed::Rule(id) => advice::rule::<G>(id)?,
            Typed::Log => self.reread()?,
            Typed::Who => self.show_places()?,
            Typed::Show => self.show()?,
            Typed::Moves => self.with_game(|game, seat| advice::moves(game, seat))?,
            Typed::Why(action) => self.with_game(|game, seat| advice::why(game, seat, action))?,
            Typed::Move(text) => self.act(text)?,
            Typed::Start => self.command(Command::Start),
            Typed::Bot(seat, level) => self.command(Command::SeatBot { seat, level }),
            Typed::Remove(seat) => self.command(Command::RemoveBot { seat }),
            Typed::Undo => self.command(Command::TakeBack),
            Typed::Draw => self.command(Command::OfferDraw),
            Typed::Resign => self.command(Command::Resign),
            Typed::Decline => self.command(Command::Decline),
            Typed::Say(phrase) => self.command(Command::Say { phrase }),
            // Who is there is known to the server.
            Typed::StandIn(seat) => self.command(Command::StandIn { seat, present: Seats::NONE }),
            Typed::Stand => self.command(Command::Stand),
            Typed::Return => self.command(Command::Return),
            Typed::Again => drop(self.guest.again().map_err(failed)?),
            Typed::Agree => drop(self.guest.agree().map_err(failed)?),
        }
        Ok(Goes::On)
    }

    fn command(&mut self, command: Command) {
        self.guest.command(command);
    }

    /// Does something with the game, if one is being played and this is a player.
    fn with_game(&self, ask: impl FnOnce(&G, Seat) -> Result<(), Failure>) -> Result<(), Failure> {
        match (self.imagined()?, self.guest.scene().you) {
            (Some(game), Some(seat)) => ask(&game, seat),
            (None, _) => say("The game has not begun yet."),
            (_, None) => say("You are watching."),
        }
    }

    fn act(&mut self, text: &str) -> Result<(), Failure> {
        let (Some(game), Some(seat)) = (self.imagined()?, self.guest.scene().you) else {
            return say(&format!("`{text}` is not a command, and you are not playing. Type `help`."));
        };
        if self.guest.scene().phase == Phase::Over {
            return say("The game is over. Type `again` for another, or `quit`.");
        }
        let Some(action) = advice::read(&game, seat, text)? else { return Ok(()) };
        if !advice::is_meant(&game, seat, &action, &mut self.warned)? {
            return Ok(());
        }
        self.warned = None;
        self.decided_at = self.told.len();
        self.guest.act(action.to_string());
        if self.input.interactive && game.memory() == Memory::Table {
            // What is to be remembered must not be there to be read.
            let mut out = stdout();
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
            self.show()?;
        }
        Ok(())
    }

    /// Everything that was told, or at a table where things are to be remembered, what was told since this seat decided.
    fn reread(&self) -> Result<(), Failure> {
        let forgets = self.imagined()?.is_some_and(|game| game.memory() == Memory::Table);
        let from = if forgets { self.decided_at } else { 0 };
        self.told[from..].iter().try_for_each(|line| say(line))
    }
}
