//! The games' pictures for links in messengers: those of the first page, as drawings that need nothing else.

use std::collections::BTreeMap;
use std::path::PathBuf;

use underhill_browser_tests::{Browser, Site, Size};

/// What a browser does to make them.
const FLATTEN: &str = include_str!("flatten.js");

/// Draws them anew into the server's folder; says how many there are.
pub(crate) async fn draw() -> Result<usize, String> {
    let (site, browser) = (Site::start().await, Browser::start_unhurried());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.wait_for(".card .art").await;
    let drawn = page.run(FLATTEN, Vec::new()).await;
    page.close().await;
    let drawn: BTreeMap<String, String> = serde_json::from_value(drawn).map_err(|error| error.to_string())?;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../server/art");
    for (game, drawing) in &drawn {
        let path = folder.join(format!("{game}.svg"));
        std::fs::write(&path, drawing).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(drawn.len())
}
