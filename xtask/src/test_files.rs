//! The tests of a crate are one program, a folder below `tests`, which compiles sooner than many. Nothing would run a file that
//! the program does not name.

use std::path::Path;

use crate::shell::{files, project, read};

/// Fails if a file of tests is in no program.
pub(crate) fn check() -> Result<(), String> {
    let mut forgotten = Vec::new();
    for folder in ["crates", "games"] {
        for member in files(&project().join(folder))? {
            for program in files(&member.join("tests")).unwrap_or_default() {
                if program.join("main.rs").is_file() {
                    forgotten.extend(unnamed(&program)?);
                }
            }
        }
    }
    if forgotten.is_empty() { Ok(()) } else { Err(format!("in no program: {}", forgotten.join(", "))) }
}

/// The modules in the folder of a program that its `main.rs` does not name.
fn unnamed(program: &Path) -> Result<Vec<String>, String> {
    let main = read(&program.join("main.rs"))?;
    let is_module = |path: &&std::path::PathBuf| path.is_dir() || path.extension().is_some_and(|ending| ending == "rs");
    let modules = files(program)?;
    let modules = modules.iter().filter(is_module).filter_map(|path| Some((path, path.file_stem()?.to_str()?)));
    let named = |name: &str| name == "main" || main.lines().any(|line| line == format!("mod {name};"));
    Ok(modules.filter(|(_, name)| !named(name)).map(|(path, _)| path.display().to_string()).collect())
}
