//! One decision of a bot.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use underhill_catalog::{GameId, any_action_by};
use underhill_core::{Seat, Skill};
use underhill_search::{Aids, BotMind, Brain, BrainVisit, Meter, Question, visit};
use underhill_table::ViewText;

/// What a bot keeps in mind from one decision of a game to the next.
pub(crate) type Mind = Box<dyn Any + Send>;

/// What is to be decided.
pub(crate) struct Task {
    pub(crate) game: GameId,
    /// The version of its rules.
    pub(crate) rules: u32,
    pub(crate) seat: Seat,
    pub(crate) level: Skill,
    pub(crate) view: ViewText,
    pub(crate) mind: Option<Mind>,
    pub(crate) seed: u64,
}

/// A decision that was made.
pub(crate) struct BotDecision {
    /// In notation.
    pub(crate) action: String,
    pub(crate) mind: Mind,
    /// How much of its time it took.
    pub(crate) took: Duration,
}

/// Decides; none if nothing can be decided there.
pub(crate) fn think(task: Task, clock: &ThinkingTime<'_>) -> Option<BotDecision> {
    let Task { game, rules, seat, level, view, mind, seed } = task;
    // Bots know the newest rules. A table that was begun under older ones is played on with what those allow.
    let decision = visit(game, Think { rules, seat, level, view: &view, mind, seed, clock });
    decision.or_else(|| {
        let action = any_action_by(game, rules, view.get(), seat, seed).ok()?;
        Some(BotDecision { action, mind: Box::new(()), took: Duration::ZERO })
    })
}

/// How long a bot may think, and whether it still has to.
pub(crate) struct ThinkingTime<'c> {
    pub(crate) start: Instant,
    pub(crate) limit: Duration,
    pub(crate) cancelled: &'c AtomicBool,
}

impl Meter for ThinkingTime<'_> {
    fn spent(&self, _: u64) -> f64 {
        if self.cancelled.load(Ordering::Relaxed) {
            return f64::INFINITY;
        }
        self.start.elapsed().as_secs_f64() / self.limit.as_secs_f64().max(1e-9)
    }
}

struct Think<'t> {
    rules: u32,
    seat: Seat,
    level: Skill,
    view: &'t ViewText,
    mind: Option<Mind>,
    seed: u64,
    clock: &'t ThinkingTime<'t>,
}

impl BrainVisit for Think<'_> {
    type Output = Option<BotDecision>;

    fn visit<G: Brain>(self) -> Self::Output {
        let Think { rules, seat, level, view, mind, seed, clock } = self;
        if rules != G::RULES_VERSION {
            return None;
        }
        let view: G::View = match serde_json::from_str(view.get()) {
            Ok(view) => view,
            Err(error) => {
                tracing::warn!(%error, game = G::ID, "a bot was shown a view that it cannot read");
                return None;
            }
        };
        let kept = mind.and_then(|mind| mind.downcast::<BotMind<G>>().ok());
        let mut mind = kept.map_or_else(|| BotMind::new(level), |mind| mind.playing(level));
        let question = Question { seat, view: &view, level: level.like(), meter: clock, seed, aids: Aids::default() };
        let answer = mind.think(&question);
        Some(BotDecision { action: answer.action.to_string(), mind: Box::new(mind), took: clock.start.elapsed() })
    }
}
