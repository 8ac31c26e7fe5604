//! What a judge of a position looks at: the table with everything counted that is already decided.

use underhill_catalog::kobold::{Face, Kobold, Phase, Section, Spot, Token, Toy};
use underhill_core::{Game, Seat};

/// How many kinds of token there are.
pub(super) const KINDS: usize = Token::ALL.len();
/// Stands in the room for a token nobody knows: face down, or about to be laid.
pub(super) const UNKNOWN: u8 = KINDS as u8;
pub(super) const SECTIONS: usize = Section::COUNT;
const SEATS: usize = underhill_core::MAX_SEATS;
const GEMS: usize = Token::GEMS.len();

/// A position in numbers. What a turn has already brought counts as done: tokens in hand are laid out, sets of gems
/// exchanged, flash tokens scored; only the die and the refilling are still open. While kobolds are still to come home,
/// a flash in hand is scored as toys lie now, which is a guess; afterwards all of it is as the rules will have it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub(super) seats: usize,
    /// Who decides next, as far as that is known.
    pub(super) next: usize,
    /// A die has yet to be rolled before that.
    pub(super) rolling: bool,
    /// Somebody is in the middle of retrieving kobolds.
    pub(super) retrieving: bool,
    /// The tokens in hand that nobody has looked at (KOB-R2).
    pub(super) hidden: u8,
    pub(super) supply: u8,
    pub(super) held: [[u8; KINDS]; SEATS],
    pub(super) points: [i32; SEATS],
    /// The kinds that lie in each section.
    pub(super) room: [[u8; 8]; SECTIONS],
    pub(super) sizes: [u8; SECTIONS],
    /// How many tokens of each kind lie in the room, unknown ones last; and those outside the light.
    pub(super) lying: [u8; KINDS + 1],
    pub(super) in_reach: [u8; KINDS + 1],
    pub(super) lit: [bool; SECTIONS],
    pub(super) kobolds: [[u8; SECTIONS]; SEATS],
    pub(super) unseen: [u8; KINDS],
    pub(super) unseen_total: u8,
    /// The points on the gem trophies still to be had, the best first, then zeros.
    pub(super) trophies: [u8; 8],
    pub(super) trophies_left: usize,
    pub(super) toy_trophies: [u8; 4],
    /// The point tiles still to be had.
    pub(super) tiles: i32,
    /// The chance that the next roll lights a section.
    pub(super) danger: [f32; SECTIONS],
}

impl Scene {
    /// The scene of a position, also of one where something is about to be drawn.
    pub fn of(game: &Kobold) -> Scene {
        let seats = game.seats();
        let player = game.player().map_or(0, Seat::index);
        let phase = game.phase();
        let done = matches!(phase, Phase::Die | Phase::Fill);
        let contents = &game.options().components;
        let light = game.light().unwrap_or(Section::new(0));
        let mut scene = Scene {
            seats,
            next: if done { (player + 1) % seats } else { player },
            rolling: phase == Phase::Die,
            retrieving: !done && !game.grabbed().is_empty(),
            hidden: 0,
            supply: game.supply(),
            held: [[0; KINDS]; SEATS],
            points: [0; SEATS],
            room: [[UNKNOWN; 8]; SECTIONS],
            sizes: [0; SECTIONS],
            lying: [0; KINDS + 1],
            in_reach: [0; KINDS + 1],
            lit: [false; SECTIONS],
            kobolds: [[0; SECTIONS]; SEATS],
            unseen: [0; KINDS],
            unseen_total: 0,
            trophies: [0; 8],
            trophies_left: 0,
            toy_trophies: Toy::ALL.map(|toy| contents.toy_trophy(toy)),
            tiles: game.point_tiles_left().into(),
            danger: danger(contents.die(), light),
        };
        for (token, count) in game.unseen().iter() {
            scene.unseen[token.index()] = count;
            scene.unseen_total += count;
        }
        for section in Section::all() {
            let s = section.index();
            scene.lit[s] = section.is_lit_from(light);
            for space in 0..game.room().size(section) {
                let spot = Spot { section, space };
                let kind = match game.face_up(spot) {
                    Some(token) => token.index() as u8,
                    // At the end of a turn a token will be laid wherever one is missing outside the light.
                    None if game.is_face_down(spot) || done && !scene.lit[s] => UNKNOWN,
                    None => continue,
                };
                scene.room[s][usize::from(scene.sizes[s])] = kind;
                scene.sizes[s] += 1;
                scene.lying[usize::from(kind)] += 1;
                scene.in_reach[usize::from(kind)] += u8::from(!scene.lit[s]);
            }
        }
        for seat in Seat::first(seats) {
            for section in Section::all() {
                scene.kobolds[seat.index()][section.index()] = game.kobolds(seat, section);
            }
            for (token, count) in game.held(seat).iter() {
                scene.held[seat.index()][token.index()] = count;
            }
        }
        for (seat, points) in game.points().into_iter().enumerate() {
            scene.points[seat] = points;
        }
        for (points, owner) in game.gem_trophies() {
            if owner.is_none() {
                scene.trophies[scene.trophies_left] = points;
                scene.trophies_left += 1;
            }
        }
        if phase != Phase::Over {
            scene.lay_out(game, player);
        }
        scene
    }

    /// The scene once whoever decides has placed a kobold.
    pub(super) fn placed(&self, section: usize) -> Scene {
        let mut scene = self.clone();
        scene.kobolds[self.next][section] += 1;
        scene.next = (self.next + 1) % self.seats;
        scene
    }

    /// The player's hand counts as laid out and scored.
    fn lay_out(&mut self, game: &Kobold, player: usize) {
        for token in game.grabbed() {
            match token {
                None => self.hidden += 1,
                Some(token) if token.flash().is_none() => {
                    self.held[player][token.index()] += 1;
                    self.points[player] += i32::from(*token == Token::Kobold);
                }
                Some(_) => {}
            }
        }
        while self.trophies_left > 0 && self.held[player][..GEMS].iter().all(|&count| count > 0) {
            self.held[player][..GEMS].iter_mut().for_each(|count| *count -= 1);
            self.points[player] += i32::from(self.trophies[0]);
            self.trophies.rotate_left(1);
            self.trophies[7] = 0;
            self.trophies_left -= 1;
        }
        for toy in game.grabbed().iter().flatten().filter_map(|token| token.flash()) {
            let scores = self.flash_scores(toy.index());
            for step in 0..self.seats {
                let seat = (player + step) % self.seats;
                let score = scores[seat].min(self.tiles);
                self.points[seat] += score;
                self.tiles -= score;
            }
        }
    }

    /// How many tiles each seat would take if a flash of this toy were scored now (KOB-15).
    pub(super) fn flash_scores(&self, toy: usize) -> [i32; SEATS] {
        let count = |seat: usize| self.held[seat][GEMS + toy];
        let most = (0..self.seats).map(count).max().unwrap_or(0);
        let leaders = (0..self.seats).filter(|&seat| most > 0 && count(seat) == most).count();
        let each = if leaders == 1 { 2 } else { 1 };
        let mut scores = [0; SEATS];
        for (seat, score) in scores.iter_mut().enumerate().take(self.seats) {
            if most > 0 && count(seat) == most {
                *score = each;
            }
        }
        scores
    }

    /// The points with the toy trophies as they would go now (KOB-17).
    pub(super) fn final_points(&self) -> [i32; SEATS] {
        let mut points = self.points;
        for (toy, &trophy) in self.toy_trophies.iter().enumerate() {
            let count = |seat: usize| self.held[seat][GEMS + toy];
            let most = (0..self.seats).map(count).max().unwrap_or(0);
            let mut leaders = (0..self.seats).filter(|&seat| most > 0 && count(seat) == most);
            if let (Some(leader), None) = (leaders.next(), leaders.next()) {
                points[leader] += i32::from(trophy);
            }
        }
        points
    }

    /// How many tokens of a toy a seat has more than the best of the others.
    pub(super) fn margin(&self, seat: usize, toy: usize) -> i32 {
        let count = |seat: usize| i32::from(self.held[seat][GEMS + toy]);
        let best = (0..self.seats).filter(|&other| other != seat).map(count).max().unwrap_or(0);
        count(seat) - best
    }

    /// Who decides next, as far as that is known.
    #[cfg(feature = "lab")]
    pub fn next(&self) -> usize {
        self.next
    }

    /// How many kobolds a seat has in the room.
    pub(super) fn out(&self, seat: usize) -> u8 {
        self.kobolds[seat].iter().sum()
    }

    /// How many others decide before a seat does.
    pub(super) fn wait(&self, seat: usize) -> usize {
        (seat + self.seats - self.next) % self.seats
    }

    /// How many different gems a seat has.
    pub(super) fn colours(&self, seat: usize) -> usize {
        self.held[seat][..GEMS].iter().filter(|&&count| count > 0).count()
    }
}

/// The chance that one roll of the die lights each section.
fn danger(die: &[u8; Face::ALL.len()], light: Section) -> [f32; SECTIONS] {
    let sides: u32 = die.iter().map(|&sides| u32::from(sides)).sum();
    let mut danger = [0.0; SECTIONS];
    for (face, &weight) in Face::ALL.into_iter().zip(die) {
        let light = light.turned(face.turn());
        for section in [light, light.turned(1)] {
            danger[section.index()] += f32::from(weight) / sides as f32;
        }
    }
    danger
}
