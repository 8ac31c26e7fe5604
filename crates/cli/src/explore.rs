use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use underhill_catalog::GameId;
use underhill_core::{Game, Illegal, Memory, Seat, Viewer, Waiting};
use underhill_search::{Aids, Brain, BrainVisit, Level, Nodes, Opening, OpeningTurn, Proof, Question, Value, visit};

use crate::arguments;
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::play::{say, sketch};
use crate::thinking::Stopwatch;

/// Look up how a game begins: what long searches say of a position and of each turn in it.
///
/// Turns that differ only by how the board is turned are told as one. On a terminal one can go on from there: type a turn,
/// `back` or `quit`.
#[derive(Args)]
pub(crate) struct Explore {
    /// Which game; there is an opening book for gobblet.
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The turns that lead to the position, in the game's notation.
    #[arg(value_name = "TURN")]
    turns: Vec<String>,
    /// How long to think about a position that is not in the book, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1_000, conflicts_with = "nodes")]
    time: u64,
    /// How many positions to look at instead.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// One JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// So many of the turns that were not compared are named.
const NAMED: usize = 12;

impl Explore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        visit(self.game, self)
    }
}

impl BrainVisit for Explore {
    type Output = Result<(), Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        if !G::HAS_BOOK {
            return Err(Failure::input(format!("there is no opening book for {}", G::ID)));
        }
        let mut way = Way::<G>::new()?;
        for turn in &self.turns {
            way.go(turn).map_err(Failure::input)?;
        }
        if self.json {
            return self.print(&way);
        }
        self.show(&way)?;
        if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() { self.walk(way) } else { Ok(()) }
    }
}

/// A game on its way: every position that it came by, and what was played.
struct Way<G: Game> {
    games: Vec<G>,
    actions: Vec<G::Action>,
}

impl<G: Game> Way<G> {
    fn new() -> Result<Way<G>, Failure> {
        let game = G::new(2, &G::Options::default()).map_err(Failure::input)?;
        Ok(Way { games: vec![game], actions: Vec::new() })
    }

    fn game(&self) -> &G {
        &self.games[self.games.len() - 1]
    }

    /// Who is to decide; nobody if the game is over.
    fn mover(&self) -> Option<Seat> {
        match self.game().waiting() {
            Waiting::Decide(seats) => seats.lowest(),
            Waiting::Chance | Waiting::Over => None,
        }
    }

    /// Goes a turn further, or says why that is not possible.
    fn go(&mut self, text: &str) -> Result<(), String> {
        let action: G::Action = text.parse().map_err(|error| format!("{error}"))?;
        let seat = self.mover().ok_or_else(|| format!("`{action}` cannot be played: the game is over"))?;
        let refusal = |illegal: G::Illegal| format!("`{action}` is not allowed: {illegal} ({})", illegal.rule());
        self.game().check(seat, &action).map_err(refusal)?;
        let mut after = self.game().clone();
        after.decide_unchecked(&[(seat, action.clone())], &mut ());
        self.games.push(after);
        self.actions.push(action);
        Ok(())
    }

    /// Goes a turn back; not from the start.
    fn back(&mut self) -> bool {
        self.actions.pop().is_some() && self.games.pop().is_some()
    }
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Told {
    turns: Vec<String>,
    /// Whether the book knows the position; otherwise it was searched now.
    in_book: bool,
    /// Who is to move.
    seat: Seat,
    /// Their chance to win.
    chance: f64,
    proof: Option<Proof>,
    depth: u32,
    line: Vec<String>,
    choices: Vec<ToldTurn>,
}

#[derive(Serialize)]
struct ToldTurn {
    /// The turn, and all that are the same but for how the board is turned.
    same: Vec<String>,
    /// None if it was not compared with the others.
    chance: Option<f64>,
    proof: Option<Proof>,
    /// Whether the book knows where it leads.
    in_book: bool,
    played: u32,
    won: f64,
}

fn texts(actions: &[impl ToString]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

impl Explore {
    /// Goes where somebody types.
    fn walk<G: Brain>(&self, mut way: Way<G>) -> Result<(), Failure> {
        let mut lines = std::io::stdin().lock().lines();
        loop {
            let mut out = stdout();
            write!(out, "a turn, back or quit> ")?;
            out.flush()?;
            let line = lines.next().transpose();
            let line = line.map_err(|error| Failure::input(format!("the input cannot be read: {error}")))?;
            match line.as_deref().map(str::trim) {
                None | Some("quit" | "exit") => return Ok(()),
                Some("") => {}
                Some("back") if way.back() => self.show(&way)?,
                Some("back") => say("This is the start.")?,
                Some(text) => match way.go(text) {
                    Ok(()) => self.show(&way)?,
                    Err(problem) => say(&format!("{problem}."))?,
                },
            }
        }
    }

    /// What is known of a position in which this seat is to move.
    fn look_up<G: Brain>(&self, game: &G, seat: Seat) -> Result<Opening<G::Action>, Failure> {
        let view = game.view(Viewer::Seat(seat), Memory::Perfect);
        let clock = Stopwatch::new(Duration::from_millis(self.time), None);
        let nodes = self.nodes.map(Nodes);
        let meter = nodes.as_ref().map_or(&clock as &dyn underhill_search::Meter, |nodes| nodes);
        let question = Question { seat, view: &view, level: Level::Master, meter, seed: 1, aids: Aids::default() };
        G::explore(&mut G::Mind::default(), &question).ok_or_else(|| Failure::input("there is no opening book"))
    }

    fn print<G: Brain>(&self, way: &Way<G>) -> Result<(), Failure> {
        let seat = way.mover().ok_or_else(|| Failure::input("the game is over after these turns"))?;
        let opening = self.look_up(way.game(), seat)?;
        let choice = |turn: &OpeningTurn<G::Action>| ToldTurn {
            same: texts(&turn.same),
            chance: turn.value.map(|value| value.chance),
            proof: turn.value.and_then(|value| value.proof),
            in_book: turn.in_book,
            played: turn.games.played,
            won: turn.games.won,
        };
        let told = Told {
            turns: texts(&way.actions),
            in_book: opening.in_book,
            seat,
            chance: opening.value.chance,
            proof: opening.value.proof,
            depth: opening.depth,
            line: texts(&opening.line),
            choices: opening.turns.iter().map(choice).collect(),
        };
        json_line(&mut stdout(), &told)
    }

    fn show<G: Brain>(&self, way: &Way<G>) -> Result<(), Failure> {
        let game = way.game();
        let mut out = stdout();
        writeln!(out, "{}\n", sketch(&game.view(Viewer::Spectator, Memory::Perfect)))?;
        let Some(seat) = way.mover() else { return Ok(()) };
        let opening = self.look_up(game, seat)?;
        let source = if opening.in_book { "In the book" } else { "Not in the book; searched now" };
        let Opening { depth, value, .. } = opening;
        writeln!(out, "    {source}, {depth} plies deep: {} for seat {seat}, who is to move.", told(value))?;
        writeln!(out, "    Best play: {}\n", texts(&opening.line).join(" "))?;
        writeln!(out, "    {:<8}{:<10}{:<32}games", "turn", "the same", "chance")?;
        let (known, others): (Vec<_>, Vec<_>) = opening.turns.iter().partition(|turn| turn.value.is_some());
        for turn in known {
            writeln!(out, "    {}", row(turn).trim_end())?;
        }
        if !others.is_empty() {
            let named: Vec<String> = others.iter().take(NAMED).map(|turn| turn.same[0].to_string()).collect();
            let more = if others.len() > NAMED { format!(" and {} more", others.len() - NAMED) } else { String::new() };
            writeln!(out, "    seem worse: {}{more}", named.join(" "))?;
        }
        out.flush()?;
        Ok(())
    }
}

/// A turn with what is known of it.
fn row(turn: &OpeningTurn<impl ToString>) -> String {
    let value = turn.value.map_or_else(String::new, |value| format!("{}  {}", bar(value.chance), told(value)));
    let same = if turn.same.len() > 1 { format!("{} ways", turn.same.len()) } else { String::new() };
    let games = match turn.games.played {
        0 => String::new(),
        played => format!("{:.0} % of {played}", 100.0 * turn.games.won / f64::from(played)),
    };
    format!("{:<8}{same:<10}{value:<32}{games}", turn.same[0].to_string())
}

/// A chance as a bar of ten.
fn bar(chance: f64) -> String {
    let full = (10.0 * chance).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(10 - full))
}

/// How good something is, in words.
fn told(value: Value) -> String {
    match value.proof {
        Some(Proof::WinIn(plies)) => format!("a proven win in {plies} plies"),
        Some(Proof::LossIn(plies)) => format!("a proven loss in {plies} plies"),
        None => format!("{:.0} %", 100.0 * value.chance),
    }
}
