//! Turned wooden cups: light with a round mark, dark with a diamond; width, height, grooves and a numeral tell the size.

use std::fmt::Write;

use underhill_catalog::gobblet::{Colour, Piece, Size};

/// So much of a covered gobblet peeks out below the one that covers it.
const RIM: f64 = 7.6;

fn radius(size: Size) -> f64 {
    match size {
        Size::One => 23.0,
        Size::Two => 31.0,
        Size::Three => 40.0,
        Size::Four => 49.0,
    }
}

fn depth(size: Size) -> f64 {
    radius(size) * 0.4
}

/// The class of what is made of a side's wood.
fn wood(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "wood-light",
        Colour::Black => "wood-dark",
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// A stack of gobblets around the point where it stands, covered ones as rims: from bottom to top.
pub(super) fn stack(pieces: &[Piece]) -> String {
    let Some((top, covered)) = pieces.split_last() else { return String::new() };
    let lift = RIM * covered.len() as f64;
    let mut svg = String::new();
    let _ = write!(
        svg,
        r#"<g transform="translate(0 {:.1})"><ellipse class="cup-shadow" cx="5" cy="{:.1}" rx="{}" ry="{:.1}"/>"#,
        -lift,
        depth(top.size) * 0.45 + lift,
        radius(top.size) + 9.0,
        depth(top.size) + 7.0
    );
    for (below, piece) in covered.iter().rev().enumerate().rev() {
        let (rx, ry) = (radius(piece.size), depth(piece.size));
        let bottom = depth(top.size) + RIM * (below + 1) as f64 - ry;
        let wood = wood(piece.colour);
        let _ = write!(
            svg,
            r#"<path class="cup-rim {wood}" d="M{:.1} {:.1}V{bottom:.1}A{rx} {ry:.1} 0 0 0 {rx} {bottom:.1}V{:.1}Z"/>"#,
            -rx,
            bottom - 14.0,
            bottom - 14.0,
        );
    }
    let _ = write!(svg, r##"<use class="gobblet-top" href="#gobblet-{}-{}"/></g>"##, name(top.colour), top.size as u8);
    svg
}

/// A crown on the top one of a stack.
pub(super) fn crown(pieces: &[Piece]) -> String {
    let Some(top) = pieces.last() else { return String::new() };
    let scale = radius(top.size) / radius(Size::Four);
    let low = RIM * (pieces.len() - 1) as f64 + 76.0 * scale - 4.0;
    let (width, height) = (26.0 + 18.0 * scale, 19.0 + 13.0 * scale);
    format!(
        r##"<use class="crown" href="#crown" x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}"/>"##,
        -width / 2.0,
        -low - height
    )
}

/// What selects a gobblet that is drawn in the air, among what is drawn with it.
pub(super) const RAISED: &str = " .gobblet-raised";

/// A gobblet in the air above what is left where it stood, with its outline there. One that is carried is drawn under the finger.
pub(super) fn in_air(left: &[Piece], gobblet: Piece, carried: bool) -> String {
    let mut svg = format!("{}{}", stack(left), outline(gobblet.size));
    if !carried {
        let _ = write!(svg, r#"<g class="gobblet-raised">{}</g>"#, stack(&[gobblet]));
    }
    svg
}

/// Where a gobblet stood that is in the air.
fn outline(size: Size) -> String {
    let scale = radius(size) / radius(Size::Four);
    format!(
        r#"<path class="gobblet-gone" transform="scale({scale:.2})" d="M-49-5C-40-20-37.5-41-37-62A37 15 0 0 1 37-62C37.5-41 40-20 49-5A49 20 0 0 1-49-5Z"/>"#
    )
}

/// Where a stack stood of which nothing is left.
pub(super) fn ring() -> String {
    r#"<ellipse class="gobblet-gone" rx="38" ry="15"/>"#.to_owned()
}

/// A small sign for a covered gobblet, around a point.
pub(super) fn chip(piece: Piece) -> String {
    let (wood, size) = (wood(piece.colour), piece.size as u8);
    let shape = match piece.colour {
        Colour::White => r#"<circle class="cup-mark wood-light" r="11"/>"#,
        Colour::Black => r#"<path class="cup-mark wood-dark" d="M0-13.5 13.5 0 0 13.5-13.5 0Z"/>"#,
    };
    format!(r#"{shape}<text class="cup-number {wood} cup-chip" y="5.5">{size}</text>"#)
}
