//! Every game has the files that the code map says, and no others.

use std::collections::BTreeSet;

use crate::shell::{files, files_below, project, read};

const HEADING: &str = "### Inside a game";

/// Fails if a game lacks a file of the table in `docs/architecture.md`, or has one that the map does not name.
pub(crate) fn check() -> Result<(), String> {
    let map = read(&project().join("docs/architecture.md"))?;
    let layout = Layout::read(&map).ok_or_else(|| format!("docs/architecture.md has no table under `{HEADING}`"))?;
    let mut problems = Vec::new();
    for game in games()? {
        let source = project().join("games").join(game).join("src");
        let relative = |path: std::path::PathBuf| {
            let path = path.strip_prefix(&source).unwrap_or(&path).to_path_buf();
            path.to_string_lossy().replace('\\', "/")
        };
        let found: BTreeSet<String> = files_below(&source)?.into_iter().map(relative).collect();
        problems.extend(layout.faults(&found).into_iter().map(|fault| format!("{} {fault}", source.display())));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("; ")) }
}

/// The games by their names: each has a folder.
pub(crate) fn games() -> Result<Vec<String>, String> {
    let folders = files(&project().join("games"))?.into_iter().filter(|path| path.is_dir());
    Ok(folders.filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned())).collect())
}

/// The files of a game's `src`, as the map has them.
struct Layout<'m> {
    /// Those that every game has.
    needed: Vec<&'m str>,
    /// The whole section: what else a game has is named somewhere in it.
    section: &'m str,
}

impl<'m> Layout<'m> {
    /// Reads the table: a row whose first cell is a name and nothing else is a file, or a folder, that every game has.
    fn read(map: &'m str) -> Option<Self> {
        let section = map.split_once(HEADING)?.1;
        let section = section.split("\n#").next()?;
        let name = |line: &'m str| line.strip_prefix("| `")?.split_once(" |")?.0.strip_suffix('`');
        let needed: Vec<&str> = section.lines().filter_map(name).collect();
        if needed.is_empty() { None } else { Some(Layout { needed, section }) }
    }

    /// What is wrong with a game that has these files.
    fn faults(&self, found: &BTreeSet<String>) -> Vec<String> {
        let has = |name: &str| match name.ends_with('/') {
            true => found.iter().any(|file| file.starts_with(name)),
            false => found.contains(name),
        };
        let lacks = self.needed.iter().filter(|name| !has(name)).map(|name| format!("has no {name}"));
        let strays = found.iter().filter(|file| !self.names(file)).map(|file| format!("has {file}, not on the map"));
        lacks.chain(strays).collect()
    }

    fn names(&self, file: &str) -> bool {
        let in_a_folder = self.needed.iter().any(|name| name.ends_with('/') && file.starts_with(name));
        in_a_folder || self.section.contains(&format!("`{file}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::Layout;

    const MAP: &str = "# Map\n\n### Inside a game\n\n| file | what |\n|---|---|\n| `game.rs` | the trait |\n| `parts/` | the box |\n\
                       | `rules/chance.rs` if anything is drawn | draws |\n\nGobblet! has also `perft.rs`.\n\n## After\n\n| `other.rs` | no |\n";

    fn check(files: &[&str], faults: &[&str]) {
        let layout = Layout::read(MAP).expect("the map has a table");
        assert_eq!(layout.faults(&files.iter().map(|&file| file.to_owned()).collect()), faults);
    }

    #[test]
    fn what_is_missing_and_what_is_not_on_the_map_is_named() {
        check(&["game.rs", "parts/mod.rs", "parts/card.rs"], &[]);
        check(&["game.rs", "parts/mod.rs", "perft.rs", "rules/chance.rs"], &[]);
        check(&["game.rs"], &["has no parts/"]);
        check(&["parts/mod.rs", "other.rs"], &["has no game.rs", "has other.rs, not on the map"]);
        assert!(Layout::read("# Map without the section").is_none());
        assert!(Layout::read("### Inside a game\n\nnothing\n").is_none());
    }
}
