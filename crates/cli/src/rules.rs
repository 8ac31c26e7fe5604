use std::io::Write;

use clap::Args;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Rule, RuleBook};

use crate::arguments::game;
use crate::failure::Failure;
use crate::games::wrapped;
use crate::output::{json_line, stdout};

/// Explain the rules of a game, or one rule by its id.
#[derive(Args)]
pub(crate) struct Rules {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// The id of a rule or ruling, for instance GBT-06 or KOB-R3; without it, all of them.
    id: Option<String>,
    /// One JSON object per rule instead of text.
    #[arg(long)]
    json: bool,
}

struct Book;

impl Visit for Book {
    type Output = (&'static str, &'static RuleBook);

    fn visit<G: Game>(self) -> Self::Output {
        (G::NAME, G::rule_book())
    }
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (name, book) = self.game.visit(Book);
        let rules: Vec<&Rule> = match &self.id {
            None => book.rules.iter().collect(),
            Some(id) => vec![find(book, name, id).map_err(Failure::input)?],
        };
        let mut out = stdout();
        if self.id.is_none() && !self.json {
            let bold = anstyle::Style::new().bold();
            writeln!(out, "{bold}{name}{bold:#}\n")?;
            for line in wrapped(&book.summary, 96) {
                writeln!(out, "{line}")?;
            }
            writeln!(out, "\n{bold}How moves are written{bold:#}\n")?;
            for line in wrapped(&book.notation, 96) {
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        for rule in rules {
            if self.json {
                json_line(&mut out, rule)?;
            } else {
                explain(&mut out, rule)?;
            }
        }
        Ok(())
    }
}

/// The rule with this id, or a sentence that helps to find it.
pub(crate) fn find<'b>(book: &'b RuleBook, game: &str, id: &str) -> Result<&'b Rule, String> {
    book.get(id).ok_or_else(|| match (book.rules.first(), book.rules.last()) {
        (Some(first), Some(last)) => {
            format!("{game} has no rule `{id}`; its rules are {} to {}", first.id, last.id)
        }
        _ => format!("{game} has no rule `{id}`"),
    })
}

/// Prints one rule.
pub(crate) fn explain(out: &mut impl Write, rule: &Rule) -> Result<(), Failure> {
    let bold = anstyle::Style::new().bold();
    let dim = anstyle::Style::new().dimmed();
    writeln!(out, "{bold}{}  {}{bold:#}", rule.id, rule.title)?;
    for line in wrapped(&rule.text, 92) {
        writeln!(out, "    {line}")?;
    }
    if let Some(why) = &rule.why {
        for line in wrapped(&format!("Why: {why}"), 92) {
            writeln!(out, "    {dim}{line}{dim:#}")?;
        }
    }
    Ok(())
}
