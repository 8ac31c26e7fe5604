//! Which build of the app this is, and which files the service worker keeps of it.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::files::{files_below, read, write};
use crate::sources::hex;

/// Says to the page, its service worker and the server which build it is of, and to the worker which files there are. Any change of
/// any file is another build.
pub(crate) fn write_into(folder: &Path) -> Result<(), String> {
    let mut names = vec!["/".to_owned()];
    let mut sum = Sha256::new();
    for path in files_below(folder)? {
        let bytes = fs::read(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        sum.update(bytes);
        let name = path.strip_prefix(folder).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        // Puzzles are kept once somebody wants one.
        let later = name.starts_with("puzzles/");
        if !later && !matches!(name.as_str(), "index.html" | "service-worker.js") {
            names.push(format!("/{name}"));
        }
    }
    let list = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let build = hex(&sum.finalize()[..8]);
    for name in ["service-worker.js", "start.js"] {
        let script = read(&folder.join(name))?;
        let script = script.replace("<!-- build -->", &build).replace("<!-- files -->", &format!("[{list}]"));
        write(folder, name, &script)?;
    }
    write(folder, "build.txt", &build)
}
