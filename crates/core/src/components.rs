use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{DataError, Spanned};

/// The word that stands for the components that come with a game.
pub const BUILT_IN: &str = "built-in";

/// The contents of a components file: what is in the box.
pub trait ComponentsFile: Sized + fmt::Debug + Send + Sync + 'static {
    /// Reads and validates a file.
    fn parse(text: &str) -> Result<Self, DataError>;

    /// The components that come with the game, parsed once.
    fn built_in() -> &'static Arc<Self>;
}

/// Where a value of a components file comes from. The file says so for every value, for the people who read it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// An edition of the rulebook states it.
    Rulebook,
    /// Something else that was published states it, for instance a review.
    Public,
    /// Nothing published states it: it was chosen for this project.
    House,
}

/// A value of a components file with its provenance: `{ value = 3, provenance = "rulebook" }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value, and where in the file it stands.
    pub value: Spanned<T>,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// The components a game is played with: the built-in ones or a player's own file.
///
/// As an option it is the word `built-in` or the whole text of the file, so that a record replays anywhere. Two are
/// equal when their sources are.
pub struct Components<T> {
    source: Option<Arc<str>>,
    data: Arc<T>,
}

impl<T: ComponentsFile> Components<T> {
    /// The built-in components, for the word [`built-in`](BUILT_IN), or those of a file with this text.
    pub fn from_source(text: &str) -> Result<Self, DataError> {
        if text == BUILT_IN {
            return Ok(Self::default());
        }
        Ok(Components { source: Some(text.into()), data: Arc::new(T::parse(text)?) })
    }

    fn source(&self) -> &str {
        self.source.as_deref().unwrap_or(BUILT_IN)
    }
}

impl<T: ComponentsFile> Default for Components<T> {
    fn default() -> Self {
        Components { source: None, data: T::built_in().clone() }
    }
}

impl<T> Clone for Components<T> {
    fn clone(&self) -> Self {
        Components { source: self.source.clone(), data: self.data.clone() }
    }
}

impl<T> Deref for Components<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.data
    }
}

impl<T> PartialEq for Components<T> {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
    }
}

impl<T> Eq for Components<T> {}

impl<T: ComponentsFile> fmt::Debug for Components<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.source())
    }
}

impl<T: ComponentsFile> Serialize for Components<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.source())
    }
}

impl<'de, T: ComponentsFile> Deserialize<'de> for Components<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Components::from_source(&text).map_err(serde::de::Error::custom)
    }
}
