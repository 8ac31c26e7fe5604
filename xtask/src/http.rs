//! The server's HTTP interface, tried out by a program that knows nothing but its description: it sends whatever the
//! description allows and much that it does not, and nothing may crash, hang or be answered otherwise than described.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::compiler::checking_cargo;
use crate::shell::{EVERYTHING, project, run};

/// Which program, and which version of it, so that every machine runs the same.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// The token of a seat that the tests hold.
const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";

/// Tries out the server that was compiled.
pub(crate) fn check() -> Result<(), String> {
    let address = free_address()?;
    let mut server = serve(address)?;
    let tried = wait_for(&mut server, address).and_then(|()| try_out(&folder(), address));
    let _ = server.kill();
    let _ = server.wait();
    tried
}

fn folder() -> PathBuf {
    project().join("target/schemathesis")
}

/// Puts the program that tries it out into a folder of its own.
pub(crate) fn install() -> Result<(), String> {
    let folder = folder();
    let wanted = folder.join("version");
    if fs::read_to_string(&wanted).is_ok_and(|version| version == SCHEMATHESIS) {
        return Ok(());
    }
    eprintln!("fetching {SCHEMATHESIS} with pip");
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let pip = ["install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS];
    run(Command::new(folder.join("bin/pip")).args(pip))?;
    fs::write(&wanted, SCHEMATHESIS).map_err(|error| format!("{} cannot be written: {error}", wanted.display()))
}

/// Compiles the server as it is for the tests: alone, its dependencies would be compiled anew with fewer features.
pub(crate) fn compile() -> Result<(), String> {
    run(&mut checking_cargo(&[&["build", "--quiet", "--locked", "--bin", "underhill"], EVERYTHING].concat()))
}

/// The `underhill` command that was compiled so.
pub(crate) fn program() -> PathBuf {
    project().join("target/debug/underhill")
}

fn serve(address: SocketAddr) -> Result<Child, String> {
    let generous = ["--tables-per-address", "1000000", "--requests-per-address", "1000000"];
    Command::new(program())
        .args(["serve", "--store", "memory:", "--listen", &address.to_string()])
        .args(generous)
        .env("UNDERHILL_LOG", "error")
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| format!("the server cannot be started: {error}"))
}

fn try_out(folder: &Path, address: SocketAddr) -> Result<(), String> {
    let opened = post(address, "/api/v1/tables", r#"{"game":"kobold","seats":3,"public":true}"#)?;
    let code = opened.rsplit_once(r#""table":""#).and_then(|(_, rest)| rest.split_once('"'));
    let (code, _) = code.ok_or_else(|| format!("no table was opened: {opened}"))?;
    let sit = format!(r#"{{"name":"Ada","commitment":"{}","token":"{TOKEN}"}}"#, "07".repeat(32));
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

fn post(address: SocketAddr, path: &str, body: &str) -> Result<String, String> {
    let kind = "content-type: application/json\r\n";
    request(address, &format!("POST {path}"), &format!("{kind}content-length: {}\r\n", body.len()), body)
}

/// What a server answers to somebody who looks at a page.
pub(crate) fn get(address: SocketAddr, path: &str) -> Result<String, String> {
    request(address, &format!("GET {path}"), "", "")
}

/// A request and its answer, as plain as can be.
fn request(address: SocketAddr, what: &str, headers: &str, body: &str) -> Result<String, String> {
    let ask = || {
        let mut stream = TcpStream::connect(address)?;
        write!(stream, "{what} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}\r\n{body}")?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    ask().map_err(|error: std::io::Error| format!("{what}: {error}"))
}

/// An address on this machine that nobody listens at.
pub(crate) fn free_address() -> Result<SocketAddr, String> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.map_err(|error| format!("no port is free: {error}"))
}

/// Waits until somebody listens at an address, or the program that should has ended.
pub(crate) fn wait_for(server: &mut Child, address: SocketAddr) -> Result<(), String> {
    while TcpStream::connect(address).is_err() {
        if let Ok(Some(status)) = server.try_wait() {
            return Err(format!("the server ended: {status}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}
