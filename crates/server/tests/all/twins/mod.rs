//! Two games that somebody cannot tell apart, though facts that are hidden from them differ.

use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Luck, Options, Seat, Step, StepOf, Viewer, Waiting, seeded};
use underhill_laws::{SetUp, set_ups};
use underhill_table::{Bytes, Entry, EntryKind, FairVersion, Seed, Setting, Share, Sitter, Time, TimeControl, Token};

/// So many actions of another are tried to find one that looks the same.
const TRIED: u64 = 2_000;

/// The same thing in the one game and in the other.
pub(crate) type Both<T> = [T; 2];

/// Two games as tables tell them, and how they can go on.
pub(crate) struct Twins {
    pub(crate) viewer: Viewer,
    pub(crate) seats: usize,
    /// How many decisions have been made.
    pub(crate) decisions: usize,
    /// The logs of both tables.
    pub(crate) logs: Both<Vec<Entry>>,
    /// Who decides next, and what.
    pub(crate) next: Option<Both<Vec<(Seat, String)>>>,
    /// Actions that the viewer may not take now.
    pub(crate) forbidden: Vec<String>,
    /// Whether the games are different.
    pub(crate) differ: bool,
}

/// What proves that a seat is its person's.
pub(crate) fn token(seat: Seat) -> Token {
    Token(Bytes([seat.index() as u8 + 1; 16]))
}

/// Plays two games side by side, different in whatever the viewer cannot know. With another number it is another game
/// with other options.
pub(crate) fn twins(game: GameId, viewer: impl Fn(usize) -> Viewer, number: u64) -> Twins {
    game.visit(Play { viewer, number })
}

struct Play<V> {
    viewer: V,
    number: u64,
}

impl<V: Fn(usize) -> Viewer> Visit for Play<V> {
    type Output = Twins;

    fn visit<G: Game>(self) -> Twins {
        let mut luck = seeded(self.number, 21);
        let mut set_ups = set_ups::<G>();
        let SetUp { seats, options } = set_ups.swap_remove(luck.below(set_ups.len() as u64) as usize);
        let viewer = (self.viewer)(seats);
        let game = G::new(seats, &options).expect("it was tried");
        let most = (luck.below(8) * luck.below(8)) as usize;
        let tries = if game.has_secrets() { 12 } else { 1 };
        let played = (0..tries).map(|_| {
            let mut pair = Pair { games: [game.clone(), game.clone()], viewer };
            let parts = pair.play(most, &mut luck);
            (pair, parts)
        });
        // Different facts may come to light soon: those games are taken that stay alike for longest.
        let longest = played.max_by_key(|(pair, parts)| (pair.games[0] != pair.games[1], parts.len()));
        let (pair, parts) = longest.expect("something was tried");
        let next = (0..50).find_map(|_| pair.go_on(&mut luck));
        Twins {
            viewer,
            seats,
            decisions: parts.len() - 1,
            logs: [0, 1].map(|which| log::<G>(seats, &options, &parts, which)),
            next,
            forbidden: pair.forbidden(&parts, &mut luck),
            differ: pair.games[0] != pair.games[1],
        }
    }
}

struct Pair<G> {
    games: Both<G>,
    viewer: Viewer,
}

impl<G: Game> Pair<G> {
    /// Plays so many decisions, if the games stay alike for so long. What is drawn first is the beginning, and every
    /// decision goes with what is drawn after it.
    fn play(&mut self, most: usize, luck: &mut impl Luck) -> Vec<Both<Vec<String>>> {
        let mut parts: Vec<Both<Vec<String>>> = vec![[Vec::new(), Vec::new()]];
        while let Some(steps) = self.next(luck) {
            if matches!(steps[0], Step::Decide(_)) {
                if parts.len() > most {
                    break;
                }
                parts.push([Vec::new(), Vec::new()]);
            }
            let last = parts.last_mut().expect("there is one");
            for ((game, texts), step) in self.games.iter_mut().zip(last).zip(&steps) {
                game.apply_unchecked(step, &mut ());
                texts.push(step.to_string());
            }
        }
        parts
    }

    /// A step in each of the games that look the same to the viewer, as often as not different ones if there are such. None if the games
    /// are over, or none was found.
    fn next(&self, luck: &mut impl Luck) -> Option<Both<StepOf<G>>> {
        let [one, two] = &self.games;
        for _ in 0..30 {
            let step = underhill_core::random_step(one, luck)?;
            let Some(seen) = self.seen_after(one, &step) else { continue };
            let other =
                self.others(&step, luck).into_iter().find(|other| self.seen_after(two, other).as_ref() == Some(&seen));
            if let Some(other) = other {
                return Some([step, other]);
            }
        }
        None
    }

    /// What the viewer sees and notices of a step; none if it is not allowed, or ends the game, when all is shown.
    fn seen_after(&self, game: &G, step: &StepOf<G>) -> Option<String> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        game.play(step, &mut events).ok()?;
        let noticed: Vec<G::Event> = events.iter().filter_map(|event| G::witness(event, self.viewer)).collect();
        let over = game.waiting() == Waiting::Over;
        (!over).then(|| json(&noticed) + &json(&game.view(self.viewer, game.memory())))
    }

    /// What could be done in the second game in place of a step of the first; the very same comes first or last.
    fn others(&self, step: &StepOf<G>, luck: &mut impl Luck) -> Vec<StepOf<G>> {
        let game = &self.games[1];
        let mut others = Vec::new();
        match step {
            Step::Chance(_) => game.outcomes(|outcome, _| others.push(Step::Chance(outcome))),
            Step::Decide(choices) => {
                for (place, (seat, _)) in choices.iter().enumerate() {
                    if self.viewer.is(*seat) || game.legal_count(*seat) > TRIED {
                        continue;
                    }
                    for action in game.legal_actions(*seat) {
                        let mut choices = choices.clone();
                        choices[place].1 = action;
                        others.push(Step::Decide(choices));
                    }
                }
            }
        }
        if !others.is_empty() {
            let turn = luck.below(others.len() as u64) as usize;
            others.rotate_left(turn);
        }
        others.retain(|other| other != step);
        let place = if luck.below(2) == 0 { 0 } else { others.len() };
        others.insert(place, step.clone());
        others
    }

    /// The next decision. If something is drawn then, which a server does as it likes, one of several seats does not choose
    /// yet, and one alone does nothing.
    fn go_on(&self, luck: &mut impl Luck) -> Option<Both<Vec<(Seat, String)>>> {
        let steps = self.next(luck)?;
        let draws_nothing = self.draws_nothing(&steps);
        let next = steps.map(|step| {
            let mut choices = choices::<G>(&step);
            if !draws_nothing {
                choices.pop();
            }
            choices
        });
        (!next[0].is_empty()).then_some(next)
    }

    fn draws_nothing(&self, steps: &Both<StepOf<G>>) -> bool {
        matches!(steps[0], Step::Decide(_))
            && self.games.iter().zip(steps).all(|(game, step)| {
                let mut game = game.clone();
                game.apply_unchecked(step, &mut ());
                matches!(game.waiting(), Waiting::Decide(_))
            })
    }

    /// What others may do now or somebody did before, as far as the viewer may not do it now.
    fn forbidden(&self, parts: &[Both<Vec<String>>], luck: &mut impl Luck) -> Vec<String> {
        let (Viewer::Seat(seat), game) = (self.viewer, &self.games[0]) else { return Vec::new() };
        let mut actions: Vec<G::Action> = Vec::new();
        if let Waiting::Decide(seats) = game.waiting() {
            actions.extend(seats.iter().flat_map(|other| [(); 4].map(|()| game.random_action(other, luck))));
        }
        for [steps, _] in parts.iter().rev().take(6) {
            if let Some(Step::Decide(choices)) = steps.first().and_then(|text| text.parse::<StepOf<G>>().ok()) {
                actions.extend(choices.into_iter().map(|(_, action)| action));
            }
        }
        actions.retain(|action| game.check(seat, action).is_err());
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.push("nonsense".to_owned());
        texts
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it serialises")
}

fn choices<G: Game>(step: &StepOf<G>) -> Vec<(Seat, String)> {
    match step {
        Step::Decide(choices) => choices.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
        Step::Chance(_) => Vec::new(),
    }
}

/// The log of a table with one of the games. All but the steps is the same.
fn log<G: Game>(seats: usize, options: &G::Options, parts: &[Both<Vec<String>>], which: usize) -> Vec<Entry> {
    let options = serde_json::to_value(options).expect("options serialise");
    let words = options.as_object().expect("options have names").iter().filter(|(_, value)| !value.is_object());
    let options = words.map(|(name, value)| (name.clone(), value.clone())).collect();
    let setting = Setting { game: G::ID.to_owned(), seats, options, clock: TimeControl::None, public: true };
    let mut happened = vec![EntryKind::Opened {
        setting,
        rules: G::RULES_VERSION,
        seed: Seed(Bytes([3; 32])),
        fair: FairVersion::Second,
    }];
    for seat in Seat::first(seats) {
        let name = format!("Player {seat}").try_into().expect("a name");
        let share = Share::of(FairVersion::Second, Bytes([1; 32]));
        let sitter = Sitter::Person { name, key: token(seat).key(), share };
        happened.push(EntryKind::Sat { seat, sitter });
    }
    let mut parts = parts.iter().map(|both| both[which].clone());
    let next = Seed(Bytes([4; 32]));
    happened.push(EntryKind::Starting { next, last: None });
    let (last, entropy) = (Seat::new(seats - 1), Bytes([1; 32]));
    happened.extend(Seat::first(seats - 1).map(|seat| EntryKind::Revealed { seat, entropy }));
    happened.push(EntryKind::Dealt { steps: parts.next().expect("games begin"), last: Some((last, entropy)) });
    happened.extend(parts.map(|steps| EntryKind::Played { steps }));
    happened.into_iter().zip(1u64..).map(|(kind, at)| Entry { at: Time(at * 1_000), by: None, kind }).collect()
}

/// Two games of Gobblet! where things are to be remembered: black has covered a 3 and a 2 of white, here the one on the one
/// square and there on the other. Whoever comes later cannot know.
pub(crate) fn covered() -> Both<Vec<Entry>> {
    type Gobblet = underhill_catalog::gobblet::Gobblet;
    let mut options = <Gobblet as Game>::Options::default();
    for (name, word) in [("touch", "strict"), ("memory", "none")] {
        options.set(name, word).expect("there is such an option");
    }
    let steps =
        ["0: 4@a1", "1: 4@d1", "0: 3@a2", "1: 4@d3", "0: 2@c4", "1: d1", "1: -a2", "0: 4@b3", "1: d3", "1: -c4"];
    let other = |step: &str| match step {
        "0: 3@a2" => "0: 3@c4".to_owned(),
        "0: 2@c4" => "0: 2@a2".to_owned(),
        _ => step.to_owned(),
    };
    let mut parts: Vec<Both<Vec<String>>> = vec![[Vec::new(), Vec::new()]];
    parts.extend(steps.map(|step| [vec![step.to_owned()], vec![other(step)]]));
    [0, 1].map(|which| log::<Gobblet>(2, &options, &parts, which))
}
