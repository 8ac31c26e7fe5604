use std::fmt::{self, Write};

use anstyle::{AnsiColor, Style};
use underhill_core::{Sketch, Viewer};

use crate::{Board, Colour, InAir, Piece, Size, Square, Squares, Stacks, View};

/// How wide a square is inside.
const WIDTH: usize = 12;

const QUIET: Style = AnsiColor::BrightBlack.on_default();
const STRONG: Style = Style::new().bold();
const WON: Style = AnsiColor::Green.on_default().bold();

/// White has round brackets and yellow, Black square brackets and blue; the more brackets, the larger.
fn look(piece: Piece) -> (Style, &'static str, &'static str) {
    let (colour, brackets) = match piece.colour {
        Colour::White => (AnsiColor::BrightYellow, [("", ""), ("(", ")"), ("((", "))"), ("(((", ")))")]),
        Colour::Black => (AnsiColor::BrightBlue, [("", ""), ("[", "]"), ("[[", "]]"), ("[[[", "]]]")]),
    };
    let (open, close) = brackets[piece.size as usize - 1];
    (colour.on_default().bold(), open, close)
}

/// Draws a gobblet in the middle of so many columns.
fn draw(out: &mut dyn Write, piece: Piece, width: usize) -> fmt::Result {
    let (style, open, close) = look(piece);
    let space = width.saturating_sub(2 + open.len() + close.len());
    let (left, right) = (space / 2, space - space / 2);
    write!(out, "{:left$}{style}{open}{piece}{close}{style:#}{:right$}", "", "")
}

impl Sketch for View {
    fn sketch(&self, out: &mut dyn Write) -> fmt::Result {
        self.sketch_stacks(out, Colour::Black)?;
        let won = self.won();
        writeln!(out, "\n    ┌{}┐", ["─".repeat(WIDTH).as_str(); 4].join("┬"))?;
        for rank in (0..4).rev() {
            self.sketch_rank(out, rank, won)?;
            if rank > 0 {
                writeln!(out, "    ├{}┤", ["─".repeat(WIDTH).as_str(); 4].join("┼"))?;
            }
        }
        writeln!(out, "    └{}┘", ["─".repeat(WIDTH).as_str(); 4].join("┴"))?;
        writeln!(
            out,
            "    {}\n",
            ["a", "b", "c", "d"].map(|file| format!("{file:^w$}", w = WIDTH + 1)).concat().trim_end()
        )?;
        self.sketch_stacks(out, Colour::White)?;
        writeln!(out)?;
        self.sketch_status(out)
    }
}

impl View {
    /// The squares of the line that won.
    fn won(&self) -> Squares {
        let winner = self.ending.and_then(|ending| ending.winner);
        winner.map_or(Squares::NONE, |winner| self.board.seen(winner).full_lines())
    }

    /// One rank in three lines: marks, the visible gobblets, and what they cover.
    fn sketch_rank(&self, out: &mut dyn Write, rank: usize, won: Squares) -> fmt::Result {
        let squares: Vec<Square> = Square::all().filter(|square| square.rank() == rank).collect();
        write!(out, "    │")?;
        for &square in &squares {
            if won.contains(square) {
                write!(out, "{WON}{:^WIDTH$}{WON:#}│", "* line *")?;
            } else if self.in_air.is_some_and(|air| air.from == square) {
                write!(out, "{STRONG}{:^WIDTH$}{STRONG:#}│", "^ lifted ^")?;
            } else {
                write!(out, "{:WIDTH$}│", "")?;
            }
        }
        write!(out, "\n  {} │", rank + 1)?;
        for &square in &squares {
            match self.board.top(square) {
                Some(piece) => draw(out, piece, WIDTH)?,
                None => write!(out, "{QUIET}{:^WIDTH$}{QUIET:#}", "·")?,
            }
            write!(out, "│")?;
        }
        write!(out, "\n    │")?;
        for &square in &squares {
            let covered = covered(&self.board, square);
            write!(out, "{QUIET}{covered:^WIDTH$}{QUIET:#}│")?;
        }
        writeln!(out)
    }

    fn sketch_stacks(&self, out: &mut dyn Write, colour: Colour) -> fmt::Result {
        let name = if colour == Colour::White { "White" } else { "Black" };
        let you = if self.viewer.is(colour.seat()) { " (you)" } else { "" };
        write!(out, "    {STRONG}{:<22}{STRONG:#}", format!("{name}, seat {}{you}", colour.seat()))?;
        let Stacks(tops) = self.stacks(colour);
        for top in tops {
            match Size::new(top) {
                Some(size) => draw(out, Piece { colour, size }, WIDTH - 1)?,
                None => write!(out, "{QUIET}{:^w$}{QUIET:#}", "empty", w = WIDTH - 1)?,
            }
        }
        writeln!(out)
    }

    fn sketch_status(&self, out: &mut dyn Write) -> fmt::Result {
        let name = |colour| if colour == Colour::White { "White" } else { "Black" };
        if let Some(ending) = self.ending {
            let (turns, rule) = (self.turns, ending.reason.rule());
            return match ending.winner {
                Some(winner) => {
                    let winner = name(winner);
                    writeln!(out, "    {WON}{winner} has won{WON:#} after {turns} turns: {} ({rule}).", ending.reason)
                }
                None => writeln!(out, "    {WON}A draw{WON:#} after {turns} turns: {} ({rule}).", ending.reason),
            };
        }
        let (mover, turn) = (name(self.to_move), u64::from(self.turns) + 1);
        let yours = match self.viewer {
            Viewer::Seat(seat) if seat == self.to_move.seat() => " (you)",
            _ => "",
        };
        match self.in_air {
            Some(InAir { gobblet, from }) => {
                write!(out, "    Turn {turn}: {STRONG}{mover}{yours} has lifted ")?;
                draw(out, gobblet, 0)?;
                writeln!(out, "{STRONG} from {from} and must set it down elsewhere.{STRONG:#}")?;
            }
            None => writeln!(out, "    Turn {turn}: {STRONG}{mover}{yours} to move.{STRONG:#}")?,
        }
        if self.stood_before() {
            writeln!(out, "    {QUIET}This position stands for the second time; the third is a draw.{QUIET:#}")?;
        }
        if !self.shows_covered() {
            writeln!(out, "    {QUIET}Covered gobblets are not shown.{QUIET:#}")?;
        }
        Ok(())
    }

    /// Whether the same position, with the same player to move, has been on the board before.
    fn stood_before(&self) -> bool {
        let mut board = self.board;
        if let Some(InAir { gobblet, from }) = self.in_air {
            board.put(gobblet, from);
        }
        self.earlier.iter().any(|before| before.side() == self.to_move && before.board() == board)
    }
}

/// What a square covers, the uppermost first.
fn covered(board: &Board, square: Square) -> String {
    let stack = board.stack(square);
    let Some((_, covered)) = stack.split_last().filter(|(_, covered)| !covered.is_empty()) else {
        return String::new();
    };
    covered.iter().rev().fold("on".to_owned(), |words, piece| format!("{words} {piece}"))
}
