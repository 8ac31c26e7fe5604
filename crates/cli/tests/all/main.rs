//! The `underhill` command as a person or a program meets it.

mod bots;
mod cluster;
mod commands;
mod engine;
mod faults;
#[cfg(target_os = "linux")]
mod full_disk;
mod history;
mod hostile;
mod kill;
#[cfg(target_os = "linux")]
mod many_tables;
mod nodes;
mod online;
#[cfg(target_os = "linux")]
mod rates;
mod restoring;
mod server_process;
#[cfg(target_os = "linux")]
mod serving;
#[cfg(target_os = "linux")]
mod siege;
mod unit;
mod verify;
