//! Finds, for everything that the rules can forbid, a game in which somebody can try it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use underhill_browser_tests::Prepared;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Illegal, Level, Luck, OptionSpec, Options, Seat, Values, Viewer, Waiting, seeded};
use underhill_table::{Command, Entry, GameScene, Sender};

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
    game.visit(Provoke { wanted })
}

struct Provoke<'w> {
    wanted: &'w BTreeSet<String>,
}

impl Visit for Provoke<'_> {
    type Output = BTreeMap<String, Provocation>;

    fn visit<G: Game>(self) -> Self::Output {
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

/// Plays a game at random and tries forbidden things all the time.
fn play<G: Game>(options: serde_json::Value, number: u64, found: &mut BTreeMap<String, Provocation>) {
    // Some options go only with others.
    let Some(mut prepared) = Prepared::open(G::ID, 2, options, number as u8) else { return };
    // GameScene the one begins, now the other; a bot has the other seat.
    let me = Seat::new((number % 2) as usize);
    prepared.seat_person(me);
    prepared.tell(Sender::Seat(me), &Command::SeatBot { seat: Seat::new(1 - me.index()), level: Level::Master });
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
    let facts = serde_json::to_value(illegal).expect("a refusal serialises");
    let kind = facts["illegal"].as_str().expect("a refusal has a kind").to_owned();
    found.entry(kind).or_insert_with(|| Provocation {
        log: log.to_vec(),
        first: first.map(ToString::to_string),
        action: action.to_string(),
        rule: illegal.rule().to_string(),
    });
}

/// Things that somebody could think of: what would be allowed in some other game, and everything like it.
fn attempts<G: Game>(state: &G, luck: &mut impl Luck) -> Vec<G::Action> {
    let mut texts: Vec<String> = Vec::new();
    let mut any = |words: &[&str]| words[luck.below(words.len() as u64) as usize].to_owned();
    const SQUARES: [&str; 16] =
        ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4"];
    const COLUMNS: [&str; 15] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
    const ROWS: [&str; 15] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
    const TILES: [&str; 5] = ["R", "Y", "G", "B", "T"];
    for _ in 0..TRIES {
        match G::ID {
            "gobblet" => {
                texts.push(format!("{}@{}", any(&["1", "2", "3", "4"]), any(&SQUARES)));
                texts.push(format!("{}-{}", any(&SQUARES), any(&SQUARES)));
                texts.push(any(&SQUARES));
                texts.push(format!("-{}", any(&SQUARES)));
            }
            "kobold" => {
                let (section, space) = (any(&["0", "1", "2", "3", "4", "5", "6", "7"]), any(&["0", "1", "2", "3"]));
                texts.push(format!("place {section}"));
                texts.push(format!("take {section}.{space}"));
            }
            "gobblestones" => {
                texts.extend(["trust", "challenge", "-"].map(ToOwned::to_owned));
                let (column, row) = (any(&COLUMNS), any(&ROWS));
                texts.push(format!("{column}{row}{}", any(&TILES)));
                // Two in a row, near each other or not; two anywhere.
                texts.push(format!("{column}{row}{} {}{row}{}", any(&TILES), any(&COLUMNS), any(&TILES)));
                texts.push(format!("{column}{row}{} {}{}{}", any(&TILES), any(&COLUMNS), any(&ROWS), any(&TILES)));
            }
            _ => {
                let shaft = any(&["s1", "s2", "s3", "s4", "s5"]);
                let seat = any(&["0", "1", "2"]);
                texts.extend(["open colour", "open treasure", "done"].map(ToOwned::to_owned));
                texts.push(format!("blast {shaft}"));
                texts.push(format!("dig {shaft}"));
                texts.push(format!("gift {seat} {shaft}"));
                let colour = any(&["red", "green", "white", "pink", "blue", "yellow"]);
                let treasure = any(&["hammer", "necklace", "statue", "crown", "sword", "goblet"]);
                let card = format!("{colour}-{treasure}-{}-{}", any(&["1", "2", "3"]), any(&["1", "2", "3"]));
                for what in [format!("bank {card}"), format!("dig {card}"), format!("discard {card}")] {
                    texts.push(what);
                }
                texts.push(format!("backfill {card} {shaft}"));
                texts.push(format!("gift {seat} {card}"));
            }
        }
    }
    let mut actions: Vec<G::Action> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    // What is allowed to the other, and what would be allowed to this one.
    for seat in Seat::first(2) {
        if matches!(state.waiting(), Waiting::Decide(seats) if seats.contains(seat)) {
            actions.extend((0..8).map(|_| state.random_action(seat, luck)));
        }
    }
    actions
}
