use std::fs;
use std::io;
use std::path::Path;

/// A file of the browser app.
#[derive(Copy, Clone, Debug)]
pub struct AppFile {
    /// Where browsers find it, like `lang/en.ftl`.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, compressed by Brotli.
    pub packed: Option<&'static [u8]>,
}

impl AppFile {
    /// Every file of a built app in a folder. They are read once and kept as long as the program runs.
    pub fn read_folder(folder: &Path) -> io::Result<Vec<AppFile>> {
        let mut files = Vec::new();
        collect(folder, folder, &mut files)?;
        files.sort_by_key(|file| file.path);
        Ok(files)
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
        let sum = self
            .bytes
            .iter()
            .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        format!("\"{sum:016x}\"")
    }
}

fn collect(folder: &Path, top: &Path, files: &mut Vec<AppFile>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, top, files)?;
        } else if path.extension().is_none_or(|ending| ending != "br") {
            let name = path.strip_prefix(top).expect("it is in the folder").to_string_lossy().replace('\\', "/");
            let packed = fs::read(format!("{}.br", path.display())).ok();
            files.push(AppFile {
                path: name.leak(),
                bytes: fs::read(&path)?.leak(),
                packed: packed.map(|bytes| &*bytes.leak()),
            });
        }
    }
    Ok(())
}
