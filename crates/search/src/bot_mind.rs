//! Whoever was asked for, in a seat of a game.

use crate::{Answer, Brain, Companion, Level, Question, Skill};

/// A bot in one seat of one game, with what it keeps in mind from one decision to the next.
pub enum BotMind<G: Brain> {
    /// It always plays like this.
    Level(Level, Box<G::Mind>),
    /// It adapts to the others.
    Adapting(Box<Companion<G>>),
}

impl<G: Brain> BotMind<G> {
    /// A fresh one.
    pub fn new(skill: Skill) -> Self {
        match skill {
            Skill::Level(level) => BotMind::Level(level, Box::default()),
            Skill::Adapting => BotMind::Adapting(Box::default()),
        }
    }

    /// The same mind playing like this, if it can; otherwise a fresh one.
    pub fn playing(self, skill: Skill) -> Self {
        match (self, skill) {
            (BotMind::Level(_, mind), Skill::Level(level)) => BotMind::Level(level, mind),
            (adapting @ BotMind::Adapting(_), Skill::Adapting) => adapting,
            _ => BotMind::new(skill),
        }
    }

    /// How it plays.
    pub fn skill(&self) -> Skill {
        match self {
            BotMind::Level(level, _) => Skill::Level(*level),
            BotMind::Adapting(_) => Skill::Adapting,
        }
    }

    /// Decides as well as it plays, whatever the level of the question.
    ///
    /// # Panics
    /// If the view is not one that the game shows to a seat it is waiting for.
    pub fn think(&mut self, question: &Question<'_, G>) -> Answer<G::Action> {
        match self {
            BotMind::Level(level, mind) => G::think(mind, &Question { level: *level, ..*question }),
            BotMind::Adapting(companion) => companion.think(question),
        }
    }
}
