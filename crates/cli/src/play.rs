mod advice;
mod local;
mod log;
mod online;
mod prompt;
mod show;

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::GameId;
use underhill_core::seeded;
use underhill_search::{Brain, BrainVisit, visit};

use crate::arguments::{Chair, OptionArgs, Player, SeatList, game};
use crate::failure::Failure;
use crate::output::WholeFile;
use crate::thinking::BudgetArgs;
use local::Table;
use online::OnlineArgs;

pub(crate) use show::{say, sketch};

/// Play a game in this terminal: with others at the same screen, against bots, or with friends at a server.
///
/// Moves are typed in the game's notation; type `help` during the game. Everyone sees only what their seat may see.
#[derive(Args)]
pub(crate) struct Play {
    /// Which game.
    #[arg(value_parser = game, required_unless_present = "table")]
    game: Option<GameId>,
    /// Who plays, seat by seat: human, random, greedy, beginner, easy, medium, hard, master, adapt, or exec:COMMAND. At a
    /// server: me, open for whoever comes, or a bot. Without it: human,medium, and at a server me,open.
    #[arg(long, conflicts_with = "table")]
    seats: Option<SeatList<Chair>>,
    #[command(flatten)]
    options: OptionArgs,
    #[command(flatten)]
    budgets: BudgetArgs,
    /// Where the luck comes from; without it, every game is different.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the game to this file when it ends (see docs/records.md).
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    online: OnlineArgs,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.budgets.validate()?;
        if !self.online.is_meant()? {
            let game = self.game.expect("only the code of a table can stand for the game");
            return visit(game, self);
        }
        if self.seed.is_some() || self.record.is_some() {
            return Err(Failure::input("at a server nobody chooses the seed, and the server keeps the record"));
        }
        online::play(self.game, self.chairs(), &self.options, &self.online)
    }

    fn players(&self) -> Result<Vec<Player>, Failure> {
        if self.chairs().is_empty() {
            return Ok(vec![Player::Human, "medium".parse().expect("a bot")]);
        }
        let player = |chair: &Chair| match chair {
            Chair::Me => Ok(Player::Human),
            Chair::Player(player) => Ok(player.clone()),
            Chair::Open => Err(Failure::input("a seat can only be open at a server: give its address with --at")),
        };
        self.chairs().iter().map(player).collect()
    }

    fn chairs(&self) -> &[Chair] {
        self.seats.as_ref().map_or(&[], |list| &list.0)
    }
}

impl BrainVisit for Play {
    type Output = Result<(), Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let options = self.options.read::<G>()?;
        let players = self.players()?;
        let game = G::new(players.len(), &options).map_err(Failure::input)?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Failure::system("there is no source of luck", error))?,
        };
        let file = self.record.as_deref().map(WholeFile::create).transpose()?;
        let mut table = Table::<G>::new(game, players, self.budgets, seed)?;
        let finished = table.play(&mut seeded(seed, 0))?;
        if let Some(mut file) = file {
            file.line(&table.record.to_line())?;
            file.finish()?;
        }
        if !finished {
            anstream::eprintln!("The game is left unfinished.");
        }
        Ok(())
    }
}
