use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use underhill_core::{
    Events, Game, Luck, Memory, OptionsError, PerSeat, RuleBook, RuleId, Seat, Seats, Standings, ViewError, Viewer,
    Waiting,
};

use crate::state::Stored;
use crate::{
    Action, Colour, Ending, Event, Gobblets, Illegal, Options, Outcome, Piece, Position, Reason, Remembering, Square,
    Squares, Touch, View,
};

/// After so many turns without a result the game is drawn (GBT-R12).
pub const TURN_LIMIT: u32 = 500;

/// A game of Gobblet!.
///
/// Two are equal when they can go on in the same ways: the same options, position and number of turns, and the same
/// positions since the last new gobblet, because a position that stands for the third time ends the game (GBT-R7).
/// Earlier ones cannot come back and are forgotten; without that draw none are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Gobblet {
    pub(crate) options: Options,
    pub(crate) position: Position,
    pub(crate) past: Past,
    pub(crate) turns: u32,
    pub(crate) ending: Option<Ending>,
}

/// The positions before this one and after the last new gobblet: `mine` and `theirs` of each, the mover's side
/// alternating.
pub(crate) type Past = Vec<(Gobblets, Gobblets)>;

impl Gobblet {
    /// A game that goes on from a position, as if it had been reached in the fewest turns there can have been.
    pub fn from_position(position: &Position, options: &Options) -> Result<Self, OptionsError> {
        options.validate()?;
        if position.air.is_some() && options.touch == Touch::Free {
            return Err(OptionsError::Refused("a gobblet can only be in the air with touch=strict".to_owned()));
        }
        if position.verdict().is_some() {
            return Err(OptionsError::Refused("the position has already been decided".to_owned()));
        }
        let (mine, theirs) = (position.mine.len(), position.theirs.len());
        // A player has had at least one turn for each gobblet on the board, and White has begun.
        let turns = match position.side {
            Colour::White => 2 * mine.max(theirs),
            Colour::Black => 2 * mine.max(theirs.saturating_sub(1)) + 1,
        };
        Ok(Gobblet { options: *options, position: *position, past: Past::new(), turns, ending: None })
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How often the position between turns has stood on the board since the last new gobblet, this time included.
    /// Always 1 where repetition is no draw.
    pub fn standing(&self) -> u32 {
        // Every second position has the same player to move.
        let now = (self.position.mine, self.position.theirs);
        1 + self.past.iter().rev().skip(1).step_by(2).filter(|&&before| before == now).count() as u32
    }

    /// Whether the game is over, from everything else it knows.
    #[inline]
    pub(crate) fn judge(&self) -> Option<Ending> {
        let verdict = self.position.verdict();
        if verdict.is_some() || self.position.air.is_some() {
            return verdict;
        }
        // A position needs four turns to come back, so eight to stand for the third time (GBT-14, GBT-R7).
        if self.past.len() >= 8 && self.standing() >= 3 {
            return Some(Ending { winner: None, reason: Reason::Repetition });
        }
        (self.turns >= TURN_LIMIT).then_some(Ending { winner: None, reason: Reason::TurnLimit })
    }

    #[inline]
    fn apply(&mut self, action: Action, events: &mut impl Events<Event>) {
        let before = self.position;
        self.position.play_unchecked(action);
        match action {
            // A new gobblet never goes back, so nothing from before can stand again.
            Action::Place { .. } => self.past.clear(),
            Action::Move { .. } | Action::Land(_) if self.options.repetition_draw => {
                if self.past.capacity() == 0 {
                    self.past.reserve(32);
                }
                self.past.push((before.mine, before.theirs));
            }
            _ => {}
        }
        events.push(self.told(&before, action));
        let touched = matches!(action, Action::Touch(_));
        self.turns += u32::from(!touched);
        self.ending = self.judge();
        if let Some(Ending { winner, reason }) = self.ending {
            // The touch of a stuck gobblet is a whole turn (GBT-R11).
            self.turns += u32::from(touched);
            let line = match (winner, reason) {
                (Some(winner), Reason::Line | Reason::Lift) => self.position.board().seen(winner).full_lines(),
                _ => Squares::NONE,
            };
            events.push(Event::Over { winner: winner.map(Colour::seat), reason, line });
        }
    }

    /// What an action that led from `before` to the position now looked like.
    #[inline]
    fn told(&self, before: &Position, action: Action) -> Event {
        let (seat, now) = (before.side.seat(), self.position.lifted_board());
        let lifted = |from: Square| before.top(from).unwrap_or(Piece { colour: before.side, size: crate::Size::One });
        match action {
            Action::Place { size, at } => {
                let gobblet = Piece { colour: before.side, size };
                Event::Placed { seat, gobblet, at, gobbled: before.top(at) }
            }
            Action::Move { from, to } => Event::Moved {
                seat,
                gobblet: lifted(from),
                from,
                to,
                uncovered: now.top(from),
                gobbled: before.top(to),
            },
            Action::Touch(from) => Event::Touched { seat, gobblet: lifted(from), from, uncovered: now.top(from) },
            Action::Land(to) => {
                Event::Landed { seat, gobblet: lifted(before.air.unwrap_or(to)), to, gobbled: before.top(to) }
            }
        }
    }

    #[inline]
    fn is_waited_for(&self, seat: Seat) -> bool {
        self.ending.is_none() && seat == self.position.side.seat()
    }
}

impl Game for Gobblet {
    const ID: &'static str = "gobblet";
    const NAME: &'static str = "Gobblet!";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    // GBT-14
    const DRAW_BY_AGREEMENT: bool = true;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn rule_book() -> &'static RuleBook {
        static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
            RuleBook::parse(include_str!("../data/rules.toml")).expect("the rule book of the game can be read")
        });
        &BOOK
    }

    #[inline]
    fn new(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        if !Self::SEATS.contains(&seats) {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        options.validate()?;
        Ok(Gobblet { options: *options, position: Position::START, past: Past::new(), turns: 0, ending: None })
    }

    fn seats(&self) -> usize {
        2
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.ending {
            Some(_) => Waiting::Over,
            None => Waiting::Decide(Seats::only(self.position.side.seat())),
        }
    }

    /// The order is that of [`Position::visit`].
    fn legal<B>(&self, seat: Seat, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if !self.is_waited_for(seat) {
            return ControlFlow::Continue(());
        }
        self.position.visit(self.options.touch, visit)
    }

    #[inline]
    fn legal_count(&self, seat: Seat) -> u64 {
        if self.is_waited_for(seat) { u64::from(self.position.count(self.options.touch)) } else { 0 }
    }

    #[inline]
    fn legal_at(&self, seat: Seat, index: u64) -> Option<Action> {
        if !self.is_waited_for(seat) {
            return None;
        }
        self.position.nth(self.options.touch, u32::try_from(index).ok()?)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        let turn = self.position.side.seat();
        if seat != turn {
            return Err(Illegal::NotYourTurn { turn });
        }
        self.position.check(self.options.touch, *action)
    }

    #[inline]
    fn random_action(&self, _: Seat, luck: &mut impl Luck) -> Action {
        self.position.random(self.options.touch, luck)
    }

    fn outcomes(&self, _: impl FnMut(Outcome, u32)) {}

    #[inline]
    fn decide_unchecked(&mut self, choices: &[(Seat, Action)], events: &mut impl Events<Event>) {
        for &(_, action) in choices {
            self.apply(action, events);
        }
    }

    fn draw_unchecked(&mut self, outcome: Outcome, _: &mut impl Events<Event>) {
        match outcome {}
    }

    fn view(&self, viewer: Viewer, memory: Memory) -> View {
        View::of(self, viewer, memory)
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        view.determinize(luck)
    }

    /// Everything that happens is there for all to see.
    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// What is hidden is hidden from both players alike.
    fn has_secrets(&self) -> bool {
        false
    }

    fn memory(&self) -> Memory {
        match self.options.memory {
            Remembering::Help => Memory::Perfect,
            Remembering::None => Memory::Table,
        }
    }

    /// Where covered gobblets are hidden, a touch shows what is below (and be it nothing), and the end shows all.
    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        if self.options.memory == Remembering::Help || self.check(seat, action).is_err() {
            return false;
        }
        let mut after = self.clone();
        after.apply(*action, &mut ());
        matches!(action, Action::Touch(_)) || after.ending.is_some()
    }

    /// A lift that loses is warned about only where covered gobblets are shown (GBT-R4). So is the touch of a stuck
    /// gobblet (GBT-13).
    fn caution(&self, seat: Seat, action: &Action) -> Option<RuleId> {
        if self.options.memory == Remembering::None || self.check(seat, action).is_err() {
            return None;
        }
        let mut after = self.position;
        after.play_unchecked(*action);
        let ending = after.verdict()?;
        (ending.winner == Some(self.position.side.other())).then(|| ending.reason.rule())
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn turn_bound(&self) -> u32 {
        TURN_LIMIT
    }

    fn points(&self) -> PerSeat<i32> {
        let winner = self.ending.and_then(|ending| ending.winner);
        Colour::BOTH
            .into_iter()
            .map(|colour| winner.map_or(0, |winner| if winner == colour { 1 } else { -1 }))
            .collect()
    }

    fn standings(&self) -> Option<Standings> {
        self.ending.map(|ending| Standings::by_points(self.points(), [ending.reason.rule()]))
    }

    fn audit(&self) -> Result<(), String> {
        let rebuilt = Gobblet::try_from(Stored::from(self.clone()))?;
        if rebuilt == *self { Ok(()) } else { Err("the game differs from what its position and past give".to_owned()) }
    }
}
