use underhill_core::{Game, Luck, Waiting};

use crate::broken::{Broken, hold};

/// What chance can bring is a fair lottery: distinct outcomes, whole weights, tickets that agree with them.
pub(crate) fn is_a_lottery<G: Game>(game: &G, luck: &mut impl Luck) -> Result<(), Broken> {
    let mut lottery = Vec::new();
    game.outcomes(|outcome, weight| lottery.push((outcome, weight)));
    if game.waiting() != Waiting::Chance {
        return hold(lottery.is_empty(), "chance brings nothing when it is not waited for", || format!("{lottery:?}"));
    }
    hold(!lottery.is_empty(), "a game waits for chance only if something can come up", String::new)?;
    let mut total = 0u32;
    for (i, (outcome, weight)) in lottery.iter().enumerate() {
        hold(*weight > 0, "an outcome that can come up has a weight", || outcome.to_string())?;
        let again = lottery[..i].iter().any(|(other, _)| other == outcome);
        hold(!again, "an outcome is listed once", || outcome.to_string())?;
        let text = outcome.to_string();
        hold(text.parse().as_ref() == Ok(outcome), "notation reads back what it wrote", || text.clone())?;
        total = total.checked_add(*weight).ok_or_else(|| Broken::new("weights add up", &text))?;
    }
    hold(game.tickets() == total, "the tickets are the sum of the weights", || {
        format!("{} tickets, weights {lottery:?}", game.tickets())
    })?;
    hold(game.outcome_at(total).is_none(), "there is no ticket beyond the last", || total.to_string())?;
    let mut first = 0;
    for (outcome, weight) in &lottery {
        let within = first + luck.below(u64::from(*weight)) as u32;
        for ticket in [first, within, first + weight - 1] {
            hold(game.outcome_at(ticket).as_ref() == Some(outcome), "tickets follow the listed order", || {
                format!("ticket {ticket} gives {:?}, the list {outcome}", game.outcome_at(ticket))
            })?;
        }
        first += weight;
    }
    Ok(())
}
