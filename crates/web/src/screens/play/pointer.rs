//! Points at what has to be touched next to do something: a ring around it, a hand beside it and an arrow to where it goes, over
//! whatever the board is.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::browser::document;
use crate::games::AnyStage;
use crate::icons::Hand;

/// So often, in milliseconds, it is looked where the thing is now: boards move, windows are turned.
pub(crate) const LOOK: u32 = 120;

/// Where something is in the window, in pixels.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Spot {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Spot {
    /// Where the first such thing is; nowhere if it is not to be seen.
    pub(crate) fn find(css: &str) -> Option<Spot> {
        let area = document().query_selector(css).ok()??.get_bounding_client_rect();
        let spot = Spot { left: area.left(), top: area.top(), width: area.width(), height: area.height() };
        (spot.width > 0.0).then_some(spot)
    }

    /// Its place as a style.
    pub(crate) fn style(self) -> String {
        let Spot { left, top, width, height } = self;
        format!("left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;height:{height:.1}px")
    }

    fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// An arrow to another place, which it does not cover: a line, and its head.
    pub(crate) fn arrow(self, to: Spot) -> Option<(String, String)> {
        let ((x1, y1), (x2, y2)) = (self.middle(), to.middle());
        let length = (x2 - x1).hypot(y2 - y1);
        let (along_x, along_y) = ((x2 - x1) / length, (y2 - y1) / length);
        let (begin, end) = (self.width.min(self.height) / 2.0 + 8.0, length - to.width.min(to.height) * 0.3);
        if end - begin < 24.0 {
            return None;
        }
        let at = |far: f64, aside: f64| {
            format!("{:.1} {:.1}", x1 + along_x * far - along_y * aside, y1 + along_y * far + along_x * aside)
        };
        let line = format!("M{}L{}", at(begin, 0.0), at(end - 16.0, 0.0));
        Some((line, format!("M{}L{}L{}Z", at(end, 0.0), at(end - 20.0, 12.0), at(end - 20.0, -12.0))))
    }
}

fn bring_into_view(css: &str) {
    if let Ok(Some(thing)) = document().query_selector(css) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        thing.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Points while there is something to point at.
#[component]
pub(super) fn Pointer(stage: AnyStage) -> impl IntoView {
    let next = Memo::new(move |_| stage.game().next_touch(&stage.pointing.get()?));
    let aim = Memo::new(move |_| {
        let next = next.get()?;
        stage.game().aim(&stage.pointing.get()?).filter(|aim| *aim != next)
    });
    let spots = RwSignal::new((None::<Spot>, None::<Spot>));
    let timer = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        let (next, aim) = (next.get(), aim.get());
        if let Some(css) = &next {
            bring_into_view(css);
        }
        let points = next.is_some();
        let look = move || {
            let now = (next.as_deref().and_then(Spot::find), aim.as_deref().and_then(Spot::find));
            if spots.get_untracked() != now {
                spots.set(now);
            }
        };
        look();
        timer.set_value(points.then(|| Interval::new(LOOK, look)));
    });
    on_cleanup(move || timer.set_value(None));
    move || {
        let (Some(spot), aimed) = spots.get() else { return None };
        let arrow = aimed.and_then(|to| spot.arrow(to));
        Some(view! {
            {arrow.map(|(line, head)| view! {
                <svg class="arrow" aria-hidden="true"><path d=line.clone()/><path d=head.clone()/><path d=line/><path d=head/></svg>
            })}
            <div class="pointer" data-points-at=next.get() style=spot.style() aria-hidden="true">
                <Hand/>
            </div>
        })
    }
}
