//! The opening book: positions near the start that were searched long before the game, values backed up by minimax.
//!
//! A page is a position, one for all that are the same but for how the board is turned. Its lines are the turns that were
//! compared when it was searched, the best first. Where a line leads to another page, that page's value counts and not what
//! was thought of the line from afar.
//!
//! The file begins with `GBK1` and how many positions were looked at for a page, four bytes, the lowest first. Then come the
//! pages, beginning with the empty board, each followed by those that its lines lead to and that have not come before:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | how many plies deep it was searched |
//! | 1 | how many lines it has; 32 more if every turn without a line is known to lose, 128 more if games were counted |
//! | 1, or 2 for more than eight lines | which lines lead to pages, the first line lowest |
//! | 2 for each line | the number of its turn among the [different] ones, and what it is worth |
//! | if games were counted, for each line | how many games went on so, and how many half points the mover got; seven bits a byte, the lowest first, 128 more if another byte follows |
//!
//! Worths are in hundredths of the logarithm of odds: up to 200, four for each above 100; then wins in 1, 3, 5 … plies from 201
//! on and losses in 2, 4, 6 … from 228 on.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use super::board::{Board, Turn};
use super::search::{SURE, WIN};
#[cfg(any(test, feature = "lab"))]
use super::symmetry::canonical;
use super::symmetry::{Symmetries, Symmetry, different};

/// How a file begins.
const MARK: &[u8; 4] = b"GBK1";
/// No page has more lines.
pub const MOST_LINES: usize = 16;
/// In the byte that counts lines: turns without a line lose; games were counted.
const WHOLE: u8 = 32;
const GAMES: u8 = 128;
/// No guess is worth more.
pub const MOST_WORTH: i32 = 400;
/// The codes of worths: nothing, the first win, the first loss, and one too many.
const EVEN: i32 = 100;
const STEP: i32 = 4;
const FIRST_WIN: i32 = 201;
const FIRST_LOSS: i32 = 228;
const END: i32 = 255;

/// The empty board.
const START: Board = Board { mine: 0, theirs: 0 };

/// Why bytes are no book.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoBook;

impl fmt::Display for NoBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no opening book of Gobblet!")
    }
}

impl std::error::Error for NoBook {}

/// A turn of a page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The turn, on the board of the page; it stands for all that are the same.
    pub turn: Turn,
    /// What it was thought to be worth when the page was searched.
    pub thought: i32,
    /// What it is worth by all that is known.
    pub worth: i32,
    /// In how many games it was played here, and how many half points whoever played it got.
    pub played: u32,
    /// See [`played`](Line::played).
    pub half_points: u32,
    /// The page that it leads to.
    pub(crate) next: Option<usize>,
}

impl Line {
    /// A line that has just been looked at.
    #[cfg(any(test, feature = "lab"))]
    pub fn new(turn: Turn, thought: i32) -> Line {
        let worth = decoded(encoded(thought)).unwrap_or_default();
        Line { turn, thought: worth, worth, played: 0, half_points: 0, next: None }
    }

    /// Whether the book knows where it leads: to a page, or to the end.
    pub const fn is_known(&self) -> bool {
        self.next.is_some() || self.worth.abs() >= SURE
    }
}

/// A position that was searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The position: the canonical one of those that are the same but for how the board is turned.
    pub board: Board,
    /// How many plies deep it was searched.
    pub depth: u8,
    /// Whether every turn without a line is known to lose, or there is none.
    pub whole: bool,
    /// The turns that were compared.
    pub lines: Vec<Line>,
    /// What it is worth to the mover by all that is known.
    pub worth: i32,
    /// How many turns from the start.
    pub plies: usize,
}

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    /// How many positions were looked at for a page.
    #[cfg_attr(
        not(any(test, feature = "lab")),
        expect(dead_code, reason = "whoever goes on with a book wants to know")
    )]
    pub nodes: u32,
    pages: Vec<Page>,
    places: BTreeMap<(u64, u64), usize>,
}

impl Book {
    /// The book that people look things up in.
    pub fn shipped() -> &'static Book {
        static SHIPPED: LazyLock<Book> =
            LazyLock::new(|| Book::read(include_bytes!("book.bin")).expect("the book that ships can be read"));
        &SHIPPED
    }

    /// Reads a book.
    ///
    /// # Errors
    /// If the bytes are none.
    pub fn read(bytes: &[u8]) -> Result<Book, NoBook> {
        let mut bytes = Bytes(bytes);
        let head = [(); 4].map(|()| bytes.next());
        let nodes = [(); 4].map(|()| bytes.next());
        if head != MARK.map(Ok) {
            return Err(NoBook);
        }
        let nodes = nodes.into_iter().rev().try_fold(0, |sum, byte| Ok(sum << 8 | u32::from(byte?)))?;
        let mut book = Book { nodes, pages: Vec::new(), places: BTreeMap::new() };
        let mut waiting = if bytes.0.is_empty() { Vec::new() } else { vec![START] };
        while let Some(board) = waiting.pop() {
            if book.place(board).is_none() {
                let (page, next) = bytes.page(board)?;
                book.insert(page);
                waiting.extend(next.into_iter().rev());
            }
        }
        if !bytes.0.is_empty() {
            return Err(NoBook);
        }
        book.settle();
        Ok(book)
    }

    /// The page of a position, and how the board has to be turned to stand as on it.
    pub(crate) fn find(&self, board: Board) -> Option<(&Page, Symmetry)> {
        let (canonical, turned) = Symmetries::all().canonical(board);
        self.place(canonical).map(|place| (&self.pages[place], turned))
    }

    fn place(&self, canonical: Board) -> Option<usize> {
        self.places.get(&(canonical.mine, canonical.theirs)).copied()
    }

    fn insert(&mut self, page: Page) {
        self.places.insert((page.board.mine, page.board.theirs), self.pages.len());
        self.pages.push(page);
    }

    /// Works out where lines lead, how far pages are from the start, and what everything is worth: a page as much as its best
    /// line, a line as much as the page that it leads to, if that is further from the start (so that nothing goes round
    /// in circles).
    fn settle(&mut self) {
        for number in 0..self.pages.len() {
            let board = self.pages[number].board;
            for line in 0..self.pages[number].lines.len() {
                let after = Symmetries::all().canonical(board.after(self.pages[number].lines[line].turn)).0;
                self.pages[number].lines[line].next = self.place(after);
            }
            self.pages[number].plies = usize::MAX;
        }
        let mut order: Vec<usize> = self.place(START).into_iter().collect();
        if let Some(&first) = order.first() {
            self.pages[first].plies = 0;
        }
        let mut done = 0;
        while let Some(&number) = order.get(done) {
            done += 1;
            let plies = self.pages[number].plies + 1;
            for line in 0..self.pages[number].lines.len() {
                if let Some(next) = self.pages[number].lines[line].next.filter(|&next| self.pages[next].plies > plies) {
                    self.pages[next].plies = plies;
                    order.push(next);
                }
            }
        }
        for &number in order.iter().rev() {
            let plies = self.pages[number].plies;
            for line in 0..self.pages[number].lines.len() {
                let Line { thought, next, .. } = self.pages[number].lines[line];
                let deeper = next.filter(|&next| thought.abs() < SURE && self.pages[next].plies > plies);
                let worth = deeper.map_or(thought, |next| before(self.pages[next].worth));
                self.pages[number].lines[line].worth = worth;
            }
            let page = &mut self.pages[number];
            // A turn as good as another stays behind it, if it was thought to be worse.
            page.lines.sort_by_key(|line| (-line.worth, -line.thought, line.turn));
            let best = page.lines.first().map_or(-MOST_WORTH, |line| line.worth);
            page.worth = if best <= -SURE && !page.whole { -MOST_WORTH } else { best };
        }
    }
}

/// What whoever makes a book needs.
#[cfg(any(test, feature = "lab"))]
impl Book {
    /// A book without any page, for which so many positions are to be looked at for each.
    pub fn empty(nodes: u32) -> Book {
        Book { nodes, pages: Vec::new(), places: BTreeMap::new() }
    }

    /// Adds pages that were searched.
    ///
    /// # Panics
    /// If one is there already, has too many lines, or does not stand as it should.
    pub fn add(&mut self, pages: impl IntoIterator<Item = Page>) {
        for page in pages {
            assert!(page.lines.len() <= MOST_LINES && self.place(page.board).is_none());
            assert_eq!(page.board, canonical(page.board));
            self.insert(page);
        }
        self.settle();
    }

    /// All pages, in no order that means anything.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The page of a canonical position.
    pub fn page(&self, canonical: Board) -> Option<&Page> {
        self.place(canonical).map(|place| &self.pages[place])
    }

    /// The page that a line leads to.
    pub fn next(&self, line: &Line) -> Option<&Page> {
        line.next.map(|next| &self.pages[next])
    }

    /// The turn of a line of its page, as it is played on a board that may be turned.
    ///
    /// # Panics
    /// If the board has no page.
    pub fn on(&self, board: Board, line: &Line) -> Turn {
        let (_, turned) = self.find(board).expect("the board has a page");
        turned.inverse().turn(line.turn)
    }

    /// Forgets all games.
    pub fn forget_games(&mut self) {
        for line in self.pages.iter_mut().flat_map(|page| &mut page.lines) {
            (line.played, line.half_points) = (0, 0);
        }
    }

    /// Counts a game: somebody played a turn on a board and got so many half points at the end.
    pub fn count(&mut self, board: Board, turn: Turn, half_points: u32) {
        let (canonical, turned) = Symmetries::all().canonical(board);
        let Some(place) = self.place(canonical) else { return };
        let turn = Symmetries::of(canonical).representative(turned.turn(turn));
        if let Some(line) = self.pages[place].lines.iter_mut().find(|line| line.turn == turn) {
            line.played += 1;
            line.half_points += half_points;
        }
    }

    /// The book as it is stored.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend(self.nodes.to_le_bytes());
        let mut written = vec![false; self.pages.len()];
        let mut waiting: Vec<usize> = self.place(START).into_iter().collect();
        while let Some(number) = waiting.pop() {
            if !std::mem::replace(&mut written[number], true) {
                write(&self.pages[number], &mut bytes);
                waiting.extend(self.pages[number].lines.iter().rev().filter_map(|line| line.next));
            }
        }
        bytes
    }
}

/// What a turn is worth to a player that leads to a position worth this to the other one.
const fn before(worth: i32) -> i32 {
    if worth.abs() < SURE { -worth } else { -worth + worth.signum() }
}

#[cfg(any(test, feature = "lab"))]
fn encoded(worth: i32) -> u8 {
    let plies = WIN - worth.abs();
    let code = match worth {
        _ if worth >= SURE && plies <= 53 => FIRST_WIN + plies / 2,
        _ if worth <= -SURE && plies <= 54 => FIRST_LOSS + plies / 2 - 1,
        // A proof that takes longer is not kept.
        _ => EVEN + (worth.clamp(-MOST_WORTH, MOST_WORTH) + worth.signum() * STEP / 2) / STEP,
    };
    code.clamp(0, END - 1) as u8
}

const fn decoded(code: u8) -> Option<i32> {
    match code as i32 {
        END => None,
        code if code >= FIRST_LOSS => Some(-WIN + 2 * (code - FIRST_LOSS) + 2),
        code if code >= FIRST_WIN => Some(WIN - 2 * (code - FIRST_WIN) - 1),
        code => Some((code - EVEN) * STEP),
    }
}

#[cfg(any(test, feature = "lab"))]
fn write(page: &Page, bytes: &mut Vec<u8>) {
    let turns = different(page.board);
    let games = page.lines.iter().any(|line| line.played > 0);
    let flags = u8::from(page.whole) * WHOLE + u8::from(games) * GAMES;
    let lead: u16 = page.lines.iter().enumerate().map(|(at, line)| u16::from(line.next.is_some()) << at).sum();
    bytes.extend([page.depth, page.lines.len() as u8 + flags]);
    bytes.extend(&lead.to_le_bytes()[..if page.lines.len() > 8 { 2 } else { 1 }]);
    for line in &page.lines {
        let number = turns.iter().position(|&turn| turn == line.turn).expect("a line is one of the turns");
        bytes.extend([number as u8, encoded(line.thought)]);
    }
    if games {
        for mut number in page.lines.iter().flat_map(|line| [line.played, line.half_points]) {
            while number > 127 {
                bytes.push(number as u8 & 127 | 128);
                number >>= 7;
            }
            bytes.push(number as u8);
        }
    }
}

/// What is left to read.
struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Result<u8, NoBook> {
        let (&first, rest) = self.0.split_first().ok_or(NoBook)?;
        self.0 = rest;
        Ok(first)
    }

    fn number(&mut self) -> Result<u32, NoBook> {
        let mut number = 0;
        for place in 0..4 {
            let byte = self.next()?;
            number |= u32::from(byte & 127) << (7 * place);
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(NoBook)
    }

    /// A page of this board, and the boards of the pages that it leads to.
    fn page(&mut self, board: Board) -> Result<(Page, Vec<Board>), NoBook> {
        let (depth, head) = (self.next()?, self.next()?);
        let count = usize::from(head & (WHOLE - 1));
        if count > MOST_LINES {
            return Err(NoBook);
        }
        let lead = u16::from(self.next()?) | if count > 8 { u16::from(self.next()?) << 8 } else { 0 };
        let turns = different(board);
        let (mut lines, mut next) = (Vec::with_capacity(count), Vec::new());
        for at in 0..count {
            let turn = *turns.get(usize::from(self.next()?)).ok_or(NoBook)?;
            let thought = decoded(self.next()?).ok_or(NoBook)?;
            lines.push(Line { turn, thought, worth: thought, played: 0, half_points: 0, next: None });
            if lead >> at & 1 == 1 {
                next.push(Symmetries::all().canonical(board.after(turn)).0);
            }
        }
        if head & GAMES != 0 {
            for line in &mut lines {
                (line.played, line.half_points) = (self.number()?, self.number()?);
            }
        }
        let whole = head & WHOLE != 0;
        Ok((Page { board, depth, whole, lines, worth: 0, plies: 0 }, next))
    }
}

#[cfg(test)]
mod tests;
