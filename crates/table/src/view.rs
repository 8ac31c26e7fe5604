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

/// What stands in a view in place of options that were left out.
const NO_OPTIONS: &str = "\"options\":null";

/// Options of at most so many bytes are not worth leaving out.
const SMALL: usize = 512;

/// How options stand in a view, if they are worth leaving out.
pub(crate) fn options_in_view<O: Serialize>(options: &O) -> Option<String> {
    let text = serde_json::to_string(options).expect("options serialise");
    if text.len() > SMALL { Some(format!("\"options\":{text}")) } else { None }
}

impl ViewText {
    pub(crate) fn of<V: Serialize>(view: &V) -> Self {
        ViewText(to_raw_value(view).expect("a view serialises"))
    }

    /// The same with `null` in place of the options, given as they stand there; unchanged if they do not.
    pub(crate) fn without(&self, options: &str) -> Self {
        let text = self.get().replacen(options, NO_OPTIONS, 1);
        ViewText(RawValue::from_string(text).expect("null is as good as any value"))
    }

    /// Puts the options back that were left out, if they were.
    #[must_use]
    pub fn with_options(self, options: &Value) -> Self {
        if !self.get().contains(NO_OPTIONS) {
            return self;
        }
        match serde_json::from_str(self.get()) {
            Ok(Value::Object(mut view)) if view.get("options").is_some_and(Value::is_null) => {
                view.insert("options".to_owned(), options.clone());
                ViewText::of(&Value::Object(view))
            }
            _ => self,
        }
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
