//! Games of Kobold whose players judge by nets.

use underhill_catalog::kobold::{Kobold, Options, Reveal, SideChoice};
use underhill_core::{Game, Luck, Waiting};
use underhill_search::lab::kobold::{Judge, SearchSettings, Tree};

/// A game for so many; with three on either side of the board, and one in four with tokens turned up together.
pub(crate) fn new_game(seats: usize, luck: &mut impl Luck) -> Kobold {
    let side = if seats == 3 && luck.below(2) == 0 { SideChoice::Small } else { SideChoice::Auto };
    let reveal = if luck.below(4) == 0 { Reveal::Together } else { Reveal::Each };
    Kobold::new(seats, &Options { side, reveal, ..Options::default() }).expect("these options go")
}

/// Draws whatever has to be drawn next.
pub(crate) fn draw(game: &mut Kobold, luck: &mut impl Luck) {
    let ticket = luck.below(game.tickets().into()) as u32;
    game.draw_unchecked(game.outcome_at(ticket).expect("below their number"), &mut ());
}

/// Draws until somebody decides or the game is over.
pub(crate) fn draw_on(game: &mut Kobold, luck: &mut impl Luck) {
    while game.waiting() == Waiting::Chance {
        draw(game, luck);
    }
}

/// A tree of so many judgements, grown where somebody decides. Of one judgement it knows its choices at first sight.
pub(crate) fn think<'n>(
    game: &Kobold,
    net: Judge<'n>,
    settings: SearchSettings,
    judgements: u64,
    luck: &mut impl Luck,
) -> Tree<'n> {
    let mut tree = Tree::new(game, net, settings);
    while tree.judged < judgements && tree.choices().len() > 1 {
        tree.visit(None, luck);
    }
    tree
}
