//! Reading and writing files, with problems told as sentences.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// What is in a folder, in order.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// Every file in a folder and its folders, in order.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in files(folder)? {
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// The last part of a path.
pub(crate) fn name_of(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

pub(crate) fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = folder.join(name);
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(&path, text)).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// Puts a compressed copy beside a file: that is what browsers are sent.
pub(crate) fn compress(path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    let mut packed = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    {
        let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &parameters);
        writer.write_all(&bytes).map_err(|error| format!("{} cannot be compressed: {error}", path.display()))?;
    }
    let name = format!("{}.br", path.display());
    fs::write(&name, packed).map_err(|error| format!("{name} cannot be written: {error}"))
}
