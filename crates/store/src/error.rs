use thiserror::Error;

/// Why the store did not do what it was asked to.
///
/// After anything but [`Unknown`](StoreError::Unknown) nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// A table with this id exists already.
    #[error("there is a table with this id already")]
    Taken,
    /// No table has this id.
    #[error("there is no table with this id")]
    Missing,
    /// Somebody else wrote first: the log has another length than the append expected.
    #[error("the log has {length} entries by now")]
    Conflict {
        /// How many entries the log has.
        length: u64,
    },
    /// Another server has become the owner of the table since: what was to be appended is not for this one to decide.
    #[error("another server has the table by now")]
    Fenced,
    /// The table was set aside by [`Store::quarantine`](crate::Store::quarantine), for this reason.
    #[error("the table was set aside: {0}")]
    Quarantined(String),
    /// A server has these tables already.
    #[error("{holder} has these tables: two servers on the same tables would not know of each other's games")]
    Held {
        /// Which process that is, as far as it is known.
        holder: String,
    },
    /// What was asked for can never be done; trying again is useless.
    #[error("{0}")]
    Refused(String),
    /// The database cannot be used at the moment. Nothing was stored; trying again later may help.
    #[error("{0}")]
    Unavailable(String),
    /// The connection broke while the transaction was being committed: whether the entries are stored is not known
    /// until the log is loaded again.
    #[error("{0}")]
    Unknown(String),
}
