//! Finds, for everything that the rules can forbid, a game in which somebody can try it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use underhill_browser_tests::{Hand, HandVisit, Prepared, visit_hand};
use underhill_catalog::GameId;
use underhill_core::{
    Game, ILLEGAL, Illegal, Level, Luck, OptionSpec, Options, Seat, Values, Viewer, Waiting, seeded, write_told,
};
use underhill_table::{Command, Entry, GameScene, Sender, rebuild};

/// So many games are played with each option before it is given up to find more.
const GAMES: u64 = 60;

/// So many actions are tried at random before each decision.
const TRIES: u32 = 60;

/// A game in which somebody can be refused something.
#[derive(Clone)]
pub(crate) struct Provocation {
    /// What has happened at the table.
    pub(crate) log: Vec<Entry>,
    /// What the person does first, because the refusal follows from it.
    pub(crate) first: Option<String>,
    /// What they are refused.
    pub(crate) action: String,
    /// By which rule.
    pub(crate) rule: String,
}

/// The provocations of a game, by the kind of refusal: of all that are wanted, if they can be found.
pub(crate) fn provocations(game: GameId, wanted: &BTreeSet<String>) -> BTreeMap<String, Provocation> {
    visit_hand(game, Provoke { wanted })
}

struct Provoke<'w> {
    wanted: &'w BTreeSet<String>,
}

impl HandVisit for Provoke<'_> {
    type Output = BTreeMap<String, Provocation>;

    fn visit<G: Hand>(self) -> Self::Output {
        // As usual, and with every option otherwise.
        let mut settings = vec![json!({})];
        for OptionSpec { name, values, default, .. } in G::Options::SPECS {
            if let Values::OneOf(words) = values {
                settings.extend(words.iter().filter(|word| *word != default).map(|word| json!({ *name: word })));
            }
        }
        let mut found = BTreeMap::new();
        for number in 0..GAMES {
            for options in &settings {
                if self.wanted.iter().any(|kind| !found.contains_key(kind)) {
                    play::<G>(options.clone(), number, &mut found);
                }
            }
        }
        found
    }
}

/// Something that a seat could think of at a table where it is to decide, and is refused. In some games everything is
/// allowed at first.
pub(crate) fn forbidden(game: GameId, log: &[Entry], seat: Seat) -> Option<String> {
    visit_hand(game, Forbidden { log, seat })
}

struct Forbidden<'l> {
    log: &'l [Entry],
    seat: Seat,
}

impl HandVisit for Forbidden<'_> {
    type Output = Option<String>;

    fn visit<G: Hand>(self) -> Option<String> {
        let table = rebuild(self.log.iter().cloned()).expect("what was prepared can be built");
        let now = table.game_scene(Viewer::Seat(self.seat)).expect("a game is played");
        let mut luck = seeded(1, 7);
        let state: G = imagined(&now, &mut luck);
        let refused = attempts(&state, &mut luck).into_iter().find(|action| state.check(self.seat, action).is_err());
        refused.map(|action| action.to_string())
    }
}

/// Plays a game at random and tries forbidden things all the time.
fn play<G: Hand>(options: serde_json::Value, number: u64, found: &mut BTreeMap<String, Provocation>) {
    // Some options go only with others.
    let Some(mut prepared) = Prepared::open(G::ID, 2, options, number as u8) else { return };
    // Now the one begins, now the other; a bot has the other seat.
    let me = Seat::new((number % 2) as usize);
    prepared.seat_person(me);
    prepared.tell(Sender::Seat(me), &Command::SeatBot { seat: Seat::new(1 - me.index()), level: Level::Master.into() });
    prepared.tell(Sender::Seat(me), &Command::Start);

    let mut luck = seeded(number, 7);
    while let Some((seat, theirs)) = prepared.next() {
        let now = prepared.table.game_scene(Viewer::Seat(me)).expect("a game is played");
        let state = imagined::<G>(&now, &mut luck);
        for action in attempts(&state, &mut luck) {
            if let Err(illegal) = state.check(me, &action) {
                keep::<G>(found, &illegal, &prepared.log, None, &action);
            }
        }
        let action = imagined::<G>(&theirs, &mut luck).random_action(seat, &mut luck);
        prepared.act(seat, &theirs, action.to_string());
        let now = prepared.table.game_scene(Viewer::Seat(me)).expect("a game was played");
        if now.end.is_some()
            && seat == me
            && let Err(illegal) = imagined::<G>(&now, &mut luck).check(me, &action)
        {
            let before = &prepared.log[..prepared.log.len() - 1];
            keep::<G>(found, &illegal, before, Some(&action), &action);
        }
    }
}

/// A state that looks like what somebody sees.
fn imagined<G: Game>(now: &GameScene, luck: &mut impl Luck) -> G {
    let view: G::View = serde_json::from_str(now.view.get()).expect("a view can be read");
    G::determinize(&view, luck).expect("a view belongs to a game")
}

fn keep<G: Game>(
    found: &mut BTreeMap<String, Provocation>,
    illegal: &G::Illegal,
    log: &[Entry],
    first: Option<&G::Action>,
    action: &G::Action,
) {
    let facts = write_told(ILLEGAL, illegal);
    let kind = facts["illegal"].as_str().expect("a refusal has a kind").to_owned();
    found.entry(kind).or_insert_with(|| Provocation {
        log: log.to_vec(),
        first: first.map(ToString::to_string),
        action: action.to_string(),
        rule: illegal.rule().to_string(),
    });
}

/// Things that somebody could think of: what would be allowed in some other game, and everything like it.
fn attempts<G: Hand>(state: &G, luck: &mut impl Luck) -> Vec<G::Action> {
    let mut any = |words: &[&str]| words[luck.below(words.len() as u64) as usize].to_owned();
    let texts: Vec<String> = (0..TRIES).flat_map(|_| G::attempts(&mut any)).collect();
    let mut actions: Vec<G::Action> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    // What is allowed to the other, and what would be allowed to this one.
    for seat in Seat::first(2) {
        if matches!(state.waiting(), Waiting::Decide(seats) if seats.contains(seat)) {
            actions.extend((0..8).map(|_| state.random_action(seat, luck)));
        }
    }
    actions
}
