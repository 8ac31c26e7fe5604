//! What Python is told when something is refused.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyAnyMethods;

use crate::any_single::Refused;

create_exception!(
    underhill,
    IllegalAction,
    PyValueError,
    "Something that the rules do not allow. `rule` is the id of the rule, or None if no single rule says so."
);

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> PyErr {
        let text = match refused.rule {
            Some(rule) => format!("{} ({rule})", refused.text),
            None => refused.text.clone(),
        };
        let error = IllegalAction::new_err(text);
        Python::attach(|py| {
            // An error about an error would help nobody.
            let _ = error.value(py).setattr("rule", refused.rule);
            let _ = error.value(py).setattr("text", refused.text);
        });
        error
    }
}
