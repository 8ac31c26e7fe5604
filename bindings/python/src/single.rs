//! One game, whichever it is, behind one type: what Python holds.

use std::sync::OnceLock;

use serde_json::{Value, json};
use underhill_core::{
    End, Game, Illegal, Memory, PerSeat, Record, Seat, Sketch, Skill, Standings, Step, StepOf, Viewer, Waiting, seeded,
};
use underhill_environment::{Ids, Learnable, Listener, Part, Play};
use underhill_search::{Aids, BotMind, Brain, Question};

use crate::any_single::{AnySingle, Mind, Refused};
use crate::budget::Budget;

/// A game that programs can learn and bots can play.
pub(crate) trait Known: Learnable + Brain {}

impl<G: Learnable + Brain> Known for G {}

underhill_catalog::visitor! {
    /// Something to be done with any game, written once.
    pub(crate) trait KnownVisit for Known;
    /// Does something with a game of the catalog.
    pub(crate) fn visit;
}

/// A game that is played step by step, with everything that was done.
#[derive(Clone)]
pub(crate) struct Single<G: Known> {
    /// Where it began, or was imagined.
    pub(crate) origin: G,
    /// What is known of how it came about, if it is not played from the start.
    pub(crate) past: Option<Past>,
    pub(crate) play: Play<G>,
    pub(crate) done: Done<G>,
    pub(crate) seed: u64,
    /// Whether chance is drawn by itself.
    pub(crate) draws: bool,
    /// What a seat may choose now, once somebody has looked: whoever looks mostly acts on it.
    legal: OnceLock<(Seat, G::Ids)>,
}

/// Where a game comes from that is not played from the start.
#[derive(Clone)]
pub(crate) struct Past {
    /// Whoever it was imagined for, if somebody.
    pub(crate) viewer: Option<Viewer>,
    /// What they were told before.
    pub(crate) told: String,
}

/// What was done, and what is begun or sealed since.
#[derive(Clone)]
pub(crate) struct Done<G: Game> {
    steps: Vec<StepOf<G>>,
    /// Every draw has a luck of its own, so that a copied or stored game goes on as the original would.
    drawn: u64,
}

impl<G: Game> Listener<G> for Done<G> {
    fn decided(&mut self, choices: &[(Seat, G::Action)]) {
        self.steps.push(Step::Decide(choices.iter().cloned().collect()));
    }

    fn drew(&mut self, outcome: &G::Outcome) {
        self.drawn += 1;
        self.steps.push(Step::Chance(outcome.clone()));
    }
}

impl<G: Known> Single<G> {
    pub(crate) fn new(origin: G, seed: u64, draws: bool) -> Self {
        let play = Play::new(origin.clone());
        let done = Done { steps: Vec::new(), drawn: 0 };
        let mut single = Single { origin, past: None, play, done, seed, draws, legal: OnceLock::new() };
        single.go_on();
        single
    }

    /// Goes on after something was done: chance is drawn, unless somebody else does that.
    pub(crate) fn go_on(&mut self) {
        self.legal.take();
        while self.draws && self.play.game().waiting() == Waiting::Chance {
            let mut luck = seeded(self.seed, self.done.drawn);
            let ticket = underhill_core::Luck::below(&mut luck, self.play.game().tickets().into()) as u32;
            let outcome = self.play.game().outcome_at(ticket).expect("the ticket is below their number");
            self.play.draw_unchecked(outcome, &mut self.done);
        }
    }

    fn look_at_legal<T>(&self, seat: Seat, look: impl FnOnce(&G::Ids) -> T) -> T {
        let listed = || {
            let mut ids = G::Ids::NONE;
            self.play.legal_ids(seat, &mut ids);
            (seat, ids)
        };
        match self.legal.get_or_init(listed) {
            (whose, ids) if *whose == seat => look(ids),
            _ => look(&listed().1),
        }
    }

    fn read(&self, action: &str) -> Result<G::Action, Refused> {
        action.parse().map_err(|error: underhill_core::NotationError| Refused {
            rule: error.rule().map(underhill_core::RuleId::as_str),
            text: error.to_string(),
        })
    }

    /// What is sealed or only begun: actions in notation, and ids.
    fn pending(&self) -> Vec<(Seat, Value)> {
        let sealed = self.play.sealed().iter().map(|(seat, action)| (*seat, json!(action.to_string())));
        let begun =
            self.seat().map(|seat| G::draft_ids(self.play.draft()).into_iter().map(move |id| (seat, json!(id))));
        sealed.chain(begun.into_iter().flatten()).collect()
    }

    /// Does what was sealed or begun elsewhere.
    pub(crate) fn go_on_with(&mut self, pending: &[(Seat, Value)]) -> Result<(), Refused> {
        for (seat, act) in pending {
            match (act.as_u64(), act.as_str()) {
                (Some(id), _) => self.act(*seat, id as usize)?,
                (_, Some(action)) => self.decide(*seat, action)?,
                _ => return Err(Refused::new("it is neither an id nor an action")),
            }
        }
        Ok(())
    }

    /// Goes on with steps that were stored.
    pub(crate) fn replay(&mut self, steps: &[&str]) -> Result<(), Refused> {
        let draws = std::mem::replace(&mut self.draws, false);
        let done = steps.iter().try_for_each(|step| AnySingle::play(self, step));
        self.draws = draws;
        done
    }

    /// Everything that a viewer was told, without what they have only begun.
    fn told_before(&self, viewer: Viewer) -> String {
        let mut text = match &self.past {
            Some(past) if past.viewer == Some(viewer) => past.told.clone(),
            Some(_) => {
                let view = self.origin.view(viewer, Memory::Perfect);
                format!("imagined: {}\n", serde_json::to_string(&view).expect("a view serialises"))
            }
            None => format!("{} for {}: {}\n", G::ID, self.origin.seats(), self.options()),
        };
        self.told(viewer, &mut text);
        text
    }

    /// What a viewer is told by the steps, an event a line.
    fn told(&self, viewer: Viewer, out: &mut String) {
        let mut game = self.origin.clone();
        for step in &self.done.steps {
            let mut events = Vec::new();
            game.apply_unchecked(step, &mut events);
            for event in events.iter().filter_map(|event| G::witness(event, viewer)) {
                out.push_str(&serde_json::to_string(&event).expect("an event serialises"));
                out.push('\n');
            }
        }
    }
}

impl<G: Known> AnySingle for Single<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.play.game().seats()
    }

    fn actions(&self) -> usize {
        G::actions(self.origin.options())
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.origin.options()).expect("options serialise")
    }

    fn parts(&self) -> Vec<Part> {
        self.origin.parts()
    }

    fn copy(&self) -> Box<dyn AnySingle> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn AnySingle) -> bool {
        self.id() == other.id() && self.pickled() == other.pickled()
    }

    fn waiting(&self) -> Waiting {
        self.play.game().waiting()
    }

    fn seat(&self) -> Option<Seat> {
        self.play.seat()
    }

    fn waiting_seats(&self) -> Vec<usize> {
        self.play.waiting_seats().iter().map(Seat::index).collect()
    }

    fn legal_ids(&self, seat: Seat, visit: &mut dyn FnMut(usize)) {
        self.look_at_legal(seat, |ids| ids.listed().for_each(visit));
    }

    fn write_mask(&self, seat: Seat, mask: &mut [bool]) {
        self.look_at_legal(seat, |ids| ids.write_mask(mask));
    }

    fn is_legal(&self, seat: Seat, id: usize) -> bool {
        self.look_at_legal(seat, |ids| ids.contains(id))
    }

    fn legal(&self, seat: Seat, most: usize) -> Vec<String> {
        let mut actions = Vec::new();
        if most > 0 && self.play.waiting_seats().contains(seat) {
            let _ = self.play.game().legal::<()>(seat, |action| {
                actions.push(action.to_string());
                if actions.len() == most {
                    std::ops::ControlFlow::Break(())
                } else {
                    std::ops::ControlFlow::Continue(())
                }
            });
        }
        actions
    }

    fn legal_count(&self, seat: Seat) -> u64 {
        if self.play.waiting_seats().contains(seat) { self.play.game().legal_count(seat) } else { 0 }
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = self.read(action)?;
        let illegal = self.play.game().check(seat, &action);
        illegal.map_err(|illegal| Refused { rule: Some(illegal.rule().as_str()), text: illegal.to_string() })?;
        if self.play.waiting_seats().contains(seat) {
            Ok(())
        } else {
            Err(Refused::new(format!("seat {seat} has decided already")))
        }
    }

    fn act(&mut self, seat: Seat, id: usize) -> Result<(), Refused> {
        if !self.is_legal(seat, id) {
            return Err(Refused::new(match self.waiting() {
                Waiting::Over => "the game is over".to_owned(),
                Waiting::Chance => "the game waits for chance, not for a player".to_owned(),
                Waiting::Decide(_) => format!("{id} is not a legal id for seat {seat}"),
            }));
        }
        self.play.act_unchecked(seat, id, &mut self.done);
        self.go_on();
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        self.check(seat, action)?;
        if *self.play.draft() != G::Draft::default() {
            return Err(Refused::new(format!("seat {seat} has begun to decide by ids, and goes on by ids")));
        }
        let read = self.read(action)?;
        self.play.decide_unchecked(seat, read, &mut self.done);
        self.go_on();
        Ok(())
    }

    fn play(&mut self, step: &str) -> Result<(), Refused> {
        let read: StepOf<G> =
            step.parse().map_err(|error: underhill_core::NotationError| Refused::new(error.to_string()))?;
        if !self.pending().is_empty() {
            return Err(Refused::new("somebody has begun to decide; their seats have to go on one by one"));
        }
        let mut after = self.play.game().clone();
        Game::play(&mut after, &read, &mut ())?;
        match &read {
            Step::Decide(choices) => self.done.decided(choices),
            Step::Chance(outcome) => self.done.drew(outcome),
        }
        self.play = Play::new(after);
        self.go_on();
        Ok(())
    }

    fn ids_of(&self, seat: Seat, action: &str) -> Result<Vec<usize>, Refused> {
        self.check(seat, action)?;
        Ok(self.play.game().ids_of(seat, &self.read(action)?).to_vec())
    }

    fn notation_of(&self, seat: Seat, id: usize) -> Result<Option<String>, Refused> {
        if !self.is_legal(seat, id) {
            return Err(Refused::new(format!("{id} is not a legal id for seat {seat}")));
        }
        Ok(match self.play.game().choose(seat, self.play.draft(), id) {
            underhill_environment::Chosen::Action(action) => Some(action.to_string()),
            underhill_environment::Chosen::Draft(_) => None,
        })
    }

    fn draft(&self) -> String {
        G::draft_notation(self.play.draft())
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.play.game().outcomes(|outcome, weight| outcomes.push((outcome.to_string(), weight)));
        outcomes
    }

    fn draw(&mut self, outcome: &str) -> Result<(), Refused> {
        AnySingle::play(self, &format!("* {outcome}"))
    }

    fn draw_at(&mut self, place: usize) -> Result<(), Refused> {
        let (mut before, mut found) = (0, None);
        self.play.game().outcomes(|outcome, _| {
            if before == place {
                found = Some(outcome);
            }
            before += 1;
        });
        let outcome = found.ok_or_else(|| Refused::new(format!("chance has {before} outcomes now, counted from 0")))?;
        self.play.draw_unchecked(outcome, &mut self.done);
        self.go_on();
        Ok(())
    }

    fn view(&self, viewer: Viewer, memory: Memory) -> String {
        serde_json::to_string(&self.play.game().view(viewer, memory)).expect("a view serialises")
    }

    fn sketch(&self, viewer: Viewer, memory: Memory) -> String {
        let mut out = String::new();
        let drawn = self.play.game().view(viewer, memory).sketch(&mut out);
        drawn.map_or_else(|_| String::new(), |()| out)
    }

    fn observe(&self, seat: Seat, memory: Memory, out: &mut [i8]) {
        self.play.observe(seat, memory, out);
    }

    fn determinize(&self, viewer: Viewer, memory: Memory, seed: u64) -> Result<Box<dyn AnySingle>, Refused> {
        let view = self.play.game().view(viewer, memory);
        let imagined = G::determinize(&view, &mut seeded(seed, u64::MAX)).map_err(|error| Refused::new(error.0))?;
        let mut single = Single::new(imagined, seed, self.draws);
        single.past = Some(Past { viewer: Some(viewer), told: self.told_before(viewer) });
        // Whoever imagines knows what they have chosen themselves.
        let mut own = self.pending();
        own.retain(|(seat, _)| viewer.is(*seat));
        single.go_on_with(&own)?;
        Ok(Box::new(single))
    }

    fn information_state(&self, viewer: Viewer) -> String {
        let mut text = self.told_before(viewer);
        if let (Some(seat), draft) = (self.seat(), self.draft())
            && viewer.is(seat)
            && !draft.is_empty()
        {
            text.push_str(&format!("so far: {draft}\n"));
        }
        text
    }

    fn points(&self) -> PerSeat<i32> {
        self.play.game().points()
    }

    fn turns(&self) -> u32 {
        self.play.game().turns()
    }

    fn turn_bound(&self) -> u32 {
        self.play.game().turn_bound()
    }

    fn standings(&self) -> Option<Standings> {
        self.play.game().standings()
    }

    fn rewards(&self) -> Option<PerSeat<f64>> {
        self.play.rewards()
    }

    fn steps(&self) -> Vec<String> {
        self.done.steps.iter().map(Step::to_string).collect()
    }

    fn story(&self) -> Vec<(String, Vec<String>)> {
        let mut game = self.origin.clone();
        let tell = |step: &StepOf<G>| {
            let mut events = Vec::new();
            game.apply_unchecked(step, &mut events);
            (step.to_string(), events.iter().map(ToString::to_string).collect())
        };
        self.done.steps.iter().map(tell).collect()
    }

    fn record(&self, players: Vec<String>) -> Result<String, Refused> {
        if self.past.is_some() {
            return Err(Refused::new("a game that was imagined has no record: nobody knows how it came about"));
        }
        let mut record = Record::new(&self.origin, players);
        self.done.steps.iter().for_each(|step| record.push::<G>(step));
        record.end = self.play.game().standings().map(End::from);
        Ok(record.to_line())
    }

    fn pickled(&self) -> String {
        let past = self.past.as_ref().map(|past| json!([past.viewer, past.told]));
        let stored = json!({
            "game": G::ID, "rules": G::RULES_VERSION, "origin": self.origin, "past": past, "steps": self.steps(),
            "drawn": self.done.drawn, "pending": self.pending(), "seed": self.seed, "draws": self.draws,
        });
        stored.to_string()
    }

    fn think(&self, mind: &mut Option<Mind>, seat: Seat, level: Skill, budget: Budget, seed: u64) -> Value {
        let view = self.play.game().view(Viewer::Seat(seat), level.memory());
        let mut own = match mind.take().map(|mind| mind.downcast::<BotMind<G>>()) {
            Some(Ok(mind)) => mind.playing(level),
            _ => BotMind::new(level),
        };
        let answer = budget.spend(level, |meter| {
            let question = Question { seat, view: &view, level: level.like(), meter, seed, aids: Aids::default() };
            own.think(&question)
        });
        *mind = Some(Box::new(own));
        let candidate = |candidate: &underhill_search::Candidate<G::Action>| {
            json!({ "action": candidate.action.to_string(), "win": candidate.estimate.win,
                    "points": candidate.estimate.points, "visits": candidate.visits })
        };
        let reason = |reason: &underhill_search::Reason| json!({ "rule": reason.rule, "text": reason.text });
        json!({
            "action": answer.action.to_string(),
            "ids": self.play.game().ids_of(seat, &answer.action).to_vec(),
            "win": answer.estimate.win,
            "points": answer.estimate.points,
            "candidates": answer.candidates.iter().map(candidate).collect::<Vec<_>>(),
            "line": answer.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "proof": answer.proof,
            "reasons": answer.reasons.iter().map(reason).collect::<Vec<_>>(),
            "nodes": answer.nodes,
            "depth": answer.depth,
        })
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn draws(&self) -> bool {
        self.draws
    }
}
