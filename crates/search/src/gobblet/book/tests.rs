//! The book is read as it was written, and its values are backed up.

use underhill_core::{Luck, seeded};

use super::*;

/// A book of random thoughts, grown here and there.
fn random_book(pages: usize) -> Book {
    let (mut book, mut luck) = (Book::empty(1_000), seeded(9, 0));
    let mut leaves = vec![START];
    while book.pages.len() < pages {
        let board = leaves.swap_remove(luck.below(leaves.len() as u64) as usize);
        if book.page(board).is_some() || board.win().is_some() {
            continue;
        }
        let turns = different(board);
        let mut lines: Vec<Line> = turns.iter().map(|&turn| Line::new(turn, luck.below(500) as i32 - 250)).collect();
        while lines.len() > 10 {
            lines.swap_remove(luck.below(lines.len() as u64) as usize);
        }
        leaves.extend(lines.iter().map(|line| canonical(board.after(line.turn))));
        let whole = lines.len() == turns.len();
        book.add([Page { board, depth: 7, whole, lines, worth: 0, plies: 0 }]);
    }
    book
}

#[test]
fn a_book_reads_back_as_it_was_written() {
    let mut book = random_book(300);
    let start = book.page(START).expect("the start is in it").clone();
    assert_eq!(start.lines.len(), 3);
    for _ in 0..200 {
        book.count(START, start.lines[0].turn, 1);
    }
    let bytes = book.bytes();
    let read = Book::read(&bytes).expect("a book");
    assert_eq!(read.bytes(), bytes);
    assert_eq!(read.nodes, 1_000);
    for page in book.pages() {
        let same = read.page(page.board).expect("it was written");
        let told = |page: &Page| {
            let line = |line: &Line| (line.turn, line.thought, line.worth, line.played, line.half_points);
            (page.depth, page.whole, page.worth, page.plies, page.lines.iter().map(line).collect::<Vec<_>>())
        };
        assert_eq!(told(same), told(page));
    }
    assert_eq!(read.page(START).expect("the start").lines[0].played, 200);
}

/// Cut off or with a byte changed, it is refused or another book, but never a reason to panic.
#[test]
fn what_is_no_book_is_refused() {
    let bytes = random_book(60).bytes();
    assert_eq!(Book::read(b"").unwrap_err(), NoBook);
    for length in 0..bytes.len() {
        assert!(Book::read(&bytes[..length]).is_err() || length == 8, "{length}");
    }
    let mut refused = 0;
    for place in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[place] ^= 0xff;
        refused += usize::from(Book::read(&changed).is_err());
    }
    assert!(refused > bytes.len() / 4, "{refused} of {}", bytes.len());
}

#[test]
fn a_worth_keeps_what_it_proves() {
    for plies in (1..=53).step_by(2) {
        assert_eq!(decoded(encoded(WIN - plies)), Some(WIN - plies));
        assert_eq!(decoded(encoded(-WIN + plies + 1)), Some(-WIN + plies + 1));
        assert_eq!(before(-WIN + plies + 1), WIN - plies - 2);
    }
    assert_eq!(
        [-10_000, -400, -3, 0, 1, 2, 97, 400, WIN - 55].map(encoded).map(decoded).map(Option::unwrap),
        [-400, -400, -4, 0, 0, 4, 96, 400, 400]
    );
    let codes: Vec<u8> =
        (0..=u8::MAX).filter(|&code| decoded(code).is_some_and(|worth| encoded(worth) == code)).collect();
    assert_eq!(codes.len(), 255);
}

/// Minimax: what a page is worth is what its best line leads to.
#[test]
fn values_are_backed_up() {
    let book = random_book(300);
    let mut deeper = 0;
    for page in book.pages() {
        assert_eq!(page.worth, page.lines.iter().map(|line| line.worth).max().unwrap_or(-MOST_WORTH));
        for line in &page.lines {
            match book.next(line).filter(|next| next.plies == page.plies + 1) {
                Some(next) => {
                    assert_eq!(line.worth, -next.worth);
                    deeper += 1;
                }
                None => assert_eq!(line.worth, line.thought),
            }
        }
    }
    assert!(deeper > 100, "{deeper}");
}

/// A page is found however the board is turned.
#[test]
fn a_page_stands_for_eight_boards() {
    let book = random_book(100);
    for page in book.pages() {
        for symmetry in Symmetry::all() {
            let board = symmetry.board(page.board);
            let (found, turned) = book.find(board).expect("it is in the book");
            assert_eq!((found.board, turned.board(board)), (page.board, page.board));
        }
    }
}
