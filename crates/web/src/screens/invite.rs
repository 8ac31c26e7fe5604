//! Before a game at the server: whoever sits there waits for friends, and friends are asked in.

mod about;
mod bring;
mod chairs;
mod device;
mod friend;
mod qr;

pub(crate) use device::{OtherDevice, take_seat_along};
pub(crate) use friend::Invitation;

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_protocol::TableId;
use underhill_table::{Command, Place, Setting};

use self::about::About;
use self::bring::BringFriends;
use self::chairs::Chair;
use crate::browser::whole_address;
use crate::icons::{Glyph, Icon};
use crate::screens::frame::{Bar, Choices};
use crate::table::Desk;
use crate::table::local::Local;
use crate::words::{t, tell};

/// The address of a table, as friends are given it.
fn link(table: TableId) -> String {
    whole_address(format_args!("/t/{table}"))
}

fn is_taken(place: &Place) -> bool {
    place.name.is_some() || place.bot.is_some()
}

/// How many seats are taken, and how many there are.
fn filled(desk: Desk) -> (usize, usize) {
    desk.scene.with(|scene| (scene.places.iter().filter(|place| is_taken(place)).count(), scene.places.len()))
}

/// Whether those who sit there can play, though seats may be free.
fn can_begin(desk: Desk) -> bool {
    let (taken, _) = filled(desk);
    let setting = desk.scene.with(|scene| Setting {
        game: scene.game.clone(),
        seats: taken,
        options: scene.options.clone(),
        clock: scene.clock,
        public: scene.public,
    });
    desk.game.seats().contains(&taken) && Local::check(setting).is_ok()
}

/// What whoever sits there sees while seats fill.
#[component]
pub(crate) fn WaitingRoom(desk: Desk, table: TableId) -> impl IntoView {
    let game = desk.game;
    let title = Signal::derive(move || t(&format!("{game}-name")));
    let ready = Memo::new(move |_| can_begin(desk));
    let taken = Memo::new(move |_| filled(desk));
    view! {
        <Bar title><OtherDevice desk table/><Choices/></Bar>
        <main class="gathering">
            <BringFriends table game invites=Signal::derive(move || invites(desk)) loud=Signal::derive(move || !ready.get())/>
            <section class="panel chairs">
                <h2>
                    {move || t("seats")} " "
                    <span class="note">{move || { let (taken, count) = taken.get(); tell("seated", &[("taken", taken.into()), ("count", count.into())]) }}</span>
                </h2>
                {move || Seat::first(desk.seats()).map(|seat| view! { <Chair desk seat/> }).collect_view()}
                <InMessenger desk taken/>
            </section>
            <About desk/>
            <Begin desk taken ready/>
        </main>
    }
}

/// What a messenger shows of the link, where there is room for it: so everybody knows who is named there.
#[component]
fn InMessenger(desk: Desk, taken: Memo<(usize, usize)>) -> impl IntoView {
    let picture = move || {
        let (taken, count) = taken.get();
        format!("/preview/{}-{count}-{taken}.png", desk.game)
    };
    view! {
        <figure class="messenger">
            <img src=picture alt="" loading="lazy"/>
            <figcaption><span class="note">{move || t("in-messenger")}</span> <b>{move || invites(desk)}</b></figcaption>
        </figure>
    }
}

/// The button that begins. It stays where it is while seats fill.
#[component]
fn Begin(desk: Desk, taken: Memo<(usize, usize)>, ready: Memo<bool>) -> impl IntoView {
    let all = move || taken.with(|(taken, count)| taken == count);
    let words = move || match (ready.get(), all()) {
        (_, true) => t("all-here"),
        (true, false) => tell("can-begin", &[("count", taken.get().0.into())]),
        (false, false) => t("waiting-for-seats"),
    };
    let label = move || {
        if all() || !ready.get() { t("start") } else { tell("start-with", &[("count", taken.get().0.into())]) }
    };
    let begin = move |_| desk.command(if all() { Command::Start } else { Command::StartWithFewer });
    view! {
        <section class="ready begin">
            <p role="status">{words}</p>
            <button class="small" on:click=move |_| desk.command(Command::Stand)>{move || t("get-up")}</button>
            <button class="primary" disabled=move || !ready.get() on:click=begin><Icon of=Glyph::Play size=18/>{label}</button>
        </section>
    }
}

/// Who invites, in a sentence: whoever sat down first.
fn invites(desk: Desk) -> String {
    let game = t(&format!("{}-name", desk.game));
    match desk.scene.with(|scene| scene.inviter().map(ToString::to_string)) {
        Some(name) => tell("invites", &[("name", name.into()), ("game", game.into())]),
        None => tell("table-waits", &[("game", game.into())]),
    }
}
