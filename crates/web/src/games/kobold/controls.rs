//! The two things a turn can be, as two buttons. The room takes touches without them too; they make clear what is meant.

use leptos::prelude::*;
use underhill_catalog::kobold::{Action, Kobold, Section, Spot};
use underhill_table::Phase;

use super::hand::{Choice, HOME, KOBOLD, SPARE, is_retrieving, own_in_room};
use super::marks::possible;
use super::pictures::Picture;
use crate::games::Stage;
use crate::words::{t, tell};

#[component]
pub(super) fn Controls(stage: Stage<Kobold>) -> impl IntoView {
    let shown = move || stage.me.get().is_some() && stage.desk.phase() == Phase::Playing;
    let open = Memo::new(move |_| possible(stage));
    let retrieving = Memo::new(move |_| is_retrieving(stage) && stage.my_turn.get());
    let in_room = Memo::new(move |_| own_in_room(stage));
    let place_note = move || match (stage.my_turn.get(), retrieving.get(), open.get().0, in_room.get()) {
        (false, ..) => t("kobold-choose-wait"),
        (_, true, ..) => t("kobold-place-not-now"),
        (_, _, true, _) => t("kobold-place-how"),
        _ => t("kobold-place-none-left"),
    };
    let retrieve_name = move || match (retrieving.get(), in_room.get()) {
        (true, left) => tell("kobold-retrieve-go-on", &[("count", left.into())]),
        (false, 0) => t("kobold-retrieve-none"),
        (false, count) => tell("kobold-retrieve", &[("count", count.into())]),
    };
    let retrieve_note = move || match (stage.my_turn.get(), open.get().1) {
        (false, _) => t("kobold-choose-wait"),
        (_, true) => t("kobold-retrieve-how"),
        _ => t("kobold-retrieve-nobody"),
    };
    view! {
        <Show when=shown>
            <div class="kobold-choices">
                <button class:chosen=move || looks_chosen(stage, Choice::Place) class:closed=move || !open.get().0
                    aria-pressed=move || (stage.hand.get() == Some(Choice::Place)).to_string()
                    data-drag=move || open.get().0.then_some(KOBOLD) data-picture=SPARE
                    on:click=move |_| choose(stage, Choice::Place)>
                    <span class="kobold-dark"><Picture of="ghost"/></span>
                    <span><b>{move || t("kobold-place")}</b><small>{place_note}</small></span>
                </button>
                <button class:chosen=move || looks_chosen(stage, Choice::Retrieve) class:closed=move || !open.get().1
                    aria-pressed=move || (stage.hand.get() == Some(Choice::Retrieve)).to_string()
                    data-drop=HOME on:click=move |_| choose(stage, Choice::Retrieve)>
                    <Picture of="die-unknown"/>
                    <span><b>{retrieve_name}</b><small>{retrieve_note}</small></span>
                </button>
            </div>
        </Show>
    }
}

/// A choice is highlighted if it was made, or if there is no other.
fn looks_chosen(stage: Stage<Kobold>, choice: Choice) -> bool {
    match (stage.hand.get(), possible(stage)) {
        (Some(chosen), _) => chosen == choice,
        (None, (true, false)) => choice == Choice::Place,
        (None, (false, true)) => choice == Choice::Retrieve,
        _ => false,
    }
}

/// A choice is made, or taken back. One that is not possible is tried, so that the rules say why not.
fn choose(stage: Stage<Kobold>, choice: Choice) {
    if stage.desk.past.get_untracked().is_some() {
        return;
    }
    let (place, take) = untrack(|| possible(stage));
    stage.refusal.set(None);
    match choice {
        Choice::Place if !place => stage.act(&Action::Place(dark_section(stage))),
        Choice::Retrieve if !take => stage.act(&Action::Take(Spot { section: dark_section(stage), space: 0 })),
        _ => stage.hand.update(|hand| *hand = if *hand == Some(choice) { None } else { Some(choice) }),
    }
}

/// A section outside the light.
fn dark_section(stage: Stage<Kobold>) -> Section {
    let light = stage.state.with_untracked(|state| state.as_ref().and_then(Kobold::light));
    light.map_or(Section::new(0), |light| light.turned(3))
}
