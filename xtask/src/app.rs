//! Builds the browser app: compiles the crates `underhill-web` and `underhill-bots` to WebAssembly, and lets `underhill-packer` put its page, style,
//! words and pictures around it.

use std::path::PathBuf;
use std::process::Command;

use crate::shell::{EVERYTHING, cargo_command, project, run};
use crate::tools::provide;
use crate::wasm::{self, TARGET, cargo_for_wasm};

/// What it is compiled from.
pub(crate) const PACKAGES: [&str; 4] = ["--package", "underhill-web", "--package", "underhill-bots"];

/// How it is built. Every way has a folder of its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As small as can be, for those who download it.
    Small,
    /// Built sooner and somewhat larger, for those who serve it on their own machine.
    Sooner,
    /// Hardly optimised, for trying things out.
    Quick,
}

impl Build {
    /// Cargo's profile for it.
    const fn profile(self) -> &'static str {
        match self {
            Build::Small => "app",
            Build::Sooner => "app-sooner",
            Build::Quick => "dev",
        }
    }

    /// Where it ends up.
    pub(crate) fn folder(self) -> PathBuf {
        project().join(match self {
            Build::Small => "target/app",
            Build::Sooner => "target/app-sooner",
            Build::Quick => "target/app-quick",
        })
    }
}

/// Builds it, and says in which folder it is.
pub(crate) fn build(build: Build) -> Result<PathBuf, String> {
    provide(wasm::tools())?;
    run(&mut compile(build))?;
    run(&mut compile_packer())?;
    run(&mut pack(build))?;
    Ok(build.folder())
}

/// Cargo, to compile the app: apart from everything else, because another compiler may have to do it.
pub(crate) fn compile(build: Build) -> Command {
    let mut cargo = cargo_for_wasm("build", "std,panic_abort");
    cargo.args(["--target", TARGET, "--locked", "--profile", build.profile(), "--lib"]).args(PACKAGES);
    cargo.env("CARGO_TARGET_DIR", target());
    cargo
}

/// Cargo, to compile the packer, as for the tests: alone, what it is made of would be compiled again with fewer features.
pub(crate) fn compile_packer() -> Command {
    cargo_command(&[&["build", "--locked", "--bin", "underhill-packer"], EVERYTHING].concat())
}

/// The packer, to put everything around what was compiled. It does nothing if nothing has changed.
pub(crate) fn pack(build: Build) -> Command {
    let profile = if build == Build::Quick { "debug" } else { build.profile() };
    let mut packer = Command::new(project().join("target/debug/underhill-packer"));
    packer.current_dir(project());
    if build == Build::Small {
        packer.arg("--small");
    }
    let compiled = target().join(TARGET).join(profile);
    packer.arg(compiled.join("underhill_web.wasm")).arg(compiled.join("underhill_bots.wasm")).arg(build.folder());
    packer
}

fn target() -> PathBuf {
    project().join("target/wasm")
}
