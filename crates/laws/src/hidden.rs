use serde::Serialize;
use underhill_core::{Game, Luck, Memory, Step, StepOf, Viewer, Waiting, random_step};

use crate::broken::{Broken, hold};

/// Both memories.
pub(crate) const MEMORIES: [Memory; 2] = [Memory::Table, Memory::Perfect];

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it serialises")
}

/// For every viewer and memory: a state imagined from the view alone looks the same to that viewer to the byte, is a
/// possible state, and offers that viewer the same actions.
pub(crate) fn a_view_is_all_a_viewer_has<G: Game>(game: &G, luck: &mut impl Luck) -> Result<(), Broken> {
    let mut older = None;
    for viewer in Viewer::all(game.seats()) {
        for memory in MEMORIES {
            let view = game.view(viewer, memory);
            let text = json(&view);
            let mut replaced = older.replace(view.clone()).unwrap_or_else(|| view.clone());
            game.view_into(viewer, memory, &mut replaced);
            hold(replaced == view && json(&replaced) == text, "a view in the place of another is the same", || {
                format!("{viewer:?}, {memory:?}:\n    anew     {text}\n    in place {}", json(&replaced))
            })?;
            let read: G::View = serde_json::from_str(&text)
                .map_err(|error| Broken::new("a view reads back from its JSON", format!("{error}: {text}")))?;
            hold(read == view, "a view reads back from its JSON", || text.clone())?;
            let imagined = G::determinize(&read, luck)
                .map_err(|error| Broken::new("a state can be imagined from any view", format!("{error}: {text}")))?;
            imagined.audit().map_err(|problem| {
                Broken::new("an imagined state is a possible one", format!("{viewer:?}, {memory:?}: {problem}"))
            })?;
            let again = json(&imagined.view(viewer, memory));
            hold(again == text, "an imagined state looks the same to its viewer, to the byte", || {
                format!("{viewer:?}, {memory:?}:\n    true     {text}\n    imagined {again}")
            })?;
            hold(imagined.waiting() == game.waiting(), "an imagined state waits for the same", || {
                format!("{viewer:?}, {memory:?}: {:?} instead of {:?}", imagined.waiting(), game.waiting())
            })?;
            let Viewer::Seat(seat) = viewer else { continue };
            let (mut here, mut there) = (0u64, 0u64);
            // Long lists are compared by their count and one action in the middle.
            const LONG: u64 = 500;
            here += game.legal_count(seat);
            there += imagined.legal_count(seat);
            hold(here == there, "an imagined state offers its viewer the same actions", || {
                format!("{viewer:?}, {memory:?}: {there} instead of {here}")
            })?;
            let same = if here <= LONG {
                game.legal_actions(seat) == imagined.legal_actions(seat)
            } else {
                let index = luck.below(here);
                game.legal_at(seat, index) == imagined.legal_at(seat, index)
            };
            hold(same, "an imagined state offers its viewer the same actions, in the same order", || {
                format!("{viewer:?}, {memory:?}")
            })?;
        }
    }
    Ok(())
}

/// A viewer who notices no difference between two things that could happen sees no difference afterwards.
pub(crate) fn what_is_not_witnessed_is_not_seen<G: Game>(
    game: &G,
    step: &StepOf<G>,
    luck: &mut impl Luck,
) -> Result<(), Broken> {
    let Some(other) = random_step(game, luck) else { return Ok(()) };
    let after = |step: &StepOf<G>| {
        let (mut game, mut events) = (game.clone(), Vec::new());
        game.apply_unchecked(step, &mut events);
        (game, events)
    };
    let (one, one_events) = after(step);
    let (two, two_events) = after(&other);
    for viewer in Viewer::all(game.seats()) {
        let witnessed = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::witness(event, viewer)).collect()
        };
        if json(&witnessed(&one_events)) != json(&witnessed(&two_events)) {
            continue;
        }
        for memory in MEMORIES {
            let (first, second) = (json(&one.view(viewer, memory)), json(&two.view(viewer, memory)));
            hold(first == second, "what a viewer did not witness does not show in their view", || {
                format!("{viewer:?}, {memory:?}, `{step}` or `{other}`:\n    {first}\n    {second}")
            })?;
        }
    }
    Ok(())
}

/// What a seat decides alone leads where that seat could foresee, unless the game says that the action reveals
/// something.
pub(crate) fn own_decisions_hold_no_surprise<G: Game>(
    game: &G,
    step: &StepOf<G>,
    luck: &mut impl Luck,
) -> Result<(), Broken> {
    let (Step::Decide(choices), Waiting::Decide(_)) = (step, game.waiting()) else { return Ok(()) };
    let [(seat, action)] = choices.as_slice() else { return Ok(()) };
    if game.reveals(*seat, action) {
        return Ok(());
    }
    // Somebody who forgets more than people at this table do is always surprised.
    for memory in [game.memory(), Memory::Perfect] {
        let viewer = Viewer::Seat(*seat);
        let Ok(mut imagined) = G::determinize(&game.view(viewer, memory), luck) else { continue };
        let mut real = game.clone();
        let (mut real_events, mut imagined_events) = (Vec::new(), Vec::new());
        real.decide_unchecked(choices, &mut real_events);
        imagined.decide_unchecked(choices, &mut imagined_events);
        // At the end everything is shown, so there is always something to learn.
        if real.waiting() == Waiting::Over || imagined.waiting() == Waiting::Over {
            continue;
        }
        let (foreseen, seen) = (json(&imagined.view(viewer, memory)), json(&real.view(viewer, memory)));
        hold(foreseen == seen, "an action that reveals nothing leads where its seat could foresee", || {
            format!("`{step}`, {memory:?}:\n    foreseen {foreseen}\n    seen     {seen}")
        })?;
    }
    Ok(())
}

/// A state reads back from its JSON.
pub(crate) fn a_state_reads_back<G: Game>(game: &G) -> Result<(), Broken> {
    let text = json(game);
    let read: G = serde_json::from_str(&text)
        .map_err(|error| Broken::new("a state reads back from its JSON", format!("{error}: {text}")))?;
    hold(read == *game, "a state reads back from its JSON", || text.clone())?;
    hold(json(&read) == text, "a state read back writes the same JSON", || text.clone())
}
