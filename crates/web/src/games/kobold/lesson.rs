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

#[cfg(test)]
mod tests {
    use super::LESSON;
    use underhill_catalog::kobold::{Kobold, Options};
    use underhill_core::{Game, StepOf};

    fn start() -> Kobold {
        let options: serde_json::Map<String, serde_json::Value> =
            LESSON.options.iter().map(|&(name, value)| (name.to_owned(), value.into())).collect();
        let options: Options = serde_json::from_value(options.into()).expect("the options are possible");
        Kobold::new(LESSON.seats, &options).expect("so many can play")
    }

    fn play(game: &mut Kobold, step: &str) {
        let parsed: StepOf<Kobold> = step.parse().unwrap_or_else(|error| panic!("{step}: {error}"));
        game.play(&parsed, &mut Vec::new()).unwrap_or_else(|error| panic!("{step}: {error}"));
    }

    #[test]
    fn every_step_of_the_lesson_can_be_played() {
        let mut game = start();
        for scene in LESSON.scenes {
            for step in scene.before {
                play(&mut game, step);
            }
            for step in scene.task {
                play(&mut game.clone(), step);
            }
            if let Some(step) = scene.task.first() {
                play(&mut game, step);
            }
        }
        assert!((6..=9).contains(&LESSON.scenes.len()));
    }
}
