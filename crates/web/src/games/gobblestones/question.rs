//! Tiles laid face down: what is claimed, what is at stake, and the sealed answers.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Action, Colour, Cover, Gobblestones, Square, TILES_PER_COLOUR, TurnPart, View};
use underhill_core::Seat;

use super::hand::{own_rack, value};
use super::pictures::{shape_picture, tile_pictures};
use super::reveal::RuleLink;
use super::words::{colour_word, tile_words};
use crate::games::Stage;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::words::{one_of, t, tell};

/// The spaces whose tiles are to be trusted or challenged.
pub(super) fn squares(view: &View) -> Vec<Square> {
    match &view.stage {
        TurnPart::Answering(squares) => squares.iter().copied().collect(),
        _ => Vec::new(),
    }
}

/// How many tiles of a colour are neither face up nor the viewer's own.
fn unseen(stage: Stage<Gobblestones>, view: &View, colour: Colour) -> i32 {
    let on_board = Square::all().filter(|&square| match view.tiles.get(square) {
        Cover::FaceUp(there) | Cover::FaceDown(Some(there)) => there == colour,
        _ => false,
    });
    let held = own_rack(stage, view).map_or(0, |rack| rack.of(colour));
    i32::from(TILES_PER_COLOUR) - on_board.count() as i32 - i32::from(held)
}

/// Those who answer, first who sits first to the left.
fn asked(view: &View) -> Vec<Seat> {
    view.turn.clockwise(view.seats).skip(1).collect()
}

/// What is claimed, and the envelopes.
#[component]
pub(super) fn QuestionCard(stage: Stage<Gobblestones>) -> impl IntoView {
    move || {
        stage.view.with(|view| {
            let view = view.as_ref()?;
            let question = view.question.as_ref()?;
            let name = stage.name(question.seat);
            let claims = tell("gobblestones-claims", &[("name", name.into()), ("points", question.points.into())]);
            let names: Vec<_> = asked(view).into_iter().map(|seat| (seat, stage.name(seat))).collect();
            Some(view! {
                <section class="gobblestones-card gobblestones-question" aria-label=claims>
                    <h2>{claims.clone()}</h2>
                    <ul class="gobblestones-tiles">
                        {question.tiles.tiles().iter().map(|tile| {
                            let colour = view.spaces.get(tile.square).and_then(|space| space.colour);
                            let word = colour.map_or_else(|| t("gobblestones-grey"), colour_word);
                            let rest = match colour {
                                Some(colour) => tell("gobblestones-unseen", &[("count", unseen(stage, view, colour).into())]),
                                None => t("gobblestones-always-right"),
                            };
                            view! {
                                <li>
                                    <b>{tile.square.to_string()}</b>
                                    <span><span class="picture" inner_html=shape_picture(colour, 22)></span> " " <span class="word">{word}</span></span>
                                    <b class="number">{value(view, tile.square)}</b>
                                    <span class="note">{rest}</span>
                                </li>
                            }
                        }).collect_view()}
                    </ul>
                    <p class="note means">{t("gobblestones-unseen-means")}</p>
                    {own_rack(stage, view).map(|rack| view! {
                        <p class="gobblestones-yours"><span class="note">{t("gobblestones-your-tiles")}</span>
                            <span class="unseen">{tile_words(rack)}</span>
                            <span class="picture" inner_html=tile_pictures(rack, 22)></span></p>
                    })}
                    <div class="gobblestones-envelopes">
                        {names.into_iter().map(|(seat, name)| view! {
                            <span class="gobblestones-envelope">
                                <svg width="48" height="34" aria-hidden="true"><use href="#gobblestones-envelope"/></svg>
                                <span><SeatMark seat size=13/>{name}</span>
                            </span>
                        }).collect_view()}
                        <p class="note">{t("gobblestones-sealed")}</p>
                    </div>
                </section>
            })
        })
    }
}

/// Trust or challenge, with what each can bring.
#[component]
pub(super) fn Answers(stage: Stage<Gobblestones>) -> impl IntoView {
    let stakes = Memo::new(move |_| stage.view.with(|view| view.as_ref().and_then(|view| Stakes::read(stage, view))));
    let say = move |id: &'static str| move || stakes.get().map(|stakes| stakes.tell(id));
    view! {
        <div class="gobblestones-answer" role="group" aria-label=move || t("gobblestones-answer")>
            <button class="gobblestones-choice" data-action=Action::Trust.to_string() on:click=move |_| stage.act(&Action::Trust)>
                <span class="title"><Icon of=Glyph::Check/>{move || t("gobblestones-trust")}</span>
                <span>{say("gobblestones-trust-keep")}</span>
                <span>{say("gobblestones-trust-score")}</span>
            </button>
            <button class="gobblestones-choice" data-action=Action::Challenge.to_string() on:click=move |_| stage.act(&Action::Challenge)>
                <span class="title"><Icon of=Glyph::No/>{move || t("gobblestones-challenge")}
                    <span class="stake">{say("gobblestones-at-stake")}</span></span>
                <span>{say("gobblestones-challenge-wrong")}</span>
                <span>{say("gobblestones-challenge-right")}</span>
            </button>
            {move || stakes.get().filter(|stakes| stakes.before.is_some()).map(|stakes| view! {
                <p class="note">{stakes.tell("gobblestones-before-you")} " " <RuleLink stage rule="GBS-22"/></p>
            })}
        </div>
    }
}

/// The numbers that an answer is about.
#[derive(Clone, PartialEq)]
struct Stakes {
    name: String,
    points: i32,
    count: usize,
    theirs: i32,
    mine: i32,
    others: usize,
    /// Who answers before the viewer: if they challenge too, the risk is theirs.
    before: Option<String>,
}

impl Stakes {
    fn read(stage: Stage<Gobblestones>, view: &View) -> Option<Stakes> {
        let question = view.question.as_ref()?;
        let me = stage.me.get()?;
        let asked = asked(view);
        let before: Vec<String> = asked.iter().take_while(|&&seat| seat != me).map(|&seat| stage.name(seat)).collect();
        Some(Stakes {
            name: stage.name(question.seat),
            points: question.points,
            count: question.tiles.tiles().len(),
            theirs: *view.points.get(question.seat.index())?,
            mine: *view.points.get(me.index())?,
            others: asked.len() - 1,
            before: (!before.is_empty()).then(|| one_of(&before)),
        })
    }

    fn tell(&self, id: &str) -> String {
        tell(
            id,
            &[
                ("name", self.name.clone().into()),
                ("points", self.points.into()),
                ("count", self.count.into()),
                ("theirs", self.theirs.into()),
                ("theirs-after", (self.theirs + self.points).into()),
                ("mine", self.mine.into()),
                ("mine-after", (self.mine - self.points).into()),
                ("others", self.others.into()),
                ("before", self.before.clone().unwrap_or_default().into()),
            ],
        )
    }
}
