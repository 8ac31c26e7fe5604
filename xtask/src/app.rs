//! Builds the browser app: the crate `underhill-web` as WebAssembly, with its page, style, words and pictures around it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::shell::{files, files_below, project, read, run};
use crate::wasm::{TARGET, cargo_for_wasm};

/// How it is built.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Small and fast, for people.
    Release,
    /// Quick to build, for trying things out.
    Quick,
}

/// The languages the app speaks: the folders of its words.
fn languages(web: &Path) -> Result<Vec<String>, String> {
    let mut codes: Vec<String> =
        files(&web.join("lang"))?.iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    codes.sort();
    Ok(codes)
}

/// Builds the app and says in which folder it is.
pub(crate) fn build(build: Build) -> Result<PathBuf, String> {
    let (web, target) = (project().join("crates/web"), project().join("target/wasm"));
    let profile = match build {
        Build::Release => "app",
        Build::Quick => "dev",
    };
    let mut cargo = cargo_for_wasm("build", "std,panic_abort")?;
    cargo.args(["--target", TARGET, "--locked", "--package", "underhill-web", "--lib", "--profile", profile]);
    cargo.env("CARGO_TARGET_DIR", &target);
    run(&mut cargo)?;

    let folder = project().join("target/app");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let built = if profile == "dev" { "debug" } else { profile };
    Bindgen::new()
        .input_path(target.join(TARGET).join(built).join("underhill_web.wasm"))
        .out_name("app")
        .web(true)
        .and_then(|bindgen| {
            let small = build == Build::Release;
            bindgen.typescript(false).remove_name_section(small).remove_producers_section(small).generate(&folder)
        })
        .map_err(|error| format!("the glue between WebAssembly and the page cannot be made: {error:#}"))?;

    write(&folder, "app.css", &join(&web.join("style"), &["tokens.css", "frame.css"])?)?;
    let art = join(&web.join("art"), &[])?;
    for code in languages(&web)? {
        write(&folder, &format!("lang/{code}.ftl"), &join(&web.join("lang").join(&code), &["app.ftl"])?)?;
    }
    for (name, text) in rule_books()? {
        write(&folder, &format!("rules/{name}"), &text)?;
    }
    for path in files(&web.join("page"))? {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let text = read(&path)?;
        write(&folder, &name, &text.replace("<!-- art -->", &art))?;
    }
    finish_service_worker(&folder)?;
    if build == Build::Release {
        for path in files_below(&folder)? {
            compress(&path)?;
        }
    }
    Ok(folder)
}

/// The rule books in other languages, as `kobold.de.toml`.
fn rule_books() -> Result<Vec<(String, String)>, String> {
    let mut books = Vec::new();
    for game in files(&project().join("games"))?.iter().filter(|path| path.is_dir()) {
        let name = game.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        for path in files(&game.join("data"))? {
            let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let code = file.strip_prefix("rules.").and_then(|rest| rest.strip_suffix(".toml"));
            if let Some(code) = code {
                books.push((format!("{name}.{code}.toml"), read(&path)?));
            }
        }
    }
    Ok(books)
}

/// The service worker keeps every file of this very build, except languages, which it keeps when they are used.
fn finish_service_worker(folder: &Path) -> Result<(), String> {
    let mut names = vec!["/".to_owned()];
    let mut sum = 0_u64;
    for path in files_below(folder)? {
        let bytes = fs::read(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        for byte in bytes {
            // FNV-1a: any change of any file is another build.
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3).wrapping_add(0xcbf2_9ce4_8422_2325);
        }
        let name = path.strip_prefix(folder).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        if !matches!(name.as_str(), "index.html" | "service-worker.js") {
            names.push(format!("/{name}"));
        }
    }
    let list = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let path = folder.join("service-worker.js");
    let text =
        read(&path)?.replace("<!-- build -->", &format!("{sum:016x}")).replace("<!-- files -->", &format!("[{list}]"));
    write(folder, "service-worker.js", &text)
}

/// Everything in a folder as one text, some files first, the others by name.
fn join(folder: &Path, first: &[&str]) -> Result<String, String> {
    let mut paths: Vec<PathBuf> = files(folder)?.into_iter().filter(|path| !is_home_art(path)).collect();
    paths.sort_by_key(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        (first.iter().position(|wanted| *wanted == name).unwrap_or(first.len()), name)
    });
    paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>().map(|texts| texts.join("\n"))
}

/// The pictures of the first page are compiled into the app; all others are shared by the whole page.
fn is_home_art(path: &Path) -> bool {
    path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("home-"))
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = folder.join(name);
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(&path, text)).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// Puts a compressed copy beside a file: that is what browsers are sent.
fn compress(path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    {
        let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &parameters);
        writer.write_all(&bytes).map_err(|error| format!("{} cannot be compressed: {error}", path.display()))?;
    }
    let name = format!("{}.br", path.display());
    fs::write(&name, packed).map_err(|error| format!("{name} cannot be written: {error}"))
}
