use underhill_catalog::gobblet::{Action, Gobblet, Square};

use super::{Drag, Hand, Key, named, towards};

const SQUARE: &str = "square-";
const SQUARES: [&str; 16] =
    ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4"];

impl Hand for Gobblet {
    const PARTS: &'static [(&'static str, &'static str)] = &[("#square-", "[id^=square-]")];
    const SLIP: &'static str = "4@a1";
    const TRIED: &'static str = "GBT-07";
    const SHORT_LESSONS: &'static [&'static str] = &["strict"];
    const EXPLORED: bool = true;
    const SEEN: &'static [&'static str] = &[".gobblet-board", ".seat.me .gobblet-stacks"];

    fn touches(action: &Action) -> Vec<String> {
        let square = |square| format!("#{SQUARE}{square}");
        match *action {
            Action::Place { size, at } => {
                vec![format!(".gobblet-stack[data-count^='{}']:not([disabled])", size as u8), square(at)]
            }
            Action::Move { from, to } => vec![square(from), square(to)],
            Action::Touch(at) | Action::Land(at) => vec![square(at)],
        }
    }

    const DRAGS: &'static [&'static str] = &["move", "place"];

    fn drag(action: &Action) -> Option<Drag> {
        let square = |square| format!("#{SQUARE}{square}");
        match *action {
            Action::Place { size, at } => {
                let stack = format!(".seat.me .gobblet-stack[data-count^='{}']", size as u8);
                Some(Drag::new("place", stack, [square(at)]))
            }
            Action::Move { from, to } => Some(Drag::new("move", square(from), [square(to)])),
            Action::Touch(_) | Action::Land(_) => None,
        }
    }

    fn arrow(at: &str, to: &str) -> Key {
        let (at, to): (Square, Square) = (named(at, SQUARE), named(to, SQUARE));
        towards((at.file(), at.rank()), (to.file(), to.rank()), Key::Up)
    }

    fn attempts(any: &mut dyn FnMut(&[&str]) -> String) -> Vec<String> {
        vec![
            format!("{}@{}", any(&["1", "2", "3", "4"]), any(&SQUARES)),
            format!("{}-{}", any(&SQUARES), any(&SQUARES)),
            any(&SQUARES),
            format!("-{}", any(&SQUARES)),
        ]
    }
}
