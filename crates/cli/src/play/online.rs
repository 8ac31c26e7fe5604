//! A game at a table that a server keeps.

mod answering;
mod input;
mod telling;
mod terminal;
mod typed;

use clap::Args;
use serde_json::Value;
use underhill_catalog::{GameId, Visit};
use underhill_client::{Error, Guest, Server};
use underhill_core::{Game, Seat, Skill};
use underhill_protocol::{Command, NewTable, TableId};
use underhill_table::{Name, SeatPass, TimeControl};

use self::input::Input;
use self::terminal::Terminal;
use crate::arguments::{Bot, Chair, OptionArgs, Player, clock};
use crate::failure::Failure;

/// How to find a table at a server, or to open one.
#[derive(Args)]
#[command(next_help_heading = "With friends at a server")]
pub(crate) struct OnlineArgs {
    /// The server, like http://127.0.0.1:7878. Without --table a new table is opened there.
    #[arg(long, value_name = "URL")]
    at: Option<String>,
    /// Join a table: its code, or the link to it.
    #[arg(long, value_name = "CODE")]
    table: Option<String>,
    /// What you are called; without it, Guest.
    #[arg(long)]
    name: Option<String>,
    /// Which seat to take; without it, the first that is free.
    #[arg(long, value_name = "N")]
    seat: Option<Seat>,
    /// Come back to a seat: what was shown when it was taken.
    #[arg(long, conflicts_with_all = ["seat", "name", "watch"])]
    token: Option<String>,
    /// Watch instead of playing.
    #[arg(long, conflicts_with = "seat")]
    watch: bool,
    /// The clock of a new table: 10m+5s, or 3d for three days a decision.
    #[arg(long, value_parser = clock, conflicts_with = "table")]
    clock: Option<TimeControl>,
    /// Let strangers find a new table in the server's list.
    #[arg(long, conflicts_with = "table")]
    public: bool,
}

impl OnlineArgs {
    /// Whether the game is played at a server.
    pub(crate) fn is_meant(&self) -> Result<bool, Failure> {
        if self.at.is_some() || self.table.is_some() {
            return Ok(true);
        }
        let given = [
            ("--name", self.name.is_some()),
            ("--seat", self.seat.is_some()),
            ("--token", self.token.is_some()),
            ("--watch", self.watch),
            ("--clock", self.clock.is_some()),
            ("--public", self.public),
        ];
        match given.iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(Failure::input(format!("{flag} is for tables at a server: give --at or --table"))),
            None => Ok(false),
        }
    }

    /// The server, and the table to join there.
    fn find(&self) -> Result<(Server, Option<TableId>), Failure> {
        match (&self.at, &self.table) {
            (at, Some(link)) if link.contains('/') => {
                let (server, table) = Server::of_link(link).map_err(Failure::input)?;
                let other = at.as_deref().map(Server::at).transpose().map_err(Failure::input)?;
                if other.is_some_and(|other| other != server) {
                    return Err(Failure::input("the link leads to another server than --at"));
                }
                Ok((server, Some(table)))
            }
            (Some(at), Some(code)) => {
                let table = code.parse().map_err(Failure::input)?;
                Ok((Server::at(at).map_err(Failure::input)?, Some(table)))
            }
            (None, Some(_)) => {
                Err(Failure::input("with a code, the server's address is needed: give --at, or the link"))
            }
            (Some(at), None) => Ok((Server::at(at).map_err(Failure::input)?, None)),
            (None, None) => unreachable!("the game is not at a server"),
        }
    }
}

/// Plays at a server.
pub(crate) fn play(
    game: Option<GameId>,
    chairs: &[Chair],
    options: &OptionArgs,
    arguments: &OnlineArgs,
) -> Result<(), Failure> {
    let name = arguments.name.clone().unwrap_or_else(|| "Guest".to_owned());
    let name = Name::try_from(name).map_err(Failure::input)?;
    let pass = arguments.token.as_deref().map(str::parse::<SeatPass>).transpose();
    let pass = pass.map_err(|problem: String| Failure::input(format!("the token cannot be read: {problem}")))?;
    let (server, table) = arguments.find()?;
    let seating = Seating::new(chairs, arguments.seat)?;
    let new = match (game, table) {
        (Some(game), None) => {
            let mut options = game.visit(UnusualOptions(options))?;
            if options.as_object().is_some_and(serde_json::Map::is_empty) {
                options = Value::Null;
            }
            let clock = arguments.clock.unwrap_or_default();
            let (game, seats) = (game.id().to_owned(), seating.seats);
            Some(NewTable { game, seats, options, clock, public: arguments.public })
        }
        _ => None,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::system("no connection can be made", error))?;
    runtime.block_on(async {
        let table = match (&new, table) {
            (_, Some(table)) => table,
            (Some(new), None) => server.open(new).await.map_err(failed)?,
            (None, None) => unreachable!("without a table there is a game"),
        };
        let seat = if new.is_some() { seating.me } else { arguments.seat };
        let guest = match pass {
            Some(pass) => Guest::return_to(&server, table, pass).await,
            None if arguments.watch => Guest::watch(&server, table).await,
            None => Guest::sit(&server, table, name, seat).await,
        };
        let mut guest = guest.map_err(failed)?;
        let found: GameId = guest.scene().game.parse().map_err(Failure::input)?;
        if game.is_some_and(|game| game != found) {
            return Err(Failure::input(format!("at this table {found} is played")));
        }
        // At a new table without a free seat there is nobody to wait for.
        let begins = new.is_some() && guest.scene().you.is_some() && seating.bots.len() + 1 == seating.seats;
        for (seat, level) in seating.bots {
            guest.command(Command::SeatBot { seat, level });
        }
        if begins {
            guest.command(Command::Start);
        }
        stay(found, guest, &server, begins).await
    })
}

/// Every game has its own view, and so its own terminal.
async fn stay(game: GameId, guest: Guest, server: &Server, begins: bool) -> Result<(), Failure> {
    struct Begin<'s>(Guest, &'s Server, bool);
    impl<'s> Visit for Begin<'s> {
        type Output = std::pin::Pin<Box<dyn Future<Output = Result<(), Failure>> + 's>>;
        fn visit<G: Game>(self) -> Self::Output {
            let Begin(guest, server, begins) = self;
            Box::pin(async move { Terminal::<G>::new(guest, Input::new(), begins).run(server).await })
        }
    }
    game.visit(Begin(guest, server, begins)).await
}

/// What a server refuses is a mistake of whoever asked; anything else is not.
fn failed(error: Error) -> Failure {
    match error {
        Error::Refused { status: 400..500, .. } | Error::Address(_) => Failure::input(error),
        Error::Closed { .. } if !error.is_passing() => Failure::input(error),
        _ => Failure::System(error.to_string()),
    }
}

/// Who is to sit where at a new table.
struct Seating {
    seats: usize,
    me: Option<Seat>,
    bots: Vec<(Seat, Skill)>,
}

impl Seating {
    fn new(chairs: &[Chair], wanted: Option<Seat>) -> Result<Self, Failure> {
        if chairs.is_empty() {
            return Ok(Seating { seats: 2, me: wanted, bots: Vec::new() });
        }
        if chairs.len() > underhill_core::MAX_SEATS {
            return Err(Failure::input(format!("no table has {} seats", chairs.len())));
        }
        let mut seating = Seating { seats: chairs.len(), me: wanted, bots: Vec::new() };
        for (seat, chair) in Seat::first(chairs.len()).zip(chairs) {
            match chair {
                Chair::Open => {}
                Chair::Me | Chair::Player(Player::Human) if seating.me.is_none_or(|me| me == seat) => {
                    seating.me = Some(seat);
                }
                Chair::Me | Chair::Player(Player::Human) => {
                    return Err(Failure::input("you can take one seat; the others are open, or bots"));
                }
                Chair::Player(Player::Bot(Bot { skill, percent: 100, threads: None })) => {
                    seating.bots.push((seat, *skill));
                }
                Chair::Player(other) => {
                    return Err(Failure::input(format!("`{other}` cannot sit at a server's table")));
                }
            }
        }
        let open = chairs.iter().position(|chair| *chair == Chair::Open).map(Seat::new);
        seating.me = seating.me.or(open);
        if seating.me.is_none() {
            return Err(Failure::input("one of the seats has to be yours: me"));
        }
        Ok(seating)
    }
}

/// The options that are not as usual.
struct UnusualOptions<'o>(&'o OptionArgs);

impl Visit for UnusualOptions<'_> {
    type Output = Result<Value, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let value = |options: &G::Options| serde_json::to_value(options).expect("options serialise");
        let usual = value(&G::Options::default());
        let mut asked = value(&self.0.read::<G>()?);
        if let Some(asked) = asked.as_object_mut() {
            asked.retain(|name, value| usual.get(name) != Some(value));
        }
        Ok(asked)
    }
}
