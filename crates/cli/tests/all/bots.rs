//! Bots, the arena and the engine protocol, as a person or a program meets them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Memory, Seat, Viewer, Waiting, random_step, seeded};

const BINARY: &str = env!("CARGO_BIN_EXE_underhill");

fn underhill(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(BINARY)
        .args(arguments)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn output_of(arguments: &[&str]) -> String {
    let output = underhill(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is text")
}

/// What a seat sees at its first decision in a game, and its legal actions.
struct FirstDecision;

impl Visit for FirstDecision {
    type Output = (String, Vec<String>);

    fn visit<G: Game>(self) -> Self::Output {
        let mut game = G::new(2, &G::Options::default()).expect("two can play");
        let mut luck = seeded(1, 0);
        while game.waiting() == Waiting::Chance {
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
        }
        let seat = Seat::first(2).find(|&seat| game.legal_count(seat) > 0).expect("somebody decides");
        let view = serde_json::to_value(game.view(Viewer::Seat(seat), Memory::Perfect)).expect("it serialises");
        let legal = game.legal_actions(seat).iter().map(ToString::to_string).collect();
        (json!({"seat": seat, "view": view}).to_string(), legal)
    }
}

fn bestmove(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.strip_prefix("bestmove "))
}

#[test]
fn the_engine_answers_in_every_game() {
    for game in GameId::ALL {
        let (observation, legal) = game.visit(FirstDecision);
        for level in ["random", "greedy", "easy", "medium", "hard", "master"] {
            let script = format!(
                "uhi\nisready\nsetoption name level value {level}\nnewgame {game}\nobservation {observation}\n\
                 go nodes 300\nquit\n"
            );
            let output = underhill(&["engine", game.id()], &script);
            let said = String::from_utf8(output.stdout).expect("it is text");
            assert!(said.contains("uhiok") && said.contains("readyok"), "{game}: {said}");
            let answer = bestmove(&said).unwrap_or_else(|| panic!("{game} {level}: {said}"));
            assert!(legal.iter().any(|action| action == answer), "{game} {level}: {answer} is not legal");
            assert!(said.contains("info reason "), "{game} {level} gives no reason: {said}");
        }
    }
}

#[test]
fn the_engine_complains_about_nonsense_and_goes_on() {
    let script = "fly\nsetoption name level value god\nobservation {}\ngo nodes x\ngo nodes 5\nisready\nquit\n";
    let output = underhill(&["engine", "gobblet"], script);
    let said = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(said.lines().filter(|line| line.starts_with("info error ")).count(), 5, "{said}");
    assert!(said.ends_with("readyok\n"), "{said}");
}

#[test]
fn the_engine_stops_when_told_to() {
    let (observation, _) = GameId::Gobblet.visit(FirstDecision);
    let mut child = Command::new(BINARY)
        .args(["engine", "gobblet"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("it is piped");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    writeln!(input, "observation {observation}\ngo infinite\nisready").expect("it listens");
    assert_eq!(lines.next().expect("a line").expect("text"), "readyok", "it listens while it thinks");
    writeln!(input, "stop").expect("it listens");
    let answer = lines.map_while(Result::ok).find(|line| line.starts_with("bestmove "));
    assert!(answer.is_some());
    writeln!(input, "quit").expect("it listens");
    assert!(child.wait().expect("it ends").success());
}

/// A verdict without what depends on the clock.
fn timeless(verdict: &str) -> Value {
    let mut verdict: Value = serde_json::from_str(verdict).expect("it is JSON");
    for player in verdict["players"].as_array_mut().expect("a list") {
        let player = player.as_object_mut().expect("a map");
        player.retain(|key, _| !key.contains("milliseconds"));
    }
    verdict
}

#[test]
fn with_nodes_and_a_seed_the_arena_is_the_same_every_time() {
    for game in GameId::ALL {
        let arguments =
            ["arena", game.id(), "--seats", "easy,random", "--games", "4", "--nodes", "60", "--seed", "3", "--json"];
        let one = timeless(&output_of(&[&arguments[..], &["--threads", "1"]].concat()));
        let two = timeless(&output_of(&[&arguments[..], &["--threads", "2"]].concat()));
        assert_eq!(one, two, "{game}");
        assert_eq!(one["games"], 4);
        let total: f64 =
            one["players"].as_array().expect("a list").iter().map(|p| p["score"].as_f64().expect("f")).sum();
        assert!((total - 1.0).abs() < 1e-9, "{game}: the shares add up to {total}");
    }
}

#[test]
fn another_program_plays_by_the_same_protocol() {
    let engine = format!("exec:{BINARY} engine kobold");
    let seats = format!("random,{engine}");
    let verdict = output_of(&["arena", "kobold", "--seats", &seats, "--games", "2", "--nodes", "30", "--json"]);
    let verdict: Value = serde_json::from_str(&verdict).expect("it is JSON");
    assert_eq!(verdict["forfeits"], json!([]), "{verdict}");
    assert!(verdict["players"][1]["decisions"].as_u64().expect("a number") > 10);
}

#[test]
fn a_program_that_misbehaves_forfeits() {
    let polite = "echo uhiok; echo readyok";
    for (command, complaint) in [
        (format!("{polite}; read a; read b; read c; read d; read e; echo bestmove flarp; cat >/dev/null"), "nonsense"),
        (format!("{polite}; read a; read b; read c; read d; read e; echo bestmove 1@a1; cat >/dev/null"), "GBT"),
        (format!("{polite}; read a; read b; read c; read d"), "has died"),
        (format!("{polite}; cat >/dev/null"), "did not answer within"),
    ] {
        let seats = format!("random,exec:{command}");
        let verdict = output_of(&["arena", "gobblet", "--seats", &seats, "--games", "2", "--movetime", "20", "--json"]);
        let verdict: Value = serde_json::from_str(&verdict).expect("it is JSON");
        assert_eq!(verdict["players"][1]["score"], 0.0, "{command}: {verdict}");
        let forfeits = verdict["forfeits"].to_string();
        let named = if complaint == "GBT" { "played `1@a1`" } else { complaint };
        assert!(forfeits.contains(named), "{command}: {forfeits}");
    }
}

#[test]
fn bad_arenas_are_refused() {
    for (arguments, complaint) in [
        (&["arena", "gobblet", "--seats", "hard,human"][..], "people"),
        (&["arena", "gobblet", "--seats", "hard"], "2 players"),
        (&["arena", "gobblet", "--seats", "hard,easy", "--games", "0"], "at least one game"),
        (&["arena", "gobblet", "--seats", "hard,easy", "--scale=-1"], "scale"),
        (&["arena", "gobblet", "--seats", "hard,hard@0%"], "from 1% to 10000%"),
        (&["arena", "gobblet", "--seats", "hard,harder@10%"], "there is no bot `harder`"),
        (&["arena", "gobblet", "--seats", "hard,exec:exit"], "has died"),
        (&["analyse", "no-such-file"], "cannot be read"),
    ] {
        let output = underhill(arguments, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(complaint), "{arguments:?}: {said}");
    }
}

#[test]
fn recorded_games_are_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jsonl");
    let path = file.to_str().expect("a plain path");
    for game in GameId::ALL {
        output_of(&["simulate", game.id(), "--games", "1", "--record", path]);
        let record: Value =
            serde_json::from_str(&std::fs::read_to_string(&file).expect("it was written")).expect("it is JSON");
        let lines = output_of(&["analyse", path, "--level", "easy", "--nodes", "40", "--json"]);
        let decisions = |step: &&Value| !step.as_str().expect("text").starts_with('*');
        let steps = record["steps"].as_array().expect("a list").iter().filter(decisions);
        let expected: usize = steps.map(|step| step.as_str().expect("text").split("; ").count()).sum();
        assert_eq!(lines.lines().count(), expected, "{game}");
        for line in lines.lines() {
            let review: Value = serde_json::from_str(line).expect("it is JSON");
            let before = review["before"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&before), "{game}: {line}");
        }
    }
}
