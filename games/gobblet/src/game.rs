use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use underhill_core::{
    Events, Game, Luck, Memory, OptionsError, PerSeat, RuleBook, RuleId, Seat, Seats, Standings, ViewError, Viewer,
    Waiting,
};

use crate::rules::DRAW_BY_AGREEMENT;
use crate::{Action, Colour, Event, Gobblet, Illegal, Options, Outcome, Remembering, TURN_LIMIT, View};

impl Game for Gobblet {
    const ID: &'static str = "gobblet";
    const NAME: &'static str = "Gobblet!";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const DRAW_BY_AGREEMENT: bool = DRAW_BY_AGREEMENT;

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
        Gobblet::set_up(seats, options)
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

    /// The order is that of [`Position::visit`](crate::Position::visit).
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

    fn view_into(&self, viewer: Viewer, memory: Memory, view: &mut View) {
        view.show(self, viewer, memory);
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        view.imagine(luck)
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

    fn tells_the_past(&self) -> bool {
        self.options.memory != Remembering::None
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
        if ending.winner == Some(self.position.side.other()) { Some(ending.reason.rule()) } else { None }
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
        self.audited()
    }
}
