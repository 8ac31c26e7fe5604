//! What was chosen, in one sentence that names what is unusual.

use leptos::prelude::*;
use underhill_table::TimeControl;

use super::{Draft, Plan, clock_words, unusual};
use crate::route::Way;
use crate::words::{all_of, t, tell};

/// Who plays, and whatever is not as usual, marked like with a highlighter.
#[component]
pub(super) fn Summary(draft: Draft) -> impl IntoView {
    let Draft { game, plan, .. } = draft;
    let marked = move || {
        let plan = plan.get();
        let mut marked: Vec<String> = Vec::new();
        marked.extend((plan.clock != TimeControl::None).then(|| clock_words(plan.clock)));
        marked.extend(plan.public.then(|| t("setup-public")));
        let options = serde_json::to_value(&plan.options).unwrap_or_default();
        marked.extend(unusual(game, &options).into_iter().map(|words| words.title));
        marked
    };
    view! {
        <p class="summary">
            {move || who_plays(&plan.get(), draft.way)}
            {move || {
                let marked = marked();
                if marked.is_empty() {
                    view! { " " {t("setup-usual")} }.into_any()
                } else {
                    marked.into_iter().map(|words| view! { " " <mark>{words}</mark> }).collect_view().into_any()
                }
            }}
        </p>
    }
}

/// Who plays, in a sentence.
fn who_plays(plan: &Plan, way: Way) -> String {
    let mut names: Vec<String> = (0..plan.sitters.len()).filter_map(|index| plan.called(index)).collect();
    let open = plan.sitters.len() - names.len();
    if way == Way::Friends && open > 0 {
        names.push(tell("setup-friends", &[("count", open.into())]));
    }
    match &names[..] {
        [one, two] => tell("setup-against", &[("one", one.clone().into()), ("two", two.clone().into())]),
        _ => tell("setup-summary", &[("names", all_of(&names).into())]),
    }
}
