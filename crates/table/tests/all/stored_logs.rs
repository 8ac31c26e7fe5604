//! Logs that were stored once, in `golden/tables`, still give the tables they gave, to the byte.
//!
//! There is one for every game and every version of its rules that a log may have been written by: `GAME-VERSION.jsonl` is
//! the log, and `GAME-VERSION.txt` what everybody was shown; with `-fair-2` behind the version, the same by the second version
//! of fair draws. `cargo xtask bless` adds those of a new version, and never
//! changes any that is there: a log that replays differently has to be replayed by the engine that wrote it.

use std::fs;
use std::path::PathBuf;

use serde_json::json;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Seat, Viewer};
use underhill_table::{AnyTable, Bytes, Command, Entry, EntryKind, FairVersion, Phase, Phrase, rebuild};

use crate::common::Keeper;

struct Version;

impl Visit for Version {
    type Output = u32;

    fn visit<G: Game>(self) -> u32 {
        G::RULES_VERSION
    }
}

const VERSIONS: [FairVersion; 2] = [FairVersion::First, FairVersion::Second];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden/tables")
}

/// Two games with all that can happen at a table: the first to its end, the second given up.
fn played(game: GameId, fair: FairVersion) -> Vec<Entry> {
    let seats = 3.min(*game.seats().end());
    let options = if game == GameId::Gobblestones { json!({"bluff": true}) } else { json!({}) };
    let clock = json!({"game": {"seconds": 3_600, "increment": 2}});
    let setting = json!({"game": game.id(), "seats": seats, "options": options, "clock": clock});
    let mut keeper = Keeper::open_as(fair, setting).begin();
    let decisions = play(&mut keeper, usize::MAX);
    let entropy = Bytes([5; 32]);
    keeper.again(0, entropy).expect("the game is over");
    for seat in 1..seats {
        keeper.agree(seat, entropy).expect("it is asked");
    }
    play(&mut keeper, 20.min(decisions / 2));
    let leaves = Command::Stand;
    keeper.command(1, leaves).expect("a bot plays on");
    keeper.command(1, Command::Return).expect("it is their seat");
    keeper.command(0, Command::Resign).expect("it has begun");
    keeper.log
}

/// Somebody decides, so many times at most; now and then somebody says something or takes something back. Says how often
/// somebody decided.
fn play(keeper: &mut Keeper, most: usize) -> usize {
    let mut number = 0;
    while keeper.table.phase() == Phase::Playing && number < most {
        keeper.now = keeper.now.after(1_500);
        let waiting = keeper.scene(Viewer::Spectator).now.expect("it has begun").waiting;
        let open = |seat: &Seat| keeper.table.game_scene(Viewer::Seat(*seat)).expect("it has begun").sealed.is_none();
        let seat = waiting.iter().find(open).expect("somebody decides");
        let action = keeper.any_action(seat, number as u64);
        keeper.act(seat.index(), &action).expect("it is legal");
        if number % 9 == 4 {
            // Not everything can be taken back.
            let _ = keeper.command(seat.index(), Command::TakeBack);
            let _ = keeper.command(seat.index(), Command::Decline);
        }
        if number % 13 == 0 {
            keeper.command(0, Command::Say { phrase: Phrase::Thinking }).expect("anybody may speak");
        }
        number += 1;
    }
    number
}

/// Everything that anybody is shown of a table, and the records.
fn shown(table: &dyn AnyTable) -> String {
    let mut lines: Vec<String> = Vec::new();
    for viewer in Viewer::all(table.setting().seats) {
        lines.push(json!({"viewer": viewer, "scene": table.scene(viewer)}).to_string());
        lines.extend(table.news(viewer, 0).iter().map(|news| serde_json::to_string(news).expect("it serialises")));
    }
    lines.extend(table.records().iter().map(underhill_core::Record::to_line));
    lines.join("\n") + "\n"
}

fn to_text(log: &[Entry]) -> String {
    log.iter().map(|entry| serde_json::to_string(entry).expect("it serialises") + "\n").collect()
}

fn read(text: &str) -> Vec<Entry> {
    text.lines().map(|line| serde_json::from_str(line).expect("it is read as it was written")).collect()
}

#[test]
fn logs_of_every_version_give_the_tables_they_gave() {
    for (&game, fair) in GameId::ALL.iter().flat_map(|game| VERSIONS.map(|fair| (game, fair))) {
        let mut name = format!("{game}-{}", game.visit(Version));
        if fair == FairVersion::Second {
            name += "-fair-2";
        }
        let (log, text) = (folder().join(format!("{name}.jsonl")), folder().join(format!("{name}.txt")));
        if std::env::var_os("UNDERHILL_BLESS").is_some() && !log.exists() {
            let played = played(game, fair);
            fs::create_dir_all(folder()).expect("there is room for a folder");
            fs::write(&text, shown(rebuild(played.clone()).expect("it is a log").as_ref())).expect("it can be written");
            fs::write(&log, to_text(&played)).expect("it can be written");
        }
        assert!(log.exists(), "there is no stored log {name}; `cargo xtask bless` writes one");
    }
    let mut replayed = 0;
    for file in fs::read_dir(folder()).expect("golden/tables is there") {
        let file = file.expect("it can be read").path();
        if file.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let name = file.display();
        let stored = fs::read_to_string(&file).expect("it can be read");
        let log = read(&stored);
        assert_eq!(to_text(&log), stored, "{name} is written otherwise today");
        let table = rebuild(log).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert_eq!(table.records().len(), if table.setting().seats == 2 { 2 } else { 1 }, "{name}");
        let known = fs::read_to_string(file.with_extension("txt")).expect("what it showed is there");
        let now = shown(table.as_ref());
        for (line, (known, now)) in known.lines().zip(now.lines()).enumerate() {
            assert_eq!(known, now, "{name} shows something else, line {}", line + 1);
        }
        assert_eq!(known.len(), now.len(), "{name}");
        replayed += 1;
    }
    assert!(replayed >= VERSIONS.len() * GameId::ALL.len());
}

#[test]
fn a_log_of_unknown_rules_is_refused() {
    for version in [0, 2] {
        let mut log = read(&fs::read_to_string(folder().join("kobold-1.jsonl")).expect("it is there"));
        let EntryKind::Opened { rules, .. } = &mut log[0].kind else { panic!("it begins with the opening") };
        *rules = version;
        let broken = rebuild(log).err().expect("nobody knows these rules").to_string();
        assert!(broken.contains(&format!("version {version} of the rules of kobold")), "{broken}");
    }
}

/// A stored log in which the first step of one of the entries that were played is replaced.
fn spoiled(game: &str, place: usize, step: &str) -> Vec<Entry> {
    let mut log = read(&fs::read_to_string(folder().join(format!("{game}-1.jsonl"))).expect("it is there"));
    let mut played = log.iter_mut().filter_map(|entry| match &mut entry.kind {
        EntryKind::Played { steps } => Some(steps),
        _ => None,
    });
    played.nth(place).expect("more was played")[0] = step.to_owned();
    log
}

#[test]
fn a_log_that_the_rules_do_not_allow_is_refused() {
    for (game, place, step, reason) in [
        // Each of them is written as actions are; only the rules forbid it.
        ("gobblet", 1, "1: 4@a3", "(GBT-"),
        ("gobblestones", 0, "0: a1B", "(GBS-"),
        ("kobold", 1, "1: place 3", "(KOB-"),
        ("kobold", 3, "0: take 2.0", "(KOB-"),
        ("clonk", 0, "0: done; 1: done; 2: done", "(CLK-"),
        ("gobblestones", 1, "1: challenge", "not every seat"),
        ("kobold", 0, "* light 6", "not for chance"),
    ] {
        let broken = rebuild(spoiled(game, place, step)).err().unwrap_or_else(|| panic!("{game}: {step}")).to_string();
        assert!(broken.contains(&format!("`{step}`")) && broken.contains(reason), "{broken}");
    }
}

#[test]
fn a_sealed_choice_that_the_rules_do_not_allow_is_refused() {
    let mut log = read(&fs::read_to_string(folder().join("clonk-1.jsonl")).expect("it is there"));
    let sealed = log.iter_mut().find_map(|entry| match &mut entry.kind {
        EntryKind::Sealed { action, .. } => Some(action),
        _ => None,
    });
    *sealed.expect("choices are sealed in this game") = "done".to_owned();
    let broken = rebuild(log).err().expect("nobody is done when the game begins").to_string();
    assert!(!broken.contains("cannot be read"), "it is written as actions are: {broken}");
}
