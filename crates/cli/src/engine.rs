mod going;
mod saying;

use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use clap::Args;
use serde::Deserialize;
use underhill_catalog::GameId;
use underhill_core::{Game, Seat};
use underhill_search::{Aids, BotMind, Brain, BrainVisit, Level, Question, Skill, visit};

use crate::arguments::{MOST_THREADS, game};
use crate::failure::Failure;
use crate::thinking::Threads;
use going::{Going, Limits};
use saying::{complain, greet, say, tell, tell_progress};

/// Speak the engine protocol on standard input and output, for other programs (see docs/engine.md).
#[derive(Args)]
pub(crate) struct Engine {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
}

impl Engine {
    pub(crate) fn run(self) -> Result<(), Failure> {
        visit(self.game, self)
    }
}

impl BrainVisit for Engine {
    type Output = Result<(), Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let mut conversation = Conversation::<G>::new();
        let (mut input, mut line) = (std::io::stdin().lock(), Vec::new());
        loop {
            line.clear();
            let read = input.read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::input(format!("the input cannot be read: {error}")))? == 0 {
                break;
            }
            let goes_on = match std::str::from_utf8(&line) {
                Ok(line) => conversation.hear(line.trim())?,
                Err(_) => complain("a line was not UTF-8 text").map(|()| true)?,
            };
            if !goes_on {
                break;
            }
        }
        conversation.stop()
    }
}

/// Who is asked, and what they see.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Observation<G: Game> {
    seat: Seat,
    view: G::View,
}

/// A conversation with another program.
struct Conversation<G: Brain> {
    skill: Skill,
    seed: u64,
    wishes: Wishes,
    asked: Option<Arc<Observation<G>>>,
    /// Comes back from the thread that thinks.
    mind: Option<BotMind<G>>,
    thinking: Option<Thinking<G>>,
}

/// What was set by options besides level and seed.
#[derive(Copy, Clone)]
struct Wishes {
    threads: usize,
    /// The memory for positions, in mebibytes.
    hash: Option<u32>,
    /// How many actions are compared with equal care.
    lines: usize,
}

/// The most memory for positions that can be asked for, in mebibytes.
const MOST_HASH: u32 = 1024;
/// The most actions that are compared with equal care.
const MOST_LINES: usize = 256;

struct Thinking<G: Brain> {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<(BotMind<G>, Result<(), Failure>)>,
}

impl<G: Brain> Conversation<G> {
    fn new() -> Self {
        let wishes = Wishes { threads: 1, hash: None, lines: 1 };
        let skill = Skill::Level(Level::Master);
        Conversation { skill, seed: 1, wishes, asked: None, mind: None, thinking: None }
    }

    /// Does what a line says. False when the conversation is over.
    fn hear(&mut self, line: &str) -> Result<bool, Failure> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => {}
            "uhi" => greet::<G>()?,
            "isready" => say("readyok")?,
            "setoption" => self.set_option(rest)?,
            "newgame" => {
                self.stop()?;
                self.mind = None;
                self.asked = None;
                if !rest.is_empty() && rest != G::ID {
                    complain(&format!("this engine plays {}, not {rest}", G::ID))?;
                }
            }
            // Its views show it everything that matters.
            "event" => {}
            "observation" => {
                self.stop()?;
                // What was asked before is over, whether or not this can be read.
                self.asked = None;
                match serde_json::from_str::<Observation<G>>(rest) {
                    Ok(asked) => self.observe(asked)?,
                    Err(error) => complain(&format!("this is no observation: {error}"))?,
                }
            }
            "go" => {
                self.stop()?;
                match Limits::read(rest, self.skill.like()) {
                    Ok(limits) if limits.depth.is_some() && !G::COUNTS_DEPTH => {
                        complain(&format!("the bots of {} do not look ahead by depth", G::NAME))?;
                    }
                    Ok(limits) => self.go(limits)?,
                    Err(problem) => complain(&problem)?,
                }
            }
            "stop" => self.stop()?,
            "quit" => return Ok(false),
            other => complain(&format!("unknown command `{other}`"))?,
        }
        Ok(true)
    }

    /// `name NAME value VALUE`.
    fn set_option(&mut self, text: &str) -> Result<(), Failure> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["name", name, "value", value] = words.as_slice() else {
            return complain("options are set by `setoption name NAME value VALUE`");
        };
        let number = |most: usize| value.parse().ok().filter(|number| (1..=most).contains(number));
        match name.to_ascii_lowercase().as_str() {
            "level" => match value.parse() {
                Ok(skill) => self.skill = skill,
                Err(error) => complain(&error.to_string())?,
            },
            "seed" => match value.parse() {
                Ok(seed) => self.seed = seed,
                Err(_) => complain("a seed is a whole number")?,
            },
            "threads" => match number(MOST_THREADS) {
                Some(threads) => self.wishes.threads = threads,
                None => complain(&format!("there are from 1 to {MOST_THREADS} threads"))?,
            },
            "hash" => match number(MOST_HASH as usize) {
                Some(hash) => self.wishes.hash = Some(hash as u32),
                None => complain(&format!("the memory for positions is from 1 to {MOST_HASH} mebibytes"))?,
            },
            "multipv" => match number(MOST_LINES) {
                Some(lines) => self.wishes.lines = lines,
                None => complain(&format!("from 1 to {MOST_LINES} moves can be compared"))?,
            },
            other => complain(&format!("there is no option `{other}`"))?,
        }
        Ok(())
    }

    /// Takes in what is to be decided next.
    fn observe(&mut self, asked: Observation<G>) -> Result<(), Failure> {
        // What comes from outside may be no view at all, or one in which this seat has nothing to decide.
        match G::determinize(&asked.view, &mut underhill_core::seeded(self.seed, 0)) {
            Ok(state) if state.legal_count(asked.seat) > 0 => self.asked = Some(Arc::new(asked)),
            Ok(_) => complain(&format!("seat {} has nothing to decide here", asked.seat))?,
            Err(error) => complain(&error.to_string())?,
        }
        Ok(())
    }

    /// Starts to think, beside listening.
    fn go(&mut self, limits: Limits) -> Result<(), Failure> {
        let Some(asked) = self.asked.clone() else { return complain("there is no observation yet") };
        let stop = Arc::new(AtomicBool::new(false));
        let (skill, seed) = (self.skill, self.seed);
        let mut mind = self.mind.take().map_or_else(|| BotMind::new(skill), |mind| mind.playing(skill));
        let (heard, wishes) = (stop.clone(), self.wishes);
        let thread = std::thread::spawn(move || {
            let meter = &Going::new(limits, &heard);
            let crew = Threads(wishes.threads);
            // Whoever no longer listens is noticed when the answer is given.
            let listener = |progress: &_| drop(tell_progress(progress, asked.seat));
            let aids = Aids {
                crew: (wishes.threads > 1).then_some(&crew),
                listener: Some(&listener),
                deepest: limits.depth,
                memory: wishes.hash,
                compared: wishes.lines,
                considered: &[],
            };
            let level = skill.like();
            let answer = mind.think(&Question { seat: asked.seat, view: &asked.view, level, meter, seed, aids });
            // Whoever said `infinite` hears nothing before saying `stop`, even if there is nothing left to find out.
            while limits.endless && !heard.load(Ordering::Acquire) {
                std::thread::park();
            }
            let said = tell::<G>(&answer, asked.seat);
            (mind, said)
        });
        self.thinking = Some(Thinking { stop, thread });
        Ok(())
    }

    /// Ends thinking, if there is any: the answer comes at once.
    fn stop(&mut self) -> Result<(), Failure> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        thinking.stop.store(true, Ordering::Release);
        thinking.thread.thread().unpark();
        match thinking.thread.join() {
            Ok((mind, said)) => {
                self.mind = Some(mind);
                said
            }
            Err(_) => Err(Failure::System("the engine failed while thinking".to_owned())),
        }
    }
}
