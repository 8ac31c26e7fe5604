use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;

use underhill_server::{AppFile, Config, Limits, Server};

/// A server with the app on a port of its own.
pub struct Site {
    server: Option<Server>,
    address: SocketAddr,
    config: Config,
}

impl Site {
    /// Starts one. Bots think a twentieth of their time, so that games are short.
    pub async fn start() -> Site {
        let folder =
            env::var_os("UNDERHILL_APP").map(PathBuf::from).expect("`cargo xtask browser` says where the app is");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            bot_scale: 0.05,
            app: AppFile::read_folder(&folder).expect("the app has been built"),
            limits: Limits { requests: 10_000, tables: 10_000, ..Limits::default() },
            ..Config::default()
        };
        let server = Server::start(config.clone()).await.expect("the server starts");
        let address = server.address();
        Site { server: Some(server), address, config: Config { listen: address, ..config } }
    }

    /// An address of the site.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Takes the server away.
    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// Brings a server back at the same address. What it knew is gone.
    pub async fn start_again(&mut self) {
        self.server = Some(Server::start(self.config.clone()).await.expect("the server starts again"));
    }
}
