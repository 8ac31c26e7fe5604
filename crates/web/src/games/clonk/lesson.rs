use crate::games::{Lesson, LessonScene};

/// The cart, the chain, empty spaces, refilling a shaft, a gift, a blast, and what it is all for.
pub(super) const LESSON: Lesson = Lesson {
    seats: 2,
    options: &[],
    scenes: &[
        LessonScene { say: "clonk-lesson-aim", before: SET_UP, task: &[] },
        LessonScene { say: "clonk-lesson-bank", before: &[], task: &["0: bank red-sword-2-1"] },
        LessonScene { say: "clonk-lesson-chain", before: &[], task: &["0: dig s1"] },
        LessonScene { say: "clonk-lesson-done", before: &[], task: &["0: done"] },
        LessonScene {
            say: "clonk-lesson-backfill",
            before: &["* green-hammer-0-0", "* white-crown-1-0", "* blue-goblet-1-0"],
            task: &["0: backfill green-hammer-0-0 s1", "0: backfill green-necklace-0-1 s1"],
        },
        LessonScene { say: "clonk-lesson-gift", before: THE_OTHER, task: &["0: gift 1 pink-statue-0-1"] },
        LessonScene { say: "clonk-lesson-blast", before: &[], task: &["0: blast s2"] },
        LessonScene { say: "clonk-lesson-treasure", before: &[], task: &["0: dig s2"] },
        LessonScene { say: "clonk-lesson-end", before: &["* red-goblet-1-0"], task: &[] },
    ],
};

/// Tasks, shafts row by row, both hands.
const SET_UP: &[&str] = &[
    "* task red",
    "* task crown",
    "* task blue",
    "* task goblet",
    "0: open colour; 1: open colour",
    "* white-sword-0-0",
    "* pink-hammer-1-0",
    "* green-goblet-1-0",
    "* yellow-necklace-1-0",
    "* blue-statue-0-0",
    "* yellow-statue-0-1",
    "* white-necklace-0-0",
    "* blue-hammer-0-0",
    "* pink-necklace-0-1",
    "* green-sword-0-1",
    "* white-hammer-1-0",
    "* yellow-crown-1-0",
    "* pink-goblet-1-0",
    "* green-statue-1-0",
    "* yellow-hammer-0-1",
    "* red-crown-1-0",
    "* blue-necklace-3-3",
    "* pink-sword-0-0",
    "* yellow-goblet-2-1",
    "* white-goblet-0-1",
    "* red-sword-2-1",
    "* pink-statue-0-1",
    "* green-necklace-0-1",
    "* white-statue-2-1",
    "* blue-crown-0-1",
    "* blue-sword-0-1",
    "* green-crown-0-0",
    "* pink-crown-2-2",
];

/// The other player's first turn.
const THE_OTHER: &[&str] = &[
    "1: bank blue-crown-0-1",
    "1: dig blue-sword-0-1",
    "1: dig s3",
    "1: done",
    "* yellow-sword-2-2",
    "* red-hammer-0-0",
    "* white-sword-1-0",
    "1: backfill red-hammer-0-0 s3",
];
