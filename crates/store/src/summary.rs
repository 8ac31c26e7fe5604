use sqlx::{ColumnIndex, Decode, Row, Type};

use crate::State;

/// What the store knows of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// How far it is.
    pub state: State,
    /// How many entries its log has.
    pub length: u64,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: u64,
    /// When something was last appended, in milliseconds since 1970.
    pub touched_ms: u64,
    /// Why it was set aside, if it was.
    pub quarantined: Option<String>,
}

/// A table with its log, for whoever looks into it: also one that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// What the store knows of it.
    pub summary: Summary,
    /// Its log.
    pub entries: Vec<String>,
}

/// Which tables are listed. Without any wish all are.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those that were set aside.
    pub quarantined: bool,
    /// Only those that are so far.
    pub state: Option<State>,
    /// At most so many, those that were touched last; zero is all.
    pub most: u32,
}

/// What a [`Summary`] is read from, in this order.
pub(crate) const COLUMNS: &str = "tables.id, state, length, created_ms, touched_ms, quarantined";

impl Filter {
    /// The statement that finds the tables. It holds numbers of ours and nothing that anybody wrote.
    pub(crate) fn statement(&self) -> String {
        let mut wishes = Vec::new();
        if self.quarantined {
            wishes.push("quarantined IS NOT NULL".to_owned());
        }
        if let Some(state) = self.state {
            wishes.push(format!("state = {}", state.code()));
        }
        let wishes = if wishes.is_empty() { String::new() } else { format!(" WHERE {}", wishes.join(" AND ")) };
        let most = if self.most == 0 { String::new() } else { format!(" LIMIT {}", self.most) };
        format!("SELECT {COLUMNS} FROM tables{wishes} ORDER BY touched_ms DESC, tables.id{most}")
    }

    /// Whether this table is wanted.
    pub(crate) fn wants(&self, summary: &Summary) -> bool {
        (!self.quarantined || summary.quarantined.is_some()) && self.state.is_none_or(|state| state == summary.state)
    }
}

impl Summary {
    /// Reads a row of [`COLUMNS`].
    pub(crate) fn read<'r, R: Row>(row: &'r R) -> Result<Self, sqlx::Error>
    where
        usize: ColumnIndex<R>,
        String: Decode<'r, R::Database> + Type<R::Database>,
        i16: Decode<'r, R::Database> + Type<R::Database>,
        i64: Decode<'r, R::Database> + Type<R::Database>,
    {
        let number = |place: usize| row.try_get::<i64, _>(place).map(i64::unsigned_abs);
        Ok(Summary {
            id: row.try_get(0)?,
            state: State::from_code(row.try_get(1)?),
            length: number(2)?,
            created_ms: number(3)?,
            touched_ms: number(4)?,
            quarantined: row.try_get(5)?,
        })
    }
}
