use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 by the clock of the system: for what nobody is charged by, such as when a table was last touched. A clock that was set before that counts as 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
