//! A table at the server: before the game people come together, then they play.

use std::time::Duration;

use leptos::prelude::*;
use underhill_protocol::TableId;
use underhill_table::{NameError, Phase};

use crate::running;
use crate::screens::frame::Bar;
use crate::screens::invite::{Invitation, WaitingRoom, take_seat_along};
use crate::screens::play::Table;
use crate::screens::starting::Starting;
use crate::screens::trouble::Sorry;
use crate::table::Desk;
use crate::table::online::Online;
use crate::table::server::Failure;
use crate::words::t;

/// So long after the server could not be reached it is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// A table, found by its code.
#[component]
pub(crate) fn AtServer(table: TableId) -> impl IntoView {
    let joined = RwSignal::new_local(None::<Result<Desk, Failure>>);
    let along = take_seat_along(table);
    let join = move || leptos::task::spawn_local(async move { come_in(table, joined).await });
    join();
    // A server that was away when the page was loaded is asked again, without anybody having to.
    Effect::new(move |_| {
        let unreachable = joined.with(|joined| matches!(joined, Some(Err(Failure::Unreachable))));
        if unreachable {
            set_timeout(join, ASK_AGAIN);
        }
    });
    on_cleanup(move || leave(joined));
    move || {
        match joined.get() {
        None => view! { <Bar/><main class="sorry"><p>{t("coming-in")}</p></main> }.into_any(),
        Some(Ok(desk)) => view! { <Gathered desk table joined/> {along.map(|words| view! { <p class="came-along" role="status">{t(words)}</p> })} }.into_any(),
        Some(Err(failure)) => {
            let what = match failure {
                Failure::Unreachable => "server-gone",
                Failure::Refused { status: 404, .. } => "table-gone",
                Failure::Refused { status: 429, .. } => "too-many",
                Failure::Refused { .. } => "table-closed",
                Failure::Unreadable => "old-version",
                Failure::Unfair => "server-unfair",
            };
            view! { <Sorry what><button class="primary" on:click=move |_| { joined.set(None); join(); }>{move || t("try-again")}</button></Sorry> }
                .into_any()
        }
    }
    }
}

type Joined = RwSignal<Option<Result<Desk, Failure>>, LocalStorage>;

/// Comes in, and leaves if the page is gone by then.
async fn come_in(table: TableId, joined: Joined) {
    let came = Online::join(table).await;
    leave(joined);
    if let Some(Some(Ok(desk))) = joined.try_set(Some(came)) {
        desk.leave();
    }
}

fn leave(joined: Joined) {
    if let Some(Some(Ok(desk))) = joined.try_get_untracked() {
        desk.leave();
    }
}

/// Before the game: whoever sits there waits for the others, and friends are asked in. Then the game.
#[component]
fn Gathered(desk: Desk, table: TableId, joined: Joined) -> impl IntoView {
    // Only what changes the page: between two games the table stays where it is.
    let before =
        Memo::new(move |_| Some(desk.phase()).filter(|phase| matches!(phase, Phase::Gathering | Phase::Starting)));
    running::follow(desk);
    let seated = Memo::new(move |_| desk.me().is_some());
    let sat = Callback::new(move |()| leptos::task::spawn_local(async move { come_in(table, joined).await }));
    move || match before.get() {
        None => view! { <Table desk/> }.into_any(),
        Some(Phase::Starting) => view! { <Starting desk/> }.into_any(),
        Some(_) if seated.get() => view! { <WaitingRoom desk table/> }.into_any(),
        Some(_) => view! { <Invitation desk table sat/> }.into_any(),
    }
}

/// What is wrong with a name, as a message.
pub(crate) const fn wrong_name(wrong: NameError) -> &'static str {
    match wrong {
        NameError::Empty => "name-needed",
        NameError::Long => "name-long",
        NameError::Unseen => "name-unseen",
    }
}
