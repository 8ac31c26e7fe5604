//! The names by which WebAssembly and its glue know each other. Each ends in a hash, so that different versions of a library can be
//! in one program; no compression makes hashes any shorter, and both files have them all.

use std::collections::{BTreeMap, BTreeSet};

/// So many digits a hash has.
const HASH: usize = 16;

/// The glue and the program with numbers instead of hashes, as long as they were.
pub(crate) fn with_numbers(glue: &str, mut wasm: Vec<u8>) -> (String, Vec<u8>) {
    let names: BTreeSet<&str> = words(glue.as_bytes())
        .filter_map(|(at, end)| glue.get(at..end))
        .filter(|word| word.len() > HASH && word.bytes().rev().take(HASH).all(|digit| digit.is_ascii_hexdigit()))
        .collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut numbered: BTreeMap<&[u8], String> = BTreeMap::new();
    for name in names {
        let beginning = &name[..name.len() - HASH];
        let count = counts.entry(beginning).or_default();
        numbered.insert(name.as_bytes(), format!("{beginning}{count:0HASH$}"));
        *count += 1;
    }

    let mut text = String::with_capacity(glue.len());
    let mut done = 0;
    for (at, end) in words(glue.as_bytes()) {
        if let Some(name) = numbered.get(&glue.as_bytes()[at..end]) {
            text.push_str(&glue[done..at]);
            text.push_str(name);
            done = end;
        }
    }
    text.push_str(&glue[done..]);

    // In the program the name of the glue comes before it and its own length, which may look like letters of it.
    let found: Vec<(usize, usize)> = words(&wasm).filter(|(at, end)| end - at > HASH).collect();
    for (at, end) in found {
        if let Some((at, name)) = (at..end - HASH).find_map(|at| Some((at, numbered.get(&wasm[at..end])?))) {
            wasm[at..end].copy_from_slice(name.as_bytes());
        }
    }
    (text, wasm)
}

/// Where words are, from and to: letters, digits and underscores in a row.
fn words(bytes: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let mut at = 0;
    std::iter::from_fn(move || {
        at += bytes[at..].iter().position(is_part)?;
        let begin = at;
        at += bytes[at..].iter().position(|byte| !is_part(byte)).unwrap_or(bytes.len() - at);
        Some((begin, at))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_become_numbers_in_both() {
        let glue = "a.__wbg_get_00000000deadbeef(b); a.__wbg_get_11111111deadbeef; f.__wbg_set_22222222deadbeef, plain";
        let wasm = b"\x00\x1c__wbg_get_11111111deadbeef\x00.jsX__wbg_set_22222222deadbeef\x00plain".to_vec();
        let (text, program) = with_numbers(glue, wasm.clone());
        assert_eq!(
            text,
            "a.__wbg_get_0000000000000000(b); a.__wbg_get_0000000000000001; f.__wbg_set_0000000000000000, plain"
        );
        assert_eq!(program, b"\x00\x1c__wbg_get_0000000000000001\x00.jsX__wbg_set_0000000000000000\x00plain");
        assert_eq!(program.len(), wasm.len());
    }
}
