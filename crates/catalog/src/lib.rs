//! The only place that lists the games. Everything above it works with any game: it [visits](GameId::visit) one.

mod any_action;

use std::fmt;
use std::str::FromStr;

pub use any_action::any_action;
pub use {clonk, gobblestones, gobblet, kobold};

use underhill_core::Game;

/// Something to be done with any game, written once.
///
/// ```
/// use underhill_catalog::{GameId, Visit};
/// use underhill_core::Game;
///
/// struct Name;
///
/// impl Visit for Name {
///     type Output = &'static str;
///     fn visit<G: Game>(self) -> &'static str {
///         G::NAME
///     }
/// }
///
/// assert_eq!(GameId::Clonk.visit(Name), "Clonk!");
/// ```
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Lists the games, each with the engine that plays it. Games that were played by older versions of the rules are replayed
/// by the engines that knew these, which are listed in brackets after the newest.
macro_rules! games {
    ($($name:ident => $game:ty $([$($older:ty),+])?;)+) => {
        /// One of the games.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the games document themselves")]
        pub enum GameId {
            $($name),+
        }

        impl GameId {
            /// All of them, in the order they are shown.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),+];

            /// The short name, as on the command line and in records.
            pub const fn id(self) -> &'static str {
                match self {
                    $(GameId::$name => <$game as Game>::ID),+
                }
            }

            /// Does something with this game.
            pub fn visit<V: Visit>(self, visitor: V) -> V::Output {
                match self {
                    $(GameId::$name => visitor.visit::<$game>()),+
                }
            }

            /// Does something with this game as it was played by a version of its rules.
            pub fn visit_version<V: Visit>(self, version: u32, visitor: V) -> Result<V::Output, UnknownVersion> {
                match self {
                    $(GameId::$name => {
                        if version == <$game as Game>::RULES_VERSION {
                            return Ok(visitor.visit::<$game>());
                        }
                        $($(if version == <$older as Game>::RULES_VERSION {
                            return Ok(visitor.visit::<$older>());
                        })+)?
                    })+
                }
                Err(UnknownVersion { game: self.id(), version })
            }
        }
    };
}

games! {
    Gobblet => gobblet::Gobblet;
    Gobblestones => gobblestones::Gobblestones;
    Kobold => kobold::Kobold;
    Clonk => clonk::Clonk;
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let wanted = name.trim_end_matches('!');
        let found = GameId::ALL.iter().find(|game| game.id().eq_ignore_ascii_case(wanted));
        found.copied().ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
        write!(f, "there is no game `{}`; the games are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// No engine knows this version of a game's rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownVersion {
    game: &'static str,
    version: u32,
}

impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "version {} of the rules of {} is not one that this program knows", self.version, self.game)
    }
}

impl std::error::Error for UnknownVersion {}

#[cfg(test)]
mod older;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_name() {
        for &game in GameId::ALL {
            assert_eq!(game.id().parse(), Ok(game));
        }
        assert_eq!("Clonk!".parse(), Ok(GameId::Clonk));
        assert!("chess".parse::<GameId>().unwrap_err().to_string().contains("kobold"));
    }
}
