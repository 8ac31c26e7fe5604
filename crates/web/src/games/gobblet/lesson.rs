use crate::games::{Lesson, LessonScene};

/// Bringing in, moving, gobbling, blocking three, winning.
pub(super) const LESSON: Lesson = Lesson {
    seats: 2,
    options: &[],
    scenes: &[
        LessonScene { say: "gobblet-lesson-aim", before: &[], task: &[] },
        LessonScene { say: "gobblet-lesson-bring", before: &[], task: &["0: 4@b2"] },
        LessonScene { say: "gobblet-lesson-stack", before: &["1: 4@c3"], task: &["0: 4@c2"] },
        LessonScene { say: "gobblet-lesson-three", before: &["1: 4@b3"], task: &["0: 4@d2"] },
        LessonScene { say: "gobblet-lesson-move", before: &["1: 4@a2"], task: &["0: b2-b4"] },
        LessonScene { say: "gobblet-lesson-gobble", before: &["1: 3@a3"], task: &["0: d2-a3"] },
        LessonScene { say: "gobblet-lesson-lift", before: &[], task: &[] },
    ],
};
