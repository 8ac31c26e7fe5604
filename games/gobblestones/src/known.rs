use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::MOST;
use crate::{Colour, Tiles};

/// What a perfect memory knows of one player's tiles from the bluffs that were taken back (GBS-25, GBS-R8).
///
/// Whoever took tiles back had at least those on the rack then. From then on they are on the rack, or among the tiles
/// laid face down since, unless a tile of that colour has been shown to leave the rack. So each fact reads: of this
/// colour there are at least so many on the rack and among the face-down tiles from the n-th on. For each colour and
/// number only the latest n matters, for it says most.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Known {
    /// By colour and number less one: the n above plus one, or 0 if nothing is known. Never rises with the number.
    since: [[u8; MOST]; 5],
}

/// One fact, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact {
    /// How many face-down tiles the player had on the board by then.
    since: u8,
    /// What the rack and the face-down tiles laid since hold at least.
    at_least: Tiles,
}

impl Known {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Known::default()
    }

    /// How many tiles of a colour there are at least, on the rack or among the tiles laid face down since they were seen.
    pub fn at_least(&self, colour: Colour) -> u8 {
        self.since[colour as usize].iter().filter(|&&since| since > 0).count() as u8
    }

    /// These tiles were shown and went back to the rack of a player with so many tiles face down on the board.
    pub(crate) fn returned(&mut self, tiles: Tiles, face_down: usize) {
        for colour in Colour::ALL {
            let held = usize::from(tiles.of(colour));
            self.since[colour as usize][..held].fill(face_down as u8 + 1);
        }
    }

    /// A tile of this colour left the rack for all to see.
    pub(crate) fn shown(&mut self, colour: Colour) {
        let since = &mut self.since[colour as usize];
        since.rotate_left(1);
        since[MOST - 1] = 0;
    }

    /// The different moments there are facts about, latest first, each as the number of face-down tiles then.
    fn moments(&self) -> impl Iterator<Item = usize> + '_ {
        let mut before = u8::MAX;
        std::iter::from_fn(move || {
            before = self.since.iter().flatten().copied().filter(|&since| since < before).max().unwrap_or(0);
            (before > 0).then(|| usize::from(before) - 1)
        })
    }

    /// The facts, latest first: what there is at least on the rack and among the face-down tiles from the given place
    /// on. Each includes those before it.
    pub(crate) fn facts(&self) -> impl Iterator<Item = (usize, Tiles)> + '_ {
        self.moments().map(|moment| {
            let count = |colour| self.since[colour as usize].iter().filter(|&&s| usize::from(s) > moment).count();
            let colours = Colour::ALL.into_iter();
            (moment, colours.flat_map(|colour| std::iter::repeat_n(colour, count(colour))).collect())
        })
    }

    /// Whether a rack and these face-down tiles, in their order, agree with what is known.
    pub(crate) fn agrees(&self, rack: Tiles, face_down: &[Colour]) -> bool {
        self.facts().all(|(since, at_least)| {
            let mut held = rack;
            face_down.get(since..).unwrap_or_default().iter().for_each(|&colour| held.add(colour));
            since <= face_down.len() && held.includes(at_least)
        })
    }
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.facts().map(|(since, at_least)| Fact { since: since as u8, at_least }))
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let facts = Vec::<Fact>::deserialize(deserializer)?;
        let mut known = Known::default();
        for fact in facts {
            for colour in Colour::ALL {
                let count = usize::from(fact.at_least.of(colour));
                if count > MOST || fact.since >= 100 {
                    return Err(serde::de::Error::custom(
                        "no bluff shows more than five tiles, nor are there over 100",
                    ));
                }
                for since in &mut known.since[colour as usize][..count] {
                    *since = (*since).max(fact.since + 1);
                }
            }
        }
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> Tiles {
        text.parse().unwrap()
    }

    fn check(known: &Known, facts: &[(usize, &str)]) {
        let expected: Vec<_> = facts.iter().map(|&(since, text)| (since, tiles(text))).collect();
        assert_eq!(known.facts().collect::<Vec<_>>(), expected);
        let json = serde_json::to_string(known).unwrap();
        assert_eq!(serde_json::from_str::<Known>(&json).unwrap(), *known, "{json}");
    }

    #[test]
    fn what_was_taken_back_stays_with_its_owner() {
        let mut known = Known::default();
        check(&known, &[]);
        known.returned(tiles("RRB"), 0);
        check(&known, &[(0, "RRB")]);
        // Two face-down tiles later a single red one is taken back: that is known of the rack itself.
        known.returned(tiles("R"), 2);
        check(&known, &[(2, "R"), (0, "RRB")]);
        assert!(known.agrees(tiles("RY"), &[Colour::Red, Colour::Blue]));
        assert!(!known.agrees(tiles("Y"), &[Colour::Red, Colour::Blue]), "the rack itself has a red one");
        assert!(!known.agrees(tiles("RY"), &[Colour::Red, Colour::Green]), "the blue one is somewhere");
        // A red one is shown to leave: one less of it is known, of either moment.
        known.shown(Colour::Red);
        check(&known, &[(0, "RB")]);
        // A later sight of the same tiles replaces the older one.
        known.returned(tiles("RB"), 3);
        check(&known, &[(3, "RB")]);
    }
}
