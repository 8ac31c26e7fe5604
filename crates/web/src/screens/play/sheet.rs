//! The sheet at the foot of the board: the one place that speaks. Whose turn it is and what happened last, why something is not
//! allowed, what the others ask for, what a bot would do. Its place and size stay the same whatever it says.

use leptos::prelude::*;
use underhill_core::Seats;
use underhill_table::{Bytes, Command, Offer, Phase, Rejection, Share, TimeControl};

use super::hint::Hint;
use crate::animals::{Animal, Mood};
use crate::browser::load_again;
use crate::games::AnyStage;
use crate::icons::{Glyph, Icon};
use crate::route::Page;
use crate::screens::rules::rule_book;
use crate::table::{Notice, TablePlace, Task};
use crate::words::{all_of, t, tell};

#[component]
pub(super) fn Sheet(stage: AnyStage) -> impl IntoView {
    let refusal = Memo::new(move |_| refusal(stage));
    let asked = Memo::new(move |_| stage.desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.asked)));
    // What is most urgent speaks, and the rest waits.
    let speaks = Memo::new(move |_| match () {
        () if stage.caution.with(Option::is_some) => Speaker::Caution,
        () if refusal.with(Option::is_some) => Speaker::Refusal,
        () if asked.with(Option::is_some) => Speaker::Others,
        () if stage.hint.with(|hint| *hint != Hint::None) => Speaker::Hint,
        () if stage.desk.task.with(Option::is_some) => Speaker::Task,
        () => Speaker::Turn,
    });
    view! {
        <div class="say">
            <div class="sheet" data-speaks=move || speaks.get().word()>
                <TurnLine stage speaks/>
                <div class="refused-place" role="alert">
                    {move || (speaks.get() == Speaker::Refusal).then(|| refusal.get()).flatten().map(|(words, rule)| view! {
                        <div class="refused">
                            <Icon of=Glyph::No size=30/>
                            <p>{words} " " {rule.clone().map(|rule| view! { <span class="rule-id">{rule}</span> })}</p>
                            {rule.map(|rule| view! { <button on:click=move |_| stage.why.set(Some(rule.clone()))>{t("why")}</button> })}
                            {(stage.desk.notice.get() == Some(Notice::Elsewhere)).then(|| view! {
                                <button class="primary" on:click=move |_| load_again()>{t("go-on-here")}</button>
                            })}
                        </div>
                    })}
                </div>
                {move || (speaks.get() == Speaker::Caution).then(|| view! { <Cautioned stage/> })}
                {move || (speaks.get() == Speaker::Others).then(|| view! { <AskedFor stage/> })}
                {move || (speaks.get() == Speaker::Hint).then(|| view! { <super::hint::Hinted stage/> })}
                <Tasked stage/>
                <Looked stage/>
            </div>
            <div class="controls">{stage.game().controls()}</div>
        </div>
    }
}

/// Who has the word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Speaker {
    Turn,
    Refusal,
    Caution,
    Others,
    Hint,
    Task,
}

impl Speaker {
    /// What the style sheets call it.
    const fn word(self) -> &'static str {
        match self {
            Speaker::Turn => "turn",
            Speaker::Refusal => "refusal",
            Speaker::Caution => "caution",
            Speaker::Others => "others",
            Speaker::Hint => "hint",
            Speaker::Task => "task",
        }
    }
}

/// Whose turn it is and what can be done, and what happened last.
#[component]
fn TurnLine(stage: AnyStage, speaks: Memo<Speaker>) -> impl IntoView {
    let desk = stage.desk;
    let now_line = move || match desk.phase() {
        _ if desk.past.get().is_some() => (t("looking-back"), t("looking-back-text")),
        Phase::Gathering => (t("gathering"), String::new()),
        Phase::Starting => (t("starting"), t("starting-text")),
        Phase::Over => (super::end::headline(stage), String::new()),
        Phase::Playing if stage.my_turn.get() => (t("your-turn"), stage.game().prompt()),
        Phase::Playing => {
            let sealed = desk.scene.with(|scene| scene.now.as_ref().is_some_and(|now| now.sealed.is_some()));
            if sealed {
                (t("sealed"), t("sealed-text"))
            } else {
                // Whoever has no seat at a server watches, and is told so.
                let watches = matches!(desk.place.get_value(), TablePlace::Server(_)) && desk.me().is_none();
                let note = match place_in_line(stage) {
                    Some(place) => tell("bot-in-line", &[("place", place.into())]),
                    None if watches => t("you-watch"),
                    None => String::new(),
                };
                (tell("their-turn", &[("names", waiting_names(stage).into())]), note)
            }
        }
    };
    let last = move || {
        let playing = desk.phase() == Phase::Playing && desk.past.get().is_none();
        playing.then(|| super::log::newest(stage, super::log::is_done_by_somebody)).flatten()
    };
    let thinker = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let now = scene.now.as_ref().filter(|_| scene.phase == Phase::Playing)?;
            now.waiting.iter().find_map(|seat| scene.places[seat.index()].bot)
        })
    });
    view! {
        <div class="now" role="status" data-mine=move || stage.my_turn.get().to_string()
            hidden=move || speaks.get() != Speaker::Turn>
            {move || thinker.get().map(|level| view! { <Animal level mood=Mood::Thinking size=48/> })}
            <p>
                <b>{move || now_line().0}</b> " " <span>{move || now_line().1}</span>
                {move || thinker.get().map(|_| view! { <span class="thinks" aria-hidden="true"><i></i><i></i><i></i></span> })}
            </p>
            {move || last().map(|words| view! { <p class="happened">{words}</p> })}
            {move || desk.past.get().is_some().then(|| view! {
                <button class="small" on:click=move |_| desk.past.set(None)>{t("back-to-now")}</button>
            })}
            <Away stage/>
        </div>
    }
}

/// The place in the line of the bot that is waited for, if it has to wait for long.
fn place_in_line(stage: AnyStage) -> Option<usize> {
    let (seat, place) = stage.desk.in_line.get()?;
    let waiting = stage.desk.scene.with(|scene| scene.now.as_ref().is_some_and(|now| now.waiting.contains(seat)));
    waiting.then_some(place)
}

fn waiting_names(stage: AnyStage) -> String {
    let desk = stage.desk;
    let waiting = desk.scene.with(|scene| scene.now.as_ref().map(|now| now.waiting).unwrap_or_default());
    all_of(&waiting.iter().map(|seat| desk.name(seat)).collect::<Vec<_>>())
}

/// Somebody is waited for who is away: without a clock the others may let a bot go on.
#[component]
fn Away(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let absent = Memo::new(move |_| {
        let online = desk.online.get()?;
        stage.me.get()?;
        desk.scene.with(|scene| {
            let patient = scene.phase == Phase::Playing && scene.clock == TimeControl::None;
            let waiting = scene.now.as_ref().filter(|_| patient)?.waiting;
            let place = |seat: underhill_core::Seat| &scene.places[seat.index()];
            waiting
                .iter()
                .find(|&seat| !online.contains(seat) && place(seat).name.is_some() && place(seat).bot.is_none())
        })
    });
    move || {
        absent.get().map(|seat| {
            let name = desk.name(seat);
            view! {
                <p class="happened">{tell("is-away", &[("name", name.clone().into())])}</p>
                <button class="small" on:click=move |_| desk.command(Command::StandIn { seat, present: Seats::NONE })>
                    {tell("let-bot-go-on", &[("name", name.into())])}
                </button>
            }
        })
    }
}

/// Why what was tried last is not allowed, in words, with its rule if it is one.
fn refusal(stage: AnyStage) -> Option<(String, Option<String>)> {
    let own = stage.game().refusal().map(|(words, rule)| (words, Some(rule)));
    own.or_else(|| match stage.desk.notice.get()? {
        Notice::Refused(Rejection::Illegal { rule, facts, .. }) => {
            stage.game().refusal_by_server(&facts).map(|words| (words, Some(rule)))
        }
        Notice::Refused(rejection) => {
            let value = serde_json::to_value(&rejection).ok()?;
            Some((t(&format!("rejected-{}", value.get("code")?.as_str()?)), None))
        }
        Notice::Lost => Some((t("connection-lost"), None)),
        Notice::Unfair => Some((t("server-unfair-text"), None)),
        Notice::Outdated => Some((t("old-version-text"), None)),
        Notice::SetAside => Some((t("set-aside-text"), None)),
        Notice::Elsewhere => Some((t("goes-on-elsewhere"), None)),
    })
}

/// Something that loses at once: is it meant?
#[component]
fn Cautioned(stage: AnyStage) -> impl IntoView {
    view! {
        {move || stage.caution.get().map(|(action, rule)| {
            let looked = rule.clone();
            view! {
                <div class="refused caution" role="alertdialog" aria-label=t("caution")>
                    <Icon of=Glyph::No size=30/>
                    <p>{t("caution-text")} " " <span class="rule-id">{rule}</span></p>
                    <button on:click=move |_| stage.why.set(Some(looked.clone()))>{t("why")}</button>
                    <button on:click=move |_| stage.caution.set(None)>{t("no-wait")}</button>
                    <button class="danger" on:click=move |_| stage.desk.act(action.clone())>{t("do-it-anyway")}</button>
                </div>
            }
        })}
    }
}

/// What another asks for, or what the viewer waits for.
#[component]
fn AskedFor(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let asked = Memo::new(move |_| desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.asked)));
    view! {
        {move || asked.get().map(|asked| {
            let own = stage.me.get() == Some(asked.seat);
            let what = match asked.offer {
                _ if own => "you-asked",
                Offer::TakeBack => "asks-take-back",
                Offer::Draw => "asks-draw",
                Offer::Again => "asks-again",
                Offer::StandIn(_) => "asks-stand-in",
            };
            let mut facts = vec![("name", desk.name(asked.seat).into())];
            if let Offer::StandIn(absent) = asked.offer {
                facts.push(("absent", desk.name(absent).into()));
            }
            let mine = stage.me.get().is_some_and(|me| asked.missing.contains(me));
            let agree = move |_| {
                // At a server, the device commits to something else and keeps it.
                let share = (asked.offer == Offer::Again).then(|| Share::Entropy(Bytes(crate::browser::random())));
                desk.command(Command::Agree { share });
            };
            view! {
                <div class="asked" role="alert">
                    <p>{tell(what, &facts)}</p>
                    {mine.then(|| view! {
                        <button class="primary" on:click=agree>{t("agree")}</button>
                        <button on:click=move |_| desk.command(Command::Decline)>{t("decline")}</button>
                    })}
                    {own.then(|| view! {
                        <button on:click=move |_| desk.command(Command::Decline)>{t("no-longer")}</button>
                    })}
                </div>
            }
        })}
    }
}

/// What there is to be found. Whoever set the task hears of its button by what bubbles up from it.
#[component]
fn Tasked(stage: AnyStage) -> impl IntoView {
    let task = stage.desk.task;
    let part = move |part: fn(&Task) -> String| task.with(|task| task.as_ref().map(part).unwrap_or_default());
    view! {
        <Show when=move || task.with(Option::is_some)>
            <div class="task" data-mood=move || part(|task| task.mood.to_owned())>
                <div role="status" inner_html=move || part(|task| task.words.clone())></div>
                <button data-do="help" hidden=move || part(|task| task.button.clone()).is_empty()>{move || part(|task| task.button.clone())}</button>
            </div>
        </Show>
    }
}

/// The rule that is looked up: it grows upwards over the foot of the board.
#[component]
fn Looked(stage: AnyStage) -> impl IntoView {
    let book = rule_book(stage.desk.game);
    view! {
        {move || stage.why.get().and_then(|id| book.with(|book| book.get(&id).cloned())).map(|rule| {
            let page = Page::Rules(stage.desk.game, Some(rule.id.clone()));
            view! {
                <div class="looked" role="dialog" aria-labelledby="looked-title">
                    <h2 id="looked-title">{rule.title} " " <span class="rule-id">{rule.id}</span></h2>
                    <p>{rule.text}</p>
                    {rule.why.map(|why| view! { <p class="why-so">{why}</p> })}
                    <div class="row">
                        <a class="button" href=page.to_string() target="_blank">{t("all-rules")}</a>
                        <button class="primary" on:click=move |_| stage.why.set(None)>{t("understood")}</button>
                    </div>
                </div>
            }
        })}
    }
}
