//! Some choices go only with others. Whoever makes one of them gets the other along, and is told.

use underhill_catalog::GameId;
use underhill_core::{Level, OptionSpec, Values};

use super::{Plan, options_of};
use crate::table::local::LocalPlayer;

/// Something that is chosen for a table, of what may not go with everything else.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Change {
    Option(&'static OptionSpec, &'static str),
    Seats(usize),
}

/// What was changed along with a choice.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Along {
    pub(super) chosen: Change,
    pub(super) changed: Vec<Change>,
    /// The rule because of which they go together.
    pub(super) rule: Option<String>,
    /// What it was before the choice.
    pub(super) before: Plan,
}

impl Change {
    fn make(self, plan: &mut Plan) {
        match self {
            Change::Option(spec, word) => {
                plan.options.insert(spec.name.to_owned(), word.to_owned());
            }
            Change::Seats(count) => {
                // Where a friend is waited for, another one is; else an animal comes along.
                let more = if plan.sitters.contains(&LocalPlayer::Open) {
                    LocalPlayer::Open
                } else {
                    LocalPlayer::Bot(Level::Medium.into())
                };
                plan.sitters.resize(count, more);
            }
        }
    }

    /// Whether both are about the same thing.
    pub(super) fn is_about_the_same_as(self, other: Change) -> bool {
        match (self, other) {
            (Change::Option(one, _), Change::Option(two, _)) => one.name == two.name,
            (Change::Seats(_), Change::Seats(_)) => true,
            _ => false,
        }
    }
}

/// Makes a choice, and with it the smallest change of others that makes the table possible: one, or two if one is not enough.
/// If nothing helps, only the choice is made.
pub(super) fn resolve(
    game: GameId,
    before: Plan,
    chosen: Change,
    check: &dyn Fn(&Plan) -> Result<(), String>,
) -> (Plan, Option<Along>) {
    let mut wanted = before.clone();
    chosen.make(&mut wanted);
    let Err(refusal) = check(&wanted) else { return (wanted, None) };
    let others: Vec<Change> =
        others(game, &wanted).into_iter().filter(|other| !other.is_about_the_same_as(chosen)).collect();
    let with = |changes: &[Change]| {
        let mut plan = wanted.clone();
        changes.iter().for_each(|change| change.make(&mut plan));
        plan
    };
    let ones = others.iter().map(|&one| vec![one]);
    let pair = |(place, &one): (usize, &Change)| {
        let different = move |two: &&Change| !two.is_about_the_same_as(one);
        others[place + 1..].iter().filter(different).map(move |&two| vec![one, two]).collect::<Vec<_>>()
    };
    let twos = others.iter().enumerate().flat_map(pair);
    match ones.chain(twos).find(|changes| check(&with(changes)).is_ok()) {
        None => (wanted, None),
        Some(changed) => {
            let plan = with(&changed);
            (plan, Some(Along { chosen, changed, rule: rule_in(&refusal), before }))
        }
    }
}

/// Everything that could be otherwise: what is usual first, then as near as possible to what was chosen.
fn others(game: GameId, plan: &Plan) -> Vec<Change> {
    let specs = options_of(game).specs;
    let mut others = Vec::new();
    for spec in specs {
        let Values::OneOf(words) = spec.values else { continue };
        let other = words.iter().copied().filter(|&word| word != plan.chosen(spec));
        let (usual, unusual): (Vec<_>, Vec<_>) = other.partition(|&word| word == spec.default);
        others.extend(usual.into_iter().chain(unusual).map(|word| Change::Option(spec, word)));
    }
    let seats = plan.sitters.len();
    let mut counts: Vec<usize> = game.seats().filter(|&count| count != seats).collect();
    counts.sort_by_key(|count| count.abs_diff(seats));
    others.extend(counts.into_iter().map(Change::Seats));
    others
}

/// The rule that a refusal names at its end, like `… (GBT-12)`.
fn rule_in(refusal: &str) -> Option<String> {
    let (_, rule) = refusal.strip_suffix(')')?.rsplit_once('(')?;
    Some(rule.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use underhill_table::{Bytes, FairVersion, Rejection, Seed, Time, TimeControl, opening};

    use super::*;

    fn plan(seats: usize) -> Plan {
        let sitters = vec![LocalPlayer::Person("Ada".to_owned()); seats];
        Plan { sitters, options: BTreeMap::new(), edition: None, clock: TimeControl::None, public: false }
    }

    fn check(game: GameId) -> impl Fn(&Plan) -> Result<(), String> {
        move |plan| match opening(plan.setting(game), FairVersion::First, Seed(Bytes([0; 32])), Time(0)) {
            Err(Rejection::BadSetting { text }) => Err(text),
            other => other.map(drop).map_err(|rejection| rejection.to_string()),
        }
    }

    fn option(game: GameId, name: &str, word: &'static str) -> Change {
        let spec = options_of(game).specs.iter().find(|spec| spec.name == name).expect("there is such an option");
        Change::Option(spec, word)
    }

    #[test]
    fn either_of_a_pair_brings_the_other_along() {
        let game = GameId::Gobblet;
        let (hidden, strict) = (option(game, "memory", "none"), option(game, "touch", "strict"));
        let (real, along) = resolve(game, plan(2), hidden, &check(game));
        let along = along.expect("something was changed along");
        assert_eq!((along.changed, along.rule.as_deref()), (vec![strict], Some("GBT-12")));
        assert_eq!((along.before, check(game)(&real)), (plan(2), Ok(())));

        let (easy, along) = resolve(game, real, option(game, "touch", "free"), &check(game));
        assert_eq!(along.expect("the same the other way").changed, [option(game, "memory", "help")]);
        assert_eq!(check(game)(&easy), Ok(()));
    }

    #[test]
    fn what_goes_with_everything_changes_nothing_else() {
        let game = GameId::Gobblet;
        let (_, along) = resolve(game, plan(2), option(game, "repetition_draw", "false"), &check(game));
        assert_eq!(along, None);
    }

    #[test]
    fn the_number_of_players_and_what_depends_on_it_go_together() {
        let game = GameId::Kobold;
        let (_, along) = resolve(game, plan(4), option(game, "side", "small"), &check(game));
        let along = along.expect("four do not fit into the small room");
        assert_eq!((along.changed, along.rule.as_deref()), (vec![Change::Seats(3)], Some("KOB-01")));

        let (large, _) = resolve(game, plan(4), option(game, "side", "large"), &check(game));
        let (fourth, _) = resolve(game, large, option(game, "first", "3"), &check(game));
        let (two, along) = resolve(game, fourth, Change::Seats(2), &check(game));
        let changed = along.expect("two need the small room, and the fourth cannot begin").changed;
        assert_eq!(changed, [option(game, "side", "auto"), option(game, "first", "draw")]);
        assert_eq!(check(game)(&two), Ok(()));
    }

    #[test]
    fn every_choice_of_every_game_leads_to_a_possible_table() {
        for &game in GameId::ALL {
            for seats in game.seats() {
                for change in others(game, &plan(seats)) {
                    let (plan, _) = resolve(game, plan(seats), change, &check(game));
                    assert_eq!(check(game)(&plan), Ok(()), "{game}, {seats} players: {change:?}");
                }
            }
        }
    }
}
