//! The game is over: how every coin was made, as a table, and the steps that the tasks climbed.

use leptos::prelude::*;
use underhill_catalog::clonk::{Clonk, PlayerView, Rockfall, Score, Tile, Treasury};
use underhill_core::Seat;

use super::belongings::brought;
use super::hand::tasks;
use super::pictures::{Sign, used, wanted};
use super::words::tile_words;
use crate::games::Stage;
use crate::icons::SeatMark;
use crate::words::{all_of, t, tell};

/// What one player brought home, counted.
#[derive(Clone, PartialEq)]
struct Sum {
    seat: Seat,
    name: String,
    place: u8,
    score: Score,
    /// The coins on treasure cards, and those on Kablooey cards.
    coins: (u16, u16),
    /// The open task and the secret one: what was asked for, how many cards, how many coins.
    tasks: Vec<(Tile, u32, u16)>,
}

impl Sum {
    fn of(seat: Seat, name: String, place: u8, player: &PlayerView, treasury: &Treasury) -> Option<Sum> {
        let score = player.score?;
        let cards = brought(player);
        let blasts = u16::from(player.kablooeys) * u16::from(treasury.kablooey_coins);
        let task = |(tile, _): (Tile, bool)| {
            let count = cards.iter().filter(|&&card| tile.wants(card)).count() as u32;
            (tile, count, u16::from(treasury.task_reward(count)))
        };
        let coins = (score.coins.saturating_sub(blasts), blasts);
        Some(Sum { seat, name, place, score, coins, tasks: tasks(player).into_iter().map(task).collect() })
    }

    fn together(&self) -> i32 {
        self.score.total() + i32::from(self.score.loss)
    }
}

/// Everything the page of the end shows.
#[derive(Clone, PartialEq)]
struct Count {
    sums: Vec<Sum>,
    rockfall: Rockfall,
    steps: [u8; 9],
    snore_eyes: u8,
}

fn count(stage: Stage<Clonk>) -> Option<Count> {
    let places = stage.desk.scene.with(|scene| Some(scene.now.as_ref()?.end.as_ref()?.places.clone()))?;
    stage.view.with(|view| {
        let view = view.as_ref()?;
        let treasury: &Treasury = &view.options.components;
        let sums = Seat::first(view.players.len()).zip(&view.players).zip(places);
        let sums: Option<Vec<Sum>> =
            sums.map(|((seat, player), place)| Sum::of(seat, stage.name(seat), place, player, treasury)).collect();
        Some(Count {
            sums: sums?,
            rockfall: view.options.rockfall,
            steps: treasury.task_coins,
            snore_eyes: treasury.snore_eyes,
        })
    })
}

#[component]
pub(super) fn Reckoning(stage: Stage<Clonk>) -> impl IntoView {
    let count = Memo::new(move |_| count(stage));
    move || count.with(|count| count.as_ref().map(table))
}

/// The steps that the tasks climbed.
#[component]
pub(super) fn Steps(stage: Stage<Clonk>) -> impl IntoView {
    let count = Memo::new(move |_| count(stage));
    move || count.with(|count| count.as_ref().map(steps))
}

/// The monster, awake.
#[component]
pub(super) fn Triumph() -> impl IntoView {
    view! { <svg viewBox="0 0 190 112" preserveAspectRatio="xMaxYMax meet" inner_html=used("awake")></svg> }
}

/// Whom the monster caught.
pub(super) fn how_it_ended(stage: Stage<Clonk>) -> String {
    let Some(Count { sums, .. }) = count(stage) else { return String::new() };
    let caught: Vec<&Sum> = sums.iter().filter(|sum| sum.score.caught).collect();
    match caught[..] {
        [] => t("clonk-end-nobody"),
        [sum] => {
            let (before, after) = (sum.together().into(), sum.score.total().into());
            tell("clonk-end-caught", &[("name", sum.name.clone().into()), ("before", before), ("after", after)])
        }
        _ => {
            let names: Vec<String> = caught.iter().map(|sum| sum.name.clone()).collect();
            tell("clonk-end-caught-several", &[("names", all_of(&names).into())])
        }
    }
}

/// How every coin was made.
fn table(count: &Count) -> impl IntoView + use<> {
    let Count { sums, rockfall, snore_eyes, .. } = count;
    let won = |sum: &Sum| sum.place == 1;
    let task_row = |index: usize| {
        sums.iter()
            .map(|sum| {
                let cell = sum.tasks.get(index).map(|&(tile, cards, coins)| {
                    view! {
                        <b>"+" {coins}</b>
                        <small>{cards} <Sign name=wanted(tile)/> <span class="word">{tile_words(tile, cards)}</span></small>
                    }
                });
                view! { <td class:win=won(sum)>{cell}</td> }
            })
            .collect_view()
    };
    view! {
        <div class="clonk-scroll">
            <table class="clonk-sum">
                <caption class="unseen">{t("clonk-end-caption")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {sums.iter().map(|sum| view! {
                            <th scope="col" class:win=won(sum)>
                                {won(sum).then(|| view! { <span class="clonk-ribbon"><Sign name="g-crown"/>{t("clonk-end-winner")}</span> })}
                                <SeatMark seat=sum.seat size=18/>
                                <span class="clonk-name">{sum.name.clone()}</span>
                            </th>
                        }).collect_view()}
                    </tr>
                </thead>
                <tbody>
                    <tr>
                        {head("clonk-end-coins", t("clonk-end-coins-note"), "CLK-21")}
                        {sums.iter().map(|sum| view! {
                            <td class:win=won(sum)><b>{sum.score.coins}</b><small><Sign name="coin"/>{sum.coins.0} " + " <Sign name="bomb"/>{sum.coins.1}</small></td>
                        }).collect_view()}
                    </tr>
                    <tr>{head("clonk-end-open", t("clonk-end-open-note"), "CLK-22")}{task_row(0)}</tr>
                    <tr>{head("clonk-end-secret", t("clonk-end-secret-note"), "CLK-22")}{task_row(1)}</tr>
                    <tr>
                        <th scope="row">{t("clonk-end-together")}</th>
                        {sums.iter().map(|sum| view! { <td class:win=won(sum)><b>{sum.together()}</b></td> }).collect_view()}
                    </tr>
                    <tr>
                        {head("clonk-end-eyes", tell("clonk-end-eyes-note", &[("count", (*snore_eyes).into())]), "CLK-23")}
                        {sums.iter().map(|sum| view! {
                            <td class:win=won(sum)><b>{sum.score.all_eyes()}</b><small><Sign name="eye"/>{sum.score.eyes} " + " <Sign name="snore"/>{sum.score.snore_eyes}</small></td>
                        }).collect_view()}
                    </tr>
                    <tr>
                        {head("clonk-end-rockfall", t("clonk-end-rockfall-note"), "CLK-23")}
                        {sums.iter().map(|sum| fallen(sum, *rockfall)).collect_view()}
                    </tr>
                    <tr class="total">
                        <th scope="row">{t("clonk-end-total")}</th>
                        {sums.iter().map(|sum| view! { <td class:win=won(sum)><b>{sum.score.total()}</b></td> }).collect_view()}
                    </tr>
                </tbody>
            </table>
        </div>
    }
}

/// What a row counts, and the rule that says so.
fn head(title: &str, note: String, rule: &'static str) -> impl IntoView + use<> {
    use crate::route::Page;
    use underhill_catalog::GameId;
    let page = Page::Rules(GameId::Clonk, Some(rule.to_owned()));
    view! { <th scope="row"><a href=page.to_string() target="_blank" title=rule>{t(title)}</a><small>{note}</small></th> }
}

/// What the rockfall cost one player.
fn fallen(sum: &Sum, rockfall: Rockfall) -> impl IntoView + use<> {
    let eyes = match rockfall {
        Rockfall::Treasure => sum.score.eyes,
        Rockfall::All => sum.score.all_eyes(),
    };
    let cell = if sum.score.caught {
        let note = tell("clonk-end-half", &[("count", eyes.into())]);
        view! { <b>"−" {sum.score.loss}</b><small class="word">{note}</small> }.into_any()
    } else {
        view! { <b>"0"</b><small class="word">{t("clonk-end-safe")}</small> }.into_any()
    };
    let (won, caught) = (sum.place == 1, sum.score.caught);
    view! { <td class:win=won class:loss=caught>{cell}</td> }
}

/// The coins for one, two, … nine cards, and where everybody's tasks got to.
fn steps(count: &Count) -> impl IntoView + use<> {
    let (sums, steps) = (&count.sums, count.steps);
    let highest = f32::from(steps.iter().copied().max().unwrap_or(1).max(1));
    let reached = |step: usize| -> Vec<(Seat, Tile)> {
        let all = sums.iter().flat_map(|sum| sum.tasks.iter().map(|&(tile, cards, _)| (sum.seat, tile, cards)));
        all.filter(|&(_, _, cards)| cards.min(9) as usize == step + 1).map(|(seat, tile, _)| (seat, tile)).collect()
    };
    view! {
        <figure class="clonk-steps">
            <figcaption><b>{t("clonk-end-steps")}</b> " " {t("clonk-end-steps-note")}</figcaption>
            <ol>
                {steps.into_iter().enumerate().map(|(step, coins)| {
                    let there = reached(step);
                    let got_here = !there.is_empty();
                    let part = f32::from(coins) / highest;
                    let number = if step == 8 { "9+".to_owned() } else { (step + 1).to_string() };
                    view! {
                        <li class:reached=got_here>
                            {there.into_iter().map(|(seat, tile)| view! { <span><SeatMark seat size=14/><Sign name=wanted(tile)/></span> }).collect_view()}
                            <b style:--part=format!("{part:.2}")>{coins}</b>
                            <small>{number}</small>
                        </li>
                    }
                }).collect_view()}
            </ol>
        </figure>
    }
}
