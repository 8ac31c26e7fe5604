//! Determinisation: hidden racks, face-down tiles and the bag are filled by luck so that they fit what is seen.

use underhill_catalog::gobblestones::{Colour, Cover, Gobblestones, Square, TILES, Tiles, View};
use underhill_core::{ArrayVec, Game, Luck, MAX_SEATS, Seat};

use super::scene::{Bag, Scene, shuffle};
use super::suspicion::holding;

/// What a view leaves open, and how to imagine it.
pub(crate) struct World<'v> {
    view: &'v View,
    /// What is seen, with nothing on the racks that are not.
    pub(crate) scene: Scene,
    /// The tiles that are not seen: on racks, face down, in the bag.
    pub(crate) unseen: Tiles,
    /// How many tiles are on each rack.
    pub(crate) counts: [usize; MAX_SEATS],
    /// Whether bluffs that were taken back tell something of the racks.
    pub(crate) told: bool,
}

impl<'v> World<'v> {
    pub(crate) fn new(view: &'v View) -> Self {
        let mut unseen = Tiles::FULL;
        let seen = Square::all().filter_map(|square| view.tiles.get(square).colour());
        let racks = view.racks.iter().filter_map(|rack| rack.tiles).flat_map(Tiles::iter);
        seen.chain(racks).for_each(|colour| {
            unseen.try_take(colour);
        });
        let mut counts = [0; MAX_SEATS];
        counts.iter_mut().zip(&view.racks).for_each(|(count, rack)| *count = usize::from(rack.count));
        let told = view.known.as_ref().is_some_and(|known| known.iter().any(|known| !known.is_empty()));
        World { view, scene: Scene::new(view), unseen, counts, told }
    }

    /// Every hidden fact chosen by luck: a determinisation, sampled from the information set.
    pub(crate) fn imagine(&self, luck: &mut impl Luck) -> (Scene, Bag) {
        let mut scene = self.scene.clone();
        let seats = scene.seats;
        if self.told {
            let game = self.whole(luck);
            for seat in 0..seats {
                scene.racks[seat] = game.rack(Seat::new(seat));
            }
            return (scene, Bag::shaken(game.bag(), seats, luck));
        }
        let mut order: ArrayVec<Colour, TILES> = self.unseen.iter().collect();
        shuffle(&mut order, luck);
        let mut tiles = order.into_iter();
        for seat in 0..seats {
            if self.view.racks[seat].tiles.is_none() {
                scene.racks[seat] = tiles.by_ref().take(self.counts[seat]).collect();
            }
        }
        // Whatever else is unseen lies face down.
        let bag = tiles.by_ref().take(scene.bag).collect();
        (scene, Bag::shaken(bag, seats, luck))
    }

    /// The rack that whoever has just laid tiles may have had before, chosen by luck.
    pub(crate) fn earlier_rack(&self, laid: &[Square], luck: &mut impl Luck) -> Tiles {
        let seat = self.scene.turn;
        if self.told {
            let game = self.whole(luck);
            let laid = laid.iter().filter_map(|&square| game.cover(square).colour());
            return game.rack(Seat::new(seat)).plus(laid.collect());
        }
        let mut left = self.unseen;
        let mut rack = Tiles::NONE;
        for _ in 0..(self.counts[seat] + laid.len()).min(left.total()) {
            let colour = left.nth(luck.below(left.total() as u64) as usize).expect("there is a tile left");
            left.take(colour);
            rack.add(colour);
        }
        rack
    }

    /// How likely whoever lays so many tiles seems to have the right ones for a run, to somebody at the table of whose own tiles
    /// nothing is known: this is how a claim is judged by the others, and not by what the claimant knows.
    pub(crate) fn plausible(&self, tiles: usize, needed: Tiles) -> f32 {
        let mut unseen = Tiles::FULL;
        for square in Square::all() {
            if let Cover::FaceUp(colour) = self.view.tiles.get(square) {
                unseen.try_take(colour);
            }
        }
        holding(unseen, tiles, needed)
    }

    /// How many of the tiles on the board were turned up by a challenge, and how many lie face down.
    pub(crate) fn turned_up(&self) -> (usize, usize) {
        let (mut up, mut down) = (0, 0);
        for square in Square::all() {
            match self.view.tiles.get(square) {
                Cover::Nothing => {}
                Cover::FaceUp(_) => up += 1,
                Cover::FaceDown(_) => down += 1,
            }
        }
        (up, down)
    }

    fn whole(&self, luck: &mut impl Luck) -> Gobblestones {
        Gobblestones::determinize(self.view, luck).expect("a view that the game showed can be imagined")
    }
}
