//! From a question to an answer: what is known, what has to be guessed, and the words for it.

use underhill_catalog::gobblet::{Action, Gobblet, Position, TURN_LIMIT, Touch};
use underhill_core::{Game, Luck, Seat, seeded};

use super::board::{Board, Turn, Turns};
use super::engine::{Task, Thought, decide};
use super::glance;
use super::manner::Manner;
use super::reasons::{Motive, reasons};
use super::search::{Blur, Choice, Circumstances, SURE, WIN};
use super::symmetry::Symmetries;
use super::table::Table;
use super::tuning::Tuning;
use super::weights::Weights;
use crate::meter::Part;
use crate::{Answer, Candidate, Estimate, Meter, Progress, Proof, Question, Reason, simple};

/// No more than so many alternatives are told.
const MOST_CANDIDATES: usize = 5;

/// No table has more entries than two to the power of this: a gibibyte.
const MOST_TABLE_BITS: u32 = 26;

/// Decides, knowing everything or guessing what is covered.
pub(crate) fn choose(table: &mut Option<Table>, question: &Question<'_, Gobblet>) -> Answer<Action> {
    let manner = Manner::of(question.level);
    let open = question.view.shows_covered() || question.view.board == everything_open(question);
    if seeded(question.seed, 17).below(100) < manner.slips
        && let Some(answer) = glancing(question, manner, open)
    {
        answer
    } else if open {
        sure(table, question, manner)
    } else {
        guessing(table, question, manner)
    }
}

/// What the board would look like if nothing were covered: itself, unless the stacks lack gobblets that are not seen.
fn everything_open(question: &Question<'_, Gobblet>) -> underhill_catalog::gobblet::Board {
    simple::imagine(question, 0).position().lifted_board()
}

/// The turns that do not lose at once. With a gobblet in the air only its landings.
fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Turns::new();
    Board::of(position).turns(&mut turns);
    let air = position.air().map(|square| square.index() as u32);
    turns.into_iter().filter(|turn| air.is_none_or(|from| turn.from() == from)).collect()
}

fn circumstances(game: &Gobblet) -> Circumstances {
    let now = game.position();
    let mut stood: Vec<(Board, bool)> = game.earlier().map(|old| (Board::of(&old), old.side() != now.side())).collect();
    stood.push((Board::of(now), false));
    let mut worn = Vec::new();
    for (index, old) in stood.iter().enumerate() {
        if stood[..index].contains(old) && !worn.contains(old) {
            worn.push(*old);
        }
    }
    Circumstances { worn, plies_left: TURN_LIMIT.saturating_sub(game.turns()).max(1) }
}

/// Thinks about one game.
fn think(
    table: &mut Option<Table>,
    question: &Question<'_, Gobblet>,
    game: &Gobblet,
    turns: Vec<Turn>,
    manner: Manner,
    meter: &dyn Meter,
    told: bool,
) -> Thought {
    let speech = Speech::of(game);
    let aids = &question.aids;
    let circumstances = circumstances(game);
    let board = Board::of(game.position());
    // Turns that are the same but for how the board is turned are looked at once. Where a board is worn out, or a gobblet is
    // in the air, they may not be the same.
    let plain = circumstances.worn.is_empty() && game.position().air().is_none();
    let symmetries = if plain { Symmetries::of(board) } else { Symmetries::none() };
    let different = |turns: &mut Vec<Turn>| {
        turns.iter_mut().for_each(|turn| *turn = symmetries.representative(*turn));
        turns.sort();
        turns.dedup();
    };
    let mut considered: Vec<Turn> =
        turns.iter().copied().filter(|&turn| aids.considered.contains(&speech.first(turn))).collect();
    different(&mut considered);
    let mut turns = turns;
    different(&mut turns);
    let tell = |thought: &Thought| {
        if let Some(listener) = aids.listener {
            listener(&progress(&speech, question.seat, thought));
        }
    };
    // Two to the power of `bits` entries of 16 bytes fit into so many mebibytes.
    let bits = |memory: u32| (16 + memory.max(1).ilog2()).min(MOST_TABLE_BITS);
    let task = Task {
        weights: Weights::best(),
        tuning: &Tuning::BEST,
        board,
        circumstances: &circumstances,
        turns,
        meter,
        // Whoever looks only a few plies ahead needs no help.
        crew: aids.crew.filter(|_| manner.prove),
        deepest: aids.deepest.map_or(manner.deepest, |deepest| manner.deepest.min(deepest.clamp(1, 1_000) as i32)),
        // What is looked at in a moment is compared exactly, so that there are alternatives to tell.
        compare: manner.deepest.min(3),
        prove: manner.prove,
        blur: Blur { width: manner.blur, seed: question.seed },
        lines: aids.compared.max(1),
        considered,
        listener: told.then_some(&tell),
        table_bits: aids.memory.map_or(manner.table_bits, bits),
        seed: question.seed,
    };
    let thought = decide(table, &task);
    // Which of the same turns is chosen is a matter of luck.
    let mut luck = seeded(question.seed, 23);
    let mut choices = Vec::new();
    let mut turned = None;
    for choice in &thought.choices {
        let mut same = symmetries.same(choice.turn);
        let first = luck.below(same.len() as u64) as usize;
        same.rotate_left(first);
        turned = turned.or(Some(same[0].1));
        choices.extend(same.into_iter().map(|(turn, _)| Choice { turn, ..*choice }));
    }
    let line = thought.line.iter().map(|&turn| turned.map_or(turn, |symmetry| symmetry.turn(turn))).collect();
    Thought { choices, line, ..thought }
}

/// Looks only once, and believes what it remembers of what is covered. None if every turn seems to lose at once.
fn glancing(question: &Question<'_, Gobblet>, manner: Manner, open: bool) -> Option<Answer<Action>> {
    let game = simple::imagine(question, 0);
    let turns = turns(game.position());
    if turns.is_empty() {
        return None;
    }
    let board = Board::of(game.position());
    let choices = glance::choices(board, &turns, manner.glance, question.seed);
    let (best, speech) = (choices[0], Speech::of(&game));
    let proof = proven(best.score).filter(|_| open);
    // Only what can be seen is told: a guess is no fact.
    let (told_board, told_score) = if open { (board, best.score) } else { (seen_board(&game), 0) };
    Some(Answer {
        action: speech.first(best.turn),
        estimate: estimate(question.seat, chance(best.score)),
        candidates: candidates(&speech, question, &choices),
        line: speech.line(&[best.turn]),
        proof,
        reasons: told(&reasons(told_board, best.turn, told_score, 1, proof.is_some())),
        nodes: choices.len() as u64,
        depth: 1,
    })
}

/// Everything is known.
fn sure(table: &mut Option<Table>, question: &Question<'_, Gobblet>, manner: Manner) -> Answer<Action> {
    let game = simple::imagine(question, 0);
    let turns = turns(game.position());
    if turns.is_empty() {
        return lost(&game, question.seat);
    }
    let board = Board::of(game.position());
    let thought = think(table, question, &game, turns, manner, question.meter, true);
    let best = thought.choices[0];
    let touch = Speech::of(&game);
    let proof = proven(best.score);
    Answer {
        action: touch.first(best.turn),
        estimate: estimate(question.seat, chance(best.score)),
        candidates: candidates(&touch, question, &thought.choices),
        line: touch.line(&thought.line),
        proof,
        reasons: told(&reasons(board, best.turn, best.score, thought.depth, proof.is_some())),
        nodes: thought.nodes.max(1),
        depth: thought.depth as u32,
    }
}

/// Some gobblets are covered and not remembered: thinks about several arrangements and takes what is best on average
/// (determinisation, also called perfect information Monte Carlo).
fn guessing(table: &mut Option<Table>, question: &Question<'_, Gobblet>, manner: Manner) -> Answer<Action> {
    let manner = Manner { deepest: manner.guess_depth, ..manner };
    let mut sums: Vec<(Action, f64, Turn, u64)> = Vec::new();
    let (mut nodes, mut depth, mut worlds) = (0, 0, 0);
    let first = simple::imagine(question, 0);
    let speech = Speech::of(&first);
    for action in first.legal_actions(question.seat) {
        sums.push((action, 0.0, Turn::NONE, 0));
    }
    for number in 0..manner.guesses {
        let game = simple::imagine(question, number);
        let turns = turns(game.position());
        worlds += 1;
        if !turns.is_empty() {
            let until = (number + 1) as f64 / manner.guesses as f64;
            let meter = Part { meter: question.meter, before: nodes, until };
            let thought = think(table, question, &game, turns, Manner { ..manner }, &meter, false);
            nodes += thought.nodes;
            depth = depth.max(thought.depth);
            // A touch is worth what its best landing is worth; what is not among the choices loses.
            for (action, sum, turn, visits) in &mut sums {
                if let Some(choice) = thought.choices.iter().find(|choice| speech.first(choice.turn) == *action) {
                    *sum += chance(choice.score);
                    *visits += choice.nodes;
                    if *turn == Turn::NONE {
                        *turn = choice.turn;
                    }
                }
            }
        }
        if question.meter.is_spent(nodes) {
            break;
        }
    }
    sums.sort_by(|one, two| two.1.total_cmp(&one.1));
    let (action, sum, turn, _) = sums[0];
    let mut motives = if turn == Turn::NONE {
        Vec::new()
    } else {
        // Only what can be seen is told: a guess is no fact.
        reasons(seen_board(&first), turn, 0, 1, false)
    };
    motives.truncate(2);
    motives.push(Motive::BestOnAverage { guesses: worlds });
    Answer {
        action,
        estimate: estimate(question.seat, sum / worlds as f64),
        candidates: sums
            .iter()
            .take(MOST_CANDIDATES)
            .map(|&(action, sum, _, visits)| Candidate {
                action,
                estimate: estimate(question.seat, sum / worlds as f64),
                visits,
            })
            .collect(),
        line: vec![action],
        proof: None,
        reasons: told(&motives),
        nodes: nodes.max(1),
        depth: depth as u32,
    }
}

fn told(motives: &[Motive]) -> Vec<Reason> {
    motives.iter().map(Reason::because).collect()
}

/// The board with what is visible only, a gobblet in the air back on its square.
fn seen_board(game: &Gobblet) -> Board {
    let position = game.position();
    Board { mine: position.my_visible().bits(), theirs: position.their_visible().bits() }
}

/// Every turn uncovers a line of the other player: whatever is done, it is over.
fn lost(game: &Gobblet, seat: Seat) -> Answer<Action> {
    let action = game.legal_actions(seat).into_iter().next().expect("some turn is always legal");
    let reason = Reason::because(&Motive::Lost);
    Answer { estimate: estimate(seat, 0.0), proof: Some(Proof::LossIn(1)), ..Answer::plain(action, 2, reason) }
}

/// How turns are said: whole, or touch and landing.
struct Speech {
    strict: bool,
    in_air: bool,
}

impl Speech {
    fn of(game: &Gobblet) -> Speech {
        Speech { strict: game.options().touch == Touch::Strict, in_air: game.position().air().is_some() }
    }

    /// What has to be said now to play this turn.
    fn first(&self, turn: Turn) -> Action {
        match turn.action() {
            Action::Move { to, .. } if self.in_air => Action::Land(to),
            Action::Move { from, .. } if self.strict => Action::Touch(from),
            action => action,
        }
    }

    fn line(&self, turns: &[Turn]) -> Vec<Action> {
        let mut line = Vec::new();
        for (index, turn) in turns.iter().enumerate() {
            match turn.action() {
                Action::Move { from, to } if self.strict => {
                    if index > 0 || !self.in_air {
                        line.push(Action::Touch(from));
                    }
                    line.push(Action::Land(to));
                }
                action => line.push(action),
            }
        }
        line
    }
}

/// What a score proves.
pub(crate) fn proven(score: i32) -> Option<Proof> {
    match score {
        score if score >= SURE => Some(Proof::WinIn((WIN - score) as u32)),
        score if score <= -SURE => Some(Proof::LossIn((WIN + score) as u32)),
        _ => None,
    }
}

/// How far the engine has come.
fn progress(speech: &Speech, seat: Seat, thought: &Thought) -> Progress<Action> {
    let score = thought.choices[0].score;
    Progress {
        estimate: estimate(seat, chance(score)),
        line: speech.line(&thought.line),
        proof: proven(score),
        nodes: thought.nodes,
        depth: thought.depth as u32,
    }
}

fn candidates(speech: &Speech, question: &Question<'_, Gobblet>, choices: &[Choice]) -> Vec<Candidate<Action>> {
    let most = MOST_CANDIDATES.max(question.aids.compared);
    let mut candidates: Vec<Candidate<Action>> = Vec::new();
    for choice in choices {
        let action = speech.first(choice.turn);
        let wanted = candidates.len() < most || question.aids.considered.contains(&action);
        // Several landings of one gobblet are one touch.
        if wanted && candidates.iter().all(|before| before.action != action) {
            let estimate = estimate(question.seat, chance(choice.score));
            candidates.push(Candidate { action, estimate, visits: choice.nodes });
        }
    }
    candidates
}

/// The chance to win that a score stands for, half a draw counting as half a win.
pub(crate) fn chance(score: i32) -> f64 {
    match score {
        _ if score >= SURE => 1.0,
        _ if score <= -SURE => 0.0,
        _ => 1.0 / (1.0 + (-f64::from(score) / 100.0).exp()),
    }
}

fn estimate(seat: Seat, chance: f64) -> Estimate {
    let win = (0..2).map(|other| if other == seat.index() { chance } else { 1.0 - chance }).collect();
    Estimate { win, ..Estimate::default() }
}

#[cfg(test)]
mod tests {
    use underhill_catalog::gobblet::Options;
    use underhill_core::Waiting;

    use super::*;

    #[test]
    fn a_score_is_a_chance_even_if_it_is_nothing_and_sure_if_it_is_proven() {
        assert_eq!([-WIN, -SURE, 0, SURE, WIN].map(chance), [0.0, 0.0, 0.5, 1.0, 1.0]);
        let chances: Vec<f64> = (-5..=5).map(|score| chance(score * 60)).collect();
        assert!(chances.is_sorted() && chances[0] > 0.0 && chances[10] < 1.0, "{chances:?}");
    }

    /// GBT-R7: a board that is worn out ends the game when it comes up again, and no other does so by repetition. The
    /// last games are played without that rule.
    #[test]
    fn worn_boards_are_those_that_would_end_the_game() {
        let mut endings = 0;
        for number in 0..30 {
            let mut luck = seeded(81, number);
            let options = Options { repetition_draw: number < 28, ..Options::default() };
            let mut game = Gobblet::new(2, &options).expect("accepted options");
            let mut back: [Option<Action>; 2] = [None; 2];
            while let Waiting::Decide(seats) = game.waiting() {
                let seat = seats.lowest().expect("somebody decides");
                let actions = game.legal_actions(seat);
                let worn = circumstances(&game).worn;
                for &action in &actions {
                    let mut after = game.clone();
                    after.decide_unchecked(&[(seat, action)], &mut ());
                    let rules = after.standings().map(|standings| standings.ended_by);
                    let ended = rules.is_some_and(|rules| rules.iter().any(|rule| rule.as_str() == "GBT-R7"));
                    assert_eq!(worn.contains(&(Board::of(after.position()), true)), ended, "{}", after.position());
                    endings += u32::from(ended);
                }
                // Mostly what was moved goes back, so that boards come up again and again.
                let undo = back[seat.index()].filter(|action| actions.contains(action) && luck.below(8) > 0);
                let action = undo.unwrap_or_else(|| game.random_action(seat, &mut luck));
                back[seat.index()] = match action {
                    Action::Move { from, to } => Some(Action::Move { from: to, to: from }),
                    _ => None,
                };
                game.decide_unchecked(&[(seat, action)], &mut ());
            }
        }
        assert!(endings > 10, "{endings}");
    }
}
