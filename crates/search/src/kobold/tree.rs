//! A search of what may come: a tree of decisions, chance drawn between them, each seat after its own winning chance.
//! Monte Carlo tree search with PUCT selection, a net in the place of rollouts, max-n backups, and progressive widening of
//! chance nodes.
//!
//! Every position that is reached is judged once for each choice it offers. The judgements guide where to look next
//! (more often where the deciding seat's chances are better) and make way for what is found deeper. Where chance
//! comes between two decisions, only as many different draws are kept as the visits can fill with sense.

use serde::{Deserialize, Serialize};
use underhill_catalog::kobold::{Action, Kobold};
use underhill_core::{Game, Luck, Seat, Waiting};

use super::choices::choices;
use super::judge::{Judge, Sight, Verdict, judge};
use crate::net::exp;

/// How a search goes about it.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchSettings {
    /// How curious it is about choices it has looked at little: the exploration constant of PUCT, in winning chances.
    pub curiosity: f32,
    /// By how much a choice must be judged better at first sight to be preferred clearly, in winning chances: the
    /// temperature of the priors.
    pub clear: f32,
    /// How many draws are kept behind a choice with n visits: this times the root of n (progressive widening).
    pub draws: f32,
    /// How many visits the judgement at first sight counts for (virtual visits; first-play urgency).
    pub first_sight: f32,
    /// How many draws behind a choice the judgement before anything is drawn counts for, when it is told how lucky a draw was
    /// (variance reduction by control variates, as in rollouts of backgammon).
    pub steady: f32,
    /// The most positions kept; beyond them the tree grows no more.
    pub most: usize,
}

impl SearchSettings {
    /// What did best.
    pub const BEST: SearchSettings =
        SearchSettings { curiosity: 0.4, clear: 0.03, draws: 1.0, first_sight: 1.0, steady: 4.0, most: 100_000 };
}

/// The most positions kept from one decision to the next: about two megabytes.
const KEPT: usize = 2_000;

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
pub struct Edge {
    /// What is done.
    pub action: Action,
    prior: f32,
    /// No chance comes before the next decision.
    certain: bool,
    /// What it looked like at first.
    first: Verdict,
    /// How often it was looked at.
    pub visits: u32,
    sum: Verdict,
    /// By how much what chance led to looked better at first than the choice did, added up over all visits.
    luck: Verdict,
    /// The positions that chance led to, and how often.
    after: Vec<(u32, u32)>,
    /// How often anything was drawn.
    drawn: u32,
}

impl Edge {
    /// What the choice is worth to everyone, as far as known.
    pub fn verdict(&self, settings: &SearchSettings) -> Verdict {
        let (all, lucky) = (self.visits as f32 + settings.first_sight, self.believed(settings));
        let mut verdict = Verdict::default();
        verdict.add(&self.sum, 1.0 / all);
        verdict.add(&self.luck, lucky / all);
        verdict.add(&self.first, settings.first_sight / all);
        verdict.bounded()
    }

    /// What it is worth to a seat, for comparing: where luck was taken out, it may be worse than lost.
    fn worth(&self, seat: usize, settings: &SearchSettings) -> f32 {
        let sum = self.sum.win[seat] + self.believed(settings) * self.luck.win[seat];
        (sum + settings.first_sight * self.first.win[seat]) / (self.visits as f32 + settings.first_sight)
    }

    /// How much of what draws have changed on average is taken for what they change, and not for luck: the more were drawn the
    /// more.
    fn believed(&self, settings: &SearchSettings) -> f32 {
        let drawn = self.drawn as f32;
        drawn / (drawn + settings.steady).max(1.0)
    }

    /// Takes in what was found behind a choice, and what the position that it led to looked like at first. Returns what was
    /// found without the luck of the draw.
    fn learn(&mut self, found: &Verdict, first: &Verdict, settings: &SearchSettings) -> Verdict {
        self.visits += 1;
        let mut steady = *found;
        if !self.certain {
            steady.add(first, -1.0);
            steady.add(&self.first, 1.0);
            self.luck.add(first, 1.0);
            self.luck.add(&self.first, -1.0);
        }
        self.sum.add(&steady, 1.0);
        if !self.certain {
            steady.add(&self.luck, self.believed(settings) / self.visits as f32);
        }
        steady
    }
}

/// A search under way.
pub struct Tree<'n> {
    nodes: Vec<Node>,
    net: Judge<'n>,
    settings: SearchSettings,
    /// The positions judged.
    pub judged: u64,
    /// How many decisions deep it went.
    pub deepest: u32,
}

impl<'n> Tree<'n> {
    /// A tree that has grown nothing but its root, where a seat decides.
    pub fn new(game: &Kobold, net: Judge<'n>, settings: SearchSettings) -> Self {
        let mut tree = Tree { nodes: Vec::new(), net, settings, judged: 0, deepest: 0 };
        tree.grow(game.clone());
        tree
    }

    /// What is known of a position that an earlier search came across, as a tree of its own that has judged nothing yet. None if
    /// it did not: chance brought something else, or nobody thought of it, or another judge is asked. Positions are compared
    /// whole, so nothing is believed that the table does not show.
    pub fn go_on_from(mut self, game: &Kobold, net: Judge<'_>) -> Option<Self> {
        if !self.net.is(net) {
            return None;
        }
        let same = |node: &Node| node.game.turns() == game.turns() && !node.edges.is_empty() && node.game == *game;
        let known = (0..self.nodes.len()).filter(|&node| same(&self.nodes[node]));
        let root = known.max_by_key(|&node| self.nodes[node].visits)?;
        self.prune(root, usize::MAX);
        Some(self)
    }

    /// What may come after a choice at the root, to be [gone on with](Tree::go_on_from) later; None if something is drawn at once,
    /// for that hardly ever comes as it was imagined. The positions farthest away are forgotten, so that little memory is
    /// needed between decisions.
    pub fn after(mut self, choice: usize) -> Option<Self> {
        let edge = &self.nodes[0].edges[choice];
        let ([(after, _)], true) = (&edge.after[..], edge.certain) else { return None };
        let root = *after as usize;
        self.prune(root, KEPT);
        Some(self)
    }

    /// Keeps a position and what was found behind it, the nearest first and no more than so many, and forgets the rest.
    fn prune(&mut self, root: usize, most: usize) {
        let mut old: Vec<Option<Node>> = std::mem::take(&mut self.nodes).into_iter().map(Some).collect();
        // Whoever is named in here has its place in the new tree.
        let mut order = vec![root as u32];
        let mut next = 0;
        while let Some(&index) = order.get(next) {
            next += 1;
            let mut node = old[index as usize].take().expect("every position is reached by one way");
            for edge in &mut node.edges {
                edge.after.truncate(most.saturating_sub(order.len()));
                for (after, _) in &mut edge.after {
                    order.push(*after);
                    *after = order.len() as u32 - 1;
                }
            }
            self.nodes.push(node);
        }
        (self.judged, self.deepest) = (0, 0);
    }

    /// The choices at the root.
    pub fn choices(&self) -> &[Edge] {
        &self.nodes[0].edges
    }

    /// The choice most looked at; of several, the one that looks best.
    #[cfg(any(test, feature = "lab"))]
    pub fn favourite(&self) -> usize {
        let root = &self.nodes[0];
        let worth = |index: usize| {
            let edge = &root.edges[index];
            (edge.visits, edge.worth(root.seat, &self.settings))
        };
        let better = |&one: &usize, &two: &usize| {
            let (one, two) = (worth(one), worth(two));
            one.0.cmp(&two.0).then(one.1.total_cmp(&two.1))
        };
        (0..root.edges.len()).max_by(better).expect("somebody decides")
    }

    /// The positions after choices that were looked at so often or more, anywhere in the tree, with what they are worth; not those
    /// where the game is over.
    #[cfg(feature = "lab")]
    pub fn known(&self, visits: u32) -> impl Iterator<Item = (Kobold, Verdict)> {
        let edges = self.nodes.iter().flat_map(|node| node.edges.iter().map(move |edge| (node, edge)));
        edges.filter(move |(_, edge)| edge.visits >= visits).filter_map(|(node, edge)| {
            let mut after = node.game.clone();
            after.decide_unchecked(&[(Seat::new(node.seat), edge.action)], &mut ());
            let open = after.waiting() != Waiting::Over;
            open.then(|| (after, edge.verdict(&self.settings)))
        })
    }

    /// Goes down the tree once (selection, expansion), from a certain choice at the root if one is named, and brings back what
    /// it found (backup).
    pub fn visit(&mut self, first: Option<usize>, luck: &mut impl Luck) {
        // Each choice with what the position that it led to looked like at first.
        let mut path: Vec<(usize, usize, Verdict)> = Vec::with_capacity(32);
        let mut at = 0;
        let mut verdict = loop {
            if self.nodes[at].edges.is_empty() {
                // Looking at it again is work too, or a search of nothing but endings would never be done.
                self.judged += 1;
                break self.nodes[at].first;
            }
            let edge = first.filter(|_| path.is_empty()).unwrap_or_else(|| self.select(at));
            match self.follow(at, edge, luck) {
                Next::Known(node) => {
                    path.push((at, edge, self.nodes[node].first));
                    at = node;
                }
                Next::Found(verdict) => {
                    path.push((at, edge, verdict));
                    break verdict;
                }
            }
        };
        self.deepest = self.deepest.max(path.len() as u32);
        for (node, edge, first) in path.into_iter().rev() {
            let node = &mut self.nodes[node];
            node.visits += 1;
            verdict = node.edges[edge].learn(&verdict, &first, &self.settings);
        }
    }

    /// The choice to look at: good for the deciding seat, or not looked at enough (PUCT).
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let reach = self.settings.curiosity * (node.visits as f32 + 1.0).sqrt();
        let score =
            |edge: &Edge| edge.worth(node.seat, &self.settings) + reach * edge.prior / (1.0 + edge.visits as f32);
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
            let mut pick = luck.below(choice.drawn.into()) as u32;
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
        self.nodes[node].edges[edge].drawn += 1;
        let known = &self.nodes[node].edges[edge].after;
        if let Some(known) = known.iter().position(|&(after, _)| self.nodes[after as usize].game == game) {
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
        let mut sight = None;
        for action in choices(&game, player) {
            let (first, certain) = match action {
                Action::Place(section) => {
                    let sight = sight.get_or_insert_with(|| Sight::of(&game, self.net));
                    (sight.judge_placing(section.index()), true)
                }
                Action::Take(_) => {
                    let mut after = game.clone();
                    after.decide_unchecked(&[(player, action)], &mut ());
                    (judge(&after, self.net), after.waiting() != Waiting::Chance)
                }
            };
            let (nothing, after) = (Verdict::default(), Vec::new());
            edges.push(Edge {
                action,
                prior: 0.0,
                certain,
                first,
                visits: 0,
                sum: nothing,
                luck: nothing,
                after,
                drawn: 0,
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
            edge.prior = exp((edge.first.win[seat] - best) / self.settings.clear);
            sum += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
        self.nodes.push(Node { game, seat, edges, visits: 0, first: verdict });
        verdict
    }

    /// The choices most looked at, one after the other, as long as no chance comes between.
    pub fn line(&self, first: usize) -> Vec<Action> {
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

#[cfg(test)]
mod tests {
    use underhill_catalog::kobold::Options;
    use underhill_core::seeded;

    use super::super::net::best;
    use super::*;

    /// A tree for two at the beginning of a game.
    fn grown(visits: u32) -> Tree<'static> {
        let mut luck = seeded(1, 0);
        let mut game = Kobold::new(2, &Options::default()).expect("two can play");
        while game.waiting() == Waiting::Chance {
            let ticket = luck.below(game.tickets().into()) as u32;
            game.draw_unchecked(game.outcome_at(ticket).expect("below their number"), &mut ());
        }
        let mut tree = Tree::new(&game, best(2), SearchSettings::BEST);
        (0..visits).for_each(|_| tree.visit(None, &mut luck));
        tree
    }

    /// The position after a choice at the root, where nothing is drawn.
    fn next(tree: &Tree<'_>, choice: usize) -> Kobold {
        let mut game = tree.nodes[0].game.clone();
        game.decide_unchecked(&[(Seat::new(tree.nodes[0].seat), tree.choices()[choice].action)], &mut ());
        game
    }

    #[test]
    fn a_lucky_draw_behind_which_all_is_lost_leaves_chances_that_are_some() {
        let even = Verdict { win: [0.5, 0.5, 0.0, 0.0], points: [3.0, 3.0, 0.0, 0.0] };
        let lucky = Verdict { win: [0.9, 0.1, 0.0, 0.0], points: [9.0, 3.0, 0.0, 0.0] };
        let lost = Verdict { win: [0.0, 1.0, 0.0, 0.0], points: [1.0, 9.0, 0.0, 0.0] };
        let settings = SearchSettings { first_sight: 0.0, ..SearchSettings::BEST };
        let mut edge = Edge { certain: false, first: even, ..grown(0).nodes.remove(0).edges.remove(0) };
        edge.drawn += 1;
        edge.learn(&lost, &lucky, &settings);
        assert!(edge.worth(0, &settings) < 0.0, "worse than lost, given the luck");
        let told = edge.verdict(&settings);
        assert_eq!((told.win, told.points), ([0.0, 1.0, 0.0, 0.0], [0.0, 9.0, 0.0, 0.0]));
    }

    #[test]
    fn what_was_found_behind_two_decisions_is_gone_on_with() {
        let tree = grown(600);
        let mine = tree.favourite();
        let (ours, visits) = (next(&tree, mine), tree.choices()[mine].visits);
        let mut kept = tree.after(mine).expect("nothing is drawn after a kobold is placed");
        assert_eq!((&kept.nodes[0].game, kept.judged), (&ours, 0));
        // The first visit of a position only finds it.
        assert_eq!(kept.nodes[0].visits, visits - 1);
        let theirs = kept.favourite();
        let (game, visits) = (next(&kept, theirs), kept.choices()[theirs].visits);
        kept = kept.go_on_from(&game, best(2)).expect("it was looked at most");
        assert_eq!((&kept.nodes[0].game, kept.nodes[0].visits), (&game, visits - 1));
        let before = kept.nodes.len();
        (0..50).for_each(|_| kept.visit(None, &mut seeded(2, 0)));
        assert!(kept.nodes.len() > before && kept.judged > 0);
    }

    #[test]
    fn nothing_is_believed_of_a_position_that_is_not_the_same() {
        let tree = grown(200);
        let other = Kobold::new(2, &Options::default()).expect("two can play");
        assert!(tree.go_on_from(&other, best(2)).is_none());
    }

    #[test]
    fn a_lucky_draw_does_not_make_a_choice_look_good_until_many_draws_are() {
        let even = Verdict { win: [0.5, 0.5, 0.0, 0.0], ..Verdict::default() };
        let lucky = Verdict { win: [0.9, 0.1, 0.0, 0.0], ..Verdict::default() };
        let settings = SearchSettings { first_sight: 0.0, steady: 4.0, ..SearchSettings::BEST };
        let drawn = |draws: u32| {
            let mut edge = Edge { certain: false, first: even, ..grown(0).nodes.remove(0).edges.remove(0) };
            for _ in 0..draws {
                edge.drawn += 1;
                // Nothing was found but what the draw looked like at once.
                edge.learn(&lucky, &lucky, &settings);
            }
            edge.worth(0, &settings)
        };
        assert!((drawn(1) - 0.58).abs() < 1e-5, "{}", drawn(1));
        assert!((drawn(4) - 0.7).abs() < 1e-5, "{}", drawn(4));
        assert!(drawn(400) > 0.89);
    }

    #[test]
    fn little_is_kept_of_much() {
        let mut tree = grown(6_000);
        assert!(tree.nodes.len() > KEPT);
        tree.prune(0, KEPT);
        assert_eq!(tree.nodes.len(), KEPT);
        (0..100).for_each(|_| tree.visit(None, &mut seeded(3, 0)));
        let after = |node: &Node| node.edges.iter().map(|edge| edge.after.len()).sum::<usize>();
        assert_eq!(tree.nodes.iter().map(after).sum::<usize>(), tree.nodes.len() - 1);
    }
}
