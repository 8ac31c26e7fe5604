use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Waits until its input ends, which it does when the program that started it lets go or is gone, by whatever means.
/// Then ends the server in the folder and removes the folder. A server that was killed leaves its number behind, which may
/// be another process's by now: only one that works in the folder is meant.
const SCRIPT: &str = r#"
cat > /dev/null
read -r server < "$0/data/postmaster.pid"
works_here() { [ "$(readlink "/proc/$server/cwd")" = "$0/data" ]; }
works_here && kill -QUIT "$server"
while works_here; do sleep 0.05; done
rm -rf "$0"
"#;

/// A process that tidies up after the server.
#[derive(Debug)]
pub(crate) struct Guard {
    process: Child,
}

impl Guard {
    pub(crate) fn of(folder: &Path) -> io::Result<Self> {
        let process = Command::new("sh")
            .arg("-c")
            .arg(SCRIPT)
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // What interrupts the tests must not interrupt the tidying.
            .process_group(0)
            .spawn()?;
        Ok(Guard { process })
    }

    /// Tidies up now. Returns when it is done.
    pub(crate) fn finish(&mut self) {
        drop(self.process.stdin.take());
        // There is nothing left to do about a guard that failed.
        let _ = self.process.wait();
    }
}
