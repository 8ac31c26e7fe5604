//! Everything that the app's folder is made from.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::files::{files, name_of, read};

/// The layers of the styles that come first, in their order: what all share, then the pages. Then each game with what is its own.
const STYLES: [&str; 17] = [
    "tokens.css",
    "base.css",
    "components.css",
    "traits.css",
    "frame.css",
    "table.css",
    "clocks.css",
    "curtain.css",
    "end.css",
    "explore.css",
    "home.css",
    "invite.css",
    "lesson.css",
    "puzzle.css",
    "review.css",
    "rules.css",
    "setup.css",
];

pub(crate) struct Sources {
    /// The programs: the page's, and the bots'.
    pub(crate) wasm: [Vec<u8>; 2],
    /// The texts of the folder by their path in it.
    pub(crate) texts: Vec<(String, String)>,
}

impl Sources {
    /// Reads them from the folder of the workspace.
    pub(crate) fn read(wasm: [&Path; 2], workspace: &Path) -> Result<Sources, String> {
        let web = workspace.join("crates/web");
        let program =
            |path: &Path| fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()));
        let wasm = [program(wasm[0])?, program(wasm[1])?];
        let mut texts = vec![("app.css".to_owned(), without_comments(&join(&web.join("style"), &STYLES)?))];
        for language in files(&web.join("lang"))? {
            texts.push((format!("lang/{}.ftl", name_of(&language)), without_notes(&join(&language, &["app.ftl"])?)));
        }
        texts.extend(rule_books(&workspace.join("games"))?);
        for portrait in files(&web.join("art/animals"))? {
            texts.push((format!("animals/{}", name_of(&portrait)), read(&portrait)?));
        }
        for path in files(&web.join("puzzles"))? {
            texts.push((format!("puzzles/{}", name_of(&path)), read(&path)?));
        }
        let art = join(&web.join("art"), &[])?;
        for path in files(&web.join("page"))? {
            texts.push((name_of(&path).to_owned(), read(&path)?.replace("<!-- art -->", &art)));
        }
        Ok(Sources { wasm, texts })
    }

    /// Differs whenever the folder would.
    pub(crate) fn fingerprint(&self, packer: &[u8], small: bool) -> String {
        let mut sum = Sha256::new_with_prefix([u8::from(small)]);
        let texts = self.texts.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]);
        for bytes in texts.chain(self.wasm.iter().map(Vec::as_slice)).chain([packer]) {
            sum.update(bytes.len().to_le_bytes());
            sum.update(bytes);
        }
        hex(&sum.finalize())
    }
}

/// Messages as the app needs them: notes are for translators, and so is an empty line before a message or a note. Within a message one
/// means something.
fn without_notes(messages: &str) -> String {
    let mut kept = String::with_capacity(messages.len());
    let mut empty = 0;
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        if line.trim().is_empty() {
            empty += 1;
            continue;
        }
        let goes_on = line.starts_with(' ');
        kept.extend(std::iter::repeat_n('\n', if goes_on { empty } else { 0 }));
        empty = 0;
        kept.push_str(line);
        kept.push('\n');
    }
    kept
}

/// Styles as browsers need them: comments and the beginnings of lines are for people. Every line ends in a brace, a semicolon or a
/// comma, or goes on with what needs no space before it.
fn without_comments(styles: &str) -> String {
    let mut rest = styles;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    let joined =
        lines.map(|line| if line.ends_with(['{', '}', ';', ',']) { line.to_owned() } else { format!("{line} ") });
    joined.collect()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The rule books in every language, as `rules/kobold.de.toml`.
fn rule_books(games: &Path) -> Result<Vec<(String, String)>, String> {
    let mut books = Vec::new();
    for game in files(games)?.iter().filter(|path| path.is_dir()) {
        for path in files(&game.join("data"))? {
            let code = name_of(&path).strip_prefix("rules").and_then(|rest| rest.strip_suffix(".toml"));
            if let Some(code) = code {
                // The one without a code is the English one.
                let code = code.strip_prefix('.').unwrap_or("en");
                books.push((format!("rules/{}.{code}.toml", name_of(game)), read(&path)?));
            }
        }
    }
    Ok(books)
}

/// Everything in a folder as one text, some files first, the others by name.
fn join(folder: &Path, first: &[&str]) -> Result<String, String> {
    let mut paths: Vec<PathBuf> =
        files(folder)?.into_iter().filter(|path| path.is_file() && !is_home_art(path)).collect();
    paths.sort_by_key(|path| {
        let name = name_of(path).to_owned();
        (first.iter().position(|wanted| *wanted == name).unwrap_or(first.len()), name)
    });
    paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>().map(|texts| texts.join("\n"))
}

/// The pictures of the first page are compiled into the app, the animals are files of their own; all others are shared by the
/// whole page.
fn is_home_art(path: &Path) -> bool {
    name_of(path).starts_with("home-")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Sources, join, read, rule_books, without_comments, without_notes};

    fn project() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }

    #[test]
    fn rule_books_are_packed_by_game_and_language() {
        let books = rule_books(&project().join("games")).expect("they can be read");
        for (name, file) in [("kobold.en", "kobold/data/rules.toml"), ("clonk.de", "clonk/data/rules.de.toml")] {
            let text = read(&project().join("games").join(file)).expect("it can be read");
            assert!(books.contains(&(format!("rules/{name}.toml"), text)), "{name} is missing");
        }
    }

    #[test]
    fn the_page_has_the_pictures_that_all_of_it_shares_those_for_every_game_first() {
        let art = project().join("crates/web/art");
        let joined = join(&art, &["common.svg"]).expect("it can be read");
        let picture = |name: &str| read(&art.join(name)).expect("it can be read");
        assert!(joined.starts_with(&picture("common.svg")) && joined.contains(&picture("kobold.svg")));
        assert!(!joined.contains(&picture("home-kobold.svg")), "it is compiled into the app");
    }

    #[test]
    fn any_change_is_another_fingerprint() {
        let sources = |wasm: &[u8], name: &str, text: &str| Sources {
            wasm: [wasm.to_vec(), Vec::new()],
            texts: vec![(name.to_owned(), text.to_owned())],
        };
        let usual = sources(b"wasm", "a", "bc").fingerprint(b"packer", false);
        assert_eq!(usual, sources(b"wasm", "a", "bc").fingerprint(b"packer", false));
        for other in [sources(b"wasn", "a", "bc"), sources(b"wasm", "ab", "c"), sources(b"wasm", "a", "bd")] {
            assert_ne!(usual, other.fingerprint(b"packer", false));
        }
        assert_ne!(usual, sources(b"wasm", "a", "bc").fingerprint(b"packer", true));
        assert_ne!(usual, sources(b"wasm", "a", "bc").fingerprint(b"other packer", false));
    }

    #[test]
    fn messages_lose_notes_and_keep_their_own_empty_lines() {
        let messages = "# Ends\n\nwon = You win\n\n# Of a puzzle.\nabout =\n    One\n\n    two\n\n\nlost = # no note\n";
        assert_eq!(without_notes(messages), "won = You win\nabout =\n    One\n\n    two\nlost = # no note\n");
    }

    #[test]
    fn styles_lose_what_is_for_people_only() {
        let styles = "/* A cup. */\n.cup,\n.mug {\n    margin: 0\n        auto; /* in the\n middle */\n}\n";
        assert_eq!(without_comments(styles), ".cup,.mug {margin: 0 auto;}");
    }
}
