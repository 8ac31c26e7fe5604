//! Opponent modelling: how often the others bluff and challenge, counted through a game.

use underhill_catalog::gobblestones::{Cover, Slot, Square, Squares, View};
use underhill_core::{MAX_SEATS, PerSeat, Seat};

/// What a bot remembers of a game between its decisions: how the others bluff and challenge.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    boards: Vec<Slot>,
    turns: u32,
    /// A placement whose fate is not known yet.
    pending: Option<Pending>,
    pub(crate) records: [Record; MAX_SEATS],
}

/// Tiles that the others, or this bot with them, have been asked about.
#[derive(Clone, Debug)]
struct Pending {
    by: Seat,
    squares: Squares,
    points: i32,
    /// How plausible they are to somebody who sees only what all can see.
    plausible: f32,
    /// How likely they were thought to be a bluff; what this bot knows of its own.
    suspicion: f32,
    /// Whether this bot challenged.
    challenged: bool,
    turn: u32,
}

/// What is asked about.
#[derive(Copy, Clone)]
pub(crate) struct Claim {
    pub(crate) points: i32,
    /// To somebody who sees only what all can see.
    pub(crate) plausible: f32,
    /// How likely this bot thinks it is a bluff.
    pub(crate) suspicion: f32,
    /// Whether this bot challenges it.
    pub(crate) challenged: bool,
}

/// How quickly one learns how much more or less than others somebody challenges.
const QUICK: f32 = 0.7;

/// A chance, made greater or smaller by so much in the logarithm of its odds.
fn shifted(chance: f32, by: f32) -> f32 {
    let odds = chance / (1.0 - chance) * by.exp();
    odds / (1.0 + odds)
}

/// How often people challenge on the whole.
const USUAL: f32 = 0.3;

/// What is remembered of one player.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Record {
    /// How often they were asked to trust, by how plausible it was and how much was at stake.
    pub(crate) asked: [[f32; STAKES]; SORTS],
    /// How often they challenged then.
    pub(crate) doubted: [[f32; STAKES]; SORTS],
    /// How much more than somebody usual they challenge, in the logarithm of the odds.
    more: f32,
    /// How often their tiles were turned up and one was wrong.
    pub(crate) caught: f32,
    /// How often all were right.
    pub(crate) cleared: f32,
    /// How many of their unchallenged placements seem to have been bluffs, and seem not to.
    pub(crate) seemed: [f32; 2],
}

/// How many stakes are told apart.
const STAKES: usize = 2;

/// How much is at stake, as an index.
fn stake(points: i32) -> usize {
    usize::from(points >= 14)
}

/// How many sorts of claims are told apart by how plausible they are.
const SORTS: usize = 4;

/// How plausible a claim is, as an index: hardly, little, quite, very.
fn sort(plausible: f32) -> usize {
    match plausible {
        ..0.08 => 0,
        ..0.25 => 1,
        ..0.6 => 2,
        _ => 3,
    }
}

/// How often somebody usual, who challenges so much on the whole, challenges a claim.
fn usual_doubt(usual: f32, plausible: f32) -> f32 {
    const MORE: [f32; SORTS] = [2.6, 1.6, 0.8, 0.3];
    (usual * MORE[sort(plausible)]).clamp(0.01, 0.95)
}

impl Mind {
    /// Takes in what has happened since the last decision.
    pub(crate) fn catch_up(&mut self, view: &View, me: Seat) {
        if self.boards != view.boards.as_slice() || view.turns < self.turns {
            *self = Mind { boards: view.boards.to_vec(), ..Mind::default() };
        }
        self.turns = view.turns;
        if self.pending.as_ref().is_some_and(|pending| pending.turn < view.turns)
            && let Some(pending) = self.pending.take()
        {
            self.learn(view, me, &pending);
        }
    }

    fn learn(&mut self, view: &View, me: Seat, pending: &Pending) {
        let cover = pending.squares.first().map_or(Cover::Nothing, |&square| {
            // Spaces that somebody else covers since must have been uncovered first.
            let asked =
                view.question.as_ref().is_some_and(|q| q.tiles.tiles().iter().any(|tile| tile.square == square));
            let laid = view.last.as_ref().is_some_and(|last| last.seat != pending.by && last.squares.contains(&square));
            if asked || laid { Cover::Nothing } else { view.tiles.get(square) }
        });
        let challenged = !matches!(cover, Cover::FaceDown(_));
        let record = &mut self.records[pending.by.index()];
        match cover {
            Cover::FaceUp(_) => record.cleared += 1.0,
            Cover::Nothing => record.caught += 1.0,
            Cover::FaceDown(_) => {
                record.seemed[0] += pending.suspicion;
                record.seemed[1] += 1.0 - pending.suspicion;
            }
        }
        let others: PerSeat<Seat> = Seat::first(view.seats).filter(|&seat| seat != pending.by && seat != me).collect();
        // Who else challenged does not show if this bot did: then nothing is learnt of them.
        if pending.challenged {
            return;
        }
        let (sort, stake, count) = (sort(pending.plausible), stake(pending.points), others.len());
        for seat in others {
            let record = &mut self.records[seat.index()];
            record.asked[sort][stake] += 1.0;
            record.doubted[sort][stake] += if challenged { 1.0 / count as f32 } else { 0.0 };
            let expected = shifted(usual_doubt(USUAL, pending.plausible), record.more);
            record.more += QUICK * (if challenged { 1.0 / count as f32 } else { 0.0 } - expected);
        }
    }

    /// Remembers that a placement is being asked about.
    pub(crate) fn ask(&mut self, view: &View, by: Seat, squares: &[Square], claim: Claim) {
        let Claim { points, plausible, suspicion, challenged } = claim;
        let squares = squares.iter().copied().collect();
        self.pending = Some(Pending { by, squares, points, plausible, suspicion, challenged, turn: view.turns });
    }
}

impl Record {
    /// How likely they are to challenge what is so plausible with so much at stake, if people challenge like `usual` on the
    /// whole: as somebody usual would, more or less so if they have challenged more or less than that, and as they did in such
    /// cases as far as there were any.
    pub(crate) fn doubt(&self, points: i32, plausible: f32, usual: f32) -> f32 {
        const WEIGHT: f32 = 2.0;
        let whole = shifted(usual_doubt(usual, plausible), self.more);
        let (sort, stake) = (sort(plausible), stake(points));
        (whole * WEIGHT + self.doubted[sort][stake]) / (WEIGHT + self.asked[sort][stake])
    }

    /// How often they were asked to trust, and how often they challenged.
    pub(crate) fn challenges(&self) -> (f32, f32) {
        (self.asked.iter().flatten().sum(), self.doubted.iter().flatten().sum())
    }

    /// How often they bluff, if people do so as often as `usual` on the whole.
    pub(crate) fn bluffing(&self, usual: f32) -> f32 {
        const WEIGHT: f32 = 3.0;
        // What only seemed so counts for less than what was turned up.
        const SEEMING: f32 = 0.3;
        let bluffs = self.caught + SEEMING * self.seemed[0];
        let honest = self.cleared + SEEMING * self.seemed[1];
        (usual * WEIGHT + bluffs) / (WEIGHT + bluffs + honest)
    }
}
