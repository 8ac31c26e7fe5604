//! The drawings: spaces, tiles, marks. Each is 40 by 40; the shapes themselves are in the page's art.

use std::fmt::Write;

use underhill_catalog::gobblestones::{Colour, SIDE, Space, Square, Tiles};

/// The whole tray is so wide and high.
pub(super) const TRAY: f64 = 676.0;
/// A space is so wide and high.
pub(super) const CELL: f64 = 40.0;

/// How far from the edge the space with this number begins: five to a panel, with a ridge between panels.
pub(super) fn offset(number: usize) -> usize {
    25 + 40 * number + 13 * (number / 5)
}

/// The upper left corner of a space.
pub(super) fn corner(square: Square) -> (usize, usize) {
    (offset(square.column()), offset(square.row()))
}

/// The letter of a column.
pub(super) fn column_name(column: usize) -> char {
    (b'a' + column as u8) as char
}

/// The letter in the names of the drawings: of a colour, or of grey.
pub(super) fn letter(colour: Option<Colour>) -> char {
    colour.map_or('X', Colour::letter)
}

/// The wooden tray with its nine panels and the names of columns and rows.
pub(super) fn tray() -> String {
    let mut svg = String::from(
        r#"<rect fill="var(--stones-tray-edge)" width="676" height="676" rx="14"/><rect fill="url(#gobblestones-tray)" width="676" height="672" rx="14"/><path fill="none" stroke="var(--stones-tray-edge)" opacity="0.3" stroke-width="1.3" d="M8 8C180 13 420 4 668 9M10 231C200 227 460 236 666 230M10 444C220 448 440 440 666 445M8 663C200 659 470 667 668 662M7 40C11 220 4 430 8 640M669 40C665 240 672 440 668 640"/><rect fill="none" stroke="var(--stones-tray-light)" stroke-width="1.5" x="3" y="3" width="670" height="666" rx="11.5"/>"#,
    );
    for row in 0..3 {
        for column in 0..3 {
            let (x, y) = (22 + 213 * column, 22 + 213 * row);
            let _ = write!(
                svg,
                r#"<rect fill="var(--stones-tray-edge)" x="{}" y="{}" width="209" height="209" rx="8"/><rect fill="var(--stones-panel)" x="{x}" y="{y}" width="206" height="206" rx="7"/>"#,
                f64::from(x) - 1.5,
                f64::from(y) - 1.5,
            );
        }
    }
    for number in 0..SIDE {
        let middle = offset(number) + 20;
        let _ = write!(
            svg,
            r#"<text class="gobblestones-coordinate" x="{middle}" y="15.5">{}</text><text class="gobblestones-coordinate" x="11" y="{}">{}</text>"#,
            column_name(number),
            middle + 4,
            number + 1,
        );
    }
    svg
}

/// An open space: flat, tinted, numbered.
pub(super) fn space(space: Space) -> String {
    let Space { colour, value } = space;
    let letter = letter(colour);
    let low = if colour == Some(Colour::Blue) { 28 } else { 26 };
    let dim = if colour.is_none() { " gobblestones-dim" } else { "" };
    format!(
        r##"<g class="gobblestones-colour-{letter}"><rect fill="color-mix(in oklab, var(--hue) 13%, var(--stones-paper))" x="1" y="1" width="38" height="38" rx="5"/><use class="gobblestones-shape" href="#gobblestones-shape-{letter}"/><text class="gobblestones-value{dim}" x="20" y="{low}">{value}</text></g>"##
    )
}

/// A grey space that stays empty for ever: a rock.
pub(super) const ROCK: &str = r#"<g class="gobblestones-colour-X"><rect fill="color-mix(in oklab, var(--hue) 13%, var(--stones-paper))" x="1" y="1" width="38" height="38" rx="5"/><path stroke-linejoin="round" fill="color-mix(in oklab, var(--grey) 46%, var(--stones-paper))" stroke="color-mix(in oklab, var(--grey) 70%, var(--ink))" stroke-width="1.4" d="M6 27 8 15 16 7 27 8 34 17 33 29 24 34H12Z"/><path fill="none" stroke="color-mix(in oklab, var(--grey) 60%, var(--ink))" stroke-width="1.3" stroke-linecap="round" opacity="0.7" d="M16 7 19 16 13 22M19 16 28 19M33 29 26 25"/></g>"#;

/// What hides a space that would make a block.
pub(super) const HATCH: &str = r#"<rect x="1" y="1" width="38" height="38" rx="5" fill="url(#gobblestones-hatch)"/>"#;

/// A tile with its face up.
pub(super) fn tile(colour: Colour) -> String {
    format!(r##"<use href="#gobblestones-tile-{colour}"/>"##)
}

/// A tile with its face down.
pub(super) const BACK: &str = r##"<use href="#gobblestones-tile-back"/>"##;

/// A tile with its face down whose owner looks: a corner is turned.
pub(super) fn own_back(colour: Colour) -> String {
    format!(
        r##"{BACK}<g class="gobblestones-colour-{colour}"><path stroke-linejoin="round" fill="var(--hue)" stroke="light-dark(#fff6e2, #1b120a)" stroke-width="1.2" d="M38 13V27.5A8.500 8.500 0 0 1 29.500 36H15Z"/><use class="gobblestones-inlay" href="#gobblestones-shape-{colour}" transform="translate(23.500 21.500) scale(.32)"/></g>"##
    )
}

/// A tile as a picture of its own.
pub(super) fn tile_picture(colour: Colour, size: u32) -> String {
    format!(
        r##"<svg viewBox="0 0 40 40" width="{size}" height="{size}" aria-hidden="true"><use href="#gobblestones-tile-{colour}"/></svg>"##
    )
}

/// Tiles as pictures side by side.
pub(super) fn tile_pictures(tiles: Tiles, size: u32) -> String {
    tiles.iter().map(|colour| tile_picture(colour, size)).collect()
}

/// The shape of a space as a picture of its own.
pub(super) fn shape_picture(colour: Option<Colour>, size: u32) -> String {
    let letter = letter(colour);
    format!(
        r##"<svg class="gobblestones-colour-{letter}" viewBox="0 0 40 40" width="{size}" height="{size}" aria-hidden="true"><use class="gobblestones-shape" href="#gobblestones-shape-{letter}"/></svg>"##
    )
}
