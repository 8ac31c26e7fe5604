//! Colours, tiles and what to do, in words.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Colour, Gobblestones, MOST, Tiles, View};

use super::sight;
use super::verdict::{self, Verdict};
use crate::games::Stage;
use crate::words::{t, tell};

/// A colour in words.
pub(super) fn colour_word(colour: Colour) -> String {
    t(&format!("gobblestones-word-{colour}"))
}

/// Tiles in words.
pub(super) fn tile_words(tiles: Tiles) -> String {
    tiles.iter().map(colour_word).collect::<Vec<_>>().join(", ")
}

/// What can be done now.
pub(super) fn prompt(stage: Stage<Gobblestones>) -> String {
    stage.view.with(|view| view.as_ref().map_or_else(String::new, |view| prompt_for(stage, view)))
}

fn prompt_for(stage: Stage<Gobblestones>, view: &View) -> String {
    if let Some(question) = &view.question {
        let (count, name) = (question.tiles.tiles().len(), stage.name(question.seat));
        return tell("gobblestones-prompt-answer", &[("name", name.into()), ("count", count.into())]);
    }
    let hand = stage.hand.get();
    if let Some(square) = hand.aim {
        return tell("gobblestones-prompt-aim", &[("square", square.to_string().into())]);
    }
    if let Some(colour) = hand.picked {
        let first = hand.laid.is_empty();
        let say = if first { "gobblestones-prompt-picked" } else { "gobblestones-prompt-picked-more" };
        return tell(say, &[("tile", colour_word(colour).into())]);
    }
    match verdict::of(stage) {
        Verdict::Nothing if view.racks[view.turn.index()].count == 0 => t("gobblestones-prompt-no-tiles"),
        Verdict::Nothing if sight::is_empty(view) && view.options.bluff => t("gobblestones-prompt-open-bluff"),
        Verdict::Nothing if sight::is_empty(view) => t("gobblestones-prompt-open"),
        Verdict::Nothing if view.options.bluff => t("gobblestones-prompt-bluff"),
        Verdict::Nothing => t("gobblestones-prompt-lay"),
        Verdict::Legal => {
            let all = hand.laid.len() == MOST;
            let say = if all { "gobblestones-prompt-five" } else { "gobblestones-prompt-more" };
            tell(say, &[("points", hand.worth(view).into())])
        }
        Verdict::Not(_) => t("gobblestones-prompt-not-yet"),
    }
}
