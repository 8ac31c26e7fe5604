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
    /// 360 by 640: a short phone.
    Short,
    /// 844 by 390: a phone on its side.
    OnItsSide,
    /// 820 by 1180.
    Tablet,
    /// 1366 by 768: the laptop that most people have.
    Notebook,
    /// 1536 by 864.
    LargeNotebook,
    /// 1920 by 1080.
    Desktop,
    /// 2560 by 1440.
    LargeDesktop,
}

impl Size {
    /// Every size that people have.
    pub const ALL: [Size; 11] = [
        Size::Short,
        Size::Small,
        Size::Phone,
        Size::OnItsSide,
        Size::Zoomed,
        Size::Tablet,
        Size::Laptop,
        Size::Notebook,
        Size::LargeNotebook,
        Size::Desktop,
        Size::LargeDesktop,
    ];

    /// Width and height.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Size::Laptop => (1280, 800),
            Size::Phone => (390, 844),
            Size::Small => (360, 740),
            Size::Zoomed => (640, 400),
            Size::Short => (360, 640),
            Size::OnItsSide => (844, 390),
            Size::Tablet => (820, 1180),
            Size::Notebook => (1366, 768),
            Size::LargeNotebook => (1536, 864),
            Size::Desktop => (1920, 1080),
            Size::LargeDesktop => (2560, 1440),
        }
    }

    /// Whether such a screen is touched rather than pointed at by a mouse.
    pub(crate) const fn is_touched(self) -> bool {
        matches!(self, Size::Short | Size::Small | Size::Phone | Size::OnItsSide | Size::Tablet)
    }

    /// A word for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Laptop => "1280",
            Size::Phone => "390",
            Size::Small => "360",
            Size::Zoomed => "640",
            Size::Short => "360x640",
            Size::OnItsSide => "844x390",
            Size::Tablet => "820",
            Size::Notebook => "1366",
            Size::LargeNotebook => "1536",
            Size::Desktop => "1920",
            Size::LargeDesktop => "2560",
        }
    }
}

/// A key that is pressed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys are named as they are labelled")]
pub enum Key {
    Tab,
    /// Tab while Shift is held.
    BackTab,
    Enter,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
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
            Key::Home => "\u{e011}",
            Key::End => "\u{e010}",
        }
    }
}

/// A window with the app in it.
pub struct Page {
    pub(crate) session: Session,
    pub(crate) size: Size,
}

/// So often the page is looked at before a test gives up on it: what a page shows comes when it comes.
pub(crate) const LOOKS: u32 = 1200;

/// So long something in a page may take to become so.
const SECONDS: u32 = 120;

/// Between two looks.
pub(crate) const BLINK: Duration = Duration::from_millis(50);

impl Page {
    pub(crate) async fn new(session: Session, size: Size) -> Page {
        let mut page = Page { session, size };
        page.resize(size).await;
        page
    }

    /// Makes the window larger or smaller.
    pub async fn resize(&mut self, size: Size) {
        let (width, height) = size.pixels();
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await;
        self.size = size;
    }

    /// Chooses another language on the page, or, on one that offers no choice, before it is loaded again; and waits until it
    /// is spoken.
    pub async fn speak(&self, language: &str) {
        if !self.choose_language(language).await {
            self.keep("settings", &json!({ "language": language })).await;
            self.reload().await;
        }
        self.wait_for(&format!("html[lang={language}]")).await;
    }

    /// Chooses another language on the page; whether it offers a choice.
    pub async fn choose_language(&self, language: &str) -> bool {
        let choose = "const choice = document.querySelector('.language select');
            if (!choice) return false;
            choice.value = arguments[0];
            choice.dispatchEvent(new Event('change', { bubbles: true }));
            return true;";
        self.run(choose, vec![json!(language)]).await == true
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

    /// Goes to an address, whatever is there.
    pub async fn visit(&self, address: &str) {
        self.session.post("url", json!({ "url": address })).await.expect("the address can be gone to");
    }

    /// Goes to an address and waits for the app.
    pub async fn go(&self, address: &str) {
        self.visit(address).await;
        self.wait_for("header.bar").await;
    }

    /// Goes to another screen of the app that is loaded already, as by a link in it.
    pub async fn turn_to(&self, path: &str) {
        let turn = "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));";
        self.run(turn, vec![json!(path)]).await;
        self.wait_for("header.bar").await;
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.session.post("refresh", json!({})).await.expect("the page can be loaded again");
        self.wait_for("header.bar").await;
    }

    /// Waits until the page can do without its server from now on.
    pub async fn settle_in(&self) {
        self.wait_for("html[data-kept]").await;
    }

    /// How many elements there are.
    pub async fn count(&self, css: &str) -> usize {
        self.session.elements(css).await.len()
    }

    /// Waits until there is such an element.
    pub async fn wait_for(&self, css: &str) {
        let there = "return Boolean(document.querySelector(arguments[0]));";
        if !self.becomes_so(there, vec![json!(css)]).await {
            self.give_up(&format!("there is no {css}")).await;
        }
    }

    /// Waits until there is no such element any more.
    pub async fn wait_until_gone(&self, css: &str) {
        let gone = "return !document.querySelector(arguments[0]);";
        if !self.becomes_so(gone, vec![json!(css)]).await {
            self.give_up(&format!("there is still a {css}")).await;
        }
    }

    /// Waits until a script in the page says that it is so.
    pub async fn wait_until(&self, script: &str) {
        if !self.becomes_so(script, Vec::new()).await {
            self.give_up(&format!("it is never so: {script}")).await;
        }
    }

    /// Whether a script in the page says sooner or later that something is so. The page itself looks again and again: asking it each time
    /// would keep both busy.
    async fn becomes_so(&self, script: &str, arguments: Vec<Value>) -> bool {
        let look = format!(
            "const done = [...arguments].pop(), given = [...arguments].slice(0, -1);
             const is_so = () => (function () {{ {script} }})(...given) === true;
             if (is_so()) return done(true);
             const end = (so) => {{ clearInterval(looking); clearTimeout(ending); done(so); }};
             const looking = setInterval(() => is_so() && end(true), 20), ending = setTimeout(() => end(false), 1000);"
        );
        for _ in 0..SECONDS {
            match self.try_async(&look, arguments.clone()).await {
                Ok(so) if so == true => return true,
                Ok(_) => {}
                // Another page has come while this one was looked at.
                Err(_) => sleep(BLINK).await,
            }
        }
        false
    }

    /// The test cannot go on: says why, and what the page shows.
    pub(crate) async fn give_up(&self, why: &str) -> ! {
        self.keep_picture("gave-up").await;
        let complaints = self.complaints().await;
        let shown = self.text("body").await.split_whitespace().collect::<Vec<_>>().join(" ");
        panic!("{why} on {}\n{shown}\n{complaints:?}", self.address().await);
    }

    /// Where the page is.
    pub async fn address(&self) -> String {
        self.session.get("url").await.ok().and_then(|url| url.as_str().map(ToOwned::to_owned)).unwrap_or_default()
    }

    /// Presses a key.
    pub async fn press(&self, key: Key) {
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
            if (near && at.matches(near)) return { id: at.id, to: target.id };
            const group = near ? [...document.querySelectorAll(near)].find((part) => part.tabIndex === 0) : target;
            const before = group.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
            return { back: before !== 0 && at !== document.body };";
        let near = neighbourhood(css);
        for _ in 0..LOOKS {
            let seen = self.run(look, vec![json!(css), json!(near.map(|(_, all)| all))]).await;
            if seen["gone"] == true {
                sleep(BLINK).await;
                continue;
            }
            if seen["there"] == true {
                self.press(Key::Enter).await;
                return;
            }
            let key = match (near, seen["id"].as_str(), seen["to"].as_str()) {
                (Some((game, _)), Some(at), Some(to)) => arrow(game, at, to),
                _ if seen["back"] == true => Key::BackTab,
                _ => Key::Tab,
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
        self.try_async(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// The driver is told of a promise that is kept. For a callback it would ask the page every now and then.
    async fn try_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        let promise = format!(
            "const given = [...arguments];
             return new Promise((done) => (function () {{ {script} }})(...given, done));"
        );
        self.session.post("execute/sync", json!({ "script": promise, "args": arguments })).await
    }

    /// Keeps something under a name in the browser, as the app does.
    pub async fn keep(&self, name: &str, value: &Value) {
        let script = "localStorage.setItem(arguments[0], arguments[1]);";
        self.run(script, vec![json!(format!("underhill.{name}")), json!(value.to_string())]).await;
    }

    /// Keeps a game as the only one that goes on in the browser: going to its address goes on with it.
    pub async fn keep_game(&self, game: &str, log: &Value) {
        self.forget_games().await;
        self.keep(&format!("table.{game}"), log).await;
    }

    /// Forgets every game that goes on in the browser.
    pub async fn forget_games(&self) {
        let script = r"
            const own = (name) => /^underhill\.(table\.|running\.|over$)/.test(name);
            Object.keys(localStorage).filter(own).forEach((name) => localStorage.removeItem(name));";
        self.run(script, Vec::new()).await;
    }

    /// Keeps a picture in `target/screens`, for people to look at, if `UNDERHILL_PICTURES` asks for them: they take time.
    pub async fn picture(&self, name: &str) {
        if std::env::var_os("UNDERHILL_PICTURES").is_some() {
            self.keep_picture(name).await;
        }
    }

    async fn keep_picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screens");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let path = folder.join(format!("{name}-{}.png", self.size.name()));
        std::fs::write(path, self.shot().await).expect("a picture can be kept");
    }

    /// A picture of what the window shows.
    pub async fn shot(&self) -> Vec<u8> {
        let picture = self.session.get("screenshot").await.expect("a picture can be taken");
        BASE64_STANDARD.decode(picture.as_str().unwrap_or_default()).expect("a picture is encoded")
    }

    /// What the browser complained about since the last time.
    pub async fn complaints(&self) -> Vec<String> {
        let lines = self.session.post("se/log", json!({ "type": "browser" })).await.expect("the browser tells its log");
        let lines = lines.as_array().cloned().unwrap_or_default();
        let bad = lines.iter().filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")));
        bad.filter_map(|line| line["message"].as_str().map(ToOwned::to_owned)).collect()
    }

    /// Opens another tab of the same browser, which is looked at from now on; the first goes on behind it.
    pub async fn open_tab(&mut self) {
        let opened = self.session.post("window/new", json!({ "type": "tab" })).await.expect("a tab can be opened");
        self.session.post("window", json!({ "handle": opened["handle"] })).await.expect("a tab can be looked at");
        self.resize(self.size).await;
    }

    /// Closes the tab that is looked at, as a person does, and looks at the one that is left.
    pub async fn close_tab(&mut self) {
        let left = self.session.close_tab().await;
        self.session.post("window", json!({ "handle": left })).await.expect("a tab is left");
    }

    /// Closes the window.
    pub async fn close(self) {
        self.session.close().await;
    }
}

/// Whether a browser complains of what nobody but itself can say: that a server cannot be reached.
pub fn is_about_the_network(complaint: &str) -> bool {
    complaint.contains("net::ERR_") || complaint.contains("WebSocket connection to")
}
