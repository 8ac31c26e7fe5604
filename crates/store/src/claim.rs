use crate::StoreError;
use crate::address::Address;
use crate::postgres::PostgresClaim;
use crate::sqlite::FileClaim;

/// The right to serve the tables of a store, which one server has at a time. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Claim {
    held: Held,
}

#[derive(Debug)]
enum Held {
    /// Nobody else can reach them.
    InMemory,
    File(FileClaim),
    Postgres(Box<PostgresClaim>),
}

impl Claim {
    /// Takes it for the store at this address; [`StoreError::Held`] if another process has it.
    pub async fn take(address: &str) -> Result<Self, StoreError> {
        let held = match Address::read(address)? {
            Address::Memory => Held::InMemory,
            Address::Sqlite(path) => Held::File(FileClaim::take(&path)?),
            Address::Postgres(address) => Held::Postgres(Box::new(PostgresClaim::take(&address).await?)),
        };
        Ok(Claim { held })
    }

    /// Takes part in it with other servers that know of each other; [`StoreError::Held`] if one has it alone.
    pub async fn share(address: &str) -> Result<Self, StoreError> {
        match Address::read(address)? {
            Address::Memory | Address::Sqlite(_) => {
                Err(StoreError::Refused("several servers can share tables only in a PostgreSQL database".to_owned()))
            }
            Address::Postgres(address) => {
                Ok(Claim { held: Held::Postgres(Box::new(PostgresClaim::share(&address).await?)) })
            }
        }
    }

    /// Asks whoever has it to finish, waits until they have, and takes it.
    pub async fn take_over(address: &str) -> Result<Self, StoreError> {
        let held = match Address::read(address)? {
            Address::Memory => Held::InMemory,
            Address::Sqlite(path) => Held::File(FileClaim::take_over(&path).await?),
            Address::Postgres(address) => Held::Postgres(Box::new(PostgresClaim::take_over(&address).await?)),
        };
        Ok(Claim { held })
    }

    /// Waits until another server wants to [take over](Claim::take_over), or has taken it because it was lost.
    pub async fn wanted(&mut self) {
        match &mut self.held {
            Held::InMemory => std::future::pending().await,
            Held::File(claim) => claim.wanted().await,
            Held::Postgres(claim) => claim.wanted().await,
        }
    }

    /// Gives it up, and waits until it is given up.
    pub async fn release(self) {
        match self.held {
            Held::InMemory => {}
            Held::File(claim) => drop(claim),
            Held::Postgres(claim) => claim.release().await,
        }
    }
}
