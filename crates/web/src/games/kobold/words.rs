//! What to do, in words.

use leptos::prelude::*;
use underhill_catalog::kobold::Kobold;

use super::hand::{Choice, is_retrieving, own_in_room};
use super::marks::possible;
use crate::games::Stage;
use crate::words::{t, tell};

pub(super) fn prompt(stage: Stage<Kobold>) -> String {
    if is_retrieving(stage) {
        let left = own_in_room(stage);
        return tell("kobold-prompt-go-on", &[("left", left.into())]);
    }
    match (stage.hand.get(), possible(stage)) {
        (Some(Choice::Place), _) => t("kobold-prompt-place"),
        (Some(Choice::Retrieve), _) => t("kobold-prompt-retrieve"),
        (None, (true, false)) => t("kobold-prompt-only-place"),
        (None, (false, true)) => t("kobold-prompt-only-retrieve"),
        (None, _) => t("kobold-prompt-both"),
    }
}
