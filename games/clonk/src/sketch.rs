use std::fmt::{self, Write};

use anstyle::{AnsiColor, Style};
use underhill_core::{Seat, Sketch, Viewer};

use crate::{Awakening, Card, Colour, Phase, PlayerView, Shaft, Side, Tile, View};

/// The width of a card: the longest name, two coins, two eyes.
const CELL: usize = 19;

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Says first what is going on, then shows the shafts as a cut through the mountain, then everyone's place, and last
/// what the signs mean.
impl Sketch for View {
    fn sketch(&self, out: &mut dyn Write) -> fmt::Result {
        self.headline(out)?;
        self.piles(out)?;
        if self.shafts.iter().any(|shaft| !shaft.0.is_empty()) {
            self.mountain(out)?;
        }
        for (index, player) in self.players.iter().enumerate().take(4) {
            self.player(out, Seat::new(index), player)?;
        }
        if let Some(discards) = self.discards.as_deref().filter(|discards| !discards.is_empty()) {
            writeln!(out)?;
            list(out, "discards", discards)?;
        }
        writeln!(out)?;
        let signs = "●2 two coins   ◉1 one eye   ░ face down   ▸ on top";
        paint(out, DIM, signs)?;
        writeln!(out)
    }
}

impl View {
    fn headline(&self, out: &mut dyn Write) -> fmt::Result {
        paint(out, BOLD, "Clonk!")?;
        if let Some(seat) = self.turn {
            let round = self.turns as usize / self.players.len().max(1) + 1;
            let who = if self.viewer.is(seat) { " (you)" } else { "" };
            write!(out, "   round {round}   turn of seat {seat}{who}")?;
        }
        let doing = match self.phase {
            Phase::Tasks { .. } => "task tiles are drawn",
            Phase::Choose => "everyone chooses which task lies open",
            Phase::Shafts => "the shafts are laid out",
            Phase::Hands => "the hands are dealt",
            Phase::Bank => "a first card goes from hand into the cart",
            Phase::Dig => "digging",
            Phase::TurnUp(_) => "a card is turned up",
            Phase::Rebuild(_) => "a shaft is built anew",
            Phase::Draw { .. } => "drawing cards",
            Phase::Backfill => "a card goes from hand on a shaft",
            Phase::Discard => "discarding down to five cards",
            Phase::Over => "the game is over",
        };
        write!(out, "   {doing}")?;
        if self.awake && self.phase != Phase::Over {
            write!(out, "   ")?;
            paint(out, Style::new().bold().invert(), " the last round ")?;
        }
        writeln!(out)
    }

    fn piles(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "draw pile {}", self.draw_pile)?;
        let cards = self.options.components.cards().len();
        let seats = self.players.len().max(1);
        let bottom = (crate::rules::first_pile(cards, seats) / seats) as u32;
        if self.turn.is_some() && !self.awake {
            match (self.options.awakening, self.draw_pile.saturating_sub(bottom)) {
                (Awakening::Top, above) => write!(out, " (the Awakening after {above})")?,
                (Awakening::Shuffled, 0) => write!(out, " (the Awakening among them)")?,
                (Awakening::Shuffled, above) => write!(out, " (the Awakening below {above})")?,
            }
        }
        write!(out, "   Snore pile {}   Kablooey pile {}", self.snore_pile, self.kablooey_pile)?;
        if let Some(discards) = &self.discards {
            write!(out, "   discards {}", discards.len())?;
        }
        if self.turn.is_some_and(|seat| self.viewer.is(seat)) && self.gift_used {
            write!(out, "   gift given")?;
        }
        writeln!(out)
    }

    /// The top cards in the first row, what lies below them further down.
    fn mountain(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out)?;
        for shaft in Shaft::ALL {
            paint(out, BOLD, &format!("{:<width$}", format!("{shaft} ▾"), width = CELL + 1))?;
        }
        writeln!(out)?;
        let deepest = self.shafts.iter().map(|shaft| shaft.0.len()).max().unwrap_or_default();
        for depth in 0..deepest {
            for (column, shaft) in self.shafts.iter().enumerate() {
                write!(out, "{}", if column == 0 { "" } else { " " })?;
                match shaft.0.len().checked_sub(depth + 1).map(|level| shaft.0[level]) {
                    None => write!(out, "{:CELL$}", "")?,
                    Some(None) => paint(out, DIM, &"░".repeat(CELL))?,
                    Some(Some(card)) => cell(out, card, depth == 0)?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn player(&self, out: &mut dyn Write, seat: Seat, player: &PlayerView) -> fmt::Result {
        writeln!(out)?;
        let marker = if self.turn == Some(seat) { "▶" } else { " " };
        let you = if self.viewer == Viewer::Seat(seat) { " (you)" } else { "" };
        paint(out, BOLD, &format!("{marker} seat {seat}{you}"))?;
        for (side, tile) in
            [(Side::Colour, player.colour.map(Tile::Colour)), (Side::Treasure, player.treasure.map(Tile::Treasure))]
        {
            let how = match player.open {
                Some(open) if open == side => "open",
                Some(_) => "secret",
                None => "",
            };
            match tile {
                Some(Tile::Colour(colour)) => {
                    write!(out, "   {side} task ")?;
                    paint(out, paint_of(colour), colour.name())?;
                }
                Some(tile) => write!(out, "   {side} task {tile}")?,
                None => write!(out, "   {side} task ?")?,
            }
            if !how.is_empty() {
                write!(out, " ({how})")?;
            }
        }
        let kablooeys = player.kablooeys;
        writeln!(out, "   hand {}   Kablooeys {kablooeys}", player.hand_size)?;
        if player.cart_top.is_some() || !player.gallery.is_empty() {
            self.gallery(out, player)?;
        }
        if let Some(hand) = player.hand.as_deref().filter(|hand| !hand.is_empty()) {
            list(out, "hand", hand)?;
        }
        if let Some(cart) = player.cart.as_deref().filter(|cart| !cart.is_empty()) {
            list(out, "cart", cart)?;
            collection(out, player, cart)?;
        }
        if let Some(score) = player.score {
            let (coins, tasks) = (score.coins, score.colour_task + score.treasure_task);
            write!(out, "  score    {coins} coins + {tasks} for tasks")?;
            if score.caught {
                write!(out, " - {} in the rockfall", score.loss)?;
            }
            write!(out, " = ")?;
            paint(out, BOLD, &score.total().to_string())?;
            writeln!(out)?;
        }
        Ok(())
    }

    /// The top of the cart and the row of cards that continues it; on free spaces, what they bring (CLK-16).
    fn gallery(&self, out: &mut dyn Write, player: &PlayerView) -> fmt::Result {
        write!(out, "  on cart  ")?;
        match player.cart_top {
            Some(card) => {
                write!(out, "▸ ")?;
                cell(out, card, true)?;
                writeln!(out)?;
            }
            None => writeln!(out, "nothing")?,
        }
        write!(out, "  gallery  ")?;
        const FREE: [&str; 4] = ["1: Snore", "2: Kablooey", "3: a card", "4: a card"];
        for (space, free) in FREE.iter().enumerate() {
            write!(out, "[")?;
            match player.gallery.get(space) {
                Some(&card) => cell(out, card, space + 1 == player.gallery.len())?,
                None => paint(out, DIM, &format!("{free:<CELL$}"))?,
            }
            write!(out, "]")?;
        }
        writeln!(out)
    }
}

/// What cart and gallery amount to so far.
fn collection(out: &mut dyn Write, player: &PlayerView, cart: &[Card]) -> fmt::Result {
    let all = || cart.iter().chain(&player.gallery);
    let coins: u32 = all().map(|card| u32::from(card.coins())).sum();
    let eyes: u32 = all().map(|card| u32::from(card.eyes())).sum();
    write!(out, "  so far   {} cards   ●{coins}   ◉{eyes}", all().count())?;
    if let Some(snores) = player.snores {
        write!(out, "   Snores {snores}")?;
    }
    for tile in player.colour.map(Tile::Colour).into_iter().chain(player.treasure.map(Tile::Treasure)) {
        let count = all().filter(|&&card| tile.wants(card)).count();
        write!(out, "   {tile} {count}")?;
    }
    writeln!(out)
}

/// Cards under a heading, four to a line.
fn list(out: &mut dyn Write, title: &str, cards: &[Card]) -> fmt::Result {
    for (line, cards) in cards.chunks(4).enumerate() {
        write!(out, "  {:<9}", if line == 0 { title } else { "" })?;
        for &card in cards {
            write!(out, " ")?;
            cell(out, card, false)?;
            write!(out, " ")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn cell(out: &mut dyn Write, card: Card, on_top: bool) -> fmt::Result {
    let name = format!("{} {}", card.colour, card.treasure);
    let amount = |sign: char, number: u8| match number {
        0 => "  ".to_owned(),
        number => format!("{sign}{number}"),
    };
    let style = paint_of(card.colour);
    let style = if on_top { style.bold() } else { style };
    paint(out, style, &format!("{name:<15}{}{}", amount('●', card.coins()), amount('◉', card.eyes())))
}

fn paint_of(colour: Colour) -> Style {
    let colour = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Green => AnsiColor::Green,
        Colour::White => return PLAIN,
        Colour::Pink => AnsiColor::Magenta,
        Colour::Blue => AnsiColor::Blue,
        Colour::Yellow => AnsiColor::Yellow,
    };
    PLAIN.fg_color(Some(colour.into()))
}

fn paint(out: &mut dyn Write, style: Style, text: &str) -> fmt::Result {
    write!(out, "{style}{text}{style:#}")
}
