use crate::games::{Lesson, LessonScene};

pub(super) const LESSONS: &[Lesson] = &[
    // Bringing in, moving, gobbling, blocking three, winning.
    Lesson {
        id: "",
        seats: 2,
        options: &[],
        scenes: &[
            LessonScene { say: "gobblet-lesson-aim", rule: "GBT-11", before: &[], task: &[] },
            LessonScene { say: "gobblet-lesson-bring", rule: "GBT-05", before: &[], task: &["0: 4@b2"] },
            LessonScene { say: "gobblet-lesson-stack", rule: "GBT-03", before: &["1: 4@c3"], task: &["0: 4@c2"] },
            LessonScene { say: "gobblet-lesson-three", rule: "", before: &["1: 4@b3"], task: &["0: 4@d2"] },
            LessonScene { say: "gobblet-lesson-move", rule: "GBT-07", before: &["1: 4@a2"], task: &["0: b2-b4"] },
            LessonScene { say: "gobblet-lesson-gobble", rule: "GBT-08", before: &["1: 3@a3"], task: &["0: d2-a3"] },
            LessonScene { say: "gobblet-lesson-lift", rule: "GBT-09", before: &[], task: &[] },
        ],
    },
    // Lifting, setting down, seeing what was below, dangers.
    Lesson {
        id: "strict",
        seats: 2,
        options: &[("touch", "strict")],
        scenes: &[
            LessonScene {
                say: "gobblet-strict-aim",
                rule: "GBT-13",
                before: &["0: 4@b2, 1: 4@c3, 0: 4@a4, 1: 3@d2"],
                task: &[],
            },
            LessonScene { say: "gobblet-strict-touch", rule: "", before: &[], task: &["0: b2"] },
            LessonScene { say: "gobblet-strict-land", rule: "GBT-R3", before: &[], task: &["0: -d2"] },
            LessonScene { say: "gobblet-strict-again", rule: "GBT-R11", before: &["1: 4@a1"], task: &["0: d2"] },
            LessonScene { say: "gobblet-strict-light", rule: "GBT-09", before: &[], task: &["0: -b3"] },
            LessonScene { say: "gobblet-strict-end", rule: "GBT-12", before: &[], task: &[] },
        ],
    },
];
