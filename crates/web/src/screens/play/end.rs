//! The game is over: who won, how every point was made, whether the draws were fair, what next.

use leptos::prelude::*;
use underhill_core::{EndKind, Record, Seat};
use wasm_bindgen::JsCast;

use crate::games::AnyStage;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::{Page, Router, router};
use crate::screens::review::choose;
use crate::table::{Desk, TablePlace};
use crate::words::{t, tell};

/// Who won, in a few words.
pub(super) fn headline(stage: AnyStage) -> String {
    let desk = stage.desk;
    let Some(end) = desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.end.clone())) else {
        return t("over");
    };
    let winners: Vec<Seat> = Seat::first(end.places.len()).filter(|seat| end.places[seat.index()] == 1).collect();
    let names = winners.iter().map(|&seat| desk.name(seat)).collect::<Vec<_>>().join(", ");
    let how = match end.how {
        EndKind::Played => "",
        EndKind::Agreed => "-agreed",
        EndKind::Resigned => "-resigned",
        EndKind::Time => "-time",
    };
    match winners[..] {
        [winner] if stage.me.get() == Some(winner) && super::alone(desk) => t(&format!("you-win{how}")),
        [_] => tell(&format!("wins{how}"), &[("name", names.into())]),
        _ if winners.len() == end.places.len() => t(&format!("drawn{how}")),
        _ => tell("shared", &[("names", names.into())]),
    }
}

#[component]
pub(super) fn End(stage: AnyStage) -> impl IntoView {
    let (desk, router) = (stage.desk, router());
    let replay = desk.place.get_value() == TablePlace::Replay;
    let end = Memo::new(move |_| desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.end.clone())));
    let rows = move || {
        let end = end.get()?;
        let mut seats: Vec<Seat> = Seat::first(end.places.len()).collect();
        seats.sort_by_key(|seat| end.places[seat.index()]);
        let points = end.points.iter().any(|&points| points != 0);
        Some(view! {
            <ol class="standings">
                {seats.into_iter().map(|seat| view! {
                    <li class:winner=end.places[seat.index()] == 1>
                        <span class="place">{end.places[seat.index()]}</span>
                        <SeatMark seat/>
                        <b>{desk.name(seat)}</b>
                        {points.then(|| view! { <span class="points">{tell("points", &[("count", end.points[seat.index()].into())])}</span> })}
                    </li>
                }).collect_view()}
            </ol>
        })
    };
    view! {
        <section class="end" aria-label=move || t("over")>
            {rows}
            {stage.game().reckoning()}
            <Fairness desk/>
            <div class="row">
                {(!replay).then(|| view! {
                    <button class="primary" on:click=move |_| super::again(desk)><Icon of=Glyph::Again/>{move || t("rematch")}</button>
                })}
                <Show when=move || !replay && desk.fair.get().is_some()>
                    <button on:click=move |_| review(desk, router)><Icon of=Glyph::Eye/>{move || t("review")}</button>
                </Show>
                <button on:click=move |_| download(desk)><Icon of=Glyph::Download/>{move || t("download-record")}</button>
            </div>
        </section>
    }
}

/// The draws are computed again, on the spot.
#[component]
fn Fairness(desk: Desk) -> impl IntoView {
    move || match desk.fair.get()? {
        Some(fair) if fair.draws == 0 => None,
        Some(fair) => Some(
            view! {
                <p class="fair good">
                    <Icon of=Glyph::Shield/><b>{t("fair")}</b> " " {tell("fair-text", &[("draws", fair.draws.into())])}
                </p>
            }
            .into_any(),
        ),
        None => Some(view! { <p class="fair bad"><Icon of=Glyph::No/><b>{t("unfair")}</b></p> }.into_any()),
    }
}

/// Looks at the game again: at its own address if it has one, so that the link can be sent to others.
fn review(desk: Desk, router: Router) {
    let Some(record) = desk.record().and_then(|line| Record::from_line(&line).ok()) else { return };
    let games = desk.scene.with_untracked(|scene| scene.games as usize);
    match desk.place.get_value() {
        TablePlace::Server(code) => {
            if let Ok(table) = code.parse() {
                router.go(Page::Replay(table, games.max(1)));
            }
        }
        _ => {
            choose(record);
            router.go(Page::Review);
        }
    }
}

/// Hands the record to the browser as a file.
fn download(desk: Desk) {
    let Some(line) = desk.record() else { return };
    let document = crate::browser::document();
    let parts = js_sys::Array::of1(&format!("{line}\n").into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document.create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&format!("{}.jsonl", desk.game));
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}
