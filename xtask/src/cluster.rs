//! `cargo xtask cluster`: three servers on one PostgreSQL, speaking over NATS, behind one balancer, on this machine.

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use underhill_private_postgres::PrivatePostgres;

use crate::app::Build;
use crate::serve::{build_app_and_server, underhill};
use crate::shell::project;
use crate::tools::{NATS, NGINX, POSTGRES, provide};

const NODES: [&str; 3] = ["Ash", "Birch", "Cedar"];

/// Says that this is the process that keeps them.
const KEEPER: &str = "--keeper";

/// So often it is looked whether the balancer is still there.
const LOOK: Duration = Duration::from_millis(200);

/// A process that is asked to end when this is dropped, and waited for.
struct Running(Child);

impl Running {
    fn ask_to_end(&self) {
        // The shell's own `kill`: the program of this name is not on every machine. One that is gone already does not mind.
        let asking = format!("kill -TERM {}", self.0.id());
        let _ = Command::new("sh").args(["-c", &asking]).stderr(Stdio::null()).status();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.ask_to_end();
        let _ = self.0.wait();
    }
}

fn start(what: &str, command: &mut Command) -> Result<Running, String> {
    command.stdin(Stdio::null()).spawn().map(Running).map_err(|error| format!("{what} cannot be started: {error}"))
}

/// A port that nobody uses, found by using it for a moment.
fn free_port() -> Result<u16, String> {
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).map(|address| address.port());
    port.map_err(|error| format!("no port is free: {error}"))
}

/// Builds what is needed and lets a process of its own keep it all. However this one ends, the other hears of it and ends everything in
/// good order, the servers before their database: Ctrl+C would reach all of them at once.
pub(crate) fn cluster(arguments: &[String]) -> Result<(), String> {
    if let Some((KEEPER, arguments)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return keep(arguments);
    }
    provide(&[POSTGRES, NATS, NGINX])?;
    build_app_and_server()?;
    let this = std::env::current_exe().map_err(|error| format!("this program cannot be found: {error}"))?;
    let mut keeper = Command::new(this);
    keeper.args(["cluster", KEEPER]).args(arguments).stdin(Stdio::piped()).process_group(0);
    let problem = |error| format!("they cannot be kept: {error}");
    let mut keeper = keeper.spawn().map_err(problem)?;
    // Whoever is waited for has nothing more to hear; so this is kept apart until then.
    let is_here = keeper.stdin.take();
    let ended = keeper.wait().map_err(problem)?;
    drop(is_here);
    if ended.success() { Ok(()) } else { Err("something is wrong with them".to_owned()) }
}

/// Starts them all, says where they are, and waits until whoever started this is gone.
fn keep(arguments: &[String]) -> Result<(), String> {
    let folder = project().join("target/cluster");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let postgres = PrivatePostgres::start_new().map_err(|error| format!("PostgreSQL cannot be started: {error}"))?;
    let store = postgres.fresh_database().map_err(|error| format!("there is no database: {error}"))?;
    let wire = free_port()?;
    let mut nats = Command::new(NATS.name());
    nats.args(["-a", "127.0.0.1", "-p", &wire.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
    let nats = start("NATS", &mut nats)?;
    let mut ports = Vec::new();
    let mut servers = Vec::new();
    for name in NODES {
        let port = free_port()?;
        let mut server = underhill();
        server.arg("serve").args(["--listen", &format!("127.0.0.1:{port}"), "--store", &store]);
        server.args(["--wire", &format!("nats://127.0.0.1:{wire}"), "--node-name", name]);
        server.args(["--trusted-proxy", "127.0.0.1", "--app"]).arg(Build::Sooner.folder()).args(arguments);
        servers.push(start(name, &mut server)?);
        ports.push(port);
        eprintln!("{name}: http://127.0.0.1:{port}, process {}", servers.last().map_or(0, |server| server.0.id()));
    }
    let (address, file) = ("127.0.0.1:7878", folder.join("nginx.conf"));
    fs::write(&file, balancer(address, &ports, &folder)).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut nginx = Command::new(NGINX.name());
    nginx.arg("-p").arg(&folder).arg("-c").arg(&file).args(["-e", "stderr"]);
    let nginx = start("nginx", &mut nginx)?;
    eprintln!("all of them: http://{address}; Ctrl+C ends them, and killing one of them is what this is for");
    let ended = until_alone_or_ended(nginx);
    servers.iter().for_each(Running::ask_to_end);
    drop((servers, nats, postgres));
    eprintln!("all of them have ended");
    ended
}

/// Waits until whoever started this is gone, and ends the balancer; or until the balancer has ended by itself, which is a problem.
fn until_alone_or_ended(mut nginx: Running) -> Result<(), String> {
    let (heard, hearing) = mpsc::channel();
    thread::spawn(move || {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        let _ = heard.send(());
    });
    loop {
        match hearing.recv_timeout(LOOK) {
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            _ => return Ok(()),
        }
        match nginx.0.try_wait() {
            Ok(None) => {}
            Ok(Some(status)) => return Err(format!("nginx ended: {status}")),
            Err(error) => return Err(format!("nginx cannot be waited for: {error}")),
        }
    }
}

/// A balancer that sends everybody of a table to the same server as long as that is there. Any other would do as well.
fn balancer(address: &str, ports: &[u16], folder: &Path) -> String {
    let servers: String =
        ports.iter().map(|port| format!("    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;\n")).collect();
    let place = |name: &str| -> PathBuf { folder.join(name) };
    format!(
        "daemon off;
pid {pid};
events {{ }}
http {{
  access_log off;
  client_body_temp_path {temporary};
  proxy_temp_path {temporary};
  fastcgi_temp_path {temporary};
  uwsgi_temp_path {temporary};
  scgi_temp_path {temporary};
  map $uri $table {{
    ~^/api/v1/tables/(?<code>[^/]+) $code;
    ~^/t/(?<code>[^/]+) $code;
    default $remote_addr;
  }}
  map $http_upgrade $connection_upgrade {{ default upgrade; \"\" close; }}
  upstream underhill {{
    hash $table consistent;
{servers}  }}
  server {{
    listen {address};
    location / {{
      proxy_pass http://underhill;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_next_upstream error timeout http_503;
      proxy_read_timeout 1h;
      proxy_buffering off;
    }}
  }}
}}
",
        pid = place("nginx.pid").display(),
        temporary = place("temporary").display(),
    )
}
