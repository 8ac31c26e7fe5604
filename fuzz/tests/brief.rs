//! A moment of fuzzing on a stable toolchain: good inputs, bent in ways that break parsers. The same every time.

use serde_json::json;
use underhill_catalog::{GameId, Visit, any_action};
use underhill_core::{End, Game, Luck, Memory, Options, Record, Seat, Values, Viewer, Waiting, random_step, seeded};
use underhill_fuzz::{TARGETS, gathered, speaker};
use underhill_protocol::FromClient;
use underhill_table::{Bytes, Decided, GameScene, Seed, Sender, Time, rebuild};

/// How often each target is run in the test command.
const ROUNDS: u64 = 4_000;

/// What is said at a table's socket, by example.
const PROTOCOL: &str = include_str!("../../docs/protocol.md");

/// Bodies of requests.
const REQUESTS: &[&str] = &[
    r#"{"game":"kobold","seats":3,"options":{"reveal":"together"},"clock":{"game":{"seconds":600,"increment":5}},"public":true}"#,
    r#"{"game":"clonk","seats":4,"clock":{"move":{"days":3}}}"#,
    r#"{"game":"gobblet","seats":2,"options":{"memory":"none"},"clock":"none"}"#,
    r#"{"seat":1,"name":"Ada","commitment":"0707070707070707070707070707070707070707070707070707070707070707"}"#,
    r#"{"name":"Bob","entropy":"0707070707070707070707070707070707070707070707070707070707070707","token":"d0f21c030d4fe8b48e5e84fad95837fd"}"#,
];

/// Good inputs for a target.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "session" => return vec![said_by_a_server()],
        "request" => return REQUESTS.iter().map(|text| text.as_bytes().to_vec()).collect(),
        "message" | "log" => {
            return GameId::ALL.iter().zip(0u8..).flat_map(|(game, mark)| tables(*game, mark, target)).collect();
        }
        _ => {}
    }
    let games = GameId::ALL.iter().zip(0u8..);
    games.flat_map(|(game, mark)| game.visit(Gather { target, mark })).collect()
}

/// Everything that a server may say, by example, a moment apart, and again.
fn said_by_a_server() -> Vec<u8> {
    let (_, examples) = PROTOCOL.split_once("```json server\n").expect("the document has examples");
    let examples = examples.split_once("```").expect("they end").0.lines();
    let lines: Vec<String> = examples.map(|line| format!("~{line}")).collect();
    [lines.as_slice(), lines.as_slice()].concat().join("\n").into_bytes()
}

/// Tables where people do all they can: what they say, or the log it gives.
fn tables(game: GameId, mark: u8, target: &str) -> Vec<Vec<u8>> {
    let (_, examples) = PROTOCOL.split_once("```json client\n").expect("the document has examples");
    let examples: Vec<&str> = examples.split_once("```").expect("they end").0.lines().collect();
    let mut luck = seeded(5, u64::from(mark));
    let mut found = Vec::new();
    for _ in 0..3 {
        let mut log = gathered(game);
        let mut table = rebuild(log.clone()).expect("it is a log");
        let mut said = Vec::new();
        for number in 0..60 {
            // In turn, as the target takes them.
            let sender = speaker(table.as_ref(), (number % 3) as u8);
            let seat = if let Sender::Seat(seat) = sender { seat } else { Seat::new(0) };
            let now = table.game_scene(Viewer::Seat(seat));
            let acts = |now: &GameScene| now.waiting.contains(seat) && now.sealed.is_none() && now.end.is_none();
            let line = match now {
                None if number > 6 => r#"{"type":"do","id":1,"do":"start"}"#.to_owned(),
                Some(now) if acts(&now) && luck.below(4) > 0 => {
                    let action = any_action(game, now.view.get(), seat, luck.below(1 << 40)).expect("it is asked");
                    json!({"type": "do", "id": number, "do": "act", "action": action, "decision": now.decisions})
                        .to_string()
                }
                _ => examples[luck.below(examples.len() as u64) as usize].to_owned(),
            };
            if let Ok(FromClient::Do(numbered)) = serde_json::from_str(&line) {
                let at = Time(1_000 + table.length() * 1_000);
                let fresh = &mut || Seed(Bytes([9; 32]));
                if let Ok(Decided::New(entry)) = table.decide(sender, Some(numbered.id), &numbered.command, at, fresh) {
                    table.apply(&entry).expect("what was decided can be applied");
                    log.push(entry);
                }
            }
            said.push(line);
        }
        let lines: Vec<String> = log.iter().map(|entry| serde_json::to_string(entry).expect("it serialises")).collect();
        found.push(if target == "log" { lines.join("\n").into_bytes() } else { marked(mark, &said.join("\n")) });
    }
    found
}

/// The files that come with a game: each is called like the option that takes another.
fn data_files<G: Game>() -> impl Iterator<Item = String> {
    let files = G::Options::SPECS.iter().filter(|spec| spec.values == Values::File);
    files.map(|spec| {
        let path = format!("{}/../games/{}/data/{}.toml", env!("CARGO_MANIFEST_DIR"), G::ID, spec.name);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"))
    })
}

fn marked(mark: u8, text: &str) -> Vec<u8> {
    [&[mark], text.as_bytes()].concat()
}

/// Collects inputs from random games.
struct Gather<'t> {
    target: &'t str,
    mark: u8,
}

impl Visit for Gather<'_> {
    type Output = Vec<Vec<u8>>;

    fn visit<G: Game>(self) -> Self::Output {
        if self.target == "data_file" {
            return data_files::<G>().map(|text| marked(self.mark, &text)).collect();
        }
        let mut found = Vec::new();
        for set_up in underhill_laws::set_ups::<G>().iter().step_by(7) {
            let mut game = G::new(set_up.seats, &set_up.options).expect("it was accepted before");
            let mut record = Record::new(&game, Vec::new());
            let mut luck = seeded(3, 0);
            let stop = luck.below(200);
            while let Some(step) = random_step(&game, &mut luck) {
                game.apply_unchecked(&step, &mut ());
                record.push::<G>(&step);
                if record.steps.len() as u64 == stop {
                    break;
                }
            }
            record.end = game.standings().map(End::from);
            match self.target {
                "record" => found.push(record.to_line().into_bytes()),
                "state" => found.push(marked(self.mark, &serde_json::to_string(&game).expect("it serialises"))),
                "view" => {
                    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
                    found.push(marked(self.mark, &serde_json::to_string(&view).expect("it serialises")));
                }
                "notation" => found.extend(record.steps.iter().flat_map(|step| {
                    let bare = step.split_once(' ').map_or("", |(_, bare)| bare);
                    [marked(self.mark, step), marked(self.mark, bare)]
                })),
                "position" => {
                    // Whatever game it is, its JSON may hold a position string; only Gobblet!'s reads as one.
                    let state = serde_json::to_value(&game).expect("it serialises");
                    let texts = state.as_object().into_iter().flatten().filter_map(|(_, value)| value.as_str());
                    found.extend(texts.map(|text| text.as_bytes().to_vec()));
                }
                other => panic!("there are no seeds for {other}"),
            }
            assert_eq!(game.waiting() == Waiting::Over, record.end.is_some());
        }
        found
    }
}

/// Bends an input: bytes changed, cut out, repeated, taken from another input, numbers made huge.
fn bend(seeds: &[Vec<u8>], luck: &mut impl Luck) -> Vec<u8> {
    let pick = |luck: &mut dyn FnMut(u64) -> u64, bytes: &[u8]| luck(bytes.len() as u64 + 1) as usize;
    let mut below = |bound: u64| luck.below(bound);
    let mut bytes = seeds[below(seeds.len() as u64) as usize].clone();
    for _ in 0..=below(3) {
        let (one, two) = (pick(&mut below, &bytes), pick(&mut below, &bytes));
        let (low, high) = (one.min(two), one.max(two));
        let near = bytes.len().min(low + below(12) as usize);
        match below(7) {
            0 => bytes.truncate(low),
            1 => drop(bytes.drain(low..near)),
            2 => drop(bytes.drain(low..high)),
            3 if low < bytes.len() => bytes[low] = below(256) as u8,
            4 => {
                let again = bytes[low..near].to_vec();
                bytes.splice(low..low, again);
            }
            5 => {
                const NASTY: &[&str] =
                    &["99999999999999999999", "-1", "255", "0", "\"", "{", "null", "é", "\n", " ", "built-in", "1e9"];
                let word = NASTY[below(NASTY.len() as u64) as usize];
                bytes.splice(low..near, word.bytes());
            }
            _ => {
                let other = &seeds[below(seeds.len() as u64) as usize];
                let from = pick(&mut below, other);
                bytes.splice(low..near, other[from..other.len().min(from + 30)].iter().copied());
            }
        }
    }
    bytes
}

#[test]
fn good_inputs_are_read() {
    for target in TARGETS {
        let seeds = seeds(target.name);
        assert!(!seeds.is_empty(), "no seeds for {}", target.name);
        seeds.iter().for_each(|bytes| (target.run)(bytes));
    }
}

#[test]
fn bent_inputs_do_no_harm() {
    for target in TARGETS {
        let seeds = seeds(target.name);
        let mut luck = seeded(7, 0);
        for _ in 0..ROUNDS {
            let bytes = bend(&seeds, &mut luck);
            let result = std::panic::catch_unwind(|| (target.run)(&bytes));
            assert!(result.is_ok(), "{} panics on {:?}", target.name, String::from_utf8_lossy(&bytes));
        }
    }
}
