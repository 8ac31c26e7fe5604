//! What a player notices of the others from turn to turn, where it tells something about their secret tasks: what they laid on a
//! shaft, let lie or gave away they hardly needed.

use underhill_catalog::clonk::{Action, Card, Clonk, Shaft, Source, Tile};
use underhill_core::{Game, MAX_SEATS, Seat};

/// Something that tells about a player's secret task, each time a card for it is seen in that place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// They dug it, and nobody had seen it before: it came out of their hand, or lay face down.
    FromHand,
    /// We gave it to them, so they did not choose it.
    Given,
    /// They laid it on a shaft at the end of a turn, though it has no coins.
    Laid,
    /// They laid it on a shaft although it has coins.
    CoinsLaid,
    /// They discarded it.
    Thrown,
    /// It lay on top of a shaft and fitted when they stopped, and they did not take it.
    Declined,
    /// It lay on top of a shaft and fitted somewhere in their chain, and they took others.
    PassedOver,
    /// They gave it away.
    GivenAway,
}

/// How many signs there are.
pub(crate) const SIGNS: usize = 8;

/// How often each sign was seen of one player, by the colours and the treasures of the cards.
#[derive(Clone, Debug, Default)]
pub struct Noticed([[[u8; 6]; 2]; SIGNS]);

impl Noticed {
    fn note(&mut self, sign: Sign, card: Card) {
        let [colours, treasures] = &mut self.0[sign as usize];
        for count in [&mut colours[card.colour as usize], &mut treasures[card.treasure as usize]] {
            *count = count.saturating_add(1);
        }
    }

    /// How often each sign was seen of cards that a task asks for.
    pub fn of(&self, wanted: Tile) -> [u8; SIGNS] {
        self.0.map(|[colours, treasures]| match wanted {
            Tile::Colour(colour) => colours[colour as usize],
            Tile::Treasure(treasure) => treasures[treasure as usize],
        })
    }
}

/// What one player has noticed of the others in a game so far.
#[derive(Default)]
pub struct Notes {
    /// How everything lay after the player's last decision. Only what everybody can see of it is looked at.
    before: Option<Clonk>,
    noticed: [Noticed; MAX_SEATS],
}

impl Notes {
    /// What was noticed of a player.
    pub fn of(&self, seat: Seat) -> &Noticed {
        &self.noticed[seat.index()]
    }

    /// Looks at the table when it is the player's turn to decide; what the others did since the last time is noted.
    pub fn look(&mut self, game: &Clonk, me: Seat) {
        let Some(before) = self.before.take() else { return };
        // Another game, or one that was taken back: what was noted is of no use.
        if before.seats() != game.seats() || before.turns() > game.turns() {
            *self = Notes::default();
            return;
        }
        if before.turns() == game.turns() {
            return;
        }
        for other in Seat::first(game.seats()).filter(|&other| other != me) {
            let noticed = &mut self.noticed[other.index()];
            for card in game.gallery(other).filter(|&card| !lies_open(&before, card)) {
                noticed.note(Sign::FromHand, card);
            }
        }
        // Only the shafts as the last of the others left them can be seen.
        let last = Seat::first(game.seats()).find(|other| other.next(game.seats()) == me).unwrap_or(me);
        let laid = if game.seats() == 2 { laid(&before, game) } else { None };
        let noticed = &mut self.noticed[last.index()];
        let end = game.last_card(last).filter(|_| game.gallery_size(last) < 4);
        for shaft in Shaft::ALL.into_iter().filter(|&shaft| laid != Some(shaft)) {
            let Some(top) = game.top(shaft) else { continue };
            if end.is_some_and(|end| end.matches(top)) {
                noticed.note(Sign::Declined, top);
            } else if before.top(shaft) == Some(top) && game.gallery(last).any(|card| card.matches(top)) {
                noticed.note(Sign::PassedOver, top);
            }
        }
        if let Some(card) = laid.and_then(|shaft| game.top(shaft)) {
            noticed.note(if card.coins() > 0 { Sign::CoinsLaid } else { Sign::Laid }, card);
        }
        if game.seats() == 2 {
            let fresh = game.discards().filter(|&card| !before.discards().any(|old| old == card));
            let (blasted, thrown): (Vec<Card>, Vec<Card>) = fresh.partition(|&card| lies_open(&before, card));
            // Where more was blasted, it was something that lay face down before.
            let won = usize::from(game.gallery_size(last) < 2);
            if blasted.len() + usize::from(game.kablooeys(last)) == usize::from(before.kablooeys(last)) + won {
                thrown.into_iter().for_each(|card| noticed.note(Sign::Thrown, card));
            }
        }
        if game.seats() == 2
            && let Some(card) = game.last_card(me).filter(|_| before.last_card(me).is_some())
            && before.last_card(me) != Some(card)
        {
            noticed.note(Sign::GivenAway, card);
        }
    }

    /// Remembers what the player has decided now, and how everything lies then.
    pub fn decided(&mut self, game: &Clonk, me: Seat, action: Action) {
        if let Action::Gift(other, source) = action {
            let card = match source {
                Source::Hand(card) => Some(card),
                Source::Shaft(shaft) => game.top(shaft),
            };
            if let Some(card) = card {
                self.noticed[other.index()].note(Sign::Given, card);
            }
        }
        let mut after = game.clone();
        after.decide_unchecked(&[(me, action)], &mut ());
        self.before = Some(after);
    }
}

/// Whether a card lies open in a shaft.
fn lies_open(game: &Clonk, card: Card) -> bool {
    Shaft::ALL.into_iter().any(|shaft| game.shaft_from_top(shaft).any(|open| open == Some(card)))
}

/// The shaft on which a card was laid since, if there is just one that shows it: whatever else is done to a shaft takes cards
/// from its top.
fn laid(before: &Clonk, now: &Clonk) -> Option<Shaft> {
    let mut grown = Shaft::ALL.into_iter().filter(|&shaft| {
        let (was, is) = (before.shaft_height(shaft), now.shaft_height(shaft));
        let taken = was.saturating_sub(is);
        let was = before.shaft_from_top(shaft).skip(taken);
        // A card that lay face down may have been turned up.
        let same = was.zip(now.shaft_from_top(shaft)).all(|(was, is)| was.is_none() || was == is);
        is > before.shaft_height(shaft) || !same
    });
    let shaft = grown.next()?;
    grown.next().is_none().then_some(shaft)
}

#[cfg(test)]
mod tests {
    use underhill_catalog::clonk::Options;
    use underhill_core::{Step, random_step, seeded};

    use super::*;

    /// Two players who do anything; what the first notes of the second, and what the second really did.
    fn noted_and_done(number: u64) -> (Noticed, Noticed) {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut luck = seeded(91, number);
        let mut game = Clonk::new(2, &Options::default()).expect("two can play");
        let (mut notes, mut noted, mut done, mut pending) =
            (Notes::default(), Noticed::default(), Noticed::default(), Noticed::default());
        while let Some(step) = random_step(&game, &mut luck) {
            if let Step::Decide(choices) = &step
                && game.open_side(me).is_some()
            {
                let (seat, action) = choices[0];
                let card = |source| match source {
                    Source::Hand(card) => Some(card),
                    Source::Shaft(shaft) => game.top(shaft),
                };
                if seat == me {
                    notes.look(&game, me);
                    (noted, done) = (notes.of(other).clone(), pending.clone());
                    notes.decided(&game, me, action);
                }
                match action {
                    Action::Gift(_, source) => {
                        let sign = if seat == me { Sign::Given } else { Sign::GivenAway };
                        pending.note(sign, card(source).expect("it is there"));
                    }
                    Action::Backfill(card, _) if seat == other => {
                        pending.note(if card.coins() > 0 { Sign::CoinsLaid } else { Sign::Laid }, card);
                    }
                    Action::Discard(card) if seat == other => pending.note(Sign::Thrown, card),
                    _ => {}
                }
            }
            game.apply_unchecked(&step, &mut ());
        }
        (noted, done)
    }

    #[test]
    fn what_is_noted_of_somebody_they_have_done() {
        let (mut seen, mut all) = ([0u32; SIGNS], [0u32; SIGNS]);
        for number in 0..60 {
            let (noted, done) = noted_and_done(number);
            for sign in [Sign::Laid, Sign::CoinsLaid, Sign::Thrown, Sign::GivenAway] {
                let counts = noted.0[sign as usize].iter().flatten().zip(done.0[sign as usize].iter().flatten());
                for (noted, done) in counts {
                    assert!(noted <= done, "game {number}, {sign:?}: {noted} of {done}");
                    seen[sign as usize] += u32::from(*noted);
                    all[sign as usize] += u32::from(*done);
                }
            }
        }
        // Whoever does anything blasts much, and then it is not known what was thrown away.
        for (sign, least) in [(Sign::Laid, 80), (Sign::CoinsLaid, 80), (Sign::Thrown, 60), (Sign::GivenAway, 80)] {
            let (seen, all) = (seen[sign as usize], all[sign as usize]);
            assert!(all > 50 && 100 * seen > least * all, "{sign:?}: {seen} of {all}");
        }
    }
}
