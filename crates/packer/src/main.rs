//! Makes the browser app's folder: the page, its style, words and pictures around the compiled WebAssembly. `cargo xtask app`
//! compiles and calls it, in the folder of the workspace; it is a program of its own because what it is made of takes
//! longer to compile than everything else that `cargo xtask` does.

mod build_name;
mod files;
mod names;
mod sources;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use wasm_bindgen_cli_support::Bindgen;

use files::{compress, files_below, read, write};
use sources::Sources;

const USAGE: &str = "underhill-packer [--small] APP BOTS FOLDER";

/// The programs that the app consists of: the page, and the bots that a worker runs.
const PROGRAMS: [&str; 2] = ["app", "bots"];

fn main() -> ExitCode {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let small = arguments.first().is_some_and(|first| first == "--small");
    if small {
        arguments.remove(0);
    }
    let packed = match arguments.as_slice() {
        [app, bots, folder] => pack([Path::new(app), Path::new(bots)], Path::new(folder), small),
        _ => Err(USAGE.to_owned()),
    };
    match packed {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("underhill-packer: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the folder anew if anything that goes into it has changed. It is put in its place when it is complete: whoever
/// reads there meanwhile sees the older or the newer app.
fn pack(wasm: [&Path; 2], folder: &Path, small: bool) -> Result<(), String> {
    let sources = Sources::read(wasm, Path::new("."))?;
    let stamp = beside(folder, "stamp");
    // Another packer makes another folder of the same.
    let packer = std::env::current_exe().and_then(fs::read).unwrap_or_default();
    let build = sources.fingerprint(&packer, small);
    if folder.is_dir() && fs::read_to_string(&stamp).is_ok_and(|last| last == build) {
        return Ok(());
    }
    let fresh = beside(folder, "new");
    fs::remove_dir_all(&fresh).ok();
    fs::create_dir_all(&fresh).map_err(|error| format!("{} cannot be made: {error}", fresh.display()))?;
    for (name, wasm) in PROGRAMS.into_iter().zip(&sources.wasm) {
        bind(name, wasm, &fresh, small)?;
    }
    for (name, text) in &sources.texts {
        write(&fresh, name, text)?;
    }
    build_name::write_into(&fresh)?;
    if small {
        for path in files_below(&fresh)? {
            compress(&path)?;
        }
    }
    fs::remove_file(&stamp).ok();
    fs::remove_dir_all(folder).ok();
    fs::rename(&fresh, folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    fs::write(&stamp, build).map_err(|error| format!("{} cannot be written: {error}", stamp.display()))
}

/// A path beside the folder, with another ending.
fn beside(folder: &Path, ending: &str) -> PathBuf {
    folder.with_extension(ending)
}

/// Writes the WebAssembly and the glue between it and the page.
fn bind(name: &str, wasm: &[u8], folder: &Path, small: bool) -> Result<(), String> {
    Bindgen::new()
        .input_bytes(name, wasm.to_vec())
        .out_name(name)
        .web(true)
        .and_then(|bindgen| {
            bindgen.typescript(false).remove_name_section(small).remove_producers_section(small).generate(folder)
        })
        .map_err(|error| format!("the glue between WebAssembly and the page cannot be made: {error:#}"))?;
    if !small {
        return Ok(());
    }
    let (glue, program) = (folder.join(format!("{name}.js")), folder.join(format!("{name}_bg.wasm")));
    let broken = |path: &Path, error: io::Error| format!("{} cannot be made smaller: {error}", path.display());
    let bytes = fs::read(&program).map_err(|error| broken(&program, error))?;
    let (text, bytes) = names::with_numbers(&read(&glue)?, bytes);
    fs::write(&glue, text).map_err(|error| broken(&glue, error))?;
    fs::write(&program, bytes).map_err(|error| broken(&program, error))
}
