use std::fmt;

use underhill_core::{Game, OptionSpec, Options, Values};

/// A number of seats and options that a game accepts together.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp<G: Game> {
    /// How many play: one of [`Game::SEATS`].
    pub seats: usize,
    /// Options that the game accepts for so many seats.
    pub options: G::Options,
}

impl<G: Game> fmt::Display for SetUp<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).map_err(|_| fmt::Error)?;
        write!(f, "{} seats and options {options}", self.seats)
    }
}

/// Every number of seats with every combination of option values that the game accepts, built-in components.
pub fn set_ups<G: Game>() -> Vec<SetUp<G>> {
    let mut combinations = vec![G::Options::default()];
    for OptionSpec { name, values, .. } in G::Options::SPECS {
        let Values::OneOf(words) = values else { continue };
        combinations = combinations
            .iter()
            .flat_map(|options| {
                words.iter().map(move |word| {
                    let mut options = options.clone();
                    options.set(name, word).expect("a value from the list is accepted");
                    options
                })
            })
            .collect();
    }
    G::SEATS
        .flat_map(|seats| combinations.iter().map(move |options| SetUp { seats, options: options.clone() }))
        .filter(|set_up| G::new(set_up.seats, &set_up.options).is_ok())
        .collect()
}
