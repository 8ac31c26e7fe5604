use underhill_core::{Choices, Game, Luck, Memory, PerSeat, Seat, Seats, Viewer, Waiting};

use crate::{Chosen, Ids, Learnable, Writer};

/// Who is told what is done in a game. `()` does not listen.
pub trait Listener<G: Game> {
    /// All seats that were waited for have decided this.
    fn decided(&mut self, _choices: &[(Seat, G::Action)]) {}

    /// Chance has brought this.
    fn drew(&mut self, _outcome: &G::Outcome) {}
}

impl<G: Game> Listener<G> for () {}

/// A game that is played by ids, one seat after the other.
///
/// Where several seats decide at once, each is asked by itself, and nothing of what they chose is seen before all have
/// chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Play<G: Learnable> {
    game: G,
    draft: G::Draft,
    sealed: Choices<G::Action>,
}

impl<G: Learnable> Play<G> {
    /// Goes on with a game.
    pub fn new(game: G) -> Self {
        Play { game, draft: G::Draft::default(), sealed: Choices::new() }
    }

    /// The game, without what is sealed or only begun.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What seats have decided that nobody knows yet.
    pub fn sealed(&self) -> &[(Seat, G::Action)] {
        &self.sealed
    }

    /// What the seat to decide has chosen so far.
    pub fn draft(&self) -> &G::Draft {
        &self.draft
    }

    /// The seats whose decisions are still missing.
    #[inline]
    pub fn waiting_seats(&self) -> Seats {
        match self.game.waiting() {
            Waiting::Decide(seats) => self.sealed.iter().fold(seats, |left, &(seat, _)| left.without(seat)),
            Waiting::Chance | Waiting::Over => Seats::NONE,
        }
    }

    /// Who decides now: the lowest seat whose decision is missing.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.waiting_seats().lowest()
    }

    /// The ids that a seat may choose from. Only the lowest seat that is waited for can have a draft.
    #[inline]
    pub fn legal_ids(&self, seat: Seat, ids: &mut G::Ids) {
        ids.clear();
        if self.waiting_seats().contains(seat) {
            self.game.legal_ids(seat, &self.draft, ids);
        }
    }

    /// A seat that is waited for chooses an id. The caller vouches that it is legal.
    #[inline]
    pub fn act_unchecked(&mut self, seat: Seat, id: usize, listener: &mut impl Listener<G>) {
        match self.game.choose(seat, &self.draft, id) {
            Chosen::Draft(draft) => self.draft = draft,
            Chosen::Action(action) => {
                self.draft = G::Draft::default();
                self.decide_unchecked(seat, action, listener);
            }
        }
    }

    /// A seat that is waited for decides. The caller vouches that it is legal.
    #[inline]
    pub fn decide_unchecked(&mut self, seat: Seat, action: G::Action, listener: &mut impl Listener<G>) {
        if self.sealed.is_empty() && self.waiting_seats().len() == 1 {
            let choice = [(seat, action)];
            listener.decided(&choice);
            return self.game.decide_unchecked(&choice, &mut ());
        }
        let place = self.sealed.iter().position(|&(other, _)| other > seat).unwrap_or(self.sealed.len());
        self.sealed.insert(place, (seat, action));
        if self.waiting_seats().is_empty() {
            let choices = std::mem::take(&mut self.sealed);
            listener.decided(&choices);
            self.game.decide_unchecked(&choices, &mut ());
        }
    }

    /// Chance brings this. The caller vouches that it is possible.
    pub fn draw_unchecked(&mut self, outcome: G::Outcome, listener: &mut impl Listener<G>) {
        listener.drew(&outcome);
        self.game.draw_unchecked(outcome, &mut ());
    }

    /// Draws until somebody has to decide, or the game is over.
    #[inline]
    pub fn draw_all(&mut self, luck: &mut impl Luck, listener: &mut impl Listener<G>) {
        while self.game.waiting() == Waiting::Chance {
            let ticket = luck.below(self.game.tickets().into()) as u32;
            let outcome = self.game.outcome_at(ticket).expect("the ticket is below their number");
            self.draw_unchecked(outcome, listener);
        }
    }

    /// Writes what a seat observes. A draft is seen by nobody but the seat that has it.
    pub fn observe(&self, seat: Seat, memory: Memory, out: &mut [i8]) {
        self.observe_through(&mut None, seat, memory, out);
    }

    /// The same for whoever observes much: if an observation is written from a view, it is kept for the next.
    #[inline]
    pub fn observe_through(&self, view: &mut Option<G::View>, seat: Seat, memory: Memory, out: &mut [i8]) {
        let sight = self.game.sight(Viewer::Seat(seat), memory, view);
        let draft = if self.seat() == Some(seat) { Some(&self.draft) } else { None };
        let mut writer = Writer::new(out);
        G::observe(sight, draft, &mut writer);
        debug_assert_eq!(writer.left(), 0, "an observation has all its parts");
    }

    /// What the game is worth to each seat once it is over: the share of the others that came behind, less the share of
    /// those that came before. From -1 to 1, together 0; equal seats have the same.
    pub fn rewards(&self) -> Option<PerSeat<f64>> {
        let places = self.game.standings()?.places;
        let others = (places.len() - 1) as f64;
        let reward = |place: &u8| {
            let behind = places.iter().filter(|other| *other > place).count() as f64;
            let before = places.iter().filter(|other| *other < place).count() as f64;
            (behind - before) / others
        };
        Some(places.iter().map(reward).collect())
    }

    /// How many numbers an observation has.
    pub fn observation_len(&self) -> usize {
        self.game.parts().iter().map(crate::Part::len).sum()
    }
}
