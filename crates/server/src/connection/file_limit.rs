//! Every connection is an open file to the system, which allows a program only so many.

/// So many files are kept for everything that is no connection: the store, listeners, the app.
const RESERVED: u64 = 128;

/// How many connections there can be at most, if so many are wanted: the program asks the system for as many files as it may
/// have.
pub(crate) fn room_for_connections(wanted: usize) -> usize {
    let files = files_allowed();
    let possible = files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
    if possible < wanted {
        tracing::warn!(
            wanted,
            possible,
            "the system allows fewer connections than wanted: `ulimit -n`, or LimitNOFILE in a unit of systemd"
        );
    }
    wanted.min(possible)
}

/// How many files can be connections; none if there is no limit.
fn files_allowed() -> Option<u64> {
    raise_file_limit().map(|files| files.saturating_sub(RESERVED).max(files / 2))
}

/// Asks the system for as many open files as this program may have. Gives how many that are; none if there is no limit.
#[cfg(unix)]
pub fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // What the system does not grant stays as it is.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current
}

/// Elsewhere there is nothing to be asked for.
#[cfg(not(unix))]
pub fn raise_file_limit() -> Option<u64> {
    None
}
