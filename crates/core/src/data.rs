#[cfg(target_family = "wasm")]
mod light;

#[cfg(target_family = "wasm")]
pub use light::{Spanned, parse_data};
#[cfg(not(target_family = "wasm"))]
pub use toml::Spanned;

/// A data file that cannot be used: where and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct DataError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, in one line.
    pub problem: String,
}

impl DataError {
    /// A problem at a place of the file, given in bytes as [`Spanned::span`] does.
    pub fn at(text: &str, offset: usize, problem: impl Into<String>) -> Self {
        DataError { line: line_of(text, offset), problem: problem.into() }
    }
}

/// The line, from 1, that the byte at `offset` stands in.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// Reads a TOML data file. What the values mean is the caller's to check: wrap them in [`Spanned`] to be able to say
/// where one is.
#[cfg(not(target_family = "wasm"))]
pub fn parse_data<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| complaint(text, &error))
}

fn complaint(text: &str, error: &toml::de::Error) -> DataError {
    let offset = error.span().map_or(0, |span| span.start);
    let problem = error.message().lines().collect::<Vec<_>>().join(", ");
    DataError::at(text, offset, problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_line() {
        #[derive(Debug, serde::Deserialize)]
        #[allow(dead_code)]
        struct Data {
            tiles: u8,
            boards: u8,
        }
        let error = parse_data::<Data>("# comment\ntiles = 3\nboards = \"nine\"\n").unwrap_err();
        assert_eq!(error.line, 3, "{error}");
        let error = parse_data::<Data>("tiles = 3\n\n[[[").unwrap_err();
        assert_eq!(error.line, 3, "{error}");
    }
}
