//! What core promises, shown with real games.

mod options;
mod play;
mod record;
mod words;
