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
        self.share_out(arrays, &|game, lane, _| {
            if which.is_none_or(|which| which.get(game).copied().unwrap_or(false)) {
                lane.begin(&start);
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
        self.share_out(arrays, &|game, lane, row| {
            row.rewards.fill(0.0);
            *row.end = false;
            let id = ids[game];
            let (Some(seat), true) = (lane.seat, id != SKIP) else { return };
            lane.play.act_unchecked(seat, id as usize, &mut ());
            lane.play.draw_all(&mut lane.luck, &mut ());
            lane.seat = lane.play.seat();
            if lane.seat.is_none() {
                row.end_with(&lane.play, memory);
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

    /// Does something with every game, shared out among threads, and writes what there is to see of it afterwards.
    fn share_out(&mut self, arrays: Arrays<'_>, work: &(impl Fn(usize, &mut Lane<G>, &mut Row<'_>) + Sync)) {
        let (memory, length, actions, seats) = (self.memory, self.observation_len, self.actions, self.seats());
        let each = self.lanes.len().div_ceil(self.threads).max(1);
        // One game after the other, and not one thing after the other for all: what was just changed is near.
        let some = |first: usize, lanes: &mut [Lane<G>], legal: &mut [G::Ids], arrays: Arrays<'_>| {
            let (mut view, rows) = (None, arrays.rows(length, actions, seats));
            for (place, ((lane, legal), mut row)) in lanes.iter_mut().zip(legal).zip(rows).enumerate() {
                work(first + place, lane, &mut row);
                lane.write(&mut view, memory, legal, &mut row);
            }
        };
        let games = self.lanes.len();
        let Arrays { observations, masks, players, rewards, ends, points, finals } = arrays;
        let parts = self
            .lanes
            .chunks_mut(each)
            .zip(self.legal.chunks_mut(each))
            .zip(observations.chunks_mut(each * length))
            .zip(masks.chunks_mut(each * actions))
            .zip(players.chunks_mut(each))
            .zip(rewards.chunks_mut(each * seats))
            .zip(ends.chunks_mut(each))
            .zip(points.chunks_mut(each * seats))
            .zip(finals.chunks_mut(each * seats * length));
        std::thread::scope(|scope| {
            let mut first = 0;
            for ((((((((lanes, legal), observations), masks), players), rewards), ends), points), finals) in parts {
                let begin = first;
                first += lanes.len();
                let arrays = Arrays { observations, masks, players, rewards, ends, points, finals };
                let some = &some;
                // The last part is for this thread: with only one there is no other, and a thread is dear for a short step.
                if first == games {
                    some(begin, lanes, legal, arrays);
                } else {
                    scope.spawn(move || some(begin, lanes, legal, arrays));
                }
            }
        });
    }
}

/// What is written of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [bool],
    player: &'a mut i8,
    rewards: &'a mut [f32],
    end: &'a mut bool,
    points: &'a mut [i32],
    finals: &'a mut [i8],
}

impl<'a> Arrays<'a> {
    fn rows(self, length: usize, actions: usize, seats: usize) -> impl Iterator<Item = Row<'a>> {
        let rows = self
            .observations
            .chunks_mut(length)
            .zip(self.masks.chunks_mut(actions))
            .zip(self.players)
            .zip(self.rewards.chunks_mut(seats))
            .zip(self.ends)
            .zip(self.points.chunks_mut(seats))
            .zip(self.finals.chunks_mut(seats * length));
        rows.map(|((((((observation, mask), player), rewards), end), points), finals)| Row {
            observation,
            mask,
            player,
            rewards,
            end,
            points,
            finals,
        })
    }
}

impl Row<'_> {
    /// What came of a game that is over.
    fn end_with<G: Learnable>(&mut self, play: &Play<G>, memory: Memory) {
        *self.end = true;
        if let Some(rewards) = play.rewards() {
            self.rewards.iter_mut().zip(rewards).for_each(|(cell, reward)| *cell = reward as f32);
        }
        self.points.copy_from_slice(&play.game().points());
        let (seats, length) = (self.points.len(), self.observation.len());
        for (seat, row) in Seat::first(seats).zip(self.finals.chunks_mut(length)) {
            play.observe(seat, memory, row);
        }
    }
}

impl<G: Learnable> Lane<G> {
    fn begin(&mut self, start: &G) {
        self.play = Play::new(start.clone());
        self.play.draw_all(&mut self.luck, &mut ());
        self.seat = self.play.seat();
    }

    /// Writes what there is to see now.
    #[inline]
    fn write(&self, view: &mut Option<G::View>, memory: Memory, legal: &mut G::Ids, row: &mut Row<'_>) {
        match self.seat {
            Some(seat) => {
                self.play.legal_ids(seat, legal);
                self.play.observe_through(view, seat, memory, row.observation);
            }
            None => {
                legal.clear();
                row.observation.fill(0);
            }
        }
        legal.write_mask(row.mask);
        *row.player = self.seat.map_or(-1, |seat| seat.index() as i8);
    }
}
