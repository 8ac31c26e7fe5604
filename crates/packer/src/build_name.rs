//! Which build of the app this is, and which files the service worker keeps of it.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::files::{files_below, read, write};
use crate::sources::hex;

/// When a browser fetches a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fetched {
    /// On the first visit: nothing can be seen or played without it, in English.
    First,
    /// Once the page has been loaded and has nothing else to do, so that it is there without a network: the bots, the portraits,
    /// what makes pictures to be shared, the rule books and the other languages. What of it is wanted sooner is fetched when it is.
    Idle,
    /// When somebody wants it, and kept from then on.
    Wanted,
    /// Never by its name: the page is fetched as `/`, and a browser fetches service workers by itself.
    Never,
}

impl Fetched {
    fn of(name: &str) -> Fetched {
        let foreign = name.starts_with("lang/") && name != "lang/en.ftl";
        const REST: [&str; 5] = ["animals/", "bots", "rules/", "worker.js", "share.js"];
        let rest = REST.iter().any(|beginning| name.starts_with(beginning));
        match name {
            "index.html" | "service-worker.js" => Fetched::Never,
            name if name.starts_with("puzzles/") => Fetched::Wanted,
            _ if foreign || rest => Fetched::Idle,
            _ => Fetched::First,
        }
    }
}

/// Says to the page, its service worker and the server which build it is of, and to the worker which files there are. Any change of
/// any file is another build.
pub(crate) fn write_into(folder: &Path) -> Result<(), String> {
    let (mut first, mut idle) = (vec!["/".to_owned()], Vec::new());
    let mut sum = Sha256::new();
    for path in files_below(folder)? {
        let bytes = fs::read(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        sum.update(bytes);
        let name = path.strip_prefix(folder).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        match Fetched::of(&name) {
            Fetched::First => first.push(format!("/{name}")),
            Fetched::Idle => idle.push(format!("/{name}")),
            Fetched::Wanted | Fetched::Never => {}
        }
    }
    let list = |names: &[String]| {
        let quoted = names.iter().map(|name| format!("\"{name}\""));
        format!("[{}]", quoted.collect::<Vec<_>>().join(", "))
    };
    let build = hex(&sum.finalize()[..8]);
    for name in ["service-worker.js", "start.js"] {
        let script = read(&folder.join(name))?;
        let script = script.replace("<!-- build -->", &build);
        let script = script.replace("<!-- files -->", &list(&first)).replace("<!-- rest -->", &list(&idle));
        write(folder, name, &script)?;
    }
    write(folder, "build.txt", &build)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_visit_fetches_what_can_be_seen_and_played_with_others() {
        for name in ["app_bg.wasm", "app.js", "app.css", "start.js", "lang/en.ftl", "icon.svg"] {
            assert_eq!(Fetched::of(name), Fetched::First, "{name}");
        }
        for name in ["bots_bg.wasm", "bots.js", "worker.js", "share.js", "animals/easy-calm.svg", "lang/de.ftl"] {
            assert_eq!(Fetched::of(name), Fetched::Idle, "{name}");
        }
        assert_eq!(Fetched::of("rules/kobold.en.toml"), Fetched::Idle, "it is fetched when somebody reads it");
        assert_eq!(Fetched::of("puzzles/kobold.txt"), Fetched::Wanted);
        assert_eq!(Fetched::of("service-worker.js"), Fetched::Never);
    }
}
