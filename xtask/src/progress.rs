//! Builds that go on at the same time, with one line that tells how far they are.

use std::io::{IsTerminal, Read, Write};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// A build by cargo.
pub(crate) struct Task {
    name: &'static str,
    cargo: Command,
}

impl Task {
    pub(crate) fn new(name: &'static str, cargo: Command) -> Self {
        Task { name, cargo }
    }
}

/// How far a build is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Progress {
    /// Crates compiled, and all of them, once cargo has said so.
    crates: Option<(u32, u32)>,
    done: bool,
    /// What it said otherwise.
    said: String,
}

/// How often the line is renewed, on a terminal and in a log.
const ON_A_TERMINAL: Duration = Duration::from_millis(200);
const IN_A_LOG: Duration = Duration::from_secs(20);

/// Runs builds at the same time. What they say is shown if one of them fails, or if it is a warning.
pub(crate) fn run_together(tasks: Vec<Task>) -> Result<(), String> {
    let start = Instant::now();
    let names: Vec<&str> = tasks.iter().map(|task| task.name).collect();
    let states: Vec<Mutex<Progress>> = tasks.iter().map(|_| Mutex::default()).collect();
    let finished = Mutex::new(0);
    let outcome = thread::scope(|scope| {
        let builds: Vec<_> = tasks
            .into_iter()
            .zip(&states)
            .map(|(task, state)| {
                let finished = &finished;
                scope.spawn(move || {
                    let outcome = follow(task, state);
                    *finished.lock().expect("nobody panics while holding it") += 1;
                    outcome
                })
            })
            .collect();
        tell(&names, &states, || *finished.lock().expect("nobody panics while holding it") == names.len(), start);
        builds.into_iter().try_for_each(|build| build.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    for state in &states {
        eprint!("{}", state.lock().expect("nobody panics while holding it").said);
    }
    outcome
}

/// Runs one build and notes how far it is.
fn follow(mut task: Task, state: &Mutex<Progress>) -> Result<(), String> {
    task.cargo.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "100");
    let child = task.cargo.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
    let mut child: Child = child.map_err(|error| format!("cargo cannot be started: {error}"))?;
    read(child.stderr.take().expect("it was asked for"), state);
    let status = child.wait().map_err(|error| error.to_string())?;
    let mut progress = state.lock().expect("nobody panics while holding it");
    progress.done = true;
    if status.success() {
        progress.said.clear();
        Ok(())
    } else {
        Err(format!("the {} cannot be built", task.name))
    }
}

fn read(mut output: ChildStderr, state: &Mutex<Progress>) {
    let (mut buffer, mut line) = ([0; 4096], Vec::new());
    while let Ok(length @ 1..) = output.read(&mut buffer) {
        for &byte in &buffer[..length] {
            if matches!(byte, b'\r' | b'\n') {
                state.lock().expect("nobody panics while holding it").hear(&String::from_utf8_lossy(&line));
                line.clear();
            } else {
                line.push(byte);
            }
        }
    }
}

impl Progress {
    /// Takes in one line of what cargo says.
    fn hear(&mut self, line: &str) {
        let line = line.rsplit('\u{1b}').next().map_or(line, |last| last.trim_start_matches("[K"));
        if let Some(crates) = crates_in(line) {
            self.crates = Some(crates);
        } else if !line.trim().is_empty() && !is_routine(line) {
            self.said.push_str(line);
            self.said.push('\n');
        }
    }

    fn words(&self, name: &str) -> String {
        match self.crates {
            _ if self.done => format!("{name} done"),
            Some((done, all)) => format!("{name} {done}/{all}"),
            None => format!("{name} …"),
        }
    }
}

/// `Building [===>   ] 12/345: serde` gives 12 and 345.
fn crates_in(line: &str) -> Option<(u32, u32)> {
    let (_, counts) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
    let (done, all) = counts.split(':').next()?.split_once('/')?;
    Some((done.trim().parse().ok()?, all.trim().parse().ok()?))
}

/// What cargo says of every crate.
fn is_routine(line: &str) -> bool {
    let routine = ["Compiling", "Downloaded", "Downloading", "Finished", "Blocking", "Updating", "Locking"];
    routine.iter().any(|word| line.trim_start().starts_with(word))
}

/// Tells how far everything is until all is done.
fn tell(names: &[&str], states: &[Mutex<Progress>], all_done: impl Fn() -> bool, start: Instant) {
    let terminal = std::io::stderr().is_terminal();
    let mut last = Instant::now();
    let mut shown = false;
    while !all_done() {
        thread::sleep(Duration::from_millis(50));
        // Whatever is done at once needs no line.
        if last.elapsed() < if terminal { ON_A_TERMINAL } else { IN_A_LOG } || start.elapsed() < Duration::from_secs(2)
        {
            continue;
        }
        last = Instant::now();
        let words = names.iter().zip(states).map(|(name, state)| state.lock().expect("nobody panics").words(name));
        let words = words.collect::<Vec<_>>().join(" · ");
        let line = format!("building after {} s: {words} crates", start.elapsed().as_secs());
        if terminal {
            eprint!("\r\u{1b}[K{line}");
        } else {
            eprintln!("{line}");
        }
        std::io::stderr().flush().ok();
        shown = true;
    }
    if shown {
        if terminal {
            eprint!("\r\u{1b}[K");
        }
        eprintln!("built in {} s", start.elapsed().as_secs());
    }
}

#[cfg(test)]
mod tests {
    use super::{Progress, crates_in};

    #[test]
    fn progress_is_read_from_what_cargo_says() {
        assert_eq!(crates_in("    Building [====>      ] 12/345: serde, syn(build)"), Some((12, 345)));
        assert_eq!(crates_in("   Compiling serde v1.0.0"), None);
        let mut progress = Progress::default();
        for line in ["   Compiling syn v2", "    Building [>   ] 3/9: syn", "error: it does not compile", ""] {
            progress.hear(line);
        }
        assert_eq!(progress.words("app"), "app 3/9");
        assert_eq!(progress.said, "error: it does not compile\n");
    }
}
