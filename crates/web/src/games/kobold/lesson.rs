use super::examples::START;
use crate::games::{Lesson, LessonScene};

/// Placing, retrieving, face-down tokens, the die, being caught, flash tokens, gems, the end.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    id: "",
    seats: 2,
    options: &[("light", "0"), ("first", "0"), ("side", "small")],
    scenes: &[
        LessonScene { say: "kobold-lesson-aim", rule: "", before: &[START], task: &[] },
        LessonScene { say: "kobold-lesson-place", rule: "KOB-06", before: &[], task: &["0: place 3"] },
        LessonScene { say: "kobold-lesson-another", rule: "", before: &["1: place 5"], task: &["0: place 4"] },
        LessonScene { say: "kobold-lesson-retrieve", rule: "KOB-08", before: &["1: place 4"], task: &["0: take 3.0"] },
        LessonScene { say: "kobold-lesson-face-down", rule: "KOB-R2", before: &[], task: &["0: take 4.2"] },
        LessonScene {
            say: "kobold-lesson-die",
            rule: "KOB-11",
            before: &[
                "* token flash:teddy, * die yellow:2, * token gem:yellow, * token kobold, * token toy:clown, * token gem:blue",
            ],
            task: &[],
        },
        LessonScene {
            say: "kobold-lesson-gems",
            rule: "KOB-14",
            before: &["1: place 3"],
            task: &["0: place 4", "0: place 0", "0: place 3"],
        },
        LessonScene { say: "kobold-lesson-end", rule: "KOB-17", before: &[], task: &[] },
    ],
}];
