//! Dragging, for every game alike: what can be picked up says its name in `data-drag`, a place where it can be set down in
//! `data-drop`. A picture of it is carried under the finger; let go elsewhere, the thing goes back. What a name means the game
//! knows (`Face::lift`, `Face::set_down`).

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, SvgGraphicsElement, TouchEvent};

use crate::browser::document;
use crate::games::AnyStage;

/// A finger that moves less, in pixels, has touched and not dragged.
const STILL: f64 = 9.0;

/// What is under the finger, from when it comes down to when it goes up.
#[derive(Clone)]
struct Drag {
    pointer: i32,
    from: Element,
    thing: String,
    start: (f64, f64),
    /// The picture that is carried, once it is more than a touch.
    carried: Option<HtmlElement>,
}

/// What listens to fingers on a table.
#[derive(Copy, Clone)]
pub(super) struct Dragging {
    stage: AnyStage,
    drag: StoredValue<Option<Drag>, LocalStorage>,
    /// A drag has just ended: the click that the browser makes of it is none.
    over: StoredValue<bool>,
}

impl Dragging {
    pub(super) fn new(stage: AnyStage) -> Dragging {
        Dragging { stage, drag: StoredValue::new_local(None), over: StoredValue::new(false) }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        self.over.set_value(false);
        let Some(from) = closest(event.target(), "[data-drag]") else { return };
        let Some(thing) = from.get_attribute("data-drag") else { return };
        if event.is_primary() && event.button() == 0 && self.stage.my_turn.get_untracked() {
            let start = (event.client_x().into(), event.client_y().into());
            self.drag.set_value(Some(Drag { pointer: event.pointer_id(), from, thing, start, carried: None }));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(mut drag) = self.drag.get_value().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if drag.carried.is_none() {
            if (x - drag.start.0).hypot(y - drag.start.1) < STILL {
                return;
            }
            drag.carried = picture_of(&drag.from);
            // It is followed beyond the window, too.
            let _ = drag.from.set_pointer_capture(drag.pointer);
            self.drag.set_value(Some(drag.clone()));
            self.stage.game().let_go();
            self.stage.carrying.set(true);
            self.stage.game().lift(&drag.thing);
        }
        if let Some(carried) = &drag.carried {
            let _ =
                carried.style().set_property("transform", &format!("translate({x}px, {y}px) translate(-50%, -62%)"));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(drag) = self.end(event.pointer_id()).filter(|drag| drag.carried.is_some()) else { return };
        self.over.set_value(true);
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let target = under.and_then(|under| under.closest("[data-drop]").ok().flatten());
        if let Some(place) = target.filter(|target| *target != drag.from).and_then(|on| on.get_attribute("data-drop")) {
            self.stage.game().set_down(&drag.thing, &place);
        }
        self.stage.game().let_go();
    }

    /// The browser took the finger for something else.
    pub(super) fn cancelled(self, event: &PointerEvent) {
        if self.end(event.pointer_id()).is_some_and(|drag| drag.carried.is_some()) {
            self.stage.game().let_go();
        }
    }

    /// Keeps the page from being scrolled by what is a drag.
    pub(super) fn swiped(self, event: &TouchEvent) {
        if event.cancelable() && self.drag.with_value(Option::is_some) {
            event.prevent_default();
        }
    }

    /// Keeps the click that follows a drag from what it began on.
    pub(super) fn clicked(self, event: &MouseEvent) {
        if self.over.get_value() {
            self.over.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn end(self, pointer: i32) -> Option<Drag> {
        let mut ended = None;
        self.drag.update_value(|drag| ended = drag.take_if(|drag| drag.pointer == pointer));
        if let Some(carried) = ended.as_ref().and_then(|drag| drag.carried.as_ref()) {
            carried.remove();
            self.stage.carrying.set(false);
        }
        ended
    }
}

/// What an event is about, or what that is in.
pub(crate) fn closest(target: Option<web_sys::EventTarget>, css: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// A picture of a thing to carry: of the part of a drawing that it names, or of the drawing in it.
fn picture_of(thing: &Element) -> Option<HtmlElement> {
    let named = thing.get_attribute("data-picture");
    let part = named.and_then(|css| document().query_selector(&css).ok()?);
    let drawn = part.or_else(|| thing.query_selector("svg").ok()?)?;
    let area = drawn.get_bounding_client_rect();
    let mut inside = drawn.outer_html();
    if drawn.tag_name() != "svg"
        && let Some(part) = drawn.dyn_ref::<SvgGraphicsElement>()
    {
        let around = part.get_b_box().ok()?;
        let (x, y, width, height) = (around.x(), around.y(), around.width(), around.height());
        inside = format!(r#"<svg viewBox="{x} {y} {width} {height}">{inside}</svg>"#);
    }
    let holder: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    holder.set_class_name("carried");
    holder.set_inner_html(&inside);
    let style = holder.style();
    let _ = style.set_property("width", &format!("{}px", area.width()));
    let _ = style.set_property("height", &format!("{}px", area.height()));
    thing.closest(".table").ok()??.append_child(&holder).ok()?;
    Some(holder)
}
