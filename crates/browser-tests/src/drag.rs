//! Dragging what a page shows, with a mouse or a finger.

use serde_json::{Value, json};

use crate::page::Page;

/// What somebody drags with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "everybody knows them")]
pub enum Pointer {
    Mouse,
    Finger,
}

/// The place of the first of some elements that is seen, once it stays where it is; or why there is none. Where nothing is
/// carried, the page may be scrolled to the first.
const FIND: &str = "
    const [selectors, scroll, done] = arguments;
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const find = (target) => {
        const box = target.getBoundingClientRect();
        for (const down of steps) for (const across of steps) {
            const x = Math.round(box.left + box.width * across), y = Math.round(box.top + box.height * down);
            if (target.contains(document.elementFromPoint(x, y))) return [x, y];
        }
        return null;
    };
    const look = () => {
        const targets = selectors.map((css) => document.querySelector(css)).filter(Boolean);
        let place = targets.map(find).find(Boolean);
        if (!place && scroll && targets[0]) {
            targets[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
            place = find(targets[0]);
        }
        return place ?? `${targets.length} of ${selectors} are there, and none is in view`;
    };
    const place = () => JSON.stringify(selectors.map((css) => document.querySelector(css)?.getBoundingClientRect()));
    const settle = (before) => requestAnimationFrame(() => {
        const now = place();
        if (now === before) done(look()); else settle(now);
    });
    requestAnimationFrame(() => settle(place()));";

/// What a pointer does.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Point {
    Down,
    Move,
    Up,
}

/// So many steps a pointer takes on its way.
const STEPS: i64 = 6;

impl Page {
    /// Where an element can be taken hold of. The page is scrolled to it if it must be.
    pub async fn grip(&self, css: &str) -> (i64, i64) {
        self.wait_for(css).await;
        let found = self.run_async(FIND, vec![json!([css]), json!(true)]).await;
        self.place(css, &found).await
    }

    /// Where something can be let go, on the first of some elements that is in view.
    pub async fn landing(&self, selectors: &[String]) -> (i64, i64) {
        let mut found = self.run_async(FIND, vec![json!(selectors), json!(false)]).await;
        if found.is_string() && selectors[0].starts_with("#gobblestones-at-") {
            self.look_at_space(&selectors[0]).await;
            found = self.run_async(FIND, vec![json!(selectors), json!(false)]).await;
        }
        self.place(&selectors[0], &found).await
    }

    async fn place(&self, css: &str, found: &Value) -> (i64, i64) {
        match (found[0].as_i64(), found[1].as_i64()) {
            (Some(x), Some(y)) => (x, y),
            _ => self.give_up(&format!("{css} cannot be dragged or dropped on: {found}")).await,
        }
    }

    /// Comes down somewhere and moves so far that it is no mere touch.
    pub async fn lift(&self, pointer: Pointer, (x, y): (i64, i64)) {
        self.point(pointer, Point::Down, x, y).await;
        for step in 1..=4 {
            self.point(pointer, Point::Move, x - 5 * step, y - 5 * step).await;
        }
    }

    /// Goes on to a place.
    pub async fn carry(&self, pointer: Pointer, from: (i64, i64), (x, y): (i64, i64)) {
        let part = |from: i64, to: i64, step: i64| from + (to - from) * step / STEPS;
        for step in 1..=STEPS {
            self.point(pointer, Point::Move, part(from.0, x, step), part(from.1, y, step)).await;
        }
    }

    /// Lets go there.
    pub async fn let_go(&self, pointer: Pointer, (x, y): (i64, i64)) {
        self.point(pointer, Point::Up, x, y).await;
    }

    async fn point(&self, pointer: Pointer, what: Point, x: i64, y: i64) {
        let place = json!({ "x": x, "y": y });
        match pointer {
            Pointer::Finger => {
                let (kind, points) = match what {
                    Point::Down => ("touchStart", json!([place])),
                    Point::Move => ("touchMove", json!([place])),
                    Point::Up => ("touchEnd", json!([])),
                };
                self.tool("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
            }
            Pointer::Mouse => {
                let kind = match what {
                    Point::Down => "mousePressed",
                    Point::Move => "mouseMoved",
                    Point::Up => "mouseReleased",
                };
                let held = u8::from(what != Point::Up);
                let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1 });
                self.tool("Input.dispatchMouseEvent", event).await;
            }
        }
    }
}
