//! What cargo knows of the workspace and of everything it is built on.

use std::process::Command;

use serde_json::Value;

use crate::shell::project;

/// A crate, as cargo describes it.
pub(crate) struct Package(Value);

impl Package {
    pub(crate) fn name(&self) -> &str {
        self.0["name"].as_str().unwrap_or_default()
    }

    pub(crate) fn licence(&self) -> Option<&str> {
        self.0["license"].as_str()
    }

    /// The folder it is in.
    pub(crate) fn folder(&self) -> &str {
        self.0["manifest_path"].as_str().unwrap_or_default().trim_end_matches("Cargo.toml")
    }

    /// The names of the crates it needs, not counting those that only its tests or its building need.
    pub(crate) fn needs(&self) -> impl Iterator<Item = &str> {
        let dependencies = self.0["dependencies"].as_array().into_iter().flatten();
        dependencies.filter(|need| need["kind"].is_null()).filter_map(|need| need["name"].as_str())
    }
}

/// The crates of the workspace.
pub(crate) fn members() -> Result<Vec<Package>, String> {
    packages(&["--no-deps"])
}

/// These and everything they are built on.
pub(crate) fn all_packages() -> Result<Vec<Package>, String> {
    packages(&[])
}

fn packages(arguments: &[&str]) -> Result<Vec<Package>, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(arguments)
        .current_dir(project())
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let mut metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    match metadata["packages"].take() {
        Value::Array(packages) => Ok(packages.into_iter().map(Package).collect()),
        _ => Err("cargo does not say which crates there are".to_owned()),
    }
}
