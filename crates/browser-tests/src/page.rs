use std::path::PathBuf;
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::driver::Session;
use crate::hand::{arrow, neighbourhood};

/// How large a window is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1280 by 800.
    Laptop,
    /// 390 by 844.
    Phone,
    /// 360 by 740: the smallest phone.
    Small,
    /// 640 by 400: a laptop at 200 % zoom.
    Zoomed,
}

impl Size {
    /// Width and height.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Size::Laptop => (1280, 800),
            Size::Phone => (390, 844),
            Size::Small => (360, 740),
            Size::Zoomed => (640, 400),
        }
    }

    /// A word for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Laptop => "1280",
            Size::Phone => "390",
            Size::Small => "360",
            Size::Zoomed => "640",
        }
    }
}

/// A key that is pressed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Tab,
    BackTab,
    Enter,
    Left,
    Right,
    Up,
    Down,
}

impl Key {
    const fn code(self) -> &'static str {
        match self {
            Key::Tab | Key::BackTab => "\u{e004}",
            Key::Enter => "\u{e007}",
            Key::Left => "\u{e012}",
            Key::Up => "\u{e013}",
            Key::Right => "\u{e014}",
            Key::Down => "\u{e015}",
        }
    }
}

/// A window with the app in it.
pub struct Page {
    session: Session,
    size: Size,
}

/// So often the page is looked at before a test gives up on it: what a page shows comes when it comes.
pub(crate) const LOOKS: u32 = 1200;

/// So often a touch that goes elsewhere is tried again.
const TOUCHES: u32 = 5;

/// Between two looks.
pub(crate) const BLINK: Duration = Duration::from_millis(50);

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
    pub(crate) async fn new(session: Session, size: Size) -> Page {
        let page = Page { session, size };
        let (width, height) = size.pixels();
        page.tool(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        )
        .await;
        page
    }

    /// Uses one of the browser's own tools.
    pub async fn tool(&self, name: &'static str, parameters: Value) {
        self.session
            .post("goog/cdp/execute", json!({ "cmd": name, "params": parameters }))
            .await
            .expect("the browser has this tool");
    }

    /// Shows the page in a theme.
    pub(crate) async fn theme(&self, name: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": name }] });
        self.tool("Emulation.setEmulatedMedia", features).await;
    }

    /// Goes to an address and waits for the app.
    pub async fn go(&self, address: &str) {
        self.session.post("url", json!({ "url": address })).await.expect("the address can be gone to");
        self.wait_for("header.bar").await;
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.session.post("refresh", json!({})).await.expect("the page can be loaded again");
        self.wait_for("header.bar").await;
    }

    /// Waits until the page can do without its server from now on.
    pub async fn settle_in(&self) {
        let ready = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));";
        self.run_async(ready, Vec::new()).await;
    }

    /// How many elements there are.
    pub async fn count(&self, css: &str) -> usize {
        self.session.elements(css).await.len()
    }

    /// Waits until there is such an element.
    pub async fn wait_for(&self, css: &str) {
        for _ in 0..LOOKS {
            if self.count(css).await > 0 {
                return;
            }
            sleep(BLINK).await;
        }
        self.give_up(&format!("there is no {css}")).await;
    }

    /// The test cannot go on: says why, and what the page shows.
    pub(crate) async fn give_up(&self, why: &str) -> ! {
        self.picture("gave-up").await;
        let complaints = self.complaints().await;
        let shown = self.text("body").await.split_whitespace().collect::<Vec<_>>().join(" ");
        panic!("{why} on {}\n{shown}\n{complaints:?}", self.address().await);
    }

    /// Where the page is.
    pub async fn address(&self) -> String {
        self.session.get("url").await.ok().and_then(|url| url.as_str().map(ToOwned::to_owned)).unwrap_or_default()
    }

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
    async fn look_at_space(&self, css: &str) {
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
        let pointer = match self.size {
            Size::Laptop | Size::Zoomed => "mouse",
            Size::Phone | Size::Small => "touch",
        };
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

    /// Presses a key.
    async fn press(&self, key: Key) {
        let stroke = |kind: &str, value: &str| json!({ "type": kind, "value": value });
        let mut strokes = vec![stroke("keyDown", key.code()), stroke("keyUp", key.code())];
        if key == Key::BackTab {
            strokes.insert(0, stroke("keyDown", "\u{e008}"));
            strokes.push(stroke("keyUp", "\u{e008}"));
        }
        let actions = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] });
        self.session.post("actions", actions).await.expect("keys can be pressed");
    }

    /// Goes to an element by keys alone and presses Enter there.
    pub async fn reach(&self, css: &str) {
        self.wait_for(css).await;
        let look = "
            const [css, near] = arguments;
            const target = document.querySelector(css), at = document.activeElement ?? document.body;
            if (!target) return { gone: true };
            if (at === target) return { there: true };
            if (near && at.matches(near)) return { id: at.id };
            const group = near ? [...document.querySelectorAll(near)].find((part) => part.tabIndex === 0) : target;
            const before = group.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
            return { back: before !== 0 && at !== document.body };";
        let near = neighbourhood(css);
        for _ in 0..LOOKS {
            let seen = self.run(look, vec![json!(css), json!(near)]).await;
            if seen["gone"] == true {
                sleep(BLINK).await;
                continue;
            }
            if seen["there"] == true {
                self.press(Key::Enter).await;
                return;
            }
            let key = match (seen["id"].as_str(), seen["back"].as_bool()) {
                (Some(at), _) => arrow(at, css),
                (None, Some(true)) => Key::BackTab,
                (None, _) => Key::Tab,
            };
            self.press(key).await;
        }
        self.give_up(&format!("{css} cannot be reached by keys")).await;
    }

    /// Writes into a field instead of what is there, and presses Enter.
    pub async fn enter(&self, css: &str, text: &str) {
        self.wait_for(css).await;
        let field = self.session.elements(css).await.into_iter().next().expect("it was there");
        // Control and A chooses what is there, to be written over.
        let keys = json!({ "text": format!("\u{e009}a\u{e000}{text}\u{e007}") });
        self.session.post(&format!("element/{field}/value"), keys).await.expect("a field can be typed into");
    }

    /// The text of the first such element; nothing if there is none.
    pub async fn text(&self, css: &str) -> String {
        let text = self.run("return document.querySelector(arguments[0])?.innerText ?? '';", vec![json!(css)]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.session
            .post("execute/sync", json!({ "script": script, "args": arguments }))
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script in the page that calls back with its result.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.session
            .post("execute/async", json!({ "script": script, "args": arguments }))
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Keeps something under a name in the browser, as the app does.
    pub async fn keep(&self, name: &str, value: &Value) {
        let script = "localStorage.setItem(arguments[0], arguments[1]);";
        self.run(script, vec![json!(format!("underhill.{name}")), json!(value.to_string())]).await;
    }

    /// Keeps a picture in `target/screens`, for people to look at.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screens");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.session.get("screenshot").await.expect("a picture can be taken");
        let bytes = BASE64_STANDARD.decode(picture.as_str().unwrap_or_default()).expect("a picture is encoded");
        std::fs::write(folder.join(format!("{name}-{}.png", self.size.name())), bytes).expect("a picture can be kept");
    }

    /// What the browser complained about since the last time.
    pub async fn complaints(&self) -> Vec<String> {
        let lines = self.session.post("se/log", json!({ "type": "browser" })).await.expect("the browser tells its log");
        let lines = lines.as_array().cloned().unwrap_or_default();
        let bad = lines.iter().filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")));
        bad.filter_map(|line| line["message"].as_str().map(ToOwned::to_owned)).collect()
    }

    /// Closes the window.
    pub async fn close(self) {
        self.session.close().await;
    }
}
