//! The game as the rest of the world sees it. How a turn goes is in `turn.rs`, what counts in `scoring.rs`.

use std::ops::{ControlFlow, RangeInclusive};
use std::sync::LazyLock;

use underhill_core::{
    ArrayVec, Events, Game, Luck, MAX_SEATS, Memory, OptionsError, PerSeat, RuleBook, Seat, Seats, Standings,
    ViewError, Viewer, Waiting,
};

use crate::state::KOBOLDS;
use crate::{Action, Event, Face, Illegal, Kobold, Options, Outcome, Phase, Room, Section, Start, Tally, View};

impl Game for Kobold {
    const ID: &'static str = "kobold";
    const NAME: &'static str = "Kobold";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;

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
        if !Self::SEATS.contains(&seats) {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        let side = options.side_for(seats)?;
        if let Start::Agreed(seat) = options.first
            && seat.index() >= seats
        {
            let last = seats - 1;
            return Err(OptionsError::Refused(format!("seat {seat} cannot begin: {seats} players sit at 0 to {last}")));
        }
        let (unseen, unseen_total) = (*options.components.tokens(), options.components.token_count());
        let mut game = Kobold {
            options: options.clone(),
            side,
            seats: seats as u8,
            phase: Phase::Light,
            light: Section::new(0),
            player: Seat::new(0),
            turns: 0,
            face_up: 0,
            face_down: 0,
            tokens: [Kobold::BLANK; Room::MOST_SPACES],
            kobolds: [[0; 8]; MAX_SEATS],
            unseen,
            unseen_total,
            held: [Tally::NONE; MAX_SEATS],
            gone: Tally::NONE,
            grabbed: ArrayVec::new(),
            gem_trophies: ArrayVec::new(),
            tiles: [0; MAX_SEATS],
        };
        // KOB-R1: what is agreed is not drawn.
        if let Start::Agreed(seat) = options.first {
            game.player = seat;
        }
        if let Start::Agreed(section) = options.light {
            game.light = section;
            game.draw_first(&mut ());
        }
        Ok(game)
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
    fn legal<B>(&self, seat: Seat, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase != Phase::Turn || seat != self.player {
            return ControlFlow::Continue(());
        }
        let (mut places, mut takes) = self.choices();
        while places != 0 {
            visit(Action::Place(Section::new(places.trailing_zeros() as usize)))?;
            places &= places - 1;
        }
        while takes != 0 {
            visit(Action::Take(self.room().spot(takes.trailing_zeros() as usize)))?;
            takes &= takes - 1;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn legal_count(&self, seat: Seat) -> u64 {
        if self.phase != Phase::Turn || seat != self.player {
            return 0;
        }
        let (places, takes) = self.choices();
        u64::from(places.count_ones() + takes.count_ones())
    }

    #[inline]
    fn legal_at(&self, seat: Seat, index: u64) -> Option<Action> {
        if self.phase != Phase::Turn || seat != self.player {
            return None;
        }
        self.nth_choice(self.choices(), u32::try_from(index).ok()?)
    }

    #[inline]
    fn random_action(&self, _: Seat, luck: &mut impl Luck) -> Action {
        let choices = self.choices();
        let index = luck.below((choices.0.count_ones() + choices.1.count_ones()).into());
        self.nth_choice(choices, index as u32).expect("the index is below the count")
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::Turn => {}
            _ => return Err(Illegal::Chance),
        }
        if seat != self.player {
            return Err(Illegal::NotYourTurn { player: self.player });
        }
        let (room, in_room) = (self.room(), usize::from(self.kobolds_in_room(seat)));
        let tokens = self.face_up | self.face_down;
        match *action {
            // KOB-R11: the first grab has chosen (B).
            Action::Place(_) if self.is_retrieving() => Err(Illegal::Retrieving),
            // KOB-07.
            Action::Place(_) if in_room == KOBOLDS => Err(Illegal::AllInRoom),
            Action::Place(section) => {
                // KOB-06.
                let tokens = (room.spaces_of(1 << section.index()) & tokens).count_ones() as u8;
                let kobolds = self.kobolds(seat, section);
                if section.is_lit_from(self.light) {
                    Err(Illegal::Lit { section })
                } else if kobolds >= tokens {
                    Err(Illegal::Crowded { section, tokens, kobolds })
                } else {
                    Ok(())
                }
            }
            Action::Take(spot) => {
                if !room.has(spot) {
                    Err(Illegal::NoSuchSpace { spot, spaces: room.size(spot.section) })
                } else if in_room == 0 {
                    // KOB-07.
                    Err(Illegal::NoneInRoom)
                } else if self.kobolds(seat, spot.section) == 0 {
                    // KOB-08.
                    Err(Illegal::NoneInSection { section: spot.section })
                } else if tokens >> room.index(spot) & 1 == 0 {
                    Err(Illegal::NoToken { spot })
                } else {
                    Ok(())
                }
            }
        }
    }

    /// In ascending order of section, seat or face of the die, or in the order of [`Token::ALL`](crate::Token::ALL).
    fn outcomes(&self, mut visit: impl FnMut(Outcome, u32)) {
        match self.phase {
            Phase::Light => Section::all().for_each(|section| visit(Outcome::Light(section), 1)),
            Phase::First => Seat::first(self.seats.into()).for_each(|seat| visit(Outcome::First(seat), 1)),
            // KOB-R12: any unseen token can be the one that is turned up.
            Phase::Fill | Phase::Reveal => {
                self.unseen.iter().for_each(|(token, count)| visit(Outcome::Token(token), count.into()));
            }
            Phase::Die => {
                for (face, &sides) in Face::ALL.into_iter().zip(self.options.components.die()) {
                    if sides > 0 {
                        visit(Outcome::Die(face), sides.into());
                    }
                }
            }
            Phase::Turn | Phase::Over => {}
        }
    }

    #[inline]
    fn tickets(&self) -> u32 {
        match self.phase {
            Phase::Light => Section::COUNT as u32,
            Phase::First => self.seats.into(),
            Phase::Fill | Phase::Reveal => self.unseen_total.into(),
            Phase::Die => self.options.components.die().iter().map(|&sides| u32::from(sides)).sum(),
            Phase::Turn | Phase::Over => 0,
        }
    }

    #[inline]
    fn outcome_at(&self, ticket: u32) -> Option<Outcome> {
        match self.phase {
            Phase::Light => (ticket < Section::COUNT as u32).then(|| Outcome::Light(Section::new(ticket as usize))),
            Phase::First => (ticket < self.seats.into()).then(|| Outcome::First(Seat::new(ticket as usize))),
            Phase::Fill | Phase::Reveal => self.unseen.at(ticket).map(Outcome::Token),
            Phase::Die => {
                let mut left = ticket;
                for (face, &sides) in Face::ALL.into_iter().zip(self.options.components.die()) {
                    match left.checked_sub(sides.into()) {
                        None => return Some(Outcome::Die(face)),
                        Some(rest) => left = rest,
                    }
                }
                None
            }
            Phase::Turn | Phase::Over => None,
        }
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
        match outcome {
            Outcome::Light(section) => {
                self.light = section;
                events.push(Event::LightSet { section });
                self.draw_first(events);
            }
            Outcome::First(seat) => {
                self.player = seat;
                events.push(Event::Begins { seat });
                self.fill(events);
            }
            Outcome::Token(token) if self.phase == Phase::Fill => self.lay(token, events),
            Outcome::Token(token) => self.turn_up(token, events),
            Outcome::Die(face) => self.roll(face, events),
        }
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

    /// KOB-R13: every retrieval takes a token for good, and between two of them every player places three kobolds at
    /// most.
    fn turn_bound(&self) -> u32 {
        u32::from(self.options.components.token_count()) * (KOBOLDS as u32 * u32::from(self.seats) + 1)
    }

    fn points(&self) -> PerSeat<i32> {
        self.count_points()
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn audit(&self) -> Result<(), String> {
        self.find_fault()
    }
}

impl Kobold {
    /// The action at a place of the documented order, among these sections and spaces.
    #[inline]
    fn nth_choice(&self, (places, takes): (u8, u32), index: u32) -> Option<Action> {
        match index.checked_sub(places.count_ones()) {
            None => Some(Action::Place(Section::new(nth_bit(places.into(), index)))),
            Some(index) if index < takes.count_ones() => Some(Action::Take(self.room().spot(nth_bit(takes, index)))),
            Some(_) => None,
        }
    }

    /// The first player is drawn next, or was agreed and the room is filled.
    fn draw_first(&mut self, events: &mut impl Events<Event>) {
        if self.options.first == Start::Draw {
            self.phase = Phase::First;
        } else {
            self.fill(events);
        }
    }
}

/// The number of the bit that has so many set bits below it.
#[inline]
fn nth_bit(mut bits: u32, below: u32) -> usize {
    for _ in 0..below {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
