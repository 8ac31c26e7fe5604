use std::path::Path;
use std::sync::OnceLock;

use serde_json::json;

use crate::page::{Page, Size};

/// The accessibility checker, which `cargo xtask` has fetched.
fn checker() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
        std::fs::read_to_string(script).expect("`cargo xtask browser` fetches the accessibility checker")
    })
}

impl Page {
    /// Shows the page in both themes, keeps a picture of each if any are asked for, and says what keeps people from using it: every violation
    /// that axe-core finds, of any level. Pictures of rules are copies of boards that are looked at where they are played on.
    pub async fn barriers(&self, name: &str) -> Vec<String> {
        let check = "const [rules, done] = arguments;
            const runOnly = rules.length ? { type: 'rule', values: rules } : undefined;
            axe.run({ exclude: [['.drawing']] }, { resultTypes: ['violations'], runOnly }).then((found) => done(found.violations.map((violation) =>
                violation.id + ': ' + violation.nodes.slice(0, 3).map((node) =>
                    node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | '))));";
        if self.run("return Boolean(window.axe);", Vec::new()).await != true {
            self.run(checker(), Vec::new()).await;
        }
        let mut barriers = Vec::new();
        // Whatever does not depend on the size is looked at on a laptop, and themes differ in nothing but colours, which a small window
        // takes from the same list.
        let of_size = json!(["color-contrast", "target-size", "scrollable-region-focusable"]);
        let wide = self.size == Size::Laptop;
        let (in_light, in_dark) = if wide { (json!([]), Some(json!(["color-contrast"]))) } else { (of_size, None) };
        for (theme, rules) in [("light", Some(in_light)), ("dark", in_dark)] {
            self.theme(theme).await;
            self.picture(&format!("{name}-{theme}")).await;
            let Some(rules) = rules else { continue };
            let found = self.run_async(check, vec![rules]).await;
            let found = found.as_array().into_iter().flatten();
            barriers.extend(found.map(|violation| format!("{name}, {theme}: {violation}")));
        }
        self.theme("light").await;
        barriers
    }
}
