//! The bots for Gobblet!: an engine that looks ahead, and what makes it weaker where it should be.

mod board;
mod book;
mod deepening;
mod engine;
mod glance;
mod greedy;
mod judgement;
mod look;
mod manner;
mod move_order;
mod opening;
mod player;
mod proof_search;
mod prover;
mod reasons;
mod search;
mod symmetry;
mod table;
mod tuning;
mod underway;
mod weights;

use underhill_catalog::gobblet::Gobblet;

use crate::{Answer, Brain, Level, Opening, Question, simple};

/// What the tuning programs use.
#[cfg(feature = "lab")]
pub mod lab {
    pub use super::board::{Board, Turn, Turns};
    pub use super::book::{Book, Line, MOST_LINES, MOST_WORTH, Page};
    pub use super::engine::{Task, Thought, decide};
    pub use super::judgement::{Judged, line_numbers, pair_number, stock};
    pub use super::proof_search::ProofSearch;
    pub use super::search::{Blur, Choice, Circumstances, SURE};
    pub use super::symmetry::{canonical, different};
    pub use super::table::Table;
    pub use super::tuning::Tuning;
    pub use super::weights::{
        Counts, KINDS, LINE_BITS, LINE_SIGHTS, MOST_LINE, MOST_OTHER, MOST_UNIT, Numbers, PAIR_BITS, PAIR_SIGHTS,
        PATTERNS, STOCKS, UNITS, Weights, line_place, pair_place, stock_place,
    };
}

/// What a player of Gobblet! keeps in mind: what it found out about positions.
#[derive(Default)]
pub struct Mind {
    table: Option<table::Table>,
}

impl Brain for Gobblet {
    type Mind = Mind;
    type Motive = reasons::Motive;

    const COUNTS_DEPTH: bool = true;

    fn think(mind: &mut Mind, question: &Question<'_, Self>) -> Answer<Self::Action> {
        match question.level {
            Level::Random => simple::random(question),
            Level::Greedy => greedy::greedy(question),
            _ => player::choose(&mut mind.table, question),
        }
    }

    const HAS_BOOK: bool = true;

    fn explore(mind: &mut Mind, question: &Question<'_, Self>) -> Option<Opening<Self::Action>> {
        Some(opening::explore(&mut mind.table, question))
    }
}
