//! The draws were computed again, on the spot; whoever wants to can see how.

use leptos::prelude::*;
use underhill_core::{Record, Seat};
use underhill_table::{Fair, FairVersion};

use crate::icons::{Glyph, Icon};
use crate::table::{Desk, TablePlace};
use crate::words::{t, tell};

#[component]
pub(super) fn Fairness(desk: Desk) -> impl IntoView {
    move || match desk.fair.get()? {
        Some(fair) if fair.draws == 0 => None,
        Some(fair) => Some(
            view! {
                <div class="fair good">
                    <Icon of=Glyph::Shield/>
                    <p><b>{t("fair")}</b> " " <span>{tell("fair-text", &[("draws", fair.draws.into())])}</span></p>
                    <button class="quiet" popovertarget="fair-how">{t("fair-how")}</button>
                </div>
                {how(desk, &fair)}
            }
            .into_any(),
        ),
        None => Some(view! { <div class="fair bad"><Icon of=Glyph::No/><p><b>{t("unfair")}</b></p></div> }.into_any()),
    }
}

/// What was verified, step by step, with the numbers for those who want to do it themselves.
fn how(desk: Desk, fair: &Fair) -> impl IntoView + use<> {
    let shown = desk.record().and_then(|line| Record::from_line(&line).ok()).and_then(|record| record.fair);
    let shown = shown.map(|shown| {
        let by_seat = |given: Vec<Option<String>>| {
            let given = Seat::first(given.len()).zip(given);
            given.filter_map(|(seat, bytes)| bytes.map(|bytes| format!("{}: {bytes}", desk.name(seat)))).collect()
        };
        let promised = if fair.committed { "fair-how-promised" } else { "fair-how-unseen" };
        let mut steps = vec![(t(promised), vec![shown.commitment])];
        match fair.version {
            FairVersion::First => steps.push((t("fair-how-added"), by_seat(shown.entropy))),
            FairVersion::Second => {
                steps.push((t("fair-how-committed"), by_seat(shown.commitments)));
                steps.push((t("fair-how-revealed"), by_seat(shown.entropy)));
            }
        }
        let withheld = fair.withheld.iter().map(|seat| tell("fair-how-withheld", &[("name", desk.name(seat).into())]));
        steps.extend(withheld.map(|words| (words, Vec::new())));
        steps.push((t("fair-how-shown"), vec![shown.seed]));
        steps.push((tell("fair-how-again", &[("draws", fair.draws.into())]), Vec::new()));
        if fair.version == FairVersion::First && matches!(desk.place.get_value(), TablePlace::Server(_)) {
            steps.push((t("fair-how-first"), Vec::new()));
        }
        let step = |(words, codes): (String, Vec<String>)| {
            let codes = codes.into_iter().map(|code| view! { <code>{code}</code> }).collect_view();
            view! { <li>{words} {codes}</li> }
        };
        view! { <ol>{steps.into_iter().map(step).collect_view()}</ol> }
    });
    view! {
        <div id="fair-how" class="fair-how" popover="auto" role="dialog" aria-labelledby="fair-how-title">
            <h2 id="fair-how-title">{t("fair")}</h2>
            {shown}
            <button class="primary" popovertarget="fair-how" popovertargetaction="hide">{t("understood")}</button>
        </div>
    }
}
