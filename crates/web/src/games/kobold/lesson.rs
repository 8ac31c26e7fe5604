use crate::games::{Lesson, LessonScene};

/// Placing, retrieving, face-down tokens, the die, being caught, flash tokens, gems, the end.
pub(super) const LESSON: Lesson = Lesson {
    seats: 2,
    options: &[("light", "0"), ("first", "0"), ("side", "small")],
    scenes: &[
        LessonScene {
            say: "kobold-lesson-aim",
            before: &[
                "* token toy:ball",
                "* token toy:teddy",
                "* token gem:violet",
                "* token gem:green",
                "* token toy:car",
                "* token gem:blue",
            ],
            task: &[],
        },
        LessonScene { say: "kobold-lesson-place", before: &[], task: &["0: place 3"] },
        LessonScene { say: "kobold-lesson-another", before: &["1: place 5"], task: &["0: place 4"] },
        LessonScene { say: "kobold-lesson-retrieve", before: &["1: place 4"], task: &["0: take 3.0"] },
        LessonScene { say: "kobold-lesson-face-down", before: &[], task: &["0: take 4.2"] },
        LessonScene {
            say: "kobold-lesson-die",
            before: &[
                "* token flash:teddy",
                "* die yellow:2",
                "* token gem:yellow",
                "* token kobold",
                "* token toy:clown",
                "* token gem:blue",
            ],
            task: &[],
        },
        LessonScene {
            say: "kobold-lesson-gems",
            before: &["1: place 3"],
            task: &["0: place 4", "0: place 0", "0: place 3"],
        },
        LessonScene { say: "kobold-lesson-end", before: &[], task: &[] },
    ],
};
