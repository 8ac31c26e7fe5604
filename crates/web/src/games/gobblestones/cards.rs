//! What lies beside the board: the turn so far or the question, the bag, the last challenge.

use leptos::prelude::*;
use underhill_catalog::gobblestones::Gobblestones;

use super::question::QuestionCard;
use super::reveal::{RevealCard, Shown};
use super::verdict::{BagCard, VerdictCard};
use crate::games::Stage;

#[component]
pub(super) fn Cards(stage: Stage<Gobblestones>, shown: Shown) -> impl IntoView {
    view! {
        <div class="gobblestones-cards">
            <VerdictCard stage/>
            <QuestionCard stage/>
            <RevealCard stage shown/>
            <BagCard stage/>
        </div>
    }
}
