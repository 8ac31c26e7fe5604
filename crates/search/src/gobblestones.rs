//! The bots for Gobblestones: habits say what looks good, and what does is tried out in imagined games. In the bluffing
//! variant they also weigh how likely a bluff is, and remember how the others bluff and challenge.

use underhill_catalog::gobblestones::{Action, Gobblestones, Placement, TurnPart};
use underhill_core::{Luck, seeded};

use crate::{Answer, Brain, Candidate, Estimate, Level, Progress, Question, Reason, simple};

#[cfg(test)]
mod agreement;
mod answering;
mod endgame;
mod ground;
mod habits;
mod judge;
mod manner;
mod mind;
mod outlooks;
mod placing;
mod prospects;
mod race;
mod reasons;
mod scene;
mod suspicion;
mod tuned_habits;
mod tuned_prospects;
mod world;

use ground::Ground;
use judge::Verdict;
use manner::Manner;
use mind::{Claim, Mind};
use reasons::Motive;
use world::World;

/// What the tuning programs use.
#[cfg(feature = "lab")]
pub mod lab {
    pub use super::ground::{Ground, Run};
    pub use super::habits::{Habits, PHASES, Phase};
    pub use super::judge::{FACTS, Outlook, facts};
    pub use super::outlooks::OUTLOOKS;
    pub use super::placing::{bluff, fills};
    pub use super::prospects::{BAGS, PROSPECTS, Prospects, RACKS, Table, bag_place, rack_place};
    pub use super::scene::{Bag, Scene};
    pub use super::suspicion::holding;
}

impl Brain for Gobblestones {
    type Mind = Mind;
    type Motive = Motive;

    fn think(mind: &mut Mind, question: &Question<'_, Self>) -> Answer<Action> {
        if question.level == Level::Random {
            return simple::random(question);
        }
        mind.catch_up(question.view, question.seat);
        let ground = Ground::new(question.view);
        let world = World::new(question.view);
        let manner = Manner::of(question.level, world.scene.phase(), world.scene.seats, question.view.options.bluff);
        let decision = Decision { question, ground, world, manner };
        match (&question.view.stage, question.level) {
            (TurnPart::Answering(squares), Level::Greedy) => decision.believe(squares),
            (_, Level::Greedy) => decision.grab(),
            (TurnPart::Answering(squares), _) => decision.answer(mind, squares),
            _ => decision.place(mind),
        }
    }
}

/// A decision being made.
struct Decision<'q> {
    question: &'q Question<'q, Gobblestones>,
    ground: Ground,
    world: World<'q>,
    manner: Manner,
}

/// Different uses of luck must not depend on each other.
#[derive(Copy, Clone)]
enum LuckStream {
    Noise = 1,
    Games,
    Suspicion,
    Whim,
}

impl Decision<'_> {
    fn luck(&self, stream: LuckStream) -> impl Luck + use<> {
        seeded(self.question.seed, stream as u64)
    }

    fn estimate(&self, verdict: &Verdict) -> Estimate {
        let seats = self.world.scene.seats;
        let sum: f64 = verdict.win[..seats].iter().map(|&win| f64::from(win)).sum();
        Estimate {
            win: verdict.win[..seats].iter().map(|&win| f64::from(win) / sum.max(1e-9)).collect(),
            points: verdict.points[..seats].iter().map(|&points| f64::from(points)).collect(),
        }
    }

    /// Greedy: the most points now, honestly.
    fn grab(&self) -> Answer<Action> {
        let scene = &self.world.scene;
        let rack = scene.racks[scene.turn];
        let mut luck = self.luck(LuckStream::Noise);
        let (mut best, mut ties, mut nodes) = (ground::Run::NONE, 1, 1);
        self.ground.honest_runs(&scene.covered, rack, |run| {
            nodes += 1;
            if run.points > best.points {
                (best, ties) = (*run, 1);
            } else if run.points == best.points {
                ties += 1;
                if luck.below(ties) == 0 {
                    best = *run;
                }
            }
        });
        let action = Action::Place(self.ground.honest_placement(&best, rack));
        let motive = Motive::ScoresMost { points: best.points };
        let mut answer = Answer::plain(action, scene.seats, Reason::because(&motive));
        answer.estimate = self.estimate(&judge::judge(&self.world.imagine(&mut luck).0));
        answer.nodes = nodes;
        answer
    }

    /// Greedy: challenges what cannot be true.
    fn believe(&self, squares: &[underhill_catalog::gobblestones::Square]) -> Answer<Action> {
        let run = self.ground.run(squares.iter().copied());
        let possible = self.world.unseen.includes(run.needed);
        let (action, motive) = if possible {
            (Action::Trust, Motive::CanBeTrue { points: run.points })
        } else {
            (Action::Challenge, Motive::CannotBeTrue)
        };
        Answer::plain(action, self.world.scene.seats, Reason::because(&motive))
    }

    /// The exact end of a game for two, if nothing is hidden any more and there is time for it.
    fn solve(&self) -> Option<Answer<Action>> {
        let (question, world) = (self.question, &self.world);
        let other = question.seat.next(2).index();
        let open = world.scene.seats == 2 && world.scene.bag == 0 && !question.view.options.bluff;
        let open = open && world.unseen.total() == world.counts[other];
        if !self.manner.solves || !open || question.aids.compared > 1 || !question.aids.considered.is_empty() {
            return None;
        }
        let mut scene = world.scene.clone();
        scene.racks[other] = world.unseen;
        // Half of the time: if that is not enough, the other half is for guessing.
        let (solution, nodes) = endgame::solve(&self.ground, &scene, &|nodes| 2.0 * question.meter.spent(nodes));
        let endgame::Solution { run, lead, points } = solution?;
        let action = Action::Place(self.ground.honest_placement(&run, scene.racks[scene.turn]));
        let mine = match lead {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        let win = |seat: usize| if seat == other { 1.0 - mine } else { mine };
        let estimate = Estimate {
            win: (0..2).map(win).collect(),
            points: points.iter().map(|&points| f64::from(points)).collect(),
        };
        let runner = race::Runner::new(run, run.leaves(scene.racks[scene.turn]), false);
        Some(Answer {
            action,
            candidates: vec![Candidate { action, estimate: estimate.clone(), visits: nodes }],
            estimate,
            line: vec![action],
            proof: None,
            reasons: reasons::for_placement(&self.ground, &scene, &runner, &mind::Record::default()),
            nodes: nodes.max(1),
            depth: 99,
        })
    }

    fn place(&self, mind: &mut Mind) -> Answer<Action> {
        if let Some(answer) = self.solve() {
            return answer;
        }
        let (question, manner) = (self.question, &self.manner);
        let scene = &self.world.scene;
        let rack = scene.racks[scene.turn];
        let bluff = question.view.options.bluff;
        let (records, usual) = self.records(mind);
        let plausible = |run: &ground::Run| self.world.plausible(rack.total(), run.needed);
        let doubts = |run: &ground::Run| placing::doubts(scene, &records, run, plausible(run), usual);
        let doubt = |run: &ground::Run| doubts(run).iter().sum::<f32>();
        let doubted: Option<&dyn Fn(&ground::Run) -> f32> = if bluff { Some(&doubt) } else { None };
        let mut runners = placing::runners(&self.ground, scene, manner, doubted, &mut self.luck(LuckStream::Noise));
        for action in question.aids.considered {
            if let Action::Place(placement) = action {
                placing::consider(&self.ground, &mut runners, placement, rack);
            }
        }
        if bluff {
            runners.iter_mut().for_each(|runner| runner.doubts = doubts(&runner.run));
        }
        let mut luck = self.luck(LuckStream::Games);
        let mut games = 0;
        let nodes = race::race(
            &self.ground,
            &manner.style,
            &mut runners,
            |_| {
                games += 1;
                self.world.imagine(&mut luck)
            },
            |nodes| question.meter.spent(nodes),
            |runner, nodes| self.tell(runner, nodes),
            (manner.games, question.aids.compared),
        );
        let chosen = if bluff { self.pick(&runners) } else { 0 };
        runners[..=chosen].rotate_right(1);
        let most = question.aids.compared.max(5);
        let mut places = 0..;
        runners.retain(|runner| places.next().is_some_and(|place| place < most) || runner.given.is_some());
        let actions: Vec<Placement> =
            runners.iter().map(|runner| placing::placement(&self.ground, runner, rack)).collect();
        let runner = &runners[0];
        if bluff && runner.run.length > 0 {
            let squares: Vec<_> = runner.run.squares().collect();
            let points = i32::from(runner.run.points);
            let suspicion = f32::from(u8::from(runner.bluff));
            let claim = Claim { points, plausible: plausible(&runner.run), suspicion, challenged: false };
            mind.ask(question.view, question.seat, &squares, claim);
        }
        let other = question.seat.next(scene.seats);
        let candidates = runners.iter().zip(&actions).map(|(runner, &placement)| Candidate {
            action: Action::Place(placement),
            estimate: self.estimate(&runner.verdict()),
            visits: runner.visits() as u64,
        });
        Answer {
            action: Action::Place(actions[0]),
            estimate: self.estimate(&runner.verdict()),
            candidates: candidates.filter(|candidate| candidate.visits > 0).collect(),
            line: vec![Action::Place(actions[0])],
            proof: None,
            reasons: reasons::for_placement(&self.ground, scene, runner, &mind.records[other.index()]),
            nodes,
            depth: manner.style.turns.min(99) as u32,
        }
    }

    /// Says how far a race has come.
    fn tell(&self, best: &race::Runner, nodes: u64) {
        if let Some(listener) = self.question.aids.listener {
            let scene = &self.world.scene;
            let placement = placing::placement(&self.ground, best, scene.racks[scene.turn]);
            let estimate = self.estimate(&best.verdict());
            let depth = self.manner.style.turns.min(99) as u32;
            listener(&Progress { estimate, line: vec![Action::Place(placement)], proof: None, nodes, depth });
        }
    }

    /// What is thought of the others, and how often people challenge on the whole at this table.
    fn records(&self, mind: &Mind) -> ([mind::Record; 4], f32) {
        if !self.manner.learns {
            return (Default::default(), self.manner.doubt);
        }
        // Tiles that lie face up were challenged; how many of those taken back is not seen any more.
        const WEIGHT: f32 = 8.0;
        let (up, down) = self.world.turned_up();
        let usual = (self.manner.doubt * WEIGHT + up as f32) / (WEIGHT + (up + down) as f32);
        (mind.records, usual)
    }

    /// Mostly the best; sometimes, so that nobody can read it, one that is nearly as good.
    fn pick(&self, runners: &[race::Runner]) -> usize {
        const POINT: f32 = 0.004;
        let (seat, seats) = (self.question.seat.index(), self.world.scene.seats);
        let lead = |runner: &race::Runner| {
            let points = runner.verdict().points;
            points[seat] - (0..seats).filter(|&other| other != seat).map(|other| points[other]).fold(f32::MIN, f32::max)
        };
        let best = runners[0].mean() as f32;
        // At a large table all chances are smaller.
        let whim = self.manner.whim * 2.0 / self.world.scene.seats as f32;
        let weight = |runner: &race::Runner| {
            // Where the game is as good as decided, points still tell a whim from a folly.
            let behind = best - runner.mean() as f32 + POINT * (lead(&runners[0]) - lead(runner)).max(0.0);
            let near = runner.visits() > 0 && 2 * runner.visits() >= runners[0].visits() && behind < 3.0 * whim;
            if near { (-behind / whim.max(1e-6)).exp() } else { 0.0 }
        };
        let weights: Vec<f32> = runners.iter().map(weight).collect();
        let mut ticket =
            weights.iter().sum::<f32>() * (self.luck(LuckStream::Whim).below(1 << 20) as f32 / (1 << 20) as f32);
        for (index, weight) in weights.iter().enumerate() {
            ticket -= weight;
            if ticket < 0.0 {
                return index;
            }
        }
        0
    }

    fn answer(&self, mind: &mut Mind, squares: &[underhill_catalog::gobblestones::Square]) -> Answer<Action> {
        let (question, manner, seat) = (self.question, &self.manner, self.question.seat.index());
        let placer = question.view.turn;
        let run = self.ground.run(squares.iter().copied());
        let (records, usual) = self.records(mind);
        let record = &records[placer.index()];
        let bluffing = record.bluffing(manner.suspicion);
        let mut luck = self.luck(LuckStream::Suspicion);
        let samples = if question.level <= Level::Easy { 8 } else { 48 };
        let (suspicion, sampled) =
            suspicion::suspect(&self.ground, &self.world, squares, bluffing, samples, &mut luck, |nodes| {
                2.0 * question.meter.spent(nodes)
            });
        let blur = placing::noise(manner.blur, &mut luck);
        let weighed = answering::weigh(
            &self.ground,
            &self.world,
            seat,
            squares,
            // Nobody shall know exactly what it takes for a bluff; but what cannot be true is one.
            if suspicion.possible > 0.0 { (suspicion.bluff + blur).clamp(0.0, 1.0) } else { 1.0 },
            (&manner.style, manner.games.min(256)),
            (&records, usual),
            &mut self.luck(LuckStream::Games),
            |nodes| question.meter.spent(sampled + nodes),
        );
        let seats = self.world.scene.seats;
        let gain = weighed.challenge.worth(seat, seats) - weighed.trust.worth(seat, seats);
        let challenge = gain > 0.0;
        let plausible = self.world.plausible(self.world.counts[placer.index()] + squares.len(), run.needed);
        let claim = Claim { points: run.points.into(), plausible, suspicion: suspicion.bluff, challenged: challenge };
        mind.ask(question.view, placer, squares, claim);
        let trust = (Action::Trust, weighed.trust);
        let doubt = (Action::Challenge, weighed.challenge);
        let order = if challenge { [doubt, trust] } else { [trust, doubt] };
        let candidates = order.map(|(action, verdict)| Candidate {
            action,
            estimate: self.estimate(&verdict),
            visits: weighed.games,
        });
        Answer {
            action: order[0].0,
            estimate: candidates[0].estimate.clone(),
            candidates: candidates.into(),
            line: vec![order[0].0],
            proof: None,
            reasons: reasons::for_answer(challenge, &run, &suspicion, &mind.records[placer.index()]),
            nodes: sampled + weighed.nodes,
            depth: manner.style.turns.min(99) as u32,
        }
    }
}
