//! Where tables are kept.
//!
//! A table, a place where people play, is its log: a list of entries, each a text that means nothing here. A [`Store`]
//! keeps the logs in memory, in an SQLite file or in a PostgreSQL database.
//!
//! What always holds:
//!
//! - **What is acknowledged is durable.** [`Store::create`] and [`Store::append`] return `Ok` only after the
//!   transaction with the entries has been committed and written to the disk.
//! - **All or nothing.** The entries of one call are stored together or not at all, whatever fails.
//! - **Two writers never both win.** An append names the length of the log it continues, and the length is compared
//!   inside the transaction, so this holds for several processes on one database too.
//! - **A failure says what is known.** [`StoreError::Unavailable`] means that nothing was stored;
//!   [`StoreError::Unknown`] means that only loading the log again can tell.
//!
//! Several servers can share a PostgreSQL database: see [`Nodes`].
//!
//! Waiting for the disk takes far longer than writing a few rows. So one task writes, takes whatever is waiting by the
//! time it is free, and commits it as one transaction: a lone append is written at once, and a thousand at the same
//! time share a few waits.

mod absence;
mod address;
mod batch;
mod claim;
mod clock;
mod error;
mod in_memory;
mod ledger;
mod limits;
mod migrations;
mod nodes;
mod postgres;
mod restore;
mod sqlite;
mod state;
mod store;
mod summary;
mod wake;
mod writer;

pub use absence::Absence;
pub use claim::Claim;
pub use error::StoreError;
pub use limits::{LARGEST_WRITE, LONGEST_ID};
pub use nodes::{Fence, LEASE, Node, NodeId, Nodes, Progress, Taking};
pub use postgres::{Ears, Listening};
pub use restore::{Restored, restore};
pub use state::State;
pub use store::Store;
pub use summary::{Filter, Inspection, Summary};
pub use wake::{Wake, WakeMark};
