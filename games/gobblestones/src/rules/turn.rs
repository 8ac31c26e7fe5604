use underhill_core::{Events, Seat};

use crate::action::MOST;
use crate::components::{insert, remove};
use crate::state::{Last, Squares};
use crate::{Action, Cover, Endings, Event, Gobblestones, Laid, Placement, Tiles, TurnPart};

/// What happens in a turn, in its order: laying, answering, scoring, drawing, passing the turn on.
impl Gobblestones {
    /// The player whose turn it is lays these tiles.
    pub(crate) fn place(&mut self, placement: &Placement, events: &mut impl Events<Event>) {
        let seat = self.turn;
        let bluff = self.options.bluff; // GBS-20
        let mut squares = Squares::new();
        for &(square, colour) in placement.tiles() {
            self.racks[seat.index()].take(colour);
            insert(&mut self.covered, square);
            self.cover[square.index()] = if bluff { Cover::FaceDown(Some(colour)) } else { Cover::FaceUp(colour) };
            squares.push(square);
        }
        if squares.is_empty() {
            events.push(Event::PlacedNone { seat });
            return self.settle(squares, events);
        }
        let (tiles, points) = (Laid::open(placement), self.worth(&squares));
        if bluff {
            // GBS-R12: nothing is scored, drawn or ended before the answers.
            squares.iter().for_each(|&square| self.face_down.push(seat, square));
            events.push(Event::PlacedFaceDown { seat, tiles, points });
            self.stage = TurnPart::Answering(squares);
        } else {
            events.push(Event::Placed { seat, tiles, points });
            self.settle(squares, events);
        }
    }

    /// All others have answered (GBS-21), sealed, so that the answers come together (GBS-R8).
    pub(crate) fn answer(&mut self, answers: &[(Seat, Action)], events: &mut impl Events<Event>) {
        let TurnPart::Answering(squares) = &self.stage else { return };
        let (seat, squares) = (self.turn, squares.clone());
        let challenges = |seat: Seat| answers.contains(&(seat, Action::Challenge));
        for by in seat.clockwise(usize::from(self.seats)).skip(1) {
            let event = if challenges(by) { Event::Challenged { seat, by } } else { Event::Trusted { seat, by } };
            events.push(event);
        }
        // GBS-22
        let challenger = seat.clockwise(usize::from(self.seats)).find(|&by| challenges(by));
        let Some(challenger) = challenger else {
            // GBS-26
            events.push(Event::Scored { seat, points: self.worth(&squares) });
            return self.settle(squares, events);
        };
        // GBS-23
        let correct = squares.iter().all(|&square| self.plan.suits(square, self.tile(square)));
        let tiles = Laid::seen(&squares, |square| Some(self.tile(square)));
        events.push(Event::TurnedUp { seat, tiles, correct });
        self.face_down.pop(seat, squares.len());
        if correct {
            // GBS-24
            for &square in &squares {
                let colour = self.tile(square);
                self.cover[square.index()] = Cover::FaceUp(colour);
                self.known[seat.index()].shown(colour);
            }
            let points = self.worth(&squares);
            events.push(Event::Scored { seat, points });
            events.push(Event::Penalised { seat: challenger, points });
            self.points[challenger.index()] -= points; // GBS-R7: below nothing, if need be.
            self.settle(squares, events);
        } else {
            // GBS-25
            let mut returned = Tiles::NONE;
            for &square in &squares {
                returned.add(self.tile(square));
                remove(&mut self.covered, square); // GBS-R9
                self.cover[square.index()] = Cover::Nothing;
            }
            returned.iter().for_each(|colour| self.racks[seat.index()].add(colour));
            self.known[seat.index()].returned(returned, self.face_down.count(seat));
            events.push(Event::Returned { seat, tiles: squares.len() });
            self.last = Some(Last { seat, squares: Squares::new() });
            self.end_turn(true, events);
        }
    }

    /// The tiles of this turn stay: score them and see what is to be drawn.
    fn settle(&mut self, squares: Squares, events: &mut impl Events<Event>) {
        let (seat, placed) = (self.turn, squares.len());
        // GBS-10
        self.points[seat.index()] += self.worth(&squares);
        self.last = Some(Last { seat, squares });
        // GBS-11
        let must_draw = MOST - placed;
        let endings = self.ended_by_drawing(placed, must_draw);
        if self.options.equal_turns {
            self.call(endings, events);
        } else if !endings.is_empty() {
            self.turns += 1;
            return self.finish(endings, events);
        }
        // GBS-R3
        match must_draw.min(self.bag.total()) {
            0 => self.end_turn(placed == 0, events),
            drawn => self.stage = TurnPart::Drawing(drawn as u8),
        }
    }

    /// The turn is done (GBS-12).
    pub(crate) fn end_turn(&mut self, idle: bool, events: &mut impl Events<Event>) {
        self.turns += 1;
        self.idle = if idle { self.idle + 1 } else { 0 };
        let next = self.turn.next(usize::from(self.seats));
        let endings = if self.called.is_empty() {
            self.ended_by_idleness().into_iter().collect()
        } else if next.index() == 0 {
            // GBS-R15: all have had equally many turns.
            self.called.clone()
        } else {
            Endings::new()
        };
        if !endings.is_empty() {
            return self.finish(endings, events);
        }
        self.turn = next;
        self.stage = TurnPart::Placing;
        let endings: Endings = self.ended_by_arriving().into_iter().collect();
        if self.options.equal_turns && next.index() != 0 {
            self.call(endings, events);
        } else if !endings.is_empty() {
            self.finish(endings, events);
        }
    }
}
