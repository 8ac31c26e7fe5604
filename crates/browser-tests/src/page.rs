use std::path::PathBuf;
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tokio::time::sleep;
use underhill_catalog::{GameId, any_action};
use underhill_core::{Seat, Viewer};
use underhill_table::{Entry, Scene, Stage, rebuild};

use crate::driver::Session;

/// How large a window is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1280 by 800.
    Laptop,
    /// 390 by 844.
    Phone,
}

impl Size {
    /// Width and height.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Size::Laptop => (1280, 800),
            Size::Phone => (390, 844),
        }
    }

    /// A word for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Laptop => "1280",
            Size::Phone => "390",
        }
    }
}

/// A window with the app in it.
pub struct Page {
    session: Session,
    size: Size,
}

/// So often the page is looked at before a test gives up on it: what a page shows comes when it comes.
const LOOKS: u32 = 1200;

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
    pub async fn theme(&self, name: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": name }] });
        self.tool("Emulation.setEmulatedMedia", features).await;
    }

    /// Takes the network away from this window, or gives it back.
    pub async fn offline(&self, offline: bool) {
        self.tool("Network.enable", json!({})).await;
        let how = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tool("Network.emulateNetworkConditions", how).await;
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
            sleep(Duration::from_millis(50)).await;
        }
        panic!("there is no {css} on {}\n{}", self.address().await, self.text("body").await);
    }

    /// Where the page is.
    pub async fn address(&self) -> String {
        self.session.get("url").await.ok().and_then(|url| url.as_str().map(ToOwned::to_owned)).unwrap_or_default()
    }

    /// Clicks the first such element, once it is there.
    pub async fn click(&self, css: &str) {
        self.wait_for(css).await;
        self.run(
            "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center'});",
            vec![json!(css)],
        )
        .await;
        let element = self.session.elements(css).await.into_iter().next().expect("it was there");
        if let Err(error) = self.session.post(&format!("element/{element}/click"), json!({})).await {
            panic!("{css} cannot be clicked: {error}");
        }
    }

    /// Types into a field and presses Enter.
    pub async fn enter(&self, css: &str, text: &str) {
        self.wait_for(css).await;
        let field = self.session.elements(css).await.into_iter().next().expect("it was there");
        let _ = self.session.post(&format!("element/{field}/clear"), json!({})).await;
        let keys = json!({ "text": format!("{text}\u{e007}") });
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

    /// Keeps a picture in `target/screens`, for people to look at.
    pub async fn picture(&self, name: &str) {
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

    /// The table that the page keeps for a game, as its log tells.
    async fn kept(&self, game: GameId) -> Option<Scene> {
        let kept = self
            .run("return localStorage.getItem(arguments[0]);", vec![json!(format!("underhill.table.{game}"))])
            .await;
        let log: Vec<Entry> = serde_json::from_str(kept.as_str()?).ok()?;
        let table = rebuild(log).ok()?;
        let person = table.places().iter().position(|place| place.name.is_some()).map(Seat::new);
        Some(table.scene(person.map_or(Viewer::Spectator, Viewer::Seat)))
    }

    /// Something that the person may do now, with the number of the decision.
    async fn decision(&self, game: GameId) -> Option<(usize, String)> {
        let scene = self.kept(game).await?;
        let (now, seat) = (scene.now.as_ref()?, scene.you?);
        if scene.stage != Stage::Playing || !now.waiting.contains(seat) || now.sealed.is_some() {
            return None;
        }
        Some((now.decisions, any_action(game, now.view.get(), seat, now.decisions as u64).ok()?))
    }

    /// Plays the game in this page to its end by typing any legal action whenever it is the person's turn.
    pub async fn type_to_the_end(&self, game: GameId) {
        let mut last = None;
        let mut idle = 0;
        loop {
            self.wait_for(".end, .now[data-mine=true]").await;
            if self.count(".end").await > 0 {
                return;
            }
            if self.count(".caution .danger").await > 0 {
                self.click(".caution .danger").await;
            }
            let decision = self.decision(game).await.filter(|decision| Some(decision) != last.as_ref());
            let Some((number, action)) = decision else {
                idle += 1;
                assert!(idle < LOOKS, "{game} does not go on: {} {last:?}", self.text(".say").await);
                sleep(Duration::from_millis(50)).await;
                continue;
            };
            idle = 0;
            self.enter("#notation", &action).await;
            last = Some((number, action));
        }
    }

    /// Closes the window.
    pub async fn close(self) {
        self.session.close().await;
    }
}
