//! What a session does where nothing is wrong with the network.

use serde_json::json;
use underhill_core::Viewer;
use underhill_protocol::{BUILD, PROTOCOL, ToClient};
use underhill_session::{Happened, Lost, Millis, Output, Past, Session};
use underhill_table::{Bytes, Command, FairVersion, Phrase, Seed, Time, Witness, opening, rebuild};

/// Somebody who has been welcomed at a table.
fn welcomed(now: Millis) -> Session {
    let setting = serde_json::from_value(json!({"game": "gobblet", "seats": 2})).expect("a setting");
    let entry = opening(setting, FairVersion::Second, Seed(Bytes([1; 32])), Time(1)).expect("a table can be opened");
    let table = rebuild([entry]).expect("a log");
    let (scene, build) = (Box::new(table.scene(Viewer::Spectator)), BUILD.to_owned());
    let (protocol, rules) = (PROTOCOL, table.rules());
    let welcome = ToClient::Welcome { scene, news: Vec::new(), at: Time(2), protocol, build, app: None, rules };
    let mut session = Session::new(None, Past::Nothing, Witness::default(), 7 << 12, now);
    session.connected(now);
    session.heard(&serde_json::to_string(&welcome).expect("it serialises"), now);
    session
}

/// What is sent, and whether it is told that nothing can be stored.
fn outputs(session: &mut Session) -> (Vec<String>, bool) {
    let (mut sent, mut unavailable) = (Vec::new(), false);
    while let Some(output) = session.poll() {
        match output {
            Output::Send(text) => sent.push(text),
            Output::Happened(happened) => unavailable |= matches!(happened, Happened::Unavailable),
            Output::Connect | Output::Disconnect => {}
        }
    }
    (sent, unavailable)
}

#[test]
fn an_attempt_has_its_time_and_is_then_given_up() {
    let mut session = Session::new(None, Past::Nothing, Witness::default(), 7 << 12, 1_000);
    assert!(matches!(session.poll(), Some(Output::Connect)));
    let late = session.wake_at().expect("it goes on");
    session.time(late - 1);
    assert!(session.poll().is_none(), "there is still time");
    session.time(late);
    let lost = std::iter::from_fn(|| session.poll())
        .any(|output| matches!(output, Output::Happened(Happened::Lost(Lost::Unreachable))));
    assert!(lost);
}

#[test]
fn what_could_not_be_stored_is_sent_again_but_not_at_once() {
    let mut session = welcomed(60_000);
    outputs(&mut session);
    let id = session.command(Command::Say { phrase: Phrase::Hello });
    let (said, _) = outputs(&mut session);
    session.heard(&json!({"type": "unavailable", "id": id}).to_string(), 61_000);
    assert_eq!(outputs(&mut session), (Vec::new(), true));
    let again = session.wake_at().expect("it goes on");
    assert!(again > 61_000, "a server in need is not asked again at once");
    session.time(again - 1);
    assert_eq!(outputs(&mut session), (Vec::new(), false));
    session.time(again);
    assert_eq!(outputs(&mut session), (said, false));
}
