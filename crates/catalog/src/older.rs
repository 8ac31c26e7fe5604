//! A catalog with an engine for older rules, as there will be one.

#![allow(unreachable_pub, reason = "a catalog is public elsewhere")]

use std::ops::{ControlFlow, RangeInclusive};

use serde::{Deserialize, Serialize};
use underhill_core::{
    Events, Luck, Memory, OptionsError, PerSeat, RuleBook, Seat, Standings, ViewError, Viewer, Waiting,
};

use super::{Game, UnknownVersion, Visit};

catalog! {
    {}
    Gobblet => gobblet::Gobblet [Before];
    Kobold => kobold::Kobold;
}

type New = gobblet::Gobblet;

/// Gobblet! as if its rules had had another version before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Before(New);

impl Game for Before {
    const ID: &'static str = New::ID;
    const NAME: &'static str = "Gobblet! as it was";
    const RULES_VERSION: u32 = 0;
    const SEATS: RangeInclusive<usize> = New::SEATS;
    type Options = <New as Game>::Options;
    type Action = <New as Game>::Action;
    type Outcome = <New as Game>::Outcome;
    type Event = <New as Game>::Event;
    type View = <New as Game>::View;
    type Illegal = <New as Game>::Illegal;

    fn rule_book() -> &'static RuleBook {
        New::rule_book()
    }
    fn new(seats: usize, options: &Self::Options) -> Result<Self, OptionsError> {
        New::new(seats, options).map(Before)
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn options(&self) -> &Self::Options {
        self.0.options()
    }
    fn waiting(&self) -> Waiting {
        self.0.waiting()
    }
    fn legal<B>(&self, seat: Seat, visit: impl FnMut(Self::Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.0.legal(seat, visit)
    }
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal> {
        self.0.check(seat, action)
    }
    fn outcomes(&self, visit: impl FnMut(Self::Outcome, u32)) {
        self.0.outcomes(visit);
    }
    fn decide_unchecked(&mut self, choices: &[(Seat, Self::Action)], events: &mut impl Events<Self::Event>) {
        self.0.decide_unchecked(choices, events);
    }
    fn draw_unchecked(&mut self, outcome: Self::Outcome, events: &mut impl Events<Self::Event>) {
        self.0.draw_unchecked(outcome, events);
    }
    fn view(&self, viewer: Viewer, memory: Memory) -> Self::View {
        self.0.view(viewer, memory)
    }
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        New::determinize(view, luck).map(Before)
    }
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        New::witness(event, viewer)
    }
    fn turns(&self) -> u32 {
        self.0.turns()
    }
    fn turn_bound(&self) -> u32 {
        self.0.turn_bound()
    }
    fn points(&self) -> PerSeat<i32> {
        self.0.points()
    }
    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

struct Name;

impl Visit for Name {
    type Output = &'static str;
    fn visit<G: Game>(self) -> &'static str {
        G::NAME
    }
}

#[test]
fn an_older_version_is_played_by_the_engine_that_knew_it() {
    assert_eq!(GameId::Gobblet.visit(Name), "Gobblet!");
    assert_eq!((GameId::Gobblet.name(), GameId::Gobblet.seats()), ("Gobblet!", New::SEATS));
    assert_eq!(GameId::Gobblet.visit_version(1, Name), Ok("Gobblet!"));
    assert_eq!(GameId::Gobblet.visit_version(0, Name), Ok("Gobblet! as it was"));
    for (game, version) in [(GameId::Gobblet, 2), (GameId::Kobold, 0), (GameId::Kobold, 2)] {
        let unknown = game.visit_version(version, Name).expect_err("nobody knows it");
        assert!(unknown.to_string().contains(&format!("version {version}")), "{unknown}");
    }
    assert_eq!(GameId::ALL.len(), 2);
}
