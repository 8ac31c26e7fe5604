//! A game that teaches itself: words, something to do, the next words.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{Seat, Viewer};
use underhill_table::{Setting, TimeControl};

use crate::games::{AnyStage, Face, FaceVisit, Lesson, Stage, visit};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::play::Spread;
use crate::screens::trouble::NothingHere;
use crate::table::script::Script;
use crate::words::{t, t_now, tell};

#[component]
pub(crate) fn Learn(game: GameId) -> impl IntoView {
    struct Teach(GameId);
    impl FaceVisit for Teach {
        type Output = Option<(AnyStage, Course)>;
        fn visit<G: Face>(self) -> Self::Output {
            let course = Course::open(self.0, G::lesson())?;
            let stage = Stage::<G>::new(course.script.with_value(|script| script.desk()));
            Some((AnyStage::new(stage), course))
        }
    }
    match visit(game, Teach(game)) {
        Some((stage, course)) => view! { <Taught stage course/> }.into_any(),
        None => view! { <NothingHere/> }.into_any(),
    }
}

/// Where somebody is in a lesson.
#[derive(Copy, Clone)]
struct Course {
    script: StoredValue<Rc<Script>, LocalStorage>,
    lesson: StoredValue<Lesson>,
    scene: RwSignal<usize>,
    /// Whether the task of this scene has been done; a scene without a task is done at once.
    done: RwSignal<bool>,
    /// Something else than the task was tried.
    astray: RwSignal<bool>,
}

/// Every step up to and including what happens before a scene's words; the tasks of earlier scenes are done as told.
fn steps_before(lesson: &Lesson, scene: usize) -> Vec<String> {
    let mut steps = Vec::new();
    for (index, part) in lesson.scenes.iter().enumerate().take(scene + 1) {
        steps.extend(part.before.iter().map(|step| (*step).to_owned()));
        if index < scene {
            steps.extend(part.task.first().map(|step| (*step).to_owned()));
        }
    }
    steps
}

impl Course {
    fn open(game: GameId, lesson: Lesson) -> Option<Course> {
        let setting = Setting {
            game: game.id().to_owned(),
            seats: lesson.seats,
            options: lesson.options.iter().copied().collect(),
            clock: TimeControl::None,
            public: false,
        };
        let mut names = vec![t_now("guest")];
        names.extend((1..lesson.seats).map(|seat| t_now(["bot-easy", "bot-medium", "bot-hard", "bot-master"][seat])));
        let first = steps_before(&lesson, 0);
        let no_task = lesson.scenes.first()?.task.is_empty();
        // The script needs somebody to hand decisions to, and that needs the script.
        let holder: Rc<RefCell<Option<Course>>> = Rc::default();
        let decide = {
            let holder = Rc::clone(&holder);
            move |action: String| {
                if let Some(course) = *holder.borrow() {
                    course.decide(&action);
                }
            }
        };
        let script = Script::open(setting, names, Viewer::Seat(Seat::new(0)), &first, decide).ok()?;
        let course = Course {
            script: StoredValue::new_local(script),
            lesson: StoredValue::new(lesson),
            scene: RwSignal::new(0),
            done: RwSignal::new(no_task),
            astray: RwSignal::new(false),
        };
        *holder.borrow_mut() = Some(course);
        Some(course)
    }

    fn decide(self, action: &str) {
        let scene = self.scene.get_untracked();
        let chosen = self.lesson.with_value(|lesson| {
            let tasks = lesson.scenes[scene].task;
            tasks.iter().find(|task| task.split_once(": ").is_some_and(|(_, wanted)| wanted == action)).copied()
        });
        let Some(task) = chosen.filter(|_| !self.done.get_untracked()) else {
            self.astray.set(true);
            return;
        };
        let steps = self.lesson.with_value(|lesson| {
            let mut steps = steps_before(lesson, scene);
            steps.push(task.to_owned());
            // What is drawn after it belongs to it.
            let next = lesson.scenes.get(scene + 1).map_or(&[][..], |next| next.before);
            steps.extend(next.iter().take_while(|step| step.starts_with("* ")).map(|step| (*step).to_owned()));
            steps
        });
        self.astray.set(false);
        self.done.set(true);
        if let Err(broken) = self.script.with_value(|script| script.follow(&steps)) {
            leptos::logging::error!("the lesson does not follow the rules: {broken}");
        }
    }

    fn go_to(self, scene: usize) {
        let (steps, no_task) =
            self.lesson.with_value(|lesson| (steps_before(lesson, scene), lesson.scenes[scene].task.is_empty()));
        if let Err(broken) = self.script.with_value(|script| script.follow(&steps)) {
            leptos::logging::error!("the lesson does not follow the rules: {broken}");
        }
        self.scene.set(scene);
        self.done.set(no_task);
        self.astray.set(false);
    }
}

#[component]
fn Taught(stage: AnyStage, course: Course) -> impl IntoView {
    let game = stage.desk.game;
    let title = Signal::derive(move || tell("learn-game", &[("game", t(&format!("{game}-name")).into())]));
    let count = course.lesson.with_value(|lesson| lesson.scenes.len());
    let last = move || course.scene.get() + 1 == count;
    let say = move || course.lesson.with_value(|lesson| t(lesson.scenes[course.scene.get()].say));
    let has_task = move || course.lesson.with_value(|lesson| !lesson.scenes[course.scene.get()].task.is_empty());
    // What the task wants to be touched is pointed at. Whoever does something else keeps what is in the hand.
    Effect::new(move |_| {
        let task = course.lesson.with_value(|lesson| lesson.scenes[course.scene.get()].task.first().copied());
        let action = task.and_then(|task| task.split_once(": ")).map(|(_, action)| action.to_owned());
        stage.pointing.set(action.filter(|_| !course.done.get()));
    });
    let bar = view! {
        <Link to=Page::Home class="quiet"><Icon of=Glyph::Close/><span class="wide">{move || t("leave-lesson")}</span></Link>
    };
    let side = view! {
        <aside class="side lesson-card" aria-live="polite">
            <p class="note">{move || tell("lesson-step", &[("step", (course.scene.get() + 1).into()), ("count", count.into())])}</p>
            <p class="lesson-words">{say}</p>
            {move || (course.astray.get() && !stage.game().is_refused()).then(|| view! { <p class="asked">{t("lesson-astray")}</p> })}
            {move || (course.done.get() && has_task()).then(|| view! { <p class="lesson-done"><Icon of=Glyph::Check/>{t("lesson-done")}</p> })}
            <div class="row">
                <button disabled=move || course.scene.get() == 0 on:click=move |_| course.go_to(course.scene.get_untracked() - 1)>{move || t("back")}</button>
                <span class="dots" aria-hidden="true">{(0..count).map(|index| view! { <i class:on=move || index <= course.scene.get()></i> }).collect_view()}</span>
                <Show when=move || !last() fallback=move || view! {
                    <Link to=Page::Play(game) class="button primary"><Icon of=Glyph::Play size=18/>{move || t("play-now")}</Link>
                }>
                    <button class="primary" disabled=move || !course.done.get() on:click=move |_| course.go_to(course.scene.get_untracked() + 1)>{move || t("next")}</button>
                </Show>
            </div>
        </aside>
    };
    view! { <Spread stage class="lesson" title bar=bar.into_any() side=side.into_any()/> }
}
