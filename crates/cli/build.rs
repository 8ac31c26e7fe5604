//! Puts the browser app into the program: the folder that `UNDERHILL_APP` names, or nothing.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=UNDERHILL_APP");
    let mut list = String::from("/// Every file.\npub(super) const APP: &[underhill_server::AppFile] = &[\n");
    if let Some(folder) = env::var_os("UNDERHILL_APP").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        add(&folder, &folder, &mut list);
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("app_files.rs"), list).expect("the build folder can be written to");
}

fn add(folder: &Path, top: &Path, list: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{} cannot be read: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add(&path, top, list);
        } else if path.extension().is_none_or(|ending| ending != "br") {
            let name = path.strip_prefix(top).expect("it is in the folder").to_string_lossy().replace('\\', "/");
            let packed = PathBuf::from(format!("{}.br", path.display()));
            let packed = if packed.exists() { format!("Some(include_bytes!({packed:?}))") } else { "None".to_owned() };
            writeln!(
                list,
                "    underhill_server::AppFile {{ path: {name:?}, bytes: include_bytes!({path:?}), packed: {packed} }},"
            )
            .expect("a text can be written to");
        }
    }
}
