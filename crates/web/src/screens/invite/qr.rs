//! A link as a picture that the camera of another device reads.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// So many squares around it stay light, or cameras do not find it.
const MARGIN: i32 = 4;

#[component]
pub(super) fn QrPicture(link: String, label: Signal<String>) -> impl IntoView {
    let segment = QrSegment::make_bytes(link.as_bytes());
    // A link is far shorter than what does not fit.
    let code = QrCode::encode_segments(&[segment], QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * MARGIN;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=label data-link=link shape-rendering="crispEdges">
            <path d=outline(&code)/>
        </svg>
    })
}

/// The dark squares of every row, those side by side as one piece.
fn outline(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if dark > 0 {
                let _ = write!(path, "M{} {}h{dark}v1h-{dark}z", x + MARGIN, y + MARGIN);
            }
            x += dark + 1;
        }
    }
    path
}
