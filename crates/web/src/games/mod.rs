//! How each game looks and is played on a page. Whatever is the same for all of them is elsewhere.

mod any_stage;
mod clonk;
mod example;
mod gobblestones;
mod gobblet;
pub(crate) mod keys;
mod kobold;
mod stage;

pub(crate) use any_stage::{AnyStage, Typed};
pub(crate) use example::{Example, Show, setting};
pub(crate) use stage::{Stage, events};

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Seat;
use underhill_search::Brain;

use crate::table::Desk;

/// How a game looks and is played on a page.
pub(crate) trait Face: Brain {
    /// What the person at the screen has picked up or prepared, and not decided yet.
    type Hand: Clone + Default + PartialEq + Send + Sync + 'static;

    /// The picture on the first page, as SVG for a view box of 320 by 176.
    const PICTURE: &'static str;

    /// Small pictures of the presets, in their order, as SVG for a view box of 120 by 76; none if words are enough.
    const PRESET_PICTURES: &'static [&'static str] = &[];

    /// The rules whose examples picture the game in half a minute; the words are in the messages `GAME-brief-1` to `-4`.
    const BRIEF: [&'static str; 4];

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

    /// What an action takes and where it puts it, all at once.
    fn way(action: &Self::Action) -> Way {
        let hand = Self::Hand::default();
        let first = Self::next_touch(action, &hand);
        match Self::aim(action, &hand).filter(|aim| *aim != first) {
            Some(aim) => Way { from: Some(first), to: vec![aim] },
            None => Way { from: None, to: vec![first] },
        }
    }

    /// Picks something up to be dragged, by the name it has in `data-drag`.
    fn lift(stage: Stage<Self>, thing: &str);

    /// Sets it down on what has this name in `data-drop`. If it may not lie there, the rules say why.
    fn set_down(stage: Stage<Self>, thing: &str, place: &str);

    /// Lets go of what was picked up, though not of what was prepared.
    fn let_go(hand: &mut Self::Hand) {
        *hand = Self::Hand::default();
    }

    /// The board in the page, as a CSS selector.
    const BOARD: &'static str;

    /// Whether the winner has the most points; else somebody has won or nobody.
    const COUNTS_POINTS: bool = true;

    /// Whether what a puzzle is worth is the number of moves to be found; then it is said beforehand how many there are.
    const PUZZLES_COUNT_MOVES: bool = false;

    /// What ended a game that was played to its end, in a sentence.
    fn how_it_ended(stage: Stage<Self>) -> String;

    /// A picture in praise of the winner, beside who has won.
    fn triumph(stage: Stage<Self>) -> AnyView;

    /// Once the game is over: the win itself. The board with what won on it, or how every point was made. In view at once.
    fn reckoning(stage: Stage<Self>) -> AnyView;

    /// How it came to that.
    fn course(stage: Stage<Self>) -> AnyView;

    /// What a player did, in notation, if that is what an event tells.
    fn notation(event: &Self::Event) -> Option<String>;

    /// Who did something to be proud of, if that is what an event tells: the animals beam.
    fn feat(event: &Self::Event) -> Option<Seat>;

    /// What the marks on the board mean.
    fn key() -> AnyView;

    /// Scripted games that teach this one; the first has no id and teaches everything that is needed.
    fn lessons() -> &'static [Lesson];

    /// Positions in which rules can be seen.
    fn examples() -> &'static [Example];
}

/// What an action takes and where it puts it, as CSS selectors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) from: Option<String>,
    pub(crate) to: Vec<String>,
}

/// A game that teaches itself: words and things to do.
pub(crate) struct Lesson {
    /// What it is called in addresses and messages.
    pub(crate) id: &'static str,
    pub(crate) seats: usize,
    /// Options that are not as usual.
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) scenes: &'static [LessonScene],
}

/// One step of a lesson.
pub(crate) struct LessonScene {
    /// The message that is said. What the learner has to do, if anything, is another one, with `-task` after its name.
    pub(crate) say: &'static str,
    /// The rule that is pictured; empty if there is none.
    pub(crate) rule: &'static str,
    /// What happens before it is said, in notation, chance included; the steps of a text are separated by commas.
    pub(crate) before: &'static [&'static str],
    /// What the learner has to do, in notation; any of these. Nothing: they only read.
    pub(crate) task: &'static [&'static str],
}

/// The steps of several texts, one by one.
pub(crate) fn steps_of(texts: &[&str]) -> Vec<String> {
    texts.iter().flat_map(|text| text.split(", ")).map(str::to_owned).collect()
}

/// A game on the page, whatever it is.
pub(crate) fn any_stage(desk: Desk) -> AnyStage {
    struct Show(Desk);
    impl FaceVisit for Show {
        type Output = AnyStage;
        fn visit<G: Face>(self) -> AnyStage {
            AnyStage::new(Stage::<G>::new(self.0))
        }
    }
    visit(desk.game, Show(desk))
}

/// What a game shows of itself besides being played.
pub(crate) struct Guide {
    pub(crate) brief: [&'static str; 4],
    pub(crate) lessons: &'static [Lesson],
    pub(crate) examples: &'static [Example],
    pub(crate) counts_points: bool,
    pub(crate) board: &'static str,
    /// Whether there is an opening book to explore.
    pub(crate) has_book: bool,
}

impl Guide {
    pub(crate) fn of(game: GameId) -> Guide {
        struct Find;
        impl FaceVisit for Find {
            type Output = Guide;
            fn visit<G: Face>(self) -> Guide {
                Guide {
                    brief: G::BRIEF,
                    lessons: G::lessons(),
                    examples: G::examples(),
                    counts_points: G::COUNTS_POINTS,
                    board: G::BOARD,
                    has_book: G::HAS_BOOK,
                }
            }
        }
        visit(game, Find)
    }

    /// The position in which a rule can be seen, if there is one.
    pub(crate) fn example(&self, rule: &str) -> Option<&'static Example> {
        self.examples.iter().find(|example| example.rule.eq_ignore_ascii_case(rule))
    }
}

underhill_catalog::visitor! {
    /// Something to be done with any game that has a face, written once.
    pub(crate) trait FaceVisit for Face;
    /// Does something with a game's face.
    pub(crate) fn visit;
}

#[cfg(test)]
mod tests {
    use underhill_core::{Fact, Illegal, Options, Seat, Step, StepOf, Waiting, random_step, seeded};

    use super::*;
    use crate::words::actor;

    /// A game after steps.
    fn after<G: Face>(name: &str, seats: usize, options: &[(&str, &str)], steps: &[String]) -> G {
        let mut agreed = G::Options::default();
        for (option, word) in options {
            agreed.set(option, word).expect("the option is there");
        }
        let mut game = G::new(seats, &agreed).expect("so many can play");
        steps.iter().for_each(|text| play(&mut game, name, text));
        game
    }

    fn play<G: Face>(game: &mut G, name: &str, text: &str) {
        let step: StepOf<G> = text.parse().unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
        game.play(&step, &mut ()).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
    }

    /// Plays a game's lessons as they are told, and every task in each of its ways.
    struct Learn;

    impl FaceVisit for Learn {
        type Output = ();

        fn visit<G: Face>(self) {
            let lessons = G::lessons();
            assert!(lessons[0].scenes.len() > 5, "{} is not taught in {} scenes", G::NAME, lessons[0].scenes.len());
            let mut ids: Vec<&str> = lessons.iter().map(|lesson| lesson.id).collect();
            ids.dedup();
            assert_eq!((ids[0], ids.len()), ("", lessons.len()), "each lesson of {} has its own id", G::NAME);
            for lesson in lessons {
                let mut game: G = after(lesson.id, lesson.seats, lesson.options, &[]);
                assert!(lesson.scenes.iter().filter(|scene| !scene.task.is_empty()).count() > 2, "{}", lesson.id);
                for LessonScene { say, rule, before, task } in lesson.scenes {
                    let pictured = G::examples().iter().any(|example| example.rule == *rule);
                    assert!(rule.is_empty() || pictured, "{say}: there is no picture of {rule}");
                    steps_of(before).iter().for_each(|text| play(&mut game, say, text));
                    if let Some(first) = task.first() {
                        let learner = Seat::new(0);
                        assert!(matches!(game.waiting(), Waiting::Decide(seats) if seats.contains(learner)), "{say}");
                        task.iter().for_each(|text| play(&mut game.clone(), say, text));
                        play(&mut game, say, first);
                    }
                }
            }
        }
    }

    /// Plays up to every example of a game, and tries what it shows.
    struct Exemplify;

    impl FaceVisit for Exemplify {
        type Output = ();

        fn visit<G: Face>(self) {
            let examples = G::examples();
            for (place, example) in examples.iter().enumerate() {
                let rule = example.rule;
                assert!(G::rule_book().get(rule).is_some(), "{rule} is not in the rule book");
                assert!(examples[..place].iter().all(|other| other.rule != rule), "{rule} has two examples");
                assert!(!example.frame.is_empty(), "{rule} is not drawn");
                let game: G = after(rule, example.seats, example.options, &steps_of(example.steps));
                let verdict = example.action().map(|text| {
                    let action: G::Action = text.parse().unwrap_or_else(|error| panic!("{rule}: {text}: {error}"));
                    let Waiting::Decide(seats) = game.waiting() else { panic!("{rule}: nobody is to decide") };
                    game.check(seats.lowest().expect("somebody decides"), &action)
                });
                match (example.shows, verdict) {
                    (Show::See(css), _) => assert!(!css.is_empty(), "{rule} shows nothing"),
                    (Show::May(text), verdict) => assert_eq!(verdict, Some(Ok(())), "{rule}: {text}"),
                    (Show::MayNot(text), Some(Err(illegal))) => assert_eq!(illegal.rule().as_str(), rule, "{text}"),
                    (Show::MayNot(text), _) => panic!("{rule} allows {text}"),
                }
            }
            for rule in G::BRIEF {
                assert!(examples.iter().any(|example| example.rule == rule), "there is no picture of {rule}");
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
    fn every_example_follows_the_rules_and_shows_its_own() {
        GameId::ALL.iter().for_each(|&game| visit(game, Exemplify));
    }

    #[test]
    fn every_lesson_follows_the_rules() {
        GameId::ALL.iter().for_each(|&game| visit(game, Learn));
    }
}
