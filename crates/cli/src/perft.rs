use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use underhill_catalog::gobblet::{self, Position, Touch};

use crate::failure::Failure;
use crate::output::{json_line, stdout};

/// Count the sequences of legal moves of Gobblet!, to check the rules and to measure their speed.
#[derive(Args)]
pub(crate) struct Perft {
    /// How many moves deep.
    #[arg(long, default_value_t = 5)]
    depth: u32,
    /// Where to start, as a position string; without it, the empty board.
    // An empty square is a hyphen, and it may be the first.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    /// Count a touch and a landing as two (option `touch = strict`).
    #[arg(long)]
    strict: bool,
    /// Count separately for each first move, at the full depth only.
    #[arg(long)]
    divide: bool,
    /// Make every move and look who has won, instead of counting the last moves without making them.
    #[arg(long)]
    no_bulk: bool,
    /// One JSON object per line instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Count {
    depth: u32,
    leaves: u64,
    seconds: f64,
    leaves_per_second: f64,
}

#[derive(Serialize)]
struct Share {
    action: String,
    leaves: u64,
}

impl Perft {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // A sequence of 13 would not be counted in anybody's lifetime, and its number might not fit.
        const DEEPEST: u32 = 12;
        if !(1..=DEEPEST).contains(&self.depth) {
            return Err(Failure::input(format!("the depth is a number from 1 to {DEEPEST}, not {}", self.depth)));
        }
        let position: Position = match &self.position {
            Some(text) => text.parse().map_err(Failure::input)?,
            None => Position::START,
        };
        let how = gobblet::Perft { touch: if self.strict { Touch::Strict } else { Touch::Free }, bulk: !self.no_bulk };
        let mut out = stdout();
        if self.divide {
            self.print_shares(&mut out, &gobblet::divide(&position, self.depth, how))
        } else {
            (1..=self.depth).try_for_each(|depth| self.print_count(&mut out, &position, depth, how))
        }
    }

    fn print_count(
        &self,
        out: &mut impl Write,
        position: &Position,
        depth: u32,
        how: gobblet::Perft,
    ) -> Result<(), Failure> {
        let start = Instant::now();
        let leaves = gobblet::perft(position, depth, how);
        let seconds = start.elapsed().as_secs_f64();
        let count = Count { depth, leaves, seconds, leaves_per_second: leaves as f64 / seconds };
        if self.json {
            return json_line(out, &count);
        }
        let millions = count.leaves_per_second / 1e6;
        writeln!(out, "depth {depth:>2}  {leaves:>20}  {seconds:>9.3} s  {millions:>8.0} million/s")?;
        out.flush()?;
        Ok(())
    }

    fn print_shares(&self, out: &mut impl Write, shares: &[(gobblet::Action, u64)]) -> Result<(), Failure> {
        for (action, leaves) in shares {
            if self.json {
                json_line(out, &Share { action: action.to_string(), leaves: *leaves })?;
            } else {
                writeln!(out, "{action:<8} {leaves}")?;
            }
        }
        if !self.json {
            writeln!(out, "total    {}", shares.iter().map(|(_, leaves)| leaves).sum::<u64>())?;
        }
        Ok(())
    }
}
