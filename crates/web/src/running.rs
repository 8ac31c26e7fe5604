//! The games that go on, in this browser and at servers: what the first page says of each. It is kept on the device beside the
//! game itself or the seat, so that nothing has to be set up or asked for to show it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use underhill_catalog::GameId;
use underhill_core::{Seat, Seats};
use underhill_protocol::TableId;
use underhill_table::{Phase, Place, Scene, TimeControl};

use crate::archive;
use crate::browser::{forget, kept_names, now, recall, remember};
use crate::route::Page;
use crate::table::local::{Local, LocalId};
use crate::table::server::{Failure, look};
use crate::table::{Desk, TablePlace};

/// What the names of these notes begin with.
const KEPT_AS: &str = "running.";

/// A game that goes on, or a table that waits for players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Running {
    /// Where it is found.
    address: String,
    game: String,
    pub(crate) places: Vec<Place>,
    /// The one seat of whoever uses this device; none if several people share the screen.
    pub(crate) me: Option<Seat>,
    pub(crate) phase: Phase,
    /// Who is to decide.
    pub(crate) waiting: Seats,
    pub(crate) clock: TimeControl,
    /// When something was last seen of it, in milliseconds since 1970.
    at: u64,
}

impl Running {
    fn of(page: &Page, scene: &Scene, me: Option<Seat>) -> Running {
        let places = scene.places.iter().map(|place| Place { entropy: None, ..place.clone() }).collect();
        Running {
            address: page.to_string(),
            game: scene.game.clone(),
            places,
            me,
            phase: scene.phase,
            waiting: scene.now.as_ref().map(|now| now.waiting).unwrap_or_default(),
            clock: scene.clock,
            at: now(),
        }
    }

    pub(crate) fn page(&self) -> Page {
        self.address.parse().unwrap_or(Page::Unknown)
    }

    pub(crate) fn game(&self) -> Option<GameId> {
        self.game.parse().ok()
    }

    /// Whether it waits for whoever uses this device.
    pub(crate) fn is_my_turn(&self) -> bool {
        let shared = self.me.is_none() && matches!(self.page(), Page::Play(..));
        self.phase == Phase::Playing && (shared || self.me.is_some_and(|me| self.waiting.contains(me)))
    }

    /// Throws the game away, if it is kept here; a table at a server is only not listed any more.
    pub(crate) fn put_away(&self) {
        if let Page::Play(_, Some(id)) = self.page() {
            Local::forget(&id);
        }
        forget(&kept_as(&self.page()));
    }
}

/// The name of the note about the game of a page.
fn kept_as(page: &Page) -> String {
    match page {
        Page::Play(_, Some(id)) => format!("{KEPT_AS}{id}"),
        Page::Table(table) => format!("{KEPT_AS}{table}"),
        _ => String::new(),
    }
}

/// Keeps a note of a table as long as somebody is at it.
pub(crate) fn follow(desk: Desk) {
    let page = match desk.place.get_value() {
        TablePlace::Here(id) => Page::Play(desk.game, Some(id)),
        TablePlace::Server(code) => match code.parse() {
            Ok(table) => Page::Table(table),
            Err(_) => return,
        },
        TablePlace::Lesson | TablePlace::Replay => return,
    };
    Effect::new(move |_| desk.scene.with(|scene| note(&page, scene)));
}

/// Notes how a table stands; one at which nothing goes on any more, or at which this device has no seat, is not noted.
fn note(page: &Page, scene: &Scene) {
    let me = match page {
        Page::Play(..) => {
            let mut people = Seat::first(scene.places.len()).filter(|seat| scene.places[seat.index()].name.is_some());
            people.next().filter(|_| people.next().is_none())
        }
        _ => match scene.you {
            Some(me) => Some(me),
            None => return,
        },
    };
    if let Page::Play(_, Some(id)) = page {
        Local::set_over(id, scene.phase == Phase::Over);
    }
    // What is over at a server stays noted until it is kept among the finished games.
    if scene.phase == Phase::Over && matches!(page, Page::Play(..)) {
        forget(&kept_as(page));
    } else {
        remember(&kept_as(page), &Running::of(page, scene, me));
    }
}

/// Makes notes about games that were kept before there were any.
fn note_unnoted() {
    for id in Local::kept().into_iter().filter(|id| !Local::is_over(id)) {
        if recall::<Running>(&format!("{KEPT_AS}{id}")).is_none()
            && let Some((game, scene)) = Local::look_at(&id)
        {
            note(&Page::Play(game, Some(id)), &scene);
        }
    }
}

/// Every game that goes on, those that wait for somebody here first, then what was seen last.
pub(crate) fn list() -> Vec<Running> {
    note_unnoted();
    let mut found = noted();
    found.retain(|running| running.phase != Phase::Over);
    found.sort_by_key(|running| (!running.is_my_turn(), u64::MAX - running.at));
    found
}

/// The tables at servers where a game is over that is not kept yet among the finished ones.
pub(crate) fn just_over() -> Vec<Running> {
    let mut found = noted();
    found.retain(|running| running.phase == Phase::Over);
    found
}

fn noted() -> Vec<Running> {
    let found = kept_names(KEPT_AS).into_iter().filter_map(|name| recall::<Running>(&name));
    found.filter(|running| running.game().is_some() && running.page() != Page::Unknown).collect()
}

/// The game that is over at a table is kept among the finished ones.
pub(crate) fn forget_over(table: TableId) {
    let name = kept_as(&Page::Table(table));
    if recall::<Running>(&name).is_some_and(|running| running.phase == Phase::Over) {
        forget(&name);
    }
}

/// The game of this kind that was left last in this browser, if one goes on.
pub(crate) fn left_last(game: GameId) -> Option<LocalId> {
    let here = |running: Running| match running.page() {
        Page::Play(of, Some(id)) if of == game && running.phase == Phase::Playing => Some((running.at, id)),
        _ => None,
    };
    list().into_iter().filter_map(here).max_by_key(|(at, _)| *at).map(|(_, id)| id)
}

/// Asks the server how its table stands now; none if nothing goes on there. A game that is over is kept.
pub(crate) async fn ask_again(running: &Running) -> Option<Running> {
    let page = running.page();
    let Page::Table(table) = page else { return None };
    match look(table).await {
        Ok(scene) => {
            let seen = Scene { you: running.me, ..scene };
            note(&page, &seen);
            if seen.phase == Phase::Over {
                archive::keep_from_table(table, &seen).await;
                return None;
            }
            Some(Running::of(&page, &seen, running.me))
        }
        Err(Failure::Refused { status: 404, .. }) => {
            forget(&kept_as(&page));
            None
        }
        Err(_) => Some(running.clone()),
    }
}

/// Whether this device has a seat at a table.
pub(crate) fn is_mine(table: TableId) -> bool {
    recall::<Running>(&kept_as(&Page::Table(table))).is_some()
}
