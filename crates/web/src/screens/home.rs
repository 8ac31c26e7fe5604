//! The first page: what goes on and what is over, the games, a code to join by, and the tables that wait for somebody.

mod card;
mod finished;
mod go_on;
mod open_tables;
mod residents;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_protocol::TableId;

use crate::archive;
use crate::games::{Face, FaceVisit, visit};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, router};
use crate::screens::frame::{Bar, Choices};
use crate::screens::puzzle::PuzzleOfTheDay;
use crate::words::t;

/// The picture of a game.
pub(crate) fn picture(game: GameId) -> &'static str {
    struct Picture;
    impl FaceVisit for Picture {
        type Output = &'static str;
        fn visit<G: Face>(self) -> &'static str {
            G::PICTURE
        }
    }
    visit(game, Picture)
}

/// The picture of a game, as large as the place it is in.
#[component]
pub(crate) fn Art(game: GameId) -> impl IntoView {
    view! { <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg> }
}

#[component]
pub(crate) fn Home() -> impl IntoView {
    let (finished, set_finished) = signal(archive::finished());
    view! {
        <Bar><JoinByCode/><Choices/></Bar>
        <main class="home">
            <go_on::GoOn finished=set_finished/>
            <section class="cards">
                {GameId::ALL.iter().map(|&game| view! { <card::Card game/> }).collect_view()}
            </section>
            <div class="shelf">
                <PuzzleOfTheDay/>
                <finished::Finished games=finished/>
                <open_tables::OpenTables/>
                <residents::Residents games=finished/>
            </div>
            <p class="old-games"><Link to=Page::Review><Icon of=Glyph::Eye/>{move || t("open-record")}</Link></p>
        </main>
    }
}

/// Somebody was told a code.
#[component]
fn JoinByCode() -> impl IntoView {
    let router = router();
    let code = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match code.get_untracked().parse::<TableId>() {
            Ok(table) => router.go(Page::Table(table)),
            Err(_) => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=join>
            <label for="code">{move || t("got-a-code")}</label>
            <input id="code" placeholder="K7QX-3M2P" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false"
                aria-invalid=move || wrong.get().to_string() aria-describedby="code-wrong"
                prop:value=move || code.get()
                on:input=move |event| { wrong.set(false); code.set(event_target_value(&event)); }/>
            <button type="submit">{move || t("join")}</button>
            <p class="wrong" id="code-wrong" role="alert">{move || wrong.get().then(|| t("code-wrong"))}</p>
        </form>
    }
}
