use std::time::{Duration, Instant};

/// How long it takes from a command at a table until everyone else hears of it.
///
/// What is heard is known by its version, and so is what a command led to, but either may come first.
pub(crate) struct Echo {
    /// By the version, of which the last digits are enough: nobody lags so far behind.
    slots: [Slot; Echo::SLOTS],
}

#[derive(Default)]
struct Slot {
    version: u64,
    sent: Option<Instant>,
    /// When it was heard before it was known when it was sent.
    heard: Vec<Instant>,
}

impl Echo {
    const SLOTS: usize = 32;

    pub(crate) fn new() -> Self {
        Echo { slots: Default::default() }
    }

    fn slot(&mut self, version: u64) -> Option<&mut Slot> {
        let slot = &mut self.slots[(version % Echo::SLOTS as u64) as usize];
        if slot.version < version {
            slot.heard.clear();
            (slot.version, slot.sent) = (version, None);
        }
        (slot.version == version).then_some(slot)
    }

    /// Somebody else hears of a version. Says how long it took, if that is known already.
    pub(crate) fn heard(&mut self, version: u64, at: Instant) -> Option<Duration> {
        let slot = self.slot(version)?;
        if slot.sent.is_none() {
            slot.heard.push(at);
        }
        slot.sent.map(|sent| at.saturating_duration_since(sent))
    }

    /// A command sent at this moment led to this version. Says how long it took those who heard of it already.
    pub(crate) fn done(&mut self, version: u64, sent: Instant) -> impl Iterator<Item = Duration> {
        let heard = self.slot(version).map(|slot| {
            slot.sent = Some(sent);
            std::mem::take(&mut slot.heard)
        });
        heard.into_iter().flatten().map(move |at| at.saturating_duration_since(sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_echo_is_measured_whether_the_command_or_the_news_is_known_first() {
        let start = Instant::now();
        let after = |milliseconds| start + Duration::from_millis(milliseconds);
        let mut echo = Echo::new();
        assert_eq!(echo.heard(1, after(5)), None);
        assert_eq!(echo.done(1, start).collect::<Vec<_>>(), [Duration::from_millis(5)]);
        assert_eq!(echo.heard(1, after(7)), Some(Duration::from_millis(7)));
        assert_eq!(echo.done(2, after(10)).count(), 0);
        assert_eq!(echo.heard(2, after(11)), Some(Duration::from_millis(1)));
        // What comes much too late is not taken for something else.
        assert_eq!(echo.heard(2 + 32, after(20)), None);
        assert_eq!(echo.heard(2, after(21)), None);
    }
}
