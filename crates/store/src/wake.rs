use sqlx::{ColumnIndex, Decode, Row, Type};

/// A table where something has to happen though nobody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// The id of the table.
    pub table: String,
    /// When, in milliseconds since 1970; 0 is with the next start of the server.
    pub at_ms: u64,
    /// Where it is in the order of [`Store::wakes`](crate::Store::wakes).
    pub mark: WakeMark,
}

/// A place in the order in which tables have to be woken.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WakeMark {
    pub(crate) at_ms: i64,
    pub(crate) key: i64,
}

impl WakeMark {
    /// Before all.
    pub const START: WakeMark = WakeMark { at_ms: -1, key: i64::MAX };

    /// After all that have to be woken at this moment or before, in milliseconds since 1970.
    pub fn after(at_ms: u64) -> Self {
        WakeMark { at_ms: i64::try_from(at_ms).unwrap_or(i64::MAX), key: i64::MAX }
    }
}

impl Wake {
    /// Reads a row of an id, a moment and a key.
    pub(crate) fn read<'r, R: Row>(row: &'r R) -> Result<Self, sqlx::Error>
    where
        usize: ColumnIndex<R>,
        String: Decode<'r, R::Database> + Type<R::Database>,
        i64: Decode<'r, R::Database> + Type<R::Database>,
    {
        let at_ms: i64 = row.try_get(1)?;
        let mark = WakeMark { at_ms, key: row.try_get(2)? };
        Ok(Wake { table: row.try_get(0)?, at_ms: at_ms.unsigned_abs(), mark })
    }
}
