use underhill_catalog::clonk::{Action, Card, Clonk, Shaft, Source};

use super::{Drag, Hand, Key, by_button, numbers, towards};

const ROWS: &str = "[id^=clonk-0-], [id^=clonk-1-], [id^=clonk-2-]";

impl Hand for Clonk {
    const PARTS: &'static [(&'static str, &'static str)] = &[("#clonk-", ROWS), ("[data-held", ROWS)];
    const SLIP: &'static str = "bank green-necklace-0-1";
    const TRIED: &'static str = "CLK-09";
    const SEEN: &'static [&'static str] = &[".clonk-mine", ".clonk-own, .clonk-choose"];
    /// Whatever is drawn is there at once. And a shaft is built anew as long as there are cards to draw; in thousands of
    /// games by chance there always were.
    const NEVER_REFUSED: &'static [&'static str] = &["cards-are-coming", "no-such-seat", "shaft-is-empty"];

    fn touches(action: &Action) -> Vec<String> {
        let shaft = |shaft: Shaft| format!("#clonk-0-{}", shaft.index());
        let held = |card: Card| format!("[data-held='{card}']");
        let source = |source| match source {
            Source::Shaft(from) => shaft(from),
            Source::Hand(card) => held(card),
        };
        let button = by_button(action);
        match *action {
            Action::Open(_) | Action::Done => vec![button],
            Action::Bank(card) | Action::Discard(card) => vec![held(card), button],
            Action::Dig(from) | Action::Gift(_, from) => vec![source(from), button],
            Action::Blast(at) => vec![shaft(at), button],
            Action::Backfill(card, at) => vec![held(card), shaft(at)],
        }
    }

    const DRAGS: &'static [&'static str] =
        &["backfill", "bank", "blast", "dig", "dig from hand", "discard", "gift", "gift from hand"];

    fn drag(action: &Action) -> Option<Drag> {
        let shaft = |shaft: Shaft| format!("#clonk-0-{}", shaft.index());
        let held = |card: Card| format!("[data-held='{card}']");
        let source = |source, kinds: [&'static str; 2]| match source {
            Source::Shaft(from) => (kinds[0], shaft(from)),
            Source::Hand(card) => (kinds[1], held(card)),
        };
        Some(match *action {
            Action::Bank(card) => Drag::new("bank", held(card), ["#clonk-1-0".to_owned()]),
            Action::Dig(from) => {
                let (kind, from) = source(from, ["dig", "dig from hand"]);
                Drag::new(kind, from, ["#clonk-1-1".to_owned()])
            }
            Action::Gift(to, from) => {
                let (kind, from) = source(from, ["gift", "gift from hand"]);
                Drag::new(kind, from, [format!("[data-drop='seat-{to}']"), by_button(action)])
            }
            Action::Blast(at) => Drag::new("blast", ".clonk-tile.kab", [shaft(at)]),
            Action::Backfill(card, at) => Drag::new("backfill", held(card), [shaft(at)]),
            Action::Discard(card) => Drag::new("discard", held(card), [".clonk-den".to_owned(), by_button(action)]),
            Action::Open(_) | Action::Done => return None,
        })
    }

    fn arrow(at: &str, to: &str) -> Key {
        let (here, there) = (numbers(at), numbers(to));
        towards((here[1], here[0]), (there[1], there[0]), Key::Down)
    }

    fn attempts(any: &mut dyn FnMut(&[&str]) -> String) -> Vec<String> {
        let shaft = any(&["s1", "s2", "s3", "s4", "s5"]);
        let seat = any(&["0", "1", "2"]);
        let colour = any(&["red", "green", "white", "pink", "blue", "yellow"]);
        let treasure = any(&["hammer", "necklace", "statue", "crown", "sword", "goblet"]);
        let card = format!("{colour}-{treasure}-{}-{}", any(&["1", "2", "3"]), any(&["1", "2", "3"]));
        let mut texts = ["open colour", "open treasure", "done"].map(ToOwned::to_owned).to_vec();
        texts.extend([format!("blast {shaft}"), format!("dig {shaft}"), format!("gift {seat} {shaft}")]);
        texts.extend([format!("bank {card}"), format!("dig {card}"), format!("discard {card}")]);
        texts.extend([format!("backfill {card} {shaft}"), format!("gift {seat} {card}")]);
        texts
    }
}
