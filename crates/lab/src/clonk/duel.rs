//! Which of two nets or ways to search is better.

use std::time::{Duration, Instant};

use clap::Args;
use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Level, Seat, Viewer};
use underhill_search::lab::clonk::{FORMAT, Manner, NET, Net, Notes, decide, manner};
use underhill_search::{Aids, Meter, Nodes, Question};

use super::play::play_by;
use crate::clock::Clock;
use crate::output::on_all_cores;
use crate::settings::changed;

/// Plays one net or way to search against another that has all other seats, each seed once from every seat.
#[derive(Args)]
pub(crate) struct Duel {
    /// The one: a level, a net after a colon if it is not the one that ships, and what else differs, joined by commas:
    /// `hard:FILE,rounds=2,curiosity.explore=0.3`.
    one: String,
    /// The others.
    others: String,
    /// How many play.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(2..=4))]
    seats: u64,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How many steps of imagined games the one looks at for a decision.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// How many the others look at, if not as many.
    #[arg(long)]
    other_nodes: Option<u64>,
    /// How many microseconds everyone thinks instead.
    #[arg(long)]
    time: Option<u64>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Whoever plays, by the name given on the command line.
struct Contestant {
    net: Net,
    manner: Manner,
    effort: Effort,
}

#[derive(Clone, Copy)]
enum Effort {
    Nodes(u64),
    Time(Duration),
}

impl Contestant {
    fn named(name: &str, effort: Effort) -> Contestant {
        let mut parts = name.split(',');
        let (level, net) = parts.next().map_or(("", None), |part| match part.split_once(':') {
            Some((level, net)) => (level, Some(net)),
            None => (part, None),
        });
        let level: Level = level.parse().unwrap_or_else(|error| panic!("{error}"));
        let manner = manner(level).unwrap_or_else(|| panic!("{level} does not think"));
        let net = net.map_or_else(|| NET.clone(), read);
        Contestant { net, manner: changed(&manner, parts), effort }
    }

    fn decide(&self, notes: &mut Notes, game: &Clonk, seat: Seat, seed: u64) -> Action {
        let view = game.view(Viewer::Seat(seat), Level::Hard.memory());
        let meter: &dyn Meter = match self.effort {
            Effort::Nodes(nodes) => &Nodes(nodes),
            Effort::Time(time) => &Clock(Instant::now(), time),
        };
        let question = Question { seat, view: &view, level: Level::Hard, meter, seed, aids: Aids::default() };
        decide(notes, &question, &self.manner, &self.net).0
    }
}

/// The net that ships, or the one in a file.
///
/// # Panics
/// If the file holds none.
pub(super) fn read(name: &str) -> Net {
    if name == "shipped" {
        return NET.clone();
    }
    let text = std::fs::read_to_string(name).unwrap_or_else(|error| panic!("{name}: {error}"));
    Net::parse(&text, FORMAT).unwrap_or_else(|| panic!("{name} is no net"))
}

/// What came of the games of one seed for the one.
#[derive(Default)]
struct Tally {
    /// The share of the wins, and by how many coins the best of the others was left behind.
    share: f64,
    lead: f64,
    /// How long the one and the others thought, and how often.
    thought: [(Duration, u64); 2],
}

impl Duel {
    pub(crate) fn run(self) {
        let seats = self.seats as usize;
        let effort = |nodes| self.time.map_or(Effort::Nodes(nodes), |time| Effort::Time(Duration::from_micros(time)));
        let one = Contestant::named(&self.one, effort(self.nodes));
        let others = Contestant::named(&self.others, effort(self.other_nodes.unwrap_or(self.nodes)));
        let tallies = on_all_cores(self.games.div_ceil(self.seats) as usize, |number| {
            let mut tally = Tally::default();
            (0..seats).for_each(|at| play(&one, &others, seats, at, self.seed, number, &mut tally));
            tally
        });
        let per_game = |value: fn(&Tally) -> f64| -> Vec<f64> {
            tallies.iter().map(|tally| value(tally) / seats as f64).collect()
        };
        let (share, share_off) = mean(&per_game(|tally| tally.share));
        let (lead, lead_off) = mean(&per_game(|tally| tally.lead));
        println!(
            "{} games with {seats}: {:.1} % ± {:.1}, {lead:.2} ± {lead_off:.2} coins ahead; decisions took {} and {} µs",
            seats * tallies.len(),
            100.0 * share,
            100.0 * share_off,
            thought(&tallies, 0),
            thought(&tallies, 1),
        );
    }
}

/// Plays a game in which the one has that seat.
fn play(one: &Contestant, others: &Contestant, seats: usize, at: usize, seed: u64, number: u64, tally: &mut Tally) {
    let mut decisions = 0;
    let mut notes: Vec<Notes> = (0..seats).map(|_| Notes::default()).collect();
    let choose = |game: &Clonk, seat: Seat| {
        decisions += 1;
        let who = usize::from(seat.index() != at);
        let start = Instant::now();
        let action =
            [one, others][who].decide(&mut notes[seat.index()], game, seat, seed ^ number << 20 ^ decisions << 8);
        tally.thought[who].0 += start.elapsed();
        tally.thought[who].1 += 1;
        action
    };
    let standings = play_by(seed, number, seats, choose, |_| {});
    let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
    tally.share += if standings.places[at] == 1 { 1.0 / winners } else { 0.0 };
    let rivals = standings.points.iter().enumerate().filter(|&(seat, _)| seat != at).map(|(_, &points)| points);
    tally.lead += f64::from(standings.points[at] - rivals.max().unwrap_or(0));
}

/// The mean, and how far off it may be (95 %): the games of one seed count together.
fn mean(values: &[f64]) -> (f64, f64) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64;
    (mean, 1.96 * (spread / values.len() as f64).sqrt())
}

/// How many microseconds a decision took on average.
fn thought(tallies: &[Tally], who: usize) -> u128 {
    let time: Duration = tallies.iter().map(|tally| tally.thought[who].0).sum();
    let times: u64 = tallies.iter().map(|tally| tally.thought[who].1).sum();
    time.as_micros() / u128::from(times.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_player_twice_shares_every_win() {
        let player = Contestant::named("hard,candidates=3,curiosity=null", Effort::Nodes(60));
        let mut tally = Tally::default();
        (0..3).for_each(|at| play(&player, &player, 3, at, 7, 0, &mut tally));
        assert!((tally.share - 1.0).abs() < 1e-6, "{}", tally.share);
    }

    #[test]
    fn whoever_thinks_wins_more_than_whoever_overlooks_most_things() {
        let one = Contestant::named("medium", Effort::Nodes(200));
        let others = Contestant::named("easy,overlooks=80", Effort::Nodes(200));
        let mut tally = Tally::default();
        (0..20).for_each(|number| play(&one, &others, 2, number % 2, 7, number as u64, &mut tally));
        assert!(tally.share > 15.0, "{}", tally.share);
    }
}
