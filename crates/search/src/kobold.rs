//! Kobold: everything lies open, and chance comes with every retrieval. A small net, taught by playing against itself,
//! judges positions; the stronger levels search a tree of decisions and draws with it.

#[cfg(test)]
mod agreement;
mod choices;
mod features;
mod judge;
mod net;
mod reasons;
mod scene;
mod thumb;
mod tree;
mod worth;

use underhill_catalog::kobold::{Action, Kobold};
use underhill_core::{Game, Luck, Seat, seeded};

use self::judge::{Verdict, judge, net};
use self::tree::{SearchSettings, Tree};
use crate::simple::{self, imagine};
use crate::{Answer, Brain, Candidate, Estimate, Level, Progress, Question};

/// What the tuning programs use.
#[cfg(feature = "lab")]
pub mod lab {
    pub use super::choices::choices;
    pub use super::features::{FEATURES, features};
    pub use super::judge::{Verdict, judge, softmax};
    pub use super::net::{HIDDEN, LEAK, Net, PART, WEIGHTS, dot};
    pub use super::scene::Scene;
}

/// How a level plays.
enum Manner {
    /// Takes what it can get.
    AtOnce,
    /// By the rule of thumb, off by up to so many points in what it thinks of a choice.
    Thumb(f32),
    /// Judges what each choice leads to, off by up to so much in its winning chance.
    Glance(f32),
    /// Searches, and stops after so many judgements even if there is time.
    Search(SearchSettings, u64),
}

/// How the level plays with so many at the table. The more there are, the less a judgement at first sight tells.
fn manner(level: Level, seats: usize) -> Manner {
    match level {
        Level::Random | Level::Greedy => Manner::AtOnce,
        Level::Beginner => Manner::Thumb(1.2),
        Level::Easy => Manner::Thumb(0.45),
        Level::Medium => Manner::Glance(0.012),
        Level::Hard => Manner::Search(SearchSettings::BEST, 1_500 << (2 * (seats - 2))),
        Level::Master => Manner::Search(SearchSettings::BEST, u64::MAX),
    }
}

impl Brain for Kobold {
    type Mind = ();
    type Motive = reasons::Motive;

    fn think((): &mut (), question: &Question<'_, Self>) -> Answer<Self::Action> {
        if question.level == Level::Random {
            return simple::random(question);
        }
        let game = imagine(question, 0);
        let seat = question.seat;
        match manner(question.level, game.seats()) {
            Manner::AtOnce => by_worth(question, &game, thumb::at_once(&game, seat), 0.0),
            Manner::Thumb(blur) => by_worth(question, &game, thumb::thumb(&game, seat), blur),
            Manner::Glance(blur) => glance(question, &game, blur),
            Manner::Search(settings, most) => search(question, &game, settings, most),
        }
    }
}

/// The choice with the greatest worth, give or take a blur; the estimates are the judge's.
fn by_worth(question: &Question<'_, Kobold>, game: &Kobold, choices: Vec<(Action, f32)>, blur: f32) -> Answer<Action> {
    let blurred = blurred(question, choices, blur);
    let judged: Vec<_> = blurred.into_iter().map(|action| (action, after(game, question.seat, action), 1)).collect();
    answer(game, question.seat, &judged, Vec::new())
}

/// The choice after which the judge likes the seat's chances best, give or take a blur.
fn glance(question: &Question<'_, Kobold>, game: &Kobold, blur: f32) -> Answer<Action> {
    let judge = |action: Action| (action, after(game, question.seat, action));
    let judged: Vec<(Action, Verdict)> = choices::choices(game, question.seat).into_iter().map(judge).collect();
    let chances = judged.iter().map(|(action, verdict)| (*action, verdict.win[question.seat.index()])).collect();
    let order = blurred(question, chances, blur);
    let verdict = |action| judged.iter().find(|(other, _)| *other == action).map_or_else(Verdict::default, |&(_, v)| v);
    let judged: Vec<_> = order.into_iter().map(|action| (action, verdict(action), 1)).collect();
    answer(game, question.seat, &judged, Vec::new())
}

/// The actions in falling order of their values, each value off by up to `blur` either way.
fn blurred(question: &Question<'_, Kobold>, choices: Vec<(Action, f32)>, blur: f32) -> Vec<Action> {
    let mut luck = seeded(question.seed, 1);
    let mut off = || (luck.below(20_001) as f32 / 10_000.0 - 1.0) * blur;
    let mut choices: Vec<(Action, f32)> = choices.into_iter().map(|(action, value)| (action, value + off())).collect();
    choices.sort_by(|one, two| two.1.total_cmp(&one.1));
    choices.into_iter().map(|(action, _)| action).collect()
}

/// The choice most looked at in a search.
fn search(question: &Question<'_, Kobold>, game: &Kobold, settings: SearchSettings, most: u64) -> Answer<Action> {
    let seat = question.seat;
    let mut luck = seeded(question.seed, 1);
    let mut tree = Tree::new(game, net(game.seats()), settings);
    // Where there is no choice, a short look still gives an estimate.
    let most = if tree.choices().len() == 1 { most.min(1_000) } else { most };
    let mut care = Care::new(question, &tree);
    let mut next_word = 256;
    while tree.judged < most && question.meter.spent(tree.judged) < 1.0 {
        tree.visit(care.next(&tree, seat, settings.first_sight), &mut luck);
        if let Some(listener) = question.aids.listener
            && tree.judged >= next_word
        {
            next_word *= 2;
            listener(&progress(&tree, game.seats(), settings));
        }
    }
    let mut order: Vec<usize> = (0..tree.choices().len()).collect();
    // What was looked at for the sake of comparing says nothing of what the search likes.
    let key = |index: usize| {
        let edge = &tree.choices()[index];
        (edge.visits - care.visits[index], edge.verdict(settings.first_sight).win[seat.index()])
    };
    order.sort_by(|&one, &two| {
        let (one, two) = (key(one), key(two));
        two.0.cmp(&one.0).then(two.1.total_cmp(&one.1))
    });
    let judged = order.iter().map(|&index| {
        let edge = &tree.choices()[index];
        (edge.action, edge.verdict(settings.first_sight), u64::from(edge.visits))
    });
    let judged = judged.collect::<Vec<_>>();
    let mut answer = answer(game, seat, &judged, tree.line(order[0]));
    for &(action, verdict, visits) in judged.iter().skip(answer.candidates.len()) {
        if answer.candidates.len() < question.aids.compared || question.aids.considered.contains(&action) {
            answer.candidates.push(Candidate { action, estimate: estimate(&verdict, game.seats()), visits });
        }
    }
    (answer.nodes, answer.depth) = (tree.judged, tree.deepest);
    answer
}

/// How far a search has come.
fn progress(tree: &Tree<'_>, seats: usize, settings: SearchSettings) -> Progress<Action> {
    let choices = tree.choices();
    let most = (0..choices.len()).max_by_key(|&index| choices[index].visits).expect("there is a choice");
    Progress {
        estimate: estimate(&choices[most].verdict(settings.first_sight), seats),
        line: tree.line(most),
        proof: None,
        nodes: tree.judged,
        depth: tree.deepest,
    }
}

/// Sees to it that what is to be compared is looked at equally often: every other visit goes to one of these choices.
struct Care {
    /// So many of the best.
    compared: usize,
    /// Those that are compared however they look.
    considered: Vec<usize>,
    /// How many visits each choice got for this alone.
    visits: Vec<u32>,
    turn: bool,
}

impl Care {
    fn new(question: &Question<'_, Kobold>, tree: &Tree<'_>) -> Care {
        let named = |&index: &usize| question.aids.considered.contains(&tree.choices()[index].action);
        let all = tree.choices().len();
        Care {
            compared: question.aids.compared,
            considered: (0..all).filter(named).collect(),
            visits: vec![0; all],
            turn: false,
        }
    }

    /// Which choice the next visit has to go to, if it is not free.
    fn next(&mut self, tree: &Tree<'_>, seat: Seat, first_sight: f32) -> Option<usize> {
        if self.compared <= 1 && self.considered.is_empty() {
            return None;
        }
        self.turn = !self.turn;
        if self.turn {
            return None;
        }
        let worth = |index: usize| tree.choices()[index].verdict(first_sight).win[seat.index()];
        let mut best: Vec<usize> = (0..tree.choices().len()).collect();
        best.sort_by(|&one, &two| worth(two).total_cmp(&worth(one)));
        best.truncate(self.compared);
        best.extend(&self.considered);
        let least = best.into_iter().min_by_key(|&index| tree.choices()[index].visits)?;
        self.visits[least] += 1;
        Some(least)
    }
}

/// How the game stands after an action, before anything is drawn.
fn after(game: &Kobold, seat: Seat, action: Action) -> Verdict {
    let mut after = game.clone();
    after.decide_unchecked(&[(seat, action)], &mut ());
    judge(&after, net(game.seats()))
}

/// Puts an answer together from choices with their verdicts and visits, the best first.
fn answer(game: &Kobold, seat: Seat, judged: &[(Action, Verdict, u64)], line: Vec<Action>) -> Answer<Action> {
    let seats = game.seats();
    let candidates: Vec<Candidate<Action>> = judged
        .iter()
        .take(5)
        .map(|&(action, verdict, visits)| Candidate { action, estimate: estimate(&verdict, seats), visits })
        .collect();
    let action = judged[0].0;
    Answer {
        action,
        estimate: candidates[0].estimate.clone(),
        line: if line.is_empty() { vec![action] } else { line },
        proof: None,
        reasons: reasons::reasons(game, seat, action),
        nodes: judged.len() as u64,
        depth: 1,
        candidates,
    }
}

fn estimate(verdict: &Verdict, seats: usize) -> Estimate {
    let win = verdict.win[..seats].iter().map(|&win| f64::from(win));
    let sum: f64 = win.clone().sum();
    Estimate {
        win: win.map(|win| win / sum).collect(),
        points: verdict.points[..seats].iter().map(|&points| f64::from(points)).collect(),
    }
}
