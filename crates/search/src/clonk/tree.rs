//! What the players decide after an action, as far as it has been tried often enough to know: Monte Carlo tree search over
//! the rest of the turn and the turns of the others, each seat after its own good (max-n backups).
//!
//! A place in the tree is a row of decisions, whatever chance brought between them and whatever the others hold (open-loop,
//! single-observer information-set search): every trial imagines both anew, and only what is legal then is chosen from.

use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Luck, Seat, Waiting};

use super::fate::Fate;
use super::habit::Habit;
use super::playout::PlayoutPolicy;
use super::weights::Weights;

/// How a tree is searched.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "lab", derive(serde::Serialize, serde::Deserialize))]
pub struct Curiosity {
    /// How much is tried that has been tried little: the exploration constant of PUCT.
    pub explore: f64,
    /// By how much habit must think less of an action to make it a quarter as likely to be tried, in hundredths of a coin.
    pub doubt: f64,
}

/// No more places than this are kept; beyond them everyone plays by habit.
const MOST: usize = 60_000;

/// No more actions than this are remembered at a place: after draws there may be any.
const WIDEST: usize = 48;

/// Stands for a place that has not been reached yet.
const NOWHERE: u32 = u32::MAX;

/// A place where somebody decides.
#[derive(Default)]
struct Node {
    visits: u32,
    worth: f64,
    edges: Vec<Edge>,
}

/// Something that has been decided there.
struct Edge {
    action: Action,
    visits: u32,
    /// What came of it for whoever decided.
    worth: f64,
    after: u32,
}

/// Which decisions a trial went through: the place, what was decided there by its number, and who decided.
pub(crate) type Path = Vec<(u32, u32, Seat)>;

/// All places under the actions that are compared.
#[derive(Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    judged: Vec<(Action, i32)>,
}

/// Where in the tree a trial goes, and which way it takes.
pub(crate) struct Branch<'a> {
    pub(crate) root: u32,
    pub(crate) curiosity: &'a Curiosity,
    pub(crate) path: &'a mut Path,
}

impl Tree {
    /// Plays on as far as the tree goes, at most until so many turns are completed; says how many steps that took.
    pub(crate) fn follow(
        &mut self,
        branch: Branch<'_>,
        game: &mut Clonk,
        policy: &PlayoutPolicy<'_>,
        fate: &mut Fate,
        until: u32,
        luck: &mut impl Luck,
    ) -> u64 {
        let Branch { root, curiosity, path } = branch;
        let (mut at, mut steps) = (Some(root), 0);
        while let Some(node) = at.filter(|_| game.turns() < until) {
            match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance => game.draw_unchecked(fate.outcome(policy.order, game, luck), &mut ()),
                Waiting::Decide(_) => {
                    let seat = game.active();
                    let action;
                    (action, at) = self.select(node, game, seat, policy.weights, curiosity, path);
                    game.decide_unchecked(&[(seat, action)], &mut ());
                }
            }
            steps += 1;
        }
        steps
    }

    /// Adds a place.
    pub(crate) fn grow(&mut self) -> Option<u32> {
        if self.nodes.len() >= MOST {
            return None;
        }
        self.nodes.push(Node::default());
        Some(self.nodes.len() as u32 - 1)
    }

    /// What the seat does at this place in this trial (PUCT), and the place that leads to.
    fn select(
        &mut self,
        at: u32,
        game: &Clonk,
        seat: Seat,
        weights: &Weights,
        curiosity: &Curiosity,
        path: &mut Path,
    ) -> (Action, Option<u32>) {
        self.judged.clear();
        Habit::new(game, seat, weights).judge(|action, value| self.judged.push((action, value)));
        let best = self.judged.iter().map(|&(_, value)| value).max().unwrap_or(0);
        let prior = |value: i32| {
            let doubts = 1.0 + f64::from(best - value) / curiosity.doubt;
            1.0 / (doubts * doubts)
        };
        let total: f64 = self.judged.iter().map(|&(_, value)| prior(value)).sum();
        let node = &self.nodes[at as usize];
        let reach = curiosity.explore * f64::from(node.visits + 1).sqrt() / total;
        // What has not been tried is supposed to be as good as what has been.
        let first_sight = node.worth / f64::from(node.visits.max(1));
        let (mut chosen, mut most) = (None, f64::MIN);
        for &(action, value) in &self.judged {
            let known = node.edges.iter().position(|edge| edge.action == action);
            let (visits, mean) = known.map_or((0, first_sight), |edge| {
                let edge = &node.edges[edge];
                (edge.visits, edge.worth / f64::from(edge.visits.max(1)))
            });
            let score = mean + reach * prior(value) / f64::from(visits + 1);
            if score > most {
                (chosen, most) = (Some((action, known)), score);
            }
        }
        let (action, known) = chosen.expect("a seat that is waited for can do something");
        let edges = &mut self.nodes[at as usize].edges;
        if known.is_none() && edges.len() >= WIDEST {
            return (action, None);
        }
        let edge = known.unwrap_or_else(|| {
            edges.push(Edge { action, visits: 0, worth: 0.0, after: NOWHERE });
            edges.len() - 1
        });
        path.push((at, edge as u32, seat));
        let Edge { visits, after, .. } = self.nodes[at as usize].edges[edge];
        if after != NOWHERE {
            return (action, Some(after));
        }
        // A place is kept from the second time on.
        let after = if visits > 0 { self.grow() } else { None };
        self.nodes[at as usize].edges[edge].after = after.unwrap_or(NOWHERE);
        (action, after)
    }

    /// Remembers what came of a trial.
    pub(crate) fn remember(&mut self, path: &[(u32, u32, Seat)], worth: impl Fn(Seat) -> f64) {
        for &(at, edge, seat) in path {
            let worth = worth(seat);
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.worth += worth;
            node.edges[edge as usize].visits += 1;
            node.edges[edge as usize].worth += worth;
        }
    }
}

#[cfg(test)]
mod tests {
    use underhill_catalog::clonk::{Options, Phase};
    use underhill_core::{random_step, seeded};

    use super::*;

    const CURIOSITY: Curiosity = Curiosity { explore: 0.2, doubt: 100.0 };

    /// Somebody who digs and has a choice.
    fn choice() -> Clonk {
        let mut luck = seeded(3, 3);
        let mut game = Clonk::new(2, &Options::default()).expect("two can play");
        while game.turns() < 5 || game.phase() != Phase::Dig || game.legal_count(game.active()) < 4 {
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
        }
        game
    }

    /// How often each action is chosen in so many trials, if only one of them is worth something.
    fn chosen(game: &Clonk, tree: &mut Tree, trials: usize, good: Action) -> usize {
        let root = tree.grow().expect("there is room");
        let mut path = Path::new();
        let mut times = 0;
        for _ in 0..trials {
            path.clear();
            let (action, _) = tree.select(root, game, game.active(), &Weights::TUNED, &CURIOSITY, &mut path);
            times += usize::from(action == good);
            tree.remember(&path, |_| f64::from(u8::from(action == good)));
        }
        times
    }

    #[test]
    fn what_habit_likes_least_is_found_if_it_is_the_best() {
        let game = choice();
        let mut worst: Option<(i32, Action)> = None;
        Habit::new(&game, game.active(), &Weights::TUNED).judge(|action, value| {
            if worst.is_none_or(|(least, _)| value < least) {
                worst = Some((value, action));
            }
        });
        let (_, worst) = worst.expect("there is a choice");
        let times = chosen(&game, &mut Tree::default(), 3_000, worst);
        assert!(times > 1_500, "{times}");
    }

    #[test]
    fn a_place_is_kept_from_the_second_time_on() {
        let game = choice();
        let mut tree = Tree::default();
        let root = tree.grow().expect("there is room");
        let mut path = Path::new();
        let mut select = |tree: &mut Tree| {
            path.clear();
            let (_, after) = tree.select(root, &game, game.active(), &Weights::TUNED, &CURIOSITY, &mut path);
            tree.remember(&path, |_| 1.0);
            after
        };
        // The same action pays every time, so it is chosen again.
        assert_eq!(select(&mut tree), None);
        let after = select(&mut tree);
        assert!(after.is_some());
        assert_eq!(select(&mut tree), after);
    }
}
