//! Counts of legal sequences, read from `perft.txt`.

use gobblet::{Perft, Position, Touch, divide, perft, tally};

use crate::common::naive::Naive;

struct Line {
    position: Position,
    touch: Touch,
    counts: Vec<u64>,
}

fn lines() -> Vec<Line> {
    let text = include_str!("perft.txt");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let [position, touch, counts] = line.split(" ; ").collect::<Vec<_>>().try_into().expect(line);
            Line {
                position: if position == "start" { Position::START } else { position.parse().unwrap() },
                touch: if touch == "strict" { Touch::Strict } else { Touch::Free },
                counts: counts.split(' ').map(|count| count.parse().unwrap()).collect(),
            }
        })
        .collect()
}

#[test]
fn the_known_counts_are_found() {
    let lines = lines();
    assert!(lines.len() > 10);
    for Line { position, touch, counts } in lines {
        for (depth, &count) in (1..).zip(&counts) {
            // Depth 7 from the start is for an optimised build: `underhill perft --depth 7`.
            if count > 1_000_000_000 {
                continue;
            }
            assert_eq!(perft(&position, depth, Perft { touch, bulk: true }), count, "{position} {touch:?} {depth}");
            if count < 2_000_000 {
                assert_eq!(
                    perft(&position, depth, Perft { touch, bulk: false }),
                    count,
                    "{position} {touch:?} {depth}"
                );
            }
        }
    }
}

#[test]
fn the_slow_board_finds_them_too() {
    for Line { position, touch, counts } in lines() {
        let naive = Naive::set_up(&position.to_string(), touch == Touch::Strict);
        for (depth, &count) in (1..).zip(&counts).take_while(|(_, count)| **count <= 20_000) {
            assert_eq!(naive.perft(depth), count, "{position} {touch:?} {depth}");
        }
    }
}

#[test]
fn dividing_loses_nothing() {
    for Line { position, touch, counts } in lines() {
        let how = Perft { touch, bulk: true };
        let parts = divide(&position, 3, how);
        assert_eq!(parts.len() as u64, counts[0], "{position}");
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), counts[2], "{position}");
        assert!(divide(&position, 0, how).is_empty());
    }
}

#[test]
fn a_tally_says_how_many_are_decided() {
    let three: Position = "b4,-,-,-/b4,-,-,-/-,-,-,-/w4,w4,w4,- w w:3,3,3 b:4,3,3".parse().unwrap();
    // A gobblet of size 3 on d1 is the only new one that wins.
    let tally = tally(&three, 1, Touch::Free);
    assert_eq!(tally.leaves, u64::from(three.count(Touch::Free)));
    assert_eq!(tally.decided, 1);
    assert_eq!(perft(&three, 0, Perft::default()), 1);
}
