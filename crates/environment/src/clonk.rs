//! Clonk!: 116 ids, in which a card in hand goes by its place there, and what lies on the table.

use underhill_catalog::clonk::{
    Action, Card, Clonk, Colour, Phase, Pile, PlayerSight, Shaft, Side, Sight, Source, Sources, Treasure, View,
};
use underhill_core::{ArrayVec, Game, Memory, Seat, Viewer};

use crate::observation::small;
use crate::{Chosen, Ids, Learnable, MOST_IDS, Part, Writer};

/// The most different cards in a hand: five are kept, and at most three drawn (CLK-16, CLK-17).
const HAND: usize = 8;
const SHAFTS: usize = Shaft::COUNT;
/// Where a card can come from.
const SOURCES: usize = SHAFTS + HAND;
/// There are so many colours, and so many treasures.
const LOOKS: usize = 6;
/// A card: its colour and its treasure as one of six, coins, eyes.
const CARD: usize = 2 * LOOKS + 2;
/// How many cards of a shaft are shown, from the top.
const DEPTH: usize = 4;
/// What is shown of a player.
const PLAYER: usize = 4 * CARD + CARD + 2 + 6 + 6 + 2 + 17;

const BANK: usize = 2;
const DIG: usize = BANK + HAND;
const GIFT: usize = DIG + SOURCES;
const BLAST: usize = GIFT + 3 * SOURCES;
const DONE: usize = BLAST + SHAFTS;
const BACKFILL: usize = DONE + 1;
const DISCARD: usize = BACKFILL + HAND * SHAFTS;

/// The different cards of a hand, in the order of the box: the places that ids speak of.
struct Hand(ArrayVec<Card, HAND>);

impl Hand {
    #[inline]
    fn of(game: &Clonk, seat: Seat) -> Hand {
        let mut cards = ArrayVec::new();
        for card in game.hand(seat) {
            // They are sorted, so equal ones are neighbours.
            if cards.last() != Some(&card) && !cards.is_full() {
                cards.push(card);
            }
        }
        Hand(cards)
    }

    #[inline]
    fn place(&self, card: Card) -> usize {
        self.0.iter().position(|&held| held == card).expect("only cards in hand are played")
    }

    fn source(&self, source: Source) -> usize {
        match source {
            Source::Shaft(shaft) => shaft.index(),
            Source::Hand(card) => SHAFTS + self.place(card),
        }
    }

    fn source_at(&self, place: usize) -> Source {
        match place.checked_sub(SHAFTS) {
            None => Source::Shaft(Shaft::ALL[place]),
            Some(place) => Source::Hand(self.0[place]),
        }
    }

    #[inline]
    fn id(&self, seat: Seat, seats: usize, action: Action) -> usize {
        match action {
            Action::Open(side) => side as usize,
            Action::Bank(card) => BANK + self.place(card),
            Action::Dig(source) => DIG + self.source(source),
            Action::Gift(to, source) => {
                let left = (to.index() + seats - seat.index()) % seats;
                GIFT + (left - 1) * SOURCES + self.source(source)
            }
            Action::Blast(shaft) => BLAST + shaft.index(),
            Action::Done => DONE,
            Action::Backfill(card, shaft) => BACKFILL + SHAFTS * self.place(card) + shaft.index(),
            Action::Discard(card) => DISCARD + self.place(card),
        }
    }
}

impl Learnable for Clonk {
    const ACTIONS: usize = DISCARD + HAND;
    type Ids = [u64; 2];
    type Draft = ();

    fn meaning(id: usize) -> String {
        let source = |place: usize| match place.checked_sub(SHAFTS) {
            None => Shaft::ALL[place].to_string(),
            Some(place) => format!("card {place} of the hand"),
        };
        match id {
            0..BANK => format!("open {}", Side::ALL[id]),
            BANK..DIG => format!("bank card {} of the hand", id - BANK),
            DIG..GIFT => format!("dig {}", source(id - DIG)),
            GIFT..BLAST => {
                let (seat, place) = ((id - GIFT) / SOURCES + 1, (id - GIFT) % SOURCES);
                format!("gift {} to the player {seat} to the left", source(place))
            }
            BLAST..DONE => format!("blast {}", Shaft::ALL[id - BLAST]),
            DONE => "done".to_owned(),
            BACKFILL..DISCARD => {
                let (card, shaft) = ((id - BACKFILL) / SHAFTS, (id - BACKFILL) % SHAFTS);
                format!("backfill card {card} of the hand on {}", Shaft::ALL[shaft])
            }
            _ => format!("discard card {} of the hand", id - DISCARD),
        }
    }

    fn parts(&self) -> Vec<Part> {
        let seats = self.seats();
        vec![
            Part::new(
                "hand",
                &[HAND, CARD + 1],
                "the viewer's different cards in the order of the box, each as one of six colours, one of six treasures, coins, eyes and how many of it; ids speak of these places",
            ),
            Part::new(
                "shafts",
                &[SHAFTS, DEPTH, CARD],
                "the topmost four cards of each shaft, from the top; nothing for one face down",
            ),
            Part::new("shaft_cards", &[SHAFTS, 2], "how many cards each shaft has, and how many of them lie face down"),
            Part::new(
                "players",
                &[seats, PLAYER],
                "each player, the viewer first: four cards of the gallery, the top of the cart, which task lies open (colour, treasure), the colour and the treasure task as far as they are known, cards in hand, Kablooey cards; of the cart, if it is known: 1, cards of each colour and each treasure, coins, eyes, Snore cards and cards in all",
            ),
            Part::new("phase", &[5], "1 for what is to be done: open a task, bank, dig, backfill, discard"),
            Part::new("turn", &[seats], "1 for the player whose turn it is"),
            Part::new(
                "flags",
                &[3],
                "whether the Awakening card has come up, the turn's gift has been given, a Kablooey card was spent this turn",
            ),
            Part::new(
                "piles",
                &[4],
                "cards of the draw pile (tens and ones), Snore cards and Kablooey cards that nobody has",
            ),
            Part::new("discards", &[12], "the discard pile by colour and by treasure, if it is remembered"),
            Part::new("turns", &[2], "how many turns were played: tens and ones"),
        ]
    }

    /// A list of every card in carts, shafts and discards would take longer than all else in a step.
    type Sight<'g> = Sight<'g>;

    #[inline]
    fn sight<'g>(&'g self, viewer: Viewer, memory: Memory, _: &'g mut Option<View>) -> Sight<'g> {
        Clonk::sight(self, viewer, memory)
    }

    #[inline]
    fn observe(sight: Sight<'_>, _: Option<&()>, out: &mut Writer<'_>) {
        let seats = sight.seats();
        let me = match sight.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::new(0),
        };
        let hand = out.take(HAND * (CARD + 1));
        if let Some(cards) = sight.player(me).hand() {
            write_hand(cards, hand);
        }
        for shaft in Shaft::ALL {
            let cards = out.take(DEPTH * CARD);
            for (cells, card) in cards.as_chunks_mut().0.iter_mut().zip(sight.shaft(shaft).rev()) {
                if let Some(card) = card {
                    write_card(card, cells);
                }
            }
        }
        for shaft in Shaft::ALL {
            let cards = sight.shaft(shaft);
            out.put(cards.len() as i32);
            out.put(cards.filter(Option::is_none).count() as i32);
        }
        for seat in me.clockwise(seats) {
            write_player(sight.player(seat), Writer::over(out.take(PLAYER)));
        }
        let phase = match sight.phase() {
            Phase::Choose => Some(0),
            Phase::Bank => Some(1),
            Phase::Dig => Some(2),
            Phase::Backfill => Some(3),
            Phase::Discard => Some(4),
            _ => None,
        };
        out.put_one_of(phase, 5);
        out.put_one_of(sight.turn().map(|turn| (turn.index() + seats - me.index()) % seats), seats);
        [sight.awake(), sight.gift_used(), sight.blast_used()].into_iter().for_each(|flag| out.put(flag));
        out.put_large(sight.draw_pile() as i32);
        out.put(sight.snore_pile());
        out.put(sight.kablooey_pile());
        let discards = out.take(2 * LOOKS);
        if let Some(cards) = sight.discards() {
            count_looks(cards, discards);
        }
        out.put_large(sight.turns() as i32);
    }

    #[inline]
    fn legal_ids(&self, seat: Seat, _: &(), ids: &mut [u64; 2]) {
        let (choices, seats) = (self.choices(seat), self.seats());
        ids.insert_bits(0, if choices.open { 0b11 } else { 0 });
        ids.insert_bits(BANK, choices.bank.into());
        for (left, to) in seat.clockwise(seats).enumerate() {
            let Sources { shafts, hand } = choices.galleries[to.index()];
            let first = if left == 0 { DIG } else { GIFT + (left - 1) * SOURCES };
            ids.insert_bits(first, u16::from(shafts) | u16::from(hand) << SHAFTS);
        }
        ids.insert_bits(BLAST, choices.blasts.into());
        ids.insert_bits(DONE, choices.done.into());
        for card in (0..HAND).filter(|card| choices.backfill >> card & 1 != 0) {
            ids.insert_bits(BACKFILL + SHAFTS * card, (1 << SHAFTS) - 1);
        }
        ids.insert_bits(DISCARD, choices.discard.into());
    }

    #[inline]
    fn choose(&self, seat: Seat, _: &(), id: usize) -> Chosen<Clonk> {
        let hand = Hand::of(self, seat);
        Chosen::Action(match id {
            0..BANK => Action::Open(Side::ALL[id]),
            BANK..DIG => Action::Bank(hand.0[id - BANK]),
            DIG..GIFT => Action::Dig(hand.source_at(id - DIG)),
            GIFT..BLAST => {
                let (left, place) = ((id - GIFT) / SOURCES + 1, (id - GIFT) % SOURCES);
                Action::Gift(Seat::new((seat.index() + left) % self.seats()), hand.source_at(place))
            }
            BLAST..DONE => Action::Blast(Shaft::ALL[id - BLAST]),
            DONE => Action::Done,
            BACKFILL..DISCARD => {
                let (card, shaft) = ((id - BACKFILL) / SHAFTS, (id - BACKFILL) % SHAFTS);
                Action::Backfill(hand.0[card], Shaft::ALL[shaft])
            }
            _ => Action::Discard(hand.0[id - DISCARD]),
        })
    }

    fn ids_of(&self, seat: Seat, action: &Action) -> ArrayVec<usize, MOST_IDS> {
        [Hand::of(self, seat).id(seat, self.seats(), *action)].into_iter().collect()
    }
}

#[inline]
fn write_card(card: Card, cells: &mut [i8; CARD]) {
    cells[card.colour as usize] = 1;
    cells[LOOKS + card.treasure as usize] = 1;
    cells[2 * LOOKS] = card.coins() as i8;
    cells[2 * LOOKS + 1] = card.eyes() as i8;
}

/// A hand is sorted, so equal cards are neighbours.
#[inline]
fn write_hand(hand: Pile<'_>, cells: &mut [i8]) {
    let mut places = cells.as_chunks_mut::<{ CARD + 1 }>().0.iter_mut();
    let (mut place, mut before) = (None, None);
    for card in hand.cards() {
        if before != Some(card) {
            (place, before) = (places.next().and_then(|place| place.split_first_chunk_mut()), Some(card));
            let Some((cells, _)) = &mut place else { return };
            write_card(card, cells);
        }
        if let Some((_, [copies, ..])) = &mut place {
            *copies += 1;
        }
    }
}

#[inline]
fn write_player(player: PlayerSight<'_>, mut out: Writer<'_>) {
    for (cells, card) in out.take(4 * CARD).as_chunks_mut().0.iter_mut().zip(player.gallery()) {
        write_card(card, cells);
    }
    let top = out.take(CARD).as_chunks_mut().0;
    if let (Some(card), [top, ..]) = (player.cart_top(), top) {
        write_card(card, top);
    }
    out.put_one_of(player.open().map(|side| side as usize), 2);
    out.put_one_of(player.colour().map(|colour| colour as usize), LOOKS);
    out.put_one_of(player.treasure().map(|treasure| treasure as usize), LOOKS);
    out.put(player.hand_size() as i32);
    out.put(player.kablooeys());
    if let Some(cart) = player.cart() {
        out.put(1);
        count_looks(cart, out.take(2 * LOOKS));
        out.put(cart.coins() as i32);
        out.put(cart.eyes() as i32);
        out.put(player.snores().unwrap_or_default());
        out.put(cart.len() as i32);
    }
}

/// How many cards have each colour, then each treasure.
#[inline]
fn count_looks(cards: Pile<'_>, cells: &mut [i8]) {
    let colours = Colour::ALL.into_iter().map(|colour| cards.of_colour(colour));
    let treasures = Treasure::ALL.into_iter().map(|treasure| cards.of_treasure(treasure));
    cells.iter_mut().zip(colours.chain(treasures)).for_each(|(cell, count)| *cell = small(count as i32));
}

#[cfg(test)]
mod tests {
    use underhill_core::{Waiting, random_step, seeded};

    use super::*;

    #[test]
    fn looks_are_counted_by_colour_then_by_treasure() {
        let (mut game, mut luck) = (Clonk::new(2, &Default::default()).expect("usual options"), seeded(5, 0));
        let mut most = 0;
        while game.waiting() != Waiting::Over {
            let cart = game.sight(Viewer::Spectator, Memory::Perfect).player(Seat::new(0)).cart();
            let cart = cart.expect("it is remembered");
            let (mut cells, mut slow) = ([9; 2 * LOOKS], [0; 2 * LOOKS]);
            for card in cart.cards() {
                slow[card.colour as usize] += 1;
                slow[LOOKS + card.treasure as usize] += 1;
            }
            count_looks(cart, &mut cells);
            assert_eq!(cells, slow);
            most = most.max(cart.len());
            let step = random_step(&game, &mut luck).expect("it is not over");
            game.apply_unchecked(&step, &mut ());
        }
        assert!(most > 5, "{most}");
    }
}
