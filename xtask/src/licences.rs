//! Everything we build on may be used under MIT OR Apache-2.0 terms.

use spdx::{Expression, LicenseReq};

use crate::metadata::{Package, all_packages};

/// Licences that ask no more of our users than ours do.
const ACCEPTED: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
    "0BSD",
];

/// Fails if a dependency has no licence that is accepted.
pub(crate) fn check() -> Result<(), String> {
    let packages = all_packages()?;
    let refused: Vec<String> = packages.iter().filter_map(refused).collect();
    if refused.is_empty() { Ok(()) } else { Err(refused.join("; ")) }
}

fn refused(package: &Package) -> Option<String> {
    let Some(licence) = package.licence() else {
        return Some(format!("{} does not say under which licence it is", package.name()));
    };
    match is_accepted(licence) {
        Ok(true) => None,
        Ok(false) => Some(format!("{} is under {licence}", package.name())),
        Err(problem) => Some(format!("{}: {problem}", package.name())),
    }
}

fn is_accepted(licence: &str) -> Result<bool, String> {
    // Old crates separate alternatives by a slash.
    let expression = Expression::parse(&licence.replace('/', " OR ")).map_err(|error| error.to_string())?;
    Ok(expression.evaluate(|wanted: &LicenseReq| wanted.license.id().is_some_and(|id| ACCEPTED.contains(&id.name))))
}

#[cfg(test)]
mod tests {
    use super::is_accepted;

    #[test]
    fn only_licences_as_free_as_ours_are_accepted() {
        for (licence, accepted) in [
            ("MIT OR Apache-2.0", true),
            ("MIT/Apache-2.0", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("Apache-2.0 WITH LLVM-exception OR MIT", true),
            ("GPL-3.0-only", false),
            ("MIT AND MPL-2.0", false),
        ] {
            assert_eq!(is_accepted(licence), Ok(accepted), "{licence}");
        }
        assert!(is_accepted("whatever you like").is_err());
    }
}
