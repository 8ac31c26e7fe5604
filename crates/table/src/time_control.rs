use serde::{Deserialize, Serialize};
use underhill_core::{Game, PerSeat, Seat, Seats};

use crate::Outage;
use crate::table::Table;

/// A moment, in milliseconds since 1970.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// How many milliseconds later this is; none if it is earlier.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// So many milliseconds later.
    pub fn after(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }
}

impl Outage {
    /// Since when a clock would have run without this outage, as if it had run without a pause.
    pub(crate) fn moves(self, since: Time) -> Time {
        let used_before = self.from.since(since);
        Time(self.to.0.saturating_sub(used_before))
    }
}

/// How much time everyone has.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    None,
    /// So many seconds for the whole game, and some more with every decision.
    Game {
        /// What everyone has at the start: from 10 to 36 000.
        seconds: u32,
        /// Seconds added with every decision: at most 600.
        increment: u32,
    },
    /// So many days for each decision.
    Move {
        /// From 1 to 30.
        days: u32,
    },
}

impl TimeControl {
    const DAY: u64 = 24 * 60 * 60 * 1000;

    /// Whether these are numbers that a game can be played with.
    pub fn check(self) -> Result<(), &'static str> {
        match self {
            TimeControl::Game { seconds, .. } if !(10..=36_000).contains(&seconds) => {
                Err("a game clock has from 10 seconds to 10 hours")
            }
            TimeControl::Game { increment, .. } if increment > 600 => {
                Err("at most 10 minutes are added with a decision")
            }
            TimeControl::Move { days } if !(1..=30).contains(&days) => Err("a decision has from 1 to 30 days"),
            _ => Ok(()),
        }
    }

    /// What everyone has for their first decision, in milliseconds; none without an agreed time.
    pub(crate) fn at_start(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Game { seconds, .. } => Some(u64::from(seconds) * 1000),
            TimeControl::Move { days } => Some(u64::from(days) * TimeControl::DAY),
        }
    }
}

/// The clocks of a game being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: TimeControl,
    /// What everyone has left, in milliseconds.
    left: PerSeat<u64>,
    /// Those who have to decide and are persons.
    running: Seats,
    /// When `left` was last brought up to date.
    since: Time,
}

/// What is shown of the clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dial {
    /// What each seat had left, in milliseconds, when its clock last started to run.
    pub left: PerSeat<u64>,
    /// The seats whose clocks run: those of persons who have to decide.
    pub running: Seats,
    /// Since when they run.
    pub since: Time,
}

impl Clocks {
    /// Clocks that stand still; none without an agreed time.
    pub(crate) fn new(control: TimeControl, seats: usize) -> Option<Self> {
        let left = control.at_start()?;
        Some(Clocks { control, left: (0..seats).map(|_| left).collect(), running: Seats::NONE, since: Time(0) })
    }

    /// Charges those whose clocks ran, then runs those of `next`.
    pub(crate) fn turn(&mut self, at: Time, next: Seats) {
        let used = at.since(self.since);
        for seat in self.running.iter() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(used);
        }
        (self.running, self.since) = (next, at.max(self.since));
    }

    /// A seat has decided, and gets what that earns it.
    pub(crate) fn decided(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        match self.control {
            TimeControl::None => {}
            TimeControl::Game { increment, .. } => *left += u64::from(increment) * 1000,
            TimeControl::Move { days } => *left = u64::from(days) * TimeControl::DAY,
        }
    }

    /// Nobody is charged for the time since the clocks last changed: nobody could play.
    pub(crate) fn pardon(&mut self, at: Time) {
        self.since = at.max(self.since);
    }

    /// Nobody is charged for an outage; what they used before it stays used.
    pub(crate) fn forgive(&mut self, outage: Outage) {
        self.since = outage.moves(self.since);
    }

    /// Since when the clocks run that do.
    pub(crate) fn since(&self) -> Time {
        self.since
    }

    /// The first moment at which somebody's time is up.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.running.iter().map(|seat| self.since.after(self.left[seat.index()])).min()
    }

    /// The first seat whose time is up at this moment.
    pub(crate) fn fallen(&self, now: Time) -> Option<Seat> {
        self.running.iter().find(|seat| now.since(self.since) >= self.left[seat.index()])
    }

    pub(crate) fn running(&self) -> Seats {
        self.running
    }

    pub(crate) fn dial(&self) -> Dial {
        Dial { left: self.left.clone(), running: self.running, since: self.since }
    }
}

impl<G: Game> Table<G> {
    /// Charges whose clocks ran and lets those run who decide now.
    pub(crate) fn run_clocks(&mut self, at: Time, decided: Option<Seat>) {
        let people = self.people();
        let Some(play) = &mut self.play else { return };
        let undecided: Seats = play.undecided().iter().filter(|seat| people.contains(*seat)).collect();
        let Some(clocks) = &mut play.clocks else { return };
        let ran = clocks.running();
        clocks.turn(at, undecided);
        if let Some(seat) = decided.filter(|seat| ran.contains(*seat)) {
            clocks.decided(seat);
        }
    }

    pub(crate) fn show_clocks(&mut self) {
        if let Some(play) = &mut self.play {
            play.dial = play.clocks.as_ref().map(Clocks::dial);
        }
    }

    /// Nobody is charged for an outage: neither who decides, nor whose device has to reveal something.
    pub(crate) fn forgive(&mut self, outage: Outage) {
        self.forgiven = Some(outage);
        if let Some(starting) = &mut self.starting {
            starting.since = outage.moves(starting.since);
        }
        let Some(play) = &mut self.play else { return };
        if let Some(clocks) = &mut play.clocks {
            clocks.forgive(outage);
        }
        if let Some(dial) = &mut play.dial {
            dial.since = outage.moves(dial.since);
        }
    }

    /// The same as it was done until it was known how long an outage was: all the time since the clocks last changed is
    /// forgiven.
    pub(crate) fn pardon(&mut self, at: Time) {
        if let Some(starting) = &mut self.starting {
            starting.since = starting.since.max(at);
        }
        let Some(play) = &mut self.play else { return };
        if let Some(clocks) = &mut play.clocks {
            clocks.pardon(at);
        }
        if let Some(dial) = &mut play.dial {
            dial.since = dial.since.max(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index)
    }

    #[test]
    fn a_time_that_nobody_can_play_with_is_refused() {
        let game = |seconds, increment| TimeControl::Game { seconds, increment };
        let days = |days| TimeControl::Move { days };
        for fine in [TimeControl::None, game(10, 0), game(36_000, 600), days(1), days(30)] {
            assert_eq!(fine.check(), Ok(()), "{fine:?}");
        }
        for wrong in [game(9, 0), game(36_001, 0), game(60, 601), game(60, u32::MAX), days(0), days(31)] {
            assert!(wrong.check().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_clock_runs_while_its_owner_decides_and_earns_the_increment() {
        let mut clocks = Clocks::new(TimeControl::Game { seconds: 60, increment: 2 }, 2).unwrap();
        clocks.turn(Time(1_000), Seats::only(seat(0)));
        assert_eq!(clocks.deadline(), Some(Time(61_000)));
        clocks.turn(Time(11_000), Seats::only(seat(1)));
        clocks.decided(seat(0));
        assert_eq!(clocks.dial().left.as_slice(), [52_000, 60_000]);
        assert_eq!(clocks.fallen(Time(70_999)), None);
        assert_eq!(clocks.fallen(Time(71_000)), Some(seat(1)));
    }

    #[test]
    fn days_begin_anew_with_every_decision() {
        let mut clocks = Clocks::new(TimeControl::Move { days: 1 }, 2).unwrap();
        clocks.turn(Time(0), Seats::only(seat(0)));
        clocks.turn(Time(TimeControl::DAY / 2), Seats::only(seat(1)));
        clocks.decided(seat(0));
        assert_eq!(clocks.dial().left.as_slice(), [TimeControl::DAY, TimeControl::DAY]);
    }

    #[test]
    fn an_outage_forgives_itself_and_not_the_time_used_before_it() {
        let mut clocks = Clocks::new(TimeControl::Game { seconds: 60, increment: 0 }, 2).unwrap();
        clocks.turn(Time(0), Seats::only(seat(0)));
        clocks.forgive(Outage { from: Time(40_000), to: Time(500_000) });
        assert_eq!(clocks.deadline(), Some(Time(520_000)), "20 of 60 seconds are left");
        clocks.turn(Time(510_000), Seats::NONE);
        assert_eq!(clocks.dial().left.as_slice(), [10_000, 60_000]);
    }

    #[test]
    fn a_clock_that_was_set_back_during_an_outage_gives_nobody_time() {
        let mut clocks = Clocks::new(TimeControl::Game { seconds: 60, increment: 0 }, 2).unwrap();
        clocks.turn(Time(7_200_000), Seats::only(seat(0)));
        // The server stopped ten seconds later and started again with a clock that shows an hour less.
        clocks.forgive(Outage { from: Time(7_210_000), to: Time(3_620_000) });
        assert_eq!(clocks.deadline(), Some(Time(3_670_000)), "50 seconds from now, and not an hour more");
        assert_eq!(clocks.fallen(Time(3_670_000)), Some(seat(0)));
    }

    #[test]
    fn an_outage_is_not_charged() {
        let mut clocks = Clocks::new(TimeControl::Game { seconds: 60, increment: 0 }, 2).unwrap();
        clocks.turn(Time(0), Seats::only(seat(0)));
        clocks.pardon(Time(500_000));
        clocks.turn(Time(510_000), Seats::NONE);
        assert_eq!(clocks.dial().left.as_slice(), [50_000, 60_000]);
    }
}
