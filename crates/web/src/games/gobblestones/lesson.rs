use super::examples::BOARDS;
use crate::games::{Lesson, LessonScene};

pub(super) const LESSONS: &[Lesson] = &[
    // Opening, blocks, going on behind earlier tiles, grey spaces, laying nothing, five at once, the end.
    Lesson {
        id: "",
        seats: 2,
        options: &[],
        scenes: &[
            LessonScene {
                say: "gobblestones-lesson-aim",
                rule: "GBS-07",
                before: &[BOARDS, "* G, * T, * Y, * R, * G, * R, * B, * G, * T, * Y"],
                task: &[],
            },
            LessonScene { say: "gobblestones-lesson-open", rule: "GBS-06", before: &[], task: &["0: h8G i8T j8Y"] },
            LessonScene {
                say: "gobblestones-lesson-block",
                rule: "GBS-08",
                before: &["* B, * G, 1: g7B h7R, * Y, * R, * B"],
                task: &[],
            },
            LessonScene { say: "gobblestones-lesson-bridge", rule: "GBS-R2", before: &[], task: &["0: j7R j9B"] },
            LessonScene {
                say: "gobblestones-lesson-grey",
                rule: "GBS-R6",
                before: &["* T, * R, * Y, 1: f7B f8G, * G, * T, * Y"],
                task: &["0: i10T j10Y"],
            },
            LessonScene {
                say: "gobblestones-lesson-nothing",
                rule: "",
                before: &["* B, * B, * R, 1: e8Y e9Y, * B, * G, * R"],
                task: &["0: -"],
            },
            LessonScene {
                say: "gobblestones-lesson-five",
                rule: "GBS-11",
                before: &["* R, * R, * B, * Y, * T, 1: h6T i6Y, * T, * B, * Y"],
                task: &["0: k7R l7R m7R n7R o7Y"],
            },
            LessonScene { say: "gobblestones-lesson-end", rule: "", before: &[], task: &[] },
        ],
    },
    // A bluff that is believed, a bluff that is caught, an honest turn that is doubted.
    Lesson {
        id: "bluffing",
        seats: 2,
        options: &[("bluff", "true")],
        scenes: &[
            LessonScene {
                say: "gobblestones-bluffing-aim",
                rule: "GBS-20",
                before: &[BOARDS, "* G, * R, * Y, * R, * B, * B, * G, * T, * T, * Y"],
                task: &[],
            },
            LessonScene { say: "gobblestones-bluffing-lie", rule: "", before: &[], task: &["0: h8G i8R j8Y"] },
            LessonScene {
                say: "gobblestones-bluffing-trusted",
                rule: "GBS-26",
                before: &["1: trust, * R, * R"],
                task: &[],
            },
            LessonScene {
                say: "gobblestones-bluffing-doubt",
                rule: "",
                before: &["1: g7B h7G"],
                task: &["0: challenge"],
            },
            LessonScene { say: "gobblestones-bluffing-caught", rule: "GBS-25", before: &[], task: &[] },
            LessonScene { say: "gobblestones-bluffing-honest", rule: "", before: &[], task: &["0: j7R j9B"] },
            LessonScene {
                say: "gobblestones-bluffing-end",
                rule: "GBS-24",
                before: &["1: challenge, * T, * Y, * G"],
                task: &[],
            },
        ],
    },
];
