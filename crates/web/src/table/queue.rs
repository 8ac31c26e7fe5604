//! What a server tells while the page still shows what it told before: it waits its turn, though never for long.

use std::collections::VecDeque;

/// Milliseconds since 1970.
type Moment = u64;

/// So many milliseconds after it came, something is shown whatever still moves.
const LATEST: u64 = 1_700;
/// So many milliseconds after something was shown it is known what moves because of it.
const SETTLED: u64 = 40;

/// Things to be shown, in the order in which they came.
pub(crate) struct Queue<T> {
    waiting: VecDeque<(T, Moment)>,
    shown: Moment,
}

impl<T> Queue<T> {
    pub(crate) const fn new() -> Queue<T> {
        Queue { waiting: VecDeque::new(), shown: 0 }
    }

    pub(crate) fn push(&mut self, thing: T, now: Moment) {
        self.waiting.push_back((thing, now));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// When the next is to be shown, if everything is at rest after so many milliseconds. None if nothing waits.
    pub(crate) fn due(&self, now: Moment, moving: u64) -> Option<Moment> {
        let (_, came) = self.waiting.front()?;
        let at_rest = (now + moving).max(self.shown + SETTLED);
        // A clock may be set back meanwhile: nobody waits longer for that.
        Some(at_rest.min(came + LATEST).min(now + LATEST))
    }

    /// Takes the next, to show it now.
    pub(crate) fn take(&mut self, now: Moment) -> Option<T> {
        let (thing, _) = self.waiting.pop_front()?;
        self.shown = now;
        Some(thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows what is due, moment by moment, while each thing that is shown moves for so many milliseconds; says what was shown
    /// when.
    fn watch(mut queue: Queue<char>, news: &[(char, Moment)], motion: u64) -> Vec<(char, Moment)> {
        let (mut shown, mut at_rest) = (Vec::new(), 0);
        let mut news = news.iter().peekable();
        for now in 1_000..20_000 {
            while let Some(&(thing, _)) = news.next_if(|(_, at)| *at == now) {
                queue.push(thing, now);
            }
            while queue.due(now, u64::saturating_sub(at_rest, now)).is_some_and(|due| due <= now) {
                shown.extend(queue.take(now).map(|thing| (thing, now)));
                at_rest = now + motion;
            }
        }
        assert!(queue.is_empty());
        shown
    }

    #[test]
    fn what_comes_while_nothing_moves_is_shown_at_once() {
        assert_eq!(watch(Queue::new(), &[('a', 1_000), ('b', 3_000)], 420), [('a', 1_000), ('b', 3_000)]);
    }

    #[test]
    fn what_comes_during_a_motion_is_shown_after_it_in_order() {
        let news = [('a', 1_000), ('b', 1_000), ('c', 1_100)];
        assert_eq!(watch(Queue::new(), &news, 400), [('a', 1_000), ('b', 1_400), ('c', 1_800)]);
    }

    #[test]
    fn nothing_is_shown_later_than_a_moment_after_it_came_and_nothing_is_lost() {
        let names: Vec<char> = ('a'..='z').collect();
        let news: Vec<(char, Moment)> =
            names.iter().zip(0..).map(|(&name, place)| (name, 1_000 + 50 * place)).collect();
        let shown = watch(Queue::new(), &news, 900);
        assert_eq!(shown.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
        assert!(shown.iter().zip(&news).all(|((_, at), (_, came))| at - came <= LATEST), "{shown:?}");
    }

    #[test]
    fn where_nothing_moves_things_follow_each_other_as_they_come() {
        let news = [('a', 1_000), ('b', 1_100), ('c', 1_200)];
        assert_eq!(watch(Queue::new(), &news, 0), news);
    }

    #[test]
    fn a_clock_that_is_set_back_makes_nobody_wait_longer() {
        let mut queue = Queue::new();
        queue.push('a', 900_000);
        queue.take(900_000);
        queue.push('b', 900_000);
        assert!(queue.due(1_000, 0).is_some_and(|due| due <= 1_000 + LATEST));
    }
}
