//! Touching what a page shows, as a person who looks at it would.

use serde_json::{Value, json};

use crate::page::Page;

/// So often a touch that goes elsewhere is tried again.
const TOUCHES: u32 = 5;

/// Where an element can be touched once it stays where it is, looking at it there and then in the middle of the window;
/// or what is in the way. The next touch is kept from the page if it goes elsewhere after all.
const AIM: &str = "
    const [css, done] = arguments;
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const fingertip = [[0, 0], [-2, -2], [2, -2], [-2, 2], [2, 2]];
    const find = (target) => {
        const box = target.getBoundingClientRect();
        for (const down of steps) for (const across of steps) {
            const x = Math.round(box.left + box.width * across), y = Math.round(box.top + box.height * down);
            const hits = ([right, below]) => target.contains(document.elementFromPoint(x + right, y + below));
            if (fingertip.every(hits)) return [x, y];
        }
        return null;
    };
    const guard = (target) => {
        const kinds = ['pointerdown', 'click', 'contextmenu'];
        const touch = window.touch = {};
        const watch = (event) => {
            // What the page clicks by itself, out of sight, is nobody's touch.
            if (!event.isTrusted) return;
            const home = target.contains(event.target);
            if (!home) {
                event.stopImmediatePropagation();
                event.preventDefault();
            }
            if (event.type === 'click') touch.end(home ? null : 'it went to ' + event.target.outerHTML.slice(0, 200));
            // On a busy machine a finger may be lifted so late that it was a long press, which clicks nothing.
            if (event.type === 'contextmenu') touch.end('it was held too long');
        };
        kinds.forEach((kind) => addEventListener(kind, watch, true));
        touch.ended = new Promise((done) => touch.end = (missed) => {
            kinds.forEach((kind) => removeEventListener(kind, watch, true));
            done(missed);
        });
    };
    const look = () => {
        const target = document.querySelector(css);
        if (!target) return 'there is none';
        let place = find(target);
        if (!place) {
            target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
            place = find(target);
        }
        if (place) {
            guard(target);
            return place;
        }
        const box = target.getBoundingClientRect();
        const covers = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return 'it is covered by ' + (covers ? covers.outerHTML.slice(0, 200) : 'the edge of the window');
    };
    const place = () => JSON.stringify(document.querySelector(css)?.getBoundingClientRect() ?? null);
    const settle = (before) => requestAnimationFrame(() => {
        const now = place();
        if (now === before) done(look()); else settle(now);
    });
    requestAnimationFrame(() => settle(place()));";

/// Why the last touch missed, or nothing. The click of a finger comes a little after it is lifted.
const MISSED: &str = "
    const [done] = arguments, touch = window.touch;
    if (!touch) return done(null);
    touch.ended.then(done);
    setTimeout(touch.end, 20000, 'nothing was clicked');";

impl Page {
    /// Touches the first such element, once it is there: with a finger on a phone, else with a mouse. A touch that goes
    /// elsewhere, because the page moved after it was aimed, is kept from the page and tried again.
    pub async fn click(&self, css: &str) {
        self.wait_for(css).await;
        let mut missed = Value::Null;
        for _ in 0..TOUCHES {
            let mut found = self.run_async(AIM, vec![json!(css)]).await;
            if found.is_string() && css.starts_with("#gobblestones-at-") {
                self.look_at_space(css).await;
                found = self.run_async(AIM, vec![json!(css)]).await;
            }
            let (Some(x), Some(y)) = (found[0].as_i64(), found[1].as_i64()) else {
                self.give_up(&format!("{css} cannot be touched: {found}")).await;
            };
            self.press_at(x, y).await;
            missed = self.run_async(MISSED, Vec::new()).await;
            if missed.is_null() {
                return;
            }
        }
        self.give_up(&format!("{css} was not touched: {missed}")).await;
    }

    /// On a small screen only a part of the tray is in view: a touch on its small map shows another.
    pub(crate) async fn look_at_space(&self, css: &str) {
        let script = "
            const space = document.querySelector(arguments[0]), map = document.querySelector('.gobblestones-map');
            map.scrollIntoView({block: 'center', behavior: 'instant'});
            const box = map.getBoundingClientRect();
            const at = (name) => (Number(space.getAttribute(name)) + 20) / 676;
            return [Math.round(box.left + box.width * at('x')), Math.round(box.top + box.height * at('y'))];";
        let place = self.run(script, vec![json!(css)]).await;
        if let (Some(x), Some(y)) = (place[0].as_i64(), place[1].as_i64()) {
            self.press_at(x, y).await;
        }
    }

    async fn press_at(&self, x: i64, y: i64) {
        let pointer = if self.size.is_touched() { "touch" } else { "mouse" };
        let presses = json!([
            { "type": "pointerMove", "duration": 0, "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let actions = json!({ "actions": [{
            "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": presses,
        }] });
        self.session.post("actions", actions).await.expect("the window can be touched");
    }
}
