use std::io::Write;

use clap::Args;
use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, OptionSpec, Options, Preset, Values};

use crate::failure::Failure;
use crate::output::{json_line, stdout};

/// List the games, how many can play, the options, and the editions that differ.
#[derive(Args)]
pub(crate) struct Games {
    /// One JSON object per game instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct About {
    id: &'static str,
    name: &'static str,
    rules: u32,
    seats: [usize; 2],
    summary: &'static str,
    options: &'static [OptionSpec],
    editions: &'static [Preset],
}

struct Describe;

impl Visit for Describe {
    type Output = About;

    fn visit<G: Game>(self) -> About {
        About {
            id: G::ID,
            name: G::NAME,
            rules: G::RULES_VERSION,
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            summary: &G::rule_book().summary,
            options: G::Options::SPECS,
            editions: G::Options::EDITIONS,
        }
    }
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        for game in GameId::ALL {
            let about = game.visit(Describe);
            if self.json {
                json_line(&mut out, &about)?;
            } else {
                describe(&mut out, &about)?;
            }
        }
        if !self.json {
            writeln!(out, "Play: underhill play GAME    Rules: underhill rules GAME")?;
        }
        Ok(())
    }
}

fn describe(out: &mut impl Write, about: &About) -> Result<(), Failure> {
    let bold = anstyle::Style::new().bold();
    let [low, high] = about.seats;
    let players = if low == high { low.to_string() } else { format!("{low} to {high}") };
    writeln!(out, "{bold}{}{bold:#}  ({}), {players} players", about.name, about.id)?;
    for line in wrapped(about.summary, 92) {
        writeln!(out, "    {line}")?;
    }
    for option in about.options {
        let values = match option.values {
            Values::OneOf(words) => words.join("|"),
            Values::File => "built-in|FILE".to_owned(),
        };
        writeln!(out, "  {bold}{}{bold:#} = {values}  (default {})", option.name, option.default)?;
        for line in wrapped(option.text, 92) {
            writeln!(out, "    {line}")?;
        }
    }
    for edition in about.editions {
        let sets: Vec<String> = edition.sets.iter().map(|(name, word)| format!("{name}={word}")).collect();
        writeln!(out, "  edition {bold}{}{bold:#}: {}", edition.name, sets.join(", "))?;
    }
    writeln!(out)?;
    Ok(())
}

/// The text in lines of at most so many characters. Lines that are short enough stay as they are, so that tables do.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.trim().lines() {
        if paragraph.chars().count() <= width {
            lines.push(paragraph.to_owned());
            continue;
        }
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn text_is_wrapped_between_words() {
        assert_eq!(wrapped("one two  three\na   b", 7), ["one two", "three", "a   b"]);
        assert_eq!(wrapped("unbreakable", 4), ["unbreakable"]);
    }
}
