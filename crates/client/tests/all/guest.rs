//! What a guest does when the connection or the server does not do what it should.

use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use underhill_client::{Error, Guest, Happened, Lost, Server};
use underhill_core::{Seat, Viewer};
use underhill_protocol::{CloseCode, ToClient};
use underhill_table::{Bytes, Command, FairVersion, Name, Phase, Rejection, SeatPass, Sender};

use crate::common::{self, Door, Kept, table_id, token};

/// A guest at a table, and the server's end of the line.
async fn seated(door: &Door, server: &Server, kept: &Kept) -> (Guest, common::Caller) {
    let (guest, caller) = tokio::join!(Guest::return_to(server, table_id(), token()), async {
        let (mut caller, hello) = door.greet().await;
        assert_eq!((hello.token, hello.after), (Some(token()), None));
        caller.say(kept.welcome(None)).await;
        caller
    });
    (guest.expect("a welcome"), caller)
}

fn kept() -> Kept {
    Kept::open("gobblet", FairVersion::First, Bytes([1; 32]))
}

/// The next thing that is not the coming and going of connections.
async fn next(guest: &mut Guest) -> Happened {
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Lost(_) | Happened::Welcome(_) | Happened::Unavailable => {}
            other => return other,
        }
    }
}

/// Waits until the connection is back, and says which versions were told then.
async fn back(guest: &mut Guest) -> Vec<u64> {
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Lost(_) => {}
            Happened::Welcome(news) => return news.iter().map(|news| news.version).collect(),
            other => panic!("{other:?} without a connection"),
        }
    }
}

fn version(happened: &Happened) -> u64 {
    match happened {
        Happened::News(news) => news.version,
        other => panic!("{other:?} is no news"),
    }
}

#[tokio::test]
async fn a_lost_connection_is_made_again_and_what_happened_meanwhile_is_told() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    let (mut guest, caller) = seated(&door, &server, &kept).await;
    let seen = guest.scene().version;
    drop(caller);
    assert!(matches!(guest.next().await, Ok(Happened::Lost(_))));
    kept.say_hello();
    kept.command(&Command::Start);
    let serve = async {
        let (mut caller, hello) = door.greet().await;
        assert_eq!(hello.after, Some(seen));
        caller.say(kept.welcome(hello.after)).await;
        caller
    };
    let (told, _caller) = tokio::join!(back(&mut guest), serve);
    assert_eq!(told, [seen + 1, seen + 2]);
    assert_eq!((guest.scene().version, guest.scene().phase), (seen + 2, Phase::Playing));
}

#[tokio::test]
async fn an_unanswered_command_is_sent_again_with_the_same_number() {
    let (door, server) = Door::new().await;
    let kept = kept();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    let id = guest.command(Command::Start);
    let serve = async {
        let first = caller.command().await;
        drop(caller);
        let (mut caller, hello) = door.greet().await;
        caller.say(kept.welcome(hello.after)).await;
        assert_eq!(caller.command().await, first);
        caller.say(ToClient::Done { id: first.id, version: 2, now: None }).await;
        caller
    };
    let (done, _caller) = tokio::join!(next(&mut guest), serve);
    assert!(matches!(done, Happened::Done { id: done, .. } if done == id));
    assert!(!guest.is_waiting());
}

#[tokio::test]
async fn a_command_that_could_not_be_stored_is_sent_again() {
    let (door, server) = Door::new().await;
    let kept = kept();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    guest.command(Command::Start);
    let serve = async {
        let first = caller.command().await;
        for _ in 0..2 {
            caller.say(ToClient::Unavailable { id: first.id }).await;
            assert_eq!(caller.command().await, first);
        }
        let rejection = Rejection::HasBegun;
        caller.say(ToClient::Rejected { id: first.id, message: rejection.to_string(), rejection }).await;
        caller
    };
    let (answer, _caller) = tokio::join!(next(&mut guest), serve);
    assert!(matches!(answer, Happened::Rejected { rejection: Rejection::HasBegun, .. }));
    assert!(!guest.is_waiting());
}

#[tokio::test]
async fn a_gap_is_noticed_and_filled() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    let seen = guest.scene().version;
    kept.say_hello();
    kept.say_hello();
    caller.say(kept.news(true)).await;
    let serve = async {
        let (mut caller, hello) = door.greet().await;
        assert_eq!(hello.after, Some(seen));
        caller.say(kept.welcome(hello.after)).await;
        caller
    };
    let (told, _caller) = tokio::join!(back(&mut guest), serve);
    assert_eq!(told, [seen + 1, seen + 2]);
}

#[tokio::test]
async fn news_that_are_told_twice_are_heard_once() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    let seen = guest.scene().version;
    kept.say_hello();
    caller.say(kept.news(false)).await;
    caller.say(kept.news(false)).await;
    kept.command(&Command::Start);
    caller.say(kept.news(true)).await;
    assert_eq!(version(&next(&mut guest).await), seen + 1);
    assert_eq!(guest.scene().phase, Phase::Gathering);
    assert_eq!(version(&next(&mut guest).await), seen + 2);
    assert_eq!(guest.scene().phase, Phase::Playing);
}

#[tokio::test]
async fn a_server_that_stops_is_waited_for() {
    let (door, server) = Door::new().await;
    let kept = kept();
    let (mut guest, caller) = seated(&door, &server, &kept).await;
    let serve = async {
        caller.close(CloseCode::GoingAway).await;
        // At first it does not even understand what is asked of it.
        let (mut stream, _) = door.0.accept().await.expect("somebody comes");
        stream.write_all(b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n").await.expect("they listen");
        drop(stream);
        let (mut caller, hello) = door.greet().await;
        caller.say(kept.welcome(hello.after)).await;
        caller
    };
    let watch = async {
        let Ok(Happened::Lost(lost)) = guest.next().await else { panic!("the server has gone away") };
        assert_eq!(lost, Lost::Closed(Some(CloseCode::GoingAway)));
        assert!(back(&mut guest).await.is_empty());
    };
    tokio::join!(watch, serve);
}

#[tokio::test]
async fn a_reason_that_will_not_pass_is_final() {
    for code in [CloseCode::WrongToken, CloseCode::NoHello, CloseCode::Unreadable] {
        let (door, server) = Door::new().await;
        let kept = kept();
        let (mut guest, caller) = seated(&door, &server, &kept).await;
        let (end, ()) = tokio::join!(guest.next(), caller.close(code));
        let error = end.expect_err("it is over");
        assert_eq!(error.close_code(), Some(code), "{error}");
        assert!(error.to_string().contains(code.reason()), "{error}");
    }
}

#[tokio::test]
async fn a_table_that_does_not_exist_is_said_to() {
    let (door, server) = Door::new().await;
    let serve = answer(&door, "404 Not Found", r#"{"code":"no-such-table","message":"there is no such table"}"#);
    let (guest, ()) = tokio::join!(Guest::watch(&server, table_id()), serve);
    is_refused(&guest.err().expect("there is none"), 404, "no-such-table");
}

/// Answers the next request with this.
async fn answer(door: &Door, status: &str, body: &str) {
    let (mut stream, _) = door.0.accept().await.expect("somebody comes");
    let _ = stream.read(&mut [0; 4096]).await;
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(answer.as_bytes()).await.expect("they listen");
}

fn is_refused(error: &Error, status: u16, code: &str) {
    let Error::Refused { status: found, problem } = error else { panic!("{error:?}") };
    assert_eq!((*found, problem.code.as_str()), (status, code));
}

#[tokio::test]
async fn a_table_that_is_gone_is_not_come_back_to() {
    let (door, server) = Door::new().await;
    let (mut guest, caller) = seated(&door, &server, &kept()).await;
    drop(caller);
    let serve = async {
        answer(&door, "404 Not Found", r#"{"code":"no-such-table","message":"there is no such table"}"#).await;
        door.greet().await;
    };
    let watch = async {
        loop {
            if let Err(error) = guest.next().await {
                break error;
            }
        }
    };
    tokio::select! {
        error = watch => is_refused(&error, 404, "no-such-table"),
        () = serve => panic!("it is tried again"),
    }
}

#[tokio::test]
async fn whoever_is_refused_a_seat_is_told_so_at_once() {
    let (door, server) = Door::new().await;
    let scene = serde_json::to_string(&kept().table.scene(Viewer::Spectator)).expect("it serialises");
    let serve = async {
        answer(&door, "200 OK", &scene).await;
        answer(&door, "409 Conflict", r#"{"code":"taken","message":"somebody sits there"}"#).await;
        // Whoever asks again finds nobody.
        drop(door);
    };
    let name = Name::try_from("Ada".to_owned()).expect("a name");
    let (guest, ()) = tokio::join!(Guest::sit(&server, table_id(), name, None), serve);
    is_refused(&guest.err().expect("the seat is taken"), 409, "taken");
}

#[tokio::test]
async fn whoever_asks_for_another_game_adds_the_same_however_often_they_ask() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    kept.command(&Command::Start);
    kept.play_to_the_end();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    let asked = [guest.again().expect("there is luck"), guest.again().expect("there is luck")];
    let heard = async { [caller.command().await, caller.command().await] };
    let heard = tokio::select! {
        heard = heard => heard,
        happened = guest.next() => panic!("{happened:?} was not asked for"),
    };
    assert_eq!(heard.each_ref().map(|command| command.id), asked);
    let shares = heard.map(|command| match command.command {
        Command::Again { share } => share,
        other => panic!("{other:?} asks for no game"),
    });
    assert_eq!(shares[0], shares[1]);
}

#[tokio::test]
async fn whoever_decides_says_after_how_many_decisions() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    kept.command(&Command::Start);
    let act = |action: &str, decision| Command::Act { action: action.to_owned(), decision };
    kept.command(&act("4@a1", 0));
    kept.send(Sender::Bot(Seat::new(1)), &act("4@d4", 1));
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    guest.act("4@b2".to_owned());
    tokio::select! {
        heard = caller.command() => assert_eq!(heard.command, act("4@b2", 2)),
        happened = guest.next() => panic!("{happened:?} was not asked for"),
    }
}

#[tokio::test]
async fn a_server_is_here_if_it_is_this_very_machine() {
    for (address, here) in [("http://127.0.0.1:7878", true), ("http://[::1]:7878", true), ("http://192.0.2.1", false)] {
        let server = Server::at(address).expect("an address");
        assert_eq!(server.is_here().await.expect("it is known"), here, "{address}");
    }
}

#[tokio::test]
async fn dropping_the_wait_loses_nothing() {
    let (door, server) = Door::new().await;
    let mut kept = kept();
    let (mut guest, mut caller) = seated(&door, &server, &kept).await;
    let seen = guest.scene().version;
    drop(caller);
    // Every wait is dropped at once: the connection is made again all the same, step by step.
    let serve = async {
        let (caller, hello) = door.greet().await;
        (caller, hello.after)
    };
    tokio::pin!(serve);
    let (found, after) = loop {
        let _ = guest.next().now_or_never();
        tokio::select! {
            found = &mut serve => break found,
            () = tokio::time::sleep(std::time::Duration::from_millis(1)) => {}
        }
    };
    caller = found;
    assert_eq!(after, Some(seen));
    kept.say_hello();
    caller.say(kept.welcome(after)).await;
    assert_eq!(back(&mut guest).await, [seen + 1]);
}

/// Nobody has to do anything for it, nobody is told, and it survives a lost connection and a device that is closed.
#[tokio::test]
async fn a_device_reveals_what_it_committed_to_by_itself_as_soon_as_the_game_starts() {
    let entropy = Bytes([1; 32]);
    let (door, server) = Door::new().await;
    let mut kept = Kept::open("kobold", FairVersion::Second, entropy);
    kept.command(&Command::Start);
    let pass = SeatPass { token: token(), entropy: Some(entropy) };
    let serve = async {
        let (mut caller, _) = door.greet().await;
        caller.say(kept.welcome(None)).await;
        let first = caller.command().await;
        assert_eq!(first.command, Command::Reveal { entropy });
        drop(caller);
        let (mut caller, hello) = door.greet().await;
        caller.say(kept.welcome(hello.after)).await;
        assert_eq!(caller.command().await, first, "the same, with the same number");
        kept.command(&first.command);
        caller.say(kept.news(true)).await;
        caller.say(ToClient::Done { id: first.id, version: kept.table.version(), now: None }).await;
        caller
    };
    let play = async {
        let mut guest = Guest::return_to(&server, table_id(), pass).await.expect("a welcome");
        assert_eq!(guest.seat_pass(), Some(pass), "to be taken along until it is revealed");
        while guest.scene().phase != Phase::Playing {
            guest.next().await.expect("the table is there");
        }
        assert!(!guest.is_waiting(), "nobody has asked for anything");
        let told = tokio::time::timeout(std::time::Duration::from_millis(200), guest.next()).await;
        assert!(told.is_err(), "{told:?} was not asked for");
        assert_eq!(guest.seat_pass(), Some(SeatPass::from(token())));
    };
    tokio::join!(play, serve);
}
