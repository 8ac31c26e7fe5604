use underhill_session::{Output, Past, Session};
use underhill_table::{Bytes, Token, Witness};

/// What a server might say to a client, and when: each line is a message, after so long as its first byte says. Whatever it
/// is, the client's place at the table stays in order: it never asks for two connections, never speaks without one, and
/// always says when it wants to be woken, until it has ended.
pub fn session(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut session = Session::new(Some(Token(Bytes([1; 16]))), Past::Newest, Witness::default(), 1, 0);
    let (mut now, mut connected, mut ended) = (0, false, false);
    for (number, line) in text.lines().enumerate() {
        let (first, rest) = line.split_at(line.char_indices().nth(1).map_or(line.len(), |(at, _)| at));
        now += u64::from(first.bytes().next().unwrap_or(0)) * 40;
        session.time(now);
        follow(&mut session, &mut connected, &mut ended);
        if connected {
            match number % 8 {
                7 => {
                    connected = false;
                    session.closed(rest.parse().ok(), now);
                }
                6 => drop(session.act(rest.to_owned())),
                _ => {
                    session.connected(now);
                    session.heard(rest, now);
                }
            }
        }
        follow(&mut session, &mut connected, &mut ended);
        assert_eq!(session.wake_at().is_none(), ended, "it is woken until it has ended");
    }
}

fn follow(session: &mut Session, connected: &mut bool, ended: &mut bool) {
    while let Some(output) = session.poll() {
        assert!(!*ended, "nothing comes after the end");
        match output {
            Output::Connect => assert!(!std::mem::replace(connected, true), "there is one connection"),
            Output::Disconnect => assert!(std::mem::replace(connected, false), "there was a connection"),
            Output::Send(_) => assert!(*connected, "somebody listens"),
            Output::Happened(underhill_session::Happened::Ended(_)) => *ended = true,
            Output::Happened(_) => {}
        }
    }
}
