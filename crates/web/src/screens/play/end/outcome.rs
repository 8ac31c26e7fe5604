//! Who won and how, in words.

use leptos::prelude::*;
use underhill_core::{End, EndKind, Seat, Skill};
use underhill_table::bot_in;

use crate::animals::Mood;
use crate::games::AnyStage;
use crate::table::{Desk, TablePlace};
use crate::words::{all_of, find, signed, t, tell};

/// The result of the game that is over.
pub(crate) fn end_of(desk: Desk) -> Option<End> {
    desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.end.clone()))
}

/// Everyone, the best first.
pub(crate) fn by_place(end: &End) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first(end.places.len()).collect();
    seats.sort_by_key(|seat| end.places[seat.index()]);
    seats
}

/// Whoever has won; several share the win.
pub(crate) fn winners(end: &End) -> Vec<Seat> {
    Seat::first(end.places.len()).filter(|seat| end.places[seat.index()] == 1).collect()
}

/// What the end is to whoever looks at the screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Won,
    Lost,
    Drawn,
}

impl Outcome {
    pub(super) fn of(stage: AnyStage, end: &End) -> Outcome {
        let winners = winners(end);
        if winners.len() == end.places.len() {
            return Outcome::Drawn;
        }
        // People who share a screen are happy for whichever of them has won.
        let here = matches!(stage.desk.place.get_value(), TablePlace::Here(_));
        let own = |seat: Seat| match stage.me.get() {
            _ if here => is_person(stage.desk, seat),
            Some(me) => me == seat,
            None => true,
        };
        if winners.into_iter().any(own) { Outcome::Won } else { Outcome::Lost }
    }

    /// What the style sheets call it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
        }
    }
}

fn is_person(desk: Desk, seat: Seat) -> bool {
    desk.scene.with(|scene| scene.places.get(seat.index()).is_some_and(|place| place.name.is_some()))
}

/// Who won, in a few words, to whoever looks at the screen.
pub(crate) fn headline(stage: AnyStage) -> String {
    let mine = super::super::alone(stage.desk) || matches!(stage.desk.place.get_value(), TablePlace::Server(_));
    told_to(stage, stage.me.get().filter(|_| mine))
}

/// Who won, in a few words, to anybody.
pub(super) fn result(stage: AnyStage) -> String {
    told_to(stage, None)
}

fn told_to(stage: AnyStage, reader: Option<Seat>) -> String {
    let desk = stage.desk;
    let Some(end) = end_of(desk) else { return t("over") };
    let winners = winners(&end);
    let names = all_of(&winners.iter().map(|&seat| desk.name(seat)).collect::<Vec<_>>());
    // Points decide only a game that was played to its end.
    let counted = end.how == EndKind::Played && stage.game().counts_points();
    let points = |seat: Seat| end.points.get(seat.index()).copied().unwrap_or_default();
    let own = reader.is_some_and(|me| winners == [me]);
    match (&winners[..], &by_place(&end)[..]) {
        (&[winner], &[_, next, ..]) if counted => {
            let id = if own { "end-you-win" } else { "end-wins" };
            let score = [("first", signed(points(winner)).into()), ("second", signed(points(next)).into())];
            tell(id, &[&[("name", names.into())], &score[..]].concat())
        }
        ([_], _) => tell(if own { "you-win" } else { "wins" }, &[("name", names.into())]),
        _ if winners.len() == end.places.len() => t("drawn"),
        ([first, ..], _) if counted => {
            tell("end-shared", &[("names", names.into()), ("first", signed(points(*first)).into())])
        }
        _ => tell("shared", &[("names", names.into())]),
    }
}

/// What ended it, in a sentence.
pub(super) fn how(stage: AnyStage) -> String {
    let Some(end) = end_of(stage.desk) else { return String::new() };
    let turns = ("turns", stage.game().turns().into());
    let name = ("name", end.seat.map(|seat| stage.desk.name(seat)).unwrap_or_default().into());
    match end.how {
        EndKind::Played => stage.game().how_it_ended(),
        EndKind::Agreed => tell("end-agreed", &[turns]),
        EndKind::Resigned => tell("end-resigned", &[name, turns]),
        EndKind::Time => tell("end-time", &[name, turns]),
    }
}

/// The rules that ended it, if any did.
pub(super) fn rules(stage: AnyStage) -> Vec<String> {
    end_of(stage.desk).map(|end| stage.game().told_as_ended_by(&end.ended_by)).unwrap_or_default()
}

/// Against whom the person at the screen played; everybody if they are only one of those who share it.
pub(super) fn against(stage: AnyStage) -> String {
    let desk = stage.desk;
    let me = stage.me.get().filter(|_| super::super::alone(desk));
    let others = Seat::first(desk.seats()).filter(|&seat| me != Some(seat)).map(|seat| desk.name(seat));
    let names = all_of(&others.collect::<Vec<_>>());
    if me.is_some() { tell("end-against", &[("names", names.into())]) } else { names }
}

/// The bot that has something to say about the end, and what: the one that won, or else the best of them.
pub(super) fn remark(stage: AnyStage) -> Option<(Skill, Mood, String, String)> {
    let desk = stage.desk;
    let end = end_of(desk)?;
    let bots = by_place(&end).into_iter().filter(|&seat| !is_person(desk, seat));
    let (seat, (level, _)) =
        bots.filter_map(|seat| Some((seat, desk.scene.with(|scene| bot_in(&scene.places, seat))?))).next()?;
    let (word, mood) = match winners(&end) {
        all if all.len() == end.places.len() => ("drawn", Mood::Calm),
        some if some.contains(&seat) => ("won", Mood::Delighted),
        _ => ("lost", Mood::Calm),
    };
    let number = stage.game().turns() % 2 + 1;
    // Not every bot has a voice.
    let id = format!("end-says-{level}-{word}-{number}");
    let words = find(&id, &[]).map(|_| t(&id))?;
    Some((level, mood, words, desk.name(seat)))
}
