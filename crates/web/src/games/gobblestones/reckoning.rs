//! Once the game is over: how every point was made, in sum and turn by turn.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Event, Gobblestones, Laid, TurnPart};
use underhill_core::{Game, Record, Seat, StepOf};

use super::pictures::{BACK, signed, tile_picture};
use super::reveal::RuleLink;
use crate::games::Stage;
use crate::icons::SeatMark;
use crate::words::{t, tell};

/// One turn as it is told at the end.
#[derive(Clone, Debug, PartialEq)]
struct Turn {
    seat: Seat,
    tiles: Laid,
    /// What it scored.
    points: i32,
    /// Whether it was challenged, and then found right.
    challenged: Option<bool>,
    /// Who lost how much by challenging it.
    lost: Option<(Seat, i32)>,
    /// What everyone had after it.
    totals: Vec<i32>,
}

/// A whole game, counted out.
#[derive(Clone, Debug, PartialEq, Default)]
struct Account {
    turns: Vec<Turn>,
    /// For each seat: what its tiles scored, what it lost by challenges, what was left on its rack.
    laid: Vec<i32>,
    lost: Vec<i32>,
    left: Vec<i32>,
}

impl Account {
    /// Plays a record again and keeps the books.
    fn of(record: &Record) -> Option<Account> {
        let options = serde_json::from_value(record.options.clone()).ok()?;
        let mut game = Gobblestones::new(record.seats, &options).ok()?;
        let nothing = || vec![0; record.seats];
        let mut account = Account { turns: Vec::new(), laid: nothing(), lost: nothing(), left: nothing() };
        for text in &record.steps {
            let step: StepOf<Gobblestones> = text.parse().ok()?;
            let mut events = Vec::new();
            game.play(&step, &mut events).ok()?;
            events.into_iter().for_each(|event| account.note(event));
        }
        Some(account)
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Placed { seat, tiles, points } => {
                self.begin(seat, tiles);
                self.score(seat, points);
            }
            Event::PlacedFaceDown { seat, tiles, .. } => self.begin(seat, tiles),
            Event::PlacedNone { seat } => self.begin(seat, Laid::default()),
            Event::Scored { seat, points } => self.score(seat, points),
            Event::TurnedUp { correct, .. } => self.turn(|turn| turn.challenged = Some(correct)),
            Event::Penalised { seat, points } => {
                self.lost[seat.index()] -= points;
                self.turn(|turn| turn.lost = Some((seat, points)));
            }
            Event::Bonus { seat, tiles } => self.left[seat.index()] += tiles.total() as i32,
            _ => return,
        }
        let totals = self.laid.iter().zip(&self.lost).map(|(laid, lost)| laid + lost).collect();
        self.turn(|turn| turn.totals = totals);
    }

    fn begin(&mut self, seat: Seat, tiles: Laid) {
        self.turns.push(Turn { seat, tiles, points: 0, challenged: None, lost: None, totals: Vec::new() });
    }

    fn score(&mut self, seat: Seat, points: i32) {
        self.laid[seat.index()] += points;
        self.turn(|turn| turn.points += points);
    }

    fn turn(&mut self, change: impl FnOnce(&mut Turn)) {
        if let Some(turn) = self.turns.last_mut() {
            change(turn);
        }
    }

    /// Everybody's points from turn to turn as points of a line, in a box of 600 by 160; and where zero is.
    fn graph(&self) -> (Vec<String>, f64) {
        let all = || self.turns.iter().flat_map(|turn| turn.totals.iter().copied());
        let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
        let y = |points: i32| 150.0 - 140.0 * f64::from(points - low) / f64::from(high - low);
        let x = |turn: usize| 600.0 * turn as f64 / self.turns.len().max(1) as f64;
        let line = |seat: usize| {
            let places = self.turns.iter().enumerate().filter_map(|(number, turn)| {
                turn.totals.get(seat).map(|&points| format!("{:.1},{:.1}", x(number + 1), y(points)))
            });
            std::iter::once(format!("0,{:.1}", y(0))).chain(places).collect::<Vec<_>>().join(" ")
        };
        ((0..self.laid.len()).map(line).collect(), y(0))
    }
}

#[component]
pub(super) fn Reckoning(stage: Stage<Gobblestones>) -> impl IntoView {
    let account = Memo::new(move |_| {
        // A record from a server comes with the proof that the draws were fair.
        stage.desk.fair.track();
        stage.view.track();
        stage.desk.record().and_then(|line| Record::from_line(&line).ok()).and_then(|record| Account::of(&record))
    });
    view! {
        <Endings stage/>
        {move || account.get().map(|account| view! {
            <Sums stage account=account.clone()/>
            <Graph stage account=account.clone()/>
            <Turns stage account/>
        })}
    }
}

/// What ended the game.
#[component]
fn Endings(stage: Stage<Gobblestones>) -> impl IntoView {
    move || {
        stage.view.with(|view| {
            let TurnPart::Over(endings) = &view.as_ref()?.stage else { return None };
            let lines = endings.iter().map(|ending| {
                let rule = ending.rule().as_str();
                view! { <p class="gobblestones-ending">{t(&format!("gobblestones-ending-{rule}"))} " " <RuleLink stage rule/></p> }
            });
            Some(lines.collect_view())
        })
    }
}

/// Where everybody's points come from.
#[component]
fn Sums(stage: Stage<Gobblestones>, account: Account) -> impl IntoView {
    let seats: Vec<Seat> = Seat::first(account.laid.len()).collect();
    let sum: Vec<i32> = seats
        .iter()
        .map(|seat| seat.index())
        .map(|at| account.laid[at] + account.lost[at] + account.left[at])
        .collect();
    let rows = [
        ("gobblestones-sum-laid", account.laid, false),
        ("gobblestones-sum-lost", account.lost, true),
        ("gobblestones-sum-left", account.left, false),
    ];
    let rows = rows.into_iter().filter(|(_, points, optional)| !optional || points.iter().any(|&points| points != 0));
    let best = sum.iter().copied().max();
    view! {
        <table class="gobblestones-sums">
            <thead><tr><td></td>{seats.into_iter().map(|seat| view! { <th scope="col"><SeatMark seat size=14/>" "{move || stage.name(seat)}</th> }).collect_view()}</tr></thead>
            <tbody>
                {rows.map(|(say, points, _)| view! {
                    <tr><th scope="row">{move || t(say)}</th>{points.into_iter().map(|points| view! { <td>{signed(points)}</td> }).collect_view()}</tr>
                }).collect_view()}
            </tbody>
            <tfoot><tr><th scope="row">{move || t("gobblestones-sum-all")}</th>
                {sum.into_iter().map(|points| view! { <td class:best=Some(points) == best>{signed(points)}</td> }).collect_view()}
            </tr></tfoot>
        </table>
    }
}

/// Who was ahead when.
#[component]
fn Graph(stage: Stage<Gobblestones>, account: Account) -> impl IntoView {
    let (lines, zero) = account.graph();
    view! {
        <figure class="gobblestones-graph">
            <figcaption>{move || t("gobblestones-graph")}</figcaption>
            <svg viewBox="-4 0 612 160" role="img" aria-label=move || t("gobblestones-graph")>
                <line class="zero" x1="0" x2="600" y1=zero y2=zero/>
                {lines.into_iter().enumerate().map(|(seat, points)| {
                    let end = points.rsplit(' ').next().and_then(|last| last.split_once(',')).map(|(x, y)| (x.to_owned(), y.to_owned()));
                    view! {
                        <polyline class=format!("seat-{seat}") points=points/>
                        {end.map(|(x, y)| view! { <circle class=format!("seat-{seat}") cx=x cy=y r="5"/> })}
                    }
                }).collect_view()}
            </svg>
            <p class="gobblestones-graph-key">{Seat::first(account.laid.len()).map(|seat| view! { <span><SeatMark seat size=13/>{move || stage.name(seat)}</span> }).collect_view()}</p>
        </figure>
    }
}

/// Turn by turn.
#[component]
fn Turns(stage: Stage<Gobblestones>, account: Account) -> impl IntoView {
    let count = account.turns.len();
    view! {
        <details class="gobblestones-turns">
            <summary>{move || tell("gobblestones-turn-by-turn", &[("count", count.into())])}</summary>
            <ol>
                {account.turns.into_iter().map(|turn| {
                    let Turn { seat, tiles, points, challenged, lost, totals } = turn;
                    let pictures: String = tiles.tiles().iter().map(|tile| match tile.colour {
                        Some(colour) => tile_picture(colour, 20),
                        None => format!(r#"<svg viewBox="0 0 40 40" width="20" height="20" aria-hidden="true">{BACK}</svg>"#),
                    }).collect();
                    let notation = tiles.to_string();
                    let total = totals.get(seat.index()).copied().unwrap_or_default();
                    let note = move || match (challenged, lost) {
                        (Some(false), _) => t("gobblestones-turn-bluff"),
                        (Some(true), Some((by, points))) => tell("gobblestones-turn-right", &[("name", stage.name(by).into()), ("points", points.into())]),
                        _ => String::new(),
                    };
                    let nothing = notation == "-";
                    view! {
                        <li>
                            <SeatMark seat size=14/>
                            <b>{move || stage.name(seat)}</b>
                            <span class="what"><span class="picture" inner_html=pictures></span>
                                {if nothing { view! { <span>{move || t("gobblestones-turn-nothing")}</span> }.into_any() } else { view! { <code>{notation}</code> }.into_any() }}
                                " " <span class="note">{note}</span></span>
                            <b class="gain">{format!("+{points}")}</b>
                            <span class="total">{signed(total)}</span>
                        </li>
                    }
                }).collect_view()}
            </ol>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use underhill_core::seeded;

    #[test]
    fn the_books_agree_with_the_points() {
        for bluff in [false, true] {
            let options = underhill_catalog::gobblestones::Options { bluff, ..Default::default() };
            for seed in 0..4 {
                let mut luck = seeded(seed, 0);
                let mut game = Gobblestones::new(2 + seed as usize % 3, &options).unwrap();
                let mut record = Record::new(&game, Vec::new());
                while let Some(step) = underhill_core::random_step(&game, &mut luck) {
                    game.play(&step, &mut ()).unwrap();
                    record.push::<Gobblestones>(&step);
                }
                let account = Account::of(&record).unwrap();
                let sums = account.laid.iter().zip(&account.lost).zip(&account.left).map(|((a, b), c)| a + b + c);
                assert_eq!(sums.collect::<Vec<_>>(), game.points().to_vec());
                assert_eq!(account.turns.len(), game.turns() as usize);
            }
        }
    }
}
