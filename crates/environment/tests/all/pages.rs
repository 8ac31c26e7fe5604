//! The pages about the games say what observations are made of.

use std::fmt::Write;
use std::path::Path;

use underhill_catalog::GameId;
use underhill_environment::{Learnable, LearnableVisit, visit};
use underhill_laws::set_ups;

const BEGIN: &str = "<!-- observation -->\n";
const END: &str = "<!-- end -->";

/// The parts of an observation as a table; those that only some options have are there, too.
struct Table;

impl LearnableVisit for Table {
    type Output = String;

    fn visit<G: Learnable>(self) -> String {
        // Two numbers of seats tell which measures follow from them.
        let longest = |seats: usize| {
            let games = set_ups::<G>().into_iter().filter(|set_up| set_up.seats == seats);
            let games = games.filter_map(|set_up| G::new(seats, &set_up.options).ok());
            games.map(|game| game.parts()).max_by_key(Vec::len).expect("every game can be set up")
        };
        let (few, many) = (longest(*G::SEATS.start()), longest(*G::SEATS.end()));
        let usual = G::new(*G::SEATS.start(), &G::Options::default()).expect("every game has usual options").parts();
        let mut table = "| part | shape | what it means |\n|---|---|---|\n".to_owned();
        for (part, other) in few.iter().zip(&many) {
            let measure = |(&small, &large): (&usize, &usize)| match part.name {
                _ if small == large => small.to_string(),
                "spaces" => format!("{small} or {large}"),
                _ => "n".to_owned(),
            };
            let shape: Vec<String> = part.shape.iter().zip(&other.shape).map(measure).collect();
            let only = if usual.iter().any(|known| known.name == part.name) { "" } else { " (with bluffing only)" };
            writeln!(table, "| `{}` | {} | {}{only} |", part.name, shape.join(" × "), part.about)
                .expect("a string takes it");
        }
        table
    }
}

#[test]
fn the_pages_describe_every_part_of_an_observation() {
    for &game in GameId::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/environments/{game}.md"));
        let text = std::fs::read_to_string(&path).unwrap();
        let (before, rest) = text.split_once(BEGIN).expect("a page has a place for the table");
        let (_, after) = rest.split_once(END).expect("the table ends");
        let now = format!("{before}{BEGIN}{}{END}{after}", visit(game, Table));
        if std::env::var_os("UNDERHILL_BLESS").is_some() {
            std::fs::write(&path, &now).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == now,
            "{} says otherwise; `cargo xtask bless` writes it anew",
            path.display()
        );
    }
}
