//! Boards by keyboard: one part of a board is in the tab order, arrow keys go from part to part, Enter or Space clicks.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, SvgElement};

use crate::browser::document;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
    Enter,
}

impl Arrow {
    pub(crate) fn of(event: &KeyboardEvent) -> Option<Arrow> {
        Some(match event.key().as_str() {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "Enter" | " " => Arrow::Enter,
            _ => return None,
        })
    }
}

/// Puts the focus on a part of a board.
pub(crate) fn focus(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let _ = match element.dyn_into::<SvgElement>() {
        Ok(part) => part.focus(),
        Err(element) => element.dyn_into::<HtmlElement>().map_or(Ok(()), |element| element.focus()),
    };
}
