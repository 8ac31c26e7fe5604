//! Programs that are needed and may have to be installed. What is going to be installed is said before it is.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::run;

/// A program from outside.
#[derive(Copy, Clone)]
pub(crate) struct Tool {
    /// Its name, or the path of what is there when it is; any of these.
    found_as: &'static [&'static str],
    /// The Debian packages that bring it.
    packages: &'static [&'static str],
    /// What it is needed for, after "which".
    purpose: &'static str,
}

/// One that is found by one name and brought by some packages.
macro_rules! tool {
    ($($place:literal)|+, [$($package:literal),+], $purpose:literal) => {
        Tool { found_as: &[$($place),+], packages: &[$($package),+], purpose: $purpose }
    };
}

pub(crate) const CHROMIUM: Tool =
    tool!("chromium-headless-shell", ["chromium-headless-shell"], "shows the app as people see it");
pub(crate) const CHROMEDRIVER: Tool = tool!("chromedriver", ["chromium-driver"], "drives the browser");
pub(crate) const NPM: Tool = tool!("npm", ["npm"], "fetches the accessibility checker");
pub(crate) const NODE: Tool = tool!("node", ["nodejs"], "runs WebAssembly outside a browser");
pub(crate) const PYTHON: Tool =
    tool!("python3", ["python3", "python3-venv"], "tries out the HTTP interface and the package for it");
pub(crate) const POSTGRES: Tool =
    tool!("initdb" | "/usr/lib/postgresql", ["postgresql"], "is one of the databases that keep tables");
pub(crate) const NGINX: Tool = tool!("/usr/sbin/nginx", ["nginx"], "is one of the proxies a server stands behind");
pub(crate) const CADDY: Tool = tool!("/usr/bin/caddy", ["caddy"], "is another");
pub(crate) const HAPROXY: Tool = tool!("/usr/sbin/haproxy", ["haproxy"], "is a third");
pub(crate) const NATS: Tool = tool!("/usr/sbin/nats-server", ["nats-server"], "carries letters between servers");
/// Debian's own compiler, which comes with the source of the standard library.
pub(crate) const WASM_RUSTC: Tool = tool!("/usr/bin/rustc", ["rustc-web", "rust-web-src"], "compiles to WebAssembly");
pub(crate) const DPKG: Tool = tool!("dpkg-deb", ["dpkg"], "makes Debian packages");
pub(crate) const WASM_LINKER: Tool = tool!("wasm-ld", ["lld"], "links WebAssembly");

impl Tool {
    pub(crate) const fn name(self) -> &'static str {
        self.found_as[0]
    }

    fn is_there(self) -> bool {
        let is_there = |place: &&str| {
            if place.contains('/') { Path::new(place).exists() } else { quietly(place, &["--version"]) }
        };
        self.found_as.iter().any(is_there)
    }
}

/// Makes sure that programs are there: says which are missing, and installs their Debian packages where that can be done.
pub(crate) fn provide(tools: &[Tool]) -> Result<(), String> {
    let missing: Vec<Tool> = tools.iter().copied().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: BTreeSet<&str> = missing.iter().flat_map(|tool| tool.packages.iter().copied()).collect();
    let names = packages.iter().copied().collect::<Vec<_>>().join(" ");
    for tool in &missing {
        eprintln!("missing: {}, which {}", tool.name(), tool.purpose);
    }
    if !quietly("apt-get", &["--version"]) {
        return Err(format!("install what is missing first; on Debian these are the packages {names}"));
    }
    eprintln!("installing with apt-get: {names}");
    if packages.contains("postgresql") {
        no_server_for_everyone()?;
    }
    let mut install = Command::new("apt-get");
    install
        .args(["install", "-y", "-qq", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"])
        .args(packages)
        .stdout(Stdio::null());
    install.env("DEBIAN_FRONTEND", "noninteractive");
    let quiet = NothingStarts::meanwhile()?;
    let installed = run(Command::new("apt-get").args(["update", "-qq"])).and_then(|()| run(&mut install));
    drop(quiet);
    match missing.iter().find(|tool| !tool.is_there()) {
        None => Ok(()),
        Some(tool) => {
            let problem = installed.err().unwrap_or_else(|| format!("{} is still missing", tool.name()));
            Err(format!("{problem}; as root, `apt-get install {names}` brings what is missing"))
        }
    }
}

/// Debian would at once create and start a PostgreSQL server for the whole machine, which nobody asked for.
fn no_server_for_everyone() -> Result<(), String> {
    let settings = Path::new("/etc/postgresql-common/createcluster.conf");
    if settings.exists() {
        return Ok(());
    }
    fs::create_dir_all("/etc/postgresql-common")
        .and_then(|()| fs::write(settings, "create_main_cluster = false\n"))
        .map_err(|error| format!("{} cannot be written: {error}", settings.display()))
}

/// While this lives, Debian starts no service that it installs: the tests start their own, and nobody asked for one for the whole
/// machine.
struct NothingStarts {
    /// Whether the rule is ours to take away again.
    ours: bool,
}

impl NothingStarts {
    /// Debian asks this program whether a service may be started.
    const RULE: &str = "/usr/sbin/policy-rc.d";

    fn meanwhile() -> Result<Self, String> {
        if Path::new(NothingStarts::RULE).exists() {
            return Ok(NothingStarts { ours: false });
        }
        let written = fs::write(NothingStarts::RULE, "#!/bin/sh\nexit 101\n")
            .and_then(|()| fs::set_permissions(NothingStarts::RULE, fs::Permissions::from_mode(0o755)));
        written.map_err(|error| format!("{} cannot be written: {error}", NothingStarts::RULE))?;
        Ok(NothingStarts { ours: true })
    }
}

impl Drop for NothingStarts {
    fn drop(&mut self) {
        if self.ours {
            let _ = fs::remove_file(NothingStarts::RULE);
        }
    }
}

/// Runs a program without showing what it prints; true if it succeeds.
pub(crate) fn quietly(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
