//! How long to think, as `go` says it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use underhill_search::{Level, Meter};

/// What ends thinking, whichever comes first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    time: Option<Duration>,
    nodes: Option<u64>,
    /// In plies.
    pub(crate) depth: Option<u32>,
    /// Nothing but `stop`.
    pub(crate) endless: bool,
}

impl Limits {
    /// `movetime MS`, `nodes N`, `depth PLIES` or several of them, `infinite`, or nothing for the level's own time.
    pub(crate) fn read(text: &str, level: Level) -> Result<Limits, String> {
        let mut limits = Limits::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                limits.endless = true;
                continue;
            }
            let number = words.next().and_then(|number| number.parse::<u64>().ok()).filter(|&number| number > 0);
            let number = |what: &str| number.ok_or_else(|| format!("`{word}` is followed by {what}"));
            match word {
                "movetime" => limits.time = Some(Duration::from_millis(number("a number of milliseconds")?)),
                "nodes" => limits.nodes = Some(number("a whole number from 1 on")?),
                "depth" => limits.depth = Some(number("a number of plies from 1 on")?.min(u64::from(u32::MAX)) as u32),
                _ => {
                    let known = "`movetime MS`, `nodes N`, `depth PLIES`, `infinite` or nothing";
                    return Err(format!("`go` is followed by {known}"));
                }
            }
        }
        if limits == Limits::default() {
            limits.time = Some(level.budget());
        } else if limits.endless && limits != (Limits { endless: true, ..Limits::default() }) {
            return Err("`infinite` stands alone: it is ended by `stop`".to_owned());
        }
        Ok(limits)
    }
}

/// A budget that can be stopped.
pub(crate) struct Going<'s> {
    limits: Limits,
    start: Instant,
    stop: &'s AtomicBool,
}

impl<'s> Going<'s> {
    pub(crate) fn new(limits: Limits, stop: &'s AtomicBool) -> Self {
        Going { limits, start: Instant::now(), stop }
    }
}

impl Meter for Going<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if self.stop.load(Ordering::Relaxed) {
            return f64::INFINITY;
        }
        let time = self.limits.time.map_or(0.0, |limit| self.start.elapsed().as_secs_f64() / limit.as_secs_f64());
        time.max(self.limits.nodes.map_or(0.0, |limit| nodes as f64 / limit as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn go_is_read() {
        let read = |text: &str| Limits::read(text, Level::Hard);
        let time = |milliseconds| Some(Duration::from_millis(milliseconds));
        assert_eq!(read("movetime 250"), Ok(Limits { time: time(250), ..Limits::default() }));
        assert_eq!(read("nodes 9"), Ok(Limits { nodes: Some(9), ..Limits::default() }));
        assert_eq!(read("depth 5"), Ok(Limits { depth: Some(5), ..Limits::default() }));
        assert_eq!(read("depth 5 movetime 7"), Ok(Limits { depth: Some(5), time: time(7), ..Limits::default() }));
        assert_eq!(read("infinite"), Ok(Limits { endless: true, ..Limits::default() }));
        assert_eq!(read(""), Ok(Limits { time: Some(Level::Hard.budget()), ..Limits::default() }));
        for wrong in ["movetime soon", "nodes", "nodes 0", "depth -1", "fast", "infinite depth 3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(read("movetime 18446744073709551615").is_ok());
    }

    #[test]
    fn whatever_is_reached_first_counts() {
        let (stop, nodes) = (AtomicBool::new(false), Some(10));
        let going = Going::new(Limits { nodes, time: Some(Duration::from_secs(1 << 40)), ..Limits::default() }, &stop);
        assert!(going.spent(5) < 0.6 && going.spent(10) >= 1.0);
        let endless = Going::new(Limits { endless: true, ..Limits::default() }, &stop);
        assert_eq!(endless.spent(u64::MAX), 0.0);
        stop.store(true, Ordering::Relaxed);
        assert_eq!(endless.spent(0), f64::INFINITY);
    }
}
