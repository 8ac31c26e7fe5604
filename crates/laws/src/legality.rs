use std::ops::ControlFlow;

use underhill_core::{Game, ILLEGAL, Illegal, Luck, Seat, Seats, Waiting};

/// A list of legal actions longer than this is only looked at in part.
const LONG: usize = 3_000;

use crate::broken::{Broken, hold};
use crate::told::reads_back;

/// Actions that were legal for somebody at some time: likely candidates for being illegal now.
pub(crate) struct Candidates<A> {
    actions: Vec<A>,
    next: usize,
}

impl<A: Clone + PartialEq> Candidates<A> {
    pub(crate) fn new() -> Self {
        Candidates { actions: Vec::new(), next: 0 }
    }

    /// Remembers an action, forgetting the oldest.
    pub(crate) fn remember(&mut self, action: A) {
        const MOST: usize = 32;
        if self.actions.contains(&action) {
            return;
        }
        if self.actions.len() < MOST {
            self.actions.push(action);
        } else {
            self.actions[self.next] = action;
            self.next = (self.next + 1) % MOST;
        }
    }
}

/// `legal` and `check` say the same of every action we can think of, the fast ways of counting agree with the slow
/// one, and notation reads back what it wrote.
pub(crate) fn legal_is_what_check_allows<G: Game>(
    game: &G,
    candidates: &mut Candidates<G::Action>,
    luck: &mut impl Luck,
) -> Result<(), Broken> {
    let waiting = match game.waiting() {
        Waiting::Decide(seats) => seats,
        Waiting::Chance | Waiting::Over => Seats::NONE,
    };
    for seat in Seat::first(game.seats()) {
        if !waiting.contains(seat) {
            hold(game.legal_count(seat) == 0, "a seat that is not waited for has no action", || seat.to_string())?;
            for action in &candidates.actions {
                let verdict = game.check(seat, action);
                hold(verdict.is_err(), "a seat that is not waited for may do nothing", || format!("{seat}: {action}"))?;
                is_explained::<G>(verdict.as_ref().err())?;
            }
            continue;
        }
        let actions = some_legal_actions(game, seat);
        let whole = actions.len() < LONG;
        hold(!actions.is_empty(), "a seat that is waited for can do something", || seat.to_string())?;
        for action in &actions {
            hold(game.check(seat, action).is_ok(), "what is listed as legal is allowed", || {
                format!("seat {seat}, {action}: {:?}", game.check(seat, action))
            })?;
            let text = action.to_string();
            hold(text.parse().as_ref() == Ok(action), "notation reads back what it wrote", || {
                format!("`{text}` reads as {:?}", text.parse::<G::Action>())
            })?;
        }
        if whole {
            each_is_listed_once(&actions)?;
            let count = game.legal_count(seat);
            hold(count == actions.len() as u64, "the count of legal actions is that of the list", || {
                format!("seat {seat}: counted {count}, listed {}", actions.len())
            })?;
        }
        agrees_by_index(game, seat, &actions, whole, luck)?;
        stops_early(game, seat, &actions, luck)?;

        let some = &actions[luck.below(actions.len() as u64) as usize];
        let typed = mistyped::<G>(some, luck);
        for action in candidates.actions.iter().chain(&typed) {
            let verdict = game.check(seat, action);
            is_explained::<G>(verdict.as_ref().err())?;
            if whole {
                hold(verdict.is_ok() == actions.contains(action), "what is allowed is listed as legal", || {
                    format!("seat {seat}, {action}: listed {}, check says {verdict:?}", actions.contains(action))
                })?;
            }
        }
        let played = game.random_action(seat, luck);
        hold(game.check(seat, &played).is_ok(), "the player without a plan plays by the rules", || played.to_string())?;
        candidates.remember(some.clone());
        candidates.remember(played);
        typed.into_iter().for_each(|action| candidates.remember(action));
    }
    Ok(())
}

fn some_legal_actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = game.legal(seat, |action| {
        actions.push(action);
        if actions.len() < LONG { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    actions
}

fn each_is_listed_once<A: PartialEq + std::fmt::Display>(actions: &[A]) -> Result<(), Broken> {
    let mut texts: Vec<String> = actions.iter().map(A::to_string).collect();
    texts.sort_unstable();
    match texts.windows(2).find(|pair| pair[0] == pair[1]) {
        None => Ok(()),
        Some(pair) => Err(Broken::new("an action is listed once", &pair[0])),
    }
}

fn agrees_by_index<G: Game>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    whole: bool,
    luck: &mut impl Luck,
) -> Result<(), Broken> {
    let last = actions.len() - 1;
    for index in [0, luck.below(actions.len() as u64) as usize, last] {
        let found = game.legal_at(seat, index as u64);
        hold(found.as_ref() == Some(&actions[index]), "the action at an index is the one listed there", || {
            format!("seat {seat}, index {index}: {found:?}, listed {}", actions[index])
        })?;
    }
    if whole {
        let beyond = game.legal_at(seat, actions.len() as u64);
        return hold(beyond.is_none(), "there is no action beyond the last", || format!("{beyond:?}"));
    }
    // Too many to list: any index below the count must still give something that is allowed.
    let index = luck.below(game.legal_count(seat));
    let Some(found) = game.legal_at(seat, index) else {
        return Err(Broken::new("there is an action at every index below the count", index));
    };
    hold(game.check(seat, &found).is_ok(), "what is listed as legal is allowed", || {
        format!("seat {seat}, index {index}, {found}: {:?}", game.check(seat, &found))
    })
}

fn stops_early<G: Game>(game: &G, seat: Seat, actions: &[G::Action], luck: &mut impl Luck) -> Result<(), Broken> {
    let stop = luck.below(actions.len() as u64) as usize;
    let mut visited = 0;
    let stopped = game.legal(seat, |_| {
        visited += 1;
        if visited > stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    hold(stopped.is_break() && visited == stop + 1, "listing stops when asked to", || {
        format!("asked to stop after {}, visited {visited}", stop + 1)
    })
}

/// What a person could have typed instead: the same notation with one character changed or missing.
fn mistyped<G: Game>(action: &G::Action, luck: &mut impl Luck) -> Vec<G::Action> {
    const KEYS: &[char] = &['a', 'b', 'd', '1', '2', '4', '0', '-', ' ', 'R', 's', '9', '@', '.'];
    let text: Vec<char> = action.to_string().chars().collect();
    let place = luck.below(text.len() as u64) as usize;
    let key = KEYS[luck.below(KEYS.len() as u64) as usize];
    let (mut changed, mut missing) = (text.clone(), text);
    changed[place] = key;
    missing.remove(place);
    [changed, missing].iter().filter_map(|text| text.iter().collect::<String>().parse().ok()).collect()
}

/// A refusal names a rule that can be looked up, and says something.
fn is_explained<G: Game>(illegal: Option<&G::Illegal>) -> Result<(), Broken> {
    let Some(illegal) = illegal else { return Ok(()) };
    let rule = illegal.rule();
    hold(G::rule_book().get(rule.as_str()).is_some(), "a refusal names a rule of the rule book", || rule.to_string())?;
    hold(!illegal.to_string().is_empty(), "a refusal says why", || format!("{illegal:?}"))?;
    reads_back(illegal, ILLEGAL)
}
