//! Gobblestones: a turn is laid tile by tile, in reading order. 1126 ids, and two more for the answers of the bluffing
//! variant; planes of the board.

use underhill_catalog::gobblestones::{
    Action, Colour, Cover, Gobblestones, Options, Placement, SIDE, SQUARES, Space, Square, TurnPart, View,
};
use underhill_core::{ArrayVec, Game, Memory, Seat, Viewer};

use crate::learnable::kept_view;
use crate::observation::small;
use crate::{Chosen, Ids, Learnable, MOST_IDS, Part, Writer};

const COLOURS: usize = Colour::ALL.len();
/// No more tiles in this turn; before it is every space with every colour.
const NO_MORE: usize = SQUARES * COLOURS;
const TRUST: usize = NO_MORE + 1;
const CHALLENGE: usize = NO_MORE + 2;

/// What a tile is in the planes of tiles.
const FACE_UP: i8 = 1;
const OWN_FACE_DOWN: i8 = 2;
const DRAFTED: i8 = 3;

fn tile(square: Square, colour: Colour) -> usize {
    square.index() * COLOURS + colour as usize
}

fn tile_at(id: usize) -> (Square, Colour) {
    let (square, colour) = (id / COLOURS, id % COLOURS);
    (Square::new(square % SIDE, square / SIDE).expect("it is on the board"), Colour::ALL[colour])
}

impl Learnable for Gobblestones {
    const ACTIONS: usize = CHALLENGE + 1;
    type Ids = [u64; 18];
    type Draft = Placement;

    fn actions(options: &Options) -> usize {
        if options.bluff { CHALLENGE + 1 } else { NO_MORE + 1 }
    }

    fn meaning(id: usize) -> String {
        match id {
            NO_MORE => "no more tiles".to_owned(),
            TRUST => "trust".to_owned(),
            CHALLENGE => "challenge".to_owned(),
            _ => {
                let (square, colour) = tile_at(id);
                format!("lay {square}{colour}")
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let (seats, bluff) = (self.seats(), self.options().bluff);
        let mut parts = vec![
            Part::new(
                "spaces",
                &[COLOURS, SIDE, SIDE],
                "a plane for each colour (red, yellow, green, blue, turquoise), by row and column: what a space of that colour is worth; a grey one is 0 in all",
            ),
            Part::new(
                "tiles",
                &[COLOURS, SIDE, SIDE],
                "a plane for each colour: 1 for a tile face up, 2 for one face down that the viewer knows, 3 for one that the viewer has laid in this turn so far",
            ),
            Part::new("last", &[SIDE, SIDE], "1 where the turn before laid tiles"),
        ];
        if bluff {
            parts.push(Part::new("face_down", &[seats, SIDE, SIDE], "a plane for each player, the viewer first: 1 where their tiles lie face down, if it is remembered whose they are"));
            parts.push(Part::new("hidden", &[SIDE, SIDE], "1 where a tile lies face down, whoever laid it"));
            parts.push(Part::new(
                "question",
                &[SIDE, SIDE],
                "1 where the tiles lie that are trusted or challenged now",
            ));
            parts.push(Part::new(
                "known",
                &[seats, COLOURS],
                "how many tiles of each colour each player has at least, from bluffs taken back, if that is remembered",
            ));
        }
        parts.extend([
            Part::new("rack", &[COLOURS], "the viewer's tiles, by colour, without those laid in this turn so far"),
            Part::new("rack_sizes", &[seats], "how many tiles each player has, the viewer first"),
            Part::new("points", &[seats, 2], "each player's points: tens and ones"),
            Part::new("turn", &[seats], "1 for the player whose turn it is"),
            Part::new(
                "seat",
                &[seats],
                "1 for the viewer's seat: the first begins, and with equal turns the last ends a round",
            ),
            Part::new("bag", &[1], "how many tiles are in the bag"),
            Part::new("idle", &[1], "how many of the last turns left no new tile and drew none"),
            Part::new("called", &[1], "1 if this round is the last"),
            Part::new("turns", &[2], "how many turns were played: tens and ones"),
        ]);
        parts
    }

    type Sight<'g> = &'g View;

    #[inline]
    fn sight<'g>(&'g self, viewer: Viewer, memory: Memory, kept: &'g mut Option<View>) -> &'g View {
        kept_view(self, viewer, memory, kept)
    }

    #[inline]
    fn observe(view: &View, draft: Option<&Placement>, out: &mut Writer<'_>) {
        let seats = view.seats;
        let me = match view.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => 0,
        };
        // Plane by plane, without a branch: the compiler makes vectors of it.
        for colour in Colour::ALL {
            for (cell, space) in out.take(SQUARES).iter_mut().zip(view.spaces.all()) {
                let space = space.unwrap_or(Space { colour: None, value: 0 });
                *cell = if space.colour == Some(colour) { space.value as i8 } else { 0 };
            }
        }
        let tiles = out.take(COLOURS * SQUARES);
        for (colour, plane) in Colour::ALL.into_iter().zip(tiles.chunks_exact_mut(SQUARES)) {
            for (cell, &cover) in plane.iter_mut().zip(view.tiles.all()) {
                let (up, down) = (cover == Cover::FaceUp(colour), cover == Cover::FaceDown(Some(colour)));
                *cell = (i8::from(up) * FACE_UP) | (i8::from(down) * OWN_FACE_DOWN);
            }
        }
        for &(square, colour) in draft.iter().flat_map(|draft| draft.tiles()) {
            tiles[colour as usize * SQUARES + square.index()] = DRAFTED;
        }
        let last = out.take(SQUARES);
        view.last.iter().flat_map(|last| &last.squares).for_each(|square| last[square.index()] = 1);
        if view.options.bluff {
            observe_bluffs(view, me, out);
        }
        let mut rack = view.racks[me].tiles.unwrap_or_default();
        draft.iter().flat_map(|draft| draft.tiles()).for_each(|&(_, colour)| rack.take(colour));
        Colour::ALL.into_iter().for_each(|colour| out.put(rack.of(colour)));
        let seat = |place: usize| (me + place) % seats;
        (0..seats).for_each(|place| out.put(view.racks[seat(place)].count));
        (0..seats).for_each(|place| out.put_large(view.points[seat(place)]));
        out.put_one_of(Some((view.turn.index() + seats - me) % seats), seats);
        out.put_one_of(Some(me), seats);
        out.put(view.bag);
        out.put(view.idle);
        out.put(!view.called.is_empty());
        out.put_large(view.turns as i32);
    }

    #[inline]
    fn legal_ids(&self, seat: Seat, draft: &Placement, ids: &mut [u64; 18]) {
        let may_stop = self.next_tiles(seat, draft, |square, colours| {
            ids.insert_bits(square.index() * COLOURS, colours.into());
        });
        if may_stop {
            ids.insert(NO_MORE);
        }
        if self.check(seat, &Action::Trust).is_ok() {
            ids.insert(TRUST);
            ids.insert(CHALLENGE);
        }
    }

    #[inline]
    fn choose(&self, _: Seat, draft: &Placement, id: usize) -> Chosen<Gobblestones> {
        match id {
            NO_MORE => Chosen::Action(Action::Place(*draft)),
            TRUST => Chosen::Action(Action::Trust),
            CHALLENGE => Chosen::Action(Action::Challenge),
            _ => {
                let (square, colour) = tile_at(id);
                Chosen::Draft(draft.with(square, colour).expect("a legal tile comes after those before it"))
            }
        }
    }

    fn ids_of(&self, _: Seat, action: &Action) -> ArrayVec<usize, MOST_IDS> {
        match action {
            Action::Trust => [TRUST].into_iter().collect(),
            Action::Challenge => [CHALLENGE].into_iter().collect(),
            Action::Place(placement) => Self::draft_ids(placement).into_iter().chain([NO_MORE]).collect(),
        }
    }

    fn draft_ids(draft: &Placement) -> ArrayVec<usize, MOST_IDS> {
        draft.tiles().iter().map(|&(square, colour)| tile(square, colour)).collect()
    }

    fn draft_notation(draft: &Placement) -> String {
        if draft.is_empty() { String::new() } else { draft.to_string() }
    }
}

/// What there is to see in the bluffing variant only.
fn observe_bluffs(view: &View, me: usize, out: &mut Writer<'_>) {
    let seats = view.seats;
    let owned = out.take(seats * SQUARES);
    for (seat, tiles) in view.face_down.iter().flatten().enumerate() {
        let plane = (seat + seats - me) % seats;
        tiles.tiles().iter().for_each(|tile| owned[plane * SQUARES + tile.square.index()] = 1);
    }
    let hidden = out.take(SQUARES);
    for square in Square::all().filter(|&square| matches!(view.tiles.get(square), Cover::FaceDown(_))) {
        hidden[square.index()] = 1;
    }
    let question = out.take(SQUARES);
    if let TurnPart::Answering(squares) = &view.stage {
        squares.iter().for_each(|square| question[square.index()] = 1);
    }
    let known = out.take(seats * COLOURS);
    for (seat, facts) in view.known.iter().flatten().enumerate() {
        let place = (seat + seats - me) % seats;
        for colour in Colour::ALL {
            known[place * COLOURS + colour as usize] = small(facts.at_least(colour).into());
        }
    }
}
