use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use underhill_core::{
    Events, Game, Luck, Memory, OptionsError, PerSeat, RuleBook, Seat, Seats, Standings, ViewError, Viewer, Waiting,
};

use crate::rules::Reach;
use crate::{Action, Event, Gobblestones, Illegal, Options, Outcome, Placement, TurnPart, View};

impl Game for Gobblestones {
    const ID: &'static str = "gobblestones";
    const NAME: &'static str = "Gobblestones";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;

    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn rule_book() -> &'static RuleBook {
        static BOOK: LazyLock<RuleBook> =
            LazyLock::new(|| RuleBook::parse(include_str!("../data/rules.toml")).expect("a test reads the rule book"));
        &BOOK
    }

    fn new(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        Gobblestones::set_up(seats, options)
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn waiting(&self) -> Waiting {
        match self.stage {
            TurnPart::Laying | TurnPart::Dealing | TurnPart::Drawing(_) => Waiting::Chance,
            TurnPart::Placing => Waiting::Decide(Seats::only(self.turn)),
            // GBS-R8: all at once, sealed.
            TurnPart::Answering(_) => Waiting::Decide(Seats::all(self.seats()).without(self.turn)),
            TurnPart::Over(_) => Waiting::Over,
        }
    }

    /// The order: no tile; then along each row from the top, then along each column from the left, by the first space
    /// covered and then by the number of tiles, the tiles in the order R, Y, G, B, T of the first, then the second
    /// and so on. A single tile counts as a row. An answer: trust, then challenge.
    fn legal<B>(&self, seat: Seat, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.stage {
            TurnPart::Placing if seat == self.turn => {
                visit(Action::Place(Placement::NONE))?;
                let reach = Reach::new(self, self.rack(seat));
                let mut visit = |placement| visit(Action::Place(placement));
                reach.all(|set| reach.fillings(&set, &mut visit))
            }
            TurnPart::Answering(_) if self.is_asked(seat) => {
                visit(Action::Trust)?;
                visit(Action::Challenge)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn legal_count(&self, seat: Seat) -> u64 {
        match self.stage {
            TurnPart::Placing if seat == self.turn => 1 + Reach::new(self, self.rack(seat)).count(),
            TurnPart::Answering(_) if self.is_asked(seat) => 2,
            _ => 0,
        }
    }

    fn legal_at(&self, seat: Seat, index: u64) -> Option<Action> {
        match (&self.stage, index) {
            (TurnPart::Placing, 0) if seat == self.turn => Some(Action::Place(Placement::NONE)),
            (TurnPart::Placing, _) if seat == self.turn => {
                Reach::new(self, self.rack(seat)).nth(index - 1).map(Action::Place)
            }
            (TurnPart::Answering(_), 0) if self.is_asked(seat) => Some(Action::Trust),
            (TurnPart::Answering(_), 1) if self.is_asked(seat) => Some(Action::Challenge),
            _ => None,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    /// In the base game every legal placement is equally likely. In the bluffing variant every legal set of spaces,
    /// the empty one included, is equally likely, and the tiles for it are taken from the rack without looking;
    /// answers are trust or challenge with equal chances.
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Action {
        match self.stage {
            TurnPart::Answering(_) => {
                if luck.below(2) == 0 {
                    Action::Trust
                } else {
                    Action::Challenge
                }
            }
            _ => Action::Place(Reach::new(self, self.rack(seat)).random(luck)),
        }
    }

    /// A board (GBS-R13): those not yet laid by their number, side A before B, by quarter turns. A tile: by colour,
    /// each weighing as much as there are of it in the bag.
    fn outcomes(&self, visit: impl FnMut(Outcome, u32)) {
        self.visit_outcomes(visit);
    }

    fn tickets(&self) -> u32 {
        self.count_tickets()
    }

    fn outcome_at(&self, ticket: u32) -> Option<Outcome> {
        self.find_outcome(ticket)
    }

    fn decide_unchecked(&mut self, choices: &[(Seat, Action)], events: &mut impl Events<Event>) {
        match (&self.stage, choices) {
            (TurnPart::Placing, [(_, Action::Place(placement))]) => self.place(placement, events),
            (TurnPart::Answering(_), answers) => self.answer(answers, events),
            _ => debug_assert!(false, "the caller vouches for the choices"),
        }
    }

    fn draw_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        self.draw(outcome, events);
    }

    fn view(&self, viewer: Viewer, memory: Memory) -> View {
        self.seen_by(viewer, memory)
    }

    fn determinize(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        Gobblestones::imagine(view, luck)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed(viewer))
    }

    /// A challenge turns tiles up, and the end of the game shows everybody's.
    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Trust => false,
            Action::Challenge => true,
            Action::Place(placement) => {
                if self.check_action(seat, action).is_err() {
                    return false;
                }
                let mut after = self.clone();
                after.place(placement, &mut ());
                matches!(after.stage, TurnPart::Over(_))
            }
        }
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn turn_bound(&self) -> u32 {
        self.most_turns()
    }

    fn points(&self) -> PerSeat<i32> {
        self.per_seat(|seat| self.points[seat.index()])
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }
}
