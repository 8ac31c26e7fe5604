//! Why a choice is good: facts of the position, with the rule they rest on.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_catalog::kobold::{Action, Face, Kobold, Section, Token, Toy};
use underhill_core::{Game, Seat};

use super::scene::{KINDS, Scene};
use super::worth::worths;
use crate::Because;
use crate::Reason;

/// What can speak for a choice. The points are those of the trophy it is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motive {
    Allowed,
    KeepsGem { token: Token },
    CompletesSet { token: Token, points: u8 },
    NewColour { token: Token, colours: usize, points: u8 },
    AnotherSet { token: Token },
    KoboldToken,
    TakesLead { toy: Toy, points: u8 },
    DrawsLevel { toy: Toy, points: u8 },
    Leads { toy: Toy, lead: i32, points: u8 },
    ComesWithin { toy: Toy, behind: i32, points: u8 },
    FlashBrings { toy: Toy, tiles: i32 },
    FlashForNobody { toy: Toy },
    FlashForOthers { toy: Toy },
    UnseenSet { unseen: u8, tokens: u8 },
    UnseenColour { unseen: u8, tokens: u8 },
    UnseenToken { unseen: u8, tokens: u8, token: Token },
    AllInRoom,
    NoneInRoom,
    NeverLit { section: Section },
    MayBeLit { section: Section, lit: u32, sides: u32 },
    MayBeCaught { section: Section, lit: u32, sides: u32 },
}

/// A reason for a choice, or for where a kobold waits: then with the section that it aims at.
struct Aimed {
    aim: Option<Section>,
    motive: Motive,
}

impl Aimed {
    fn reason(&self) -> Reason {
        let mut reason = Reason::because(&self.motive);
        reason.text = self.to_string();
        reason.say_besides(AIM, &self.aim);
        reason
    }
}

/// The name under which a reason says what it aims at.
const AIM: &str = "aim";

impl Because for Motive {
    const ALLOWED: Motive = Motive::Allowed;
    const BESIDES: &'static [&'static str] = &[AIM];

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Motive::Allowed => return None,
            Motive::AllInRoom | Motive::NoneInRoom => "KOB-07",
            Motive::NeverLit { .. } => "KOB-10",
            Motive::MayBeLit { .. } | Motive::MayBeCaught { .. } => "KOB-11",
            Motive::KoboldToken => "KOB-13",
            Motive::KeepsGem { .. } | Motive::CompletesSet { .. } => "KOB-14",
            Motive::NewColour { .. } | Motive::AnotherSet { .. } => "KOB-14",
            Motive::FlashBrings { .. } | Motive::FlashForNobody { .. } | Motive::FlashForOthers { .. } => "KOB-15",
            Motive::TakesLead { .. } | Motive::DrawsLevel { .. } => "KOB-17",
            Motive::Leads { .. } | Motive::ComesWithin { .. } => "KOB-17",
            Motive::UnseenSet { .. } | Motive::UnseenColour { .. } | Motive::UnseenToken { .. } => "KOB-R12",
        })
    }
}

impl fmt::Display for Aimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.aim, self.motive) {
            (None, motive) => write!(f, "{motive}"),
            (
                Some(section),
                motive @ (Motive::UnseenSet { .. } | Motive::UnseenColour { .. } | Motive::UnseenToken { .. }),
            ) => {
                write!(f, "aims at the face-down token in section {section}: {motive}")
            }
            (Some(section), motive) => write!(f, "aims at section {section}: {motive}"),
        }
    }
}

impl fmt::Display for Motive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Motive::Allowed => f.write_str("it is allowed"),
            Motive::KeepsGem { token } => write!(f, "keeps {} from the others", token.phrase()),
            Motive::CompletesSet { token, points } => {
                write!(f, "{} completes a set for the gem trophy of {}", token.phrase(), Points(points))
            }
            Motive::NewColour { token, colours, points } => {
                let what = token.phrase();
                write!(f, "{what} is colour {colours} of 4 towards the gem trophy of {}", Points(points))
            }
            Motive::AnotherSet { token } => write!(f, "{} is one more for another set", token.phrase()),
            Motive::KoboldToken => f.write_str("a kobold token is worth a point"),
            Motive::TakesLead { toy, points } => {
                write!(f, "takes the lead in {}, whose trophy is worth {}", toy.plural(), Points(points))
            }
            Motive::DrawsLevel { toy, points } => {
                write!(f, "draws level in {}, whose trophy is worth {}", toy.plural(), Points(points))
            }
            Motive::Leads { toy, lead, points } => {
                write!(f, "leads in {} by {lead}, for the trophy worth {}", toy.plural(), Points(points))
            }
            Motive::ComesWithin { toy, behind, points } => {
                let toys = toy.plural();
                write!(f, "comes within {behind} of the lead in {toys}, whose trophy is worth {}", Points(points))
            }
            Motive::FlashBrings { toy, tiles } => {
                let what = if tiles == 1 { "a point tile" } else { "two point tiles" };
                write!(f, "the {toy} flash brings {what} for the most {}, as they lie now", toy.plural())
            }
            Motive::FlashForNobody { toy } => write!(f, "the {toy} flash brings nobody anything, as toys lie now"),
            Motive::FlashForOthers { toy } => {
                write!(f, "the {toy} flash brings this seat nothing, but takes it from the room")
            }
            Motive::UnseenSet { unseen, tokens } => {
                write!(f, "of the {unseen} unseen tokens {tokens} would complete a set of gems")
            }
            Motive::UnseenColour { unseen, tokens } => {
                write!(f, "of the {unseen} unseen tokens {tokens} would bring a missing gem colour")
            }
            Motive::UnseenToken { unseen, tokens, token } => {
                write!(f, "of the {unseen} unseen tokens {tokens} would be {}", token.phrase())
            }
            Motive::AllInRoom => f.write_str("all three kobolds are in the room, so they come home now"),
            Motive::NoneInRoom => f.write_str("no kobold is in the room, so one is placed"),
            Motive::NeverLit { section } => write!(f, "no roll of the die can light section {section} next"),
            Motive::MayBeLit { section, lit, sides } => {
                write!(f, "the next roll lights section {section} with {lit} of {sides} sides")
            }
            Motive::MayBeCaught { section, lit, sides } => {
                write!(f, "the next roll would catch the kobold in section {section} with {lit} of {sides} sides")
            }
        }
    }
}

/// A number of points in words.
struct Points(u8);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} point{}", self.0, if self.0 == 1 { "" } else { "s" })
    }
}

/// Up to three reasons for an action of a seat, the most important first.
pub(super) fn reasons(game: &Kobold, seat: Seat, action: Action) -> Vec<Reason> {
    let scene = Scene::of(game);
    let out = scene.out(seat.index());
    let (first, then): (Aimed, [Option<Motive>; 2]) = match action {
        Action::Take(spot) => {
            let motive = match game.face_up(spot) {
                Some(token) => token_reason(&scene, seat, token),
                None => unknown_reason(&scene, seat),
            };
            let then = match out {
                3 => Some(Motive::AllInRoom),
                _ if scene.retrieving => None,
                _ => threat(game, &scene, seat),
            };
            (Aimed { aim: None, motive }, [then, None])
        }
        Action::Place(section) => {
            let motive = place_reason(game, &scene, seat, section);
            let then = [Some(light_reason(game, section)), if out == 0 { Some(Motive::NoneInRoom) } else { None }];
            (Aimed { aim: Some(section), motive }, then)
        }
    };
    let then = then.into_iter().flatten().map(|motive| Aimed { aim: None, motive });
    [first].into_iter().chain(then).map(|aimed| aimed.reason()).collect()
}

/// What a token does for a seat.
fn token_reason(scene: &Scene, seat: Seat, token: Token) -> Motive {
    let held = &scene.held[seat.index()];
    if let Some(toy) = token.flash() {
        return flash_reason(scene, seat, toy);
    }
    if token.is_gem() {
        let colours = scene.colours(seat.index());
        let (points, trophies) = (scene.trophies[0], scene.trophies_left);
        return match held[token.index()] {
            0 if trophies == 0 => Motive::KeepsGem { token },
            0 if colours == 3 => Motive::CompletesSet { token, points },
            0 => Motive::NewColour { token, colours: colours + 1, points },
            _ if trophies > 1 => Motive::AnotherSet { token },
            _ => Motive::KeepsGem { token },
        };
    }
    match Toy::ALL.into_iter().find(|toy| toy.token() == token) {
        Some(toy) => toy_reason(scene, seat, toy),
        None => Motive::KoboldToken,
    }
}

fn toy_reason(scene: &Scene, seat: Seat, toy: Toy) -> Motive {
    let points = scene.toy_trophies[toy.index()];
    match scene.margin(seat.index(), toy.index()) + 1 {
        1 => Motive::TakesLead { toy, points },
        0 => Motive::DrawsLevel { toy, points },
        lead if lead > 1 => Motive::Leads { toy, lead, points },
        behind => Motive::ComesWithin { toy, behind: -behind, points },
    }
}

fn flash_reason(scene: &Scene, seat: Seat, toy: Toy) -> Motive {
    let scores = scene.flash_scores(toy.index());
    match scores[seat.index()].min(scene.tiles) {
        tiles @ 1..=2 => Motive::FlashBrings { toy, tiles },
        _ if scores.iter().all(|&score| score == 0) => Motive::FlashForNobody { toy },
        _ => Motive::FlashForOthers { toy },
    }
}

/// What a face-down token may be.
fn unknown_reason(scene: &Scene, seat: Seat) -> Motive {
    let unseen = scene.unseen_total;
    let held = &scene.held[seat.index()];
    if scene.trophies_left > 0 && scene.colours(seat.index()) > 0 {
        let missing = || (0..4).filter(|&gem| held[gem] == 0);
        let tokens: u8 = missing().map(|gem| scene.unseen[gem]).sum();
        if tokens > 0 {
            let last = missing().count() == 1;
            return if last { Motive::UnseenSet { unseen, tokens } } else { Motive::UnseenColour { unseen, tokens } };
        }
    }
    let worths = worths(scene, seat.index());
    let (kind, tokens) = (0..KINDS)
        .filter(|&kind| scene.unseen[kind] > 0)
        .max_by(|&a, &b| worths[a].total_cmp(&worths[b]))
        .map_or((0, 0), |kind| (kind, scene.unseen[kind]));
    Motive::UnseenToken { unseen, tokens, token: Token::ALL[kind] }
}

/// What a kobold placed in a section will get there.
fn place_reason(game: &Kobold, scene: &Scene, seat: Seat, section: Section) -> Motive {
    let worths = worths(scene, seat.index());
    // Kobolds already there will have the best.
    let here = usize::from(game.kobolds(seat, section));
    let mut kinds = scene.room[section.index()][..usize::from(scene.sizes[section.index()])].to_vec();
    kinds.sort_by(|&one, &two| worths[usize::from(two)].total_cmp(&worths[usize::from(one)]));
    match kinds.get(here).and_then(|&kind| Token::ALL.get(usize::from(kind))) {
        Some(&token) => token_reason(scene, seat, token),
        None => unknown_reason(scene, seat),
    }
}

/// Whether the light will come to a section.
fn light_reason(game: &Kobold, section: Section) -> Motive {
    match danger(game, section) {
        (0, _) => Motive::NeverLit { section },
        (lit, sides) => Motive::MayBeLit { section, lit, sides },
    }
}

/// The kobolds of a seat that another roll could catch.
fn threat(game: &Kobold, scene: &Scene, seat: Seat) -> Option<Motive> {
    let (section, (lit, sides)) = Section::all()
        .filter(|&section| game.kobolds(seat, section) > 0)
        .map(|section| (section, danger(game, section)))
        .max_by_key(|&(_, (lit, _))| lit)?;
    let rivals = (0..scene.seats).any(|other| other != seat.index() && scene.out(other) > 0);
    if lit > 0 && rivals { Some(Motive::MayBeCaught { section, lit, sides }) } else { None }
}

/// How many sides of the die light a section, of how many.
pub(super) fn danger(game: &Kobold, section: Section) -> (u32, u32) {
    let die = game.options().components.die();
    let light = game.light().unwrap_or(Section::new(0));
    let sides = |face: Face| u32::from(die[face as usize]);
    let lit = Face::ALL.into_iter().filter(|face| section.is_lit_from(light.turned(face.turn()))).map(sides).sum();
    (lit, Face::ALL.into_iter().map(sides).sum())
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use underhill_core::Fact;

    use super::*;
    use crate::answer::tests::is_written_as;

    #[test]
    fn reasons_are_data_and_print_as_clauses() {
        let motive = Motive::TakesLead { toy: Toy::Car, points: 3 };
        let reason = Aimed { aim: None, motive }.reason();
        is_written_as(&motive, &json!({ "takes-lead": { "toy": "car", "points": 3 } }));
        assert_eq!(reason.text, "takes the lead in cars, whose trophy is worth 3 points");
        assert_eq!(reason.rule.map(|rule| rule.to_string()).as_deref(), Some("KOB-17"));
        let motive = Motive::UnseenToken { unseen: 9, tokens: 1, token: Token::BallFlash };
        let reason = Aimed { aim: Some(Section::new(4)), motive }.reason();
        let Fact::Variant(_, fields) = reason.facts else { panic!("{:?}", reason.facts) };
        assert_eq!(fields.last(), Some(&(AIM.to_owned(), Fact::Number(4.0))));
        let text = "aims at the face-down token in section 4: of the 9 unseen tokens 1 would be a ball flash";
        assert_eq!(reason.text, text);
    }
}
