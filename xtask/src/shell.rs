//! Running programs and reading files, with problems told as sentences.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{fs, io};

/// The folder of the workspace.
pub(crate) fn project() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map_or(here.clone(), PathBuf::from)
}

/// What is compiled together, so that what its parts share is compiled once, with the features that any of them needs. The package for
/// Python is compiled by itself, when its wheel is made.
pub(crate) const EVERYTHING: &[&str] = &["--workspace", "--exclude", "underhill-python"];

/// Runs cargo in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo in the workspace with some variables set.
pub(crate) fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run(cargo_command(arguments).envs(variables.iter().copied()))
}

/// Cargo in the workspace.
pub(crate) fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).current_dir(project());
    command
}

thread_local! {
    /// Where what commands of this thread print is kept, if they go on beside others.
    static LOG: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Does something beside other things: what its commands print goes into a file below `target/checks`, and is shown if one fails.
pub(crate) fn aside<T>(name: &str, act: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let path = project().join("target/checks").join(format!("{}.log", name.replace([' ', ','], "-")));
    let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, ""));
    made.map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    LOG.set(Some(path.clone()));
    let done = act();
    LOG.take();
    done.map_err(|problem| format!("{}\n{problem}", fs::read_to_string(&path).unwrap_or_default()))
}

/// Runs a command. It shows its own output, unless this thread does something beside others.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    if let Some(path) = LOG.with_borrow(Clone::clone) {
        let log = fs::File::options().append(true).open(&path).and_then(|log| Ok((log.try_clone()?, log)));
        let (output, errors) = log.map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        command.stdin(Stdio::null()).stdout(output).stderr(errors);
    }
    finished(command.status(), command)
}

fn finished(status: io::Result<ExitStatus>, command: &Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => {
            let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
            Err(format!("`{program} {}` failed", arguments.join(" ")))
        }
        Err(error) => Err(format!("{program} cannot be started: {error}")),
    }
}

/// What git knows of changed and unknown files; empty outside a checkout.
pub(crate) fn status_of_files() -> String {
    let status = Command::new("git").args(["status", "--porcelain"]).current_dir(project()).output();
    match status {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        _ => String::new(),
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// What is in a folder, by name.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// Every file in a folder and the folders in it.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut all = Vec::new();
    for path in files(folder)? {
        if path.is_dir() {
            all.extend(files_below(&path)?);
        } else {
            all.push(path);
        }
    }
    Ok(all)
}
