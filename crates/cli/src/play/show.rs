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
        (EndKind::Resigned, Some(seat)) => format!(" Given up by {}.", who(seat)),
        (EndKind::Time, Some(seat)) => format!(" Time ran out for {}.", who(seat)),
        _ => String::new(),
    };
    writeln!(out, "\n{bold}The game is over.{bold:#}{why}")?;
    for line in rules_told::<G>(&end.ended_by) {
        writeln!(out, "  {line}")?;
    }
    for (index, (place, points)) in end.places.iter().zip(&end.points).enumerate() {
        let crown = if *place == 1 { "  ★" } else { "" };
        let unit = if points.abs() == 1 { "point" } else { "points" };
        writeln!(out, "  place {place}  {}: {points} {unit}{crown}", who(Seat::new(index)))?;
    }
    out.flush()?;
    Ok(())
}

/// The rules that ended a game as people are told them: where one stands for others, it comes once and those under it.
fn rules_told<G: Game>(ended_by: &[String]) -> Vec<String> {
    let titled = |id: &str| G::rule_book().get(id).map(|rule| format!("{} {}", rule.id, rule.title));
    let mut lines = Vec::new();
    for rule in ended_by {
        if let Some(told) = G::told_as_ended_by(rule).and_then(|told| titled(told.as_str())) {
            if !lines.contains(&told) {
                lines.push(told);
            }
            lines.extend(titled(rule).map(|rule| format!("  {rule}")));
        } else {
            lines.extend(titled(rule));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use underhill_catalog::{gobblestones::Gobblestones, kobold::Kobold};

    use super::rules_told;

    #[test]
    fn what_ended_kobold_is_told_as_one_rule_with_its_cases() {
        let both = ["KOB-R7", "KOB-14"].map(str::to_owned);
        let told = rules_told::<Kobold>(&both);
        let beginnings: Vec<&str> = told.iter().map(|line| &line[..8]).collect();
        assert_eq!(beginnings, ["KOB-16 T", "  KOB-R7", "  KOB-14"], "{told:?}");
        let told = rules_told::<Gobblestones>(&["GBS-13", "GBS-14"].map(str::to_owned));
        assert!(told.len() == 2 && told[0].starts_with("GBS-13 ") && told[1].starts_with("GBS-14 "), "{told:?}");
    }
}
