//! Whether the draws of recorded games are verified as they should be.

use std::path::{Path, PathBuf};
use std::process::{Command as Program, Output};

use serde_json::json;
use underhill_catalog::{GameId, any_action};
use underhill_core::{Record, Seat, Viewer};
use underhill_table::{
    Bytes, Command, Decided, Entropy, FairVersion, Name, Seed, Sender, Setting, Share, Time, Token, opening, rebuild,
};

/// The record of a game of two, played at a table as a server keeps it.
fn a_record(game: GameId, fair: FairVersion) -> Record {
    let setting: Setting = serde_json::from_value(json!({"game": game.id(), "seats": 2})).expect("a setting");
    let entry = opening(setting, fair, Seed(Bytes([7; 32])), Time(1)).expect("a table can be opened");
    let mut table = rebuild([entry]).expect("a log");
    let mut command = |sender: Sender, command: &Command| {
        let decided =
            table.decide(sender, None, command, Time(2), &mut || Seed(Bytes([8; 32]))).expect("it is allowed");
        if let Decided::New(entry) = decided {
            table.apply(&entry).expect("what was decided can be applied");
        }
        // The first who has not chosen yet.
        let waiting = table.game_scene(Viewer::Spectator)?.waiting;
        let mut views = waiting.iter().map(|seat| (seat, table.game_scene(Viewer::Seat(seat)).expect("it has begun")));
        views.find(|(_, now)| now.sealed.is_none())
    };
    for seat in Seat::first(2) {
        let name = Name::try_from(format!("Player {seat}")).expect("a name");
        let key = Token(Bytes([seat.index() as u8; 16])).key();
        let share = Share::of(fair, entropy(seat));
        command(Sender::Stranger, &Command::Sit { seat: Some(seat), name, key, share });
    }
    let mut next = command(Sender::Seat(Seat::new(0)), &Command::Start);
    if fair == FairVersion::Second {
        for seat in Seat::first(2) {
            next = command(Sender::Seat(seat), &Command::Reveal { entropy: entropy(seat) });
        }
    }
    for number in 0.. {
        let Some((seat, now)) = next else { break };
        let action = any_action(game, now.view.get(), seat, number).expect("it is their turn");
        next = command(Sender::Seat(seat), &Command::Act { action, decision: now.decisions });
    }
    table.records()[0].clone()
}

fn entropy(seat: Seat) -> Entropy {
    Bytes([seat.index() as u8 + 1; 32])
}

fn write(folder: &Path, records: &[&Record]) -> PathBuf {
    let file = folder.join("games.jsonl");
    let lines: Vec<String> = records.iter().map(|record| record.to_line() + "\n").collect();
    std::fs::write(&file, lines.concat()).expect("the file can be written");
    file
}

fn verify(file: &Path) -> Output {
    let command = Program::new(env!("CARGO_BIN_EXE_underhill")).arg("verify").arg(file).env("NO_COLOR", "1").output();
    command.expect("the command starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

#[test]
fn fair_games_are_verified_one_line_each() {
    let folder = tempfile::tempdir().expect("a folder");
    for (fair, ends) in
        [(FairVersion::First, "(version 1: if no player knew the seed)"), (FairVersion::Second, "verified")]
    {
        let records: Vec<Record> = GameId::ALL.iter().map(|&game| a_record(game, fair)).collect();
        let output = verify(&write(folder.path(), &records.iter().collect::<Vec<_>>()));
        let said = text(&output.stdout);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(said.lines().count(), GameId::ALL.len() + 1, "{said}");
        for (line, game) in said.lines().zip(GameId::ALL) {
            assert!(line.contains(game.id()) && line.contains("verified") && line.ends_with(ends), "{line}");
        }
        assert!(said.contains(&format!("{} games: every draw was fair", GameId::ALL.len())), "{said}");
    }
}

/// The first game is fair; the second is refused with one clear sentence that names it.
fn check(forge: impl FnOnce(&mut Record), says: &str) {
    check_of(FairVersion::Second, forge, says);
}

fn check_of(fair: FairVersion, forge: impl FnOnce(&mut Record), says: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let honest = a_record(GameId::Kobold, fair);
    let mut forged = honest.clone();
    forge(&mut forged);
    let output = verify(&write(folder.path(), &[&honest, &forged]));
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("game 2") && complaint.contains(says), "should say `{says}`: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(text(&output.stdout).starts_with("game 1: kobold"));
}

#[test]
fn whatever_is_not_as_it_should_be_is_refused() {
    check(|record| record.fair = None, "the record has no seed to verify");
    check(
        |record| record.fair.as_mut().expect("a seed").seed = "00".repeat(32),
        "the seed is not the one that was committed to",
    );
    let swap = |record: &mut Record| record.fair.as_mut().expect("a seed").entropy.swap(0, 1);
    check_of(FairVersion::First, swap, "but the seed gives");
    check(swap, "what seat 0 added is not what it had committed to");
    check(|record| record.fair.as_mut().expect("a seed").entropy[1] = None, "but the seed gives");
    check(|record| record.fair.as_mut().expect("a seed").commitments.clear(), "one entry for each seat");
    check(|record| record.fair.as_mut().expect("a seed").version = 3, "version 3 of fair draws is not known");
    check(|record| drop(record.steps.pop()), "the record ends before the game does");
    check(|record| record.steps[0] = "* light 99".to_owned(), "step 1");
}

#[test]
fn a_file_without_games_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = verify(&write(folder.path(), &[]));
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("holds no record"));
}
