//! Pictures of every screen, to see whether a change can be seen: `cargo xtask pictures FOLDER` takes them, with a word
//! after it only those whose names contain it, and `cargo xtask pictures --compare BEFORE AFTER` compares them pixel by
//! pixel. `cargo xtask pictures --screens` takes others into `target/screens`, of every screen at every size that people have, to be
//! looked at. `cargo xtask pictures --invitations` draws the games' pictures anew that messengers show of a link to a table.

mod album;
mod compare;
mod gallery;
mod invitations;
mod moments;
mod screens;

use std::path::Path;
use std::process::ExitCode;

use album::Looks;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--compare", before, after] => compare::compare(Path::new(before), Path::new(after)),
        ["--invitations"] => invitations(),
        ["--screens", folder] => take(Path::new(folder), "", Looks::Gallery),
        ["--screens", folder, word] => take(Path::new(folder), word, Looks::Gallery),
        [folder] if !folder.starts_with('-') => take(Path::new(folder), "", Looks::Compared),
        [folder, word] if !folder.starts_with('-') => take(Path::new(folder), word, Looks::Compared),
        _ => Err("say where the pictures go, or `--screens FOLDER`, or `--compare BEFORE AFTER`, or `--invitations`"
            .to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Draws the pictures for messengers.
fn invitations() -> Result<(), String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let count = runtime.block_on(invitations::draw())?;
    println!("{count} pictures are in crates/server/art");
    Ok(())
}

/// Takes the pictures whose names contain a word.
fn take(folder: &Path, word: &str, looks: Looks) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let count = match looks {
        Looks::Compared => runtime.block_on(screens::take(folder, word)),
        Looks::Gallery => runtime.block_on(gallery::take(folder, word)),
    };
    println!("{count} pictures are in {}", folder.display());
    Ok(())
}
