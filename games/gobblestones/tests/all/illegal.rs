//! Every refusal: its words, its rule, its squares; and the fast search for legal placements against a slow one.

use std::collections::BTreeSet;

use gobblestones::{Action, Colour, Gobblestones, Illegal, Options, Placement, Square, Tiles};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use underhill_core::{Game, ILLEGAL, Illegal as _, Memory, Viewer, Waiting, random_step, write_told};

use crate::common::{Position, play, seat};

fn refused(game: &Gobblestones, index: usize, action: &str) -> Illegal {
    game.check(seat(index), &action.parse().unwrap()).unwrap_err()
}

#[test]
fn every_refusal_says_which_rule_and_where() {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let fresh = Gobblestones::new(2, &Options::default()).unwrap();
    let mut over = Position::new(&["T", ""]).bag("").game();
    play(&mut over, "0: c3T");
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R c4R").game();
    let empty = Position::new(&["RRYYGGBBTT", "R"]).game();
    let mut asked = Position::bluffing(&["T", "R"]).game();
    play(&mut asked, "0: c3T");
    let mut strict = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R c4R c5Y d5G");
    (strict.options.jokers, strict.options.bridging) = (false, false);
    let strict = strict.game();
    let block = ["c3", "d3", "c4", "d4"].map(square);
    let red = Colour::Red;
    let table = [
        (refused(&over, 0, "-"), Illegal::Over, "GBS-15"),
        (refused(&fresh, 0, "-"), Illegal::Drawing, "GBS-R13"),
        (refused(&game, 1, "-"), Illegal::NotYourTurn { turn: seat(0) }, "GBS-12"),
        (refused(&game, 3, "-"), Illegal::NotYourTurn { turn: seat(0) }, "GBS-12"),
        (refused(&game, 0, "trust"), Illegal::NothingToAnswer, "GBS-21"),
        (refused(&asked, 1, "-"), Illegal::AnswerFirst { turn: seat(0) }, "GBS-21"),
        (refused(&asked, 0, "challenge"), Illegal::OwnTiles, "GBS-21"),
        (refused(&game, 0, "e3R f3R g3R"), Illegal::NotOnRack { colour: red, held: 2, needed: 3 }, "GBS-03"),
        (refused(&game, 0, "c3R"), Illegal::Covered { square: square("c3") }, "GBS-09"),
        (refused(&strict, 0, "e5R"), Illegal::Grey { square: square("e5") }, "GBS-R6"),
        (refused(&game, 0, "e7R f7Y f8G"), Illegal::NotStraight { first: square("e7"), other: square("f8") }, "GBS-04"),
        (refused(&game, 0, "e7R f7Y e8G"), Illegal::NotStraight { first: square("f7"), other: square("e8") }, "GBS-04"),
        (refused(&game, 0, "e7R f8Y g7G"), Illegal::NotStraight { first: square("e7"), other: square("f8") }, "GBS-04"),
        (refused(&game, 0, "e3Y f4B"), Illegal::NotStraight { first: square("e3"), other: square("f4") }, "GBS-04"),
        (refused(&game, 0, "e3Y g3B"), Illegal::Gap { gap: square("f3") }, "GBS-04"),
        (refused(&strict, 0, "c2B c6G"), Illegal::Bridge { bridge: square("c3") }, "GBS-R2"),
        (refused(&empty, 0, "a1R"), Illegal::NotOnCentre, "GBS-06"),
        (refused(&game, 0, "m13T"), Illegal::NotAdjacent, "GBS-05"),
        (
            refused(&game, 0, "e3R"),
            Illegal::WrongColour { square: square("e3"), tile: red, space: Colour::Yellow },
            "GBS-07",
        ),
        (refused(&game, 0, "d4Y"), Illegal::Block { block }, "GBS-08"),
    ];
    for (found, expected, rule) in table {
        assert_eq!(found, expected);
        assert_eq!(found.rule().as_str(), rule);
        let book = Gobblestones::rule_book();
        assert!(book.get(rule).is_some());
        let text = found.to_string();
        assert!(text.len() > 10 && !text.ends_with('.'), "{text}");
        assert!(write_told(ILLEGAL, &found)["illegal"].is_string());
    }
}

/// The rules of laying tiles, once more and as plainly as possible.
fn obviously_legal(game: &Gobblestones, rack: Tiles, placement: &[(Square, Colour)]) -> bool {
    let view = game.view(Viewer::Spectator, Memory::Table);
    let options = game.options();
    let before: BTreeSet<(usize, usize)> = Square::all()
        .filter(|&square| view.tiles.get(square) != gobblestones::Cover::Nothing)
        .map(|square| (square.row(), square.column()))
        .collect();
    let new: BTreeSet<_> = placement.iter().map(|(square, _)| (square.row(), square.column())).collect();
    let after: BTreeSet<_> = before.union(&new).copied().collect();
    let used: Tiles = placement.iter().map(|&(_, colour)| colour).collect();
    let fits = placement.iter().all(|&(square, tile)| match view.spaces.get(square).unwrap().colour {
        None => options.jokers,
        Some(space) => options.bluff || space == tile,
    });
    let rows: BTreeSet<usize> = new.iter().map(|place| place.0).collect();
    let columns: BTreeSet<usize> = new.iter().map(|place| place.1).collect();
    let (top, bottom) = (*rows.first().unwrap(), *rows.last().unwrap());
    let (left, right) = (*columns.first().unwrap(), *columns.last().unwrap());
    let between = (top..=bottom).flat_map(|row| (left..=right).map(move |column| (row, column)));
    let joined =
        between.into_iter().all(|place| if options.bridging { after.contains(&place) } else { new.contains(&place) });
    let touches = new.iter().any(|&(row, column)| {
        [(row + 1, column), (row, column + 1), (row.wrapping_sub(1), column), (row, column.wrapping_sub(1))]
            .iter()
            .any(|place| before.contains(place))
    });
    let opens = before.is_empty() && new.iter().any(|&(row, column)| row % 5 == 2 && column % 5 == 2);
    let block = after.iter().any(|&(row, column)| {
        [(row + 1, column), (row, column + 1), (row + 1, column + 1)].iter().all(|place| after.contains(place))
    });
    new.is_disjoint(&before)
        && rack.includes(used)
        && fits
        && (rows.len() == 1 || columns.len() == 1)
        && joined
        && (touches || opens)
        && !block
}

/// Every placement on up to `most` spaces of one line.
fn every_placement(most: usize, mut visit: impl FnMut(&[(Square, Colour)])) {
    fn extend(
        line: &[Square],
        so_far: &mut Vec<(Square, Colour)>,
        most: usize,
        visit: &mut impl FnMut(&[(Square, Colour)]),
    ) {
        for (i, &square) in line.iter().enumerate() {
            for colour in Colour::ALL {
                so_far.push((square, colour));
                visit(so_far);
                if so_far.len() < most {
                    extend(&line[i + 1..], so_far, most, visit);
                }
                so_far.pop();
            }
        }
    }
    for n in 0..15 {
        let row: Vec<Square> = (0..15).map(|column| Square::new(column, n).unwrap()).collect();
        let column: Vec<Square> = (0..15).map(|row| Square::new(n, row).unwrap()).collect();
        extend(&row, &mut Vec::new(), most, &mut visit);
        extend(&column, &mut Vec::new(), most, &mut visit);
    }
}

/// Positions from random games, one for each combination of options.
fn positions(most_tiles: usize) -> Vec<(Gobblestones, Tiles)> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(99);
    let mut found = Vec::new();
    for options in 0..8u32 {
        let [bluff, bridging, jokers] = [1, 2, 4].map(|bit| options & bit != 0);
        let options = Options { bluff, bridging, jokers, ..Options::default() };
        let mut game = Gobblestones::new(2, &options).unwrap();
        let mut steps = 0;
        while let Some(step) = random_step(&game, &mut luck) {
            let turn = game.view(Viewer::Spectator, Memory::Table).turn;
            let rack = game.view(Viewer::Seat(turn), Memory::Table).racks[turn.index()].tiles.unwrap();
            let placing = matches!(game.waiting(), Waiting::Decide(seats) if seats.contains(turn));
            if placing && rack.total() <= most_tiles && steps > 40 {
                found.push((game, rack));
                break;
            }
            game.apply_unchecked(&step, &mut ());
            steps += 1;
        }
    }
    assert!(found.len() >= 6);
    found
}

#[test]
fn the_fast_search_finds_what_the_slow_one_finds() {
    // Two tiles at a time is all that can be tried in every way; bridges and blocks show up all the same.
    for (game, rack) in positions(7) {
        let turn = game.view(Viewer::Spectator, Memory::Table).turn;
        let mut listed = BTreeSet::new();
        for action in game.legal_actions(turn) {
            let Action::Place(placement) = action else { panic!("a turn is a placement") };
            if (1..=2).contains(&placement.len()) {
                assert!(listed.insert(placement.to_string()), "{placement} is listed twice");
            }
        }
        let mut slow = BTreeSet::new();
        every_placement(2, |tiles| {
            let used: Tiles = tiles.iter().map(|&(_, colour)| colour).collect();
            let placement = Placement::new(tiles.iter().copied()).unwrap();
            // The plain rules are slow, so those that are far from legal are not all asked.
            if rack.includes(used) {
                let verdict = game.check(turn, &Action::Place(placement)).is_ok();
                if verdict || tiles[0].0.index() % 7 == 0 {
                    assert_eq!(verdict, obviously_legal(&game, rack, tiles), "{placement}");
                }
                if verdict {
                    slow.insert(placement.to_string());
                }
            }
        });
        assert_eq!(listed, slow);
    }
}

#[test]
fn longer_placements_are_found_as_well() {
    let mut all = 0;
    for (game, rack) in positions(9) {
        let turn = game.view(Viewer::Spectator, Memory::Table).turn;
        let listed: BTreeSet<String> = game.legal_actions(turn).iter().map(ToString::to_string).collect();
        assert_eq!(listed.len() as u64, game.legal_count(turn));
        // Every legal placement with one more tile anywhere in its row or column.
        let mut checked = 0;
        for action in game.legal_actions(turn) {
            let Action::Place(placement) = action else { continue };
            if !(2..=4).contains(&placement.len()) || checked > 4000 {
                continue;
            }
            let line: Vec<Square> = Square::all()
                .filter(|square| {
                    let first = placement.tiles()[0].0;
                    square.row() == first.row() || square.column() == first.column()
                })
                .collect();
            for square in line {
                for colour in Colour::ALL {
                    let longer = Placement::new(placement.tiles().iter().copied().chain([(square, colour)]));
                    let Some(longer) = longer else { continue };
                    let used: Tiles = longer.tiles().iter().map(|&(_, colour)| colour).collect();
                    if !rack.includes(used) {
                        continue;
                    }
                    checked += 1;
                    let allowed = game.check(turn, &Action::Place(longer)).is_ok();
                    if checked % 50 == 0 {
                        assert_eq!(allowed, obviously_legal(&game, rack, longer.tiles()), "{longer}");
                    }
                    assert_eq!(allowed, listed.contains(&longer.to_string()), "{longer}");
                }
            }
        }
        all += checked;
    }
    assert!(all > 10_000, "{all}");
}

#[test]
fn the_player_without_a_plan_is_fair() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut count = |game: &Gobblestones, key: &dyn Fn(Action) -> String| {
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..20_000 {
            *counts.entry(key(game.random_action(seat(0), &mut luck))).or_insert(0u32) += 1;
        }
        counts
    };
    // Base game: every placement is equally likely, whether its spaces can be filled in one way or in several.
    let game = Position::new(&["RYTT", "R"]).up("c3T c4R c5Y d5G").game();
    let counts = count(&game, &|action| action.to_string());
    assert_eq!(counts.len() as u64, game.legal_count(seat(0)));
    let fair = 20_000 / counts.len() as u32;
    assert!(counts.values().all(|&n| n > fair * 7 / 10 && n < fair * 13 / 10), "{fair}: {counts:?}");
    // Bluffing: every set of spaces is equally likely, and the tiles come as they do without looking.
    let game = Position::bluffing(&["RRRB", "R"]).up("c3T").game();
    let spaces = |action: Action| {
        action.to_string().split(' ').map(|tile| tile.trim_end_matches(['R', 'B'])).collect::<Vec<_>>().join(" ")
    };
    let sets: BTreeSet<String> = game.legal_actions(seat(0)).into_iter().map(spaces).collect();
    let counts = count(&game, &spaces);
    assert_eq!(counts.len(), sets.len());
    let fair = 20_000 / counts.len() as u32;
    assert!(counts.values().all(|&n| n > fair * 7 / 10 && n < fair * 13 / 10), "{fair}: {counts:?}");
    let singles = count(&game, &|action| action.to_string());
    let (red, blue) = (singles["d3R"], singles["d3B"]);
    assert!(red > 2 * blue && red < 5 * blue, "three red to one blue: {red} to {blue}");
}
