//! What a series showed.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::one_game::{Round, Seated};
use super::scores;
use super::statistics::elo;
use crate::arguments::Player;
use crate::failure::Failure;

/// What a series showed.
#[derive(Serialize)]
pub(crate) struct Verdict {
    game: &'static str,
    seed: u64,
    games: u64,
    /// How many random decisions each game began with.
    opening: u32,
    players: Vec<PlayerVerdict>,
    /// The share of wins of each seat, whoever sat there.
    seats: Vec<f64>,
    mean_turns: f64,
    forfeits: Vec<String>,
    /// Whether and how the sequential test ended.
    settled: Option<&'static str>,
}

#[derive(Serialize)]
struct PlayerVerdict {
    player: String,
    /// The share of wins, a shared win counting in parts, with its 95 % confidence interval.
    score: f64,
    interval: [f64; 2],
    wins: u64,
    /// Wins that were shared.
    draws: u64,
    losses: u64,
    /// The share of wins in each seat.
    by_seat: Vec<f64>,
    /// Against the other, where there are two players. Nothing where no number would be enough.
    elo: Option<f64>,
    elo_interval: Option<[Option<f64>; 2]>,
    mean_points: f64,
    decisions: u64,
    mean_milliseconds: f64,
    /// By how much the longest decision overran its budget.
    worst_overrun_milliseconds: f64,
}

impl Verdict {
    pub(crate) fn of(
        game: &'static str,
        seed: u64,
        opening: u32,
        players: &[Player],
        rounds: &[Round],
        settled: Option<&'static str>,
    ) -> Verdict {
        let games = rounds.iter().map(Vec::len).sum::<usize>() as u64;
        let played = || rounds.iter().flatten();
        let by_seat = |seat: usize| played().map(|played| played.seats[seat].score).sum::<f64>() / games as f64;
        Verdict {
            game,
            seed,
            games,
            opening,
            players: (0..players.len()).map(|player| PlayerVerdict::of(players, player, rounds)).collect(),
            seats: (0..players.len()).map(by_seat).collect(),
            mean_turns: played().map(|played| played.turns).sum::<u64>() as f64 / games as f64,
            forfeits: played().filter_map(|played| played.forfeit.clone()).collect(),
            settled,
        }
    }

    pub(crate) fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        write!(out, "{}: {} games, seed {}", self.game, self.games, self.seed)?;
        match self.opening {
            0 => writeln!(out)?,
            opening => writeln!(out, ", after {opening} random decisions")?,
        }
        let width = self.players.iter().map(|player| player.player.chars().count()).max().unwrap_or(0).clamp(10, 40);
        for player in &self.players {
            let PlayerVerdict { player: name, score, interval: [low, high], wins, draws, losses, .. } = player;
            let (score, low, high) = (100.0 * score, 100.0 * low, 100.0 * high);
            write!(out, "  {name:<width$} {score:5.1} % ({low:.1} to {high:.1})   +{wins} ={draws} -{losses}")?;
            writeln!(out, "{}", player.elo_in_words())?;
        }
        for PlayerVerdict { player, by_seat, mean_points, .. } in &self.players {
            writeln!(out, "  {player:<width$} by seat {} %   points {mean_points:.2}", percent(by_seat))?;
        }
        writeln!(out, "  whoever sits there {} %", percent(&self.seats))?;
        for player in &self.players {
            let PlayerVerdict { player, decisions, mean_milliseconds, worst_overrun_milliseconds, .. } = player;
            writeln!(
                out,
                "  {player:<width$} {decisions} decisions, {mean_milliseconds:.2} ms each, at worst {worst_overrun_milliseconds:.1} ms over"
            )?;
        }
        writeln!(out, "  a game takes {:.1} turns", self.mean_turns)?;
        if let Some(settled) = self.settled {
            writeln!(out, "  settled: {settled}")?;
        }
        for forfeit in &self.forfeits {
            writeln!(out, "  {forfeit}")?;
        }
        Ok(())
    }
}

fn percent(shares: &[f64]) -> String {
    shares.iter().map(|share| format!("{:.1}", 100.0 * share)).collect::<Vec<_>>().join(", ")
}

impl PlayerVerdict {
    fn elo_in_words(&self) -> String {
        match (self.elo, self.elo_interval) {
            (Some(elo), Some([Some(low), Some(high)])) => format!("   Elo {elo:+.0} ({low:+.0} to {high:+.0})"),
            (None, Some([Some(low), None])) => format!("   Elo above {low:+.0}"),
            (None, Some([None, Some(high)])) => format!("   Elo below {high:+.0}"),
            _ => String::new(),
        }
    }

    fn of(players: &[Player], player: usize, rounds: &[Round]) -> PlayerVerdict {
        let scores = scores(rounds, player, players.len());
        let all: Vec<&Seated> = rounds.iter().flatten().map(|played| played.of(player)).collect();
        let (score, interval) = (scores.mean(), scores.interval());
        let count = |fits: fn(f64) -> bool| all.iter().filter(|seated| fits(seated.score)).count() as u64;
        let in_seat = |seat: usize| {
            let there = rounds.iter().flatten().filter(|played| played.seating[seat] == player);
            let scores: Vec<f64> = there.map(|played| played.seats[seat].score).collect();
            scores.iter().sum::<f64>() / scores.len().max(1) as f64
        };
        let decisions: u64 = all.iter().map(|seated| seated.decisions).sum();
        let thinking: Duration = all.iter().map(|seated| seated.thinking).sum();
        let overrun = all.iter().map(|seated| seated.overrun).max().unwrap_or_default();
        let two = players.len() == 2;
        PlayerVerdict {
            player: players[player].to_string(),
            score,
            interval,
            wins: count(|score| score >= 1.0),
            draws: count(|score| score > 0.0 && score < 1.0),
            losses: count(|score| score <= 0.0),
            by_seat: (0..players.len()).map(in_seat).collect(),
            elo: elo(score).filter(|_| two),
            elo_interval: two.then(|| interval.map(elo)),
            mean_points: all.iter().map(|seated| seated.points).sum::<f64>() / all.len() as f64,
            decisions,
            mean_milliseconds: 1e3 * thinking.as_secs_f64() / decisions.max(1) as f64,
            worst_overrun_milliseconds: 1e3 * overrun.as_secs_f64(),
        }
    }
}
