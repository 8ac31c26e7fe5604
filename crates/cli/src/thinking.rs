//! Bots and other programs in the seats of a game.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use underhill_core::{Game, Seat, Viewer};
use underhill_search::{Aids, Answer, BotMind, Brain, Crew, Level, Meter, Nodes, Question};

use crate::arguments::{Bot, Player};
use crate::exec::Program;
use crate::failure::Failure;

/// How long bots may think.
#[derive(Args, Clone, Copy)]
pub(crate) struct BudgetArgs {
    /// Multiply every bot's usual time by this: 0.05 is a twentieth.
    #[arg(long, default_value_t = 1.0)]
    scale: f64,
    /// Let every bot think for so many milliseconds instead of its usual time.
    #[arg(long, value_name = "MS", conflicts_with = "nodes")]
    movetime: Option<u64>,
    /// Let every bot look at so many positions instead; then the same seed gives the same games.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Budget {
    Time(Duration),
    Nodes(u64),
}

impl BudgetArgs {
    pub(crate) fn validate(&self) -> Result<(), Failure> {
        if self.scale.is_finite() && (0.0001..=1000.0).contains(&self.scale) {
            Ok(())
        } else {
            Err(Failure::input(format!("the scale is a number from 0.0001 to 1000, not {}", self.scale)))
        }
    }

    /// Whether the same seed gives the same games.
    pub(crate) fn counts_nodes(&self) -> bool {
        self.nodes.is_some()
    }

    /// What a bot gets.
    pub(crate) fn for_bot(&self, bot: Bot) -> Budget {
        let share = f64::from(bot.percent) / 100.0;
        match (self.nodes, self.movetime) {
            (Some(nodes), _) => Budget::Nodes((nodes as f64 * share) as u64),
            (None, Some(milliseconds)) => Budget::Time(Duration::from_millis(milliseconds).mul_f64(share)),
            (None, None) => Budget::Time(bot.skill.budget().mul_f64(self.scale * share)),
        }
    }
}

/// So many threads, started when they are needed.
pub(crate) struct Threads(pub(crate) usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn run(&self, jobs: Vec<Box<dyn FnOnce() + Send + '_>>) {
        std::thread::scope(|scope| {
            for job in jobs {
                scope.spawn(job);
            }
        });
    }
}

/// A clock that a bot can be stopped by.
pub(crate) struct Stopwatch<'s> {
    start: Instant,
    limit: Duration,
    stop: Option<&'s AtomicBool>,
}

impl<'s> Stopwatch<'s> {
    pub(crate) fn new(limit: Duration, stop: Option<&'s AtomicBool>) -> Self {
        Stopwatch { start: Instant::now(), limit, stop }
    }
}

impl Meter for Stopwatch<'_> {
    fn spent(&self, _: u64) -> f64 {
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return f64::INFINITY;
        }
        self.start.elapsed().as_secs_f64() / self.limit.as_secs_f64().max(1e-9)
    }
}

/// Somebody other than a person who plays a seat of one game.
pub(crate) enum Thinker<G: Brain> {
    Bot { mind: BotMind<G>, budget: Budget, threads: usize, seed: u64 },
    Program { program: Program, budget: Budget },
}

/// A decision, and how long it took.
pub(crate) struct Decision<G: Game> {
    pub(crate) action: G::Action,
    pub(crate) took: Duration,
    /// By how much the budget was overrun.
    pub(crate) over: Duration,
}

impl<G: Brain> Thinker<G> {
    /// Sits a player down. None for a person. A bot thinks on so many threads if it is not said to think on others.
    pub(crate) fn sit(
        player: &Player,
        budgets: BudgetArgs,
        threads: usize,
        seed: u64,
    ) -> Result<Option<Self>, Failure> {
        match player {
            Player::Human => Ok(None),
            Player::Bot(bot) => {
                let budget = budgets.for_bot(*bot);
                let threads = bot.threads.unwrap_or(threads);
                Ok(Some(Thinker::Bot { mind: BotMind::new(bot.skill), budget, threads, seed }))
            }
            Player::Exec(command) => {
                let program = Program::start::<G>(command).map_err(Failure::input)?;
                Ok(Some(Thinker::Program { program, budget: budgets.for_bot(Level::Hard.into()) }))
            }
        }
    }

    /// Asks for a decision. The error says what another program did wrong.
    pub(crate) fn decide(&mut self, game: &G, seat: Seat, number: u64) -> Result<Decision<G>, String> {
        match self {
            Thinker::Bot { mind, budget, threads, seed } => {
                let level = mind.skill().like();
                let view = game.view(Viewer::Seat(seat), level.memory());
                let seed = seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                let crew = Threads(*threads);
                let aids = Aids { crew: (*threads > 1).then_some(&crew), ..Aids::default() };
                let (answer, took, over) =
                    within(*budget, |meter| mind.think(&Question { seat, view: &view, level, meter, seed, aids }));
                Ok(Decision { action: answer.action, took, over })
            }
            Thinker::Program { program, budget } => {
                let start = Instant::now();
                let action = program.decide(game, seat, *budget)?;
                game.check(seat, &action).map_err(|illegal| format!("played `{action}`: {illegal}"))?;
                let took = start.elapsed();
                let over = match budget {
                    Budget::Time(limit) => took.saturating_sub(*limit),
                    Budget::Nodes(_) => Duration::ZERO,
                };
                Ok(Decision { action, took, over })
            }
        }
    }
}

impl<G: Brain> Thinker<G> {
    /// Tells another program what its seat noticed of what happened. A bot sees enough in what it is shown.
    pub(crate) fn notice(&mut self, seat: Seat, events: &[G::Event]) {
        if let Thinker::Program { program, .. } = self {
            program.tell(events.iter().filter_map(|event| G::witness(event, Viewer::Seat(seat))));
        }
    }

    /// Starts again with another program: something was taken back, and this is what has happened.
    pub(crate) fn begin_again(&mut self, seat: Seat, events: &[G::Event]) {
        if let Thinker::Program { program, .. } = self {
            program.forget::<G>();
            self.notice(seat, events);
        }
    }
}

/// Asks a bot, and measures how long it took.
pub(crate) fn ask<G: Brain>(
    mind: &mut G::Mind,
    seat: Seat,
    view: &G::View,
    level: Level,
    budget: Budget,
    seed: u64,
    aids: Aids<'_, G::Action>,
) -> (Answer<G::Action>, Duration, Duration) {
    within(budget, |meter| G::think(mind, &Question { seat, view, level, meter, seed, aids }))
}

/// Lets somebody think within a budget, and measures how long it took and by how much that was too long.
fn within<A>(budget: Budget, think: impl FnOnce(&dyn Meter) -> A) -> (A, Duration, Duration) {
    let start = Instant::now();
    match budget {
        Budget::Nodes(nodes) => {
            let answer = think(&Nodes(nodes));
            (answer, start.elapsed(), Duration::ZERO)
        }
        Budget::Time(limit) => {
            let answer = think(&Stopwatch::new(limit, None));
            let took = start.elapsed();
            (answer, took, took.saturating_sub(limit))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_can_be_given_a_share_of_the_budget() {
        let check = |scale, movetime, nodes, bot: &str, budget| {
            let bot: Bot = bot.parse().expect("a bot");
            assert_eq!(BudgetArgs { scale, movetime, nodes }.for_bot(bot), budget, "{bot}");
        };
        let milliseconds = |number| Budget::Time(Duration::from_millis(number));
        check(1.0, None, None, "hard", milliseconds(1_000));
        check(0.5, None, None, "hard@10%", milliseconds(50));
        check(1.0, Some(300), None, "master@200%", milliseconds(600));
        check(1.0, None, Some(9_000), "easy@1%", Budget::Nodes(90));
    }
}
