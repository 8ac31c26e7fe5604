use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use underhill_core::{
    Events, Game, Luck, Memory, OptionsError, PerSeat, RuleBook, Seat, Seats, Standings, ViewError, Viewer, Waiting,
};

use crate::{Action, Clonk, Event, Help, Illegal, Options, Outcome, Phase, View, determinize};

impl Game for Clonk {
    const ID: &'static str = "clonk";
    const NAME: &'static str = "Clonk!";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const USUAL_DECISIONS: u32 = 5;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn rule_book() -> &'static RuleBook {
        static BOOK: LazyLock<RuleBook> =
            LazyLock::new(|| RuleBook::parse(include_str!("../data/rules.toml")).expect("the rule book is valid"));
        &BOOK
    }

    fn new(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        Clonk::set_up(seats, options)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Choose => Waiting::Decide(Seats::all(self.seats.into())),
            Phase::Bank | Phase::Dig | Phase::Backfill | Phase::Discard => Waiting::Decide(Seats::only(self.active)),
            Phase::Over => Waiting::Over,
            Phase::Tasks { .. }
            | Phase::Shafts
            | Phase::Hands
            | Phase::TurnUp(_)
            | Phase::Rebuild(_)
            | Phase::Draw { .. } => Waiting::Chance,
        }
    }

    /// The order: `open colour`, `open treasure`. `bank` and `discard` by card. When digging: `dig` by shaft, then
    /// by card; `gift` for one seat after the other, by shaft, then by card; `blast` by shaft; `done`. `backfill` by
    /// card, then by shaft. Cards are ordered by colour, treasure, coins and eyes; cards in hand that look the same
    /// are listed once.
    fn legal<B>(&self, seat: Seat, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.menu(seat).visit(visit)
    }

    fn legal_count(&self, seat: Seat) -> u64 {
        self.menu(seat).len().into()
    }

    fn legal_at(&self, seat: Seat, index: u64) -> Option<Action> {
        self.menu(seat).at(u32::try_from(index).ok()?)
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Action {
        let menu = self.menu(seat);
        let index = luck.below(menu.len().into()) as u32;
        menu.at(index).expect("the index is below the count")
    }

    /// The order: tiles by colour or treasure; cards by colour, treasure, coins and eyes, or `down` for one that
    /// nobody sees; `awakening` last.
    fn outcomes(&self, visit: impl FnMut(Outcome, u32)) {
        self.visit_outcomes(visit);
    }

    #[inline]
    fn tickets(&self) -> u32 {
        self.count_tickets()
    }

    #[inline]
    fn outcome_at(&self, ticket: u32) -> Option<Outcome> {
        self.find_outcome(ticket)
    }

    #[inline]
    fn decide_unchecked(&mut self, choices: &[(Seat, Action)], events: &mut impl Events<Event>) {
        self.decide(choices, events);
    }

    #[inline]
    fn draw_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        self.draw(outcome, events);
    }

    fn view(&self, viewer: Viewer, memory: Memory) -> View {
        View::of(self, viewer, memory)
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        determinize::imagine(view, luck).map_err(ViewError)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed(viewer))
    }

    fn memory(&self) -> Memory {
        match self.options.memory {
            Help::Help => Memory::Perfect,
            Help::None => Memory::Table,
        }
    }

    fn tells_the_past(&self) -> bool {
        self.options.memory != Help::None
    }

    /// The choice of the open task shows everyone's open tile; the action that ends the game shows everything.
    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        let last_turn = self.awake && (self.turns + 1).is_multiple_of(self.seats.into());
        let hand = self.miner(seat).hand.len();
        match (action, self.phase) {
            (Action::Open(_), Phase::Choose) => true,
            (Action::Done, Phase::Dig) => last_turn && self.draw_pile() == 0 && hand == 0,
            (Action::Backfill(..), Phase::Backfill) | (Action::Discard(_), Phase::Discard) => last_turn && hand <= 6,
            _ => false,
        }
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn turn_bound(&self) -> u32 {
        self.most_turns()
    }

    /// What everyone would score if the game ended now, the rockfall included.
    fn points(&self) -> PerSeat<i32> {
        self.scores().iter().map(|score| score.total()).collect()
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}
