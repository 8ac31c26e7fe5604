use crate::games::Show::{May, MayNot, See};
use crate::games::{Example, Show};

const fn example(rule: &'static str, steps: &'static [&'static str], shows: Show, frame: &'static str) -> Example {
    Example { rule, seats: 2, options: &[], steps, shows, frame }
}

const fn bluff(example: Example) -> Example {
    Example { options: &[("bluff", "true")], ..example }
}

/// The nine board squares in their order.
pub(super) const BOARDS: &str = "* 1A0, * 2A0, * 3A0, * 4A0, * 5A0, * 6A0, * 7A0, * 8A0, * 9A0";
/// A tile of each colour for both players.
const TILES: &str = "* G, * T, * Y, * R, * B, * R, * B, * G, * T, * Y";
/// The first player lays three in the middle; the second has laid nothing yet.
const OPENED: &str = "0: h8G i8T j8Y, * G, * Y";
/// The second player answers below and beside.
const ANSWERED: &str = "1: g7B h7R, * T, * R, * Y";
/// The first player goes on behind a tile, and the second lays nothing.
const BRIDGED: &str = "0: j7R j9B, * T, * R, * B, 1: -, * R, * R, * B, * G, * T";

const MIDDLE: &str = "#gobblestones-at-f7,#gobblestones-at-k9";
const AROUND: &str = "#gobblestones-at-f6,#gobblestones-at-l10";
const LAID: &str = "#gobblestones-at-h8,#gobblestones-at-i8,#gobblestones-at-j8";
const RACK: &str = ".gobblestones-rack";

pub(super) const EXAMPLES: &[Example] = &[
    example(
        "GBS-01",
        &[BOARDS, TILES],
        See("#gobblestones-at-c3,#gobblestones-at-h3,#gobblestones-at-m3,#gobblestones-at-c8,#gobblestones-at-h8,\
            #gobblestones-at-m8,#gobblestones-at-c13,#gobblestones-at-h13,#gobblestones-at-m13"),
        "#gobblestones-at-a1,#gobblestones-at-o15",
    ),
    example("GBS-02", &[BOARDS, TILES], See(".gobblestones-pile"), RACK),
    example("GBS-03", &[BOARDS, TILES], May("h8G i8T j8Y"), MIDDLE),
    example("GBS-04", &[BOARDS, TILES], MayNot("h8G j8Y"), MIDDLE),
    example("GBS-05", &[BOARDS, TILES, OPENED], MayNot("f7B"), MIDDLE),
    example("GBS-06", &[BOARDS, TILES], MayNot("i8T j8Y"), MIDDLE),
    example("GBS-07", &[BOARDS, TILES], MayNot("h8R"), MIDDLE),
    example("GBS-08", &[BOARDS, TILES, OPENED, ANSWERED], MayNot("i7G"), MIDDLE),
    example("GBS-09", &[BOARDS, TILES, OPENED], MayNot("i8T"), MIDDLE),
    example("GBS-10", &[BOARDS, TILES, OPENED], May("g7B h7R"), MIDDLE),
    example("GBS-11", &[BOARDS, TILES], May("h8G i8T"), ".gobblestones-bag"),
    bluff(example("GBS-20", &[BOARDS, TILES, "0: h8G i8R j8Y"], See(LAID), MIDDLE)),
    bluff(example("GBS-21", &[BOARDS, TILES, "0: h8G i8R j8Y"], See(".gobblestones-choice"), ".gobblestones-answer")),
    bluff(example("GBS-23", &[BOARDS, TILES, "0: h8G i8T j8Y, 1: challenge, * G, * Y"], See(LAID), MIDDLE)),
    bluff(example("GBS-24", &[BOARDS, TILES, "0: h8G i8T j8Y, 1: challenge, * G, * Y"], See(LAID), MIDDLE)),
    bluff(example("GBS-25", &[BOARDS, TILES, "0: h8G i8R j8Y, 1: challenge"], See(LAID), MIDDLE)),
    bluff(example("GBS-26", &[BOARDS, TILES, "0: h8G i8R j8Y, 1: trust, * G, * Y"], See(LAID), MIDDLE)),
    example("GBS-R1", &[BOARDS, TILES], May("c3G"), "#gobblestones-at-a1,#gobblestones-at-g5"),
    example("GBS-R2", &[BOARDS, TILES, OPENED, ANSWERED], May("j7R j9B"), AROUND),
    example("GBS-R6", &[BOARDS, TILES, OPENED, ANSWERED, BRIDGED], May("i10T j10Y"), AROUND),
    bluff(example(
        "GBS-R9",
        &[BOARDS, TILES, "0: h8G i8R j8Y, 1: trust, * G, * Y, 1: g7B h7R, 0: trust, * T, * R, * Y"],
        See("#gobblestones-at-h7,#gobblestones-at-h8,#gobblestones-at-i7,#gobblestones-at-i8"),
        MIDDLE,
    )),
];
