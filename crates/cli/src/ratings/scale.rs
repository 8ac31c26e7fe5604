//! The scale that everybody stands on.

use std::io::Write;

use serde::Serialize;

use super::bradley_terry::{Meeting, Ratings};
use crate::arena::statistics::SURE;
use crate::failure::Failure;

/// The rating of the anchor.
const ANCHOR: f64 = 1_000.0;

/// Everybody's rating.
#[derive(Serialize)]
pub(crate) struct Scale {
    game: &'static str,
    seed: u64,
    /// How many games each pair played.
    games: u64,
    /// Whose rating was fixed.
    anchor: String,
    /// From the weakest to the strongest, as they were named.
    players: Vec<Rated>,
    pairs: Vec<Pair>,
    forfeits: Vec<String>,
}

#[derive(Serialize)]
struct Rated {
    player: String,
    rating: f64,
    /// Of 95 %, relative to the anchor.
    interval: [f64; 2],
    /// The share of wins against the player named before that follows from the ratings.
    expected: Option<f64>,
    /// The share of wins against that player in their own games.
    scored: Option<f64>,
}

#[derive(Serialize)]
struct Pair {
    players: [String; 2],
    /// The share of wins of the first.
    score: f64,
}

impl Scale {
    pub(crate) fn new(
        game: &'static str,
        seed: u64,
        games: u64,
        names: &[String],
        anchor: usize,
        meetings: &[Meeting],
        forfeits: Vec<String>,
    ) -> Scale {
        let ratings = Ratings::fit(names.len(), meetings, anchor);
        let rated = |place: usize| {
            let (rating, half) = (ANCHOR + ratings.above_anchor(place), SURE * ratings.error(place));
            let before = place.checked_sub(1);
            let met = |before| meetings.iter().find(|meeting| (meeting.one, meeting.two) == (place, before));
            Rated {
                player: names[place].clone(),
                rating,
                interval: [rating - half, rating + half],
                expected: before.map(|before| ratings.expected(place, before)),
                scored: before.and_then(met).map(|meeting| meeting.score),
            }
        };
        let pair = |&Meeting { one, two, score, .. }: &Meeting| Pair {
            players: [one, two].map(|place| names[place].clone()),
            score,
        };
        Scale {
            game,
            seed,
            games,
            anchor: names[anchor].clone(),
            players: (0..names.len()).map(rated).collect(),
            pairs: meetings.iter().map(pair).collect(),
            forfeits,
        }
    }

    pub(crate) fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Scale { game, games, seed, anchor, .. } = self;
        writeln!(out, "{game}: {games} games for each pair, seed {seed}; {anchor} is {ANCHOR:.0}")?;
        let width = self.players.iter().map(|rated| rated.player.chars().count()).max().unwrap_or(0).clamp(8, 40);
        for (place, Rated { player, rating, interval: [low, high], expected, scored }) in
            self.players.iter().enumerate().rev()
        {
            write!(out, "  {player:<width$} {rating:5.0}")?;
            if player != anchor {
                write!(out, " ({low:.0} to {high:.0})")?;
            }
            if let (Some(expected), Some(scored)) = (expected, scored) {
                let below = &self.players[place - 1].player;
                let (expected, scored) = (100.0 * expected, 100.0 * scored);
                write!(out, "   scores {expected:.1} % over {below} by these ratings, {scored:.1} % in their games")?;
            }
            writeln!(out)?;
        }
        for forfeit in &self.forfeits {
            writeln!(out, "  {forfeit}")?;
        }
        Ok(())
    }
}
