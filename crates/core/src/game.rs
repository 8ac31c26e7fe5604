use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Choices, Luck, Notation, Options, OptionsError, PerSeat, RuleBook, RuleId, Seat, Seats, Standings, Step, StepOf,
};

/// Who a game is waiting for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// These seats decide; if several, all at once and sealed.
    Decide(Seats),
    /// Something is drawn or rolled.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who looks at a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A bystander.
    Spectator,
}

impl Viewer {
    /// Whether this is the player in that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everyone who may look at a game with so many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// How much a viewer remembers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// What lies on the table now.
    Table,
    /// Also everything that was once public.
    Perfect,
}

/// Who listens to what happens. `()` does not, a `Vec` keeps everything.
pub trait Events<E> {
    /// Something happened.
    fn push(&mut self, event: E);
}

impl<E> Events<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> Events<E> for Vec<E> {
    #[inline]
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Why an action is not allowed: a sentence, the offending squares or cards, and the rule.
pub trait Illegal:
    std::error::Error + Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
}

/// Something that can be drawn on a terminal.
pub trait Sketch {
    /// Draws it, in at most 100 columns, with ANSI colours and line breaks. Meaning never hangs on colour alone.
    fn sketch(&self, out: &mut dyn fmt::Write) -> fmt::Result;
}

/// The rules of a game, and the state of one being played.
///
/// A fact that nobody has seen yet is not part of the state: it is drawn when someone first looks. What equality
/// compares is everything that matters for how the game can go on.
///
/// A state serialises to everything it knows in the players' words, hidden facts included: that is for auditing,
/// storing and the end of the game. What a player may see is a [`View`](Game::View).
pub trait Game: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The short name, as on the command line and in records.
    const ID: &'static str;
    /// The name for people.
    const NAME: &'static str;
    /// Raised whenever a recorded game could replay differently.
    const RULES_VERSION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// Whether the rules let the players agree on a draw.
    const DRAW_BY_AGREEMENT: bool = false;

    /// About how many decisions a turn has: what somebody's time for a turn is divided by.
    const USUAL_DECISIONS: u32 = 1;

    /// What is agreed before the start.
    type Options: Options;
    /// What a player can do.
    type Action: Notation;
    /// What chance can bring.
    type Outcome: Notation;
    /// Something that happened, as told to people; prints as an English sentence without a full stop.
    type Event: Clone + PartialEq + fmt::Debug + fmt::Display + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer can see: complete in itself, so that a player can be asked for a decision with nothing else.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Sketch + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Illegal: Illegal;

    /// The rules in words.
    fn rule_book() -> &'static RuleBook;

    /// A game about to start. Drawing of anything is left to chance steps.
    fn new(seats: usize, options: &Self::Options) -> Result<Self, OptionsError>;

    /// How many play: one of [`SEATS`](Game::SEATS).
    fn seats(&self) -> usize;

    /// What was agreed before the start; it does not change.
    fn options(&self) -> &Self::Options;

    /// Who the game waits for. One seat, or several at once, or chance, or nobody.
    fn waiting(&self) -> Waiting;

    /// Visits the legal actions of a seat in the order the game documents, until `visit` breaks. A seat that is not
    /// waited for has none.
    fn legal<B>(&self, seat: Seat, visit: impl FnMut(Self::Action) -> ControlFlow<B>) -> ControlFlow<B>;

    /// How many actions are legal.
    fn legal_count(&self, seat: Seat) -> u64 {
        let mut count = 0;
        let ControlFlow::<()>::Continue(()) = self.legal(seat, |_| {
            count += 1;
            ControlFlow::Continue(())
        }) else {
            unreachable!("the visitor never breaks")
        };
        count
    }

    /// The legal action at a place of the documented order.
    fn legal_at(&self, seat: Seat, index: u64) -> Option<Self::Action> {
        let mut before = 0;
        self.legal(seat, |action| {
            if before == index {
                return ControlFlow::Break(action);
            }
            before += 1;
            ControlFlow::Continue(())
        })
        .break_value()
    }

    /// All legal actions, in order. For people and tests: a game may have very many.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        let _ = self.legal::<()>(seat, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// Whether the seat may do this now; if not, which rule forbids it. Neither allocates nor enumerates.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// What somebody without any plan would do: any legal action, all equally likely unless the game says otherwise.
    /// The seat must be waited for.
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Self::Action {
        let index = luck.below(self.legal_count(seat));
        self.legal_at(seat, index).expect("the index is below the count")
    }

    /// Visits what chance can bring now, each with its exact integer weight (above 0), in a fixed order. Nothing if
    /// the game does not wait for chance.
    fn outcomes(&self, visit: impl FnMut(Self::Outcome, u32));

    /// The sum of all weights: how many tickets are in the lottery.
    fn tickets(&self) -> u32 {
        let mut total = 0;
        self.outcomes(|_, weight| total += weight);
        total
    }

    /// The outcome that a ticket, counted from 0 through the outcomes in their order, belongs to.
    fn outcome_at(&self, ticket: u32) -> Option<Self::Outcome> {
        let (mut before, mut found) = (0, None);
        self.outcomes(|outcome, weight| {
            if found.is_none() && ticket < before + weight {
                found = Some(outcome);
            }
            before += weight;
        });
        found
    }

    /// Applies what the deciding seats chose: one choice for every seat waited for, in seat order. The caller
    /// vouches that each is legal.
    fn decide_unchecked(&mut self, choices: &[(Seat, Self::Action)], events: &mut impl Events<Self::Event>);

    /// Applies what chance brought. The caller vouches that it is possible.
    fn draw_unchecked(&mut self, outcome: Self::Outcome, events: &mut impl Events<Self::Event>);

    /// Applies a step. The caller vouches for it.
    fn apply_unchecked(&mut self, step: &StepOf<Self>, events: &mut impl Events<Self::Event>) {
        match step {
            Step::Decide(choices) => self.decide_unchecked(choices, events),
            Step::Chance(outcome) => self.draw_unchecked(outcome.clone(), events),
        }
    }

    /// Applies a step if it is allowed; otherwise nothing changes.
    fn play(
        &mut self,
        step: &StepOf<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), PlayError<Self::Illegal>> {
        match (step, self.waiting()) {
            (_, Waiting::Over) => return Err(PlayError::Over),
            (Step::Chance(outcome), Waiting::Chance) => {
                let mut possible = false;
                self.outcomes(|candidate, _| possible |= candidate == *outcome);
                if !possible {
                    return Err(PlayError::Impossible(outcome.to_string()));
                }
            }
            (Step::Decide(choices), Waiting::Decide(seats)) => {
                let chosen: Seats = choices.iter().map(|&(seat, _)| seat).collect();
                // Whoever acts out of turn hears it from the game's own rule.
                for (seat, action) in choices {
                    self.check(*seat, action).map_err(|illegal| PlayError::Illegal { seat: *seat, illegal })?;
                }
                if chosen != seats || chosen.len() != choices.len() {
                    return Err(PlayError::Incomplete);
                }
            }
            (Step::Decide(_), Waiting::Chance) => return Err(PlayError::WaitsForChance),
            (Step::Chance(_), Waiting::Decide(_)) => return Err(PlayError::WaitsForPlayers),
        }
        self.apply_unchecked(step, events);
        Ok(())
    }

    /// Everything this viewer can see: put together from what they may know, never cut down from what there is.
    fn view(&self, viewer: Viewer, memory: Memory) -> Self::View;

    /// The same, put in the place of an older view, of whatever game: whoever looks at very many need not make room for each
    /// anew.
    #[inline]
    fn view_into(&self, viewer: Viewer, memory: Memory, view: &mut Self::View) {
        *view = self.view(viewer, memory);
    }

    /// A whole state that looks just like this to that viewer, hidden facts chosen by luck.
    ///
    /// The view may come from anywhere: one that no game could have shown gives an error, not a panic.
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Result<Self, ViewError>;

    /// What a viewer notices of an event: all of it, a version without what they may not know, or nothing.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether players keep anything from each other, so that people who share a screen have to take turns looking.
    fn has_secrets(&self) -> bool {
        true
    }

    /// How much people at this table are helped to remember.
    fn memory(&self) -> Memory {
        Memory::Table
    }

    /// Whether people at this table are told again what happened before. Where it was agreed that everybody has to remember for
    /// themselves, they are not.
    fn tells_the_past(&self) -> bool {
        true
    }

    /// Whether this action, if the seat takes it now, shows that seat something it could not have worked out. Such
    /// an action cannot be taken back; nor can chance.
    fn reveals(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// The rule by which this legal action loses the game at once, if the people at this table can know that before
    /// they take it. An interface asks whether it is meant.
    fn caution(&self, _seat: Seat, _action: &Self::Action) -> Option<RuleId> {
        None
    }

    /// How many turns have been completed.
    fn turns(&self) -> u32;

    /// A proven upper bound on the turns of any game with these options.
    fn turn_bound(&self) -> u32;

    /// The rule that people are told where a game was ended by this one, if that is another: what records keep apart may
    /// be two cases of one rule.
    fn told_as_ended_by(_rule: &str) -> Option<RuleId> {
        None
    }

    /// The points of each seat so far.
    fn points(&self) -> PerSeat<i32>;

    /// Points and places once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether the state is one that play can reach, as far as can be told by looking: every component is somewhere,
    /// exactly once, and every invariant the rules promise holds. The error names what does not.
    fn audit(&self) -> Result<(), String>;
}

/// A view that no game could have shown. The text says what contradicts what.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game looks like this: {0}")]
pub struct ViewError(pub String);

/// Why a step was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<I: Illegal> {
    /// A player may not do that.
    #[error("seat {seat} may not: {illegal} ({})", illegal.rule())]
    Illegal {
        /// The player who tried it.
        seat: Seat,
        /// The game's reason, which names the rule.
        illegal: I,
    },
    /// A sealed choice lacks a seat.
    #[error("not every seat the game waits for has chosen")]
    Incomplete,
    /// The outcome cannot come up now.
    #[error("`{0}` cannot come up now")]
    Impossible(String),
    /// A player acted while something is to be drawn.
    #[error("the game waits for chance, not for a player")]
    WaitsForChance,
    /// Something was drawn while a player is to act.
    #[error("the game waits for a player, not for chance")]
    WaitsForPlayers,
    /// Nothing more can happen.
    #[error("the game is over")]
    Over,
}

impl<I: Illegal> PlayError<I> {
    /// The rule that forbids the step, where it is one.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            PlayError::Illegal { illegal, .. } => Some(illegal.rule()),
            _ => None,
        }
    }
}

/// Collects a choice for each seat waited for.
pub(crate) fn gather<A>(seats: Seats, mut choose: impl FnMut(Seat) -> A) -> Choices<A> {
    seats.iter().map(|seat| (seat, choose(seat))).collect()
}
