use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use crate::page::Page;

/// The accessibility checker, from the npm registry.
fn checker() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe");
        let script = folder.join("node_modules/axe-core/axe.min.js");
        if !script.exists() {
            std::fs::create_dir_all(&folder).expect("a folder for it");
            let installed = Command::new("npm")
                .args(["install", "--no-save", "--no-audit", "--no-fund", "axe-core@4"])
                .current_dir(&folder)
                .status()
                .expect("npm can be started");
            assert!(installed.success(), "axe-core cannot be fetched");
        }
        std::fs::read_to_string(script).expect("axe-core has been fetched")
    })
}

impl Page {
    /// Shows the page in both themes, keeps a picture of each, and says what keeps people from using it: every violation
    /// that axe-core finds, of any level.
    pub async fn barriers(&self, name: &str) -> Vec<String> {
        let check = "const done = arguments[0];
            axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations.map((violation) =>
                violation.id + ': ' + violation.nodes.slice(0, 3).map((node) =>
                    node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | '))));";
        self.run(checker(), Vec::new()).await;
        let mut barriers = Vec::new();
        for theme in ["light", "dark"] {
            self.theme(theme).await;
            self.picture(&format!("{name}-{theme}")).await;
            let found = self.run_async(check, Vec::new()).await;
            let found = found.as_array().into_iter().flatten();
            barriers.extend(found.map(|violation| format!("{name}, {theme}: {violation}")));
        }
        self.theme("light").await;
        barriers
    }
}
