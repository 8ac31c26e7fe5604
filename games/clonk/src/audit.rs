use underhill_core::Seat;

use crate::components::{Cards, NOBODY_KNOWS};
use crate::rules::{FACE_DOWN, HAND_LIMIT, first_pile};
use crate::{Awakening, Clonk, Phase, Shaft, Side};

/// How far a player has come.
pub(crate) struct Turns {
    /// Turns in which they have done phase I.
    pub(crate) carted: u32,
    /// Turns in which they have begun phase III.
    pub(crate) sifted: u32,
}

pub(crate) fn turns_of(game: &Clonk, seat: Seat) -> Turns {
    let seats = u32::from(game.seats);
    let completed = game.turns / seats + u32::from((seat.index() as u32) < game.turns % seats);
    let active = seat == game.active;
    let (carted, sifted) = match game.phase {
        Phase::Dig | Phase::TurnUp(_) | Phase::Rebuild(_) => (active, false),
        Phase::Draw { .. } | Phase::Backfill | Phase::Discard => (active, active),
        _ => (false, false),
    };
    Turns { carted: completed + u32::from(carted), sifted: completed + u32::from(sifted) }
}

/// How many treasure cards the cart can have at most: one in the first turn, four from the gallery in each later one.
pub(crate) fn most_in_cart(game: &Clonk, seat: Seat) -> u32 {
    match turns_of(game, seat).carted {
        0 => 0,
        carted => 1 + 4 * (carted - 1),
    }
}

fn hold(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Whether every component is somewhere, once, and everything is as the rules promise. The error says what is not.
pub(crate) fn audit(game: &Clonk) -> Result<(), String> {
    cards_are_all_there(game)?;
    tasks_are_drawn(game)?;
    match game.phase {
        Phase::Tasks { .. } | Phase::Choose | Phase::Shafts | Phase::Hands => set_up_is_in_order(game),
        _ => {
            piles_are_in_order(game)?;
            shafts_are_in_order(game)?;
            Seat::first(game.seats.into()).try_for_each(|seat| player_is_in_order(game, seat))?;
            turn_is_in_order(game)
        }
    }
}

fn cards_are_all_there(game: &Clonk) -> Result<(), String> {
    let treasury = game.treasury();
    let mut counts = [0u32; 128];
    let heaps = game.miners.iter().flat_map(|miner| [miner.hand, miner.cart]).chain([game.unseen, game.discards]);
    for heap in heaps {
        let above_first = Cards(heap.0 & !treasury.distinct(treasury.all()).0);
        hold(heap.0 & !treasury.all().0 == 0, || "there is a card that is not in the box".to_owned())?;
        hold(above_first.0 >> 1 & !heap.0 == 0, || "copies of a card are not told apart".to_owned())?;
        for id in treasury.distinct(heap).iter() {
            counts[usize::from(id)] += (heap.0 & treasury.kind(id)).count_ones();
        }
    }
    let galleries = game.miners.iter().flat_map(|miner| miner.gallery());
    let shafts = Shaft::ALL.iter().flat_map(|&shaft| game.shafts.cards(shaft));
    for &id in galleries.chain(shafts).filter(|&&id| id != NOBODY_KNOWS) {
        hold(treasury.distinct(treasury.all()).has(id), || "there is a card that is not in the box".to_owned())?;
        counts[usize::from(id)] += 1;
    }
    for id in treasury.distinct(treasury.all()).iter() {
        let (count, copies) = (counts[usize::from(id)], treasury.kind(id).count_ones());
        hold(count == copies, || format!("of {copies} cards {} there are {count}", treasury.card(id)))?;
    }
    let face_down = Shaft::ALL.iter().flat_map(|&shaft| game.shafts.cards(shaft)).filter(|&&id| id == NOBODY_KNOWS);
    hold(face_down.count() as u32 == game.shafts.face_down(), || "face-down cards are miscounted".to_owned())?;
    hold(game.shafts.face_down() <= game.unseen.len(), || "more cards lie face down than nobody has seen".to_owned())?;
    let snores: u32 = game.miners.iter().map(|miner| u32::from(miner.snores)).sum();
    let kablooeys: u32 = game.miners.iter().map(|miner| u32::from(miner.kablooeys)).sum();
    hold(snores + u32::from(game.snores_left) == u32::from(treasury.snores), || {
        "Snore cards do not add up".to_owned()
    })?;
    hold(kablooeys + u32::from(game.kablooeys_left) == u32::from(treasury.kablooeys), || {
        "Kablooey cards do not add up".to_owned()
    })
}

/// CLK-01, CLK-R11.
fn tasks_are_drawn(game: &Clonk) -> Result<(), String> {
    let (drawn, chosen) = match game.phase {
        Phase::Tasks { drawn } => (usize::from(drawn), false),
        Phase::Choose => (2 * usize::from(game.seats), false),
        _ => (2 * usize::from(game.seats), true),
    };
    let expected = match game.phase {
        Phase::Tasks { .. } => drawn < 2 * usize::from(game.seats),
        _ => true,
    };
    hold(expected, || format!("{drawn} tasks are drawn for {} seats", game.seats))?;
    for (seat, miner) in game.miners().iter().enumerate() {
        let has = (miner.colour.is_some(), miner.treasure.is_some());
        hold(has == (2 * seat < drawn, 2 * seat + 1 < drawn), || format!("seat {seat} has not drawn the right tasks"))?;
        hold(miner.open.is_some() == chosen, || format!("seat {seat} should have chosen an open task: {chosen}"))?;
    }
    let treasury = game.treasury();
    for (side, tiles) in [(Side::Colour, treasury.colour_tiles), (Side::Treasure, treasury.treasure_tiles)] {
        for (index, &count) in tiles.iter().enumerate() {
            let here = game.miners().iter().filter(|miner| match side {
                Side::Colour => miner.colour.is_some_and(|colour| colour as usize == index),
                Side::Treasure => miner.treasure.is_some_and(|treasure| treasure as usize == index),
            });
            hold(here.count() <= usize::from(count), || format!("there are too many equal {side} tasks"))?;
        }
    }
    Ok(())
}

/// CLK-03, CLK-04: the shafts row by row, then the hands seat by seat.
fn set_up_is_in_order(game: &Clonk) -> Result<(), String> {
    let total = game.shafts.total();
    let most = FACE_DOWN.len() * Shaft::COUNT;
    for shaft in Shaft::ALL {
        let cards = game.shafts.cards(shaft);
        let height = total / Shaft::COUNT + usize::from(shaft.index() < total % Shaft::COUNT);
        let as_laid = cards.iter().zip(FACE_DOWN).all(|(&id, down)| (id == NOBODY_KNOWS) == down);
        hold(cards.len() == height && as_laid && total <= most, || {
            format!("shaft {shaft} is not laid out as it should")
        })?;
    }
    let dealt: u32 = game.miners().iter().map(|miner| miner.hand.len()).sum();
    for (seat, miner) in game.miners().iter().enumerate() {
        let hand = dealt.saturating_sub(4 * seat as u32).min(4);
        let bare = miner.cart.is_empty() && miner.top == NOBODY_KNOWS && miner.placed == 0;
        hold(bare && miner.snores == 0 && miner.kablooeys == 0, || format!("seat {seat} has cards too early"))?;
        hold(miner.hand.len() == hand, || format!("seat {seat} should hold {hand} cards by now"))?;
    }
    let in_order = match game.phase {
        Phase::Shafts => total < most && FACE_DOWN.get(total / Shaft::COUNT) == Some(&false) && dealt == 0,
        Phase::Hands => total == most && dealt < 4 * u32::from(game.seats),
        _ => total == 0 && dealt == 0,
    };
    let untouched = game.turns == 0 && !game.awake && !game.gifted && !game.blasted && game.discards.is_empty();
    hold(in_order && untouched, || "the set-up is out of order".to_owned())
}

/// CLK-05, CLK-19, CLK-R6.
fn piles_are_in_order(game: &Clonk) -> Result<(), String> {
    let (pile, bottom) = (game.draw_pile(), u32::from(game.bottom));
    let first = first_pile(game.treasury().cards().len(), game.seats.into()) as u32;
    // Every turn draws at least one card while there is one.
    hold(pile == 0 || pile + game.turns <= first, || {
        format!("after {} turns the draw pile cannot have {pile} cards", game.turns)
    })?;
    hold(!game.awake || pile <= bottom, || format!("the Awakening card lies below {} cards", first - bottom))?;
    let above = game.awake || pile >= bottom || game.options.awakening == Awakening::Shuffled;
    hold(above, || format!("the Awakening card lies on top of the last {bottom} cards"))?;
    let over = game.phase == Phase::Over;
    let round_is_complete = game.turns > 0 && game.turns.is_multiple_of(game.seats.into());
    hold(!over || game.awake && round_is_complete, || "the game is over too early".to_owned())?;
    hold(game.turns <= game.most_turns(), || format!("no game takes {} turns", game.turns))
}

/// CLK-03, CLK-13, CLK-14, CLK-R5.
fn shafts_are_in_order(game: &Clonk) -> Result<(), String> {
    for shaft in Shaft::ALL {
        let cards = game.shafts.cards(shaft);
        let could_be_down = |level: usize| FACE_DOWN.get(level) == Some(&true);
        let down = cards.iter().enumerate().all(|(level, &id)| id != NOBODY_KNOWS || could_be_down(level));
        hold(down, || format!("in shaft {shaft} a card lies face down that should not"))?;
        let top_is_down = cards.last() == Some(&NOBODY_KNOWS);
        match game.phase {
            Phase::TurnUp(turned) if turned == shaft => hold(top_is_down, || format!("no card turns up on {shaft}"))?,
            Phase::Rebuild(rebuilt) if rebuilt == shaft => {
                let begun = cards.is_empty() || cards[0] == NOBODY_KNOWS && !cards[1..].contains(&NOBODY_KNOWS);
                hold(cards.len() < 3 && begun, || format!("shaft {shaft} is not being built anew"))?;
            }
            _ => {
                hold(!top_is_down, || format!("the top card of shaft {shaft} should be turned up"))?;
                let empty_too_early = cards.is_empty() && game.draw_pile() > 0;
                hold(!empty_too_early, || format!("shaft {shaft} should be built anew"))?;
            }
        }
    }
    Ok(())
}

/// CLK-07 to CLK-11, CLK-16, CLK-17.
fn player_is_in_order(game: &Clonk, seat: Seat) -> Result<(), String> {
    let (treasury, miner) = (game.treasury(), game.miner(seat));
    let Turns { carted, sifted } = turns_of(game, seat);
    let hand = miner.hand.len();
    hold(miner.cart.is_empty() == (carted == 0), || format!("the cart of seat {seat} is not filled as it should be"))?;
    let top =
        if carted == 0 { miner.top == NOBODY_KNOWS } else { miner.top != NOBODY_KNOWS && miner.cart.has(miner.top) };
    hold(top, || format!("the top card of seat {seat}'s cart is not in the cart"))?;
    let (cart, most) = (miner.cart.len(), most_in_cart(game, seat));
    hold(cart <= most, || format!("seat {seat} has {cart} cards in the cart; at most {most} by now"))?;
    hold(miner.placed == 0 || carted > 0, || format!("seat {seat} has a gallery without a cart"))?;
    let mut last = miner.top;
    for &id in miner.gallery() {
        let fits = treasury.look(id) & treasury.look(last) != 0;
        hold(fits, || format!("in seat {seat}'s gallery {} does not match", treasury.card(id)))?;
        last = id;
    }
    let held = u32::from(miner.snores.max(miner.kablooeys));
    hold(held <= sifted, || format!("seat {seat} has more Snore or Kablooey cards than turns"))?;
    let right = match game.phase {
        _ if carted == 0 => hand == 4,
        Phase::Draw { left } if seat == game.active => hand + u32::from(left) <= HAND_LIMIT + 3,
        Phase::Backfill if seat == game.active => (1..=HAND_LIMIT + 3).contains(&hand),
        Phase::Discard if seat == game.active => (HAND_LIMIT + 1..=HAND_LIMIT + 2).contains(&hand),
        _ => hand <= HAND_LIMIT,
    };
    hold(right, || format!("seat {seat} cannot hold {hand} cards now"))
}

fn turn_is_in_order(game: &Clonk) -> Result<(), String> {
    let digging = matches!(game.phase, Phase::Dig | Phase::TurnUp(_) | Phase::Rebuild(_));
    hold(digging || !game.gifted && !game.blasted, || "gifts and blasts belong to digging".to_owned())?;
    let first_round = game.turns < game.seats.into();
    let in_order = match game.phase {
        Phase::Bank => first_round,
        Phase::Draw { left } => {
            let most = (4 - game.miner(game.active).placed.min(4)).min(2) + 1;
            (1..=most).contains(&left)
        }
        _ => true,
    };
    hold(in_order, || "the turn is out of order".to_owned())?;
    let reaches = match game.phase {
        Phase::Rebuild(shaft) if game.shafts.height(shaft) == 0 => game.awakening_may_come(),
        Phase::Rebuild(_) | Phase::Draw { .. } => {
            let reached = game.awake || game.draw_pile() > game.bottom.into();
            game.awakening_may_come() || game.draw_pile() > 0 && reached
        }
        _ => true,
    };
    hold(reaches, || "there is nothing to draw".to_owned())
}
