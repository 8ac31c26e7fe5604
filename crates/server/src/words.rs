//! The words of the browser app, for the little that the server itself says to people.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::app_files::AppFile;

/// What is said if nobody says otherwise.
const USUAL: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// The messages of every language that the app speaks. They are read when they are first needed.
pub(crate) struct Words {
    files: Vec<AppFile>,
    languages: OnceLock<Vec<(String, Bundle)>>,
}

impl Words {
    pub(crate) fn new(files: &[AppFile]) -> Self {
        let spoken = |file: &&AppFile| language(&file.path).is_some();
        Words { files: files.iter().filter(spoken).cloned().collect(), languages: OnceLock::new() }
    }

    /// What the first of these languages says that the app speaks.
    pub(crate) fn speak<'w>(&'w self, wanted: impl IntoIterator<Item = &'w str>) -> Option<Speech<'w>> {
        let languages = self.languages.get_or_init(|| self.files.iter().filter_map(read).collect());
        let code = |text: &'w str| text.trim().split(['-', ';']).next().unwrap_or_default();
        let find = |text: &'w str| languages.iter().find(|(spoken, _)| spoken.eq_ignore_ascii_case(code(text)));
        wanted.into_iter().chain([USUAL]).find_map(find).map(|(code, bundle)| Speech { code, bundle })
    }
}

/// One language.
#[derive(Copy, Clone)]
pub(crate) struct Speech<'w> {
    /// Like `de`.
    pub(crate) code: &'w str,
    bundle: &'w Bundle,
}

impl Speech<'_> {
    /// A message, if there is one with this name.
    pub(crate) fn tell(self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let filled: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned())
    }
}

/// The language of a file like `lang/de.ftl`.
fn language(path: &str) -> Option<&str> {
    path.strip_prefix("lang/")?.strip_suffix(".ftl")
}

fn read(file: &AppFile) -> Option<(String, Bundle)> {
    let code = language(&file.path)?;
    let text = String::from_utf8_lossy(&file.bytes).into_owned();
    let identifier: LanguageIdentifier = code.parse().ok()?;
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource));
    Some((code.to_owned(), bundle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_speaks() {
        let file = |path: &str, text: &'static str| AppFile {
            path: path.to_owned(),
            bytes: text.as_bytes().into(),
            packed: None,
        };
        let files = [
            file("lang/de.ftl", "hello = Hallo { $name }"),
            file("lang/en.ftl", "hello = Hello { $name }"),
            file("a", ""),
        ];
        let words = Words::new(&files);
        for (wanted, said) in [
            (vec!["de-AT;q=0.9", "en"], "Hallo Ada"),
            (vec!["pl", " DE"], "Hallo Ada"),
            (vec!["pl"], "Hello Ada"),
            (vec![], "Hello Ada"),
        ] {
            let told = words.speak(wanted).and_then(|speech| speech.tell("hello", &[("name", "Ada".into())]));
            assert_eq!(told.as_deref(), Some(said));
        }
        assert!(Words::new(&[]).speak([]).is_none());
    }
}
