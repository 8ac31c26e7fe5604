//! What tells a database file from every other, also from a copy of it.
//!
//! SQLite keeps its newest pages in a log beside the file, `-wal`, and believes that whatever file it finds beside a log
//! belongs to it. After a crash the log stays. A backup that is then put in place of the file would be mixed with pages of
//! the old one. So every file has a number in its header (SQLite leaves the place, `user_version`, to programs), and a note
//! beside the log (`-log-of`) says to which number it belongs. A copy that we make gets another number; and so does the file
//! itself from every server that starts on it, because a copy that somebody else made, of a file that was at rest, has the
//! number that the file had then.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Where SQLite's header has the number, and how long it is.
const NUMBER: std::ops::Range<usize> = 60..64;

/// How long the header is.
const HEADER: usize = 100;

/// Which file is at a path.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl FileId {
    #[cfg(unix)]
    pub(super) fn of(metadata: &fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        FileId { device: metadata.dev(), inode: metadata.ino() }
    }

    /// Elsewhere a file that is open can be neither deleted nor replaced.
    #[cfg(not(unix))]
    pub(super) fn of(_: &fs::Metadata) -> Self {
        FileId {}
    }
}

/// The number in the header of a file; none if it is too short to have one. Zero is the number of files that older programs
/// made.
pub(super) fn number(path: &Path) -> std::io::Result<Option<u32>> {
    Ok(header(path)?.map(|header| u32::from_be_bytes(header[NUMBER].try_into().expect("four bytes"))))
}

/// The first bytes of a file; none if it is shorter than a database is.
///
/// A process that closes any handle of a file gives up all locks it has on it, SQLite's among them. So a handle that was
/// opened once is kept as long as the program runs.
pub(super) fn header(path: &Path) -> std::io::Result<Option<[u8; HEADER]>> {
    static HANDLES: Mutex<Option<HashMap<FileId, File>>> = Mutex::new(None);
    let mut handles = HANDLES.lock().unwrap_or_else(PoisonError::into_inner);
    let handles = handles.get_or_insert_default();
    let id = FileId::of(&fs::metadata(path)?);
    let file = match handles.entry(id) {
        std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
        std::collections::hash_map::Entry::Vacant(new) => new.insert(File::open(path)?),
    };
    let mut header = [0; HEADER];
    match read_at_start(file, &mut header) {
        Ok(()) => Ok(Some(header)),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn read_at_start(file: &File, bytes: &mut [u8]) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, 0)
}

#[cfg(not(unix))]
fn read_at_start(mut file: &File, bytes: &mut [u8]) -> std::io::Result<()> {
    use std::io::{Read, Seek, SeekFrom};
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(bytes)
}

/// A number that no other file has, as far as luck can tell.
pub(super) fn fresh_number() -> std::io::Result<i32> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    // Zero means that there is none, and a positive number is easier to read.
    Ok((i32::from_be_bytes(bytes) & i32::MAX).max(1))
}

/// A file that belongs to a database and lies beside it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Whether a log lies beside the file that has something in it.
pub(super) fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// The number of the file to which the log beside a database belongs; none if nobody noted it. While a file gets another
/// number there are several, and it may have any of them.
pub(super) fn log_belongs_to(path: &Path) -> Option<Vec<u32>> {
    let note = fs::read_to_string(beside(path, "-log-of")).ok()?;
    let numbers: Vec<u32> = note.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    if numbers.is_empty() { None } else { Some(numbers) }
}

/// Notes to which file a log beside it belongs.
pub(super) fn note_log_of(path: &Path, numbers: &[u32]) -> std::io::Result<()> {
    if log_belongs_to(path).as_deref() == Some(numbers) {
        return Ok(());
    }
    let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
    let (note, new) = (beside(path, "-log-of"), beside(path, "-log-of.new"));
    let mut file = private().create(true).truncate(true).write(true).open(&new)?;
    writeln!(file, "{}", text.join(" "))?;
    file.sync_all()?;
    fs::rename(new, note)
}

/// How files are made that only the server's user may read.
pub(super) fn private() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
