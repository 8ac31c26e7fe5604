use std::env;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio, id};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;

use crate::account::Account;
use crate::guard::Guard;
use crate::processes::{A_MOMENT, children, signal, wait_until_gone};
use crate::programs;

/// Small, so that several fit on any machine; but what it says is stored is on the disk, as on a real one.
const SETTINGS: &[&str] = &[
    "fsync=on",
    "listen_addresses=",
    "unix_socket_permissions=0700",
    "shared_buffers=16MB",
    "max_connections=100",
    "min_wal_size=32MB",
    "max_wal_size=128MB",
];

/// A PostgreSQL server in a temporary folder. It is gone, with all it holds, when this is dropped or the program ends.
#[derive(Debug)]
pub struct PrivatePostgres {
    programs: PathBuf,
    folder: PathBuf,
    account: Account,
    running: Option<Child>,
    databases: AtomicU32,
    guard: Guard,
}

impl PrivatePostgres {
    /// Sets up a new server and starts it. Returns when it accepts connections.
    pub fn start_new() -> io::Result<Self> {
        let mut server = PrivatePostgres::in_new_folder()?;
        server.set_up()?;
        server.start()?;
        Ok(server)
    }

    /// Sets up a server that copies everything from this one as it happens, and starts it. It can only be read until it is
    /// [promoted](PrivatePostgres::promote).
    pub fn start_standby(&self) -> io::Result<Self> {
        let mut standby = PrivatePostgres::in_new_folder()?;
        let mut command = standby.command("pg_basebackup");
        command.arg("--pgdata").arg(standby.data()).arg("--host").arg(&self.folder);
        command.args(["--username=postgres", "--write-recovery-conf", "--checkpoint=fast", "--no-sync"]);
        standby.succeed(&mut command)?;
        standby.start()?;
        Ok(standby)
    }

    /// Makes a standby a server of its own, which can be written to. Returns when it can.
    pub fn promote(&self) -> io::Result<()> {
        self.succeed(self.command("pg_ctl").args(["promote", "--wait", "--silent", "--pgdata"]).arg(self.data()))
    }

    fn in_new_folder() -> io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs::folder()?;
        let account = Account::suitable()?;
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("underhill-postgres-{}-{number}", id()));
        fs::create_dir(&folder)?;
        let guard = Guard::of(&folder)?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700))?;
        account.give(&folder)?;
        Ok(PrivatePostgres { programs, folder, account, running: None, databases: AtomicU32::new(0), guard })
    }

    /// The address of the database that every server has.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// The socket that it listens at.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Creates an empty database and returns its address.
    pub fn fresh_database(&self) -> io::Result<String> {
        let name = format!("fresh_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut command = self.command("createdb");
        command.arg("--host").arg(&self.folder).args(["--username", "postgres", &name]);
        self.succeed(&mut command)?;
        Ok(self.address_of(&name))
    }

    /// Starts the server again, with all it held when it ended. Returns when it accepts connections.
    pub fn start(&mut self) -> io::Result<()> {
        if self.running.is_some() {
            return Ok(());
        }
        let log = File::options().append(true).create(true).open(self.log())?;
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        for setting in SETTINGS {
            command.args(["-c", setting]);
        }
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        // It ends when we say so, not when somebody interrupts the tests.
        let mut child = command.process_group(0).spawn()?;
        while !self.is_ready(child.id()) {
            if let Some(status) = child.try_wait()? {
                let said = fs::read_to_string(self.log()).unwrap_or_default();
                return Err(io::Error::other(format!("PostgreSQL did not start ({status}):\n{said}")));
            }
            sleep(A_MOMENT);
        }
        self.running = Some(child);
        Ok(())
    }

    /// Ends the server in good order. Connections are cut.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(mut child) = self.running.take() else { return Ok(()) };
        // What it is called is not what it looks like: this is PostgreSQL's "fast shutdown".
        signal("INT", &[child.id()])?;
        child.wait().map(|_| ())
    }

    /// Ends the server at once, all its processes in the middle of whatever they do.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut child) = self.running.take() else { return Ok(()) };
        // Once the first is gone, the others are nobody's children.
        let others = children(child.id())?;
        child.kill()?;
        signal("KILL", &others)?;
        child.wait()?;
        wait_until_gone(&others);
        Ok(())
    }

    fn set_up(&self) -> io::Result<()> {
        let mut command = self.command("initdb");
        command.arg("-D").arg(self.data());
        command.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        self.succeed(&mut command)
    }

    /// The server writes its number, and "ready" or "standby" in the eighth line, into this file; after a kill, an old one is left.
    fn is_ready(&self, process: u32) -> bool {
        let Ok(said) = fs::read_to_string(self.data().join("postmaster.pid")) else { return false };
        let mut lines = said.lines();
        let its_own = lines.next().is_some_and(|number| number.trim().parse() == Ok(process));
        its_own && lines.nth(6).is_some_and(|status| matches!(status.trim(), "ready" | "standby"))
    }

    fn address_of(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }

    fn command(&self, program: &str) -> Command {
        let mut command = self.account.command(&self.programs.join(program));
        // The folder we are in may be closed to the other account.
        command.current_dir(&self.folder);
        command
    }

    fn succeed(&self, command: &mut Command) -> io::Result<()> {
        let output = command.stdin(Stdio::null()).output()?;
        if output.status.success() {
            return Ok(());
        }
        let program = Path::new(command.get_program()).display();
        Err(io::Error::other(format!("{program} failed: {}", String::from_utf8_lossy(&output.stderr))))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        if let Some(mut child) = self.running.take() {
            // PostgreSQL's "immediate shutdown": nothing is saved, but the system gets its shared memory back. Should
            // it fail, the guard tries again.
            let _ = signal("QUIT", &[child.id()]);
            let _ = child.wait();
        }
        self.guard.finish();
    }
}
