//! The server's HTTP interface, tried out by a program that knows nothing but its description: it sends whatever the
//! description allows and much that it does not, and nothing may crash, hang or be answered otherwise than described.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::shell::{project, run};
use crate::tools::{needs, quietly};

/// Which program, and which version of it, so that every machine runs the same.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// The token of a seat that the tests hold.
const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";

pub(crate) fn check() -> Result<(), String> {
    needs("python3", &["python3"], "runs the program that tries out the HTTP interface")?;
    let folder = project().join("target/schemathesis");
    install(&folder)?;
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let address = free.map_err(|error| format!("no port is free: {error}"))?;
    let mut server = serve(address)?;
    let tried = try_out(&folder, address);
    let _ = server.kill();
    let _ = server.wait();
    tried
}

fn install(folder: &Path) -> Result<(), String> {
    let program = folder.join("bin/schemathesis");
    if program.exists() {
        return Ok(());
    }
    let place = folder.display().to_string();
    if !quietly("python3", &["-m", "venv", &place]) {
        needs("/usr/share/doc/python3-venv", &["python3-venv"], "keeps Python programs apart")?;
        run(Command::new("python3").args(["-m", "venv", &place]))?;
    }
    run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS]))
}

fn serve(address: SocketAddr) -> Result<Child, String> {
    // In the whole workspace, as it was for the tests: alone, its dependencies would be compiled anew with fewer features.
    let build = ["build", "--quiet", "--workspace", "--locked", "--bin", "underhill"];
    run(Command::new(env!("CARGO")).current_dir(project()).args(build))?;
    let generous = ["--tables-per-address", "1000000", "--requests-per-address", "1000000"];
    let server = Command::new(project().join("target/debug/underhill"))
        .args(["serve", "--store", "memory:", "--listen", &address.to_string()])
        .args(generous)
        .env("UNDERHILL_LOG", "error")
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| format!("the server cannot be started: {error}"))?;
    while TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(server)
}

fn try_out(folder: &Path, address: SocketAddr) -> Result<(), String> {
    let opened = post(address, "/api/v1/tables", r#"{"game":"kobold","seats":3,"public":true}"#)?;
    let code = opened.rsplit_once(r#""table":""#).and_then(|(_, rest)| rest.split_once('"'));
    let (code, _) = code.ok_or_else(|| format!("no table was opened: {opened}"))?;
    let sit = format!(r#"{{"name":"Ada","entropy":"{}","token":"{TOKEN}"}}"#, "07".repeat(32));
    post(address, &format!("/api/v1/tables/{code}/seats"), &sit)?;
    let settings = folder.join("schemathesis.toml");
    fs::write(&settings, format!("[parameters]\n\"path.table\" = \"{code}\"\n\"path.seat\" = 1\n"))
        .map_err(|error| format!("{} cannot be written: {error}", settings.display()))?;
    let checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
    let mut program = Command::new(folder.join("bin/schemathesis"));
    program.current_dir(folder).arg("--config-file").arg(settings);
    program.args(["run", &format!("http://{address}/api/v1/openapi.json"), "--url", &format!("http://{address}")]);
    program.args(["--max-examples", "60", "--seed", "1", "--no-color", "--checks", checks]);
    program.args(["--header", &format!("Authorization: Bearer {TOKEN}")]);
    // It never ends: it tells of changes as they come.
    program.args(["--exclude-path-regex", "live"]);
    run(&mut program)
}

/// A request and its answer, as plain as can be.
fn post(address: SocketAddr, path: &str, body: &str) -> Result<String, String> {
    let ask = || {
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n"
        )?;
        write!(stream, "content-length: {}\r\n\r\n{body}", body.len())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().map_err(|error: std::io::Error| format!("{path}: {error}"))
}
