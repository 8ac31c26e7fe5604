//! Points at what has to be touched next to do something: a ring around it and a hand beside it, over whatever the board is.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::browser::document;
use crate::games::AnyStage;
use crate::icons::Hand;

/// So often, in milliseconds, it is looked where the thing is now: boards move, windows are turned.
const LOOK: u32 = 120;

/// Where something is in the window, in pixels.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Spot {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

fn find(css: &str) -> Option<Spot> {
    let area = document().query_selector(css).ok()??.get_bounding_client_rect();
    Some(Spot { left: area.left(), top: area.top(), width: area.width(), height: area.height() })
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
    let spot = RwSignal::new(None::<Spot>);
    let timer = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        let css = next.get();
        spot.set(css.as_deref().and_then(find));
        timer.set_value(css.map(|css| {
            bring_into_view(&css);
            Interval::new(LOOK, move || {
                let now = find(&css);
                if spot.get_untracked() != now {
                    spot.set(now);
                }
            })
        }));
    });
    on_cleanup(move || timer.set_value(None));
    move || {
        let Spot { left, top, width, height } = spot.get()?;
        let place = format!("left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;height:{height:.1}px");
        Some(view! {
            <div class="pointer" data-points-at=next.get() style=place aria-hidden="true">
                <Hand/>
            </div>
        })
    }
}
