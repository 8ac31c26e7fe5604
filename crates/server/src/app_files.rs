use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use axum::body::Bytes;
use underhill_table::Hash;

/// A file of the browser app.
#[derive(Clone, Debug)]
pub struct AppFile {
    /// Where browsers find it, like `lang/en.ftl`.
    pub path: String,
    /// What is in it.
    pub bytes: Bytes,
    /// The same, compressed by Brotli.
    pub packed: Option<Bytes>,
}

impl AppFile {
    /// Every file of a built app in a folder. They are read once.
    pub fn read_folder(folder: &Path) -> io::Result<Vec<AppFile>> {
        let mut files = Vec::new();
        collect(folder, folder, &mut files)?;
        Ok(AppFile::gather(files))
    }

    /// Every file of a built app, given by path and content. What ends in `.br` is the compressed copy of another.
    pub fn gather(files: impl IntoIterator<Item = (String, Bytes)>) -> Vec<AppFile> {
        let (packed, plain): (BTreeMap<_, _>, BTreeMap<_, _>) =
            files.into_iter().partition(|(path, _)| path.ends_with(".br"));
        let with_copy = |(path, bytes): (String, Bytes)| {
            let packed = packed.get(&format!("{path}.br")).cloned();
            AppFile { path, bytes, packed }
        };
        plain.into_iter().map(with_copy).collect()
    }

    /// Which build of the app these files are, if they say so.
    pub(crate) fn build(files: &[AppFile]) -> Option<String> {
        let file = files.iter().find(|file| file.path == "build.txt")?;
        Some(String::from_utf8_lossy(&file.bytes).trim().to_owned())
    }

    /// What browsers call a file of this kind.
    pub(crate) fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webmanifest" => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        }
    }

    /// Changes whenever the file does.
    pub(crate) fn tag(&self) -> String {
        format!("\"{}\"", Hash::of(&self.bytes))
    }
}

fn collect(folder: &Path, top: &Path, files: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, top, files)?;
        } else {
            let name = path.strip_prefix(top).expect("it is in the folder").to_string_lossy().replace('\\', "/");
            files.push((name, fs::read(&path)?.into()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compressed_copy_belongs_to_its_file() {
        let file = |path: &str, text: &'static str| (path.to_owned(), Bytes::from_static(text.as_bytes()));
        let files = AppFile::gather([file("b.css.br", "packed"), file("a.html", "page"), file("b.css", "style")]);
        let found: Vec<(&str, bool)> = files.iter().map(|file| (file.path.as_str(), file.packed.is_some())).collect();
        assert_eq!(found, [("a.html", false), ("b.css", true)]);
        assert_ne!(files[0].tag(), files[1].tag());
    }
}
