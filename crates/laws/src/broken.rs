use std::fmt;

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law, as a sentence.
    pub law: &'static str,
    /// What was seen instead.
    pub seen: String,
    /// The steps that led there.
    pub steps: Vec<String>,
}

impl Broken {
    pub(crate) fn new(law: &'static str, seen: impl fmt::Display) -> Self {
        Broken { law, seen: seen.to_string(), steps: Vec::new() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} steps a law is broken: {}\n  seen: {}", self.steps.len(), self.law, self.seen)?;
        if !self.steps.is_empty() {
            write!(f, "\n  steps: {:?}", self.steps)?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

/// A law holds, or it is broken with what was seen.
pub(crate) fn hold(holds: bool, law: &'static str, seen: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(law, seen())) }
}
