use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anstream::AutoStream;
use serde::Serialize;
use serde_json::Value;
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Standard output, buffered; colours only where they are wanted.
pub(crate) fn stdout() -> impl Write {
    AutoStream::auto(std::io::stdout())
}

/// The text without control characters, which a terminal would obey: it may come from anywhere.
pub(crate) fn plain(text: &str) -> String {
    let spaced = text.chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c });
    spaced.filter(|c| !c.is_control()).collect()
}

/// The same with every text in a value.
pub(crate) fn plain_value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(plain(&text)),
        Value::Array(values) => values.into_iter().map(plain_value).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (plain(&name), plain_value(value))).collect(),
        other => other,
    }
}

/// Prints a value as one line of JSON.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}

/// So many of something: `1 game`, `2 games`.
pub(crate) fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// A file that appears whole or not at all.
pub(crate) struct WholeFile {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
}

impl WholeFile {
    /// Starts a file that will be at `path` once [`finish`](WholeFile::finish)ed.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        if path.is_dir() {
            return Err(Failure::input(format!("{} is a folder, not a file", path.display())));
        }
        let file = NamedTempFile::new_in(folder)
            .map_err(|error| Failure::input(format!("{} cannot be written: {error}", path.display())))?;
        Ok(WholeFile { path: path.to_owned(), file: BufWriter::new(file) })
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.file, "{line}").map_err(|error| self.failed(&error))
    }

    /// Puts the file in its place.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let WholeFile { path, file } = self;
        let failed =
            |error: &dyn std::fmt::Display| Failure::system(format!("{} cannot be written", path.display()), error);
        let file = file.into_inner().map_err(|error| failed(&error))?;
        file.persist(&path).map_err(|error| failed(&error.error))?;
        Ok(())
    }

    fn failed(&self, error: &std::io::Error) -> Failure {
        Failure::system(format!("{} cannot be written", self.path.display()), error)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_terminal_has_nothing_to_obey() {
        assert_eq!(plain("a\u{1b}[2Jb\u{7}\u{9b}1m\tc\nd\r\u{7f}é★"), "a[2Jb1m c dé★");
        let value = json!({"a\u{1b}": ["\u{0}x", 1, null, {"b": "\u{85}y"}]});
        assert_eq!(plain_value(value), json!({"a": ["x", 1, null, {"b": "y"}]}));
    }
}
