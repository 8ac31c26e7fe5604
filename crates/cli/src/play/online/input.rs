use std::io::{BufRead, IsTerminal};

use tokio::sync::mpsc;

/// What is typed, line by line, while other things happen.
pub(crate) struct Input {
    lines: mpsc::Receiver<std::io::Result<String>>,
    /// Whether a person types, who sees what happens meanwhile. Otherwise lines are only taken when something is asked.
    pub(crate) interactive: bool,
}

impl Input {
    pub(crate) fn new() -> Self {
        let (sender, lines) = mpsc::channel(1);
        // A thread of its own waits for input: it cannot be stopped, and ends with the program.
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().lines() {
                if sender.blocking_send(line).is_err() {
                    break;
                }
            }
        });
        let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        Input { lines, interactive }
    }

    /// The next line; none when there is no more. Dropping this while it waits loses nothing.
    pub(crate) async fn line(&mut self) -> std::io::Result<Option<String>> {
        self.lines.recv().await.transpose()
    }
}
