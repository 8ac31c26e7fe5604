use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// Plays a series of games on several threads. Which thread plays which game does not matter: `play` gets the number
/// of the first game of a batch and how many, and `merge` sees the results in order.
///
/// Stops early, with the error of the lowest-numbered batch that is known, if a batch fails.
pub(crate) fn in_batches<R: Send, E: Send>(
    games: u64,
    batch: u64,
    threads: usize,
    quiet: bool,
    play: impl Fn(std::ops::Range<u64>) -> Result<R, E> + Sync,
    mut merge: impl FnMut(R) -> Result<(), E> + Send,
) -> Result<(), E> {
    let bar = progress(games, quiet);
    let next = AtomicU64::new(0);
    let failed: Mutex<Option<(u64, E)>> = Mutex::new(None);
    let waiting: Mutex<Waiting<R, _>> = Mutex::new(Waiting { next: 0, early: Vec::new(), merge: &mut merge });
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let first = number.saturating_mul(batch);
                    if first >= games || failed.lock().expect("no thread panics").is_some() {
                        return;
                    }
                    let range = first..games.min(first + batch);
                    let size = range.end - range.start;
                    let done =
                        play(range).and_then(|result| waiting.lock().expect("no thread panics").arrive(number, result));
                    if let Err(error) = done {
                        let mut failed = failed.lock().expect("no thread panics");
                        if failed.as_ref().is_none_or(|(earlier, _)| number < *earlier) {
                            *failed = Some((number, error));
                        }
                        return;
                    }
                    bar.inc(size);
                }
            });
        }
    });
    bar.finish_and_clear();
    match failed.into_inner().expect("no thread panics") {
        Some((_, error)) => Err(error),
        None => Ok(()),
    }
}

/// Results that came before their turn.
struct Waiting<'m, R, M> {
    next: u64,
    early: Vec<(u64, R)>,
    merge: &'m mut M,
}

impl<R, E, M: FnMut(R) -> Result<(), E>> Waiting<'_, R, M> {
    fn arrive(&mut self, number: u64, result: R) -> Result<(), E> {
        self.early.push((number, result));
        while let Some(index) = self.early.iter().position(|(number, _)| *number == self.next) {
            let (_, result) = self.early.swap_remove(index);
            (self.merge)(result)?;
            self.next += 1;
        }
        Ok(())
    }
}

fn progress(games: u64, quiet: bool) -> ProgressBar {
    if quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games  {per_sec}  {eta} left")
        .expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::in_batches;

    #[test]
    fn results_come_in_order_whatever_the_thread_count() {
        for threads in [1, 2, 5] {
            let mut seen = Vec::new();
            let play = |range: std::ops::Range<u64>| Ok::<_, ()>(range.collect::<Vec<_>>());
            let merge = |batch: Vec<u64>| {
                seen.extend(batch);
                Ok(())
            };
            in_batches(103, 10, threads, true, play, merge).unwrap();
            assert_eq!(seen, (0..103).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_series() {
        let play = |range: std::ops::Range<u64>| if range.contains(&55) { Err(range.start) } else { Ok(()) };
        assert_eq!(in_batches(1000, 10, 2, true, play, |()| Ok(())), Err(50));
    }
}
