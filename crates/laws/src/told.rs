//! What a game tells (events, refusals, a bot's reasons) is data that can be read back, and all of its kinds can be listed.

use std::fmt;

use serde::Serialize;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{DeserializeOwned, Error, IntoDeserializer};
use underhill_core::{EVENT, Fact, Game, StepOf, Viewer, read_told, write_told};

use crate::broken::{Broken, hold};

/// Whatever anybody notices of a step can be read back.
pub(crate) fn what_happens_reads_back<G: Game>(game: &G, step: &StepOf<G>) -> Result<(), Broken> {
    let mut events = Vec::new();
    game.clone().apply_unchecked(step, &mut events);
    for event in &events {
        for viewer in Viewer::all(game.seats()) {
            G::witness(event, viewer).map_or(Ok(()), |noticed| reads_back(&noticed, EVENT))?;
        }
    }
    Ok(())
}

/// Something that is told under a tag reads back as it was, and can be taken apart.
pub(crate) fn reads_back<T>(told: &T, tag: &str) -> Result<(), Broken>
where
    T: Serialize + DeserializeOwned + PartialEq + fmt::Debug,
{
    let written = write_told(tag, told);
    let read: Option<T> = read_told(tag, &written);
    hold(read.as_ref() == Some(told), "what is told reads back", || format!("{written}: {read:?}"))?;
    let apart = matches!(Fact::of(told), Some(Fact::Word(_) | Fact::Variant(..)));
    hold(apart, "what is told can be taken apart", || written.to_string())
}

/// The words that an enum knows its variants by, as they are serialised.
pub fn words<T: DeserializeOwned>() -> &'static [&'static str] {
    match T::deserialize("?".into_deserializer()) {
        Err(Complaint::UnknownWord(known)) => known,
        _ => &[],
    }
}

/// Whether the variant of an enum has a field of this name. The enum must deny unknown fields.
pub fn has_field<T: DeserializeOwned>(word: &str, field: &str) -> bool {
    let alone: Result<T, Complaint> = T::deserialize(word.into_deserializer());
    if alone.is_ok() {
        return false;
    }
    let fields = MapDeserializer::new([(field, "?")].into_iter());
    let variant = MapDeserializer::new([(word, MapAccessDeserializer::new(fields))].into_iter());
    let read = T::deserialize(MapAccessDeserializer::new(variant));
    matches!(read, Err(Complaint::UnknownWord(_) | Complaint::Other))
}

/// What deserialising complains of: unlike a text, this says what would have been understood.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Complaint {
    UnknownWord(&'static [&'static str]),
    UnknownField,
    Other,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Complaint {}

impl Error for Complaint {
    fn custom<T: fmt::Display>(_: T) -> Complaint {
        Complaint::Other
    }

    fn unknown_variant(_: &str, known: &'static [&'static str]) -> Complaint {
        Complaint::UnknownWord(known)
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Complaint {
        Complaint::UnknownField
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Event {
        Begun,
        WokenUp { by: u8, gently: Option<bool>, at: Time },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum Time {
        Dawn,
    }

    #[test]
    fn an_enum_is_asked_what_it_knows() {
        assert_eq!(words::<Event>(), ["begun", "woken-up"]);
        assert!(has_field::<Event>("woken-up", "by"));
        assert!(has_field::<Event>("woken-up", "gently"));
        assert!(has_field::<Event>("woken-up", "at"));
        assert!(!has_field::<Event>("woken-up", "why"));
        assert!(!has_field::<Event>("begun", "by"));
    }

    #[test]
    fn a_field_that_is_not_read_back_breaks_the_law() {
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        enum Forgetful {
            Rolled {
                #[serde(skip)]
                face: u8,
                by: u8,
            },
        }
        assert_eq!(reads_back(&Event::WokenUp { by: 1, gently: None, at: Time::Dawn }, EVENT), Ok(()));
        let broken = reads_back(&Forgetful::Rolled { face: 4, by: 1 }, EVENT).unwrap_err();
        assert_eq!(broken.law, "what is told reads back");
    }
}
