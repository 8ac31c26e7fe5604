use underhill_core::{ArrayVec, Luck, PerSeat, Seat, ViewError, Viewer};

use crate::components::SQUARES;
use crate::components::{TILES, TILES_PER_COLOUR};
use crate::stored::Stored;
use crate::{Colour, Cover, FaceDownTiles, Gobblestones, Known, Square, Tile, Tiles, TurnPart, View};

fn ensure(holds: bool, what: &str) -> Result<(), ViewError> {
    if holds { Ok(()) } else { Err(ViewError(format!("it does not hold that {what}"))) }
}

impl Gobblestones {
    /// A whole game that looks like this.
    ///
    /// Unseen tiles are shuffled and dealt out to the racks and face-down tiles nobody can see, the rest is in the
    /// bag. Where bluffs were taken back and are remembered, this is repeated until it agrees with what is known, so
    /// that all that is possible is equally likely. Where that does not come about soon, the players first get what
    /// they must still have, and many random exchanges that keep to what is known come close to the same.
    pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        ensure((2..=4).contains(&view.seats), "2 to 4 play")?;
        ensure(view.racks.len() == view.seats, "every seat has a rack")?;
        ensure(Viewer::all(view.seats).any(|viewer| viewer == view.viewer), "the viewer is at the table")?;
        let mut hidden = Hidden::new(view, luck)?;
        hidden.deal(luck, DEALS)?;
        let stored = Stored {
            seats: view.seats,
            options: view.options.clone(),
            stage: view.stage.clone(),
            turn: view.turn,
            turns: view.turns,
            idle: view.idle,
            points: view.points.clone(),
            racks: hidden.racks(view),
            bag: hidden.bag(),
            boards: view.boards.clone(),
            tiles: hidden.board(view),
            face_down: view.options.bluff.then(|| hidden.face_down(view)),
            known: view.options.bluff.then(|| {
                view.known.clone().unwrap_or_else(|| std::iter::repeat_n(Known::default(), view.seats).collect())
            }),
            last: view.last.clone(),
            called: view.called.clone(),
        };
        let game = Gobblestones::try_from(stored).map_err(ViewError)?;
        ensure(game.seen_by(view.viewer, view.memory) == *view, "all parts of the view agree")?;
        Ok(game)
    }
}

/// How often to deal before what is known is dealt first.
const DEALS: usize = 12;

/// Where a tile nobody sees is.
#[derive(Copy, Clone, PartialEq)]
enum Place {
    Rack(Seat),
    /// Face down on the board, the owner's n-th.
    Board(Seat, u8, Square),
    Bag,
}

/// Something known of a player (GBS-R8): what the rack and the face-down tiles from some place on hold at least.
struct Bound {
    seat: Seat,
    since: usize,
    at_least: Tiles,
    /// What of it the viewer can see.
    seen: Tiles,
}

impl Bound {
    /// Whether a tile there is among those the bound is about.
    fn covers(&self, place: Place) -> bool {
        match place {
            Place::Rack(owner) => owner == self.seat,
            Place::Board(owner, n, _) => owner == self.seat && usize::from(n) >= self.since,
            Place::Bag => false,
        }
    }
}

/// Everything this viewer does not know.
struct Hidden {
    /// Face-down tiles by owner, in their order.
    owners: PerSeat<Vec<Tile>>,
    /// The unknown places, those in the bag last.
    places: ArrayVec<Place, TILES>,
    /// What is there, at the same index.
    tiles: ArrayVec<Colour, TILES>,
    /// The unseen tiles.
    pool: Tiles,
    /// What is known, for each player the latest first: each is about fewer places than the next.
    bounds: Vec<Bound>,
    /// What the viewer sees of each rack.
    open: PerSeat<Option<Tiles>>,
}

impl Hidden {
    fn new(view: &View, luck: &mut impl Luck) -> Result<Self, ViewError> {
        let open: PerSeat<Option<Tiles>> = view.racks.iter().map(|rack| rack.tiles).collect();
        let mut counts = [0u32; 5];
        let seen = open.iter().flatten().flat_map(|rack| rack.iter());
        for colour in seen.chain(view.tiles.0.iter().filter_map(|cover| cover.colour())) {
            counts[colour as usize] += 1;
        }
        let mut pool = Tiles::FULL;
        for (colour, count) in Colour::ALL.into_iter().zip(counts) {
            ensure(count <= u32::from(TILES_PER_COLOUR), "there are 20 tiles of each colour")?;
            (0..count).for_each(|_| pool.take(colour));
        }
        let owners = if view.options.bluff { owners(view, luck)? } else { PerSeat::new() };
        let mut places = ArrayVec::new();
        let mut add = |place| places.try_push(place).map_err(|_| ViewError("there are only 100 tiles".to_owned()));
        for (seat, rack) in Seat::first(view.seats).zip(&view.racks) {
            match rack.tiles {
                Some(tiles) => ensure(tiles.total() == usize::from(rack.count), "racks are counted")?,
                None => (0..rack.count).try_for_each(|_| add(Place::Rack(seat)))?,
            }
        }
        for (seat, tiles) in Seat::first(view.seats).zip(&owners) {
            ensure(tiles.len() <= TILES, "there are only 100 tiles")?;
            for (n, tile) in tiles.iter().enumerate() {
                if tile.colour.is_none() {
                    add(Place::Board(seat, n as u8, tile.square))?;
                }
            }
        }
        (0..view.bag).try_for_each(|_| add(Place::Bag))?;
        ensure(places.len() == pool.total(), "every tile is somewhere")?;
        let memories = view.options.bluff || view.known.is_none() && view.face_down.is_none();
        ensure(memories, "only bluffers lay tiles face down")?;
        let known = view.known.as_deref().unwrap_or_default();
        ensure(known.is_empty() || known.len() == view.seats, "there is a list for every seat")?;
        let mut bounds = Vec::new();
        for (seat, known) in Seat::first(view.seats).zip(known) {
            for (since, at_least) in known.facts() {
                let mut seen = open[seat.index()].unwrap_or_default();
                let laid = owners[seat.index()].get(since..).unwrap_or_default();
                laid.iter().filter_map(|tile| tile.colour).for_each(|colour| seen.add(colour));
                bounds.push(Bound { seat, since, at_least, seen });
            }
        }
        Ok(Hidden { owners, places, tiles: ArrayVec::new(), pool, bounds, open })
    }

    /// Deals the unseen tiles out.
    fn deal(&mut self, luck: &mut impl Luck, deals: usize) -> Result<(), ViewError> {
        let nothing: ArrayVec<Option<Colour>, TILES> = self.places.iter().map(|_| None).collect();
        if self.bounds.is_empty() {
            self.deal_the_rest(&nothing, luck);
            return Ok(());
        }
        for _ in 0..deals {
            self.deal_the_rest(&nothing, luck);
            if self.bounds.iter().all(|bound| self.held(bound).includes(bound.at_least)) {
                return Ok(());
            }
        }
        let mut dealt = nothing;
        let pool = self.pool;
        self.deal_what_is_known(&mut dealt, luck)?;
        self.deal_the_rest(&dealt, luck);
        self.pool = pool;
        self.exchange(luck);
        Ok(())
    }

    /// Deals to all places that have no tile yet.
    fn deal_the_rest(&mut self, dealt: &ArrayVec<Option<Colour>, TILES>, luck: &mut impl Luck) {
        let mut pool = self.pool;
        let mut draw = || {
            let index = luck.below(pool.total() as u64) as usize;
            let colour = pool.nth(index).expect("there are as many tiles as places");
            pool.take(colour);
            colour
        };
        self.tiles = dealt.iter().map(|tile| tile.unwrap_or_else(&mut draw)).collect();
    }

    /// Gives every player what they must still have of the tiles they took back. Each bound is about fewer places than
    /// the next, so taking them in turn never uses up a place in vain.
    fn deal_what_is_known(
        &mut self,
        dealt: &mut ArrayVec<Option<Colour>, TILES>,
        luck: &mut impl Luck,
    ) -> Result<(), ViewError> {
        for bound in &self.bounds {
            let mut held = bound.seen;
            let mut free: ArrayVec<usize, TILES> = ArrayVec::new();
            for i in (0..self.places.len()).filter(|&i| bound.covers(self.places[i])) {
                match dealt[i] {
                    Some(colour) => held.add(colour),
                    None => free.push(i),
                }
            }
            for colour in Colour::ALL {
                for _ in held.of(colour)..bound.at_least.of(colour) {
                    ensure(!free.is_empty() && self.pool.try_take(colour), "players have what they took back")?;
                    let i = free.swap_remove(luck.below(free.len() as u64) as usize);
                    dealt[i] = Some(colour);
                }
            }
        }
        Ok(())
    }

    /// What there is of what a bound is about.
    fn held(&self, bound: &Bound) -> Tiles {
        let mut held = bound.seen;
        self.dealt().filter(|&(place, _)| bound.covers(place)).for_each(|(_, colour)| held.add(colour));
        held
    }

    /// Swaps tiles at random wherever what is known allows it: one of a player of whom something is known with any
    /// other. The rest is shuffled already.
    fn exchange(&mut self, luck: &mut impl Luck) {
        let known_of = |&i: &usize| match self.places[i] {
            Place::Rack(seat) | Place::Board(seat, ..) => self.bounds.iter().any(|bound| bound.seat == seat),
            Place::Bag => false,
        };
        let concerned: ArrayVec<usize, TILES> = (0..self.places.len()).filter(known_of).collect();
        let mut held: Vec<Tiles> = self.bounds.iter().map(|bound| self.held(bound)).collect();
        for _ in 0..16 * concerned.len() {
            let a = concerned[luck.below(concerned.len() as u64) as usize];
            let b = luck.below(self.places.len() as u64) as usize;
            let (to_b, to_a) = (self.tiles[a], self.tiles[b]);
            // What a bound would lose and gain, if anything.
            let moves = |bound: &Bound| match (bound.covers(self.places[a]), bound.covers(self.places[b])) {
                (true, false) => Some((to_b, to_a)),
                (false, true) => Some((to_a, to_b)),
                _ => None,
            };
            let spare = |(bound, held): (&Bound, &Tiles)| {
                moves(bound).is_none_or(|(lost, _)| held.of(lost) > bound.at_least.of(lost))
            };
            if to_a != to_b && self.bounds.iter().zip(&held).all(spare) {
                for (bound, held) in self.bounds.iter().zip(&mut held) {
                    if let Some((lost, gained)) = moves(bound) {
                        held.take(lost);
                        held.add(gained);
                    }
                }
                self.tiles.swap(a, b);
            }
        }
    }

    fn dealt(&self) -> impl Iterator<Item = (Place, Colour)> + '_ {
        self.places.iter().copied().zip(self.tiles.iter().copied())
    }

    fn racks(&self, view: &View) -> PerSeat<Tiles> {
        let mut racks: PerSeat<Tiles> =
            self.open.iter().take(view.seats).map(|open| open.unwrap_or_default()).collect();
        for (place, colour) in self.dealt() {
            if let Place::Rack(seat) = place {
                racks[seat.index()].add(colour);
            }
        }
        racks
    }

    fn bag(&self) -> Tiles {
        self.dealt().filter(|(place, _)| *place == Place::Bag).map(|(_, colour)| colour).collect()
    }

    fn board(&self, view: &View) -> crate::Covers {
        let mut board = view.tiles.clone();
        for (place, colour) in self.dealt() {
            if let Place::Board(_, _, square) = place {
                board.0[square.index()] = Cover::FaceDown(Some(colour));
            }
        }
        board
    }

    fn face_down(&self, view: &View) -> PerSeat<FaceDownTiles> {
        let mut lists: PerSeat<FaceDownTiles> = self.owners.iter().cloned().map(FaceDownTiles).collect();
        for (place, colour) in self.dealt() {
            if let Place::Board(seat, n, _) = place {
                lists[seat.index()].0[usize::from(n)].colour = Some(colour);
            }
        }
        lists.truncate(view.seats);
        lists
    }
}

/// Who laid each face-down tile: remembered, or guessed.
fn owners(view: &View, luck: &mut impl Luck) -> Result<PerSeat<Vec<Tile>>, ViewError> {
    if let Some(lists) = &view.face_down {
        ensure(lists.len() == view.seats, "there is a list for every seat")?;
        return Ok(lists.iter().map(|list| list.0.clone()).collect());
    }
    let mut owners: PerSeat<Vec<Tile>> = std::iter::repeat_n(Vec::new(), view.seats).collect();
    let asked: &[Square] = match &view.stage {
        TurnPart::Answering(squares) => squares,
        _ => &[],
    };
    // Two seats at least, so somebody else is always there to have laid a tile the viewer does not know.
    let others: PerSeat<Seat> = Seat::first(view.seats).filter(|&seat| !view.viewer.is(seat)).collect();
    for square in (0..SQUARES).map(Square::at).filter(|square| !asked.contains(square)) {
        let Cover::FaceDown(colour) = view.tiles.get(square) else { continue };
        let owner = match (view.viewer, colour, &view.last) {
            (Viewer::Seat(viewer), Some(_), _) => viewer,
            (_, _, Some(last)) if last.squares.contains(&square) => last.seat,
            _ => others[luck.below(others.len() as u64) as usize],
        };
        let tiles = owners.get_mut(owner.index()).ok_or_else(|| ViewError("only players lay tiles".to_owned()))?;
        tiles.push(Tile { square, colour });
    }
    let turn = owners.get_mut(view.turn.index()).ok_or_else(|| ViewError("only players have turns".to_owned()))?;
    turn.extend(asked.iter().map(|&square| Tile { square, colour: view.tiles.get(square).colour() }));
    Ok(owners)
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Seat 0 has two tiles, one of them known to be red; ten of the twenty unseen tiles are red. Of the 145 pairs
    /// with a red one 45 have two.
    #[test]
    fn what_is_possible_is_equally_likely_however_it_is_dealt() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        let seat = Seat::new(0);
        let mut places: ArrayVec<Place, TILES> = [Place::Rack(seat); 2].into_iter().collect();
        places.extend([Place::Bag; 18]);
        let mut hidden = Hidden {
            owners: [Vec::new(), Vec::new()].into_iter().collect(),
            places,
            tiles: ArrayVec::new(),
            pool: "RRRRRRRRRRGGGGGGGGGG".parse().unwrap(),
            bounds: vec![Bound { seat, since: 0, at_least: "R".parse().unwrap(), seen: Tiles::NONE }],
            open: [None, None].into_iter().collect(),
        };
        for deals in [0, DEALS] {
            let mut both = 0;
            for _ in 0..14_500 {
                hidden.deal(&mut luck, deals).unwrap();
                let reds = hidden.tiles[..2].iter().filter(|&&colour| colour == Colour::Red).count();
                assert!(reds >= 1);
                both += usize::from(reds == 2);
            }
            assert!((4_300..4_700).contains(&both), "{both} of 14500 with {deals} deals, 4500 expected");
        }
    }
}
