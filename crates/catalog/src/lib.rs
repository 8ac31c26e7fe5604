//! The only place that lists the games. Everything above it works with any game: it [visits](GameId::visit) one.

mod any_action;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

pub use any_action::{any_action, any_action_by};

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
    /// What the program gets back, the same type for every game.
    type Output;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Output;
}

/// The list of the games. It calls a macro with it, so that whoever makes something of every game writes no list:
/// first comes what it is given besides, in braces, and then a line for each game. The line says the game's name in
/// [`GameId`] and the engine that plays it, a type in the crate of its rules, which this crate re-exports. Games that were
/// played by older versions of the rules are replayed by the engines that knew these, in brackets after the newest.
///
/// ```
/// macro_rules! names {
///     ({ $list:ident } $($game:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+) => {
///         const $list: &[&str] = &[$(stringify!($game)),+];
///     };
/// }
///
/// underhill_catalog::for_each_game!(names, NAMES);
/// assert_eq!(NAMES[0], "Gobblet");
/// assert_eq!(NAMES.len(), underhill_catalog::GameId::ALL.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:path $(, $($given:tt)+)?) => {
        $callback! {
            { $($($given)+)? }
            Gobblet => gobblet::Gobblet;
            Gobblestones => gobblestones::Gobblestones;
            Kobold => kobold::Kobold;
            Clonk => clonk::Clonk;
        }
    };
}

/// Makes a trait for what can be done with any game of which more is known than its rules, and the function that does it:
/// [`Visit`] and [`GameId::visit`] for another trait than [`Game`]. Every game of the catalog has to implement that trait.
///
/// ```
/// /// A game that somebody has an opinion of.
/// trait Liked: underhill_core::Game {
///     fn opinion() -> String {
///         format!("{} is fun", Self::NAME)
///     }
/// }
/// impl<G: underhill_core::Game> Liked for G {}
///
/// underhill_catalog::visitor! {
///     /// Something to be done with any game that somebody has an opinion of.
///     trait LikedVisit for Liked;
///     /// Does it.
///     fn visit_liked;
/// }
///
/// struct Ask;
/// impl LikedVisit for Ask {
///     type Output = String;
///     fn visit<G: Liked>(self) -> String {
///         G::opinion()
///     }
/// }
/// assert_eq!(visit_liked(underhill_catalog::GameId::Clonk, Ask), "Clonk! is fun");
/// ```
#[macro_export]
macro_rules! visitor {
    (
        $(#[$about_trait:meta])* $trait_access:vis trait $visit:ident for $known:path;
        $(#[$about_function:meta])* $access:vis fn $function:ident;
    ) => {
        $(#[$about_trait])*
        $trait_access trait $visit {
            /// What comes of it.
            type Output;

            /// Does it with this game.
            fn visit<G: $known>(self) -> Self::Output;
        }

        $crate::for_each_game! {
            $crate::visitor,
            $(#[$about_function])* $access fn $function<$visit>
        }
    };
    (
        { $(#[$about:meta])* $access:vis fn $function:ident<$visit:ident> }
        $($name:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+
    ) => {
        $(#[$about])*
        $access fn $function<V: $visit>(game: $crate::GameId, visitor: V) -> V::Output {
            match game {
                $($crate::GameId::$name => visitor.visit::<$crate::$rules::$engine>()),+
            }
        }
    };
}

/// What this crate makes of the list.
macro_rules! catalog {
    ({} $($name:ident => $rules:ident::$engine:ident $([$($older:ty),+])?;)+) => {
        $(pub use $rules;)+

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
                    $(GameId::$name => <$rules::$engine as Game>::ID),+
                }
            }

            /// The full name, as on the box.
            pub const fn name(self) -> &'static str {
                match self {
                    $(GameId::$name => <$rules::$engine as Game>::NAME),+
                }
            }

            /// How many can play.
            pub const fn seats(self) -> RangeInclusive<usize> {
                match self {
                    $(GameId::$name => <$rules::$engine as Game>::SEATS),+
                }
            }

            /// Does something with this game.
            pub fn visit<V: Visit>(self, visitor: V) -> V::Output {
                match self {
                    $(GameId::$name => visitor.visit::<$rules::$engine>()),+
                }
            }

            /// Does something with this game as it was played by a version of its rules.
            pub fn visit_version<V: Visit>(self, version: u32, visitor: V) -> Result<V::Output, UnknownVersion> {
                match self {
                    $(GameId::$name => {
                        if version == <$rules::$engine as Game>::RULES_VERSION {
                            return Ok(visitor.visit::<$rules::$engine>());
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

for_each_game!(catalog);

impl GameId {
    /// The full names of all games, for a sentence: `Gobblet!, Kobold and Clonk!`.
    pub fn names() -> String {
        let names: Vec<&str> = GameId::ALL.iter().map(|game| game.name()).collect();
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
            _ => names.concat(),
        }
    }
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
        let (names, last) = (GameId::names(), GameId::ALL[GameId::ALL.len() - 1]);
        assert!(GameId::ALL.iter().all(|game| names.contains(game.name())), "{names}");
        assert!(names.ends_with(&format!(" and {}", last.name())), "{names}");
        assert!("chess".parse::<GameId>().unwrap_err().to_string().contains("kobold"));
    }
}
