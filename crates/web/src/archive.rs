//! The games that were finished on this device. Each is kept until there is no more room and is found under an address of its own:
//! those that were played in the page with their record, those at a server by their table.

use serde::{Deserialize, Serialize};
use underhill_catalog::GameId;
use underhill_core::{End, EndKind, Record, Seat, Skill};
use underhill_protocol::TableId;
use underhill_table::{Place, Scene, bot_in};

use crate::browser::{forget, now, recall, remember, try_remember};
use crate::games::Guide;
use crate::route::Page;
use crate::running;
use crate::screens::play::by_place;
use crate::table::bot_name;
use crate::table::server::records;
use crate::words::{all_of, signed, t, tell};

/// So many games are kept at most. They take about a fifth of what a browser keeps for a site.
const MOST: usize = 200;

/// Where the list of them is kept.
const LIST: &str = "finished";

/// Who sat in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sat {
    Person(String),
    /// A bot, and which of those of its kind.
    Bot(Skill, usize),
}

impl Sat {
    /// Whoever has a seat, by what a record calls them.
    pub(crate) fn recorded(name: &str) -> Sat {
        let (word, number) = name.split_once(' ').unwrap_or((name, "1"));
        match (word.parse(), number.parse()) {
            (Ok(level), Ok(number)) => Sat::Bot(level, number),
            _ => Sat::Person(name.to_owned()),
        }
    }

    fn at(places: &[Place], seat: Seat) -> Sat {
        let name = places.get(seat.index()).and_then(|place| place.name.as_ref());
        match (name, bot_in(places, seat)) {
            (None, Some((level, number))) => Sat::Bot(level, number),
            (name, _) => Sat::Person(name.map(ToString::to_string).unwrap_or_default()),
        }
    }

    /// What they are called.
    pub(crate) fn name(&self) -> String {
        match self {
            Sat::Person(name) => name.clone(),
            Sat::Bot(level, number) => bot_name(*level, *number),
        }
    }
}

/// A game that is over, with everything that a list shows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FinishedGame {
    pub(crate) id: String,
    #[serde(with = "underhill_core::serde_notation")]
    pub(crate) game: GameId,
    /// When it was over, in milliseconds since 1970.
    pub(crate) at: u64,
    pub(crate) seats: Vec<Sat>,
    /// This device's seat; none if several people shared the screen.
    pub(crate) me: Option<Seat>,
    /// Who won, and the points.
    pub(crate) end: End,
    /// The table at the server that keeps its record, and the number of the game there; none if the device does.
    pub(crate) table: Option<(TableId, usize)>,
}

impl FinishedGame {
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(Sat::name).collect()
    }

    /// Who won, in a few words.
    pub(crate) fn outcome(&self) -> String {
        outcome(self.game, &self.end, &self.names(), self.me)
    }

    /// Where it can be looked at again.
    pub(crate) fn page(&self) -> Page {
        match self.table {
            Some((table, number)) => Page::Replay(table, number),
            None => Page::Kept(self.id.clone()),
        }
    }
}

/// Who won, in a few words: with how many points if they decided it, and who gave up or ran out of time if that did.
pub(crate) fn outcome(game: GameId, end: &End, names: &[String], me: Option<Seat>) -> String {
    let winners: Vec<Seat> = Seat::first(end.places.len()).filter(|seat| end.places[seat.index()] == 1).collect();
    let called = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let names: Vec<&str> = winners.iter().map(|&seat| called(seat)).collect();
    let other = ("other", end.seat.map_or("", called).into());
    let name = ("name", names.concat().into());
    let counted = end.how == EndKind::Played && Guide::of(game).counts_points;
    let second = by_place(end).get(1).map(|seat| end.points[seat.index()]);
    if let (&[winner], Some(second), true) = (&winners[..], second, counted) {
        let id = if me == Some(winner) { "end-you-win" } else { "end-wins" };
        let first = signed(end.points[winner.index()]).into();
        return tell(id, &[name, ("first", first), ("second", signed(second).into())]);
    }
    match (&winners[..], end.how) {
        (&[winner], how) if me == Some(winner) => match how {
            EndKind::Played | EndKind::Agreed => t("you-win"),
            EndKind::Resigned => tell("you-win-resigned", &[other]),
            EndKind::Time => tell("you-win-time", &[other]),
        },
        ([_], EndKind::Played | EndKind::Agreed) => tell("wins", &[name]),
        ([_], EndKind::Resigned) => tell("wins-resigned", &[name, other]),
        ([_], EndKind::Time) => tell("wins-time", &[name, other]),
        (_, EndKind::Agreed) => t("drawn-agreed"),
        _ if winners.len() == end.places.len() => t("drawn"),
        _ => tell("shared", &[("names", all_of(&names).into())]),
    }
}

fn record_kept_as(id: &str) -> String {
    format!("record.{id}")
}

/// What a game is called here: what its draws were committed to, which no other game shares.
pub(crate) fn id_of(record: &Record) -> Option<String> {
    Some(record.fair.as_ref()?.commitment.chars().take(12).collect())
}

/// The games that were finished on this device, the newest first.
pub(crate) fn finished() -> Vec<FinishedGame> {
    recall(LIST).unwrap_or_default()
}

/// A game that the device keeps itself.
pub(crate) fn find(id: &str) -> Option<(FinishedGame, Record)> {
    let game = finished().into_iter().find(|game| game.id == id)?;
    Some((game, recall(&record_kept_as(id))?))
}

/// Keeps a game that was played in the page. Once it is kept, this changes nothing.
pub(crate) fn keep_from_here(record: &Record, places: &[Place]) {
    let mut people = Seat::first(places.len()).filter(|seat| places[seat.index()].name.is_some());
    let me = people.next().filter(|_| people.next().is_none());
    keep(record, places, me, None);
}

/// Fetches the record of the game that is over at a server's table, and keeps where it is found if somebody at this device has
/// played in it.
pub(crate) async fn keep_from_table(table: TableId, scene: &Scene) -> Option<Record> {
    let record = records(table).await.ok()?.pop()?;
    if scene.you.is_some() {
        keep(&record, &scene.places, scene.you, Some((table, scene.games.max(1) as usize)));
        running::forget_over(table);
    }
    Some(record)
}

fn keep(record: &Record, places: &[Place], me: Option<Seat>, table: Option<(TableId, usize)>) {
    let (Some(id), Some(end), Ok(game)) = (id_of(record), record.end.clone(), record.game.parse()) else { return };
    let mut games = finished();
    if games.iter().any(|known| known.id == id) {
        return;
    }
    let seats = Seat::first(places.len()).map(|seat| Sat::at(places, seat)).collect();
    games.insert(0, FinishedGame { id: id.clone(), game, at: now(), seats, me, end, table });
    while games.len() > MOST {
        forget_oldest(&mut games);
    }
    let name = record_kept_as(&id);
    // What is new has its place: where a browser has no more room, the oldest game makes some.
    while !((table.is_some() || try_remember(&name, record)) && try_remember(LIST, &games)) {
        if games.len() < 2 {
            // There is no room at all. The page that shows it says so.
            forget(&name);
            return;
        }
        forget_oldest(&mut games);
    }
}

/// Keeps what goes on. It is worth more than what is over: where a browser has no more room, the oldest finished games make some.
pub(crate) fn keep_running<T: Serialize>(name: &str, value: &T) {
    if try_remember(name, value) {
        return;
    }
    let mut games = finished();
    while !games.is_empty() {
        forget_oldest(&mut games);
        remember(LIST, &games);
        if try_remember(name, value) {
            return;
        }
    }
}

fn forget_oldest(games: &mut Vec<FinishedGame>) {
    if let Some(oldest) = games.pop() {
        forget(&record_kept_as(&oldest.id));
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::Level;

    use super::*;

    #[test]
    fn records_call_bots_by_their_levels() {
        assert_eq!(Sat::recorded("medium"), Sat::Bot(Level::Medium.into(), 1));
        assert_eq!(Sat::recorded("easy 2"), Sat::Bot(Level::Easy.into(), 2));
        assert_eq!(Sat::recorded("adapt"), Sat::Bot(Skill::Adapting, 1));
        for name in ["Ada", "Ada 2", "easy going", "Medium"] {
            assert_eq!(Sat::recorded(name), Sat::Person(name.to_owned()));
        }
    }

    #[test]
    fn a_kept_game_reads_back() {
        let game = FinishedGame {
            id: "0123456789ab".to_owned(),
            game: GameId::Kobold,
            at: 1,
            seats: vec![Sat::Person("Ada".to_owned()), Sat::Bot(Skill::Adapting, 1)],
            me: Some(Seat::new(0)),
            end: End { how: EndKind::Played, seat: None, points: vec![3, 2], places: vec![1, 2], ended_by: Vec::new() },
            table: Some(("K7QX3M2P".parse().unwrap(), 2)),
        };
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<FinishedGame>(&text).unwrap(), game);
        assert_eq!(game.page().to_string(), "/t/K7QX-3M2P/2");
    }
}
