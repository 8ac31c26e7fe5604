//! The crate graph in `docs/architecture.md` is the one cargo sees.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::metadata::{Package, members};
use crate::shell::project;

type Graph = BTreeMap<String, Vec<String>>;

/// Fails if the documented graph and the real one differ.
pub(crate) fn check() -> Result<(), String> {
    let path = project().join("docs/architecture.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    let documented = documented(&text)?;
    let real = real()?;
    for (name, needs) in &real {
        match documented.get(name) {
            None => return Err(format!("docs/architecture.md does not know the crate {name}")),
            Some(said) if said != needs => {
                return Err(format!("docs/architecture.md says {name} needs {said:?}; in truth it needs {needs:?}"));
            }
            Some(_) => {}
        }
    }
    match documented.keys().find(|name| !real.contains_key(*name)) {
        Some(name) => Err(format!("docs/architecture.md describes {name}, which is no crate of the workspace")),
        None => Ok(()),
    }
}

/// The lines `crate -> needs, needs` of the block marked `graph`.
fn documented(text: &str) -> Result<Graph, String> {
    let (_, rest) = text.split_once("```graph\n").ok_or("docs/architecture.md has no block marked `graph`")?;
    let (block, _) = rest.split_once("```").ok_or("the graph in docs/architecture.md does not end")?;
    block
        .lines()
        .map(|line| {
            let (name, needs) = line.split_once("->").ok_or_else(|| format!("`{line}` has no arrow"))?;
            let mut needs: Vec<String> =
                needs.split(',').map(|need| need.trim().to_owned()).filter(|need| !need.is_empty()).collect();
            needs.sort();
            Ok((name.trim().to_owned(), needs))
        })
        .collect()
}

/// The crate of a game's rules goes by this name, whichever it is.
const GAMES: &str = "games/*";

/// What the crates of the workspace need of each other. Test helpers do not count.
fn real() -> Result<Graph, String> {
    let members = members()?;
    let games = project().join("games");
    let named = |package: &Package| {
        if Path::new(package.folder()).starts_with(&games) { GAMES.to_owned() } else { package.name().to_owned() }
    };
    let names: BTreeMap<&str, String> = members.iter().map(|package| (package.name(), named(package))).collect();
    let mut graph = Graph::new();
    for package in &members {
        let needs = graph.entry(named(package)).or_default();
        needs.extend(package.needs().filter_map(|need| names.get(need).cloned()));
        needs.sort();
        needs.dedup();
    }
    Ok(graph)
}

#[cfg(test)]
mod tests {
    use super::documented;

    #[test]
    fn the_graph_is_read_from_its_block() {
        let graph = documented("# Map\n```graph\ncli -> core, catalog\ncore ->\n```\n").unwrap();
        assert_eq!(graph["cli"], ["catalog", "core"]);
        assert!(graph["core"].is_empty());
        assert!(documented("nothing").is_err());
    }
}
