//! Why a choice is good, in words: facts of the position, with the rule they rest on.

use underhill_catalog::kobold::{Action, Face, Kobold, Section, Token, Toy};
use underhill_core::{Game, Seat};

use super::scene::{KINDS, Scene};
use super::worth::worths;
use crate::Reason;

/// Up to three reasons for an action of a seat, the most important first.
pub(super) fn reasons(game: &Kobold, seat: Seat, action: Action) -> Vec<Reason> {
    let scene = Scene::of(game);
    let mut reasons = match action {
        Action::Take(spot) => match game.face_up(spot) {
            Some(token) => vec![token_reason(&scene, seat, token)],
            None => vec![unknown_reason(&scene, seat)],
        },
        Action::Place(section) => place_reasons(game, &scene, seat, section),
    };
    let out = scene.out(seat.index());
    match action {
        Action::Take(_) if out == 3 => {
            reasons.push(Reason::by("KOB-07", "all three kobolds are in the room, so they come home now"));
        }
        Action::Take(_) if !scene.retrieving => reasons.extend(threat(game, &scene, seat)),
        Action::Place(_) if out == 0 => {
            reasons.push(Reason::by("KOB-07", "no kobold is in the room, so one is placed"));
        }
        _ => {}
    }
    reasons.truncate(3);
    reasons
}

/// What a token does for a seat.
fn token_reason(scene: &Scene, seat: Seat, token: Token) -> Reason {
    let held = &scene.held[seat.index()];
    if let Some(toy) = token.flash() {
        return flash_reason(scene, seat, toy);
    }
    if token.is_gem() {
        let colours = scene.colours(seat.index());
        let (trophy, trophies) = (scene.trophies[0], scene.trophies_left);
        let what = token.phrase();
        let text = match held[token.index()] {
            0 if trophies == 0 => format!("keeps {what} from the others"),
            0 if colours == 3 => format!("{what} completes a set for the gem trophy of {}", points(trophy)),
            0 => format!("{what} is colour {} of 4 towards the gem trophy of {}", colours + 1, points(trophy)),
            _ if trophies > 1 => format!("{what} is one more for another set"),
            _ => format!("keeps {what} from the others"),
        };
        return Reason::by("KOB-14", text);
    }
    match Toy::ALL.into_iter().find(|toy| toy.token() == token) {
        Some(toy) => toy_reason(scene, seat, toy),
        None => Reason::by("KOB-13", "a kobold token is worth a point"),
    }
}

fn toy_reason(scene: &Scene, seat: Seat, toy: Toy) -> Reason {
    let trophy = points(scene.toy_trophies[toy.index()]);
    let toys = toy.plural();
    let text = match scene.margin(seat.index(), toy.index()) + 1 {
        1 => format!("takes the lead in {toys}, whose trophy is worth {trophy}"),
        0 => format!("draws level in {toys}, whose trophy is worth {trophy}"),
        more if more > 1 => format!("leads in {toys} by {more}, for the trophy worth {trophy}"),
        behind => format!("comes within {} of the lead in {toys}, whose trophy is worth {trophy}", -behind),
    };
    Reason::by("KOB-17", text)
}

fn flash_reason(scene: &Scene, seat: Seat, toy: Toy) -> Reason {
    let toys = toy.plural();
    let scores = scene.flash_scores(toy.index());
    let text = match scores[seat.index()].min(scene.tiles) {
        2 => format!("the {toy} flash brings two point tiles for the most {toys}, as they lie now"),
        1 => format!("the {toy} flash brings a point tile for the most {toys}, as they lie now"),
        _ if scores.iter().all(|&score| score == 0) => {
            format!("the {toy} flash brings nobody anything, as toys lie now")
        }
        _ => format!("the {toy} flash brings this seat nothing, but takes it from the room"),
    };
    Reason::by("KOB-15", text)
}

/// What a face-down token may be.
fn unknown_reason(scene: &Scene, seat: Seat) -> Reason {
    let all = scene.unseen_total;
    let held = &scene.held[seat.index()];
    if scene.trophies_left > 0 && scene.colours(seat.index()) > 0 {
        let missing = || (0..4).filter(|&gem| held[gem] == 0);
        let count: u8 = missing().map(|gem| scene.unseen[gem]).sum();
        if count > 0 {
            let what = if missing().count() == 1 { "complete a set of gems" } else { "bring a missing gem colour" };
            return Reason::by("KOB-R12", format!("of the {all} unseen tokens {count} would {what}"));
        }
    }
    let worths = worths(scene, seat.index());
    let (kind, count) = (0..KINDS)
        .filter(|&kind| scene.unseen[kind] > 0)
        .max_by(|&a, &b| worths[a].total_cmp(&worths[b]))
        .map_or((0, 0), |kind| (kind, scene.unseen[kind]));
    let what = Token::ALL[kind].phrase();
    Reason::by("KOB-R12", format!("of the {all} unseen tokens {count} would be {what}"))
}

fn place_reasons(game: &Kobold, scene: &Scene, seat: Seat, section: Section) -> Vec<Reason> {
    let worths = worths(scene, seat.index());
    // Kobolds already there will have the best.
    let here = usize::from(game.kobolds(seat, section));
    let mut kinds = scene.room[section.index()][..usize::from(scene.sizes[section.index()])].to_vec();
    kinds.sort_by(|&one, &two| worths[usize::from(two)].total_cmp(&worths[usize::from(one)]));
    let best = kinds.get(here).and_then(|&kind| Token::ALL.get(usize::from(kind)));
    let (why, where_to) = match best {
        Some(&token) => (token_reason(scene, seat, token), format!("section {section}")),
        None => (unknown_reason(scene, seat), format!("the face-down token in section {section}")),
    };
    let mut reasons = vec![Reason { rule: why.rule, text: format!("aims at {where_to}: {}", why.text) }];
    let (lit, sides) = danger(game, section);
    reasons.push(match lit {
        0 => Reason::by("KOB-10", format!("no roll of the die can light section {section} next")),
        _ => Reason::by("KOB-11", format!("the next roll lights section {section} with {lit} of {sides} sides")),
    });
    reasons
}

/// The kobolds of a seat that another roll could catch.
fn threat(game: &Kobold, scene: &Scene, seat: Seat) -> Option<Reason> {
    let (section, lit, sides) = Section::all()
        .filter(|&section| game.kobolds(seat, section) > 0)
        .map(|section| (section, danger(game, section)))
        .map(|(section, (lit, sides))| (section, lit, sides))
        .max_by_key(|&(_, lit, _)| lit)?;
    let rivals = (0..scene.seats).any(|other| other != seat.index() && scene.out(other) > 0);
    (lit > 0 && rivals).then(|| {
        let text = format!("the next roll would catch the kobold in section {section} with {lit} of {sides} sides");
        Reason::by("KOB-11", text)
    })
}

/// How many sides of the die light a section, of how many.
fn danger(game: &Kobold, section: Section) -> (u32, u32) {
    let die = game.options().components.die();
    let light = game.light().unwrap_or(Section::new(0));
    let sides = |face: Face| u32::from(die[face as usize]);
    let lit = Face::ALL.into_iter().filter(|face| section.is_lit_from(light.turned(face.turn()))).map(sides).sum();
    (lit, Face::ALL.into_iter().map(sides).sum())
}

fn points(points: u8) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}
