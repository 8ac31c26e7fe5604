use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;
use underhill_core::Seat;
use underhill_server::{AppFile, Config, Limits, Server};
use underhill_store::{State, Store};
use underhill_table::{AnyTable, Entry, rebuild};

use crate::wire::Wire;

/// A server with the app on a port of its own.
pub struct Site {
    server: Option<Server>,
    address: SocketAddr,
    config: Config,
    store: Store,
    _folder: TempDir,
}

impl Site {
    /// Starts one. Bots think a twentieth of their time, so that games are short.
    pub async fn start() -> Site {
        let app = env::var_os("UNDERHILL_APP").map(PathBuf::from).expect("`cargo xtask browser` says where the app is");
        let folder = tempfile::tempdir().expect("a folder for the tables");
        let store = format!("sqlite:{}", folder.path().join("tables.db").display());
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            store: store.clone(),
            bot_scale: 0.05,
            app: AppFile::read_folder(&app).expect("the app has been built"),
            limits: Limits {
                requests: 10_000,
                tables: 10_000,
                commands: 10_000,
                downloads: 100_000,
                ..Limits::default()
            },
            ..Config::default()
        };
        let server = Server::start(config.clone()).await.expect("the server starts");
        let address = server.address();
        let store = Store::open(&store).await.expect("the tables can be read");
        Site { server: Some(server), address, config: Config { listen: address, ..config }, store, _folder: folder }
    }

    /// An address of the site.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A wire of its own to this site, for somebody who is going to lose their connection.
    pub async fn wire(&self) -> Wire {
        Wire::to(self.address).await
    }

    /// A table as the server keeps it.
    pub async fn table(&self, id: &str) -> Box<dyn AnyTable> {
        let lines = self.store.load(id).await.expect("the tables can be read").expect("there is such a table");
        let log = lines.iter().map(|line| serde_json::from_str::<Entry>(line).expect("an entry can be read"));
        rebuild(log).expect("a table that was kept can be built again")
    }

    /// Keeps a table with everything that happened at it, and says under which code it is found.
    pub async fn keep(&self, log: &[Entry]) -> String {
        static KEPT: AtomicU32 = AtomicU32::new(1);
        let id = format!("KEPT-{:04}", KEPT.fetch_add(1, Ordering::Relaxed));
        let lines = log.iter().map(|entry| serde_json::to_string(entry).expect("an entry serialises")).collect();
        self.store.create(&id, State::Playing, lines).await.expect("the code is free");
        id
    }

    /// The seat of somebody by their name.
    pub async fn seat(&self, id: &str, name: &str) -> Seat {
        let table = self.table(id).await;
        let called =
            |place: &underhill_table::Place| place.name.as_ref().is_some_and(|other| other.to_string() == name);
        Seat::new(table.places().iter().position(called).expect("they sit there"))
    }

    /// Brings another build of the app to the server: the same, by another name.
    pub async fn bring_another_build(&mut self) {
        let named = self.config.app.iter().find(|file| file.path == "build.txt").expect("a build has a name");
        let name = std::str::from_utf8(&named.bytes).expect("a name is text").to_owned();
        let mut renamed = 0;
        for file in &mut self.config.app {
            let Ok(text) = std::str::from_utf8(&file.bytes) else { continue };
            if text.contains(&name) {
                (file.bytes, file.packed) = (text.replace(&name, "another").into(), None);
                renamed += 1;
            }
        }
        assert_eq!(renamed, 3, "the page, its service worker and the server know their build");
        self.stop().await;
        self.start_again().await;
    }

    /// Takes the server away.
    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// Brings a server back at the same address.
    pub async fn start_again(&mut self) {
        self.server = Some(Server::start(self.config.clone()).await.expect("the server starts again"));
    }
}
