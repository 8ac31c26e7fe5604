//! Stands in for the compiler while everything is checked: it lints and documents what it compiles.
//!
//! `cargo clippy`, `cargo doc` and `cargo test` each read every dependency anew, because what the first two make of them is no
//! program. Compiling the dependencies once takes half of the time. So cargo is given this program as the compiler of our own
//! crates, and it asks clippy's compiler and rustdoc about each, with cargo's own arguments.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

use crate::shell::{cargo_command, project, run};

/// Set where this program is called by cargo as a compiler: the folder for what rustdoc writes.
const STANDS_IN: &str = "UNDERHILL_XTASK_COMPILES";

/// Cargo in the workspace, which lints and documents what it compiles. What is compiled is not incremental: that would take
/// longer the first time, and make slower programs.
pub(crate) fn checking_cargo(arguments: &[&str]) -> Command {
    checking(cargo_command(arguments))
}

/// The same for a program that calls cargo itself.
pub(crate) fn checking(mut cargo: Command) -> Command {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", stand_in()).env(STANDS_IN, checks().join("documentation"));
    // Cargo compiles again what was compiled with other arguments of clippy than it sees itself.
    cargo.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__").env("CARGO_INCREMENTAL", "0");
    // With `lto = "off"` cargo compiles what macros are made of in one of two ways, depending on whether anything else is made of it, too,
    // and with it everything that uses a macro: whatever the tests share with the examples in the documentation would be compiled twice.
    // A crate that is one unit is not optimised as a whole once more either.
    cargo.env("CARGO_PROFILE_DEV_LTO", "false").env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "1");
    cargo
}

fn checks() -> PathBuf {
    project().join("target/checks")
}

/// A copy of this program: cargo may put another one in its place meanwhile. Where there is none cargo will say so.
fn stand_in() -> &'static Path {
    static COPY: LazyLock<PathBuf> = LazyLock::new(|| {
        let copy = checks().join("compiler");
        let this = env::current_exe().and_then(fs::read).unwrap_or_default();
        if fs::read(&copy).ok().as_ref() != Some(&this) {
            let _ =
                fs::create_dir_all(checks()).and_then(|()| env::current_exe()).and_then(|this| fs::copy(this, &copy));
        }
        copy
    });
    &COPY
}

/// If cargo calls this program as a compiler: the folder for what rustdoc writes.
pub(crate) fn stands_in() -> Option<OsString> {
    env::var_os(STANDS_IN)
}

/// Compiles a crate as cargo says: the path of the compiler, and its arguments.
pub(crate) fn compile(arguments: &[String], documentation: &OsStr) -> Result<(), String> {
    run(Command::new("clippy-driver").args(arguments))?;
    match documented(arguments) {
        Some(selected) => run(Command::new("rustdoc")
            .args(selected)
            .args(["--document-private-items", "-D", "warnings", "--out-dir"])
            .arg(documentation)),
        None => Ok(()),
    }
}

/// The arguments that rustdoc needs too, if what is compiled is the tests inside a library or a program, or a library for another
/// language: these are compiled once for every crate, when everything they need is there.
fn documented(arguments: &[String]) -> Option<Vec<&str>> {
    const WITH_A_VALUE: &[&str] = &["--crate-name", "--crate-type", "--cfg", "--check-cfg", "--extern", "-L"];
    const ALONE: &[&str] = &["--edition", "--error-format", "--json", "--target"];
    let inside = |argument: &String| format!("/{argument}").contains("/src/") && argument.ends_with(".rs");
    let once = |argument: &String| ["--test", "cdylib"].contains(&argument.as_str());
    if !arguments.iter().any(inside) || !arguments.iter().any(once) {
        return None;
    }
    let mut selected = Vec::new();
    let mut rest = arguments.iter().skip(1).map(String::as_str);
    while let Some(argument) = rest.next() {
        let (key, _) = argument.split_once('=').unwrap_or((argument, ""));
        if WITH_A_VALUE.contains(&argument) {
            selected.extend([Some(argument), rest.next()].into_iter().flatten());
        } else if ALONE.contains(&key) || argument.ends_with(".rs") {
            selected.push(argument);
        }
    }
    Some(selected)
}

#[cfg(test)]
mod tests {
    use super::documented;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn rustdoc_is_given_what_concerns_it() {
        let compile = words(
            "rustc --crate-name kobold --edition=2024 src/lib.rs --error-format=json --crate-type lib \
             --emit=dep-info,metadata,link -C opt-level=1 --test --cfg erase --extern serde=libserde.rmeta",
        );
        let document = "--crate-name kobold --edition=2024 src/lib.rs --error-format=json --crate-type lib --cfg erase --extern serde=libserde.rmeta";
        assert_eq!(documented(&compile), Some(document.split(' ').collect()));
        let library = words("rustc --crate-name kobold src/lib.rs --crate-type lib");
        assert_eq!(documented(&library), None, "its tests are compiled, too");
        let for_python = words("rustc --crate-name _kobold src/lib.rs --crate-type cdylib");
        assert_eq!(documented(&for_python), Some(for_python[1..].iter().map(String::as_str).collect()));
        assert_eq!(documented(&words("rustc --crate-name all tests/all/main.rs --test")), None);
        assert_eq!(documented(&words("rustc -vV")), None);
    }
}
