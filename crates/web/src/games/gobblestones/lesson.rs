use crate::games::Lesson;

pub(super) const LESSON: Lesson = Lesson { seats: 2, options: &[], scenes: &[] };
