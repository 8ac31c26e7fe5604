use serde::{Deserialize, Serialize};
use underhill_core::Seat;

use crate::components::{Cards, Id, NOBODY_KNOWS, Shafts};
use crate::state::Miner;
use crate::{Card, Clonk, Colour, Options, Phase, Shaft, ShaftView, Side, Tile, Treasure};

/// A game as it is written down: where every card lies that somebody has seen. All others are in the draw pile or
/// face down in the shafts. It may contradict itself; a [`Clonk`] does not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Stored {
    options: Options,
    phase: Phase,
    turns: u32,
    #[serde(default)]
    awake: bool,
    #[serde(default)]
    gift_used: bool,
    #[serde(default)]
    blast_used: bool,
    shafts: Vec<ShaftView>,
    #[serde(default)]
    discards: Vec<Card>,
    players: Vec<Player>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Player {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    treasure: Option<Treasure>,
    #[serde(default)]
    hand: Vec<Card>,
    #[serde(default)]
    gallery: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cart_top: Option<Card>,
    #[serde(default)]
    cart: Vec<Card>,
    #[serde(default)]
    snores: u8,
    #[serde(default)]
    kablooeys: u8,
}

impl From<Clonk> for Stored {
    fn from(game: Clonk) -> Stored {
        let player = |miner: &Miner| Player {
            open: miner.open,
            colour: miner.colour,
            treasure: miner.treasure,
            hand: game.list(miner.hand),
            gallery: miner.gallery().iter().map(|&id| game.treasury().card(id)).collect(),
            cart_top: game.treasury().known(miner.top),
            cart: game.list(miner.cart),
            snores: miner.snores,
            kablooeys: miner.kablooeys,
        };
        Stored {
            options: game.options.clone(),
            phase: game.phase,
            turns: game.turns,
            awake: game.awake,
            gift_used: game.gifted,
            blast_used: game.blasted,
            shafts: game.shaft_views(),
            discards: game.list(game.discards),
            players: game.miners().iter().map(player).collect(),
        }
    }
}

impl TryFrom<Stored> for Clonk {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Clonk, String> {
        let mut game = Clonk::set_up(stored.players.len(), &stored.options).map_err(|error| error.to_string())?;
        game.phase = stored.phase;
        game.set_turn(stored.turns)?;
        game.awake = stored.awake;
        game.gifted = stored.gift_used;
        game.blasted = stored.blast_used;
        game.fill_shafts(&stored.shafts)?;
        game.discards = game.claim_all(&stored.discards)?;
        for (seat, player) in Seat::first(stored.players.len()).zip(&stored.players) {
            game.give_tile(seat, player.colour.map(Tile::Colour))?;
            game.give_tile(seat, player.treasure.map(Tile::Treasure))?;
            game.miners[seat.index()].open = player.open;
            game.miners[seat.index()].hand = game.claim_all(&player.hand)?;
            game.fill_gallery(seat, &player.gallery)?;
            game.miners[seat.index()].cart = game.claim_all(&player.cart)?;
            game.set_top(seat, player.cart_top)?;
            game.give_snores(seat, player.snores)?;
            game.give_kablooeys(seat, player.kablooeys)?;
        }
        crate::audit::audit(&game)?;
        Ok(game)
    }
}

/// The ways in which a game is put together from what is written or seen. Each refuses what the box does not have.
impl Clonk {
    pub(crate) fn set_turn(&mut self, turns: u32) -> Result<(), String> {
        let most = self.most_turns();
        if turns > most {
            return Err(format!("no game takes {turns} turns; {most} are the most"));
        }
        self.turns = turns;
        self.active = Seat::new((turns % u32::from(self.seats)) as usize);
        Ok(())
    }

    /// Takes a card out of those that nobody has seen.
    pub(crate) fn claim(&mut self, card: Card) -> Result<Id, String> {
        let id = self.treasury().id(card).filter(|&id| self.unseen.has(id));
        let id = id.ok_or_else(|| format!("there are more cards {card} on the table than in the box"))?;
        self.unseen.take(self.treasury().kind(id));
        Ok(id)
    }

    pub(crate) fn claim_all(&mut self, cards: &[Card]) -> Result<Cards, String> {
        let mut claimed = Cards::NONE;
        for &card in cards {
            let id = self.claim(card)?;
            claimed.add(self.treasury().kind(id));
        }
        Ok(claimed)
    }

    pub(crate) fn fill_shafts(&mut self, shafts: &[ShaftView]) -> Result<(), String> {
        if shafts.len() != Shaft::COUNT {
            return Err(format!("there are {} shafts, not {}", Shaft::COUNT, shafts.len()));
        }
        for (shaft, cards) in Shaft::ALL.into_iter().zip(shafts) {
            for card in &cards.0 {
                if self.shafts.total() == Shafts::MOST {
                    return Err("there are more cards in the shafts than in any box".to_owned());
                }
                let id = card.map_or(Ok(NOBODY_KNOWS), |card| self.claim(card))?;
                self.shafts.push(shaft, id);
            }
        }
        Ok(())
    }

    pub(crate) fn fill_gallery(&mut self, seat: Seat, cards: &[Card]) -> Result<(), String> {
        if cards.len() > 4 {
            return Err(format!("the gallery of seat {seat} has four spaces, not {}", cards.len()));
        }
        for &card in cards {
            let id = self.claim(card)?;
            self.miners[seat.index()].place(id);
        }
        Ok(())
    }

    /// Names the top card of a cart that has been filled.
    pub(crate) fn set_top(&mut self, seat: Seat, top: Option<Card>) -> Result<(), String> {
        let Some(card) = top else { return Ok(()) };
        let id = self.treasury().id(card).filter(|&id| self.miner(seat).cart.has(id));
        self.miners[seat.index()].top = id.ok_or_else(|| format!("{card} is not in the cart of seat {seat}"))?;
        Ok(())
    }

    pub(crate) fn give_tile(&mut self, seat: Seat, tile: Option<Tile>) -> Result<(), String> {
        let Some(tile) = tile else { return Ok(()) };
        let left = self.tiles_left(tile.side());
        let miner = &mut self.miners[seat.index()];
        let left = match tile {
            Tile::Colour(colour) => {
                miner.colour = Some(colour);
                left[colour as usize]
            }
            Tile::Treasure(treasure) => {
                miner.treasure = Some(treasure);
                left[treasure as usize]
            }
        };
        if left == 0 { Err(format!("there are more tasks {tile} than in the box")) } else { Ok(()) }
    }

    pub(crate) fn give_snores(&mut self, seat: Seat, snores: u8) -> Result<(), String> {
        let left = self.snores_left.checked_sub(snores);
        self.snores_left = left.ok_or("there are more Snore cards on the table than in the box")?;
        self.miners[seat.index()].snores = snores;
        Ok(())
    }

    pub(crate) fn give_kablooeys(&mut self, seat: Seat, kablooeys: u8) -> Result<(), String> {
        let left = self.kablooeys_left.checked_sub(kablooeys);
        self.kablooeys_left = left.ok_or("there are more Kablooey cards on the table than in the box")?;
        self.miners[seat.index()].kablooeys = kablooeys;
        Ok(())
    }
}
