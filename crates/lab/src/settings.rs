//! Numbers of a search that differ from those that ship, as they are given on the command line.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The settings with some of their numbers replaced: each change is `KEY=VALUE`, and `KEY.KEY=VALUE` for what is inside another.
///
/// # Panics
/// If a change is written otherwise, or the settings have no such number.
pub(crate) fn changed<'a, T: Serialize + DeserializeOwned>(settings: &T, changes: impl Iterator<Item = &'a str>) -> T {
    let mut numbers = serde_json::to_value(settings).expect("numbers");
    for change in changes {
        let (key, value) = change.split_once('=').unwrap_or_else(|| panic!("not KEY=VALUE: {change}"));
        let value: Value = serde_json::from_str(value).unwrap_or_else(|_| panic!("not a value: {value}"));
        let place = numbers.pointer_mut(&format!("/{}", key.replace('.', "/")));
        *place.unwrap_or_else(|| panic!("the search has no {key}")) = value;
    }
    serde_json::from_value(numbers).unwrap_or_else(|error| panic!("the search cannot have these numbers: {error}"))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Settings {
        deep: u32,
        inner: Option<Inner>,
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Inner {
        wide: f32,
    }

    #[test]
    fn what_is_not_named_stays_as_it_is() {
        let settings = || Settings { deep: 3, inner: Some(Inner { wide: 0.5 }) };
        let change = |change: &'static str| changed(&settings(), [change].into_iter());
        assert_eq!(changed(&settings(), [].into_iter()), settings());
        assert_eq!(change("inner.wide=2"), Settings { deep: 3, inner: Some(Inner { wide: 2.0 }) });
        assert_eq!(change("inner=null"), Settings { deep: 3, inner: None });
    }

    #[test]
    #[should_panic(expected = "no depth")]
    fn what_there_is_not_cannot_be_changed() {
        let _ = changed(&Settings { deep: 3, inner: None }, ["depth=4"].into_iter());
    }
}
