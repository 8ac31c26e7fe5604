//! `cargo xtask check`: what one runs before every commit. It installs nothing and needs about a minute.

use std::collections::BTreeSet;
use std::process::Command;

use crate::metadata::members;
use crate::shell::{cargo, cargo_command, project};
use crate::test::{AT_ONCE, checked, run_tests};

/// Files outside the crates that tests of some crates read.
const READ_BY_TESTS: &[(&str, &[&str])] = &[
    ("golden/", &["underhill-catalog", "underhill-environment", "underhill-table"]),
    ("docs/protocol.md", &["underhill-protocol"]),
    ("docs/", &["underhill"]),
    ("README.md", &["underhill"]),
];

/// Formatting, lints, and the tests of the crates in which something changed since a commit: without one, since what was last
/// fetched from elsewhere, or since the last commit.
pub(crate) fn check(arguments: &[String]) -> Result<(), String> {
    let since = match arguments {
        [] => base(),
        [flag, since] if flag == "--since" => since.clone(),
        _ => return Err("`cargo xtask check` takes nothing, or `--since COMMIT`".to_owned()),
    };
    checked(AT_ONCE)?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"])?;
    let changed = crates_of(&changed_files(&since)?)?;
    if changed.is_empty() {
        eprintln!("nothing that has tests changed since {since}");
        return Ok(());
    }
    eprintln!("changed since {since}: {}", changed.iter().cloned().collect::<Vec<_>>().join(", "));
    if changed.contains("underhill-web") || changed.contains("underhill-browser-tests") {
        eprintln!("the app in a browser is not tried here, but by `cargo xtask browser`");
    }
    let tested = changed.iter().filter(|name| *name != "underhill-browser-tests");
    let packages: Vec<&str> = tested.flat_map(|name| ["--package", name]).collect();
    if packages.is_empty() {
        return Ok(());
    }
    // Whatever there is: not every crate has a library.
    run_tests(cargo_command, &packages, &[])
}

/// Since when: the newest commit that is known elsewhere too.
fn base() -> String {
    let merge_base = git(&["merge-base", "HEAD", "@{upstream}"]);
    merge_base.map_or_else(|_| "HEAD".to_owned(), |commit| commit.trim().to_owned())
}

/// The paths of files that differ from a commit, or that git does not know yet.
fn changed_files(since: &str) -> Result<Vec<String>, String> {
    let differing = git(&["diff", "--name-only", since, "--"])?;
    let unknown = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(differing.lines().chain(unknown.lines()).map(str::to_owned).collect())
}

/// The crates that these files belong to, or whose tests read them.
fn crates_of(files: &[String]) -> Result<BTreeSet<String>, String> {
    let members = members()?;
    let top = format!("{}/", project().display());
    let folders: Vec<(&str, &str)> =
        members.iter().map(|package| (package.folder().trim_start_matches(&top), package.name())).collect();
    let mut crates = BTreeSet::new();
    for file in files {
        let inside = folders.iter().find(|(folder, _)| file.starts_with(folder)).map(|(_, name)| *name);
        let readers =
            READ_BY_TESTS.iter().find(|(begin, _)| file.starts_with(begin)).map_or(&[][..], |(_, names)| names);
        crates.extend(inside.iter().chain(readers).map(|name| (*name).to_owned()));
    }
    Ok(crates)
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(project()).output();
    let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::crates_of;

    #[test]
    fn changed_files_name_the_crates_to_test() {
        let changed = |file: &str| crates_of(&[file.to_owned()]).unwrap().into_iter().collect::<Vec<_>>();
        assert_eq!(changed("games/kobold/src/lib.rs"), ["kobold"]);
        assert_eq!(changed("crates/core/Cargo.toml"), ["underhill-core"]);
        assert_eq!(changed("golden/kobold-2.txt"), ["underhill-catalog", "underhill-environment", "underhill-table"]);
        assert!(changed("deploy/Dockerfile").is_empty());
    }
}
