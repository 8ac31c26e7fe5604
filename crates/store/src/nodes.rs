use std::fmt;
use std::time::Duration;

use crate::postgres::Postgres;
use crate::{Absence, Listening, StoreError};

/// So long a server is believed to be there after it last said so.
pub const LEASE: Duration = Duration::from_secs(6);

/// One of several servers on one store. No number is given twice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub i64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The right to write to a table: whoever has another is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// The owner of the table.
    pub owner: NodeId,
    /// How often the table has had a new owner.
    pub epoch: i64,
}

/// A server that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Which one.
    pub id: NodeId,
    /// What its operator calls it.
    pub name: String,
    /// Which build it is.
    pub build: String,
}

/// What came of taking a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taking {
    /// It is owned from now on.
    Taken {
        /// The number of the table in the store, which servers call it by.
        key: i64,
        /// As whom to write to it.
        fence: Fence,
        /// If its owner was lost: from the owner's last sign of life until now.
        lost: Option<Absence>,
    },
    /// A server that is there has it.
    Owned {
        /// The number of the table in the store.
        key: i64,
        /// Which server.
        by: NodeId,
    },
}

/// How far the log of a table is, and who may continue it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of the table.
    pub key: i64,
    /// How many entries its log has.
    pub length: u64,
    /// Who may write; nobody at the moment if none.
    pub fence: Option<Fence>,
}

/// What several servers on one store need: who is there, and who has which table.
///
/// Every table that is in the memory of a server as its owner has that server in its row, and the number of its owners so far: the
/// epoch. Whoever writes names both and is refused if they have changed ([`StoreError::Fenced`]). So it does not matter for what is
/// stored whether a server that is slow, stopped or cut off still believes to be the owner; leases only decide how soon another may
/// take its place. They end by the clock of the database alone.
#[derive(Clone, Debug)]
pub struct Nodes {
    postgres: Postgres,
}

impl Nodes {
    pub(crate) fn new(postgres: Postgres) -> Self {
        Nodes { postgres }
    }

    /// Joins as another server.
    pub async fn join(&self, name: &str, build: &str) -> Result<NodeId, StoreError> {
        self.postgres.join(name, build).await
    }

    /// Says that a server is still there, for another [`LEASE`]; says what time it is, in milliseconds since 1970, and who
    /// is there.
    pub async fn renew(&self, node: NodeId) -> Result<(u64, Vec<Node>), StoreError> {
        self.postgres.renew(node).await
    }

    /// Gives every table back that a server has, and says that it is gone.
    pub async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.postgres.leave(node).await
    }

    /// Takes a table for a server, if nobody who is there has it. [`StoreError::Missing`] if there is no such table.
    pub async fn take(&self, table: &str, node: NodeId) -> Result<Taking, StoreError> {
        self.postgres.take(table, node).await
    }

    /// Gives a table back, unless somebody else has it by now.
    pub async fn release(&self, key: i64, fence: Fence) -> Result<(), StoreError> {
        self.postgres.release(key, fence).await
    }

    /// The entries of a log from a number on: as many as there are at one moment.
    pub async fn entries_from(&self, key: i64, number: u64) -> Result<Vec<String>, StoreError> {
        self.postgres.entries_from(key, number).await
    }

    /// How far these tables are, as far as they are there.
    pub async fn progress(&self, keys: &[i64]) -> Result<Vec<Progress>, StoreError> {
        self.postgres.progress(keys).await
    }

    /// The tables that have to be woken by this moment, in milliseconds since 1970, and nobody has who is there: at most so many.
    pub async fn forsaken(&self, until_ms: u64, most: u32) -> Result<Vec<String>, StoreError> {
        self.postgres.forsaken(until_ms, most).await
    }

    /// What is told of a public table from now on; nothing without a text.
    pub async fn list(&self, key: i64, text: Option<&str>) -> Result<(), StoreError> {
        self.postgres.list_publicly(key, text).await
    }

    /// What is told of all public tables.
    pub async fn listed(&self) -> Result<Vec<String>, StoreError> {
        self.postgres.listed().await
    }

    /// What only servers on this store know. The first one makes it up.
    pub async fn secret(&self, new: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.postgres.secret(new).await
    }

    /// The address of the database, for whoever wants to listen there.
    pub fn listening(&self) -> Listening {
        self.postgres.listening()
    }
}
