//! `cargo xtask cluster`: three servers on one PostgreSQL, speaking over NATS, behind one balancer, on this machine.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use underhill_private_postgres::PrivatePostgres;

use crate::app::Build;
use crate::serve::{build_app_and_server, underhill};
use crate::shell::project;
use crate::tools::{NATS, NGINX, POSTGRES, provide};

const NODES: [&str; 3] = ["Ash", "Birch", "Cedar"];

/// A process that ends with this program.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
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

/// Starts them all, says where they are, and waits until the balancer ends: Ctrl+C reaches all of them.
pub(crate) fn cluster(arguments: &[String]) -> Result<(), String> {
    provide(&[POSTGRES, NATS, NGINX])?;
    build_app_and_server()?;
    let folder = project().join("target/cluster");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let postgres = PrivatePostgres::start_new().map_err(|error| format!("PostgreSQL cannot be started: {error}"))?;
    let store = postgres.fresh_database().map_err(|error| format!("there is no database: {error}"))?;
    let wire = free_port()?;
    let _nats = start(
        "NATS",
        Command::new(NATS.name())
            .args(["-a", "127.0.0.1", "-p", &wire.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null()),
    )?;
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
    let mut nginx = start("nginx", &mut nginx)?;
    eprintln!("all of them: http://{address}; Ctrl+C ends them, and killing one of them is what this is for");
    let status = nginx.0.wait().map_err(|error| format!("nginx cannot be waited for: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("nginx ended: {status}")) }
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
