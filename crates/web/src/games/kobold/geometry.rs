//! Where things are in the round room. Its middle is the origin, section 0 is at the top, and blue is clockwise.

use underhill_catalog::kobold::{Room, Section, Spot};

/// How wide a section is, in degrees.
const WIDTH: f64 = 360.0 / Section::COUNT as f64;
/// Where the floor of a section begins and ends.
pub(super) const INNER: f64 = 96.0;
pub(super) const OUTER: f64 = 262.0;
/// Where the section numbers are.
pub(super) const RIM: f64 = 282.0;

/// A place for a thing, and how large it is drawn there.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
}

impl Place {
    pub(super) fn transform(self) -> String {
        format!("translate({:.1} {:.1}) scale({:.2})", self.x, self.y, self.scale)
    }
}

/// The point at a distance from the middle.
pub(super) fn at(radius: f64, degrees: f64) -> (f64, f64) {
    let angle = degrees.to_radians();
    (radius * angle.cos(), radius * angle.sin())
}

fn point(radius: f64, degrees: f64) -> String {
    let (x, y) = at(radius, degrees);
    format!("{x:.1} {y:.1}")
}

/// The direction in which a section lies.
pub(super) fn direction(section: Section) -> f64 {
    -90.0 + WIDTH * section.index() as f64
}

/// The direction of a beam that covers a section and the next.
pub(super) fn beam(light: Section) -> f64 {
    direction(light) + WIDTH / 2.0
}

/// The same direction as `to`, written so that it is the shorter way round from `from`.
pub(super) fn shorter_way(from: f64, to: f64) -> f64 {
    from + (to - from + 180.0).rem_euclid(360.0) - 180.0
}

/// Part of a ring, with straight sides that stay `gap` away from the borders at `from` and `to` degrees.
fn slice(from: f64, to: f64, inner: f64, outer: f64, gap: f64) -> String {
    let near = (gap / inner).asin().to_degrees();
    let far = (gap / outer).asin().to_degrees();
    format!(
        "M{}L{}A{outer} {outer} 0 0 1 {}L{}A{inner} {inner} 0 0 0 {}Z",
        point(inner, from + near),
        point(outer, from + far),
        point(outer, to - far),
        point(inner, to - near),
        point(inner, from + near),
    )
}

/// The floor of a section.
pub(super) fn floor(section: Section, inner: f64, outer: f64, gap: f64) -> String {
    let middle = direction(section);
    slice(middle - WIDTH / 2.0, middle + WIDTH / 2.0, inner, outer, gap)
}

/// The row of a section that a space is in: how many share it, which of them it is, and how far from the middle it is.
struct Row {
    count: u8,
    number: u8,
    radius: f64,
    inner: f64,
    outer: f64,
    scale: f64,
}

/// Up to three spaces make one row along the wall. More of them make two rows of smaller ones.
fn row(room: &Room, spot: Spot) -> Row {
    let all = room.size(spot.section);
    let (first, second) = if all <= 3 { (all, 0) } else { (all.div_ceil(2), all / 2) };
    let scale = if second == 0 { 1.0 } else { 0.78 };
    if spot.space < first {
        let radius = if second == 0 { 231.0 } else { 238.0 };
        let inner = if second == 0 { 190.0 } else { 212.0 };
        Row { count: first, number: spot.space, radius, inner, outer: 268.0, scale }
    } else {
        Row { count: second, number: spot.space - first, radius: 186.0, inner: 160.0, outer: 212.0, scale }
    }
}

/// Where a token lies.
pub(super) fn space(room: &Room, spot: Spot) -> Place {
    let row = row(room, spot);
    let step = match row.count {
        0..=2 => 19.0,
        3 => 16.7,
        _ => 12.3,
    };
    let aside = f64::from(row.number) - f64::from(row.count - 1) / 2.0;
    let (x, y) = at(row.radius, direction(spot.section) + aside * step);
    Place { x, y, scale: row.scale }
}

/// Where a space can be touched: its whole share of the section.
pub(super) fn touch(room: &Room, spot: Spot) -> String {
    let row = row(room, spot);
    let share = WIDTH / f64::from(row.count);
    let from = direction(spot.section) - WIDTH / 2.0 + share * f64::from(row.number);
    slice(from, from + share, row.inner, row.outer, 0.5)
}

/// The shadow that a token throws when the light is on it.
pub(super) fn shadow(place: Place) -> String {
    let radius = place.x.hypot(place.y);
    let degrees = place.y.atan2(place.x).to_degrees();
    let half = (27.0 * place.scale / radius).asin().to_degrees();
    let wide = half * 1.25;
    format!(
        "M{}L{}L{}L{}Z",
        point(radius, degrees - half),
        point(297.0, degrees - wide),
        point(297.0, degrees + wide),
        point(radius, degrees + half)
    )
}

/// Where so many figures stand in a section: how far out, and how far to the side.
fn stands(count: usize) -> (&'static [(f64, f64)], f64) {
    match count {
        0 | 1 => (&[(146.0, 0.0)], 1.0),
        2 => (&[(150.0, -33.0), (150.0, 33.0)], 1.0),
        3 => (&[(163.0, -40.0), (163.0, 40.0), (121.0, 0.0)], 0.88),
        4 => (&[(166.0, -43.0), (166.0, 43.0), (123.0, -27.0), (123.0, 27.0)], 0.8),
        _ => (&[(170.0, -50.0), (170.0, 0.0), (170.0, 50.0), (124.0, -29.0), (124.0, 29.0)], 0.72),
    }
}

/// Where one of so many figures stands. There is a place for five.
pub(super) fn stand(section: Section, number: usize, count: usize) -> Place {
    let (places, scale) = stands(count);
    let (out, aside) = places[number.min(places.len() - 1)];
    let middle = direction(section);
    let (x, y) = at(out, middle);
    let (dx, dy) = at(aside, middle + 90.0);
    Place { x: x + dx, y: y + dy, scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_turns_the_way_the_die_says() {
        for light in Section::all() {
            let from = beam(light);
            for (by, sign) in [(1, 1.0), (2, 1.0), (5, -1.0), (6, -1.0)] {
                let turned = shorter_way(from, beam(light.turned(by))) - from;
                assert!(turned * sign > 0.0, "from {light} by {by}: {turned}");
            }
        }
    }
}
