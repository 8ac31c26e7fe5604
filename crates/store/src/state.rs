/// How far a table is. The store keeps it beside the log, so that it can find the tables to wake up after a restart
/// and the ones to forget without reading what the logs say.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// People are still sitting down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over: nothing more is expected to happen.
    Finished,
}

impl State {
    /// The number that stands for it in a database. Part of the format: never changed.
    pub(crate) fn code(self) -> i16 {
        match self {
            State::Gathering => 0,
            State::Playing => 1,
            State::Finished => 2,
        }
    }

    /// The state with this number. One that only a later program knows counts as played: such a table is kept.
    pub(crate) fn from_code(code: i16) -> Self {
        match code {
            0 => State::Gathering,
            2 => State::Finished,
            _ => State::Playing,
        }
    }
}
