//! The table on a terminal.

use std::fmt::{self, Write};

use anstyle::{AnsiColor, Color, Style};
use underhill_core::{Game, Seat, Sketch, Viewer};

use crate::components::KOBOLDS;
use crate::{Kobold, Phase, Section, Spot, Tally, Token, Toy, View};

/// The columns between two lines of the room.
const CELL: usize = 12;

const fn colour(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();
const LIGHT: Style = colour(AnsiColor::Yellow).bold();

fn token_style(token: Token) -> Style {
    match token {
        Token::VioletGem => colour(AnsiColor::Magenta),
        Token::GreenGem => colour(AnsiColor::Green),
        Token::YellowGem => colour(AnsiColor::Yellow),
        Token::BlueGem => colour(AnsiColor::Blue),
        Token::Teddy | Token::Car | Token::Clown | Token::Ball => colour(AnsiColor::Cyan),
        Token::TeddyFlash | Token::CarFlash | Token::ClownFlash | Token::BallFlash => colour(AnsiColor::Red),
        Token::Kobold => BOLD,
    }
}

/// A shape for each sort of token.
fn token_shape(token: Token) -> char {
    match token {
        _ if token.is_gem() => '◆',
        Token::Kobold => '☺',
        _ if token.flash().is_some() => '↯',
        _ => '●',
    }
}

/// The colour of a gem, or what else the token shows.
fn token_word(token: Token) -> &'static str {
    token.notation().split(':').next_back().unwrap_or_default()
}

fn token_text(token: Token) -> String {
    format!("{} {}", token_shape(token), token_word(token))
}

fn seat_style(seat: Seat) -> Style {
    let colours = [AnsiColor::Red, AnsiColor::Blue, AnsiColor::Green, AnsiColor::Yellow];
    colour(colours[seat.index()])
}

impl Sketch for View {
    fn sketch(&self, out: &mut dyn Write) -> fmt::Result {
        let pen = Pen { game: self.table(), viewer: self.viewer() };
        pen.headline(out)?;
        pen.room(out)?;
        pen.players(out)?;
        pen.trophies(out)?;
        pen.tokens(out)?;
        pen.waiting(out)
    }
}

struct Pen<'v> {
    game: &'v Kobold,
    viewer: Viewer,
}

impl Pen<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    fn is_lit(&self, section: Section) -> bool {
        self.game.light().is_some_and(|light| section.is_lit_from(light))
    }

    fn headline(&self, out: &mut dyn Write) -> fmt::Result {
        let (turns, supply, tiles) = (self.game.turns(), self.game.supply(), self.game.point_tiles_left());
        writeln!(out, "{BOLD}Kobold{BOLD:#}   {turns} turns played   supply {supply}   point tiles left {tiles}")
    }

    /// One column for each section; those under the light have double bars and a sun.
    fn room(&self, out: &mut dyn Write) -> fmt::Result {
        let room = self.game.room();
        let (yellow, blue) = (colour(AnsiColor::Yellow), colour(AnsiColor::Blue));
        writeln!(
            out,
            "{yellow}◄ yellow{yellow:#}{:^75}{blue}blue ►{blue:#}",
            "the room is round: section 6 lies next to section 0"
        )?;
        self.rule(out, ['┌', '┬', '┐'])?;
        self.row(out, |section| {
            if self.is_lit(section) {
                (format!("☼ {section} light ☼"), LIGHT)
            } else {
                (format!("section {section}"), BOLD)
            }
        })?;
        self.rule(out, ['├', '┼', '┤'])?;
        let tallest = Section::all().map(|section| room.size(section)).max().unwrap_or(0);
        for space in 0..tallest {
            self.row(out, |section| self.space(Spot { section, space }))?;
        }
        self.rule(out, ['├', '┼', '┤'])?;
        for seat in self.seats() {
            self.row(out, |section| match self.game.kobolds(seat, section) {
                0 => (String::new(), PLAIN),
                count => (format!("seat {seat} {}", "▲".repeat(count.into())), seat_style(seat)),
            })?;
        }
        self.rule(out, ['└', '┴', '┘'])
    }

    fn rule(&self, out: &mut dyn Write, [left, middle, right]: [char; 3]) -> fmt::Result {
        for section in Section::all() {
            let corner = if section.index() == 0 { left } else { middle };
            let line = if self.is_lit(section) { "═" } else { "─" };
            write!(out, "{corner}{}", line.repeat(CELL))?;
        }
        writeln!(out, "{right}")
    }

    fn row(&self, out: &mut dyn Write, cell: impl Fn(Section) -> (String, Style)) -> fmt::Result {
        for section in Section::all() {
            let (text, style) = cell(section);
            write!(out, "│ {style}{text:<width$}{style:#}", width = CELL - 1)?;
        }
        writeln!(out, "│")
    }

    fn space(&self, spot: Spot) -> (String, Style) {
        let (room, number) = (self.game.room(), spot.space);
        match self.game.face_up(spot) {
            Some(token) => (format!("{number} {}", token_text(token)), token_style(token)),
            None if self.game.is_face_down(spot) => (format!("{number} ? hidden"), BOLD),
            None if !room.has(spot) => (String::new(), PLAIN),
            None if room.is_up(spot) => (format!("{number} · (up)"), FAINT),
            None => (format!("{number} · (down)"), FAINT),
        }
    }

    /// One line for each seat: what counts now and what may count.
    fn players(&self, out: &mut dyn Write) -> fmt::Result {
        let collected = || Token::GEMS.into_iter().chain(Token::TOYS);
        write!(out, "{FAINT}{:<21}", "               at")?;
        collected().try_for_each(|token| write!(out, "{:>7}", token_shape(token)))?;
        write!(out, "{:>9}{:>6}\n{:<21}", "☺ kobold", "point", "  seat  points home")?;
        collected().try_for_each(|token| write!(out, "{:>7}", token_word(token)))?;
        writeln!(out, "{:>9}{:>6}{FAINT:#}", "tokens", "tiles")?;
        let points = self.game.points();
        for seat in self.seats() {
            let marker = if self.game.player() == Some(seat) { "►" } else { " " };
            let style = seat_style(seat);
            let you = if self.viewer.is(seat) { "you" } else { "" };
            write!(out, "{marker} {style}{seat} {you:<3}{style:#} {:>6} ", points[seat.index()])?;
            let home = KOBOLDS - usize::from(self.game.kobolds_in_room(seat));
            write!(out, "{style}{:<6}{style:#}", "▲".repeat(home))?;
            let held = self.game.held(seat);
            for token in collected() {
                let style = if held[token] == 0 { FAINT } else { token_style(token) };
                write!(out, "{style}{:>7}{style:#}", held[token])?;
            }
            writeln!(out, "{:>9}{:>6}", held[Token::Kobold], self.game.point_tiles(seat))?;
        }
        Ok(())
    }

    fn trophies(&self, out: &mut dyn Write) -> fmt::Result {
        let owner = |seat: Option<Seat>| seat.map_or(String::new(), |seat| format!(" (seat {seat})"));
        write!(out, "gem trophies: ")?;
        for (i, (points, seat)) in self.game.gem_trophies().enumerate() {
            write!(out, "{}{points}{}", if i == 0 { "" } else { ", " }, owner(seat))?;
        }
        write!(out, "\ntoy trophies: ")?;
        for toy in Toy::ALL {
            let points = self.game.options.components.toy_trophy(toy);
            let comma = if toy == Toy::Teddy { "" } else { ", " };
            write!(out, "{comma}{toy} {points}{}", owner(self.game.toy_trophy(toy)))?;
        }
        writeln!(out)
    }

    fn tokens(&self, out: &mut dyn Write) -> fmt::Result {
        let total = self.game.unseen().total();
        tally(out, &format!("{total} unseen, in the supply or face down"), self.game.unseen())?;
        if self.game.gone != Tally::NONE {
            tally(out, "out of the game", &self.game.gone)?;
        }
        Ok(())
    }

    fn waiting(&self, out: &mut dyn Write) -> fmt::Result {
        let who = match self.game.player() {
            Some(player) if self.viewer.is(player) => "you".to_owned(),
            Some(player) => format!("seat {player}"),
            None => "nobody".to_owned(),
        };
        if !self.game.grabbed().is_empty() {
            write!(out, "{who} grabbed: ")?;
            for (i, token) in self.game.grabbed().iter().enumerate() {
                let (text, style) =
                    token.map_or(("? hidden".to_owned(), BOLD), |token| (token_text(token), token_style(token)));
                write!(out, "{}{style}{text}{style:#}", if i == 0 { "" } else { ", " })?;
            }
            writeln!(out)?;
        }
        match self.game.phase() {
            Phase::Light => writeln!(out, "the place of the light is drawn"),
            Phase::First => writeln!(out, "the first player is drawn"),
            Phase::Fill => writeln!(out, "a token is drawn for the next empty space"),
            Phase::Reveal => writeln!(out, "a face-down token is turned up for {who}"),
            Phase::Die => writeln!(out, "the die is rolled for {who}"),
            Phase::Turn => {
                let in_room = self.game.player().map_or(0, |seat| usize::from(self.game.kobolds_in_room(seat)));
                let what = if !self.game.grabbed().is_empty() {
                    "take the next kobold out with a token"
                } else if in_room == 0 {
                    "place a kobold"
                } else if in_room == KOBOLDS {
                    "retrieve the kobolds, each with a token"
                } else {
                    "place a kobold, or retrieve all of them, each with a token"
                };
                writeln!(out, "{BOLD}{who} to play:{BOLD:#} {what}")
            }
            Phase::Over => {
                let Some(standings) = self.game.standings() else { return Ok(()) };
                let winners: Vec<String> = self
                    .seats()
                    .filter(|seat| standings.places[seat.index()] == 1)
                    .map(|seat| format!("seat {seat}"))
                    .collect();
                let verb = if winners.len() == 1 { "wins" } else { "share the win" };
                writeln!(out, "{BOLD}the game is over: {} {verb}{BOLD:#}", winners.join(" and "))
            }
        }
    }
}

/// The kinds of token with their numbers, broken into lines that fit.
fn tally(out: &mut dyn Write, title: &str, tally: &Tally) -> fmt::Result {
    const WIDTH: usize = 92;
    write!(out, "{title}:")?;
    let mut column = title.chars().count() + 1;
    for (token, count) in tally.iter() {
        let text = format!("{} {count}", token_text(token));
        if column + 2 + text.chars().count() > WIDTH {
            write!(out, "\n  ")?;
            column = 2;
        }
        let style = token_style(token);
        write!(out, "  {style}{text}{style:#}")?;
        column += 2 + text.chars().count();
    }
    writeln!(out)
}
