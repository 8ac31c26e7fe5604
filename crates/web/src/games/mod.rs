//! How each game looks and is played on a page. Whatever is the same for all of them is elsewhere.

mod any_stage;
mod clonk;
mod gobblestones;
mod gobblet;
pub(crate) mod keys;
mod kobold;
mod stage;

pub(crate) use any_stage::AnyStage;
pub(crate) use stage::{Stage, events};

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_search::Brain;

/// How a game looks and is played on a page.
pub(crate) trait Face: Brain {
    /// What the person at the screen has picked up or prepared, and not decided yet.
    type Hand: Clone + Default + PartialEq + Send + Sync + 'static;

    /// The picture on the first page, as SVG for a view box of 320 by 176.
    const PICTURE: &'static str;

    /// What lies in the middle of the table, and everything on it that can be touched. What belongs to the viewer alone
    /// and needs room (a hand, a rack) is part of it.
    fn board(stage: Stage<Self>) -> AnyView;

    /// What lies in front of one player, in the panel below their name.
    fn belongings(stage: Stage<Self>, seat: Seat) -> AnyView;

    /// What the person at the screen can do now, in a sentence or two. Asked for only when they are to decide; whatever
    /// it reads is tracked.
    fn prompt(stage: Stage<Self>) -> String;

    /// The buttons that belong to this moment: confirm, take back, trust, challenge. On a phone they are near the thumb.
    fn controls(stage: Stage<Self>) -> AnyView;

    /// What has to be touched next to do an action, as a CSS selector, when this is in the hand.
    fn next_touch(action: &Self::Action, hand: &Self::Hand) -> String;

    /// Where what is touched for an action goes, as a CSS selector: an arrow shows it.
    fn aim(_action: &Self::Action, _hand: &Self::Hand) -> Option<String> {
        None
    }

    /// Picks something up to be dragged, by the name it has in `data-drag`.
    fn lift(stage: Stage<Self>, thing: &str);

    /// Sets it down on what has this name in `data-drop`. If it may not lie there, the rules say why.
    fn set_down(stage: Stage<Self>, thing: &str, place: &str);

    /// Lets go of what was picked up, though not of what was prepared.
    fn let_go(hand: &mut Self::Hand) {
        *hand = Self::Hand::default();
    }

    /// Once the game is over: how every point was made.
    fn reckoning(stage: Stage<Self>) -> AnyView;

    /// What a player did, in notation, if that is what an event tells.
    fn notation(event: &Self::Event) -> Option<String>;

    /// What the marks on the board mean.
    fn key() -> AnyView;

    /// A scripted game that teaches this one.
    fn lesson() -> Lesson;
}

/// A game that teaches itself: the steps before the first words, and then words and things to do.
pub(crate) struct Lesson {
    pub(crate) seats: usize,
    /// Options that are not as usual.
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) scenes: &'static [LessonScene],
}

/// One step of a lesson.
pub(crate) struct LessonScene {
    /// The message that is said.
    pub(crate) say: &'static str,
    /// What happens before it is said, in notation, chance included.
    pub(crate) before: &'static [&'static str],
    /// What the learner has to do, in notation; any of these. Nothing: they only read.
    pub(crate) task: &'static [&'static str],
}

underhill_catalog::visitor! {
    /// Something to be done with any game that has a face, written once.
    pub(crate) trait FaceVisit for Face;
    /// Does something with a game's face.
    pub(crate) fn visit;
}

#[cfg(test)]
mod tests {
    use underhill_catalog::GameId;
    use underhill_core::{Fact, Options, Seat, Step, StepOf, Waiting, random_step, seeded};

    use super::*;
    use crate::words::actor;

    /// Plays a game's lesson as it is told, and every task in each of its ways.
    struct Learn;

    impl FaceVisit for Learn {
        type Output = ();

        fn visit<G: Face>(self) {
            let lesson = G::lesson();
            let mut options = G::Options::default();
            for (name, word) in lesson.options {
                options.set(name, word).expect("the option is there");
            }
            let mut game = G::new(lesson.seats, &options).expect("so many can play");
            let play = |game: &mut G, say: &str, text: &str| {
                let step: StepOf<G> = text.parse().unwrap_or_else(|error| panic!("{say}: {error}"));
                game.play(&step, &mut ()).unwrap_or_else(|error| panic!("{say}: {text}: {error}"));
            };
            assert!(lesson.scenes.len() > 5, "{} is not taught in {} scenes", G::NAME, lesson.scenes.len());
            for LessonScene { say, before, task } in lesson.scenes {
                before.iter().for_each(|text| play(&mut game, say, text));
                if let Some(first) = task.first() {
                    let learner = Seat::new(0);
                    assert!(matches!(game.waiting(), Waiting::Decide(seats) if seats.contains(learner)), "{say}");
                    task.iter().for_each(|text| play(&mut game.clone(), say, text));
                    play(&mut game, say, first);
                }
            }
        }
    }

    /// Plays games at random and compares what is done with what the log writes.
    struct Write;

    impl FaceVisit for Write {
        type Output = ();

        fn visit<G: Face>(self) {
            let mut luck = seeded(3, 0);
            for _ in 0..20 {
                let mut game = G::new(2, &G::Options::default()).expect("two can play");
                while let Some(step) = random_step(&game, &mut luck) {
                    let mut events = Vec::new();
                    game.play(&step, &mut events).expect("it is legal");
                    let Step::Decide(choices) = step else { continue };
                    for (seat, action) in choices {
                        let own = events.iter().filter(|&event| Fact::of(event).as_ref().and_then(actor) == Some(seat));
                        let written: Vec<String> = own.filter_map(G::notation).collect();
                        let action = action.to_string();
                        let silent = action == "done" || action.starts_with("open ");
                        assert!(silent || written == [action.as_str()], "{action} is written {written:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_log_writes_what_was_done() {
        GameId::ALL.iter().for_each(|&game| visit(game, Write));
    }

    #[test]
    fn every_lesson_follows_the_rules() {
        GameId::ALL.iter().for_each(|&game| visit(game, Learn));
    }
}
