//! Where the opening book of the engine comes from: `crates/search/src/gobblet/book.bin`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use underhill_core::{Luck, seeded};
use underhill_search::Nodes;
use underhill_search::lab::gobblet::{
    Blur, Board, Book, Circumstances, Line, MOST_LINES, MOST_WORTH, Page, SURE, Task, Tuning, Turn, Weights, canonical,
    decide, different,
};

use super::play::{Beginning, Effort, Player, chance, play};
use crate::output::{on_all_cores, shipped, write};

/// The file among those of the bots.
const SHIPPED: &str = "gobblet/book.bin";

/// The opening book: grown by long searches, with games counted in it.
#[derive(Subcommand)]
pub(crate) enum Command {
    Grow(Grow),
    Games(Games),
    Show(Show),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Grow(grow) => grow.run(),
            Command::Games(games) => games.run(),
            Command::Show(show) => show.run(),
        }
    }
}

/// Grows a book from the start by drop-out expansion: whichever position matters most is searched next.
///
/// What matters is how far from the start a position is and how much both players gave away on the way there. The same
/// arguments grow the same book, in one run or in several.
#[derive(Args)]
pub(crate) struct Grow {
    /// Goes on with the book that ships, or with the one given by `--out`, instead of beginning with an empty one.
    #[arg(long)]
    further: bool,
    /// How many pages it is to have.
    #[arg(long, default_value_t = 2_000)]
    pages: usize,
    /// How many positions are looked at for a page of a new book.
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u32,
    /// Stops after so many minutes.
    #[arg(long)]
    minutes: Option<u64>,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// So many pages are searched before values are backed up again. The same on every machine, so that books are too.
const BATCH: usize = 16;

/// The nearest to the start have a line for every turn; others for so many of the best.
const WHOLE_PLIES: usize = 2;
const LINES: usize = 6;

/// What a ply costs, in hundredths of the logarithm of odds that somebody gives away.
const PLY: i32 = 2;

/// A position in which somebody is so far ahead needs no book.
const DECIDED: i32 = 250;

impl Grow {
    fn run(self) {
        let began = Instant::now();
        let mut book = if self.further { read(self.out.as_deref()) } else { Book::empty(self.nodes) };
        let in_time = || self.minutes.is_none_or(|minutes| began.elapsed() < Duration::from_secs(60 * minutes));
        while book.pages().len() < self.pages && in_time() {
            let leaves = leaves(&book);
            if leaves.is_empty() {
                break;
            }
            let lines = |plies: usize| if plies < WHOLE_PLIES { MOST_LINES } else { LINES };
            let pages = on_all_cores(leaves.len(), |number| {
                let (board, plies) = leaves[number as usize];
                search(board, book.nodes.into(), lines(plies))
            });
            book.add(pages);
        }
        tell(&book);
        write(self.out.as_deref(), SHIPPED, book.bytes());
    }
}

fn read(file: Option<&std::path::Path>) -> Book {
    let file = file.map_or_else(|| shipped(SHIPPED), PathBuf::from);
    let bytes = std::fs::read(&file).unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()));
    Book::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The positions without a page that matter most, and how many turns they are from the start.
fn leaves(book: &Book) -> Vec<(Board, usize)> {
    let start = Board { mine: 0, theirs: 0 };
    if book.page(start).is_none() {
        return vec![(start, 0)];
    }
    let mut pages: Vec<&Page> = book.pages().iter().collect();
    pages.sort_by_key(|page| (page.plies, page.board.mine, page.board.theirs));
    let mut costs: BTreeMap<(u64, u64), i32> = BTreeMap::from([((0, 0), 0)]);
    let mut found: BTreeMap<(u64, u64), (i32, usize)> = BTreeMap::new();
    for page in pages {
        let Some(&cost) = costs.get(&(page.board.mine, page.board.theirs)) else { continue };
        for line in &page.lines {
            let cost = cost + PLY + page.worth - line.worth;
            let after = canonical(page.board.after(line.turn));
            let key = (after.mine, after.theirs);
            if let Some(next) = book.page(after) {
                if next.plies == page.plies + 1 {
                    let least = costs.entry(key).or_insert(cost);
                    *least = cost.min(*least);
                }
            } else if line.worth.abs() < DECIDED && page.worth.abs() < DECIDED {
                let least = found.entry(key).or_insert((cost, page.plies + 1));
                *least = (cost, page.plies + 1).min(*least);
            }
        }
    }
    let mut found: Vec<_> = found.into_iter().map(|(key, (cost, plies))| (cost, plies, key)).collect();
    found.sort();
    found.truncate(BATCH);
    found.into_iter().map(|(_, plies, (mine, theirs))| (Board { mine, theirs }, plies)).collect()
}

/// Searches a position for its page.
fn search(board: Board, nodes: u64, lines: usize) -> Page {
    let turns = different(board);
    let task = Task {
        weights: Weights::best(),
        tuning: &Tuning::BEST,
        board,
        circumstances: &Circumstances { worn: Vec::new(), plies_left: 400 },
        turns: turns.clone(),
        meter: &Nodes(nodes),
        crew: None,
        deepest: 50,
        compare: 3,
        lines: lines.min(turns.len()),
        considered: Vec::new(),
        listener: None,
        prove: true,
        blur: Blur::default(),
        table_bits: 21,
        seed: 0,
    };
    let thought = decide(&mut None, &task);
    // If the best loses for sure, so does all else.
    let whole = turns.len() <= lines || thought.choices[0].score <= -SURE;
    let lines = thought.choices.iter().take(lines).map(|choice| Line::new(choice.turn, choice.score)).collect();
    Page { board, depth: thought.depth.min(255) as u8, whole, lines, worth: 0, plies: 0 }
}

/// Lets the engine play games against itself that begin by the book, and counts in it what was played and what came of it.
///
/// As long as a game is in the book, players choose among its lines by luck, the better the likelier, so that games differ.
#[derive(Args)]
pub(crate) struct Games {
    /// How many games.
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// How many positions are looked at for a turn after the book.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// A line that is worth so much less is less likely by a factor of e.
const WARMTH: f32 = 15.0;

impl Games {
    fn run(self) {
        let mut book = read(self.out.as_deref());
        book.forget_games();
        let player = Player {
            weights: Weights::best(),
            tuning: &Tuning::BEST,
            effort: Effort::Positions(self.nodes),
            book: None,
        };
        let games = on_all_cores(self.games, |number| {
            let mut luck = seeded(self.seed, number);
            let opening = opening(&book, &mut luck);
            play([player; 2], Beginning::Given(&opening), self.seed, number)
        });
        for game in &games {
            for (ply, &(board, turn)) in game.turns.iter().enumerate() {
                let result = if ply % 2 == 0 { game.result } else { 1.0 - game.result };
                book.count(board, turn, (2.0 * result) as u32);
            }
        }
        let average = games.iter().map(|game| game.result).sum::<f32>() / games.len() as f32;
        let drawn = games.iter().filter(|game| game.result == 0.5).count();
        let plies = games.iter().map(|game| game.turns.len()).sum::<usize>() as f64 / games.len() as f64;
        println!(
            "{} games, {average:.3} for the one who begins, {drawn} drawn, {plies:.1} plies on average",
            games.len()
        );
        write(self.out.as_deref(), SHIPPED, book.bytes());
    }
}

/// How a game begins by the book.
fn opening(book: &Book, luck: &mut impl Luck) -> Vec<Turn> {
    let (mut board, mut turns) = (Board { mine: 0, theirs: 0 }, Vec::new());
    // Pages may lead round in circles.
    while let Some(page) = book.page(canonical(board)).filter(|_| turns.len() < 20) {
        let weight = |line: &Line| (1e6 * ((line.worth - page.worth) as f32 / WARMTH).exp()) as u64;
        let mut ticket = luck.below(page.lines.iter().map(weight).sum::<u64>().max(1));
        let chosen = page.lines.iter().find(|line| {
            let hit = ticket < weight(line);
            ticket = ticket.saturating_sub(weight(line));
            hit
        });
        let Some(line) = chosen else { break };
        turns.push(book.on(board, line));
        board = board.after(turns[turns.len() - 1]);
    }
    turns
}

/// Says what a book knows.
#[derive(Args)]
pub(crate) struct Show {
    /// Another file than the one that ships.
    file: Option<PathBuf>,
}

impl Show {
    fn run(self) {
        tell(&read(self.file.as_deref()));
    }
}

fn tell(book: &Book) {
    println!("{} pages of {} positions each, {} bytes", book.pages().len(), book.nodes, book.bytes().len());
    let furthest = book.pages().iter().map(|page| page.plies).max().unwrap_or(0);
    for plies in 0..=furthest {
        let pages: Vec<&Page> = book.pages().iter().filter(|page| page.plies == plies).collect();
        let won = pages.iter().filter(|page| page.worth >= SURE).count();
        let lost = pages.iter().filter(|page| page.worth <= -SURE).count();
        let depth = pages.iter().map(|page| f64::from(page.depth)).sum::<f64>() / pages.len() as f64;
        let far = pages.iter().filter(|page| page.worth.abs() == MOST_WORTH).count();
        println!(
            "{plies:>3} plies from the start: {:>5} pages, {depth:>4.1} plies deep, {won} proven won, {lost} proven lost, {far} as good as decided",
            pages.len()
        );
    }
    let start = Board { mine: 0, theirs: 0 };
    for line in book.page(start).iter().flat_map(|page| &page.lines) {
        let [known, thought] = [line.worth, line.thought].map(|worth| 100.0 * chance(worth as f32));
        let best: Vec<String> =
            best_play(book, start.after(line.turn)).iter().map(|turn| turn.action().to_string()).collect();
        println!("{}: {known:.1} % for the one who begins, by itself {thought:.1} %", line.turn.action());
        println!("  {} games, {} half points; best play: {}", line.played, line.half_points, best.join(" "));
    }
}

/// How a game goes on by the best lines of the book.
fn best_play(book: &Book, mut board: Board) -> Vec<Turn> {
    let mut turns = Vec::new();
    // Pages may lead round in circles.
    while let Some(best) = book.page(canonical(board)).and_then(|page| page.lines.first()).filter(|_| turns.len() < 20)
    {
        let turn = book.on(board, best);
        turns.push(turn);
        board = board.after(turn);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In one run or in several, the same book is grown, and what matters most comes first.
    #[test]
    fn the_same_arguments_grow_the_same_book() {
        let grown = |sizes: &[usize]| {
            let mut book = Book::empty(300);
            for &size in sizes {
                while book.pages().len() < size {
                    let leaves = leaves(&book);
                    book.add(on_all_cores(leaves.len(), |number| search(leaves[number as usize].0, 300, LINES)));
                }
                book = Book::read(&book.bytes()).expect("a book reads back");
            }
            book
        };
        let whole = grown(&[100]);
        assert_eq!(whole.bytes(), grown(&[5, 40, 100]).bytes());
        let plies = |plies: usize| whole.pages().iter().filter(|page| page.plies == plies).count();
        assert_eq!((plies(0), plies(1)), (1, 3));
    }

    #[test]
    fn the_book_that_ships_is_written_as_it_is_read() {
        let bytes = std::fs::read(shipped(SHIPPED)).expect("it ships");
        let book = Book::read(&bytes).expect("a book");
        assert_eq!(book.bytes(), bytes);
        assert!(book.pages().len() > 1_000);
    }

    #[test]
    fn games_begin_by_the_book_and_differ() {
        let book = Book::shipped();
        let openings: Vec<_> = (0..40).map(|number| opening(book, &mut seeded(1, number))).collect();
        assert!(openings.iter().all(|turns| !turns.is_empty()));
        assert!(openings.iter().any(|turns| *turns != openings[0]));
    }
}
