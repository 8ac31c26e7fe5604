//! Kobold: 63 ids, the spaces of the room, and what everybody has.

use underhill_catalog::kobold::{Action, Kobold, Lying, Room, Section, Spot, Token, View};
use underhill_core::{ArrayVec, Game, Memory, Seat, Viewer};

use crate::learnable::kept_view;
use crate::{Chosen, Ids, Learnable, MOST_IDS, Part, Writer};

/// The first id of taking a token; before it are the sections to place a kobold in.
const TAKES: usize = Section::COUNT;
const KINDS: usize = Token::ALL.len();

fn id(action: Action) -> usize {
    match action {
        Action::Place(section) => section.index(),
        Action::Take(spot) => TAKES + Room::MOST_IN_SECTION * spot.section.index() + usize::from(spot.space),
    }
}

fn action(id: usize) -> Action {
    match id.checked_sub(TAKES) {
        None => Action::Place(Section::new(id)),
        Some(id) => Action::Take(Spot::new(id / Room::MOST_IN_SECTION, (id % Room::MOST_IN_SECTION) as u8)),
    }
}

impl Learnable for Kobold {
    const ACTIONS: usize = TAKES + Section::COUNT * Room::MOST_IN_SECTION;
    type Ids = [u64; 1];
    type Draft = ();

    fn meaning(id: usize) -> String {
        action(id).to_string()
    }

    fn parts(&self) -> Vec<Part> {
        let (seats, spaces) = (self.seats(), self.room().spots().count());
        vec![
            Part::new(
                "spaces",
                &[spaces, KINDS + 1],
                "for every space of the room, by section and space: 1 for the kind of token that lies there face up, the last for one face down",
            ),
            Part::new("lit", &[Section::COUNT], "1 for the two sections under the light"),
            Part::new(
                "kobolds",
                &[seats, Section::COUNT],
                "how many kobolds each player has in each section, the viewer first",
            ),
            Part::new("held", &[seats, KINDS], "the tokens before each player, by kind"),
            Part::new("point_tiles", &[seats], "each player's point tiles"),
            Part::new("gem_trophies", &[seats], "each player's gem trophies"),
            Part::new("points", &[seats, 2], "each player's points so far: tens and ones"),
            Part::new(
                "grabbed",
                &[KINDS + 1],
                "the tokens grabbed in this turn, by kind; the last those still face down",
            ),
            Part::new("unseen", &[KINDS], "the tokens that nobody has seen, by kind"),
            Part::new("left", &[3], "gem trophies, point tiles and tokens of the supply that are left"),
            Part::new("turn", &[seats], "1 for the player whose turn it is"),
            Part::new("turns", &[2], "how many turns were played: tens and ones"),
        ]
    }

    type Sight<'g> = &'g View;

    #[inline]
    fn sight<'g>(&'g self, viewer: Viewer, memory: Memory, kept: &'g mut Option<View>) -> &'g View {
        kept_view(self, viewer, memory, kept)
    }

    #[inline]
    fn observe(view: &View, _: Option<&()>, out: &mut Writer<'_>) {
        let table = view.table();
        let seats = table.seats();
        let me = match view.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::new(0),
        };
        for lying in table.spaces() {
            let kinds = out.take(KINDS + 1);
            match lying {
                Lying::Nothing => {}
                Lying::FaceUp(token) => kinds[token.index()] = 1,
                Lying::FaceDown => kinds[KINDS] = 1,
            }
        }
        let lit = out.take(Section::COUNT);
        if let Some(light) = table.light() {
            lit[light.index()] = 1;
            lit[light.turned(1).index()] = 1;
        }
        me.clockwise(seats).for_each(|seat| out.put_all(table.kobolds_by_section(seat)));
        me.clockwise(seats).for_each(|seat| out.put_all(table.held(seat).counts()));
        me.clockwise(seats).for_each(|seat| out.put(table.point_tiles(seat)));
        let trophies = out.take(seats);
        for (_, by) in table.gem_trophies() {
            if let Some(by) = by {
                trophies[(by.index() + seats - me.index()) % seats] += 1;
            }
        }
        let points = table.points();
        me.clockwise(seats).for_each(|seat| out.put_large(points[seat.index()]));
        let grabbed = out.take(KINDS + 1);
        for token in table.grabbed() {
            grabbed[token.map_or(KINDS, Token::index)] += 1;
        }
        out.put_all(table.unseen().counts());
        out.put(table.gem_trophies().filter(|(_, by)| by.is_none()).count() as i32);
        out.put(table.point_tiles_left());
        out.put(table.supply());
        let turn = table.player().map(|player| (player.index() + seats - me.index()) % seats);
        out.put_one_of(turn, seats);
        out.put_large(table.turns() as i32);
    }

    #[inline]
    fn legal_ids(&self, seat: Seat, _: &(), ids: &mut [u64; 1]) {
        let _ = self.legal::<()>(seat, |action| {
            ids.insert(id(action));
            std::ops::ControlFlow::Continue(())
        });
    }

    #[inline]
    fn choose(&self, _: Seat, _: &(), id: usize) -> Chosen<Kobold> {
        Chosen::Action(action(id))
    }

    fn ids_of(&self, _: Seat, action: &Action) -> ArrayVec<usize, MOST_IDS> {
        [id(*action)].into_iter().collect()
    }
}
