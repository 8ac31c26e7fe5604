//! The app in a real browser, as people use it.

use std::fs;
use std::path::Path;

use crate::app::{self, Build};
use crate::shell::{cargo_with, files, files_below, project};
use crate::tools::needs;

/// A first visit may cost so many bytes, compressed.
const LIGHT: u64 = 1_000_000;

/// Builds the app, weighs it, and lets a browser use it.
pub(crate) fn check() -> Result<(), String> {
    needs("chromium", &["chromium"], "shows the app as people see it")?;
    needs("chromedriver", &["chromium-driver"], "drives the browser")?;
    needs("npm", &["npm"], "fetches the accessibility checker")?;
    let folder = app::build(Build::Release)?;
    let weight = weigh(&folder)?;
    eprintln!("a first visit costs {} kB", weight / 1000);
    if weight > LIGHT {
        return Err(format!("a first visit costs {weight} bytes, which is more than {LIGHT}"));
    }
    // In the whole workspace, as the other tests were: alone, its dependencies would be compiled anew with fewer features.
    let mut test = vec!["test", "--workspace", "--locked"];
    let tests = names_of_tests()?;
    test.extend(tests.iter().flat_map(|name| ["--test", name]));
    test.extend(["--", "--test-threads=2"]);
    cargo_with(&test, &[("UNDERHILL_APP", &folder.to_string_lossy())])
}

/// The programs that use the app.
fn names_of_tests() -> Result<Vec<String>, String> {
    let programs = files(&project().join("crates/browser-tests/tests"))?;
    let programs = programs.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    Ok(programs.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect())
}

/// What a browser is sent on its first visit: everything but other languages.
fn weigh(folder: &Path) -> Result<u64, String> {
    let mut weight = 0;
    for path in files_below(folder)? {
        let name = path.strip_prefix(folder).expect("it is in the folder").to_string_lossy().into_owned();
        let foreign = name.starts_with("rules/") || (name.starts_with("lang/") && !name.starts_with("lang/en"));
        if name.ends_with(".br") && !foreign {
            weight += fs::metadata(&path).map_err(|error| format!("{name} cannot be read: {error}"))?.len();
        }
    }
    Ok(weight)
}
