use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A game's view as JSON text: made once, and written as it is.
///
/// It is read by way of a [`Value`], because a message whose kind is told by one of its fields is taken apart before it is
/// known what it is, and then no text is left.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct ViewText(Box<RawValue>);

impl ViewText {
    pub(crate) fn of<V: Serialize>(view: &V) -> Self {
        ViewText(to_raw_value(view).expect("a view serialises"))
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl<'de> Deserialize<'de> for ViewText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|view| ViewText::of(&view))
    }
}
