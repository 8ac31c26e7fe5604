//! The rules and the bots also run in a browser: their tests pass compiled to WebAssembly.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{cargo_command, project, run};
use crate::tools::{Tool, WASM_LINKER, WASM_RUSTC, quietly};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Starts a test program. There is nothing to print to: a test that fails ends in a trap, and so with an error.
const RUNNER: &str = "\
import { readFileSync } from 'node:fs';
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const failed = instance.exports.main(0, 0);
console.log(failed ? 'failed' : 'passed');
process.exit(failed ? 1 : 0);
";

/// Runs the tests of the bots as WebAssembly, compiled as they are for the app.
pub(crate) fn check() -> Result<(), String> {
    let folder = project().join("target/wasm");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let runner = folder.join("runner.mjs");
    fs::write(&runner, RUNNER).map_err(|error| format!("{} cannot be written: {error}", runner.display()))?;

    let mut cargo = cargo_for_wasm("test", "std,panic_abort,test");
    cargo.args(["--target", TARGET, "--locked", "--package", "underhill-search", "--test", "all", "--profile", "app"]);
    cargo.env("CARGO_TARGET_DIR", &folder);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", format!("node {}", runner.display()));
    run(&mut cargo)
}

/// What has to be installed before anything is compiled to WebAssembly: nothing if the toolchain in use can do it, or can be
/// taught to.
pub(crate) fn tools() -> &'static [Tool] {
    if has_target() || (quietly("rustup", &["target", "add", TARGET]) && has_target()) {
        &[]
    } else {
        &[WASM_RUSTC, WASM_LINKER]
    }
}

/// A cargo command with a compiler that knows WebAssembly: the toolchain's own if it has the target, otherwise Debian's, which
/// builds these crates of the standard library itself.
pub(crate) fn cargo_for_wasm(command: &str, standard_library: &str) -> Command {
    let mut cargo = cargo_command(&[command]);
    if !has_target() {
        cargo.env("RUSTC", WASM_RUSTC.name()).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", WASM_LINKER.name());
        cargo.args(["-Z", &format!("build-std={standard_library}")]);
    }
    cargo
}

/// Whether the toolchain in use comes with the standard library for WebAssembly.
fn has_target() -> bool {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    output.is_ok_and(|output| {
        let sysroot = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        sysroot.join("lib/rustlib").join(TARGET).is_dir()
    })
}
