//! What the others' secret tasks may be: whoever brings home many crowns probably has to, and whoever lays crowns on a shaft
//! hardly has. And what they may hold: nobody keeps what is of no use. A Bayesian opponent model that weights determinisations.

use underhill_catalog::clonk::{Card, Clonk, Colour, Side, Tile, Treasure};
use underhill_core::{Game, Luck, PerSeat, Seat};

use super::belief_weights::{TELLING, USELESS_KEPT};
use super::notes::{Notes, SIGNS};

/// How many things tell about a secret task: what was brought home, and what was noticed.
pub const CLUES: usize = BROUGHT_HOME + SIGNS;

/// What was brought home is told apart by its coins (none, one, more) and by whether the open task asks for it.
const BROUGHT_HOME: usize = 6;

/// What tells for or against each task being a player's secret one, in the order of the box. The state may be any that was
/// imagined from the view: only what everyone could remember is looked at.
pub fn clues(game: &Clonk, seat: Seat, notes: &Notes) -> Option<(Side, [[f64; CLUES]; 6])> {
    let open = game.open_side(seat)?;
    let side = match open {
        Side::Colour => Side::Treasure,
        Side::Treasure => Side::Colour,
    };
    let open = game.task(seat, open)?;
    let mut clues = [[0.0; CLUES]; 6];
    for card in game.cart(seat).chain(game.gallery(seat)) {
        // What is taken for its coins, or for the open task, tells less about the secret one.
        let kind = 3 * usize::from(open.wants(card)) + usize::from(card.coins()).min(2);
        let wanted = match side {
            Side::Colour => card.colour as usize,
            Side::Treasure => card.treasure as usize,
        };
        clues[wanted][kind] += 1.0;
    }
    for (index, clues) in clues.iter_mut().enumerate() {
        let noticed = notes.of(seat).of(tile(side, index));
        clues[BROUGHT_HOME..].iter_mut().zip(noticed).for_each(|(clue, times)| *clue = f64::from(times));
    }
    Some((side, clues))
}

/// How much likelier each task is a player's secret one than it was before anybody did anything.
#[derive(Clone, Debug)]
pub struct Belief {
    side: Side,
    likelihoods: [f64; 6],
}

impl Belief {
    /// What is believed of a player whose task lies open, by how telling each clue is.
    pub fn of(game: &Clonk, seat: Seat, notes: &Notes, telling: &[f64; CLUES]) -> Option<Belief> {
        let (side, clues) = clues(game, seat, notes)?;
        let score = clues.map(|clues| clues.iter().zip(telling).map(|(clue, telling)| clue * telling).sum::<f64>());
        let most = score.iter().copied().fold(f64::MIN, f64::max);
        Some(Belief { side, likelihoods: score.map(|score| (score - most).exp()) })
    }

    /// How likely each task is the secret one, in the order of the box, among the tiles that are left in an imagined game and
    /// the one that the player has there; together 1.
    pub fn chances(&self, game: &Clonk, seat: Seat) -> [f64; 6] {
        let left = game.tiles_not_drawn(self.side);
        let mine = game.task(seat, self.side);
        let mut chances: [f64; 6] = std::array::from_fn(|index| {
            let tiles = left[index] + u8::from(mine == Some(tile(self.side, index)));
            f64::from(tiles) * self.likelihoods[index]
        });
        let total: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= total);
        chances
    }
}

/// What is believed of every player but one.
pub(crate) struct Beliefs(PerSeat<Option<Belief>>);

impl Beliefs {
    pub(crate) fn new(game: &Clonk, me: Seat, notes: &Notes) -> Beliefs {
        let seats = Seat::first(game.seats());
        Beliefs(seats.map(|seat| Belief::of(game, seat, notes, &TELLING).filter(|_| seat != me)).collect())
    }

    /// Gives every other player of an imagined game a secret task that fits what they did, and a hand that fits their tasks.
    pub(crate) fn suppose(&self, game: &mut Clonk, luck: &mut impl Luck) {
        for (seat, belief) in Seat::first(game.seats()).zip(&self.0) {
            if let Some(belief) = belief {
                suppose_task(game, seat, belief, luck);
                suppose_hand(game, seat, luck);
            }
        }
    }
}

fn suppose_task(game: &mut Clonk, seat: Seat, belief: &Belief, luck: &mut impl Luck) {
    let mut ticket = luck.below(1 << 32) as f64 / (1u64 << 32) as f64;
    for (index, chance) in belief.chances(game, seat).into_iter().enumerate() {
        ticket -= chance;
        if ticket < 0.0 {
            game.suppose_task(seat, tile(belief.side, index));
            break;
        }
    }
}

/// Whether a card may bring a player something: it has coins, or one of their tasks asks for it.
pub fn is_of_use(game: &Clonk, seat: Seat, card: Card) -> bool {
    card.coins() > 0 || Side::ALL.into_iter().any(|side| game.task(seat, side).is_some_and(|tile| tile.wants(card)))
}

/// What is of no use is laid on a shaft or discarded rather than kept: each card of the hand may make way for one that nobody
/// has seen, by how likely either is kept (a sweep of Metropolis and Hastings).
fn suppose_hand(game: &mut Clonk, seat: Seat, luck: &mut impl Luck) {
    let held: Vec<Card> = game.hand(seat).collect();
    let unseen = game.unseen().count() as u64;
    for card in held {
        let Some(other) = game.unseen().nth(luck.below(unseen.max(1)) as usize) else { return };
        let worse = is_of_use(game, seat, card) && !is_of_use(game, seat, other);
        if !worse || luck.below(100) < USELESS_KEPT {
            game.suppose_card(seat, card, other);
        }
    }
}

/// The tile of a side with that place in the box.
pub fn tile(side: Side, index: usize) -> Tile {
    match side {
        Side::Colour => Tile::Colour(Colour::ALL[index]),
        Side::Treasure => Tile::Treasure(Treasure::ALL[index]),
    }
}
