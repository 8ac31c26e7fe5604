use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use underhill_core::{
    Events, Game, Luck, Memory, OptionsError, PerSeat, RuleBook, RuleId, Seat, Seats, Standings, ViewError, Viewer,
    Waiting,
};

use crate::{Action, Event, Illegal, Kobold, Options, Outcome, Phase, View};

impl Game for Kobold {
    const ID: &'static str = "kobold";
    const NAME: &'static str = "Kobold";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const USUAL_DECISIONS: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn rule_book() -> &'static RuleBook {
        static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
            RuleBook::parse(include_str!("../data/rules.toml")).expect("the rule book is well-formed")
        });
        &BOOK
    }

    fn new(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        Kobold::set_up(seats, options)
    }

    #[inline]
    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Light | Phase::First | Phase::Fill | Phase::Reveal | Phase::Die => Waiting::Chance,
            Phase::Turn => Waiting::Decide(Seats::only(self.player)),
            Phase::Over => Waiting::Over,
        }
    }

    /// Visits the sections to place a kobold in, ascending; then the spaces to take a token from, by ascending section
    /// and space.
    fn legal<B>(&self, seat: Seat, visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if !self.is_waited_for(seat) {
            return ControlFlow::Continue(());
        }
        self.visit_choices(visit)
    }

    #[inline]
    fn legal_count(&self, seat: Seat) -> u64 {
        if !self.is_waited_for(seat) {
            return 0;
        }
        let (places, takes) = self.choices();
        u64::from(places.count_ones() + takes.count_ones())
    }

    #[inline]
    fn legal_at(&self, seat: Seat, index: u64) -> Option<Action> {
        if !self.is_waited_for(seat) {
            return None;
        }
        self.nth_choice(self.choices(), u32::try_from(index).ok()?)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn random_action(&self, _: Seat, luck: &mut impl Luck) -> Action {
        let choices = self.choices();
        let index = luck.below((choices.0.count_ones() + choices.1.count_ones()).into());
        self.nth_choice(choices, index as u32).expect("the index is below the count")
    }

    /// In ascending order of section, seat or face of the die, or in the order of [`Token::ALL`](crate::Token::ALL).
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
        for &(_, action) in choices {
            match action {
                Action::Place(section) => self.place(section, events),
                Action::Take(spot) => self.take(spot, events),
            }
        }
    }

    #[inline]
    fn draw_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        self.draw(outcome, events);
    }

    /// Nothing is private, so this is the game and who looks at it.
    fn view(&self, viewer: Viewer, memory: Memory) -> View {
        View::new(self.clone(), viewer, memory)
    }

    fn determinize(view: &View, _: &mut impl Luck) -> Result<Self, ViewError> {
        view.imagine()
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// Nothing is private.
    fn has_secrets(&self) -> bool {
        false
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn turn_bound(&self) -> u32 {
        self.most_turns()
    }

    fn points(&self) -> PerSeat<i32> {
        self.count_points()
    }

    fn told_as_ended_by(rule: &str) -> Option<RuleId> {
        Kobold::ending_told(rule)
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }
}
