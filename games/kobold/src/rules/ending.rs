//! What counts (flash tokens, trophies, points), when the game is over, and who has won.

use underhill_core::{Events, PerSeat, RuleId, Seat, Seats, Standings};

use crate::components::KOBOLDS;
use crate::{Event, Kobold, Phase, Token, Toy};

impl Kobold {
    /// The seats with the most tokens of a toy, at least one. Flash tokens are never held, so they do not count
    /// (KOB-R3).
    #[inline]
    fn leaders(&self, toy: Toy) -> Seats {
        let (mut most, mut leaders) = (1, Seats::NONE);
        for seat in Seat::first(self.seats.into()) {
            let count = self.held[seat.index()][toy.token()];
            if count > most {
                most = count;
                leaders = Seats::only(seat);
            } else if count == most {
                leaders = leaders.with(seat);
            }
        }
        leaders
    }

    /// KOB-15: two point tiles for the most tokens of a toy, one for each of those tied.
    #[inline]
    pub(crate) fn score_flash(&mut self, toy: Toy, events: &mut impl Events<Event>) {
        let leaders = self.leaders(toy);
        events.push(Event::FlashScored { toy, leaders });
        let each = if leaders.len() == 1 { 2 } else { 1 };
        // KOB-R4: clockwise from the active player while tiles last. Those tied get one each, so one round is enough.
        let mut left = self.point_tiles_left();
        for seat in self.player.clockwise(self.seats.into()) {
            let tiles = left.min(each);
            if leaders.contains(seat) && tiles > 0 {
                left -= tiles;
                self.tiles[seat.index()] += tiles;
                events.push(Event::TilesTaken { seat, tiles });
            }
        }
    }

    /// KOB-17: who takes the trophy of a toy once the game is over; nobody if tied, or before.
    pub fn toy_trophy(&self, toy: Toy) -> Option<Seat> {
        let leaders = if self.phase == Phase::Over { self.leaders(toy) } else { Seats::NONE };
        if leaders.len() == 1 { leaders.lowest() } else { None }
    }

    #[inline]
    pub(crate) fn tell_toy_trophies(&self, events: &mut impl Events<Event>) {
        for toy in Toy::ALL {
            let points = self.options.components.toy_trophy(toy);
            events.push(Event::ToyTrophy { toy, seat: self.toy_trophy(toy), points });
        }
    }

    /// KOB-18: kobold tokens, point tiles, gem trophies and, at the end, toy trophies.
    pub(crate) fn count_points(&self) -> PerSeat<i32> {
        let mut points: PerSeat<i32> = Seat::first(self.seats.into())
            // KOB-13.
            .map(|seat| i32::from(self.held[seat.index()][Token::Kobold]) + i32::from(self.tiles[seat.index()]))
            .collect();
        for (&seat, &trophy) in self.gem_trophies.iter().zip(self.options.components.gem_trophies()) {
            points[seat.index()] += i32::from(trophy);
        }
        for toy in Toy::ALL {
            if let Some(seat) = self.toy_trophy(toy) {
                points[seat.index()] += i32::from(self.options.components.toy_trophy(toy));
            }
        }
        points
    }

    /// Both endings of KOB-16 can come in one turn (KOB-R9). A supply that runs short goes by the ruling on it, the
    /// last gem trophy by the rule on gems, so that they can be told apart.
    pub(crate) fn ended_by(&self) -> impl Iterator<Item = RuleId> {
        let supply = self.is_supply_short().then_some(RuleId::new("KOB-R7"));
        let trophies = self.are_gem_trophies_gone().then_some(RuleId::new("KOB-14"));
        supply.into_iter().chain(trophies)
    }

    /// KOB-R9: people are told the rule on the end, KOB-16, of which the two are the cases.
    pub(crate) fn ending_told(rule: &str) -> Option<RuleId> {
        ["KOB-R7", "KOB-14"].contains(&rule).then_some(RuleId::new("KOB-16"))
    }

    pub(crate) fn final_standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(Standings::by_points(self.count_points(), self.ended_by()))
    }

    /// KOB-R13: every retrieval takes a token for good, and between two of them every player places three kobolds at
    /// most.
    pub(crate) fn most_turns(&self) -> u32 {
        u32::from(self.options.components.token_count()) * (KOBOLDS as u32 * u32::from(self.seats) + 1)
    }
}
