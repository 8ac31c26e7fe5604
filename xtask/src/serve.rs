//! The program as people use it from this folder: built in reasonable time, the second time at once. The app is not put into
//! it but read from its folder, so that a change of one does not mean building the other, and `serve` and `play` are the
//! same program.

use std::process::Command;

use crate::app::{self, Build};
use crate::progress::{Task, run_together};
use crate::shell::{cargo_command, project, run};
use crate::tools::provide;
use crate::wasm;

/// Builds the browser app and the server, and serves both.
pub(crate) fn serve(arguments: &[String]) -> Result<(), String> {
    build_app_and_server()?;
    let mut program = underhill();
    program.arg("serve").arg("--app").arg(Build::Sooner.folder()).args(arguments);
    become_it(program)
}

/// Builds both at the same time.
pub(crate) fn build_app_and_server() -> Result<(), String> {
    provide(wasm::tools())?;
    run_together(vec![
        Task::new("server", compile_underhill()),
        Task::new("app", app::compile(Build::Sooner)),
        Task::new("packer", app::compile_packer()),
    ])?;
    run(&mut app::pack(Build::Sooner))
}

/// Builds the program and plays in the terminal.
pub(crate) fn play(arguments: &[String]) -> Result<(), String> {
    run_together(vec![Task::new("program", compile_underhill())])?;
    let mut program = underhill();
    program.arg("play").args(arguments);
    become_it(program)
}

fn compile_underhill() -> Command {
    cargo_command(&["build", "--profile", "serve", "--locked", "--package", "underhill"])
}

pub(crate) fn underhill() -> Command {
    Command::new(project().join("target/serve/underhill"))
}

/// Runs the program in place of this one, so that it meets Ctrl+C and its end is this command's end.
#[cfg(unix)]
fn become_it(mut program: Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let error = program.exec();
    Err(format!("{} cannot be started: {error}", program.get_program().to_string_lossy()))
}

#[cfg(not(unix))]
fn become_it(mut program: Command) -> Result<(), String> {
    run(&mut program)
}
