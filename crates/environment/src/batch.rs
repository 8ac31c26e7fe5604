use std::ops::Range;

use rand_xoshiro::Xoshiro256PlusPlus;
use underhill_core::{Memory, Seat, seeded};

use crate::{Ids, Learnable, Play};

/// What happens when a game of a batch is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Autoreset {
    /// The next begins in the same step; what everybody saw at the end is handed out besides.
    SameStep,
    /// Nothing: it waits to be reset, and ids for it are ignored.
    Off,
}

/// What a batch writes: for every game a row.
pub struct Arrays<'a> {
    /// What the player to decide observes.
    pub observations: &'a mut [i8],
    /// Whether they may choose an id.
    pub masks: &'a mut [bool],
    /// The player to decide; -1 if the game is over.
    pub players: &'a mut [i8],
    /// What each seat has won in this step: 0 but at the end.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in this step.
    pub ends: &'a mut [bool],
    /// The points of each seat when the game ended in this step; else as they were.
    pub points: &'a mut [i32],
    /// What each seat observes when the game ended in this step; else as they were.
    pub finals: &'a mut [i8],
}

/// Stands for an id where a game of a batch is to be left as it is.
pub const SKIP: i64 = -1;

/// An id that may not be chosen; nothing has changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in game {game} of the batch {id} is not a legal id for seat {seat}")]
pub struct IllegalId {
    /// Which game of the batch.
    pub game: usize,
    /// The id.
    pub id: i64,
    /// Who would have chosen it.
    pub seat: Seat,
}

/// One game of a batch.
struct Lane<G: Learnable> {
    play: Play<G>,
    seat: Option<Seat>,
    luck: Xoshiro256PlusPlus,
    /// Choosing ids at random does not change what is drawn.
    choice: Xoshiro256PlusPlus,
}

/// Many games with the same seats and options, played side by side.
///
/// The same seed gives the same games, whatever the number of threads.
pub struct Batch<G: Learnable> {
    start: G,
    lanes: Vec<Lane<G>>,
    legal: Vec<G::Ids>,
    memory: Memory,
    autoreset: Autoreset,
    threads: usize,
    observation_len: usize,
    actions: usize,
}

/// The rows of some games.
struct Rows<'a, G: Learnable> {
    lanes: &'a mut [Lane<G>],
    legal: &'a mut [G::Ids],
    arrays: Arrays<'a>,
}

impl<G: Learnable> Batch<G> {
    /// So many games like this one, which has not begun. They begin with [`reset`](Batch::reset).
    pub fn new(start: G, games: usize, seed: u64, memory: Memory, autoreset: Autoreset, threads: usize) -> Self {
        let mut batch = Batch {
            observation_len: Play::new(start.clone()).observation_len(),
            actions: G::actions(start.options()),
            legal: vec![G::Ids::NONE; games],
            lanes: Vec::new(),
            start,
            memory,
            autoreset,
            threads: threads.max(1),
        };
        batch.lanes = (0..games).map(|_| batch.lane(0, 0)).collect();
        batch.seed(seed);
        batch
    }

    fn lane(&self, seed: u64, game: usize) -> Lane<G> {
        Lane {
            play: Play::new(self.start.clone()),
            seat: None,
            luck: seeded(seed, 2 * game as u64),
            choice: seeded(seed, 2 * game as u64 + 1),
        }
    }

    /// Sets where the luck of every game comes from.
    pub fn seed(&mut self, seed: u64) {
        for (game, lane) in self.lanes.iter_mut().enumerate() {
            lane.luck = seeded(seed, 2 * game as u64);
            lane.choice = seeded(seed, 2 * game as u64 + 1);
        }
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many play each.
    pub fn seats(&self) -> usize {
        self.start.seats()
    }

    /// How many ids there are.
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// How many numbers an observation has.
    pub fn observation_len(&self) -> usize {
        self.observation_len
    }

    /// A game of the batch.
    pub fn play(&self, game: usize) -> &Play<G> {
        &self.lanes[game].play
    }

    /// The legal ids of a game.
    pub fn legal(&self, game: usize) -> &G::Ids {
        &self.legal[game]
    }

    /// Begins these games anew, or all, and writes what there is to see of every game.
    pub fn reset(&mut self, which: Option<&[bool]>, arrays: Arrays<'_>) {
        let start = self.start.clone();
        self.share_out(arrays, &|games, rows| {
            for (place, lane) in rows.lanes.iter_mut().enumerate() {
                let begins = which.is_none_or(|which| which.get(games.start + place).copied().unwrap_or(false));
                if begins {
                    lane.begin(&start);
                }
            }
        });
    }

    /// In every game the player to decide chooses an id, but for those with [`SKIP`].
    ///
    /// # Errors
    /// If one of the ids is not legal; nothing has changed then.
    pub fn step(&mut self, ids: &[i64], arrays: Arrays<'_>) -> Result<(), IllegalId> {
        for (game, ((&id, legal), lane)) in ids.iter().zip(&self.legal).zip(&self.lanes).enumerate() {
            let legal = id == SKIP || usize::try_from(id).is_ok_and(|id| legal.contains(id));
            if let (false, Some(seat)) = (legal, lane.seat) {
                return Err(IllegalId { game, id, seat });
            }
        }
        let (start, memory, autoreset) = (self.start.clone(), self.memory, self.autoreset);
        let (seats, length) = (self.seats(), self.observation_len);
        self.share_out(arrays, &|games, rows| {
            let arrays = &mut rows.arrays;
            arrays.rewards.fill(0.0);
            arrays.ends.fill(false);
            for (place, (lane, &id)) in rows.lanes.iter_mut().zip(&ids[games]).enumerate() {
                let (Some(seat), true) = (lane.seat, id != SKIP) else { continue };
                lane.play.act_unchecked(seat, id as usize, &mut ());
                lane.play.draw_all(&mut lane.luck, &mut ());
                lane.seat = lane.play.seat();
                if lane.seat.is_some() {
                    continue;
                }
                arrays.ends[place] = true;
                let row = place * seats..(place + 1) * seats;
                if let Some(rewards) = lane.play.rewards() {
                    arrays.rewards[row.clone()]
                        .iter_mut()
                        .zip(rewards)
                        .for_each(|(cell, reward)| *cell = reward as f32);
                }
                arrays.points[row].copy_from_slice(&lane.play.game().points());
                for (seat, row) in Seat::first(seats).zip(arrays.finals[place * seats * length..].chunks_mut(length)) {
                    lane.play.observe(seat, memory, row);
                }
                if autoreset == Autoreset::SameStep {
                    lane.begin(&start);
                }
            }
        });
        Ok(())
    }

    /// A legal id for every game, all equally likely; 0 for one that is over.
    pub fn sample(&mut self, ids: &mut [i64]) {
        for ((id, legal), lane) in ids.iter_mut().zip(&self.legal).zip(&mut self.lanes) {
            *id = legal.random(&mut lane.choice).unwrap_or(0) as i64;
        }
    }

    /// Does something with the games, shared out among threads, and writes what there is to see of them afterwards.
    fn share_out(&mut self, arrays: Arrays<'_>, work: &(impl Fn(Range<usize>, &mut Rows<'_, G>) + Sync)) {
        let (memory, length, actions, seats) = (self.memory, self.observation_len, self.actions, self.seats());
        let each = self.lanes.len().div_ceil(self.threads).max(1);
        let one = |games: Range<usize>, mut rows: Rows<'_, G>| {
            work(games, &mut rows);
            rows.write(memory, length, actions);
        };
        if self.threads == 1 {
            let games = 0..self.lanes.len();
            return one(games, Rows { lanes: &mut self.lanes, legal: &mut self.legal, arrays });
        }
        let parts = self
            .lanes
            .chunks_mut(each)
            .zip(self.legal.chunks_mut(each))
            .zip(arrays.observations.chunks_mut(each * length))
            .zip(arrays.masks.chunks_mut(each * actions))
            .zip(arrays.players.chunks_mut(each))
            .zip(arrays.rewards.chunks_mut(each * seats))
            .zip(arrays.ends.chunks_mut(each))
            .zip(arrays.points.chunks_mut(each * seats))
            .zip(arrays.finals.chunks_mut(each * seats * length));
        std::thread::scope(|scope| {
            let mut first = 0;
            for ((((((((lanes, legal), observations), masks), players), rewards), ends), points), finals) in parts {
                let games = first..first + lanes.len();
                first = games.end;
                let arrays = Arrays { observations, masks, players, rewards, ends, points, finals };
                scope.spawn(|| one(games, Rows { lanes, legal, arrays }));
            }
        });
    }
}

impl<G: Learnable> Lane<G> {
    fn begin(&mut self, start: &G) {
        self.play = Play::new(start.clone());
        self.play.draw_all(&mut self.luck, &mut ());
        self.seat = self.play.seat();
    }
}

impl<G: Learnable> Rows<'_, G> {
    /// Writes what there is to see now.
    fn write(&mut self, memory: Memory, length: usize, actions: usize) {
        let arrays = &mut self.arrays;
        let mut view = None;
        for (place, (lane, legal)) in self.lanes.iter().zip(self.legal.iter_mut()).enumerate() {
            let observation = &mut arrays.observations[place * length..(place + 1) * length];
            match lane.seat {
                Some(seat) => {
                    lane.play.legal_ids(seat, legal);
                    lane.play.observe_through(&mut view, seat, memory, observation);
                }
                None => {
                    legal.clear();
                    observation.fill(0);
                }
            }
            legal.write_mask(&mut arrays.masks[place * actions..(place + 1) * actions]);
            arrays.players[place] = lane.seat.map_or(-1, |seat| seat.index() as i8);
        }
    }
}
