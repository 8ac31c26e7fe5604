//! How many appends a store takes per second, and how long each waits.
//!
//! `cargo run -p underhill-store --example throughput -- ADDRESS [WRITERS] [SECONDS] [BYTES]`: as many tables as writers,
//! each of which appends one entry of that many bytes after the other. The address `private-postgres` starts a server
//! of its own for the measurement.

use std::time::{Duration, Instant};

use underhill_private_postgres::PrivatePostgres;
use underhill_store::{State, Store, StoreError};

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments.next().unwrap_or_else(|| "memory:".to_owned());
    let mut number = |otherwise: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let (writers, seconds, bytes) = (number(200), number(10), number(200));

    let server = (address == "private-postgres").then(|| PrivatePostgres::start_new().expect("PostgreSQL starts"));
    let address = server.as_ref().map_or(address, PrivatePostgres::address);
    let store = Store::open(&address).await?;
    let entry = "x".repeat(bytes as usize);
    let run = std::process::id();
    let started = Instant::now();
    let end = started + Duration::from_secs(seconds);
    let cpu = cpu_ticks();
    let tasks: Vec<_> = (0..writers)
        .map(|writer| tokio::spawn(keep_appending(store.clone(), format!("{run}-{writer}"), entry.clone(), end)))
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.map_err(|error| StoreError::Unknown(error.to_string()))??);
    }
    let (took, cpu) = (started.elapsed().as_secs_f64(), cpu_ticks().zip(cpu));
    store.close().await;

    waits.sort_unstable();
    let count = waits.len();
    let at = |share: f64| waits[((count - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{writers} writers, entries of {bytes} bytes: {:.0} appends/s", count as f64 / took);
    println!(
        "wait: half {:.2} ms, 99 % {:.2} ms, 99.9 % {:.2} ms, all {:.2} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    if let Some((after, before)) = cpu {
        // The kernel counts in hundredths of a second.
        println!("processor: {:.1} microseconds per append", (after - before) as f64 * 10_000.0 / count as f64);
    }
    Ok(())
}

async fn keep_appending(store: Store, table: String, entry: String, end: Instant) -> Result<Vec<Duration>, StoreError> {
    store.create(&table, State::Playing, Vec::new()).await?;
    let mut waits = Vec::new();
    while Instant::now() < end {
        let asked = Instant::now();
        store.append(&table, waits.len() as u64, vec![entry.clone()], State::Playing).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

/// How much processor time this program has used, where the system tells.
fn cpu_ticks() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut fields = fields.split(' ').skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}
