use super::examples::{REFILLED, SET_UP, SIFTED, THE_OTHER};
use crate::games::{Lesson, LessonScene};

/// The cart, the chain, empty spaces, refilling a shaft, a gift, a blast, and what it is all for.
pub(super) const LESSONS: &[Lesson] = &[Lesson {
    id: "",
    seats: 2,
    options: &[],
    scenes: &[
        LessonScene { say: "clonk-lesson-aim", rule: "CLK-02", before: &[SET_UP], task: &[] },
        LessonScene { say: "clonk-lesson-bank", rule: "", before: &[], task: &["0: bank red-sword-2-1"] },
        LessonScene { say: "clonk-lesson-chain", rule: "CLK-09", before: &[], task: &["0: dig s1"] },
        LessonScene { say: "clonk-lesson-done", rule: "CLK-16", before: &[], task: &["0: done"] },
        LessonScene {
            say: "clonk-lesson-backfill",
            rule: "",
            before: &[SIFTED],
            task: &[REFILLED, "0: backfill green-necklace-0-1 s1"],
        },
        LessonScene {
            say: "clonk-lesson-gift",
            rule: "CLK-10",
            before: &[THE_OTHER],
            task: &["0: gift 1 pink-statue-0-1"],
        },
        LessonScene { say: "clonk-lesson-blast", rule: "", before: &[], task: &["0: blast s2"] },
        LessonScene { say: "clonk-lesson-treasure", rule: "CLK-08", before: &[], task: &["0: dig s2"] },
        LessonScene { say: "clonk-lesson-end", rule: "CLK-19", before: &["* red-goblet-1-0"], task: &[] },
    ],
}];
