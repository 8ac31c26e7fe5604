//! The command as a person or a program meets it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Options, Values};

fn underhill(arguments: &[&str]) -> Output {
    underhill_with_input(arguments, "")
}

fn underhill_with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(arguments)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that needs no input may be gone before it is written.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

fn succeeds(arguments: &[&str]) -> String {
    let output = underhill(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Refused with one clear sentence, exit code 2, and nothing on standard output.
fn refused(arguments: &[&str], says: &str) {
    let output = underhill(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert!(complaint.contains(says), "{arguments:?} should say `{says}`: {complaint}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    let own = complaint.lines().filter(|line| !line.trim().is_empty()).count();
    let from_clap = complaint.starts_with("error:");
    assert!(own == 1 || from_clap, "{arguments:?} should complain in one line: {complaint}");
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// Every game by its id, with as many players as can play.
fn games() -> impl Iterator<Item = (&'static str, String)> {
    GameId::ALL.iter().map(|game| (game.id(), vec!["random"; *game.seats().end()].join(",")))
}

#[test]
fn games_are_listed_with_their_options() {
    let listed = succeeds(&["games"]);
    let options = ["touch", "bluff", "reveal", "awakening"];
    for word in GameId::ALL.iter().map(|game| game.name()).chain(options) {
        assert!(listed.contains(word), "{word} is missing");
    }
    let lines = succeeds(&["games", "--json"]);
    let ids: Vec<String> = lines.lines().map(|line| json(line)["id"].as_str().expect("an id").to_owned()).collect();
    assert_eq!(ids, GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>());
}

#[test]
fn rules_are_explained() {
    assert!(succeeds(&["rules", "gobblet", "gbt-06"]).contains("GBT-06"));
    assert!(succeeds(&["rules", "kobold"]).contains("KOB-R13"));
    assert_eq!(json(&succeeds(&["rules", "clonk", "CLK-R8", "--json"]))["id"], "CLK-R8");
    refused(&["rules", "kobold", "KOB-99"], "KOB-99");
    refused(&["rules", "chess"], "chess");
}

#[test]
fn openings_can_be_explored() {
    let start = succeeds(&["explore", "gobblet"]);
    assert!(start.contains("In the book") && start.contains("4@b2") && start.contains("4 ways"), "{start}");
    let told = json(&succeeds(&["explore", "gobblet", "4@a1", "--json"]));
    assert_eq!((&told["in_book"], &told["turns"][0]), (&true.into(), &"4@a1".into()));
    let choices = told["choices"].as_array().expect("a list");
    assert!(choices[0]["chance"].as_f64() >= choices[1]["chance"].as_f64(), "{told}");
    // Nobody plays like this, so the book knows nothing of it.
    let odd = ["4@a1", "4@b1", "4@c1", "4@d1", "3@a2", "3@d2"];
    let arguments: Vec<&str> = ["explore", "gobblet"].into_iter().chain(odd).chain(["--nodes", "5000"]).collect();
    assert!(succeeds(&arguments).contains("searched now"));
    refused(&["explore", "kobold"], "no opening book");
    refused(&["explore", "gobblet", "3@a1"], "not allowed");
    refused(&["explore", "gobblet", "castle"], "an action is");
}

#[test]
fn perft_gives_the_known_counts() {
    let known = [16, 240, 10_080, 406_560];
    for arguments in [&["perft", "--depth", "4", "--json"][..], &["perft", "--depth", "4", "--json", "--no-bulk"]] {
        let counts: Vec<u64> =
            succeeds(arguments).lines().map(|line| json(line)["leaves"].as_u64().expect("a number")).collect();
        assert_eq!(counts, known);
    }
    let shares = succeeds(&["perft", "--depth", "3", "--divide", "--json"]);
    let total: u64 = shares.lines().map(|line| json(line)["leaves"].as_u64().expect("a number")).sum();
    assert_eq!((shares.lines().count(), total), (16, 10_080));
    let strict = succeeds(&["perft", "--depth", "3", "--strict", "--json"]);
    assert!(strict.contains("6960"), "{strict}");
    // A position may begin with an empty square, which looks like a flag.
    let position = "-,-,w3,-/-,-,-,b3/-,-,-,b2w4/b4,-,-,- w w:4,4,2 b:4,4,1";
    let counts = succeeds(&["perft", "--position", position, "--depth", "2", "--json"]);
    assert!(counts.contains("2549"), "{counts}");
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_thread_count() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in games() {
        let mut recorded = Vec::new();
        for threads in ["1", "3"] {
            let file = folder.path().join(format!("{game}-{threads}.jsonl"));
            let path = file.to_str().expect("a plain path");
            let common = ["simulate", game, "--seats", &seats, "--games", "40", "--seed", "9", "--json"];
            let summary = json(&succeeds(&[&common[..], &["--threads", threads, "--record", path]].concat()));
            assert_eq!(summary["games"], 40);
            recorded.push((std::fs::read_to_string(&file).expect("it was written"), summary["seats"].clone()));
        }
        assert!(recorded[0] == recorded[1], "{game}: threads make a difference");
        assert_eq!(recorded[0].0.lines().count(), 40);
    }
}

/// Records a game and gives its line.
fn a_record(folder: &Path, game: &str, seats: &str) -> String {
    let file = folder.join("one.jsonl");
    let path = file.to_str().expect("a plain path");
    succeeds(&["simulate", game, "--seats", seats, "--games", "1", "--record", path]);
    std::fs::read_to_string(&file).expect("it was written").trim().to_owned()
}

#[test]
fn replay_verifies_every_step_and_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.jsonl");
    let path = file.to_str().expect("a plain path");
    for (game, seats) in games() {
        let good = a_record(folder.path(), game, &seats);
        let replay = |content: &str| {
            std::fs::write(&file, content).expect("it can be written");
            path
        };
        assert!(succeeds(&["replay", replay(&format!("{good}\n\n{good}\n"))]).contains("2 games"));

        let mut record = json(&good);
        let steps = record["steps"].as_array().expect("a list").len();
        refused(&["replay", replay(&good[..good.len() / 2])], "breaks off");
        refused(&["replay", replay(&format!("{good}\n{}", &good[..good.len() - 3]))], "game 2");

        record["steps"].as_array_mut().expect("a list").pop();
        refused(&["replay", replay(&record.to_string())], "ends before the game does");

        let mut record = json(&good);
        record["steps"][steps / 2] = "0: nonsense".into();
        refused(&["replay", replay(&record.to_string())], &format!("game 1: step {}", steps / 2 + 1));

        let mut record = json(&good);
        record["end"]["points"][0] = 999.into();
        refused(&["replay", replay(&record.to_string())], "the result differs");

        let mut record = json(&good);
        record["rules"] = 999.into();
        refused(&["replay", replay(&record.to_string())], "version 999");
    }
    refused(&["replay", replay_nothing(&file)], "holds no record");
    refused(&["replay", "no-such-file.jsonl"], "cannot be read");
}

fn replay_nothing(file: &Path) -> &str {
    std::fs::write(file, "\n").expect("it can be written");
    file.to_str().expect("a plain path")
}

#[test]
fn replay_shows_programs_every_step() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in games() {
        let record = json(&a_record(folder.path(), game, &seats));
        let file = folder.path().join("one.jsonl");
        let output = succeeds(&["replay", file.to_str().expect("a plain path"), "--json"]);
        let lines: Vec<serde_json::Value> = output.lines().map(json).collect();
        let steps = record["steps"].as_array().expect("a list");
        assert_eq!(lines.len(), steps.len() + 1);
        for (line, step) in lines.iter().zip(steps) {
            assert_eq!(line["applied"], *step);
            assert!(line["state"].is_object());
            for (seat, actions) in line["legal"].as_object().expect("a map") {
                let applied = step.as_str().expect("text");
                let chosen = |action: &serde_json::Value| {
                    let choice = format!("{seat}: {}", action.as_str().expect("text"));
                    applied.split("; ").any(|part| part == choice)
                };
                assert!(
                    actions.as_array().expect("a list").iter().any(chosen),
                    "{applied} is not among the legal actions"
                );
            }
        }
        let last = lines.last().expect("there is a last");
        assert_eq!((&last["waiting"], &last["applied"]), (&"over".into(), &serde_json::Value::Null));
        assert_eq!(last["points"], record["end"]["points"]);
    }
}

#[test]
fn bad_input_is_refused_with_one_clear_sentence() {
    refused(&["simulate", "gobblet", "--seats", "random,random,random"], "2 players");
    refused(&["simulate", "kobold", "--seats", "random,random,random,random,random"], "2 to 4 players");
    refused(&["simulate", "kobold", "--option", "colour=red"], "no option `colour`");
    refused(&["simulate", "kobold", "--option", "reveal=never"], "each, together");
    refused(&["simulate", "kobold", "--option", "reveal"], "NAME=VALUE");
    refused(&["simulate", "kobold", "--games", "0"], "at least one game");
    refused(&["simulate", "kobold", "--threads", "0"], "at least one thread");
    refused(&["serve", "--store", "memory:", "--listen", "127.0.0.1:0", "--threads", "0"], "0 is not in 1..=256");
    refused(&["serve", "--store", "memory:", "--listen", "127.0.0.1:0", "--bot-threads", "0"], "0 is not in 1..=256");
    refused(&["serve", "--trusted-proxy", "10.0.0.0/99"], "a network like 10.0.0.0/8");
    refused(&["serve", "--public-url", "games.example.org"], "is like https://games.example.org");
    refused(&["simulate", "kobold", "--seats", "random,wizard"], "wizard");
    refused(&["simulate", "gobblet", "--option", "memory=none"], "strict");
    refused(&["simulate", "clonk", "--option", "components=no-such-file.toml"], "no-such-file.toml");
    refused(&["simulate", "clonk", "--games", "5", "--record", "no-such-folder/x.jsonl"], "cannot be written");
    refused(&["perft", "--depth", "0"], "depth");
    refused(&["perft", "--depth", "99"], "depth");
    refused(&["perft", "--position", "not a position"], "cannot be read");
    refused(&["play", "clonk", "--seats", "human"], "2 to 4 players");
}

/// The options of a game that take a file.
struct Files;

impl Visit for Files {
    type Output = std::vec::IntoIter<&'static str>;

    fn visit<G: Game>(self) -> Self::Output {
        let files = G::Options::SPECS.iter().filter(|spec| spec.values == Values::File);
        files.map(|spec| spec.name).collect::<Vec<_>>().into_iter()
    }
}

#[test]
fn a_players_own_components_are_validated_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    for (game, option) in GameId::ALL.iter().flat_map(|&game| game.visit(Files).map(move |option| (game.id(), option)))
    {
        let name = format!("../../games/{game}/data/{option}.toml");
        let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let built_in = std::fs::read_to_string(built_in).expect("the file is called like the option");
        let setting = format!("{option}={}", file.to_str().expect("a plain path"));
        std::fs::write(&file, &built_in).expect("it can be written");
        succeeds(&["simulate", game, "--games", "3", "--option", &setting]);
        for broken in [built_in.replacen("\"red\"", "\"rot\"", 1), built_in[..built_in.len() / 2].to_owned()] {
            if broken == built_in {
                continue;
            }
            std::fs::write(&file, broken).expect("it can be written");
            let output = underhill(&["simulate", game, "--option", &setting]);
            let complaint = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{complaint}");
            assert!(complaint.contains("mine.toml") && complaint.contains("line "), "{complaint}");
        }
    }
}

#[test]
fn a_refused_recording_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("never.jsonl");
    refused(&["simulate", "kobold", "--option", "side=large", "--record", file.to_str().expect("plain")], "side");
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 0);
}

#[test]
fn a_person_plays_in_the_terminal() {
    let script = "help\nmoves\nwhy 4@e9\n4@b2\nundo\n4@c3\nwhy b2-b3\nrule GBT-07\nlog\nquit\n";
    let output = underhill_with_input(&["play", "gobblet", "--seats", "human,human", "--seed", "1"], script);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for words in ["16", "4@b2", "GBT-07", "not allowed", "seat 1>"] {
        assert!(shown.contains(words), "`{words}` is missing:\n{shown}");
    }
    let log = shown.rsplit("seat 1>").nth(1).expect("the log was shown at the last prompt but one");
    assert!(log.contains("c3") && !log.contains("b2"), "what was taken back has not happened:\n{log}");
    assert!(text(&output.stderr).contains("unfinished"));
}

#[test]
fn people_at_one_screen_agree_on_a_draw_or_give_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jsonl");
    let file = file.to_str().expect("plain");
    let play = |game: &str, seats: &str, script: &str| {
        let _ = std::fs::remove_file(file);
        let arguments = ["play", game, "--seats", seats, "--seed", "3", "--nodes", "50", "--record", file];
        let output = underhill_with_input(&arguments, script);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let record = std::fs::read_to_string(file).map_or(serde_json::Value::Null, |line| json(&line));
        if record["end"].is_object() {
            succeeds(&["replay", file]);
        }
        (text(&output.stdout), record["end"].clone())
    };
    let (shown, end) = play("gobblet", "human,human", "4@b2\ndraw\ndecline\n4@c3\ndraw\nwhat\nagree\n");
    assert!(shown.contains("Seat 0 declines.") && shown.contains("The players agreed on a draw."), "{shown}");
    assert_eq!((&end["how"], &end["places"]), (&"agreed".into(), &serde_json::json!([1, 1])));
    let (shown, end) = play("gobblet", "human,human", "4@b2\nresign\n");
    assert!(shown.contains("Given up by seat 1"), "{shown}");
    assert_eq!(
        (&end["how"], &end["seat"], &end["places"]),
        (&"resigned".into(), &1.into(), &serde_json::json!([1, 2]))
    );
    // A bot agrees to nothing, and most games know no draw.
    assert!(play("gobblet", "human,random", "draw\nquit\n").0.contains("A bot does not agree"));
    assert!(play("kobold", "human,human", "draw\nquit\n").0.contains("know no draw"));
    // Three play on without the one who gives up.
    let (shown, _) = play("kobold", "human,human,human", "resign\nquit\n");
    assert!(shown.contains("The medium bot plays on in seat"), "{shown}");
}

#[test]
fn an_edition_sets_its_options_and_others_go_first() {
    let options = |arguments: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.jsonl");
        let file = file.to_str().expect("plain");
        let base = ["play", "--seats", "random,random", "--seed", "1", "--record", file];
        succeeds(&[&base[..], arguments].concat());
        json(&std::fs::read_to_string(file).expect("a record"))["options"].clone()
    };
    assert_eq!(options(&["gobblestones", "--edition", "fr"])["empty_rack"], "plays-on");
    let spanish = options(&["clonk", "--edition", "es", "--option", "rockfall=treasure"]);
    assert_eq!(
        [&spanish["awakening"], &spanish["rockfall"], &spanish["tie_eyes"]],
        [&"shuffled".into(), &"treasure".into(), &serde_json::Value::from("all")]
    );
    refused(&["play", "gobblestones", "--edition", "pt"], "the editions are en, de, fr, nl");
    refused(&["play", "kobold", "--edition", "en"], "the same in every box");
    let listed = succeeds(&["games"]);
    assert!(listed.contains("edition fr: empty_rack=plays-on"), "{listed}");
    let gobblestones = succeeds(&["games", "--json"]).lines().map(json).find(|game| game["id"] == "gobblestones");
    assert_eq!(gobblestones.expect("it is listed")["editions"][2]["name"], "fr");
}

#[test]
fn what_cannot_be_laid_at_all_names_its_rule() {
    let script = "a1R a2R a3R a4R a5R a6R\nwhy a1R a1Y\nquit\n";
    let output = underhill_with_input(
        &["play", "gobblestones", "--seats", "human,human", "--seed", "1"],
        &format!("\n{script}"),
    );
    let shown = text(&output.stdout);
    assert!(shown.contains("is not allowed: a turn lays at most five tiles (GBS-03)"), "{shown}");
    assert!(shown.contains("is not allowed: a space takes one tile") && shown.contains("GBS-09"), "{shown}");
}

#[test]
fn what_chance_brought_cannot_be_taken_back() {
    let output = underhill_with_input(&["play", "kobold", "--seed", "2"], "undo\nquit\n");
    assert!(text(&output.stdout).contains("Nothing can be taken back"), "{}", text(&output.stdout));
}

#[test]
fn whole_games_are_played_without_people_too() {
    for (game, seats) in games() {
        let output = underhill_with_input(&["play", game, "--seats", &seats, "--seed", "4"], "");
        assert!(text(&output.stdout).contains("The game is over"), "{game}: {}", text(&output.stderr));
    }
}

#[test]
fn laws_are_checked_on_request() {
    let seen = json(&succeeds(&["laws", "kobold", "--games", "60", "--json"]));
    assert_eq!(seen["games"], 60);
    assert!(seen["longest_share_of_bound"].as_f64().expect("a number") <= 1.0);
}

#[test]
fn a_move_against_a_bot_is_taken_back_with_its_reply() {
    let script = "4@b2\nundo\n4@c3\nlog\nquit\n";
    let output = underhill_with_input(&["play", "gobblet", "--seats", "human,random", "--seed", "1"], script);
    let shown = text(&output.stdout);
    let log = shown.rsplit("seat 0>").nth(1).expect("the log was shown at the last prompt but one");
    assert_eq!(log.matches("seat 0 brings in").count(), 1, "{log}");
    assert!(log.contains("on c3"), "{log}");
}

#[test]
fn what_is_to_be_remembered_cannot_be_read_again() {
    let options = ["--option", "touch=strict", "--option", "memory=none"];
    let script = "4@b2\n4@c3\n3@a1\n3@d4\nlog\nquit\n";
    let arguments = [&["play", "gobblet", "--seats", "human,human"][..], &options].concat();
    let shown = text(&underhill_with_input(&arguments, script).stdout);
    let log = shown.rsplit("seat 0>").nth(1).expect("the log was shown at the last prompt but one");
    assert!(log.contains("on d4") && !log.contains("on b2"), "{log}");
}

#[test]
fn a_lift_that_loses_is_warned_about() {
    // White gobbles one of Black's three in a row; Black completes the row around it.
    let script = "4@d2\n4@a1\n4@d3\n4@b1\n4@a4\n3@c1\na4-c1\n3@d1\nc1-c4\nmoves\nc1-c4\n";
    let output = underhill_with_input(&["play", "gobblet", "--seats", "human,human"], script);
    let shown = text(&output.stdout);
    assert_eq!(shown.matches("loses at once (GBT-12)").count(), 1, "{shown}");
    assert!(shown.contains("The game is over"), "said twice it is meant:\n{shown}");
}
