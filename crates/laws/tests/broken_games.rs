//! The laws themselves are tried on a small game that can be broken in many ways, one at a time: each is noticed.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use underhill_core::{
    Events, Game, Illegal, Luck, Memory, NotationError, OptionSpec, Options, OptionsError, PerSeat, RuleBook, RuleId,
    Seat, Seats, Sketch, Standings, ViewError, Viewer, Waiting,
};
use underhill_laws::{Effort, SetUp, endure, obey, random_game};

/// What is wrong with a game.
mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const LISTS_AN_ILLEGAL_ACTION: u8 = 1;
    pub(crate) const FORGETS_A_LEGAL_ACTION: u8 = 2;
    pub(crate) const COUNTS_WRONG: u8 = 3;
    pub(crate) const LOADS_THE_DICE: u8 = 4;
    pub(crate) const SHOWS_ANOTHERS_NUMBER: u8 = 5;
    pub(crate) const LISTS_AN_ACTION_TWICE: u8 = 6;
    pub(crate) const NEVER_ENDS_IN_TIME: u8 = 7;
    pub(crate) const LOSES_A_NUMBER: u8 = 8;
    pub(crate) const MISSPELLS: u8 = 9;
    pub(crate) const NAMES_NO_RULE: u8 = 10;
    pub(crate) const GOES_ON_LISTING: u8 = 11;
    pub(crate) const LEAKS_THROUGH_AN_UNSEEN_EVENT: u8 = 12;
    pub(crate) const SURPRISES: u8 = 13;
    pub(crate) const WRITES_ANOTHER_STATE: u8 = 14;
    pub(crate) const BELIEVES_ANY_STATE: u8 = 15;
    pub(crate) const BELIEVES_ANY_VIEW: u8 = 16;
    pub(crate) const CANNOT_DRAW_NONSENSE: u8 = 17;
    pub(crate) const IMAGINES_SOMETHING_ELSE: u8 = 18;
    pub(crate) const TELLS_MORE_THAN_IT_WRITES: u8 = 19;
    pub(crate) const REFUSES_UNREADABLY: u8 = 20;
}

/// Both players draw a number from a hat with 1, 2, 3 and 4 and look at it. Then, one after the other, they keep it or
/// call it out; in the end the higher number wins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
struct Hat<const FAULT: u8> {
    options: HatOptions,
    numbers: PerSeat<u8>,
    calls: PerSeat<Call>,
    /// Left out of the JSON: a fault if it ever differs from the default.
    #[serde(skip)]
    unwritten: u8,
}

/// As it is read.
#[derive(Deserialize)]
struct Written {
    options: HatOptions,
    numbers: PerSeat<u8>,
    calls: PerSeat<Call>,
}

impl<const FAULT: u8> TryFrom<Written> for Hat<FAULT> {
    type Error = String;

    fn try_from(Written { options, numbers, calls }: Written) -> Result<Self, String> {
        let hat = Hat { options, numbers, calls, unwritten: 0 };
        if FAULT != fault::BELIEVES_ANY_STATE {
            hat.audit()?;
        }
        Ok(hat)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct HatOptions {}

impl Options for HatOptions {
    const SPECS: &'static [OptionSpec] = &[];
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Call {
    Keep,
    Show,
    Swap,
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Call::Keep => "keep",
            Call::Show => "show",
            Call::Swap => "swap",
        })
    }
}

impl FromStr for Call {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "keep" => Ok(Call::Keep),
            "show" => Ok(Call::Show),
            "swap" => Ok(Call::Swap),
            _ => Err(NotationError::new(text, "`keep`, `show` or `swap`")),
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Number<const FAULT: u8>(u8);

impl<const FAULT: u8> fmt::Display for Number<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", if FAULT == fault::MISSPELLS { 5 - self.0 } else { self.0 })
    }
}

impl<const FAULT: u8> FromStr for Number<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(number @ 1..=4) => Ok(Number(number)),
            _ => Err(NotationError::new(text, "a number from 1 to 4")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum HatEvent {
    Drew {
        seat: Seat,
        number: Option<u8>,
    },
    Called {
        seat: Seat,
        call: Call,
        number: Option<u8>,
        /// Left out of the JSON: a fault if it ever differs from the default.
        #[serde(skip)]
        unwritten: bool,
    },
}

impl fmt::Display for HatEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct HatView<const FAULT: u8> {
    viewer: Viewer,
    numbers: PerSeat<Option<u8>>,
    calls: PerSeat<Call>,
}

impl<const FAULT: u8> Sketch for HatView<FAULT> {
    fn sketch(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        if FAULT == fault::CANNOT_DRAW_NONSENSE && self.numbers.len() > 2 {
            return Err(fmt::Error);
        }
        write!(out, "{:?}", self.numbers)
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
enum HatIllegal {
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("numbers are not swapped")]
    NoSwapping,
    #[error("this is no rule at all")]
    Nameless,
    #[error("nobody can read this")]
    #[serde(skip_deserializing)]
    Unreadable,
}

impl Illegal for HatIllegal {
    fn rule(&self) -> RuleId {
        RuleId::new(match self {
            HatIllegal::NotYourTurn | HatIllegal::Unreadable => "HAT-01",
            HatIllegal::NoSwapping => "HAT-02",
            HatIllegal::Nameless => "HAT-99",
        })
    }
}

impl<const FAULT: u8> Hat<FAULT> {
    fn in_the_hat(&self) -> impl Iterator<Item = u8> {
        (1..=4).filter(|number| !self.numbers.contains(number))
    }

    fn turn(&self) -> Option<Seat> {
        (self.numbers.len() == 2 && self.calls.len() < 2).then(|| Seat::new(self.calls.len()))
    }
}

impl<const FAULT: u8> Game for Hat<FAULT> {
    const ID: &'static str = "hat";
    const NAME: &'static str = "Hat";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    type Options = HatOptions;
    type Action = Call;
    type Outcome = Number<FAULT>;
    type Event = HatEvent;
    type View = HatView<FAULT>;
    type Illegal = HatIllegal;

    fn rule_book() -> &'static RuleBook {
        static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
            let rule = |id| format!("[[rule]]\nid = \"{id}\"\ntitle = \"\"\ntext = \"\"\n");
            let rules = ["HAT-01", "HAT-02", "HAT-03"].map(rule).concat();
            RuleBook::parse(&format!("summary = \"\"\nnotation = \"\"\n{rules}")).expect("it is well-formed")
        });
        &BOOK
    }

    fn new(seats: usize, options: &HatOptions) -> Result<Self, OptionsError> {
        if seats != 2 {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        Ok(Hat { options: options.clone(), numbers: PerSeat::new(), calls: PerSeat::new(), unwritten: 0 })
    }

    fn seats(&self) -> usize {
        2
    }

    fn options(&self) -> &HatOptions {
        &self.options
    }

    fn waiting(&self) -> Waiting {
        match self.turn() {
            _ if self.numbers.len() < 2 => Waiting::Chance,
            Some(seat) => Waiting::Decide(Seats::only(seat)),
            None => Waiting::Over,
        }
    }

    fn legal<B>(&self, seat: Seat, mut visit: impl FnMut(Call) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.turn() != Some(seat) {
            return ControlFlow::Continue(());
        }
        match FAULT {
            fault::FORGETS_A_LEGAL_ACTION if seat == Seat::new(1) => return visit(Call::Keep),
            fault::LISTS_AN_ACTION_TWICE => visit(Call::Keep)?,
            _ => {}
        }
        let stopped = visit(Call::Keep);
        if FAULT != fault::GOES_ON_LISTING {
            stopped?;
        }
        visit(Call::Show)?;
        if FAULT == fault::LISTS_AN_ILLEGAL_ACTION { visit(Call::Swap) } else { ControlFlow::Continue(()) }
    }

    /// Without [`legal`](Game::legal), so that a list that does not stop is noticed as just that.
    fn legal_at(&self, seat: Seat, index: u64) -> Option<Call> {
        self.legal_actions(seat).get(usize::try_from(index).ok()?).copied()
    }

    fn legal_count(&self, seat: Seat) -> u64 {
        let count = self.legal_actions(seat).len() as u64;
        if FAULT == fault::COUNTS_WRONG { count.min(1) } else { count }
    }

    fn check(&self, seat: Seat, action: &Call) -> Result<(), HatIllegal> {
        match action {
            _ if self.turn() != Some(seat) => Err(match FAULT {
                fault::NAMES_NO_RULE => HatIllegal::Nameless,
                fault::REFUSES_UNREADABLY => HatIllegal::Unreadable,
                _ => HatIllegal::NotYourTurn,
            }),
            Call::Swap => Err(HatIllegal::NoSwapping),
            _ => Ok(()),
        }
    }

    fn outcomes(&self, mut visit: impl FnMut(Number<FAULT>, u32)) {
        if self.waiting() == Waiting::Chance {
            self.in_the_hat().for_each(|number| visit(Number(number), 1));
        }
    }

    fn outcome_at(&self, ticket: u32) -> Option<Number<FAULT>> {
        let numbers: Vec<u8> = self.in_the_hat().collect();
        let ticket = ticket as usize;
        if FAULT == fault::LOADS_THE_DICE && ticket < numbers.len() {
            return numbers.last().map(|&number| Number(number));
        }
        numbers.get(ticket).map(|&number| Number(number))
    }

    fn decide_unchecked(&mut self, choices: &[(Seat, Call)], events: &mut impl Events<HatEvent>) {
        let (seat, call) = choices[0];
        self.calls.push(call);
        events.push(HatEvent::Called {
            seat,
            call,
            number: (call == Call::Show).then(|| self.numbers[seat.index()]),
            unwritten: FAULT == fault::TELLS_MORE_THAN_IT_WRITES,
        });
    }

    fn draw_unchecked(&mut self, outcome: Number<FAULT>, events: &mut impl Events<HatEvent>) {
        events.push(HatEvent::Drew { seat: Seat::new(self.numbers.len()), number: Some(outcome.0) });
        if FAULT == fault::WRITES_ANOTHER_STATE {
            self.unwritten = outcome.0;
        }
        self.numbers.push(if FAULT == fault::LOSES_A_NUMBER { 0 } else { outcome.0 });
    }

    fn view(&self, viewer: Viewer, _: Memory) -> HatView<FAULT> {
        let over = self.waiting() == Waiting::Over;
        let sees = |seat: Seat, number: u8| match FAULT {
            fault::SHOWS_ANOTHERS_NUMBER => Some(number),
            fault::LEAKS_THROUGH_AN_UNSEEN_EVENT if number == 1 => Some(1),
            fault::SURPRISES if self.calls.len() == 1 => Some(number),
            _ => (over || viewer.is(seat) || self.calls.get(seat.index()) == Some(&Call::Show)).then_some(number),
        };
        let numbers = Seat::first(self.numbers.len()).map(|seat| sees(seat, self.numbers[seat.index()])).collect();
        HatView { viewer, numbers, calls: self.calls.clone() }
    }

    fn determinize(view: &HatView<FAULT>, luck: &mut impl Luck) -> Result<Self, ViewError> {
        let mut numbers = PerSeat::new();
        for number in &view.numbers {
            let left: Vec<u8> =
                (1..=4).filter(|number| !numbers.contains(number) && !view.numbers.contains(&Some(*number))).collect();
            let number = match number {
                Some(number) => *number,
                None if left.is_empty() => return Err(ViewError("the hat is empty".to_owned())),
                None => left[luck.below(left.len() as u64) as usize],
            };
            numbers.push(number);
        }
        let hat: Self = Hat { options: HatOptions {}, numbers, calls: view.calls.clone(), unwritten: 0 };
        if FAULT == fault::BELIEVES_ANY_VIEW {
            return Ok(hat);
        }
        hat.audit().map_err(ViewError)?;
        let seen = Viewer::all(2).any(|viewer| hat.view(viewer, Memory::Table) == *view);
        if !seen && FAULT != fault::IMAGINES_SOMETHING_ELSE {
            return Err(ViewError("nobody sees that".to_owned()));
        }
        Ok(hat)
    }

    fn witness(event: &HatEvent, viewer: Viewer) -> Option<HatEvent> {
        Some(match event {
            HatEvent::Drew { seat, .. } if !viewer.is(*seat) => HatEvent::Drew { seat: *seat, number: None },
            event => event.clone(),
        })
    }

    fn turns(&self) -> u32 {
        self.calls.len() as u32
    }

    fn turn_bound(&self) -> u32 {
        if FAULT == fault::NEVER_ENDS_IN_TIME { 1 } else { 2 }
    }

    fn points(&self) -> PerSeat<i32> {
        (0..2).map(|seat| self.numbers.get(seat).map_or(0, |&number| i32::from(number))).collect()
    }

    fn standings(&self) -> Option<Standings> {
        (self.waiting() == Waiting::Over).then(|| Standings::by_points(self.points(), [RuleId::new("HAT-03")]))
    }

    fn audit(&self) -> Result<(), String> {
        let drawn = |number: u8| self.numbers.iter().filter(|&&drawn| drawn == number).count();
        let once = self.numbers.iter().all(|&number| (1..=4).contains(&number) && drawn(number) == 1);
        if !once || self.numbers.len() > 2 {
            return Err(format!("the numbers are {:?}", self.numbers));
        }
        let calls = self.calls.len();
        if calls > 2 || calls > 0 && self.numbers.len() < 2 || self.calls.contains(&Call::Swap) {
            return Err(format!("the calls are {:?}", self.calls));
        }
        Ok(())
    }
}

/// The laws that notice the fault, in any of some games.
fn broken_laws<const FAULT: u8>() -> BTreeSet<&'static str> {
    let set_up = SetUp::<Hat<FAULT>> { seats: 2, options: HatOptions {} };
    let effort = Effort { audits: 1, moves: 1, views: 1, ends: 1 };
    let broken = |seed| [random_game(&set_up, seed, effort).err(), endure(&set_up, seed).err()];
    (0..20).flat_map(broken).flatten().map(|broken| broken.law).collect()
}

#[test]
fn a_good_game_obeys() {
    obey::<Hat<{ fault::NONE }>>(50);
    assert_eq!(broken_laws::<{ fault::NONE }>(), BTreeSet::new());
}

#[test]
fn a_set_up_says_how_many_play_and_by_what() {
    assert_eq!(
        SetUp::<Hat<{ fault::NONE }>> { seats: 2, options: HatOptions {} }.to_string(),
        "2 seats and options {}"
    );
}

/// A game with this fault breaks this law.
fn breaks<const FAULT: u8>(law: &str) {
    let broken = broken_laws::<FAULT>();
    assert!(broken.contains(law), "fault {FAULT} should break `{law}`, but breaks {broken:?}");
}

#[test]
fn every_fault_is_noticed_by_the_law_against_it() {
    breaks::<{ fault::LISTS_AN_ILLEGAL_ACTION }>("what is listed as legal is allowed");
    breaks::<{ fault::FORGETS_A_LEGAL_ACTION }>("what is allowed is listed as legal");
    breaks::<{ fault::COUNTS_WRONG }>("the count of legal actions is that of the list");
    breaks::<{ fault::LOADS_THE_DICE }>("tickets follow the listed order");
    breaks::<{ fault::SHOWS_ANOTHERS_NUMBER }>("what a viewer did not witness does not show in their view");
    breaks::<{ fault::LISTS_AN_ACTION_TWICE }>("an action is listed once");
    breaks::<{ fault::NEVER_ENDS_IN_TIME }>("the game ends within its bound");
    breaks::<{ fault::LOSES_A_NUMBER }>("every component is somewhere, once");
    breaks::<{ fault::MISSPELLS }>("notation reads back what it wrote");
    breaks::<{ fault::NAMES_NO_RULE }>("a refusal names a rule of the rule book");
    breaks::<{ fault::GOES_ON_LISTING }>("listing stops when asked to");
    breaks::<{ fault::LEAKS_THROUGH_AN_UNSEEN_EVENT }>("what a viewer did not witness does not show in their view");
    breaks::<{ fault::SURPRISES }>("an action that reveals nothing leads where its seat could foresee");
    breaks::<{ fault::WRITES_ANOTHER_STATE }>("a state reads back from its JSON");
    breaks::<{ fault::BELIEVES_ANY_STATE }>("a state is possible, or it is refused");
    breaks::<{ fault::BELIEVES_ANY_VIEW }>("a view is possible, or it is refused");
    breaks::<{ fault::CANNOT_DRAW_NONSENSE }>("any view can be drawn");
    breaks::<{ fault::IMAGINES_SOMETHING_ELSE }>("what is imagined from a view shows it to somebody");
    breaks::<{ fault::TELLS_MORE_THAN_IT_WRITES }>("what is told reads back");
    breaks::<{ fault::REFUSES_UNREADABLY }>("what is told reads back");
}
