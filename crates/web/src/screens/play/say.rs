//! Under the board: what to do now, why something is not allowed, what the others ask for.

use leptos::prelude::*;
use underhill_table::Command;
use underhill_table::{Bytes, Offer, Phase};

use crate::games::AnyStage;
use crate::icons::{Glyph, Icon};
use crate::route::Page;
use crate::screens::rules::rule_book;
use crate::table::Notice;
use crate::words::{t, tell};

#[component]
pub(super) fn Say(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let now_line = move || match desk.phase() {
        _ if desk.past.get().is_some() => (t("looking-back"), t("looking-back-text")),
        Phase::Gathering => (t("gathering"), String::new()),
        Phase::Over => (super::end::headline(stage), String::new()),
        Phase::Playing if stage.my_turn.get() => (t("your-turn"), stage.game().prompt()),
        Phase::Playing => {
            let sealed = desk.scene.with(|scene| scene.now.as_ref().is_some_and(|now| now.sealed.is_some()));
            if sealed {
                (t("sealed"), t("sealed-text"))
            } else {
                (tell("their-turn", &[("names", waiting_names(stage).into())]), String::new())
            }
        }
    };
    view! {
        <div class="say">
            <p class="now" role="status" data-mine=move || stage.my_turn.get().to_string()>
                <b>{move || now_line().0}</b> " " <span>{move || now_line().1}</span>
                {move || desk.past.get().is_some().then(|| view! {
                    <button class="small" on:click=move |_| desk.past.set(None)>{t("back-to-now")}</button>
                })}
            </p>
            <Refused stage/>
            <Cautioned stage/>
            <AskedFor stage/>
            <div class="controls">{stage.game().controls()}</div>
            <Looked stage/>
        </div>
    }
}

fn waiting_names(stage: AnyStage) -> String {
    let desk = stage.desk;
    let waiting = desk.scene.with(|scene| scene.now.as_ref().map(|now| now.waiting).unwrap_or_default());
    waiting.iter().map(|seat| desk.name(seat)).collect::<Vec<_>>().join(", ")
}

/// What was tried and is not allowed, in words, with its rule.
#[component]
fn Refused(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let from_table = move || match desk.notice.get() {
        Some(Notice::Refused(underhill_table::Rejection::Illegal { rule, facts, .. })) => {
            stage.game().refusal_by_server(&facts).map(|words| (words, Some(rule)))
        }
        Some(Notice::Refused(rejection)) => {
            let code =
                serde_json::to_value(&rejection).ok().and_then(|value| Some(value.get("code")?.as_str()?.to_owned()));
            code.map(|code| (t(&format!("rejected-{code}")), None))
        }
        Some(Notice::Lost) => Some((t("connection-lost"), None)),
        Some(Notice::Unfair) => Some((t("server-unfair-text"), None)),
        Some(Notice::Outdated) => Some((t("old-version-text"), None)),
        None => None,
    };
    let refused = move || {
        let own = stage.game().refusal();
        own.map(|(words, rule)| (words, Some(rule))).or_else(from_table)
    };
    view! {
        <div class="refused-place" role="alert">
            {move || refused().map(|(words, rule)| view! {
                <div class="refused">
                    <Icon of=Glyph::No/>
                    <p>{words} " " {rule.clone().map(|rule| view! { <span class="rule-id">{rule}</span> })}</p>
                    {rule.map(|rule| view! { <button on:click=move |_| stage.why.set(Some(rule.clone()))>{t("why")}</button> })}
                </div>
            })}
        </div>
    }
}

/// Something that loses at once: is it meant?
#[component]
fn Cautioned(stage: AnyStage) -> impl IntoView {
    view! {
        {move || stage.caution.get().map(|(action, rule)| {
            let looked = rule.clone();
            view! {
                <div class="refused caution" role="alertdialog" aria-label=t("caution")>
                    <Icon of=Glyph::No/>
                    <p>{t("caution-text")} " " <span class="rule-id">{rule}</span></p>
                    <button on:click=move |_| stage.why.set(Some(looked.clone()))>{t("why")}</button>
                    <button on:click=move |_| stage.caution.set(None)>{t("no-wait")}</button>
                    <button class="danger" on:click=move |_| stage.desk.act(action.clone())>{t("do-it-anyway")}</button>
                </div>
            }
        })}
    }
}

/// What another asks for.
#[component]
fn AskedFor(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let asked = Memo::new(move |_| desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.asked)));
    view! {
        {move || asked.get().map(|asked| {
            let what = match asked.offer {
                Offer::TakeBack => "asks-take-back",
                Offer::Draw => "asks-draw",
                Offer::Again => "asks-again",
            };
            let mine = stage.me.get().is_some_and(|me| asked.missing.contains(me));
            let agree = move |_| {
                let entropy = (asked.offer == Offer::Again).then(|| Bytes(crate::browser::random()));
                desk.command(Command::Agree { entropy });
            };
            view! {
                <div class="asked" role="alert">
                    <p>{tell(what, &[("name", desk.name(asked.seat).into())])}</p>
                    {mine.then(|| view! {
                        <button class="primary" on:click=agree>{t("agree")}</button>
                        <button on:click=move |_| desk.command(Command::Decline)>{t("decline")}</button>
                    })}
                    {(stage.me.get() == Some(asked.seat)).then(|| view! {
                        <button on:click=move |_| desk.command(Command::Decline)>{t("no-longer")}</button>
                    })}
                </div>
            }
        })}
    }
}

/// The rule that is looked up.
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
