//! Ratings: every player against every other, and all of them on one scale.

mod bradley_terry;
mod scale;

use clap::Args;
use underhill_catalog::GameId;
use underhill_search::{Brain, BrainVisit, visit};

use crate::arena::one_game::{Contest, ContestArgs, Round};
use crate::arena::scores;
use crate::arena::seating::Rota;
use crate::arguments::{Player, SeatList, game, threads};
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::series::in_batches;
use bradley_terry::Meeting;
use scale::Scale;

/// Rate bots on one scale: each of them plays each other one, two at a table.
///
/// A difference of 200 means that the better one scores 76 %, of 400 that it scores 91 %. Every pair plays the same seeds, each
/// from both seats.
#[derive(Args)]
pub(crate) struct Ratings {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// Who is rated, from the weakest to the strongest: written like the seats of `underhill arena`.
    #[arg(long, default_value = "random,greedy,beginner,easy,medium,hard,master")]
    players: SeatList<Player>,
    /// Whose rating is 1000; without it greedy's, or the first player's if greedy is not among them.
    #[arg(long, value_name = "PLAYER")]
    anchor: Option<Player>,
    /// How many games each pair plays; rounded up so that both sit everywhere equally often.
    #[arg(long, default_value_t = 40)]
    games: u64,
    #[command(flatten)]
    how: ContestArgs,
    /// A JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl Ratings {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let players = &self.players.0;
        if self.games == 0 {
            return Err(Failure::input("at least one game has to be played"));
        }
        if players.contains(&Player::Human) {
            return Err(Failure::input("people are not rated here; `underhill play` is for them"));
        }
        if players.len() < 2 {
            return Err(Failure::input("at least two players are needed to compare them"));
        }
        if (1..players.len()).any(|place| players[..place].contains(&players[place])) {
            return Err(Failure::input("every player is rated once"));
        }
        self.anchor()?;
        self.how.budgets.validate()?;
        let json = self.json;
        let scale = visit(self.game, self)?;
        let mut out = stdout();
        if json { json_line(&mut out, &scale) } else { scale.print(&mut out) }
    }

    /// The place of the player whose rating is fixed.
    fn anchor(&self) -> Result<usize, Failure> {
        let players = &self.players.0;
        let place = |wanted: &str| players.iter().position(|player| player.to_string() == wanted);
        match &self.anchor {
            Some(anchor) => place(&anchor.to_string())
                .ok_or_else(|| Failure::input(format!("`{anchor}` is not among those who are rated"))),
            None => Ok(place("greedy").unwrap_or(0)),
        }
    }
}

impl BrainVisit for Ratings {
    type Output = Result<Scale, Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let options = self.how.options.read::<G>()?;
        let players = &self.players.0;
        let start = G::new(2, &options).map_err(Failure::input)?;
        let places = 0..players.len();
        let pairs: Vec<[usize; 2]> = places.flat_map(|worse| (0..worse).map(move |other| [worse, other])).collect();
        let rounds = self.games.div_ceil(2);
        let play = |range: std::ops::Range<u64>| {
            let one = |number: u64| {
                let players = pairs[(number / rounds) as usize].map(|place| players[place].clone());
                let contest = Contest { players: &players, how: &self.how, recorded: false };
                contest.play_round(&start, &Rota::new(&players), number % rounds)
            };
            range.map(one).collect::<Result<Vec<Round>, Failure>>()
        };
        let mut results: Vec<Round> = Vec::new();
        let merge = |batch: Vec<Round>| {
            results.extend(batch);
            Ok(())
        };
        in_batches(pairs.len() as u64 * rounds, 1, threads(self.how.threads)?, self.json, play, merge)?;
        let forfeits = results.iter().flatten().filter_map(|played| played.forfeit.clone()).collect();
        let meetings: Vec<Meeting> = (pairs.into_iter().zip(results.chunks(rounds as usize)))
            .map(|([one, two], rounds)| {
                let scores = scores(rounds, 0, 2);
                Meeting { one, two, games: scores.worth(), score: scores.mean() }
            })
            .collect();
        let names: Vec<String> = players.iter().map(ToString::to_string).collect();
        Ok(Scale::new(G::ID, self.how.seed, 2 * rounds, &names, self.anchor()?, &meetings, forfeits))
    }
}
