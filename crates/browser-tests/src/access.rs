use std::path::Path;
use std::sync::OnceLock;

use crate::page::Page;

/// The accessibility checker, which `cargo xtask` has fetched.
fn checker() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
        std::fs::read_to_string(script).expect("`cargo xtask browser` fetches the accessibility checker")
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
