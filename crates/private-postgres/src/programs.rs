use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::account::is_root;

/// The folder with PostgreSQL's programs. If there is none, Debian's package is installed.
pub(crate) fn folder() -> io::Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install()?;
    find().ok_or_else(|| io::Error::other("PostgreSQL is installed, but `initdb` is nowhere to be found"))
}

/// Looks in the search path first, then where Debian puts every version; the newest is taken.
fn find() -> Option<PathBuf> {
    let search = env::var_os("PATH").unwrap_or_default();
    // A link to `initdb` alone does not help: the programs look for each other.
    let on_path = env::split_paths(&search).filter_map(|folder| fs::canonicalize(folder.join("initdb")).ok());
    let on_path = on_path.filter_map(|program| Some(program.parent()?.to_owned()));
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort_unstable_by(|one, other| other.cmp(one));
    on_path.chain(versions.into_iter().map(|(_, folder)| folder)).find(|folder| is_complete(folder))
}

fn is_complete(folder: &Path) -> bool {
    ["initdb", "postgres", "createdb"].iter().all(|program| folder.join(program).is_file())
}

fn install() -> io::Result<()> {
    if !is_root()? {
        return Err(io::Error::other("PostgreSQL is not installed; on Debian: apt-get install postgresql"));
    }
    eprintln!("PostgreSQL is not installed; installing Debian's package `postgresql` for the tests");
    // Debian would at once create and start a server for the whole machine, which nobody asked for.
    let settings = Path::new("/etc/postgresql-common/createcluster.conf");
    if !settings.exists() {
        fs::create_dir_all("/etc/postgresql-common")?;
        fs::write(settings, "create_main_cluster = false\n")?;
    }
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold", "postgresql"])
}

fn apt_get(arguments: &[&str]) -> io::Result<()> {
    // Another test may be installing as well: it is waited for.
    let status = Command::new("apt-get")
        .args(["-o", "DPkg::Lock::Timeout=-1"])
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("apt-get {} failed: {status}", arguments[0]))) }
}
