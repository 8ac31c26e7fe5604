//! Anybody may bring a components file. Whatever the readers accept, bots of every level play it to its end.

use std::fmt::Write;

use underhill_catalog::clonk::{self, Clonk};
use underhill_catalog::gobblestones::{self, Gobblestones};
use underhill_catalog::kobold::{self, Kobold};
use underhill_core::{Choices, Components, Luck, Viewer, Waiting, random_step, seeded};
use underhill_search::{Aids, Answer, Brain, Estimate, Level, Nodes, Question};

/// Every seat a level of its own, another one in every game; budgets from next to nothing to a little.
fn play<G: Brain>(options: &G::Options, seats: usize, number: u64) {
    let mut luck = seeded(71, number);
    let mut game = G::new(seats, options).unwrap_or_else(|refused| panic!("{refused}: {options:?}"));
    let mut minds: Vec<G::Mind> = (0..seats).map(|_| G::Mind::default()).collect();
    for asked in 0.. {
        match game.waiting() {
            Waiting::Over => return,
            Waiting::Chance => {
                let step = random_step(&game, &mut luck).expect("the game goes on");
                game.apply_unchecked(&step, &mut ());
            }
            Waiting::Decide(deciding) => {
                let mut choices = Choices::new();
                for seat in deciding.iter() {
                    let level = Level::ALL[(number as usize + seat.index() * 5) % Level::ALL.len()];
                    let view = game.view(Viewer::Seat(seat), level.memory());
                    let meter = Nodes([1, 6, 40][asked as usize % 3]);
                    let question =
                        Question { seat, view: &view, level, meter: &meter, seed: asked, aids: Aids::default() };
                    let answer = G::think(&mut minds[seat.index()], &question);
                    let sound = is_sound(&game, seat, &answer);
                    assert_eq!(sound, Ok(()), "{level}, game {number}, decision {asked}: {answer:?}\n{options:?}");
                    choices.push((seat, answer.action));
                }
                game.decide_unchecked(&choices, &mut ());
            }
        }
    }
}

fn is_sound<G: Brain>(game: &G, seat: underhill_core::Seat, answer: &Answer<G::Action>) -> Result<(), String> {
    let legal = |action: &G::Action| game.check(seat, action).map_err(|illegal| illegal.to_string());
    legal(&answer.action)?;
    answer.candidates.iter().try_for_each(|candidate| legal(&candidate.action))?;
    let sound = |estimate: &Estimate| {
        let sum: f64 = estimate.win.iter().sum();
        let points = estimate.points.iter().all(|points| points.is_finite());
        estimate.win.len() == game.seats()
            && points
            && (sum - 1.0).abs() < 1e-6
            && estimate.win.iter().all(|win| (0.0..=1.0).contains(win))
    };
    let estimates = answer.candidates.iter().map(|candidate| &candidate.estimate).chain([&answer.estimate]);
    for estimate in estimates {
        if !sound(estimate) {
            return Err(format!("{estimate:?}"));
        }
    }
    let told = (1..=3).contains(&answer.reasons.len()) && answer.reasons.iter().all(|reason| !reason.text.is_empty());
    if told { Ok(()) } else { Err(format!("{:?}", answer.reasons)) }
}

/// A number of this range; its ends come up often.
fn odd(range: std::ops::RangeInclusive<u64>, luck: &mut impl Luck) -> u64 {
    let (least, most) = (*range.start(), *range.end());
    match luck.below(3) {
        0 => least,
        1 => most,
        _ => least + luck.below(most - least + 1),
    }
}

fn one_of<'w>(words: &[&'w str], luck: &mut impl Luck) -> &'w str {
    words[luck.below(words.len() as u64) as usize]
}

fn sourced(value: impl std::fmt::Display) -> String {
    format!("{{ value = {value}, provenance = \"house\" }}")
}

const TOKENS: [&str; 13] = [
    "gem:violet",
    "gem:green",
    "gem:yellow",
    "gem:blue",
    "toy:teddy",
    "toy:car",
    "toy:clown",
    "toy:ball",
    "flash:teddy",
    "flash:car",
    "flash:clown",
    "flash:ball",
    "kobold",
];

/// A box of Kobold with any numbers that may be in one.
fn odd_kobold(luck: &mut impl Luck) -> String {
    let mut counts = [1; TOKENS.len()];
    // From as few tokens as there must be to as many as there may be, evenly spread or nearly all of a kind.
    let extra = [0, 2, 30, 120, 250 - TOKENS.len() as u64][luck.below(5) as usize];
    let favourite = luck.below(TOKENS.len() as u64) as usize;
    let uneven = luck.below(2) == 0;
    for _ in 0..extra {
        counts[if uneven { favourite } else { luck.below(TOKENS.len() as u64) as usize }] += 1;
    }
    let total: u64 = counts.iter().sum();
    let mut side = || {
        let most = total.min(32);
        let mut sizes = [1; 7];
        for _ in 0..odd(0..=most - 7, luck) {
            let section = luck.below(7) as usize;
            sizes[section] = (sizes[section] + 1).min(8);
        }
        let marks = [&["up"][..], &["down"], &["up", "down"]][luck.below(3) as usize];
        let section = |size: u64, luck: &mut _| {
            let marks: Vec<String> = (0..size).map(|_| format!("\"{}\"", one_of(marks, luck))).collect();
            sourced(format!("[{}]", marks.join(", ")))
        };
        sizes.map(|size| section(size, luck)).join(", ")
    };
    let (small, large) = (side(), side());
    let faces: Vec<String> = (0..odd(1..=100, luck))
        .map(|_| sourced(format!("\"{}\"", one_of(&["blue:1", "blue:2", "yellow:1", "yellow:2", "blank"], luck))))
        .collect();
    let trophies: Vec<String> = (0..odd(1..=8, luck)).map(|_| sourced(odd(0..=100, luck))).collect();
    let mut text = format!(
        "[box]\nsections = {}\nbeam = {}\nkobolds_each = {}\ntokens = {}\npoint_tiles = {}\n[tokens]\n",
        sourced(7),
        sourced(2),
        sourced(3),
        sourced(total),
        sourced(odd(0..=250, luck)),
    );
    for (token, count) in TOKENS.iter().zip(counts) {
        writeln!(text, "\"{token}\" = {}", sourced(count)).expect("a text grows");
    }
    let (faces, trophies) = (faces.join(", "), trophies.join(", "));
    write!(text, "[die]\nfaces = [{faces}]\n[gem_trophies]\npoints = [{trophies}]\n[toy_trophies]\n")
        .expect("it grows");
    for toy in ["teddy", "car", "clown", "ball"] {
        writeln!(text, "{toy} = {}", sourced(odd(0..=100, luck))).expect("a text grows");
    }
    text + &format!("[sides]\nsmall = [{small}]\nlarge = [{large}]\n")
}

#[test]
fn kobold_is_played_with_any_box() {
    for number in 0..60 {
        let mut luck = seeded(72, number);
        let text = odd_kobold(&mut luck);
        let components = Components::from_source(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let reveal = if number % 2 == 0 { kobold::Reveal::Each } else { kobold::Reveal::Together };
        let options = kobold::Options { components, reveal, ..kobold::Options::default() };
        play::<Kobold>(&options, 2 + number as usize % 3, number);
    }
}

const COLOURS: [&str; 6] = ["red", "green", "white", "pink", "blue", "yellow"];
const TREASURES: [&str; 6] = ["hammer", "necklace", "statue", "crown", "sword", "goblet"];

/// A box of Clonk! for so many players with any numbers that may be in one.
fn odd_clonk(seats: u64, luck: &mut impl Luck) -> String {
    let total = odd(40 + 5 * seats..=128, luck);
    // From a single kind of card, all of them alike, to a box without two alike.
    let kinds = odd(1..=total, luck);
    let mut cards: Vec<(String, u64)> = Vec::new();
    while (cards.len() as u64) < kinds {
        let (coins, eyes) = (odd(0..=9, luck), odd(0..=9, luck));
        let card = format!("{}-{}-{coins}-{eyes}", one_of(&COLOURS, luck), one_of(&TREASURES, luck));
        if cards.iter().all(|(other, _)| *other != card) {
            cards.push((card, 1));
        }
    }
    for _ in kinds..total {
        let kind = luck.below(kinds) as usize;
        cards[kind].1 += 1;
    }
    let mut tiles = |words: &[&str]| {
        let few = &words[..1 + luck.below(words.len() as u64) as usize];
        let tiles: Vec<String> = (0..odd(4..=60, luck)).map(|_| format!("\"{}\"", one_of(few, luck))).collect();
        sourced(format!("[{}]", tiles.join(", ")))
    };
    let (colours, treasures) = (tiles(&COLOURS), tiles(&TREASURES));
    let coins: Vec<String> = (0..9).map(|_| odd(0..=99, luck).to_string()).collect();
    let mut text = format!(
        "[snores]\ncards = {}\neyes = {}\n[kablooeys]\ncards = {}\ncoins = {}\n",
        sourced(odd(0..=99, luck)),
        sourced(odd(0..=9, luck)),
        sourced(odd(0..=99, luck)),
        sourced(odd(0..=9, luck)),
    );
    let coins = sourced(format!("[{}]", coins.join(", ")));
    write!(text, "[tasks]\ncolours = {colours}\ntreasures = {treasures}\ncoins = {coins}\n").expect("a text grows");
    text.push_str("[treasures]\ncards = [\n");
    for (card, copies) in cards {
        writeln!(text, "{{ card = \"{card}\", copies = {copies}, provenance = \"house\" }},").expect("a text grows");
    }
    text + "]\n"
}

#[test]
fn clonk_is_played_with_any_box() {
    for number in 0..36 {
        let mut luck = seeded(73, number);
        let seats = 2 + number % 3;
        let text = odd_clonk(seats, &mut luck);
        let components = Components::from_source(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let awakening = if number % 2 == 0 { clonk::Awakening::Top } else { clonk::Awakening::Shuffled };
        let options = clonk::Options { components, awakening, ..clonk::Options::default() };
        play::<Clonk>(&options, seats as usize, number);
    }
}

/// Board squares with any values and colours that may be on them.
fn odd_boards(luck: &mut impl Luck) -> String {
    let mut text = "[tiles]\neach = 20\nprovenance = \"house\"\n".to_owned();
    for _ in 0..9 {
        text.push_str("[[board]]\n[board.values]\n");
        for colour in ["red", "yellow", "green", "blue", "turquoise"] {
            writeln!(text, "{colour} = {}", odd(2..=6, luck)).expect("a text grows");
        }
        text.push_str("grey = 0\nprovenance = \"house\"\n");
        for side in ["side_a", "side_b"] {
            // Every colour once; the rest all of a kind, nearly all grey, or anything.
            let most = one_of(&["R", "T", ".", "."], luck);
            let mut spaces: Vec<&str> = vec!["R", "Y", "G", "B", "T"];
            for _ in 5..25 {
                spaces.push(if luck.below(4) > 0 { most } else { one_of(&["R", "Y", "G", "B", "T", "."], luck) });
            }
            for place in (1..25).rev() {
                spaces.swap(place, luck.below(place as u64 + 1) as usize);
            }
            let rows: Vec<String> = spaces.chunks(5).map(|row| format!("\"{}\"", row.concat())).collect();
            let rows = rows.join(", ");
            write!(text, "[board.{side}]\nspaces = [{rows}]\nprovenance = \"house\"\n").expect("a text grows");
        }
    }
    text
}

#[test]
fn gobblestones_is_played_on_any_boards() {
    for number in 0..48 {
        let mut luck = seeded(74, number);
        let text = odd_boards(&mut luck);
        let boards = Components::from_source(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let options = gobblestones::Options {
            boards,
            bluff: number % 2 == 0,
            bridging: number % 3 > 0,
            jokers: number % 5 > 1,
            ..gobblestones::Options::default()
        };
        play::<Gobblestones>(&options, 2 + number as usize % 3, number);
    }
}
