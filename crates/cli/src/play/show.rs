use std::io::Write;

use underhill_core::{End, EndKind, Game, Seat, Sketch};

use crate::failure::Failure;
use crate::games::wrapped;
use crate::output::{plain, stdout};

/// Tells something, which may come from a server.
pub(crate) fn say(text: &str) -> Result<(), Failure> {
    let mut out = stdout();
    for line in wrapped(text, 96) {
        writeln!(out, "{}", plain(&line))?;
    }
    out.flush()?;
    Ok(())
}

/// What somebody sees, drawn.
pub(crate) fn sketch(view: &impl Sketch) -> String {
    let mut drawing = String::new();
    view.sketch(&mut drawing).expect("a string takes everything");
    drawing.trim_end().to_owned()
}

/// How a game ended, and who came where.
pub(crate) fn show_end<G: Game>(end: &End, who: impl Fn(Seat) -> String) -> Result<(), Failure> {
    let mut out = stdout();
    let bold = anstyle::Style::new().bold();
    let why = match (end.how, end.seat) {
        (EndKind::Agreed, _) => " The players agreed on a draw.".to_owned(),
        (EndKind::Resigned, Some(seat)) => format!(" It was given up by {}.", who(seat)),
        (EndKind::Time, Some(seat)) => format!(" The time is up for {}.", who(seat)),
        _ => String::new(),
    };
    writeln!(out, "\n{bold}The game is over.{bold:#}{why}")?;
    for rule in &end.ended_by {
        if let Some(rule) = G::rule_book().get(rule) {
            writeln!(out, "  {} {}", rule.id, rule.title)?;
        }
    }
    for (index, (place, points)) in end.places.iter().zip(&end.points).enumerate() {
        let crown = if *place == 1 { "  ★" } else { "" };
        writeln!(out, "  place {place}  {}: {points} points{crown}", who(Seat::new(index)))?;
    }
    out.flush()?;
    Ok(())
}
