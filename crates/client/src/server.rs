use std::fmt;

use hyper::{Method, Uri};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpStream, lookup_host};
use underhill_core::Record;
use underhill_protocol::{Entrance, Listing, NewSeat, NewTable, Seated, TableId};
use underhill_table::Scene;

use crate::Error;
use crate::request::request;
use crate::wire::{Authority, Wire, secure};

/// A server that keeps tables, by its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Whether the address begins with `https`.
    secure: bool,
    /// An IPv6 address is in brackets.
    host: String,
    port: u16,
    /// The part of every path that comes before ours, without a slash at its end.
    base: String,
    authority: Authority,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:7878` or `https://example.org`.
    pub fn at(address: &str) -> Result<Self, Error> {
        let address = address.trim();
        let wrong = || Error::Address(format!("`{address}` is not an address like http://127.0.0.1:7878"));
        let (scheme, rest) = address.split_once("://").unwrap_or(("http", address));
        let secure = match scheme {
            "http" => false,
            "https" => true,
            _ => return Err(wrong()),
        };
        let uri: Uri = format!("http://{rest}").parse().map_err(|_| wrong())?;
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        let base = uri.path().trim_end_matches('/').to_owned();
        let port = uri.port_u16().unwrap_or(usual_port(secure));
        Ok(Server { secure, host: host.to_owned(), port, base, authority: Authority::Device })
    }

    /// The same server, whose certificate has to be issued by this authority, and by no other: one of a house or a
    /// company that devices in general do not know. `authority` is its own certificate in the PEM format.
    pub fn certified_by(self, authority: &str) -> Result<Self, Error> {
        Ok(Server { authority: Authority::own(authority)?, ..self })
    }

    /// The server and the table that a link leads to.
    pub fn of_link(link: &str) -> Result<(Self, TableId), Error> {
        let wrong = || Error::Address(format!("`{link}` is not a link to a table"));
        let plain = link.trim().split(['?', '#']).next().unwrap_or_default();
        let (rest, code) = plain.trim_end_matches('/').rsplit_once('/').ok_or_else(wrong)?;
        let table = code.parse().map_err(|_| wrong())?;
        let server = Server::at(rest.strip_suffix(Server::TABLE).ok_or_else(wrong)?)?;
        Ok((server, table))
    }

    /// What stands between the address and the code in a link.
    const TABLE: &str = "/t";

    /// The link to give to friends.
    pub fn link(&self, table: TableId) -> String {
        format!("{self}{}/{table}", Server::TABLE)
    }

    /// Opens a table.
    pub async fn open(&self, new: &NewTable) -> Result<TableId, Error> {
        let Entrance { table } = self.post("/api/v1/tables", new).await?;
        Ok(table)
    }

    /// The tables that anybody may join.
    pub async fn tables(&self) -> Result<Vec<Listing>, Error> {
        self.get("/api/v1/tables").await
    }

    /// Sits somebody down.
    pub async fn sit(&self, table: TableId, new: &NewSeat) -> Result<Seated, Error> {
        self.post(&format!("/api/v1/tables/{table}/seats"), new).await
    }

    /// A table as a bystander sees it.
    pub async fn scene(&self, table: TableId) -> Result<Scene, Error> {
        self.get(&format!("/api/v1/tables/{table}")).await
    }

    /// The games that are over at a table.
    pub async fn records(&self, table: TableId) -> Result<Vec<Record>, Error> {
        let body = request(self, Method::GET, &format!("/api/v1/tables/{table}/records"), None).await?;
        let text = std::str::from_utf8(&body).map_err(Error::unreadable)?;
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        lines.map(|line| Record::from_line(line).map_err(Error::unreadable)).collect()
    }

    /// Succeeds if the server can do its work: it answers, and its store does.
    pub async fn ready(&self) -> Result<(), Error> {
        request(self, Method::GET, "/health/ready", None).await.map(drop)
    }

    /// Whether the server runs on this very machine.
    pub async fn is_here(&self) -> Result<bool, Error> {
        let addresses: Vec<_> = self.lookup().await?.collect();
        Ok(!addresses.is_empty() && addresses.iter().all(|address| address.ip().is_loopback()))
    }

    async fn get<A: DeserializeOwned>(&self, path: &str) -> Result<A, Error> {
        let body = request(self, Method::GET, path, None).await?;
        serde_json::from_slice(&body).map_err(Error::unreadable)
    }

    async fn post<A: DeserializeOwned>(&self, path: &str, content: &impl Serialize) -> Result<A, Error> {
        let body = serde_json::to_vec(content).expect("what is sent serialises");
        let body = request(self, Method::POST, path, Some(body)).await?;
        serde_json::from_slice(&body).map_err(Error::unreadable)
    }

    pub(crate) async fn connect(&self) -> Result<Box<dyn Wire>, Error> {
        let unreachable = |error| Error::unreachable(self, error);
        let stream = TcpStream::connect((self.bare_host(), self.port)).await.map_err(unreachable)?;
        // Messages are small, and somebody waits for each.
        stream.set_nodelay(true).map_err(unreachable)?;
        if self.secure { secure(self, self.bare_host(), stream).await } else { Ok(Box::new(stream)) }
    }

    pub(crate) fn authority_of_certificates(&self) -> &Authority {
        &self.authority
    }

    /// The address of a socket of this server.
    pub(crate) fn socket_address(&self, path: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}", self.authority(), self.path(path))
    }

    async fn lookup(&self) -> Result<impl Iterator<Item = std::net::SocketAddr>, Error> {
        lookup_host((self.bare_host(), self.port)).await.map_err(|error| Error::unreachable(self, error))
    }

    /// An IPv6 address stands in brackets everywhere but here.
    fn bare_host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    pub(crate) fn authority(&self) -> String {
        if self.port == usual_port(self.secure) { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.base)
    }
}

/// What an address without a port means.
const fn usual_port(secure: bool) -> u16 {
    if secure { 443 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_prints_as_the_shortest_that_means_the_same() {
        for (given, printed) in [
            ("http://127.0.0.1:7878", "http://127.0.0.1:7878"),
            ("http://localhost:80/", "http://localhost"),
            ("localhost:7878", "http://localhost:7878"),
            ("http://[::1]:7878/games/", "http://[::1]:7878/games"),
            ("https://example.org:443/", "https://example.org"),
            ("https://example.org:80", "https://example.org:80"),
            ("http://example.org:443", "http://example.org:443"),
        ] {
            assert_eq!(Server::at(given).expect(given).to_string(), printed);
        }
        for wrong in ["", "http://", "ftp://localhost", "http://a b", "https://"] {
            assert!(Server::at(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_link_leads_back_to_its_table() {
        let server = Server::at("http://localhost:7878/games").unwrap();
        let table = TableId::from_bytes([1, 2, 3, 4, 5, 6, 7, 8]);
        let link = server.link(table);
        assert_eq!(link, "http://localhost:7878/games/t/1234-5678");
        for given in [link.clone(), format!("{link}/"), format!("{link}?lang=de#top")] {
            assert_eq!(Server::of_link(&given).expect("a link"), (server.clone(), table), "{given}");
        }
        for wrong in ["1234-5678", "http://localhost/t/1234", "http://localhost/x/1234-5678"] {
            assert!(Server::of_link(wrong).is_err(), "{wrong}");
        }
    }
}
