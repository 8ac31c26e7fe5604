//! The disk is full: what is acknowledged is stored, what is not stored is said to be unavailable, and as soon as there is
//! room everything goes on by itself.
//!
//! A small disk needs no rights where the system lets anybody have file systems of their own, as Linux does.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command as Program, Stdio};
use std::sync::mpsc::{self, Receiver};

use serde_json::Value;
use underhill_client::{Connection, Error, Guest, Server};
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, FromClient, Hello, NewTable, NumberedCommand, TableId, ToClient};
use underhill_table::{Name, TimeControl};

/// A server on a disk of one megabyte, half of which is taken by something else. Each line it reads is an event: the first
/// makes room, the second kills the server and starts another, the end is the end. The servers take any port that is free.
const SMALL_DISK: &str = r#"
set -e
mount -t tmpfs -o size=1m tmpfs "$1"
head -c 524288 /dev/zero > "$1/something"
serve() { "$2" serve --listen 127.0.0.1:0 --store "sqlite:$1/tables.sqlite" --messages-per-socket 100000 --commands-per-seat 1000000 & server=$!; }
serve "$@"
trap 'kill -9 $server' EXIT
read event
rm "$1/something"
echo room
read event
kill -9 $server
wait $server || true
serve "$@"
read event
"#;

struct SmallDisk {
    /// Where the server listens that was started last.
    address: String,
    /// What the servers log, line by line, until all have ended.
    lines: Receiver<String>,
    log: String,
    events: ChildStdin,
    shell: Child,
    _folder: tempfile::TempDir,
}

impl SmallDisk {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut shell = Program::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", SMALL_DISK, "sh"])
            .arg(folder.path())
            .arg(env!("CARGO_BIN_EXE_underhill"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("there is `unshare`, of util-linux");
        let events = shell.stdin.take().expect("it is piped");
        let (sender, lines) = mpsc::channel();
        let log = BufReader::new(shell.stderr.take().expect("it is piped"));
        std::thread::spawn(move || log.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let (address, log) = (String::new(), String::new());
        let mut disk = SmallDisk { address, lines, log, events, shell, _folder: folder };
        disk.ready();
        disk
    }

    fn client(&self) -> Server {
        Server::at(&self.address).expect("an address")
    }

    /// Waits until the next server says where it listens.
    fn ready(&mut self) {
        loop {
            let line = self.lines.recv().unwrap_or_else(|_| panic!("the small disk cannot be set up: {}", self.log));
            self.log.push_str(&line);
            self.log.push('\n');
            assert!(!line.starts_with("underhill:"), "the server does not start: {line}");
            if let Some((_, rest)) = line.split_once("ready address=") {
                self.address = rest.split_whitespace().next().expect("it follows").to_owned();
                return;
            }
        }
    }

    fn event(&mut self) {
        writeln!(self.events, "go on").expect("it listens");
    }

    fn make_room(&mut self) {
        self.event();
        let mut line = String::new();
        BufReader::new(self.shell.stdout.as_mut().expect("it is piped")).read_line(&mut line).expect("it answers");
        assert_eq!(line, "room\n");
    }

    /// Ends it, and gives what the servers logged.
    fn end(self) -> String {
        let SmallDisk { events, mut shell, lines, mut log, .. } = self;
        drop(events);
        log.extend(lines);
        shell.wait().expect("it ends");
        log
    }
}

/// Comes to a table, and sees its version.
async fn join(server: &Server, table: TableId, hello: &Hello) -> Result<(Connection, u64), Error> {
    let mut connection = Connection::open(server, table).await?;
    connection.send(&FromClient::Hello(hello.clone())).await?;
    match connection.next().await? {
        ToClient::Welcome { scene, .. } => Ok((connection, scene.version)),
        other => panic!("{other:?} is no welcome"),
    }
}

/// Seats a bot, again and again the same, and whether that was stored.
async fn seat_bot(connection: &mut Connection, id: u64) -> bool {
    let command = NumberedCommand { id, command: Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() } };
    connection.send(&FromClient::Do(command)).await.expect("the server is there");
    loop {
        match connection.next().await.expect("the server is there") {
            ToClient::Done { id: done, .. } if done == id => return true,
            ToClient::Unavailable { id: not } if not == id => return false,
            ToClient::Rejected { message, .. } => panic!("{message}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_is_over_when_there_is_room() {
    let mut disk = SmallDisk::start();
    let client = disk.client();
    let new = NewTable {
        game: "gobblet".to_owned(),
        seats: 2,
        options: Value::Null,
        clock: TimeControl::None,
        public: false,
    };
    let table = client.open(&new).await.expect("there is room for one");
    // Others fill most of it, because nobody may do as much as that beside playing.
    for _ in 0..12 {
        client.open(&new).await.expect("there is still room");
    }
    let name = Name::try_from("Ada".to_owned()).expect("a name");
    let guest = Guest::sit(&client, table, name, None).await.expect("a seat is free");
    let hello = Hello { token: guest.token(), ..Hello::default() };
    guest.leave().await;
    let (mut connection, before) = join(&client, table, &hello).await.expect("the table is there");

    // Somebody seats bots until the disk is full.
    let mut stored = 0;
    while seat_bot(&mut connection, stored).await {
        stored += 1;
        // An entry has at least a hundred bytes.
        assert!(stored < 10_000, "more is acknowledged than the disk can hold");
    }
    let version = async || client.scene(table).await.expect("the table is there").version;
    assert!(stored > 10, "only {stored} fitted");
    assert_eq!(version().await, before + stored, "what was not stored has not happened");
    let refused = client.open(&new).await.expect_err("there is no room for another table");
    assert!(refused.is_passing(), "{refused}");
    assert!(!seat_bot(&mut connection, stored).await, "there is still no room");
    assert!(client.ready().await.is_err(), "nothing can be stored, so it is not ready");

    disk.make_room();
    // The same command with the same number; nobody did anything to the server.
    while !seat_bot(&mut connection, stored).await {}
    assert_eq!(version().await, before + stored + 1);
    client.open(&new).await.expect("there is room again");

    // What was acknowledged is on the disk, whatever happens to the server.
    disk.event();
    drop(connection);
    disk.ready();
    let (_, version) = join(&disk.client(), table, &hello).await.expect("the table is there");
    assert_eq!(version, before + stored + 1);
    let log = disk.end();
    assert!(log.contains("could not be stored") && log.contains("full"), "{log}");
}
