use crate::games::Show::{May, MayNot, See};
use crate::games::{Example, Show};

const fn example(rule: &'static str, steps: &'static [&'static str], shows: Show, frame: &'static str) -> Example {
    Example { rule, seats: 2, options: &[], steps, shows, frame }
}

const TASKS: &str = "* task red, * task crown, * task blue, * task goblet";
/// Tasks, shafts row by row, both hands.
pub(super) const SET_UP: &str = "* task red, * task crown, * task blue, * task goblet, 0: open colour; 1: open colour, \
    * white-sword-0-0, * pink-hammer-1-0, * green-goblet-1-0, * yellow-necklace-1-0, * blue-statue-0-0, \
    * yellow-statue-0-1, * white-necklace-0-0, * blue-hammer-0-0, * pink-necklace-0-1, * green-sword-0-1, \
    * white-hammer-1-0, * yellow-crown-1-0, * pink-goblet-1-0, * green-statue-1-0, * yellow-hammer-0-1, \
    * red-crown-1-0, * blue-necklace-3-3, * pink-sword-0-0, * yellow-goblet-2-1, * white-goblet-0-1, \
    * red-sword-2-1, * pink-statue-0-1, * green-necklace-0-1, * white-statue-2-1, \
    * blue-crown-0-1, * blue-sword-0-1, * green-crown-0-0, * pink-crown-2-2";
const BANKED: &str = "0: bank red-sword-2-1";
const DUG: &str = "0: dig s1";
const DONE: &str = "0: done";
/// What the empty spaces bring after the first turn.
pub(super) const SIFTED: &str = "* green-hammer-0-0, * white-crown-1-0, * blue-goblet-1-0";
pub(super) const REFILLED: &str = "0: backfill green-hammer-0-0 s1";
/// The other player's first turn.
pub(super) const THE_OTHER: &str = "1: bank blue-crown-0-1, 1: dig blue-sword-0-1, 1: dig s3, 1: done, \
    * yellow-sword-2-2, * red-hammer-0-0, * white-sword-1-0, 1: backfill red-hammer-0-0 s3";

const SHAFTS: &str = ".clonk-shafts";
const CHAIN: &str = ".clonk-chain";
const HAND: &str = ".clonk-hand";

pub(super) const EXAMPLES: &[Example] = &[
    example("CLK-01", &[TASKS], See(".clonk-big-tile"), ".clonk-choose-tiles"),
    example("CLK-02", &[SET_UP], See("[data-held='white-statue-2-1']"), HAND),
    example("CLK-03", &[SET_UP], See(".clonk-pile > .clonk-card"), SHAFTS),
    example("CLK-04", &[SET_UP], See(".clonk-held .clonk-card"), HAND),
    example("CLK-05", &[SET_UP], See(".clonk-gauge"), ".clonk-den"),
    example("CLK-07", &[SET_UP], May("bank red-sword-2-1"), ".clonk-chain,.clonk-hand"),
    example("CLK-08", &[SET_UP, BANKED, DUG], See(".clonk-space .clonk-card,.clonk-lying"), CHAIN),
    example("CLK-09", &[SET_UP, BANKED], MayNot("dig s4"), ".clonk-shafts,.clonk-chain"),
    example(
        "CLK-10",
        &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER],
        May("gift 1 pink-statue-0-1"),
        ".clonk-hand,.other .clonk-gallery",
    ),
    example("CLK-11", &[SET_UP, BANKED], MayNot("gift 1 pink-statue-0-1"), ".clonk-hand,.other .clonk-gallery"),
    example("CLK-12", &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER], May("blast s2"), SHAFTS),
    example(
        "CLK-13",
        &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER, "0: blast s2, 0: dig s2, * red-goblet-1-0"],
        See("#clonk-0-1"),
        SHAFTS,
    ),
    example("CLK-15", &[SET_UP, BANKED, DUG], May("done"), ".clonk-chain,.clonk-deeds"),
    example("CLK-16", &[SET_UP, BANKED, DUG], See(".clonk-earning:not(.lost)"), CHAIN),
    example(
        "CLK-17",
        &[SET_UP, BANKED, DUG, DONE, SIFTED],
        May("backfill green-hammer-0-0 s1"),
        ".clonk-shafts,.clonk-hand",
    ),
    example("CLK-19", &[SET_UP], See(".clonk-monster"), ".clonk-den"),
    example("CLK-R7", &[SET_UP, BANKED], See(".clonk-deeds button"), ".clonk-chain,.clonk-deeds"),
    example(
        "CLK-R9",
        &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER],
        See(".clonk-cartbox .clonk-card"),
        CHAIN,
    ),
    example(
        "CLK-R10",
        &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER],
        See(".other .clonk-gallery,.other .clonk-counts"),
        ".other .clonk-counts,.other .clonk-gallery",
    ),
    example(
        "CLK-R12",
        &[SET_UP, BANKED, DUG, DONE, SIFTED, REFILLED, THE_OTHER],
        See(".other .clonk-mini:nth-child(3)"),
        ".other .clonk-gallery",
    ),
];
