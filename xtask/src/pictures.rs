//! Pictures of every screen, to see whether a change of the styles can be seen.

use std::path;
use std::process::Command;

use crate::app::{self, Build};
use crate::shell::{EVERYTHING, cargo, project, run};
use crate::tools::{CHROMEDRIVER, CHROMIUM, provide};

/// Takes pictures into a folder, or those to be looked at, compares those in two folders, or draws those for messengers.
pub(crate) fn pictures(arguments: &[String]) -> Result<(), String> {
    // In the whole workspace, as the tests are: alone, its dependencies would be compiled anew with fewer features.
    let program = || {
        cargo(&[&["build", "--locked", "--bin", "pictures"], EVERYTHING].concat())?;
        Ok::<Command, String>(Command::new(project().join("target/debug/pictures")))
    };
    match arguments {
        [flag, before, after] if flag == "--compare" => run(program()?.args(["--compare", before, after])),
        [flag, words @ ..] if flag == "--screens" && words.len() < 2 => {
            provide(&[CHROMIUM, CHROMEDRIVER])?;
            let (built, folder) = (app::build(Build::Quick)?, project().join("target/screens"));
            run(program()?.arg(flag).arg(folder).args(words).env("UNDERHILL_APP", built))
        }
        [] | [_] | [_, _] => {
            provide(&[CHROMIUM, CHROMEDRIVER])?;
            let folder = match arguments.first() {
                Some(flag) if flag == "--invitations" => flag.into(),
                Some(name) => path::absolute(name).map_err(|error| format!("{name} is no folder: {error}"))?,
                None => project().join("target/pictures"),
            };
            let built = app::build(Build::Quick)?;
            run(program()?.arg(folder).args(arguments.get(1)).env("UNDERHILL_APP", built))
        }
        _ => Err("say `pictures FOLDER`, `pictures --screens`, `pictures --compare BEFORE AFTER` or `pictures --invitations`".to_owned()),
    }
}
