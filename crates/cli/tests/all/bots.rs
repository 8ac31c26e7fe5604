//! Bots and the arena, as a person or a program meets them.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use underhill_catalog::GameId;

pub(crate) const BINARY: &str = env!("CARGO_BIN_EXE_underhill");

pub(crate) fn underhill(arguments: &[&str], input: &str) -> Output {
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

pub(crate) fn output_of(arguments: &[&str]) -> String {
    let output = underhill(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is text")
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
        (&["ratings", "gobblet", "--players", "hard"], "at least two players"),
        (&["ratings", "gobblet", "--players", "hard,easy,hard"], "rated once"),
        (&["ratings", "gobblet", "--players", "hard,human"], "people"),
        (&["ratings", "gobblet", "--players", "hard,easy", "--anchor", "greedy"], "`greedy` is not among"),
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

#[test]
fn equal_players_take_turns_in_every_seat() {
    let arguments =
        ["arena", "gobblestones", "--seats", "greedy,greedy,greedy,greedy", "--games", "4", "--nodes", "30"];
    let verdict: Value = serde_json::from_str(&output_of(&[&arguments[..], &["--json"]].concat())).expect("it is JSON");
    assert_eq!(verdict["games"], 4);
    for player in verdict["players"].as_array().expect("a list") {
        let (won, drawn, lost) = (&player["wins"], &player["draws"], &player["losses"]);
        let games: u64 = [won, drawn, lost].iter().map(|count| count.as_u64().expect("a number")).sum();
        assert_eq!((games, player["by_seat"].as_array().expect("a list").len()), (4, 4), "{player}");
    }
    let seats: f64 = verdict["seats"].as_array().expect("a list").iter().map(|share| share.as_f64().expect("f")).sum();
    assert!((seats - 1.0).abs() < 1e-9, "{verdict}");
}

#[test]
fn a_clean_sweep_of_two_games_is_no_certainty() {
    let arguments = ["arena", "gobblet", "--seats", "easy,random", "--games", "2", "--nodes", "2000"];
    let said = output_of(&arguments);
    assert!(said.contains("100.0 % (20.7 to 100.0)") && said.contains("+2 =0 -0"), "{said}");
    assert!(said.contains("Elo above -") && !said.contains("+1600"), "{said}");
}

#[test]
fn recorded_series_can_be_replayed_and_pairs_share_their_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("series.jsonl");
    let path = file.to_str().expect("a plain path");
    for game in GameId::ALL {
        let arguments = ["arena", game.id(), "--seats", "greedy,random", "--games", "6", "--nodes", "40"];
        output_of(&[&arguments[..], &["--opening", "4", "--record", path]].concat());
        output_of(&["replay", path]);
        let text = std::fs::read_to_string(&file).expect("it was written");
        let records: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        assert_eq!(records.len(), 6, "{game}");
        let mut openings = std::collections::HashSet::new();
        for pair in records.chunks(2) {
            assert_eq!(pair[0]["players"], json!(["greedy", "random"]));
            assert_eq!(pair[1]["players"], json!(["random", "greedy"]));
            let steps = |record: &Value| {
                let steps = record["steps"].as_array().expect("a list").clone();
                let decided =
                    steps.iter().enumerate().filter(|(_, step)| !step.as_str().expect("text").starts_with('*'));
                let last = decided.map(|(place, _)| place).nth(3).expect("the opening is played");
                steps[..=last].to_vec()
            };
            assert_eq!(steps(&pair[0]), steps(&pair[1]), "{game}");
            openings.insert(steps(&pair[0]).iter().map(ToString::to_string).collect::<Vec<_>>());
        }
        assert!(openings.len() > 1, "{game}: every game begins alike");
    }
}

#[test]
fn a_program_is_told_what_happens_and_its_command_may_have_commas() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard,all");
    let command = format!("exec:tee -a {} | {BINARY} engine kobold", heard.display());
    let seats = format!("{command},random");
    let verdict = output_of(&["arena", "kobold", "--seats", &seats, "--games", "2", "--nodes", "30", "--json"]);
    let verdict: Value = serde_json::from_str(&verdict).expect("it is JSON");
    assert_eq!(verdict["forfeits"], json!([]), "{verdict}");
    let heard = std::fs::read_to_string(heard).expect("it was written");
    let events = heard.lines().filter_map(|line| line.strip_prefix("event "));
    let words: Vec<Value> = events.map(|event| serde_json::from_str(event).expect("it is JSON")).collect();
    assert!(words.len() > 20, "{heard}");
    assert!(words.iter().all(|event| event["event"].is_string()), "{words:?}");
}

#[test]
fn ratings_put_everybody_on_one_scale_and_are_the_same_every_time() {
    let arguments = ["ratings", "kobold", "--players", "random,greedy,easy", "--games", "6", "--nodes", "60", "--json"];
    let [one, two] = ["1", "2"].map(|threads| output_of(&[&arguments[..], &["--threads", threads]].concat()));
    assert_eq!(one, two);
    let scale: Value = serde_json::from_str(&one).expect("it is JSON");
    assert_eq!((&scale["games"], &scale["anchor"]), (&json!(6), &json!("greedy")));
    let number = |place: usize, name: &str| scale["players"][place][name].as_f64().expect("a number");
    assert_eq!(number(1, "rating"), 1000.0);
    assert!(number(0, "rating") < 1000.0, "somebody who plays anything is not as good as greedy: {scale}");
    assert_eq!(scale["pairs"].as_array().map(Vec::len), Some(3));
    let expected = 1.0 / (1.0 + 10f64.powf((1000.0 - number(2, "rating")) / 400.0));
    assert!((number(2, "expected") - expected).abs() < 1e-6, "{scale}");
    let printed = output_of(&arguments[..arguments.len() - 1]);
    assert!(printed.contains("greedy    1000 ") && printed.contains(" % over greedy by these ratings"), "{printed}");
}
