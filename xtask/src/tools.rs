//! Programs that the checks need and that may have to be installed.

use std::path::Path;
use std::process::{Command, Stdio};

/// Makes sure that a program is there; if not, installs the Debian packages that bring it, and says so.
pub(crate) fn needs(program: &str, packages: &[&str], what: &str) -> Result<(), String> {
    if is_there(program) {
        return Ok(());
    }
    let names = packages.join(" ");
    eprintln!("installing {names}, which {what}");
    let installed = quietly("apt-get", &["update"])
        && quietly("apt-get", &[&["install", "-y", "--no-install-recommends"], packages].concat());
    if installed && is_there(program) {
        return Ok(());
    }
    Err(format!("{program} is missing, which {what}; on Debian `apt-get install {names}` as root brings it"))
}

fn is_there(program: &str) -> bool {
    if program.contains('/') { Path::new(program).exists() } else { quietly(program, &["--version"]) }
}

/// Runs a program without showing what it prints; true if it succeeds.
pub(crate) fn quietly(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
