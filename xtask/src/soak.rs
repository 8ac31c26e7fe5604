//! `cargo xtask soak`: the long form of the checks that kill servers, besiege them, take their database away and break networks,
//! and of those that have very many cases.

use std::process::Command;

use crate::python;
use crate::shell::{cargo_command, cargo_with, project, run};

/// Some tests in their long form.
struct Part {
    package: &'static str,
    /// What their names contain.
    tests: &'static str,
    variables: &'static [(&'static str, &'static str)],
}

const fn part(package: &'static str, tests: &'static str, variables: &'static [(&'static str, &'static str)]) -> Part {
    Part { package, tests, variables }
}

/// The server is killed fifty times under load, on each database, and fifty times more to be restored from a backup; fifty owners of
/// tables are killed among several servers, which take tables from each other a thousand times; three servers have every fault between
/// them while people play at two hundred tables; one is started with a million stored tables; its database is gone for ten seconds;
/// tables are entered at which two hundred games were played; 20 000 connections from one address are in the way of 2 000 players; moves
/// are made at higher and higher rates, on a disk and in memory; an easy bot is asked while masters think at five hundred tables;
/// somebody makes it keep as much as it will for an hour; and a million networks are as bad as they can be. Last, what other libraries
/// for Python find wrong is looked for in every combination of options.
const PARTS: &[Part] = &[
    part("underhill", "kill::", &[("UNDERHILL_KILLS", "50")]),
    part("underhill", "restoring::", &[("UNDERHILL_RESTORES", "50")]),
    part("underhill", "many_tables::", &[("UNDERHILL_TABLES", "1000000")]),
    part("underhill", "nodes::", &[("UNDERHILL_NODE_KILLS", "50")]),
    part("underhill-store", "nodes::", &[("UNDERHILL_TAKES", "1000")]),
    part("underhill-server", "nodes::", &[("UNDERHILL_FLAPS", "100")]),
    part(
        "underhill",
        "faults::",
        &[
            ("UNDERHILL_FAULT_TABLES", "200"),
            ("UNDERHILL_FAULT_SECONDS", "20"),
            ("UNDERHILL_FAULT_KILLS", "50"),
            ("UNDERHILL_BARS", "1"),
        ],
    ),
    part("underhill-server", "store_troubles", &[("UNDERHILL_OUTAGE", "10")]),
    part("underhill-server", "old_tables", &[("UNDERHILL_GAMES", "200")]),
    part(
        "underhill",
        "siege::",
        &[
            ("UNDERHILL_STRANGERS", "20000"),
            ("UNDERHILL_PLAYERS", "2000"),
            ("UNDERHILL_SIEGE", "60"),
            ("UNDERHILL_BARS", "1"),
        ],
    ),
    part(
        "underhill",
        "rates::",
        &[("UNDERHILL_RATE_TABLES", "500"), ("UNDERHILL_RATE_SECONDS", "15"), ("UNDERHILL_BARS", "1")],
    ),
    part("underhill-server", "fair_bots::an_easy_bot", &[("UNDERHILL_MASTERS", "500")]),
    part("underhill-server", "hoarding::a_stranger", &[("UNDERHILL_STRANGER", "3600")]),
    part("underhill-session", "", &[("UNDERHILL_WORLDS", "1000000")]),
];

/// Does all of them, or those whose tests have one of these words in their names, one test after the other: each is for a whole machine.
pub(crate) fn soak(words: &[String]) -> Result<(), String> {
    let chosen = |part: &&Part| words.is_empty() || words.iter().any(|word| part.tests.contains(word.as_str()));
    for part in PARTS.iter().filter(chosen) {
        let test = ["test", "--release", "--locked", "--package", part.package, "--test", "all", part.tests];
        let shown = ["--", "--nocapture", "--test-threads=1"];
        let mut variables = part.variables.to_vec();
        let earlier = if part.tests == "faults::" { Some(earlier_build()?) } else { None };
        variables.extend(earlier.as_deref().map(|program| ("UNDERHILL_EARLIER", program)));
        cargo_with(&[&test[..], &shown].concat(), &variables)?;
    }
    if words.is_empty() || words.iter().any(|word| word == "python") { python::check_every_set_up() } else { Ok(()) }
}

/// The program that is replaced by this one while people play: the one that is named, or that of the commit before.
fn earlier_build() -> Result<String, String> {
    if let Ok(program) = std::env::var("UNDERHILL_EARLIER") {
        return Ok(program);
    }
    let folder = project().join("target/earlier");
    let git = |arguments: &[&str]| run(Command::new("git").args(arguments).current_dir(project()));
    if folder.join(".git").exists() {
        run(Command::new("git").args(["checkout", "--quiet", "--detach", &commit_before()?]).current_dir(&folder))?;
    } else {
        git(&["worktree", "prune"])?;
        git(&["worktree", "add", "--quiet", "--detach", &folder.to_string_lossy(), "HEAD~1"])?;
    }
    let mut build = cargo_command(&["build", "--release", "--locked", "--package", "underhill"]);
    run(build.current_dir(&folder).env("CARGO_TARGET_DIR", folder.join("target")))?;
    Ok(folder.join("target/release/underhill").display().to_string())
}

fn commit_before() -> Result<String, String> {
    let output = Command::new("git").args(["rev-parse", "HEAD~1"]).current_dir(project()).output();
    let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
