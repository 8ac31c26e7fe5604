//! How a person does something in a game: what is touched, one thing after the other, and how the keyboard gets there.

use underhill_catalog::{GameId, clonk, gobblestones, gobblet, kobold};

use crate::page::Key;

/// What is touched to do an action, as CSS selectors. `hand` are the cards somebody holds in Clonk!.
pub fn touches(game: GameId, action: &str, hand: &[clonk::Card]) -> Vec<String> {
    match game {
        GameId::Gobblet => in_gobblet(action.parse().expect("an action of Gobblet!")),
        GameId::Gobblestones => in_gobblestones(action.parse().expect("an action of Gobblestones")),
        GameId::Kobold => in_kobold(action.parse().expect("an action of Kobold")),
        GameId::Clonk => in_clonk(action.parse().expect("an action of Clonk!"), hand),
    }
}

fn in_gobblet(action: gobblet::Action) -> Vec<String> {
    use gobblet::Action;
    let square = |square| format!("#square-{square}");
    match action {
        Action::Place { size, at } => {
            vec![format!(".gobblet-stack[data-count^='{}']:not([disabled])", size as u8), square(at)]
        }
        Action::Move { from, to } => vec![square(from), square(to)],
        Action::Touch(at) | Action::Land(at) => vec![square(at)],
    }
}

fn in_gobblestones(action: gobblestones::Action) -> Vec<String> {
    use gobblestones::Action;
    match action {
        Action::Place(placement) => {
            let tiles = placement.tiles().iter();
            let laid = tiles.flat_map(|(square, colour)| {
                [format!(".gobblestones-pile[data-colour='{colour}']"), format!("#gobblestones-at-{square}")]
            });
            laid.chain([".gobblestones-buttons .confirm".to_owned()]).collect()
        }
        Action::Trust | Action::Challenge => vec![by_button(&action.to_string())],
    }
}

fn in_kobold(action: kobold::Action) -> Vec<String> {
    match action {
        kobold::Action::Place(section) => vec![format!("#section-{section}")],
        kobold::Action::Take(spot) => vec![format!("#space-{}-{}", spot.section, spot.space)],
    }
}

fn in_clonk(action: clonk::Action, hand: &[clonk::Card]) -> Vec<String> {
    use clonk::{Action, Source};
    let shaft = |shaft: clonk::Shaft| format!("#clonk-0-{}", shaft.index());
    let held = |card| {
        let place = hand.iter().position(|&other| other == card).expect("the card is in hand");
        format!("#clonk-2-{place}")
    };
    let source = |source| match source {
        Source::Shaft(from) => shaft(from),
        Source::Hand(card) => held(card),
    };
    let button = by_button(&action.to_string());
    match action {
        Action::Open(_) | Action::Done => vec![button],
        Action::Bank(card) | Action::Discard(card) => vec![held(card), button],
        Action::Dig(from) | Action::Gift(_, from) => vec![source(from), button],
        Action::Blast(at) => vec![shaft(at), button],
        Action::Backfill(card, at) => vec![held(card), shaft(at)],
    }
}

/// The button that does an action.
fn by_button(action: &str) -> String {
    format!("[data-action='{action}']")
}

/// The parts of a board among which arrow keys go, if what is to be reached is one of them.
pub(crate) fn neighbourhood(target: &str) -> Option<&'static str> {
    let parts = [
        ("#square-", "[id^=square-]"),
        ("#gobblestones-at-", "[id^=gobblestones-at-]"),
        ("#section-", "[id^=section-], [id^=space-]"),
        ("#space-", "[id^=section-], [id^=space-]"),
        ("#clonk-", "[id^=clonk-0-], [id^=clonk-1-], [id^=clonk-2-]"),
    ];
    parts.into_iter().find(|(begins, _)| target.starts_with(begins)).map(|(_, css)| css)
}

/// The arrow key that leads from one part of a board nearer to another.
pub(crate) fn arrow(at: &str, target: &str) -> Key {
    let target = target.trim_start_matches('#');
    if let (Some(at), Some(to)) = (at.strip_prefix("square-"), target.strip_prefix("square-")) {
        let (at, to): (gobblet::Square, gobblet::Square) =
            (at.parse().expect("a square"), to.parse().expect("a square"));
        return towards((at.file(), at.rank()), (to.file(), to.rank()), Key::Up);
    }
    let tray = "gobblestones-at-";
    if let (Some(at), Some(to)) = (at.strip_prefix(tray), target.strip_prefix(tray)) {
        let (at, to): (gobblestones::Square, gobblestones::Square) =
            (at.parse().expect("a space"), to.parse().expect("a space"));
        return towards((at.column(), at.row()), (to.column(), to.row()), Key::Down);
    }
    let numbers = |id: &str| id.split('-').filter_map(|part| part.parse().ok()).collect::<Vec<usize>>();
    let (here, there) = (numbers(at), numbers(target));
    if at.starts_with("clonk-") {
        return towards((here[1], here[0]), (there[1], there[0]), Key::Down);
    }
    // In the room: along the floor to the section, out to its tokens, along them.
    match (at.starts_with("space-"), target.starts_with("space-")) {
        (false, true) if here[0] == there[0] => Key::Up,
        (true, true) if here[0] == there[0] => along(here[1], there[1]),
        (true, _) => Key::Down,
        (false, _) => along(here[0], there[0]),
    }
}

/// Along a row, or from row to row first; the key for a higher row number is given.
fn towards(at: (usize, usize), to: (usize, usize), higher: Key) -> Key {
    let lower = if higher == Key::Up { Key::Down } else { Key::Up };
    match at.1.cmp(&to.1) {
        std::cmp::Ordering::Less => higher,
        std::cmp::Ordering::Greater => lower,
        std::cmp::Ordering::Equal => along(at.0, to.0),
    }
}

fn along(at: usize, to: usize) -> Key {
    if at < to { Key::Right } else { Key::Left }
}
