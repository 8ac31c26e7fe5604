//! `cargo xtask dist`: the one program with the app inside, packed for those who have no compiler, and tried out where there is
//! nothing but it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use serde_json::Value;

use crate::app::{self, Build};
use crate::http::{free_address, get, wait_for};
use crate::shell::{cargo_command, project, read, run};
use crate::tools::{DPKG, provide, quietly};

/// What comes along with the program, from this folder, and where Debian wants it.
const COMPANIONS: &[(&str, &str)] = &[
    ("README.md", "usr/share/doc/underhill"),
    ("CHANGELOG.md", "usr/share/doc/underhill"),
    ("LICENSE-APACHE", "usr/share/doc/underhill"),
    ("LICENSE-MIT", "usr/share/doc/underhill"),
    ("NOTICE.md", "usr/share/doc/underhill"),
    ("docs/hosting.md", "usr/share/doc/underhill"),
    ("deploy/underhill.service", "lib/systemd/system"),
    ("deploy/underhill@.service", "lib/systemd/system"),
    ("deploy/cluster.env", "usr/share/doc/underhill"),
    ("deploy/balancer.conf", "usr/share/doc/underhill"),
    ("deploy/balancer.cfg", "usr/share/doc/underhill"),
];

/// Makes everything that is handed out, in `target/packages`.
pub(crate) fn dist() -> Result<(), String> {
    provide(&[DPKG])?;
    app::build(Build::Small)?;
    let machine = machine()?;
    let program = build(&machine)?;
    try_out(&program)?;
    let folder = project().join("target/packages");
    let version = version()?;
    let archive = archive(&folder, &program, &format!("underhill-{version}-{machine}"))?;
    let package = debian_package(&folder, &program, &version)?;
    for file in [&archive, &package] {
        let sum = Command::new("sha256sum").arg(file.file_name().unwrap_or_default()).current_dir(&folder).output();
        let sum = sum.map_err(|error| format!("sha256sum cannot be started: {error}"))?;
        write(&PathBuf::from(format!("{}.sha256", file.display())), &String::from_utf8_lossy(&sum.stdout))?;
        eprintln!("{}", file.display());
    }
    Ok(())
}

/// The kind of machine that is compiled for, as the compiler calls it.
fn machine() -> Result<String, String> {
    let said =
        Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc cannot be started: {error}"))?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    said.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).ok_or("rustc names no host".to_owned())
}

/// The version in the workspace's `Cargo.toml`.
fn version() -> Result<String, String> {
    let manifest = read(&project().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or("Cargo.toml says no version".to_owned())
}

/// The program, with the app and everything else inside that it needs of a system.
fn build(machine: &str) -> Result<PathBuf, String> {
    let mut cargo = cargo_command(&["build", "--profile", "dist", "--locked", "--package", "underhill"]);
    cargo.args(["--features", "app-inside", "--target", machine]);
    if machine.contains("linux") {
        let flags = format!("CARGO_TARGET_{}_RUSTFLAGS", machine.to_uppercase().replace('-', "_"));
        // A program without libraries would look for the system's luck in `/dev`, which an empty root folder has not got either.
        cargo.env(flags, "-C target-feature=+crt-static --cfg getrandom_backend=\"linux_getrandom\"");
    }
    run(&mut cargo)?;
    Ok(project().join("target").join(machine).join("dist/underhill"))
}

/// Starts the program where there is nothing else, as somebody who may do nothing, and plays games through it.
fn try_out(program: &Path) -> Result<(), String> {
    let root = project().join("target/packages/empty-root");
    fs::remove_dir_all(&root).ok();
    let copied = fs::create_dir_all(root.join("data")).and_then(|()| fs::copy(program, root.join("underhill")));
    copied.map_err(|error| format!("{} cannot be made: {error}", root.display()))?;
    let address = free_address()?;
    let mut server = alone(&root)?
        .args(["/underhill", "serve", "--store", "sqlite:/data/tables.sqlite", "--listen", &address.to_string()])
        .args(["--tables-per-address", "1000"])
        .env_clear()
        // To be found: there is nothing else in the root folder.
        .envs(env::var_os("PATH").map(|path| ("PATH", path)))
        .env("UNDERHILL_LOG", "warn")
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| format!("the server cannot be started: {error}"))?;
    let tried = wait_for(&mut server, address).and_then(|()| {
        let page = get(address, "/")?;
        if !page.contains("app.js") {
            return Err(format!("the app is not in the program: {page}"));
        }
        play(program, &format!("http://{address}"))
    });
    end(server);
    fs::remove_dir_all(&root).ok();
    tried
}

/// A command in a root folder of its own, as nobody.
fn alone(root: &Path) -> Result<Command, String> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if is_root {
        run(Command::new("chown").args(["65534:65534"]).arg(root.join("data")))?;
        let mut command = Command::new("chroot");
        command.arg("--userspec=65534:65534").arg(root);
        return Ok(command);
    }
    // Whoever is not root is it only in a world of their own.
    if !quietly("unshare", &["--user", "--map-root-user", "true"]) {
        return Err("trying the program out in an empty root folder takes root, or `unshare` for users".to_owned());
    }
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "chroot"]).arg(root);
    Ok(command)
}

/// Lets the program itself play whole games at the server.
fn play(program: &Path, address: &str) -> Result<(), String> {
    let load =
        ["load", "--at", address, "--game", "kobold", "--tables", "4", "--moves-at-once", "--seconds", "10", "--json"];
    let output = Command::new(program).args(load).output().map_err(|error| format!("it cannot be started: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let report: Value = serde_json::from_str(&said).map_err(|error| format!("{error}: {said}"))?;
    match report["games"].as_u64() {
        Some(games @ 1..) => {
            eprintln!("games of Kobold played to their end through the packed program: {games}");
            Ok(())
        }
        _ => Err(format!("no game was played to its end: {said}")),
    }
}

fn end(mut server: Child) {
    let _ = server.kill();
    let _ = server.wait();
}

/// A `.tar.gz` with everything in one folder.
fn archive(folder: &Path, program: &Path, name: &str) -> Result<PathBuf, String> {
    let inside = folder.join(name);
    fs::remove_dir_all(&inside).ok();
    copy(program, &inside)?;
    for (file, _) in COMPANIONS {
        copy(&project().join(file), &inside)?;
    }
    let archive = folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.arg("czf").arg(&archive).args(["--owner=0", "--group=0", "-C"]).arg(folder).arg(name);
    run(&mut tar)?;
    fs::remove_dir_all(&inside).ok();
    Ok(archive)
}

/// A package that Debian installs, with a service to be enabled.
fn debian_package(folder: &Path, program: &Path, version: &str) -> Result<PathBuf, String> {
    let tree = folder.join("debian");
    fs::remove_dir_all(&tree).ok();
    copy(program, &tree.join("usr/bin"))?;
    for (file, place) in COMPANIONS {
        copy(&project().join(file), &tree.join(place))?;
    }
    for name in ["underhill.service", "underhill@.service"] {
        let unit = tree.join("lib/systemd/system").join(name);
        write(&unit, &read(&unit)?.replace("/usr/local/bin/", "/usr/bin/"))?;
    }
    let architecture = Command::new("dpkg").arg("--print-architecture").output();
    let architecture = architecture.map_err(|error| format!("dpkg cannot be started: {error}"))?;
    let architecture = String::from_utf8_lossy(&architecture.stdout).trim().to_owned();
    let control = format!(
        "Package: underhill\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
         Maintainer: The Underhill project\nDescription: tabletop games from under the hill\n \
         A server with an app for browsers, bots, and games in the terminal.\n"
    );
    write(&tree.join("DEBIAN/control"), &control)?;
    let package = folder.join(format!("underhill_{version}_{architecture}.deb"));
    run(Command::new("dpkg-deb")
        .args(["--build", "--root-owner-group"])
        .arg(&tree)
        .arg(&package)
        .stdout(Stdio::null()))?;
    fs::remove_dir_all(&tree).ok();
    Ok(package)
}

fn copy(file: &Path, folder: &Path) -> Result<(), String> {
    let copied =
        fs::create_dir_all(folder).and_then(|()| fs::copy(file, folder.join(file.file_name().unwrap_or_default())));
    copied.map(|_| ()).map_err(|error| format!("{} cannot be copied: {error}", file.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    made.map_err(|error| format!("{} cannot be written: {error}", path.display()))
}
