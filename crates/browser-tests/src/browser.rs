use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::json;
use tempfile::TempDir;

use crate::driver::Session;
use crate::page::{Page, Size};

/// Where Debian's package puts it: what is on the path is a script around it, which the driver cannot end.
const HEADLESS: &str = "/usr/lib/chromium/chromium-headless-shell";

/// Bots think a twentieth of their time, as those of a [`Site`](crate::Site) do.
const HURRY: &str = r#"
    window.Worker = class extends Worker {
        postMessage(question) {
            super.postMessage(question.replace(/"milliseconds":(\d+)/, (_, time) => `"milliseconds":${Math.ceil(time / 20)}`));
        }
    };"#;

/// A browser that can be driven. It ends with this value.
pub struct Browser {
    driver: Child,
    port: u16,
    hurried: bool,
    _folder: TempDir,
}

impl Browser {
    /// Starts one whose bots hardly think, so that games are short.
    pub fn start() -> Browser {
        Browser::launch(true)
    }

    /// Starts one in which everything is as people have it.
    pub fn start_unhurried() -> Browser {
        Browser::launch(false)
    }

    /// Starts the program that drives browsers, on any port that is free.
    fn launch(hurried: bool) -> Browser {
        // The port it chooses may be taken by another the moment before.
        let folder = tempfile::tempdir().expect("a folder for the browser");
        let started = (0..5).find_map(|_| start_driver(folder.path()));
        let (driver, port) = started.expect("chromedriver says on which port it listens");
        Browser { driver, port, hurried, _folder: folder }
    }

    /// Opens a window with storage of its own: another person's device.
    pub async fn open(&self, size: Size) -> Page {
        let (width, height) = size.pixels();
        let wanted = json!({
            "goog:chromeOptions": {
                // The same engine in a program without a surface, which takes a quarter less time.
                "binary": HEADLESS,
                "args": [
                    "--no-sandbox", "--disable-gpu", "--in-process-gpu", "--mute-audio", "--disable-quic", "--no-first-run",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    "--disable-extensions", "--disable-default-apps", "--disable-features=Translate,OptimizationHints",
                    "--lang=en", format!("--window-size={width},{height}"),
                ],
                "prefs": { "intl.accept_languages": "en" },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
            // A busy machine takes its time.
            "timeouts": { "script": 600_000, "pageLoad": 600_000 },
        });
        let page = Page::new(Session::open(self.port, wanted).await, size).await;
        if self.hurried {
            page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HURRY })).await;
        }
        page
    }
}

fn start_driver(folder: &Path) -> Option<(Child, u16)> {
    let mut driver = Command::new("chromedriver")
        .args(["--port=0", "--log-level=SEVERE"])
        // Where it makes a profile for each window.
        .env("TMPDIR", folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .expect("`cargo xtask browser` installs chromedriver");
    let output = BufReader::new(driver.stdout.take().expect("its output is read"));
    let port = output
        .lines()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
    if port.is_none() {
        let _ = driver.kill();
        let _ = driver.wait();
    }
    Some((driver, port?))
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that fails leaves its windows open; they are in the driver's group.
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}
