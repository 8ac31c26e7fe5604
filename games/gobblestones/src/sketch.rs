use std::fmt::{self, Write};

use anstyle::{AnsiColor, Color, Effects, RgbColor, Style};
use underhill_core::{MAX_SEATS, Seat, Sketch, Viewer};

use crate::components::BOARD_SIDE;
use crate::components::SIDE;
use crate::components::TILES;
use crate::components::{CENTRES, contains};
use crate::{Colour, Cover, MOST, Square, Tiles, TurnPart, View};

impl Sketch for View {
    /// The board with everything else to its right, and below it what to do now.
    ///
    /// An open space shows its colour and value, `R4`; the centres that open the game stand in brackets, `(R4)`. A
    /// tile is a filled box with its letter, `[R]`, face down `[?]` or, where the viewer knows it, `[r]`; the tiles of
    /// the last turn, or those in question, are marked `>R<`.
    fn sketch(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let panel = self.panel()?;
        let mut panel = panel.lines();
        let mut line = |board: String| {
            let text = panel.next().unwrap_or_default();
            writeln!(out, "{}", format!("{board}   {text}").trim_end())
        };
        let rule = |left: char, cross: char, right: char| {
            let bar = "─".repeat(4 * BOARD_SIDE);
            format!("   {left}{bar}{cross}{bar}{cross}{bar}{right}")
        };
        let mut letters = String::from("    ");
        for column in 0..SIDE {
            let gap = if column > 0 && column % BOARD_SIDE == 0 { " " } else { "" };
            write!(letters, "{gap} {}  ", (b'a' + column as u8) as char)?;
        }
        line(format!("{letters} "))?;
        line(rule('┌', '┬', '┐'))?;
        for row in 0..SIDE {
            if row > 0 && row % BOARD_SIDE == 0 {
                line(rule('├', '┼', '┤'))?;
            }
            let mut cells = format!("{:>2} ", row + 1);
            for column in 0..SIDE {
                if column % BOARD_SIDE == 0 {
                    cells.push('│');
                }
                self.cell(&mut cells, Square::at(row * SIDE + column))?;
            }
            cells.push('│');
            line(cells)?;
        }
        line(rule('└', '┴', '┘'))?;
        writeln!(out, "\n{}", self.prompt())
    }
}

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

fn rgb(colour: Colour) -> Color {
    Color::Rgb(match colour {
        Colour::Red => RgbColor(226, 80, 75),
        Colour::Yellow => RgbColor(236, 196, 62),
        Colour::Green => RgbColor(106, 184, 86),
        Colour::Blue => RgbColor(92, 136, 236),
        Colour::Turquoise => RgbColor(60, 200, 200),
    })
}

/// How an open space of this colour is written.
fn open_style(colour: Option<Colour>) -> Style {
    colour.map_or(DIM, |colour| Style::new().fg_color(Some(rgb(colour))))
}

/// How a tile is drawn.
fn tile_style(colour: Option<Colour>) -> Style {
    let background = colour.map_or(Color::Ansi(AnsiColor::White), rgb);
    Style::new().fg_color(Some(Color::Ansi(AnsiColor::Black))).bg_color(Some(background)).bold()
}

/// Writes something in a style.
fn styled(out: &mut String, style: Style, text: impl fmt::Display) -> fmt::Result {
    if style == PLAIN { write!(out, "{text}") } else { write!(out, "{style}{text}{style:#}") }
}

fn plural(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

impl View {
    fn is_over(&self) -> bool {
        matches!(self.stage, TurnPart::Over(_))
    }

    fn is_empty_board(&self) -> bool {
        Square::all().all(|square| self.tiles.get(square) == Cover::Nothing)
    }

    /// The tiles to point at: those in question, else those of the last turn.
    fn marked(&self, square: Square) -> bool {
        match (&self.stage, &self.last) {
            (TurnPart::Answering(squares), _) => squares.contains(&square),
            (_, Some(last)) => last.squares.contains(&square),
            _ => false,
        }
    }

    /// Four columns of the board.
    fn cell(&self, out: &mut String, square: Square) -> fmt::Result {
        let letter = match self.tiles.get(square) {
            Cover::Nothing => {
                let Some(space) = self.spaces.get(square) else { return out.write_str("    ") };
                let style = open_style(space.colour);
                let text = format!("{}{}", space.letter(), space.value);
                let opening = self.is_empty_board() && contains(&CENTRES, square);
                return if opening {
                    styled(out, style | Effects::BOLD, format_args!("({text})"))
                } else {
                    out.push(' ');
                    styled(out, style, text)?;
                    out.write_char(' ')
                };
            }
            Cover::FaceUp(colour) => colour.letter(),
            Cover::FaceDown(Some(colour)) => colour.letter().to_ascii_lowercase(),
            Cover::FaceDown(None) => '?',
        };
        // A known face-down tile is drawn like any face-down one; its small letter tells what it is.
        let face = match self.tiles.get(square) {
            Cover::FaceUp(colour) => Some(colour),
            _ => None,
        };
        let (left, right) = if self.marked(square) { ('>', '<') } else { ('[', ']') };
        styled(out, tile_style(face), format_args!("{left}{letter}{right}"))?;
        out.write_char(' ')
    }

    fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) { format!("seat {seat} (you)") } else { format!("seat {seat}") }
    }

    /// What stands beside the board.
    fn panel(&self) -> Result<String, fmt::Error> {
        let mut out = String::new();
        let variant = if self.options.bluff { "Gobblestones, bluffing" } else { "Gobblestones" };
        styled(&mut out, BOLD, variant)?;
        let turn = if self.is_over() { self.turns } else { self.turns.saturating_add(1) };
        writeln!(out, "\nturn {turn}, {} in the bag", plural(usize::from(self.bag), "tile"))?;
        writeln!(out, "{}", if self.called.is_empty() || self.is_over() { "" } else { "the last round" })?;
        for seat in Seat::first(self.seats.min(MAX_SEATS)) {
            let (Some(points), Some(rack)) = (self.points.get(seat.index()), self.racks.get(seat.index())) else {
                continue;
            };
            let on = seat == self.turn && !self.is_over();
            let style = if on { BOLD } else { PLAIN };
            let pointer = if on { '▶' } else { ' ' };
            styled(&mut out, style, format_args!("{pointer} {:<13}{points:>4} points", self.name(seat)))?;
            out.push_str("\n    ");
            match rack.tiles {
                Some(tiles) => rack_row(&mut out, tiles)?,
                None => styled(&mut out, DIM, plural(usize::from(rack.count), "tile"))?,
            }
            out.push_str("\n\n");
        }
        if let Some(lists) = self.known.as_ref().filter(|_| !self.is_over()) {
            for (seat, known) in Seat::first(self.seats.min(MAX_SEATS)).zip(lists) {
                if let Some((_, at_least)) = known.facts().last().filter(|_| !self.viewer.is(seat)) {
                    styled(&mut out, DIM, format_args!("seat {seat} showed {}", short(at_least)))?;
                    out.push('\n');
                }
            }
        }
        Ok(out)
    }

    /// What is going on, in words.
    fn prompt(&self) -> String {
        let turn = self.name(self.turn);
        match &self.stage {
            TurnPart::Laying => format!("The boards are being laid out: {} of 9.", self.boards.len()),
            TurnPart::Dealing => {
                let dealt = TILES - usize::from(self.bag).min(TILES);
                format!("Tiles are being dealt: {dealt} of {}.", MOST * self.seats.min(MAX_SEATS))
            }
            TurnPart::Placing if self.viewer.is(self.turn) => {
                let where_to = if self.is_empty_board() { ", one of them on a (centre)" } else { "" };
                format!("Your turn: lay 0 to 5 tiles in a line{where_to}. You draw 5 less what you lay.")
            }
            TurnPart::Placing => format!("It is the turn of {turn}."),
            TurnPart::Answering(_) => {
                let (tiles, points) = self
                    .question
                    .as_ref()
                    .map_or_else(Default::default, |question| (question.tiles.to_string(), question.points));
                let claim =
                    format!("{turn} lays {tiles} and claims {}", plural(usize::try_from(points).unwrap_or(0), "point"));
                match self.viewer {
                    Viewer::Seat(seat) if seat != self.turn => format!("{claim}. Do you trust or challenge?"),
                    _ => format!("{claim}. The others trust or challenge."),
                }
            }
            TurnPart::Drawing(left) => format!("{turn} draws {} more.", plural(usize::from(*left), "tile")),
            TurnPart::Over(endings) => {
                let reasons: String = endings.iter().map(|ending| format!("The game is over: {ending}.\n")).collect();
                let most = self.points.iter().max().copied().unwrap_or(0);
                let winners: Vec<String> = Seat::first(self.seats.min(MAX_SEATS))
                    .filter(|seat| self.points.get(seat.index()) == Some(&most))
                    .map(|seat| self.name(seat))
                    .collect();
                let (winners, verb) =
                    (winners.join(" and "), if winners.len() == 1 { "wins" } else { "share the win" });
                format!("{reasons}{winners} {verb} with {most} points.")
            }
        }
    }
}

/// Tiles as letters, or as numbers if there are many.
fn short(tiles: Tiles) -> String {
    if tiles.total() <= 12 {
        return tiles.to_string();
    }
    let held = Colour::ALL.into_iter().filter(|&colour| tiles.of(colour) > 0);
    held.map(|colour| format!("{colour}{}", tiles.of(colour))).collect()
}

/// A rack's tiles, side by side.
fn rack_row(out: &mut String, tiles: Tiles) -> fmt::Result {
    if tiles.is_empty() {
        return styled(out, DIM, "no tiles");
    }
    // A long rack is told in numbers so that the line stays within its column.
    if tiles.total() > 8 {
        for colour in Colour::ALL.into_iter().filter(|&colour| tiles.of(colour) > 0) {
            styled(out, tile_style(Some(colour)), format_args!("{colour}{}", tiles.of(colour)))?;
            out.push(' ');
        }
        return Ok(());
    }
    for colour in tiles.iter() {
        styled(out, tile_style(Some(colour)), format_args!(" {colour} "))?;
    }
    Ok(())
}
