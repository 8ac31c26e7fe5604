//! What is beside the board of a puzzle: the day and how it goes, the month, today's four. All of it is text, which is smaller than
//! as many components; whatever is touched in it is followed by the page.

use leptos::prelude::*;
use underhill_catalog::GameId;

use super::diary::Diary;
use super::riddle::{Mood, Riddle};
use crate::date::Date;
use crate::icons::Glyph;
use crate::route::Page;
use crate::screens::home::picture;
use crate::screens::rules::html;
use crate::words::{speech, t, tell};

/// How many stars there are to be had.
pub(super) const STARS: u32 = 3;

/// The day in words.
pub(super) fn day_in_words(date: Date) -> String {
    date.in_words(speech().language(), &[("weekday", "long"), ("day", "numeric"), ("month", "long")])
}

/// So many stars of three, with words for those who do not see them.
fn stars(count: u32) -> String {
    let full = "★".repeat(count as usize);
    let empty = "☆".repeat((STARS - count) as usize);
    let label = tell("puzzle-stars", &[("count", count.into())]);
    format!(r#"<span class="puzzle-stars" role="img" aria-label="{label}">{full}{empty}</span>"#)
}

/// The day, what was found so far, and what can be done.
pub(super) fn of_the_day(riddle: Riddle) -> String {
    let mood = riddle.mood.get();
    let found = riddle.found.get();
    let left = (riddle.moves() as usize).saturating_sub(found.len());
    let line = |(number, (words, notation)): (usize, &(String, String))| {
        format!("<li><i>{number}</i><span>{}</span> <code>{notation}</code></li>", html(words))
    };
    let lines: String = (1..).zip(&found).map(line).collect();
    let open = (found.len() + 1..).take(if mood.is_over() { 0 } else { left });
    let open: String = open.map(|number| format!(r#"<li class="open"><i>{number}</i></li>"#)).collect();
    let again = if found.is_empty() || mood.is_over() {
        String::new()
    } else {
        format!(r#"<button data-do="again">{}{}</button>"#, Glyph::Undo.picture(20), t("start-again"))
    };
    let earned = if mood == Mood::Given { 0 } else { riddle.stars_left() };
    format!(
        r#"<section class="panel puzzle-day"><h2>{}</h2><p class="note">{}</p>{}<ol class="puzzle-found">{lines}{open}</ol>{again}</section>"#,
        day_in_words(riddle.date),
        t("puzzle-made"),
        stars(earned),
    )
}

/// The month with the days on which something was solved, and how many there were in a row.
pub(super) fn month(riddle: Riddle, diary: &Diary, today: Date) -> String {
    let Riddle { game, date, .. } = riddle;
    let language = speech().language();
    let first = Date { day: 1, ..date };
    let names = |day: u32| {
        // The first of June 2026 is a Monday.
        let name = Date { year: 2026, month: 6, day }.in_words(language, &[("weekday", "narrow")]);
        format!(r#"<li class="weekday" aria-hidden="true">{name}</li>"#)
    };
    let head: String = (1..=7).map(names).collect();
    let blank = r#"<li aria-hidden="true"></li>"#.repeat(first.weekday() as usize);
    let days: String =
        (1..=date.days_in_month()).map(|day| a_day(game, Date { day, ..date }, date, diary, today)).collect();
    let next = Date { day: date.days_in_month(), ..date };
    let go = |to: Date, glyph: Glyph, label: &str| {
        let (address, label) = (Page::Puzzle(Some(game), Some(to)), t(label));
        format!(r#"<a class="button quiet" href="{address}" aria-label="{label}">{}</a>"#, glyph.picture(18))
    };
    let later =
        if next < today { go(after(next).min(today), Glyph::Next, "puzzle-month-after") } else { String::new() };
    format!(
        r#"<section class="panel puzzle-month"><header>{}<h2>{}</h2>{later}{}</header><ol>{head}{blank}{days}</ol></section>"#,
        go(first.before(), Glyph::Previous, "puzzle-month-before"),
        first.in_words(language, &[("month", "long")]),
        streak(diary, today),
    )
}

/// The first day after the last of a month.
fn after(last: Date) -> Date {
    if last.month == 12 {
        Date { year: last.year + 1, month: 1, day: 1 }
    } else {
        Date { month: last.month + 1, day: 1, ..last }
    }
}

fn a_day(game: GameId, day: Date, shown: Date, diary: &Diary, today: Date) -> String {
    let number = day.day;
    if day > today {
        return format!(r#"<li><span>{number}</span></li>"#);
    }
    let solved = diary.solved(day);
    let words = day.in_words(speech().language(), &[("day", "numeric"), ("month", "long")]);
    let games = GameId::ALL.len();
    let label = tell("puzzle-day", &[("day", words.into()), ("solved", solved.into()), ("games", games.into())]);
    let class = match solved {
        0 => "",
        some if some < games => "some",
        _ => "all",
    };
    let address = Page::Puzzle(Some(game), Some(day));
    let current = if day == shown { r#" aria-current="date""# } else { "" };
    format!(r#"<li><a class="{class}" href="{address}" aria-label="{label}"{current}>{number}</a></li>"#)
}

/// How many days in a row.
pub(super) fn streak(diary: &Diary, today: Date) -> String {
    let count = diary.streak(today);
    if count == 0 {
        return String::new();
    }
    format!(r#"<p class="puzzle-streak">{FLAME}{}</p>"#, tell("puzzle-streak", &[("count", count.into())]))
}

const FLAME: &str = r#"<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-10Z"/></svg>"#;

/// The puzzles of the day, one of each game.
pub(super) fn all_games(riddle: Riddle, diary: &Diary, today: Date) -> String {
    let one = |&game: &GameId| {
        let address = Page::Puzzle(Some(game), Some(riddle.date).filter(|&date| date != today));
        let current = if game == riddle.game { r#" aria-current="page""# } else { "" };
        let mark = match diary.stars(riddle.date, game) {
            Some(_) => format!(
                r#"<span class="tick" role="img" aria-label="{}">{}</span>"#,
                t("puzzle-done"),
                Glyph::Check.picture(22)
            ),
            None => Glyph::Next.picture(20),
        };
        format!(
            r#"<li><a href="{address}"{current}><svg viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{}</svg><span><b>{}</b>{}</span>{mark}</a></li>"#,
            picture(game),
            t(&format!("{game}-name")),
            t(&format!("puzzle-kind-{game}")),
        )
    };
    let games: String = GameId::ALL.iter().map(one).collect();
    let title = if riddle.date == today { t("puzzle-today") } else { t("puzzle-that-day") };
    format!(r#"<section class="panel puzzle-games"><h2>{title}</h2><ul>{games}</ul></section>"#)
}
