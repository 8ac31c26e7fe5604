//! The service worker keeps every file of this very build, except languages, which it keeps when they are used.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::files::{files_below, read, write};
use crate::sources::hex;

/// Tells it which files there are, and which build it is of: any change of any file is another build.
pub(crate) fn finish(folder: &Path) -> Result<(), String> {
    let mut names = vec!["/".to_owned()];
    let mut sum = Sha256::new();
    for path in files_below(folder)? {
        let bytes = fs::read(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        sum.update(bytes);
        let name = path.strip_prefix(folder).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        if !matches!(name.as_str(), "index.html" | "service-worker.js") {
            names.push(format!("/{name}"));
        }
    }
    let list = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let build = hex(&sum.finalize()[..8]);
    let script = read(&folder.join("service-worker.js"))?;
    let script = script.replace("<!-- build -->", &build).replace("<!-- files -->", &format!("[{list}]"));
    write(folder, "service-worker.js", &script)
}
