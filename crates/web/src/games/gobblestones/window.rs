//! The part of the tray that is in view: all of it on a wide screen, a window that can be moved on a small one.

use underhill_catalog::gobblestones::Square;

use super::pictures::{CELL, TRAY, corner};

/// A space is at least so many pixels wide where fingers touch it.
const FINGER: f64 = 44.0;
/// Nobody needs to come closer than this.
const CLOSEST: f64 = 4.0;

/// Where one looks and how closely.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Window {
    /// The middle of what is in view.
    x: f64,
    y: f64,
    /// How closely: at 1 the whole tray is in view.
    zoom: f64,
    /// How large the window is on the screen, in pixels.
    across: f64,
    down: f64,
}

impl Window {
    /// The whole tray.
    pub(super) const WHOLE: Window = Window { x: TRAY / 2.0, y: TRAY / 2.0, zoom: 1.0, across: TRAY, down: TRAY };

    /// A window of this size on the screen; where fingers are to touch the board, close enough for that.
    pub(super) fn fitted(across: f64, down: f64, fingers: bool) -> Window {
        let whole = Window { across, down, ..Window::WHOLE };
        if !fingers || across < 1.0 || down < 1.0 {
            return whole;
        }
        let zoom = whole.width() / (CELL * across / FINGER);
        Window { zoom, ..whole }.kept_in()
    }

    /// The same look through a window of another size.
    pub(super) fn resized(self, across: f64, down: f64) -> Window {
        Window { across, down, ..self }.kept_in()
    }

    /// So much of the tray is in view from left to right.
    pub(super) fn width(&self) -> f64 {
        TRAY * (self.across / self.down).max(1.0) / self.zoom
    }

    /// So much of the tray is in view from top to bottom.
    pub(super) fn height(&self) -> f64 {
        self.width() * self.down / self.across
    }

    /// How long a pixel of the screen is on the tray.
    pub(super) fn pixel(&self) -> f64 {
        self.width() / self.across
    }

    pub(super) fn left(&self) -> f64 {
        self.x - self.width() / 2.0
    }

    pub(super) fn top(&self) -> f64 {
        self.y - self.height() / 2.0
    }

    /// Whether there is more than what is in view.
    pub(super) fn is_close(&self) -> bool {
        self.zoom > 1.02
    }

    pub(super) fn is_closest(&self) -> bool {
        self.zoom >= CLOSEST
    }

    pub(super) fn view_box(&self) -> String {
        format!("{:.1} {:.1} {:.1} {:.1}", self.left(), self.top(), self.width(), self.height())
    }

    /// Looks more closely, or less.
    pub(super) fn zoomed(self, factor: f64) -> Window {
        Window { zoom: (self.zoom * factor).clamp(1.0, CLOSEST), ..self }.kept_in()
    }

    /// Moves on by so many pixels of the screen.
    pub(super) fn moved(self, right: f64, down: f64) -> Window {
        let pixel = self.pixel();
        Window { x: self.x + right * pixel, y: self.y + down * pixel, ..self }.kept_in()
    }

    /// Looks at this point of the tray.
    pub(super) fn at(self, x: f64, y: f64) -> Window {
        Window { x, y, ..self }.kept_in()
    }

    /// Moves so that these spaces are in view, if they are not.
    pub(super) fn showing(self, squares: &[Square]) -> Window {
        if squares.is_empty() || squares.iter().all(|&square| self.shows(square)) {
            return self;
        }
        let middle = |of: fn((usize, usize)) -> usize| {
            let places = squares.iter().map(|&square| of(corner(square)) as f64);
            places.sum::<f64>() / squares.len() as f64 + CELL / 2.0
        };
        self.at(middle(|corner| corner.0), middle(|corner| corner.1))
    }

    fn shows(&self, square: Square) -> bool {
        let (x, y) = corner(square);
        // The rulers take some room.
        let edge = if self.is_close() { 20.0 * self.pixel() } else { 0.0 };
        let inside =
            |from: usize, start: f64, length: f64| from as f64 >= start + edge && from as f64 + CELL <= start + length;
        inside(x, self.left(), self.width()) && inside(y, self.top(), self.height())
    }

    /// Nothing beyond the tray comes into view.
    fn kept_in(self) -> Window {
        let keep = |middle: f64, length: f64| {
            if length >= TRAY { TRAY / 2.0 } else { middle.clamp(length / 2.0, TRAY - length / 2.0) }
        };
        let zoom = self.zoom.clamp(1.0, CLOSEST);
        let fitted = Window { zoom, ..self };
        Window { x: keep(self.x, fitted.width()), y: keep(self.y, fitted.height()), ..fitted }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_find_spaces_large_enough() {
        for (across, down) in [(344.0, 300.0), (374.0, 360.0), (320.0, 240.0), (700.0, 400.0)] {
            let window = Window::fitted(across, down, true);
            assert!(CELL / window.pixel() >= FINGER - 0.01, "{window:?}");
        }
        assert_eq!(Window::fitted(590.0, 590.0, false).view_box(), "0.0 0.0 676.0 676.0");
    }

    #[test]
    fn the_window_stays_on_the_tray_and_comes_to_what_happens() {
        let window = Window::fitted(374.0, 360.0, true).moved(-5000.0, -5000.0);
        assert!(window.left().abs() < 0.01 && window.top().abs() < 0.01, "{window:?}");
        let far: Square = "o15".parse().unwrap();
        assert!(!window.shows(far));
        assert!(window.showing(&[far]).shows(far));
        assert!(!window.zoomed(0.01).is_close());
        assert!(window.zoomed(100.0).is_closest());
    }
}
