use underhill_catalog::gobblestones::{Action, Gobblestones, Square};

use super::{Drag, Hand, Key, by_button, named, towards};

const SPACE: &str = "gobblestones-at-";
const COLUMNS: [&str; 15] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
const ROWS: [&str; 15] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
const TILES: [&str; 5] = ["R", "Y", "G", "B", "T"];

impl Hand for Gobblestones {
    const PARTS: &'static [(&'static str, &'static str)] = &[("#gobblestones-at-", "[id^=gobblestones-at-]")];
    const SLIP: &'static str = "-";
    const TRIED: &'static str = "GBS-08";
    const SHORT_LESSONS: &'static [&'static str] = &["bluffing"];
    const SEEN: &'static [&'static str] = &[".gobblestones-window", ".gobblestones-rack"];
    /// Whatever is drawn is there at once.
    const NEVER_REFUSED: &'static [&'static str] = &["drawing"];

    fn touches(action: &Action) -> Vec<String> {
        match action {
            Action::Place(placement) => {
                let tiles = placement.tiles().iter();
                let laid = tiles.flat_map(|(square, colour)| {
                    [format!(".gobblestones-pile[data-colour='{colour}']"), format!("#{SPACE}{square}")]
                });
                laid.chain([".gobblestones-buttons .confirm".to_owned()]).collect()
            }
            Action::Trust | Action::Challenge => vec![by_button(action)],
        }
    }

    const DRAGS: &'static [&'static str] = &["lay"];

    fn drag(action: &Action) -> Option<Drag> {
        let Action::Place(placement) = action else { return None };
        let [(square, colour)] = placement.tiles() else { return None };
        let pile = format!(".gobblestones-pile[data-colour='{colour}']");
        let lay = Drag::new("lay", pile, [format!("#{SPACE}{square}")]);
        Some(Drag { then: Some(".gobblestones-buttons .confirm"), ..lay })
    }

    fn arrow(at: &str, to: &str) -> Key {
        let (at, to): (Square, Square) = (named(at, SPACE), named(to, SPACE));
        towards((at.column(), at.row()), (to.column(), to.row()), Key::Down)
    }

    fn attempts(any: &mut dyn FnMut(&[&str]) -> String) -> Vec<String> {
        let mut texts = ["trust", "challenge", "-"].map(ToOwned::to_owned).to_vec();
        let (column, row) = (any(&COLUMNS), any(&ROWS));
        texts.push(format!("{column}{row}{}", any(&TILES)));
        // Two in a row, near each other or not; two anywhere.
        texts.push(format!("{column}{row}{} {}{row}{}", any(&TILES), any(&COLUMNS), any(&TILES)));
        texts.push(format!("{column}{row}{} {}{}{}", any(&TILES), any(&COLUMNS), any(&ROWS), any(&TILES)));
        texts
    }
}
