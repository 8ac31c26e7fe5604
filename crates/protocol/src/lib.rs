//! What is said between a table and the people at it: one family of messages for each direction. `docs/protocol.md`
//! describes them for other programs; its examples are read by a test.

mod from_client;
mod http;
mod table_id;
mod to_client;

pub use from_client::{BUILD, FromClient, Hello, NumberedCommand, PROTOCOL};
pub use http::{Entrance, Listing, NewSeat, NewTable, Problem, Seated};
pub use table_id::{FirstLetters, TableId};
pub use to_client::{CloseCode, ToClient};
pub use underhill_table::Command;
