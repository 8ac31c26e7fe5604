use underhill_core::{End, Game, Luck, Record, Replay, Seats, Waiting, random_step, seeded};

use crate::SetUp;
use crate::broken::{Broken, hold};
use crate::chance::is_a_lottery;
use crate::hidden::{
    a_state_reads_back, a_view_is_all_a_viewer_has, own_decisions_hold_no_surprise, what_is_not_witnessed_is_not_seen,
};
use crate::legality::{Candidates, legal_is_what_check_allows};
use crate::told::what_happens_reads_back;

/// How often the laws are checked: once in so many steps, at random; 1 is every step. That the game ends in time, and
/// that its record replays, is always checked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// That every component is where it should be.
    pub audits: u64,
    /// What is legal, and chance.
    pub moves: u64,
    /// Views, hidden facts, JSON.
    pub views: u64,
    /// The same when the game is over: once in so many games.
    pub ends: u64,
}

impl Effort {
    /// For tests: much is looked at in each of a few games.
    pub const THOROUGH: Effort = Effort { audits: 1, moves: 2, views: 6, ends: 1 };
    /// For a million games: a little is looked at in each.
    pub const BRIEF: Effort = Effort { audits: 16, moves: 100, views: 500, ends: 8 };
}

/// What a lawful game looked like from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lawful {
    /// The steps taken.
    pub steps: u64,
    /// The turns played.
    pub turns: u32,
    /// The greatest number of turns a game with these options can take.
    pub turn_bound: u32,
    /// The record.
    pub record: Record,
}

/// Plays one random game and checks the laws on the way.
pub fn random_game<G: Game>(set_up: &SetUp<G>, seed: u64, effort: Effort) -> Result<Lawful, Broken> {
    let mut game =
        G::new(set_up.seats, &set_up.options).map_err(|error| Broken::new("an accepted set-up starts", error))?;
    let mut record = Record::new(&game, Vec::new());
    check_on_the_way(&mut game, seed, effort, &mut record)
        .map_err(|broken| Broken { steps: record.steps.clone(), ..broken })?;
    let steps = record.steps.len() as u64;
    Ok(Lawful { steps, turns: game.turns(), turn_bound: game.turn_bound(), record })
}

fn check_on_the_way<G: Game>(game: &mut G, seed: u64, effort: Effort, record: &mut Record) -> Result<(), Broken> {
    // What the laws look at must not change how the game goes, so they have a luck of their own.
    let (mut luck, mut picks) = (seeded(seed, 0), seeded(seed, 1));
    let mut candidates = Candidates::new();
    let start = game.clone();
    let mut remembered = (0, game.clone());
    loop {
        let over = game.waiting() == Waiting::Over;
        if over || picks.below(effort.audits) == 0 {
            game.audit().map_err(|problem| Broken::new("every component is somewhere, once", problem))?;
        }
        is_waiting_sensibly(game)?;
        if picks.below(effort.moves) == 0 {
            is_a_lottery(game, &mut picks)?;
            legal_is_what_check_allows(game, &mut candidates, &mut picks)?;
        }
        let look = picks.below(if over { effort.ends } else { effort.views }) == 0;
        if look {
            a_state_reads_back(game)?;
            a_view_is_all_a_viewer_has(game, &mut picks)?;
            remembered = (record.steps.len(), game.clone());
        }
        let Some(step) = random_step(game, &mut luck) else { break };
        if look {
            what_is_not_witnessed_is_not_seen(game, &step, &mut picks)?;
            what_happens_reads_back(game, &step)?;
            own_decisions_hold_no_surprise(game, &step, &mut picks)?;
        }
        let before = game.turns();
        game.apply_unchecked(&step, &mut ());
        record.push::<G>(&step);
        let (turns, bound) = (game.turns(), game.turn_bound());
        hold((before..=before + 1).contains(&turns), "turns are counted one by one", || {
            format!("{turns} after {before}")
        })?;
        hold(turns <= bound, "the game ends within its bound", || format!("{turns} turns, at most {bound}"))?;
    }
    let standings = game.standings().expect("a game that is over has standings");
    for rule in &standings.ended_by {
        hold(G::rule_book().get(rule.as_str()).is_some(), "an ending names a rule of the rule book", || {
            rule.to_string()
        })?;
    }
    hold(!standings.ended_by.is_empty(), "an ending names the rule that brought it", || format!("{standings:?}"))?;
    record.end = Some(End::from(standings));
    replays(&start, game, &remembered, record)
}

fn is_waiting_sensibly<G: Game>(game: &G) -> Result<(), Broken> {
    let over = game.waiting() == Waiting::Over;
    hold(over == game.standings().is_some(), "there are standings exactly when the game is over", || {
        format!("{:?}, {:?}", game.waiting(), game.standings())
    })?;
    if let Waiting::Decide(seats) = game.waiting() {
        let all = Seats::all(game.seats());
        let known = seats.iter().all(|seat| all.contains(seat));
        hold(known && !seats.is_empty(), "only seats in play are waited for", || format!("{seats:?}"))?;
    }
    hold(game.points().len() == game.seats(), "every seat has points", || format!("{:?}", game.points()))
}

/// The record, written out and read again, leads through the same states.
fn replays<G: Game>(start: &G, end: &G, remembered: &(usize, G), record: &Record) -> Result<(), Broken> {
    const LAW: &str = "a record replays to the same states";
    let read = Record::from_line(&record.to_line()).map_err(|error| Broken::new(LAW, error))?;
    let mut replay = Replay::<G>::new(&read).map_err(|error| Broken::new(LAW, error))?;
    hold(replay.game() == start, LAW, || "the start differs".to_owned())?;
    for done in 0.. {
        if done == remembered.0 {
            hold(*replay.game() == remembered.1, LAW, || format!("the state after step {done} differs"))?;
        }
        if replay.advance().map_err(|error| Broken::new(LAW, error))?.is_none() {
            break;
        }
    }
    hold(replay.game() == end, LAW, || "the end differs".to_owned())
}
