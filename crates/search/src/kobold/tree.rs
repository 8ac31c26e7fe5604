//! A search of what may come: a tree of decisions, chance drawn between them, each seat after its own winning chance.
//! Monte Carlo tree search with PUCT selection, a net in the place of rollouts, max-n backups, and progressive widening of
//! chance nodes.
//!
//! Every position that is reached is judged once for each choice it offers. The judgements guide where to look next
//! (more often where the deciding seat's chances are better) and make way for what is found deeper. Where chance
//! comes between two decisions, only as many different draws are kept as the visits can fill with sense.

use underhill_catalog::kobold::{Action, Kobold};
use underhill_core::{Game, Luck, Seat, Waiting};

use super::choices::choices;
use super::judge::{Verdict, judge};
use super::net::Net;

/// How a search goes about it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct SearchSettings {
    /// How curious it is about choices it has looked at little: the exploration constant of PUCT, in winning chances.
    pub(super) curiosity: f32,
    /// By how much a choice must be judged better at first sight to be preferred clearly, in winning chances: the
    /// temperature of the priors.
    pub(super) clear: f32,
    /// How many draws are kept behind a choice with n visits: this times the root of n (progressive widening).
    pub(super) draws: f32,
    /// How many visits the judgement at first sight counts for (virtual visits; first-play urgency).
    pub(super) first_sight: f32,
    /// The most positions kept; beyond them the tree grows no more.
    pub(super) most: usize,
}

impl SearchSettings {
    /// What did best.
    pub(super) const BEST: SearchSettings =
        SearchSettings { curiosity: 0.4, clear: 0.03, draws: 1.0, first_sight: 1.0, most: 100_000 };
}

/// A position of the tree in which a seat decides, or the end of the game, which offers no choice.
struct Node {
    game: Kobold,
    seat: usize,
    edges: Vec<Edge>,
    visits: u32,
    /// What it looked like when it was reached.
    first: Verdict,
}

/// A choice in a position: an action with the statistics of its visits.
pub(super) struct Edge {
    pub(super) action: Action,
    prior: f32,
    /// No chance comes before the next decision.
    certain: bool,
    /// What it looked like at first.
    first: Verdict,
    pub(super) visits: u32,
    sum: Verdict,
    /// The positions that chance led to, and how often.
    after: Vec<(u32, u32)>,
}

impl Edge {
    /// What the choice is worth to everyone, as far as known.
    pub(super) fn verdict(&self, first_sight: f32) -> Verdict {
        let mut verdict = Verdict::default();
        let all = self.visits as f32 + first_sight;
        verdict.add(&self.sum, 1.0 / all);
        verdict.add(&self.first, first_sight / all);
        verdict
    }
}

/// A search under way.
pub(super) struct Tree<'n> {
    nodes: Vec<Node>,
    net: &'n Net,
    settings: SearchSettings,
    /// The positions judged.
    pub(super) judged: u64,
    pub(super) deepest: u32,
}

impl<'n> Tree<'n> {
    /// A tree that has grown nothing but its root, where a seat decides.
    pub(super) fn new(game: &Kobold, net: &'n Net, settings: SearchSettings) -> Self {
        let mut tree = Tree { nodes: Vec::new(), net, settings, judged: 0, deepest: 0 };
        tree.grow(game.clone());
        tree
    }

    /// The choices at the root.
    pub(super) fn choices(&self) -> &[Edge] {
        &self.nodes[0].edges
    }

    /// Goes down the tree once (selection, expansion), from a certain choice at the root if one is named, and brings back what
    /// it found (backup).
    pub(super) fn visit(&mut self, first: Option<usize>, luck: &mut impl Luck) {
        let mut path: Vec<(usize, usize)> = Vec::with_capacity(32);
        let mut at = 0;
        let verdict = loop {
            if self.nodes[at].edges.is_empty() {
                // Looking at it again is work too, or a search of nothing but endings would never be done.
                self.judged += 1;
                break self.nodes[at].first;
            }
            let edge = first.filter(|_| path.is_empty()).unwrap_or_else(|| self.select(at));
            path.push((at, edge));
            match self.follow(at, edge, luck) {
                Next::Known(node) => at = node,
                Next::Found(verdict) => break verdict,
            }
        };
        self.deepest = self.deepest.max(path.len() as u32);
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.edges[edge].visits += 1;
            node.edges[edge].sum.add(&verdict, 1.0);
        }
    }

    /// The choice to look at: good for the deciding seat, or not looked at enough (PUCT).
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let reach = self.settings.curiosity * (node.visits as f32 + 1.0).sqrt();
        let weight = self.settings.first_sight;
        let score = |edge: &Edge| {
            let all = edge.visits as f32 + weight;
            let mean = (edge.sum.win[node.seat] + weight * edge.first.win[node.seat]) / all;
            mean + reach * edge.prior / (1.0 + edge.visits as f32)
        };
        let (mut best, mut most) = (0, f32::MIN);
        for (index, edge) in node.edges.iter().enumerate() {
            let score = score(edge);
            if score > most {
                (best, most) = (index, score);
            }
        }
        best
    }

    /// Takes the choice and lets chance do its part: a new draw while progressive widening allows one more, else one of
    /// those drawn before, as often as they came.
    fn follow(&mut self, node: usize, edge: usize, luck: &mut impl Luck) -> Next {
        let full = self.nodes.len() >= self.settings.most;
        let here = &mut self.nodes[node];
        let choice = &mut here.edges[edge];
        let many = 1.0 + self.settings.draws * (choice.visits as f32).sqrt();
        if !choice.after.is_empty() && (full || choice.certain || choice.after.len() as f32 >= many) {
            let drawn: u32 = choice.after.iter().map(|&(_, times)| times).sum();
            let mut pick = luck.below(drawn.into()) as u32;
            for &(after, times) in &choice.after {
                if pick < times {
                    return Next::Known(after as usize);
                }
                pick -= times;
            }
        }
        let mut game = here.game.clone();
        game.decide_unchecked(&[(Seat::new(here.seat), choice.action)], &mut ());
        while game.waiting() == Waiting::Chance {
            let ticket = luck.below(game.tickets().into()) as u32;
            game.draw_unchecked(game.outcome_at(ticket).expect("the ticket is below their number"), &mut ());
        }
        if full {
            self.judged += 1;
            return Next::Found(judge(&game, self.net));
        }
        let drawn = &self.nodes[node].edges[edge].after;
        if let Some(known) = drawn.iter().position(|&(after, _)| self.nodes[after as usize].game == game) {
            let (after, times) = &mut self.nodes[node].edges[edge].after[known];
            *times += 1;
            return Next::Known(*after as usize);
        }
        let after = self.nodes.len() as u32;
        let verdict = self.grow(game);
        self.nodes[node].edges[edge].after.push((after, 1));
        Next::Found(verdict)
    }

    /// Expansion: adds a position and judges its choices at first sight, which gives their priors. What the best of them promises is what the position is
    /// worth.
    fn grow(&mut self, game: Kobold) -> Verdict {
        let player = game.player().expect("the first player is known");
        let seat = player.index();
        let mut edges: Vec<Edge> = Vec::new();
        for action in choices(&game, player) {
            let mut after = game.clone();
            after.decide_unchecked(&[(player, action)], &mut ());
            edges.push(Edge {
                action,
                prior: 0.0,
                certain: after.waiting() != Waiting::Chance,
                first: judge(&after, self.net),
                visits: 0,
                sum: Verdict::default(),
                after: Vec::new(),
            });
        }
        self.judged += edges.len() as u64;
        if edges.is_empty() {
            self.judged += 1;
            let first = judge(&game, self.net);
            self.nodes.push(Node { game, seat, edges, visits: 0, first });
            return first;
        }
        let best = edges.iter().map(|edge| edge.first.win[seat]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        let mut verdict = Verdict::default();
        for edge in &mut edges {
            if edge.first.win[seat] == best {
                verdict = edge.first;
            }
            edge.prior = ((edge.first.win[seat] - best) / self.settings.clear).exp();
            sum += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
        self.nodes.push(Node { game, seat, edges, visits: 0, first: verdict });
        verdict
    }

    /// The choices most looked at, one after the other, as long as no chance comes between.
    pub(super) fn line(&self, first: usize) -> Vec<Action> {
        let mut line = Vec::new();
        let (mut node, mut edge) = (0, first);
        loop {
            let choice = &self.nodes[node].edges[edge];
            line.push(choice.action);
            let ([(after, _)], true) = (&choice.after[..], choice.certain) else { return line };
            node = *after as usize;
            let most = (0..self.nodes[node].edges.len()).max_by_key(|&i| self.nodes[node].edges[i].visits);
            match most {
                Some(most) if self.nodes[node].edges[most].visits > 0 => edge = most,
                _ => return line,
            }
        }
    }
}

enum Next {
    Known(usize),
    Found(Verdict),
}
