//! The package for Python: made as a wheel, tested in a clean environment, measured beside other libraries.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::checking;
use crate::http;
use crate::shell::{files, project, run};

/// What makes the wheel, and which version of it, so that every machine makes the same.
const MATURIN: &[&str] = &["maturin==1.16.0"];
/// What the tests need besides: the libraries that there are adapters for, and those that read its data.
const TESTED_WITH: &[&str] = &[
    "numpy==2.4.6",
    "pytest==9.2.0",
    "mypy==2.4.1",
    "pettingzoo==1.27.0",
    "gymnasium==1.4.0",
    "open_spiel==2.0.2",
    "pyarrow==26.0.1",
    "pandas==3.1.1",
    "polars==2.1.0",
    "matplotlib==3.11.2",
];
/// What it is measured beside: PettingZoo's classic games need a library for pictures.
const MEASURED_BESIDE: &[&str] = &["pygame==2.6.1", "psutil==7.2.2"];

fn bindings() -> PathBuf {
    project().join("bindings/python")
}

/// An environment of its own with pinned packages, made anew when they are others.
fn environment(name: &str, packages: &[&str]) -> Result<PathBuf, String> {
    let folder = project().join("target").join(name);
    let (wanted, known) = (packages.join("\n"), folder.join("packages"));
    if fs::read_to_string(&known).is_ok_and(|installed| installed == wanted) {
        return Ok(folder);
    }
    eprintln!("fetching {} with pip", packages.join(", "));
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    pip(&folder, packages)?;
    fs::write(&known, wanted).map_err(|error| format!("{} cannot be written: {error}", known.display()))?;
    Ok(folder)
}

fn pip(folder: &Path, packages: &[&str]) -> Result<(), String> {
    let install = ["install", "--quiet", "--disable-pip-version-check"];
    run(Command::new(folder.join("bin/pip")).args(install).args(packages))
}

fn tools() -> Result<PathBuf, String> {
    environment("python-tools", MATURIN)
}

fn tested() -> Result<PathBuf, String> {
    environment("python", TESTED_WITH)
}

/// Fetches what the checks need.
pub(crate) fn install() -> Result<(), String> {
    tools()?;
    tested().map(drop)
}

/// How the wheel is compiled.
#[derive(Copy, Clone)]
enum Build {
    /// As everything else is for the tests.
    ForTests,
    /// As fast as can be.
    Release,
}

/// Makes the wheel and says where it is.
fn make(build: Build) -> Result<PathBuf, String> {
    let wheels = project().join("target/wheels").join(match build {
        Build::ForTests => "tests",
        Build::Release => "",
    });
    for old in files(&wheels).unwrap_or_default().iter().filter(|path| is_wheel(path)) {
        fs::remove_file(old).map_err(|error| format!("{} cannot be removed: {error}", old.display()))?;
    }
    let mut maturin = Command::new(tools()?.join("bin/maturin"));
    maturin.args(["build", "--quiet", "--locked", "--out"]).arg(&wheels).current_dir(bindings());
    match build {
        // Beside everything else, with which it cannot share what is compiled: alone, it needs other features.
        Build::ForTests => {
            maturin = checking(maturin);
            maturin.env("CARGO_TARGET_DIR", project().join("target/for-python"));
        }
        Build::Release => drop(maturin.arg("--release")),
    }
    run(&mut maturin)?;
    let made = files(&wheels)?.into_iter().find(|path| is_wheel(path));
    made.ok_or_else(|| format!("no wheel was made in {}", wheels.display()))
}

fn is_wheel(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "whl")
}

/// `cargo xtask wheel`.
pub(crate) fn wheel() -> Result<(), String> {
    let wheel = make(Build::Release)?;
    eprintln!("the wheel is {}; `pip install` takes it", wheel.display());
    Ok(())
}

/// Puts a wheel into an environment, in the place of an older one.
fn put(folder: &Path, wheel: &Path) -> Result<(), String> {
    let wheel = wheel.to_string_lossy();
    pip(folder, &["--force-reinstall", "--no-deps", &wheel])
}

/// Makes the wheel that is tested.
pub(crate) fn compile() -> Result<PathBuf, String> {
    make(Build::ForTests)
}

/// Every test of the package, and its types.
pub(crate) fn check() -> Result<(), String> {
    test(&[])
}

/// The tests with these words in their names, and the types.
pub(crate) fn test(words: &[String]) -> Result<(), String> {
    let folder = tested()?;
    put(&folder, &compile()?)?;
    run(&mut tests(&folder, words))?;
    let python = |arguments: &[&str]| {
        let mut python = Command::new(folder.join("bin/python"));
        python.args(arguments).current_dir(bindings());
        python
    };
    let kept = project().join("target/mypy");
    let mypy =
        ["-m", "mypy", "--no-error-summary", "--config-file", "pyproject.toml", "-p", "underhill", "--cache-dir"];
    run(python(&mypy).arg(kept))?;
    // What the stubs say of the part in Rust is compared with that part itself.
    run(&mut python(&["-m", "mypy.stubtest", "--mypy-config-file", "pyproject.toml", "underhill._underhill"]))
}

fn tests(folder: &Path, words: &[String]) -> Command {
    let mut tests = Command::new(folder.join("bin/python"));
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "tests"]).current_dir(bindings());
    tests.env("PYTHONDONTWRITEBYTECODE", "1").env("UNDERHILL_PROGRAM", http::program());
    if !words.is_empty() {
        tests.args(["-k", &words.join(" or ")]);
    }
    tests
}

/// The checkers of other libraries for every combination of options, and not only for some.
pub(crate) fn check_every_set_up() -> Result<(), String> {
    install()?;
    let folder = tested()?;
    put(&folder, &make(Build::Release)?)?;
    http::compile()?;
    run(tests(&folder, &["finds_nothing_wrong".to_owned()]).env("UNDERHILL_SET_UPS", "all"))
}

/// `cargo xtask bench-python`.
pub(crate) fn bench(arguments: &[String]) -> Result<(), String> {
    let folder = environment("python-bench", &[TESTED_WITH, MEASURED_BESIDE].concat())?;
    put(&folder, &make(Build::Release)?)?;
    run(Command::new(folder.join("bin/python")).arg("bench/bench.py").args(arguments).current_dir(bindings()))
}
