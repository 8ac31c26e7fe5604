use std::fs;
use std::io;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// How often something is looked at again while waiting for it.
pub(crate) const A_MOMENT: Duration = Duration::from_millis(20);

/// The processes that this one has started and that are still there.
pub(crate) fn children(parent: u32) -> io::Result<Vec<u32>> {
    let numbers = fs::read_dir("/proc")?.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    Ok(numbers.filter(|&process| parent_and_state(process).is_some_and(|(of, _)| of == parent)).collect())
}

/// Sends a signal to processes. Those that are gone by now do not matter.
pub(crate) fn signal(name: &str, processes: &[u32]) -> io::Result<()> {
    if processes.is_empty() {
        return Ok(());
    }
    // The shell's own `kill`: the program of this name is not on every machine.
    let list: Vec<String> = processes.iter().map(u32::to_string).collect();
    Command::new("sh")
        .arg("-c")
        .arg(format!("kill -{name} {}", list.join(" ")))
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map(|_| ())
}

/// Waits until none of these is left.
pub(crate) fn wait_until_gone(processes: &[u32]) {
    // A process that ended but was not collected yet has let go of everything.
    while processes.iter().any(|&process| parent_and_state(process).is_some_and(|(_, state)| state != 'Z')) {
        sleep(A_MOMENT);
    }
}

fn parent_and_state(process: u32) -> Option<(u32, char)> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name comes before, in brackets, and may contain anything.
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut fields = fields.split(' ');
    let state = fields.next()?.chars().next()?;
    Some((fields.next()?.parse().ok()?, state))
}
