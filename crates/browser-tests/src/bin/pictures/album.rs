//! A window in which nothing is left to chance, and the pictures that are taken of it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Page, Size};

/// At which sizes and in which themes a screen is looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    /// To compare: on a phone, upright and on its side, on a small laptop, a laptop and a large screen; and in the dark in windows so
    /// high that nothing has to be scrolled.
    Compared,
    /// To look at: as people see it.
    Gallery,
}

impl Looks {
    const fn all(self) -> &'static [(u32, u32, &'static str)] {
        match self {
            Looks::Compared => &COMPARED,
            Looks::Gallery => &GALLERY,
        }
    }
}

const COMPARED: [(u32, u32, &str); 7] = [
    (390, 844, "light"),
    (390, 2600, "dark"),
    (844, 390, "light"),
    (1000, 720, "light"),
    (1280, 800, "light"),
    (1280, 2400, "dark"),
    (1920, 1200, "light"),
];

const GALLERY: [(u32, u32, &str); 10] = [
    (360, 640, "light"),
    (390, 844, "light"),
    (390, 844, "dark"),
    (844, 390, "light"),
    (820, 1180, "light"),
    (1280, 800, "light"),
    (1280, 800, "dark"),
    (1366, 768, "light"),
    (1920, 1080, "light"),
    (2560, 1440, "light"),
];

/// Before anything of a page runs: the same time and the same luck always.
const SAME: &str = "
    let luck = 1;
    const next = () => (luck = (Math.imul(luck, 1103515245) + 12345) >>> 0) >>> 16;
    Crypto.prototype.getRandomValues = (array) => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        bytes.forEach((_, index) => bytes[index] = next());
        return array;
    };
    Date.now = () => 1750000000000;";

/// Bots say nothing until they are told to, and then what they are told to.
const TOLD: &str = "
    window.Worker = class {
        postMessage(text) {
            const { id } = JSON.parse(text), thought = window.thought;
            if (!thought) return;
            // Who is ahead changes all the time.
            const share = (id * 37 % 100) / 100, others = (1 - share) / (thought.seats - 1);
            const win = Array.from({ length: thought.seats }, (_, seat) => seat === 0 ? share : others);
            const answer = JSON.stringify({ id, thought: { ...thought, win, points: win, candidates: [], proven: null } });
            setTimeout(() => this.onmessage({ data: answer }));
        }
        terminate() {}
    };";

/// Waits until the page has shown several pictures without a change.
const SETTLE: &str = "
    const done = arguments[0];
    let quiet = 0;
    const watch = new MutationObserver(() => quiet = 0);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
        quiet += 1;
        if (quiet > 4) {
            watch.disconnect();
            done(true);
        } else requestAnimationFrame(look);
    };
    scrollTo(0, 0);
    document.fonts.ready.then(look);";

/// Which pictures are taken, and where they go.
#[derive(Clone)]
pub(crate) struct Wanted {
    pub(crate) folder: PathBuf,
    /// Their names contain this.
    pub(crate) word: String,
    pub(crate) looks: Looks,
    /// How many have been taken.
    pub(crate) count: Arc<AtomicU32>,
}

/// The pictures of one window.
pub(crate) struct Album {
    pub(crate) page: Page,
    wanted: Wanted,
}

impl Album {
    /// Opens a window.
    pub(crate) async fn open(browser: &Browser, wanted: &Wanted) -> Album {
        let page = browser.open(Size::Laptop).await;
        let scripts = if wanted.looks == Looks::Compared { &[SAME, TOLD][..] } else { &[] };
        for source in scripts {
            page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        }
        let album = Album { page, wanted: wanted.clone() };
        album.show((1280, 800), "light").await;
        album
    }

    async fn show(&self, (width, height): (u32, u32), theme: &str) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.page.tool("Emulation.setDeviceMetricsOverride", metrics).await;
        if self.wanted.looks == Looks::Gallery {
            // A phone shows no bars to scroll by.
            self.page.tool("Emulation.setScrollbarsHidden", json!({ "hidden": width < 900 })).await;
        }
        let still = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        let theme = json!({ "name": "prefers-color-scheme", "value": theme });
        self.page.tool("Emulation.setEmulatedMedia", json!({ "features": [still, theme] })).await;
    }

    /// Waits until nothing changes any more.
    pub(crate) async fn settle(&self) {
        self.page.run_async(SETTLE, Vec::new()).await;
    }

    /// Whether pictures of this name, or of a name that begins with it, may be wanted.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.wanted.word) || self.wanted.word.starts_with(name)
    }

    /// Takes pictures of what is shown, in every look.
    pub(crate) async fn take(&self, name: &str) {
        if !name.contains(&self.wanted.word) {
            return;
        }
        // The pointer would light up what happens to lie under it, and a caret blinks.
        self.page.tool("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 0, "y": 0 })).await;
        let hide = "document.documentElement.style.caretColor = 'transparent';";
        self.page.run(hide, Vec::new()).await;
        for &(width, height, theme) in self.wanted.looks.all() {
            self.show((width, height), theme).await;
            self.settle().await;
            let picture = self.page.shot().await;
            let path = self.wanted.folder.join(format!("{name}-{width}x{height}-{theme}.png"));
            std::fs::write(path, picture).expect("a picture can be kept");
            self.wanted.count.fetch_add(1, Ordering::Relaxed);
        }
        self.show((1280, 800), "light").await;
        self.settle().await;
    }

    /// Goes to a page and takes pictures of it.
    pub(crate) async fn visit(&self, name: &str, address: &str) {
        self.page.go(address).await;
        self.take(name).await;
    }

    /// Lets bots answer from now on: this, whatever they are asked.
    pub(crate) async fn let_bots_say(&self, seats: usize, action: &str, reasons: Value) {
        let thought = json!({ "seats": seats, "action": action, "reasons": reasons });
        self.page.run("window.thought = arguments[0];", vec![thought]).await;
    }

    /// Clicks something if it is there, and says whether it was.
    pub(crate) async fn click_if_there(&self, css: &str) -> bool {
        let there = self.page.count(css).await > 0;
        if there {
            self.page.click(css).await;
            self.settle().await;
        }
        there
    }
}
