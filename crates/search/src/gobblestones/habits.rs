//! How players lay tiles in imagined games: the playout policy.

use underhill_catalog::gobblestones::{Colour, MOST, Tiles};

use super::ground::{Ground, Lines, Run};
use super::prospects::{PROSPECTS, Prospects};
use super::scene::Scene;
use super::tuned_habits::TUNED;

/// How many parts a game is divided into, by how many tiles the bag still has for each player.
pub const PHASES: usize = 6;

/// What a player minds in one part of the game, in points.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Phase {
    /// What each tile laid costs: it is gone, and one less is drawn (GBS-11).
    pub tile: f32,
    /// What each colour still on the rack is worth.
    pub colour: f32,
    /// What each colour of which there are two is worth.
    pub pair: f32,
    /// What it costs to lay none.
    pub pass: f32,
}

/// What to look at when choosing where to lay tiles without looking ahead.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Habits {
    /// From a full bag to an empty one.
    pub phases: [Phase; PHASES],
    /// What is known of how it goes on with so many tiles, if it is: then a tile costs what it is worth later, and so does
    /// laying none.
    pub prospects: Option<&'static Prospects>,
}

/// What laying so many tiles is worth besides their points, by how many.
pub(crate) type Prices = [f32; MOST + 1];

/// Which part of the game it is.
#[inline]
pub(crate) fn phase(bag: usize, seats: usize) -> usize {
    match 2 * bag / seats {
        60.. => 0,
        40.. => 1,
        24.. => 2,
        12.. => 3,
        4.. => 4,
        _ => 5,
    }
}

impl Habits {
    /// Points and nothing else.
    pub const GREEDY: Habits =
        Habits { phases: [Phase { tile: 0.0, colour: 0.0, pair: 0.0, pass: 0.0 }; PHASES], prospects: None };

    /// Found by self-play.
    pub const TUNED: Habits = Habits { phases: TUNED, prospects: Some(&PROSPECTS) };

    /// What laying tiles costs whoever's turn it is.
    #[inline]
    pub fn prices(&self, scene: &Scene) -> Prices {
        self.prices_for(scene, scene.racks[scene.turn].total())
    }

    /// The same for somebody who has so many tiles.
    #[inline]
    pub(crate) fn prices_for(&self, scene: &Scene, tiles: usize) -> Prices {
        let phase = &self.phases[scene.phase()];
        match self.prospects {
            Some(prospects) => prospects.prices(scene.seats, scene.bag, tiles),
            None => std::array::from_fn(|laid| if laid == 0 { -phase.pass } else { -phase.tile * laid as f32 }),
        }
    }
}

impl Phase {
    /// What the tiles left on a rack are worth beyond their number.
    #[inline]
    pub(crate) fn keep(&self, left: Tiles) -> f32 {
        let (mut colours, mut pairs) = (0, 0);
        for colour in Colour::ALL {
            let count = left.of(colour);
            colours += u8::from(count > 0);
            pairs += u8::from(count > 1);
        }
        self.colour * f32::from(colours) + self.pair * f32::from(pairs)
    }

    /// How good it is to fill this run, which may be none, from a rack that can.
    #[inline]
    pub(crate) fn like(&self, run: &Run, rack: Tiles, prices: &Prices) -> f32 {
        f32::from(run.points) + prices[usize::from(run.length)] + self.keep(run.leaves(rack))
    }

    /// The run to fill honestly, the first of the best; the empty one if that is best.
    #[inline]
    pub(crate) fn best(&self, ground: &Ground, covered: &Lines, rack: Tiles, prices: &Prices) -> Run {
        let (mut best, mut most) = (Run::NONE, self.like(&Run::NONE, rack, prices));
        // No rack is worth more than this, so most runs need no closer look.
        let bound = 5.0 * (self.colour.max(0.0) + self.pair.max(0.0));
        ground.honest_runs(covered, rack, |run| {
            let like = f32::from(run.points) + prices[usize::from(run.length)];
            if like + bound > most {
                let like = like + self.keep(run.leaves(rack));
                if like > most {
                    (best, most) = (*run, like);
                }
            }
        });
        best
    }
}
