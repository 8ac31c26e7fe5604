use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use underhill_core::{Memory, Record, Replay, Seat, Step, Viewer, Waiting};
use underhill_search::{Aids, Answer, Brain, BrainVisit, Level, visit};

use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::records::{RecordsFile, Stopped};
use crate::thinking::{Budget, ask};

/// Review recorded games decision by decision: how it stood, what was better, where it turned.
#[derive(Args)]
pub(crate) struct Analyse {
    /// The records, one game per line.
    file: PathBuf,
    /// Which bot judges.
    #[arg(long, default_value = "master")]
    level: Level,
    /// How many positions it looks at for each decision.
    #[arg(long, default_value_t = 200_000)]
    nodes: u64,
    /// One JSON object per decision instead of text.
    #[arg(long)]
    json: bool,
}

/// One decision, reviewed with what its seat could know.
#[derive(Serialize)]
struct Review {
    game: usize,
    step: usize,
    seat: Seat,
    played: String,
    /// The bot's choice; what was played, if nothing is better by so much that it is worth a word.
    best: String,
    /// The chance of this seat to win before the decision, if it is decided well.
    before: f64,
    /// The chance of this seat to win after what was played.
    after: f64,
    alternatives: Vec<Alternative>,
    reasons: Vec<String>,
    /// Whether much was given away here.
    turning_point: bool,
}

#[derive(Serialize)]
struct Alternative {
    action: String,
    win: f64,
}

/// Giving away so much of the chance to win makes a turning point.
const MUCH: f64 = 0.15;
/// Giving away less than this is not worth a word: no judge is that exact.
const LITTLE: f64 = 0.02;
/// So many of the best are judged as carefully as what was played.
const COMPARED: usize = 3;

impl Analyse {
    pub(crate) fn run(self) -> Result<(), Failure> {
        RecordsFile::open(&self.file)?.each(|number, game, record| {
            visit(game, Job { record, number, level: self.level, nodes: self.nodes, json: self.json })
        })?;
        Ok(())
    }
}

struct Job<'r> {
    record: &'r Record,
    number: usize,
    level: Level,
    nodes: u64,
    json: bool,
}

impl BrainVisit for Job<'_> {
    type Output = Result<(), Stopped>;

    fn visit<G: Brain>(self) -> Self::Output {
        // The whole record is verified first, so that nothing is half-reviewed.
        Replay::<G>::new(self.record)?.finish()?;
        let mut replay = Replay::<G>::new(self.record)?;
        let mut minds: Vec<G::Mind> = (0..self.record.seats).map(|_| G::Mind::default()).collect();
        let mut turning_points = 0;
        for number in 1.. {
            let before = replay.game().clone();
            let Some(step) = replay.advance()? else { break };
            let Step::Decide(choices) = step else { continue };
            for (seat, action) in &choices {
                let seed = number as u64;
                let answer = self.judge(&mut minds[seat.index()], &before, *seat, seed, std::slice::from_ref(action));
                let review = self.review(&answer, replay.game(), &mut minds, number, *seat, action);
                turning_points += usize::from(review.turning_point);
                self.print(&review)?;
            }
        }
        if !self.json {
            let text = format!("game {}: {turning_points} turning points", self.number);
            writeln!(stdout(), "{text}").map_err(Failure::from)?;
        }
        Ok(())
    }
}

impl Job<'_> {
    /// Judges a decision, what was played with the same care as what seems best.
    fn judge<G: Brain>(
        &self,
        mind: &mut G::Mind,
        game: &G,
        seat: Seat,
        seed: u64,
        played: &[G::Action],
    ) -> Answer<G::Action> {
        let view = game.view(Viewer::Seat(seat), Memory::Perfect);
        let compared = if played.is_empty() { 1 } else { COMPARED };
        let aids = Aids { considered: played, compared, ..Aids::default() };
        ask::<G>(mind, seat, &view, self.level, Budget::Nodes(self.nodes), seed, aids).0
    }

    fn review<G: Brain>(
        &self,
        answer: &Answer<G::Action>,
        after: &G,
        minds: &mut [G::Mind],
        step: usize,
        seat: Seat,
        played: &G::Action,
    ) -> Review {
        let win = |estimate: &underhill_search::Estimate| estimate.win.get(seat.index()).copied().unwrap_or(0.0);
        let before = win(&answer.estimate);
        let considered = answer.candidates.iter().find(|candidate| candidate.action == *played);
        let after = match (considered, after.waiting()) {
            _ if *played == answer.action => before,
            (Some(candidate), _) => win(&candidate.estimate),
            // What the bot did not even consider is judged by whoever decides next, if that is known.
            (None, Waiting::Decide(seats)) => seats.lowest().map_or(before, |next| {
                win(&self.judge(&mut minds[next.index()], after, next, step as u64, &[]).estimate)
            }),
            (None, Waiting::Over) => after.standings().map_or(before, |standings| {
                let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
                if standings.places[seat.index()] == 1 { 1.0 / winners } else { 0.0 }
            }),
            (None, Waiting::Chance) => answer.candidates.last().map_or(before, |worst| win(&worst.estimate)),
        };
        // What nobody can tell from the best is as good.
        let (after, best) = if before - after < LITTLE { (before, played) } else { (after, &answer.action) };
        let alternatives = answer
            .candidates
            .iter()
            .map(|candidate| Alternative { action: candidate.action.to_string(), win: win(&candidate.estimate) });
        Review {
            game: self.number,
            step,
            seat,
            played: played.to_string(),
            best: best.to_string(),
            before,
            after,
            alternatives: alternatives.collect(),
            reasons: answer.reasons.iter().map(|reason| reason.text.clone()).collect(),
            turning_point: before - after >= MUCH,
        }
    }

    fn print(&self, review: &Review) -> Result<(), Failure> {
        let mut out = stdout();
        if self.json {
            return json_line(&mut out, review);
        }
        let Review { step, seat, played, best, before, after, reasons, turning_point, .. } = review;
        let mark = if *turning_point { "  << turning point" } else { "" };
        write!(out, "{step:>4}  seat {seat}  {:3.0} %  {played}", 100.0 * before)?;
        if played != best {
            write!(out, "  ({:.0} % after it; better: {best}", 100.0 * after)?;
            if let Some(reason) = reasons.first() {
                write!(out, ", {reason}")?;
            }
            write!(out, ")")?;
        }
        writeln!(out, "{mark}")?;
        Ok(())
    }
}
