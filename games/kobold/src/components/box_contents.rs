use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use underhill_core::{ComponentsFile, DataError, Sourced, Spanned, parse_data};

use crate::{Face, Room, Section, Side, Tally, Token, Toy};

/// How many kobolds a player has (KOB-04).
pub(crate) const KOBOLDS: usize = 3;

/// What is in the box, as a components file says. The built-in one is `data/components.toml`.
#[derive(Clone, Debug)]
pub struct BoxContents {
    tokens: Tally,
    token_count: u8,
    die: [u8; Face::ALL.len()],
    gem_trophies: Vec<u8>,
    toy_trophies: [u8; Toy::ALL.len()],
    point_tiles: u8,
    small: Room,
    large: Room,
}

impl BoxContents {
    /// The most gem trophies a file may have.
    pub const MOST_GEM_TROPHIES: usize = 8;
    const MOST_FACES: usize = 100;
    const MOST_POINTS: u8 = 100;
    const MOST_POINT_TILES: u8 = 250;

    /// How many tokens there are of each kind.
    pub fn tokens(&self) -> &Tally {
        &self.tokens
    }

    /// How many tokens there are in all.
    #[inline]
    pub fn token_count(&self) -> u8 {
        self.token_count
    }

    /// How many sides of the die show each face, in the order of [`Face::ALL`].
    #[inline]
    pub fn die(&self) -> &[u8; Face::ALL.len()] {
        &self.die
    }

    /// The points of each gem trophy, the greatest first.
    #[inline]
    pub fn gem_trophies(&self) -> &[u8] {
        &self.gem_trophies
    }

    /// The points of a toy's trophy.
    pub fn toy_trophy(&self, toy: Toy) -> u8 {
        self.toy_trophies[toy.index()]
    }

    /// How many point tiles there are.
    #[inline]
    pub fn point_tiles(&self) -> u8 {
        self.point_tiles
    }

    /// A side of the board.
    #[inline]
    pub fn room(&self, side: Side) -> &Room {
        match side {
            Side::Small => &self.small,
            Side::Large => &self.large,
        }
    }
}

impl ComponentsFile for BoxContents {
    fn parse(text: &str) -> Result<Self, DataError> {
        let file: File = parse_data(text)?;
        let reader = Reader { text };
        reader.exactly(&file.contents.sections, Section::COUNT as i64, "the room has 7 sections")?;
        reader.exactly(&file.contents.beam, 2, "the light covers 2 sections")?;
        reader.exactly(&file.contents.kobolds_each, KOBOLDS as i64, "every player has 3 kobolds")?;
        let tokens = reader.tokens(&file.tokens)?;
        reader.adds_up(&file.contents.tokens, tokens.total())?;
        Ok(BoxContents {
            tokens,
            token_count: tokens.total() as u8,
            die: reader.die(&file.die.faces)?,
            gem_trophies: reader.gem_trophies(&file.gem_trophies.points)?,
            toy_trophies: reader.toy_trophies(&file.toy_trophies)?,
            point_tiles: reader.number(&file.contents.point_tiles, 0, Self::MOST_POINT_TILES, "point tiles")?,
            small: reader.room(&file.sides.small, tokens.total())?,
            large: reader.room(&file.sides.large, tokens.total())?,
        })
    }

    fn built_in() -> &'static Arc<Self> {
        static BUILT_IN: LazyLock<Arc<BoxContents>> = LazyLock::new(|| {
            let text = include_str!("../../data/components.toml");
            Arc::new(BoxContents::parse(text).expect("the built-in components are valid"))
        });
        &BUILT_IN
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "box")]
    contents: Contents,
    tokens: Spanned<BTreeMap<Token, Sourced<i64>>>,
    die: Die,
    gem_trophies: GemTrophies,
    toy_trophies: Spanned<BTreeMap<Toy, Sourced<i64>>>,
    sides: Sides,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    sections: Sourced<i64>,
    beam: Sourced<i64>,
    kobolds_each: Sourced<i64>,
    tokens: Sourced<i64>,
    point_tiles: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    faces: Spanned<Vec<Sourced<Face>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GemTrophies {
    points: Spanned<Vec<Sourced<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    small: Spanned<Vec<Sourced<Vec<Mark>>>>,
    large: Spanned<Vec<Sourced<Vec<Mark>>>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Mark {
    Up,
    Down,
}

/// Turns what the file says into what the game uses, or says in which line it cannot.
struct Reader<'t> {
    text: &'t str,
}

impl Reader<'_> {
    fn fail<T, S>(&self, place: &Spanned<S>, problem: impl Into<String>) -> Result<T, DataError> {
        Err(DataError::at(self.text, place.span().start, problem))
    }

    fn exactly(&self, number: &Sourced<i64>, must: i64, because: &str) -> Result<(), DataError> {
        match *number.value.get_ref() {
            value if value == must => Ok(()),
            value => self.fail(&number.value, format!("{because}, not {value}: the rules are made for that number")),
        }
    }

    fn number(&self, number: &Sourced<i64>, least: u8, most: u8, what: &str) -> Result<u8, DataError> {
        match u8::try_from(*number.value.get_ref()) {
            Ok(value) if (least..=most).contains(&value) => Ok(value),
            _ => {
                let value = number.value.get_ref();
                self.fail(&number.value, format!("the number of {what} is from {least} to {most}, not {value}"))
            }
        }
    }

    fn tokens(&self, counts: &Spanned<BTreeMap<Token, Sourced<i64>>>) -> Result<Tally, DataError> {
        let (mut tally, mut total) = (Tally::NONE, 0);
        for token in Token::ALL {
            let Some(count) = counts.get_ref().get(&token) else {
                return self.fail(counts, format!("the tokens lack the kind \"{token}\"; all 13 kinds are needed"));
            };
            tally[token] = self.number(count, 1, Tally::MOST as u8, &format!("\"{token}\" tokens"))?;
            total += u32::from(tally[token]);
        }
        if total > Tally::MOST {
            return self.fail(counts, format!("these are {total} tokens; there may be {} at most", Tally::MOST));
        }
        Ok(tally)
    }

    /// Whoever counts a box is told of a slip.
    fn adds_up(&self, number: &Sourced<i64>, total: u32) -> Result<(), DataError> {
        match *number.value.get_ref() {
            value if value == i64::from(total) => Ok(()),
            value => self.fail(&number.value, format!("the kinds of token add up to {total}, not to {value}")),
        }
    }

    fn die(&self, faces: &Spanned<Vec<Sourced<Face>>>) -> Result<[u8; Face::ALL.len()], DataError> {
        let sides = faces.get_ref().len();
        if !(1..=BoxContents::MOST_FACES).contains(&sides) {
            return self.fail(faces, format!("a die has 1 to {} faces, not {sides}", BoxContents::MOST_FACES));
        }
        let mut die = [0; Face::ALL.len()];
        for face in faces.get_ref() {
            die[*face.value.get_ref() as usize] += 1;
        }
        Ok(die)
    }

    fn gem_trophies(&self, trophies: &Spanned<Vec<Sourced<i64>>>) -> Result<Vec<u8>, DataError> {
        let count = trophies.get_ref().len();
        if !(1..=BoxContents::MOST_GEM_TROPHIES).contains(&count) {
            let most = BoxContents::MOST_GEM_TROPHIES;
            return self.fail(trophies, format!("there are 1 to {most} gem trophies, not {count}"));
        }
        let points = |trophy| self.number(trophy, 0, BoxContents::MOST_POINTS, "points on a gem trophy");
        let mut points = trophies.get_ref().iter().map(points).collect::<Result<Vec<_>, _>>()?;
        points.sort_unstable_by(|a, b| b.cmp(a));
        Ok(points)
    }

    fn toy_trophies(&self, trophies: &Spanned<BTreeMap<Toy, Sourced<i64>>>) -> Result<[u8; 4], DataError> {
        let mut points = [0; Toy::ALL.len()];
        for toy in Toy::ALL {
            let Some(trophy) = trophies.get_ref().get(&toy) else {
                return self.fail(trophies, format!("there is no trophy for {}", toy.plural()));
            };
            points[toy.index()] = self.number(trophy, 0, BoxContents::MOST_POINTS, "points on a toy trophy")?;
        }
        Ok(points)
    }

    fn room(&self, side: &Spanned<Vec<Sourced<Vec<Mark>>>>, tokens: u32) -> Result<Room, DataError> {
        let count = side.get_ref().len();
        if count != Section::COUNT {
            return self.fail(side, format!("a side of the board has 7 sections, not {count}"));
        }
        let mut sections: [Vec<bool>; Section::COUNT] = Default::default();
        let mut spaces = 0;
        for (i, marks) in side.get_ref().iter().enumerate() {
            let size = marks.value.get_ref().len();
            if !(1..=Room::MOST_IN_SECTION).contains(&size) {
                let most = Room::MOST_IN_SECTION;
                return self.fail(&marks.value, format!("section {i} has {size} spaces; a section has 1 to {most}"));
            }
            spaces += size;
            sections[i] = marks.value.get_ref().iter().map(|&mark| mark == Mark::Up).collect();
        }
        if spaces > Room::MOST_SPACES {
            return self.fail(side, format!("these are {spaces} spaces; there may be {} at most", Room::MOST_SPACES));
        }
        if spaces as u32 > tokens {
            return self.fail(side, format!("these are {spaces} spaces, but there are only {tokens} tokens"));
        }
        Ok(Room::new(&sections))
    }
}
