//! The app in a real browser, as people use it.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::app::{self, Build};
use crate::compiler::checking_cargo;
use crate::shell::{EVERYTHING, cargo, project, read, run};
use crate::test::run_tests;
use crate::tools::{CHROMEDRIVER, CHROMIUM, NPM, provide};

/// A first visit may cost so many bytes, compressed.
const LIGHT: u64 = 1_000_000;

/// The accessibility checker, in the version whose findings are known.
const AXE: &str = "axe-core@4.14.0";

/// Builds the app, weighs it, and lets a browser use it. With words, only the tests whose names contain them.
pub(crate) fn check(filters: &[String]) -> Result<(), String> {
    provide(&[CHROMIUM, CHROMEDRIVER, NPM])?;
    install()?;
    app::build(Build::Small)?;
    weigh()?;
    use_app(&filters.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Measures how long one waits for a bot in the app as people get it.
pub(crate) fn measure_waits() -> Result<(), String> {
    provide(&[CHROMIUM, CHROMEDRIVER])?;
    app::build(Build::Small)?;
    cargo(&[&["build", "--locked", "--bin", "waits"], EVERYTHING].concat())?;
    run(Command::new(project().join("target/debug/waits")).env("UNDERHILL_APP", Build::Small.folder()))
}

/// Fetches the accessibility checker.
pub(crate) fn install() -> Result<(), String> {
    let folder = project().join("target/axe");
    let wanted = folder.join("version");
    if fs::read_to_string(&wanted).is_ok_and(|version| version == AXE) {
        return Ok(());
    }
    eprintln!("fetching {AXE} with npm");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    run(Command::new("npm")
        .args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", AXE])
        .current_dir(&folder))?;
    fs::write(&wanted, AXE).map_err(|error| format!("{} cannot be written: {error}", wanted.display()))
}

/// Lets a browser use the app that was built.
fn use_app(filters: &[&str]) -> Result<(), String> {
    // As the other tests are compiled: alone, what they are made of would be compiled again with fewer features.
    let selected = [EVERYTHING, &["--test", "browser"], filters].concat();
    let app = Build::Small.folder();
    // They wait for pages more than for the machine.
    let variables = [("UNDERHILL_APP", &*app.to_string_lossy()), ("NEXTEST_TEST_THREADS", "3")];
    run_tests(checking_cargo, &selected, &variables)
}

/// What a browser is sent on its first visit, before it has anything to do with bots, is light: the service worker's own list of what
/// it keeps at once, which is everything that the page loads and the English rules, and the worker itself. What comes once the page is idle is told.
pub(crate) fn weigh() -> Result<(), String> {
    let folder = Build::Small.folder();
    let worker = read(&folder.join("service-worker.js"))?;
    let first = listed(&worker, "FILES")?.into_iter().chain(["/service-worker.js".to_owned()]);
    let weight = weight_of(&folder, first)?;
    let rest = weight_of(&folder, listed(&worker, "REST")?.into_iter())?;
    eprintln!("a first visit costs {} kB, and {} kB more once the page is idle", weight / 1000, rest / 1000);
    if weight > LIGHT {
        return Err(format!("a first visit costs {weight} bytes, which is more than {LIGHT}"));
    }
    Ok(())
}

/// The files that the service worker lists under a name.
fn listed(worker: &str, name: &str) -> Result<Vec<String>, String> {
    let list = worker.split_once(&format!("const {name} = [")).and_then(|(_, rest)| rest.split_once(']'));
    let (list, _) = list.ok_or_else(|| format!("the service worker has no list {name}"))?;
    let paths = list.split('"').skip(1).step_by(2).map(ToOwned::to_owned).collect::<Vec<_>>();
    if paths.is_empty() { Err(format!("the service worker's list {name} is empty")) } else { Ok(paths) }
}

/// What some files of the app weigh as they are sent: compressed, unless that does not make them smaller.
fn weight_of(folder: &Path, paths: impl Iterator<Item = String>) -> Result<u64, String> {
    let mut weight = 0;
    for path in paths {
        let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
        let (packed, plain) = (folder.join(format!("{name}.br")), folder.join(name));
        let sent = if packed.exists() { packed } else { plain };
        weight += fs::metadata(&sent).map_err(|error| format!("{name} cannot be read: {error}"))?.len();
    }
    Ok(weight)
}
