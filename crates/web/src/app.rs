use leptos::prelude::*;

use crate::route::{Page, Router};
use crate::screens::drawing;
use crate::screens::explore::Explore;
use crate::screens::home::Home;
use crate::screens::lesson::Learn;
use crate::screens::online::AtServer;
use crate::screens::play::PlayHere;
use crate::screens::puzzle::PuzzlePage;
use crate::screens::review::{Chosen, FromServer, Kept};
use crate::screens::rules::Rules;
use crate::screens::setup::Setup;
use crate::screens::trial::Try;
use crate::screens::trouble::NothingHere;
use crate::settings::Settings;
use crate::sound;
use crate::words::Speech;

/// The whole app: what is the same on every page, and the page.
#[component]
pub(crate) fn App(settings: Settings, speech: Speech) -> impl IntoView {
    provide_context(settings);
    provide_context(speech);
    let router = Router::start();
    provide_context(router);
    drawing::open_workshop();
    Effect::new(move |_| settings.dress_page());
    sound::get_ready(settings);
    view! {
        {move || match router.page() {
            Page::Home => view! { <Home/> }.into_any(),
            Page::Play(game, id) => view! { <PlayHere game id/> }.into_any(),
            Page::Setup(game, way) => view! { <Setup game way/> }.into_any(),
            Page::Table(table) => view! { <AtServer table/> }.into_any(),
            Page::Replay(table, number) => view! { <FromServer table number/> }.into_any(),
            Page::Review => view! { <Chosen/> }.into_any(),
            Page::Kept(id) => view! { <Kept id/> }.into_any(),
            Page::Explore(game) => view! { <Explore game/> }.into_any(),
            Page::Lesson(game, id) => view! { <Learn game id/> }.into_any(),
            Page::Try(game, rule) => view! { <Try game rule/> }.into_any(),
            Page::Rules(game, rule) => view! { <Rules game rule/> }.into_any(),
            Page::Puzzle(game, date) => view! { <PuzzlePage game date/> }.into_any(),
            Page::Unknown => view! { <NothingHere/> }.into_any(),
        }}
    }
}
