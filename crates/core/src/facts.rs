//! What a game tells as data (an event, a refusal, a bot's reason), taken apart by the types of its fields: whoever puts it
//! into words has to know which number is a player and which word is a place.

use serde::de::value::Error;
use serde::ser::{
    Error as _, Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, Serializer,
};
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
    /// Takes something apart. None for what no game tells: maps with other keys than words, bytes, values without names.
    pub fn of(told: &impl Serialize) -> Option<Fact> {
        told.serialize(Taker).ok()
    }
}

/// Takes apart what is serialised.
struct Taker;

fn unusual<T>() -> Result<T, Error> {
    Err(Error::custom("no game tells such a thing"))
}

impl Serializer for Taker {
    type Ok = Fact;
    type Error = Error;
    type SerializeSeq = Several;
    type SerializeTuple = Several;
    type SerializeTupleStruct = Impossible<Fact, Error>;
    type SerializeTupleVariant = Impossible<Fact, Error>;
    type SerializeMap = Named;
    type SerializeStruct = Named;
    type SerializeStructVariant = Variant;

    fn serialize_bool(self, flag: bool) -> Result<Fact, Error> {
        Ok(Fact::Flag(flag))
    }

    fn serialize_i8(self, number: i8) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Result<Fact, Error> {
        self.serialize_f64(number as f64)
    }

    fn serialize_u8(self, number: u8) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
    }

    fn serialize_u64(self, number: u64) -> Result<Fact, Error> {
        self.serialize_f64(number as f64)
    }

    fn serialize_f32(self, number: f32) -> Result<Fact, Error> {
        self.serialize_f64(number.into())
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

    fn serialize_map(self, _: Option<usize>) -> Result<Named, Error> {
        Ok(Named { fields: Vec::new(), name: String::new() })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Named, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, word: &'static str, _: usize) -> Result<Variant, Error> {
        Ok(Variant { word, fields: Vec::new() })
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

/// Fields so far, and the name of the next one where it comes before its value.
struct Named {
    fields: Vec<(String, Fact)>,
    name: String,
}

impl SerializeMap for Named {
    type Ok = Fact;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        match key.serialize(Taker)? {
            Fact::Word(name) => self.name = name,
            _ => return unusual(),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.fields.push((std::mem::take(&mut self.name), value.serialize(Taker)?));
        Ok(())
    }

    fn end(self) -> Result<Fact, Error> {
        Ok(Fact::Fields(self.fields))
    }
}

impl SerializeStruct for Named {
    type Ok = Fact;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.fields.push((name.to_owned(), value.serialize(Taker)?));
        Ok(())
    }

    fn end(self) -> Result<Fact, Error> {
        SerializeMap::end(self)
    }
}

/// A variant so far.
struct Variant {
    word: &'static str,
    fields: Vec<(String, Fact)>,
}

impl SerializeStructVariant for Variant {
    type Ok = Fact;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.fields.push((name.to_owned(), value.serialize(Taker)?));
        Ok(())
    }

    fn end(self) -> Result<Fact, Error> {
        Ok(Fact::Variant(self.word.to_owned(), self.fields))
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
