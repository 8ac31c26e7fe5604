use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use crate::output::plain;

/// Why a command could not do what it was asked to. Shown once, as one sentence, by [`report`](Failure::report).
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for, or given, cannot be used.
    Input(String),
    /// Something outside failed while we were at it: a full disk, for instance.
    System(String),
    /// Whoever read our output has heard enough.
    NobodyListens,
}

impl Failure {
    pub(crate) fn input(problem: impl Display) -> Self {
        Failure::Input(problem.to_string())
    }

    /// Something failed while `doing` something.
    pub(crate) fn system(doing: impl Display, error: impl Display) -> Self {
        Failure::System(format!("{doing}: {error}"))
    }

    /// Says what is wrong on standard error. Bad input exits with 2, like a wrong flag; anything else with 1.
    pub(crate) fn report(self) -> ExitCode {
        let (problem, code) = match self {
            Failure::Input(problem) => (problem, 2),
            Failure::System(problem) => (problem, 1),
            Failure::NobodyListens => return ExitCode::SUCCESS,
        };
        // It may be what a server says.
        anstream::eprintln!("underhill: {}", plain(&problem));
        ExitCode::from(code)
    }
}

/// Only writing to standard output is converted without further words.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::NobodyListens
        } else {
            Failure::system("the output cannot be written", error)
        }
    }
}
