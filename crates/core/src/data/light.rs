//! Data files in a browser: read by way of a tree, so that the reader of TOML is compiled once and not for every type. A browser
//! reads only files that were read elsewhere before; nobody needs to hear from it in which line something is wrong.

use std::ops::Range;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{DataError, complaint};

/// A value. Where in the file it stands is not known here.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Spanned<T>(T);

impl<T> Spanned<T> {
    /// The value.
    pub const fn get_ref(&self) -> &T {
        &self.0
    }

    /// The beginning of the file.
    pub const fn span(&self) -> Range<usize> {
        0..0
    }
}

/// Reads a TOML data file.
pub fn parse_data<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    let tree: serde_json::Value = toml::from_str(text).map_err(|error| complaint(text, &error))?;
    T::deserialize(tree).map_err(|error| DataError::at(text, 0, error.to_string()))
}
