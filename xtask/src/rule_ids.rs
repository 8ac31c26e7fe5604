//! Every rule and ruling is named where it is implemented and by a test, and nothing names one that does not exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::shell::{files, files_below, project, read};

/// Where in a game's `src` the rules are implemented, as `docs/architecture.md` says: what is done, what is in the box,
/// and what is hidden from whom.
const IMPLEMENTED_IN: [&str; 3] = ["rules/", "components/", "view.rs"];

/// Fails if a rule of any game is not named where rules are implemented or has no test, if a test names a rule that does
/// not exist, or if code does.
pub(crate) fn check() -> Result<(), String> {
    let mut problems = Vec::new();
    for game in files(&project().join("games"))?.into_iter().filter(|path| path.is_dir()) {
        let rules = read(&game.join("data/rules.toml"))?;
        let ids: BTreeSet<String> = ids_in_rule_book(&rules);
        if ids.is_empty() {
            problems.push(format!("{} has no rules", game.display()));
        }
        let mut tested = BTreeSet::new();
        for folder in ["src", "tests"] {
            for file in rust_files(&game.join(folder))? {
                tested.extend(ids_of_tests(&read(&file)?));
            }
        }
        let source = game.join("src");
        let mut implemented = BTreeSet::new();
        for file in rust_files(&source)? {
            let named = ids_in_code(&read(&file)?, &ids);
            problems
                .extend(named.difference(&ids).map(|id| format!("{} names {id}, which is no rule", file.display())));
            if implements_rules(file.strip_prefix(&source).unwrap_or(&file)) {
                implemented.extend(named);
            }
        }
        let places = IMPLEMENTED_IN.join(", ");
        problems.extend(ids.difference(&implemented).map(|id| format!("{id} is named nowhere in {places}")));
        problems.extend(ids.difference(&tested).map(|id| format!("no test names {id}")));
        let prefixes: BTreeSet<&str> = ids.iter().filter_map(|id| id.split('-').next()).collect();
        let unknown = tested.difference(&ids).filter(|id| id.split('-').next().is_some_and(|p| prefixes.contains(p)));
        problems.extend(unknown.map(|id| format!("a test names {id}, which is not in the rule book")));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("; ")) }
}

/// The ids of a rule book: its lines `id = "…"`.
fn ids_in_rule_book(text: &str) -> BTreeSet<String> {
    let value = |line: &str| Some(line.strip_prefix("id = \"")?.strip_suffix('"')?.to_owned());
    text.lines().filter_map(|line| value(line.trim())).collect()
}

/// The ids that test functions begin their names with: `fn gbt_r4_a_losing_lift…` names GBT-R4.
fn ids_of_tests(text: &str) -> BTreeSet<String> {
    let mut marked = false;
    text.lines()
        .filter_map(|line| {
            marked |= line.trim() == "#[test]";
            let name = line.trim().strip_prefix("fn ")?;
            if !std::mem::take(&mut marked) {
                return None;
            }
            let mut words = name.split('_');
            let (game, number) = (words.next()?, words.next()?);
            let digits = number.strip_prefix('r').unwrap_or(number);
            let is_id = game.len() == 3 && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            is_id.then(|| format!("{game}-{number}").to_uppercase())
        })
        .collect()
}

/// Everything in the code that looks like an id of this game: its letters, a hyphen and a number, maybe after an R.
fn ids_in_code(text: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let Some(prefix) = ids.first().and_then(|id| id.split('-').next()) else { return BTreeSet::new() };
    text.split(&format!("{prefix}-"))
        .skip(1)
        .filter_map(|rest| {
            let ruling = rest.starts_with('R');
            let digits: String = rest.chars().skip(usize::from(ruling)).take_while(char::is_ascii_digit).collect();
            (!digits.is_empty()).then(|| format!("{prefix}-{}{digits}", if ruling { "R" } else { "" }))
        })
        .collect()
}

/// Whether a file of a game's `src` is one of those that implement rules.
fn implements_rules(file: &Path) -> bool {
    IMPLEMENTED_IN.iter().any(|place| match place.strip_suffix('/') {
        Some(folder) => file.starts_with(folder),
        None => file == Path::new(place),
    })
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = files_below(folder)?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{ids_in_code, ids_in_rule_book, ids_of_tests, implements_rules};

    #[test]
    fn rules_are_implemented_where_the_map_says() {
        for file in ["rules/mod.rs", "rules/turn.rs", "components/card.rs", "view.rs"] {
            assert!(implements_rules(Path::new(file)), "{file}");
        }
        for file in ["illegal.rs", "action.rs", "rules.rs", "audit/rules/turn.rs", "rules_of_thumb/turn.rs"] {
            assert!(!implements_rules(Path::new(file)), "{file}");
        }
    }

    #[test]
    fn ids_are_found() {
        let ids = ids_in_rule_book("[[rule]]\nid = \"GBT-01\"\ntitle = \"id = x\"\n  id = \"GBT-R12\"\n");
        assert_eq!(ids.iter().map(String::as_str).collect::<Vec<_>>(), ["GBT-01", "GBT-R12"]);
        let named = ids_in_code("// GBT-01, GBT-R12. GBT-99\nRuleId::new(\"GBT-R7\") KOB-01", &ids);
        assert_eq!(named.iter().map(String::as_str).collect::<Vec<_>>(), ["GBT-01", "GBT-99", "GBT-R12", "GBT-R7"]);
        let text =
            "#[test]\nfn gbt_06_a()\nfn gbt_07_a_helper()\n  #[test]\n  fn kob_r4_tiles()\n#[test]\nfn gbt_rule()";
        let tests = ids_of_tests(text);
        assert_eq!(tests.iter().map(String::as_str).collect::<Vec<_>>(), ["GBT-06", "KOB-R4"]);
    }
}
