//! The games for Python: one by one, in batches, with the bots, at servers. `python/underhill` is what people import; its stubs
//! (`_underhill.pyi`) say what is here, and `docs/python.md` how it is used.

mod any_single;
mod batch;
mod beginning;
mod bot;
mod budget;
mod errors;
mod game;
mod guest;
mod single;
mod texts;

use pyo3::prelude::*;

/// What is written in Rust of the package `underhill`.
#[pymodule(gil_used = false)]
mod _underhill {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::errors::IllegalAction;
    #[pymodule_export]
    use crate::game::{Game, from_record, from_view, new_game, unpickle};
    #[pymodule_export]
    use crate::guest::{Guest, open_table};
    #[pymodule_export]
    use crate::texts::{action_meanings, games, observation_parts, rules};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
