use std::fmt;
use std::str::FromStr;

use clap::Args;
use underhill_catalog::GameId;
use underhill_core::{BUILT_IN, Game, Level, Options, Skill, UnknownSkill, Values};
use underhill_table::TimeControl;

use crate::failure::Failure;

/// `--edition name` and `--option name=value`, as often as there are options.
#[derive(Args, Clone)]
pub(crate) struct OptionArgs {
    /// Play by the rulebook of your box, by its language; `underhill games` lists them. Options given besides go first.
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// Set an option of the game; `underhill games` lists them. A file is given by its path.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<Assignment>,
}

#[derive(Clone)]
struct Assignment {
    name: String,
    value: String,
}

impl FromStr for Assignment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, value) = text.split_once('=').ok_or("an option is given as NAME=VALUE")?;
        Ok(Assignment { name: name.trim().to_owned(), value: value.trim().to_owned() })
    }
}

impl OptionArgs {
    /// The options for this game.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Options, Failure> {
        let mut options = G::Options::default();
        if let Some(edition) = &self.edition {
            options.set_edition(edition).map_err(Failure::input)?;
        }
        for Assignment { name, value } in &self.options {
            let is_file = G::Options::SPECS.iter().any(|spec| spec.name == name && spec.values == Values::File);
            if is_file && value != BUILT_IN {
                let text = std::fs::read_to_string(value)
                    .map_err(|error| Failure::input(format!("the file {value} cannot be read: {error}")))?;
                options.set(name, &text).map_err(|error| Failure::input(format!("{value}: {error}")))?;
            } else {
                options.set(name, value).map_err(Failure::input)?;
            }
        }
        Ok(options)
    }
}

/// A bot: `hard`, `hard@10%` with a tenth of the time that others of its level get, `hard*2` with two threads.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bot {
    pub(crate) skill: Skill,
    /// How much of the budget it gets.
    pub(crate) percent: u32,
    /// On how many threads it thinks; none if whoever asks decides that.
    pub(crate) threads: Option<usize>,
}

impl Bot {
    /// What a bot gets unless told otherwise.
    const WHOLE: u32 = 100;
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Bot { skill: Skill::Level(level), percent: Bot::WHOLE, threads: None }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let (name, threads) = match name.split_once('*') {
            None => (name, None),
            Some((name, number)) => {
                let threads = number.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
                let wrong = || format!("`{number}` is no number of threads; it is from 1 to {MOST_THREADS}");
                (name, Some(threads.ok_or_else(wrong)?))
            }
        };
        let (skill, percent) = match name.split_once('@') {
            None => (name, Bot::WHOLE),
            Some((skill, share)) => {
                let percent = share.strip_suffix('%').and_then(|number| number.parse().ok());
                let percent = percent.filter(|percent| (1..=10_000).contains(percent)).ok_or_else(|| {
                    format!("`{share}` is no share of the time; it is written like 10%, from 1% to 10000%")
                })?;
                (skill, percent)
            }
        };
        let skill = skill.parse().map_err(|error: UnknownSkill| error.to_string())?;
        Ok(Bot { skill, percent, threads })
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.skill.fmt(f)?;
        if self.percent != Bot::WHOLE {
            write!(f, "@{}%", self.percent)?;
        }
        self.threads.map_or(Ok(()), |threads| write!(f, "*{threads}"))
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Human,
    /// One of our bots.
    Bot(Bot),
    /// A program that speaks the engine protocol.
    Exec(String),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        if name == "human" {
            return Ok(Player::Human);
        }
        match name.strip_prefix("exec:") {
            Some("") => Err("`exec:` is followed by a command".to_owned()),
            Some(command) => Ok(Player::Exec(command.to_owned())),
            None if name.contains(['@', '*']) => name.parse().map(Player::Bot),
            None => name.parse().map(Player::Bot).map_err(|_| {
                let bots = Skill::ALL.map(Skill::name).join(", ");
                format!("there is no player `{name}`; a seat is human, {bots}, or exec:COMMAND")
            }),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Bot(bot) => bot.fmt(f),
            Player::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    /// Whoever types.
    Me,
    /// Whoever comes, at a server.
    Open,
    /// Somebody of ours.
    Player(Player),
}

impl FromStr for Chair {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "me" => Ok(Chair::Me),
            "open" => Ok(Chair::Open),
            player => player.parse().map(Chair::Player),
        }
    }
}

/// Who sits where, with commas between. A comma that belongs to the command of a program is written `\\,`; one that nobody could
/// mistake, because what follows is no player, may stand as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatList<T>(pub(crate) Vec<T>);

impl<T: FromStr<Err = String>> FromStr for SeatList<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        /// Stands for a comma of a command while the list is split.
        const KEPT: &str = "\u{0}";
        let text = text.replace("\\,", KEPT);
        let mut names: Vec<String> = Vec::new();
        for part in text.split(',') {
            let part = part.replace(KEPT, ",");
            match names.last_mut() {
                Some(before) if before.starts_with("exec:") && part.parse::<T>().is_err() => {
                    before.push(',');
                    before.push_str(&part);
                }
                _ => names.push(part),
            }
        }
        names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map(SeatList)
    }
}

/// A clock, for clap: `10m+5s` for ten minutes and five seconds more with every decision, `3d` for three days a decision.
pub(crate) fn clock(text: &str) -> Result<TimeControl, String> {
    let wrong = || format!("`{text}` is no clock; it is written like 10m+5s, or 3d for three days a decision");
    let number = |text: &str| text.parse::<u32>().map_err(|_| wrong());
    let clock = match text.strip_suffix('d') {
        Some(days) => TimeControl::Move { days: number(days)? },
        None => {
            let (minutes, more) = text.split_once('+').unwrap_or((text, "0s"));
            let minutes = number(minutes.strip_suffix('m').ok_or_else(wrong)?)?;
            let increment = number(more.strip_suffix('s').ok_or_else(wrong)?)?;
            TimeControl::Game { seconds: minutes.saturating_mul(60), increment }
        }
    };
    clock.check().map_err(str::to_owned)?;
    Ok(clock)
}

/// A game, for clap: unknown names are explained by the catalog.
pub(crate) fn game(name: &str) -> Result<GameId, String> {
    name.parse().map_err(|error: underhill_catalog::UnknownGame| error.to_string())
}

/// More threads than this are a mistake.
pub(crate) const MOST_THREADS: usize = 256;

/// How many threads to use, for clap: all cores unless said otherwise.
pub(crate) fn threads(asked: Option<usize>) -> Result<usize, Failure> {
    match asked {
        Some(0) => Err(Failure::input("at least one thread is needed")),
        Some(threads) if threads > MOST_THREADS => {
            Err(Failure::input(format!("at most {MOST_THREADS} threads can be used")))
        }
        Some(threads) => Ok(threads),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_may_contain_commas() {
        let list = |text: &str| {
            let SeatList(players) = text.parse::<SeatList<Player>>()?;
            Ok::<_, String>(players.iter().map(Player::to_string).collect::<Vec<_>>())
        };
        assert_eq!(list("hard,easy@10%*2"), Ok(vec!["hard".to_owned(), "easy@10%*2".to_owned()]));
        assert_eq!(list("adapt,adapt@20%"), Ok(vec!["adapt".to_owned(), "adapt@20%".to_owned()]));
        assert_eq!(list("exec:bot -a 1,2,hard"), Ok(vec!["exec:bot -a 1,2".to_owned(), "hard".to_owned()]));
        assert_eq!(list("random,exec:bot x,y,exec:z").map(|players| players.len()), Ok(3));
        assert_eq!(list(r"exec:bot easy\,hard,hard"), Ok(vec!["exec:bot easy,hard".to_owned(), "hard".to_owned()]));
        assert!(list("hard,harder").is_err() && list("hard,").is_err() && list("hard*0,easy").is_err());
    }

    #[test]
    fn a_clock_is_minutes_and_seconds_or_days() {
        assert_eq!(clock("10m+5s"), Ok(TimeControl::Game { seconds: 600, increment: 5 }));
        assert_eq!(clock("3m"), Ok(TimeControl::Game { seconds: 180, increment: 0 }));
        assert_eq!(clock("3d"), Ok(TimeControl::Move { days: 3 }));
        for wrong in ["", "10", "m", "0m", "10m+5", "90d", "10s"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }
}
