//! Reading what is written as JSON.

use serde::de::DeserializeOwned;

/// Reads a value. In a browser by way of a [`serde_json::Value`]: what reads a type from text is four times as large as what reads
/// it from a value, and the app would have both.
///
/// # Errors
/// If the text is something else.
pub fn read_json<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    #[cfg(target_arch = "wasm32")]
    return serde_json::from_value(serde_json::from_str(text)?);
    #[cfg(not(target_arch = "wasm32"))]
    serde_json::from_str(text)
}
