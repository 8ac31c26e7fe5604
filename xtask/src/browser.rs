//! The app in a real browser, as people use it.

use std::fs;
use std::process::Command;

use crate::app::{self, Build};
use crate::compiler::checking_cargo;
use crate::shell::{cargo, files_below, project, run};
use crate::test::{Without, run_tests};
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
    cargo(&["build", "--workspace", "--locked", "--bin", "waits"])?;
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
pub(crate) fn use_it() -> Result<(), String> {
    use_app(&[])
}

fn use_app(filters: &[&str]) -> Result<(), String> {
    // In the whole workspace, as the other tests were compiled: alone, what they are made of would be compiled again with
    // fewer features.
    let selected = [&["--workspace", "--test", "browser"], filters].concat();
    let app = Build::Small.folder();
    // They wait for pages more than for the machine.
    let variables = [("UNDERHILL_APP", &*app.to_string_lossy()), ("NEXTEST_TEST_THREADS", "3")];
    run_tests(checking_cargo, &selected, Without::Nothing, &variables)
}

/// What is fetched when it is first needed: puzzles and portraits when somebody first wants to see one, bots when the first is asked,
/// and what makes pictures to be shared.
const LATER: [&str; 4] = ["puzzles/", "animals/", "bots", "share.js"];

/// What a browser is sent on its first visit, everything but other languages and what comes later, is light.
pub(crate) fn weigh() -> Result<(), String> {
    let folder = Build::Small.folder();
    let (mut weight, mut bots) = (0, 0);
    for path in files_below(&folder)? {
        let name = path.strip_prefix(&folder).expect("it is in the folder").to_string_lossy().into_owned();
        let words = name.starts_with("rules/") || name.starts_with("lang/");
        let foreign = words && !name.ends_with("en.toml.br") && !name.ends_with("en.ftl.br");
        let later = LATER.iter().any(|beginning| name.starts_with(beginning));
        let bytes = fs::metadata(&path).map_err(|error| format!("{name} cannot be read: {error}"))?.len();
        match () {
            () if !name.ends_with(".br") || foreign => {}
            () if !later => weight += bytes,
            () if name.starts_with("bots") => bots += bytes,
            () => {}
        }
    }
    eprintln!("a first visit costs {} kB, and the bots {} kB when the first is asked", weight / 1000, bots / 1000);
    if weight > LIGHT {
        return Err(format!("a first visit costs {weight} bytes, which is more than {LIGHT}"));
    }
    Ok(())
}
