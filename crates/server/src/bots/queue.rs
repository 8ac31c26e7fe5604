//! Who is thought for next.
//!
//! Fair queueing (start-time fair queueing, with the time that was asked for as the cost): the household that has been thought
//! for least goes first, and within it the table that has been thought for least. Whoever comes anew, or comes back, begins
//! with as much as the one who is served now: nobody saves time up, and nobody pays for having been served while no one
//! else waited.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

use underhill_protocol::TableId;

/// Whom a table's bots think for: the address of whoever was there last; none if nobody has come yet.
pub(crate) type Household = Option<IpAddr>;

/// Something that waits for a thread, by the order in which all such things came.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ticket(u64);

/// Something whose turn has come.
pub(crate) struct Served<J> {
    pub(crate) job: J,
    pub(crate) charge: Charge,
}

/// What was taken from a household's time and a table's.
#[derive(Clone, Debug)]
pub(crate) struct Charge {
    household: Household,
    table: TableId,
    cost: Duration,
}

struct Waiting<J> {
    ticket: Ticket,
    table: TableId,
    cost: Duration,
    job: J,
}

/// All that wait.
pub(crate) struct FairQueue<J> {
    households: HashMap<Household, Line<J>>,
    /// What the household had used that was served last, when it was: the virtual time.
    served_at: Duration,
    tickets: u64,
}

/// Those of one household that wait.
struct Line<J> {
    used: Duration,
    waiting: Vec<Waiting<J>>,
    tables: HashMap<TableId, Duration>,
    /// The same for its tables.
    served_at: Duration,
}

impl<J> Default for FairQueue<J> {
    fn default() -> Self {
        FairQueue { households: HashMap::new(), served_at: Duration::ZERO, tickets: 0 }
    }
}

impl<J> Line<J> {
    fn used_by(&self, table: TableId) -> Duration {
        self.tables.get(&table).copied().unwrap_or_default()
    }

    /// What comes first of those that cost at most so much.
    fn first(&self, most: Duration) -> Option<(usize, &Waiting<J>)> {
        let fitting = self.waiting.iter().enumerate().filter(|(_, waiting)| waiting.cost <= most);
        fitting.min_by_key(|(_, waiting)| (self.used_by(waiting.table), waiting.ticket))
    }
}

impl<J> FairQueue<J> {
    /// Lets something wait that will take so long.
    pub(crate) fn push(&mut self, household: Household, table: TableId, cost: Duration, job: J) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let served_at = self.served_at;
        let line = self.households.entry(household).or_insert_with(|| Line {
            used: served_at,
            waiting: Vec::new(),
            tables: HashMap::new(),
            served_at: Duration::ZERO,
        });
        if line.waiting.is_empty() {
            line.used = line.used.max(served_at);
        }
        let at_least = line.served_at;
        let others = line.waiting.iter().any(|waiting| waiting.table == table);
        let used = line.tables.entry(table).or_insert(at_least);
        if !others {
            *used = (*used).max(at_least);
        }
        line.waiting.push(Waiting { ticket, table, cost, job });
        ticket
    }

    /// What is to be done next of what takes at most so long.
    pub(crate) fn pop(&mut self, most: Duration) -> Option<Served<J>> {
        let firsts = self.households.iter().filter_map(|(household, line)| Some((household, line, line.first(most)?)));
        let (household, _, (place, _)) = firsts.min_by_key(|(_, line, (_, first))| (line.used, first.ticket))?;
        let household = *household;
        let line = self.households.get_mut(&household)?;
        let Waiting { table, cost, job, .. } = line.waiting.swap_remove(place);
        self.served_at = self.served_at.max(line.used);
        line.used += cost;
        line.served_at = line.served_at.max(line.used_by(table));
        *line.tables.entry(table).or_default() += cost;
        self.tidy();
        Some(Served { job, charge: Charge { household, table, cost } })
    }

    /// It took less, or was not needed at all.
    pub(crate) fn give_back(&mut self, charge: &Charge, took: Duration) {
        let Some(line) = self.households.get_mut(&charge.household) else { return };
        let unused = charge.cost.saturating_sub(took);
        line.used = line.used.saturating_sub(unused);
        if let Some(used) = line.tables.get_mut(&charge.table) {
            *used = used.saturating_sub(unused);
        }
    }

    /// Forgets who does not wait and has no more than newcomers would be given.
    fn tidy(&mut self) {
        let served_at = self.served_at;
        self.households.retain(|_, line| {
            let Line { waiting, tables, served_at: table_at, .. } = line;
            tables.retain(|table, used| *used > *table_at || waiting.iter().any(|waiting| waiting.table == *table));
            !line.waiting.is_empty() || line.used > served_at
        });
        if self.households.values().all(|line| line.waiting.is_empty()) {
            self.households.clear();
        }
    }

    /// About how many are served before this one, and itself; none if it does not wait.
    pub(crate) fn place(&self, ticket: Ticket) -> Option<usize> {
        let (household, line, own) = self.households.iter().find_map(|(household, line)| {
            Some((household, line, line.waiting.iter().find(|waiting| waiting.ticket == ticket)?))
        })?;
        let rank = |waiting: &Waiting<J>| (line.used_by(waiting.table), waiting.ticket);
        let before = line.waiting.iter().filter(|waiting| rank(waiting) < rank(own));
        let (count, work) = before.fold((0, Duration::ZERO), |(count, work), waiting| (count + 1, work + waiting.cost));
        let turn = line.used + work;
        let others = self.households.iter().filter(|(other, _)| *other != household);
        Some(1 + count + others.map(|(_, other)| other.served_before(turn)).sum::<usize>())
    }
}

impl<J> Line<J> {
    /// How many are served until the household has used so much.
    fn served_before(&self, turn: Duration) -> usize {
        let mut used = self.used;
        self.waiting
            .iter()
            .take_while(|waiting| {
                let served = used < turn;
                used += waiting.cost;
                served
            })
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MASTER: Duration = Duration::from_millis(1_500);
    const EASY: Duration = Duration::from_millis(50);

    fn household(number: u8) -> Household {
        Some(IpAddr::from([10, 0, 0, number]))
    }

    fn table(number: u8) -> TableId {
        TableId::from_bytes([number % 32, number / 32, 0, 0, 0, 0, 0, 0])
    }

    fn served(queue: &mut FairQueue<&'static str>, most: Duration) -> Option<&'static str> {
        queue.pop(most).map(|served| served.job)
    }

    #[test]
    fn who_asks_once_does_not_wait_for_all_of_another_household() {
        let mut queue = FairQueue::default();
        for number in 0..120 {
            queue.push(household(1), table(number), MASTER, "theirs");
        }
        assert_eq!(served(&mut queue, Duration::MAX), Some("theirs"));
        let mine = queue.push(household(2), table(200), MASTER, "mine");
        assert_eq!(queue.place(mine), Some(1));
        assert_eq!(served(&mut queue, Duration::MAX), Some("mine"));
        assert_eq!(queue.place(mine), None);
    }

    #[test]
    fn two_households_are_thought_for_equally_long_whatever_they_ask_for() {
        let mut queue = FairQueue::default();
        for number in 0..60 {
            queue.push(household(1), table(number), MASTER, "dear");
            queue.push(household(2), table(100 + number), MASTER / 3, "cheap");
        }
        let first: Vec<_> = (0..40).filter_map(|_| served(&mut queue, Duration::MAX)).collect();
        assert_eq!(first.iter().filter(|job| **job == "dear").count(), 10);
    }

    #[test]
    fn within_a_household_no_table_waits_for_all_of_another() {
        let mut queue = FairQueue::default();
        for _ in 0..3 {
            queue.push(household(1), table(1), MASTER, "three seats");
        }
        queue.push(household(1), table(2), MASTER, "one seat");
        assert_eq!(served(&mut queue, Duration::MAX), Some("three seats"));
        assert_eq!(served(&mut queue, Duration::MAX), Some("one seat"));
    }

    #[test]
    fn what_is_cheap_does_not_wait_for_what_is_dear() {
        let mut queue = FairQueue::default();
        queue.push(household(1), table(1), MASTER, "dear");
        queue.push(household(1), table(2), EASY, "cheap");
        assert_eq!(served(&mut queue, EASY), Some("cheap"));
        assert_eq!(served(&mut queue, EASY), None);
        assert_eq!(served(&mut queue, Duration::MAX), Some("dear"));
    }

    #[test]
    fn nobody_saves_time_up_by_not_asking() {
        let mut queue = FairQueue::default();
        for number in 0..10 {
            queue.push(household(1), table(number), MASTER, "always here");
            assert_eq!(served(&mut queue, Duration::MAX), Some("always here"));
        }
        for number in 0..10 {
            queue.push(household(1), table(number), MASTER, "always here");
            queue.push(household(2), table(100 + number), MASTER, "new");
        }
        let first: Vec<_> = (0..10).filter_map(|_| served(&mut queue, Duration::MAX)).collect();
        assert_eq!(first.iter().filter(|job| **job == "new").count(), 5, "{first:?}");
    }

    #[test]
    fn what_was_not_used_is_given_back() {
        let mut queue = FairQueue::default();
        for number in 0..3 {
            queue.push(household(1), table(number), MASTER, "first");
        }
        let cancelled = queue.pop(Duration::MAX).expect("they wait");
        queue.give_back(&cancelled.charge, Duration::ZERO);
        queue.push(household(2), table(100), MASTER, "other");
        assert_eq!(served(&mut queue, Duration::MAX), Some("first"), "it has used nothing yet, and came first");
        assert_eq!(served(&mut queue, Duration::MAX), Some("other"));
    }

    #[test]
    fn a_place_counts_those_that_go_first_and_nobody_else() {
        let mut queue = FairQueue::default();
        let tickets: Vec<Ticket> = (0..5).map(|number| queue.push(household(1), table(number), MASTER, "")).collect();
        assert_eq!(tickets.iter().filter_map(|ticket| queue.place(*ticket)).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        for number in 100..105 {
            queue.push(household(2), table(number), MASTER, "");
        }
        // Each of the other household goes between two of the first one's.
        assert_eq!(tickets.iter().filter_map(|ticket| queue.place(*ticket)).collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
    }

    #[test]
    fn nobody_is_remembered_who_does_not_wait() {
        let mut queue = FairQueue::default();
        for number in 0..100 {
            queue.push(household(number), table(number), EASY, "");
        }
        while queue.pop(Duration::MAX).is_some() {}
        assert!(queue.households.is_empty());
    }
}
