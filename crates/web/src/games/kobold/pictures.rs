//! The drawings of this game by name, and small views that show them. They are in `art/kobold.svg`.

use leptos::prelude::*;
use underhill_catalog::kobold::{Face, Token, Toy};
use underhill_core::Seat;

/// The drawing of a token, without what comes before the name of every drawing.
pub(super) fn of_token(token: Token) -> String {
    token.notation().replace(':', "-")
}

/// The drawing of a token, or of its back.
pub(super) fn of_known(token: Option<Token>) -> String {
    token.map_or_else(|| "back".to_owned(), of_token)
}

/// A toy or gem without its plate.
pub(super) fn icon_of(token: Token) -> String {
    let name = token.notation();
    format!("icon-{}", name.split_once(':').map_or(name, |(_, kind)| kind))
}

pub(super) fn of_face(face: Option<Face>) -> String {
    face.map_or_else(|| "die-unknown".to_owned(), |face| format!("die-{}", face.notation().replace(':', "-")))
}

/// A drawing around the origin of the board, so wide and so high.
pub(super) fn put(name: &str, width: f64, height: f64) -> String {
    format!(
        r##"<use href="#kobold-{name}" x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}"/>"##,
        -width / 2.0,
        -height / 2.0
    )
}

/// A token around the origin, with its shadow.
pub(super) fn token(name: &str) -> String {
    format!(r##"<circle fill="#000" opacity="0.3" cx="1" cy="4" r="30"/>{}"##, put(name, 66.0, 66.0))
}

/// A kobold around the origin.
pub(super) fn pawn(seat: Seat) -> String {
    put(&format!("pawn-{}", seat.index()), 66.0, 69.1)
}

/// A drawing on the page, as large as its class says.
#[component]
pub(super) fn Picture(#[prop(into)] of: String, #[prop(default = "kobold-icon")] class: &'static str) -> impl IntoView {
    let mut drawing = of;
    drawing.insert_str(0, r##"<use href="#kobold-"##);
    drawing.push_str(r#""/>"#);
    view! { <svg class=class aria-hidden="true" inner_html=drawing></svg> }
}

/// The head of a seat's kobold, with its mark.
#[component]
pub(super) fn Head(seat: Seat) -> impl IntoView {
    let drawing = format!(r##"<use href="#kobold-head-{}"/>"##, seat.index());
    view! { <svg class=format!("kobold-head kobold-seat seat-{}", seat.index()) aria-hidden="true" inner_html=drawing></svg> }
}

/// A trophy with what it is worth, and the toy it is for.
#[component]
pub(super) fn Cup(points: u8, #[prop(default = None)] toy: Option<Toy>) -> impl IntoView {
    let mut drawing =
        format!(r##"<use href="#kobold-cup"/><text class="kobold-digit" font-size="17">{points}</text>"##);
    if let Some(toy) = toy {
        drawing.push_str(&format!(
            r##"<use href="#kobold-{}" x="4" y="2" width="26" height="26"/>"##,
            icon_of(toy.token())
        ));
    }
    view! { <svg class="kobold-cup" viewBox="-22 -22 44 44" aria-hidden="true" inner_html=drawing></svg> }
}
