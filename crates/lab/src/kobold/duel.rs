//! Which of two nets, ways to search or levels is better.

use std::path::Path;

use clap::Args;
use underhill_catalog::kobold::{Action, Kobold};
use underhill_core::{Game, Level, Luck, Viewer, Waiting, seeded};
use underhill_search::lab::kobold::{FORMAT, Judge, Net, SearchSettings, WideNet, narrow, wide};
use underhill_search::{Aids, Brain, Nodes, Question};

use super::play::{draw_on, new_game, think};
use crate::output::on_all_cores;
use crate::settings::changed;

/// Plays one net, way to search or level against another that has all other seats, with equally many judgements a decision,
/// each seed once from every seat.
#[derive(Args)]
pub(crate) struct Duel {
    /// The one: a level as people meet it, or a net (`shipped`, `narrow` or a file) and numbers of the search that differ, all joined by
    /// commas: `shipped,curiosity=0.3`. A level keeps its tree between decisions, a net thinks anew.
    one: String,
    /// The others.
    others: String,
    /// How many play.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(2..=4))]
    seats: u64,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How many positions the one judges for a decision; a level may judge fewer.
    #[arg(long, default_value_t = 1_000)]
    judgements: u64,
    /// How many the others judge, if not as many.
    #[arg(long)]
    other_judgements: Option<u64>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Whoever plays, by the name given on the command line.
struct Contestant {
    manner: Manner,
    judgements: u64,
}

enum Manner {
    Level(Level),
    Search(AnyNet, SearchSettings),
}

impl Contestant {
    fn named(name: &str, seats: usize, judgements: u64) -> Contestant {
        if let Ok(level) = name.parse() {
            return Contestant { manner: Manner::Level(level), judgements };
        }
        let mut parts = name.split(',');
        let net = read(parts.next().unwrap_or_default(), seats);
        let settings = changed(&SearchSettings::BEST, parts);
        Contestant { manner: Manner::Search(net, settings), judgements }
    }

    /// What it does where it has to decide.
    fn decide(&self, game: &Kobold, mind: &mut <Kobold as Brain>::Mind, luck: &mut impl Luck) -> Action {
        match &self.manner {
            Manner::Search(net, settings) => {
                let tree = think(game, net.judge(), *settings, self.judgements, luck);
                tree.choices()[tree.favourite()].action
            }
            &Manner::Level(level) => {
                let seat = game.player().expect("somebody decides");
                let view = game.view(Viewer::Seat(seat), level.memory());
                let (meter, seed, aids) = (&Nodes(self.judgements), luck.below(1 << 48), Aids::default());
                Kobold::think(mind, &Question { seat, view: &view, level, meter, seed, aids }).action
            }
        }
    }
}

/// A net of either kind.
pub(super) enum AnyNet {
    Narrow(Box<Net>),
    Wide(Box<WideNet>),
}

impl AnyNet {
    pub(super) fn judge(&self) -> Judge<'_> {
        match self {
            AnyNet::Narrow(net) => Judge::Narrow(net),
            AnyNet::Wide(net) => Judge::Wide(net),
        }
    }
}

/// The best net that ships for so many players, the narrow one for them, or the one in a file: a narrow net is written as
/// text, a wide one is not.
///
/// # Panics
/// If the file holds none.
pub(super) fn read(name: &str, seats: usize) -> AnyNet {
    match name {
        "shipped" => return AnyNet::Wide(Box::new(wide(seats).clone())),
        "narrow" => return AnyNet::Narrow(Box::new(narrow(seats).clone())),
        _ => {}
    }
    let bytes = std::fs::read(Path::new(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let narrow = std::str::from_utf8(&bytes).ok().and_then(|text| Net::parse(text, FORMAT));
    let wide = || WideNet::parse(&bytes).map(|net| AnyNet::Wide(Box::new(net)));
    narrow
        .map(|net| AnyNet::Narrow(Box::new(net)))
        .or_else(wide)
        .unwrap_or_else(|| panic!("{name} is no net for {seats}"))
}

impl Duel {
    pub(crate) fn run(self) {
        let seats = self.seats as usize;
        let one = Contestant::named(&self.one, seats, self.judgements);
        let others = Contestant::named(&self.others, seats, self.other_judgements.unwrap_or(self.judgements));
        let shares = on_all_cores(self.games.div_ceil(self.seats) as usize, |number| {
            let share = |at| play(&one, &others, seats, at, self.seed, number);
            (0..seats).map(share).sum::<f32>() / seats as f32
        });
        tell(&shares, seats);
    }
}

/// The share of the win that the one gets in a seat among the others.
fn play(one: &Contestant, others: &Contestant, seats: usize, at: usize, seed: u64, number: u64) -> f32 {
    let mut luck = seeded(seed, number);
    let mut thoughts = seeded(!seed, number);
    let mut game = new_game(seats, &mut luck);
    let mut minds: Vec<<Kobold as Brain>::Mind> = (0..seats).map(|_| Default::default()).collect();
    loop {
        draw_on(&mut game, &mut luck);
        if game.waiting() == Waiting::Over {
            break;
        }
        let seat = game.player().expect("it waits for one");
        let who = if seat.index() == at { one } else { others };
        let action = who.decide(&game, &mut minds[seat.index()], &mut thoughts);
        game.decide_unchecked(&[(seat, action)], &mut ());
    }
    let points = game.points();
    let most = points.iter().max().copied().unwrap_or(0);
    let winners = points.iter().filter(|&&points| points == most).count() as f32;
    if points[at] == most { 1.0 / winners } else { 0.0 }
}

/// The share of the one, and how far off it may be: the games of one seed count together.
fn tell(shares: &[f32], seats: usize) {
    let mean = shares.iter().sum::<f32>() / shares.len() as f32;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f32>() / shares.len() as f32;
    println!(
        "{} games with {seats}: {:.1} % ± {:.1}",
        seats * shares.len(),
        100.0 * mean,
        196.0 * (spread / shares.len() as f32).sqrt()
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_player_twice_shares_every_win() {
        let player = Contestant::named("shipped,curiosity=0.3", 3, 40);
        let share: f32 = (0..3).map(|at| play(&player, &player, 3, at, 7, 0)).sum();
        assert!((share - 1.0).abs() < 1e-6, "{share}");
    }

    #[test]
    fn a_better_level_wins_more() {
        let (one, others) = (Contestant::named("medium", 2, 1), Contestant::named("random", 2, 1));
        let shares: f32 = (0..20).map(|number| play(&one, &others, 2, number % 2, 7, number as u64)).sum();
        assert!(shares > 15.0, "{shares}");
    }
}
