use underhill_catalog::GameId;
use underhill_table::{Setting, TimeControl};

/// A position in which a rule can be seen, drawn by the game's own board.
#[derive(Copy, Clone)]
pub(crate) struct Example {
    /// The rule or ruling that it shows.
    pub(crate) rule: &'static str,
    pub(crate) seats: usize,
    /// Options that are not as usual.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// What leads to it, in notation, chance included; the steps of a text are separated by commas.
    pub(crate) steps: &'static [&'static str],
    pub(crate) shows: Show,
    /// What of the table is drawn, as CSS selectors: parts of a drawing are cut out of it together with what is between
    /// them, anything else is taken whole.
    pub(crate) frame: &'static str,
}

/// What is to be seen in a position.
#[derive(Copy, Clone)]
pub(crate) enum Show {
    /// Something that whoever is to decide may do, in notation.
    May(&'static str),
    /// Something that they may not do because of the rule.
    MayNot(&'static str),
    /// Things that are lit, as CSS selectors.
    See(&'static str),
}

impl Example {
    /// What somebody does or tries to do.
    pub(crate) const fn action(&self) -> Option<&'static str> {
        match self.shows {
            Show::May(action) | Show::MayNot(action) => Some(action),
            Show::See(_) => None,
        }
    }
}

/// What is agreed for a lesson or an example.
pub(crate) fn setting(game: GameId, seats: usize, options: &[(&str, &str)]) -> Setting {
    Setting {
        game: game.id().to_owned(),
        seats,
        options: options.iter().copied().collect(),
        clock: TimeControl::None,
        public: false,
    }
}
