//! The `underhill` command as a person or a program meets it.

mod bots;
mod commands;
#[cfg(target_os = "linux")]
mod full_disk;
mod hostile;
mod kill;
mod online;
mod verify;
