//! A game that teaches itself: words, something to do, the next words.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{Level, Seat, Viewer};

use crate::animals::Animal;
use crate::games::{AnyStage, Guide, Lesson, LessonScene, any_stage, setting, steps_of};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::drawing::{draw_all, place};
use crate::screens::play::{Spread, closest};
use crate::screens::rules::{html, lesson_name};
use crate::screens::trouble::NothingHere;
use crate::table::script::Script;
use crate::words::{t, t_now, tell};

#[component]
pub(crate) fn Learn(game: GameId, id: String) -> impl IntoView {
    let lesson = Guide::of(game).lessons.iter().find(move |lesson| lesson.id == id);
    match lesson.and_then(|lesson| Course::open(game, lesson)) {
        Some(course) => view! { <Taught course/> }.into_any(),
        None => view! { <NothingHere/> }.into_any(),
    }
}

/// Where somebody is in a lesson.
#[derive(Copy, Clone)]
struct Course {
    script: StoredValue<Rc<Script>, LocalStorage>,
    lesson: &'static Lesson,
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
        steps.extend(steps_of(part.before));
        if index < scene {
            steps.extend(part.task.first().map(|step| (*step).to_owned()));
        }
    }
    steps
}

impl Course {
    fn open(game: GameId, lesson: &'static Lesson) -> Option<Course> {
        let setting = setting(game, lesson.seats, lesson.options);
        let mut names = vec![t_now("guest")];
        names.extend((1..lesson.seats).map(|seat| t_now(["bot-easy", "bot-medium", "bot-hard", "bot-master"][seat])));
        let first = steps_before(lesson, 0);
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
            lesson,
            scene: RwSignal::new(0),
            done: RwSignal::new(no_task),
            astray: RwSignal::new(false),
        };
        *holder.borrow_mut() = Some(course);
        Some(course)
    }

    /// The scene that is told now.
    fn now(self) -> &'static LessonScene {
        &self.lesson.scenes[self.scene.get()]
    }

    fn decide(self, action: &str) {
        let scene = self.scene.get_untracked();
        let tasks = self.lesson.scenes[scene].task;
        let chosen = tasks.iter().find(|task| task.split_once(": ").is_some_and(|(_, wanted)| wanted == action));
        let Some(task) = chosen.filter(|_| !self.done.get_untracked()) else {
            self.astray.set(true);
            return;
        };
        let mut steps = steps_before(self.lesson, scene);
        steps.push((*task).to_owned());
        // What is drawn after it belongs to it.
        let next = self.lesson.scenes.get(scene + 1).map(|next| steps_of(next.before)).unwrap_or_default();
        steps.extend(next.into_iter().take_while(|step| step.starts_with("* ")));
        self.astray.set(false);
        self.done.set(true);
        self.follow(&steps);
    }

    fn go_to(self, scene: usize) {
        self.follow(&steps_before(self.lesson, scene));
        self.scene.set(scene);
        self.done.set(self.lesson.scenes[scene].task.is_empty());
        self.astray.set(false);
    }

    fn follow(self, steps: &[String]) {
        if let Err(broken) = self.script.with_value(|script| script.follow(steps)) {
            leptos::logging::error!("the lesson does not follow the rules: {broken}");
        }
    }
}

#[component]
fn Taught(course: Course) -> impl IntoView {
    let stage = any_stage(course.script.with_value(|script| script.desk()));
    let game = stage.desk.game;
    let lesson = course.lesson;
    let title = Signal::derive(move || match lesson.id {
        "" => tell("learn-game", &[("game", t(&format!("{game}-name")).into())]),
        id => lesson_name(game, id),
    });
    // What the task wants to be touched is pointed at. Whoever does something else keeps what is in the hand.
    Effect::new(move |_| {
        let action =
            course.now().task.first().and_then(|task| task.split_once(": ")).map(|(_, action)| action.to_owned());
        stage.pointing.set(action.filter(|_| !course.done.get()));
    });
    Effect::new(move |_| {
        course.scene.track();
        draw_all(game);
    });
    let picture = move || match course.now().rule {
        "" => String::new(),
        rule => place(game, rule),
    };
    let asked = Memo::new(move |_| asked(stage, course));
    let why = move |event: web_sys::MouseEvent| {
        if closest(event.target(), "button").is_some() {
            stage.why.set(stage.game().refusal().map(|(_, rule)| rule));
        }
    };
    let bar = view! {
        <Link to=Page::Home class="quiet"><Icon of=Glyph::Close/><span class="wide">{move || t("leave-lesson")}</span></Link>
    };
    let side = view! {
        <aside class="side lesson-card" aria-live="polite">
            <header>
                <Animal level=Level::Medium size=64/>
                <p class="note">{move || tell("lesson-step", &[("step", (course.scene.get() + 1).into()), ("count", lesson.scenes.len().into())])}</p>
                <p class="lesson-words">{move || t(course.now().say)}</p>
            </header>
            <div class="lesson-picture" inner_html=picture></div>
            <div class=move || asked.with(|asked| asked.0) inner_html=move || asked.with(|asked| asked.1.clone()) on:click=why></div>
            <Steps course game/>
        </aside>
    };
    view! { <Spread stage class="lesson" title bar=bar.into_any() side=side.into_any()/> }
}

/// What is to be done now, why what was tried is not allowed, or that it is done: its classes, and the HTML in it.
fn asked(stage: AnyStage, course: Course) -> (&'static str, String) {
    let LessonScene { say, task, .. } = course.now();
    if task.is_empty() {
        return ("", String::new());
    }
    let words = t(&format!("{say}-task"));
    if course.done.get() {
        let picture = Glyph::Check.picture(20);
        ("lesson-do lesson-done", format!("{picture}<span>{}</span>", t("lesson-done")))
    } else if let Some((why, rule)) = stage.game().refusal() {
        let (picture, ask) = (Glyph::No.picture(20), t("why"));
        let said = format!(r#"<p>{} <span class="rule-id">{rule}</span> <b>{words}</b></p>"#, html(&why));
        ("lesson-do refused", format!(r#"{picture}{said}<button class="small">{ask}</button>"#))
    } else if course.astray.get() {
        ("lesson-do asked", format!("<span>{} <b>{words}</b></span>", t("lesson-astray")))
    } else {
        ("lesson-do", format!(r#"<b class="tag">{}</b><span>{words}</span>"#, t("try-it")))
    }
}

/// Back and on, and where one is; at the end, what to do next.
#[component]
fn Steps(course: Course, game: GameId) -> impl IntoView {
    let count = course.lesson.scenes.len();
    let last = move || course.scene.get() + 1 == count;
    // The lessons that somebody who has learnt this one does not know yet.
    let others = move || {
        Guide::of(game).lessons.iter().filter(move |other| !other.id.is_empty() && other.id != course.lesson.id)
    };
    view! {
        <Show when=last>
            {others().map(|other| view! {
                <Link to=Page::Lesson(game, other.id.to_owned()) class="button"><Icon of=Glyph::Learn size=18/>{move || lesson_name(game, other.id)}</Link>
            }).collect_view()}
        </Show>
        <div class="row">
            <button disabled=move || course.scene.get() == 0 on:click=move |_| course.go_to(course.scene.get_untracked() - 1)>{move || t("back")}</button>
            <span class="dots" aria-hidden="true">{(0..count).map(|index| view! { <i class:on=move || index <= course.scene.get() class:now=move || index == course.scene.get()></i> }).collect_view()}</span>
            <Show when=move || !last() fallback=move || view! {
                <Link to=Page::Play(game, None) class="button primary"><Icon of=Glyph::Play size=18/>{move || t("play-now")}</Link>
            }>
                <button class="primary" disabled=move || !course.done.get() on:click=move |_| course.go_to(course.scene.get_untracked() + 1)>{move || t("next")}</button>
            </Show>
        </div>
    }
}
