//! A position as a seat sees it that weighs itself against the others: what the wide nets are given. Most of the inputs are
//! flags, each for a combination of things that matter together; the features of two seats come on top.
//!
//! Sections count by how likely they are lit, and gems by who needs them: positions that are mirrored, turned or
//! recoloured look the same. Where several others sit at the table, whoever of them is best off in something counts.

use underhill_core::ArrayVec;

use super::features::{FEATURES, FIRST_OF_KOBOLDS, Outline};
use super::scene::{KINDS, SECTIONS, Scene, UNKNOWN};

/// The inputs that are not 0, by their numbers.
pub(super) type Inputs = ArrayVec<(u16, f32), 320>;

/// Values are whole numbers of this part, so that sums of them times whole numbers are exact in any order.
const PART: f32 = 64.0;

const STATUSES: usize = 5;
const TOY_MARGINS: usize = 5;
const LEADERS: usize = 4;
/// What a token means to both: a gem, a toy, a flash, a kobold, or nobody knows.
const MEANINGS: usize = STATUSES * STATUSES + 4 * TOY_MARGINS + LEADERS + 2;
/// Sections out of the light, by danger and by whose kobolds are there.
const PLACES: usize = 3 * 3 * 2;
const TROPHIES: usize = 6;
const LEADS: usize = 25;
const STAGES: usize = 6;

// Where the inputs of each kind begin.
const TOKENS: usize = 2 * FEATURES;
const SECTION_CODES: usize = TOKENS + MEANINGS * (PLACES + 1);
const BEST_IN_PLACE: usize = SECTION_CODES + 2 * 3 * 4 * 4 * 4;
const GEMS_BY_TROPHY: usize = BEST_IN_PLACE + 4 * PLACES;
const COLOURS: usize = GEMS_BY_TROPHY + STATUSES * STATUSES * TROPHIES;
const SETS: usize = COLOURS + 3 * 3 * 4;
const TOYS: usize = SETS + 4 * 4 * TROPHIES;
const FLASHES: usize = TOYS + 4 * 7 * 6;
const LEAD: usize = FLASHES + 4 * 3 * LEADERS;
const OUTLOOK: usize = LEAD + LEADS;
const SUPPLY: usize = OUTLOOK + LEADS * STAGES;
const OUT: usize = SUPPLY + 20;
const TILES: usize = OUT + 4 * 4 * 3;
const MORE_SEATS: usize = TILES + 5;
/// How many inputs there are.
pub const INPUTS: usize = MORE_SEATS + 2;

/// Describes a position to a seat.
#[cfg(any(test, feature = "lab"))]
pub fn inputs(scene: &Scene, me: usize) -> Inputs {
    let outlines: ArrayVec<Outline, { underhill_core::MAX_SEATS }> =
        (0..scene.seats).map(|seat| Outline::of(scene, seat)).collect();
    Eye::new(scene, me).all(scene, &outlines)
}

/// A seat that looks at a position, and what it knows wherever kobolds are placed. The outlines it is given are those of all
/// seats, also from before kobolds were placed.
pub(super) struct Eye {
    me: usize,
    /// Whoever of the others has most points as things stand; of several, the first to decide after this seat.
    rival: usize,
    /// Who would take tiles if a flash of each toy were scored now: nobody, this seat (1), others (2) or both.
    leaders: [usize; 4],
    /// What each kind of token means to everybody, an unknown one last.
    meanings: [usize; KINDS + 1],
}

impl Eye {
    pub(super) fn new(scene: &Scene, me: usize) -> Eye {
        let points = scene.final_points();
        let mut rival = (me + 1) % scene.seats;
        for step in 2..scene.seats {
            let other = (me + step) % scene.seats;
            if points[other] > points[rival] {
                rival = other;
            }
        }
        let others = || (0..scene.seats).filter(|&seat| seat != me);
        let leaders = std::array::from_fn(|toy| {
            let scores = scene.flash_scores(toy);
            usize::from(scores[me] > 0) + 2 * usize::from(others().any(|seat| scores[seat] > 0))
        });
        let meanings = std::array::from_fn(|kind| match kind {
            gem @ 0..4 => {
                let theirs = others().map(|seat| status(scene, seat, gem)).min().unwrap_or(0);
                status(scene, me, gem) * STATUSES + theirs
            }
            toy @ 4..8 => {
                let margin = (scene.margin(me, toy - 4).clamp(-2, 2) + 2) as usize;
                STATUSES * STATUSES + (toy - 4) * TOY_MARGINS + margin
            }
            flash @ 8..12 => STATUSES * STATUSES + 4 * TOY_MARGINS + leaders[flash - 8],
            _ => MEANINGS - 1 - usize::from(kind == usize::from(UNKNOWN)),
        });
        Eye { me, rival, leaders, meanings }
    }

    /// The seats of the others.
    fn others(&self, scene: &Scene) -> impl Iterator<Item = usize> + Clone {
        let me = self.me;
        (0..scene.seats).filter(move |&seat| seat != me)
    }

    /// Everything that it sees.
    pub(super) fn all(&self, scene: &Scene, outlines: &[Outline]) -> Inputs {
        let mut inputs = self.still(scene, outlines);
        (0..SECTIONS).for_each(|section| self.section(scene, outlines, section, &mut inputs));
        self.kobolds(scene, outlines, &mut inputs);
        inputs
    }

    /// What does not depend on where kobolds are, only on how many are out.
    pub(super) fn still(&self, scene: &Scene, outlines: &[Outline]) -> Inputs {
        let mut inputs = Inputs::new();
        for (place, seat) in [self.me, self.rival].into_iter().enumerate() {
            for (index, &feature) in outlines[seat].features_of_turn(scene, seat).iter().enumerate() {
                push(&mut inputs, place * FEATURES + index, feature);
            }
        }
        self.holdings(scene, &mut inputs);
        self.standing(scene, &mut inputs);
        inputs
    }

    /// What the kobolds of both can hope for.
    pub(super) fn kobolds(&self, scene: &Scene, outlines: &[Outline], inputs: &mut Inputs) {
        for (place, seat) in [self.me, self.rival].into_iter().enumerate() {
            let features = outlines[seat].features_of_kobolds(scene, seat);
            for (index, &feature) in features.iter().enumerate() {
                push(inputs, place * FEATURES + FIRST_OF_KOBOLDS + index, feature);
            }
        }
    }

    /// What lies in a section, and whose kobolds are beside it.
    pub(super) fn section(&self, scene: &Scene, outlines: &[Outline], section: usize, inputs: &mut Inputs) {
        let tokens = &scene.room[section][..usize::from(scene.sizes[section])];
        if scene.lit[section] {
            for &kind in tokens {
                flag(inputs, TOKENS + self.meanings[usize::from(kind)] * (PLACES + 1) + PLACES);
            }
            return;
        }
        let danger = match scene.danger[section] {
            danger if danger > 0.25 => 0,
            danger if danger > 0.05 => 1,
            _ => 2,
        };
        let ours = usize::from(scene.kobolds[self.me][section].min(3));
        let theirs = usize::from(self.others(scene).map(|seat| scene.kobolds[seat][section]).sum::<u8>().min(3));
        let place = (danger * 3 + ours.min(2)) * 2 + theirs.min(1);
        let trophies = scene.trophies_left.min(TROPHIES - 1);
        for &kind in tokens {
            let meaning = self.meanings[usize::from(kind)];
            flag(inputs, TOKENS + meaning * (PLACES + 1) + place);
            if kind < 4 {
                flag(inputs, GEMS_BY_TROPHY + meaning * TROPHIES + trophies);
            }
        }
        let code = (usize::from(scene.rolling) * 3 + danger) * 64 + ours * 16 + theirs * 4 + tokens.len().min(3);
        flag(inputs, SECTION_CODES + code);
        let ours = &outlines[self.me].best[section];
        let theirs =
            |which: usize| self.others(scene).map(|seat| outlines[seat].best[section][which]).fold(0.0, f32::max);
        for (which, worth) in [ours[0], ours[1], theirs(0), theirs(1)].into_iter().enumerate() {
            push(inputs, BEST_IN_PLACE + 4 * place + which, worth / 5.0);
        }
    }

    /// What everybody has, and what of it there is still to come.
    fn holdings(&self, scene: &Scene, inputs: &mut Inputs) {
        for gem in 0..4 {
            let held = |seat: usize| usize::from(scene.held[seat][gem].min(2));
            let theirs = self.others(scene).map(held).max().unwrap_or(0);
            let left = match scene.unseen[gem] + scene.lying[gem] {
                0 => 0,
                1..=2 => 1,
                3..=4 => 2,
                _ => 3,
            };
            flag(inputs, COLOURS + (held(self.me) * 3 + theirs) * 4 + left);
        }
        let colours = |seat: usize| scene.colours(seat).min(3);
        let theirs = self.others(scene).map(colours).max().unwrap_or(0);
        flag(inputs, SETS + (colours(self.me) * 4 + theirs) * TROPHIES + scene.trophies_left.min(TROPHIES - 1));
        for toy in 0..4 {
            let margin = (scene.margin(self.me, toy).clamp(-3, 3) + 3) as usize;
            let left = usize::from(scene.unseen[4 + toy] + scene.lying[4 + toy]).min(5);
            flag(inputs, TOYS + (toy * 7 + margin) * 6 + left);
            let flashes = usize::from(scene.unseen[8 + toy] + scene.lying[8 + toy]).min(2);
            flag(inputs, FLASHES + (toy * 3 + flashes) * LEADERS + self.leaders[toy]);
        }
    }

    /// Who leads, how long the game still is, and who may do what.
    fn standing(&self, scene: &Scene, inputs: &mut Inputs) {
        let by = |points: &[i32]| {
            let most = self.others(scene).map(|seat| points[seat]).max().unwrap_or(0);
            ((points[self.me] - most).clamp(-12, 12) + 12) as usize
        };
        let stage = match scene.supply {
            0..=2 => 0,
            3..=6 => 1,
            7..=12 => 2,
            13..=20 => 3,
            21..=30 => 4,
            _ => 5,
        };
        flag(inputs, LEAD + by(&scene.points));
        flag(inputs, OUTLOOK + by(&scene.final_points()) * STAGES + stage);
        flag(inputs, SUPPLY + usize::from(scene.supply / 2).min(19));
        let phase = if scene.rolling { 2 } else { usize::from(scene.retrieving) };
        let out = |seat: usize| usize::from(scene.out(seat).min(3));
        let theirs = self.others(scene).map(out).max().unwrap_or(0);
        flag(inputs, OUT + (out(self.me) * 4 + theirs) * 3 + phase);
        let tiles = match scene.tiles {
            ..=0 => 0,
            1 => 1,
            2..=3 => 2,
            4..=6 => 3,
            _ => 4,
        };
        flag(inputs, TILES + tiles);
        if scene.seats > 2 {
            flag(inputs, MORE_SEATS + scene.seats - 3);
        }
    }
}

/// What a gem would be to a seat: the last of a set, a step towards one, or one more of a colour.
fn status(scene: &Scene, seat: usize, gem: usize) -> usize {
    match (scene.held[seat][gem], scene.colours(seat)) {
        (0, colours) => 3 - colours.clamp(1, 3),
        (1, _) => 3,
        _ => 4,
    }
}

fn push(inputs: &mut Inputs, index: usize, value: f32) {
    // Unlike `round`, this is one instruction in a browser too.
    let value = (value * PART + 0.5).floor() / PART;
    if value != 0.0 {
        inputs.push((index as u16, value));
    }
}

fn flag(inputs: &mut Inputs, index: usize) {
    inputs.push((index as u16, 1.0));
}
