//! What a game tells as data (an event, a refusal, a bot's reason), taken apart by the types of its fields: whoever puts it
//! into words has to know which number is a player and which word is a place.

use serde::de::value::Error;
use serde::ser::{Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, Serializer};
use serde::{Deserialize, Serialize};

use crate::Seat;

/// What [`Seat`] calls itself where it is serialised.
pub(crate) const SEAT: &str = "Seat";
/// What a place of a game calls itself where it is serialised.
pub(crate) const PLACE: &str = "Place";

/// A value in what a game tells. Serialised it still says what it is: `{"seat":1}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// An option that is none.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number of anything but players.
    Number(f64),
    /// A player.
    Seat(Seat),
    /// A place on the table: its name is the same in every language.
    Place(String),
    /// Anything else, in the game's notation.
    Word(String),
    /// Several of them.
    List(Vec<Fact>),
    /// Values that have names.
    Fields(Vec<(String, Fact)>),
    /// The variant of an enum, by its word, and what it is about.
    Variant(String, Vec<(String, Fact)>),
}

impl Fact {
    /// Takes something apart. None for what no game tells: maps, bytes, values without names.
    pub fn of(told: &impl Serialize) -> Option<Fact> {
        told.serialize(Taker).ok()
    }
}

/// Takes apart what is serialised.
struct Taker;

fn unusual<T>() -> Result<T, Error> {
    Err(Error::custom("no game tells such a thing"))
}

/// Every number is one of the largest kind.
macro_rules! numbers {
    ($($serialize:ident: $type:ty),* $(,)?) => {$(
        fn $serialize(self, number: $type) -> Result<Fact, Error> {
            self.serialize_f64(number as f64)
        }
    )*};
}

impl Serializer for Taker {
    type Ok = Fact;
    type Error = Error;
    type SerializeSeq = Several;
    type SerializeTuple = Several;
    type SerializeTupleStruct = Impossible<Fact, Error>;
    type SerializeTupleVariant = Impossible<Fact, Error>;
    type SerializeMap = Impossible<Fact, Error>;
    type SerializeStruct = Named;
    type SerializeStructVariant = Named;

    fn serialize_bool(self, flag: bool) -> Result<Fact, Error> {
        Ok(Fact::Flag(flag))
    }

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
    }

    fn serialize_f64(self, number: f64) -> Result<Fact, Error> {
        Ok(Fact::Number(number))
    }

    fn serialize_char(self, letter: char) -> Result<Fact, Error> {
        Ok(Fact::Word(letter.into()))
    }

    fn serialize_str(self, word: &str) -> Result<Fact, Error> {
        Ok(Fact::Word(word.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Fact, Error> {
        unusual()
    }

    fn serialize_none(self) -> Result<Fact, Error> {
        Ok(Fact::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Fact, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Fact, Error> {
        Ok(Fact::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Fact, Error> {
        Ok(Fact::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Result<Fact, Error> {
        self.serialize_str(word)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Fact, Error> {
        Ok(match (name, value.serialize(self)?) {
            (SEAT, Fact::Number(number)) => Fact::Seat(Seat::try_from(number as u8).map_err(Error::custom)?),
            (PLACE, Fact::Word(word)) => Fact::Place(word),
            (_, other) => other,
        })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Fact, Error> {
        unusual()
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Several, Error> {
        Ok(Several(Vec::with_capacity(length.unwrap_or_default())))
    }

    fn serialize_tuple(self, length: usize) -> Result<Several, Error> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Error> {
        unusual()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        unusual()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Error> {
        unusual()
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Named, Error> {
        Ok(Named { word: None, fields: Vec::with_capacity(length) })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        length: usize,
    ) -> Result<Named, Error> {
        Ok(Named { word: Some(word), fields: Vec::with_capacity(length) })
    }
}

/// A list so far.
struct Several(Vec<Fact>);

impl SerializeSeq for Several {
    type Ok = Fact;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.0.push(value.serialize(Taker)?);
        Ok(())
    }

    fn end(self) -> Result<Fact, Error> {
        Ok(Fact::List(self.0))
    }
}

impl serde::ser::SerializeTuple for Several {
    type Ok = Fact;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<Fact, Error> {
        SerializeSeq::end(self)
    }
}

/// Fields so far, and the word of the variant that they belong to.
struct Named {
    word: Option<&'static str>,
    fields: Vec<(String, Fact)>,
}

impl SerializeStruct for Named {
    type Ok = Fact;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.fields.push((name.to_owned(), value.serialize(Taker)?));
        Ok(())
    }

    fn end(self) -> Result<Fact, Error> {
        Ok(match self.word {
            Some(word) => Fact::Variant(word.to_owned(), self.fields),
            None => Fact::Fields(self.fields),
        })
    }
}

impl SerializeStructVariant for Named {
    type Ok = Fact;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        SerializeStruct::serialize_field(self, name, value)
    }

    fn end(self) -> Result<Fact, Error> {
        SerializeStruct::end(self)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::str::FromStr;

    use super::*;
    use crate::{NotationError, Seats, serde_as_notation};

    struct Cave;

    impl fmt::Display for Cave {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("c4")
        }
    }

    impl FromStr for Cave {
        type Err = NotationError;

        fn from_str(_: &str) -> Result<Cave, NotationError> {
            Ok(Cave)
        }
    }

    serde_as_notation!(place Cave);

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Event {
        DugUp { by: Seat, others: Seats, cave: Cave, coins: u8, last: bool, gift: Option<Seat> },
    }

    #[test]
    fn what_is_told_is_taken_apart_by_its_types() {
        let (one, two) = (Seat::new(1), Seat::new(2));
        let event = Event::DugUp { by: one, others: Seats::only(two), cave: Cave, coins: 2, last: true, gift: None };
        let fields = [
            ("by", Fact::Seat(one)),
            ("others", Fact::List(vec![Fact::Seat(two)])),
            ("cave", Fact::Place("c4".to_owned())),
            ("coins", Fact::Number(2.0)),
            ("last", Fact::Flag(true)),
            ("gift", Fact::Nothing),
        ];
        let fields = fields.map(|(name, fact)| (name.to_owned(), fact));
        assert_eq!(Fact::of(&event), Some(Fact::Variant("dug-up".to_owned(), fields.into())));
    }

    #[test]
    fn what_knows_its_type_looks_the_same_in_json() {
        let written = serde_json::to_string(&(Seat::new(3), Cave)).unwrap();
        assert_eq!(written, r#"[3,"c4"]"#);
        assert!(serde_json::from_str::<(Seat, Cave)>(&written).is_ok());
    }
}
