//! A challenge: the envelopes are opened, the tiles are turned up one by one, and it is told what came of it.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Colour, Event, Gobblestones, Square, View};
use underhill_core::Seat;
use underhill_table::{News, Phase};

use super::hand::value;
use super::pictures::{shape_picture, tile_picture};
use super::words::colour_word;
use crate::games::{Stage, events};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::words::{t, tell};

/// What a challenge brought to light.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reveal {
    version: u64,
    /// Whose tiles they were.
    seat: Seat,
    /// Who answered, and whether they challenged.
    answers: Vec<(Seat, bool)>,
    /// The tiles, and whether each was of the right colour.
    tiles: Vec<(Square, Colour, bool)>,
    correct: bool,
    points: i32,
}

impl Reveal {
    /// The tile seen on a space, and whether it was right there.
    pub(super) fn tile(&self, square: Square) -> Option<(Colour, bool)> {
        self.tiles.iter().find(|tile| tile.0 == square).map(|&(_, colour, right)| (colour, right))
    }

    /// The first who challenged, clockwise.
    fn challenger(&self) -> Option<Seat> {
        self.answers.iter().find(|answer| answer.1).map(|answer| answer.0)
    }

    fn read(news: &News, view: &View) -> Option<Reveal> {
        let (mut shown, mut answers) = (None, Vec::new());
        for event in events::<Gobblestones>(news) {
            match event {
                Event::Trusted { by, .. } => answers.push((by, false)),
                Event::Challenged { by, .. } => answers.push((by, true)),
                Event::TurnedUp { seat, tiles, correct } => shown = Some((seat, tiles, correct)),
                _ => {}
            }
        }
        let (seat, laid, correct) = shown?;
        let tiles: Vec<_> = laid
            .tiles()
            .iter()
            .filter_map(|tile| {
                let (square, colour) = (tile.square, tile.colour?);
                let own = view.spaces.get(square).and_then(|space| space.colour);
                Some((square, colour, own.is_none_or(|own| own == colour)))
            })
            .collect();
        Some(Reveal {
            version: news.version,
            seat,
            answers,
            points: tiles.iter().map(|tile| value(view, tile.0)).sum(),
            correct,
            tiles,
        })
    }
}

/// The last challenge, for a round or until it is put away.
#[derive(Copy, Clone)]
pub(super) struct Shown {
    pub(super) reveal: Memo<Option<Reveal>>,
    put_away: RwSignal<u64>,
}

impl Shown {
    pub(super) fn new(stage: Stage<Gobblestones>) -> Shown {
        let put_away = RwSignal::new(0);
        let reveal = Memo::new(move |_| {
            let until = stage.desk.past.get().unwrap_or(u64::MAX);
            let seen = put_away.get();
            stage.view.with(|view| {
                let view = view.as_ref().filter(|view| view.options.bluff)?;
                stage.desk.told.with(|told| {
                    let over = stage.desk.phase() == Phase::Over && stage.desk.past.get().is_none();
                    let known = told.iter().rev().filter(|news| news.version <= until);
                    let happened = known.filter(|news| over || !news.events.is_empty());
                    // It stays in sight until everyone had a turn, or until the game ends without it.
                    let recent = happened.take(if over { 1 } else { 2 * view.seats });
                    let reveal = recent.into_iter().find_map(|news| Reveal::read(news, view));
                    reveal.filter(|reveal| reveal.version > seen)
                })
            })
        });
        Shown { reveal, put_away }
    }
}

/// The answers, the tiles and the outcome.
#[component]
pub(super) fn RevealCard(stage: Stage<Gobblestones>, shown: Shown) -> impl IntoView {
    move || {
        let reveal = shown.reveal.get()?;
        let (seat, version) = (reveal.seat, reveal.version);
        let name = stage.name(seat);
        let challenger = reveal.challenger().map(|seat| stage.name(seat)).unwrap_or_default();
        let several = reveal.answers.iter().filter(|answer| answer.1).count() > 1;
        let outcome = if reveal.correct { "gobblestones-reveal-right" } else { "gobblestones-reveal-bluff" };
        let args = [
            ("name", name.clone().into()),
            ("challenger", challenger.clone().into()),
            ("points", reveal.points.into()),
            ("count", reveal.tiles.len().into()),
        ];
        let rule = if reveal.correct { "GBS-24" } else { "GBS-25" };
        Some(view! {
            <section class="gobblestones-card gobblestones-reveal" aria-label=t("gobblestones-reveal-title")>
                <div class="gobblestones-head">
                    <h2>{t("gobblestones-reveal-title")}</h2>
                    <button class="quiet" aria-label=t("gobblestones-put-away") on:click=move |_| shown.put_away.set(version)><Icon of=Glyph::Close size=18/></button>
                </div>
                <ul class="gobblestones-answers">
                    {reveal.answers.iter().map(|&(seat, challenged)| view! {
                        <li><SeatMark seat size=16/><b>{stage.name(seat)}</b>
                            <span class=if challenged { "challenged" } else { "trusted" }>{t(if challenged { "gobblestones-challenge" } else { "gobblestones-trust" })}</span>
                        </li>
                    }).collect_view()}
                </ul>
                {several.then(|| view! {
                    <p class="note">{tell("gobblestones-reveal-first", &[("challenger", challenger.clone().into()), ("name", name.clone().into())])} " " <RuleLink stage rule="GBS-22"/></p>
                })}
                <ul class="gobblestones-tiles">
                    {reveal.tiles.iter().enumerate().map(|(place, &(square, colour, right))| {
                        let space = stage.view.with(|view| view.as_ref().and_then(|view| view.spaces.get(square)).and_then(|space| space.colour));
                        let ground = space.map_or_else(|| t("gobblestones-grey"), colour_word);
                        view! {
                            <li class:wrong-tile=!right style=format!("animation-delay:{}ms", 55 * place)>
                                <span class="picture" inner_html=tile_picture(colour, 30)></span>
                                <b>{square.to_string()}</b>
                                <span>{tell("gobblestones-reveal-tile", &[("tile", colour_word(colour).into()), ("space", ground.into())])} " " <span class="picture" inner_html=shape_picture(space, 20)></span></span>
                                <span class="picture" inner_html=verdict_picture(right)></span>
                            </li>
                        }
                    }).collect_view()}
                </ul>
                <p>{tell(outcome, &args)} " " <RuleLink stage rule/></p>
            </section>
        })
    }
}

/// A tick or a cross.
pub(super) fn verdict_picture(right: bool) -> &'static str {
    if right {
        r##"<svg viewBox="-9 -9 18 18" width="20" height="20" aria-hidden="true"><use href="#gobblestones-right"/></svg>"##
    } else {
        r##"<svg viewBox="-9 -9 18 18" width="20" height="20" aria-hidden="true"><use href="#gobblestones-wrong"/></svg>"##
    }
}

/// A small button that opens the rule by which something is so.
#[component]
pub(super) fn RuleLink(stage: Stage<Gobblestones>, rule: &'static str) -> impl IntoView {
    view! {
        <button class="gobblestones-why" aria-label=move || tell("gobblestones-why", &[("rule", rule.into())])
            on:click=move |_| stage.why.set(Some(rule.to_owned()))>{move || t("why")}</button>
    }
}
