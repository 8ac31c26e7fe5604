use clap::Args;
use underhill_client::Server;

use crate::failure::Failure;

/// Ask a server whether it can do its work, for the health checks of containers and the like.
///
/// Says nothing and succeeds if it can; otherwise says why not, with exit code 1.
#[derive(Args)]
pub(crate) struct Health {
    /// The server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7878")]
    at: String,
}

impl Health {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let server = Server::at(&self.at).map_err(Failure::input)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::system("the runtime cannot be started", error))?;
        runtime.block_on(server.ready()).map_err(|error| Failure::System(error.to_string()))
    }
}
