use crate::games::Show::{May, MayNot, See};
use crate::games::{Example, Show};

const fn example(rule: &'static str, steps: &'static [&'static str], shows: Show, frame: &'static str) -> Example {
    Example { rule, seats: 2, options: &[], steps, shows, frame }
}

const fn strict(example: Example) -> Example {
    Example { options: &[("touch", "strict")], ..example }
}

const ROW_1: &str = "#square-a1,#square-d1";
const THREE: &str = "#square-b2,#square-d2";
const ROW_2: &str = "#square-a2,#square-d2";
const BOARD: &str = "#square-a1,#square-d4";
const STACKS: &str = ".me .gobblet-stacks";

/// White's 4 on d1 covers Black's 2, with which the first row would be Black's.
const COVERED: &str = "0: 4@a4, 1: 4@a1, 0: 4@b3, 1: 3@c1, 0: 4@d3, 1: 2@d1, 0: d3-d1, 1: 4@b1";
/// Black's 3 on b2 is covered by White's 4.
const SWALLOWED: &str = "0: 4@a4, 1: 4@c4, 0: 4@d1, 1: 3@b2, 0: a4-b2, 1: 4@d4";

pub(super) const EXAMPLES: &[Example] = &[
    example("GBT-01", &[], See("#square-a1,#square-b2,#square-c3,#square-d4"), BOARD),
    example(
        "GBT-02",
        &["0: 4@a1, 1: 4@a4, 0: 3@b2, 1: 4@b4, 0: 2@c1, 1: 4@d3, 0: 1@d2"],
        See("#square-a1,#square-b2,#square-c1,#square-d2"),
        "#square-a1,#square-d2",
    ),
    example("GBT-03", &["0: 4@a1, 1: 4@d4, 0: 3@b1, 1: 4@c4, 0: 4@c1, 1: 4@a4"], See(".me .gobblet-stack"), STACKS),
    example(
        "GBT-04",
        &["0: 4@b2, 1: 4@c3"],
        See(".me .gobblet-stack:first-child,#square-b2"),
        ".me .gobblet-stacks,#square-a2,#square-d2",
    ),
    example("GBT-05", &["0: 4@b2, 1: 4@d2"], MayNot("4@d2"), THREE),
    example("GBT-06", &["0: 4@a4, 1: 4@b2, 0: 4@d4, 1: 4@c2, 0: 3@a2, 1: 3@d2"], May("4@d2"), ROW_2),
    example("GBT-07", &["0: 4@a4, 1: 4@d2, 0: 3@b2, 1: 3@d4, 0: 4@b4, 1: 2@c2"], MayNot("b2-d2"), THREE),
    example("GBT-08", &["0: 4@b2, 1: 4@d2, 0: 3@c2, 1: 4@d4"], May("b2-c2"), THREE),
    example("GBT-09", &[SWALLOWED], May("b2-d2"), THREE),
    example(
        "GBT-11",
        &["0: 4@a1, 1: 4@a2, 0: 4@b2, 1: 4@a3, 0: 3@c3, 1: 3@d2, 0: 2@d4"],
        See("#square-a1,#square-b2,#square-c3,#square-d4"),
        BOARD,
    ),
    example("GBT-12", &[COVERED], May("d1-c1"), ROW_1),
    strict(example("GBT-13", &["0: 4@b2, 1: 4@c2, 0: b2"], May("-d2"), THREE)),
    example("GBT-R1", &["0: 4@a4, 1: 4@a2, 0: 4@c4, 1: 4@b2, 0: 3@c2, 1: 3@d2"], May("4@d2"), ROW_2),
    strict(example("GBT-R2", &["0: 4@a1, 1: 4@d2, 0: 3@b2, 1: 4@d4"], MayNot("4@b2"), THREE)),
    strict(example("GBT-R3", &["0: 4@b2, 1: 4@c2, 0: b2"], MayNot("-b2"), THREE)),
    example(
        "GBT-R4",
        &[COVERED, "0: d1-d2"],
        See("#square-a1,#square-b1,#square-c1,#square-d1"),
        "#square-a1,#square-d2",
    ),
    example("GBT-R5", &["0: 4@c4, 1: 4@a1, 0: 4@c3, 1: 3@c1, 0: 3@c2, 1: 2@d1, 0: 4@d1, 1: 4@b1"], May("d1-c1"), BOARD),
    example(
        "GBT-R6",
        &["0: 4@b3, 1: 4@a1, 0: 4@c2, 1: 3@c1, 0: 3@b2, 1: 2@d1, 0: c2-d1, 1: 4@b1, 0: 3@c3, 1: 4@d2, 0: 2@a3, \
             1: 3@d4, 0: 2@a4, 1: 3@d3, 0: d1-c1"],
        See("#square-d1,#square-d2,#square-d3,#square-d4"),
        BOARD,
    ),
    example("GBT-R10", &[], See(".me .gobblet-stack"), STACKS),
    strict(example(
        "GBT-R11",
        &["0: 4@a4, 1: 4@c4, 0: 4@d1, 1: 3@b2, 0: a4, 0: -b2, 1: 4@d4, 0: b2"],
        May("-d2"),
        ROW_2,
    )),
];
