//! A table to set scenes on.
use kobold::{Action, GemTrophy, Grab, Illegal, Kobold, Options, Outcome, Phase, Section, Space, Stored, Tally, Token};
use underhill_core::{Game, Options as _, Seat, Step};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(crate) fn token(text: &str) -> Token {
    text.parse().expect("a token")
}

/// Options set by name.
pub(crate) fn options(set: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (name, value) in set {
        options.set(name, value).expect("an option");
    }
    options
}

/// Plays a step in notation and tells what happened.
pub(crate) fn play(game: &mut Kobold, step: &str) -> Vec<String> {
    let step: Step<Action, Outcome> = step.parse().expect("a step");
    let mut events = Vec::new();
    game.play(&step, &mut events).unwrap_or_else(|error| panic!("`{step}`: {error}"));
    game.audit().unwrap_or_else(|problem| panic!("after `{step}`: {problem}"));
    events.iter().map(ToString::to_string).collect()
}

/// Plays several steps and tells what happened in the last one.
pub(crate) fn play_all(game: &mut Kobold, steps: &[&str]) -> Vec<String> {
    steps.iter().map(|step| play(game, step)).last().expect("a step")
}

/// The legal actions of a seat, in notation.
pub(crate) fn legal(game: &Kobold, index: usize) -> Vec<String> {
    game.legal_actions(seat(index)).iter().map(ToString::to_string).collect()
}

/// What chance can bring, with weights.
pub(crate) fn outcomes(game: &Kobold) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(|outcome, weight| outcomes.push((outcome.to_string(), weight)));
    outcomes
}

/// Why `0: place 3` is refused, with the rule.
pub(crate) fn refusal(game: &Kobold, choice: &str) -> (Illegal, &'static str) {
    let (index, action) = choice.split_once(": ").expect("a choice");
    let action: Action = action.parse().expect("an action");
    let illegal = game.check(index.parse().expect("a seat"), &action).expect_err("it should be refused");
    (illegal, underhill_core::Illegal::rule(&illegal).as_str())
}

/// Draws whatever is waited for, in turn each of `tokens`, until a player is to act or the game is over.
pub(crate) fn refill(game: &mut Kobold, tokens: &[&str]) -> Vec<String> {
    let steps: Vec<String> = tokens.iter().map(|token| format!("* token {token}")).collect();
    steps.iter().map(|step| play(game, step)).last().unwrap_or_default()
}

/// A game in the middle, with the light on a section and the next: all spaces outside it are full, the face-up ones
/// with gems, nobody holds anything and seat 0 is to play.
pub(crate) struct Scene {
    pub(crate) setup: Stored,
    unseen: Option<Vec<Token>>,
}

impl Scene {
    pub(crate) fn new(seats: usize, light: usize) -> Scene {
        Scene::with(seats, light, &[])
    }

    pub(crate) fn with(seats: usize, light: usize, set: &[(&str, &str)]) -> Scene {
        let game = Kobold::new(seats, &options(set)).expect("a game");
        let mut setup = Stored::from(game);
        setup.phase = Phase::Turn;
        setup.light = Some(Section::new(light));
        setup.player = Some(seat(0));
        setup.turns = 80;
        let mut gems = Token::GEMS.into_iter().cycle();
        for section in Section::all().filter(|section| !section.is_lit_from(Section::new(light))) {
            for space in &mut setup.room[section.index()] {
                *space = match space {
                    Space::EmptyUp => Space::Token(gems.next().expect("an endless row of gems")),
                    _ => Space::FaceDown,
                };
            }
        }
        Scene { setup, unseen: None }
    }

    /// What lies on a space.
    pub(crate) fn lay(mut self, section: usize, space: usize, what: &str) -> Scene {
        self.setup.room[section][space] = what.parse().expect("a token");
        self
    }

    /// Where a seat's kobolds are.
    pub(crate) fn kobolds(mut self, index: usize, sections: &[usize]) -> Scene {
        self.setup.players[index].kobolds = sections.iter().copied().map(Section::new).collect();
        self
    }

    /// What lies before a seat.
    pub(crate) fn holds(mut self, index: usize, tokens: &[(&str, u8)]) -> Scene {
        for (text, count) in tokens {
            self.setup.players[index].tokens[token(text)] = *count;
        }
        self
    }

    /// How many point tiles a seat has, and scored flash tokens to account for them.
    pub(crate) fn tiles(mut self, index: usize, count: u8) -> Scene {
        self.setup.players[index].point_tiles = count;
        for flash in ["flash:teddy", "flash:car", "flash:clown"] {
            self.setup.gone[token(flash)] = 2;
        }
        self
    }

    /// Who has taken gem trophies, from the most valuable on.
    pub(crate) fn gem_trophies(mut self, owners: &[usize]) -> Scene {
        for (trophy, &owner) in self.setup.gem_trophies.iter_mut().zip(owners) {
            *trophy = GemTrophy { seat: Some(seat(owner)), ..*trophy };
        }
        for gem in Token::GEMS {
            self.setup.gone[gem] = owners.len() as u8;
        }
        self
    }

    /// Which tokens nobody has seen, supply and face-down together. The rest has been taken: gems other than blue,
    /// toys and kobold tokens by seat 0, blue gems by seat 1.
    pub(crate) fn unseen(mut self, tokens: &[&str]) -> Scene {
        self.unseen = Some(tokens.iter().map(|text| token(text)).collect());
        self
    }

    /// Whose turn it is.
    pub(crate) fn player(mut self, index: usize) -> Scene {
        self.setup.player = Some(seat(index));
        self
    }

    /// The set-up with all remaining tokens where they belong.
    pub(crate) fn finish(mut self) -> Stored {
        let mut rest: Tally = *self.setup.options.components.tokens();
        let setup = &mut self.setup;
        let in_room = setup.room.iter().flatten().filter_map(|space| match space {
            Space::Token(token) => Some(*token),
            _ => None,
        });
        let in_hand = setup.grabbed.iter().filter_map(|Grab(token)| *token);
        for token in in_room.chain(in_hand) {
            rest[token] -= 1;
        }
        for tally in setup.players.iter().map(|player| player.tokens).chain([setup.gone]) {
            for (token, count) in tally.iter() {
                rest[token] -= count;
            }
        }
        setup.unseen = Tally::NONE;
        for token in self.unseen.iter().flatten() {
            rest[*token] -= 1;
            setup.unseen[*token] += 1;
        }
        if self.unseen.is_none() {
            setup.unseen = rest;
            return self.setup;
        }
        for (token, count) in rest.iter() {
            match token {
                Token::BlueGem => setup.players[1].tokens[token] += count,
                _ if token.flash().is_some() => setup.gone[token] += count,
                _ => setup.players[0].tokens[token] += count,
            }
        }
        self.setup
    }

    /// The game.
    pub(crate) fn set(self) -> Kobold {
        Kobold::try_from(self.finish()).expect("a possible scene")
    }
}
