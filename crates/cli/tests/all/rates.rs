//! How many moves a second a server on one core takes, and how long they need to reach everyone.
//!
//! `UNDERHILL_RATE_TABLES` says at how many tables four play, `UNDERHILL_RATE_SECONDS` for how long at each rate, and with
//! `UNDERHILL_BARS` it is asserted what `cargo xtask soak` asks for; the figures are printed in any case. A small form only shows that it can
//! be measured.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::server_process::{ROOMY, ServerProcess};

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

fn bars() -> bool {
    std::env::var_os("UNDERHILL_BARS").is_some()
}

/// A server on the first core, which keeps its tables in a file of this folder.
async fn serve(folder: &Path) -> ServerProcess {
    let store = format!("sqlite:{}", folder.join("tables.sqlite").display());
    let own = ["--threads=1", "--sockets-per-address=20000", "--connections-per-address=20000"];
    let needed = ROOMY.iter().filter(|flag| !flag.starts_with("--sockets-per-address"));
    let flags: Vec<&str> = own.into_iter().chain(needed.copied()).collect();
    let server = ServerProcess::start(&store, &flags).await;
    let pinned = Command::new("taskset")
        .args(["--all-tasks", "--cpu-list", "--pid", "0", &server.child.id().to_string()])
        .stdout(Stdio::null())
        .status();
    assert!(pinned.expect("there is `taskset`, of util-linux").success());
    server
}

/// Lets people play at a rate, on the other core if there is one; how many moves a second were made, and the 99th percentile of what they took to
/// reach everyone, in milliseconds.
fn play(server: &ServerProcess, rate: u64) -> (f64, f64) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let output = Command::new("taskset")
        .args(["--cpu-list", if cores > 1 { "1" } else { "0" }, env!("CARGO_BIN_EXE_underhill")])
        .args(["load", "--json", "--at", &format!("http://{}", server.address), "--game", "kobold", "--seats", "4"])
        .args(["--tables", &number("UNDERHILL_RATE_TABLES", 10).to_string(), "--rate", &rate.to_string()])
        .args(["--seconds", &number("UNDERHILL_RATE_SECONDS", 2).to_string()])
        .stdin(Stdio::null())
        .output()
        .expect("there is `taskset`, of util-linux");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["troubles"], serde_json::json!({}), "{report}");
    let measured = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("it was not measured: {report}"));
    (measured(&report["moves_per_second"]), measured(&report["everyone"]["p99"]))
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_durable_and_quick() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let (made, p99) = play(&server, if bars() { 2_500 } else { 50 });
    println!("on a disk: {made:.0} moves/s reach everyone with p99 {p99:.2} ms");
    assert!(made > 0.0);
    if bars() {
        assert!(made >= 2_490.0 && p99 < 10.0, "{made:.0} moves/s, p99 {p99:.2} ms");
    }
}

/// The knee is the highest rate that is kept with a 99th percentile below 50 ms.
#[tokio::test(flavor = "multi_thread")]
async fn the_knee_is_where_moves_are_no_longer_quick() {
    // A disk of memory, so that it is the server that is measured.
    let folder = tempfile::tempdir_in("/dev/shm").expect("a folder in memory");
    let server = serve(folder.path()).await;
    let rates: &[u64] =
        if bars() { &[2_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000] } else { &[50, 100] };
    let mut knee = 0;
    for rate in rates {
        let (made, p99) = play(&server, *rate);
        println!("on a tmpfs: of {rate} moves/s {made:.0} are made, and reach everyone with p99 {p99:.2} ms");
        if made < 0.99 * *rate as f64 || p99 >= 50.0 {
            break;
        }
        knee = *rate;
    }
    println!("the knee is at {knee} moves/s");
    if bars() {
        assert!(knee >= 6_000, "{knee} moves/s");
    }
}
