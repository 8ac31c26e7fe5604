//! Before the first turn: two task tiles, and everybody chooses at once and in secret which of theirs lies open.

use leptos::prelude::*;
use underhill_catalog::clonk::{Action, Clonk, Phase, Side, Tile};

use super::pictures::{Sign, pictured, used};
use super::words::tile_words;
use crate::games::Stage;
use crate::words::{t, tell};

#[component]
pub(super) fn Choose(stage: Stage<Clonk>) -> impl IntoView {
    let tiles = Memo::new(move |_| {
        let me = stage.me.get()?;
        stage.view.with(|view| {
            let player = view.as_ref()?.players.get(me.index())?;
            Some([Tile::Colour(player.colour?), Tile::Treasure(player.treasure?)])
        })
    });
    let asked = Memo::new(move |_| {
        stage.my_turn.get() && stage.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Choose))
    });
    view! {
        <div class="clonk-choose">
            <svg class="clonk-monster" viewBox="0 0 190 112" aria-hidden="true" inner_html=used("asleep")></svg>
            {move || match tiles.get() {
                None => view! { <p class="clonk-choose-wait">{t("clonk-choose-watch")}</p> }.into_any(),
                Some([colour, treasure]) => view! {
                    <div class="clonk-choose-tiles" role="group" aria-label=t("clonk-choose-title")>
                        {[(Side::Colour, colour, treasure), (Side::Treasure, treasure, colour)].map(|(side, open, secret)| view! {
                            <button class="clonk-big-tile" data-action=Action::Open(side).to_string() disabled=move || !asked.get() on:click=move |_| stage.act(&Action::Open(side))>
                                <Sign name=pictured(open)/>
                                <b>{tile_words(open, 2)}</b>
                                <span>{tell("clonk-choose-open", &[("open", tile_words(open, 2).into()), ("secret", tile_words(secret, 2).into())])}</span>
                            </button>
                        })}
                    </div>
                }.into_any(),
            }}
            {move || (stage.me.get().is_some() && !asked.get() && tiles.get().is_some()).then(|| view! { <p class="clonk-choose-wait"><Sign name="lock"/>{t("clonk-choose-sealed")}</p> })}
        </div>
    }
}
