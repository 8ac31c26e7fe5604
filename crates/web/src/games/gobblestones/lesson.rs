use crate::games::{Lesson, LessonScene};

/// Opening, blocks, going on behind earlier tiles, grey spaces, laying nothing, five at once, the end.
pub(super) const LESSON: Lesson = Lesson {
    seats: 2,
    options: &[],
    scenes: &[
        LessonScene {
            say: "gobblestones-lesson-aim",
            before: &[
                "* 1A0", "* 2A0", "* 3A0", "* 4A0", "* 5A0", "* 6A0", "* 7A0", "* 8A0", "* 9A0", //
                "* G", "* T", "* Y", "* R", "* G", //
                "* R", "* B", "* G", "* T", "* Y",
            ],
            task: &[],
        },
        LessonScene { say: "gobblestones-lesson-open", before: &[], task: &["0: h8G i8T j8Y"] },
        LessonScene {
            say: "gobblestones-lesson-block",
            before: &["* B", "* G", "1: g7B h7R", "* Y", "* R", "* B"],
            task: &[],
        },
        LessonScene { say: "gobblestones-lesson-bridge", before: &[], task: &["0: j7R j9B"] },
        LessonScene {
            say: "gobblestones-lesson-grey",
            before: &["* T", "* R", "* Y", "1: f7B f8G", "* G", "* T", "* Y"],
            task: &["0: i10T j10Y"],
        },
        LessonScene {
            say: "gobblestones-lesson-nothing",
            before: &["* B", "* B", "* R", "1: e8Y e9Y", "* B", "* G", "* R"],
            task: &["0: -"],
        },
        LessonScene {
            say: "gobblestones-lesson-five",
            before: &["* R", "* R", "* B", "* Y", "* T", "1: h6T i6Y", "* T", "* B", "* Y"],
            task: &["0: k7R l7R m7R n7R o7Y"],
        },
        LessonScene { say: "gobblestones-lesson-end", before: &[], task: &[] },
    ],
};
