//! What is drawn over the spaces: where a tile may go, what was laid, what is in question, what is refused.

use std::fmt::Write;

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Gobblestones, Illegal};

use super::pictures::{corner, letter};
use super::sight::{Lies, Open, Spot};
use crate::games::Stage;

/// All marks on the board.
pub(super) fn marks(stage: Stage<Gobblestones>, spots: &[Spot]) -> String {
    let mut svg = String::new();
    for spot in spots {
        let (x, y) = corner(spot.square);
        let marks = of(spot);
        if !marks.is_empty() {
            let _ = write!(svg, r#"<g transform="translate({x} {y})">{marks}</g>"#);
        }
    }
    // Small signs lie over all rings, so that no neighbour hides them.
    for spot in spots {
        let (x, y) = corner(spot.square);
        let signs = signs(spot);
        if !signs.is_empty() {
            let _ = write!(svg, r#"<g transform="translate({x} {y})">{signs}</g>"#);
        }
    }
    svg.push_str(&refused_block(stage));
    svg
}

/// The rings and corners of a space.
fn of(spot: &Spot) -> String {
    let mut svg = String::new();
    if spot.last {
        svg.push_str(r#"<path class="gobblestones-last" d="M2 17V10A8.500 8.500 0 0 1 10.500 1.500H17.500Z"/>"#);
    }
    match spot.open {
        Some(Open::Begin) => svg.push_str(
            r#"<rect class="gobblestones-open-case" x="2.500" y="2.500" width="35" height="35" rx="8"/><rect class="gobblestones-open" x="2.500" y="2.500" width="35" height="35" rx="8"/>"#,
        ),
        Some(Open::Total(_)) => svg.push_str(r#"<rect class="gobblestones-next" x="1" y="1" width="38" height="38" rx="9"/>"#),
        None => {}
    }
    if matches!(spot.lies, Lies::Mine(_)) {
        svg.push_str(r#"<rect class="gobblestones-new" x=".5" y="0" width="39" height="38.500" rx="10"/>"#);
    }
    if spot.in_question {
        svg.push_str(r#"<rect class="gobblestones-asked" x=".5" y="0" width="39" height="39" rx="10"/>"#);
    }
    if spot.aimed {
        svg.push_str(r#"<rect class="gobblestones-aim" x="1" y="1" width="38" height="38" rx="9"/>"#);
    }
    if spot.refused {
        svg.push_str(r#"<rect class="gobblestones-no" x="0" y="0" width="40" height="40" rx="9"/>"#);
    }
    svg
}

/// The numbers and signs of a space.
fn signs(spot: &Spot) -> String {
    let value = spot.space.map_or(0, |space| space.value);
    let mut svg = String::new();
    match spot.lies {
        Lies::Mine(colour) => {
            let bluff = spot.colour().is_some_and(|own| own != colour);
            if bluff {
                svg.push_str(r##"<use href="#gobblestones-mask" x="5" y="33"/>"##);
            }
            let _ = write!(
                svg,
                r#"<g transform="translate(34 2)"><rect class="gobblestones-plus" x="-12.500" y="-9" width="25" height="18" rx="9"/><text class="gobblestones-sign" y="4.300">+{value}</text></g>"#
            );
        }
        _ if spot.in_question => {
            let letter = letter(spot.colour());
            let _ = write!(
                svg,
                r##"<g class="gobblestones-colour-{letter}" transform="translate(34 4)"><circle class="gobblestones-claim" r="13"/><use class="gobblestones-shape" href="#gobblestones-shape-{letter}" transform="translate(-11.600 -11.600) scale(.58)"/><text class="gobblestones-sign" y="4.500">{value}</text></g>"##
            );
        }
        _ => {}
    }
    if let Some(Open::Total(points)) = spot.open {
        let _ = write!(
            svg,
            r#"<g transform="translate(20 39)"><rect class="gobblestones-total" x="-16" y="-8.500" width="32" height="17" rx="8.500"/><text class="gobblestones-sign gobblestones-on-lamp" y="4.300">={points}</text></g>"#
        );
    }
    if let Some(right) = spot.shown {
        let sign = if right { "right" } else { "wrong" };
        let _ = write!(svg, r##"<use href="#gobblestones-{sign}" x="4" y="32"/>"##);
    }
    if spot.refused && !matches!(spot.lies, Lies::Mine(_)) {
        svg.push_str(r##"<use href="#gobblestones-wrong" x="5" y="5"/>"##);
    }
    svg
}

/// The band around the four spaces of a block that is refused.
fn refused_block(stage: Stage<Gobblestones>) -> String {
    let Some(Illegal::Block { block }) = stage.refusal.get() else { return String::new() };
    let [(left, top), _, _, (right, bottom)] = block.map(corner);
    format!(
        r#"<rect class="gobblestones-block" x="{}" y="{}" width="{}" height="{}" rx="12"/>"#,
        left as i32 - 3,
        top as i32 - 3,
        right - left + 46,
        bottom - top + 46,
    )
}
