use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::reading::read_json;
use crate::{Game, PerSeat, RuleId, Seat, Standings, StepOf, Waiting};

/// How a recorded game came to its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndKind {
    /// By the rules of the game.
    Played,
    /// The players agreed on a draw.
    Agreed,
    /// A player gave up.
    Resigned,
    /// A player's time ran out.
    Time,
}

/// The result of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// What brought it about.
    pub how: EndKind,
    /// Who resigned or ran out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The points of each seat, in seat order.
    pub points: Vec<i32>,
    /// The place of each seat, from 1; equal seats share one.
    pub places: Vec<u8>,
    /// The rules that ended it; none if the players did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ended_by: Vec<String>,
}

impl From<Standings> for End {
    fn from(standings: Standings) -> Self {
        End {
            how: EndKind::Played,
            seat: None,
            points: standings.points.to_vec(),
            places: standings.places.to_vec(),
            ended_by: standings.ended_by.iter().map(RuleId::to_string).collect(),
        }
    }
}

impl End {
    /// The result of a game that its players end: all agree, or somebody resigns or runs out of time and comes last, and
    /// the others are ranked by their points so far.
    pub fn stopped(how: EndKind, seat: Option<Seat>, points: PerSeat<i32>) -> Self {
        let rank = |other: usize| match seat {
            Some(loser) if loser.index() == other => None,
            Some(_) => Some(points[other]),
            None => Some(0),
        };
        let ranks: PerSeat<_> = (0..points.len()).map(rank).collect();
        End { how, seat, ..End::from(Standings::ranked(points, &ranks, [])) }
    }
}

/// A game as it was played: one line of a record file. `docs/records.md` describes the format for other programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Which game, by [`Game::ID`].
    pub game: String,
    /// The [`Game::RULES_VERSION`] it was played by.
    pub rules: u32,
    /// How many played: one of [`Game::SEATS`].
    pub seats: usize,
    /// Every option, by name.
    pub options: Value,
    /// Who sat where, if somebody cared to say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Every step in notation, chance included.
    pub steps: Vec<String>,
    /// The result; none while the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// What its draws were made from, if a server drew them so that anyone can check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fairness>,
}

/// What the draws of a game were made from. `docs/fairness.md` says how; all in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// How they were made: by the first version of the rules for it, or a later one.
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    pub version: u32,
    /// The hash of the seed, shown before the game.
    pub commitment: String,
    /// The seed, kept secret until the game was over.
    pub seed: String,
    /// From the second version on: the hash of what the device of each seat was to add, given before anything was shown;
    /// nothing for a bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Option<String>>,
    /// What the device of each seat added; nothing for a bot.
    pub entropy: Vec<Option<String>>,
}

fn first_version() -> u32 {
    1
}

fn is_first_version(version: &u32) -> bool {
    *version == 1
}

impl Record {
    /// The record of a game that has not begun.
    pub fn new<G: Game>(game: &G, players: Vec<String>) -> Self {
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            seats: game.seats(),
            options: serde_json::to_value(game.options()).expect("options serialise"),
            players,
            steps: Vec::new(),
            end: None,
            fair: None,
        }
    }

    /// Adds a step.
    pub fn push<G: Game>(&mut self, step: &StepOf<G>) {
        self.steps.push(step.to_string());
    }

    /// Reads one line of a record file.
    pub fn from_line(line: &str) -> Result<Self, RecordError> {
        read_json(line).map_err(|error| {
            let problem = if error.is_eof() {
                "the record breaks off in the middle".to_owned()
            } else {
                format!("this is not a record: {error}")
            };
            RecordError { step: None, problem }
        })
    }

    /// The line of a record file, without its line break.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a record serialises")
    }
}

/// Where a record and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The step, from 1; none if it is not about a step.
    pub step: Option<usize>,
    /// What is wrong, in a sentence without a full stop.
    pub problem: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.problem),
            None => f.write_str(&self.problem),
        }
    }
}

impl std::error::Error for RecordError {}

/// A record being played through the rules again, every step and the result verified.
pub struct Replay<'r, G> {
    record: &'r Record,
    game: G,
    done: usize,
}

impl<'r, G: Game> Replay<'r, G> {
    /// Sets up the recorded game.
    pub fn new(record: &'r Record) -> Result<Self, RecordError> {
        let fail = |problem: String| RecordError { step: None, problem };
        if record.game != G::ID {
            return Err(fail(format!("this is a record of {}, not of {}", record.game, G::ID)));
        }
        if record.rules != G::RULES_VERSION {
            let (theirs, ours) = (record.rules, G::RULES_VERSION);
            return Err(fail(format!("it was played by version {theirs} of the rules; this is version {ours}")));
        }
        if !record.players.is_empty() && record.players.len() != record.seats {
            return Err(fail(format!("{} players are named for {} seats", record.players.len(), record.seats)));
        }
        let options = G::Options::deserialize(&record.options).map_err(|error| fail(format!("options: {error}")))?;
        let game = G::new(record.seats, &options).map_err(|error| fail(error.to_string()))?;
        Ok(Replay { record, game, done: 0 })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The next step of the record, without applying it; none after the last.
    pub fn peek(&self) -> Result<Option<StepOf<G>>, RecordError> {
        let Some(text) = self.record.steps.get(self.done) else { return Ok(None) };
        let step = text.parse().map_err(|error| self.fail(format!("{error}")))?;
        Ok(Some(step))
    }

    /// Applies the next step, if the rules allow it. After the last, the result is verified.
    pub fn advance(&mut self) -> Result<Option<StepOf<G>>, RecordError> {
        let Some(step) = self.peek()? else {
            self.verify_end()?;
            return Ok(None);
        };
        self.game.play(&step, &mut ()).map_err(|error| self.fail(format!("`{step}`: {error}")))?;
        self.done += 1;
        Ok(Some(step))
    }

    /// Plays the rest.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.advance()?.is_some() {}
        Ok(self.game)
    }

    fn fail(&self, problem: String) -> RecordError {
        RecordError { step: Some(self.done + 1), problem }
    }

    fn verify_end(&self) -> Result<(), RecordError> {
        let fail = |problem: &str| Err(RecordError { step: None, problem: problem.to_owned() });
        let over = self.game.waiting() == Waiting::Over;
        let Some(end) = &self.record.end else {
            return if over { fail("the game is over, but the record has no result") } else { Ok(()) };
        };
        if end.points.len() != self.record.seats || end.places.len() != self.record.seats {
            return fail("the result does not have one entry for each seat");
        }
        match (end.how, self.game.standings()) {
            (EndKind::Played, Some(standings)) => {
                let ours = End::from(standings);
                if *end == ours {
                    return Ok(());
                }
                let problem = format!(
                    "the result differs: recorded {}, played {}",
                    serde_json::to_string(end).expect("a result serialises"),
                    serde_json::to_string(&ours).expect("a result serialises"),
                );
                Err(RecordError { step: None, problem })
            }
            (EndKind::Played, None) => fail("the record ends before the game does"),
            (_, Some(_)) => fail("the game was over by its rules before the players ended it"),
            (_, None) if !end.ended_by.is_empty() => fail("no rule of the game ends what its players end"),
            (EndKind::Agreed, None) if end.seat.is_some() => fail("an agreement has no seat of its own"),
            (EndKind::Agreed, None) if end.places.iter().any(|&place| place != 1) => {
                fail("after an agreement all share the first place")
            }
            (EndKind::Agreed, None) => Ok(()),
            (EndKind::Resigned | EndKind::Time, None) => match end.seat {
                Some(seat) if seat.index() < self.record.seats => {
                    let last = end.places[seat.index()];
                    let others = end.places.iter().enumerate().filter(|&(other, _)| other != seat.index());
                    let lost = others.into_iter().all(|(_, &place)| place < last);
                    if lost { Ok(()) } else { fail("whoever resigns or runs out of time comes last") }
                }
                _ => fail("the result does not say whose resignation or time it was"),
            },
        }
    }
}
