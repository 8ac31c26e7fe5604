//! Drawings of cards: whole, small, or as the seam that a buried card shows. The parts are symbols in `art/clonk.svg`.

use std::fmt::Write;

use leptos::prelude::*;
use underhill_catalog::clonk::{Card, Colour, Tile, Treasure};

/// A row of equal signs, coins or eyes: where it starts and in which direction it goes, how large the signs are when
/// there are one, two or three of them, and how far apart.
struct Signs {
    symbol: &'static str,
    from: f32,
    /// 1.0 to the right, -1.0 to the left.
    direction: f32,
    middle: f32,
    sizes: [(f32, f32, f32); 3],
}

const CARD_COINS: Signs = Signs {
    symbol: "coin",
    from: 6.0,
    direction: 1.0,
    middle: 96.8,
    sizes: [(12.8, 12.8, 12.0), (12.8, 12.8, 12.0), (10.6, 10.6, 10.0)],
};
const CARD_EYES: Signs = Signs {
    symbol: "eye",
    from: 79.5,
    direction: -1.0,
    middle: 96.8,
    sizes: [(18.4, 13.6, 14.8), (18.4, 13.6, 14.8), (14.8, 11.6, 12.2)],
};
const SMALL_COINS: Signs = Signs {
    symbol: "coin",
    from: 3.8,
    direction: 1.0,
    middle: 49.6,
    sizes: [(9.4, 9.4, 9.0), (7.6, 7.6, 6.6), (6.6, 6.6, 5.6)],
};
const SMALL_EYES: Signs = Signs {
    symbol: "eye",
    from: 41.0,
    direction: -1.0,
    middle: 49.6,
    sizes: [(13.6, 10.0, 12.0), (10.4, 8.4, 7.6), (8.6, 7.2, 6.0)],
};
const SEAM_COINS: Signs = Signs {
    symbol: "coin",
    from: 49.2,
    direction: 1.0,
    middle: 13.6,
    sizes: [(10.8, 10.8, 10.0), (10.8, 10.8, 10.0), (10.8, 10.8, 10.0)],
};
const SEAM_EYES: Signs = Signs {
    symbol: "eye",
    from: 47.8,
    direction: 1.0,
    middle: 24.0,
    sizes: [(13.0, 10.0, 10.5), (13.0, 10.0, 10.5), (13.0, 10.0, 10.5)],
};

impl Signs {
    /// So many signs in a row; more than three as one sign and a number.
    fn draw(&self, svg: &mut String, count: u8) {
        let shown = if count > 3 { 1 } else { count };
        let Some(&(width, height, step)) = self.sizes.get(usize::from(shown).wrapping_sub(1)) else { return };
        let y = self.middle - height / 2.0;
        for place in 0..shown {
            let near = self.from + self.direction * step * f32::from(place);
            let x = if self.direction < 0.0 { near - width } else { near };
            let _ = write!(
                svg,
                r##"<use href="#clonk-{}" x="{x:.1}" y="{y:.1}" width="{width}" height="{height}"/>"##,
                self.symbol
            );
        }
        if count > 3 {
            let x = self.from + self.direction * (width + 1.0);
            let anchor = if self.direction < 0.0 { "end" } else { "start" };
            let (y, size) = (self.middle + height * 0.38, height);
            let _ = write!(
                svg,
                r##"<text class="clonk-times" x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="{anchor}">{count}</text>"##
            );
        }
    }
}

/// A whole card, 84 by 110.
pub(super) fn card(card: Card) -> String {
    let (colour, treasure) = (card.colour, card.treasure);
    let mut svg = format!(
        r##"<rect class="clonk-paper" x=".75" y=".75" width="82.5" height="108.5" rx="8"/><rect x="4" y="4" width="76" height="81" rx="5.5" fill="url(#clonk-bg-{colour})"/><use href="#clonk-t-{treasure}" x="17" y="21" width="62" height="62"/><use href="#clonk-c-{colour}" x="5.5" y="5.5" width="28" height="28"/>"##
    );
    if card.coins() == 0 && card.eyes() == 0 {
        svg.push_str(r##"<path stroke="#c9ae80" stroke-width="3" stroke-linecap="round" fill="none" d="M37 97h10"/>"##);
    }
    CARD_COINS.draw(&mut svg, card.coins());
    CARD_EYES.draw(&mut svg, card.eyes());
    svg
}

/// A small card, 44 by 58.
pub(super) fn small(card: Card) -> String {
    let (colour, treasure) = (card.colour, card.treasure);
    let mut svg = format!(
        r##"<rect class="clonk-paper" x=".7" y=".7" width="42.6" height="56.6" rx="5.5"/><rect x="2.8" y="2.8" width="38.4" height="39.6" rx="3.8" fill="url(#clonk-bg-{colour})"/><use href="#clonk-t-{treasure}" x="12.5" y="12" width="28.5" height="28.5"/><use href="#clonk-c-{colour}" x="3" y="3" width="17.5" height="17.5"/>"##
    );
    SMALL_COINS.draw(&mut svg, card.coins());
    SMALL_EYES.draw(&mut svg, card.eyes());
    svg
}

/// What can be seen of a card that others lie on, 84 by 34; nothing is known of one that lies face down.
pub(super) fn seam(card: Option<Card>) -> String {
    let Some(card) = card else {
        return r##"<path fill="#3c2412" stroke="#1e1107" stroke-width="1.5" d="M.75 0H83.25V25.5A8 8 0 0 1 75.25 33.25H8.75A8 8 0 0 1 .75 25.5Z"/><path stroke="#c79a5c" stroke-width="1.2" d="M4.5 0H79.5V24.5A5 5 0 0 1 74.5 29.5H9.5A5 5 0 0 1 4.5 24.5Z" fill="url(#clonk-hatch)"/>"##.to_owned();
    };
    let (colour, treasure) = (card.colour, card.treasure);
    let mut svg = format!(
        r##"<path class="clonk-paper" d="M.75 0H83.25V25.5A8 8 0 0 1 75.25 33.25H8.75A8 8 0 0 1 .75 25.5Z"/><path d="M3.6 0H80.4V25A5.6 5.6 0 0 1 75 30.6H9A5.6 5.6 0 0 1 3.6 25Z" fill="url(#clonk-sb-{colour})"/><use href="#clonk-c-{colour}" x="4.6" y="8.4" width="21.5" height="21.5"/><g color="#2b1a0d"><use href="#clonk-g-{treasure}" x="27" y="9" width="20" height="20"/></g>"##
    );
    match (card.coins(), card.eyes()) {
        (coins, 0) => Signs { middle: 18.8, ..SEAM_COINS }.draw(&mut svg, coins),
        (0, eyes) => Signs { middle: 18.8, ..SEAM_EYES }.draw(&mut svg, eyes),
        (coins, eyes) => {
            SEAM_COINS.draw(&mut svg, coins);
            SEAM_EYES.draw(&mut svg, eyes);
        }
    }
    svg
}

/// A whole card as a picture.
#[component]
pub(super) fn CardPicture(of: Card) -> impl IntoView {
    view! { <svg class="clonk-picture" viewBox="0 0 84 110" aria-hidden="true" inner_html=card(of)></svg> }
}

/// A small card as a picture.
#[component]
pub(super) fn SmallPicture(of: Card) -> impl IntoView {
    view! { <svg class="clonk-picture" viewBox="0 0 44 58" aria-hidden="true" inner_html=small(of)></svg> }
}

/// One of the symbols, filling a picture.
pub(super) fn used(name: impl Into<String>) -> String {
    format!(r##"<use href="#clonk-{}" width="100%" height="100%"/>"##, name.into())
}

/// One of the symbols, as large as the text beside it.
#[component]
pub(super) fn Sign(#[prop(into)] name: String) -> impl IntoView {
    view! { <svg class="clonk-icon" aria-hidden="true" inner_html=used(name)></svg> }
}

/// The symbol of a crystal colour.
pub(super) fn crystal(colour: Colour) -> String {
    format!("c-{colour}")
}

/// The silhouette of a treasure.
pub(super) fn silhouette(treasure: Treasure) -> String {
    format!("g-{treasure}")
}

/// The symbol of what a task tile asks for.
pub(super) fn wanted(tile: Tile) -> String {
    match tile {
        Tile::Colour(colour) => crystal(colour),
        Tile::Treasure(treasure) => silhouette(treasure),
    }
}

/// The same, where there is room for the treasure itself.
pub(super) fn pictured(tile: Tile) -> String {
    match tile {
        Tile::Colour(colour) => crystal(colour),
        Tile::Treasure(treasure) => format!("t-{treasure}"),
    }
}
