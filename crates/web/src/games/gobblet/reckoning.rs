//! The end: the crowned line on the board, and how it was made, turn by turn.

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_catalog::gobblet::{Colour, EndReason, Event, Gobblet, Piece, Size, Square, Squares};
use underhill_core::Fact;

use super::board::{Board, winning_line, winning_squares};
use super::pictures::{crown, stack};
use crate::games::Stage;
use crate::words::{t, tell, tell_story};

/// So many turns are told of a game that no line has decided.
const LAST: usize = 3;

/// A whole game: what happened in each turn, and which turn brought what stands on each square, from bottom to top.
#[derive(Clone, Debug, PartialEq, Default)]
struct Course {
    turns: Vec<Vec<Event>>,
    brought: [Vec<usize>; 16],
}

impl Course {
    fn of(events: Vec<Event>) -> Course {
        let mut course = Course::default();
        let mut lifted = false;
        for event in events {
            // Touching and setting down are one turn.
            let goes_on = std::mem::replace(&mut lifted, matches!(event, Event::Touched { .. }));
            if matches!(event, Event::Over { .. }) {
                continue;
            }
            if !goes_on {
                course.turns.push(Vec::new());
            }
            let turn = course.turns.len() - 1;
            course.turns[turn].push(event);
            let (from, to) = match event {
                Event::Placed { at, .. } => (None, Some(at)),
                Event::Moved { from, to, .. } => (Some(from), Some(to)),
                Event::Touched { from, .. } => (Some(from), None),
                Event::Landed { to, .. } => (None, Some(to)),
                Event::Over { .. } => (None, None),
            };
            if let Some(from) = from {
                course.brought[from.index()].pop();
            }
            if let Some(to) = to {
                course.brought[to.index()].push(turn);
            }
        }
        course
    }

    /// These squares in the order in which they were taken, each with the turn that did it.
    fn taken(&self, squares: Squares) -> Vec<(Square, usize)> {
        let turn = |square: Square| Some((square, *self.brought[square.index()].last()?));
        let mut taken: Vec<(Square, usize)> = squares.iter().filter_map(turn).collect();
        taken.sort_by_key(|&(_, turn)| turn);
        taken
    }
}

fn course(stage: Stage<Gobblet>) -> Memo<Option<Course>> {
    Memo::new(move |_| stage.all_events().map(Course::of))
}

/// What ended the game, in a sentence.
pub(super) fn how_it_ended(stage: Stage<Gobblet>) -> String {
    let Some((ending, turns)) = stage.view.with(|view| view.as_ref().and_then(|view| Some((view.ending?, view.turns))))
    else {
        return String::new();
    };
    let place = |square: Option<Square>| square.map(|square| square.to_string()).unwrap_or_default();
    let line = winning_line(stage);
    let (from, to) = (place(line.map(|line| line.0)), place(line.map(|line| line.1)));
    let loser = ending.winner.map(|winner| stage.name(winner.other().seat())).unwrap_or_default();
    let facts = [("from", from.into()), ("to", to.into()), ("turns", turns.into()), ("name", loser.into())];
    let id = match ending.reason {
        EndReason::Line => "gobblet-end-line",
        EndReason::Lift => "gobblet-end-lift",
        EndReason::StuckTouch => "gobblet-end-stuck",
        EndReason::Repetition => "gobblet-end-repetition",
        EndReason::TurnLimit => "gobblet-end-limit",
    };
    tell(id, &facts)
}

/// The winner's cups, the largest crowned; after a draw one of each side.
#[component]
pub(super) fn Triumph(stage: Stage<Gobblet>) -> impl IntoView {
    let drawing = move || {
        let winner = crate::screens::play::end_of(stage.desk).map(|end| crate::screens::play::winners(&end));
        let cup = |colour, size, x: i32, scale: f64, turn: i32, crowned: bool| {
            let piece = [Piece { colour, size }];
            let crown = if crowned { crown(&piece) } else { String::new() };
            format!(r#"<g transform="translate({x} 178) rotate({turn}) scale({scale})">{}{crown}</g>"#, stack(&piece))
        };
        match winner.as_deref() {
            Some(&[winner]) => {
                let colour = Colour::BOTH[winner.index() % 2];
                [
                    cup(colour, Size::Three, 62, 1.05, -4, false),
                    cup(colour, Size::Three, 286, 1.0, 5, false),
                    cup(colour, Size::Four, 174, 1.6, 0, true),
                ]
                .concat()
            }
            _ => [
                cup(Colour::White, Size::Four, 110, 1.3, -3, false),
                cup(Colour::Black, Size::Four, 240, 1.3, 3, false),
            ]
            .concat(),
        }
    };
    view! { <svg viewBox="0 0 340 208" preserveAspectRatio="xMaxYMax meet" inner_html=drawing></svg> }
}

/// The board as it stands, the line crowned and numbered in the order in which it was made.
#[component]
pub(super) fn Reckoning(stage: Stage<Gobblet>) -> impl IntoView {
    let course = course(stage);
    let order = Memo::new(move |_| {
        let squares = winning_squares(stage);
        let taken = course.with(|course| course.as_ref().map(|course| course.taken(squares)).unwrap_or_default());
        taken.into_iter().map(|(square, _)| square).collect::<Vec<_>>()
    });
    view! { <div class="gobblet-final" inert=true><Board stage order/></div> }
}

/// The turns that made the line; or the last ones, if there is none.
#[component]
pub(super) fn HowItWasWon(stage: Stage<Gobblet>) -> impl IntoView {
    let course = course(stage);
    move || {
        let course = course.get()?;
        let line = course.taken(winning_squares(stage));
        let last = course.turns.len().saturating_sub(LAST)..course.turns.len();
        let title = if line.is_empty() { "gobblet-end-last" } else { "gobblet-end-how" };
        let turns: Vec<usize> =
            if line.is_empty() { last.collect() } else { line.into_iter().map(|(_, turn)| turn).collect() };
        if turns.is_empty() {
            return None;
        }
        let names = stage.desk.names();
        let told = move |(place, turn): (usize, usize)| {
            let facts: Vec<Fact> = course.turns[turn].iter().filter_map(Fact::of).collect();
            let sentence = tell_story(GameId::Gobblet, &facts, &names).join(". ");
            view! {
                <li>
                    <span class="end-number" aria-hidden="true">{place + 1}</span>
                    <p><b>{tell("turn-number", &[("turn", (turn + 1).into())])}</b> " " {sentence}</p>
                </li>
            }
        };
        Some(view! {
            <section class="end-card">
                <h2>{t(title)}</h2>
                <ol class="end-turns">{turns.into_iter().enumerate().map(told).collect_view()}</ol>
            </section>
        })
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::{Game, random_step, seeded};

    use super::*;

    #[test]
    fn a_line_is_told_by_the_turns_that_made_it() {
        let mut lines = 0;
        for seed in 0..60 {
            let touch = if seed % 2 == 0 { "strict" } else { "free" };
            let mut options = <Gobblet as Game>::Options::default();
            underhill_core::Options::set(&mut options, "touch", touch).unwrap();
            let mut game = Gobblet::new(2, &options).unwrap();
            let (mut luck, mut events) = (seeded(seed, 0), Vec::new());
            while let Some(step) = random_step(&game, &mut luck) {
                game.play(&step, &mut events).unwrap();
            }
            let Some(&Event::Over { line, .. }) = events.last() else { panic!("a game ends") };
            let course = Course::of(events);
            let taken = course.taken(line);
            assert_eq!(taken.len(), line.len() as usize);
            lines += usize::from(!taken.is_empty());
            for (square, turn) in taken {
                let here = course.turns[turn].iter().any(|event| match *event {
                    Event::Placed { at, .. } => at == square,
                    Event::Moved { to, .. } | Event::Landed { to, .. } => to == square,
                    _ => false,
                });
                assert!(here, "{square} was taken in turn {turn}");
            }
        }
        assert!(lines > 20, "{lines} games were won by a line");
    }
}
