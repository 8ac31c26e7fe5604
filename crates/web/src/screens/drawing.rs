//! Pictures of rules. Each is a position on the game's own board: the board is set up out of sight, touched as somebody would
//! touch it, and what is to be seen of it is copied into the page, where it stays as it is.

use std::rc::Rc;

use js_sys::Promise;
use leptos::html::Div;
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyViewState;
use underhill_catalog::GameId;
use underhill_core::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement, MouseEvent, MouseEventInit, SvgGraphicsElement};

use crate::browser::{document, window};
use crate::games::{AnyStage, Example, Guide, Show, any_stage, setting, steps_of};
use crate::screens::trial::seat_names;
use crate::table::script::Script;

/// So many pictures of the screen a board may take until it is all there.
const PATIENCE: usize = 12;
/// No action takes more touches.
const TOUCHES: usize = 14;

/// Says which rule a place pictures, and in which language.
const DRAWN: &str = "data-drawn";

/// The place of the picture of a rule, as HTML. It keeps its size whether the picture is there or not.
pub(crate) fn place(game: GameId, rule: &str) -> String {
    format!(r#"<div class="drawing game-{game}" data-draws="{rule}" inert aria-hidden="true"></div>"#)
}

/// What tables are set up in. It outlives every page: one that is left while something is drawn takes nothing away.
#[derive(Clone)]
struct Workshop(Owner);

/// Lets pages draw.
pub(crate) fn open_workshop() {
    if let Some(owner) = Owner::current() {
        provide_context(Workshop(owner));
    }
}

/// Draws what is not drawn yet in the page, the nearest first, one after the other, so that the page goes on answering.
pub(crate) fn draw_all(game: GameId) {
    let Some(Workshop(owner)) = use_context() else { return };
    let page = StoredValue::new(());
    let resized = window_event_listener(leptos::ev::resize, |_| {
        let places = document().document_element().map(|page| all(&page, ".drawing:has(.drawing-cut)"));
        places.iter().flatten().for_each(fit);
    });
    on_cleanup(move || resized.remove());
    leptos::task::spawn_local(async move {
        let mut studio = None;
        while next_picture(page).await {
            let language = document().document_element().and_then(|page| page.get_attribute("lang"));
            let language = language.unwrap_or_default();
            let Some((empty, rule)) = nearest(&language) else { return };
            // Taken: whoever else looks for something to draw takes another.
            let key = format!("{rule} {language}");
            let _ = empty.set_attribute(DRAWN, &key);
            let _ = empty.remove_attribute("data-lit");
            let same = document().query_selector(&format!(".drawing[{DRAWN}='{key}'][data-lit]")).ok().flatten();
            if let Some(same) = same {
                empty.set_inner_html(&same.inner_html());
                fit(&empty);
                let _ = empty.set_attribute("data-lit", &same.get_attribute("data-lit").unwrap_or_default());
            } else if let Some(example) = Guide::of(game).example(&rule)
                && draw(&mut studio, game, example, &empty, &owner, page).await.is_none()
            {
                let _ = empty.remove_attribute(DRAWN);
            }
        }
    });
}

/// The place that lacks its picture and is nearest to what is in view, and the rule that is pictured there.
fn nearest(language: &str) -> Option<(Element, String)> {
    let height = window().inner_height().ok()?.as_f64()?;
    // Where a rule is out of view its insides are not laid out, and asking where they are would lay out all of them.
    let around = |place: &Element| place.closest("article").ok().flatten().unwrap_or_else(|| place.clone());
    let away = |place: &Element| {
        let area = around(place).get_bounding_client_rect();
        (-area.bottom()).max(area.top() - height).max(0.0)
    };
    let places = all(&document().document_element()?, ".drawing").into_iter().filter_map(|place| {
        let rule = place.get_attribute("data-draws")?;
        (place.get_attribute(DRAWN) != Some(format!("{rule} {language}"))).then_some((place, rule))
    });
    places.min_by(|(one, _), (other, _)| away(one).total_cmp(&away(other)))
}

fn all(inside: &Element, css: &str) -> Vec<Element> {
    let found = inside.query_selector_all(css).ok();
    let nodes = found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |place| found.get(place)));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The screen shows another picture. Says whether the page is still there.
async fn next_picture(page: StoredValue<()>) -> bool {
    let asked = Promise::new(&mut |then, _| {
        let _ = window().request_animation_frame(&then);
    });
    let _ = JsFuture::from(asked).await;
    page.try_get_value().is_some()
}

/// A table that is set up out of sight. Where the next picture is of the same game with the same options, it is used again.
struct Studio {
    seats: usize,
    options: &'static [(&'static str, &'static str)],
    room: HtmlElement,
    script: Rc<Script>,
    stage: AnyStage,
    table: Option<UnmountHandle<AnyViewState>>,
    owner: Owner,
}

impl Studio {
    fn set_up(
        game: GameId,
        seats: usize,
        options: &'static [(&'static str, &'static str)],
        steps: &[String],
        workshop: &Owner,
    ) -> Option<Studio> {
        let room: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        room.set_class_name(&format!("drawing-room game-{game}"));
        let _ = room.set_attribute("inert", "");
        document().body()?.append_child(&room).ok()?;
        let agreed = setting(game, seats, options);
        let owner = workshop.with(Owner::new);
        owner.with(|| {
            let script = Script::picture(agreed, seat_names(seats), steps).ok()?;
            let stage = any_stage(script.desk());
            let table = Some(mount_to(room.clone(), move || whole_table(stage)));
            Some(Studio { seats, options, room, script, stage, table, owner: owner.clone() })
        })
    }

    /// Shows another example, if that can be done at the same table.
    fn turn_to(&mut self, example: &'static Example) -> bool {
        let alike = (example.seats, example.options) == (self.seats, self.options);
        if alike {
            self.stage.game().put_down();
            self.stage.game().forget_refusal();
        }
        alike && self.script.picture_other(&steps_of(example.steps)).is_ok()
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        self.table = None;
        self.room.remove();
        self.owner.cleanup();
    }
}

/// Sets up the position of an example out of sight and copies what is to be seen of it into its place. Nothing comes of it if the
/// page is left meanwhile.
async fn draw(
    studio: &mut Option<Studio>,
    game: GameId,
    example: &'static Example,
    to: &Element,
    owner: &Owner,
    page: StoredValue<()>,
) -> Option<()> {
    if !studio.as_mut().is_some_and(|studio| studio.turn_to(example)) {
        // The old table goes before the new one comes: parts of both have the same names.
        *studio = None;
        *studio = Studio::set_up(game, example.seats, example.options, &steps_of(example.steps), owner);
    }
    let Studio { room, stage, .. } = studio.as_ref()?;
    let touched = touch(room, *stage, example, page).await?;
    let lit = light(room, example, &touched);
    frame(room, example.frame, &touched, matches!(example.shows, Show::May(_)), to);
    let _ = to.set_attribute("data-lit", &lit.len().to_string());
    for thing in lit {
        let _ = thing.class_list().remove_2("lit", "barred");
    }
    Some(())
}

/// Everything that lies on a table.
fn whole_table(stage: AnyStage) -> AnyView {
    let seats = stage.desk.seats();
    view! {
        <div class="middle">{stage.game().board()}</div>
        {Seat::first(seats).map(|seat| view! {
            <div class=move || if stage.me.get() == Some(seat) { "me" } else { "other" }>{stage.game().belongings(seat)}</div>
        }).collect_view()}
        {stage.game().controls()}
    }
    .into_any()
}

/// Waits until the table is all there.
async fn be_there(room: &HtmlElement, css: &str, page: StoredValue<()>) -> Option<()> {
    for _ in 0..PATIENCE {
        next_picture(page).await.then_some(())?;
        let whole = all(room, "[data-growing]").is_empty();
        if whole && all(room, css).len() >= css.split(',').count() {
            break;
        }
    }
    Some(())
}

/// Lets the page do first whatever else it has to do.
pub(crate) async fn until_idle() {
    let idle = Promise::new(&mut |then, _| drop(window().request_idle_callback(&then)));
    let _ = JsFuture::from(idle).await;
}

/// Draws the board after these steps into a place of the page.
pub(crate) fn draw_board(game: GameId, seats: usize, steps: Vec<String>, place: NodeRef<Div>) {
    let Some(Workshop(owner)) = use_context() else { return };
    let page = StoredValue::new(());
    leptos::task::spawn_local(async move {
        until_idle().await;
        let Some(Some(place)) = place.try_get_untracked() else { return };
        let Some(studio) = Studio::set_up(game, seats, &[], &steps, &owner) else { return };
        let board = Guide::of(game).board;
        if be_there(&studio.room, board, page).await.is_some() {
            frame(&studio.room, board, &[], true, &place);
        }
    });
}

/// Touches what has to be touched for what an example shows, once the table is all there. Nothing is decided; what is refused
/// stays refused. Nothing is touched if the page is left meanwhile.
async fn touch(room: &HtmlElement, stage: AnyStage, example: &Example, page: StoredValue<()>) -> Option<Vec<Element>> {
    be_there(room, example.frame, page).await?;
    let mut touched = Vec::new();
    let Some(action) = example.action() else { return Some(touched) };
    for _ in 0..TOUCHES {
        let next = untrack(|| stage.game().next_touch(action));
        let Some(thing) = next.and_then(|css| room.query_selector(&css).ok()?) else { break };
        if touched.last() == Some(&thing) {
            break;
        }
        click(&thing);
        touched.push(thing);
        next_picture(page).await.then_some(())?;
    }
    if matches!(example.shows, Show::MayNot(_)) && !untrack(|| stage.game().is_refused()) {
        stage.game().act_as_typed(action);
        next_picture(page).await.then_some(())?;
    }
    Some(touched)
}

/// Lights what is to be seen.
fn light(room: &HtmlElement, example: &Example, touched: &[Element]) -> Vec<Element> {
    // A button that would only confirm says nothing.
    let part = touched.iter().rev().find(|thing| edges(thing).is_some()).or(touched.last());
    let (things, class) = match example.shows {
        Show::See(css) => (all(room, css), "lit"),
        Show::May(_) => (part.cloned().into_iter().collect(), "lit"),
        Show::MayNot(_) => (part.cloned().into_iter().collect(), "barred"),
    };
    things.iter().for_each(|thing| drop(thing.class_list().add_1(class)));
    things
}

/// Copies what is to be seen: parts of a drawing as that part of the drawing, with an arrow from the first to the last that is
/// touched; anything else as it is, one below the other.
fn frame(room: &HtmlElement, css: &str, touched: &[Element], may: bool, to: &Element) {
    let mut cut: Option<(Element, [f64; 4])> = None;
    let mut whole = String::new();
    let mut width = 0.0_f64;
    for part in all(room, css) {
        let Some(drawing) = part.closest("svg").ok().flatten() else {
            width = width.max(part.get_bounding_client_rect().width());
            whole.push_str(&copy(&part).map(|copied| copied.outer_html()).unwrap_or_default());
            continue;
        };
        // What stands on a part of a board looks out over it.
        let looking_out = |[left, top, right, bottom]: [f64; 4]| [left, top - (bottom - top) * 0.07, right, bottom];
        let area = if drawing == part { view_box(&part) } else { edges(&part).map(looking_out) };
        let Some(area) = area else { continue };
        let edges = cut.map_or(area, |(_, other)| {
            [area[0].min(other[0]), area[1].min(other[1]), area[2].max(other[2]), area[3].max(other[3])]
        });
        cut = Some((drawing, edges));
    }
    let mut html = String::new();
    if !whole.is_empty() {
        html = format!(r#"<div class="drawing-cut" style="width:{width:.0}px">{whole}</div>"#);
    }
    if let Some((drawing, [left, top, right, bottom])) = cut
        && let Some(drawing) = copy_in_view(&drawing, &all(room, css))
    {
        if let [first, .., last] = touched
            && let (Some(from), Some(at)) = (edges(first), edges(last))
        {
            let _ = drawing.insert_adjacent_html("beforeend", &arrow(from, at, may));
        }
        let (width, height) = (right - left, bottom - top);
        let _ = drawing.set_attribute("viewBox", &format!("{left:.1} {top:.1} {width:.1} {height:.1}"));
        let size = format!("aspect-ratio:{width:.0}/{height:.0};width:min(100%,var(--tall)*{:.3})", width / height);
        let _ = drawing.set_attribute("style", &size);
        html.push_str(&drawing.outer_html());
    }
    to.set_inner_html(&html);
    fit(to);
}

/// Makes what was copied whole as large as its place.
fn fit(place: &Element) {
    let Some(cut) = place.first_element_child().and_then(|first| first.dyn_into::<HtmlElement>().ok()) else { return };
    let _ = cut.style().set_property("zoom", "1");
    let beside = if place.child_element_count() > 1 { 0.4 } else { 1.0 };
    let room = |all: i32| f64::from(all) - 20.0;
    let across = room(place.client_width()) * beside / f64::from(cut.offset_width().max(1));
    let down = room(place.client_height()) / f64::from(cut.offset_height().max(1));
    let _ = cut.style().set_property("zoom", &format!("{:.3}", across.min(down).min(2.0)));
}

/// What of a drawing is in view: left, top, right, bottom.
fn view_box(drawing: &Element) -> Option<[f64; 4]> {
    let text = drawing.get_attribute("viewBox")?;
    let mut numbers = text.split(' ').filter_map(|number| number.parse::<f64>().ok());
    let (x, y, width, height) = (numbers.next()?, numbers.next()?, numbers.next()?, numbers.next()?);
    Some([x, y, x + width, y + height])
}

/// Where a part of a drawing is in it: left, top, right, bottom.
fn edges(part: &Element) -> Option<[f64; 4]> {
    let area = part.dyn_ref::<SvgGraphicsElement>()?.get_b_box().ok()?;
    let (x, y) = (f64::from(area.x()), f64::from(area.y()));
    Some([x, y, x + f64::from(area.width()), y + f64::from(area.height())])
}

/// A bow from one part of a drawing to another.
fn arrow(from: [f64; 4], to: [f64; 4], may: bool) -> String {
    let high = |[left, top, right, bottom]: [f64; 4]| (f64::midpoint(left, right), top + (bottom - top) * 0.4);
    let ((x1, y1), (x2, y2)) = (high(from), high(to));
    let (unit, bend) = ((from[2] - from[0]) / 14.0, (x2 - x1).hypot(y2 - y1) * 0.16);
    let (cx, cy) = (f64::midpoint(x1, x2), f64::midpoint(y1, y2) - bend);
    let length = (x2 - cx).hypot(y2 - cy).max(1.0);
    let (dx, dy) = ((x2 - cx) / length, (y2 - cy) / length);
    // The head, and where the bow meets it.
    let (ex, ey) = (x2 - dx * unit * 2.4, y2 - dy * unit * 2.4);
    let tip = |side: f64| (ex - dy * unit * side, ey + dx * unit * side);
    let ((lx, ly), (rx, ry)) = (tip(1.3), tip(-1.3));
    let way = format!("M{x1:.1} {y1:.1}Q{cx:.1} {cy:.1} {ex:.1} {ey:.1}");
    let head = format!("M{lx:.1} {ly:.1}L{x2:.1} {y2:.1} {rx:.1} {ry:.1}Z");
    let (class, thick, case) = (if may { "" } else { " no" }, unit * 0.8, unit * 1.5);
    format!(
        r#"<g class="drawing-arrow{class}" stroke-width="{thick:.1}"><path class="case" stroke-width="{case:.1}" d="{way}{head}"/><path class="way" d="{way}"/><path class="head" d="{head}"/></g>"#
    )
}

/// A copy that cannot be taken for the thing itself.
fn copy(thing: &Element) -> Option<Element> {
    let copied: Element = thing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for part in all(&copied, "[id]").iter().chain([&copied]) {
        let _ = part.remove_attribute("id");
    }
    Some(copied)
}

/// A copy of a drawing without what is nowhere near these parts of it, and would only make it heavy.
fn copy_in_view(drawing: &Element, parts: &[Element]) -> Option<Element> {
    let areas = || parts.iter().map(Element::get_bounding_client_rect);
    let reach = areas().map(|area| area.width().max(area.height())).fold(0.0, f64::max);
    let left = areas().map(|area| area.left()).fold(f64::MAX, f64::min) - reach;
    let right = areas().map(|area| area.right()).fold(f64::MIN, f64::max) + reach;
    let top = areas().map(|area| area.top()).fold(f64::MAX, f64::min) - reach;
    let bottom = areas().map(|area| area.bottom()).fold(f64::MIN, f64::max) + reach;
    let is_far = |thing: &Element| {
        let area = thing.get_bounding_client_rect();
        area.width() > 0.0 && (area.right() < left || area.left() > right || area.bottom() < top || area.top() > bottom)
    };
    let copied = copy(drawing)?;
    for (thing, copied) in all(drawing, ":scope > *").iter().zip(all(&copied, ":scope > *")) {
        if is_far(thing) {
            copied.remove();
        }
    }
    Some(copied)
}

/// A click as if by a finger, which also reaches parts of a drawing.
fn click(on: &Element) {
    let how = MouseEventInit::new();
    how.set_bubbles(true);
    if let Ok(event) = MouseEvent::new_with_mouse_event_init_dict("click", &how) {
        let _ = on.dispatch_event(&event);
    }
}
