//! The end of a game for two, exactly: once the bag is empty nothing is hidden any more, and what is left is searched to the end (negamax
//! with alpha-beta). One thing is left to habit: a grey space takes the colour of which there is most.

use underhill_catalog::gobblestones::Tiles;
use underhill_core::seeded;

use super::ground::{Ground, Run};
use super::scene::{Bag, Scene};

/// The best a player can do for certain.
pub(crate) struct Solution {
    pub(crate) run: Run,
    /// By how many points they lead in the end.
    pub(crate) lead: i32,
    /// The points of both in the end.
    pub(crate) points: [i32; 2],
}

/// A search to the end.
struct Solver<'s> {
    ground: &'s Ground,
    bag: Bag,
    spent: &'s dyn Fn(u64) -> f64,
    nodes: u64,
    stopped: bool,
}

/// More than any lead.
const INFINITE: i32 = 10_000;

/// Looks for the best placement of whoever's turn it is in a game for two with an empty bag. None if the budget is gone before all of it
/// has been looked at. Also says how many turns were imagined.
pub(crate) fn solve(ground: &Ground, scene: &Scene, spent: &dyn Fn(u64) -> f64) -> (Option<Solution>, u64) {
    debug_assert!(scene.seats == 2 && scene.bag == 0);
    let bag = Bag::shaken(Tiles::NONE, 2, &mut seeded(0, 0));
    let mut solver = Solver { ground, bag, spent, nodes: 0, stopped: false };
    let mut best: Option<Solution> = None;
    for run in solver.turns(scene) {
        let floor = best.as_ref().map_or(-INFINITE, |best| best.lead);
        let (lead, points) = solver.after(scene, &run, floor, INFINITE);
        if solver.stopped {
            return (None, solver.nodes);
        }
        if lead > floor {
            best = Some(Solution { run, lead, points });
        }
    }
    (best, solver.nodes)
}

impl Solver<'_> {
    /// Everything that can be laid, what scores most first, and nothing last.
    fn turns(&self, scene: &Scene) -> Vec<Run> {
        let rack = scene.racks[scene.turn];
        let mut runs = Vec::new();
        self.ground.honest_runs(&scene.covered, rack, |run| runs.push(*run));
        // Each tile that is laid is one point less in the end.
        runs.sort_by_key(|run| i32::from(run.length) - i32::from(run.points));
        runs.push(Run::NONE);
        runs
    }

    /// By how much whoever lays this leads in the end, between two bounds, and the points of both.
    fn after(&mut self, scene: &Scene, run: &Run, low: i32, high: i32) -> (i32, [i32; 2]) {
        let seat = scene.turn;
        let mut next = scene.clone();
        next.lay(run, run.leaves(scene.racks[seat]), &self.bag);
        self.nodes += 1;
        if self.nodes & 63 == 0 && (self.spent)(self.nodes) >= 1.0 {
            self.stopped = true;
        }
        if next.over || self.stopped {
            let points = [next.points[0], next.points[1]];
            return (points[seat] - points[1 - seat], points);
        }
        let mover = next.turn;
        let (low, high) = if mover == seat { (low, high) } else { (-high, -low) };
        let (mut best, mut points) = (-INFINITE, [0; 2]);
        for run in self.turns(&next) {
            let (lead, then) = self.after(&next, &run, low.max(best), high);
            if lead > best {
                (best, points) = (lead, then);
            }
            if best >= high || self.stopped {
                break;
            }
        }
        (if mover == seat { best } else { -best }, points)
    }
}

#[cfg(test)]
mod tests {
    use underhill_catalog::gobblestones::{Gobblestones, Options};
    use underhill_core::{Game, Memory, Seat, Viewer, Waiting, random_step};

    use super::*;

    /// What both can reach, without any pruning and by the rules themselves.
    fn by_the_rules(game: &Gobblestones) -> i32 {
        let Waiting::Decide(seats) = game.waiting() else {
            let points = game.standings().expect("it is over: the bag is empty").points;
            return points[0] - points[1];
        };
        let seat = seats.lowest().expect("somebody decides");
        let leads = game.legal_actions(seat).into_iter().map(|action| {
            let mut after = game.clone();
            after.decide_unchecked(&[(seat, action)], &mut ());
            by_the_rules(&after)
        });
        if seat.index() == 0 { leads.max() } else { leads.min() }.expect("laying none is always allowed")
    }

    #[test]
    fn the_end_is_what_the_rules_allow() {
        let mut compared = 0;
        for number in 0..60 {
            let mut luck = seeded(9, number);
            let mut game = Gobblestones::new(2, &Options::default()).expect("usual options");
            while game.waiting() != Waiting::Over {
                let view = game.view(Viewer::Spectator, Memory::Perfect);
                let tiles = |seat| game.rack(Seat::new(seat)).total();
                if view.bag == 0 && tiles(0) + tiles(1) <= 4 {
                    let mut scene = Scene::new(&view);
                    (0..2).for_each(|seat| scene.racks[seat] = game.rack(Seat::new(seat)));
                    let (solution, _) = solve(&Ground::new(&view), &scene, &|_| 0.0);
                    let lead = solution.expect("nothing stops it").lead;
                    let lead = if scene.turn == 0 { lead } else { -lead };
                    assert_eq!(lead, by_the_rules(&game), "game {number}");
                    compared += 1;
                    break;
                }
                let step = random_step(&game, &mut luck).expect("it goes on");
                game.apply_unchecked(&step, &mut ());
            }
        }
        assert!(compared > 5, "{compared}");
    }
}
