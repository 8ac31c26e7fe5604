//! The engine protocol, as another program meets it.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::json;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Memory, Viewer, Waiting, random_step, seeded};

use crate::bots::{BINARY, underhill};

/// What a seat sees at the first decision in a game with so many legal actions, and these.
struct Decision {
    choices: u64,
}

impl Visit for Decision {
    type Output = (String, Vec<String>);

    fn visit<G: Game>(self) -> Self::Output {
        let mut game = G::new(2, &G::Options::default()).expect("two can play");
        let mut luck = seeded(1, 0);
        let seat = loop {
            if let Waiting::Decide(seats) = game.waiting()
                && let Some(seat) = seats.iter().find(|&seat| game.legal_count(seat) >= self.choices)
            {
                break seat;
            }
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
        };
        let view = serde_json::to_value(game.view(Viewer::Seat(seat), Memory::Perfect)).expect("it serialises");
        let legal = game.legal_actions(seat).iter().map(ToString::to_string).collect();
        (json!({"seat": seat, "view": view}).to_string(), legal)
    }
}

/// The first of a game.
const FIRST: Decision = Decision { choices: 1 };

fn bestmove(output: &str) -> Option<&str> {
    output.lines().find_map(|line| line.strip_prefix("bestmove "))
}

#[test]
fn the_engine_answers_in_every_game() {
    for game in GameId::ALL {
        let (observation, legal) = game.visit(FIRST);
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

/// An engine to talk to.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start(game: &str) -> Engine {
        let mut child = Command::new(BINARY)
            .args(["engine", game])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let input = child.stdin.take().expect("it is piped");
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        Engine { child, input, lines }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input, "{lines}").expect("it listens");
    }

    /// Everything it says up to a line that begins so, that one included.
    fn until(&mut self, begin: &str) -> Vec<String> {
        let mut heard = Vec::new();
        for line in self.lines.by_ref() {
            heard.push(line.expect("text"));
            if heard.last().is_some_and(|line| line.starts_with(begin)) {
                return heard;
            }
        }
        panic!("it never says `{begin}`: {heard:?}");
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("it ends").success());
    }
}

#[test]
fn the_engine_stops_when_told_to() {
    let (observation, _) = GameId::Gobblet.visit(FIRST);
    let mut engine = Engine::start("gobblet");
    engine.say(&format!("observation {observation}\ngo infinite\nisready"));
    let before = engine.until("readyok");
    assert!(before.iter().all(|line| !line.starts_with("bestmove")), "it listens while it thinks: {before:?}");
    engine.say("stop");
    engine.until("bestmove ");
    engine.quit();
}

/// A game in which there is hardly anything to think about: without `stop` there is still no answer.
#[test]
fn to_go_on_without_end_is_ended_by_stop_alone() {
    let (observation, _) = GameId::Kobold.visit(FIRST);
    let mut engine = Engine::start("kobold");
    for _ in 0..3 {
        // `easy` is done at once.
        engine.say(&format!("setoption name level value easy\nobservation {observation}\ngo infinite"));
        std::thread::sleep(std::time::Duration::from_millis(100));
        engine.say("isready");
        assert_eq!(engine.until("readyok"), ["readyok"]);
        engine.say("stop");
        engine.until("bestmove ");
    }
    engine.quit();
}

#[test]
fn what_is_over_is_not_answered() {
    let (observation, _) = GameId::Gobblet.visit(FIRST);
    for over in ["newgame gobblet", "observation {}", "observation", "observation [1, 2]"] {
        let script = format!("observation {observation}\n{over}\ngo nodes 100\nisready\nquit\n");
        let output = underhill(&["engine", "gobblet"], &script);
        let said = String::from_utf8(output.stdout).expect("it is text");
        assert!(said.contains("info error there is no observation yet\n"), "after `{over}`: {said}");
        assert_eq!(bestmove(&said), None, "after `{over}`: {said}");
    }
    // A view that is well-formed but asks a seat that has nothing to decide is refused like any other.
    let other = observation.replacen("\"seat\":0", "\"seat\":1", 1);
    let script = format!("observation {observation}\nobservation {other}\ngo nodes 100\nquit\n");
    let said = String::from_utf8(underhill(&["engine", "gobblet"], &script).stdout).expect("it is text");
    assert_eq!(bestmove(&said), None, "{said}");
}

#[test]
fn what_is_no_text_is_passed_over() {
    let (observation, _) = GameId::Gobblet.visit(FIRST);
    let mut engine = Engine::start("gobblet");
    engine.input.write_all(b"observation \xff\xfe\n\x80\n").expect("it listens");
    engine.say(&format!("observation {observation}\ngo nodes 100"));
    let said = engine.until("bestmove ");
    assert_eq!(said.iter().filter(|line| line.as_str() == "info error a line was not UTF-8 text").count(), 2);
    engine.quit();
}

#[test]
fn the_engine_tells_how_far_it_has_come() {
    for game in GameId::ALL {
        let (observation, _) = game.visit(Decision { choices: 3 });
        let mut engine = Engine::start(game.id());
        engine.say(&format!("observation {observation}\ngo nodes 20000"));
        let said = engine.until("bestmove ");
        let nodes = |line: &String| line.strip_prefix("info depth ")?.split(' ').nth(2)?.parse::<u64>().ok();
        let counts: Vec<u64> = said.iter().filter_map(nodes).collect();
        assert!(counts.len() > 2 && counts.is_sorted(), "{game}: {said:?}");
        engine.quit();
    }
}

#[test]
fn depth_is_kept_to_where_it_means_something() {
    let (observation, _) = GameId::Gobblet.visit(FIRST);
    let mut engine = Engine::start("gobblet");
    engine.say(&format!("observation {observation}\ngo depth 4"));
    let said = engine.until("bestmove ");
    let deepest = said.iter().filter_map(|line| line.strip_prefix("info depth ")?.split(' ').next()?.parse().ok());
    assert_eq!(deepest.max(), Some(4), "{said:?}");
    engine.quit();
    let (observation, _) = GameId::Kobold.visit(FIRST);
    let script = format!("observation {observation}\ngo depth 4\nquit\n");
    let said = String::from_utf8(underhill(&["engine", "kobold"], &script).stdout).expect("it is text");
    assert_eq!(said, "info error the bots of Kobold do not look ahead by depth\n");
}

#[test]
fn threads_hash_and_multipv_are_options() {
    let (observation, legal) = GameId::Gobblet.visit(FIRST);
    let mut engine = Engine::start("gobblet");
    engine.say("uhi");
    let greeting = engine.until("uhiok").join("\n");
    for name in ["Threads", "Hash", "MultiPV"] {
        assert!(greeting.contains(&format!("option name {name} type spin default ")), "{greeting}");
        engine.say(&format!("setoption name {name} value 0"));
        engine.until("info error ");
    }
    engine.say("setoption name Threads value 2\nsetoption name Hash value 4\nsetoption name multipv value 8");
    engine.say(&format!("observation {observation}\ngo depth 6"));
    let said = engine.until("bestmove ");
    let candidates: Vec<&String> = said.iter().filter(|line| line.starts_with("info candidate ")).collect();
    assert_eq!(candidates.len(), 8, "{said:?}");
    assert!(legal.len() > 8);
    engine.quit();
}
