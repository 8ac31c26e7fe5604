use crate::games::Show::{May, MayNot, See};
use crate::games::{Example, Show};

const fn example(rule: &'static str, steps: &'static [&'static str], shows: Show, frame: &'static str) -> Example {
    Example { rule, seats: 2, options: &[("light", "0"), ("first", "0"), ("side", "small")], steps, shows, frame }
}

/// The light is on 0 and 1; everywhere else lie tokens.
pub(super) const START: &str = "* token toy:ball, * token toy:teddy, * token gem:violet, * token gem:green, * token toy:car, \
    * token gem:blue";
/// Both players have two kobolds in the room.
const INSIDE: &str = "0: place 3, 1: place 5, 0: place 4, 1: place 4";
/// The first player brings them home, and the light turns to 5 and 6.
const HOME: &str = "0: take 3.0, 0: take 4.2, * token flash:teddy, * die yellow:2, * token gem:yellow, \
    * token kobold, * token toy:clown, * token gem:blue";

const ROOM: &str = ".kobold-room";
const TWO: &str = "#section-3,#section-4";

pub(super) const EXAMPLES: &[Example] = &[
    example("KOB-01", &[START], See("[id^='section-']"), ROOM),
    example("KOB-02", &[START], See("#section-0,#section-1"), ROOM),
    example("KOB-03", &[START], See("[id^='space-']"), ROOM),
    example("KOB-04", &[START, "0: place 3, 1: place 5"], See(".me .kobold-home"), ".me .kobold-home"),
    example("KOB-05", &[START, "0: place 3, 1: place 5"], See(".kobold-choices button"), ".kobold-choices"),
    example("KOB-06", &[START], MayNot("place 1"), ROOM),
    example("KOB-07", &[START, INSIDE, "0: place 6, 1: place 2"], MayNot("place 5"), ROOM),
    example("KOB-08", &[START, INSIDE], May("take 3.0"), TWO),
    example("KOB-09", &[START, INSIDE, HOME], See(".other .kobold-goods li:not(.none)"), ".other .kobold-goods"),
    example("KOB-10", &[START, INSIDE, HOME], See(".kobold-die"), ".kobold-die,.kobold-room"),
    example("KOB-11", &[START, INSIDE, HOME], See("#section-5,#section-6"), ROOM),
    example("KOB-12", &[START, INSIDE, HOME], See("#space-0-0,#space-1-0,#space-1-1,#space-3-0"), ROOM),
    example("KOB-14", &[START], See(".kobold-cups > span:last-child"), ".kobold-cups"),
    example("KOB-15", &[START, INSIDE, HOME], See(".other .kobold-count"), ".other .kobold-won"),
    example("KOB-17", &[START, INSIDE, HOME], See(".kobold-shelf li:first-child"), ".kobold-shelf"),
    example("KOB-R2", &[START, INSIDE], May("take 4.2"), TWO),
    example("KOB-R8", &[START, INSIDE, HOME], See("#space-5-0,#space-6-0"), "#section-5,#section-6"),
    example("KOB-R10", &[START], See(".kobold-number"), ROOM),
    example("KOB-R11", &[START, INSIDE, "0: take 3.0"], May("take 4.0"), TWO),
];
