//! Where the numbers go.

use std::path::{Path, PathBuf};

/// The file of the bots with this name in `crates/search/src`.
pub(crate) fn shipped(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../search/src").join(name)
}

/// Writes a file, the one that ships unless another is named.
///
/// # Panics
/// If that cannot be done: hours of tuning end in a message that says so.
pub(crate) fn write(out: Option<&Path>, name: &str, bytes: impl AsRef<[u8]>) {
    let path = out.map_or_else(|| shipped(name), Path::to_path_buf);
    std::fs::write(&path, bytes).unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
    println!("written: {}", path.display());
}

/// Does as many things as asked for on all cores, and returns what came of them in order.
pub(crate) fn on_all_cores<T: Send>(count: usize, one: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let done = std::sync::Mutex::new(Vec::with_capacity(count));
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let came = one(number as u64);
                    done.lock().expect("no thread panics").push((number, came));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, came)| came).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_on_all_cores_comes_back_in_order() {
        assert!(on_all_cores(1000, |number| 3 * number).into_iter().eq((0..1000).map(|number| 3 * number)));
    }
}
