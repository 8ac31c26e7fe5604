//! A position of two players as whoever decides next sees it: what the wide net is given. Most of its inputs are flags,
//! each for a combination of things that matter together; the features of both seats come on top.
//!
//! Sections count by how likely they are lit, and gems by who needs them: positions that are mirrored, turned or
//! recoloured look the same.

use underhill_core::ArrayVec;

use super::features::{FEATURES, Outline};
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
/// How many inputs there are.
pub const INPUTS: usize = TILES + 5;

/// Describes a position of two players to the one who decides next.
#[cfg(any(test, feature = "lab"))]
pub fn inputs(scene: &Scene) -> Inputs {
    with_outlines(scene, &[0, 1].map(|seat| Outline::of(scene, seat)))
}

/// The same if the outlines of both seats are known already.
pub(super) fn with_outlines(scene: &Scene, outlines: &[Outline]) -> Inputs {
    let (me, you) = (scene.next, 1 - scene.next);
    let mut inputs = Inputs::new();
    for (place, seat) in [me, you].into_iter().enumerate() {
        for (index, &feature) in outlines[seat].features(scene, seat).iter().enumerate() {
            push(&mut inputs, place * FEATURES + index, feature);
        }
    }
    room(scene, outlines, &mut inputs);
    holdings(scene, me, you, &mut inputs);
    standing(scene, me, you, &mut inputs);
    inputs
}

fn push(inputs: &mut Inputs, index: usize, value: f32) {
    let value = (value * PART).round() / PART;
    if value != 0.0 {
        inputs.push((index as u16, value));
    }
}

fn flag(inputs: &mut Inputs, index: usize) {
    inputs.push((index as u16, 1.0));
}

/// What lies where, and whose kobolds are beside it.
fn room(scene: &Scene, outlines: &[Outline], inputs: &mut Inputs) {
    let (me, you) = (scene.next, 1 - scene.next);
    let meanings: [usize; KINDS + 1] = std::array::from_fn(|kind| meaning(scene, me, you, kind));
    let trophies = scene.trophies_left.min(TROPHIES - 1);
    for section in 0..SECTIONS {
        let tokens = &scene.room[section][..usize::from(scene.sizes[section])];
        if scene.lit[section] {
            for &kind in tokens {
                flag(inputs, TOKENS + meanings[usize::from(kind)] * (PLACES + 1) + PLACES);
            }
            continue;
        }
        let danger = match scene.danger[section] {
            danger if danger > 0.25 => 0,
            danger if danger > 0.05 => 1,
            _ => 2,
        };
        let [ours, theirs] = [me, you].map(|seat| usize::from(scene.kobolds[seat][section].min(3)));
        let place = (danger * 3 + ours.min(2)) * 2 + theirs.min(1);
        for &kind in tokens {
            let meaning = meanings[usize::from(kind)];
            flag(inputs, TOKENS + meaning * (PLACES + 1) + place);
            if kind < 4 {
                flag(inputs, GEMS_BY_TROPHY + meaning * TROPHIES + trophies);
            }
        }
        let code = (usize::from(scene.rolling) * 3 + danger) * 64 + ours * 16 + theirs * 4 + tokens.len().min(3);
        flag(inputs, SECTION_CODES + code);
        let (ours, theirs) = (&outlines[me].best[section], &outlines[you].best[section]);
        for (which, worth) in [ours[0], ours[1], theirs[0], theirs[1]].into_iter().enumerate() {
            push(inputs, BEST_IN_PLACE + 4 * place + which, worth / 5.0);
        }
    }
}

/// What a kind of token means to both.
fn meaning(scene: &Scene, me: usize, you: usize, kind: usize) -> usize {
    match kind {
        0..4 => status(scene, me, kind) * STATUSES + status(scene, you, kind),
        4..8 => {
            let margin = (scene.margin(me, kind - 4).clamp(-2, 2) + 2) as usize;
            STATUSES * STATUSES + (kind - 4) * TOY_MARGINS + margin
        }
        8..12 => STATUSES * STATUSES + 4 * TOY_MARGINS + leader(scene, me, you, kind - 8),
        _ => MEANINGS - 1 - usize::from(kind == usize::from(UNKNOWN)),
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

/// Who would take tiles if a flash of this toy were scored now: nobody, both, the one or the other.
fn leader(scene: &Scene, me: usize, you: usize, toy: usize) -> usize {
    let scores = scene.flash_scores(toy);
    usize::from(scores[me] > 0) + 2 * usize::from(scores[you] > 0)
}

/// What both have, and what of it there is still to come.
fn holdings(scene: &Scene, me: usize, you: usize, inputs: &mut Inputs) {
    for gem in 0..4 {
        let [mine, yours] = [me, you].map(|seat| usize::from(scene.held[seat][gem].min(2)));
        let left = match scene.unseen[gem] + scene.lying[gem] {
            0 => 0,
            1..=2 => 1,
            3..=4 => 2,
            _ => 3,
        };
        flag(inputs, COLOURS + (mine * 3 + yours) * 4 + left);
    }
    let [mine, yours] = [me, you].map(|seat| scene.colours(seat).min(3));
    flag(inputs, SETS + (mine * 4 + yours) * TROPHIES + scene.trophies_left.min(TROPHIES - 1));
    for toy in 0..4 {
        let margin = (scene.margin(me, toy).clamp(-3, 3) + 3) as usize;
        let left = usize::from(scene.unseen[4 + toy] + scene.lying[4 + toy]).min(5);
        flag(inputs, TOYS + (toy * 7 + margin) * 6 + left);
        let flashes = usize::from(scene.unseen[8 + toy] + scene.lying[8 + toy]).min(2);
        flag(inputs, FLASHES + (toy * 3 + flashes) * LEADERS + leader(scene, me, you, toy));
    }
}

/// Who leads, how long the game still is, and who may do what.
fn standing(scene: &Scene, me: usize, you: usize, inputs: &mut Inputs) {
    let by = |points: &[i32]| ((points[me] - points[you]).clamp(-12, 12) + 12) as usize;
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
    let [mine, yours] = [me, you].map(|seat| usize::from(scene.out(seat).min(3)));
    flag(inputs, OUT + (mine * 4 + yours) * 3 + phase);
    let tiles = match scene.tiles {
        ..=0 => 0,
        1 => 1,
        2..=3 => 2,
        4..=6 => 3,
        _ => 4,
    };
    flag(inputs, TILES + tiles);
}
