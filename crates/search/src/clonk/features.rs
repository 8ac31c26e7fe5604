//! What the judge looks at: a player at the beginning of a turn, their own or another's.

use underhill_catalog::clonk::{Card, Clonk, Score, Shaft, Side, Tile};
use underhill_core::{Game, PerSeat, Seat};

use super::appraisal::rounds_left;
use super::habit::Habit;
use super::weights::Weights;

/// How many things about a player are looked at.
pub const FEATURES: usize = 51;

/// What is the same for all players of a position.
pub struct Scene<'a> {
    game: &'a Clonk,
    scores: PerSeat<Score>,
    rounds: i32,
    chains: PerSeat<Prospect>,
    tops: [Option<Card>; Shaft::COUNT],
}

/// What a player could do if it were their turn.
#[derive(Clone, Copy)]
struct Prospect {
    /// What the best chain brings, in coins.
    chain: f32,
    hand: f32,
    hope: f32,
    open: f32,
}

impl<'a> Scene<'a> {
    /// Of a game in which a turn begins.
    pub fn of(game: &'a Clonk, weights: &Weights) -> Scene<'a> {
        let tops = Shaft::ALL.map(|shaft| game.top(shaft));
        let prospect = |seat: Seat| {
            let habit = Habit::new(game, seat, weights);
            let last = game.last_card(seat);
            let fits = |card: Card| last.is_some_and(|last| last.matches(card));
            let worth = |card: Card| habit.worth(card).max(0) as f32 / 100.0;
            let (mut hand, mut hope) = (0.0, 0.0);
            for card in game.hand(seat) {
                hand += worth(card);
                hope += if fits(card) { worth(card) } else { 0.0 };
            }
            let open = tops.iter().flatten().filter(|&&top| fits(top)).map(|&top| worth(top)).sum();
            Prospect { chain: habit.best_chain() as f32 / 100.0, hand, hope, open }
        };
        let chains = Seat::first(game.seats()).map(prospect).collect();
        Scene { game, scores: game.scores(), rounds: rounds_left(game), chains, tops }
    }

    /// What is looked at of one player, each number about as large as 1.
    pub fn features(&self, seat: Seat) -> [f32; FEATURES] {
        let (game, score) = (self.game, &self.scores[seat.index()]);
        let seats = game.seats();
        let others = || Seat::first(seats).filter(|&other| other != seat);
        let turns = self.rounds as f32 + f32::from(u8::from(seat >= game.active()));
        let left = |number: f32| f32::from(u8::from(turns == number));
        let playing = f32::from(u8::from(turns > 0.0));
        let most = others().map(|other| i32::from(self.scores[other.index()].all_eyes())).max().unwrap_or(0);
        let ahead = (i32::from(score.all_eyes()) - most) as f32;
        let slope = ahead / (0.8 + 1.2 * turns);
        let caught = 0.5 + 0.5 * slope / (1.0 + slope.abs());
        let eyes = f32::from(score.eyes);
        let total = score.total() as f32;
        let best = others().map(|other| self.scores[other.index()].total()).max().unwrap_or(0) as f32;
        let first = self.task(seat, Side::Colour, turns);
        let second = self.task(seat, Side::Treasure, turns);
        let (high, low) = if first.have >= second.have { (first, second) } else { (second, first) };
        let both = game.hand(seat).filter(|&card| high.wants(card) && low.wants(card)).count() as f32;
        let (mut coins, mut blinks) = (0.0, 0.0);
        for card in game.hand(seat) {
            coins += f32::from(card.coins());
            blinks += f32::from(card.eyes());
        }
        let last = game.last_card(seat);
        let fits = |card: &Card| last.is_some_and(|last| last.matches(*card));
        let in_hand = game.hand(seat).filter(fits).count() as f32;
        let on_top = self.tops.iter().flatten().filter(|card| fits(card)).count() as f32;
        let Prospect { chain, hand, hope, open } = self.chains[seat.index()];
        let others_chain = others().map(|other| self.chains[other.index()].chain).fold(0.0, f32::max);
        let others_hand = others().map(|other| game.hand_size(other)).max().unwrap_or(0) as f32;
        let others_blasts = others().map(|other| game.kablooeys(other)).max().unwrap_or(0);
        let distance = (seat.index() + seats - game.active().index()) % seats;
        [
            turns / 8.0,
            left(0.0),
            left(1.0),
            left(2.0),
            game.above_awakening() as f32 / 32.0,
            f32::from(u8::from(seat == game.active())),
            distance as f32 / 4.0,
            seats as f32 / 2.0 - 1.0,
            f32::from(score.coins) / 10.0,
            high.have / 6.0,
            low.have / 6.0,
            high.now / 12.0,
            low.now / 12.0,
            high.step / 4.0,
            low.step / 4.0,
            high.soon / 12.0,
            low.soon / 12.0,
            high.later / 12.0,
            low.later / 12.0,
            high.supply / 12.0,
            low.supply / 12.0,
            high.tops / 3.0,
            low.tops / 3.0,
            high.deeper / 4.0,
            low.deeper / 4.0,
            eyes / 10.0,
            ahead.clamp(-12.0, 12.0) / 8.0,
            caught,
            caught * eyes / 8.0,
            f32::from(score.snore_eyes) / 6.0,
            f32::from(game.kablooeys(seat)) / 3.0,
            game.hand_size(seat) as f32 * playing / 5.0,
            high.hand * playing / 2.0,
            low.hand * playing / 2.0,
            both * playing,
            coins * playing / 4.0,
            blinks * playing / 4.0,
            in_hand * playing / 3.0,
            on_top * playing / 3.0,
            chain * playing / 10.0,
            hand * playing / 8.0,
            hope * playing / 6.0,
            open * playing / 6.0,
            f32::from(game.gallery_size(seat)) / 4.0,
            f32::from(u8::from(high.open)),
            best / 20.0,
            (total - best).clamp(-30.0, 30.0) / 10.0,
            others_chain / 10.0,
            others_hand / 5.0,
            f32::from(others_blasts) / 3.0,
            playing,
        ]
    }

    fn task(&self, seat: Seat, side: Side, turns: f32) -> Task {
        let game = self.game;
        let Some(tile) = game.task(seat, side) else { return Task::default() };
        let cards = game.count_for(seat, tile);
        let reward = |cards: u32| f32::from(game.treasury().task_reward(cards));
        let have = cards as f32;
        let (mut tops, mut deeper) = (0.0, 0.0);
        for shaft in Shaft::ALL {
            for (depth, card) in game.shaft_from_top(shaft).enumerate() {
                if card.is_some_and(|card| tile.wants(card)) {
                    *(if depth == 0 { &mut tops } else { &mut deeper }) += 1.0;
                }
            }
        }
        Task {
            tile: Some(tile),
            have,
            now: reward(cards),
            step: reward(cards + 1) - reward(cards),
            soon: ladder(game, have + 0.35 * turns),
            later: ladder(game, have + 0.8 * turns),
            supply: game.unseen_for(tile) as f32,
            tops,
            deeper,
            hand: game.hand(seat).filter(|&card| tile.wants(card)).count() as f32,
            open: game.open_side(seat) == Some(side),
        }
    }
}

/// How a task stands.
#[derive(Clone, Copy, Default)]
struct Task {
    tile: Option<Tile>,
    have: f32,
    now: f32,
    step: f32,
    soon: f32,
    later: f32,
    supply: f32,
    tops: f32,
    deeper: f32,
    hand: f32,
    open: bool,
}

impl Task {
    fn wants(&self, card: Card) -> bool {
        self.tile.is_some_and(|tile| tile.wants(card))
    }
}

/// What a task pays, between the steps as well.
fn ladder(game: &Clonk, cards: f32) -> f32 {
    let treasury = game.treasury();
    let cards = cards.min(9.0);
    let whole = cards as u32;
    let low = f32::from(treasury.task_reward(whole));
    low + (f32::from(treasury.task_reward(whole + 1)) - low) * (cards - whole as f32)
}
