use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder with PostgreSQL's programs.
pub(crate) fn folder() -> io::Result<PathBuf> {
    find().ok_or_else(|| io::Error::other("PostgreSQL is not installed; on Debian: apt-get install postgresql"))
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
