//! A table, from the page's side: how it looks to whoever sits at this screen, and what they can command. It makes no
//! difference to the rest of the app where the table is kept.

pub(crate) mod local;
pub(crate) mod online;
mod pace;
mod queue;
pub(crate) mod replay;
pub(crate) mod script;
pub(crate) mod server;
pub(crate) mod trial;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{PerSeat, Seat, Seats, Skill, Viewer};
use underhill_table::Command;
use underhill_table::{Entry, Fair, GameScene, News, Phase, Place, Rejection, Scene, bot_in, rebuild};

use self::local::LocalId;
use crate::browser::finish_motions;
use crate::words::{seat_number, t, tell};

/// Who keeps a table: this page, or a server.
pub(crate) trait Host {
    /// Somebody at this screen wants something.
    fn command(&self, command: Command);

    /// How the game looked at an earlier version, if that is still known.
    fn look_back(&self, version: u64) -> Option<GameScene>;

    /// Asks for what happened before everything that was told.
    fn ask_for_earlier(&self) {}

    /// Nobody looks at the table any more.
    fn leave(&self) {}

    /// Somebody at this screen touches something: whatever waits to be shown is shown.
    fn hurry(&self) {}

    /// The curtain between two people who share the screen is opened.
    fn open_curtain(&self) {}

    /// The record of the game that is over, as a line of text.
    fn record(&self) -> Option<String>;
}

/// The game as it looked to somebody when its table was at a version, by the table's log.
fn as_it_was(log: &[Entry], viewer: Viewer, version: u64) -> Option<GameScene> {
    let (first, rest) = log.split_first()?;
    let mut table = rebuild([first.clone()]).ok()?;
    for entry in rest {
        if table.version() >= version {
            break;
        }
        table.apply(entry).ok()?;
    }
    table.game_scene(viewer)
}

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TablePlace {
    /// In this browser, under this name.
    Here(LocalId),
    /// At a server, under this code.
    Server(String),
    /// In a lesson, or where a rule is tried.
    Lesson,
    /// A game that is over and looked at.
    Replay,
}

/// Something the person at this screen should know of.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// The connection is lost and being made again.
    Lost,
    /// A command was refused.
    Refused(Rejection),
    /// The server changed what it had committed to. Nothing more is done here.
    Unfair,
    /// The server and this page do not understand each other: one is older than the other.
    Outdated,
    /// Something went wrong at the table: it is set aside until somebody has looked at it.
    SetAside,
    /// The game goes on in another tab, which keeps it now.
    Elsewhere,
}

/// What somebody who set a task says about it on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Task {
    /// How it goes: `open`, `wrong`, `good`, or `given` if the answer was asked for.
    pub(crate) mood: &'static str,
    /// What is said, as HTML.
    pub(crate) words: String,
    /// What the button says that helps on; none if this is nothing.
    pub(crate) button: String,
}

/// A table on the page.
#[derive(Copy, Clone)]
pub(crate) struct Desk {
    pub(crate) game: GameId,
    pub(crate) place: StoredValue<TablePlace>,
    pub(crate) scene: RwSignal<Arc<Scene>>,
    /// Who sits where. It changes seldom, and what is read of it need not be told anew with every step of the game.
    places: Memo<PerSeat<Place>>,
    /// Everything that the viewer was told.
    pub(crate) told: RwSignal<Vec<Arc<News>>>,
    /// Whether something happened before that, and can be asked for.
    pub(crate) earlier: RwSignal<bool>,
    /// The version that is looked back at.
    pub(crate) past: RwSignal<Option<u64>>,
    /// Who is to look next, while the screen is handed over.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// The seats whose people are there.
    pub(crate) online: RwSignal<Option<Seats>>,
    /// A bot that has to wait for its turn to think, and its place in the line.
    pub(crate) in_line: RwSignal<Option<(Seat, usize)>>,
    /// Whether the others at the table are bots or sit at this screen too, so that a hint is nobody's business.
    pub(crate) among_ourselves: RwSignal<bool>,
    /// Whether the draws of the game that is over were fair: not known yet, not verified, or how.
    pub(crate) fair: RwSignal<Option<Option<Fair>>>,
    /// What there is to be found, if the table is there for that. It is told instead of whose turn it is.
    pub(crate) task: RwSignal<Option<Task>>,
    host: StoredValue<Option<Rc<dyn Host>>, LocalStorage>,
}

impl Desk {
    pub(crate) fn new(game: GameId, place: TablePlace, scene: Scene) -> Desk {
        let scene = RwSignal::new(Arc::new(scene));
        Desk {
            game,
            place: StoredValue::new(place),
            scene,
            places: Memo::new(move |_| scene.with(|scene| scene.places.clone())),
            told: RwSignal::new(Vec::new()),
            earlier: RwSignal::new(false),
            past: RwSignal::new(None),
            curtain: RwSignal::new(None),
            notice: RwSignal::new(None),
            online: RwSignal::new(None),
            in_line: RwSignal::new(None),
            among_ourselves: RwSignal::new(true),
            fair: RwSignal::new(None),
            task: RwSignal::new(None),
            host: StoredValue::new_local(None),
        }
    }

    pub(crate) fn hosted_by(self, host: Rc<dyn Host>) {
        self.host.set_value(Some(host));
    }

    /// Gives a command.
    pub(crate) fn command(self, command: Command) {
        self.notice.set(None);
        self.past.set(None);
        if let Some(host) = self.host.get_value() {
            host.command(command);
        }
    }

    pub(crate) fn ask_for_earlier(self) {
        if let Some(host) = self.host.get_value() {
            host.ask_for_earlier();
        }
    }

    /// Leaves the table.
    pub(crate) fn leave(self) {
        if let Some(host) = self.host.try_update_value(Option::take).flatten() {
            host.leave();
        }
    }

    /// Shows how everything that happened comes to rest.
    pub(crate) fn hurry(self) {
        if let Some(host) = self.host.get_value() {
            host.hurry();
        }
        finish_motions();
    }

    pub(crate) fn open_curtain(self) {
        if let Some(host) = self.host.get_value() {
            host.open_curtain();
        }
    }

    pub(crate) fn record(self) -> Option<String> {
        self.host.get_value()?.record()
    }

    /// Decides.
    pub(crate) fn act(self, action: String) {
        let decision = self.scene.with_untracked(|scene| scene.now.as_ref().map_or(0, |now| now.decisions));
        self.command(Command::Act { action, decision });
    }

    /// The game as it is shown: as it is, or as it was.
    pub(crate) fn shown(self) -> Option<GameScene> {
        match self.past.get() {
            Some(version) => self.host.get_value()?.look_back(version),
            None => self.scene.with(|scene| scene.now.clone()),
        }
    }

    pub(crate) fn phase(self) -> Phase {
        self.scene.with(|scene| scene.phase)
    }

    /// Whether a seat has won the game that is over, alone or with others.
    pub(crate) fn has_won(self, seat: Seat) -> bool {
        let won = |now: &GameScene| now.end.as_ref().is_some_and(|end| end.places.get(seat.index()) == Some(&1));
        self.scene.with(|scene| scene.now.as_ref().is_some_and(won))
    }

    /// Whose place this screen shows the table from.
    pub(crate) fn me(self) -> Option<Seat> {
        self.scene.with(|scene| scene.you)
    }

    pub(crate) fn seats(self) -> usize {
        self.places.with(|places| places.len())
    }

    /// How a seat's player is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.places.with(|places| name_in(places, seat))
    }

    pub(crate) fn names(self) -> Vec<String> {
        Seat::first(self.seats()).map(|seat| self.name(seat)).collect()
    }
}

/// How whoever has a seat is called, or the seat itself.
pub(crate) fn name_in(places: &[Place], seat: Seat) -> String {
    match (places.get(seat.index()).and_then(|place| place.name.as_ref()), bot_in(places, seat)) {
        (Some(name), _) => name.to_string(),
        (None, Some((skill, number))) => bot_name(skill, number),
        (None, None) => tell("seat-number", &[("number", seat_number(seat))]),
    }
}

/// What a bot is called: those of one kind are told apart by their numbers.
pub(crate) fn bot_name(skill: Skill, number: usize) -> String {
    let name = t(&format!("bot-{skill}"));
    if number > 1 { format!("{name} {number}") } else { name }
}
