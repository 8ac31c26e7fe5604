//! On the board where the game turned: the better move in green with a tick and an arrow, what was played crossed out in red, what
//! that allowed in dashed red.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::reviewing::{Look, Reviewing};
use crate::games::Way;
use crate::icons::{Glyph, Icon};
use crate::screens::play::{LOOK, Spot};

/// What is marked: the better move, what was played, and what somebody else did then.
#[derive(Clone, Debug, Default, PartialEq)]
struct Marked {
    better: Way,
    played: Way,
    allowed: Way,
}

/// Where that is in the window.
#[derive(Clone, Debug, Default, PartialEq)]
struct Seen {
    from: Option<Spot>,
    to: Vec<Spot>,
    played: Vec<Spot>,
    allowed: Vec<Spot>,
    allowed_from: Option<Spot>,
}

impl Marked {
    /// Looks where it is now.
    fn look(&self) -> Seen {
        let find = |css: &Vec<String>| css.iter().filter_map(|css| Spot::find(css)).collect::<Vec<_>>();
        let Marked { better, played, allowed } = self;
        // Where both go to the same place they differ in what is taken.
        let mut crossed: Vec<String> = played.to.iter().filter(|place| !better.to.contains(place)).cloned().collect();
        if crossed.is_empty() && played.from != better.from {
            crossed.extend(played.from.clone());
        }
        Seen {
            from: better.from.as_deref().and_then(Spot::find),
            to: find(&better.to),
            played: find(&crossed),
            allowed: find(&allowed.to),
            allowed_from: allowed.from.as_deref().and_then(Spot::find),
        }
    }
}

#[component]
pub(super) fn Marks(reviewing: Reviewing) -> impl IntoView {
    let marked = Memo::new(move |_| {
        let turning = reviewing.turning_here().filter(|_| reviewing.look.get() == Look::Choice)?;
        let played = reviewing.moved(turning.number)?.of(turning.seat).map(ToOwned::to_owned);
        let way =
            |action: Option<String>| action.and_then(|action| reviewing.stage.game().way(&action)).unwrap_or_default();
        let answered = reviewing.moved(turning.number + 1).filter(|moved| moved.actor() != turning.seat);
        let allowed = answered.and_then(|moved| moved.of(moved.actor()).map(ToOwned::to_owned));
        turning.better.is_some().then(|| Marked {
            better: way(turning.better),
            played: way(played),
            allowed: way(allowed),
        })
    });
    let seen = RwSignal::new(Seen::default());
    let timer = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        let now = marked.get();
        let points = now.is_some();
        let look = move || {
            let there = now.as_ref().map(Marked::look).unwrap_or_default();
            if seen.get_untracked() != there {
                seen.set(there);
            }
        };
        timer.set_value(None);
        if points {
            timer.set_value(Some(Interval::new(LOOK, look)));
        } else {
            look();
        }
    });
    on_cleanup(move || timer.set_value(None));
    move || {
        let Seen { from, to, played, allowed, allowed_from } = seen.get();
        let arrow = |from: Option<Spot>, to: &[Spot], class| {
            from.zip(to.first().copied()).and_then(|(from, to)| from.arrow(to)).map(|(line, head)| {
                view! {
                    <svg class=class><path d=line.clone()/><path d=head.clone()/><path d=line/><path d=head/></svg>
                }
            })
        };
        view! {
            <div class="review-marks" aria-hidden="true">
                {allowed.iter().map(|spot| view! { <i class="review-mark allowed" style=spot.style()></i> }).collect_view()}
                {arrow(allowed_from, &allowed, "arrow allowed")}
                {played.iter().map(|spot| view! { <i class="review-mark played" style=spot.style()><Icon of=Glyph::Close size=16/></i> }).collect_view()}
                {from.map(|spot| view! { <i class="review-mark from" style=spot.style()></i> })}
                {to.iter().map(|spot| view! { <i class="review-mark better" style=spot.style()><Icon of=Glyph::Check size=16/></i> }).collect_view()}
                {arrow(from, &to, "arrow")}
            </div>
        }
    }
}
