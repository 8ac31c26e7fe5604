use underhill_catalog::kobold::{Action, Kobold};

use super::{Drag, Hand, Key, along, numbers};

const ROOM: &str = "[id^=section-], [id^=space-]";

impl Hand for Kobold {
    const PARTS: &'static [(&'static str, &'static str)] = &[("#section-", ROOM), ("#space-", ROOM)];
    const SLIP: &'static str = "place 5";
    const TRIED: &'static str = "KOB-06";
    const SEEN: &'static [&'static str] = &[".kobold-stage", ".kobold-choices"];
    /// Whatever is drawn or rolled is there at once.
    const NEVER_REFUSED: &'static [&'static str] = &["chance"];

    fn touches(action: &Action) -> Vec<String> {
        match action {
            Action::Place(section) => vec![format!("#section-{section}")],
            Action::Take(spot) => vec![format!("#space-{}-{}", spot.section, spot.space)],
        }
    }

    const DRAGS: &'static [&'static str] = &["place", "take"];

    fn drag(action: &Action) -> Option<Drag> {
        Some(match action {
            Action::Place(section) => Drag::new("place", ".seat.me .kobold-home", [format!("#section-{section}")]),
            Action::Take(spot) => {
                let own = [".seat.me", ".kobold-choices button:last-child"].map(ToOwned::to_owned);
                Drag::new("take", format!("#space-{}-{}", spot.section, spot.space), own)
            }
        })
    }

    /// Along the floor to the section, out to its tokens, along them.
    fn arrow(at: &str, to: &str) -> Key {
        let (here, there) = (numbers(at), numbers(to));
        match (at.starts_with("space-"), to.starts_with("space-")) {
            (false, true) if here[0] == there[0] => Key::Up,
            (true, true) if here[0] == there[0] => along(here[1], there[1]),
            (true, _) => Key::Down,
            (false, _) => along(here[0], there[0]),
        }
    }

    fn attempts(any: &mut dyn FnMut(&[&str]) -> String) -> Vec<String> {
        let (section, space) = (any(&["0", "1", "2", "3", "4", "5", "6", "7"]), any(&["0", "1", "2", "3"]));
        vec![format!("place {section}"), format!("take {section}.{space}")]
    }
}
