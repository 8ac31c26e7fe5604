//! Who sits where in the games of a series.

use crate::arguments::Player;

/// For each seat, which of the players sits there.
pub(crate) type Seating = Vec<usize>;

/// Every way to seat the players that makes a difference. Equal players are not told apart by how a game goes, so games
/// are not played twice for them; but they take turns from one seed to the next, so that after a whole
/// [cycle](Rota::cycle) of seeds every player has sat in every seat equally often.
pub(crate) struct Rota {
    /// The seatings that differ.
    different: Vec<Seating>,
    /// For each player, those who are equal to it, itself among them.
    equals: Vec<Vec<usize>>,
}

impl Rota {
    pub(crate) fn new(players: &[Player]) -> Rota {
        let equals: Vec<Vec<usize>> = (players.iter())
            .map(|player| (0..players.len()).filter(|&other| players[other] == *player).collect())
            .collect();
        let mut seatings: Vec<Seating> = vec![Vec::new()];
        for _ in players {
            seatings = seatings
                .iter()
                .flat_map(|seated| {
                    // Of equal players the first who has no seat yet.
                    let next = |player: &usize| {
                        !seated.contains(player)
                            && equals[*player].iter().all(|other| other >= player || seated.contains(other))
                    };
                    (0..players.len()).filter(next).map(|player| [&seated[..], &[player]].concat())
                })
                .collect();
        }
        Rota { different: seatings, equals }
    }

    /// How many games are played with one seed.
    pub(crate) fn games(&self) -> usize {
        self.different.len()
    }

    /// After so many seeds everybody has sat everywhere equally often.
    pub(crate) fn cycle(&self) -> usize {
        self.equals.iter().map(Vec::len).fold(1, least_common_multiple)
    }

    /// The seatings of the round with this number.
    pub(crate) fn of_round(&self, number: u64) -> impl Iterator<Item = Seating> {
        let swapped = move |&player: &usize| {
            let equals = &self.equals[player];
            let place = equals.iter().position(|&other| other == player).expect("everybody equals themselves");
            equals[(place + number as usize) % equals.len()]
        };
        self.different.iter().map(move |seating| seating.iter().map(swapped).collect())
    }
}

fn least_common_multiple(one: usize, two: usize) -> usize {
    let (mut larger, mut smaller) = (one, two);
    while smaller > 0 {
        (larger, smaller) = (smaller, larger % smaller);
    }
    one / larger * two
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn players(names: &str) -> Vec<Player> {
        names.split(',').map(|name| name.parse().expect("a player")).collect()
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (names, games, cycle) in [
            ("hard,easy", 2, 1),
            ("hard,hard", 1, 2),
            ("hard,easy,random", 6, 1),
            ("medium,medium,medium,medium", 1, 4),
            ("hard,medium,medium,medium", 4, 3),
            ("medium,hard,medium,hard", 6, 2),
            ("hard,easy,easy,random", 12, 2),
        ] {
            let players = players(names);
            let rota = Rota::new(&players);
            assert_eq!((rota.games(), rota.cycle()), (games, cycle), "{names}");
            let mut sat = vec![vec![0; players.len()]; players.len()];
            for number in 0..rota.cycle() as u64 {
                for seating in rota.of_round(number) {
                    seating.iter().enumerate().for_each(|(seat, &player)| sat[player][seat] += 1);
                }
            }
            let each = games * cycle / players.len();
            assert_eq!(sat, vec![vec![each; players.len()]; players.len()], "{names}");
        }
    }

    #[test]
    fn no_game_is_played_twice_with_one_seed() {
        let players = players("hard,medium,medium,easy");
        let rota = Rota::new(&players);
        for number in 0..4 {
            let names: HashSet<Vec<String>> = (rota.of_round(number))
                .map(|seating| seating.iter().map(|&player| players[player].to_string()).collect())
                .collect();
            assert_eq!(names.len(), rota.games());
        }
    }
}
